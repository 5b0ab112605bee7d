"""The matches that were kept: choose one to watch it again."""

from collections.abc import Callable, Sequence
from pathlib import Path

from game.files import FileError
from game.screens.screen import Screen
from game.screens.ways import Navigator
from game.storage import date_of, game_of
from game.ui.canvas import Box
from game.ui.pen import Pen
from game.ui.services import Services
from game.ui.theme import BODY, INK, NIGHT_PAPER, PRIMARY
from game.ui.widgets import Button, Widget

SHEET = Box(260, 150, 1400, 700)
WAYS = Box(260, 874, 1400, 112)
ROWS = 6
MOST_HEAD_LINES = 40


def players_in(text: str) -> tuple[list[str], list[int]]:
    """Return the names in a record's head and the winners' seats in its last line."""
    lines = text.splitlines()
    seats = [line.split(" ", 2) for line in lines[:MOST_HEAD_LINES] if line.startswith("seat ")]
    names = [parts[2] if len(parts) > 2 else "" for parts in seats]
    _, found, winners = (lines[-1] if lines else "").partition(" winners ")
    listed = winners.replace(",", " ").split() if found else []
    return names, [int(word) for word in listed if word.isdecimal()]


class RecordsScreen(Screen):
    """A page of records, the newest first."""

    title = "records-title"
    page = 0

    def __init__(self, services: Services, navigator: Navigator) -> None:
        super().__init__(services, navigator)
        self._known: dict[Path, str] = {}

    def build(self) -> Sequence[Widget]:
        """Return a button a record, and the pages."""
        paths = self.services.store.records()
        shown = paths[self.page * ROWS : (self.page + 1) * ROWS]
        boxes = SHEET.inset(36, 30).rows(ROWS, 16)
        widgets: list[Widget] = [
            Button(box, self._name(path), self._opener(path), key=path.name, icon="icons/play")
            for box, path in zip(boxes, shown, strict=False)
        ]
        newer, back, older = WAYS.columns(3, 24)
        buttons = (
            (newer, "records-newer", self._newer, self.page > 0),
            (back, "word-back", self.back, True),
            (older, "records-older", self._older, (self.page + 1) * ROWS < len(paths)),
        )
        for box, name, act, enabled in buttons:
            button = Button(box, self.say(name), act, key=name)
            button.enabled = enabled
            widgets.append(button)
        return widgets

    def paint(self, pen: Pen) -> None:
        """Draw the sheet, and a note where nothing was kept yet."""
        pen.paper(SHEET, NIGHT_PAPER, lift=20, cut=21)
        if not self.services.store.records():
            note = Box(SHEET.x + 200, SHEET.y + 200, SHEET.w - 400, 300)
            pen.paper(note, (240, 230, 214), lift=12, cut=4)
            pen.icon("icons/cards", note.cx, note.y + 80, 120, PRIMARY)
            room = Box(note.x + 40, note.y + 150, note.w - 80, 130)
            pen.paragraph(self.say("records-none"), room, BODY + 4, INK, align="centre")

    def _name(self, path: Path) -> str:
        when, game = date_of(path), game_of(path)
        if when is None or not game:
            return path.stem
        known = self.services.texts.has(f"game-{game}")
        title = self.say(f"game-{game}") if known else game
        day = self.say("record-when", day=when.strftime("%d.%m.%Y"), time=when.strftime("%H:%M"))
        return " · ".join(part for part in (day, title, self._players(path)) if part)

    def _players(self, path: Path) -> str:
        """Return who played and who won, as far as the record tells."""
        if path not in self._known:
            try:
                text = self.services.store.read_record(path)
            except FileError:
                text = ""
            names, winners = players_in(text)
            won = [names[seat] for seat in winners if seat < len(names) and names[seat]]
            key = "record-players-won" if won else "record-players"
            listed = ", ".join(name for name in names if name)
            args = {"names": listed, "winners": ", ".join(won)}
            self._known[path] = self.say(key, **args) if listed else ""
        return self._known[path]

    def _opener(self, path: Path) -> Callable[[], None]:
        return lambda: self.navigator.replay(path)

    def _newer(self) -> None:
        self.page -= 1
        self.rebuild()

    def _older(self) -> None:
        self.page += 1
        self.rebuild()
