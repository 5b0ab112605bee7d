"""Looks ahead from ways to lay a card, over deals that fit what a seat sees.

For each deal every way is tried out with each result of the next die, by an engine that plays turns
in place. What stands at the next turn is estimated (``engine.worth``). Ways that fall behind are
dropped. Another way replaces the rule of thumb's own only if it has been better beyond chance.

A step is a line. Answers, and what is chosen behind the curtain, take no step.
"""

from collections.abc import Generator, Mapping, Sequence
from typing import NamedTuple

from game.board.deck import KINDS, Deck
from game.board.engine.convert import load_hidden, load_open
from game.board.engine.engine import Engine
from game.board.engine.tables import RANK_OF, WAYS, Rank, Tables
from game.board.engine.thumbs import Thumbs, Way
from game.board.engine.worth import Worth
from game.board.habits import BEST, WORTH_OF_MANY, WORTH_OF_TWO
from game.board.outlook import Position
from game.board.policy import Habits, Policy
from game.board.state import D6, Action, Ask, Lay, View
from game.board.track import Board
from game.core.cards import HIDDEN
from game.core.rng import Luck, Rng
from game.core.rounds.event_table import EventTable
from game.core.rounds.race import Race
from game.core.rules import Seat

Thinking = Generator[None, None, Action]


class Effort(NamedTuple):
    """How much is tried out."""

    lines: int
    """Steps of a decision with two seats; with more, positions are more work and lines fewer."""
    plans: int
    """So many ways to lay a card are tried out,"""
    of_a_kind: int
    """and so many of each kind of card."""
    sure: float
    """By how many standard errors another plan has to be better than the rule of thumb's."""


NO_LUCK = Rng(0, "unused")
"""For rounds in which nothing is thrown."""
CHECKED = 2
"""After so many deals, and each time half as many more, plans that fall behind are dropped."""


class SameLuck(Rng):
    """Luck that can begin again, with the first d6 given, so that plans are tried with the same."""

    def __init__(self, luck: Luck) -> None:
        super().__init__(luck.below(1 << 30), "same")
        self._drawn: list[float] = []
        self._place = 0
        self._die = 0

    def begin(self, die: int) -> None:
        """Begin again; the first d6 shows a number."""
        self._place, self._die = 0, die

    def below(self, n: int) -> int:
        """Return a whole number from 0 to n-1, of the first d6 the one given."""
        if n == D6 and self._die:
            found, self._die = self._die - 1, 0
            return found
        if self._place == len(self._drawn):
            self._drawn.append(super().unit())
        self._place += 1
        return int(self._drawn[self._place - 1] * n)


class Known:
    """What is looked up of one board, for all who play on it."""

    def __init__(self, deck: Deck, table: EventTable, board: Board) -> None:
        self.tables = Tables(deck, board)
        self.thumbs = Thumbs(self.tables, BEST)
        self._table = table

    def engine(self, luck: Luck, seats: int) -> Engine:
        """Return an engine for lines of play."""
        return Engine(self.tables, self._table, luck, self.thumbs, seats)


class Deals:
    """Deals that fit what a seat sees; what it does not see is drawn at random."""

    def __init__(self, known: Known, view: View, luck: Luck) -> None:
        ranks = known.tables.ranks
        seen = {card for hand in view.hands for card in hand}
        seen.update(view.market, (view.thrown,))
        seen.update(lain.card for stack in view.stacks for lain in stack)
        self._unseen = [rank for card, rank in enumerate(ranks) if card not in seen]
        self._hands = [[ranks[card] for card in hand if card != HIDDEN] for hand in view.hands]
        self._missing = [hand.count(HIDDEN) for hand in view.hands]
        self._luck = luck
        self._engine = known.engine(luck, len(view.pawns))
        load_open(self._engine, view)

    def next(self) -> Engine:
        """Return an engine with the next deal, the same one each time."""
        cards, hands = list(self._luck.shuffled(self._unseen)), []
        for hand, missing in zip(self._hands, self._missing, strict=True):
            hands.append(hand + cards[:missing])
            del cards[:missing]
        load_hidden(self._engine, hands, cards)
        return self._engine


class FarSighted(Policy):
    """Rules of thumb with better ones for the cards that are laid before the first turn."""

    def __init__(
        self, known: Mapping[str, Known], deck: Deck, boards: Sequence[Board], habits: Habits
    ) -> None:
        super().__init__(deck, boards, habits)
        self._known = known

    def choose(self, position: Position, seat: Seat, actions: Sequence[Action]) -> Action:
        """Return one of the actions that the open question allows the seat."""
        question = position.question
        if question is None or question.ask is not Ask.SET_UP or len(actions) == 1:
            return super().choose(position, seat, actions)
        known = self._known[position.rules.board]
        table = known.engine(NO_LUCK, len(position.pawns))
        load_open(table, position)
        table.hands[seat] = [known.tables.ranks[card] for card in position.hands[seat]]
        return lay_of(max(known.thumbs.ways(table, seat, acts=False)))


def lay_of(way: Way) -> Lay:
    """Return the action of laying a card in a way."""
    rank, arrow = WAYS[way[1] - 1]
    return Lay(KINDS[rank].text, way[2], arrow)


class Search:
    """Finds the best way to lay a card on one of the boards."""

    def __init__(self, known: Mapping[str, Known], effort: Effort, luck: Luck) -> None:
        self._known = known
        self._effort = effort
        self._luck = luck

    def best(self, view: View, seat: Seat, actions: Sequence[Action], steps: int) -> Thinking:
        """Return the best way; yields at most ``steps`` times."""
        known = self._known[view.rules.board]
        deals = Deals(known, view, Rng(self._luck.below(1 << 30), "deals"))
        plans = self._plans(deals.next(), known.thumbs, seat)
        lines = min(steps, self._effort.lines * 2 // len(view.pawns))
        race = Race(plans, CHECKED)
        line = known.engine(self._luck, len(view.pawns))
        weights = WORTH_OF_TWO if len(view.pawns) == 2 else WORTH_OF_MANY
        value = Worth(known.tables, weights)
        while lines >= D6 * len(race.left) and len(race.left) > 1:
            deal = deals.next()
            totals = [0.0] * len(race.left)
            for die in range(1, D6 + 1):
                line.luck = luck = SameLuck(self._luck)
                for place, entry in enumerate(race.left):
                    luck.begin(die)
                    totals[place] += _reached(line, deal, entry.plan, value)
                    yield
            lines -= D6 * len(totals)
            race.add([total / D6 for total in totals])
        return lay_of(race.winner(self._effort.sure))

    def _plans(self, deal: Engine, thumbs: Thumbs, seat: Seat) -> list[Way]:
        """Return the ways worth a look, the best by the rules of thumb first."""
        counts: dict[Rank, int] = {}
        found = []
        for way in sorted(thumbs.ways(deal, seat), reverse=True):
            rank = RANK_OF[way[1]]
            counts[rank] = counts.get(rank, 0) + 1
            if counts[rank] <= self._effort.of_a_kind:
                found.append(way)
        return found[: self._effort.plans]


def _reached(line: Engine, deal: Engine, way: Way, value: Worth) -> float:
    """Play one line, and return by how many points the others will have more, about."""
    line.be(deal)
    seat = line.turn
    line.lay(*way[1:])
    return value.of(line, seat)
