"""The rules in at most five cards, and the keys; F1 shows them over any screen."""

from collections.abc import Sequence

import pygame

from game.input.places import KeyPlace
from game.screens.keyboard_picture import KeyboardPicture, KeyLook
from game.screens.screen import Screen, draw_headline
from game.screens.seat_card import shape_of
from game.ui.canvas import EVERYWHERE, Box
from game.ui.card_pictures import CardNames, CardPictures
from game.ui.game_screens import CROSS, PILES, UPPER, Example, KeyUse
from game.ui.hints import Hint, cap_width, draw_cap
from game.ui.pen import Pen
from game.ui.theme import (
    BODY,
    GLOW,
    GOOD_DARK,
    INK,
    INK_SOFT,
    NIGHT_DEEP,
    NIGHT_PAPER,
    PAPER,
    PAPER_DIM,
    PRIMARY,
    RGB,
    mix,
    seat_style,
)
from game.ui.widgets import Button, Widget

SHEET = Box(160, 130, 1600, 740)
WAYS = Box(460, 890, 1000, 100)
CARD_WIDTH = 230.0
SMALL_CARD = 176.0
ABOVE = Box(EVERYWHERE.x, EVERYWHERE.y, EVERYWHERE.w, SHEET.y - EVERYWHERE.y)
"""The strip of the headline, so dark that no headline below it is read with it."""
KEYS_PAGE = "keys"
BOARD_WIDTH = 680.0
NAME_HEIGHT = 54.0
FAN = 7.0
"""Degrees between the pictures of a page."""
MARK = 110.0
SHARES = (0.38, 0.25, 0.17, 0.2)
"""How much of the width the use, the shared keys, the own keys and the gamepad have."""
KEYS_HEAD = 52.0
MOST_HIGH = 62.0
KEYS_GAP = 8.0
PAD = (128.0, 54.0)
UNLIT: RGB = mix(NIGHT_PAPER, PAPER, 0.34)
KEY, KEY_STEP = 19.0, 23.0
LEAN = 8.0
"""How far the lower row of a zone stands to the right of the upper one."""


