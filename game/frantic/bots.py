"""Opponents at Frantic: from a beginner to one who looks far ahead.

- **easy** knows the rules since today: it gets rid of high numbers, keeps what looks strange,
  wishes for what it holds, attacks who attacked it, and often overlooks a card or forgets to
  counter.
- **casual** plays so, too, but overlooks fewer.
- **normal** has the rules of thumb of ``policy.py``: sheds high cards, keeps four-colour specials
  for the end, attacks who is about to go out or leads; now and then it overlooks something.
- **keen** keeps fewer, and slips less.
- **hard** has the rules of *normal*, remembers what it has seen, and looks ahead to the end of the
  round (``lookahead.py``) over a few deals, in which it takes others for players like that.
- **master** has better rules of thumb, found by playing, and looks ahead over many deals.

A bot sees the view and the legal actions; its luck is its own stream. Who looks ahead is also told
what happens, as its seat may know it.
"""

from functools import lru_cache

from msgspec.structs import replace

from game.core.bots import Bot
from game.core.rng import Luck
from game.core.rounds.bots import Moments, SlippingBot, Slips
from game.core.rounds.event_table import EventTable
from game.core.rules import Seat
from game.frantic.deck import Deck
from game.frantic.engine.tables import Tables
from game.frantic.engine.thumbs import Thumbs
from game.frantic.habits import BEGINNER, BEST, PLAIN, Habits
from game.frantic.lookahead import Effort, Lookahead
from game.frantic.policy import Policy
from game.frantic.state import Action, Ask, Pass, Play, Target, View

LEVELS = ("easy", "casual", "normal", "keen", "hard", "master")
THUMBS: dict[str, tuple[Habits, Slips]] = {
    "easy": (replace(BEGINNER, kept=4), Slips(0.45, 0.8)),
    "casual": (replace(BEGINNER, kept=4), Slips(0.36, 0.65)),
    "normal": (replace(PLAIN, kept=4), Slips(0.335, 0.575)),
    "keen": (replace(PLAIN, kept=2), Slips(0.2, 0.36)),
}
"""What the levels below **hard** make of what, and how they slip.

Nobody keeps so many four-colour specials that a table draws and passes for many turns.
"""
EFFORTS = {"hard": Effort(lines=24, sure=2.0), "master": Effort(lines=480, sure=1.0)}
"""How much the others try out; a line takes 0.1 to 0.2 ms with two seats."""
LINES = {"hard": PLAIN, "master": BEST}
"""By which rules of thumb they play, and think that others do."""
MOMENTS = Moments(
    plays=Play,
    passes=Pass,
    targets=Target,
    thrown_in=frozenset({Ask.COUNTER, Ask.NICE_TRY}),
    attacked=frozenset({Ask.COUNTER}),
)

FranticBot = Bot[View, Action]


def make_bot(level: str, seat: Seat, deck: Deck, table: EventTable, luck: Luck) -> FranticBot:
    """Return a bot of a level (one of ``LEVELS``); ``ValueError`` for any other."""
    if level in EFFORTS:
        tables, thumbs = _looked_up(deck, table, LINES[level])
        policy = Policy(deck, LINES[level])
        return Lookahead(seat, tables, thumbs, policy, EFFORTS[level], luck)
    if level in THUMBS:
        habits, slips = THUMBS[level]
        return SlippingBot(seat, Policy(deck, habits), slips, MOMENTS, luck)
    raise ValueError(f"no level {level!r}; possible: {', '.join(LEVELS)}")


@lru_cache(maxsize=4)
def _looked_up(deck: Deck, table: EventTable, habits: Habits) -> tuple[Tables, Thumbs]:
    """Return what all bots of a deck and its events look up who have these habits."""
    tables = Tables(deck, table)
    return tables, Thumbs(tables, habits)
