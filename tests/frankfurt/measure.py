"""Measures how even races are: ``python -m tests.frankfurt.measure levels --matches 300``.

``levels``: people against the level that is made for them. ``with-you``: rounds from the fourth on.
``child``: a child of 3 s against an adult of 1.5 s, with each handicap that may be offered.
``shown``: what is seen of people who need so many seconds a card. ``chances``: the fit of chances.
"""

import argparse
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from statistics import fmean
from typing import NamedTuple

from game.commands.tables import players_at
from game.core.rules import NOBODY
from game.core.simulation import simulate
from game.frankfurt import following
from game.frankfurt.chances import RUNGS, chance, handicap_of
from game.frankfurt.content import load_deck, make_game
from game.frankfurt.levels import SECONDS
from game.frankfurt.telling import winner_of_round

GAME = make_game(load_deck())
TEMPI = (0.6, 0.8, 1.0, 1.5, 2.1, 3.0, 4.0, 5.0)
CHILD, ADULT = 3.0, 1.5
FROM_ROUND = 3
"""The fourth round and those after it."""


class Match(NamedTuple):
    """How a match went: who won, as a part for each seat, and who won each round."""

    won: tuple[float, ...]
    rounds: tuple[int, ...]


def played(seats: Sequence[str], seed: int, options: Mapping[str, str] | None = None) -> Match:
    """Play a match as ``simulate`` plays it."""
    rounds: list[int] = []

    def watch(_: object, steps: Iterable) -> None:
        rounds.extend(seat for step in steps if (seat := winner_of_round(step.event)) != NOBODY)

    config = GAME.info.configure(len(seats), seed, options)
    _, result = simulate(GAME.rules, config, players_at(GAME, seats, seed), watch)
    part = 1 / len(result.winners)
    won = tuple(part if seat in result.winners else 0.0 for seat in range(len(seats)))
    return Match(won, tuple(rounds))


def even(seconds: float, level: str, seeds: Iterable[int]) -> tuple[float, float]:
    """Return the parts of matches and of rounds that a person wins against a level."""
    found = [played((f"person:{seconds}", f"bot:{level}"), seed) for seed in seeds]
    rounds = [seat for one in found for seat in one.rounds]
    return fmean(one.won[0] for one in found), rounds.count(0) / len(rounds)


def followed(seconds: float, seeds: Iterable[int], level: str = "with-you") -> float:
    """Return the part of rounds from the fourth on that a person wins against *with you*."""
    found = [played((f"person:{seconds}", f"bot:{level}"), seed) for seed in seeds]
    rounds = [seat for one in found for seat in one.rounds[FROM_ROUND:]]
    return rounds.count(0) / len(rounds)


def helped(
    slower: Mapping[str, str],
    quicker: Mapping[str, str],
    seeds: Iterable[int],
    people: tuple[float, float] = (CHILD, ADULT),
) -> float:
    """Return the part of matches that the slower of two people wins with handicaps."""
    return fmean(helps(slower, quicker, seeds, people))


def helps(
    slower: Mapping[str, str],
    quicker: Mapping[str, str],
    seeds: Iterable[int],
    people: tuple[float, float] = (CHILD, ADULT),
) -> Iterator[float]:
    """Yield for each match whether the slower of two people wins it with handicaps."""
    usual = {option.name: option.default for option in GAME.info.options if option.per_seat}
    options = {
        name: f"{slower.get(name, value)},{quicker.get(name, value)}"
        for name, value in usual.items()
    }
    seats = [f"person:{seconds}" for seconds in people]
    return (played(seats, seed, options).won[0] for seed in seeds)


def shown(seconds: float, seeds: Iterable[int]) -> float:
    """Return what is seen of a person who needs so many seconds a card, against an equal."""
    seen: list[float] = []
    for seed in seeds:
        players = players_at(GAME, [f"person:{seconds}", f"person:{seconds}"], seed)
        follower = following.Following(seconds, 1, GAME.rules.deck, kept=False)
        measures = _Measures(follower)
        players[1] = _Watched(players[1], follower)
        simulate(GAME.rules, GAME.info.configure(2, seed), players)
        seen += measures.found
    return math.exp(fmean(map(math.log, seen)))


class _Measures:
    """Keeps every single measure of a follower, without what is known of others."""

    def __init__(self, follower: following.Following) -> None:
        self.found: list[float] = []
        self._follower = follower
        follower._step = self._note  # type: ignore[method-assign]

    def _note(self) -> bool:
        person = self._follower.person
        assert person is not None
        self.found.append(_seen(person))
        for meter in self._follower._meters.values():
            meter.seconds = None
        return False


def _seen(seconds: float) -> float:
    """Return what was measured, from the seconds that the table makes of it."""
    return following.between([(true, seen) for seen, true in following.TRUE_SECONDS], seconds)


class _Watched:
    """A player through whose eyes a follower looks."""

    def __init__(self, racer, follower) -> None:
        self.delays = racer.delays
        self._racer, self._follower, self._last = racer, follower, None

    def step(self, now: int, view):
        if view is not self._last:
            self._last = view
            self._follower.watch(view, now)
        return self._racer.step(now, view)


def cells(seeds: Sequence[int]) -> Iterator[tuple[float, Mapping, Mapping, float]]:
    """Yield tempo ratios and handicaps with the chance that was measured."""
    for slow, quick in ((1.65, 1.5), (1.875, 1.5), (2.25, 1.5), (3.0, 1.5), (5.0, 2.5)):
        for slower, quicker in (({}, {}), *RUNGS):
            measured = helped(slower, quicker, seeds, (slow, quick))
            yield slow / quick, slower, quicker, measured


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("levels", "with-you", "child", "shown", "chances"))
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--first", type=int, default=0)
    args = parser.parse_args()
    seeds = range(args.first, args.first + args.matches)
    match args.what:
        case "levels":
            for level, seconds in SECONDS.items():
                matches, rounds = even(seconds, level, seeds)
                print(f"{level} {seconds} s: {matches:.1%} of matches, {rounds:.1%} of rounds")
        case "with-you":
            for seconds in TEMPI:
                print(f"{seconds} s: {followed(seconds, seeds):.1%} of rounds from the fourth on")
        case "child":
            for slower, quicker in (({}, {}), *RUNGS):
                print(f"{slower} {quicker}: {helped(slower, quicker, seeds):.1%} of matches")
        case "shown":
            for seconds in (0.5, *TEMPI, 8.0, 9.0):
                print(f"({shown(seconds, seeds):.3f}, {seconds}),")
        case _:
            for ratio, slower, quicker, measured in cells(seeds):
                told = chance(ratio, handicap_of(slower), handicap_of(quicker))
                print(f"{ratio:.2f} {slower} {quicker}: {measured:.2f}, told {told:.2f}")


if __name__ == "__main__":
    main()
