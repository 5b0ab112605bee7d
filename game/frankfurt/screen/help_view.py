"""Help to see: what a player could do glows in their colour; whom the table waits for."""

from collections.abc import Callable, Iterator

import pygame

from game.core.rules import Seat
from game.frankfurt.deck import Deck
from game.frankfurt.openings import NONE, SEES_LATE, Openings, has_moved, openings, waited_for
from game.frankfurt.screen.key_caps import KeyCaps
from game.frankfurt.screen.layout import column_step, pile_rest
from game.frankfurt.screen.places import CARD_RATIO, Point, SeatPlace, TablePlaces
from game.frankfurt.state import Key, Phase, Row, State
from game.input.seating import Seating
from game.ui import paint
from game.ui.canvas import Box
from game.ui.pen import Pen
from game.ui.sprites import turned
from game.ui.theme import PAPER, RGB

RIM = 7
GLOW = 26
"""Width of the rim around a card, and how far its light reaches beyond it."""
GLOW_LAYERS = 3
NEST = 12
"""A pile that several players can use has a frame in another, so much wider each."""
CORNER = 0.09
LITTLE_CAP = 44
LITTLE_CAP_Y = 0.17
"""The keys of the piles on which a card fits stand on it, a little below its middle."""

TARGET = "icons/arrow-down"
SIGN_ROUNDS = 2
"""So many rounds the signs of odd and even are told."""
SIGN_SIZE = 34
SIGN_GAP = 12
SIGNS_FILL = (20, 14, 38, 205)

Moving = Callable[[int], bool]
"""Says whether a card is on its way."""


