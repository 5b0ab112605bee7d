"""Short-lived pictures: a card that bounces, frames, the count-down."""

import math
from collections.abc import Iterator

import msgspec
import pygame

from game.core.cards import Card
from game.frankfurt.screen.layout import Z_BELOW_PILES
from game.frankfurt.screen.places import CARD_RATIO, TablePlaces
from game.frankfurt.state import COUNTDOWN_STEP, Phase, State
from game.frankfurt.telling import idle_for_long, idle_seconds
from game.ui.canvas import Box
from game.ui.motion import EASINGS, FLIGHT_MS, SHAKE_MS, Placement, Speed, between
from game.ui.pen import Pen
from game.ui.theme import BAD, INK, PAPER

SHAKE_REACH = 19
SHAKES = 3
STICKS_OUT = 0.28
"""A wrong card comes to lie under the pile's top, and so much of its height can be seen."""
MARK_SECONDS = 0.7
NOTICE_FADES = 0.25
PHOTO_SECONDS = 2.4
PHOTO_FADES = 0.4
PLAQUE = 230
COUNT_SIZE = 190
STUCK_WIDTH = 400
STUCK_BELOW = 46
STUCK_SIZE, STUCK_MOST = 38, 46
STUCK_HALF = 34
"""Half the height of the strip that says "stuck", with its largest letters."""
POP = 0.28
POP_STEPS = 6


class Bounce(msgspec.Struct):
    """A card on its way to a pile, shaken there, and back home."""

    card: Card
    start: Placement
    there: Placement
    home: Placement
    elapsed: float = 0.0


class Mark(msgspec.Struct):
    """A frame around something that was refused."""

    x: float
    y: float
    width: float
    left: float = MARK_SECONDS


