"""``check``: opens everything that the program is delivered with, and says what is wrong."""

import argparse
from importlib import import_module

from game.commands.errors import FAILED, OK
from game.commands.graphics import go_headless
from game.core.one_line import one_line

HELP = "opens every asset, deck, zone and text, and says what is wrong with file and line"


def configure(parser: argparse.ArgumentParser) -> None:
    """There are no arguments."""


def needs_pygame(_: argparse.Namespace) -> bool:
    """Say that pictures and sounds are opened."""
    go_headless()
    return True


def run(_: argparse.Namespace) -> int:
    """Print a line for each problem; 1 if there is any."""
    checks = import_module("game.commands.check_files")
    told: dict[str, None] = {}
    for line in map(one_line, checks.problems()):
        if line not in told:
            print(line)
        told[line] = None
    count = len(told)
    found = "1 problem" if count == 1 else f"{count or 'no'} problems"
    print(f"{checks.number_of_files()} files opened, {found}")
    return FAILED if count else OK
