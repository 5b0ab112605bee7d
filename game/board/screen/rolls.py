"""What is told of a roll: who rolled, what the number means, why nobody is asked, and how long.

A single die lies large on the track until it was read; where a person may change it, the way that
it leads is seen, too.
"""

from collections.abc import Sequence

from game.board.deck import Symbol
from game.board.motions import BoardTelling, Thrown
from game.board.prompts import said_of_die, told_of, watch_of
from game.board.rules import BoardRules
from game.board.screen.board_view import BoardView
from game.board.screen.dice_view import PICKED_SECONDS, TUMBLE_SECONDS
from game.board.screen.layout import BIG_DIE, TRACK
from game.board.screen.rehearsal import WAY_SECONDS
from game.board.state import Ask, State
from game.core.rules import Seat
from game.core.sentence import Sentence
from game.ui.canvas import Box
from game.ui.motion import Speed
from game.ui.pen import Pen
from game.ui.theme import HINT, INK, LEAD, PAPER

WIDE, HIGH, NOTE_HIGH, EDGE, BELOW = 900.0, 68.0, 40.0, 26.0, 12.0
"""The slip below a die: its most width, a line, a second one, its margins, how far below."""
NO_REROLL = Sentence("board-die-no-reroll")


class Rolls:
    """Draws the slip below a die; ``people`` are those who play here, if anybody does."""

    def __init__(
        self,
        pen: Pen,
        rules: BoardRules,
        board: BoardView,
        people: Sequence[Seat],
        names: tuple[str, ...],
    ) -> None:
        self._pen = pen
        self._rules = rules
        self._board = board
        self._people = people
        self._names = names
        self.let_be = True
        """Whether no person is asked about the roll that is shown."""
        self.said: tuple[Sentence, ...] = ()
        """What is said of the die that was thrown last, and why nobody is asked about it."""

    def seconds(self, thrown: Thrown) -> float:
        """Return how long dice are seen that a Re-Roll may change, at normal pace."""
        dice = self._board.dice
        tumbles = 0.0 if dice.speed is Speed.off else TUMBLE_SECONDS
        reads = self._board.read_for(thrown)
        leads = bool(self._people) and not self.let_be and reads < PICKED_SECONDS
        return tumbles + reads + (WAY_SECONDS if leads else 0.0)

    def watched(self, state: State) -> Sentence:
        """Say what all wait for; a roll about which no person is asked is just told."""
        question = state.question
        asked = question is None or question.ask is not Ask.REROLL or not self.let_be
        return watch_of(state) if asked or not state.dice else told_of(state)

    def begin(self, telling: BoardTelling, after: State) -> None:
        """Take note of a die that is thrown."""
        thrown = telling.thrown
        if thrown is None or len(thrown.dice) != 1:
            return
        (die,) = thrown.dice
        own = len(self._people) == 1 and die.seat in self._people
        sides = self._board.dice.sides_of(die.seat)
        said = said_of_die(thrown, sides, self._rules.table, own=own)
        self.said = (said, NO_REROLL) if self._lacks(after) else (said,)

    def _lacks(self, state: State) -> bool:
        """Say whether the only person holds no Re-Roll: where others look, nobody learns it."""
        symbols = self._rules.deck.symbols
        if len(self._people) != 1 or self._people[0] in state.silent or not self.let_be:
            return False
        return all(symbols[card] is not Symbol.REROLL for card in state.hands[self._people[0]])

    def draw(self) -> None:
        """Put the slip while the die can be read."""
        if self._board.dice.read is not None and self.said:
            rest = self._board.dice.rest
            self._pen.repeat("die words", (self.said, rest), self._put)

    def _put(self) -> None:
        pen, measure = self._pen, self._pen.services.text.measure
        said, *notes = (line.text(pen.services.texts, self._names) for line in self.said)
        wides = (measure(said, LEAD, "bold")[0], *(measure(note, HINT)[0] for note in notes))
        wide, high = min(WIDE, max(wides) + 2 * EDGE), HIGH + NOTE_HIGH * len(notes)
        x, y = self._board.dice.rest
        left = min(max(x - wide / 2, TRACK.x), TRACK.right - wide)
        box = Box(left, y + BIG_DIE / 2 + BELOW, wide, high)
        pen.paper(box, PAPER, radius=20, lift=14)
        room = Box(box.x + EDGE, box.y + 4, box.w - 2 * EDGE, HIGH - 8)
        pen.label(said, room, LEAD, INK, face="bold", align="centre")
        for note in notes:
            below = Box(room.x, box.y + HIGH - 8, room.w, NOTE_HIGH)
            pen.label(note, below, HINT, INK, align="centre")
