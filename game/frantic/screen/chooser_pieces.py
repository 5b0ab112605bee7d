"""The pieces that choosing is made of: buttons, wishes, halos, strips, and slips that tell."""

from game.core.rules import Seat
from game.frantic.deck import COLOURS
from game.frantic.screen.chooser_words import Caption
from game.input.seating import Seating
from game.ui.brush import Brush, face_name
from game.ui.theme import BODY, HINT, INK, LEAD, LINE, PAPER, TEXT, WARN, Colour, seat_style
from game.ui.widgets_pen import CREAM_SOFT, GLOW, INK_SOFT, NIGHT, Box, Pen

CAP = 46.0
SMALL_CAP = 36.0
RADIUS = 22.0
PLATE_RADIUS = 26.0
LOW = 92.0
"""Buttons that are lower than this have all on one line."""
LABEL = 44.0
TITLE = 38.0
HEAD = 0.38
"""The headline has so much of a slip's height."""
STRIP = 40.0
STRIP_WIDTH = 196.0
BUBBLE_WIDTH = 860.0
ARROW = "↑"
_SEATS = (0, 2, 1, 3)
WISH_STYLES = {name: seat_style(seat) for name, seat in zip(COLOURS, _SEATS, strict=True)}
"""Colours of cards look like seats: red disc, yellow star, green clover, blue drop."""


