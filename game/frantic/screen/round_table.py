"""Points: the sign of the round, the table between rounds, and the report at the end."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from game.core.cards import Card
from game.core.rounds.state import is_counted, standing
from game.core.rules import Outcome, Seat
from game.core.sentence import Sentence, plain
from game.frantic.deck import KINDS, Deck, Symbol
from game.frantic.phrases import match_over, why_over
from game.frantic.screen.layout import ROUND, ROUND_WIDE
from game.frantic.screen.pictures import sprite_of
from game.frantic.state import Ending, State
from game.input.seating import Seating
from game.ui.canvas import Box
from game.ui.pen import Pen
from game.ui.points_table import ROW_EDGE, PointsTable, Row, fitting, rounds_sheet
from game.ui.report import (
    MatchReport,
    count_actions,
    mean,
    rounds_report,
)
from game.ui.theme import GLOW, HINT, INK, NIGHT, NIGHT_SOFT, PAPER, PAPER_DIM, RGB, TEXT_SOFT

SHEET = Box(50, 96, 1820, 760)
"""Where the table of points lies: over plates, piles and log."""
DEAL = Box(660, 876, 600, 124)
"""Where the dealer's button finds room under it."""
CARD_RATIO = 1.4
LEAST_PITCH = 21.0
"""Cards that would lie closer together are told as numbers instead."""
MOST_CARD = 84.0
BADGE = 34.0
SLIP_GAP = 8.0
LOW, OUT_SHARE = 90.0, 0.36
"""In lower rows it is told beside and not below that somebody is out, which has this share."""


