"""What may be chosen, drawn over the table: buttons, wishes, targets, shares, keys and reasons."""

from collections.abc import Iterator

from game.core.cards import Card
from game.core.choices import At, NotBefore, TakeBack
from game.core.rules import NOBODY, Seat
from game.frantic.deck import COLOURS
from game.frantic.draft import Choosable, Draft, GiveRest
from game.frantic.prompts import stakes_of
from game.frantic.rules import FranticRules
from game.frantic.screen.layout import chip_above
from game.frantic.screen.pictures import BACK, sprite_of
from game.frantic.screen.spots import (
    CAPTION,
    EYE,
    GO_ON,
    SIDE,
    WIDE_CAPTION,
    share_boxes,
    side_halves,
)
from game.frantic.state import (
    ASKED_ALIKE,
    FOUR,
    Ask,
    Attack,
    Deal,
    Draw,
    GoOn,
    Pass,
    Question,
    Shares,
    State,
    Target,
    Wish,
)
from game.input.seating import Seating
from game.ui.canvas import Box
from game.ui.card_view import HANDS_GAP, SHEET_EDGE, OpenHands
from game.ui.choice_pieces import (
    LABEL,
    LOW,
    RADIUS,
    SMALL_CAP,
    Caption,
    ChoicePieces,
    cap_box,
    strip_box,
)
from game.ui.choice_view import ChoiceView, KeyLabel
from game.ui.pen import Pen
from game.ui.spots import Spot, Spots
from game.ui.theme import CREAM_SOFT, GLOW, INK, LEAD, LINE, NIGHT_PAPER, seat_style

ROOM_FOR_TAG = 40.0
TAG_WIDTH, TAG_HEIGHT = 92.0, 34.0
EYE_ROOM = Box(
    EYE.x + SHEET_EDGE,
    EYE.y + SHEET_EDGE,
    EYE.w - 2 * SHEET_EDGE,
    GO_ON.y - EYE.y - SHEET_EDGE - 2 * HANDS_GAP,
)
"""While the All-Seeing Eye looks (FC-46) the hands have what the button leaves."""
CORNER_CAP = 40.0
"""A key on the corner of a colour, where it hides neither shape nor name."""
_SEATS = (0, 2, 1, 3)
WISH_STYLES = {name: seat_style(seat) for name, seat in zip(COLOURS, _SEATS, strict=True)}
"""Colours of cards look like seats: red disc, yellow star, green clover, blue drop."""
ALIKE = frozenset({Attack.SKIP, Attack.GIFT, Attack.EXCHANGE})
"""Whoever is named for these fares alike, so that it is told on the plate in focus alone."""


