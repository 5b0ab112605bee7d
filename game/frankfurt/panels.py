"""The players' panels: name, face, handicap, draw pile, columns' places, keys, and a word."""

import math

import msgspec
import pygame

from game.core.rules import TICKS_PER_SECOND, Seat
from game.frankfurt.brush import Brush, Mood, face_name
from game.frankfurt.geometry import CAP, CARD_RATIO, SeatPlace, TablePlaces
from game.frankfurt.key_caps import KeyCaps
from game.frankfurt.keys import is_blocked, slap_is_due
from game.frankfurt.state import COLUMNS, NOTHING, Key, Phase, Row, SeatState, State, Step
from game.input.seating import Seating
from game.ui.theme import (
    BAD,
    FOCUS,
    HINT,
    INK,
    NIGHT,
    PANEL_HIGH,
    PAPER,
    TEXT_SOFT,
    mix,
    seat_style,
)

PANEL_ALPHA = 222
FACE = 62
RING = 84
RING_STEPS = 40
NAME_SIZE = 40
WORD_SECONDS = 1.7
FADE_SECONDS = 0.3
STACK_CARDS = 7
"""One more back shows in the draw pile for so many cards."""
HAPPY_SECONDS = 1.2


class Word(msgspec.Struct, frozen=True):
    """What a panel says for a moment, such as why a card came back."""

    text: str
    bad: bool
    until: float


class Panels:
    """Draws every seat's panel without the cards."""

    def __init__(self, brush: Brush, table: TablePlaces, seating: Seating, caps: KeyCaps) -> None:
        self._brush = brush
        self._table = table
        self._seating = seating
        self._caps = caps
        self._words: dict[Seat, Word] = {}
        self._happy: dict[Seat, float] = {}
        self._seconds = 0.0

    def update(self, dt: float) -> None:
        """Let words fade."""
        self._seconds += dt

    def say(self, seat: Seat, text: str, *, bad: bool = True) -> None:
        """Show a line in a player's panel for a moment."""
        self._words[seat] = Word(text, bad, self._seconds + WORD_SECONDS)

    def cheer(self, seat: Seat) -> None:
        """Make a player's face laugh for a moment."""
        self._happy[seat] = self._seconds + HAPPY_SECONDS

    def draw_below(self, state: State) -> None:
        """Put what lies under the cards."""
        for seat, place in enumerate(self._table.seats):
            self._draw_panel(state, seat, place)
            self._draw_header(state, seat, place)
            self._draw_columns(state, seat, place)

    def draw_above(self, state: State) -> None:
        """Put what lies on the cards: keys, and what the panel says."""
        for seat, place in enumerate(self._table.seats):
            if self._seating[seat].human:
                for column in range(COLUMNS):
                    key = Key(Row.COLUMN, column)
                    x = place.columns[column]
                    self._caps.draw(seat, key, x, place.caps_y, CAP, state)
            self._draw_word(state, seat, place)

    def _draw_panel(self, state: State, seat: Seat, place: SeatPlace) -> None:
        style = seat_style(seat)
        due = slap_is_due(state, seat) and state.phase is not Phase.OVER
        blocked = is_blocked(state, state.seats[seat])
        fill = mix(NIGHT, style.dark, 0.22 if not due else 0.5)
        border = mix(style.colour, PANEL_HIGH, 0.75) if blocked else style.colour
        panel = self._brush.sprites.panel(
            place.panel.w,
            place.panel.h,
            fill=(*fill, PANEL_ALPHA),
            border=border,
            border_width=7 if due else 4,
            radius=30,
        )
        self._brush.stage.put(panel, *place.panel.centre)

    def _draw_header(self, state: State, seat: Seat, place: SeatPlace) -> None:
        style = seat_style(seat)
        x, y = place.face
        player = self._seating[seat]
        self._brush.sprite(face_name(player, seat, self._mood(state, seat)), x, y, FACE)
        if is_blocked(state, state.seats[seat]):
            self._draw_ring(state, seat, place)
        left = x + FACE / 2 + 16
        right = place.draw[0] - place.draw_width / 2 - 78
        handicap = self._handicap(state, seat)
        name_y = y - 16 if handicap else y
        self._brush.shape(style, left + 15, name_y, 30, style.colour)
        self._brush.line(
            player.name,
            left + 40,
            name_y,
            NAME_SIZE,
            style.colour,
            face="display",
            align="left",
            max_width=right - left - 40,
        )
        if handicap:
            room = right - left
            self._brush.line(handicap, left, y + 24, HINT, TEXT_SOFT, align="left", max_width=room)
        self._draw_stack(state.seats[seat], place)

    def _handicap(self, state: State, seat: Seat) -> str:
        """Return a player's handicap in words where players differ from the usual (FF-20)."""
        rules = state.rules
        parts = []
        if rules.automatic[seat]:
            parts.append(self._brush.say("frankfurt-auto"))
        if len(set(rules.block)) > 1 or rules.block[seat] == 0:
            seconds = rules.block[seat] / TICKS_PER_SECOND
            some = self._brush.say("frankfurt-block", seconds=round(seconds, 1))
            parts.append(some if rules.block[seat] else self._brush.say("frankfurt-no-block"))
        return " · ".join(parts)

    def _draw_stack(self, own: SeatState, place: SeatPlace) -> None:
        x, y = place.draw
        layers = min(6, math.ceil(len(own.draw) / STACK_CARDS))
        if not layers:
            self._brush.sprite("frankfurt/empty", x, y, place.draw_width, alpha=150)
        for layer in range(layers):
            self._brush.sprite("frankfurt/back", x, y + 5 - layer * 2.5, place.draw_width)
        self._brush.line(
            str(len(own.draw)),
            x - place.draw_width / 2 - 14,
            y,
            44,
            PAPER,
            face="display",
            align="right",
            max_width=62,
        )

    def _draw_ring(self, state: State, seat: Seat, place: SeatPlace) -> None:
        """Show how long a block lasts: a ring around the face that shrinks."""
        full = max(1, state.rules.block[seat])
        left = (state.seats[seat].blocked_until - state.clock + 1) / full
        step = max(1, min(RING_STEPS, math.ceil(left * RING_STEPS)))
        x, y = place.face
        self._brush.stage.put(ring(self._brush, RING, step / RING_STEPS), x, y)

    def _mood(self, state: State, seat: Seat) -> Mood:
        own = state.seats[seat]
        if is_blocked(state, own):
            return "oops"
        if self._happy.get(seat, 0) > self._seconds or own.column_cards == 0 < len(own.draw):
            return "happy"
        return "calm"

    def _draw_columns(self, state: State, seat: Seat, place: SeatPlace) -> None:
        own = state.seats[seat]
        moving = own.held != NOTHING and len(own.columns[own.held].cards) > 1
        for index, column in enumerate(own.columns):
            if column.cards:
                continue
            x, y = place.columns[index], place.first_y
            usable = own.step is not Step.LAYING and state.phase is Phase.RACE
            alpha = 255 if moving and usable else 120
            self._brush.sprite("frankfurt/empty", x, y, place.card, alpha=alpha)
            self._draw_empty_word(own, index, x, y + place.card * CARD_RATIO / 2 + 24, place)

    def _draw_empty_word(
        self, own: SeatState, index: int, x: float, y: float, place: SeatPlace
    ) -> None:
        if own.step is Step.LAYING and own.shape[index]:
            count = self._brush.say("frankfurt-cards-left", count=own.shape[index])
            self._brush.line(count, x, y, HINT, PAPER, face="bold", max_width=place.card)
        else:
            word = self._brush.say("frankfurt-empty")
            self._brush.line(word, x, y, HINT, TEXT_SOFT, max_width=place.card)

    def _draw_word(self, state: State, seat: Seat, place: SeatPlace) -> None:
        word = self._words.get(seat)
        x = place.panel.centre[0]
        room = place.panel.w - 40
        if word is not None and word.until > self._seconds:
            alpha = 255 * min(1.0, (word.until - self._seconds) / FADE_SECONDS)
            fill = BAD if word.bad else PAPER
            icon = "icons/warning" if word.bad else None
            self._brush.note(
                word.text, x, place.reason_y, 30, fill=fill, max_width=room, icon=icon, alpha=alpha
            )
            return
        call = self._call(state, seat)
        if call:
            self._brush.note(
                self._brush.say(call), x, place.reason_y, 34, ink=INK, fill=FOCUS, max_width=room
            )

    def _call(self, state: State, seat: Seat) -> str | None:
        """Return the text id of what this player must do now, if it is not to race."""
        own = state.seats[seat]
        if state.paused or state.phase.counting or state.phase is Phase.OVER:
            return None
        if slap_is_due(state, seat):
            return "frankfurt-slap-now"
        if own.step is Step.LAYING:
            waits = any(
                size and not column.cards
                for size, column in zip(own.shape, own.columns, strict=True)
            )
            return "frankfurt-lay-now" if waits else "frankfurt-reveal-now"
        return None


