"""What may be chosen agrees with the rules, is told in every language, and says why where not."""

import pytest

from game.board.choices import REASONS, SAME_SQUARE, choices_of
from game.board.draft import STEPS, ChooseSquare, Draft, Nothing
from game.board.occupancy import Refusal
from game.board.state import ASKED_ALIKE, Ask, Give, Lay, Reroll
from game.board.views import sampled
from game.core.cards import HIDDEN
from game.core.choices import At, ChooseCard, TakeBack
from game.core.match import Match
from game.core.rng import Rng
from tests.board.scenario import BOARDS, DECK, Table, make_rules, table_with
from tests.choosing import check_once, reached

RULES = make_rules()


def choices(state, seat=0, draft=None, *, hand_open=True):
    return choices_of(RULES, state, seat, draft, hand_open=hand_open)


def at(found, kind):
    return [choice for choice in found if choice.at is kind]


def why(choice):
    """Return the id of the reason why something can't be chosen, empty if it can."""
    return "" if choice.refusal is None else choice.refusal.text_id


def chosen(kind, square=-1):
    return Draft(kind, DECK.copies(kind)[0], square)


# To lay a card.


def test_a_card_comes_first_and_then_its_square():
    table = table_with("3=push/up 9=snail", hand="stop push reverse trouble")
    hand = choices(table.state)
    assert [choice.action.kind for choice in hand] == ["push", "stop", "reverse", "trouble"]
    assert {choice.action.card for choice in hand} == set(table.state.hands[0])
    assert {why(choice) for choice in hand} == {""}
    squares = at(choices(table.state, draft=chosen("stop")), At.SQUARE)
    reasons = {choice.square: why(choice) for choice in squares if why(choice)}
    assert reasons == {
        0: Refusal.END.value,
        50: Refusal.END.value,
        3: Refusal.COLOUR.value,
        **dict.fromkeys((8, 14, 20, 26, 32, 38), Refusal.TELEPORT.value),
    }
    lit = [choice.action for choice in squares if not why(choice)]
    assert lit == [Lay("stop", square) for square in table.squares("stop")]


def test_a_card_with_an_arrow_takes_one_press_more():
    table = table_with("")
    squares = at(choices(table.state, draft=chosen("push")), At.SQUARE)
    assert ChooseSquare(12) in [choice.action for choice in squares]
    arrows = at(choices(table.state, draft=chosen("push", 12)), At.ARROW)
    assert [choice.action for choice in arrows] == [
        Lay("push", 12, way) for way in ("up", "down", "left", "right")
    ]
    assert [choice.way for choice in arrows] == ["up", "down", "left", "right"]


def test_a_jump_points_along_the_track_and_knows_where_it_leads():
    table = table_with("", hand="jump push reverse trouble")
    arrows = at(choices(table.state, draft=chosen("jump", 12)), At.ARROW)
    assert [(choice.action.arrow, choice.there) for choice in arrows] == [("on", 14), ("back", 10)]
    assert {choice.way for choice in arrows} <= {"up", "down", "left", "right"}
    far = at(choices(table.state, draft=chosen("jump", 49)), At.ARROW)
    assert [choice.there for choice in far] == [50, 47]


def test_each_press_back_undoes_a_stage():
    draft = Draft().after(ChooseCard("push", 3)).after(ChooseSquare(12))
    assert draft.last == ChooseSquare(12)
    before = draft.after(TakeBack())
    assert before == Draft("push", 3)
    assert before.last == ChooseCard("push", 3)
    assert before.after(TakeBack()) == Draft()
    assert Draft().last is None
    assert draft.after(ChooseCard("jump", 20)) == Draft("jump", 20)
    assert draft.after(Nothing()) == draft


@pytest.mark.parametrize("square", [-1, 12])
def test_at_each_stage_another_card_can_be_pressed(square):
    table = table_with("")
    found = choices(table.state, draft=chosen("push", square))
    assert {choice.action.kind for choice in at(found, At.CARD)} == {
        "stop",
        "push",
        "reverse",
        "trouble",
    }
    assert TakeBack() in [choice.action for choice in at(found, At.BUTTON)]


# To name somebody, and to answer.


REMOTE = """
seat 0: remote push stop x
seat 1: push push push push
seat 2: stop stop stop stop
pawns: 5 9 9
"""


def test_a_pawn_on_the_same_square_is_no_partner():
    table = Table(
        "seat 0: stop push x jump\nseat 1: push push push push\nseat 2: x x x x\n"
        "seat 3: snail snail snail snail\npawns: 3 7 5 9\ncards: 5=swap",
        "2",
    )
    table.play("lay stop 49")
    assert table.state.question.ask is Ask.SWAP
    reasons = {choice.seat: why(choice) for choice in at(choices(table.state), At.PAWN)}
    assert reasons == {1: "", 3: "", 2: SAME_SQUARE}


