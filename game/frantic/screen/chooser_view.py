"""What may be chosen, drawn over the table: buttons, wishes, targets, shares, keys and reasons."""

from collections.abc import Iterator

from game.core.cards import HIDDEN
from game.core.choices import TakeBack
from game.core.rules import NOBODY, Seat
from game.core.sentence import Caption, Sentence
from game.frantic.deck import COLOURS
from game.frantic.draft import Choosable, Draft, GiveRest
from game.frantic.prompts import share_of, short_effect_of
from game.frantic.rules import FranticRules
from game.frantic.screen.chooser_boxes import (
    CAPTION,
    SIDE,
    WIDE_CAPTION,
    share_boxes,
    side_halves,
)
from game.frantic.screen.chooser_pieces import Pieces
from game.frantic.screen.chooser_words import REACTIONS, button_of, caption_of, refusal_text
from game.frantic.screen.eye_view import EyeView
from game.frantic.screen.geometry import chip_above
from game.frantic.screen.offers import At, Spot
from game.frantic.state import FOUR, Ask, Attack, State, Target, Wish
from game.input.seating import Seating
from game.input.turn_keys import NO_KEY, UNDO
from game.ui.brush import Brush
from game.ui.card_view import RAISE
from game.ui.choice_pieces import cap_box
from game.ui.choice_view import ChoiceView, KeyLabel
from game.ui.offers import Offers
from game.ui.widgets_pen import Box, Pen

ROOM_FOR_TAG = 40.0
TAG_WIDTH, TAG_HEIGHT = 92.0, 34.0