class Pieces:
    """Draws single pieces of a choice into boxes."""

    def __init__(self, brush: Brush, pen: Pen, seating: Seating) -> None:
        self._brush = brush
        self._pen = pen
        self._seating = seating

    def button(
        self, box: Box, words: str, note: str, icon: str, key: str, *, lit: bool, live: bool
    ) -> None:
        """Put a sheet of paper that can be pressed; one that is not ``live`` is dark."""
        self._sheet(box, lit=lit, live=live)
        ink, soft = (INK, INK_SOFT) if live else (PAPER, CREAM_SOFT)
        low = box.h < LOW
        size = 34.0 if low else 52.0
        self._pen.icon(icon, box.x + 24 + size / 2, box.cy, size, ink)
        right = self._cap_at_end(box, key)
        room = Box(box.x + 38 + size, box.y + 8, right - box.x - 46 - size, box.h - 16)
        if low:
            self._pen.label(words, room, LEAD, ink, face="display")
            return
        if not note:
            self._pen.paragraph(words, room, LABEL, ink, face="display")
            return
        head = Box(room.x, room.y, room.w, room.h * 0.5)
        foot = Box(room.x, room.y + room.h * 0.5, room.w, room.h * 0.5)
        self._pen.label(words, head, LABEL, ink, face="display")
        self._pen.label(note, foot, HINT, soft, face="bold")

    def colour(self, box: Box, colour: str, key: str, *, lit: bool) -> None:
        """Put a colour to wish for: its shape and its name on a sheet of it."""
        style = WISH_STYLES[colour]
        self._sheet(box, lit=lit, live=True, fill=style.colour)
        name, shape = self._brush.say(f"frantic-colour-{colour}"), f"shapes/{style.shape}"
        above, below = box.inset(12, 8).rows(2)
        if box.h > LOW:
            self._pen.icon(shape, box.cx, above.cy, above.h, INK)
            self._cap_at_end(above, key)
            self._pen.label(name, below, LABEL, INK, face="display", align="centre")
            return
        size = 44.0
        self._pen.icon(shape, box.x + 26 + size / 2, box.cy, size, INK)
        left = box.x + 42 + size
        room = Box(left, box.y + 6, self._cap_at_end(box, key) - left - 8, box.h - 12)
        self._pen.label(name, room, LEAD, INK, face="display")

    def number(self, box: Box, number: str, key: str, *, lit: bool) -> None:
        """Put a number to wish for."""
        self._sheet(box, lit=lit, live=True)
        room = box.inset(8, 3)
        if key:
            cap = SMALL_CAP
            self._pen.key_cap(key, Box(box.x + 6, box.cy - cap / 2, cap, cap))
            room = Box(box.x + cap + 8, room.y, box.w - cap - 14, room.h)
        size = self._brush.capped(52, 52)
        self._pen.label(number, room, size, INK, face="display", align="centre")

    def halo(self, box: Box, *, lit: bool, live: bool, veiled: bool) -> None:
        """Mark a plate or a pile that can be pressed; one that never can is veiled."""
        if lit:
            self._pen.ring(box, PLATE_RADIUS)
        elif live:
            frame = self._brush.sprites.panel(
                box.w + 14,
                box.h + 14,
                fill=(*GLOW, 0),
                border=GLOW,
                border_width=5,
                radius=PLATE_RADIUS + 7,
                shadow=False,
            )
            self._brush.stage.put(frame, box.cx, box.cy)
        if veiled:
            self._pen.shade(box, INK, 150, PLATE_RADIUS)
            self._pen.dot(box.right - 34, box.cy, 50, INK)
            self._pen.icon("icons/lock", box.right - 34, box.cy, 30, CREAM_SOFT)

    def strip(self, plate: Box, words: str, *, lit: bool) -> None:
        """Put words on a strip over a plate's lower right edge: what would happen there."""
        box = Box(plate.right - STRIP_WIDTH - 4, plate.bottom - 14, STRIP_WIDTH, STRIP)
        self._pen.paper(box, GLOW if lit else PAPER, radius=STRIP / 2, lift=6)
        room = box.inset(16, 3)
        self._pen.label(words, room, HINT, INK, face="bold", align="centre")

    def cap(self, key: str, x: float, y: float, size: float = CAP) -> None:
        """Put a key with its middle at a place."""
        if key:
            self._pen.key_cap(key, Box(x - size / 2, y - size / 2, size, size))

    def tag(self, box: Box, words: str) -> None:
        """Put a small strip with a word on the upper edge of a card."""
        wide = min(box.w - 8, 118.0)
        strip = Box(box.x + 4, box.y - 14, wide, 34)
        self._pen.paper(strip, GLOW, radius=17, lift=4)
        room = strip.inset(8, 1)
        self._pen.label(words, room, HINT, INK, face="bold", align="centre")

    def tick(self, box: Box) -> None:
        """Mark a card that is chosen already by a sign on its upper edge."""
        x, y = box.x + box.w / 2, box.y + 4
        self._pen.dot(x, y, 60, INK)
        self._pen.dot(x, y, 52, GLOW)
        self._pen.icon("icons/check", x, y, 34, INK)

    def caption(
        self, box: Box, caption: Caption, left: float | None, *, urgent: bool = False
    ) -> None:
        """Put a dark slip that tells; ``left`` is the share of time that there is to answer."""
        pen = self._pen
        edge, wide = (WARN, 6) if urgent else (LINE, 2)
        pen.paper(box, NIGHT, radius=RADIUS, lift=8, edge=edge, edge_width=wide)
        room = box.inset(22, 10)
        if caption.seat >= 0:
            self.face(caption.seat, box.x + 66, box.cy, 92)
            room = Box(box.x + 130, room.y, box.right - box.x - 150, room.h)
        if left is not None:
            self._time(Box(room.x, box.bottom - 26, room.w, 14), left)
            room = Box(room.x, room.y - 4, room.w, room.h - 16)
        if not caption.text:
            pen.paragraph(caption.title, room, LABEL, GLOW, face="display")
            return
        head = Box(room.x, room.y, room.w, room.h * HEAD)
        foot = Box(room.x, room.y + room.h * HEAD, room.w, room.h * (1 - HEAD))
        pen.label(caption.title, head, TITLE, GLOW, face="display")
        pen.paragraph(caption.text, foot, BODY, TEXT)

    def chosen(self, box: Box, words: str, note: str, to: Seat) -> None:
        """Put a dark slip of how much is chosen, and for whom."""
        pen = self._pen
        pen.paper(box, NIGHT, radius=RADIUS, lift=8, edge=LINE, edge_width=2)
        low = box.h < LOW
        size = 48.0 if low else 84.0
        if to >= 0:
            self.face(to, box.x + 20 + size / 2, box.cy, size)
        else:
            pen.icon("icons/cards", box.x + 20 + size / 2, box.cy, size * 0.7, GLOW)
        left = box.x + size + 36
        room = Box(left, box.y + 8, box.right - left - 16, box.h - 16)
        if low:
            pen.label(f"{words} · {note}" if note else words, room, HINT, TEXT, face="bold")
            return
        if not note:
            pen.label(words, room, LABEL, GLOW, face="display")
            return
        if not words:
            pen.paragraph(note, room, BODY, TEXT)
            return
        pen.label(words, Box(room.x, room.y, room.w, room.h * 0.52), LABEL, GLOW, face="display")
        foot = Box(room.x, room.y + room.h * 0.52, room.w, room.h * 0.48)
        pen.label(note, foot, HINT, TEXT, face="bold")

    def shares(self, box: Box, given: tuple[Seat, ...], count: int) -> None:
        """Put the cards of a Fantastic Four: each with the face of who draws it, or empty."""
        pen = self._pen
        pen.paper(box, NIGHT, radius=RADIUS, lift=8, edge=LINE, edge_width=2)
        for place, slot in enumerate(box.inset(20, 14).columns(count, 14)):
            if place >= len(given):
                pen.paper(slot, INK, radius=12, lift=0, edge=CREAM_SOFT, edge_width=3)
                continue
            seat = given[place]
            pen.paper(slot, seat_style(seat).colour, radius=12, lift=5)
            self.face(seat, slot.cx, slot.cy, 70)

    def face(self, seat: Seat, x: float, y: float, size: float) -> None:
        """Put who somebody is: face, colour and shape."""
        pen, style = self._pen, seat_style(seat)
        pen.dot(x, y, size + 6, INK)
        pen.dot(x, y, size, style.colour)
        face = face_name(self._seating[seat], seat, "calm")
        self._brush.sprite(face, x, y, size * 0.84)
        badge = x + size * 0.38, y + size * 0.34
        pen.dot(*badge, size * 0.42, INK)
        pen.icon(f"shapes/{style.shape}", *badge, size * 0.28, style.colour)

    def bubble(self, words: str, box: Box, up: float, alpha: float) -> None:
        """Say above a box why it can't be chosen; ``up`` is how much higher it stands now."""
        x = min(1920 - BUBBLE_WIDTH / 2 - 20, max(BUBBLE_WIDTH / 2 + 20, box.cx))
        wide = self._brush.services.text.measure(words, BODY, "bold")[0]
        if wide + 90 < BUBBLE_WIDTH:
            x = min(1920 - wide / 2 - 60, max(wide / 2 + 60, box.cx))
        y = max(70.0, box.y - up - 12)
        self._brush.note(
            words,
            x,
            y,
            BODY,
            ink=INK,
            fill=PAPER,
            border=WARN,
            max_width=BUBBLE_WIDTH,
            icon="icons/lock",
            alpha=alpha,
            above=True,
        )

    def _sheet(self, box: Box, *, lit: bool, live: bool, fill: Colour | None = None) -> None:
        if lit:
            self._pen.ring(box, RADIUS)
        bright = fill or (GLOW if lit else PAPER)
        self._pen.paper(
            box,
            bright if live else NIGHT,
            radius=RADIUS,
            lift=14 if lit else 8,
            edge=None if live else CREAM_SOFT,
            edge_width=0 if live else 3,
        )

    def _cap_at_end(self, box: Box, key: str) -> float:
        """Put a key at the right end of a sheet; return where its words must end."""
        if not key:
            return box.right - 16
        size = min(CAP, box.h - 16)
        x = box.right - size / 2 - 14
        if key == ARROW:
            self._pen.key_cap(" ", Box(x - size / 2, box.cy - size / 2, size, size))
            self._pen.icon("icons/arrow-up", x, box.cy - 3, size * 0.5, INK)
        else:
            self.cap(key, x, box.cy, size)
        return box.right - size - 24

    def _time(self, box: Box, left: float) -> None:
        """Put a bar that grows shorter; near its end it changes its colour as well."""
        self._pen.paper(box, INK, radius=box.h / 2, lift=0)
        wide = max(box.h, round(box.w * max(0.0, left) / 8) * 8.0)
        fill = GLOW if left > 0.3 else WARN
        self._brush.pill(box.x + wide / 2, box.cy, wide, box.h, fill)