class HelpView:
    """Draws what each player's own help shows; it knows when they last did something."""

    def __init__(
        self,
        pen: Pen,
        table: TablePlaces,
        seating: Seating,
        deck: Deck,
        state: State,
        caps: KeyCaps,
    ) -> None:
        self._caps = caps
        self._pen = pen
        self._table = table
        self._seating = seating
        self._deck = deck
        self._moved = [state.clock] * len(seating)
        self._seen: dict[Seat, tuple[object, Openings]] = {}
        self._waited: tuple[object, Seat | None] = (None, None)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Return whose help is on."""
        return tuple(seat for seat in self._seating.humans if self._seating[seat].aid != "off")

    def note(self, before: State, after: State) -> None:
        """Take in an event: who has moved needs no help for a while."""
        first_slap = before.phase is not Phase.SLAP and after.phase is Phase.SLAP
        for seat in range(len(self._moved)):
            if first_slap or has_moved(before, after, seat):
                self._moved[seat] = after.clock

    def shown(self, state: State, seat: Seat) -> Openings:
        """Return what a player's help shows now."""
        aid = self._seating[seat].aid
        if aid == "off" or (aid == "late" and state.clock - self._moved[seat] < SEES_LATE):
            return NONE
        player = state.seats[seat]
        blocked = state.clock <= player.blocked_until
        now = (player, state.piles, state.phase, state.paused, blocked)
        known = self._seen.get(seat)
        if known is None or known[0] != now:
            known = self._seen[seat] = now, openings(state, self._deck, seat)
        return known[1]

    def waited(self, state: State) -> Seat | None:
        """Return the only player who can go on, if the table waits for one."""
        late = state.clock - state.progress
        now = (state.seats, state.piles, state.phase, state.paused, late >= 0 and late // 6)
        if self._waited[0] != now:
            self._waited = now, waited_for(state, self._deck)
        return self._waited[1]

    def prewarming(self) -> Iterator[None]:
        """Make one picture a step."""
        for order, seat in enumerate(self.seats):
            self._glow(seat, self._table.seats[seat].card)
            yield
            for nested in range(order + 1):
                self._glow(seat, self._table.pile + 2 * NEST * nested)
                yield

    def draw(self, state: State, moving: Moving) -> None:
        """Put the light around cards that rest, their piles and free columns."""
        nested = [0] * len(state.piles)
        for seat in self.seats:
            found = self.shown(state, seat)
            if found is NONE:
                continue
            self._draw_columns(state, seat, found, moving)
            for index in sorted(found.piles):
                top = state.piles[index].top
                at = self._table.piles[index]
                x, y, angle = (*at, 0.0) if top is None else pile_rest(self._table, index, top)
                width = self._table.pile + 2 * NEST * nested[index]
                self._pen.stage.put(self._glow(seat, width, angle), x, y)
                nested[index] += 1

    def _draw_columns(self, state: State, seat: Seat, found: Openings, moving: Moving) -> None:
        own, place = state.seats[seat], self._table.seats[seat]
        glow = self._glow(seat, place.card)
        for index in found.columns:
            cards = own.columns[index].cards
            if index == own.held or not cards or moving(cards[-1]):
                continue
            top = _top_of(place, index, len(cards))
            self._pen.stage.put(glow, *top)
            self._draw_keys(
                state, seat, top, [pile for column, pile in found.lays if column == index]
            )
        for index in found.targets:
            x, y = place.columns[index], place.first_y
            self._pen.stage.put(glow, x, y)
            self._pen.icon(TARGET, x, y, place.card * 0.42, self._pen.style(seat).colour)

    def _draw_keys(self, state: State, seat: Seat, top: Point, piles: list[int]) -> None:
        """Put the keys of the piles on which a card fits, small, on the card."""
        card = self._table.seats[seat].card
        x, y = top[0], top[1] + card * CARD_RATIO * LITTLE_CAP_Y
        pitch = min(LITTLE_CAP, card / max(1, len(piles)))
        x -= (len(piles) - 1) * pitch / 2
        for place, pile in enumerate(piles):
            self._caps.draw(seat, Key(Row.PILE, pile), x + place * pitch, y, pitch - 3, state)

    def draw_signs(self, state: State) -> None:
        """Tell what the signs on cards mean, in the first rounds."""
        if state.round <= SIGN_ROUNDS and state.phase is not Phase.OVER:
            self._pen.repeat("signs", (), self._put_signs)

    def _put_signs(self) -> None:
        pen, room = self._pen, self._table.signs
        text = pen.services.text
        size = pen.capped(SIGN_SIZE, 40)
        words = [pen.say(f"frankfurt-signs-{end}") for end in ("colour", "odd", "on", "even")]
        wide = sum(text.measure(word, size, "bold")[0] for word in words)
        sign = size * text.percent / 100
        wide += 2 * sign + 6 * SIGN_GAP
        shrink = min(1.0, (room.w - 44) / wide)
        size, sign, wide = size * shrink, sign * shrink, wide * shrink
        x, y = room.centre
        pen.pill(x, y, wide + 44, room.h, SIGNS_FILL, shadow=True)
        x -= wide / 2
        for word, draw in zip(words, (None, draw_odd, None, draw_even), strict=True):
            if draw is not None:
                draw(pen, x + sign / 2, y, sign)
                x += sign + SIGN_GAP
            x += SIGN_GAP + pen.text_at(word, x, y, size, PAPER, face="bold", align="left")

    def _glow(self, seat: Seat, width: float, angle: float = 0.0) -> pygame.Surface:
        """Return the light around a card of that width: what lies inside stays as it is."""
        return glow(self._pen, width, self._pen.style(seat).colour, round(angle))


def glow(pen: Pen, width: float, colour: RGB, angle: int = 0) -> pygame.Surface:
    """Return a rim of a colour with light around it, and a hole where a card lies askew."""
    height = width * CARD_RATIO
    margin = RIM + GLOW

    def upright(surface: pygame.Surface, scale: float) -> None:
        size = surface.get_size()
        rim, room = round(RIM * scale), round(margin * scale)
        inner = (size[0] - 2 * room, size[1] - 2 * room)
        outer = (inner[0] + 2 * rim, inner[1] + 2 * rim)
        radius = round(width * CORNER * scale)
        light = paint.clear(*size)
        light.blit(paint.rounded(*outer, radius + rim, (*colour, 255)), (room - rim, room - rim))
        soft = pygame.transform.gaussian_blur(light, max(1, round(GLOW * scale * 0.45)))
        for _ in range(GLOW_LAYERS):
            surface.blit(soft, (0, 0))
        thin = max(1, rim // 3)
        surface.blit(paint.ring(*outer, radius + rim, rim, colour), (room - rim, room - rim))
        edge = (inner[0] + 2 * thin, inner[1] + 2 * thin)
        surface.blit(paint.ring(*edge, radius + thin, thin, PAPER), (room - thin, room - thin))
        hole = paint.rounded(*inner, radius, (0, 0, 0, 255))
        surface.blit(hole, (room, room), special_flags=pygame.BLEND_RGBA_SUB)

    def painter(surface: pygame.Surface, scale: float) -> None:
        if not angle:
            upright(surface, scale)
            return
        whole = paint.clear(round(size[0] * scale), round(size[1] * scale))
        upright(whole, scale)
        askew = turned(whole, angle, 1.0)
        surface.blit(askew, askew.get_rect(center=surface.get_rect().center))

    size = (width + 2 * margin, height + 2 * margin)
    room = 0.12 * height if angle else 0.0
    wide = (size[0] + room, size[1] + room)
    return pen.sprites.paint(("help glow", round(width), colour, angle), wide, painter)


def _top_of(place: SeatPlace, column: int, count: int) -> tuple[float, float]:
    """Return where the top card of a column of that many lies."""
    return place.columns[column], place.first_y + column_step(place, count) * (count - 1)


def draw_odd(pen: Pen, x: float, y: float, size: float) -> None:
    """Put the sign of odd numbers: a triangle."""
    half = size / 2
    _draw_sign(pen, "odd", x, y, size, [[(half, 0), (size, size), (0, size)]])


def draw_even(pen: Pen, x: float, y: float, size: float) -> None:
    """Put the sign of even numbers: two squares."""
    side, top = size * 0.45, size * 0.275
    squares = []
    for left in (0, size - side):
        right, low = left + side, top + side
        squares.append([(left, top), (right, top), (right, low), (left, low)])
    _draw_sign(pen, "even", x, y, size, squares)


def _draw_sign(
    pen: Pen, name: str, x: float, y: float, size: float, shapes: list[list[Point]]
) -> None:
    def painter(surface: pygame.Surface, scale: float) -> None:
        paint.fill_smoothly(surface, scale, [(shape, PAPER) for shape in shapes])

    pen.paint(("sign", name, round(size)), Box(x - size / 2, y - size / 2, size, size), painter)