class HelpScreen(Screen):
    """One page at a time: a headline, a paragraph, and cards that show it."""

    overlay = True
    dim = 240

    page = 0

    @property
    def pages(self) -> tuple[str, ...]:
        """The text ids of the pages; the last one is the keys."""
        return (*self._examples(), KEYS_PAGE)

    def _examples(self) -> dict[str, tuple[Example, ...]]:
        """Return the pictures by page, with those of the options that are chosen."""
        game, chosen = self.app.session.game, self.app.session.options
        if not game:
            return {}
        own = self.app.game_screens()
        pages = {f"help-{game}-{n}": shown for n, shown in enumerate(own.help_pages, 1)}
        for (option, value), shown in own.option_pages.items():
            if chosen.get(option) == value:
                pages[f"help-{game}-{option}-{value}"] = shown
        return pages

    def _text_of(self, page: str) -> str:
        """Return a page's text; some have another one where an option is chosen."""
        for option, value in self.app.session.options.items():
            special = f"{page}-text-{option}-{value}"
            if self.services.texts.has(special):
                return self.say(special)
        return self.say(f"{page}-text")

    def build(self) -> Sequence[Widget]:
        """Return the page before, close, and the next page."""
        before, close, after = WAYS.columns(3, 24)
        first = Button(before, self.say("help-before"), self._before, key="before")
        first.enabled = self.page > 0
        last = Button(after, self.say("help-next"), self._next, kind="primary", key="next")
        last.enabled = self.page < len(self.pages) - 1
        return (last, first, Button(close, self.say("help-close"), self.back, key="close"))

    def hints(self) -> tuple[Hint, ...]:
        """Return the keys of the pages."""
        say = self.say
        return (
            Hint("←→", say("hint-pages")),
            Hint(self.confirm_key, say("hint-choose")),
            Hint(self.back_key, say("hint-close")),
        )

    def listen(self, event: pygame.event.Event) -> bool:
        """Turn pages by left and right."""
        step = self._steps.step(event)
        if step in ("left", "right"):
            (self._before if step == "left" else self._next)()
            return True
        if step is not None:
            self.take(step)
        return True

    def paint(self, pen: Pen) -> None:
        """Draw the sheet with the page, and a dot for each page."""
        pen.shade(ABOVE, NIGHT_DEEP, 225, radius=0)
        draw_headline(pen, self.say("help-title"), Box(SHEET.x, 26, SHEET.w, 92))
        pen.paper(SHEET, PAPER, lift=26, cut=8)
        if self.pages[self.page] == KEYS_PAGE:
            self._draw_keys(pen)
        else:
            self._draw_page(pen)
        for place in range(len(self.pages)):
            x = SHEET.cx + (place - (len(self.pages) - 1) / 2) * 34
            here = place == self.page
            pen.dot(x, SHEET.bottom - 28, 18 if here else 10, INK)
            if here:
                pen.dot(x, SHEET.bottom - 28, 10, GLOW)

    def _draw_page(self, pen: Pen) -> None:
        name = self.pages[self.page]
        text = Box(SHEET.x + 80, SHEET.y + 44, 800, 120)
        pen.label(self.say(f"{name}-head"), text, 72, INK, face="display")
        room = Box(text.x, text.bottom + 16, text.w, SHEET.h - 260)
        pen.paragraph(self._text_of(name), room, 46, INK, top=True)
        table = Box(SHEET.x + 920, SHEET.y + 50, 620, SHEET.h - 120)
        pen.paper(table, NIGHT_PAPER, radius=30, lift=0, cut=2)
        self._draw_cards(pen, table)

    def _draw_cards(self, pen: Pen, table: Box) -> None:
        examples = self._examples()[self.pages[self.page]]
        for example, part in zip(examples, table.rows(len(examples)), strict=True):
            width = CARD_WIDTH if len(examples) == 1 else SMALL_CARD
            if example.large:
                tall = self.services.sprites.aspect(example.cards[0])
                share = 0.9 if len(examples) == 1 else 0.72
                wide = min(part.w * share, (part.h - 40) / tall)
                pen.sprite(example.cards[0], part.cx, part.cy, wide)
            elif len(examples) == 1:
                self._draw_fan(pen, example, part, width)
            else:
                room = Box(part.x, part.y, part.w - 150, part.h)
                self._draw_fan(pen, example, room, width)
                self._draw_mark(pen, example.mark, part.right - 104, part.cy)

    def _draw_fan(self, pen: Pen, example: Example, room: Box, width: float) -> None:
        count, sprites = len(example.cards), self.services.sprites
        pictures = CardPictures(sprites, "", self._names())
        if example.beside:
            width = min(width, (room.w - 60) / count / 1.02)
        step = min(width * 1.02, (room.w - width - 60) / max(1, count - 1))
        for place, name in enumerate(example.cards):
            off = place - (count - 1) / 2
            tall = width * sprites.aspect(name)
            x, y = room.cx + off * step, room.cy + abs(off) * 14
            angle = 3 * round(-off * FAN / 3)
            shade = sprites.shadow(width, tall, 16, 12, 130, angle)
            pen.services.stage.put(shade, x + 6, y + 12)
            pen.services.stage.put(pictures.get(name, width, angle), x, y)
        if example.mark == "slap-hand" and width >= CARD_WIDTH:
            pen.icon("icons/slap-hand", room.cx + 8, room.cy + 54, 270, INK)
            pen.icon("icons/slap-hand", room.cx, room.cy + 44, 270, PAPER)

    def _names(self) -> CardNames | None:
        card_names, options = self.app.game_screens().card_names, self.app.session.options
        return card_names and card_names(self.services, options.get("names", ""))

    def _draw_mark(self, pen: Pen, mark: str, x: float, y: float) -> None:
        colour = {"check": GOOD_DARK, "cross": PRIMARY}.get(mark, INK_SOFT)
        pen.dot(x, y, MARK, PAPER)
        pen.dot(x, y, MARK - 12, colour)
        pen.icon(f"icons/{mark}", x, y, MARK * 0.54, PAPER)

    def _draw_keys(self, pen: Pen) -> None:
        session = self.app.session
        head = Box(SHEET.x + 60, SHEET.y + 24, SHEET.w - 120, 84)
        pen.label(self.say("help-keys-head"), head, 56, INK, face="display")
        lines = Box(head.x, head.bottom - 4, head.w, 102)
        about = f"help-keys-{session.game}"
        if self.services.texts.has(about):
            pen.paragraph(self.say(about), lines, BODY, INK, top=True)
        room = Box(head.x, lines.bottom + 8, SHEET.w - 120, SHEET.bottom - lines.bottom - 66)
        self._draw_board(pen, Box(room.x, room.y, BOARD_WIDTH, room.h))
        table = Box(room.x + BOARD_WIDTH + 40, room.y, room.w - BOARD_WIDTH - 40, room.h)
        KeysTable(table, self._uses()).draw(pen)

    def _uses(self) -> tuple[KeyUse, ...]:
        hidden = self.app.info().hidden_info
        return self.app.game_screens().keys or keys_of_turns(hidden=hidden)

    def _draw_board(self, pen: Pen, box: Box) -> None:
        """Draw whose keys are where, and their names below."""
        keyboard, preset = self.services.keyboard, self.app.session.preset
        lines = -(-len(preset.zones) // 2)
        room = Box(box.x, box.y, box.w, box.h - lines * NAME_HEIGHT - 16)
        picture = KeyboardPicture(room, keyboard.form, preset.number_pad)
        picture.draw(pen, self._looks_of_keys(), keyboard.label)
        top = picture.board.bottom + 22
        self._draw_names(pen, Box(box.x, top, box.w, lines * NAME_HEIGHT))

    def _draw_names(self, pen: Pen, box: Box) -> None:
        zones = self.app.session.preset.zones
        rows = box.rows(-(-len(zones) // 2))
        parts = [part for row in rows for part in row.columns(2, 20)]
        for number, part in enumerate(parts[: len(zones)]):
            chair, style = self.app.session.chairs[number], seat_style(number)
            pen.icon(shape_of(number), part.x + 28, part.cy, 44, style.dark)
            name = chair.name if chair.kind == "human" else self.app.name_of(number)
            words = f"{name} · {self.say(f'zone-{zones[number].name}')}"
            room = Box(part.x + 60, part.y, part.w - 60, part.h)
            pen.label(words, room, BODY, style.dark, face="bold")

    def _looks_of_keys(self) -> dict[KeyPlace, KeyLook]:
        return {
            place: KeyLook(seat_style(number).colour)
            for number, zone in enumerate(self.app.session.preset.zones)
            for place in zone.keys
        }

    def _before(self) -> None:
        self._turn(-1)

    def _next(self) -> None:
        self._turn(1)

    def _turn(self, by: int) -> None:
        page = self.page + by
        if 0 <= page < len(self.pages):
            self.page = page
            self.services.audio.play("ui-move")
        self.rebuild("next" if self.page < len(self.pages) - 1 else "close")


class KeysTable:
    """A row for each use: its name, the keys, and the buttons."""

    def __init__(self, box: Box, uses: Sequence[KeyUse]) -> None:
        self._uses = uses
        self._head = Box(box.x, box.y, box.w, KEYS_HEAD)
        body = Box(box.x, self._head.bottom, box.w, box.h - KEYS_HEAD)
        most = (MOST_HIGH + KEYS_GAP) * len(uses) - KEYS_GAP
        self._rows = Box(body.x, body.y, body.w, min(body.h, most)).rows(len(uses), KEYS_GAP)

    def draw(self, pen: Pen) -> None:
        """Draw the pictures of who has which keys, and the rows below."""
        shared, own, pad = _columns(self._head)[1:]
        pen.icon("icons/keyboard", shared.cx, shared.cy, 54, INK)
        pen.icon("icons/person", own.cx - 30, own.cy, 34, INK)
        pen.icon("icons/keyboard", own.cx + 14, own.cy, 54, INK)
        pen.icon("icons/pad", pad.cx, pad.cy, 54, INK)
        for row, use in zip(self._rows, self._uses, strict=True):
            pen.paper(row, PAPER_DIM, radius=14, lift=0)
            self._draw_use(pen, row, use)

    def _draw_use(self, pen: Pen, row: Box, use: KeyUse) -> None:
        name, shared, own, pad = _columns(row)
        room = Box(name.x + 18, name.y + 3, name.w - 22, name.h - 6)
        say = pen.services.texts
        pen.label(say(use.text), room, BODY, INK, face="bold")
        if use.key:
            _draw_shared(pen, shared, say(use.key) if say.has(use.key) else use.key)
        if use.own:
            _draw_zone(pen, own, use.own)
        if use.pad:
            _draw_pad(pen, pad, use.pad)


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
            pen.paper(key.inset(-1), NIGHT_PAPER, radius=5, lift=0)
        else:
            pen.paper(key, PAPER, radius=5, lift=0, edge=INK_SOFT, edge_width=2)


def _draw_pad(pen: Pen, box: Box, lit: Sequence[str]) -> None:
    """Draw a gamepad; the buttons that are meant are alight."""
    wide, high = PAD[0], min(PAD[1], box.h - 4)
    body = Box(box.cx - wide / 2, box.cy - high / 2, wide, high)
    pen.paper(body, NIGHT_PAPER, radius=high / 2, lift=0)
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


def keys_of_turns(*, hidden: bool) -> tuple[KeyUse, ...]:
    """Return the uses of a game of turns; ``hidden``: hands are, and a key shows one's own."""
    return (
        KeyUse("help-use-move", "←↑↓→", (4, 5), CROSS),
        KeyUse("help-use-choose", "key-enter", (6,), ("south",)),
        KeyUse("help-use-first", "", UPPER, ("west",)),
        KeyUse("help-use-show" if hidden else "help-use-why", "key-tab", (7,), ("north",)),
        KeyUse("help-use-undo", "key-backspace", (), ("east",)),
        KeyUse("table-hint-rush", "key-space", (), ("west",)),
        KeyUse("help-use-pause", "key-escape", (), ("start",)),
        KeyUse("table-hint-log", "F2", (), ("select",)),
    )
