"""Calm notes about what has happened beside the game: they cover nothing that is read or chosen.

A note lies where a screen is empty. Where there is no such place it stands for a while where the
line of keys else is, and what is too long for that is told in parts, one after the other.
"""

from collections.abc import Hashable, Iterable, Sequence

from game.ui.canvas import Box
from game.ui.pen import Pen
from game.ui.stage import Item, Stage
from game.ui.text import Text
from game.ui.theme import GLOW, HINT, INK, PAPER

SECONDS = 9.0
READ = 14.0
"""Letters that are read in a second, with time to notice that there is something to read."""
LEAST_PART = 3.0
"""Each part of a long note stays at least so many seconds."""
WIDTHS = (1152.0, 900.0, 720.0, 560.0)
HIGH, GROWTH, MOST = 96.0, 24.0, 760.0
"""A note grows in such steps up to this height; its letters do not shrink."""
STEP = 24.0
"""Places for a note are tried at such distances."""
SCREEN = Box(24, 16, 1872, 1048)
APART = 10.0
"""A note keeps this far from all that is shown."""
FULL = 0.8
"""What fills more than this share of the canvas is a ground, which may be covered."""


class Notes:
    """Notes, one at a time and the newest first; each stays in sight for as long as it takes."""

    def __init__(self) -> None:
        self._waiting: list[str] = []
        self._spent: dict[str, float] = {}
        self._parts: tuple[str, ...] = ()
        self._kept: dict[Hashable, object] = {}
        self._placed_for: Hashable = None
        self._place: Box | None = None
        self.box: Box | None = None
        """Where the note in sight was drawn last."""

    def add(self, text: str) -> None:
        """Show a note at once; one that is there already stays as long as a new one."""
        self.drop(text)
        self._waiting.insert(0, text)
        self._spent[text] = 0.0
        self._parts = ()

    def drop(self, text: str) -> None:
        """Drop a note that is no longer true, if it is there."""
        if text in self._spent:
            self._waiting.remove(text)
            del self._spent[text]
            self._parts = ()

    def drop_seen(self) -> None:
        """Drop notes that were in sight for a while: nobody needs to read them again."""
        for text in [text for text in self._waiting if self._spent[text] > 0]:
            self.drop(text)

    def clear(self) -> None:
        """Drop all: what they were about is over."""
        for text in self.all:
            self.drop(text)

    @property
    def shown(self) -> str:
        """The note in sight, or nothing."""
        return self._waiting[0] if self._waiting else ""

    @property
    def all(self) -> tuple[str, ...]:
        """The notes that are in sight or wait, the newest first."""
        return tuple(self._waiting)

    def update(self, dt: float) -> None:
        """Let time pass for the note in sight."""
        text = self.shown
        if text:
            self._spent[text] += dt
            if self._spent[text] >= max(SECONDS, sum(map(_seconds, self._parts or (text,)))):
                self.drop(text)

    def place(self, pen: Pen, screen: object, stage: Stage, line: Box) -> Box:
        """Return where the note in sight lies on a screen: beside all that was put on the stage.

        Where there is no such room it takes the place of the ``line`` of keys. It stays where it is
        for as long as nothing else comes there.
        """
        text = self.shown
        key = text, id(screen), pen.services.text.percent, pen.services.canvas.size
        here = self._place
        if key == self._placed_for and here == line:
            return line
        taken = [*_boxes(pen, stage.since(0)), line]
        if key != self._placed_for or here is None or _meets(here, taken):
            self._placed_for = key
            here = self._place = self._free(pen, text, taken) or line
        return here

    def draw(self, pen: Pen, box: Box, line: Box) -> None:
        """Draw the note in sight; one in the place of the ``line`` of keys is told in parts."""
        text = self.shown
        self.box = box
        if box != line:
            self._parts = ()
            _draw_sheet(pen, text, box)
            return
        room = _line_room(line)
        size = min(HINT, pen.services.text.block_size("Ép", HINT, room.w, room.h))
        self._parts = self._parts_of(pen.services.text, text, room, size)
        number = _part_now(self._parts, self._spent[text])
        told = f"{number + 1}/{len(self._parts)}" if len(self._parts) > 1 else ""
        _draw_line(pen, self._parts[number], told, line, size)

    def _free(self, pen: Pen, text: str, taken: Sequence[Box]) -> Box | None:
        """Return a place beside all that is taken: as wide as can be, to the right, and high up."""
        for wide in WIDTHS:
            high = self._height(pen.services.text, text, wide)
            if high is None:
                continue
            for x in (SCREEN.right - wide, SCREEN.x):
                y = SCREEN.y
                while y + high <= SCREEN.bottom:
                    box = Box(x, y, wide, high)
                    under = [one for one in taken if box.inset(-APART).meets(one)]
                    if not under:
                        return box
                    y = max(y + STEP, max(one.bottom for one in under) + APART)
        return None

    def _height(self, text: Text, words: str, wide: float) -> float | None:
        """Return how high a note is; its lines are measured once, not in each frame."""
        key = "high", words, wide, text.percent, text.canvas.scale
        if key not in self._kept:
            self._keep(key, _sheet_height(text, words, wide))
        found = self._kept[key]
        return found if isinstance(found, float) else None

    def _parts_of(self, text: Text, words: str, room: Box, size: float) -> tuple[str, ...]:
        key = "parts", words, room.w, room.h, size, text.percent, text.canvas.scale
        if key not in self._kept:
            self._keep(key, _parts(text, words, room, size))
        found = self._kept[key]
        assert isinstance(found, tuple)
        return found

    def _keep(self, key: Hashable, found: object) -> None:
        if len(self._kept) > 64:
            self._kept.clear()
        self._kept[key] = found


