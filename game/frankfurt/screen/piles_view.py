"""The middle of the table: places of the piles, whose card lies on top, and everybody's keys."""

import math
from collections.abc import Iterator

import pygame

from game.core.rules import Seat
from game.frankfurt.screen.geometry import CARD_RATIO, PILE_CAP, TablePlaces
from game.frankfurt.screen.key_caps import KeyCaps
from game.frankfurt.state import NOTHING, Key, Phase, Pile, PileCard, PileStatus, Row, State
from game.ui import paint
from game.ui.pen import Pen
from game.ui.theme import FOCUS, HINT, LAMP, NIGHT, PAPER, TEXT_SOFT, mix

TAB_WIDTH, TAB_HEIGHT = 84, 38
LIGHT_WARM = (255, 190, 120)
PULSE_SECONDS = 0.7
RIBBON = (120, 40, 30)


class PilesView:
    """Draws piles but not their cards; whose hand took a pile is told by ``note_taken``."""

    def __init__(self, pen: Pen, table: TablePlaces, caps: KeyCaps) -> None:
        self._pen = pen
        self._table = table
        self._caps = caps
        self._takers: dict[int, Seat] = {}

    def note_taken(self, pile: int, seat: Seat) -> None:
        """Remember whose hand print stands on a place."""
        self._takers[pile] = seat

    def clear_takers(self) -> None:
        """Wipe the hand prints off: a new round begins."""
        self._takers.clear()

    def prewarming(self) -> Iterator[None]:
        """Make one picture a step; what is put here is forgotten before the next is drawn."""
        self._pen.sprite("frankfurt/empty", 0, 0, self._table.pile)
        self._draw_pulse(0, 0)
        yield
        for seat in range(len(self._table.seats)):
            self._draw_print(seat, 0)
            self._draw_tab(0, Pile((PileCard(0, seat),)))
            yield

    def draw_below(self, state: State) -> None:
        """Put what lies under the cards."""
        for index, pile in enumerate(state.piles):
            if not pile.cards:
                self._draw_place(index, pile)
        self._draw_box(state)

    def draw_above(self, state: State, seconds: float) -> None:
        """Put what lies on the cards that rest: tabs and marks."""
        due = slap_due(state)
        for index, pile in enumerate(state.piles):
            if pile.cards and pile.status is PileStatus.OLD and state.rules.stress:
                self._draw_old(index, self._pen.say("frankfurt-old"))
            if pile.cards and due and pile_waits(state, pile):
                self._draw_pulse(index, seconds)
            if pile.cards:
                self._draw_tab(index, pile)

    def fixtures(self) -> Iterator[tuple[pygame.Surface, float, float]]:
        """Return what never changes: a pool of warm light that fades out before any edge."""
        table = self._table
        width = (table.piles[-1][0] - table.piles[0][0]) + table.pile * 4.4
        height = table.pile * CARD_RATIO * 2.7

        def painter(surface: pygame.Surface, _: float) -> None:
            surface.blit(paint.light(*surface.get_size(), LIGHT_WARM, 0.34), (0, 0))

        light = self._pen.sprites.paint(("race light",), (width, height), painter)
        yield light, 960, table.piles[0][1]

    def _draw_place(self, index: int, pile: Pile) -> None:
        x, y = self._table.piles[index]
        self._pen.sprite("frankfurt/empty", x, y, self._table.pile)
        taker = self._takers.get(index, NOTHING)
        if pile.status is PileStatus.TAKEN and taker != NOTHING:
            self._draw_print(taker, index)

    def _draw_print(self, seat: Seat, index: int) -> None:
        """Show whose hand took a pile."""
        x, y = self._table.piles[index]
        colour = mix(self._pen.style(seat).colour, NIGHT, 0.25)
        hand = self._pen.tinted("icons/hand", self._table.pile * 0.84, colour)
        self._pen.stage.put(hand, x, y)

    def _draw_box(self, state: State) -> None:
        x, y = self._table.box
        width = self._table.box_width
        self._pen.sprite("frankfurt/box", x, y, width * 1.35)
        if state.box and not state.phase.counting:
            text = self._pen.say("frankfurt-box", count=len(state.box))
            size = self._pen.capped(HINT, 36)
            self._pen.text_at(text, x, y + width * 0.84, size, TEXT_SOFT, max_width=320)

    def _draw_tab(self, index: int, pile: Pile) -> None:
        """Show whose card is on top, by shape and colour, and how many cards there are."""
        x, y = self._table.piles[index]
        y += self._table.tab_y
        style = self._pen.style(pile.cards[-1].owner)
        pen = self._pen
        pen.pill(x, y, TAB_WIDTH, TAB_HEIGHT, style.dark, style.colour, shadow=True)
        pen.shape(style, x - 24, y, 22, style.colour)
        count = pen.say("frankfurt-times", count=len(pile.cards))
        size = pen.capped(26, 30)
        pen.text_at(count, x + 12, y, size, PAPER, face="bold", max_width=46)

    def _draw_old(self, index: int, word: str) -> None:
        x, y = self._table.piles[index]
        width = self._table.pile + 12
        self._pen.pill(x, y + 4, width, 46, (*RIBBON, 235), FOCUS, shadow=True)
        self._pen.text_at(word, x, y + 4, 27, PAPER, face="bold", max_width=width - 30)

    def _draw_pulse(self, index: int, seconds: float) -> None:
        x, y = self._table.piles[index]
        wave = 0.5 + 0.5 * math.sin(seconds / PULSE_SECONDS * 2 * math.pi)
        width = self._table.pile + 26
        frame = self._pen.sprites.panel(
            width,
            self._table.pile * CARD_RATIO + 26,
            fill=(*LAMP, 0),
            border=FOCUS,
            border_width=7,
            radius=24,
            shadow=False,
        )
        self._pen.stage.put(frame, x, y, alpha=110 + 145 * wave)

    def draw_caps(self, state: State) -> None:
        """Put everybody's keys: over the cards that fly, as a key is needed at all times."""
        for seat in self._caps.seats:
            dx, dy = self._table.caps[seat]
            for index in range(len(state.piles)):
                x, y = self._table.piles[index]
                self._caps.draw(seat, Key(Row.PILE, index), x + dx, y + dy, PILE_CAP, state)


def slap_due(state: State) -> bool:
    """Say whether somebody may slap now."""
    if state.phase is Phase.SLAP:
        return any(not seat.slapped for seat in state.seats)
    return state.phase is Phase.RACE and any(seat.column_cards == 0 for seat in state.seats)


def pile_waits(state: State, pile: Pile) -> bool:
    """Say whether a pile can be slapped now."""
    wanted = PileStatus.OLD if state.phase is Phase.SLAP else PileStatus.OPEN
    return pile.status is wanted