class Pieces(ChoicePieces):
    """Draws single pieces of a choice into boxes."""

    def colour(self, box: Box, colour: str, key: str, *, lit: bool) -> None:
        """Put a colour to wish for: its shape and its name on a sheet of it."""
        style = WISH_STYLES[colour]
        self.sheet(box, lit=lit, live=True, fill=style.colour)
        name, shape = self.pen.say(f"frantic-colour-{colour}"), f"shapes/{style.shape}"
        above, below = box.inset(12, 8).rows(2)
        if box.h > LOW:
            self.pen.icon(shape, box.cx, above.cy, above.h, INK)
            self.cap_at_end(above, key)
            self.pen.label(name, below, LABEL, INK, face="display", align="centre")
            return
        size = 44.0
        self.pen.icon(shape, box.x + 22 + size / 2, box.cy, size, INK)
        left = box.x + 34 + size
        room = Box(left, box.y + 6, box.right - left - CORNER_CAP * 0.6, box.h - 12)
        self.pen.label(name, room, LEAD, INK, face="display")
        self.wish_cap(box, colour, key)

    def number(self, box: Box, number: str, key: str, *, lit: bool) -> None:
        """Put a number to wish for; its own digit is drawn as the key that it is."""
        self.sheet(box, lit=lit, live=True)
        if key != number:
            size = self.pen.capped(52, 52)
            self.pen.label(number, box.inset(8, 3), size, INK, face="display", align="centre")
        self.wish_cap(box, number, key)

    def wish_cap(self, box: Box, wish: str, key: str) -> None:
        """Put the key of a low wish: on its corner, or its digit in its middle."""
        if key == wish:
            self.cap(key, box.cx, box.cy, box.h - 10)
        elif wish.isdecimal():
            self.cap(key, box.right - SMALL_CAP / 2, box.y + 6, SMALL_CAP)
        elif box.h <= LOW:
            self.cap(key, box.right - CORNER_CAP / 2 + 4, box.y + 10, CORNER_CAP)

    def shares(self, box: Box, given: tuple[Seat, ...], count: int) -> None:
        """Put the cards of a Fantastic Four: each with the face of who draws it, or empty.

        While all are empty, what is asked stands above them.
        """
        pen, room = self.pen, box.inset(20, 14)
        pen.paper(box, NIGHT_PAPER, radius=RADIUS, lift=8, edge=LINE, edge_width=2)
        if not given:
            head, room = room.rows(2, 6)
            words = self.pen.say("frantic-choose-who-draws")
            pen.label(words, head, LABEL, GLOW, face="display", align="centre")
        for place, slot in enumerate(room.columns(count, 14)):
            if place >= len(given):
                pen.paper(slot, INK, radius=12, lift=0, edge=CREAM_SOFT, edge_width=3)
                continue
            seat = given[place]
            pen.paper(slot, pen.style(seat).colour, radius=12, lift=5)
            self.face(seat, slot.cx, slot.cy, 70)