def _seconds(words: str) -> float:
    return max(LEAST_PART, len(words) / READ)


def _part_now(parts: Sequence[str], spent: float) -> int:
    """Return which part is told after so many seconds."""
    for number, part in enumerate(parts):
        spent -= _seconds(part)
        if spent < 0:
            return number
    return len(parts) - 1


def _parts(text: Text, words: str, room: Box, size: float) -> tuple[str, ...]:
    """Return a text in as few parts as fit a room in letters of a size, about equally long."""
    found = _filled(text, words, room, size)
    for share in (0.5, 0.6, 0.7, 0.8, 0.9):
        even = _filled(text, words, room, size, share)
        if len(even) == len(found):
            return even
    return found


def _filled(text: Text, words: str, room: Box, size: float, share: float = 1.0) -> tuple[str, ...]:
    parts: list[str] = []
    for word in words.split(" "):
        longer = f"{parts[-1]} {word}" if parts else word
        wide = room.w * share
        if parts and text.block_size(longer, size, wide, room.h) >= size:
            parts[-1] = longer
        else:
            parts.append(word)
    return tuple(parts)


def _boxes(pen: Pen, covered: Iterable[Item]) -> list[Box]:
    """Return the places in units of what was put on the stage, but for grounds."""
    canvas = pen.services.canvas
    found = []
    for surface, x, y, _ in covered:
        wide, high = surface.get_size()
        if wide * high < FULL * canvas.size[0] * canvas.size[1]:
            left, top = canvas.to_units((x, y))
            found.append(Box(left, top, wide / canvas.scale, high / canvas.scale))
    return found


def _meets(box: Box, taken: Iterable[Box]) -> bool:
    return any(box.meets(one) for one in taken)


def _sheet_height(text: Text, words: str, wide: float) -> float | None:
    """Return how high a note is in letters of full size; ``None`` if that is too high."""
    high = HIGH
    while high <= MOST:
        room = _sheet_room(Box(0, 0, wide, high))
        if text.block_size(words, HINT, room.w, room.h) >= HINT:
            return high
        high += GROWTH
    return None


def _sheet_room(box: Box) -> Box:
    return Box(box.x + 48, box.y + 8, box.w - 76, box.h - 16)


def _line_room(line: Box) -> Box:
    return Box(line.x + 48, line.y + 1, line.w - 136, line.h - 2)


def _draw_sheet(pen: Pen, text: str, box: Box) -> None:
    pen.paper(box, PAPER, lift=16, cut=31)
    pen.paper(Box(box.x + 18, box.y + 16, 12, box.h - 32), GLOW, radius=6, lift=0)
    pen.paragraph(text, _sheet_room(box), HINT, INK)


def _draw_line(pen: Pen, part: str, told: str, line: Box, size: float) -> None:
    """Draw a part of a note on a strip; ``told`` is which part it is."""
    pen.paper(line, PAPER, radius=min(27, line.h / 2), lift=0)
    pen.paper(Box(line.x + 22, line.y + 10, 12, line.h - 20), GLOW, radius=6, lift=0)
    pen.services.scenes.told.cover(line)
    room = _line_room(line)
    pen.paragraph(part, room, size, INK, align="centre")
    if told:
        end = Box(room.right + 6, line.bottom - 46, line.right - room.right - 30, 40)
        pen.label(told, end, pen.capped(HINT - 4, 30), INK, align="right")
