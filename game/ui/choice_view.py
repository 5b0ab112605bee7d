"""What all views of choices share: labels of keys, explanations, and what happens on a refusal."""

from collections.abc import Callable
from typing import Any

from game.core.cards import HIDDEN
from game.core.choices import At, Choice, Stakes, TakeBack
from game.core.rules import Seat
from game.core.sentence import Sentence
from game.input.seating import Seating
from game.input.turn_keys import NO_KEY, UNDO
from game.ui.canvas import Box
from game.ui.card_view import RAISE
from game.ui.choice_pieces import Caption, ChoicePieces, cap_box
from game.ui.motion import SHAKE_MS
from game.ui.pen import Pen
from game.ui.spots import Spot, Spots

TOLD_SECONDS = 2.6
"""How long the reason of a refusal is shown."""
FADE_SECONDS = 0.25
SHAKE_REACH = 12.0
SHAKES = 3

KeyLabel = Callable[[Seat, int], str]
"""Returns what is printed on a key of ``game.input.turn_keys``, empty if there is none."""


class ChoiceView:
    """Remembers what was refused; a game's own view draws the spots.

    ``still`` is for those who want no motion; ``caps`` says whether keys are shown.
    """

    def __init__(self, pen: Pen, seating: Seating, pieces: ChoicePieces, label: KeyLabel) -> None:
        self._pen = pen
        self._seating = seating
        self._names = tuple(player.name for player in seating.players)
        self._pieces = pieces
        self._label = label
        self._last: Spot[Any] | None = None
        self._told = 0.0
        self.still = False
        self.caps = True

    def refuse(self, spot: Spot[Any]) -> None:
        """Shake something that can't be chosen now, and say why."""
        self._last, self._told = spot, TOLD_SECONDS

    def calm(self) -> None:
        """Hide the reason of a refusal: it was meant for one person."""
        self._last, self._told = None, 0.0

    def update(self, dt: float) -> None:
        """Let time pass for shaking and for the reason that is shown."""
        self._told = max(0.0, self._told - dt)

    def shift_of(self, box: Box) -> float:
        """Return how far to the side the thing in a box is now: what was refused shakes."""
        left = self._told - TOLD_SECONDS + SHAKE_MS / 1000
        if self._last is None or self._last.box != box or left <= 0 or self.still:
            return 0.0
        share = left / (SHAKE_MS / 1000)
        return SHAKE_REACH * share * (1 if int(share * 2 * SHAKES) % 2 else -1)

    @property
    def _refused(self) -> Spot[Any] | None:
        """The spot whose refusal is explained now; of a guided step that is the note's affair."""
        last = self._last
        return last if self._told > 0 and last is not None and not last.held else None

    def _say(self, sentence: Sentence | None) -> str:
        """Return a sentence in the players' language, empty for none."""
        return "" if sentence is None else sentence.text(self._pen.services.texts, self._names)

    def _key(self, seat: Seat, spot: Spot[Any]) -> str:
        """Return what is printed on the key of a spot; what can't be chosen shows none."""
        if not self.caps or spot.refusal is not None:
            return ""
        if isinstance(spot.action, TakeBack) and spot.at is At.BUTTON:
            return self._label(seat, UNDO)
        return "" if spot.key == NO_KEY else self._label(seat, spot.key)

    def _caption(self, choice: Choice[Any], stakes: Stakes | None) -> Caption:
        """Return what is told while a choice has the focus, or what is at stake anyhow.

        There, whatever was refused is told as well.
        """
        if stakes is None:
            text = choice.refusal or choice.about
            return Caption(self._say(choice.sentence), self._say(text), choice.seat)
        text = stakes.text if self._refused is None else self._refused.refusal
        return Caption(self._say(stakes.title), self._say(text), stakes.seat)

    def _draw_card_cap(self, box: Box, label: str, *, lit: bool) -> Box | None:
        """Put the key of a card, and return where its room is."""
        cap = cap_box(box, lit=lit)
        if cap is not None:
            self._pieces.cap(label, cap.cx, cap.cy, cap.w)
        return cap

    def draw_marks(self, _state: Any, spots: Spots[Any], seat: Seat) -> None:
        """Put the keys of cards once more, over what was drawn over them."""
        for spot in spots.items:
            if spot.at is At.CARD:
                self._draw_card_cap(spot.box, self._key(seat, spot), lit=spot is spots.focused)

    def mark_boxes(self, _state: Any, spots: Spots[Any], seat: Seat) -> tuple[Box, ...]:
        """Return where the keys of cards are drawn."""
        found = (
            cap_box(spot.box, lit=spot is spots.focused)
            for spot in spots.items
            if spot.at is At.CARD and self._key(seat, spot)
        )
        return tuple(box for box in found if box is not None)

    def _draw_plate_cap(self, box: Box, label: str) -> None:
        """Put the key of a plate."""
        self._pieces.cap(label, box.x + 8, box.y + 24)

    def _draw_reason(self) -> None:
        """Say for a while above what was pressed why it can't be chosen."""
        spot = self._refused
        if spot is not None:
            up = 0.0 if spot.card == HIDDEN else RAISE
            alpha = 255.0 if self.still else min(255.0, 255 * self._told / FADE_SECONDS)
            self._pieces.bubble(self._say(spot.refusal), spot.box, up, alpha)