def ring(brush: Brush, size: float, share: float) -> pygame.Surface:
    """Return a ring of which a share is left, from the top clockwise."""

    def painter(surface: pygame.Surface, scale: float) -> None:
        big = pygame.Surface((surface.get_width() * 3, surface.get_height() * 3), pygame.SRCALPHA)
        box = big.get_rect().inflate(-6, -6)
        thick = max(3, round(8 * scale * 3))
        pygame.draw.circle(big, (*NIGHT, 230), box.center, box.w // 2, thick)
        start = math.pi / 2 - share * 2 * math.pi
        # Arcs of pygame leave holes when they are thick; a fan of short lines does not.
        steps = max(2, round(share * 180))
        inner, outer = box.w / 2 - thick, box.w / 2
        edge = [start + (math.pi / 2 - start) * i / steps for i in range(steps + 1)]
        middle = box.center
        points = [_on_circle(middle, outer, turn) for turn in edge]
        points += [_on_circle(middle, inner, turn) for turn in reversed(edge)]
        pygame.draw.polygon(big, (*BAD, 255), points)
        surface.blit(pygame.transform.smoothscale(big, surface.get_size()), (0, 0))

    return brush.sprites.paint(("block ring", round(share, 3)), (size, size), painter)


def _on_circle(middle: tuple[int, int], radius: float, turn: float) -> tuple[float, float]:
    return middle[0] + radius * math.cos(turn), middle[1] - radius * math.sin(turn)
