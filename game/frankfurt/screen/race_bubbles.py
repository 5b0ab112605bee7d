"""First-time bubbles of the race: one a person beside their own columns, while it counts down."""

from collections.abc import Sequence

from game.core.bubbles import Bubble
from game.core.rules import Seat
from game.frankfurt.bubbles import COLUMNS, bubbles_of
from game.frankfurt.screen.places import Rect, TablePlaces
from game.frankfurt.state import State
from game.input.seating import Seating
from game.ui.bubbles import Bubbles
from game.ui.canvas import Box
from game.ui.lesson_places import Busy
from game.ui.pen import Pen
from game.ui.services import Services

READ_SECONDS = 4.0
"""So long a bubble was there in all its count-downs together when it counts as seen."""
BANNER = Box(420, 0, 1080, 160)
"""What the table says in large letters."""
HEADER = 66.0
"""How high the line with a player's name is."""


class RaceBubbles:
    """Shows each person what they were not told before, in a count-down and never in the race."""

    def __init__(self, services: Services, seating: Seating, pen: Pen, places: TablePlaces) -> None:
        self._services = services
        self._pen = pen
        self._places = places
        self._names = tuple(player.name for player in seating.players)
        self._bubbles = {
            seat: Bubbles(services, seating, pen, self._box, needed=READ_SECONDS, onward=True)
            for seat in seating.humans
        }
        self._counting = False
        self.on = True

    def shown(self, seat: Seat) -> Bubble | None:
        """Return what a person is told now."""
        return self._bubbles[seat].shown if seat in self._bubbles else None

    def update(self, state: State, dt: float) -> None:
        """Let time pass; what is told begins and ends with a count-down."""
        counting = self.on and state.phase.counting and not state.paused
        if counting != self._counting:
            self._counting = counting
            for seat, bubbles in self._bubbles.items():
                bubbles.offer(seat, bubbles_of(state, seat) if counting else ())
        for bubbles in self._bubbles.values():
            bubbles.update(dt)

    def draw(self) -> None:
        """Put the bubbles, each where it covers least of what others need."""
        self._pen.start()
        drawn: list[Busy] = []
        for seat, bubbles in self._bubbles.items():
            bubble = bubbles.shown
            if bubble is None:
                continue
            words = bubble.line.text(self._services.texts, self._names)
            box = bubbles.draw(words, (*drawn, *self._busy(seat)))
            drawn.append(Busy(box, 4.0))

    def _busy(self, seat: Seat) -> Sequence[Busy]:
        places = self._places
        others = (place.panel for other, place in enumerate(places.seats) if other != seat)
        piles = (places.pile_rect(pile) for pile in range(len(places.piles)))
        own, (x, y) = places.seats[seat].panel, places.count
        return (
            *(Busy(_box(panel), 1.5) for panel in others),
            Busy(Box(own.x, own.y, own.w, HEADER), 2.0),
            *(Busy(_box(pile), 2.0) for pile in piles),
            Busy(Box(x - 110, y - 110, 220, 220), 2.0),
            Busy(_box(places.signs), 1.5),
            Busy(BANNER, 2.0),
        )

    def _box(self, bubble: Bubble) -> Box:
        """Return where the thing is: somebody's columns, or the piles of all."""
        places = self._places
        if bubble.place == COLUMNS:
            own = places.seats[bubble.seat]
            return _around([own.column_rect(column) for column in range(len(own.columns))])
        return _around([places.pile_rect(pile) for pile in range(len(places.piles))])


def _box(rect: Rect) -> Box:
    return Box(rect.x, rect.y, rect.w, rect.h)


def _around(rects: Sequence[Rect]) -> Box:
    left, top = min(rect.x for rect in rects), min(rect.y for rect in rects)
    right, bottom = max(rect.right for rect in rects), max(rect.bottom for rect in rects)
    return Box(left, top, right - left, bottom - top)
