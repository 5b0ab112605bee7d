"""What may be chosen, drawn over the table: squares, arrows, plates, buttons, keys and reasons."""

from collections.abc import Iterator, Sequence

from game.board.draft import Choosable, Draft
from game.board.rules import BoardRules
from game.board.screen.captions import CardNames
from game.board.screen.chooser_boxes import EYE, caption_box, market_box
from game.board.screen.chooser_words import ChooserWords, button_of, ends_of
from game.board.screen.geometry import die_width
from game.board.screen.pictures import BACK, PAWN_RATIO, pawn_sprite, sprite_of
from game.board.screen.spots import At, Spot, spots_among
from game.board.state import ASKED_ALIKE, Ask, State
from game.board.track import STEPS, Arrow
from game.core.cards import HIDDEN
from game.core.choices import TakeBack
from game.core.rules import Seat
from game.core.sentence import Caption
from game.input.seating import Seating
from game.input.turn_keys import NO_KEY, UNDO
from game.ui.brush import Brush
from game.ui.card_view import RAISE
from game.ui.choice_pieces import SMALL_CAP, ChoicePieces, cap_box
from game.ui.choice_view import ChoiceView, KeyLabel
from game.ui.offers import Offers
from game.ui.open_hands import EDGE, OpenHands
from game.ui.theme import INK, LAMP, NIGHT, PAPER
from game.ui.widgets_pen import CREAM_SOFT, GLOW, Box, Pen

ENDS_EDGE, ENDS_LETTERS = 8.0, 34.0
"""Where pawns would go stands at the end of a plate, in the room of its die."""
EYE_CARD, EYE_NAMED = 190.0, 100.0
"""While the Eye looks cards are at most so wide, and named from such a width on."""
EYE_COLUMN = 2
TICK_WIDE = 32.0
"""The sign on a card that is chosen already is at its corner, left of the card's key."""


