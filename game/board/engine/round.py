"""A round that changes in place: what it is made of, and how pawns move (FB-10 to FB-33).

It knows the rules of ``moves.py`` and ``rounds.py``. Cards are kinds, since copies are alike.
Nobody throws a Re-Roll in; what else is chosen on the way the chooser says. Luck is asked for in
the same order as by the rules, so that the same luck gives the same turn.
"""

from collections.abc import Sequence
from typing import Protocol

from game.board.engine.tables import (
    BLOCK,
    CHANCE,
    COLOUR_OF,
    LAST_LEADING,
    RANK_OF,
    SNAIL,
    STOP,
    SWAP,
    TAKEN,
    TILE,
    TROUBLE,
    WHITE,
    Code,
    Rank,
    Tables,
    X,
)
from game.board.state import D6, NO_BOMB
from game.core.rng import Luck
from game.core.rounds.event_table import EventTable
from game.core.rounds.resolution import turn_order
from game.core.rules import Seat

BLOCKING = RANK_OF[BLOCK]
KEPT_BACK = RANK_OF[TAKEN]
"""The kind of Not You."""
STAYS, AGAIN = 0, CHANCE


class Chooser(Protocol):
    """What players choose in the course of a turn."""

    def remote(self, round_: "Round", seat: Seat) -> Seat:
        """Return whose pawn makes the move of a Remote."""
        ...

    def swap(self, round_: "Round", seat: Seat, pawn: Seat, possible: Sequence[Seat]) -> Seat:
        """Return with whom a pawn changes places."""
        ...

    def blocks(self, round_: "Round", seat: Seat, mover: Seat | None) -> bool:
        """Say whether a seat blocks a Remote, or a Swap with the pawn of ``mover``."""
        ...

    def place(self, round_: "Round", seat: Seat, rank: Rank) -> tuple[Code, int]:
        """Return how a card lies that was thrown in, and where."""
        ...

    def name(self, round_: "Round", seat: Seat) -> Seat:
        """Return who gets the whole hand."""
        ...

    def give(self, round_: "Round", seat: Seat) -> tuple[Rank, Seat]:
        """Return what is given to whom."""
        ...

    def pick(self, round_: "Round", seat: Seat, market: Sequence[Rank]) -> Rank:
        """Return what is taken of the market."""
        ...


