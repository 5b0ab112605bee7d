"""The session: options, handicaps, set-ups, the score table."""

import pytest

from game.core.rules import Outcome
from game.screens.flow import Flow
from game.screens.session import Session
from tests.harness import make_services
from tests.screens.stages import a_report, sit


@pytest.fixture
def flow() -> Flow:
    return Flow(make_services((640, 360)))


def option(flow: Flow, name: str):  # type: ignore[no-untyped-def]
    return next(o for o in flow.info().options if o.name == name)


def test_the_table_s_options_and_handicaps_reach_the_rules(flow: Flow) -> None:
    sit(flow)
    session = flow.session
    session.set_value(option(flow, "mode"), "table")
    session.set_handicap(1, option(flow, "block"), "2")
    session.set_handicap(2, option(flow, "turning"), "automatic")
    config = session.setup(flow.info(), seed=5).config(flow.info(), 0)
    assert config.seed == 5
    assert [config.value("mode", seat) for seat in range(4)] == ["table"] * 4
    assert [config.value("block", seat) for seat in range(4)] == ["0.8", "2", "0.8", "0.8"]
    assert [config.value("turning", s) for s in range(4)] == ["manual"] * 2 + [
        "automatic",
        "manual",
    ]


def test_a_handicap_equal_to_the_table_is_none(flow: Flow) -> None:
    sit(flow)
    block = option(flow, "block")
    flow.session.set_handicap(0, block, "2")
    flow.session.set_handicap(0, block, "0.8")
    assert flow.session.chairs[0].handicap == ()


def test_an_unknown_remembered_value_is_the_default(flow: Flow) -> None:
    flow.session.options["mode"] = "chess"
    assert flow.session.value(option(flow, "mode")) == "referee"


def test_seats_are_the_taken_chairs_from_left_to_right(flow: Flow) -> None:
    session = flow.session
    session.add_bot(3, "easy")
    session.sit(1, "Karim")
    players = session.setup(flow.info()).seating.players
    assert [player.name for player in players] == ["Karim", session.chairs[3].name]
    assert players[0].zone == session.preset.zones[1]


def test_bots_have_names_of_their_own(flow: Flow) -> None:
    for chair in range(4):
        flow.session.add_bot(chair)
    assert len({chair.name for chair in flow.session.chairs}) == 4


def test_the_score_table_is_sorted_by_wins() -> None:
    session = Session(Flow(make_services((640, 360))).session.presets)
    session.note(a_report((1,)))
    session.note(a_report((1,)))
    session.note(a_report((0,)))
    lines = [(line.name, line.won, line.played) for line in session.score_table()]
    assert lines[:2] == [("Bartholomäus", 2, 3), ("Anna", 1, 3)]
    assert session.matches == 3


def test_a_shared_victory_counts_for_all_winners() -> None:
    session = Session(Flow(make_services((640, 360))).session.presets)
    session.note(a_report((0, 1)))
    assert {line.name for line in session.score_table() if line.won} == {"Anna", "Bartholomäus"}
    assert a_report((0, 1)).outcome == Outcome((1, 14, 45, 29), (0, 1))
