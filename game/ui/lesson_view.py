"""The note of a guided round: what to do and why, an arrow to it, and the ways on."""

from collections.abc import Callable, Sequence

import msgspec
from msgspec.structs import replace

from game.ui.canvas import HEIGHT, WIDTH, Box
from game.ui.lesson_places import (
    ARROW,
    CLOSE,
    EDGE,
    TABLE,
    TIGHT,
    Busy,
    arrow_to,
    overlap,
    place_note,
)
from game.ui.pen import Pen
from game.ui.theme import (
    BODY,
    GLOW,
    GOOD_DARK,
    HINT,
    INK,
    INK_SOFT,
    LEAD,
    NIGHT,
    NIGHT_DEEP,
    PAPER,
    PRIMARY,
)

WIDTHS = (560.0, 760.0, 980.0, 404.0, 1400.0, 1860.0)
"""How wide a note may be at usual text, the best first."""
WIDEST = 1860.0
FLAT_HOME = 1000.0
"""From this width on a note at home has its ways on beside its words."""
FLAT = 760.0
"""From this width on a note may have its ways on beside its words."""
MOST_LINES = 4
"""More lines than these nobody likes to read: at usual text a wider note is liked better."""
WORDS = 32
PAD = 22.0
DOT = 14.0
GAP = 10.0
CAP_SIDE = 40.0
BUTTON_PAD = 12.0
LINE = 8.0
TICK = 38.0
USUAL = 100
"""Text in percent of its usual size."""
MOST_WORDS, MOST_PRAISE, MOST_LABEL = 56.0, 46.0, 40.0
"""How large the text of a note grows, in units: beyond that it would hide what it tells about."""
LARGE_SIZES = (1.0, 0.93, 0.86, 0.79)
"""Large text gets so much smaller where a note would else lie on what it tells about."""
WARN = PRIMARY
TICKED = "icons/check"
CLOTH = Box(-30.0, -30.0, WIDTH + 60.0, HEIGHT + 60.0)
"""What sweeps one table away, and leaves another one."""
CALM, SEAM = 185, 10.0
"""How dark the table that comes is under the cloth, and how wide the cloth's seams are."""
TURN = Box(360.0, 440.0, 1200.0, 200.0)
"""The sheet that tells that another table comes."""
TURN_SIZE = 64
TURN_MORE, TURN_HEAD = Box(360.0, 370.0, 1200.0, 340.0), 0.56
"""The same where more is told below, and the share of it that its words have."""


class NoteButton(msgspec.Struct, frozen=True):
    """A way on: its key in the texts, what it is called, and what is printed on its key."""

    name: str
    text: str
    cap: str = ""
    main: bool = False


class NoteText(msgspec.Struct, frozen=True):
    """What a note says: a word of praise, the step, why something was refused, and the ways on."""

    words: str
    praise: str = ""
    why: str = ""
    place: int = 0
    count: int = 1
    buttons: tuple[NoteButton, ...] = ()
    mine: bool = True
    """Whether the praise is for what the learner did: only that has a tick before it."""


class _Laid(msgspec.Struct, frozen=True):
    """Where the parts of a note lie."""

    box: Box
    praise: Box
    words: Box
    why: Box
    dots: Box
    buttons: tuple[Box, ...]
    lines: int = 0
    """How many lines of text it has."""
    large: float = 1.0
    """How large its text is, for that of other notes."""


