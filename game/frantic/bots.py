"""Opponents at Frantic: a beginner, a sensible player, and one who tries things out.

- **easy** plays the first thing that fits or anything, makes wishes without looking, names anybody,
  now and then draws although a card fits, and forgets to counter.
- **normal** has rules of thumb (``policy.py``): sheds high cards, keeps four-colour specials for
  the end, wishes for what it holds, attacks who is about to go out or leads.
- **hard** has better rules of thumb, and where others can't learn anything from how long it takes
  it tries answers out in deals that fit what it sees (``search.py``).

A bot sees the view and the legal actions; its luck is its own stream. Answers to attacks, to a last
card, and what is chosen behind the curtain take no step of thinking, whatever is in the hand.
"""

from collections.abc import Generator, Sequence

from game.core.bots import Bot
from game.core.rng import Luck
from game.core.rounds.event_table import EventTable
from game.core.rules import Seat
from game.frantic.deck import Deck
from game.frantic.habits import EXPERT, PLAIN, Habits
from game.frantic.policy import Policy
from game.frantic.search import Search
from game.frantic.state import Action, Ask, Counter, Draw, NiceTry, Pass, Play, View

LEVELS = ("easy", "normal", "hard")

FORGETS_TO_COUNTER = 0.5
DRAWS_ALL_THE_SAME = 0.12
TAKES_THE_FIRST = 0.5
"""How often an easy bot plays the first card that fits; else any."""

SEARCHED = frozenset({Ask.TURN, Ask.COVER, Ask.WISH, Ask.TARGET, Ask.SEND_ON, Ask.SHARES, Ask.PICK})
"""Where all know that there is something to choose, and what it is is seen at once."""

Thinking = Generator[None, None, Action]
FranticBot = Bot[View, Action]


def make_bot(level: str, seat: Seat, deck: Deck, table: EventTable, luck: Luck) -> FranticBot:
    """Return a bot of a level (one of ``LEVELS``); ``ValueError`` for any other."""
    match level:
        case "easy":
            return EasyBot(luck)
        case "normal":
            return ThumbBot(seat, deck, PLAIN)
        case "hard":
            return HardBot(seat, deck, table, luck)
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
        match actions[0]:
            case Counter() | NiceTry():
                return Pass() if whim < FORGETS_TO_COUNTER else actions[0]
            case Play() if isinstance(actions[-1], Draw) and whim < DRAWS_ALL_THE_SAME:
                return actions[-1]
            case Play() if whim < TAKES_THE_FIRST or isinstance(any_action, Draw | Pass):
                return actions[0]
        return any_action


class ThumbBot:
    """Plays by rules of thumb alone."""

    def __init__(self, seat: Seat, deck: Deck, habits: Habits) -> None:
        self._seat = seat
        self._policy = Policy(deck, habits)

    def think(self, view: View, actions: Sequence[Action], steps: int) -> Thinking:
        """Return one of the actions without a step of thinking."""
        yield from ()
        return self._policy.choose(view, self._seat, actions)


class HardBot:
    """Plays by better rules of thumb, and tries out what could be better still."""

    def __init__(self, seat: Seat, deck: Deck, table: EventTable, luck: Luck) -> None:
        self._seat = seat
        self._policy = Policy(deck, EXPERT)
        self._search = Search(deck, table, self._policy, luck)

    def think(self, view: View, actions: Sequence[Action], steps: int) -> Thinking:
        """Return one of the actions; a step is a few actions of what it tries out."""
        ask = view.question.ask if view.question else None
        if len(actions) == 1 or ask not in SEARCHED:
            return self._policy.choose(view, self._seat, actions)
        return (yield from self._search.best(view, self._seat, actions, steps))
