"""Opponents at Frappadingue Family, from one who never has enough to the professor.

- **easy**, **casual** and **normal** take what scores most, and stop with a total that they are
  content with, whatever piles are left (``ENOUGH``). The weaker they are the more they want;
  each is bolder in one turn than in another. In the last round nobody stops behind the
  leader, nor risks what wins.
- **hard** knows how likely each next throw is, and what could be taken from it; it compares the
  sets that it could take, and stopping, by that. It looks no further than one throw, and it hopes
  for too much.
- **professor** plays the policy of highest expected points. The values come from ``solver.py``,
  which says what is exact: within a hand the deck always is; full hands are put back, which the
  exact count of what that policy earns puts at less than 0.01 points a turn below the best
  (``python -m tests.frappadingue.best_play``). Near the end of a match it plays for the chance to
  win instead (``endgame.py``): who is behind risks more.

A bot sees the view and the legal actions; its luck is its own stream.
"""

from collections.abc import Generator, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from game.core.bots import Bot
from game.core.rng import Luck
from game.core.rules import Seat
from game.frappadingue.deck import PLAYED, Deck, Kind
from game.frappadingue.endgame import (
    Prospect,
    decided,
    is_near,
    is_open,
    win_chances,
)
from game.frappadingue.scoring import STEP, card_sets
from game.frappadingue.solver import UNIT, model
from game.frappadingue.state import HAND, Action, Phase, Stop, Take, Throw, View
from game.frappadingue.table import Book, Library, Lookup, text_of_kinds

LEVELS = ("easy", "casual", "normal", "hard", "professor")
HOPE = 2.05
"""So many times what the next throw is worth the hard bot expects of it."""
ODD = 0.6
"""What a total counts, for the hard bot, that can't be written down: one more throw at least."""
WON = 1000.0
STILL_BEHIND = 0.1
"""Where only winning counts: each point of a total that is still behind."""

Thinking = Generator[None, None, Action]
FrappadingueBot = Bot[View, Action]


ENOUGH = {"easy": (400, 500), "casual": (300, 400), "normal": (200, 300, 300, 300)}
"""The totals with which somebody stops who does not reckon: luck says which, turn by turn."""


class After(NamedTuple):
    """A set that could be taken, and how the turn would stand after it."""

    action: Take
    hand: tuple[Kind, ...]
    total: int

    @property
    def can_stop(self) -> bool:
        """Say whether the total can be written down (FP-11)."""
        return self.total > 0 and self.total % STEP == 0

    @property
    def piles(self) -> int:
        """Return the piles of the next throw (FP-8)."""
        return HAND - len(self.hand) % HAND


def make_bot(level: str, _seat: Seat, deck: Deck, library: Library, luck: Luck) -> FrappadingueBot:
    """Return a bot of a level (one of ``LEVELS``); ``ValueError`` for any other."""
    match level:
        case "easy" | "casual" | "normal":
            return RuleBot(ENOUGH[level], luck)
        case "hard":
            return HardBot(deck)
        case "professor":
            return ProfessorBot(deck, library)
    raise ValueError(f"no level {level!r}; possible: {', '.join(LEVELS)}")


def takes(view: View, deck: Deck) -> Iterator[After]:
    """Yield every set that may be taken now, best first, with what follows."""
    before = deck.kinds_of(view.hand) if not view.full else ()
    for found in card_sets(deck.kinds_of(view.throw), view.rules.plus_five):
        hand = (*before, *found.kinds)
        yield After(Take(found.parts), hand, view.points + found.points)


class RuleBot:
    """Takes the best set, and stops with a total; at the end it looks at the score pad."""

    def __init__(self, totals: Sequence[int], luck: Luck) -> None:
        self._totals = totals
        self._luck = luck
        self._turn = (-1, -1)
        self._enough = 0

    def think(self, view: View, actions: Sequence[Action], steps: int) -> Thinking:
        """Return one of the actions without a step of thinking."""
        yield from ()
        if Stop() not in actions:
            return actions[0]
        part = decided(view, view.turn, view.points)
        content = view.points >= self._wanted(view)
        if part is not None:
            content = part > 0
        return Stop() if content else Throw(view.piles)

    def _wanted(self, view: View) -> int:
        """Return the total that is enough in this turn."""
        if self._turn != (view.round, view.turn):
            self._turn = (view.round, view.turn)
            self._enough = self._luck.choice(self._totals)
        return self._enough