class LessonView:
    """Draws the note; ``box`` is where it lies, and ``targets`` are what it tells about.

    ``arrows`` are where arrows to them lie.
    """

    def __init__(self, pen: Pen) -> None:
        self.pen = pen
        self.box: Box | None = None
        self._last: Box | None = None
        self.targets: tuple[Box, ...] = ()
        self.arrows: tuple[Box, ...] = ()
        self._buttons: tuple[tuple[str, Box], ...] = ()
        self._known: object = None
        self._laid: _Laid | None = None

    def hide(self) -> None:
        """Show nothing."""
        self.box, self.targets, self._buttons = None, (), ()

    def forget_place(self) -> None:
        """Let the next note lie wherever it does best: it belongs to another table."""
        self._last = None

    def draw_turn(
        self,
        words: str,
        shift: float | None = None,
        more: Sequence[str] = (),
        thick: float = 0.0,
    ) -> None:
        """Lay a sheet over the table: by itself, or on a cloth over all of it.

        Below its words stands ``more`` in smaller letters: what stays, and how to go on. ``shift``
        says where the cloth is: -1 on the left of the screen, 0 over it, 1 on the right. The
        table that comes is seen through it, calm and dark; not while the cloth is ``thick``.
        """
        pen, left = self.pen, 0.0 if shift is None else shift * CLOTH.w
        if shift is None:
            pen.shade(TABLE, NIGHT_DEEP, CALM, radius=0)
        else:
            cloth, alpha = CLOTH.moved(left, 0.0), round(CALM + (255 - CALM) * thick)
            pen.shade(cloth, NIGHT_DEEP, alpha, radius=0)
            for x in (cloth.x, cloth.right - SEAM):
                pen.shade(Box(x, cloth.y, SEAM, cloth.h), GLOW, 255, radius=0)
        sheet = (TURN_MORE if more else TURN).moved(left, 0.0)
        pen.paper(sheet, PAPER, radius=40, lift=26, cut=12, edge=GLOW, edge_width=6)
        room = sheet.inset(50, 20)
        head = Box(room.x, room.y, room.w, room.h * (TURN_HEAD if more else 1.0))
        pen.paragraph(words, head, TURN_SIZE, INK, face="display", align="centre")
        rest = Box(room.x, head.bottom, room.w, room.bottom - head.bottom)
        for number, (line, part) in enumerate(
            zip(more, rest.rows(max(1, len(more)), 6), strict=False)
        ):
            size, ink = (BODY, INK_SOFT) if number else (LEAD, INK)
            pen.label(line, part, size, ink, face="bold", align="centre")

    def button_at(self, x: float, y: float) -> str:
        """Return the name of the button at a point, or nothing."""
        return next((name for name, box in self._buttons if box.has(x, y)), "")

    def covers(self, x: float, y: float) -> bool:
        """Say whether the note lies at a point."""
        return self.box is not None and self.box.has(x, y)

    def draw(
        self,
        text: NoteText,
        targets: Sequence[Box],
        busy: Sequence[Busy],
        *,
        due: Sequence[Box] | None = None,
        veils: Sequence[Box] = (),
        clear: Sequence[Box] = (),
        marks: Callable[[], None] | None = None,
        homes: Sequence[Box] = (),
    ) -> None:
        """Put the note beside its targets, at best in the first of its ``homes`` with room for it.

        ``veils`` are dimmed. Those that are ``due``, or else all, are ringed, with arrows that
        leave ``clear`` what must be read; ``marks`` draws again what their frames must not cover.
        """
        due = targets if due is None else due
        laid = self._lay_out(text, tuple(targets), busy, tuple(homes))
        self.box, self._last, self.targets = laid.box, laid.box, tuple(targets)
        names = (button.name for button in text.buttons)
        self._buttons = tuple(zip(names, laid.buttons, strict=True))
        pen = self.pen
        for veil in veils:
            pen.shade(veil, NIGHT_DEEP, 140)
        for target in due:
            pen.ring(target.inset(-2), 18)
        if marks is not None:
            marks()
        pen.services.scenes.told.cover(laid.box)
        pen.paper(laid.box, PAPER, radius=26, lift=22, cut=7, edge=GLOW, edge_width=6)
        self._draw_dots(text, laid.dots)
        small = self._praise_size * laid.large
        if text.praise:
            self._draw_praise(text, laid.praise, small)
        if laid.words.h:
            pen.paragraph(text.words, laid.words, self._words_size * laid.large, INK, top=True)
        if text.why:
            pen.paragraph(text.why, laid.why, small, WARN, face="bold", top=True)
        for button, box in zip(text.buttons, laid.buttons, strict=True):
            self._draw_button(button, box, laid.large)
        self.arrows = ()
        for target in due[:2]:
            apart = (other for other in targets if not overlap(other, target))
            others = [*apart, *clear]
            arrow = arrow_to(laid.box, target, others)
            if arrow is not None:
                self.arrows = (*self.arrows, arrow.box)
                pen.arrow(arrow.x, arrow.y, ARROW + 16, arrow.angle, NIGHT)
                pen.arrow(arrow.x, arrow.y, ARROW, arrow.angle, GLOW)

    def _draw_praise(self, text: NoteText, box: Box, size: float) -> None:
        """Write what is said of the step before; what the learner did has a tick before it."""
        room = box
        if text.mine:
            side = min(box.h * 0.62, TICK)
            self.pen.icon(TICKED, box.x + side / 2, box.y + side / 2 + 4, side, GOOD_DARK)
            room = Box(box.x + side + GAP, box.y, box.w - side - GAP, box.h)
        ink = GOOD_DARK if text.mine else INK_SOFT
        self.pen.paragraph(text.praise, room, size, ink, face="bold", top=True)

    def _lay_out(
        self,
        text: NoteText,
        targets: tuple[Box, ...],
        busy: Sequence[Busy],
        homes: tuple[Box, ...],
    ) -> _Laid:
        services = self.pen.services
        known = (text, targets, tuple(busy), homes, services.text.percent, services.canvas.size)
        if known == self._known and self._laid is not None:
            return self._laid
        at_home = self._at_home(text, targets, homes)
        if at_home is None and text.why and services.text.percent > USUAL:
            # What a refusal says of the deed is enough, where both would hide what they tell of.
            at_home = self._at_home(replace(text, words=""), targets, homes)
        if at_home is not None:
            self._known, self._laid = known, at_home
        else:
            sheets = [self._sheet(text, width) for width in self._widths()]
            wide = [width for width in self._widths() if width >= FLAT]
            sheets += [sheet for width in wide for sheet in self._flat(text, width)[:1]]
            sheets = [one for one in sheets if one.box.h <= HEIGHT - 2 * EDGE] or sheets
            if services.text.percent <= USUAL:
                sheets = [one for one in sheets if one.lines <= MOST_LINES] or sheets
            sizes = [(sheet.box.w, sheet.box.h) for sheet in sheets]
            at = place_note(sizes, targets, busy, self._last, CLOSE)
            sheet = sheets[sizes.index((at.w, at.h))]
            self._known, self._laid = known, _moved(sheet, at.x, at.y)
        return self._laid

    def _at_home(
        self, text: NoteText, targets: Sequence[Box], homes: Sequence[Box]
    ) -> _Laid | None:
        """Return the note in the first of its homes that has room for it beside all targets."""
        usual = self.pen.services.text.percent <= USUAL
        sizes = LARGE_SIZES[:1] if usual else LARGE_SIZES
        for home, large in ((home, large) for home in homes for large in sizes):
            flat = self._flat(text, home.w, large) if home.w >= FLAT_HOME else ()
            for sheet in (*flat, self._sheet(text, home.w, large)):
                if sheet.box.h > home.h:
                    continue
                there = sheet.box.moved(home.x, home.y).inset(-TIGHT)
                if not any(overlap(there, target) for target in targets):
                    return _moved(sheet, home.x, home.y)
        return None

    def _widths(self) -> list[float]:
        """Return the widths to try: wider ones for large text."""
        grown = 0.55 + 0.45 * self.pen.services.text.percent / 100
        return [min(WIDEST, width * grown) for width in WIDTHS]

    def _sheet(self, text: NoteText, width: float, large: float = 1.0) -> _Laid:
        """Return a note of a width, at the corner of the screen."""
        room, y = width - 2 * PAD, PAD - 6
        along = self._dots_width(text)
        beside = self._beside(text.buttons, room, along, large)
        dots = Box(PAD, y, room, DOT + 6)
        y = y if beside else dots.bottom + LINE
        praise, words, why, lines = self._texts(text, y, room, large)
        y = why.bottom + (LINE if text.why else 0) + 6
        buttons, low = self._button_boxes(text.buttons, room, y, large)
        if beside:
            dots = Box(PAD + room - along, buttons[0].cy - dots.h / 2, along, dots.h)
        box = Box(0, 0, width, low + PAD - 6)
        return _Laid(box, praise, words, why, dots, buttons, lines, large)

    def _flat(self, text: NoteText, width: float, large: float = 1.0) -> tuple[_Laid, ...]:
        """Return low notes with the ways on beside the words: in a row, or in several rows.

        There is none where they have no room.
        """
        if not text.buttons:
            return ()
        wide = [self._button_width(button, large) for button in text.buttons]
        along, found = self._dots_width(text), []
        rows = (wide[:end] for end in range(1, len(wide) + 1))
        sides = (max(*wide, along, sum(row) + GAP * (len(row) - 1)) for row in rows)
        for side in sorted(set(sides)):
            room = width - 3 * PAD - side
            if room >= side:
                found.append(self._flat_sheet(text, width, side, large))
        return tuple(reversed(found))

    def _flat_sheet(self, text: NoteText, width: float, side: float, large: float) -> _Laid:
        """Return a low note whose ways on have a width beside its words."""
        room = width - 3 * PAD - side
        praise, words, why, lines = self._texts(text, PAD - 6, room, large)
        right = width - PAD - side
        dots = Box(right, PAD - 6, side, DOT + 6)
        boxes, low = self._button_boxes(text.buttons, side, dots.bottom + LINE, large)
        buttons = tuple(box.moved(right - PAD, 0.0) for box in boxes)
        foot = why.bottom if text.why else words.bottom if text.words else praise.bottom
        box = Box(0, 0, width, max(low, foot) + PAD - 6)
        return _Laid(box, praise, words, why, dots, buttons, lines, large)

    def _texts(
        self, text: NoteText, top: float, room: float, large: float
    ) -> tuple[Box, Box, Box, int]:
        """Return where praise, words and refusal lie below each other, and in how many lines."""
        small, size = self._praise_size * large, self._words_size * large
        tick = TICK + GAP if text.mine else 0.0
        praise = Box(PAD, top, room, self._high(text.praise, small, room - tick, "bold"))
        y = praise.bottom + (LINE if text.praise else 0)
        words = Box(PAD, y, room, self._high(text.words, size, room))
        why = Box(PAD, words.bottom + LINE, room, self._high(text.why, small, room, "bold"))
        parts = ((praise, small), (words, size), (why, small))
        return praise, words, why, sum(self._lines(box, high) for box, high in parts)

    def _dots_width(self, text: NoteText) -> float:
        """Return how much room the dots of all steps take."""
        return (DOT + 10) * text.count - 10

    def _beside(
        self, buttons: Sequence[NoteButton], room: float, along: float, large: float
    ) -> bool:
        """Say whether the dots find room beside the buttons: the note is then less high."""
        wide = sum(self._button_width(button, large) + GAP for button in buttons)
        return bool(buttons) and wide + along + GAP <= room

    def _lines(self, box: Box, size: float) -> int:
        """Return how many lines of a size fill a box."""
        return round(box.h / self.pen.services.text.measure("Hg", size)[1])

    @property
    def _words_size(self) -> float:
        return self.pen.capped(WORDS, MOST_WORDS)

    @property
    def _praise_size(self) -> float:
        return self.pen.capped(BODY, MOST_PRAISE)

    @property
    def _label_size(self) -> float:
        return self.pen.capped(HINT, MOST_LABEL)

    def _high(self, text: str, size: float, width: float, face: str = "body") -> float:
        """Return how high wrapped text is, in units."""
        if not text:
            return 0.0
        services = self.pen.services
        kind = "bold" if face == "bold" else "body"
        block = services.text.block(text, size, INK, width, face=kind)  # type: ignore[arg-type]
        return block.get_height() / services.canvas.scale + 2

    def _button_boxes(
        self, buttons: Sequence[NoteButton], room: float, top: float, large: float
    ) -> tuple[tuple[Box, ...], float]:
        """Return where buttons lie, in as many rows as they need, and where the last row ends."""
        size = self._label_size * large
        high = max(46.0, self.pen.services.text.measure("Hg", size, "bold")[1] + 10)
        found, x, y = [], PAD, top
        for button in buttons:
            wide = min(room, self._button_width(button, large))
            if x > PAD and x + wide > PAD + room:
                x, y = PAD, y + high + GAP
            found.append(Box(x, y, wide, high))
            x += wide + GAP
        return tuple(found), (y + high if found else top)

    def _button_width(self, button: NoteButton, large: float) -> float:
        size = self._label_size * large
        wide = self.pen.services.text.measure(button.text, size, "bold")[0]
        cap = self._cap_width(button, large) + 10 if button.cap else 0
        return wide + 2 * BUTTON_PAD + cap

    def _cap_width(self, button: NoteButton, large: float) -> float:
        size = self._label_size * large
        wide = self.pen.services.text.measure(button.cap, size, "bold")[0]
        return max(self._cap_side(large), wide + 22)

    def _cap_side(self, large: float) -> float:
        """Return how high keys are: they grow with the text, half as fast."""
        return max(CAP_SIDE, CAP_SIDE * (0.5 + 0.5 * self.pen.services.text.percent / 100) * large)

    def _draw_dots(self, text: NoteText, box: Box) -> None:
        """Put a dot a step: those that are done, the one that is due, and those to come."""
        pitch = min(DOT + 10, box.w / max(1, text.count))
        for number in range(text.count):
            colour = GOOD_DARK if number < text.place else PRIMARY
            size = DOT if number <= text.place else DOT - 5
            later = number > text.place
            x = box.x + DOT / 2 + number * pitch
            self.pen.dot(x, box.cy, size, INK_SOFT if later else colour)

    def _draw_button(self, button: NoteButton, box: Box, large: float) -> None:
        pen = self.pen
        fill, ink = (PRIMARY, PAPER) if button.main else (GLOW, INK)
        pen.paper(box, fill, radius=16, lift=5, cut=len(button.text))
        left = box.x + BUTTON_PAD
        if button.cap:
            wide, side = self._cap_width(button, large), self._cap_side(large)
            pen.key_cap(button.cap, Box(left - 6, box.cy - side / 2, wide, side))
            left += wide + 4
        room = Box(left, box.y + 4, box.right - BUTTON_PAD / 2 - left, box.h - 8)
        pen.label(button.text, room, self._label_size * large, ink, face="bold")


def _moved(sheet: _Laid, x: float, y: float) -> _Laid:
    boxes = (sheet.box, sheet.praise, sheet.words, sheet.why, sheet.dots)
    box, praise, words, why, dots = (one.moved(x, y) for one in boxes)
    buttons = tuple(one.moved(x, y) for one in sheet.buttons)
    return _Laid(box, praise, words, why, dots, buttons, sheet.lines, sheet.large)