def attacked(hand):
    table = Table(REMOTE.replace("seat 1: push push push push", f"seat 1: {hand}"))
    table.do("lay remote 1")
    table.do("target 1")
    return table.state


def rolled(hand):
    table = Table(REMOTE.replace("remote push stop x", hand), "3")
    table.do("lay stop 1")
    return table.state


def test_of_several_dice_one_is_named():
    table = Table(
        "seat 0: trouble push stop x\nseat 1: reroll push push push\nseat 2: x x x x\n",
        "2 3 4 5",
    )
    table.do("lay trouble 30")
    table.everyone("pass")
    state = table.state
    assert [die.value for die in state.dice] == [3, 4, 5]
    hand = at(choices(state, 1), At.CARD)
    assert (hand[0].action.kind, why(hand[0])) == ("reroll", "")
    plates = at(choices(state, 1, Draft("reroll")), At.SEAT)
    assert {choice.action for choice in plates} == {Reroll(seat) for seat in range(3)}
    closed = choices(state, 1, hand_open=False)
    assert closed[0].action == ChooseCard("reroll")
    assert choices(state, 0, hand_open=False)[0].action == Nothing()


# Events, and nobody else.


def test_presents_are_a_card_and_then_its_receiver():
    state = Table(
        "seat 0: push stop x x\nseat 1: push\nseat 2: x\nask: give seats=0,1,2\n"
        "agenda: hand-over seat=0 what=give-card; end-turn seat=0\nhappening: surprise-party"
    ).state
    assert {choice.action.kind for choice in choices(state)} == {"push", "stop", "x"}
    named = at(choices(state, draft=chosen("stop")), At.SEAT)
    assert [choice.action for choice in named] == [Give("stop", 1), Give("stop", 2)]
    assert choices(state, draft=chosen("stop"))[0].at is At.SEAT


def test_nobody_else_is_offered_anything():
    assert choices(table_with("").state, 1) == ()


def test_every_square_has_a_reason_of_its_own_kind():
    """Each reason of the rules is met, so that none of the texts is dead."""
    table = table_with("3=push/up 9=trouble", hand="stop push reverse trouble")
    found = at(choices(table.state, draft=chosen("stop")), At.SQUARE)
    assert {why(choice) for choice in found} == {"", *(why.value for why in Refusal)}


# Whatever is asked.


def decisions(seed, count):
    """Return the decisions of a match of random actions."""
    options = {"board": BOARDS[seed % len(BOARDS)].key, "limit": "rounds-3"}
    match, luck = Match(RULES, RULES.info.configure(2 + seed, seed, options)), Rng(seed, "choices")
    for _ in range(count):
        if match.state.question is None:
            return
        seat = luck.choice(match.state.question.seats)
        yield match.state, seat
        match.submit(seat, luck.choice(RULES.legal_actions(match.state, seat)))


@pytest.mark.parametrize("seed", range(5))
def test_cards_are_those_of_the_own_hand_and_reasons_are_known(seed):
    for state, seat in decisions(seed, 260):
        found = choices(state, seat)
        assert {why(choice) for choice in found} <= {"", *REASONS}
        assert {one.card for one in found} <= {HIDDEN, *state.hands[seat], *state.market}


@pytest.mark.parametrize("seed", range(5))
def test_fb34_a_closed_hand_can_answer_in_every_way_that_is_legal(seed):
    for state, seat in decisions(seed, 260):
        if state.question.ask in ASKED_ALIKE:
            legal = frozenset(RULES.legal_actions(state, seat))
            check_once(choices(state, seat, hand_open=False), legal, STEPS)
            assert pressed(state, seat) == legal


def pressed(state, seat):
    """Return the actions to which any presses lead while the hand is closed."""
    return reached(lambda d: choices(state, seat, d, hand_open=False), Draft(), STEPS)


@pytest.mark.parametrize("seed", range(3))
def test_fb36_choices_tell_nothing_that_the_seat_may_not_know(seed):
    """Two positions that look alike to a seat offer it the same, word for word."""
    luck = Rng(seed, "alike")
    for state, seat in decisions(seed, 160):
        other = sampled(RULES.view(state, seat), DECK, luck)
        for draft in (Draft(), chosen("push"), chosen("push", 12)):
            for hand_open in (True, False):
                assert choices(state, seat, draft, hand_open=hand_open) == choices(
                    other, seat, draft, hand_open=hand_open
                )
