"""All matches that wait: each is gone on with from here, or forgotten."""

from collections.abc import Sequence
from datetime import datetime
from functools import partial

from game.screens.screen import Screen
from game.screens.unfinished import Waiting
from game.screens.ways import Navigator
from game.ui.canvas import Box
from game.ui.pen import Pen
from game.ui.services import Services
from game.ui.theme import NIGHT_PAPER
from game.ui.widgets import Button, Widget

SHEET = Box(160, 150, 1600, 700)
WAYS = Box(260, 874, 1400, 112)
ROWS = 5
FORGET_SHARE = 0.17


class WaitingListScreen(Screen):
    """A page of matches of one game, or of all: who, which round, and when they were left."""

    title = "waiting-title"
    page = 0

    def __init__(self, services: Services, navigator: Navigator, game: str = "") -> None:
        super().__init__(services, navigator)
        self.game = game

    def enter(self) -> None:
        """Have the folder looked at once more."""
        self.services.store.unfinished.look()
        super().enter()

    def build(self) -> Sequence[Widget]:
        """Return for each match a button to go on and one to forget it, and the pages."""
        waiting = self.app.all_waiting([self.game] if self.game else ())
        self.page = min(self.page, max(0, (len(waiting) - 1) // ROWS))
        shown = waiting[self.page * ROWS :][:ROWS]
        widgets: list[Widget] = []
        rows = zip(SHEET.inset(36, 30).rows(ROWS, 16), shown, strict=False)
        for number, (row, one) in enumerate(rows):
            onward = Box(row.x, row.y, row.w * (1 - FORGET_SHARE) - 16, row.h)
            forget = Box(onward.right + 16, row.y, row.w * FORGET_SHARE, row.h)
            go_on, drop = partial(self.navigator.go_on, one), partial(self._ask_to_forget, one)
            key, say = f"go-on-{number}", self.say
            widgets += [
                Button(onward, self._what(one), go_on, key=key, note=self._when(one)),
                Button(forget, say("join-forget"), drop, kind="quiet", key=f"forget-{number}"),
            ]
        return [*widgets, *self._pages(len(waiting))]

    def paint(self, pen: Pen) -> None:
        """Draw the sheet."""
        pen.paper(SHEET, NIGHT_PAPER, lift=20, cut=21)

    def _pages(self, count: int) -> list[Widget]:
        newer, back, older = WAYS.columns(3, 24)
        buttons = (
            (newer, "records-newer", partial(self._turn, -1), self.page > 0),
            (back, "word-back", self.back, True),
            (older, "records-older", partial(self._turn, 1), (self.page + 1) * ROWS < count),
        )
        widgets: list[Widget] = []
        for box, name, act, enabled in buttons:
            button = Button(box, self.say(name), act, key=name)
            button.enabled = enabled
            widgets.append(button)
        return widgets

    def _what(self, one: Waiting) -> str:
        """Return the game, unless all are of one, the round, and who plays."""
        names = ", ".join(self.app.names_in(one.record))
        told = self.say("join-go-on-note", round=one.round, names=names)
        return told if self.game else f"{self.say(f'game-{one.record.config.game}')} · {told}"

    def _when(self, one: Waiting) -> str:
        at = self.app.waiting_room.left_at(one)
        if at is None:
            return self.say("waiting-left-now")
        when = datetime.fromtimestamp(at)
        day, time = when.strftime("%d.%m.%Y"), when.strftime("%H:%M")
        return self.say("waiting-left", day=day, time=time)

    def _turn(self, by: int) -> None:
        self.page += by
        self.rebuild()

    def _ask_to_forget(self, one: Waiting) -> None:
        what = self._what(one)
        self.navigator.confirm(
            "confirm-forget-one", "join-forget", partial(self._drop, one), match=what
        )

    def _drop(self, one: Waiting) -> None:
        self.app.waiting_room.forget(one)
        if self.app.all_waiting([self.game] if self.game else ()):
            self.rebuild()
        else:
            self.back()
