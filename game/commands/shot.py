"""``shot``: a picture of a game's scene after some actions, or of any other screen."""

import argparse
from importlib import import_module
from pathlib import Path

from game.commands.arguments import (
    add_game,
    add_match,
    add_window,
    chosen_game,
    match_config,
    players,
    whole_number,
)
from game.commands.errors import OK, UsageError
from game.commands.graphics import go_headless
from game.commands.play import open_match, seat_lobby
from game.files import shown

HELP = "writes a picture of a game's scene after K actions, or of any other screen"
SCREENS = (
    "match",
    "title",
    "language",
    "join",
    "options",
    "settings",
    "keys",
    "rebind",
    "help",
    "records",
    "pause",
    "podium",
    "results",
    "replay",
)
PICTURES = (".png", ".jpg")
SIZE = (1280, 720)
LANG = "en"


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    add_game(parser)
    parser.add_argument("out", metavar="OUT.png", type=Path, help="the file to write")
    add_match(parser, "human,bot:normal")
    parser.add_argument(
        "--after", type=whole_number, default=40, metavar="K", help="actions (default 40)"
    )
    parser.add_argument(
        "--screen", default=SCREENS[0], metavar="NAME", help=f"one of {', '.join(SCREENS)}"
    )
    add_window(parser)
    parser.set_defaults(seed=0)


def needs_pygame(_: argparse.Namespace) -> bool:
    """Say that a picture is drawn; on no screen, and in no window of the player's."""
    go_headless()
    return True


def run(args: argparse.Namespace) -> int:
    """Draw the picture and write it."""
    game = chosen_game(args.key, args.option)
    if args.screen not in SCREENS:
        raise UsageError(f"no screen {args.screen!r}; possible: {', '.join(SCREENS)}")
    if args.out.suffix.lower() not in PICTURES:
        raise UsageError(f"{args.out} is no picture; its name ends in {' or '.join(PICTURES)}")
    if args.fullscreen:
        raise UsageError("a picture has no full screen; give its --size")
    seats = players(args.seats, game)
    match_config(game, len(seats), args.seed or 0, args.option)
    headless = import_module("game.commands.headless")
    with headless.open_screens(args.size or SIZE, args.lang or LANG) as screens:
        if args.screen in ("match", "pause", "podium", "results", "replay"):
            open_match(screens, game.info, seats, args)
            headless.play_on(screens, args.after, args.screen)
        else:
            seat_lobby(screens.app, game.info, seats, args)
            headless.open_screen(screens, args.screen)
        headless.save_picture(screens.services, args.out)
    print(shown(args.out))
    return OK
