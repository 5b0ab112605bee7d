"""The pieces of which choices are drawn: buttons, halos, strips, and slips with explanations."""

from collections.abc import Hashable

import msgspec

from game.core.rules import NOBODY, Seat
from game.input.seating import Seating
from game.ui.canvas import Box
from game.ui.card_view import RAISE
from game.ui.faces import face_name
from game.ui.fonts import Face
from game.ui.pen import PAD_LEFT, PAD_RIGHT, Pen
from game.ui.theme import (
    BODY,
    CREAM_SOFT,
    GLOW,
    HINT,
    INK,
    INK_SOFT,
    LEAD,
    LINE,
    NIGHT_PAPER,
    NIGHT_SOFT,
    PAPER,
    RGB,
    TEXT,
    WARN,
)

CAP = 46.0
SMALL_CAP = 36.0
RADIUS = 22.0
PLATE_RADIUS = 26.0
LOW = 92.0
"""Buttons lower than this have everything in one line."""
LABEL = 44.0
TITLE = 38.0
HEAD = 0.38
"""Share of a slip's height that its headline has."""
LEAST_HEAD, MOST_HEAD = 46.0, 62.0
"""How high a headline is in large text."""
STRIP = 40.0
STRIP_WIDTH = 196.0
STRIP_OVER, STRIP_IN = 12.0, 8.0
"""How far a strip overlaps its plate, at the lower edge and at the upper one."""
BUBBLE_WIDTH = 860.0
SHORT_NAME = 2
"""Keys with more letters than this have wide caps, such as Backspace."""
SHRUNK = 1.4
"""Words that would have to shrink by more than this take the room of the drawing."""
CAP_LETTER, CAP_EDGES = 22.0, 24.0
ROOM_FOR_CAP = 38.0
CAP_UP, CAP_DOWN, CAP_ASIDE = 8.0, 14.0, 2.0
"""How far the middle of a card's key is above its edge, and below the edge of a raised card."""
LOCK, LOCK_DOWN = 44.0, 2.0
"""A lock is on the left upper corner of what can't be chosen: nothing is written there."""
LEAST_TAG, TAG_DOT = 24.0, 24.0
"""How small the word of a tag may become, and how large the dot is that stands for it then."""
USUAL = 100
"""Text in percent of its usual size."""
VEIL = 150
"""How dark a thing is that can't be chosen, and one that can but has not the focus."""


def note_room(button: Box) -> Box:
    """Return where a note stands on a button: in its lower half."""
    top = button.y + 4 + button.h * 0.5
    return Box(button.x + 24, top, button.w - 40, button.bottom - top - 10)


ASLEEP: RGB = (166, 152, 188)
"""The words on a button that can't be pressed now: read, but never taken for one that can."""


class Caption(msgspec.Struct, frozen=True):
    """A headline and a sentence; ``seat`` is whose face stands beside them."""

    title: str
    text: str = ""
    seat: Seat = NOBODY


SMALLEST_NOTE = 0.75
"""A note on a button that would be smaller than this share of its size is left out."""


