"""Looking around: what lies on the table is told, of whatever is pointed at or walked to.

A mouse that rests on a thing brings its tip after half a second, and those of neighbours at once
(P14). By keys and pads one walks over all things in reading order; the match stands meanwhile. A
tip takes no click, lies beside its thing and never on it (T13, T15), and stays until it is left.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from game.core.explain import Explanation, Thing
from game.core.sentence import Sentence
from game.ui.canvas import Box
from game.ui.fonts import Face
from game.ui.hints import Hint, draw_hints
from game.ui.pen import Pen
from game.ui.services import Services
from game.ui.theme import BODY, GLOW, HINT, INK, INK_SOFT, PAPER, PRIMARY, RGB
from game.ui.tip_room import clear_place

FIRST, NEXT = 0.5, 0.1
"""Seconds until the mouse's first tip, and until that of a thing beside it."""
LATER = 1.2
"""The first, where players want tips later."""
STILL_NEAR = 0.6
"""A tip that was left no longer ago makes the next one come soon."""
BAND = 90.0
"""Things whose middles are no further apart in height are read from left to right."""
UPRIGHT = 1.2
"""What is so much higher than wide is a card."""
WIDTH, WIDEST = 560.0, 860.0
OTHER_WIDTHS = (620.0, 560.0, 1120.0, 420.0)
"""How wide a tip is where it finds no room otherwise."""
EDGE, GAP, LINE = 24.0, 18.0, 10.0
TITLE = 36.0
HINTS = Box(20, 998, 1880, 78)
"""Where the keys that lead on cover those of the table, if that says nothing else."""
SCREEN = Box(12, 10, 1896, HINTS.y - 16)
"""Where tips may lie."""


class Seen(NamedTuple):
    """A thing on the table, and where it is seen."""

    thing: Thing
    box: Box


Part = tuple[str, float, Face, RGB]
"""Words of a tip, their size, face and ink."""
Explained = Callable[[Thing], Explanation | None]


class Tip(NamedTuple):
    """What is told of a thing: its name, what it is and does, how it stands, why it can't be."""

    title: str
    does: str
    now: str
    refusal: str