class ChooserView(ChoiceView):
    """Draws the choices of a question; a refused one shakes and says why."""

    def __init__(
        self,
        brush: Brush,
        pen: Pen,
        rules: BoardRules,
        names: str,
        seating: Seating,
        label: KeyLabel,
    ) -> None:
        super().__init__(brush, pen, seating, label)
        self._deck = rules.deck
        self._rules = rules
        self._pieces = ChoicePieces(brush, pen, seating)
        self._eye = OpenHands(
            brush,
            pen,
            seating,
            EYE,
            EYE.inset(EDGE),
            self._sprite,
            BACK,
            captions=CardNames(brush.services, names, EYE_NAMED),
            widest=EYE_CARD,
            one_column=EYE_COLUMN,
        )

    def draw_below(self, state: State) -> None:
        """Put what lies under the cards: the cloth of the market."""
        if state.market:
            cloth = market_box(len(state.market))
            self._pen.paper(cloth, NIGHT, radius=36, lift=14, edge=LAMP, edge_width=4, cut=3)

    def draw_eye(self, state: State) -> None:
        """Put all hands while the Eye looks, whoever is asked."""
        if state.question is not None and state.question.ask is Ask.EYE:
            ranks = self._deck.ranks
            hands = (sorted(hand, key=ranks.__getitem__) for hand in state.hands)
            self._eye.draw(dict(enumerate(hands)))

    def draw(
        self,
        state: State,
        offers: Offers[Choosable],
        seat: Seat,
        draft: Draft,
        *,
        answer_left: float | None = None,
    ) -> None:
        """Put every choice, the one with the focus last; ``answer_left`` is the time, 1 to 0."""
        spots = spots_among(offers)
        if state.question is None or not spots:
            return
        focused = spots[offers.focus]
        self._draw_caption(state, spots, focused, seat, draft, answer_left)
        if focused.at is At.ARROW:
            assert focused.on is not None
            self._pen.ring(focused.on.inset(8), 18)
        for spot in sorted(spots, key=lambda spot: spot is focused):
            self._draw_spot(state, spot, focused, self._key(seat, spot))
            if spot.at is At.CARD and spot.card == draft.card:
                self._pieces.tick(tick_box(spot.box))
        self._draw_reason(state, focused)

    def prewarming(self) -> Iterator[None]:
        """Make what choosing needs, one piece a step."""
        for buttons in range(4):
            self._pieces.caption(caption_box(buttons), Caption("", ""), None)
            yield

    @property
    def _words(self) -> ChooserWords:
        return ChooserWords(self._brush.services.texts, self._rules, self._names)

    def _sprite(self, card: int) -> str:
        return sprite_of(self._deck.kind(card).text)

    def _key(self, seat: Seat, spot: Spot) -> str:
        """Return what is printed on the key of a choice; what can't be chosen shows none."""
        if not self.caps or spot.refusal:
            return ""
        if isinstance(spot.action, TakeBack):
            return self._label(seat, UNDO)
        return "" if spot.key == NO_KEY else self._label(seat, spot.key)

    def _draw_caption(
        self,
        state: State,
        spots: list[Spot],
        focused: Spot,
        seat: Seat,
        draft: Draft,
        left: float | None,
    ) -> None:
        """Put what is told beside the choices, and the time that is left.

        Where everybody is asked alike that is what the question is about, whatever has the focus.
        """
        question = state.question
        assert question is not None
        buttons = sum(spot.at is At.BUTTON for spot in spots)
        caption = self._words.caption(state, seat, focused, draft)
        refused = self._refused.offer
        if isinstance(refused, Spot) and question.ask in ASKED_ALIKE:
            caption = Caption(caption.title, self._words.refusal(refused), caption.seat)
        urgent = question.ask is Ask.BLOCK or refused == focused
        self._pieces.caption(caption_box(buttons), caption, left, urgent=urgent)

    def _draw_spot(self, state: State, spot: Spot, focused: Spot, label: str) -> None:
        lit = spot is focused
        box = spot.box.moved(self.shift_of(spot.box), 0)
        match spot.at:
            case At.CARD | At.MARKET:
                cap = cap_box(box, lit=lit)
                if cap is not None:
                    self._pieces.cap(label, cap.cx, cap.cy, cap.w)
            case At.SQUARE if lit:
                self._draw_square(spot, box)
            case At.ARROW:
                self._draw_arrow(spot, box, label, lit=lit)
            case At.PLATE:
                self._draw_plate(state, spot, focused, label)
            case At.PAWN if lit or (focused.at is At.PLATE and focused.seat == spot.seat):
                self._pen.ring(box, box.w / 2)
            case At.BUTTON:
                self._draw_button(state, spot, box, label, lit=lit)
            case _:
                pass

    def _draw_square(self, spot: Spot, box: Box) -> None:
        """Put the focus on a square; a lock if nothing can be laid there."""
        self._pen.ring(box.inset(8), 18)
        if spot.refusal:
            self._pen.dot(box.right - 22, box.y + 22, 40, INK)
            self._pen.icon("icons/lock", box.right - 22, box.y + 22, 24, CREAM_SOFT)

    def _draw_arrow(self, spot: Spot, box: Box, label: str, *, lit: bool) -> None:
        """Put an arrow, and its key where it points; one that leads nowhere is pale."""
        pen, wide = self._pen, box.w
        nowhere = spot.there == spot.square
        if lit:
            pen.dot(box.cx, box.cy, wide + 26, INK)
            pen.dot(box.cx, box.cy, wide + 14, GLOW)
        pen.dot(box.cx, box.cy, wide + 4, INK)
        pen.dot(box.cx, box.cy, wide - 4, GLOW if lit else CREAM_SOFT if nowhere else PAPER)
        pen.icon(f"icons/arrow-{spot.way}", box.cx, box.cy, wide * 0.62, INK)
        right, down = STEPS[Arrow(spot.way)]
        reach = wide / 2 + SMALL_CAP / 2 + 6
        self._pieces.cap(label, box.cx + right * reach, box.cy + down * reach, SMALL_CAP)

    def _draw_plate(self, state: State, spot: Spot, focused: Spot, label: str) -> None:
        """Mark somebody's plate, with where pawns would go."""
        lit, live = spot is focused, not spot.refusal
        lit = lit or (focused.at is At.PAWN and focused.seat == spot.seat)
        box = spot.box.moved(self.shift_of(spot.box), 0)
        self._pieces.halo(box, lit=lit, live=live, veiled=not live)
        self._draw_ends(ends_of(state, spot), box, lit=lit)
        self._pieces.cap(label, box.x + 8, box.y + 24)

    def _draw_ends(self, ends: Sequence[tuple[Seat, int]], plate: Box, *, lit: bool) -> None:
        """Put which pawn would go to which square."""
        if not ends:
            return
        wide, pen = die_width(plate) + 2, self._pen
        box = Box(plate.right - wide - ENDS_EDGE, plate.y + 6, wide, plate.h - 12)
        pen.paper(box, GLOW if lit else PAPER, radius=16, lift=4)
        for (seat, square), row in zip(ends, box.inset(6, 4).rows(len(ends), 0), strict=True):
            high = min(48.0, row.h - 4)
            pawn = pawn_sprite(self._seating.chair(seat))
            self._brush.sprite(pawn, row.x + 20, row.cy, high / PAWN_RATIO)
            number = self._brush.say("board-table-number", n=square)
            size = self._brush.capped(ENDS_LETTERS, ENDS_LETTERS)
            room = Box(row.x + 40, row.y, row.right - row.x - 40, row.h)
            pen.label(number, room, size, INK, face="display", align="centre")

    def _draw_button(self, state: State, spot: Spot, box: Box, label: str, *, lit: bool) -> None:
        button = button_of(state, spot)
        words = button.words.text(self._brush.services.texts, self._names)
        self._pieces.button(box, words, "", button.icon, label, lit=lit, live=True)

    def _draw_reason(self, state: State, focused: Spot) -> None:
        """Say for a while why what was pressed can't be chosen, where nothing else says it."""
        question, spot = state.question, self._refused.offer
        assert question is not None
        if not isinstance(spot, Spot) or spot == focused or question.ask in ASKED_ALIKE:
            return
        up = RAISE if spot.card != HIDDEN else 0.0
        self._pieces.bubble(self._words.refusal(spot), spot.box, up, self._refused.alpha)


def tick_box(card: Box) -> Box:
    """Return the part of a chosen card's upper edge that its key leaves free; it stands raised."""
    return Box(card.x, card.y - RAISE, TICK_WIDE, card.h)