class Round:
    """A round in progress."""

    __slots__ = (
        "acts", "bomb", "chooser", "draw", "hands", "last", "luck", "over", "pawns", "scores",
        "seats", "spent", "stacks", "table", "tables", "teleports", "turn",
    )  # fmt: skip

    def __init__(
        self, tables: Tables, table: EventTable, luck: Luck, chooser: Chooser, seats: int
    ) -> None:
        self.tables = tables
        self.table = table
        self.luck = luck
        self.chooser = chooser
        self.seats = seats
        self.pawns: list[int] = [0] * seats
        self.stacks: list[tuple[Code, ...]] = [()] * (tables.finish + 1)
        """What lies on each square, top last."""
        self.acts: list[Code] = [0] * (tables.finish + 1)
        """What acts on each square now."""
        self.spent: list[int] = []
        self.teleports: Sequence[int] = tables.board.teleports
        self.hands: list[list[Rank]] = [[] for _ in range(seats)]
        self.draw: Sequence[Rank] = ()
        """The draw pile; what is drawn is cut off."""
        self.last = -1
        """The colour laid last, white aside."""
        self.bomb = NO_BOMB
        self.turn: Seat = 0
        self.over = False
        self.scores: tuple[int, ...] = ()

    def be(self, other: "Round") -> None:
        """Become a copy of another round at a turn, on the same board; the luck stays."""
        self.pawns, self.stacks, self.acts = other.pawns[:], other.stacks[:], other.acts[:]
        self.spent = other.spent[:]
        self.teleports, self.draw = other.teleports, other.draw
        self.hands = [hand[:] for hand in other.hands]
        self.last, self.bomb, self.turn = other.last, other.bomb, other.turn
        self.over, self.scores = other.over, other.scores

    def put(self, code: Code, square: int) -> None:
        """Lay a card; it acts there from now on, unless the square is spent (FB-12)."""
        self.stacks[square] += (code,)
        if square not in self.spent:
            self.acts[square] = code
        if COLOUR_OF[code] != WHITE:
            self.last = COLOUR_OF[code]

    def spend(self, square: int) -> None:
        """Let a square count as empty until the turn ends (FB-12)."""
        self.acts[square] = 0
        self.spent.append(square)

    def top_acts(self, square: int) -> Code:
        """Return what acts on a square that is not spent."""
        if square in self.teleports:
            return TILE
        stack = self.stacks[square]
        return stack[-1] if stack else 0

    def order(self, last: Seat) -> tuple[Seat, ...]:
        """Return all seats in turn order, from the right of ``last``, who comes last."""
        return turn_order(last, self.seats)

    def bounded(self, square: int) -> int:
        """Return the square, or the start or the finish if it were beyond them (FB-13)."""
        return max(0, min(square, self.tables.finish))

    def fill(self, seat: Seat, count: int) -> bool:
        """Let a seat draw what there is; say whether the pile had enough."""
        cards = self.draw[:count]
        self.hands[seat] += cards
        self.draw = self.draw[count:]
        return len(cards) == count

    def end_round(self) -> None:
        """Count the round (FB-35)."""
        times, each = 2 if self.bomb == 0 else 1, self.tables.not_you
        pairs = zip(self.pawns, self.hands, strict=True)
        self.scores = tuple([times * (at + each * hand.count(KEPT_BACK)) for at, hand in pairs])
        self.over = True

    # A move.

    def move(self, seat: Seat, pawn: Seat, way: int, first: int = 0) -> bool:
        """Make a move, with all that it sets off (FB-10, FB-14); say whether that is an event.

        ``first`` are the steps of a move that is not rolled for.
        """
        end = self.tables.finish if way > 0 else 0
        found = AGAIN
        while found == AGAIN and self.pawns[pawn] != end:
            left = first or self.luck.below(D6) + 1
            first = 0
            found = self.land(seat, pawn, way) if self.walk(pawn, way, left) else STAYS
        return found == TROUBLE

    def walk(self, pawn: Seat, way: int, left: int) -> bool:
        """Take steps, on which blue cards act (FB-24 to FB-26); say whether there was one."""
        acts, last = self.acts, self.tables.finish if way > 0 else 0
        start = square = counted = self.pawns[pawn]
        while left > 0 and square != last:
            square += way
            code = acts[square]
            if code == SNAIL and left == 1:
                self.spend(square)
                break
            if STOP <= code <= X:
                self.spend(square)
            if code != X:
                counted = square
                left = 0 if code == STOP else left - (2 if code == SNAIL else 1)
        self.pawns[pawn] = counted
        return counted != start

    def land(self, seat: Seat, pawn: Seat, way: int) -> Code:
        """Let cards act where the pawn stands (FB-14); return what comes of it.

        ``AGAIN``: it rolls again (FB-22); ``TROUBLE``: if no event makes the move, one follows.
        """
        while True:
            square = self.pawns[pawn]
            code = self.acts[square]
            if not 0 < code <= LAST_LEADING:
                break
            self.spend(square)
            there = self.tables.leads[code][square]
            if there == square:
                return STAYS
            while self.acts[there] == X:
                self.spend(there)
                there += way
            self.pawns[pawn] = there
        if code == TROUBLE:
            return TROUBLE
        if code == CHANCE:
            self.spend(square)
            return AGAIN
        if code == SWAP:
            self.spend(square)
            self._swap(seat, pawn)
        elif code == TAKEN:
            self.stacks[square] = self.stacks[square][:-1]
            self.hands[pawn].append(KEPT_BACK)
            self.spend(square)
        elif code == TILE:
            self.spend(square)
            self.pawns[pawn] = self.teleports[self.luck.below(D6)]
        return STAYS

    def _swap(self, seat: Seat, pawn: Seat) -> None:
        """Let a pawn change places with another one (FB-23)."""
        pawns = self.pawns
        here = pawns[pawn]
        possible = [other for other, square in enumerate(pawns) if square != here]
        if not possible:
            return
        one = len(possible) == 1
        other = possible[0] if one else self.chooser.swap(self, seat, pawn, possible)
        if other == seat or not self.blocked(other, pawn):
            pawns[pawn], pawns[other] = pawns[other], here

    def blocked(self, seat: Seat, mover: Seat | None) -> bool:
        """Ask the attacked player for Block (FB-29); it is laid at once (FB-34)."""
        hand = self.hands[seat]
        if BLOCKING not in hand or not self.chooser.blocks(self, seat, mover):
            return False
        hand.remove(BLOCKING)
        self.put(*self.chooser.place(self, seat, BLOCKING))
        return True
