"""``record``: plays a match of bots and writes its record."""

import argparse
from pathlib import Path

from game.commands.arguments import (
    add_game,
    add_match,
    bot_levels,
    chosen_game,
    match_config,
    players,
)
from game.commands.errors import OK
from game.commands.out_file import write_out
from game.commands.tables import bots_at
from game.core.record import record_of
from game.core.record_text import dump
from game.core.simulation import simulate
from game.files import shown

HELP = "bots play one match, and its record is written to OUT"


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    add_game(parser)
    add_match(parser, "bot:normal,bot:normal")
    parser.add_argument("out", metavar="OUT", type=Path, help="the file to write")


def needs_pygame(_: argparse.Namespace) -> bool:
    """Say that nothing is drawn."""
    return False


def run(args: argparse.Namespace) -> int:
    """Play the match and write its record."""
    game = chosen_game(args.key, args.option)
    seats = players(args.seats, game)
    levels = bot_levels(seats)
    config = match_config(game, len(seats), args.seed or 0, args.option)
    match, result = simulate(game.rules, config, bots_at(game, levels, config.seed))
    write_out(args.out, dump(record_of(match, seats)).encode())
    print(f"{shown(args.out)}: {result.actions} actions, checksum {result.checksum}")
    return OK
