"""What may be chosen, drawn over the table: squares, arrows, plates, buttons, keys and reasons."""

from collections.abc import Iterator, Sequence

from game.board.draft import Choosable, Draft, Nothing
from game.board.prompts import ends_of, question_of, stakes_of
from game.board.rules import BoardRules
from game.board.screen.layout import die_width
from game.board.screen.pictures import BACK, PAWN_RATIO, BoardNames, pawn_sprite, sprite_of
from game.board.screen.spots import EYE, caption_box, market_box
from game.board.state import (
    ASKED_ALIKE,
    Ask,
    Block,
    Deal,
    GoOn,
    Pass,
    PassOn,
    Question,
    Reroll,
    State,
)
from game.board.track import STEPS, Arrow
from game.core.choices import At, ChooseCard, NotBefore, TakeBack
from game.core.rules import Seat
from game.input.seating import Seating
from game.ui.canvas import Box
from game.ui.card_view import RAISE, SHEET_EDGE, OpenHands
from game.ui.choice_pieces import Caption, ChoicePieces
from game.ui.choice_view import ChoiceView, KeyLabel
from game.ui.pen import Pen
from game.ui.spots import Spot, Spots
from game.ui.theme import CREAM_SOFT, GLOW, INK, LAMP, NIGHT, PAPER

ENDS_EDGE, ENDS_LETTERS = 8.0, 34.0
"""Where pawns would go stands at the end of a plate, in the room of its die."""
EYE_CARD, EYE_NAMED = 190.0, 100.0
"""While the Eye looks cards are at most so wide, and named from such a width on."""
EYE_COLUMN = 2
ARROW_KEY = 28.0
"""Size of an arrow's key, and how far it is from the middle of its card: four are apart."""
ARROW_RING = 10.0
"""So much wider an arrow with the focus is."""
CROSS, CROSS_AT = 0.5, 0.4
"""The sign on an arrow that leads off the board: its size, and how far it is from the middle."""
TICK_WIDE = 32.0
"""The sign on a card that is chosen already is at its corner, left of the card's key."""


