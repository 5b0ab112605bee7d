"""Looks for moments that the title shows while nobody plays: ``python -m tests.moments GAME``.

Bots play matches; from many of their positions they play on a little, in another luck. What is
dearest in shouts is written to ``levels/moments/GAME.txt``: a short record from that position.
"""

import argparse
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from game.commands.tables import bots_at, open_game
from game.core.game import AnyGame
from game.core.match import AnyMatch, Match
from game.core.record import Player, record_of
from game.core.record_text import dump
from game.core.rules import TICKS_PER_SECOND, AnySteps, MatchConfig
from game.core.simulation import play

FOLDER = Path(__file__).parent.parent / "levels" / "moments"
NAMES = ("Anna", "Zeil", "Karim", "Römer")


class Kind(NamedTuple):
    """What is looked for in a game: seats, level, how long, and what events are worth."""

    seats: int
    level: str
    length: int
    """Actions, or seconds of a race."""
    worth: Mapping[str, float]
    step: int
    """Every so manieth position is tried."""


KINDS = {
    "frankfurt": Kind(3, "hard", 10, {"Slapped": 4, "Called": 1, "Discarded": 0.3}, 60),
    "frantic": Kind(
        4,
        "keen",
        13,
        {"Attacked": 3, "Stopped": 3, "Happened": 4, "RoundEnded": 5, "BombWentOff": 8, "Took": 1},
        3,
    ),
    "board": Kind(
        4,
        "normal",
        9,
        {"Acted": 1.5, "Swapped": 3, "Attacked": 2, "Blocked": 4, "PawnsMoved": 2, "Moved": 1},
        2,
    ),
    "frappadingue": Kind(4, "normal", 9, {"Crashed": 4, "HandFilled": 4, "GoalReached": 6}, 1),
}


def stretches(match: AnyMatch, game: AnyGame, kind: Kind, seed: int) -> Iterator[AnySteps]:
    """Play a match on by bots, for as long as a moment is."""
    bots = bots_at(game, [kind.level] * kind.seats, seed)
    if game.info.real_time:
        for steps in play(match, bots):
            yield steps
            if match.now >= kind.length * TICKS_PER_SECOND:
                return
    else:
        yield from islice(play(match, bots), kind.length)


def worth_of(steps: Iterator[AnySteps], kind: Kind) -> float:
    """Return what a stretch is worth: no kind of event counts more than three times."""
    counts: dict[str, int] = {}
    for some in steps:
        for step in some:
            name = type(step.event).__name__
            counts[name] = counts.get(name, 0) + 1
    return sum(kind.worth.get(name, 0) * min(3, count) for name, count in counts.items())


def best(game: AnyGame, kind: Kind, matches: int) -> tuple[float, AnyMatch]:
    """Return the best moment of so many matches of bots."""
    found: tuple[float, AnyMatch] | None = None
    for seed in range(1, matches + 1):
        config = game.info.configure(kind.seats, seed)
        match: AnyMatch = Match(game.rules, config)
        whole = play(match, bots_at(game, [kind.level] * kind.seats, seed))
        for count, _ in enumerate(whole):
            if count % kind.step or match.outcome() is not None:
                continue
            tried = moment(game, kind, config, match)
            if tried is not None and (found is None or tried[0] > found[0]):
                found = tried
                print(f"seed {seed}, {count}: {tried[0]:.1f}", flush=True)
    assert found is not None, "no moment at all"
    return found


def moment(
    game: AnyGame, kind: Kind, config: MatchConfig, match: AnyMatch
) -> tuple[float, AnyMatch] | None:
    """Return what comes of playing on from where a match is, and its worth."""
    try:
        state = game.rules.parse_position(game.rules.describe(match.state))
    except ValueError:
        return None  # in the middle of something that no text tells
    part: AnyMatch = Match(game.rules, config, state=state)
    return worth_of(stretches(part, game, kind, config.seed), kind), part


def main() -> None:
    """Look, and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=KINDS)
    parser.add_argument("--matches", type=int, default=4)
    args = parser.parse_args()
    game, kind = open_game(args.game), KINDS[args.game]
    _, match = best(game, kind, args.matches)
    players = [Player(f"bot:{kind.level}", name) for name in NAMES[: kind.seats]]
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{args.game}.txt").write_text(dump(record_of(match, players)), encoding="utf-8")


if __name__ == "__main__":
    main()
