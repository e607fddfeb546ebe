"""The card faces: the drawings of parts.svg laid out as one sprite, assets/cards/faces.svg.

The build puts the sprite into the page, since a browser asks for a separate one again when its copy is
stale, and draws nothing while it is offline. It holds every card alike, so it tells nothing of a deal.
"""

import re

from cards.card import JOKER, Card, Rank, pack
from publish.files import CHECKOUT

PARTS = CHECKOUT / "py" / "publish" / "parts.svg"
SPRITE = CHECKOUT / "assets" / "cards" / "faces.svg"

# A card is 250 wide and 350 high. Its lower half is the upper one turned round the middle.
TURNED = 'transform="rotate(180 125 175)"'
LEFT, MIDDLE, RIGHT = 96, 125, 154
PIP = 42
CORNERS = ((LEFT, 56), (RIGHT, 56))
STACKED = ((LEFT, 52), (RIGHT, 52), (LEFT, 134), (RIGHT, 134))
SIDES = ((LEFT, 175), (RIGHT, 175))
CENTRE = ((MIDDLE, 175),)
HIGH = ((MIDDLE, 115),)
# The pips of the upper half, and those that are not turned with it; by their centres.
PIPS: dict[int, tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]] = {
    2: (((MIDDLE, 56),), ()),
    3: (((MIDDLE, 56),), CENTRE),
    4: (CORNERS, ()),
    5: (CORNERS, CENTRE),
    6: (CORNERS, SIDES),
    7: (CORNERS, SIDES + HIGH),
    8: (CORNERS + HIGH, SIDES),
    9: (STACKED, CENTRE),
    10: ((*STACKED, (MIDDLE, 93)), ()),
}


def sprite(parts: str) -> str:
    """Lay out the sprite from the text of parts.svg: its drawings, then the cards, then the backs."""
    drawings = re.sub(r"<!--.*?-->|\n", "", parts, flags=re.DOTALL).removesuffix("</svg>")
    symbols = [*(face(each) for each in pack(Rank.TWO)), joker(), *backs()]
    return "\n".join((drawings, *symbols, "</svg>\n"))


def face(card: Card) -> str:
    """Draw a card of a suit, in full and with a large index only; the page's CSS picks one."""
    assert card.suit is not None, card
    suit = card.suit.letter
    rank = card.rank.sign
    waist = ""
    half = placed(f"part-rank-{rank}", 10 if rank == "10" else 14, 18, width(rank, 60), 60) + pips(
        suit, ((38, 108),), 44
    )
    if card.rank is Rank.ACE:
        waist = pips(suit, CENTRE, 132)
    elif card.rank > Rank.TEN:
        half += f'<use href="#part-court-{card}"/>'
        waist = '<use href="#part-belt"/>'
    else:
        upper, unturned = PIPS[card.rank]
        half += pips(suit, upper, PIP)
        waist = pips(suit, unturned, PIP)
    large = placed(f"part-rank-{rank}", 20, 22, width(rank, 132), 132) + pips(suit, ((158, 256),), 148)
    return symbol(str(card), f"--suit-{suit.lower()}", half, waist, large)


def joker() -> str:
    """Draw the joker: the hare is not turned round, its index is."""
    leap = '<circle cx="125" cy="150" r="92" fill="var(--face-gold)"/><use href="#part-hare"/>'
    full = f'<g transform="translate(7 10) scale(.95)"><use href="#part-pepper"/>{leap}</g>'
    index = placed("part-hare-head", 14, 14, 50, 75)
    large = (
        placed("part-hare-head", 14, 14, 104, 156) + f'<g transform="translate(60 152) scale(.76)">{leap}</g>'
    )
    return symbol(str(JOKER), "--hare", index, full, large)


def symbol(name: str, colour: str, half: str, waist: str, large: str) -> str:
    """Put the two looks of a card into its symbol."""
    full = f'<g id="part-{name}">{half}</g><use href="#part-{name}" {TURNED}/>{waist}'
    return (
        f'<symbol id="face-{name}" viewBox="0 0 250 350"><g color="var({colour})">'
        f'<g display="var(--face-full,inline)">{full}</g>'
        f'<g display="var(--face-large,none)">{large}</g></g></symbol>'
    )


def pips(suit: str, centres: tuple[tuple[int, int], ...], size: int) -> str:
    """Draw the sign of a suit at each of the places."""
    return "".join(placed(f"suit-{suit}", x - size // 2, y - size // 2, size, size) for x, y in centres)


def placed(name: str, x: int, y: int, wide: int, high: int) -> str:
    """Use a drawing in a box given by its upper left corner."""
    return f'<use href="#{name}" x="{x}" y="{y}" width="{wide}" height="{high}"/>'


def width(rank: str, height: int) -> int:
    """Tell how wide a rank is when drawn at a height."""
    return height * (100 if rank == "10" else 80) // 100


def backs() -> tuple[str, ...]:
    """Draw the backs, which look the same when turned round."""
    ground = '<rect x="14" y="14" width="222" height="322" rx="10" fill="var(--back)"/>'
    return tuple(
        f'<symbol id="back-{number}" viewBox="0 0 250 350">{ground}{pattern}</symbol>'
        for number, pattern in enumerate((hares(), pepper(), cloth()), start=1)
    )


def hares() -> str:
    """Draw two hares' heads in a field of leaves."""
    leaves = "".join(
        f"M{x} {y - 20}q3 17 15 20q-12 3-15 20q-3-17-15-20q12-3 15-20z"
        for row, y in enumerate(range(37, 314, 23))
        for x in range(32 + row % 2 * 31, 219, 62)
    )
    return (
        f'<path fill="var(--back-line)" d="{leaves}"/>'
        '<ellipse cx="125" cy="175" rx="62" ry="106" fill="var(--back)"/>'
        '<ellipse cx="125" cy="175" rx="54" ry="98" fill="var(--card-paper)"/>'
        + placed("part-hare-head", 97, 88, 56, 84)
        + f'<use href="#part-hare-head" x="97" y="88" width="56" height="84" {TURNED}/>'
    )


def pepper() -> str:
    """Draw rings of pepper grains: dashes of no length, with round ends."""
    rings = "".join(
        f'<rect x="{inset}" y="{inset}" width="{250 - 2 * inset}" height="{350 - 2 * inset}" '
        f'rx="{max(4, 40 - inset // 3)}" pathLength="{14 * round((1000 - 6.5 * inset) / 14)}"/>'
        for inset in range(28, 120, 14)
    )
    return (
        '<g fill="none" stroke="var(--back-line)" stroke-width="7" stroke-linecap="round" '
        f'stroke-dasharray="0 14">{rings}</g>'
    )


def cloth() -> str:
    """Draw a checked cloth."""
    down = "".join(f"M{x} 14h24v322h-24z" for x in range(29, 220, 42))
    across = "".join(f"M14 {y}h222v24h-222z" for y in range(30, 320, 42))
    thread = 'fill="var(--back-line)" fill-opacity=".5"'
    return f'<path {thread} d="{down}"/><path {thread} d="{across}"/>'


def main() -> None:
    """Write the sprite anew."""
    SPRITE.parent.mkdir(parents=True, exist_ok=True)
    SPRITE.write_text(sprite(PARTS.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