class ChooserView(ChoiceView):
    """Draws the choices of a question; a refused one shakes and says why."""

    def __init__(
        self,
        pen: Pen,
        rules: BoardRules,
        names: str,
        seating: Seating,
        label: KeyLabel,
    ) -> None:
        super().__init__(pen, seating, ChoicePieces(pen, seating), label)
        self._deck = rules.deck
        self._table = rules.table
        self._eye = OpenHands(
            pen,
            seating,
            EYE,
            EYE.inset(SHEET_EDGE),
            self._sprite,
            BACK,
            card_names=BoardNames(pen.services, names, EYE_NAMED),
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
        spots: Spots[Choosable],
        seat: Seat,
        draft: Draft,
        *,
        answer_left: float | None = None,
    ) -> None:
        """Put every choice, the one with the focus last; ``answer_left`` is the time, 1 to 0."""
        question, focused = state.question, spots.focused
        if question is None or focused is None:
            return
        buttons = sum(spot.at is At.BUTTON for spot in spots.items)
        urgent = question.ask is Ask.BLOCK or self._refused == focused
        told = self._told_of(state, focused, seat, draft)
        self._pieces.caption(caption_box(buttons), told, answer_left, urgent=urgent)
        if focused.at is At.ARROW:
            self._draw_pointed(spots, focused.square)
        self._pieces.hold_caps()
        for spot in sorted(spots.items, key=lambda spot: spot is focused):
            self._draw_spot(state, question, spot, focused, self._key(seat, spot))
            if spot.at is At.CARD and spot.card == draft.card:
                self._pieces.tick(tick_box(spot.box))
        if focused.at is At.ARROW:
            self._draw_arrow_keys(spots, seat)
        self._pieces.put_caps()
        if self._refused != focused and question.ask not in ASKED_ALIKE:
            self._draw_reason()

    def draw_marks(self, state: State, spots: Spots[Choosable], seat: Seat) -> None:
        """Put the keys of cards and arrows once more, over what was drawn over them."""
        super().draw_marks(state, spots, seat)
        self._draw_arrow_keys(spots, seat)

    def _draw_arrow_keys(self, spots: Spots[Choosable], seat: Seat) -> None:
        """Put the keys of arrows on the card that has them, over all else.

        Where arrows point there are pictures of other squares, and an arrow with the focus is
        large: a key beside it would be half hidden.
        """
        squares = {spot.square: spot.box for spot in spots.items if spot.at is At.SQUARE}
        for spot in spots.items:
            if spot.at is At.ARROW:
                right, down = STEPS[Arrow(spot.choice.way)]
                middle = squares[spot.square]
                x, y = middle.cx + right * ARROW_KEY, middle.cy + down * ARROW_KEY
                self._pieces.cap(self._key(seat, spot), x, y, ARROW_KEY)

    def prewarming(self) -> Iterator[None]:
        """Make what choosing needs, one piece a step."""
        for buttons in range(4):
            self._pieces.caption(caption_box(buttons), Caption(""), None)
            yield

    def _sprite(self, card: int) -> str:
        return sprite_of(self._deck.kind(card).text)

    def _told_of(self, state: State, focused: Spot[Choosable], seat: Seat, draft: Draft) -> Caption:
        """Return what is told while a choice has the focus.

        Where everybody is asked alike that is what the question is about, whatever has the focus,
        and of a button it is what is asked.
        """
        named = focused.choice.at is At.SEAT
        stakes = None if named else stakes_of(state, self._deck, self._table)
        if stakes is None and focused.at is At.BUTTON:
            return Caption(self._say(question_of(state, seat, draft)))
        return self._caption(focused.choice, stakes)

    def _draw_pointed(self, spots: Spots[Choosable], square: int) -> None:
        """Put a ring round the square of the arrows; a guided round frames the arrow alone."""
        if any(spot.held for spot in spots.items):
            return
        for spot in spots.items:
            if spot.at is At.SQUARE and spot.square == square:
                self._pen.ring(spot.box.inset(8), 18)

    def _draw_spot(
        self,
        state: State,
        question: Question,
        spot: Spot[Choosable],
        focused: Spot[Choosable],
        label: str,
    ) -> None:
        lit = spot is focused
        box = spot.box.moved(self.shift_of(spot.box), 0)
        match spot.at:
            case At.CARD | At.MARKET:
                self._draw_card_cap(box, label, lit=lit)
            case At.SQUARE if lit:
                self._draw_square(spot, box)
            case At.ARROW:
                self._draw_arrow(spot, box, lit=lit)
            case At.SEAT:
                self._draw_plate(state, spot, focused, label)
            case At.PAWN if lit or (focused.at is At.SEAT and focused.seat == spot.seat):
                self._pen.ring(box, box.w / 2)
            case At.BUTTON:
                words, icon = self._say(spot.choice.sentence), icon_of(question, spot.action)
                self._pieces.button(box, words, "", icon, label, lit=lit, live=True)
            case _:
                pass

    def _draw_square(self, spot: Spot[Choosable], box: Box) -> None:
        """Put the focus on a square; a lock if nothing can be laid there."""
        self._pen.ring(box.inset(8), 18)
        if spot.refusal is not None and not spot.held:
            self._pen.dot(box.right - 22, box.y + 22, 40, INK)
            self._pen.icon("icons/lock", box.right - 22, box.y + 22, 24, CREAM_SOFT)

    def _draw_arrow(self, spot: Spot[Choosable], box: Box, *, lit: bool) -> None:
        """Put an arrow; one that leads off the board is pale and crossed out."""
        pen, wide = self._pen, box.w
        nowhere = spot.choice.there == spot.square
        if lit:
            pen.dot(box.cx, box.cy, wide + ARROW_RING, INK)
            pen.dot(box.cx, box.cy, wide + 6, GLOW)
        pen.dot(box.cx, box.cy, wide + 4, INK)
        pen.dot(box.cx, box.cy, wide - 4, GLOW if lit else CREAM_SOFT if nowhere else PAPER)
        pen.icon(f"icons/arrow-{spot.choice.way}", box.cx, box.cy, wide * 0.62, INK)
        if nowhere:
            x, y = box.cx + wide * CROSS_AT, box.cy - wide * CROSS_AT
            pen.dot(x, y, wide * CROSS, INK)
            pen.icon("icons/cross", x, y, wide * CROSS * 0.62, CREAM_SOFT)

    def _draw_plate(
        self, state: State, spot: Spot[Choosable], focused: Spot[Choosable], label: str
    ) -> None:
        """Mark somebody's plate, with where pawns would go."""
        lit, live = spot is focused, spot.refusal is None
        lit = lit or (focused.at is At.PAWN and focused.seat == spot.seat)
        box = spot.box.moved(self.shift_of(spot.box), 0)
        self._pieces.halo(box, lit=lit, live=live, veiled=not live, locked=not spot.held)
        if live:
            self._draw_ends(ends_of(state, spot.seat), box, lit=lit)
        self._draw_plate_cap(box, label)

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
            self._pen.sprite(pawn, row.x + 20, row.cy, high / PAWN_RATIO)
            number = self._pen.say("board-table-number", n=square)
            size = self._pen.capped(ENDS_LETTERS, ENDS_LETTERS)
            room = Box(row.x + 40, row.y, row.right - row.x - 40, row.h)
            pen.label(number, room, size, INK, face="display", align="centre")


def icon_of(question: Question, action: Choosable) -> str:
    """Return the drawing on a button; an answer has it whether or not its card is held (FB-34)."""
    match action:
        case Block() | Reroll() | ChooseCard() | Nothing():
            return "icons/shield" if question.ask is Ask.BLOCK else "icons/turn"
        case Pass():
            return "icons/check"
        case PassOn() | NotBefore():
            return "icons/step"
        case TakeBack():
            return "icons/turn"
        case GoOn():
            return "icons/play"
        case Deal():
            return "icons/cards"
        case _:
            raise AssertionError(action)


def tick_box(card: Box) -> Box:
    """Return the part of a chosen card's upper edge that its key leaves free; it stands raised."""
    return Box(card.x, card.y - RAISE, TICK_WIDE, card.h)
