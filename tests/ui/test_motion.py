"""Tweens end where and when they should, whatever happens on the way (C53)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.motion import EASINGS, FLIP_MS, Placement, Presenter, Speed, Style, Tweener

HERE, THERE = Placement(0, 0, 100), Placement(100, 50, 120, angle=30, face_up=False)


def test_a_card_arrives_in_its_time_and_exactly() -> None:
    tweener = Tweener()
    tweener.set(1, HERE)
    tweener.to(1, THERE, 200, "linear")
    tweener.update(0.1)
    half = tweener.get(1)
    assert (half.x, half.width) == (pytest.approx(50), pytest.approx(110))
    tweener.update(0.1)
    assert tweener.get(1) == THERE
    assert not tweener.busy


@pytest.mark.parametrize("speed", Speed)
@given(
    st.floats(1, 2000), st.floats(0, 500), st.sampled_from(sorted(EASINGS)), st.floats(0.001, 0.1)
)
def test_no_tween_outlives_its_bound(
    speed: Speed, duration: float, delay: float, ease: str, dt: float
) -> None:
    tweener = Tweener(speed)
    tweener.set("card", HERE)
    tweener.to("card", THERE, duration, ease, delay)
    limit = (duration + delay) / 1000 * speed.value
    passed = 0.0
    while tweener.busy:
        assert passed <= limit + 1e-6
        tweener.update(dt)
        passed += dt
    assert tweener.get("card") == THERE


def test_with_speed_off_everything_is_there_at_once() -> None:
    tweener = Tweener(Speed.off)
    tweener.set(1, HERE)
    tweener.to(1, THERE, 400, delay_ms=300)
    assert tweener.get(1) == THERE
    assert not tweener.busy


def test_a_card_called_elsewhere_turns_from_where_it_is() -> None:
    tweener = Tweener()
    tweener.set(1, HERE)
    tweener.to(1, THERE, 200, "linear")
    tweener.update(0.1)
    on_the_way = tweener.get(1)
    tweener.to(1, HERE, 200, "linear")
    assert tweener.get(1) == on_the_way
    tweener.update(0.1)
    assert tweener.get(1).x == pytest.approx(25)


def test_a_waiting_card_stays_and_then_goes() -> None:
    tweener = Tweener()
    tweener.set(1, HERE)
    tweener.to(1, THERE, 100, "linear", delay_ms=200)
    tweener.update(0.15)
    assert tweener.get(1) == HERE
    tweener.update(0.1)
    assert tweener.get(1).x == pytest.approx(50)


def test_a_flip_shows_the_other_side_half_way() -> None:
    tweener = Tweener()
    tweener.set(1, HERE)
    tweener.to(1, Placement(0, 0, 100, face_up=False), FLIP_MS, "linear")
    sides = []
    for _ in range(4):
        tweener.update(FLIP_MS / 1000 / 4 * 1.01)
        now = tweener.get(1)
        sides.append((now.face_up, round(now.squash, 1)))
    assert sides == [(True, 0.5), (False, 0.0), (False, 0.5), (False, 1.0)]


def test_the_overshoot_is_a_hint() -> None:
    values = [EASINGS["out-back"](n / 100) for n in range(101)]
    assert 1.0 < max(values) < 1.06
    assert values[-1] == pytest.approx(1)


def test_finish_skips_the_show() -> None:
    tweener = Tweener()
    tweener.set(1, HERE)
    tweener.to(1, THERE, 400, delay_ms=300)
    tweener.finish()
    assert tweener.get(1) == THERE
    assert not tweener.busy


def layout(state: dict[str, int]) -> dict[object, Placement]:
    return {name: Placement(x, 0, 100) for name, x in state.items()}


def test_the_presenter_shows_the_last_state_in_the_end() -> None:
    tweener = Tweener()
    presenter: Presenter[dict[str, int], str] = Presenter(layout, {"a": 0, "b": 10}, tweener)
    for number in range(20):
        presenter.play("moved", {"a": number * 10, "c": 5})
        tweener.update(0.05)
    tweener.update(1)
    assert presenter.shown == {"a": 190, "c": 5}
    assert {name: tweener.get(name) for name in tweener.sprites()} == layout(presenter.shown)


def test_a_card_that_keeps_its_goal_is_not_sent_again() -> None:
    tweener = Tweener()
    presenter: Presenter[dict[str, int], str] = Presenter(layout, {"a": 0, "b": 0}, tweener)
    presenter.play("moved", {"a": 100, "b": 0})
    tweener.update(0.2)
    presenter.play("moved", {"a": 100, "b": 50})
    tweener.update(0.05)
    assert tweener.get("a") == Placement(100, 0, 100)
    assert tweener.moving("b")


def test_an_event_may_give_a_card_its_own_motion() -> None:
    tweener = Tweener()
    presenter: Presenter[dict[str, int], str] = Presenter(
        layout,
        {"a": 0},
        tweener,
        lambda event, _: Style(1000, "linear") if event == "slow" else None,
    )
    presenter.play("slow", {"a": 100})
    tweener.update(0.5)
    assert tweener.get("a").x == pytest.approx(50)
    presenter.snap({"a": 7})
    assert tweener.get("a").x == 7
    assert not tweener.busy
