"""The lobby of games of turns: up to eight seats, people with or without keys of their own.

A match that was left waits here: it is gone on with, or forgotten, or left where it is.
"""

from collections.abc import Sequence
from itertools import accumulate

from game.screens.join import CARD_GAP, JoinScreen
from game.screens.screen import BackButton
from game.screens.seat_card import SeatCard
from game.ui.canvas import Box
from game.ui.pen import Pen
from game.ui.theme import BODY, GLOW, NIGHT_PAPER, PAPER
from game.ui.widgets import Widget

CARDS = Box(52, 140, 1816, 672)
ROWS = 2
A_ROW = 4
ROW_GAP = 16.0
NOW = Box(52, 824, 1816, 56)
WAYS = Box(52, 890, 1816, 108)
NOW_ABOVE = Box(52, 815, 1816, 46)
HIGHER = 16.0
"""With large text that line is so much higher, and the cards lower."""
HIGH_WAYS = Box(52, 876, 1816, 131)
"""Where a match waits there is more to say in the last row."""
SHARES = 0.41, 0.27, 0.11, 0.21
"""What the rules, going on, forgetting and the start have of that row."""


class TurnJoinScreen(JoinScreen):
    """Who takes turns, and against which bots. Nobody has to be ready: who sits plays."""

    @property
    def cards(self) -> list[SeatCard]:
        """The card of each chair, in two rows."""
        room = Box(CARDS.x, CARDS.y, CARDS.w, CARDS.h - self._higher)
        boxes = [box for row in room.rows(ROWS, ROW_GAP) for box in row.columns(A_ROW, CARD_GAP)]
        return [
            SeatCard(self, number, box)
            for number, box in zip(range(self.session.places), boxes, strict=False)
        ]

    @property
    def _higher(self) -> float:
        return HIGHER if self.large else 0.0

    def _row(self) -> tuple[Box, ...]:
        """Return the boxes of what leads on from here."""
        if not self.waiting:
            return WAYS.columns(2, CARD_GAP)
        row = HIGH_WAYS
        widths = [(row.w - CARD_GAP * (len(SHARES) - 1)) * share for share in SHARES]
        lefts = accumulate((width + CARD_GAP for width in widths), initial=row.x)
        return tuple(Box(x, row.y, width, row.h) for x, width in zip(lefts, widths, strict=False))

    def build(self) -> Sequence[Widget]:
        """Return the zones' choices, the cards' controls, rules and start."""
        widgets: list[Widget] = list(self._choices() if self._keys_matter else ())
        for card in self.cards:
            widgets += card.controls()
        return [*widgets, *self._ways(), BackButton(self), *self._offer()]

    def paint(self, pen: Pen) -> None:
        """Draw headline, cards, and what to do now."""
        self._draw_head(pen)
        for card in self.cards:
            card.draw(pen)
        now, high = NOW_ABOVE if self.waiting else NOW, self._higher
        now = Box(now.x, now.y - high, now.w, now.h + high)
        pen.paper(now, NIGHT_PAPER, radius=29, lift=6)
        if self.session.can_start(self.app.info()):
            pen.icon("icons/check", now.x + 44, now.cy, 40, GLOW)
        text = self._now_text()
        pen.label(text, now.inset(84, 4), BODY + 4, PAPER, face="bold", align="centre")

    def _now_text(self) -> str:
        session = self.session
        if session.can_start(self.app.info()):
            focused = self.menu.focused
            ready = focused is not None and focused.key == "start"
            if self.waiting and not ready:
                return self.say("join-now-go-on")
            text = "join-now-turns-alone" if len(session.humans) <= 1 else "join-now-turns"
            return self._start_text(text, ready=ready)
        return self.say("join-now-more") if session.taken else self.say("join-now-sit-free")

    def _ways(self) -> list[Widget]:
        rules, *between, go = self._row()
        return [self._rules_button(rules), *self.ways_on(between), self._start_button(go)]
