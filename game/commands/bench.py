"""``bench``: how fast things are, each beside a yardstick measured in the same run."""

import argparse
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path

from game.catalog import keys
from game.commands import bench_strength
from game.commands.arguments import chosen_game
from game.commands.errors import OK, Failure, UsageError
from game.commands.graphics import go_headless
from game.core.game import AnyGame

HELP = "the benchmarks, each beside a yardstick of the same run; and the strength of bots"
BENCHES = ("rules", "frame", "startup")
STRENGTH = "strength"
"""A benchmark that takes long: it runs only when it is named."""
NAMES = (*BENCHES, STRENGTH)

PACKAGE = Path(__file__).resolve().parent.parent
RUNS = 5
TIMEOUT = 60
FIRST_PICTURE = "first picture"
"""What both programs print when their first picture is on the screen."""

BARE_WINDOW = f"""
import os
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame
pygame.init()
screen = pygame.display.set_mode((1280, 720))
screen.fill((40, 60, 50))
pygame.display.flip()
print({FIRST_PICTURE!r}, flush=True)
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("name", nargs="?", metavar="NAME", help=f"one of {', '.join(NAMES)}")
    parser.add_argument(
        "--window", action="store_true", help="draw in a real window, not in memory only"
    )
    parser.add_argument("--game", default=keys()[0], metavar="KEY", help=f"default {keys()[0]}")
    bench_strength.configure(parser)


def needs_pygame(args: argparse.Namespace) -> bool:
    """Say whether these arguments draw something in this process."""
    if not args.window:
        go_headless()
    return args.name in (None, "frame")


def run(args: argparse.Namespace) -> int:
    """Run one benchmark, or all."""
    game = chosen_game(args.game)
    if args.name is not None and args.name not in NAMES:
        raise UsageError(f"no benchmark {args.name!r}; possible: {', '.join(NAMES)}")
    if args.name == STRENGTH:
        for line in bench_strength.measure(game, args):
            print(line, flush=True)
        return OK
    for name in (args.name,) if args.name else BENCHES:
        for line in measure(name, game):
            print(f"{name}: {line}", flush=True)
    return OK


def measure(name: str, game: AnyGame) -> Iterator[str]:
    """Measure a game, and yield lines of text."""
    match name:
        case "rules":
            yield from import_module("game.commands.bench_rules").measure(game)
        case "frame":
            yield from import_module("game.commands.headless").measure_frames(game)
        case _:
            yield from measure_startup()


def measure_startup() -> Iterator[str]:
    """Yield the seconds of both programs' starts: median, fastest and slowest of some runs."""
    title = [sys.executable, "-m", "game", "--size", "1280x720", "--exit-after-first-frame"]
    bare = [sys.executable, "-c", BARE_WINDOW]
    # In turns, so that both feel the same load of the machine; the first of each warms up.
    times = [(seconds_to_picture(bare), seconds_to_picture(title)) for _ in range(RUNS + 1)][1:]
    floor, ours = (list(column) for column in zip(*times, strict=True))
    yield f"bare pygame window {_told(floor)}"
    ratio = statistics.median(ours) / statistics.median(floor)
    yield f"title {_told(ours)}; {ratio:.1f} times the bare window"


def seconds_to_picture(command: Sequence[str]) -> float:
    """Start a program and return the seconds until it says that its first picture is there."""
    start = time.perf_counter()
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": str(PACKAGE.parent)},
    ) as process:
        assert process.stdout is not None
        found = any(line.strip() == FIRST_PICTURE for line in process.stdout)
        spent = time.perf_counter() - start
        _, complaint = process.communicate(timeout=TIMEOUT)
    if not found or process.returncode != 0:
        raise Failure(f"no picture came: {' '.join(complaint.split()) or 'no reason given'}")
    return spent


def _told(times: Sequence[float]) -> str:
    return f"{statistics.median(times):.2f} s ({min(times):.2f} to {max(times):.2f})"
