"""The time of an answer: it runs from the first frame, and is shown in steps."""

from game.ui.press_timing import CLOCK_STEP, AnswerClock


def test_without_a_limit_it_never_ends() -> None:
    clock = AnswerClock()
    clock.start(None)
    clock.run(1e9)
    assert clock.share is None
    assert not clock.over
    assert not clock.running


def test_what_was_before_the_first_frame_does_not_count() -> None:
    clock = AnswerClock()
    clock.start(5)
    clock.run(4.0)
    assert clock.share == 1.0
    clock.run(4.0)
    assert not clock.over
    clock.rest()
    clock.run(60.0)
    assert not clock.over, "there was a pause"
    clock.run(1.1)
    assert clock.over
    assert clock.share == 0.0


def test_it_is_shown_in_few_steps_that_never_grow() -> None:
    clock = AnswerClock()
    clock.start(5)
    shown = []
    while not clock.over:
        clock.run(1 / 60)
        shown.append(clock.share)
    assert shown == sorted(shown, reverse=True)
    assert len(set(shown)) == 5 / CLOCK_STEP + 1
    assert 300 <= len(shown) <= 302
