"""What may be chosen agrees with the rules, is told in every language, and says why where not."""

from itertools import product

import pytest

from game.core.cards import HIDDEN
from game.core.choices import At, ChooseCard, NotBefore, TakeBack
from game.core.match import Match
from game.core.rng import Rng
from game.frantic.choices import (
    MUST_COVER,
    NO_COUNTER,
    NOT_FEWER,
    NOT_GIVEN,
    SHARE_FOUR,
    SHARED_ALL,
    SKIPPED,
    choices_of,
    rest_of,
)
from game.frantic.draft import AddCard, ChooseReceiver, Draft, GiveRest
from game.frantic.rules import INFO
from game.frantic.state import Counter, Draw, Give, Pass, Play, Share, Shares, Target
from game.ui.i18n import Texts
from tests.frantic.sampled import sampled
from tests.frantic.scenario import DECK, TABLE, Table, make_rules
from tests.frantic.test_prompts import DRAFTS, states

RULES = make_rules()

TURN = """
seat 0: R7 Y7 B3 K4 NY *f
seat 1: R1 R2
seat 2: G1
discard: rest G3 R4
draw: Y1 Y2 Y3
ask: turn seats=0
"""


def table(position):
    return Table(position)


def choices(state, seat=0, draft=None):
    return choices_of(RULES, state, seat, draft)


def at(found, kind):
    return [choice for choice in found if choice.at is kind]


def why(choice):
    """Return the id of the reason why something can't be chosen, empty if it can."""
    return "" if choice.refusal is None else choice.refusal.text_id


def reasons(found):
    return {DECK.text(choice.card): why(choice) for choice in at(found, At.CARD)}


def test_a_chance_is_covered_before_anybody_draws():
    told = table(TURN.replace("R7 Y7", "Rc R7 Y7"))
    told.do("play Rc")
    draw = [choice for choice in choices(told.state) if choice.action == Draw()]
    assert {why(choice) for choice in draw} == {MUST_COVER}


def test_who_can_not_be_named_says_why():
    skip = TURN.replace("R7 Y7", "Rs R7") + "skips: 2\n"
    four = skip.replace("seat 2: G1", "seat 2: G1\nseat 3: G2")
    told = table(four)
    told.do("play Rs")
    found = {choice.seat: why(choice) for choice in choices(told.state)}
    assert found == {1: "", 3: "", 2: SKIPPED}


def test_equality_may_be_for_nobody_and_not_for_who_holds_as_much():
    told = table(
        """
        seat 0: *e R7 R8
        seat 1: R1 R2
        seat 2: G1
        seat 3: G2
        discard: rest G3 R4
        ask: turn seats=0
        """
    )
    told.do("play *e")
    found = choices(told.state)
    assert {choice.seat: why(choice) for choice in at(found, At.SEAT)} == {
        2: "",
        3: "",
        1: NOT_FEWER,
    }
    assert [choice.action for choice in at(found, At.BUTTON)] == [Target(-1)]


FOUR = """
seat 0: *4 R7
seat 1: R1 R2
seat 2: G1
seat 3: G2
discard: rest G3 R4
ask: turn seats=0
"""


def test_a_fantastic_four_is_shared_out_card_by_card():
    told = table(FOUR)
    told.do("play *4")
    draft = Draft()
    for seat in (2, 1, 2):
        draft = draft.after(AddCard(seat))
    found = choices(told.state, draft=draft)
    assert [choice.seat for choice in at(found, At.SEAT)] == [1, 2, 3]
    drawn = [choice.about.args["count"] for choice in at(found, At.SEAT)]
    assert drawn == [2, 3, 1], "what each would draw with this card"
    notes = [choice.note and dict(choice.note.args) for choice in at(found, At.SEAT)]
    assert notes == [{"place": 2, "count": 1}, {"place": 1, "count": 2}, None]
    assert [(choice.action, why(choice)) for choice in at(found, At.BUTTON)] == [
        (TakeBack(), ""),
        (Shares((Share(2, 2), Share(1, 1))), SHARE_FOUR),
    ]
    draft = draft.after(AddCard(3))
    found = choices(told.state, draft=draft)
    assert {why(choice) for choice in at(found, At.SEAT)} == {SHARED_ALL}
    assert found[-1].action == Shares((Share(2, 2), Share(1, 1), Share(3, 1)))
    assert why(found[-1]) == ""


@pytest.mark.parametrize("seats", range(3, 9))
def test_every_way_to_press_four_cards_is_a_legal_share(seats):
    lines = [f"seat {seat}: -" for seat in range(1, seats)]
    state = RULES.parse_position("\n".join(["seat 0: *4 R7", *lines, "discard: rest R4"]))
    match = Match(RULES, INFO.configure(seats, 0), state=state)
    match.submit(0, Play("*4"))
    legal = set(RULES.legal_actions(match.state, 0))
    pressed = {Draft(added).done for added in product(range(1, seats), repeat=4)}
    assert pressed == legal