class ChooserView(ChoiceView):
    """Draws the choices of a question; a refused one shakes and says why."""

    _pieces: Pieces
    gained: frozenset[Card] = frozenset()
    """Cards that others have brought into the hand: they are as new as one just drawn."""

    def __init__(self, pen: Pen, rules: FranticRules, seating: Seating, label: KeyLabel) -> None:
        super().__init__(pen, seating, Pieces(pen, seating), label)
        self._deck = rules.deck
        self._eye = OpenHands(pen, seating, EYE, EYE_ROOM, self._sprite, BACK)

    def draw_eye(self, state: State, near: Seat) -> None:
        """Put all hands but that of ``near``, which lies in the tray, while the Eye looks."""
        if state.question is not None and state.question.ask is Ask.EYE:
            ranks = self._deck.ranks
            hands = (sorted(hand, key=ranks.__getitem__) for hand in state.hands)
            self._eye.draw({seat: hand for seat, hand in enumerate(hands) if seat != near})

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
        self._pieces.hold_caps()
        self._draw_beside(state, question, spots, seat, draft, answer_left)
        # The keys of cards reach over their upper edges, to where buttons end.
        ordered = sorted(spots.items, key=lambda spot: (spot.at is At.CARD, spot is focused))
        plates = [spot for spot in ordered if spot.at is At.SEAT]
        for spot in plates:
            self._draw_plate(spot, draft, lit=spot is focused)
        for spot in ordered:
            self._draw_spot(state, question, spot, seat, lit=spot is focused)
        for spot in plates:
            self._draw_plate_note(question, spot, lit=spot is focused)
            self._draw_plate_cap(spot.box, self._key(seat, spot))
        self._pieces.put_caps()
        if self._refused is not None and not is_told(question, self._refused, focused):
            self._draw_reason()

    def draw_marks(self, state: State, spots: Spots[Choosable], seat: Seat) -> None:
        """Put once more what was drawn over: keys, ticks, the sign of a new card, plates' words."""
        question = state.question
        if question is None:
            return
        for spot in spots.items:
            if spot.at is At.CARD:
                self._draw_spot(state, question, spot, seat, lit=spot is spots.focused)
            elif spot.at is At.WISH and isinstance(spot.action, Wish):
                self._pieces.wish_cap(spot.box, spot.action.what, self._key(seat, spot))
            elif spot.at is At.SEAT:
                self._draw_plate_note(question, spot, lit=spot is spots.focused)
                self._draw_plate_cap(spot.box, self._key(seat, spot))

    def mark_boxes(self, state: State, spots: Spots[Choosable], seat: Seat) -> tuple[Box, ...]:
        """Return where the keys of cards are drawn, the sign of a new one, and plates' words."""
        question = state.question
        if question is None:
            return ()
        tags = [
            tag_box(spot.box, cap_box(spot.box, lit=spot is spots.focused))
            for spot in spots.items
            if self._is_new(state, question, spot, seat)
        ]
        words = [
            strip_box(spot.box, above=chip_above(spot.box))
            for spot in spots.items
            if _has_note(question, spot, lit=spot is spots.focused)
        ]
        return (*super().mark_boxes(state, spots, seat), *tags, *words)

    def prewarming(self) -> Iterator[None]:
        """Make what choosing needs, one piece a step."""
        for colour in COLOURS:
            self._pieces.colour(CAPTION, colour, "", lit=False)
            yield

    def _sprite(self, card: int) -> str:
        return sprite_of(self._deck.kind(card).text)

    def _draw_beside(
        self,
        state: State,
        question: Question,
        spots: Spots[Choosable],
        seat: Seat,
        draft: Draft,
        left: float | None,
    ) -> None:
        """Put what is told beside the choices."""
        focused = spots.focused
        if focused is None or question.ask in (Ask.WISH, Ask.EYE, Ask.DEAL):
            return
        if question.ask is Ask.SHARES:
            self._pieces.shares(share_boxes()[0], draft.added, FOUR)
            return
        taken = any(isinstance(spot.action, GiveRest) for spot in spots.items)
        side = taken or self._draw_side(state, question, seat, draft)
        urgent = question.ask in ASKED_ALIKE or self._refused == focused
        box = CAPTION if side else WIDE_CAPTION
        self._pieces.caption(box, self._told_of(state, focused), left, urgent=urgent)

    def _told_of(self, state: State, focused: Spot[Choosable]) -> Caption:
        """Return what is told while a choice has the focus; of whom it names, what it would do."""
        choice = focused.choice
        names = choice.at is At.SEAT or isinstance(choice.action, Target)
        if names and choice.refusal is None:
            return Caption(self._say(choice.about), seat=choice.seat)
        return self._caption(choice, stakes_of(state))

    def _draw_side(self, state: State, question: Question, seat: Seat, draft: Draft) -> bool:
        """Put how much is chosen, where several are; say whether the side is taken."""
        match question.ask:
            case Ask.GIVE | Ask.DISCARD | Ask.PRESENTS:
                done = sum(choice.seat == seat for choice in state.chosen)
                self._draw_chosen(question, done, draft)
                return True
            case Ask.PUT_DOWN:
                self._pieces.chosen(SIDE, "", self._pen.say("frantic-choose-secret"), NOBODY)
                return True
            case Ask.PICK:
                return False
            case Ask.TARGET if question.what != Attack.EQUALITY:
                return False
            case _:
                return True

    def _draw_chosen(self, question: Question, done: int, draft: Draft) -> None:
        """Put how many of how many are chosen; with cards for one another that is on a button."""
        say, box = self._pen.say, side_halves()[0] if done else SIDE
        words = say("frantic-choose-chosen", done=done, all=done + question.count)
        if question.ask is Ask.DISCARD:
            self._pieces.chosen(box, words, say("frantic-choose-goes-away"), NOBODY)
            return
        to = question.other if question.ask is Ask.GIVE else draft.to
        note = "" if to == NOBODY else say("frantic-choose-goes-to", name=self._names[to])
        self._pieces.chosen(box, words, note, to)

    def _draw_spot(
        self, state: State, question: Question, spot: Spot[Choosable], seat: Seat, *, lit: bool
    ) -> None:
        box, label = spot.box.moved(self.shift_of(spot.box), 0), self._key(seat, spot)
        match spot.at:
            case At.CARD | At.MARKET:
                cap = self._draw_card_cap(box, label, lit=lit)
                if self._is_new(state, question, spot, seat):
                    tag = tag_box(box, cap if label else None)
                    self._pieces.tag(tag, self._pen.say("frantic-choose-new"))
                if isinstance(spot.action, TakeBack):
                    self._pieces.tick(box)
            case At.PILE:
                self._pieces.halo(box, lit=lit, live=spot.refusal is None, veiled=False)
            case At.WISH:
                assert isinstance(spot.action, Wish)
                put = self._pieces.number if spot.action.what.isdecimal() else self._pieces.colour
                put(box, spot.action.what, label, lit=lit)
            case At.BUTTON:
                self._draw_button(question, spot, box, label, lit=lit)
            case _:
                pass  # plates are below everything else, and their words above

    def _draw_button(
        self, question: Question, spot: Spot[Choosable], box: Box, label: str, *, lit: bool
    ) -> None:
        choice = spot.choice
        words, note = self._say(choice.sentence), self._say(spot.reason or choice.note)
        icon, live = icon_of(question, choice.action), choice.refusal is None
        if isinstance(choice.action, Shares) and not live:
            icon = "icons/lock"
        self._pieces.button(box, words, note, icon, label, lit=lit, live=live)

    def _is_new(self, state: State, question: Question, spot: Spot[Choosable], seat: Seat) -> bool:
        """Say whether a card was drawn in this turn, or brought before it, with room to say so."""
        if question.ask is not Ask.TURN or spot.box.w < ROOM_FOR_TAG:
            return False
        drawn = question.count > 0 and spot.card == state.hands[seat][-1]
        return drawn or spot.card in self.gained

    def _draw_plate(self, spot: Spot[Choosable], draft: Draft, *, lit: bool) -> None:
        """Mark somebody's plate; dark is only what can't be chosen."""
        live = spot.refusal is None
        box = spot.box.moved(self.shift_of(spot.box), 0)
        veiled = not live and not draft.added
        self._pieces.halo(box, lit=lit, live=live, veiled=veiled, locked=not spot.held)

    def _draw_plate_note(self, question: Question, spot: Spot[Choosable], *, lit: bool) -> None:
        """Put in short what would become of somebody, or what is to become of them."""
        if _has_note(question, spot, lit=lit):
            words = self._say(spot.choice.note)
            self._pieces.strip(spot.box, words, lit=lit, above=chip_above(spot.box))


