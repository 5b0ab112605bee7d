"""The session: options, handicaps, set-ups, the score table."""

import pytest

from game.core.rules import Outcome
from game.input.seating import Player
from game.screens.navigator import ScreenNavigator
from game.screens.session import Session, told_apart
from tests.harness import make_services
from tests.screens.stages import a_report, sit


@pytest.fixture
def navigator() -> ScreenNavigator:
    return ScreenNavigator(make_services((640, 360)))


def option(navigator: ScreenNavigator, name: str):  # type: ignore[no-untyped-def]
    return next(o for o in navigator.app.info().options if o.name == name)


def test_the_table_s_options_and_handicaps_reach_the_rules(navigator: ScreenNavigator) -> None:
    sit(navigator)
    session = navigator.app.session
    session.set_value(option(navigator, "mode"), "table")
    session.set_handicap(1, option(navigator, "block"), "2")
    session.set_handicap(2, option(navigator, "turning"), "automatic")
    config = session.setup(navigator.app.info(), seed=5).config(navigator.app.info(), 0)
    assert config.seed == 5
    assert [config.value("mode", seat) for seat in range(4)] == ["table"] * 4
    assert [config.value("block", seat) for seat in range(4)] == ["0.8", "2", "0.8", "0.8"]
    assert [config.value("turning", s) for s in range(4)] == ["manual"] * 2 + [
        "automatic",
        "manual",
    ]


def test_a_handicap_equal_to_the_table_is_none(navigator: ScreenNavigator) -> None:
    sit(navigator)
    block = option(navigator, "block")
    navigator.app.session.set_handicap(0, block, "2")
    navigator.app.session.set_handicap(0, block, "0.8")
    assert navigator.app.session.chairs[0].handicap == ()


def test_an_unknown_remembered_value_is_the_default(navigator: ScreenNavigator) -> None:
    navigator.app.session.options["mode"] = "chess"
    assert navigator.app.session.value(option(navigator, "mode")) == "referee"


def test_seats_are_the_taken_chairs_from_left_to_right(navigator: ScreenNavigator) -> None:
    session = navigator.app.session
    session.add_bot(3, "easy")
    session.sit(1, "Karim")
    players = session.setup(navigator.app.info()).seating.players
    assert [player.name for player in players] == ["Karim", session.chairs[3].name]
    assert players[0].zone == session.preset.zones[1]


def test_bots_have_names_of_their_own(navigator: ScreenNavigator) -> None:
    for chair in range(4):
        navigator.app.session.add_bot(chair)
    assert len({chair.name for chair in navigator.app.session.chairs}) == 4


def test_the_score_table_is_sorted_by_wins() -> None:
    session = Session(ScreenNavigator(make_services((640, 360))).app.session.presets)
    session.note(a_report((1,)))
    session.note(a_report((1,)))
    session.note(a_report((0,)))
    lines = [(line.name, line.won, line.played) for line in session.score_table()]
    assert lines[:2] == [("Bartholomäus", 2, 3), ("Anna", 1, 3)]
    assert session.matches == 3


def test_a_shared_victory_counts_for_all_winners() -> None:
    session = Session(ScreenNavigator(make_services((640, 360))).app.session.presets)
    session.note(a_report((0, 1)))
    assert {line.name for line in session.score_table() if line.won} == {"Anna", "Bartholomäus"}
    assert a_report((0, 1)).outcome == Outcome((1, 14, 45, 29), (0, 1))


def test_equal_names_are_told_apart() -> None:
    names = [one.name for one in told_apart(tuple(Player("human", n) for n in EQUAL))]
    assert names == ["Anna", "anna 2", "Ben", "Anna 3", "Anna 2 2"]


EQUAL = ("Anna", "anna", "Ben", "Anna", "Anna 2")


def test_a_value_for_fewer_rests_while_more_sit_there(navigator: ScreenNavigator) -> None:
    app, session = navigator.app, navigator.app.session
    app.choose_game("board")
    session.set_value(option(navigator, "wild"), "16")
    for chair in range(6):
        session.add_bot(chair, "easy")
        wild = option(navigator, "wild")
        few = chair < 4
        assert session.value(wild) == ("16" if few else "off")
        assert app.offered(wild, session.value(wild)) == (("off", "8", "16") if few else ("off",))
        if chair:
            config = session.setup(app.info()).config(app.info(), 0)
            assert config.value("wild") == ("16" if few else "off")
