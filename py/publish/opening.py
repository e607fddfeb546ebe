"""The page as it is sent: the table drawn for a hand that the first script lays out, and the styles in it."""

import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

from htpy import Element, template
from markupsafe import Markup

from app.faces import face
from app.look import look
from app.model import PERSON, Model
from app.msg import Started
from app.pieces import HandScreen
from app.sorting import in_order
from app.update import update
from app.view import page
from app.view.hand import hand
from app.view.opening import late, opening, trouble, without_script
from games.engine import new_deal
from games.state import Rules

APP_GOES_HERE = '<div id="app"></div>'
STYLE = re.compile(r'<link rel="stylesheet" href="\./(assets/css/[\w-]+\.css)">\n')
OWN_STYLE = "assets/css/opening.css"
LATE_STYLE = "assets/css/late.css"
SCRIPT = re.compile(r'<script type="(?:module|py)"[^>]*></script>\n')
CARDS = re.compile(r'(?<=<ul class="cards">).*?(?=</ul>)')
CARD = re.compile(r"<li>.*?</li>")


def first_model(seed: str) -> Model:
    """Start as a visitor does who was never here, with this seed."""
    model, _ = update(None, Started((), "", seed))
    return model


def asked_first() -> Model:
    """Find a sitting in which the person speaks first."""
    models = (first_model(str(number)) for number in range(1, 1000))
    return next(model for model in models if model.sitting.state.turn == PERSON)


def places(rules: Rules, dealer: int) -> tuple[int, ...]:
    """Tell at which places of a shuffled pack the person's cards lie."""
    dealt = new_deal(rules, dealer, rules.pack)
    return tuple(rules.pack.index(card) for card in dealt.hands[PERSON])


def faces(model: Model) -> Element:
    """Draw every card of the pack as it would lie in the hand, in the order in which hands are held."""
    state = model.sitting.state
    held = tuple(face(state, card) for card in in_order(state, state.rules.pack))
    [drawn] = CARDS.findall(hand(HandScreen(held, None, out=False)))
    return template(
        "#faces",
        data_pack=" ".join(str(card) for card in state.rules.pack),
        data_places=" ".join(map(str, places(state.rules, state.dealer))),
        data_seats=str(state.rules.seats),
        data_dealer=str(state.dealer),
    )[Markup(drawn)]  # noqa: S704 -- our own drawing, cut out


def face_down(card: str, back: str) -> str:
    """Turn a drawn card of the hand over, so that it has its size and nothing else."""
    unnamed = re.sub(r' (?:id|aria-label)="[^"]*"', "", card)
    return re.sub(r'href="#face-[^"]*"', f'href="#back-{back}"', unnamed).replace(
        "<button", '<button tabindex="-1" aria-hidden="true"'
    )


def drawn(model: Model) -> str:
    """Draw the table with the person's cards face down."""
    html = str(page(look(model)))
    cards = CARD.findall(CARDS.findall(html)[0])
    back = face_down(cards[0], model.settings["back"])
    return CARDS.sub(back * len(cards), html, count=1)


def sent(checkout: Path, html: str, script: str, ahead: tuple[str, ...] = ()) -> str:
    """Make of index.html, its sprite in it, the page that is sent.

    script lays out the hand, from within the page; the modules ahead are fetched while the page is still
    being read. What is said when nothing more comes stands before all that takes long to come.
    """
    model = asked_first()
    styles = [
        smaller("\n".join((checkout / name).read_text(encoding="utf-8") for name in names))
        for names in ((LATE_STYLE,), (*STYLE.findall(html), OWN_STYLE))
    ]
    html = STYLE.sub("", SCRIPT.sub("", html))
    script = f"(() => {{\n{script}}})();"
    app = f'<div id="app">{drawn(model)}</div>'
    parts = (app, faces(model), opening(), trouble(), f"<script>{script}</script>", without_script())
    links = (f'<link rel="modulepreload" href="{each}">' for each in ahead)
    for place, put in (
        (APP_GOES_HERE, parts),
        ("</head>", (*links, f"<style>{styles[0]}</style>", "</head>")),
        ("<body>", ("<body>", late(), f"<style>{styles[1]}</style>")),
    ):
        assert place in html, f"index.html has no {place}"
        html = html.replace(place, "\n".join(map(str, put)), 1)
    return allowed(html, {"style": styles, "script": [script]})


def allowed(html: str, own: dict[str, list[str]]) -> str:
    """Let the page's policy allow its own styles and scripts, by their digests."""
    for kind, texts in own.items():
        source = f"{kind}-src 'self'"
        assert source in html, f"index.html has no policy for its {kind}"
        digests = (b64encode(sha256(text.encode()).digest()).decode() for text in texts)
        html = html.replace(source, " ".join((source, *(f"'sha256-{each}'" for each in digests))), 1)
    return html


def smaller(css: str) -> str:
    """Take the comments and the indents out of a style sheet."""
    return re.sub(r"\n\s*", "\n", re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)).lstrip()
