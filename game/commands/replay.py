"""``replay``: shows a match record on the screen, or checks it without one."""

import argparse
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from game.commands.arguments import add_window
from game.commands.errors import FAILED, OK
from game.commands.tables import read_record, rules_by_key
from game.core.match import LogEntry
from game.core.one_line import one_line
from game.core.record import Record, replay_check
from game.files import shown

if TYPE_CHECKING:
    from game.screens.navigator import ScreenNavigator

HELP = "shows a match record on the screen; --check re-runs it without one"


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a match record")
    parser.add_argument(
        "--check", action="store_true", help="re-run it and tell the first line that differs"
    )
    add_window(parser)


def needs_pygame(args: argparse.Namespace) -> bool:
    """Say whether these arguments open a window."""
    return not args.check


def run(args: argparse.Namespace) -> int:
    """Check the record or show it; 1 when a line differs."""
    record = read_record(args.file)
    if args.check:
        return check(args.file, record)
    window = import_module("game.commands.window")
    wishes = window.Wishes(args.lang, args.size, args.fullscreen)

    def watch(navigator: "ScreenNavigator") -> None:
        navigator.title()
        navigator.watch(record)

    window.run_window(wishes, watch)
    return OK


def check(path: Path, record: Record) -> int:
    """Re-run a record, print what came of it, and return the exit code."""
    problem = replay_check(rules_by_key(record.config.game), record)
    if problem is not None:
        print(one_line(f"{path}:{problem.line}: {problem.why}"))
        return FAILED
    actions = sum(isinstance(entry, LogEntry) for entry in record.entries)
    print(f"{shown(path)}: ok, {actions} actions")
    return OK