def in_reading_order(seen: Iterable[Seen]) -> tuple[Seen, ...]:
    """Return things from the top, and from left to right where they lie in a row."""
    return tuple(sorted(seen, key=lambda one: (int(one.box.cy // BAND), one.box.cx)))


def nearest(seen: Sequence[Seen], here: Box, down: int) -> Seen | None:
    """Return the thing nearest above (-1) or below (1)."""
    found = [
        (abs(one.box.cy - here.cy) + 2.0 * abs(one.box.cx - here.cx), place)
        for place, one in enumerate(seen)
        if (one.box.cy - here.cy) * down > min(one.box.h, here.h) / 2
    ]
    return seen[min(found)[1]] if found else None


def tip_place(thing: Box, wide: float, high: float) -> Box:
    """Return where a tip lies: at the side of its thing that has room, in the screen.

    That of a card is best above or below, where it covers no other card of the row (T15).
    """
    x = min(max(thing.cx - wide / 2, SCREEN.x), SCREEN.right - wide)
    y = min(max(thing.cy - high / 2, SCREEN.y), SCREEN.bottom - high)
    beside = Box(thing.right + GAP, y, wide, high), Box(thing.x - GAP - wide, y, wide, high)
    off = Box(x, thing.y - GAP - high, wide, high), Box(x, thing.bottom + GAP, wide, high)
    for place in (*off, *beside) if thing.h > thing.w * UPRIGHT else (*beside, *off):
        inside = place.x >= SCREEN.x and place.right <= SCREEN.right
        if inside and place.y >= SCREEN.y and place.bottom <= SCREEN.bottom:
            return place
    return Box(x, SCREEN.bottom - high, wide, high)


class Look:
    """Knows what is looked at, and draws its tip; ``names`` are the players'."""

    def __init__(self, services: Services, names: Sequence[str]) -> None:
        self._services, self._names = services, names
        self._pen = Pen(services)
        self._seen: tuple[Seen, ...] = ()
        self.hints = HINTS
        """Where the table has its line of keys: a larger strip would lie on what is above it."""
        self.busy: Callable[[], tuple[Box, ...]] = tuple
        """What no tip may cover, on a table where things are needed while a tip is shown."""
        self.open = False
        """Whether somebody walks over the things."""
        self._here: Seen | None = None
        self._pointed: Seen | None = None
        self._moved: tuple[Callable[[], Iterable[Seen]], float, float] | None = None
        self._rested = 0.0
        self._left = STILL_NEAR

    @property
    def here(self) -> Seen | None:
        """What a tip is shown of."""
        return self._here

    @property
    def waits(self) -> bool:
        """Say whether a tip will come: frames must not become rare meanwhile."""
        if self._moved is not None:
            return True
        rests = self._pointed is not None and self._here is None and not self.open
        return rests and self._services.settings.tips != "off"

    @property
    def pen(self) -> Pen:
        """The pen that draws tips, which knows where it wrote every text."""
        return self._pen

    def begin(self, seen: Iterable[Seen], near: Box | None = None) -> None:
        """Begin to walk over things, at the one whose box is nearest to ``near``."""
        self._seen = in_reading_order(seen)
        self.open = bool(self._seen)
        self._here = self._pointed = None
        if self.open:
            middle = near or self._seen[0].box
            self._here = min(self._seen, key=lambda one: _apart(one.box, middle))

    def refresh(self, seen: Iterable[Seen]) -> None:
        """Take things as they lie now; what is looked at stays where it can."""
        if self.open:
            self._seen = in_reading_order(seen)
            things = {one.thing: one for one in self._seen}
            if self._here is not None:
                self._here = things.get(self._here.thing, self._here)

    def leave(self) -> None:
        """Look at nothing any more."""
        self.open = False
        self._here = self._pointed = self._moved = None
        self._left = STILL_NEAR

    def step(self, way: str) -> bool:
        """Go on or back in reading order, or up or down; say whether that led somewhere."""
        if not self._seen or self._here is None:
            return False
        if way in ("up", "down"):
            found = nearest(self._seen, self._here.box, -1 if way == "up" else 1)
            self._here = found or self._here
            return found is not None
        by = 1 if way in ("right", "next") else -1
        place = self._seen.index(self._here) if self._here in self._seen else 0
        self._here = self._seen[(place + by) % len(self._seen)]
        return True

    def point(self, seen: Callable[[], Iterable[Seen]], x: float, y: float) -> None:
        """Take note of where the mouse is; what lies there is looked up once a frame."""
        self._moved = seen, x, y

    def _find(self) -> None:
        """Find what the mouse points at."""
        if self._moved is None:
            return
        (seen, x, y), self._moved = self._moved, None
        found = next((one for one in seen() if one.box.has(x, y)), None)
        if self.open:
            self._here = found or self._here
            return
        if found is None or self._pointed is None or found.thing != self._pointed.thing:
            if self._here is not None:
                self._left = 0.0
            self._here, self._rested = None, 0.0
        self._pointed = found

    def press(self) -> None:
        """Hide a tip of the mouse: something was pressed."""
        if not self.open:
            self._here = self._pointed = self._moved = None
            self._left = STILL_NEAR

    def update(self, dt: float) -> None:
        """Let the mouse rest."""
        self._find()
        self._left += dt
        if self.open or self._pointed is None or self._here is not None:
            return
        self._rested += dt
        tips = self._services.settings.tips
        first = LATER if tips == "long" else FIRST
        if tips != "off" and self._rested >= (NEXT if self._left < STILL_NEAR else first):
            self._here = self._pointed

    def draw(self, explained: Explained) -> None:
        """Put the tip of what is looked at, and while one walks the keys that do it."""
        if self._here is None and not self.open:
            return
        self._pen.start()
        told = None if self._here is None else explained(self._here.thing)
        if self._here is not None and self.open:
            self._pen.ring(self._here.box, 18)
        if self._here is not None and told is not None:
            tip, box, busy = self._tip(told), self._here.box, self.busy()
            self._pen.repeat("tip", (tip, box, busy), lambda: self._draw_tip(tip, box, busy))
        if self.open:
            draw_hints(self._pen, self._hints(), self.hints, solid=True)

    def _hints(self) -> tuple[Hint, ...]:
        say, pad = self._pen.say, self._services.scenes.by_pad
        back = Hint(say("pad-button-east" if pad else "key-escape"), say("look-hint-back"))
        book = () if pad else (Hint("F1", say("look-hint-book")),)
        return (Hint("←↑↓→", say("look-hint-walk")), *book, back)

    def _tip(self, told: Explanation) -> Tip:
        now = " ".join(map(self._say, told.now))
        return Tip(self._say(told.title), self._say(told.does), now, self._say(told.refusal))

    def _say(self, line: Sentence | None) -> str:
        return "" if line is None else line.text(self._services.texts, self._names)

    def _draw_tip(self, tip: Tip, thing: Box, busy: tuple[Box, ...]) -> None:
        pen = self._pen
        parts = [part for part in _parts(tip) if part[0]]
        box = self.place(tip, thing, busy)
        room = box.w - 2 * EDGE
        heights = self._heights(parts, room)
        between = LINE * (len(parts) - 1)
        shrink = min(1.0, (box.h - 2 * EDGE - between) / max(1.0, sum(heights)))
        pen.paper(box, PAPER, radius=22, lift=20, edge=INK, edge_width=3)
        pen.paper(Box(box.x, box.y, 10, box.h), GLOW, radius=5, lift=0)
        y = box.y + EDGE
        for (words, size, face, ink), part in zip(parts, heights, strict=True):
            line = Box(box.x + EDGE, y, room, part * shrink + 2)
            pen.paragraph(words, line, size, ink, face=face, top=True)
            y += part * shrink + LINE

    def place(self, tip: Tip, thing: Box, busy: tuple[Box, ...]) -> Box:
        """Return where the tip of a thing lies, and how large it is."""
        scale = self._services.text.percent / 100
        wide = min(WIDEST, WIDTH * (0.5 + 0.5 * scale))
        if not busy:
            return tip_place(thing, wide, min(self._height(tip, wide), SCREEN.h))
        sizes = ((one, self._height(tip, one)) for one in (wide, *OTHER_WIDTHS))
        return clear_place(thing, sizes, busy, SCREEN)

    def _height(self, tip: Tip, wide: float) -> float:
        heights = self._heights([part for part in _parts(tip) if part[0]], wide - 2 * EDGE)
        return sum(heights) + LINE * (len(heights) - 1) + 2 * EDGE

    def _heights(self, parts: Sequence[Part], room: float) -> list[float]:
        text = self._services.text
        return [text.block_height(words, size, room, face) for words, size, face, _ in parts]


def _parts(tip: Tip) -> tuple[Part, ...]:
    """Return the lines of a tip with their sizes, faces and inks."""
    return (
        (tip.title, TITLE, "display", INK),
        (tip.does, BODY, "body", INK),
        (tip.now, HINT, "body", INK_SOFT),
        (tip.refusal, HINT, "bold", PRIMARY),
    )


def _apart(one: Box, other: Box) -> float:
    return abs(one.cx - other.cx) + abs(one.cy - other.cy)