class Effects:
    """Keeps and draws what is over in a moment; ``still`` means reduced motion."""

    def __init__(self, pen: Pen, table: TablePlaces) -> None:
        self._pen = pen
        self._table = table
        self.speed = Speed.normal
        self.still = False
        self.rests = False
        """Whether the count-down has not begun: the end of the last round is being read."""
        self._bounces: dict[Card, Bounce] = {}
        self._marks: list[Mark] = []
        self._photo = ""
        self._photo_left = 0.0
        self._notice = ""
        self._notice_left = 0.0

    @property
    def busy(self) -> bool:
        """Say whether anything is still to be seen."""
        return bool(self._bounces or self._marks or self._notice_left > 0)

    def bounce(self, card: Card, start: Placement, pile: int, home: Placement) -> None:
        """Let a card fly to a pile and back; at speed *off* only its place is marked.

        It never hides a pile's top: it slips under it, and sticks out.
        """
        x, y = self._table.piles[pile]
        self._marks.append(Mark(home.x, home.y, home.width))
        if self.speed is Speed.off or self.still:
            return
        y += self._table.pile * CARD_RATIO * STICKS_OUT
        there = Placement(x, y, self._table.pile, 3.0, True, Z_BELOW_PILES, 255, 1.0)
        self._bounces[card] = Bounce(card, start, there, home)

    def drop(self, card: Card) -> Placement | None:
        """End a card's bounce and return where it was, if it was bouncing."""
        bounce = self._bounces.pop(card, None)
        return None if bounce is None else self._bounced(bounce)

    def homes(self) -> dict[Card, Placement]:
        """Return where each bouncing card is going to."""
        return {card: bounce.home for card, bounce in self._bounces.items()}

    def carried(self) -> dict[Card, Placement]:
        """Return the cards that effects carry, with their places now."""
        return {card: self._bounced(bounce) for card, bounce in self._bounces.items()}

    def clear_marks(self) -> None:
        """Take away the frames around what was refused."""
        self._marks.clear()

    def mark(self, x: float, y: float, width: float) -> None:
        """Frame a card's place for a moment."""
        self._marks.append(Mark(x, y, width))

    @property
    def photo(self) -> str:
        """Return what is told of a photo finish in the place of the banner, empty: nothing."""
        return self._photo if self._photo_left > 0 else ""

    def photo_finish(self, text: str) -> None:
        """Tell of a photo finish for a moment."""
        self._photo, self._photo_left = text, PHOTO_SECONDS

    def notice(self, text: str, seconds: float) -> None:
        """Tell all in the middle of the table, in large letters, for a moment."""
        self._notice, self._notice_left = text, seconds

    def stop(self) -> None:
        """End whatever is under way."""
        self._bounces.clear()
        self._marks.clear()
        self._photo_left = self._notice_left = 0.0

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""
        factor = self.speed.value or 1.0
        for bounce in list(self._bounces.values()):
            bounce.elapsed += dt / factor
            if bounce.elapsed * 1000 >= 2 * FLIGHT_MS + SHAKE_MS:
                del self._bounces[bounce.card]
        for mark in self._marks:
            mark.left -= dt
        self._marks = [mark for mark in self._marks if mark.left > 0]
        self._photo_left = max(0.0, self._photo_left - dt)
        self._notice_left = max(0.0, self._notice_left - dt)

    def prewarming(self) -> Iterator[None]:
        """Make one picture a step: the plaque, its numbers, and a frame."""
        for pop in range(POP_STEPS + 1):
            grown = 1 + POP * pop / POP_STEPS
            self._plaque(grown)
            for number in "321":
                self._pen.services.text.line(
                    number, COUNT_SIZE * grown, INK, face="display", max_width=PLAQUE * grown - 36
                )
            yield
        self._put_mark(Mark(0, 0, self._table.seats[0].card))
        yield

    def room_below(self, state: State, room: Box) -> Box:
        """Return what is left of a part of the table beside the strip that says "stuck"."""
        stuck = state.phase is Phase.COUNTDOWN_STUCK and not state.paused
        x, y = self._table.count
        foot = y + PLAQUE / 2 + STUCK_BELOW + STUCK_HALF
        beside = abs(x - room.cx) > (STUCK_WIDTH + room.w) / 2
        if not stuck or beside or not room.y < foot < room.bottom:
            return room
        return Box(room.x, foot, room.w, room.bottom - foot)

    def draw_marks(self) -> None:
        """Put the frames around what was refused."""
        for mark in self._marks:
            self._put_mark(mark)

    def _put_mark(self, mark: Mark) -> None:
        frame = self._pen.sprites.panel(
            mark.width + 14,
            mark.width * CARD_RATIO + 14,
            fill=(*BAD, 0),
            border=BAD,
            border_width=8,
            radius=18,
            shadow=False,
        )
        alpha = 255 * min(1.0, mark.left / (MARK_SECONDS / 2))
        self._pen.stage.put(frame, mark.x, mark.y, alpha=alpha)

    def draw(self, state: State) -> None:
        """Put everything that lies over cards and keys."""
        if state.phase.counting and not state.paused and not self.rests:
            self._draw_countdown(state)
        elif self._notice_left > 0:
            alpha = 255 * min(1.0, self._notice_left / NOTICE_FADES)
            self._draw_plaque(self._notice, 1.0, 92, alpha)
        if self._photo_left > 0:
            alpha = 255 * min(1.0, self._photo_left / PHOTO_FADES)
            size = self._pen.capped(36, 46)
            x, y, room = 960, self._table.banner_y, self._table.banner_width
            self._pen.note(self._photo, x, y, size, max_width=room, icon="icons/clock", alpha=alpha)

    def _bounced(self, bounce: Bounce) -> Placement:
        ms = bounce.elapsed * 1000
        if ms < FLIGHT_MS:
            return self._flown(between(bounce.start, bounce.there, ms / FLIGHT_MS, EASINGS["out"]))
        ms -= FLIGHT_MS
        if ms < SHAKE_MS:
            share = ms / SHAKE_MS
            reach = SHAKE_REACH * (1 - share) * math.sin(share * SHAKES * 2 * math.pi)
            return msgspec.structs.replace(bounce.there, x=bounce.there.x + reach)
        share = min(1.0, (ms - SHAKE_MS) / FLIGHT_MS)
        return self._flown(between(bounce.there, bounce.home, share, EASINGS["out-back"]))

    def _flown(self, placement: Placement) -> Placement:
        """Return a place as it lies: over columns, and under what lies on the piles."""
        return msgspec.structs.replace(placement, z=Z_BELOW_PILES, face_up=True, squash=1.0)

    def _draw_countdown(self, state: State) -> None:
        number = max(1, math.ceil(state.countdown / COUNTDOWN_STEP))
        spent = number - state.countdown / COUNTDOWN_STEP
        pop = 0.0 if self.still else max(0.0, 1 - spent * 3)
        pop = round(pop * POP_STEPS) / POP_STEPS
        self._draw_plaque(str(number), 1 + POP * pop, COUNT_SIZE * (1 + POP * pop), 255)
        if state.phase is Phase.COUNTDOWN_STUCK:
            x, y = self._table.count[0], self._table.count[1] + PLAQUE / 2 + STUCK_BELOW
            ending = "idle" if idle_for_long(state) else "stuck"
            word = self._pen.say(f"frankfurt-{ending}", seconds=idle_seconds(state))
            size = self._pen.capped(STUCK_SIZE, STUCK_MOST)
            self._pen.note(word, x, y, size, max_width=STUCK_WIDTH)

    def _draw_plaque(self, text: str, grown: float, size: float, alpha: float) -> None:
        x, y = self._table.count
        room = PLAQUE * grown - 36
        self._pen.stage.put(self._plaque(grown), x, y, alpha=alpha)
        size = self._pen.capped(size, size)
        self._pen.text_at(text, x, y, size, INK, face="display", max_width=room, alpha=alpha)

    def _plaque(self, grown: float) -> pygame.Surface:
        side = PLAQUE * grown
        return self._pen.sprites.panel(
            side, side, fill=(*PAPER, 255), border=INK, border_width=7, radius=side / 2
        )
