"""The lobby of games of turns: up to eight seats, people with or without keys of their own."""

from collections.abc import Sequence

from game.screens.join import CARD_GAP, JoinScreen
from game.screens.screen import BackButton
from game.screens.seat_card import SeatCard
from game.ui.theme import BODY
from game.ui.widgets import Button, Widget
from game.ui.widgets_pen import GLOW, NIGHT, PAPER, Box, Pen

CARDS = Box(52, 140, 1816, 672)
ROWS = 2
A_ROW = 4
ROW_GAP = 16.0
NOW = Box(52, 824, 1816, 56)
WAYS = Box(52, 890, 1816, 108)


class TurnJoinScreen(JoinScreen):
    """Who takes turns, and against which bots. Nobody has to be ready: who sits plays."""

    @property
    def cards(self) -> list[SeatCard]:
        """The card of each chair, in two rows."""
        boxes = [box for row in CARDS.rows(ROWS, ROW_GAP) for box in row.columns(A_ROW, CARD_GAP)]
        return [
            SeatCard(self, number, box)
            for number, box in zip(range(self.session.places), boxes, strict=False)
        ]

    def build(self) -> Sequence[Widget]:
        """Return the zones' choices, the cards' controls, rules and start."""
        widgets: list[Widget] = list(self._choices())
        for card in self.cards:
            widgets += card.controls()
        return [*widgets, *self._ways(), BackButton(self)]

    def paint(self, pen: Pen) -> None:
        """Draw headline, cards, and what to do now."""
        self._draw_head(pen)
        for card in self.cards:
            card.draw(pen)
        pen.paper(NOW, NIGHT, radius=29, lift=6)
        if self.session.can_start(self.flow.info()):
            pen.icon("icons/check", NOW.x + 44, NOW.cy, 40, GLOW)
        text = self._now_text()
        pen.label(text, NOW.inset(84, 4), BODY + 4, PAPER, face="bold", align="centre")

    def _now_text(self) -> str:
        session = self.session
        if session.can_start(self.flow.info()):
            focused = self.menu.focused
            ready = focused is not None and focused.key == "start"
            return self._start_text("join-now-turns", ready=ready)
        return self.say("join-now-more") if session.taken else self.say("join-now-sit-free")

    def _ways(self) -> list[Widget]:
        rules, go = WAYS.columns(2, CARD_GAP)
        start = Button(
            go, self.say("join-start"), self.flow.play, kind="primary", size=52, key="start"
        )
        start.enabled = self.session.can_start(self.flow.info())
        return [
            Button(
                rules,
                self.say("join-rules"),
                self.flow.options,
                key="rules",
                note=self.rules_text(),
            ),
            start,
        ]
