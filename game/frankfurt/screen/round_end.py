"""Large words at the end of a round: who was first, and how many cards each of the others takes."""

from msgspec.structs import replace

from game.core.rules import Seat
from game.core.sentence import Sentence

REST_SECONDS = 2.2
"""So long the race rests before the next round's cards are dealt and it counts down."""
SECONDS = 4.2
"""So long they stay after the last of them, through the count-down of the next round."""
SEATS_IN_A_LINE = 2
"""Of more players only the first is told to all; each panel tells what its player takes."""


class RoundEnd:
    """Keeps what the last round brought to everybody, until it could be read.

    ``alone`` is the seat of the only person at the table, who is spoken to.
    """

    def __init__(self, seats: int, people: tuple[Seat, ...]) -> None:
        self._seats = seats
        self._people = people
        self._results: dict[Seat, Sentence] = {}
        self._left = 0.0
        self._over = False

    def add(self, result: Sentence) -> None:
        """Take in what a pile brought to a player; the first one of a round begins anew."""
        if self._over:
            self.clear()
        self._results[result.seat] = result
        self._left = SECONDS

    def begin(self) -> None:
        """Take note that the next round begins."""
        self._over = True

    def clear(self) -> None:
        """Forget it all."""
        self._results, self._left, self._over = {}, 0.0, False

    def update(self, dt: float) -> None:
        """Let time pass, once all of it is there to be read."""
        if self._over:
            self._left = max(0.0, self._left - dt)

    def lines(self) -> tuple[Sentence, ...]:
        """Return what all are told once the round is over: who was first, and who takes what."""
        if not self._over or self._left <= 0 or not self._results:
            return ()
        first, *others = self._results.values()
        if len(self._people) == 1:
            mine = [one for one in others if one.seat in self._people]
            others = mine or (others if self._seats == SEATS_IN_A_LINE else [])
        elif self._seats > SEATS_IN_A_LINE:
            others = []
        return tuple(self._spoken(one) for one in (first, *others))

    def of(self, seat: Seat) -> Sentence | None:
        """Return what a player's own panel says; a person is spoken to."""
        result = self._results.get(seat) if self._left > 0 else None
        if result is None:
            return None
        return _to_you(result) if seat in self._people else result

    def _spoken(self, result: Sentence) -> Sentence:
        alone = len(self._people) == 1 and result.seat in self._people
        return _to_you(result) if alone else result


def _to_you(result: Sentence) -> Sentence:
    return replace(result, text_id=f"{result.text_id}-you")
