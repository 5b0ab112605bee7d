"""What happens without a command: the window opens, at the title or straight in a match."""

import argparse
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from game.catalog import keys
from game.commands.arguments import (
    add_match,
    add_window,
    chosen_game,
    level_of,
    match_config,
    options,
    players,
)
from game.commands.errors import OK, UsageError
from game.core.record import Player
from game.core.rules import GameInfo

if TYPE_CHECKING:
    from game.input.zones import ZonePreset
    from game.screens.app_state import AppState
    from game.screens.navigator import ScreenNavigator

HELP = "opens the game"


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("--game", metavar="KEY", help=f"straight to a game: {', '.join(keys())}")
    add_match(parser)
    add_window(parser)
    parser.add_argument("--exit-after-first-frame", action="store_true", help=argparse.SUPPRESS)


def needs_pygame(_: argparse.Namespace) -> bool:
    """Say that a window is opened."""
    return True


def run(args: argparse.Namespace) -> int:
    """Open the window and come back when it is closed."""
    start = _Start(args)
    window = import_module("game.commands.window")
    wishes = window.Wishes(args.lang, args.size, args.fullscreen)
    window.run_window(wishes, start.open, one_frame=args.exit_after_first_frame)
    return OK


class _Start:
    """Where to begin; everything is checked before a window opens."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        wants_match = args.seats is not None
        if not wants_match and (args.option or args.seed is not None):
            raise UsageError("--seed and --option need --seats, as in --seats human,bot:normal")
        self.seats: tuple[Player, ...] = ()
        self.info: GameInfo | None = None
        if wants_match or args.game is not None:
            game = chosen_game(args.game or keys()[0], args.option if wants_match else None)
            self.info = game.info
            if wants_match:
                self.seats = players(args.seats, game)
                match_config(game, len(self.seats), args.seed or 0, args.option)

    def open(self, navigator: "ScreenNavigator") -> None:
        """Open the language question or the title, a game's lobby, or a match."""
        if self.info is None:
            if self.args.lang:
                navigator.title()
            else:
                navigator.services.scenes.push(navigator.first())
        elif not self.seats:
            navigator.title()
            navigator.join(self.info.key)
        else:
            open_match(navigator, self.info, self.seats, self.args)


def open_match(
    navigator: "ScreenNavigator", info: GameInfo, seats: Sequence[Player], args: argparse.Namespace
) -> None:
    """Begin a match with the players of the command line; a rematch finds them in the lobby."""
    seat_lobby(navigator.app, info, seats, args)
    navigator.begin(navigator.app.session.setup(info, args.seed))


def seat_lobby(
    app: "AppState", info: GameInfo, seats: Sequence[Player], args: argparse.Namespace
) -> None:
    """Put the players of the command line on the lobby's chairs, with their options."""
    session = app.session
    app.choose_game(info.key)
    session.clear()
    people = [chair for chair, player in enumerate(seats) if level_of(player) is None]
    session.choose_preset(_preset(session.presets, people, free=session.free))
    for chair, player in enumerate(seats):
        level = level_of(player)
        if level is None:
            session.sit(chair, app.name_of(chair))
        else:
            session.add_bot(chair, level)
    session.adopt(info, info.configure(len(seats), 0, options(args.option)))


def _preset(presets: Sequence["ZonePreset"], people: Sequence[int], *, free: bool) -> "ZonePreset":
    """Return the roomiest keys that have a zone for each person: those for the fewest people.

    ``free``: people can play without keys of their own; if all can't have any, most have.
    """
    if free:
        people = people or (0,)
        most = max(len(preset.zones) for preset in presets)
        people = [min(max(people), most - 1)]
    enough = [preset for preset in presets if not people or len(preset.zones) > max(people)]
    if not enough:
        raise UsageError(f"there are keys for {max(len(p.zones) for p in presets)} people only")
    return min(enough, key=lambda preset: preset.seats)
