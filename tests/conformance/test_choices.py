"""Whatever the rules would take can be chosen, once, and all of it is told in every language."""

from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from typing import Any

import pytest

from game.core.choices import TakeBack, choose_nothing
from game.core.game import AnyGame
from game.core.match import Match
from game.core.rng import Rng
from tests.choosing import Words, check_once, reached
from tests.conformance.checks import random_steps
from tests.conformance.games import ENTRIES

NAMES = ("Anna", "Bob", "Cara", "Dan", "Eve", "Finn", "Gus", "Hanna")
MATCHES = 6
STATES = 200
EVERY = {"race": 40, "turns": 1}
"""Of a race one state in so many is looked at."""
OFTEN, MANY = 8, 900
"""Questions of a kind are gone through press by press so often a match, and none that leads to more
actions than this."""

OPEN = {entry.key: entry.open() for entry in ENTRIES}
TOLD = [key for key, game in OPEN.items() if game.choose is not choose_nothing]

each_game = pytest.mark.parametrize("game", [OPEN[key] for key in TOLD], ids=TOLD)


def moments(game: AnyGame, seed: int) -> Iterator[tuple[Any, int]]:
    """Yield states of a match of random actions, each with all who may act."""
    info = game.info
    seats = info.min_seats + seed % (info.max_seats - info.min_seats + 1)
    match: Any = Match(game.rules, info.configure(seats, seed))
    steps = random_steps(match, Rng(seed, "choices"))
    every = EVERY["race" if info.real_time else "turns"]
    for before, _ in islice(steps, 0, STATES * every, every):
        for seat in sorted(game.rules.to_act(before)):
            yield before, seat


def drafts_of(game: AnyGame) -> tuple[Any, tuple[type, ...]]:
    """Return an empty draft of a game, and the steps that go into one."""
    package = next(entry.package for entry in ENTRIES if entry.key == game.key)
    if find_spec(f"{package}.draft") is None:
        return None, (TakeBack,)
    draft = import_module(f"{package}.draft")
    return draft.Draft(), draft.STEPS


@each_game
@pytest.mark.parametrize("seed", range(MATCHES))
def test_all_that_is_legal_is_one_choice_and_nothing_else(game: AnyGame, seed: int) -> None:
    empty, steps = drafts_of(game)
    met: Counter[frozenset[str]] = Counter()
    for state, seat in moments(game, seed):
        legal = frozenset(game.rules.legal_actions(state, seat))
        if len(legal) > MANY:
            continue
        found = game.choices(state, seat)
        check_once(found, legal, steps)
        kind = frozenset(type(choice.action).__name__ for choice in found)
        met[kind] += 1
        if not kind & {step.__name__ for step in steps}:
            possible = {choice.action for choice in found if choice.refusal is None}
            assert possible == legal
        elif met[kind] <= OFTEN:
            assert reached(lambda draft: game.choices(state, seat, draft), empty, steps) == legal  # noqa: B023
    assert met


@each_game
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_all_that_may_be_chosen_is_told(game: AnyGame, lang: str) -> None:
    words = Words(lang, NAMES)
    for seed in range(MATCHES):
        for state, seat in moments(game, seed):
            words.check(game.choices(state, seat))


@each_game
def test_who_is_not_asked_has_nothing_to_choose(game: AnyGame) -> None:
    if game.info.real_time:
        return
    for state, _ in islice(moments(game, 1), 60):
        for seat in {*range(2)} - game.rules.to_act(state):
            assert not game.choices(state, seat)
