"""The line of keys at the foot of a screen, and who is told which keys at a table."""

from collections.abc import Sequence

import msgspec
import pygame

from game.core.rules import Seat
from game.input.places import KeyPlace
from game.input.seating import Seating
from game.input.turn_keys import LETTERS, RUSH_KEY, SHARED_KEYS, TurnKeys
from game.ui.canvas import Box
from game.ui.hidden_hands import HiddenHands
from game.ui.pen import Pen
from game.ui.services import Services
from game.ui.text import Text
from game.ui.theme import GLOW, HINT, INK, NIGHT_DEEP, PAPER
from game.ui.told_keys import Told

CAP = 44
HINT_GAP = 36.0
_CAP_EDGES = 26.0
"""How much wider a cap is than its label, in units."""
_ARROWS = {"→": 0.0, "↑": 90.0, "←": 180.0, "↓": 270.0}
CAP_GAP = 12.0
WAIT_WIDE, WAIT_HIGH = 360.0, 12.0
STRIP_EDGES, STRIP_EDGE = 28.0, 4.0
BUTTONS_OF_KEYS = {
    "F2": "pad-button-select",
    "F3": "pad-button-shoulder-left",
    "F4": "pad-button-shoulder-right",
    "F7": "pad-button-stick-left",
}
"""The buttons of a pad that do the same as function keys."""
LEAST_HINTS = 1
"""At least this many hints stay, however narrow the window is."""
LEAST_SHRINK = 0.88
"""Words of the line at a table get no smaller than this; what does not fit stands in the book."""
GROWTH = 1.35
"""In a line that has no room to become higher words grow so much: caps leave them some."""
ALWAYS, ONE_MORE, LATER, SELDOM = range(4)
"""How soon a key may do without its place in the line: what acts and the way out never do."""


NO_CAP = " "
"""The key of a hint that is about no key."""


class Hint(msgspec.Struct, frozen=True):
    """What a key does: the key's label, and the words. Arrows in ``key`` are drawn, not written.

    ``place`` is the key that a click on it presses, where its label alone does not say so.
    ``spare``: where not all have room those with the most of it are left out first.
    """

    key: str
    text: str
    place: KeyPlace = 0
    spare: int = ALWAYS


_LABELLED: dict[str, KeyPlace] = {
    "Tab": pygame.KSCAN_TAB,
    **{f"F{n + 1}": pygame.KSCAN_F1 + n for n in range(12)},
    **dict(
        zip(
            "→↑←↓",
            (pygame.KSCAN_RIGHT, pygame.KSCAN_UP, pygame.KSCAN_LEFT, pygame.KSCAN_DOWN),
            strict=True,
        )
    ),
}
_NAMED: dict[str, KeyPlace] = {
    "key-enter": pygame.KSCAN_RETURN,
    "key-escape": pygame.KSCAN_ESCAPE,
    "key-space": pygame.KSCAN_SPACE,
    "key-tab": pygame.KSCAN_TAB,
    "key-backspace": pygame.KSCAN_BACKSPACE,
    "pad-button-south": pygame.KSCAN_RETURN,
    "pad-button-east": pygame.KSCAN_ESCAPE,
    "pad-button-start": pygame.KSCAN_ESCAPE,
    "pad-button-west": LETTERS[0],
    "pad-button-north": pygame.KSCAN_F5,
    "pad-button-select": pygame.KSCAN_F2,
    "pad-button-shoulder-left": pygame.KSCAN_F3,
    "pad-button-shoulder-right": pygame.KSCAN_F4,
    "pad-button-stick-left": pygame.KSCAN_F7,
}
"""The keys of labels with names; buttons of pads stand for the keys that do the same."""


def place_told(services: Services, hint: Hint) -> KeyPlace:
    """Return the key that a click on a hint presses; 0 where it tells no single key."""
    if hint.place:
        return hint.place
    named = (place for name, place in _NAMED.items() if str(services.texts(name)) == hint.key)
    return _LABELLED.get(hint.key, 0) or next(named, 0)