class HardBot:
    """Knows every throw that may come next, and what the best set of each would be worth."""

    def __init__(self, deck: Deck) -> None:
        self._deck = deck

    def think(self, view: View, actions: Sequence[Action], steps: int) -> Thinking:
        """Return one of the actions; a step for each set that it compares."""
        if len(actions) == 1:
            return actions[0]
        if view.phase is Phase.GO:
            yield
            now = After(Take(()), self._deck.kinds_of(view.hand), view.points)
            stays = _written(view, now.total) >= self._thrown(view, now)
            return Stop() if stays and Stop() in actions else Throw(view.piles)
        best, action = -1.0, actions[0]
        for after in takes(view, self._deck):
            yield
            stopped = _written(view, after.total) if after.can_stop else 0.0
            worth = max(stopped, self._thrown(view, after))
            if worth > best:
                best, action = worth, after.action
        return action

    def _thrown(self, view: View, after: After) -> float:
        """Return what the next throw is worth on average, if one stops after it where possible."""
        rules = view.rules
        counts = self._deck.counts()
        gone = (*self._deck.kinds_of(view.earlier), *after.hand)
        left = tuple(counts[kind] - gone.count(kind) for kind in PLAYED)
        known = model(rules.plus_five)
        chances = known.chances(left, after.piles)
        hoped = partial(_hoped, view)
        worth = 0.0
        for chance, throw in zip(chances, known.throws[after.piles], strict=True):
            if chance:
                gains = (option.gain for option in throw.options if option.gain is not None)
                totals = (after.total + UNIT * gain for gain in gains)
                worth += chance * max(map(hoped, totals), default=0.0)
        return HOPE * worth


def _written(view: View, total: int) -> float:
    """Return what writing a total down is worth: its points, or the win where that is decided."""
    part = decided(view, view.turn, total)
    return float(total) if part is None else WON * part


def _hoped(view: View, total: int) -> float:
    """Return what it is worth to come to a total, which can't always be written down (FP-11)."""
    if total <= 0:
        return 0.0
    worth = _written(view, total)
    if not worth:
        return float(STILL_BEHIND * total)
    return worth if total % STEP == 0 else ODD * worth


class ProfessorBot:
    """Plays the policy of highest expected points, and near the end for the chance to win."""

    def __init__(self, deck: Deck, library: Library, *, sees_the_end: bool = True) -> None:
        self._deck = deck
        self._library = library
        self._sees_the_end = sees_the_end
        self._books: dict[int, tuple[Book, Lookup]] = {}
        self._prospect: tuple[tuple[Any, ...], Prospect] | None = None
        """The last one that was worked out: most decisions of a turn ask for the same."""

    def think(self, view: View, actions: Sequence[Action], steps: int) -> Thinking:
        """Return one of the actions; a step is a set that it compares, or 1 ms of the solver."""
        if len(actions) == 1:
            return actions[0]
        prospect = yield from self._looked_ahead(view)
        if view.phase is Phase.GO:
            yield
            hand = self._deck.kinds_of(view.hand)
            now = After(Take(()), hand, view.points)
            return Stop() if self._worth(view, now, prospect)[1] else Throw(view.piles)
        best, action = -1.0, actions[0]
        for after in takes(view, self._deck):
            yield
            worth, _ = self._worth(view, after, prospect)
            if worth > best:
                best, action = worth, after.action
        return action

    def _looked_ahead(self, view: View) -> Generator[None, None, Prospect | None]:
        """Return what the turn is worth to win the match, if its end is near and still open."""
        if not (self._sees_the_end and is_near(view)):
            return None
        book, _ = self._book(view.rules.plus_five)
        chances = win_chances(view, view.turn, book)
        if not is_open(chances):
            return None
        counts = self._deck.counts()
        gone = self._deck.kinds_of((*view.earlier, *(view.hand if view.full else ())))
        left = tuple(counts[kind] - gone.count(kind) for kind in PLAYED)
        key = (left, view.rules.plus_five, chances)
        if self._prospect is None or self._prospect[0] != key:
            prospect = Prospect(chances, view.rules.plus_five)
            yield from prospect.solve(left)
            self._prospect = (key, prospect)
        return self._prospect[1]

    def _worth(self, view: View, after: After, prospect: Prospect | None) -> tuple[float, bool]:
        """Return what a hand and a total are worth, and whether by stopping."""
        if prospect is not None:
            hand = () if len(after.hand) == HAND else after.hand
            cards = tuple(hand.count(kind) for kind in PLAYED)
            thrown = prospect.thrown(cards, after.total)
            stopped = prospect.stopped(after.total) if after.can_stop else -1.0
        else:
            _, points = self._book(view.rules.plus_five)
            thrown = points.value(text_of_kinds(after.hand), after.total)
            stopped = float(after.total) if after.can_stop else -1.0
        return max(thrown, stopped), stopped >= thrown

    def _book(self, plus_five: int) -> tuple[Book, Lookup]:
        if plus_five not in self._books:
            book = self._library.book(self._deck.counts(), plus_five)
            self._books[plus_five] = (book, Lookup(book.points))
        return self._books[plus_five]
