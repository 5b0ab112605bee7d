"""``bench``: how fast things are, each beside a yardstick measured in the same run."""

import argparse
from collections.abc import Callable, Iterator, Mapping

from game.catalog import keys, named
from game.commands.arguments import game_entry
from game.commands.errors import OK, UsageError
from game.commands.graphics import go_headless

HELP = "the benchmarks, each beside a yardstick of the same run"

Bench = Callable[[str], Iterator[str]]
"""Measures a game, by its key, and yields lines of text; it may print nothing itself."""

BENCHES: Mapping[str, str] = {
    "rules": "game.commands.bench_rules:measure",
    "frame": "game.commands.bench_frame:measure",
    "startup": "game.commands.bench_startup:measure",
}


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("name", nargs="?", metavar="NAME", help=f"one of {', '.join(BENCHES)}")
    parser.add_argument(
        "--window", action="store_true", help="draw in a real window, not in memory only"
    )
    parser.add_argument("--game", default=keys()[0], metavar="KEY", help=f"default {keys()[0]}")


def needs_pygame(args: argparse.Namespace) -> bool:
    """Say whether these arguments draw something in this process."""
    if not args.window:
        go_headless()
    return args.name in (None, "frame")


def run(args: argparse.Namespace) -> int:
    """Run one benchmark, or all."""
    entry = game_entry(args.game)
    if args.name is not None and args.name not in BENCHES:
        raise UsageError(f"no benchmark {args.name!r}; possible: {', '.join(BENCHES)}")
    for name in (args.name,) if args.name else BENCHES:
        bench: Bench = named(BENCHES[name])
        for line in bench(entry.key):
            print(f"{name}: {line}", flush=True)
    return OK
