"""Plays whole turns of a round that changes in place (FB-9 to FB-11)."""

from game.board.engine import happenings
from game.board.engine.round import Round
from game.board.engine.tables import RANK_OF, REMOTE, REVERSE, TAKEN, TROUBLE, Code
from game.board.state import HAND
from game.core.rounds.resolution import turn_order
from game.core.rules import Seat


class Engine(Round):
    """A round in progress, at a turn."""

    __slots__ = ()

    def lay(self, code: Code, square: int) -> None:
        """Lay the card of the turn, and play the turn to its end (FB-9 to FB-11)."""
        seat = self.turn
        self.hands[seat].remove(RANK_OF[code])
        self.put(code, square)
        if self._played(seat, code, square):
            happenings.happen(self, seat)
        if not self.over:
            self._end_turn(seat)

    def _played(self, seat: Seat, code: Code, square: int) -> bool:
        """Do what follows the card of the turn (FB-9); say whether that is an event."""
        if code == REVERSE:
            self.spend(square)
            return self._lets_happen(seat, seat, -1)
        if code == REMOTE:
            self.spend(square)
            pawn = 1 - seat if self.seats == 2 else self.chooser.remote(self, seat)
            return not self.blocked(pawn, None) and self._lets_happen(seat, pawn, 1)
        if code == TROUBLE:
            self.spend(square)
            return True
        if code == TAKEN:
            self.spend(square)
            self.pawns[seat] = self.bounded(self.pawns[seat] + self.tables.not_you)
        return self._lets_happen(seat, seat, 1)

    def _lets_happen(self, seat: Seat, pawn: Seat, way: int) -> bool:
        """Make the move of a turn; say whether it sets an event off (FB-32)."""
        trouble = self.move(seat, pawn, way)
        if trouble:
            self.spend(self.pawns[pawn])
        return trouble

    def _end_turn(self, seat: Seat) -> None:
        """Fill up hands, the player in turn first; end the round or go on (FB-11, FB-35)."""
        enough = True
        for other in (seat, *turn_order(seat, self.seats)[:-1]):
            missing = HAND - len(self.hands[other])
            if missing > 0 and not self.fill(other, missing):
                enough = False
        if not enough or self.tables.finish in self.pawns:
            self.end_round()
            return
        self.turn = (seat + 1) % self.seats
        for square in self.spent:
            self.acts[square] = self.top_acts(square)
        self.spent.clear()
        if self.bomb > 0:
            self.bomb -= 1
