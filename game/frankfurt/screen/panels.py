"""The players' panels: name, face, handicap, draw pile, columns' places, keys, and a word."""

import math
from collections.abc import Iterator, Sequence

import msgspec
import pygame

from game.core.rules import TICKS_PER_SECOND, Seat
from game.core.telling import CALM, MOODS, Mood
from game.frankfurt.choices import question_of
from game.frankfurt.keys import is_blocked, slap_is_due
from game.frankfurt.levels import split
from game.frankfurt.rules import WHOLE
from game.frankfurt.screen.block_ring import ring
from game.frankfurt.screen.key_caps import KeyCaps
from game.frankfurt.screen.layout import column_step
from game.frankfurt.screen.paces import Paces
from game.frankfurt.screen.places import CAP, CARD_RATIO, PADDING, SeatPlace, TablePlaces
from game.frankfurt.screen.round_end import RoundEnd
from game.frankfurt.state import COLUMNS, NOTHING, Key, Phase, Row, SeatState, State, Step
from game.input.seating import Seating
from game.ui.canvas import Box
from game.ui.faces import face_name
from game.ui.pen import Pen
from game.ui.theme import BAD, FOCUS, HINT, NIGHT, PAPER, RGB, TEXT_SOFT, mix

PANEL_ALPHA = 222
PANEL_RADIUS = 30
LIT_ALPHA = 110
FACE = 62
RING = 84
RING_STEPS = 30
NAME_SIZE = 40
NAME_ABOVE, HANDICAP_BELOW = 23, 11
"""Both lie above what a card in the hand may cover."""
FADE_SECONDS = 0.3
WORD_ENDS = 3.6
"""What a word's strip is wider than the word, with its sign, for the size of its letters."""
DIM = 120
MOST_LAYERS = 6
LAYER = 2.5
LEVEL_ICON = 34
STACK_CARDS = 7
"""One more back shows in the draw pile for so many cards."""
COUNT_WORD, COUNT_ROOM = 26.0, 78.0
"""Below the number of a player's cards stands what is counted, in such letters and room."""
MOOD_SECONDS = 1.4
CALL_SIZE = (46, 54)
"""Letters of what a player is asked: they are read from three metres."""
CALL_ENDS, CALL_HIGH = 1.2, 1.5
"""What the strip of a call is wider than its words, and how high it is, for the size of letters."""
CALLS = ("frankfurt-slap-now", "frankfurt-lay-now", "frankfurt-reveal-now")
REASONS = ("lower", "equal", "odd-on-odd", "even-on-even", "even-on-odd", "late", "wrong-call")
"""Words that will be needed, to be written before the race."""


class Word(msgspec.Struct, frozen=True):
    """What a panel says for a moment, such as why a card came back."""

    text: str
    bad: bool
    until: float
    x: float | None = None
    """Below which column it stands; ``None`` for the panel's middle."""


