"""Points: the table between rounds, with pawns and what a hand costs, and the report at the end."""

from collections import Counter
from collections.abc import Iterator
from functools import partial

from game.board.deck import Deck, Symbol
from game.board.phrases import match_over, why_over
from game.board.screen.layout import PLATES, TRACK
from game.board.screen.pictures import PAWN_FACE, pawn_sprite, sprite_of
from game.board.state import NOT_YOU, State
from game.board.track import Board
from game.core.rounds.state import standing
from game.core.rules import Outcome, Seat
from game.core.sentence import Sentence, plain
from game.input.seating import Seating
from game.ui.canvas import Box
from game.ui.faces import face_name
from game.ui.pen import Pen
from game.ui.points_table import PointsTable, Row, fitting, rounds_sheet
from game.ui.report import (
    MatchReport,
    count_actions,
    mean,
    rounds_report,
)
from game.ui.theme import INK

SHEET = Box(TRACK.x - 8, TRACK.y - 4, PLATES.right - TRACK.x + 16, TRACK.h + 8)
"""Over the track and the plates."""
WHERE = 330.0
"""Width of what says where a pawn ended."""
PAWN = 0.62
"""A small pawn's height for that of a row; it is 1.4 times as high as wide."""
MOST_CARD = 84.0
CARD_RATIO = 1.4
TIMES = 130.0
"""Room for what a card costs."""


class ScoreTable:
    """Draws the points of the round that is just over, and of those before it."""

    def __init__(self, pen: Pen, deck: Deck, board: Board, seating: Seating) -> None:
        self._pen = pen
        self._deck = deck
        self._each = board.scaled(NOT_YOU)
        self._seating = seating
        self._names = tuple(player.name for player in seating.players)
        self._state: State | None = None
        self._table = PointsTable(pen, seating, self._draw_left)

    def prewarming(self) -> Iterator[None]:
        """Make one picture a step."""
        yield from self._table.prewarming(SHEET)

    def draw(self, state: State, sheet: Box = SHEET) -> None:
        """Put the table, the lowest total first; ``state`` is between rounds, or at the end."""
        self._state = state
        _, fitted = fitting(sheet, len(self._names))
        top = Box(sheet.x, sheet.y, sheet.w, fitted.h)  # it covers plates whole, however few
        dealer = state.question.seats[0] if state.question else 0
        facts = rounds_sheet(
            self._pen,
            self._names,
            state,
            partial(self._row, state),
            texts="board-scores",
            why=(match_over if state.question is None else why_over)(state),
            note=Sentence("board-scores-deals", dealer),
        )
        self._table.draw(facts, top)

    def _row(self, state: State, seat: Seat) -> Row:
        over = state.question is None
        return Row(
            seat,
            state.points[seat],
            extra=self._pen.say("board-scores-doubled") if state.bomb == 0 else "",
            won=over and seat in match_over(state).several,
            mood="happy" if standing(state)[0] == seat else "calm",
        )

    def _draw_left(self, seat: Seat, strip: Box) -> None:
        """Put where the pawn stands, and each Not You in the hand with its points."""
        state, pen = self._state, self._pen
        assert state is not None
        tall = min(strip.h * PAWN * 1.3, 104.0)
        pawn = Box(strip.x + 10, strip.cy - tall / 2, tall / CARD_RATIO, tall)
        self._pen.sprite(pawn_sprite(self._seating.chair(seat)), pawn.cx, pawn.cy, pawn.w)
        x, y, width = PAWN_FACE
        face = face_name(self._seating[seat], seat, "calm")
        self._pen.sprite(face, pawn.x + x * pawn.w, pawn.y + y * tall, width * pawn.w)
        room = Box(pawn.right + 12, strip.y + 6, WHERE - pawn.w - 30, strip.h - 12)
        pen.label(self._where(state, seat), room, 38, INK, face="bold")
        copies = self._deck.copies(Symbol.NOT_YOU.value)
        count = sum(card in copies for card in state.hands[seat])
        if count:
            self._draw_not_you(count, Box(strip.x + WHERE, strip.y, strip.w - WHERE, strip.h))

    def _where(self, state: State, seat: Seat) -> str:
        square = state.pawns[seat]
        ends = {0: "start", state.finish: "finish"}
        return self._pen.say(f"board-scores-{ends.get(square, 'square')}", square=square)

    def _draw_not_you(self, count: int, room: Box) -> None:
        """Put the cards that cost points, and how many those are."""
        width = min(MOST_CARD, (room.h - 8) / CARD_RATIO)
        for place in range(count):
            x = room.x + width / 2 + place * width * 0.6
            shade = self._pen.sprites.shadow(width, width * CARD_RATIO, width * 0.08, 4, 110)
            self._pen.stage.put(shade, x + 1, room.cy + 2)
            self._pen.sprite(sprite_of(Symbol.NOT_YOU.value), x, room.cy, width)
        left = room.x + width * (1 + 0.6 * (count - 1)) + 14
        words = Box(left, room.y + 6, min(TIMES, room.right - left), room.h - 12)
        points = plain(self._pen.services.texts, count * self._each)
        self._pen.label(f"+{points}", words, 40, INK, face="display")


BLOCKS, REROLLS = "block", r"reroll \d+"
"""How a record has the answers that are thrown in."""


def report_of(
    names: tuple[str, ...], outcome: Outcome, state: State, seed: int, record: str
) -> MatchReport:
    """Return what the results say: totals, best and worst rounds, starts, answers (FB-5)."""
    starts = Counter({seat: own.count(0) for seat, own in enumerate(state.points)})
    least, largest = partial(min, default=0), partial(max, default=0)
    return rounds_report(
        "board",
        names,
        outcome,
        state.points,
        seed,
        record,
        columns={"best": least, "worst": largest, "mean": mean},
        counted=(
            ("crown", "starts", starts),
            ("shield", "blocks", count_actions(record, BLOCKS)),
            ("turn", "rerolls", count_actions(record, REROLLS)),
        ),
    )
