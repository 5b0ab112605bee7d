"""What may be chosen, as slips of paper: cards, points, what the total would become, and keys."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, cast

import msgspec

from game.core.explain import Kind, Thing
from game.core.rules import Seat
from game.core.sentence import Sentence, plain, signed
from game.frappadingue.choices import Way, choices_of
from game.frappadingue.rules import FrappadingueRules
from game.frappadingue.screen.layout import button_boxes, choice_boxes
from game.frappadingue.state import Action, Phase, State, Stop, Take, Throw
from game.ui.canvas import Box
from game.ui.choice_view import KeyLabel
from game.ui.fonts import Face
from game.ui.look import Seen
from game.ui.motion import SHAKE_MS
from game.ui.pen import Pen
from game.ui.spots import Spot, Spots
from game.ui.theme import (
    BODY,
    CREAM_SOFT,
    GLOW,
    GOOD_DARK,
    HINT,
    INK,
    INK_SOFT,
    LEAD,
    NIGHT_PAPER,
    PAPER,
    PRIMARY,
)

CAP = 46
STOP_KEY, THROW_KEY, SET_KEYS = 0, 1, 2
"""Keys of sets are from the last one on."""
LOW = 84
"""Slips that are lower than this have all on one line."""
POINTS = 44.0
LOW_POINTS = 38.0
LOW_POINTS_ROOM = 104.0
LOW_TOTAL_ROOM = 74.0
LOW_EDGE = 38.0
ARROW_ROOM = 26.0
SHAKE_REACH = 14
SHAKES = 3


def spots_of(rules: FrappadingueRules, state: State) -> tuple[Spot[Action], ...]:
    """Return what the seat in turn may choose; stopping stands there even while it is refused."""
    ways = choices_of(rules, state, state.turn)
    boxes = _boxes(state, len(ways))
    return tuple(
        Spot[Action](way, box, key=_key_of(way.action, place))
        for place, (way, box) in enumerate(zip(ways, boxes, strict=True))
    )


def _key_of(action: Action, place: int) -> int:
    """Return the key of a choice: one to stop and one to throw, and after those a set's place.

    So no key stops that took something a moment before.
    """
    match action:
        case Stop():
            return STOP_KEY
        case Throw():
            return THROW_KEY
        case _:
            return SET_KEYS + place


def way_of(spot: Spot[Action]) -> Way:
    """Return the choice of a spot, with what it makes."""
    return cast("Way", spot.choice)


def _boxes(state: State, count: int) -> tuple[Box, ...]:
    """Return where choices lie: sets in rows, or one or two large boxes."""
    stop, throw = button_boxes()
    match state.phase:
        case Phase.TAKE:
            return choice_boxes(count)
        case Phase.FIRST:
            return (Box((throw.x + stop.x) / 2, throw.y, throw.w, throw.h),)
        case Phase.GO:
            return stop, throw
        case Phase.OVER:
            return ()


_Rooms = tuple[Box, Box, Box]


class _Slips(msgspec.Struct, frozen=True):
    """Where a slip has its cards, points and total, from its corner; and the sizes of all three."""

    rooms: _Rooms
    sizes: tuple[float, float, float]


class ChoicesView:
    """Draws the choices of a decision; a refused one shakes its head."""

    def __init__(self, pen: Pen, label: KeyLabel) -> None:
        self._pen = pen
        self._label = label
        self._refused: Action | None = None
        self._shaking = 0.0
        self.still = False
        self.caps = True

    def refuse(self, spot: Spot[Any]) -> None:
        """Shake a choice that can't be chosen now; its slip says why."""
        self._refused, self._shaking = spot.action, SHAKE_MS / 1000

    def calm(self) -> None:
        """Shake no more."""
        self._shaking = 0.0

    def update(self, dt: float) -> None:
        """Let the shaking end."""
        self._shaking = max(0.0, self._shaking - dt)

    def draw(self, spots: Spots[Action], seat: Seat, *, odds: bool) -> None:
        """Put every choice, the one with the focus last; ``odds``: with the risk of a throw."""
        ways = tuple(map(way_of, spots.items))
        sets = isinstance(ways[0].action, Take)
        slips = self._slips(ways, spots.items[0].box) if sets else None
        order = sorted(range(len(spots)), key=lambda place: place == spots.focus)
        for place in order:
            spot, way = spots.items[place], ways[place]
            focused = place == spots.focus
            label = self._label(seat, spot.key) if self.caps and spot.refusal is None else ""
            box = spot.box.moved(self._shake(spot), -4 if focused else 0)
            if slips is not None:
                self._draw_set(way, box, label, focused, slips)
            else:
                self._draw_button(spot, box, label, focused, odds)

    def signs(self, spots: Spots[Action]) -> Iterator[Seen]:
        """Yield the signs on the choices, to be looked at: whether a total may be written down."""
        ways = tuple(map(way_of, spots.items))
        if not ways:
            return
        sets = isinstance(ways[0].action, Take)
        room = self._slips(ways, spots.items[0].box).rooms[2] if sets else None
        for place, (spot, way) in enumerate(zip(spots.items, ways, strict=True)):
            if room is not None:
                there = room.moved(spot.box.x, spot.box.y)
                key, box = (
                    "flag" if way.stops else "again",
                    Box(there.x - 24, there.y, there.w + 58, there.h),
                )
            elif isinstance(way.action, Stop):
                left = self._words_begin(spot.box, caps=self.caps and way.refusal is None)
                key = "flag" if spot.reason is None else "lock"
                box = Box(left, spot.box.y + 12, 62, spot.box.h - 24)
            else:
                continue
            yield Seen(Thing(Kind.SIGN, key, index=place), box)

    def _shake(self, spot: Spot[Action]) -> float:
        if self._shaking <= 0 or spot.action != self._refused or self.still:
            return 0.0
        share = self._shaking / (SHAKE_MS / 1000)
        return SHAKE_REACH * share * (1 if int(share * 2 * SHAKES) % 2 else -1)

    def _draw_slip(self, box: Box, focused: bool, *, live: bool = True) -> None:
        if focused:
            self._pen.ring(box, 22)
        fill = (GLOW if focused else PAPER) if live else NIGHT_PAPER
        edge = None if live else CREAM_SOFT
        self._pen.paper(
            box, fill, radius=22, lift=14 if focused else 8, edge=edge, edge_width=3 if edge else 0
        )

    def _draw_cap(self, box: Box, label: str) -> float:
        """Put the key of a choice; return where its words begin."""
        cap, before = min(float(CAP), box.h - 10), 8 if box.h < LOW else 16
        if label:
            self._pen.key_cap(label, Box(box.x + before, box.cy - cap / 2, cap, cap))
        return self._words_begin(box, caps=bool(label))

    def _words_begin(self, box: Box, *, caps: bool) -> float:
        if not caps:
            return box.x + 22
        return box.x + min(float(CAP), box.h - 10) + (16 if box.h < LOW else 32)

    def _slips(self, ways: Sequence[Way], box: Box) -> _Slips:
        """Return how all sets are written: in one size each, at which the widest fits."""
        texts = self._pen.services.texts
        low = box.h < LOW
        gains = [signed(texts, way.points) for way in ways]
        totals = [plain(texts, way.total) for way in ways]
        widths = (self._width(gains, LOW_POINTS, "display"), self._width(totals, BODY, "bold"))
        words, points, becomes = rooms = _rooms(Box(0, 0, box.w, box.h), self.caps, widths)
        sizes = (
            self._size([self._words(w, box) for w in ways], words, BODY if low else LEAD, "bold"),
            self._size(gains, points, LOW_POINTS if low else POINTS, "display"),
            self._size(totals, becomes, BODY, "bold"),
        )
        return _Slips(rooms, sizes)

    def _width(self, texts: Iterable[str], size: float, face: Face) -> float:
        measure = self._pen.services.text.measure
        return max(measure(text, size, face)[0] for text in texts)

    def _size(self, texts: Iterable[str], room: Box, size: float, face: Face) -> float:
        """Return the size at which the widest text fits in one line."""
        return size * min(1.0, room.w / max(1.0, self._width(texts, size, face)))

    def _words(self, way: Way, box: Box) -> str:
        return self._say(way.note if box.h < LOW else way.sentence)

    def _say(self, sentence: Sentence | None) -> str:
        return "" if sentence is None else sentence.text(self._pen.services.texts)

    def _draw_set(self, way: Way, box: Box, label: str, focused: bool, slips: _Slips) -> None:
        pen = self._pen
        self._draw_slip(box, focused)
        self._draw_cap(box, label)
        words, points, becomes = (room.moved(box.x, box.y) for room in slips.rooms)
        sizes = slips.sizes
        pen.label(self._words(way, box), words, sizes[0], INK, face="bold")
        gain = signed(self._pen.services.texts, way.points)
        pen.label(gain, points, sizes[1], INK, face="display", align="right")
        self._draw_becomes(becomes, way, sizes[2])

    def _draw_becomes(self, box: Box, way: Way, size: float) -> None:
        """Put an arrow, the total that the counter would have, and whether one may stop there."""
        pen = self._pen
        colour = GOOD_DARK if way.stops else INK_SOFT
        pen.icon("icons/arrow-right", box.x - 12, box.cy, 20, colour)
        total = plain(self._pen.services.texts, way.total)
        pen.label(total, box, size, colour, face="bold", align="right")
        pen.icon("icons/flag" if way.stops else "icons/cards", box.right + 18, box.cy, 28, colour)

    def _draw_button(
        self, spot: Spot[Action], box: Box, label: str, focused: bool, odds: bool
    ) -> None:
        pen, way = self._pen, way_of(spot)
        live = way.refusal is None
        stops = isinstance(way.action, Stop)
        self._draw_slip(box, focused, live=live)
        ink, soft = (INK, INK_SOFT) if live else (PAPER, CREAM_SOFT)
        left = self._draw_cap(box, label)
        locked = stops and spot.reason is not None
        icon = "icons/lock" if locked else "icons/flag" if stops else "icons/cards"
        pen.icon(icon, left + 30, box.cy, 56, ink if live else CREAM_SOFT)
        edge, share = (5, 0.38) if pen.large else (14, 0.52)
        room = Box(left + 76, box.y + edge, box.right - left - 98, box.h - 2 * edge)
        high = Box(room.x, room.y, room.w, room.h * share)
        pen.label(self._say(way.sentence), high, 46, ink, face="display")
        warn = live and not stops and way.total > 0 and not focused
        write = pen.paragraph if pen.large else pen.label
        write(
            self._say(spot.reason or (way.about if stops or odds else way.note)),
            Box(room.x, room.bottom - room.h * (0.96 - share), room.w, room.h * (0.96 - share)),
            HINT + 2,
            PRIMARY if warn else soft,
            face="bold",
        )


def _rooms(box: Box, caps: bool, widths: tuple[float, float]) -> _Rooms:
    """Return where a slip has its cards, its points and the total that they make.

    ``widths`` are those of the widest points and total: where all is on one line, cards have what
    they leave.
    """
    cap = min(float(CAP), box.h - 10)
    if box.h < LOW:
        high = box.h - 10
        becomes = min(LOW_TOTAL_ROOM, widths[1] + 2)
        points = min(LOW_POINTS_ROOM, widths[0] + 2)
        total = Box(box.right - LOW_EDGE - becomes, box.y + 5, becomes, high)
        gain = Box(total.x - ARROW_ROOM - points, total.y, points, high)
        left = box.x + (cap + 16 if caps else 22)
        return Box(left, gain.y, gain.x - left - 6, high), gain, total
    left, right = box.x + (cap + 32 if caps else 22), box.right - 150
    words = Box(left, box.y + 8, right - left - 8, box.h - 16)
    gain = Box(right, box.y + 8, 130, box.h / 2 - 6)
    return words, gain, Box(right + 22, box.cy + 4, 76, box.h / 2 - 12)
