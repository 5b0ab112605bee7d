"""Opponents at the board game: a beginner, a sensible player, and one who tries things out.

- **easy** lays any card anywhere, points arrows anyhow, names anybody, and forgets to answer half
  of the time.
- **normal** has rules of thumb (``policy.py``): hinders its own pawn, helps the others on, gets rid
  of Not You, and answers what hurts.
- **hard** tries the best ways to lay a card out for every result of its die (``search.py``).

A bot sees the view and the legal actions; its luck is its own stream. Answers, and what is chosen
behind the curtain, take no step of thinking, whatever is in the hand.
"""

from collections.abc import Generator, Sequence

from game.board.deck import Deck
from game.board.policy import EXPERT, PLAIN, Policy
from game.board.search import Search
from game.board.state import Action, Ask, Block, Pass, Reroll, View
from game.board.track import Board
from game.core.bots import Bot
from game.core.rng import Luck
from game.core.rounds.event_table import EventTable
from game.core.rules import Seat

LEVELS = ("easy", "normal", "hard")
FORGETS_TO_ANSWER = 0.5

SEARCHED = frozenset({Ask.TURN})
"""Where all know that there is something to choose, and what it is is seen at once."""

Thinking = Generator[None, None, Action]
BoardBot = Bot[View, Action]


def make_bot(
    level: str, seat: Seat, deck: Deck, table: EventTable, boards: Sequence[Board], luck: Luck
) -> BoardBot:
    """Return a bot of a level (one of ``LEVELS``); ``ValueError`` for any other."""
    match level:
        case "easy":
            return EasyBot(luck)
        case "normal":
            return ThumbBot(seat, deck, boards)
        case "hard":
            return HardBot(seat, deck, table, boards, luck)
    raise ValueError(f"no level {level!r}; possible: {', '.join(LEVELS)}")


class EasyBot:
    """Plays like somebody who has just been told the rules."""

    def __init__(self, luck: Luck) -> None:
        self._luck = luck

    def think(self, view: View, actions: Sequence[Action], steps: int) -> Thinking:
        """Return one of the actions without a step of thinking."""
        yield from ()
        whim = self._luck.unit()
        any_action = self._luck.choice(actions)
        if not any(isinstance(action, Pass) for action in actions):
            return any_action
        answers = [action for action in actions if isinstance(action, Block | Reroll)]
        if answers and whim >= FORGETS_TO_ANSWER:
            return answers[0]
        return next(action for action in actions if isinstance(action, Pass))


class ThumbBot:
    """Plays by rules of thumb alone."""

    def __init__(self, seat: Seat, deck: Deck, boards: Sequence[Board]) -> None:
        self._seat = seat
        self._policy = Policy(deck, boards, PLAIN)

    def think(self, view: View, actions: Sequence[Action], steps: int) -> Thinking:
        """Return one of the actions without a step of thinking."""
        yield from ()
        return self._policy.choose(view, self._seat, actions)


class HardBot:
    """Tries out what to lay in its turn; everything else is by rules of thumb."""

    def __init__(
        self, seat: Seat, deck: Deck, table: EventTable, boards: Sequence[Board], luck: Luck
    ) -> None:
        self._seat = seat
        self._policy = Policy(deck, boards, EXPERT)
        self._search = Search(deck, table, boards, self._policy, luck)

    def think(self, view: View, actions: Sequence[Action], steps: int) -> Thinking:
        """Return one of the actions; a step is one line of play that is tried out."""
        ask = view.question.ask if view.question else None
        if len(actions) == 1 or ask not in SEARCHED:
            return self._policy.choose(view, self._seat, actions)
        return (yield from self._search.best(view, self._seat, actions, steps))
