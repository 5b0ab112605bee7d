"""What commands share: reading seats, options and sizes, and finding a game."""

import argparse
import re
from collections.abc import Iterable, Sequence

from game.catalog import keys
from game.commands.errors import UsageError
from game.commands.tables import PERSON, open_game, tell_problems
from game.core.game import AnyGame
from game.core.record import HUMAN, Player
from game.core.rules import MatchConfig
from game.files import Problem

BOT = "bot"
DEFAULT_LEVEL = "normal"
LARGEST_WINDOW = 16384
SHORTEST, LONGEST = 0.3, 20.0
"""Seconds a card that the model of a person may have."""
_SECONDS = re.compile(r"[0-9]{1,2}(\.[0-9]{1,3})?")
_SIZE = re.compile(r"([1-9][0-9]{1,4})x([1-9][0-9]{1,4})")


class Parser(argparse.ArgumentParser):
    """Raises ``UsageError`` with one line where argparse would print several and exit."""

    def error(self, message: str) -> None:  # type: ignore[override]
        """Raise the message as a ``UsageError``."""
        raise UsageError(f"{message} (see {self.prog} --help)")


def spread_options(arguments: Sequence[str]) -> list[str]:
    """Write ``--option a=1 b=2`` as ``--option a=1 --option b=2``, so that no name is swallowed."""
    spread: list[str] = []
    after_option = False
    for argument in arguments:
        goes_on = after_option and "=" in argument and not argument.startswith("-")
        if goes_on and spread[-1] != "--option":
            spread.append("--option")
        spread.append(argument)
        after_option = argument == "--option" or goes_on
    return spread


def add_game(parser: argparse.ArgumentParser) -> None:
    """Add the argument KEY."""
    parser.add_argument("key", metavar="KEY", help=f"the game: {', '.join(keys())}")


def add_match(parser: argparse.ArgumentParser, seats: str | None = None) -> None:
    """Add ``--seats``, ``--seed`` and ``--option``."""
    parser.add_argument(
        "--seats",
        default=seats,
        metavar="SEAT,…",
        help="who sits where: human, or bot:LEVEL" + (f" (default {seats})" if seats else ""),
    )
    parser.add_argument("--seed", type=whole_number, default=None, metavar="N", help="the luck")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="name=value",
        help="an option of the game; several may follow",
    )


def whole_number(text: str) -> int:
    """Return a number from 0 up; for argparse."""
    if not (text.isascii() and text.isdigit() and len(text) <= 18):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 up")
    return int(text)


def positive(text: str) -> int:
    """Return a number from 1 up; for argparse."""
    number = whole_number(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def window_size(text: str) -> tuple[int, int]:
    """Return ``WxH`` as two numbers; for argparse."""
    found = _SIZE.fullmatch(text)
    size = (int(found[1]), int(found[2])) if found else (0, 0)
    if not 0 < min(size) <= max(size) <= LARGEST_WINDOW:
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1280x720")
    return size


def chosen_game(key: str, tell: Iterable[str] | None = None) -> AnyGame:
    """Return a game ready to be played; ``UsageError`` names those that there are.

    ``tell``: the options of a match; what is wrong with the player's own files for it is told.
    """
    problems: list[Problem] = []
    try:
        game = open_game(key, problems)
    except ValueError as error:
        raise UsageError(str(error)) from None
    if tell is not None:
        tell_problems(game, problems, options(tell))
    return game


def players(text: str, game: AnyGame) -> tuple[Player, ...]:
    """Read ``human,bot:hard``; ``UsageError`` says what is wrong."""
    return tuple(_player(part.strip(), game) for part in text.split(","))


def _player(text: str, game: AnyGame) -> Player:
    if text == HUMAN:
        return Player()
    kind, _, level = text.partition(":")
    level = level or DEFAULT_LEVEL
    if kind != BOT or not game.has_level(level):
        levels = ", ".join(f"bot:{name}" for name in game.levels)
        raise UsageError(f"no seat {text!r}; possible: human, {levels}")
    return Player(f"{BOT}:{level}")


def simulated(text: str, game: AnyGame) -> tuple[str, ...]:
    """Read ``person:2.5,bot:first``: who plays without hands; ``UsageError`` says what is wrong."""
    return tuple(_simulated(part.strip(), game) for part in text.split(","))


def _simulated(text: str, game: AnyGame) -> str:
    who, _, seconds = text.partition(":")
    if who != PERSON:
        return f"{BOT}:{bot_levels([_player(text, game)])[0]}"
    if game.make_person is None:
        raise UsageError(f"no seat {text!r}: {game.key} has no model of people")
    if not _SECONDS.fullmatch(seconds) or not SHORTEST <= float(seconds) <= LONGEST:
        raise UsageError(f"{text!r} is not a person such as {PERSON}:2.5, from 0.3 to 20 seconds")
    return f"{PERSON}:{float(seconds):g}"


def level_of(player: Player) -> str | None:
    """Return a bot's level, or ``None`` for a human."""
    kind, _, level = player.kind.partition(":")
    return level if kind == BOT else None


def bot_levels(seats: Iterable[Player]) -> tuple[str, ...]:
    """Return the level of every seat; ``UsageError`` if a human sits there."""
    levels = [level_of(player) for player in seats]
    if None in levels:
        raise UsageError("only bots can play here: give --seats bot:LEVEL,bot:LEVEL")
    return tuple(level for level in levels if level is not None)


def options(pairs: Iterable[str]) -> dict[str, str]:
    """Read ``name=value`` texts; ``UsageError`` for one without ``=``."""
    found: dict[str, str] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or not name:
            raise UsageError(f"--option {pair!r} is not name=value")
        found[name] = value
    return found


def match_config(game: AnyGame, seats: int, seed: int, pairs: Iterable[str]) -> MatchConfig:
    """Return a checked configuration; ``UsageError`` says what is wrong."""
    try:
        return game.info.configure(seats, seed, options(pairs))
    except ValueError as error:
        raise UsageError(str(error)) from None


def add_window(parser: argparse.ArgumentParser) -> None:
    """Add ``--lang``, ``--size`` and ``--fullscreen``."""
    parser.add_argument("--lang", metavar="CODE", help="the language of the texts: en, fr")
    window = parser.add_mutually_exclusive_group()
    window.add_argument("--size", type=window_size, metavar="WxH", help="the window's size")
    window.add_argument("--fullscreen", action="store_true", help="no window frame")