def draw_hints(pen: Pen, hints: Sequence[Hint], box: Box, solid: bool = False) -> tuple[Told, ...]:
    """Draw key caps with their meaning in one line, on a strip as wide as they are.

    Returned is where each key lies with its words; a click there presses it, and what the mouse
    points at is lit.

    What would be wider than the box shrinks together to fit it. A ``solid`` strip is as wide as
    the box, and covers the line of the screen below.
    """
    if not hints or pen.services.scenes.under_note(box):
        return ()
    room = box.inset(STRIP_EDGES, STRIP_EDGE)
    side = room.h - 2
    parts = [_hint_widths(pen.services.text, hint, side) for hint in hints]
    total = _line_width(parts)
    shrink = min(1.0, room.w / total)
    wide = total * shrink
    strip = box if solid else Box(box.cx - wide / 2 - 28, box.y, wide + 56, box.h)
    pen.shade(strip, NIGHT_DEEP, 255 if solid else 210, radius=box.h / 2)
    x = box.cx - wide / 2
    found: list[Told] = []
    keys, size = pen.services.scenes.told, _hint_size(pen.services.text, side)
    for hint, (cap, words) in zip(hints, parts, strict=True):
        high = side * max(0.8, shrink)
        whole = Box(x - 6, box.y, (cap + 12 + words) * shrink + 12, box.h)
        key = Box(x, room.cy - high / 2, cap * shrink, high)
        told = _told(pen, hint, whole, key)
        lit = [one for one in told if one.place and keys.pointed(one.box)]
        for one in lit:
            pen.shade(one.box.inset(0, 2), GLOW, 90, radius=14)
        draw_cap(pen, hint.key, key)
        x += (cap + 12) * shrink
        ink = GLOW if lit else PAPER
        pen.label(hint.text, Box(x, room.y, words * shrink, room.h), size, ink)
        x += (words + HINT_GAP) * shrink
        found.extend(told)
    keys.tell(pen.services.canvas, found, strip)
    return tuple(found)


def draw_wait(pen: Pen, spent: float, box: Box) -> None:
    """Show, in the place of the line of keys, that presses count in a moment; ``spent``: 0 to 1."""
    if pen.services.scenes.under_note(box):
        return
    strip = Box(box.cx - WAIT_WIDE / 2, box.y, WAIT_WIDE, box.h)
    pen.shade(strip, NIGHT_DEEP, 210, radius=box.h / 2)
    pen.services.scenes.told.cover(box)
    line = Box(strip.x + 28, strip.cy - WAIT_HIGH / 2, strip.w - 56, WAIT_HIGH)
    pen.shade(line, PAPER, 90, radius=WAIT_HIGH / 2)
    if spent * line.w > WAIT_HIGH:
        pen.shade(Box(line.x, line.y, line.w * spent, line.h), GLOW, 255, radius=WAIT_HIGH / 2)


def _told(pen: Pen, hint: Hint, whole: Box, cap: Box) -> tuple[Told, ...]:
    """Return what can be clicked of a hint: the whole of it, or each of several arrows."""
    if len(hint.key) == 1 or not _is_arrows(hint.key):
        return (Told(hint.key, whole, place_told(pen.services, hint)),)
    parts = cap.columns(len(hint.key), 4)
    return tuple(
        Told(arrow, Box(part.x, whole.y, part.w, whole.h), _LABELLED[arrow])
        for arrow, part in zip(hint.key, parts, strict=True)
    )


def end_hint(services: Services) -> Hint:
    """Return what is said over the last table of a match: any press leads on."""
    return any_press(services, services.texts("match-end-results"))


def any_press(services: Services, words: str) -> Hint:
    """Return what any press does, told to whoever plays by mouse as a click."""
    named = "match-end-click" if services.scenes.by_mouse else "match-end-key"
    return Hint(services.texts(named), words, pygame.KSCAN_RETURN)


def draw_cap(pen: Pen, key: str, box: Box) -> None:
    """Draw a key with its label, or a key for each arrow."""
    if key == NO_CAP:
        return
    if not _is_arrows(key):
        pen.key_cap(key, box)
        return
    for part, arrow in zip(box.columns(len(key), 4), key, strict=True):
        pen.key_cap("", part)
        pen.arrow(part.cx, part.cy - part.h * 0.05, part.w * 0.5, _ARROWS[arrow], INK)


