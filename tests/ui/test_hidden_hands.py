"""Whose hand lies open, without a window: asked, shown, held, passed on."""

import pytest

from game.ui.hidden_hands import HOLD_SECONDS, HiddenHands

FRAME = 1 / 60


def table(humans: tuple[int, ...] = (0, 2), seats: int = 4) -> HiddenHands:
    return HiddenHands(humans, seats)


def ask(hands: HiddenHands, seat: int | None, *, needs: bool = True, turn: int = 0) -> None:
    hands.ask(seat, needs_hand=needs, in_turn=turn)


def wait(hands: HiddenHands, seconds: float) -> None:
    for _ in range(round(seconds / FRAME)):
        hands.update(FRAME)


def test_a_single_person_sees_the_own_hand_and_no_curtain() -> None:
    hands = table((1,))
    for seat in (1, None):
        ask(hands, seat)
        assert hands.audience == {1}
        assert hands.curtain is None
        assert hands.near == 1
    hands.press()
    assert hands.audience == {1}, "there is nothing to close"
    assert not hands.guarded


def test_where_only_bots_play_everything_lies_open_and_the_hand_in_turn_is_near() -> None:
    hands = table(())
    ask(hands, None, turn=3)
    assert hands.audience == {0, 1, 2, 3}
    assert hands.near == 3
    assert hands.curtain is None


def test_whoever_is_asked_finds_a_curtain_and_lifts_it() -> None:
    hands = table()
    assert hands.near == 0, "somebody sits below before the first question"
    ask(hands, 2)
    assert (hands.near, hands.curtain, hands.audience) == (2, 2, frozenset())
    hands.press()
    assert (hands.curtain, hands.audience) == (None, {2})
    ask(hands, None)
    assert hands.audience == {2}, "a show is on, and nothing has passed"
    assert hands.near == 2


def test_a_press_opens_until_the_next_one() -> None:
    hands = table()
    ask(hands, 0)
    hands.press()
    wait(hands, 0.1)
    hands.release()
    wait(hands, 5)
    assert hands.audience == {0}
    hands.press()
    assert hands.audience == frozenset()
    assert hands.curtain == 0
    hands.release()
    assert hands.audience == frozenset()


def test_a_key_that_is_held_opens_until_it_is_let_go() -> None:
    hands = table()
    ask(hands, 0)
    hands.press()
    assert hands.held
    wait(hands, HOLD_SECONDS + 0.1)
    assert hands.audience == {0}
    hands.release()
    assert hands.audience == frozenset()
    assert not hands.held


def test_time_before_the_first_frame_with_the_hand_is_no_holding() -> None:
    hands = table()
    ask(hands, 0)
    hands.press()
    hands.update(10.0)
    hands.release()
    assert hands.audience == {0}


def test_passing_the_turn_closes_and_being_asked_again_does_not() -> None:
    hands = table()
    ask(hands, 0)
    hands.press()
    hands.release()
    hands.pass_to(0)
    ask(hands, 0)
    assert hands.audience == {0}
    for following in (2, 1, None):
        ask(hands, 0)
        hands.close()
        hands.press()
        hands.pass_to(following)
        assert hands.audience == frozenset(), following


def test_a_question_without_the_hand_has_no_curtain_but_the_hand_can_be_looked_at() -> None:
    hands = table()
    ask(hands, 2, needs=False)
    assert hands.curtain is None
    assert hands.audience == frozenset()
    hands.press()
    assert hands.audience == {2}


def test_nobody_asked_nothing_opens() -> None:
    hands = table()
    ask(hands, None)
    hands.press()
    assert hands.audience == frozenset()
    assert not hands.held


@pytest.mark.parametrize("opened", [False, True])
def test_closing_says_whether_anything_lay_open(opened: bool) -> None:
    hands = table()
    ask(hands, 0)
    if opened:
        hands.press()
    assert hands.close() is opened
    hands.release()
    assert hands.curtain == 0
