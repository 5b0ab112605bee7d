"""The page of the book about the keys: whose keys are where, and what keys and buttons do.

It names only what whoever plays here has: no gamepad where none is plugged in, and no keys of zones
in which nobody sits.
"""

from collections.abc import Sequence
from typing import NamedTuple

from game.input.places import needs_number_pad
from game.input.seating import Seating
from game.input.turn_keys import ASKED_LABEL
from game.input.zones import KeyZone
from game.screens.app_state import AppState
from game.screens.keyboard_picture import KeyboardPicture, KeyLook
from game.screens.seat_card import shape_of
from game.ui.canvas import Box
from game.ui.game_screens import CROSS, PILES, UPPER, KeyUse
from game.ui.hints import cap_width, draw_cap
from game.ui.music import MUSIC_LABEL
from game.ui.pen import Pen
from game.ui.theme import (
    BODY,
    GLOW,
    INK,
    INK_SOFT,
    NIGHT_PAPER,
    PAPER,
    PAPER_DIM,
    RGB,
    mix,
    seat_style,
)

BOARD_WIDTH = 680.0
NAME_HEIGHT = 54.0
NAME_SHARE = 0.38
"""How much of the width the use of a key has; the columns beside it share the rest."""
SHARES = {"shared": 0.25, "own": 0.17, "pad": 0.2}
KEYS_HEAD = 44.0
MOST_HIGH = 62.0
KEYS_GAP = 5.0
MANY_USES = 10
GAP_OF_MANY = 1.0
"""With more rows than that each needs the room."""
CAP_MARGIN = 6.0
REACH = 14.5
"""How far a pad's buttons lie from the middle of their cross, at most."""
PAD = (128.0, 54.0)
UNLIT: RGB = mix(NIGHT_PAPER, PAPER, 0.34)
KEY, KEY_STEP = 15.0, 18.0
LEAN = 6.0
"""How far the lower row of a zone stands to the right of the upper one."""


class KeyOwner(NamedTuple):
    """Somebody who plays here: the chair, the name, the keys of a zone, and whether by a pad."""

    chair: int
    name: str
    zone: KeyZone | None
    pad: bool = False


def owners_at(seating: Seating) -> tuple[KeyOwner, ...]:
    """Return the people at a table."""
    players = [(seating.chair(seat), seating[seat]) for seat in seating.humans]
    return tuple(KeyOwner(chair, one.name, one.zone, one.pad is not None) for chair, one in players)


def owners_in_lobby(app: AppState) -> tuple[KeyOwner, ...]:
    """Return who has sat down, or where nobody has, everybody who could."""
    session = app.session
    if session.humans:
        return tuple(
            KeyOwner(
                chair,
                session.told_name(chair),
                None if session.chairs[chair].pad else session.zone(chair),
                bool(session.chairs[chair].pad),
            )
            for chair in session.humans
        )
    zones = enumerate(session.preset.zones)
    return tuple(KeyOwner(chair, app.name_of(chair), zone) for chair, zone in zones)


