"""FC-61: what closed hands hold changes no decision and no line; and the check finds a leak."""

from collections.abc import Generator, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from game.frantic.rules import FranticRules
from game.frantic.state import Action, Ask, State, View
from tests.conformance.closed_hands import check_finds, check_positions

from .secrecy import GAME

POSITIONS = 400


def test_fc_61_what_closed_hands_hold_changes_no_decision_and_no_line() -> None:
    check_positions(GAME, len(Ask), POSITIONS)


def with_open_hands(rules: FranticRules, state: State, seat: int | None) -> View:
    return replace(seen(state, seat), hands=state.hands)


def with_next_event(rules: FranticRules, state: State, seat: int | None) -> View:
    return replace(seen(state, seat), happened=state.happenings[:1])


seen = FranticRules.view


@pytest.mark.parametrize("leak", [with_open_hands, with_next_event])
def test_a_view_that_shows_too_much_is_found(leak: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FranticRules, "view", leak)
    check_finds(GAME, "sees a difference", POSITIONS)


def test_an_event_that_tells_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FranticRules, "redact", lambda _, event, seat: event)
    check_finds(GAME, "events tell", POSITIONS)


def test_a_line_of_the_log_that_tells_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.frantic.telling.redact", lambda event, seat: event)
    check_finds(GAME, "lines tell", POSITIONS)


def test_a_prompt_that_tells_too_much_is_found() -> None:
    told = GAME._replace(said=lambda state: [max(state.hands[0], default=0)])
    check_finds(told, "the screen says something else", POSITIONS)


class Moody:
    """Decides one thing, then another, whatever it sees."""

    times = 0

    def think(
        self, view: View, actions: Sequence[Action], steps: int
    ) -> Generator[None, None, Action]:
        Moody.times += 1
        yield from ()
        return actions[Moody.times % len(actions)]


def test_a_bot_that_decides_otherwise_is_found() -> None:
    def bot(level: str, seat: int, luck: Any) -> Any:
        return Moody() if level == "normal" else GAME.bot(level, seat, luck)

    check_finds(GAME._replace(bot=bot), r"normal at seat \d decides", POSITIONS)
