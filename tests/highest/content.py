"""Highest Card is put together here; it reads no files."""

from typing import Any

from game.core.bots import LEVELS, RandomBot
from game.core.cards import Deck
from game.core.game import Game
from game.core.rng import Luck
from game.core.rules import Seat
from tests.highest.bots import ThriftyBot
from tests.highest.choices import choices_of
from tests.highest.explain import chapters, explain
from tests.highest.rules import HighestRules
from tests.highest.state import make_deck
from tests.highest.telling import tell

HighestGame = Game[HighestRules]


def make_game(deck: Deck[int]) -> HighestGame:
    """Return the game with a deck."""
    return Game(
        HighestRules(deck),
        _bot,
        tell=tell,
        choose=choices_of,
        explain=explain,
        list_chapters=chapters,
    )


def _bot(level: str, _: Seat, luck: Luck) -> Any:
    if level not in LEVELS:
        raise ValueError(f"no level {level!r}")
    return RandomBot(luck) if level == "easy" else ThriftyBot(leads=level == "hard")


LOADERS = (lambda problems=None: make_deck(),)
