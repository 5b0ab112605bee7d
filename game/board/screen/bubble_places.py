"""Where first-time bubbles point on the board's table, and what they had better not cover."""

from collections.abc import Callable, Iterator, Sequence

from game.board.screen.layout import CHOOSER, PILE, ROUND_HIGH, SLIP, Pitch, die_box, plate_box
from game.board.screen.pawns import Pawns
from game.board.screen.plates import points_box
from game.board.screen.spots import market_box
from game.board.state import State
from game.core.bubbles import Bubble
from game.core.cards import HIDDEN, Card
from game.core.choices import NOWHERE
from game.core.rules import NOBODY
from game.ui.bubble_room import AVOIDED, needed
from game.ui.canvas import Box
from game.ui.lesson_places import Busy

BEHIND, AHEAD = 2, 8
"""So many squares around a pawn are those that what is laid or rolled now is about."""


class BubblePlaces:
    """Knows both; ``card_box`` and ``hand_box`` say where a card lies, and the hand in the tray."""

    def __init__(
        self,
        seats: int,
        pitch: Pitch,
        pawns: Pawns,
        *,
        card_box: Callable[[Card], Box],
        hand_box: Callable[[], Box | None],
    ) -> None:
        self._seats = seats
        self._pitch = pitch
        self._pawns = pawns
        self._card_box = card_box
        self._hand_box = hand_box

    def busy(self, state: State) -> Iterator[Busy]:
        """Yield what a bubble had better not cover: what lies beside the track, and the track.

        What is written there is needed, and so are the squares that a pawn may come to.
        """
        plates = [plate_box(seat, self._seats) for seat in range(self._seats)]
        for place in (CHOOSER, PILE, ROUND_HIGH, *plates, *map(points_box, plates)):
            yield needed(place)
        if state.market:
            yield needed(market_box(len(state.market)))
        for seat in range(self._seats):
            yield needed(self._pawns.box(seat))
        for square in sorted(self._near(state)):
            yield needed(self._pitch.box(square))
        yield from self._squares()

    def _near(self, state: State) -> set[int]:
        """Return the squares just behind and before each pawn that is on its way."""
        last = len(self._pitch.board.squares) - 1
        return {
            square
            for pawn in state.pawns
            if pawn < last
            for square in range(max(0, pawn - BEHIND), min(last, pawn + AHEAD) + 1)
        }

    def _squares(self) -> Iterator[Busy]:
        """Yield all squares of the track, row by row as far as they touch."""
        pitch = self._pitch
        rows: dict[int, list[int]] = {}
        for square in pitch.board.squares:
            rows.setdefault(square.row, []).append(square.column)
        for row, columns in rows.items():
            for run in runs(sorted(set(columns))):
                x, y = pitch.left + run[0] * pitch.cell, pitch.top + row * pitch.cell
                yield Busy(Box(x, y, len(run) * pitch.cell, pitch.cell), AVOIDED)

    def box(self, state: State, bubble: Bubble) -> Box | None:
        """Return where the thing is that a bubble tells about; ``None``: not there."""
        if bubble.card != HIDDEN:
            return self._card_box(bubble.card)
        if bubble.seat != NOBODY:
            return plate_box(bubble.seat, self._seats)
        if bubble.square != NOWHERE:
            return self._pitch.box(bubble.square)
        match bubble.place:
            case "pawn" if state.question is not None:
                return self._pawns.box(state.question.seats[0])
            case "hand":
                return self._hand_box()
            case "die" if state.dice:
                return die_box(plate_box(state.dice[0].seat, self._seats))
            case "market":
                return market_box(len(state.market)) if state.market else None
            case place:
                return {"pile": PILE, "choices": CHOOSER, "event": SLIP}.get(place)


def runs(numbers: Sequence[int]) -> Iterator[list[int]]:
    """Yield rising numbers in groups that follow each other without a gap."""
    group: list[int] = []
    for number in numbers:
        if group and number != group[-1] + 1:
            yield group
            group = []
        group.append(number)
    if group:
        yield group
