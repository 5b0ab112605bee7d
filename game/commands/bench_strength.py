"""The benchmark of bots: who beats whom, whether a seat is picked on, and how long they think.

Each match is a line of JSON in a file that only grows, so that a long run can be stopped and
started again. ``ladder``: each level against the one below it, the better one in each seat in turn.
``bias``: bots of one level at a table of four. ``with-you``: evenings of somebody of a fixed level
with a bot that follows results, from the fourth round, and the fourth match, on.
"""

import argparse
import json
import re
import sys
import time
from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from functools import partial
from itertools import pairwise
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

from game.commands.arguments import match_config, positive
from game.commands.errors import Failure, UsageError
from game.commands.processes import shared
from game.commands.tables import open_game
from game.core.bots import Watcher
from game.core.fairness import WITH_YOU
from game.core.game import AnyGame
from game.core.match import AnyMatch
from game.core.rules import AnyRules, Seat
from game.core.simulation import Endless, simulate

PARTS = ("ladder", "bias", "with-you")
AT_A_TABLE = 4
"""Seats in which equal bots sit, to see who is picked on."""
EVENING = 6
"""Matches that somebody plays with a bot that follows, which keeps its number."""
SETTLED = 3
"""So many rounds and matches are left out: the bot does not know whom it plays with."""
SURE = 1.96
"""95 % of a normal distribution lie within so many standard deviations."""
_TARGET = re.compile(r"target (\d+)")


class Task(NamedTuple):
    """What is played: a part, who sits where, and the seed of the match, or of the first one."""

    part: str
    seats: tuple[str, ...]
    seed: int

    @property
    def name(self) -> str:
        """Return what the task's line is found by."""
        return f"{self.part} {','.join(self.seats)} {self.seed}"


Row = dict[str, Any]
"""What came of a task: parts of matches and rounds won by seat, how many, and more."""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this benchmark alone."""
    group = parser.add_argument_group("strength")
    group.add_argument(
        "--part",
        action="append",
        choices=PARTS,
        help="what to measure, several times for several things (default: all that there is)",
    )
    group.add_argument(
        "--levels", metavar="LEVEL,…", help="weakest first (default: all of the game)"
    )
    group.add_argument(
        "--matches", type=positive, default=100, metavar="N", help="a pair, or a level (100)"
    )
    group.add_argument(
        "--seats", type=positive, default=2, metavar="N", help="of a ladder, one better bot (2)"
    )
    group.add_argument("--jobs", type=positive, default=1, metavar="N", help="processes (1)")
    group.add_argument(
        "--keep", type=Path, metavar="FILE", help="a file that grows; started again it goes on"
    )
    group.add_argument(
        "--option", action="append", default=[], metavar="name=value", help="an option of the game"
    )


def measure(game: AnyGame, args: argparse.Namespace) -> Iterator[str]:
    """Play what is missing, and yield lines of figures; ``UsageError`` says what can't be."""
    if game.rounds is None or game.info.real_time:
        raise UsageError(f"no strength of {game.key}: its states tell no results of rounds")
    match_config(game, args.seats, 0, args.option)
    levels = _levels(game, args.levels)
    parts = args.part or PARTS
    head = {"game": game.key, "options": sorted(args.option)}
    rows = _kept(args.keep, head)
    for tasks in _groups(game, levels, parts, args.matches, args.seats):
        missing = [task for task in tasks if task.name not in rows]
        work = partial(_work, game.key, tuple(args.option))
        found = shared(work, missing, args.jobs)
        for task, row in zip(missing, _with_bar(found, tasks, len(missing)), strict=True):
            rows[task.name] = row
            _keep(args.keep, {"task": task.name, **row})
        yield from _told(tasks[0], [rows[task.name] for task in tasks])


def _levels(game: AnyGame, text: str | None) -> tuple[str, ...]:
    ladder = tuple(level for level in game.levels if level != WITH_YOU)
    chosen = tuple(text.split(",")) if text else ladder
    for level in chosen:
        if not game.has_level(level):
            raise UsageError(f"no level {level!r}; possible: {', '.join(ladder)}")
    return chosen