class ChooserView(ChoiceView):
    """Draws the choices of a question; a refused one shakes and says why."""

    def __init__(
        self, brush: Brush, pen: Pen, rules: FranticRules, seating: Seating, label: KeyLabel
    ) -> None:
        super().__init__(brush, pen, seating, label)
        self._deck = rules.deck
        self._pieces = Pieces(brush, pen, seating)
        self._eye = EyeView(brush, pen, rules.deck, seating)

    def draw_eye(self, state: State, near: Seat) -> None:
        """Put all hands but that of ``near`` while the Eye looks, whoever is asked."""
        if state.question is not None and state.question.ask is Ask.EYE:
            self._eye.draw(state, near)

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
        spots = [spot for spot in offers.items if isinstance(spot, Spot)]
        if state.question is None or not spots:
            return
        focused = spots[offers.focus]
        self._draw_ground(state, spots, focused, seat, draft, answer_left)
        # The keys of cards reach over their upper edges, to where buttons end.
        ordered = sorted(spots, key=lambda spot: (spot.at is At.CARD, spot is focused))
        plates = [spot for spot in ordered if spot.at is At.PLATE]
        for spot in plates:
            self._draw_plate(spot, draft, lit=spot is focused)
        for spot in ordered:
            self._draw_spot(state, spot, seat, self._key(seat, spot), lit=spot is focused)
        for spot in plates:
            lit = spot is focused
            self._draw_plate_words(state, spot, seat, draft, lit=lit)
            self._pieces.cap(self._key(seat, spot), spot.box.x + 8, spot.box.y + 24)
        self._draw_reason(state, focused)

    def _key(self, seat: Seat, spot: Spot) -> str:
        """Return what is printed on the key of a choice; what can't be chosen shows none."""
        if not self.caps or spot.refusal:
            return ""
        if spot.at is At.BUTTON and isinstance(spot.action, TakeBack):
            return self._label(seat, UNDO)
        return "" if spot.key == NO_KEY else self._label(seat, spot.key)

    def _draw_plate(self, spot: Spot, draft: Draft, *, lit: bool) -> None:
        """Mark somebody's plate; dark is only what can't be chosen."""
        live = not spot.refusal
        box = spot.box.moved(self.shift_of(spot.box), 0)
        self._pieces.halo(box, lit=lit, live=live, veiled=not live and not draft.added)

    def prewarming(self) -> Iterator[None]:
        """Make what choosing needs, one piece a step."""
        for colour in COLOURS:
            self._pieces.colour(CAPTION, colour, "", lit=False)
            yield

    def _draw_ground(
        self,
        state: State,
        spots: list[Spot],
        focused: Spot,
        seat: Seat,
        draft: Draft,
        left: float | None,
    ) -> None:
        """Put what is told beside the choices."""
        question = state.question
        assert question is not None
        if question.ask in (Ask.WISH, Ask.EYE, Ask.DEAL):
            return
        if question.ask is Ask.SHARES:
            self._pieces.shares(share_boxes()[0], draft.added, FOUR)
            return
        taken = any(isinstance(spot.action, GiveRest) for spot in spots)
        side = taken or self._draw_side(state, seat, draft)
        texts = self._brush.services.texts
        caption = caption_of(texts, self._names, state, self._deck, seat, focused, draft)
        refused = self._refused.offer
        if isinstance(refused, Spot) and question.ask in REACTIONS:
            why = refusal_text(texts, state, self._deck, refused)
            caption = Caption(caption.title, why, caption.seat)
        urgent = question.ask in REACTIONS or refused == focused
        box = CAPTION if side else WIDE_CAPTION
        self._pieces.caption(box, caption, left, urgent=urgent)

    def _draw_side(self, state: State, seat: Seat, draft: Draft) -> bool:
        """Put how much is chosen, where several are; say whether the side is taken."""
        question = state.question
        assert question is not None
        match question.ask:
            case Ask.GIVE | Ask.DISCARD | Ask.PRESENTS:
                done = sum(choice.seat == seat for choice in state.chosen)
                self._draw_chosen(state, done, draft)
                return True
            case Ask.PUT_DOWN:
                self._pieces.chosen(SIDE, "", self._brush.say("frantic-choose-secret"), NOBODY)
                return True
            case Ask.PICK:
                return False
            case Ask.TARGET if question.what != Attack.EQUALITY:
                return False
            case _:
                return True

    def _draw_chosen(self, state: State, done: int, draft: Draft) -> None:
        """Put how many of how many are chosen; with cards for one another that is on a button."""
        question, say = state.question, self._brush.say
        assert question is not None
        above, _ = side_halves()
        box = above if done else SIDE
        words = say("frantic-choose-chosen", done=done, all=done + question.count)
        if question.ask is Ask.DISCARD:
            self._pieces.chosen(box, words, say("frantic-choose-goes-away"), NOBODY)
            return
        to = question.other if question.ask is Ask.GIVE else draft.to
        note = "" if to == NOBODY else say("frantic-choose-goes-to", name=self._names[to])
        self._pieces.chosen(box, words, note, to)

    def _draw_spot(self, state: State, spot: Spot, seat: Seat, label: str, *, lit: bool) -> None:
        box = spot.box.moved(self.shift_of(spot.box), 0)
        match spot.at:
            case At.CARD | At.MARKET:
                cap = cap_box(box, lit=lit)
                if cap is not None:
                    self._pieces.cap(label, cap.cx, cap.cy, cap.w)
                if self._is_new(state, spot, seat):
                    tag = tag_box(box, cap if label else None)
                    self._pieces.tag(tag, self._brush.say("frantic-choose-new"))
                if isinstance(spot.action, TakeBack):
                    self._pieces.tick(box)
            case At.PILE:
                self._pieces.halo(box, lit=lit, live=not spot.refusal, veiled=False)
            case At.WISH:
                assert isinstance(spot.action, Wish)
                put = self._pieces.number if spot.action.what.isdecimal() else self._pieces.colour
                put(box, spot.action.what, label, lit=lit)
            case At.BUTTON:
                self._draw_button(state, spot, box, label, lit=lit)
            case At.PLATE:
                pass  # below everything else, and its words above

    def _is_new(self, state: State, spot: Spot, seat: Seat) -> bool:
        """Say whether this is the card that was drawn in this turn."""
        question, hand = state.question, state.hands[seat]
        drawn = question is not None and question.ask is Ask.TURN and question.count
        return bool(drawn) and spot.card == hand[-1] and spot.box.w >= ROOM_FOR_TAG

    def _draw_plate_words(
        self, state: State, spot: Spot, seat: Seat, draft: Draft, *, lit: bool
    ) -> None:
        """Put in short what would become of somebody, or what is to become of them."""
        if spot.refusal and not draft.added:
            return
        prompt = self._plate_prompt(state, spot, seat, draft, lit=lit)
        if prompt is not None:
            words = prompt.text(self._brush.services.texts, self._names)
            self._pieces.strip(spot.box, words, lit=lit, above=chip_above(spot.box))

    def _plate_prompt(
        self, state: State, spot: Spot, seat: Seat, draft: Draft, *, lit: bool
    ) -> Sentence | None:
        """Return what is said on a plate; where all would fare alike only on the one in focus."""
        question = state.question
        assert question is not None
        if question.ask is Ask.SHARES:
            shares = {s.seat: (place, s.count) for place, s in enumerate(draft.shares, 1)}
            if spot.seat not in shares:
                return None
            place, count = shares[spot.seat]
            return Sentence("frantic-choose-short-share", args={"place": place, "count": count})
        alike = question.what in (Attack.SKIP, Attack.GIFT, Attack.EXCHANGE) and not lit
        if not isinstance(spot.action, Target) or alike:
            return None
        count = share_of(state) if _sends_share(state) else 0
        return short_effect_of(state, seat, question.what, spot.seat, count)

    def _draw_button(self, state: State, spot: Spot, box: Box, label: str, *, lit: bool) -> None:
        button, texts = button_of(state, spot), self._brush.services.texts
        note = button.note.text(texts, self._names) if button.note else ""
        words = button.words.text(texts, self._names)
        live = not spot.refusal
        self._pieces.button(box, words, note, button.icon, label, lit=lit, live=live)

    def _draw_reason(self, state: State, focused: Spot) -> None:
        """Say for a while why what was pressed can't be chosen, where nothing else says it."""
        spot, texts = self._refused.offer, self._brush.services.texts
        if not isinstance(spot, Spot) or is_told(state, spot, focused):
            return
        up = RAISE if spot.card != HIDDEN else 0.0
        words = refusal_text(texts, state, self._deck, spot)
        self._pieces.bubble(words, spot.box, up, self._refused.alpha)


def is_told(state: State, refused: Spot, focused: Spot) -> bool:
    """Say whether the slip or the button itself tells why something can't be chosen."""
    question = state.question
    if question is None or question.ask is Ask.SHARES:
        return refused.at is At.BUTTON
    return refused == focused or question.ask in REACTIONS


def tag_box(card: Box, cap: Box | None) -> Box:
    """Return where a card's tag is: on its upper edge, left of its key, or above that."""
    if cap is None:
        return Box(card.x + 4, card.y - 14, min(card.w - 8, TAG_WIDTH), TAG_HEIGHT)
    if cap.x - card.x >= TAG_WIDTH:
        return Box(cap.x - TAG_WIDTH - 2, cap.cy - TAG_HEIGHT / 2, TAG_WIDTH, TAG_HEIGHT)
    return Box(card.cx - TAG_WIDTH / 2, cap.y - TAG_HEIGHT + 2, TAG_WIDTH, TAG_HEIGHT)


def _sends_share(state: State) -> bool:
    question = state.question
    return question is not None and (question.ask, question.what) == (Ask.SEND_ON, Attack.FOUR)
