"""What is asked of the texts of positions: wherever a text is wrong, the message has its line."""

from functools import cache
from typing import Any

import pytest

from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import AnyRules, PositionError
from tests.conformance.checks import random_steps
from tests.conformance.games import GameUnderTest, Options, real_games

MARK = "# here"
"""Stands in a text behind the line that is wrong, if it is not the last one, or after the end."""


POSITIONS = 3
"""So many of a match are tried, and its end."""


def check_refused(rules: AnyRules, text: str, why: str) -> None:
    """Check that a text is refused with a message about the right line."""
    rows = text.splitlines()
    line = next((number for number, row in enumerate(rows, 1) if MARK in row), len(rows))
    more = [] if rows[-1] == MARK else ["# nothing more"]
    with pytest.raises(PositionError) as caught:
        rules.parse_position("\n".join(rows + more))
    assert why in str(caught.value)
    assert caught.value.line == line, f"{caught.value} instead of line {line}"


def read(rules: AnyRules, rows: list[str]) -> Any:
    """Return the state of a text, or the message about a line that is there and that it names."""
    try:
        return rules.parse_position("\n".join(rows))
    except PositionError as error:
        fault = error
    assert 1 <= fault.line <= len(rows), f"{fault}: there is no such line"
    row = rows[fault.line - 1]
    key = fault.why.partition(": ")[0]
    if key.startswith("unknown line "):
        key = key.removeprefix("unknown line ").strip("'")
    named = row == key or row.startswith((f"{key}:", f"{key} "))
    assert named or key.startswith("a position needs seats"), f"{fault}: but there stands {row!r}"
    return fault


def positions(game: GameUnderTest, seats: int, options: Options) -> tuple[list[str], ...]:
    """Return the lines of some positions of a random match, and of its end."""
    return _positions(game.key, seats, tuple(options.items()))


@cache
def _positions(key: str, seats: int, options: tuple[tuple[str, str], ...]) -> tuple[list[str], ...]:
    game = next(game for game in real_games() if game.key == key)
    match: Any = Match(game.rules, game.config(seats, 3, dict(options)))
    states = [state for state, _ in random_steps(match, Rng(seats, "players"))]
    luck = Rng(seats, "positions")
    some = (*(luck.choice(states) for _ in range(POSITIONS)), match.state)
    return tuple(game.rules.describe(state).splitlines() for state in some)