class RoundTable:
    """Draws the points of the round that is just over, and of those before it."""

    def __init__(self, pen: Pen, deck: Deck, seating: Seating) -> None:
        self._pen = pen
        self._deck = deck
        self._names = tuple(player.name for player in seating.players)
        self._hands: Sequence[Sequence[Card]] = ()
        self.emptied: Mapping[Seat, Sentence] = {}
        """What has taken the last cards of whoever has none, as the log tells it."""
        self._table = PointsTable(pen, seating, self._draw_cards)

    def prewarming(self) -> Iterator[None]:
        """Make one picture a step: the sheet, a row, and each kind of card."""
        yield from self._table.prewarming(SHEET)
        high, _ = fitting(SHEET, len(self._names))
        for kind in KINDS:
            self._pen.sprites.get(sprite_of(kind.text), card_width(high - 2 * ROW_EDGE))
            yield

    def draw(self, state: State, sheet: Box = SHEET, *, waits: bool = False) -> None:
        """Put the table, the lowest total first; ``state`` is between rounds, or at the end.

        ``waits``: it stands until somebody presses a key, which is said below it.
        """
        self._hands = state.hands
        why = (match_over if state.question is None else why_over)(state)
        facts = rounds_sheet(
            self._pen,
            self._names,
            state,
            partial(self._row, state),
            texts="frantic-round",
            why=why,
            note=self._dealer(state),
        )
        self._table.draw(facts, sheet)
        if waits:
            self._draw_wait()

    def _draw_wait(self) -> None:
        """Say that a key goes on, where the dealer's button would be."""
        box = DEAL.inset(0, 26)
        self._pen.paper(box, PAPER, radius=box.h / 2, lift=10)
        self._pen.icon("icons/play", box.x + 44, box.cy, 30, INK)
        words = Box(box.x + 76, box.y + 6, box.w - 110, box.h - 12)
        text = self._pen.say("frantic-table-go-on")
        self._pen.label(text, words, self._pen.capped(34, 44), INK, face="bold", align="centre")

    def _row(self, state: State, seat: Seat) -> Row:
        over = state.question is None
        best = standing(state)[0] == seat or not state.hands[seat]
        return Row(
            seat,
            state.points[seat],
            extra=self._extra(state, seat),
            won=over and seat in match_over(state).several,
            mood="happy" if best else "calm",
            mark="frantic/mark-dealer" if seat == state.dealer and not over else "",
        )

    def _dealer(self, state: State) -> Sentence:
        """Tell who deals next, and why (FC-5)."""
        last = [own[-1] for own in state.points]
        equal = last.count(max(last)) > 1
        text_id = "frantic-round-dealer-equal" if equal else "frantic-round-dealer"
        return Sentence(text_id, state.dealer)

    def _extra(self, state: State, seat: Seat) -> str:
        """Return why a round has brought other points than those of the cards (FC-33, FC-48)."""
        say = self._pen.say
        if state.ending is Ending.SCORED:
            return say("frantic-round-scored")
        changes = bomb_points(state, self._deck)
        if not any(changes):
            return ""
        if all(state.hands):
            return say("frantic-round-doubled")
        points = plain(self._pen.services.texts, changes[seat])
        return say("frantic-round-bomb", points=points if changes[seat] < 0 else f"+{points}")

    def _draw_cards(self, seat: Seat, strip: Box) -> None:
        """Put the cards that are left, dearest first; a hand too large for that as numbers."""
        hand = sorted(self._hands[seat], key=lambda card: self._worth(card), reverse=True)
        if not hand:
            self._draw_out(seat, Box(strip.x + 8, strip.y, strip.w - 16, strip.h))
            return
        width = card_width(strip.h)
        rest = strip.w - width - 12
        pitch = min(width + 8, rest / max(1, len(hand) - 1))
        if pitch < LEAST_PITCH:
            self._draw_slips(hand, strip)
            return
        for place, card in enumerate(hand):
            x = strip.x + 6 + width / 2 + place * pitch
            self._draw_card(card, x, strip.cy, width, min(pitch - 2, width))

    def _draw_out(self, seat: Seat, box: Box) -> None:
        """Say that somebody has no cards left, and what took the last: it stands until read."""
        pen, size = self._pen, self._pen.capped(40, 40)
        told = self.emptied.get(seat)
        out = pen.say("frantic-round-out")
        if told is None:
            pen.label(out, box, size, INK, face="display")
            return
        text = told.text(pen.services.texts, self._names)
        upper, lower = Box(box.x, box.y, box.w, box.h * 0.54), box
        if box.h < LOW:
            upper = Box(box.x, box.y, box.w * OUT_SHARE - 12, box.h)
            lower = Box(upper.right + 12, box.y, box.w - upper.w - 12, box.h)
        else:
            lower = Box(box.x, upper.bottom, box.w, box.bottom - upper.bottom)
        pen.label(out, upper, size, INK, face="display")
        pen.paragraph(text, lower, pen.capped(32, 36), INK, face="bold")

    def _worth(self, card: Card) -> tuple[int, int]:
        return self._deck.kind(card).points, -card

    def _draw_card(self, card: Card, x: float, y: float, width: float, seen: float) -> None:
        """Put a small card; where its number is not what it costs, its points stand on it.

        ``seen``: how much of its width the next card leaves free.
        """
        kind = self._deck.kind(card)
        tall = width * CARD_RATIO
        shade = self._pen.sprites.shadow(width, tall, width * 0.08, 4, 110)
        self._pen.stage.put(shade, x + 1, y + 2)
        self._pen.sprite(sprite_of(kind.text), x, y, width)
        if kind.symbol is Symbol.NUMBER:
            return
        badge = Box(x - width / 2, y + tall / 2 - BADGE, min(seen, max(BADGE, width * 0.62)), BADGE)
        self._pen.paper(badge, INK, radius=10, lift=0)
        size = self._pen.capped(HINT, HINT)
        points = str(kind.points)
        self._pen.label(points, badge.inset(3, 1), size, GLOW, face="bold", align="centre")

    def _draw_slips(self, hand: Sequence[Card], strip: Box) -> None:
        """Put how many cards of each worth there are, in rows of slips."""
        counts = Counter(self._deck.kind(card).points for card in hand)
        say = self._pen.say
        texts = [say("frantic-round-count", count=len(hand))]
        for worth, count in counts.items():
            texts.append(say("frantic-round-many", count=count, points=worth))
        rows = 1 if strip.h < 76 else 2
        across = -(-len(texts) // rows)
        cells = [c for row in strip.inset(2).rows(rows, 6) for c in row.columns(across, SLIP_GAP)]
        cells = cells if rows == 2 else list(strip.inset(2, 6).columns(across, SLIP_GAP))
        for place, (text, cell) in enumerate(zip(texts, cells, strict=False)):
            fill: RGB = NIGHT_SOFT if not place else PAPER_DIM
            self._pen.paper(cell, fill, radius=10, lift=0)
            ink = PAPER if not place else INK
            self._pen.label(text, cell.inset(5, 2), HINT, ink, face="bold", align="centre")


def card_width(high: float) -> float:
    """Return how wide cards are in a strip of a height."""
    return min(MOST_CARD, (high - 4) / CARD_RATIO)


def bomb_points(state: State, deck: Deck) -> tuple[int, ...]:
    """Return what the last round brought each seat besides its cards (FC-48)."""
    pairs = zip(state.points, state.hands, strict=True)
    return tuple(own[-1] - deck.points(hand) for own, hand in pairs)


LARGEST = 34
MARK, MARK_ROOM = 30.0, 24.0


class RoundSign:
    """Draws the sign; ``names`` are the players'."""

    def __init__(self, pen: Pen, names: tuple[str, ...]) -> None:
        self._pen = pen
        self._names = names

    def shown(self, state: State, *, limit: bool = True) -> tuple[object, ...]:
        """Return all that its picture depends on."""
        return state.round, state.dealer, self._dealt(state), limit

    def draw(self, state: State, *, limit: bool = True) -> None:
        """Put the sign; the dealer stands beside the mark that is on the dealer's plate.

        Without ``limit`` it does not say when the match ends: who learns the game is told later.
        """
        pen = self._pen
        box = ROUND_WIDE if pen.large else ROUND
        room = box.inset(12, 0) if pen.large else box.inset(30, 3)
        pen.paper(box, NIGHT, radius=box.h / 2, lift=0, alpha=225)
        upper, lower = room.rows(2)
        if not self._dealt(state):
            upper = room
        size = self._pen.capped(HINT, LARGEST)
        pen.label(
            self._line(state, limit=limit), upper, size, TEXT_SOFT, face="bold", align="centre"
        )
        if self._dealt(state):
            words = self._pen.say("frantic-table-dealer", name=self._names[state.dealer])
            room = Box(lower.x + MARK_ROOM, lower.y, lower.w - MARK_ROOM, lower.h)
            said = pen.label(words, room, size, TEXT_SOFT, face="bold", align="centre")
            self._pen.sprite("frantic/mark-dealer", said.x - 22, lower.cy, MARK)

    def _line(self, state: State, *, limit: bool) -> str:
        rules, say = state.rules, self._pen.say
        number = say("frantic-table-round", round=state.round)
        if not limit:
            return number
        if rules.rounds:
            return f"{number} {say('frantic-table-rounds', rounds=rules.rounds)}"
        return f"{number} {say('frantic-table-limit', limit=rules.limit)}"

    def _dealt(self, state: State) -> bool:
        """Say whether somebody has dealt: between rounds it is told who will."""
        return bool(state.discard) and not is_counted(state)


def rounds_won(points: Sequence[int]) -> int:
    """Return in how many rounds a seat got rid of its hand: each card costs a point or more."""
    return sum(own <= 0 for own in points)


def report_of(
    names: tuple[str, ...], outcome: Outcome, state: State, seed: int, record: str
) -> MatchReport:
    """Return what the results say: totals, rounds won, worst rounds, reactions (FC-4)."""
    won = Counter({seat: rounds_won(own) for seat, own in enumerate(state.points)})
    return rounds_report(
        "frantic",
        names,
        outcome,
        state.points,
        seed,
        record,
        columns={"out": rounds_won, "most": partial(max, default=0), "mean": mean},
        counted=(
            ("crown", "rounds", won),
            ("hand", "counters", count_actions(record, "counter")),
            ("bolt", "nice-try", count_actions(record, "nice-try")),
        ),
    )
