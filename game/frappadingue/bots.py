"""Opponents at Frappadingue Family, from the careless to the professor.

- **easy** takes what scores most, and then throws on or stops on a whim.
- **normal** takes what scores most; it stops as soon as it may with a fair total, or when few
  piles are left.
- **hard** knows the exact chance of losing the next throw (``odds.py``), weighs it against what a
  throw brings on average, and compares the sets that it could take by that.
- **professor** plays the policy of highest expected points. The values come from ``solver.py``,
  which says what is exact: within a hand the deck always is; full hands are put back, which the
  exact count of what that policy earns puts at less than 0.01 points a turn below the best
  (``python -m tests.frappadingue.best_play``). Near the end of a match it goes for the total that
  wins where that promises more than points (``endgame.py``): who is behind risks more.

A bot sees the view and the legal actions; its luck is its own stream.
"""

from collections.abc import Generator, Iterator, Sequence
from typing import NamedTuple

from game.core.bots import Bot
from game.core.rng import Luck
from game.core.rules import Seat
from game.frappadingue.deck import Deck, Kind
from game.frappadingue.endgame import best_chance, is_near, targets_pay, win_chances
from game.frappadingue.odds import losing_chance, pool
from game.frappadingue.scoring import STEP, card_sets
from game.frappadingue.state import HAND, Action, Phase, Stop, Take, Throw, View
from game.frappadingue.table import Book, Library, Lookup, text_of_kinds

LEVELS = ("easy", "normal", "hard", "professor")

WHIM = 0.5
"""How often an easy bot throws on where it could stop."""
FAIR_TOTAL = 200
FEW_PILES = 3
"""A normal bot stops with this total, or before a throw of so few piles."""
THROW_BRINGS = {1: 95, 2: 100, 3: 105, 4: 120, 5: 150}
"""What a throw brings on average where it is not lost: by hand, for the hard bot."""

Thinking = Generator[None, None, Action]
FrappadingueBot = Bot[View, Action]


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
        case "easy":
            return EasyBot(luck)
        case "normal":
            return NormalBot()
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


class EasyBot:
    """Takes the best set, and stops or goes on as it likes."""

    def __init__(self, luck: Luck) -> None:
        self._luck = luck

    def think(self, view: View, actions: Sequence[Action], steps: int) -> Thinking:
        """Return one of the actions without a step of thinking."""
        yield from ()
        if Stop() in actions and self._luck.unit() < WHIM:
            return actions[-1]
        return actions[0]


class NormalBot:
    """Takes the best set, and stops by a rule of thumb."""

    def think(self, view: View, actions: Sequence[Action], steps: int) -> Thinking:
        """Return one of the actions without a step of thinking."""
        yield from ()
        content = view.points >= FAIR_TOTAL or view.piles <= FEW_PILES
        if Stop() in actions and not content:
            return Throw(view.piles)
        return actions[0]


class HardBot:
    """Weighs the exact chance of losing against what the next throw brings."""

    def __init__(self, deck: Deck) -> None:
        self._deck = deck

    def think(self, view: View, actions: Sequence[Action], steps: int) -> Thinking:
        """Return one of the actions; a step for each set that it compares."""
        match view.phase:
            case Phase.TAKE:
                best, action = -1.0, actions[0]
                for after in takes(view, self._deck):
                    yield
                    worth = self._worth(view, after)
                    if worth > best:
                        best, action = worth, after.action
                return action
            case Phase.GO if Stop() in actions:
                yield
                gain = self._gain(view, view.points, view.piles, ())
                return Stop() if view.points >= gain else Throw(view.piles)
            case _:
                return actions[0]

    def _worth(self, view: View, after: After) -> float:
        gain = self._gain(view, after.total, after.piles, after.hand)
        return max(gain, after.total) if after.can_stop else gain

    def _gain(self, view: View, total: int, piles: int, taken: Sequence[Kind]) -> float:
        """Return what throwing once more is worth on average, if one could stop after it."""
        left = pool(view, self._deck)
        before = () if view.full else self._deck.kinds_of(view.hand)
        for kind in taken[len(before) :]:
            left[kind] -= 1
        safe = 1 - losing_chance(left, piles, crash_kills=True)
        return float(safe) * (total + THROW_BRINGS[piles])


class ProfessorBot:
    """Plays the policy of highest expected points, and near the end for the chance to win."""

    def __init__(self, deck: Deck, library: Library, *, sees_the_end: bool = True) -> None:
        self._deck = deck
        self._library = library
        self._sees_the_end = sees_the_end
        self._books: dict[int, tuple[Book, Lookup, Lookup]] = {}

    def think(self, view: View, actions: Sequence[Action], steps: int) -> Thinking:
        """Return one of the actions; a step for each set that it compares."""
        if len(actions) == 1:
            return actions[0]
        if view.phase is Phase.GO:
            yield
            hand = self._deck.kinds_of(view.hand)
            now = After(Take(()), hand, view.points)
            return Stop() if self._worth(view, now)[1] else Throw(view.piles)
        best, action = -1.0, actions[0]
        for after in takes(view, self._deck):
            yield
            worth, _ = self._worth(view, after)
            if worth > best:
                best, action = worth, after.action
        return action

    def _worth(self, view: View, after: After) -> tuple[float, bool]:
        """Return what a hand and a total are worth, and whether by stopping."""
        book, points, target = self._book(view.rules.plus_five)
        hand = text_of_kinds(after.hand)
        if self._sees_the_end and is_near(view):
            chances = win_chances(view, view.turn, book)
            if targets_pay(chances, book):
                return best_chance(hand, after.total, after.can_stop, chances, target)
        thrown = points.value(hand, after.total)
        if after.can_stop and after.total >= thrown:
            return float(after.total), True
        return thrown, False

    def _book(self, plus_five: int) -> tuple[Book, Lookup, Lookup]:
        if plus_five not in self._books:
            book = self._library.book(self._deck.counts(), plus_five)
            self._books[plus_five] = (book, Lookup(book.points), Lookup(book.target))
        return self._books[plus_five]