def _is_arrows(key: str) -> bool:
    return bool(key) and all(letter in _ARROWS for letter in key)


def _hint_size(text: Text, side: float) -> float:
    """Return the size of the words: they grow with the text, a bit more than their caps."""
    alone = min(text.percent / 100, GROWTH) * min(1.0, side / CAP)
    most = HINT * max(side / CAP, alone) * 100 / text.percent
    return min(HINT, most)


def _line_width(parts: Sequence[tuple[float, float]]) -> float:
    """Return how wide a line is, of caps and words of such widths."""
    return sum(cap + CAP_GAP + words for cap, words in parts) + HINT_GAP * (len(parts) - 1)


def _hint_widths(text: Text, hint: Hint, side: float) -> tuple[float, float]:
    words, _ = text.measure(hint.text, _hint_size(text, side), "body")
    return _cap_width(text, hint.key, side), words + 2


def cap_width(pen: Pen, key: str, side: float) -> float:
    """Return how wide a key is with this label, if it is ``side`` units high."""
    return _cap_width(pen.services.text, key, side)


def _cap_width(text: Text, key: str, side: float) -> float:
    if key == NO_CAP:
        return 0.0
    if _is_arrows(key):
        return (side + 4.0) * len(key) - 4.0
    label, _ = text.measure(key, HINT * side / CAP, "bold", scaled=False)
    return max(side, label + _CAP_EDGES)