def icon_of(question: Question, action: Choosable) -> str:
    """Return the drawing on a button."""
    match action:
        case Draw() | GiveRest() | Deal():
            return "icons/cards"
        case Pass():
            passes = {Ask.TURN: "icons/step", Ask.PUT_DOWN: "icons/cross"}
            return passes.get(question.ask, "icons/hand")
        case NotBefore():
            return "icons/step"
        case Target():
            return "icons/cross"
        case Shares():
            return "icons/check"
        case TakeBack():
            return "icons/turn"
        case GoOn():
            return "icons/play"
        case _:
            raise AssertionError(action)


def is_told(question: Question, refused: Spot[Choosable], focused: Spot[Choosable]) -> bool:
    """Say whether the slip or the button itself tells why something can't be chosen."""
    if question.ask is Ask.SHARES:
        return refused.at is At.BUTTON
    return refused == focused or question.ask in ASKED_ALIKE


def _has_note(question: Question, spot: Spot[Choosable], *, lit: bool) -> bool:
    """Say whether a plate has words of its own: those alike for all stand on that in focus."""
    named = spot.at is At.SEAT and spot.choice.note is not None
    return named and (lit or question.what not in ALIKE)


def tag_box(card: Box, cap: Box | None) -> Box:
    """Return where a card's tag is: on its upper edge, left of its key, or above that."""
    if cap is None:
        return Box(card.x + 4, card.y - TAG_HEIGHT + 4, min(card.w - 8, TAG_WIDTH), TAG_HEIGHT)
    if cap.x - card.x >= TAG_WIDTH:
        return Box(cap.x - TAG_WIDTH - 2, cap.cy - TAG_HEIGHT / 2, TAG_WIDTH, TAG_HEIGHT)
    return Box(card.cx - TAG_WIDTH / 2, cap.y - TAG_HEIGHT + 2, TAG_WIDTH, TAG_HEIGHT)
