"""FB-36: what closed hands hold changes no decision and no line; and the check finds a leak."""

from typing import Any

import pytest
from msgspec.structs import replace

from game.board.rules import BoardRules
from game.board.state import Ask, State, View
from tests.conformance.closed_hands import check_finds, check_positions

from .secrecy import GAME

POSITIONS = 400


def test_fb_36_what_closed_hands_hold_changes_no_decision_and_no_line() -> None:
    check_positions(GAME, len(Ask), POSITIONS)


def with_open_hands(rules: BoardRules, state: State, seat: int | None) -> View:
    return replace(seen(state, seat), hands=state.hands)


def with_choices(rules: BoardRules, state: State, seat: int | None) -> View:
    return replace(seen(state, seat), chosen=state.chosen)


seen = BoardRules.view


@pytest.mark.parametrize("leak", [with_open_hands, with_choices])
def test_a_view_that_shows_too_much_is_found(leak: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BoardRules, "view", leak)
    check_finds(GAME, "sees a difference", 4 * POSITIONS)


def test_an_event_that_tells_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BoardRules, "redact", lambda _, event, seat: event)
    check_finds(GAME, "events tell", POSITIONS)


def test_a_line_of_the_log_that_tells_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.board.telling.redact", lambda event, seat: event)
    check_finds(GAME, "lines tell", POSITIONS)


def test_a_prompt_that_tells_too_much_is_found() -> None:
    told = GAME._replace(said=lambda state: [max(state.hands[0], default=0)])
    check_finds(told, "the screen says something else", POSITIONS)
