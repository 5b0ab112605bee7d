"""The matches that were kept: choose one to watch it again."""

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from game.core.record import Player
from game.core.record_text import CHAIRS
from game.files import FileError
from game.screens.screen import Screen
from game.screens.ways import Navigator
from game.storage import Store, date_of, game_of
from game.ui.canvas import Box
from game.ui.pen import Pen
from game.ui.services import Services
from game.ui.theme import BODY, INK, NIGHT_PAPER, PRIMARY
from game.ui.widgets import Button, Widget

SHEET = Box(260, 150, 1400, 700)
WAYS = Box(260, 874, 1400, 112)
ROWS = 6
MOST_HEAD_LINES = 40


def players_in(text: str) -> tuple[list[Player], list[int]]:
    """Return who sits in a record's head, and the winners' seats in its last line."""
    lines = text.splitlines()
    head = lines[:MOST_HEAD_LINES]
    seats = [line.split(" ", 2) for line in head if line.startswith("seat ")]
    told = next((line.split()[1:] for line in head if line.startswith(f"{CHAIRS} ")), [])
    chairs: list[int | None] = [int(word) if word.isdecimal() else None for word in told]
    chairs += [None] * (len(seats) - len(chairs))
    names = [
        Player(parts[1], parts[2] if len(parts) > 2 else "", chair)
        for parts, chair in zip(seats, chairs, strict=False)
    ]
    _, found, winners = (lines[-1] if lines else "").partition(" winners ")
    listed = winners.replace(",", " ").split() if found else []
    return names, [int(word) for word in listed if word.isdecimal()]


class Row(NamedTuple):
    """A record as it is listed: its file, when it was made, and its text."""

    path: Path
    when: datetime | None
    text: str


class RecordsScreen(Screen):
    """A page of records, the newest first."""

    title = "records-title"
    page = 0

    def __init__(self, services: Services, navigator: Navigator) -> None:
        super().__init__(services, navigator)
        self._count: int | None = None
        self._rows: list[Row] = []

    def enter(self) -> None:
        """Have the first page read."""
        super().enter()
        self._turn_to(self.page)

    def resume(self) -> None:
        """Have the page read again."""
        super().resume()
        self._turn_to(self.page)

    def build(self) -> Sequence[Widget]:
        """Return a button a record, and the pages."""
        boxes = SHEET.inset(36, 30).rows(ROWS, 16)
        widgets: list[Widget] = [
            Button(
                box, self._name(row), self._opener(row.path), key=row.path.name, icon="icons/play"
            )
            for box, row in zip(boxes, self._rows, strict=False)
        ]
        newer, back, older = WAYS.columns(3, 24)
        buttons = (
            (newer, "records-newer", self._newer, self.page > 0),
            (back, "word-back", self.back, True),
            (older, "records-older", self._older, (self.page + 1) * ROWS < (self._count or 0)),
        )
        for box, name, act, enabled in buttons:
            button = Button(box, self.say(name), act, key=name)
            button.enabled = enabled
            widgets.append(button)
        return widgets

    def _turn_to(self, page: int) -> None:
        """Show a page as soon as it is read."""
        store = self.services.store

        def read() -> tuple[int, list[Row]]:
            paths = store.records()
            return len(paths), [_row(store, path) for path in paths[page * ROWS :][:ROWS]]

        def show(found: tuple[int, list[Row]]) -> None:
            first, self.page = self._count is None, page
            self._count, self._rows = found
            newest = self._rows[0].path.name if self._rows else ""
            self.rebuild(self.focus_for(newest) if first else "")

        store.ask(read, show)

    def paint(self, pen: Pen) -> None:
        """Draw the sheet, and a note where nothing was kept yet."""
        pen.paper(SHEET, NIGHT_PAPER, lift=20, cut=21)
        if self._count == 0:
            note = Box(SHEET.x + 200, SHEET.y + 200, SHEET.w - 400, 300)
            pen.paper(note, (240, 230, 214), lift=12, cut=4)
            pen.icon("icons/cards", note.cx, note.y + 80, 120, PRIMARY)
            room = Box(note.x + 40, note.y + 150, note.w - 80, 130)
            pen.paragraph(self.say("records-none"), room, BODY + 4, INK, align="centre")

    def _name(self, row: Row) -> str:
        when, game = row.when, game_of(row.path)
        if when is None or not game:
            return row.path.stem
        known = self.services.texts.has(f"game-{game}")
        title = self.say(f"game-{game}") if known else game
        day = self.say("record-when", day=when.strftime("%d.%m.%Y"), time=when.strftime("%H:%M"))
        return " · ".join(part for part in (day, title, self._players(row.text)) if part)

    def _players(self, text: str) -> str:
        """Return who played and who won, as far as the record tells."""
        players, winners = players_in(text)
        names = self.app.nameless.of_players(players)
        won = [names[seat] for seat in winners if seat < len(names) and names[seat]]
        key = "record-players-won" if won else "record-players"
        listed = ", ".join(name for name in names if name)
        return self.say(key, names=listed, winners=", ".join(won)) if listed else ""

    def _opener(self, path: Path) -> Callable[[], None]:
        return lambda: self.navigator.replay(path)

    def _newer(self) -> None:
        self._turn_to(self.page - 1)

    def _older(self) -> None:
        self._turn_to(self.page + 1)


def _row(store: Store, path: Path) -> Row:
    """Read what is listed of a record: by the writer's thread."""
    try:
        text = store.read_record(path)
    except FileError:
        text = ""
    return Row(path, date_of(path), text)