class ChoicePieces:
    """Draws the pieces of a choice, each into a box."""

    def __init__(self, pen: Pen, seating: Seating) -> None:
        self.pen = pen
        self.seating = seating
        self._both: dict[Hashable, bool] = {}
        self._held: list[tuple[str, Box]] | None = None

    def hold_caps(self) -> None:
        """Keep back all keys until :meth:`put_caps`: no ring and no neighbour lies over one."""
        self._held = []

    def put_caps(self) -> None:
        """Put the keys that were kept back over all that was put since."""
        held, self._held = self._held, None
        for key, box in held or ():
            self.pen.key_cap(key, box)

    def _cap_in(self, key: str, box: Box) -> None:
        if self._held is None:
            self.pen.key_cap(key, box)
        else:
            self._held.append((key, box))

    def button(
        self, box: Box, words: str, note: str, icon: str, key: str, *, lit: bool, live: bool
    ) -> None:
        """Put a sheet of paper that can be pressed; one that is not ``live`` is dark."""
        self.sheet(box, lit=lit, live=live)
        ink, soft = (INK, INK_SOFT) if live else (ASLEEP, PAPER)
        low = box.h < LOW
        if note and not (live or low or self._note_fits(note, box)):
            note = ""  # in letters too small to read; whoever presses it is told why
        if len(key) > SHORT_NAME and key not in (PAD_LEFT, PAD_RIGHT):
            self._wide_cap_button(box, words, icon, key, ink)
            return
        above = Box(box.x, box.y + 4, box.w, box.h * 0.5) if note and not low else box
        size = 34.0 if low else 48.0 if note else 52.0
        right = self.cap_at_end(above, key)
        room = Box(box.x + 38 + size, above.y + 8, right - box.x - 46 - size, above.h - 16)
        if (note or low) and self._wide(words) > room.w * (1.0 if self.pen.large else SHRUNK):
            room = Box(box.x + 22, above.y + 6, right - box.x - 30, above.h - 10)
        else:
            self.pen.icon(icon, box.x + 24 + size / 2, above.cy, size, ink)
        if low:
            self.pen.label(words, room, LEAD, ink, face="display")
            return
        if not note:
            self.pen.paragraph(words, room, LABEL, ink, face="display")
            return
        self.pen.label(words, room, LABEL, ink, face="display")
        self.pen.paragraph(note, note_room(box), HINT, soft, face="bold")

    def _note_fits(self, note: str, box: Box) -> bool:
        """Say whether a note on a button comes out in letters that can be read."""
        text, room = self.pen.services.text, note_room(box)
        size = text.block_size(note, HINT, room.w, room.h, face="bold")
        return size * text.percent / 100 >= HINT * SMALLEST_NOTE

    def _wide(self, words: str) -> float:
        """Return how wide words on a button would be if there were room."""
        return self.pen.services.text.measure(words, LABEL, "display")[0]

    def _wide_cap_button(self, box: Box, words: str, icon: str, key: str, ink: RGB) -> None:
        """Write on a button whose key has a long name: below the words, or instead of a drawing.

        In the smallest windows words go before a key that the line of keys names as well.
        """
        pen, high, low = self.pen, min(CAP, box.h - 20), box.h < LOW
        letters = self.pen.services.text.measure(key, CAP_LETTER, "bold", scaled=False)[0]
        wide = letters + CAP_EDGES
        if low:
            left, line, end = box.x + 16, box, box.right - wide - 20
        else:
            line = Box(box.x, box.y + 8, box.w, box.h * 0.5)
            left, end = box.x + 86, box.right - 16
            pen.icon(icon, box.x + 48, line.cy, 52, ink)
        room = Box(left, line.y + 8, end - left, line.h - 16)
        if self._least(words, "display") > room.w:
            whole = Box(left, line.y + 8, box.right - 16 - left, line.h - 16)
            pen.label(words, whole, LEAD if low else LABEL, ink, face="display")
            return
        pen.label(words, room, LEAD if low else LABEL, ink, face="display")
        y = box.cy if low else (line.bottom + box.bottom) / 2 - 4
        self._cap_in(key, Box(box.right - wide - 12, y - high / 2, wide, high))

    def halo(self, box: Box, *, lit: bool, live: bool, veiled: bool, locked: bool = True) -> None:
        """Mark a plate or a pile that can be pressed; one that can't is veiled.

        A lock says that it is the rules which refuse it.
        """
        if lit:
            self.pen.ring(box, PLATE_RADIUS)
        elif live:  # the line is thin beside the double ring of the focus
            frame = self.pen.sprites.panel(
                box.w + 14,
                box.h + 14,
                fill=(*GLOW, 0),
                border=GLOW,
                border_width=3,
                radius=PLATE_RADIUS + 7,
                shadow=False,
            )
            self.pen.stage.put(frame, box.cx, box.cy)
        if veiled:
            self.pen.shade(box, INK, VEIL, PLATE_RADIUS)
        if veiled and locked:
            self.pen.dot(box.x, box.y + LOCK_DOWN, LOCK, INK)
            self.pen.icon("icons/lock", box.x, box.y + LOCK_DOWN, LOCK * 0.6, CREAM_SOFT)

    def strip(self, plate: Box, words: str, *, lit: bool, above: bool = False) -> None:
        """Put words on a strip over a plate's right end: what would happen there.

        It lies over the lower edge, or ``above`` over the upper one.
        """
        box = strip_box(plate, above=above)
        self.pen.paper(box, GLOW if lit else PAPER, radius=STRIP / 2, lift=6)
        room = box.inset(16, 3)
        self.pen.label(words, room, HINT, INK, face="bold", align="centre")

    def cap(self, key: str, x: float, y: float, size: float = CAP) -> None:
        """Put a key with its middle at a place."""
        if key:
            self._cap_in(key, Box(x - size / 2, y - size / 2, size, size))

    def tag(self, box: Box, words: str) -> None:
        """Put a small strip with a word; without the room to read that it is a dot."""
        room, text = box.inset(8, 1), self.pen.services.text
        if text.measure(words, LEAST_TAG, "bold")[0] * USUAL > room.w * text.percent:
            self.pen.dot(box.x + TAG_DOT / 2, box.cy, TAG_DOT + 6, INK)
            self.pen.dot(box.x + TAG_DOT / 2, box.cy, TAG_DOT, GLOW)
            return
        self.pen.paper(box, GLOW, radius=17, lift=4)
        self.pen.label(words, room, HINT, INK, face="bold", align="centre")

    def tick(self, box: Box) -> None:
        """Mark a card that is chosen already by a sign on its upper edge."""
        x, y = box.x + box.w / 2, box.y + 4
        self.pen.dot(x, y, 60, INK)
        self.pen.dot(x, y, 52, GLOW)
        self.pen.icon("icons/check", x, y, 34, INK)

    def caption(
        self, box: Box, caption: Caption, left: float | None, *, urgent: bool = False
    ) -> None:
        """Put a dark slip with an explanation; ``left`` is the share of time left to answer."""
        pen = self.pen
        edge, wide = (WARN, 6) if urgent else (LINE, 2)
        pen.paper(box, NIGHT_PAPER, radius=RADIUS, lift=8, edge=edge, edge_width=wide)
        room = box.inset(18, 4) if self.pen.large else box.inset(22, 10)
        if caption.seat >= 0:
            self.face(caption.seat, box.x + 66, box.cy, 92)
            room = Box(box.x + 130, room.y, box.right - box.x - 150, room.h)
        if left is not None:
            self.time(Box(room.x, box.bottom - 26, room.w, 14), left)
            room = Box(room.x, room.y - 4, room.w, room.h - 16)
        if not caption.text:
            pen.paragraph(caption.title, room, LABEL, GLOW, face="display")
            return
        if urgent and left is not None and not self._tells_both(caption, room):
            # The banner asks the same as the headline; what happens needs the room.
            pen.paragraph(caption.text, room, BODY, TEXT)
            return
        head, foot = self._head_and_foot(room)
        pen.label(caption.title, head, TITLE, GLOW, face="display")
        pen.paragraph(caption.text, foot, BODY, TEXT)

    def _tells_both(self, caption: Caption, room: Box) -> bool:
        """Say whether a slip has room for its headline and its text in letters of a usual size."""
        text, scale = self.pen.services.text, self.pen.services.canvas.scale
        key = caption.title, caption.text, room.w, room.h, text.percent, scale
        if key not in self._both:
            head, foot = self._head_and_foot(room)
            wide, high = text.measure(caption.title, HINT, "display")
            least = text.block_size(caption.text, HINT, foot.w, foot.h)
            self._both[key] = wide <= head.w and high <= head.h and least >= HINT
        return self._both[key]

    def _head_and_foot(self, room: Box) -> tuple[Box, Box]:
        """Return where the headline and the text of a slip are; large text has the most of it."""
        high = room.h * HEAD
        if self.pen.large:
            high = min(max(high, LEAST_HEAD), MOST_HEAD)
        foot = Box(room.x, room.y + high, room.w, room.h - high)
        return Box(room.x, room.y, room.w, high), foot

    def chosen(self, box: Box, words: str, note: str, to: Seat) -> None:
        """Put a dark slip of how much is chosen, and for whom."""
        pen = self.pen
        pen.paper(box, NIGHT_PAPER, radius=RADIUS, lift=8, edge=LINE, edge_width=2)
        if box.h < LOW:
            self._chosen_line(box, words, note, to)
            return
        room = self._beside_mark(box, to, 84.0)
        if not note:
            pen.label(words, room, LABEL, GLOW, face="display")
            return
        if not words:
            pen.paragraph(note, room, BODY, TEXT)
            return
        pen.label(words, Box(room.x, room.y, room.w, room.h * 0.52), LABEL, GLOW, face="display")
        foot = Box(room.x, room.y + room.h * 0.52, room.w, room.h * 0.48)
        pen.label(note, foot, HINT, TEXT, face="bold")

    def _chosen_line(self, box: Box, words: str, note: str, to: Seat) -> None:
        """Put the same in one line; words that are too long have the room of the drawing.

        In the smallest windows the note is left out: who or what it names is shown beside it.
        """
        room, line = box.inset(16, 8), f"{words} · {note}" if note else words
        wide = self.pen.services.text.measure(line, HINT, "bold")[0]
        if to >= 0 or wide <= room.w - 64:
            room = self._beside_mark(box, to, 48.0)
        fits = self._least(line, "bold") <= room.w
        self.pen.label(line if fits else words, room, HINT, TEXT, face="bold")

    def _least(self, words: str, face: Face) -> float:
        """Return how wide words are in the smallest letters that there are."""
        return self.pen.services.text.measure(words, 0, face)[0]

    def _beside_mark(self, box: Box, to: Seat, size: float) -> Box:
        """Put a face, or cards for nobody in particular; return the room beside it."""
        if to >= 0:
            self.face(to, box.x + 20 + size / 2, box.cy, size)
        else:
            self.pen.icon("icons/cards", box.x + 20 + size / 2, box.cy, size * 0.7, GLOW)
        left = box.x + size + 36
        return Box(left, box.y + 8, box.right - left - 16, box.h - 16)

    def face(self, seat: Seat, x: float, y: float, size: float) -> None:
        """Put a player's face, colour and shape."""
        pen, style = self.pen, self.pen.style(seat)
        pen.dot(x, y, size + 6, INK)
        pen.dot(x, y, size, style.colour)
        face = face_name(self.seating[seat], seat, "calm")
        self.pen.sprite(face, x, y, size * 0.84)
        badge = x + size * 0.38, y + size * 0.34
        pen.dot(*badge, size * 0.42, INK)
        pen.shape(style, *badge, size * 0.28, style.colour)

    def bubble(self, words: str, box: Box, up: float, alpha: float) -> None:
        """Say above a box why it can't be chosen; ``up`` is how much higher it stands now."""
        x = min(1920 - BUBBLE_WIDTH / 2 - 20, max(BUBBLE_WIDTH / 2 + 20, box.cx))
        wide = self.pen.services.text.measure(words, BODY, "bold")[0]
        if wide + 90 < BUBBLE_WIDTH:
            x = min(1920 - wide / 2 - 60, max(wide / 2 + 60, box.cx))
        y = max(70.0, box.y - up - 12)
        self.pen.note(
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

    def sheet(self, box: Box, *, lit: bool, live: bool, fill: RGB | None = None) -> None:
        """Put the paper of something that can be pressed."""
        if lit:
            self.pen.ring(box, RADIUS)
        bright = fill or (GLOW if lit else PAPER)
        self.pen.paper(
            box,
            bright if live else NIGHT_PAPER,
            radius=RADIUS,
            lift=14 if lit else 8,
            edge=None if live else NIGHT_SOFT,
            edge_width=0 if live else 3,
        )

    def cap_at_end(self, box: Box, key: str) -> float:
        """Put a key at the right end of a sheet; return where its words must end."""
        if not key:
            return box.right - 16
        size = min(CAP, box.h - 16)
        x = box.right - size / 2 - 14
        self.cap(key, x, box.cy, size)
        return box.right - size - 24

    def time(self, box: Box, left: float) -> None:
        """Put a bar that grows shorter; near its end it changes its colour as well."""
        self.pen.paper(box, INK, radius=box.h / 2, lift=0)
        wide = max(box.h, round(box.w * max(0.0, left) / 8) * 8.0)
        fill = GLOW if left > 0.3 else WARN
        self.pen.pill(box.x + wide / 2, box.cy, wide, box.h, fill)


def strip_box(plate: Box, *, above: bool = False) -> Box:
    """Return where the strip of a plate is; it leaves in sight what is written there."""
    y = plate.y - STRIP + STRIP_IN if above else plate.bottom - STRIP_OVER
    return Box(plate.right - STRIP_WIDTH - 4, y, STRIP_WIDTH, STRIP)


def cap_box(card: Box, *, lit: bool) -> Box | None:
    """Return where a card's key is: on its upper edge, right of what is printed in its corner.

    ``card`` is the part in sight; ``None`` if that is too narrow.
    """
    if card.w < ROOM_FOR_CAP:
        return None
    size = CAP if card.w > 2 * CAP else SMALL_CAP
    up = RAISE - CAP_DOWN if lit else CAP_UP
    return Box(card.right - size - CAP_ASIDE, card.y - up - size / 2, size, size)
