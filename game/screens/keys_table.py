"""Which key, and which button of a gamepad, does what: a small table with drawings of both."""

from collections.abc import Sequence

import msgspec

from game.ui.theme import BODY, Colour, mix
from game.ui.widgets_menu import cap_width, draw_cap
from game.ui.widgets_pen import GLOW, INK, INK_SOFT, NIGHT, PAPER, PAPER_DIM, Box, Pen

CROSS = ("pad-left", "pad-up", "pad-down", "pad-right")
PILES = ("west", "north", "south", "east")
UPPER, LOWER = (0, 1, 2, 3), (4, 5, 6, 7)
"""The keys of a zone: the upper row from the left, then the lower one."""
SHARES = (0.38, 0.25, 0.17, 0.2)
"""How much of the width the deed, the shared keys, the own keys and the gamepad have."""
HEAD = 52.0
MOST_HIGH = 62.0
GAP = 8.0
PAD = (128.0, 54.0)
UNLIT: Colour = mix(NIGHT, PAPER, 0.34)
KEY, KEY_STEP = 19.0, 23.0
LEAN = 8.0
"""How far the lower row of a zone stands to the right of the upper one."""


class Deed(msgspec.Struct, frozen=True):
    """What one can do: the id of its name, and the keys and buttons that do it.

    ``key`` is the text id of a key that all share, or arrows, or what is printed on it everywhere;
    ``own`` counts the keys of a zone.
    """

    text: str
    key: str = ""
    own: tuple[int, ...] = ()
    pad: tuple[str, ...] = ()


def deeds_of_turns(*, hidden: bool) -> tuple[Deed, ...]:
    """Return the deeds of a game of turns; ``hidden``: hands are, and a key shows one's own."""
    return (
        Deed("help-deed-move", "←↑↓→", (4, 5), CROSS),
        Deed("help-deed-choose", "key-enter", (6,), ("south",)),
        Deed("help-deed-first", "", UPPER, ("west",)),
        Deed("help-deed-show" if hidden else "help-deed-why", "key-tab", (7,), ("north",)),
        Deed("help-deed-undo", "key-backspace", (), ("east",)),
        Deed("table-hint-rush", "key-space", (), ("west",)),
        Deed("help-deed-pause", "key-escape", (), ("start",)),
        Deed("table-hint-log", "F2", (), ("select",)),
    )


DEEDS_OF_RACE = (
    Deed("help-deed-piles", "", UPPER, PILES),
    Deed("help-deed-columns", "", LOWER, CROSS),
    Deed("help-deed-pause", "key-escape", (), ("start",)),
    Deed("hint-help", "F1"),
    Deed("table-hint-log", "F2"),
    Deed("hint-fullscreen", "F11"),
)


class KeysTable:
    """A row for each deed: its name, the keys, and the buttons."""

    def __init__(self, box: Box, deeds: Sequence[Deed]) -> None:
        self._deeds = deeds
        self._head = Box(box.x, box.y, box.w, HEAD)
        body = Box(box.x, self._head.bottom, box.w, box.h - HEAD)
        most = (MOST_HIGH + GAP) * len(deeds) - GAP
        self._rows = Box(body.x, body.y, body.w, min(body.h, most)).rows(len(deeds), GAP)

    def draw(self, pen: Pen) -> None:
        """Draw the pictures of who has which keys, and the rows below."""
        shared, own, pad = _columns(self._head)[1:]
        pen.icon("icons/keyboard", shared.cx, shared.cy, 54, INK)
        pen.icon("icons/person", own.cx - 30, own.cy, 34, INK)
        pen.icon("icons/keyboard", own.cx + 14, own.cy, 54, INK)
        pen.icon("icons/pad", pad.cx, pad.cy, 54, INK)
        for row, deed in zip(self._rows, self._deeds, strict=True):
            pen.paper(row, PAPER_DIM, radius=14, lift=0)
            self._draw_deed(pen, row, deed)

    def _draw_deed(self, pen: Pen, row: Box, deed: Deed) -> None:
        name, shared, own, pad = _columns(row)
        room = Box(name.x + 18, name.y + 3, name.w - 22, name.h - 6)
        say = pen.services.texts
        pen.label(say(deed.text), room, BODY, INK, face="bold")
        if deed.key:
            _draw_shared(pen, shared, say(deed.key) if say.has(deed.key) else deed.key)
        if deed.own:
            _draw_zone(pen, own, deed.own)
        if deed.pad:
            _draw_pad(pen, pad, deed.pad)


def _columns(row: Box) -> tuple[Box, Box, Box, Box]:
    edges = [row.x + row.w * sum(SHARES[:place]) for place in range(len(SHARES))]
    name, shared, own, pad = (
        Box(left, row.y, row.w * share, row.h) for left, share in zip(edges, SHARES, strict=True)
    )
    return name, shared, own, pad


def _draw_shared(pen: Pen, box: Box, key: str) -> None:
    side = min(44.0, box.h - 12)
    wide = min(cap_width(pen, key, side), box.w - 12)
    draw_cap(pen, key, Box(box.cx - wide / 2, box.cy - side / 2, wide, side))


def _draw_zone(pen: Pen, box: Box, lit: Sequence[int]) -> None:
    """Draw the eight keys of a zone; those that are meant are dark."""
    x, y = box.cx - 2 * KEY_STEP - LEAN / 2, box.cy - KEY_STEP
    for number in range(8):
        row, place = divmod(number, 4)
        key = Box(x + place * KEY_STEP + row * LEAN, y + row * KEY_STEP, KEY, KEY)
        if number in lit:
            pen.paper(key.inset(-1), NIGHT, radius=5, lift=0)
        else:
            pen.paper(key, PAPER, radius=5, lift=0, edge=INK_SOFT, edge_width=2)


def _draw_pad(pen: Pen, box: Box, lit: Sequence[str]) -> None:
    """Draw a gamepad; the buttons that are meant are alight."""
    wide, high = PAD[0], min(PAD[1], box.h - 4)
    body = Box(box.cx - wide / 2, box.cy - high / 2, wide, high)
    pen.paper(body, NIGHT, radius=high / 2, lift=0)
    left, right, reach = body.x + 31, body.right - 31, 14.5
    sides = ((-1, 0), (0, -1), (0, 1), (1, 0))
    pen.paper(Box(left - 7, body.cy - 7, 14, 14), UNLIT, radius=2, lift=0)
    for name, (dx, dy) in zip(CROSS, sides, strict=True):
        arm = Box(left + dx * reach - 7, body.cy + dy * reach - 7, 14, 14)
        pen.paper(arm, GLOW if name in lit else UNLIT, radius=4, lift=0)
    for name, (dx, dy) in zip(PILES, sides, strict=True):
        fill = GLOW if name in lit else UNLIT
        pen.dot(right + dx * reach, body.cy + dy * reach, 17, fill)
    for name, x in (("select", body.cx - 10), ("start", body.cx + 1)):
        pen.paper(Box(x, body.cy - 4, 9, 8), GLOW if name in lit else UNLIT, radius=4, lift=0)
