"""An open hand among several people: in its owner's colour, with what is new, and a warning."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from game.core.cards import Card
from game.core.rules import Seat
from game.core.sentence import Sentence
from game.input.seating import Seating
from game.ui.canvas import Box
from game.ui.choice_pieces import ChoicePieces
from game.ui.faces import face_name
from game.ui.hidden_hands import HiddenHands
from game.ui.pen import Pen
from game.ui.theme import GLOW, HINT, INK, LEAD, NIGHT_PAPER, PAPER, TEXT, TEXT_SOFT

FRAME, FRAME_EDGE, FRAME_RADIUS = 12.0, 8.0, 34.0
"""How far the frame is around the tray, how wide it is, and how round."""
WARNING_SECONDS = 2.5
"""Others are asked to look away for so long as a hand opens."""
TAG_HIGH, TAG_WIDE, TAG_UP, ROOM_FOR_CAP = 34.0, 84.0, 24.0, 50.0
"""The tag of a new card, how far it stands out, and what it leaves to the card's key."""
HEAD_SHARE, EDGE, MOST_NAMED = 0.46, 16.0, 5
"""The share of the news that names cards, its margin, and how many cards are named."""

LARGE_FACE = 66.0
"""The face of whose hand is open is no larger in large text."""


class OpenHand:
    """Draws what belongs to a hand that somebody has opened among others."""

    def __init__(self, pen: Pen, seating: Seating, hands: HiddenHands) -> None:
        self._pen = pen
        self._seating = seating
        self._hands = hands
        self._pieces = ChoicePieces(pen, seating)
        self._owner: Seat | None = None
        self._opened = 0.0
        self.still = False

    @property
    def warns(self) -> bool:
        """Say whether others are still asked to look away."""
        return self._owner is not None and self._opened < WARNING_SECONDS

    def update(self, dt: float) -> None:
        """Count how long a hand lies open."""
        if self._hands.holder != self._owner:
            self._owner, self._opened = self._hands.holder, 0.0
        else:
            self._opened += dt

    def draw_frame(self, tray: Box) -> None:
        """Put a frame in the owner's colour round the tray."""
        if self._owner is None:
            return
        pen, style = self._pen, self._pen.style(self._owner)
        frame = pen.sprites.panel(
            tray.w + FRAME,
            tray.h + FRAME,
            fill=(*style.colour, 0),
            border=style.colour,
            border_width=FRAME_EDGE,
            radius=FRAME_RADIUS,
            shadow=False,
        )
        pen.stage.put(frame, tray.cx, tray.cy)

    def draw(self, plate: Box) -> None:
        """Put whose hand it is on a plate; at first others are asked to look away."""
        if self._owner is not None:
            shown = (self._owner, self.warns)
            self._pen.repeat("open hand", shown, partial(self._put, plate, self._owner))

    def _put(self, plate: Box, owner: Seat) -> None:
        pen, style = self._pen, self._pen.style(owner)
        pen.paper(plate, style.colour, radius=16, lift=6, edge=INK, edge_width=2)
        size, player = min(plate.h - 6, LARGE_FACE if pen.large else plate.h), self._seating[owner]
        x = plate.x + 8 + size / 2
        pen.dot(x, plate.cy, size, PAPER)
        pen.sprite(face_name(player, owner, "calm"), x, plate.cy, size * 0.86)
        left = x + size * 0.5 + 6
        if not (pen.large and self.warns):  # words have its room
            pen.shape(style, left + 14, plate.cy, 26, INK)
            left += 36
        if self.warns:
            pen.icon("icons/eye", left + 14, plate.cy, 28, INK)
            left += 36
        words = "answers-look-away" if self.warns else "answers-hand-of"
        room = Box(left, plate.y + 2, plate.right - left - 12, plate.h - 4)
        pen.label(pen.say(words, name=player.name), room, LEAD, INK, face="display")

    def draw_marks(self, cards: Iterable[Card], box_of: Callable[[Card], Box]) -> None:
        """Mark the cards that are new, at the left of their upper edges."""
        words = self._pen.say("answers-new")
        for card in sorted(cards):
            box = box_of(card)
            wide = min(TAG_WIDE, box.w - ROOM_FOR_CAP)
            self._pieces.tag(Box(box.x + 2, box.y - TAG_UP, wide, TAG_HIGH), words)

    def draw_news(
        self,
        cards: Sequence[Sentence],
        lines: Sequence[Sentence],
        box: Box,
        said: Callable[[Sentence], str],
    ) -> None:
        """Put what they are, and what brought them into the hand: who did what, and why."""
        if self._owner is None:
            return
        pen, style = self._pen, self._pen.style(self._owner)
        pen.paper(box, NIGHT_PAPER, radius=18, lift=6, edge=style.colour, edge_width=4)
        room = box.inset(EDGE, 10)
        head = Box(room.x, room.y, room.w, room.h * HEAD_SHARE)
        named = Sentence("answers-new-in-hand", parts={"cards": tuple(cards[:MOST_NAMED])})
        more = " …" if len(cards) > MOST_NAMED else ""
        pen.paragraph(said(named) + more, head, HINT, GLOW, face="bold")
        rest = Box(room.x, head.bottom + 4, room.w, room.bottom - head.bottom - 4)
        for line, part in zip(lines, rest.rows(len(lines), 2), strict=True):
            newest = line is lines[-1]
            pen.paragraph(said(line), part, HINT, TEXT if newest else TEXT_SOFT)
