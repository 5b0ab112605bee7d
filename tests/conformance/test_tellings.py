"""Every event is told: in words of all languages, with a sound that there is, and with no secret.

What a telling may depend on is asked by each game's tests of closed hands as well.
"""

import math
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from game.catalog import find, keys
from game.core.game import AnyGame
from game.core.match import Match
from game.core.rng import Rng
from game.core.sentence import Sentence
from game.core.telling import MOODS, Telling, tell_nothing
from game.resources import asset
from game.ui.i18n import Texts
from tests.conformance.checks import random_events
from tests.conformance.games import ENTRIES

NAMES = ("Anna", "Bob", "Cara", "Dan", "Eve", "Finn", "Gus", "Hanna")
MATCHES = 4
MOST_EVENTS = 1200
"""Of a match so many events are told."""
OPEN = {entry.key: entry.open() for entry in ENTRIES}
HOUSE = keys()
"""Games with so much to tell that a telling which lacks most would be noticed."""
TOLD = [key for key, game in OPEN.items() if game.tell is not tell_nothing]

each_game = pytest.mark.parametrize("game", [OPEN[key] for key in TOLD], ids=TOLD)
"""Those whose events are told."""


def moments(game: AnyGame) -> Iterator[tuple[Any, Any, Any, int]]:
    """Yield events of random matches, with the states around each, and how many play."""
    info = game.info
    for seed in range(MATCHES):
        seats = info.min_seats + seed % (info.max_seats - info.min_seats + 1)
        match: Any = Match(game.rules, info.configure(seats, seed))
        events = random_events(match, Rng(seed, "players"))
        for event, before in islice(events, MOST_EVENTS):
            yield event, before, game.rules.evolve(before, event), seats


def told(game: AnyGame) -> list[tuple[Telling, int]]:
    """Return tellings for nobody in particular, each with how many seats there are."""
    return _told(game.key)


@cache
def _told(key: str) -> list[tuple[Telling, int]]:
    game = find(key).open()
    return [
        (game.tell(event, before, after, frozenset()), seats)
        for event, before, after, seats in moments(game)
    ]


def sentences(telling: Telling) -> list[Sentence]:
    found = [telling.line, telling.status]
    if telling.notice is not None:
        found += [telling.notice.line, *telling.notice.notes]
    if telling.poster is not None:
        poster = telling.poster
        found += [poster.name, poster.text, poster.whom, *poster.each]
    return [sentence for sentence in found if sentence is not None]


@each_game
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_all_that_is_told_can_be_said(game: AnyGame, lang: str) -> None:
    texts, said = Texts(lang), {}
    for telling, _ in told(game):
        for sentence in sentences(telling):
            said[sentence.text_id, len(said) % 7] = sentence.text(texts, NAMES)
    assert texts.missing == set()
    assert len({text_id for text_id, _ in said}) > (10 if game.key in HOUSE else 1)
    for (text_id, _), text in said.items():
        assert not {*"{}$"} & {*text}, f"{text_id}: {text}"
        assert f"{game.key}-" not in text


@each_game
def test_all_that_is_heard_has_a_file(game: AnyGame) -> None:
    stems = {re.sub(r"-\d+\Z", "", path.stem) for path in asset("sounds").iterdir()}
    heard = {telling.sound for telling, _ in told(game)} - {""}
    assert heard <= stems
    assert len(heard) > (8 if game.key in HOUSE else 1)


@each_game
def test_it_is_told_in_plain_values(game: AnyGame) -> None:
    """So that records and phones can have it."""
    for telling, seats in told(game):
        assert 0 <= telling.seconds < math.inf
        assert set(telling.seats) | set(telling.moods) <= set(range(seats))
        assert set(telling.moods.values()) <= set(MOODS)
        assert msgspec.json.encode(telling)


@each_game
def test_only_the_line_differs_by_who_reads_it(game: AnyGame) -> None:
    differ = 0
    for event, before, after, seats in islice(moments(game), 600):
        tellings = [
            game.tell(event, before, after, frozenset(readers))
            for readers in ((), (0,), (1,), range(seats))
        ]
        assert len({msgspec.json.encode(replace(one, line=None)) for one in tellings}) == 1
        differ += any(one.line != tellings[0].line for one in tellings)
    assert bool(differ) == (game.info.hidden_info and not game.info.real_time)
