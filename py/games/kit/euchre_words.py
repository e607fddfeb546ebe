"""Sentences that the rules pages of the Euchre family share (RULES.md sections 2 and 5 to 8)."""

from games.words import N_, Section, Sentence, say


def the_cards(count: int, *, sevens: bool, joker: bool) -> Section:
    """Describe the pack and how its cards rank."""
    said = [
        say(N_("There are {count} cards, from sevens to aces in four suits."), count=count)
        if sevens
        else say(N_("There are {count} cards, from nines to aces in four suits."), count=count)
    ]
    if joker:
        said.append(say(N_("One of them is the joker: it is the highest trump, whatever trump is.")))
    said += [
        say(N_("The jack of trump, the right bower, is higher than the ace of trump.")),
        say(
            N_(
                "Next below it stands the left bower, the jack of the other suit of the same colour. "
                "It is a trump in every way and no longer belongs to the suit printed on it."
            )
        ),
        say(N_("All other cards rank from the ace down: ace, king, queen, jack, ten, nine."))
        if not sevens
        else say(N_("All other cards rank from the ace down to the seven.")),
    ]
    return Section(N_("The cards"), tuple(said))


def the_deal(seats: int, left: int) -> Section:
    """Describe the deal; left is how many cards stay face down."""
    said = (
        say(N_("Each of the {seats} players is dealt five cards, three and then two."), seats=seats),
        say(
            N_("The next card, the upcard, is turned face up; the other {left} stay face down."),
            left=left,
        ),
        say(N_("The player at the dealer's left deals next.")),
    )
    return Section(N_("The deal"), said)


def joker_turned_up(rule: str) -> Section:
    """Describe what a joker turned up means."""
    said: tuple[Sentence, ...]
    match rule:
        case "hearts":
            said = (say(N_("The joker stands for hearts: that is the suit it proposes.")),)
        case "dealer_names_blind":
            said = (
                say(N_("Before anyone looks at a card, the dealer names the suit it proposes.")),
                say(N_("Then the bidding goes on as with any other upcard.")),
            )
        case "dealer_maker_names_blind":
            said = (
                say(N_("Before anyone looks at a card, the dealer names the trump suit.")),
                say(N_("There is no bidding: the dealer is the maker and takes the joker up.")),
            )
        case _:
            said = (say(N_("The hands are thrown in and the same dealer deals again.")),)
    return Section(N_("When the joker is turned up"), said)


def farmers_hand(rule: str) -> tuple[Section, ...]:
    """Describe what a weak hand may ask for; nothing when it may not."""
    said: tuple[Sentence, ...]
    match rule:
        case "swap_three":
            said = (
                say(
                    N_(
                        "Before the bidding each player in turn may change three nines and tens "
                        "for the three cards beneath the upcard, unseen."
                    )
                ),
                say(N_("Only one player may do so in a deal.")),
            )
        case "redeal_9_10":
            said = (
                say(
                    N_(
                        "Before the bidding a player who holds nothing but nines and tens "
                        "may have the same dealer deal again."
                    )
                ),
            )
        case "no_ace_no_face":
            said = (
                say(
                    N_(
                        "Before the bidding a player who holds no ace, no picture and no joker "
                        "may have the same dealer deal again."
                    )
                ),
            )
        case _:
            return ()
    asked = say(N_("Every player is asked, so that being asked gives nothing away."))
    return (Section(N_("Weak hands"), (*said, asked)),)


def first_round() -> tuple[Sentence, ...]:
    """Describe the first round of bidding."""
    return (
        say(N_("From the dealer's left each player once may pass or make the upcard's suit trump.")),
        say(N_("Whoever does so is the maker, and the dealer takes up the upcard.")),
    )


def the_discard(*, upcard_may_go: bool) -> Sentence:
    """Describe the dealer's discard."""
    if upcard_may_go:
        return say(N_("The dealer then puts one card away face down; it may be the upcard itself."))
    return say(N_("The dealer must keep the upcard and puts another card away face down."))


def second_round(*, barred: bool) -> Sentence:
    """Describe the second round of bidding."""
    if barred:
        return say(
            N_(
                "If all pass, the upcard is turned down, and in a second round each player once "
                "may name one of the other three suits."
            )
        )
    return say(
        N_(
            "If all pass, the upcard is turned down, and in a second round each player once "
            "may name any of the four suits."
        )
    )


def stuck_dealer(rule: str) -> Sentence | None:
    """Describe what the dealer must do at the end; None when he may pass like the others."""
    match rule:
        case "on":
            return say(N_("If it comes to the dealer, the dealer must name one; there is no pass."))
        case "on_any_suit":
            return say(N_("If it comes to the dealer, the dealer must name a suit, and it may be any suit."))
        case _:
            return None


def thrown_in(*, same_dealer: bool = False) -> Sentence:
    """Describe what happens when nobody makes trump."""
    if same_dealer:
        return say(N_("If all pass again, the hands are thrown in and the same dealer deals again."))
    return say(N_("If all pass again, the hands are thrown in and the next player deals."))


def following() -> tuple[Sentence, ...]:
    """Describe the play of a trick."""
    return (
        say(
            N_(
                "You must follow the suit led if you can, with bowers and joker counted as trumps; "
                "otherwise you may play anything."
            )
        ),
        say(N_("The highest trump takes the trick, or else the highest card of the suit led.")),
        say(N_("Whoever takes a trick leads to the next.")),
    )