class TurnHints:
    """Says which keys do what; ``undo``: whether something can be taken back now."""

    def __init__(self, services: Services, seating: Seating) -> None:
        self._services = services
        self._seating = seating
        self._keys = TurnKeys(seating, services.pads)

    def of(
        self,
        seat: Seat | None,
        *,
        undo: bool,
        first: bool = False,
        more: tuple[Hint, ...] = (),
        hands: HiddenHands | None = None,
        rush: bool = True,
        instead: tuple[Hint, ...] | None = None,
    ) -> tuple[Hint, ...]:
        """Return the hints for the person in turn; ``more`` are the game's own keys.

        ``instead``: what people press who are asked together.

        ``first``: whether the first key chooses something, so that a pad has a button for it.
        ``hands``: those of a game with hidden hands. While a curtain is down, only the show key
        and what everybody may press mean something. ``rush``: whether bots will play on, so that
        they can be skipped until a person is in turn.
        """
        say = self._services.texts
        guarded = hands is not None and hands.guarded
        shut = seat is not None and hands is not None and hands.curtain == seat
        pad = self._by_pad(seat)
        if instead is not None:
            own = instead
        elif seat is None:
            own = self._waiting(rush=rush, pad=pad)
        else:
            own = self._own(seat, guarded=guarded, pad=pad, first=first)
        if shut:
            own, undo = own[-1:], False
        key = "pad-button-east" if pad else "key-backspace"
        undoes = Hint(say(key), say("table-hint-undo"), pygame.KSCAN_BACKSPACE)
        back = (undoes,) if undo else ()
        return (*own, *back, *self._common(more, pad=pad, guarded=guarded))

    def _common(self, more: tuple[Hint, ...], *, pad: bool, guarded: bool) -> tuple[Hint, ...]:
        """Return what everybody may press; what is looked up seldom has the most to ``spare``.

        On a pad help is a part of the pause, and names of buttons are long. Where hands are
        ``guarded`` the key that else looks around opens a hand.
        """
        say = self._services.texts
        log = Hint("F2", say("table-hint-log"), spare=LATER)
        if not pad:
            pause = Hint(say("key-escape"), say("table-hint-pause"))
            look = (Hint("F5", say("table-hint-look"), spare=ONE_MORE),) if guarded else ()
            return (pause, Hint("F1", say("hint-help")), *more, log, *look)
        named = (
            msgspec.structs.replace(hint, key=say(BUTTONS_OF_KEYS[hint.key]))
            if hint.key in BUTTONS_OF_KEYS
            else hint
            for hint in (*more, log)
        )
        return (Hint(say("pad-button-start"), say("table-hint-pause")), *named)

    def _by_pad(self, seat: Seat | None) -> bool:
        """Say whether to name buttons of a pad: the seat has one, or the last press was on one."""
        in_hand = self._services.scenes.by_pad
        if seat is None or not in_hand:
            return in_hand if seat is None else self._keys.has_pad(seat)
        return self._keys.has_pad(seat) or (self._keys.shares(seat) and self._keys.free_pad)

    def _waiting(self, *, rush: bool, pad: bool) -> tuple[Hint, ...]:
        """Return how to skip what is shown and, with bots, everything until one's turn."""
        say, seating = self._services.texts, self._seating
        keys = ("pad-button-south", "pad-button-east") if pad else ("key-enter", "key-space")
        skip, mine = map(say, keys)
        hints = Hint(skip, say("table-hint-skip")), Hint(mine, say("table-hint-rush"), RUSH_KEY)
        return hints if rush and seating.bots and seating.humans else hints[:1]

    def fitting(self, hints: tuple[Hint, ...], box: Box) -> tuple[Hint, ...]:
        """Return as many of the hints as can be read in a box, without those that are spared most.

        Among equals the last one goes first; all of them stand in the book.
        """
        room = box.w - 2 * STRIP_EDGES
        while len(hints) > LEAST_HINTS and not self._legible(hints, room, box.h):
            out = max(range(len(hints)), key=lambda place: (hints[place].spare, place))
            hints = hints[:out] + hints[out + 1 :]
        return hints

    def _legible(self, hints: tuple[Hint, ...], room: float, high: float) -> bool:
        """Say whether all fit in the room and stay large enough to be read from a sofa."""
        text, side = self._services.text, high - 2 * STRIP_EDGE - 2
        parts = [_hint_widths(text, hint, side) for hint in hints]
        return room >= LEAST_SHRINK * _line_width(parts)

    def _show(self, seat: Seat, *, pad: bool) -> Hint:
        say = self._services.texts
        key = "" if pad else show_label(self._services, self._seating, seat)
        place = self._keys.show_place(seat) or 0
        return Hint(key or say("pad-button-north"), say("table-hint-show"), place)

    def _own(self, seat: Seat, *, guarded: bool, pad: bool, first: bool) -> tuple[Hint, ...]:
        """Return the keys of a seat; in a guarded game the last one shows the hand."""
        hints = self._on_pad(seat, first=first) if pad else self._of_choosing(seat)
        return (*hints[:-1], self._show(seat, pad=pad)) if guarded else hints

    def _on_pad(self, seat: Seat, *, first: bool) -> tuple[Hint, ...]:
        say = self._services.texts
        place = self._keys.pick_place(seat, 0) or 0
        marked = Hint(say("pad-button-west"), say("table-hint-first"), place)
        return (
            Hint("←↑↓→", say("hint-move")),
            Hint(say("pad-button-south"), say("hint-choose")),
            *((marked,) if first else ()),
            Hint(say("pad-button-north"), say("table-hint-look")),
        )

    def names_arrows(self, seat: Seat) -> bool:
        """Say whether arrows and Enter are told to a seat: also to own keys, of who is alone."""
        alone = len(self._seating.humans) == 1
        free = not any(self._keys.owns(seat, place) for place in SHARED_KEYS)
        return self._seating[seat].zone is None or (alone and free)

    def _of_choosing(self, seat: Seat) -> tuple[Hint, ...]:
        say, player = self._services.texts, self._seating[seat]
        look = say("table-hint-look")
        if player.zone is None or self.names_arrows(seat):
            return (
                Hint("←↑↓→", say("hint-move")),
                Hint(say("key-enter"), say("hint-choose")),
                Hint("Tab", look),
            )
        label = self._services.keyboard.label
        words = (say("table-hint-before"), say("table-hint-after"), say("hint-choose"), look)
        keys = zip(player.zone.lower, words, strict=True)
        return tuple(Hint(str(label(place)), text, place) for place, text in keys)


def show_label(services: Services, seating: Seating, seat: Seat) -> str:
    """Return what is printed on the key that opens a seat's hand; empty where a pad does."""
    place = TurnKeys(seating, services.pads).show_place(seat)
    return "" if place is None else str(services.keyboard.label(place))
