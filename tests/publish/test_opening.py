from app.model import PERSON
from cards.shuffle import shuffled
from games.engine import new_deal
from publish.opening import asked_first, drawn, faces, places, smaller


def test_the_places_in_the_pack_are_those_of_the_person_s_cards():
    state = asked_first().sitting.state
    deck = shuffled(state.rules.pack, "any", "deal/0")
    dealt = new_deal(state.rules, state.dealer, deck)

    assert {deck[place] for place in places(state.rules, state.dealer)} == set(dealt.hands[PERSON])


def test_the_person_speaks_first_in_the_sitting_that_is_drawn():
    state = asked_first().sitting.state

    assert (state.turn, state.history) == (PERSON, ())


def test_no_card_is_named_before_the_script_lays_the_hand_out():
    html = drawn(asked_first())

    assert "face-" not in html.replace('class="face"', "")
    assert 'id="card-' not in html
    assert html.count('aria-hidden="true" class="card"') == 6


def test_every_card_of_the_pack_can_be_laid_out():
    model = asked_first()
    html = str(faces(model))

    assert html.count("<li>") == len(model.sitting.rules.pack)
    assert [card for card in model.sitting.rules.pack if f'id="card-{card}"' not in html] == []


def test_comments_and_indents_leave_the_styles():
    assert smaller("/* a\n b */\n#x {\n  color: red;\n}\n") == "#x {\ncolor: red;\n}\n"