def _groups(
    game: AnyGame, levels: Sequence[str], parts: Sequence[str], matches: int, seats: int
) -> Iterator[list[Task]]:
    """Yield the tasks of each figure."""
    if "ladder" in parts:
        for worse, better in pairwise(levels):
            table = (better, *(worse,) * (seats - 1))
            yield [Task("ladder", table, seed) for seed in range(matches)]
    if "bias" in parts and game.info.max_seats >= AT_A_TABLE:
        usual = "normal" if "normal" in levels else levels[0]
        yield [Task("bias", (usual,) * AT_A_TABLE, seed) for seed in range(matches)]
    if "with-you" in parts and WITH_YOU in game.levels:
        for level in levels:
            firsts = range(0, matches, EVENING)
            yield [Task("with-you", (level, WITH_YOU), seed) for seed in firsts]


def _kept(path: Path | None, head: Row) -> dict[str, Row]:
    """Return what a file has of an earlier run; a torn last line counts for nothing."""
    if path is None:
        return {}
    try:
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        if not lines:
            path.write_text(f"{json.dumps(head)}\n", encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Failure(f"can't use {path}: {error}") from None
    rows: dict[str, Row] = {}
    for number, line in enumerate(lines):
        try:
            row = json.loads(line)
        except ValueError:
            continue
        if number == 0 and row != head:
            raise UsageError(f"{path} is of another game, or of other options")
        if "task" in row:
            rows[row["task"]] = row
    return rows


def _keep(path: Path | None, row: Row) -> None:
    if path is None:
        return
    try:
        whole = path.read_bytes().endswith(b"\n")
        with path.open("a", encoding="utf-8") as file:
            file.write(f"{'' if whole else chr(10)}{json.dumps(row)}\n")
    except OSError as error:
        raise Failure(f"can't write {path}: {error}") from None


def _with_bar(rows: Iterator[Row], tasks: Sequence[Task], missing: int) -> Iterator[Row]:
    if not missing or sys.stderr is None or not sys.stderr.isatty():
        yield from rows
        return
    from tqdm import tqdm

    about = f"{tasks[0].part} {', '.join(dict.fromkeys(tasks[0].seats))}"
    bar = tqdm(total=len(tasks), initial=len(tasks) - missing, desc=about, file=sys.stderr)
    with bar:
        for row in rows:
            yield row
            bar.update()


def _work(key: str, options: Sequence[str], tasks: Sequence[Task]) -> list[Row]:
    game = open_game(key)
    plays = {"with-you": _evening}
    return [plays.get(task.part, play_match)(game, options, task) for task in tasks]


class Timed:
    """A bot whose decisions are timed: ``taken`` has the milliseconds of processor time of each."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self.taken: list[float] = []

    def think(self, view: Any, actions: Any, steps: int) -> Generator[None, None, Any]:
        """Return what the bot does."""
        start = time.process_time()
        action = yield from self.bot.think(view, actions, steps)
        self.taken.append(round((time.process_time() - start) * 1000, 2))
        return action

    def watch(self, event: Any) -> None:
        """Let the bot watch."""
        if isinstance(self.bot, Watcher):
            self.bot.watch(event)


def play_match(game: AnyGame, options: Sequence[str], task: Task) -> Row:
    """Play a match; whoever is first among the seats sits elsewhere each time."""
    turned = task.seed % len(task.seats)
    seats = task.seats[-turned:] + task.seats[:-turned] if turned else task.seats
    bots = {seat: Timed(game.bot(level, seat, task.seed)) for seat, level in enumerate(seats)}
    match = _played(game, options, task.seed, bots)
    matches, rounds = _won(game, match)
    order = [(place + turned) % len(seats) for place in range(len(seats))]
    where = order if task.part == "ladder" else range(len(seats))
    named = Counter(int(found[1]) for one in match.log if (found := _TARGET.fullmatch(one.text)))
    return {
        "matches": [matches[seat] for seat in where],
        "rounds": [sum(one[seat] for one in rounds) for seat in where],
        "played": len(rounds),
        "named": [named[seat] for seat in where],
        "ms": bots[where[0]].taken,
    }


def _evening(game: AnyGame, options: Sequence[str], task: Task) -> Row:
    """Play an evening of matches, in which the bot that follows keeps its number."""
    level, follows = task.seats
    won: list[float] = []
    matches: list[float] = []
    for number in range(EVENING):
        seed = task.seed + number
        seat = seed % 2
        seats = (level, follows) if seat == 0 else (follows, level)
        bots = {one: game.bot(kind, one, seed) for one, kind in enumerate(seats)}
        match = _played(game, options, seed, bots)
        whole, rounds = _won(game, match)
        won += [one[seat] for one in rounds]
        matches.append(whole[seat])
        now = bots[1 - seat].strength(match.state).number
        assert game.fairness is not None
        follows = game.fairness.kept(WITH_YOU, now)
    late, settled = won[SETTLED:], matches[SETTLED:]
    return {
        "rounds": [sum(late)],
        "played": len(late),
        "matches": [sum(settled)],
        "number": now,
    }


def _played(game: AnyGame, options: Sequence[str], seed: int, bots: dict[Seat, Any]) -> AnyMatch:
    rules: AnyRules = game.rules
    try:
        match, _ = simulate(rules, match_config(game, len(bots), seed, options), bots)
    except Endless as error:
        raise Failure(f"seed {seed}: {error}") from None
    return match


def _won(game: AnyGame, match: AnyMatch) -> tuple[list[float], list[list[float]]]:
    """Return which part of the match each seat has won, and of each round; ties in part."""
    outcome, seats = match.outcome(), range(match.config.seats)
    assert outcome is not None
    assert game.rounds is not None
    whole = [(seat in outcome.winners) / len(outcome.winners) for seat in seats]
    results = game.rounds.results(match.state)
    return whole, [[(own == max(one)) / one.count(max(one)) for own in one] for one in results]


def _told(task: Task, rows: Sequence[Row]) -> Iterator[str]:
    """Yield the figures of tasks that are alike."""
    played = sum(row["played"] for row in rows)
    rounds = [sum(one) for one in zip(*(row["rounds"] for row in rows), strict=True)]
    matches = [sum(one) for one in zip(*(row["matches"] for row in rows), strict=True)]
    if task.part == "with-you":
        settled = len(rows) * (EVENING - SETTLED)
        mean = sum(row["number"] for row in rows) / len(rows)
        yield (
            f"{task.seats[0]} against {WITH_YOU}, from the 4th on: wins {rate(rounds[0], played)}"
            f" rounds, {rate(matches[0], settled)} matches; its number at the end: {mean:.1f}"
        )
        return
    if task.part == "bias":
        named = [sum(one) for one in zip(*(row["named"] for row in rows), strict=True)]
        for seat, (won, count) in enumerate(zip(rounds, named, strict=True)):
            picked = f"; named {rate(count, sum(named))} times" if any(named) else ""
            yield (
                f"{len(task.seats)} {task.seats[0]}, seat {seat}: wins {rate(won, played)} rounds,"
                f" {rate(matches[seat], len(rows))} matches{picked}"
            )
        return
    ms = sorted(one for row in rows for one in row["ms"])
    yield (
        f"{task.seats[0]} against {len(task.seats) - 1} {task.seats[1]}: wins"
        f" {rate(matches[0], len(rows))} matches, {rate(rounds[0], played)} rounds; ms a decision:"
        f" median {ms[len(ms) // 2]:.1f}, 99 % {ms[len(ms) * 99 // 100]:.1f}, most {ms[-1]:.1f}"
    )


def rate(won: float, played: int) -> str:
    """Return a part with the bounds of its 95 % interval (Wilson), and of how many it is."""
    if not played:
        return "none of 0"
    low, high = wilson(won, played)
    return f"{won / played:.1%} ({low:.1%} to {high:.1%}) of {played}"


def wilson(won: float, played: int) -> tuple[float, float]:
    """Return the bounds within which a part lies in 95 % of cases."""
    part, square = won / played, SURE**2 / played
    middle = (part + square / 2) / (1 + square)
    way = SURE * sqrt(part * (1 - part) / played + square / (4 * played)) / (1 + square)
    return max(0.0, middle - way), min(1.0, middle + way)
