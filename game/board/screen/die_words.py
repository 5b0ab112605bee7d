"""What a die says while it lies large on the track: who rolled it, and what its number means."""

from collections.abc import Collection

from game.board.motions import BoardTelling
from game.board.prompts import said_of_die
from game.board.screen.dice_view import DiceView
from game.board.screen.layout import BIG_DIE, TRACK
from game.board.state import State
from game.core.rounds.event_table import EventTable
from game.core.rules import Seat
from game.core.sentence import Sentence
from game.ui.canvas import Box
from game.ui.pen import Pen
from game.ui.theme import HINT, INK, LEAD, PAPER

WIDE, HIGH, NOTE_HIGH, EDGE, BELOW = 640.0, 68.0, 40.0, 26.0, 12.0
NO_REROLL = Sentence("board-die-no-reroll")


class DieWords:
    """Draws the slip below the die; ``people`` are those who read it."""

    def __init__(
        self,
        pen: Pen,
        people: Collection[Seat],
        names: tuple[str, ...],
        table: EventTable,
        dice: DiceView,
    ) -> None:
        self._pen = pen
        self._people = people
        self._names = names
        self._table = table
        self._dice = dice
        self.said: tuple[Sentence, ...] = ()
        """What is said of the die that was thrown last, and why nobody is asked about it."""

    def begin(self, telling: BoardTelling, after: State, *, none_held: bool) -> None:
        """Take note of a die that is thrown; ``none_held``: the one who reads has no Re-Roll."""
        thrown = telling.thrown
        if thrown is None or len(thrown.dice) != 1:
            return
        (die,) = thrown.dice
        alone = len(self._people) == 1 and die.seat in self._people
        said = said_of_die(thrown, self._dice.sides_of(die.seat), self._table, alone=alone)
        self.said = (said, NO_REROLL) if none_held else (said,)

    def draw(self) -> None:
        """Put the slip while the die can be read."""
        if self._dice.read is not None and self.said:
            self._pen.repeat("die words", self.said, self._put)

    def _put(self) -> None:
        pen = self._pen
        lines = [line.text(pen.services.texts, self._names) for line in self.said]
        measure = pen.services.text.measure
        wide = min(WIDE, max(measure(lines[0], LEAD, "bold")[0], *_wides(pen, lines)) + 2 * EDGE)
        high = HIGH + NOTE_HIGH * (len(lines) - 1)
        box = Box(TRACK.cx - wide / 2, TRACK.cy - 20 + BIG_DIE / 2 + BELOW, wide, high)
        pen.paper(box, PAPER, radius=20, lift=14)
        room = Box(box.x + EDGE, box.y + 4, box.w - 2 * EDGE, HIGH - 8)
        pen.label(lines[0], room, LEAD, INK, face="bold", align="centre")
        if lines[1:]:
            note = Box(room.x, box.y + HIGH - 8, room.w, NOTE_HIGH)
            pen.label(lines[1], note, HINT, INK, align="centre")


def _wides(pen: Pen, lines: list[str]) -> list[float]:
    return [pen.services.text.measure(line, HINT)[0] for line in lines]
