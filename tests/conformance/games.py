"""The games under test: all of the catalogue, one from elsewhere, and two toys.

The game from elsewhere is whole, and known to nothing but its entry here; the toys keep the tests
themselves honest. A game's own test folder has a ``profile.py``:

- ``hidden_cards(position_text, seat)``: the card texts in a position that a seat may not know
  (``None``: an onlooker), written from the rules and not from the view;
- ``OPTION_SETS``: the options, as ``{name: value}``, under which everything is tried;
- ``OTHER_SEATS``: lines that the examples of a position's lines, which are of one seat, need;
- ``APART``: by their words, lines whose examples don't go with the others, and what those need.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple

import pytest

from game.catalog import GAMES, GameEntry
from game.core.rules import AnyRules, MatchConfig
from tests.pairs import each_value, with_the_rest
from tests.toys import grab, highcard

Options = Mapping[str, str]

ELSEWHERE = GameEntry("tests.highest")
ENTRIES = (*GAMES, ELSEWHERE)


class GameUnderTest(NamedTuple):
    key: str
    rules: AnyRules
    bot: Callable[[str, int, int], Any]
    levels: Sequence[str]
    hidden_cards: Callable[[str, int | None], list[str]]
    option_sets: Sequence[Options]

    @property
    def seat_counts(self) -> range:
        return range(self.rules.info.min_seats, self.rules.info.max_seats + 1)

    @property
    def few_seat_counts(self) -> tuple[int, ...]:
        counts = self.seat_counts
        return tuple(sorted({counts[0], counts[-1]}))

    def config(self, seats: int, seed: int, options: Options | None = None) -> MatchConfig:
        info = self.rules.info
        return info.configure(seats, seed, info.settled(options or {}, seats))


def real_games() -> list[GameUnderTest]:
    return [_game(entry) for entry in ENTRIES]


def game_named(key: str) -> GameUnderTest:
    return next(game for game in real_games() if game.key == key)


def profile_of(key: str) -> Any:
    return import_module(f"tests.{key}.profile")


def _game(entry: Any) -> GameUnderTest:
    game = entry.open()
    profile = profile_of(entry.key)
    return GameUnderTest(
        entry.key, game.rules, game.bot, game.levels, profile.hidden_cards, profile.OPTION_SETS
    )


TOYS = (
    GameUnderTest(
        "toy-race",
        grab.GrabRules(),
        lambda level, seat, seed: grab.GrabBot(seat, (18 if level == "easy" else 1) + 8 * seat),
        ("easy", "hard"),
        grab.hidden_cards,
        ({},),
    ),
    GameUnderTest(
        "toy-turns",
        highcard.HighCardRules(),
        lambda level, seat, seed: highcard.HighBot(level),
        ("easy", "hard"),
        highcard.hidden_cards,
        ({}, {"hand": "3"}),
    ),
)

UNDER_TEST = (*real_games(), *TOYS)


def case_id(value: Any) -> str:
    if isinstance(value, GameUnderTest):
        return value.key
    if isinstance(value, Mapping):
        return ",".join(f"{name}={choice}" for name, choice in value.items()) or "default"
    return str(value)


each_game = pytest.mark.parametrize("game", UNDER_TEST, ids=case_id)
FEW_TABLES = [
    (game, seats, options)
    for game in UNDER_TEST
    for seats, options in each_value(game.few_seat_counts, game.option_sets)
]
MORE_TABLES = [
    (game, seats, options)
    for game in UNDER_TEST
    for seats, options in each_value(game.seat_counts, game.option_sets)
]
TABLES = [*FEW_TABLES, *(table for table in MORE_TABLES if table not in FEW_TABLES)]
each_table = pytest.mark.parametrize(
    ("game", "seats", "options"), with_the_rest(FEW_TABLES, TABLES), ids=case_id
)
"""Fewest and most seats, and every set of options; in the long form every number of seats."""