def test_a_reaction_offers_the_hand_alike_and_to_let_it_be_once_or_for_longer():
    held = table(
        """
        seat 0: *c R7
        seat 1: R1 Rg
        seat 2: G1 G2
        discard: rest G3 R4
        turn 1
        """
    )
    held.all("play Rg", "target 0")
    found = choices(held.state)
    assert reasons(found) == {"*c": "", "R7": NO_COUNTER}
    assert found[0].action == Counter()
    assert [choice.action for choice in found[-2:]] == [Pass(), NotBefore()]


def test_not_you_is_never_given():
    told = table(TURN.replace("R7 Y7", "Rg R7"))
    told.all("play Rg", "target 1")
    told.do("pass", 1)
    found = reasons(choices(told.state))
    assert found.pop("NY") == NOT_GIVEN
    assert set(found.values()) == {""}


def christmas():
    state = table(
        """
        seat 0: R4 K4 R7 Y7 Y7 B3
        seat 1: R1
        seat 2: G1
        discard: rest G4
        happenings: merry-christmas rest
        """
    )
    state.do("play K4")
    state.do("give R1 to 2", 1)
    state.do("give G1 to 1", 2)
    return state


def test_a_present_is_a_card_and_then_its_receiver():
    told = christmas()
    draft = Draft().after(ChooseCard("Y7"))
    first = choices(told.state)
    assert ChooseCard("Y7") in [choice.action for choice in first]
    found = choices(told.state, 0, draft)
    assert [choice.action for choice in at(found, At.SEAT)] == [Give("Y7", 1), Give("Y7", 2)]
    assert found[0].at is At.SEAT
    again = [choice for choice in at(found, At.CARD) if choice.action == TakeBack()]
    assert [DECK.kind(choice.card).text for choice in again] == ["Y7"]
    assert draft.after(TakeBack()) == Draft()


def test_with_a_receiver_each_card_is_one_press():
    told = christmas()
    draft = Draft().after(ChooseReceiver(2))
    found = choices(told.state, 0, draft)
    assert {choice.action for choice in at(found, At.CARD)} == {
        Give(kind, 2) for kind in ("R4", "R7", "Y7", "B3")
    }
    assert [choice.action for choice in at(found, At.SEAT)] == [ChooseReceiver(1)]
    assert GiveRest(2) in [choice.action for choice in at(found, At.BUTTON)]
    given = Give("Y7", 2)
    told.match.submit(0, given)
    assert draft.beyond(0, given, told.state.question) == Draft(to=2)
    assert Draft(to=2).beyond(1, given, None) == Draft()


def test_the_rest_of_a_hand_goes_to_one_player_at_once():
    told = christmas()
    presses = 0
    while action := rest_of(RULES, told.state, 0, 2):
        told.match.submit(0, action)
        presses += 1
    assert presses == 5
    assert told.hand(2).split() == ["R1", "R4", "R7", "Y7", "Y7b", "B3"]


def test_the_last_card_chosen_can_be_taken_back_by_a_button():
    told = christmas()
    assert TakeBack() not in [choice.action for choice in choices(told.state, 0)]
    told.match.submit(0, Give("R4", 1))
    assert TakeBack() in [choice.action for choice in choices(told.state, 0)]


def test_nobody_else_is_offered_anything():
    assert choices(table(TURN).state, 1) == ()


def test_of_each_card_it_is_told_what_it_is_and_does():
    texts = Texts("en")
    cards = {DECK.text(one.card): one for one in at(choices(table(TURN).state), At.CARD)}
    said = {text: one.sentence.text(texts) for text, one in cards.items()}
    assert (said["R7"], said["*f"], said["K4"]) == ("Red 7", "Fantastic", "Black 4")
    assert cards["*f"].about.text(texts) == texts("frantic-does-fantastic")
    assert cards["Y7"].refusal.text(texts).startswith("Yellow 7 does not go on red 4")


# Whatever is asked.


@pytest.mark.parametrize("seed", range(3))
def test_cards_are_those_of_the_own_hand_or_the_market(seed):
    for state, seat in states(2 + 2 * seed, seed, 300):
        cards = {choice.card for choice in choices(state, seat)}
        assert cards <= {HIDDEN, *state.hands[seat], *state.market}


@pytest.mark.parametrize("seed", range(4))
def test_fc61_choices_tell_nothing_that_the_seat_may_not_know(seed):
    """Two positions that look alike to a seat offer it the same, word for word."""
    luck = Rng(seed, "alike")
    for state, seat in states(4, seed, 250):
        other = sampled(RULES.view(state, seat), DECK, TABLE, luck)
        for draft in DRAFTS:
            assert choices(state, seat, draft) == choices(other, seat, draft)