class Panels:
    """Draws every seat's panel without the cards; ``starts`` are the head starts (FF-20a)."""

    def __init__(
        self,
        pen: Pen,
        table: TablePlaces,
        seating: Seating,
        caps: KeyCaps,
        starts: Sequence[str] = (),
    ) -> None:
        self._starts = starts
        self.paces: Paces | None = None
        self.round_end: RoundEnd | None = None
        self._pen = pen
        self._table = table
        self._seating = seating
        self._caps = caps
        self._words: dict[Seat, Word] = {}
        self._moods: dict[Seat, tuple[Mood, float]] = {}
        self._winners: tuple[Seat, ...] = ()
        self._lit: dict[Seat, pygame.Surface] = {}
        self._table_picture = pygame.Surface((1, 1))
        self._seconds = 0.0

    def update(self, dt: float) -> None:
        """Let words fade."""
        self._seconds += dt

    def say(
        self, seat: Seat, text: str, seconds: float, *, bad: bool, x: float | None = None
    ) -> None:
        """Show a line in a player's panel for a moment, near a column's ``x`` if one is given."""
        self._words[seat] = Word(text, bad, self._seconds + seconds, x)

    def forgive(self, seats: Sequence[Seat]) -> None:
        """Take back what was said about players' mistakes."""
        for seat in seats:
            if seat in self._words and self._words[seat].bad:
                del self._words[seat]

    def word_of(self, seat: Seat) -> str:
        """Return what a panel says for a moment, empty when it says nothing."""
        word = self._words.get(seat)
        return word.text if word is not None and word.until > self._seconds else ""

    def show_mood(self, seat: Seat, mood: Mood) -> None:
        """Make a player's face show a mood for a moment."""
        self._moods[seat] = mood, self._seconds + MOOD_SECONDS

    def crown(self, winners: tuple[Seat, ...]) -> None:
        """Show who has won."""
        self._winners = winners

    def draw_below(self, state: State) -> None:
        """Put what lies under the cards."""
        for seat, place in enumerate(self._table.seats):
            self._draw_panel(state, seat, place)
            self._draw_header(state, seat, place)
            self._draw_columns(state, seat, place)

    def draw_above(self, state: State, waited: Seat | None) -> None:
        """Put what lies on the cards: keys, and what the panel says.

        ``waited`` is the only one who can go on, if the table waits for somebody.
        """
        for seat, place in enumerate(self._table.seats):
            if not self._seating[seat].human:
                self._draw_level(state, seat, place)
            else:
                for column in range(COLUMNS):
                    key = Key(Row.COLUMN, column)
                    x = place.columns[column]
                    self._caps.draw(seat, key, x, place.caps_y, self._caps.column_cap, state)
            self._draw_word(state, seat, place, waited=seat == waited)

    def fixtures(self) -> Iterator[tuple[pygame.Surface, float, float]]:
        """Return every panel as it usually is, to be painted on the table for good."""
        for seat, place in enumerate(self._table.seats):
            style = self._pen.style(seat)
            fill = mix(NIGHT, style.dark, 0.22)
            panel = self._pen.sprites.panel(
                place.panel.w,
                place.panel.h,
                fill=(*fill, PANEL_ALPHA),
                border=style.colour,
                border_width=4,
                radius=PANEL_RADIUS,
            )
            yield panel, *place.panel.centre

    def lie_on(self, table: pygame.Surface) -> None:
        """Take the table with the panels painted on it, in px of the window."""
        self._table_picture = table
        self._lit.clear()

    def prewarming(self) -> Iterator[None]:
        """Make one picture a step; what is put here is forgotten before the next is drawn."""
        for seat, place in enumerate(self._table.seats):
            for mood in MOODS:
                self._pen.sprites.get(face_name(self._seating[seat], seat, mood), FACE)
                yield
            self._lit_panel(seat, place)
            yield
        place = self._table.seats[0]
        for text_id in CALLS:
            self._put_call(self._pen.say(text_id), place)
            yield
        for reason in REASONS:
            self._put_word(self._pen.say(f"frankfurt-reason-{reason}"), place, bad=True)
            yield
        for count in range(100):
            self._put_count(count, place)
            yield
        for step in range(1, RING_STEPS + 1):
            ring(self._pen, RING, step / RING_STEPS)
            yield

    def _draw_panel(self, state: State, seat: Seat, place: SeatPlace) -> None:
        """Light a panel up when its player must slap or has won; usually nothing is to be done."""
        if slap_is_due(state, seat) or seat in self._winners:
            picture = self._lit_panel(seat, place)
            self._pen.stage.put(picture, place.panel.x, place.panel.y, centre=False)

    def _lit_panel(self, seat: Seat, place: SeatPlace) -> pygame.Surface:
        """Return a lit panel with the table under it: opaque, as that is quickest to draw."""
        if seat not in self._lit:
            canvas, panel = self._pen.services.canvas, place.panel
            x, y = canvas.to_px(panel.x, panel.y)
            size = canvas.length(panel.w), canvas.length(panel.h)
            picture = pygame.Surface(size)
            picture.blit(self._table_picture, (0, 0), (round(x), round(y), *size))
            light = self._pen.sprites.panel(
                panel.w,
                panel.h,
                fill=(*self._pen.style(seat).dark, LIT_ALPHA),
                border=self._pen.style(seat).colour,
                border_width=9,
                radius=PANEL_RADIUS,
                shadow=False,
            )
            picture.blit(light, (0, 0))
            self._lit[seat] = picture.convert()
        return self._lit[seat]

    def _draw_header(self, state: State, seat: Seat, place: SeatPlace) -> None:
        style = self._pen.style(seat)
        x, y = place.face
        player = self._seating[seat]
        self._pen.sprite(face_name(player, seat, self._mood(state, seat)), x, y, FACE)
        if is_blocked(state, state.seats[seat]):
            self._draw_ring(state, seat, place)
        if seat in self._winners:
            self._pen.sprite("crown", place.panel.centre[0], place.panel.centre[1] + 30, 170)
        left = x + FACE / 2 + 16
        right = place.draw[0] - place.draw_width / 2 - 14 - COUNT_ROOM
        handicap = self._handicap(state, seat) if player.human else ""
        name_y = y - NAME_ABOVE if handicap else y
        self._pen.shape(style, left + 15, name_y, 30, style.colour)
        room = right - left - 40
        self._pen.text_at(
            self._pen.cut_name(player.name, NAME_SIZE, "display", Box(0, 0, room, NAME_SIZE)),
            left + 40,
            name_y,
            self._pen.capped(NAME_SIZE, 42 if handicap else 56),
            style.colour,
            face="display",
            align="left",
            max_width=room,
        )
        if handicap:
            room = right - left
            size = self._pen.capped(HINT, 32)
            self._pen.text_at(
                handicap, left, y + HANDICAP_BELOW, size, TEXT_SOFT, align="left", max_width=room
            )
        self._draw_stack(state.seats[seat], place)

    def _handicap(self, state: State, seat: Seat) -> str:
        """Return a bot's level, and handicaps where they differ from the usual (FF-20, FF-20a)."""
        rules, player = state.rules, self._seating[seat]
        parts = [] if player.human else self._level(seat, player.level)
        start = self._starts[seat] if self._starts else WHOLE
        if start != WHOLE and state.round == 1:  # it holds for the first deal alone
            parts.append(self._pen.say(f"short-start-{start}"))
        if rules.automatic[seat]:
            parts.append(self._pen.say("frankfurt-auto"))
        if len(set(rules.block)) > 1 or rules.block[seat] == 0:
            seconds = rules.block[seat] / TICKS_PER_SECOND
            some = self._pen.say("frankfurt-block", seconds=round(seconds, 1))
            parts.append(some if rules.block[seat] else self._pen.say("frankfurt-no-block"))
        return " · ".join(parts)

    def _level(self, seat: Seat, level: str) -> list[str]:
        """Return a bot's level with its fine step, and the number of one that follows people."""
        name, step = split(level)
        words = self._pen.say(f"level-{name}")
        told = self.paces.level(seat) if self.paces is not None else ()
        texts = self._pen.services.texts
        return [f"{words} {step:+d} %" if step else words, *(one.text(texts) for one in told)]

    def _draw_level(self, state: State, seat: Seat, place: SeatPlace) -> None:
        """Put a bot's level where people have their keys: it is the bottom line of its panel."""
        style, pen = self._pen.style(seat), self._pen
        x, y, wide = place.panel.centre[0], place.caps_y, place.panel.w - 2 * PADDING
        fill = (*mix(NIGHT, style.dark, 0.4), 255)
        pen.pill(x, y, wide, CAP, fill)
        text = self._handicap(state, seat)
        size = pen.capped(HINT, 34)
        room = wide - LEVEL_ICON - 60
        width = min(room, pen.services.text.measure(text, size, "body")[0])
        left = x - (LEVEL_ICON + 14 + width) / 2
        icon = pen.tinted("icons/robot", LEVEL_ICON, style.colour)
        pen.stage.put(icon, left + LEVEL_ICON / 2, y)
        pen.text_at(text, left + LEVEL_ICON + 14, y, size, PAPER, align="left", max_width=room)

    def _draw_stack(self, own: SeatState, place: SeatPlace) -> None:
        x, y = place.draw
        layers = min(MOST_LAYERS, math.ceil(len(own.draw) / STACK_CARDS))
        if layers:
            self._pen.stage.put(self._stack(layers, place.draw_width), x, y + LAYER * 2)
        else:
            empty = self._pen.dimmed("frankfurt/empty", place.draw_width, DIM)
            self._pen.stage.put(empty, x, y)
        self._put_count(len(own.draw), place)

    def _stack(self, layers: int, width: float) -> pygame.Surface:
        """Return a draw pile so many backs high."""
        height = width * CARD_RATIO

        def painter(surface: pygame.Surface, scale: float) -> None:
            back = self._pen.sprites.get("frankfurt/back", width)
            for layer in range(layers):
                surface.blit(back, (0, round((LAYER * (MOST_LAYERS - layer)) * scale)))

        size = (width, height + 2 * LAYER * MOST_LAYERS)
        return self._pen.sprites.paint(("draw pile", layers, width), size, painter)

    def _put_count(self, count: int, place: SeatPlace) -> None:
        x, y = place.draw
        left = x - place.draw_width / 2 - 14
        size, small = self._pen.capped(44, 56), self._pen.capped(COUNT_WORD, 32)
        self._pen.text_at(
            str(count), left, y - 14, size, PAPER, face="display", align="right", max_width=62
        )
        word = self._pen.say("frankfurt-cards-word", count=count)
        self._pen.text_at(
            word, left, y + 24, small, TEXT_SOFT, face="bold", align="right", max_width=COUNT_ROOM
        )

    def _draw_ring(self, state: State, seat: Seat, place: SeatPlace) -> None:
        """Show how long a block lasts: a ring around the face that shrinks."""
        full = max(1, state.rules.block[seat])
        left = (state.seats[seat].blocked_until - state.clock + 1) / full
        step = max(1, min(RING_STEPS, math.ceil(left * RING_STEPS)))
        x, y = place.face
        self._pen.stage.put(ring(self._pen, RING, step / RING_STEPS), x, y)

    def _mood(self, state: State, seat: Seat) -> Mood:
        own = state.seats[seat]
        if state.phase is Phase.OVER:
            return "happy" if seat in self._winners else "calm"
        if is_blocked(state, own):
            return "oops"
        mood, until = self._moods.get(seat, (CALM, 0.0))
        if until > self._seconds:
            return mood
        return "happy" if own.column_cards == 0 < len(own.draw) else "calm"

    def _draw_columns(self, state: State, seat: Seat, place: SeatPlace) -> None:
        own = state.seats[seat]
        moving = own.held != NOTHING and len(own.columns[own.held].cards) > 1
        for index, column in enumerate(own.columns):
            if column.cards:
                continue
            x, y = place.columns[index], place.first_y
            usable = own.step is not Step.LAYING and state.phase is Phase.RACE
            if moving and usable:
                self._pen.sprite("frankfurt/empty", x, y, place.card)
            else:
                empty = self._pen.dimmed("frankfurt/empty", place.card, DIM)
                self._pen.stage.put(empty, x, y)
            if own.column_cards or own.step is Step.LAYING:
                self._draw_empty_word(own, index, x, y + place.card * CARD_RATIO / 2 + 24, place)

    def _draw_empty_word(
        self, own: SeatState, index: int, x: float, y: float, place: SeatPlace
    ) -> None:
        size = self._pen.capped(HINT, 36)
        if own.step is Step.LAYING and own.shape[index]:
            count = self._pen.say("frankfurt-cards-left", count=own.shape[index])
            self._pen.text_at(count, x, y, size, PAPER, face="bold", max_width=place.card)
        else:
            word = self._pen.say("frankfurt-empty")
            self._pen.text_at(word, x, y, size, TEXT_SOFT, max_width=place.card)

    def _draw_word(self, state: State, seat: Seat, place: SeatPlace, *, waited: bool) -> None:
        word = self._words.get(seat)
        if word is not None and word.until > self._seconds:
            fade = min(1.0, (word.until - self._seconds) / FADE_SECONDS)
            self._put_word(word.text, place, bad=word.bad, alpha=255 * fade, near=word.x)
            return
        question, own = question_of(state, seat), state.seats[seat]
        ended = self._ended(state, seat)
        if question is not None:
            self._put_call(question.text(self._pen.services.texts), place, own=own)
        elif ended:
            self._put_call(ended, place, fill=PAPER, own=own)
        elif waited and self._seating[seat].human:
            self._put_call(self._pen.say("frankfurt-you-can-go"), place, fill=PAPER, own=own)

    def _ended(self, state: State, seat: Seat) -> str:
        """Return what the last round brought to a player; in the race it hides no cards."""
        racing = state.phase in (Phase.RACE, Phase.OVER)
        result = self.round_end.of(seat) if self.round_end is not None and not racing else None
        names = tuple(player.name for player in self._seating.players)
        return "" if result is None else result.text(self._pen.services.texts, names)

    def _put_word(
        self,
        text: str,
        place: SeatPlace,
        *,
        bad: bool,
        alpha: float = 255,
        near: float | None = None,
    ) -> None:
        x, room = place.panel.centre[0], place.panel.w - 40
        size = self._pen.capped(30, 44)
        if near is not None:
            width = self._pen.services.text.measure(text, size, "bold")[0] + WORD_ENDS * size
            slack = max(0.0, (room - width) / 2)
            x = min(max(near, x - slack), x + slack)
        fill, icon = (BAD, "icons/warning") if bad else (PAPER, None)
        y = place.reason_bottom
        self._pen.note(
            text, x, y, size, fill=fill, max_width=room, icon=icon, alpha=alpha, above=True
        )

    def _put_call(
        self, text: str, place: SeatPlace, *, fill: RGB = FOCUS, own: SeatState | None = None
    ) -> None:
        room = place.panel.w - 40
        size = self._pen.capped(*CALL_SIZE)
        wide = self._pen.services.text.measure(text, size, "bold")[0] + CALL_ENDS * size
        x = place.panel.centre[0] if own is None else free_x(own, place, min(wide, room), size)
        y = place.reason_bottom
        self._pen.note(text, x, y, size, fill=fill, max_width=room, above=True)


def free_x(own: SeatState, place: SeatPlace, wide: float, high: float) -> float:
    """Return where a strip above the keys hides least of the cards: in the middle, or at a side."""
    middle, slack = place.panel.centre[0], (place.panel.w - 40 - wide) / 2
    top = place.reason_bottom - high * CALL_HIGH

    def hidden(x: float) -> float:
        """Return how much of the columns' cards lies under the strip."""
        found = 0.0
        for at, column in zip(place.columns, own.columns, strict=True):
            under = (wide + place.card) / 2 - abs(at - x)
            count = len(column.cards)
            low = place.first_y + column_step(place, count) * (count - 1)
            low += place.card * CARD_RATIO / 2
            if count and under > 0:
                found += under * max(0.0, low - top)
        return found

    return min((middle, middle - slack, middle + slack), key=hidden)
