"""``simulate``: bots play matches, and each match is one line of JSON."""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from game.commands.arguments import (
    add_game,
    add_match,
    chosen_game,
    match_config,
    positive,
    simulated,
)
from game.commands.errors import OK, Failure
from game.commands.processes import shared
from game.commands.tables import open_game, players_at
from game.core.game import AnyGame
from game.core.match import AnyMatch
from game.core.rules import NOBODY, AnySteps, Seat
from game.core.simulation import CardsLost, Endless, Result, simulate

HELP = "bots and models of people play; one JSON line a match"


class Job(NamedTuple):
    """What a process needs to play one match; a seed is added."""

    key: str
    seats: tuple[str, ...]
    options: tuple[str, ...]
    verify: bool
    events: bool


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    add_game(parser)
    add_match(parser, "bot:normal,bot:normal")
    parser.add_argument("--matches", type=positive, default=1, metavar="N", help="default 1")
    parser.add_argument("--jobs", type=positive, default=1, metavar="N", help="processes")
    parser.add_argument(
        "--verify", action="store_true", help="count the cards after every event (slower)"
    )
    parser.add_argument(
        "--events", action="store_true", help="add how often each kind of event happened"
    )


def needs_pygame(_: argparse.Namespace) -> bool:
    """Say that nothing is drawn."""
    return False


def run(args: argparse.Namespace) -> int:
    """Play the matches and print their lines; ``Failure`` names the seed that goes wrong."""
    job = _job(args)
    first = args.seed or 0
    seeds = range(first, first + args.matches)
    lines = shared(partial(_chunk, job), seeds, args.jobs)
    for line in _with_progress(lines, len(seeds)):
        print(line, flush=True)
    return OK


def _job(args: argparse.Namespace) -> Job:
    game = chosen_game(args.key, args.option)
    seats = simulated(args.seats, game)
    match_config(game, len(seats), 0, args.option)
    return Job(args.key, seats, tuple(args.option), args.verify, args.events)


def _chunk(job: Job, seeds: Sequence[int]) -> list[str]:
    return list(match_lines(job, seeds))


def match_lines(job: Job, seeds: Sequence[int]) -> Iterator[str]:
    """Play a match a seed and yield its JSON line; ``Failure`` names the seed that goes wrong."""
    game = open_game(job.key)
    for seed in seeds:
        config = match_config(game, len(job.seats), seed, job.options)
        watch = RoundsWon(game)
        try:
            match, result = simulate(
                game.rules, config, players_at(game, job.seats, seed), watch, verify=job.verify
            )
        except (Endless, CardsLost) as error:
            raise Failure(f"seed {seed}: {error}") from None
        yield json.dumps(_line(job, result, watch.told(match)))


class RoundsWon:
    """Notes who wins each round, in games that tell it by an event or in their states."""

    def __init__(self, game: AnyGame) -> None:
        self._won = game.won_round
        self._rounds = game.rounds
        self.winners: list[Seat] = []

    def __call__(self, match: AnyMatch, steps: AnySteps) -> None:
        """Look at what has happened."""
        if self._won is not None:
            won = (self._won(step.event) for step in steps)
            self.winners += [seat for seat in won if seat != NOBODY]

    def told(self, match: AnyMatch) -> dict[str, object]:
        """Return what a line says of it: how many each seat has won alone, and which."""
        if self._rounds is not None:
            self.winners = self._rounds.winners(match.state)
        elif self._won is None:
            return {}
        counts = [self.winners.count(seat) for seat in range(match.config.seats)]
        return {"rounds_won": counts, "round_winners": self.winners}


def _line(job: Job, result: Result, rounds: dict[str, object]) -> dict[str, object]:
    line: dict[str, object] = {
        "game": job.key,
        "seed": result.seed,
        "seats": list(job.seats),
        "scores": result.scores,
        "winners": result.winners,
        "rounds": result.rounds,
        **rounds,
        "actions": result.actions,
        "checksum": result.checksum,
    }
    return {**line, "ticks": result.ticks, "events": result.events} if job.events else line


def _with_progress(lines: Iterator[str], total: int) -> Iterator[str]:
    if sys.stderr is None or not sys.stderr.isatty():
        yield from lines
        return
    from tqdm import tqdm

    with tqdm(total=total, unit="match", file=sys.stderr, leave=False) as bar:
        for line in lines:
            bar.clear()
            yield line
            bar.update()
