"""Attacks fly to their victims, Counterattacks turn them in the air (FC-20)."""

import pytest

from game.frantic import events as ev
from game.frantic.screen.table_view import FranticView
from game.frantic.state import Ask
from tests.frantic.test_scene import start
from tests.table_play import still_services

THREE = """
turn 0
seat 0: Rs R1 R2
seat 1: *c G5 Y5
seat 2: Y1 Y2 K4
discard: R9
colour red
"""


@pytest.fixture
def view() -> FranticView:
    services = still_services()
    services.store.update(reduced_motion=False, speed="normal")
    return start(services, "hbb", THREE).view


def happens(view: FranticView, event: ev.Event) -> None:
    """Let the table see an event of the match."""
    state = view._state
    view.play(event, state, state)


def goal(view: FranticView) -> tuple[float, float]:
    assert view.flights._flight is not None
    return view.flights._flight.goal


def over(view: FranticView, seat: int) -> tuple[float, float]:
    box = view.plate_box(seat)
    return pytest.approx((box.x, box.y), abs=40)


def test_fc_20_an_attack_flies_to_its_victim_and_strikes_where_nobody_counters(view) -> None:
    happens(view, ev.Attacked(0, 1, "skip", 0))
    assert view.flights._flight.start == over(view, 0)
    assert goal(view) == over(view, 1)
    happens(view, ev.Declined(1))
    assert view.flights._flight.struck == 0


def test_fc_20_a_counterattack_turns_it_in_the_air(view) -> None:
    counter = next(card for card in view._state.hands[1])
    happens(view, ev.Attacked(0, 1, "skip", 0))
    picture = view.flights._flight.picture
    happens(view, ev.Played(1, counter, ev.When.COUNTER))
    assert goal(view) == over(view, 1), "it hangs there until somebody is named"
    assert view.flights._flight.struck < 0
    happens(view, ev.Attacked(1, 2, "skip", 0))
    assert view.flights._flight.start == over(view, 1)
    assert goal(view) == over(view, 2)
    assert view.flights._flight.picture == picture
    happens(view, ev.Declined(2))
    assert view.flights._flight.struck == 0


def test_fc_20_a_stopped_attack_falls_to_pieces(view) -> None:
    happens(view, ev.Attacked(0, 1, "skip", 0))
    happens(view, ev.Stopped(1, "skip"))
    assert not view.flights.up


def test_what_is_no_attack_sends_nothing(view) -> None:
    happens(view, ev.Wished(0, "red"))
    assert not view.flights.up


def test_another_state_has_nothing_in_the_air(view) -> None:
    happens(view, ev.Attacked(0, 1, "skip", 0))
    view.snap(view._state)
    assert not view.flights.up


def submits(scene, seat: int, text: str) -> None:
    """Let a seat act, and the table see all that comes of it."""
    before = scene.match.state
    for step in scene.match.submit(seat, scene.rules.parse_action(text)):
        scene.view.play(step.event, before, step.state)
        before = step.state


def test_fc_20_in_a_match_it_hangs_while_the_victim_is_asked_and_is_turned_by_a_counter() -> None:
    services = still_services()
    services.store.update(reduced_motion=False, speed="normal")
    scene = start(services, "hbb", THREE)
    view = scene.view
    submits(scene, 0, "play Rs")
    if view._state.question.ask is Ask.TARGET:
        submits(scene, 0, "target 1")
    assert view._state.question.ask is Ask.COUNTER
    assert goal(view) == over(view, 1)
    assert view.flights._flight.struck < 0, "it hangs while one may answer"
    submits(scene, 1, "counter")
    assert view.flights.up
    assert view.flights._flight.struck < 0
    while view._state.question.ask is not Ask.COUNTER:
        (seat,) = view._state.question.seats
        wanted = {Ask.SEND_ON: "target 2", Ask.WISH: "wish red"}
        submits(scene, seat, wanted[view._state.question.ask])
    assert goal(view) == over(view, 2)
    assert view.flights._flight.start == over(view, 1)


def test_a_choice_taken_back_leaves_nobody_turning(view) -> None:
    happens(view, ev.Attacked(0, 1, "skip", 0))
    happens(view, ev.Played(1, view._state.hands[1][0], ev.When.COUNTER))
    view.snap(view._state)
    happens(view, ev.Attacked(1, 2, "skip", 0))
    assert goal(view) == over(view, 2)
