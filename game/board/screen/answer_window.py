"""One time to answer for all people who are asked together and have keys of their own (FB-34).

Whoever is asked first has the focus; the others answer with the upper row of their zones. People
who share keys, or have a pad, are asked one after another, each in the full time. So is everybody
where a key alone is no whole answer, and where there is no clock: then in turn order.
"""

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from game.board.draft import Choosable
from game.board.screen.chooser_view import icon_of
from game.board.screen.focus import BoardSpots
from game.board.screen.geometry import fan_box, plate_box
from game.board.state import Ask, Block, Pass, PassOn, Question, Reroll, State
from game.core.rules import Seat
from game.input.seating import Seating
from game.ui.canvas import Box
from game.ui.pen import Pen
from game.ui.theme import NIGHT, PAPER

ANSWERS = (Block, Reroll, Pass, PassOn)
"""What can be done by a key without the focus."""
CAP, ICON, PITCH = 36.0, 28.0, 74.0

KeyLabel = Callable[[Seat, int], str]
Row = tuple[Seat, BoardSpots]


class AnswerWindow:
    """Keeps how much of the time of one roll or attack is left, whoever is asked about it.

    It is one time for all who have keys of their own, and another for each who has not.
    """

    def __init__(self, seating: Seating) -> None:
        self._seating = seating
        self._question: Question | None = None
        self._left = self._together = 0.0

    def seconds(self, state: State, seat: Seat, full: float) -> float:
        """Return how long a seat may take that is asked now: what is left, or the full time."""
        question = state.question
        assert question is not None
        plain = _is_plain(question, state)
        if not plain or not _goes_on(self._question, question):
            self._together = full
        self._question = question
        self._left = self._together if plain and self.has_keys(seat) else full
        return self._left

    def run(self, left: float | None) -> None:
        """Take note of the seconds that are left to whoever has the focus."""
        if left is not None:
            self._together = max(0.0, self._together - (self._left - left))
            self._left = left

    def has_keys(self, seat: Seat) -> bool:
        """Say whether somebody answers with keys that are nobody else's."""
        return self._seating[seat].zone is not None

    def others(self, state: State, first: Seat | None) -> tuple[Seat, ...]:
        """Return who may answer now besides the one who has the focus."""
        question = state.question
        if question is None or first is None or not self._together:
            return ()
        if not _is_plain(question, state):
            return ()
        people = self._seating.humans
        asked = (seat for seat in question.seats if seat in people and seat != first)
        return tuple(seat for seat in asked if self.has_keys(seat))


def _goes_on(before: Question | None, now: Question) -> bool:
    """Say whether a question is the one before, to which somebody has answered meanwhile.

    After another roll or attack it would be asked of as many seats again, or of others.
    """
    if before is None or not set(now.seats) < set(before.seats):
        return False
    return replace(now, seats=()) == replace(before, seats=())


def _is_plain(question: Question, state: State) -> bool:
    """Say whether a key alone tells the whole answer: of several dice one has to be named."""
    plain = question.ask is Ask.BLOCK or len(state.dice) == 1
    return question.ask in (Ask.BLOCK, Ask.REROLL) and plain


def answer_of(action: Choosable) -> bool:
    """Say whether a choice is an answer that is done by its key."""
    return isinstance(action, ANSWERS)


class AnswerKeys:
    """Draws on plates which keys answer, for those who have not got the focus."""

    def __init__(self, pen: Pen, seats: int, label: KeyLabel) -> None:
        self._pen = pen
        self._seats = seats
        self._label = label

    def draw(self, state: State, rows: Sequence[Row]) -> None:
        """Put a row of keys on each plate."""
        for seat, spots in rows:
            plate = plate_box(seat, self._seats)
            fan = fan_box(plate)
            box = Box(fan.x - 6, fan.y - 2, PITCH * len(spots) + 8, fan.h + 4)
            self._pen.paper(box, NIGHT, radius=16, lift=0, edge=PAPER, edge_width=2)
            for number, (icon, label) in enumerate(self._keys(state.question, seat, spots)):
                x = box.x + 8 + PITCH * number
                cap = Box(x, box.cy - CAP / 2, CAP, CAP)
                self._pen.key_cap(label, cap, colour=self._pen.style(seat).colour)
                self._pen.icon(icon, x + CAP + ICON / 2 + 1, box.cy, ICON, PAPER)

    def _keys(
        self, question: Question | None, seat: Seat, spots: BoardSpots
    ) -> Iterator[tuple[str, str]]:
        assert question is not None
        for number, spot in enumerate(spots.items):
            yield icon_of(question, spot.action), self._label(seat, spots.key_of(number))
