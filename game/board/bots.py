"""Stand-ins for opponents: whatever the level, they take any action, each as likely."""

from collections.abc import Sequence

from game.board.deck import Deck
from game.board.state import Action, View
from game.board.table import EventTable
from game.board.track import Board
from game.core.bots import RandomBot
from game.core.rng import Luck
from game.core.rules import Seat


def make_bot(
    level: str, seat: Seat, deck: Deck, table: EventTable, boards: Sequence[Board], luck: Luck
) -> RandomBot[View, Action]:
    """Return a bot that plays by chance alone."""
    del level, seat, deck, table, boards
    return RandomBot(luck)