class KeysPage:
    """Draws the page: the keyboard with everybody's keys, and the table of uses beside it."""

    def __init__(
        self, app: AppState, owners: Sequence[KeyOwner], uses: Sequence[KeyUse], about: str
    ) -> None:
        """Take who plays, what keys do, and the line at the top."""
        self._app, self._owners, self._about = app, owners, about
        services = app.services
        pads = any(one.pad for one in owners) or bool(services.pads.present())
        zones = any(one.zone for one in owners)
        shown = {"shared": True, "own": zones, "pad": pads}
        self._columns = tuple(name for name, there in shown.items() if there)
        self._uses = tuple(use for use in uses if self._has(use))

    def _has(self, use: KeyUse) -> bool:
        """Say whether a use can be had here by any key or button."""
        means = {"shared": use.key, "own": use.own, "pad": use.pad}
        return any(means[name] for name in self._columns)

    @property
    def uses(self) -> tuple[KeyUse, ...]:
        """The rows of the table."""
        return self._uses

    @property
    def columns(self) -> tuple[str, ...]:
        """The columns of the table: keys that all share, own keys, buttons of a pad."""
        return self._columns

    def draw(self, pen: Pen, sheet: Box) -> None:
        """Draw the page onto a sheet."""
        head = Box(sheet.x + 60, sheet.y + 14, sheet.w - 120, 64)
        pen.label(pen.say("help-keys-head"), head, 56, INK, face="display")
        lines = Box(head.x, head.bottom, head.w, 82)
        if self._about:
            pen.paragraph(self._about, lines, BODY, INK, top=True)
        room = Box(head.x, lines.bottom + 8, lines.w, sheet.bottom - lines.bottom - 24)
        if "own" in self._columns:
            self._draw_board(pen, Box(room.x, room.y, BOARD_WIDTH, room.h))
            room = Box(room.x + BOARD_WIDTH + 40, room.y, room.w - BOARD_WIDTH - 40, room.h)
        KeysTable(room, self._uses, self._columns).draw(pen)

    def _draw_board(self, pen: Pen, box: Box) -> None:
        """Draw whose keys are where, and their names below."""
        keyboard = self._app.services.keyboard
        owners = [one for one in self._owners if one.zone is not None]
        lines = -(-len(owners) // 2)
        places = [place for one in owners if one.zone for place in one.zone.keys]
        room = Box(box.x, box.y, box.w, box.h - lines * NAME_HEIGHT - 16)
        picture = KeyboardPicture(room, keyboard.form, needs_number_pad(places))
        looks = {
            place: KeyLook(seat_style(one.chair).colour)
            for one in owners
            if one.zone
            for place in one.zone.keys
        }
        picture.draw(pen, looks, keyboard.label)
        top = picture.board.bottom + 22
        rows = Box(box.x, top, box.w, lines * NAME_HEIGHT).rows(max(1, lines))
        parts = [part for row in rows for part in row.columns(2, 20)]
        for one, part in zip(owners, parts, strict=False):
            self._draw_owner(pen, one, part)

    def _draw_owner(self, pen: Pen, one: KeyOwner, box: Box) -> None:
        style = seat_style(one.chair)
        pen.icon(shape_of(one.chair), box.x + 28, box.cy, 44, style.dark)
        place = "" if one.zone is None else f" · {pen.say(f'zone-{one.zone.name}')}"
        room = Box(box.x + 60, box.y, box.w - 60, box.h)
        pen.label(f"{one.name}{place}", room, BODY, style.dark, face="bold")


class KeysTable:
    """A row for each use: its name, and a column for each of the ways to do it."""

    def __init__(self, box: Box, uses: Sequence[KeyUse], columns: Sequence[str]) -> None:
        self._uses, self._names = uses, columns
        self._head = Box(box.x, box.y, box.w, KEYS_HEAD)
        body = Box(box.x, self._head.bottom, box.w, box.h - KEYS_HEAD)
        gap = KEYS_GAP if len(uses) <= MANY_USES else GAP_OF_MANY
        most = (MOST_HIGH + gap) * len(uses) - gap
        self._rows = Box(body.x, body.y, body.w, min(body.h, most)).rows(len(uses), gap)

    def draw(self, pen: Pen) -> None:
        """Draw the pictures of who has which keys, and the rows below."""
        for name, box in zip(self._names, self._columns(self._head)[1:], strict=True):
            if name == "own":
                pen.icon("icons/person", box.cx - 30, box.cy, 34, INK)
                pen.icon("icons/keyboard", box.cx + 14, box.cy, 54, INK)
            else:
                icon = "icons/pad" if name == "pad" else "icons/keyboard"
                pen.icon(icon, box.cx, box.cy, 54, INK)
        for row, use in zip(self._rows, self._uses, strict=True):
            pen.paper(row, PAPER_DIM, radius=14, lift=0)
            self._draw_use(pen, row, use)

    def _draw_use(self, pen: Pen, row: Box, use: KeyUse) -> None:
        first, *boxes = self._columns(row)
        room = Box(first.x + 18, first.y + 1, first.w - 22, first.h - 2)
        say = pen.services.texts
        pen.label(say(use.text), room, BODY, INK, face="bold")
        for name, box in zip(self._names, boxes, strict=True):
            if name == "shared" and use.key:
                _draw_shared(pen, box, say(use.key) if say.has(use.key) else use.key)
            elif name == "own" and use.own:
                _draw_zone(pen, box, use.own)
            elif name == "pad" and use.pad:
                _draw_pad(pen, box, use.pad)

    def _columns(self, row: Box) -> tuple[Box, ...]:
        """Return the box of the name and one for each column; they share the width."""
        total = sum(SHARES[name] for name in self._names)
        room = row.w * (1 - NAME_SHARE)
        boxes = [Box(row.x, row.y, row.w * NAME_SHARE, row.h)]
        for name in self._names:
            boxes.append(Box(boxes[-1].right, row.y, room * SHARES[name] / total, row.h))
        return tuple(boxes)


def _draw_shared(pen: Pen, box: Box, key: str) -> None:
    side = min(44.0, box.h - CAP_MARGIN)
    wide = min(cap_width(pen, key, side), box.w - 12)
    draw_cap(pen, key, Box(box.cx - wide / 2, box.cy - side / 2, wide, side))


def _draw_zone(pen: Pen, box: Box, lit: Sequence[int]) -> None:
    """Draw the eight keys of a zone; those that are meant are dark."""
    high = min(1.0, (box.h - 2) / (2 * KEY_STEP))
    x, y = box.cx - 2 * KEY_STEP - LEAN / 2, box.cy - KEY_STEP * high
    for number in range(8):
        row, place = divmod(number, 4)
        left, top = x + place * KEY_STEP + row * LEAN, y + row * KEY_STEP * high
        key = Box(left, top, KEY, KEY * high)
        if number in lit:
            pen.paper(key.inset(-1), NIGHT_PAPER, radius=5, lift=0)
        else:
            pen.paper(key, PAPER, radius=5, lift=0, edge=INK_SOFT, edge_width=2)


def _draw_pad(pen: Pen, box: Box, lit: Sequence[str]) -> None:
    """Draw a gamepad; the buttons that are meant are alight."""
    wide, high = PAD[0], min(PAD[1], box.h - 4)
    body = Box(box.cx - wide / 2, box.cy - high / 2, wide, high)
    pen.paper(body, NIGHT_PAPER, radius=high / 2, lift=0)
    for name, x in (("shoulder-left", body.x + 12), ("shoulder-right", body.right - 42)):
        if name in lit:
            pen.paper(Box(x, body.y + 1, 30, 8), GLOW, radius=4, lift=0)
    left, right = body.x + 31, body.right - 31
    reach = min(REACH, high / 2 - 5)
    part = reach / REACH
    sides = ((-1, 0), (0, -1), (0, 1), (1, 0))
    side = 14 * part
    pen.paper(Box(left - 7, body.cy - side / 2, 14, side), UNLIT, radius=2, lift=0)
    for name, (dx, dy) in zip(CROSS, sides, strict=True):
        arm = Box(left + dx * REACH - 7, body.cy + dy * reach - side / 2, 14, side)
        pen.paper(arm, GLOW if name in lit else UNLIT, radius=4, lift=0)
    for name, (dx, dy) in zip(PILES, sides, strict=True):
        fill = GLOW if name in lit else UNLIT
        pen.dot(right + dx * REACH, body.cy + dy * reach, 17 * part, fill)
    pen.dot(body.cx - 5, body.bottom - 10, 13, GLOW if "stick-left" in lit else UNLIT)
    for name, x in (("select", body.cx - 10), ("start", body.cx + 1)):
        pen.paper(Box(x, body.cy - 4, 9, 8), GLOW if name in lit else UNLIT, radius=4, lift=0)


_LOOK = KeyUse("help-use-look", "key-tab", (7,), ("north",))
_SHOW_AND_LOOK = (
    KeyUse("help-use-show", "key-tab", (7,), ("north",)),
    KeyUse("help-use-look", "F5"),
)
"""Where a hand is hidden, the key that else looks around shows it."""


def keys_of_turns(*, hidden: bool, answers: bool = False) -> tuple[KeyUse, ...]:
    """Return the uses of a game of turns; ``hidden``: hands are, from others at the screen.

    ``answers``: people choose how often they are asked.
    """
    return (
        KeyUse("help-use-move", "←↑↓→", (4, 5), CROSS),
        KeyUse("help-use-choose", "key-enter", (6,), ("south",)),
        KeyUse("help-use-first", "", UPPER, ("west",)),
        *(_SHOW_AND_LOOK if hidden else (_LOOK,)),
        KeyUse("help-use-undo", "key-backspace", (), ("east",)),
        KeyUse("table-hint-rush", "key-space", (), ("east",)),
        KeyUse("help-use-pause", "key-escape", (), ("start",)),
        KeyUse("table-hint-log", "F2", (), ("select",)),
        *((KeyUse("help-use-asked", ASKED_LABEL, (), ("stick-left",)),) if answers else ()),
        KeyUse("help-use-music", MUSIC_LABEL),
    )
