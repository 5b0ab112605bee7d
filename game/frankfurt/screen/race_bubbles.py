"""What the race tells its people once each: one thing a round, in the rest before it counts down.

Nothing can be laid then, so it lies over the piles in the middle: on nobody's cards, below the
banner. What several have not been told yet is told to all of them at once.
"""

import msgspec

from game.core.bubbles import Bubble
from game.core.rules import Seat
from game.frankfurt.bubbles import bubbles_of
from game.frankfurt.screen.places import TablePlaces
from game.frankfurt.state import Phase, State
from game.input.seating import Seating
from game.ui.bubble_memory import BubbleMemory
from game.ui.canvas import Box
from game.ui.pen import Pen
from game.ui.services import Services
from game.ui.theme import GLOW, INK, PAPER

READ_SECONDS = 5.0
"""So long the race rests where something is told: a child reads twelve words."""
SEEN_SECONDS = 2.0
"""What was there for so long counts as seen."""
GLANCE = 0.6
"""So long no press takes it away: it was meant for what was there before."""
TEXT = 34
WIDE, EDGE, MARK, GAP = 600.0, 24.0, 48.0, 16.0


class Told(msgspec.Struct, frozen=True):
    """What is told, and to whom."""

    bubble: Bubble
    seats: tuple[Seat, ...]


class RaceBubbles:
    """Tells in the rest before a round what somebody was not told before."""

    def __init__(self, services: Services, seating: Seating, pen: Pen, places: TablePlaces) -> None:
        self._services = services
        self._seating = seating
        self._pen = pen
        self._places = places
        self._names = tuple(player.name for player in seating.players)
        self._memory = BubbleMemory(services, seating)
        self._told: Told | None = None
        self._read = 0.0
        self.on = True

    def shown(self, seat: Seat) -> Bubble | None:
        """Return what a person is told now."""
        told = self._told
        return told.bubble if told is not None and seat in told.seats else None

    def begin(self, state: State) -> float:
        """Tell what is new, if anything is; return for how many seconds the race rests for it."""
        self._told, self._read = self._next(state), 0.0
        return 0.0 if self._told is None else READ_SECONDS

    def end(self) -> None:
        """Tell nothing more: the race counts down."""
        self._told = None

    def dismiss(self) -> bool:
        """Take it away if its only reader asks so; say whether it was there for long enough."""
        told = self._told
        if told is None or len(self._seating.humans) > 1 or self._read < GLANCE:
            return False
        self._learn(told)
        self._told = None
        return True

    def update(self, dt: float) -> None:
        """Let time pass; what was there for a while counts as seen by all to whom it was told."""
        told, before = self._told, self._read
        self._read += dt
        if told is None or not before < SEEN_SECONDS <= self._read:
            return
        self._learn(told)

    def draw(self) -> None:
        """Put it over the piles; with more people than it is for, it begins with their names."""
        told = self._told
        if told is None:
            return
        self._pen.start()
        words = self._words(told)
        self._pen.repeat("told", (words, told.seats), lambda: self._put(words, told))

    @property
    def box(self) -> Box | None:
        """Where it lies."""
        return None if self._told is None else self._box(self._words(self._told))

    def _next(self, state: State) -> Told | None:
        """Return what is told next: of all that somebody lacks, what is needed most."""
        fit = state.phase is Phase.COUNTDOWN_START and not state.paused
        if not (fit and self.on and self._services.settings.bubbles_on):
            return None
        lacking: list[tuple[int, Seat, Bubble]] = []
        for seat in self._seating.humans:
            seen, aid = self._memory.of(seat).seen, self._seating[seat].aid
            for rank, bubble in enumerate(bubbles_of(state, seat, aid)):
                if bubble.key not in seen:
                    lacking.append((rank, seat, bubble))
                    break
        if not lacking:
            return None
        bubble = min(lacking, key=lambda one: one[:2])[2]
        seats = tuple(seat for _, seat, other in lacking if other.key == bubble.key)
        return Told(bubble, seats)

    def _learn(self, told: Told) -> None:
        for seat in told.seats:
            self._memory.of(seat).learn(told.bubble.key, done=True)

    def _words(self, told: Told) -> str:
        words: str = told.bubble.line.text(self._services.texts, self._names)
        if len(told.seats) == len(self._seating.humans):
            return words
        names = ", ".join(self._names[seat] for seat in told.seats)
        return str(self._services.texts("frankfurt-told-for", names=names, words=words))

    def _box(self, words: str) -> Box:
        """Return a box around the middle of the piles, beside the strip that tells the signs."""
        places, text = self._places, self._services.text
        piles = [places.pile_rect(pile) for pile in range(len(places.piles))]
        left, right = min(one.x for one in piles), max(one.right for one in piles)
        top, low = min(one.y for one in piles), max(one.bottom for one in piles)
        wide = WIDE * (0.7 + 0.3 * text.percent / 100)
        block = text.block(words, TEXT, INK, wide - 2 * EDGE - MARK - 16)
        high = max(MARK, block.get_height() / self._services.canvas.scale) + 2 * EDGE
        x, y, signs = (left + right - wide) / 2, (top + low - high) / 2, places.signs
        if y < signs.bottom and y + high > signs.y:
            x = max(x, signs.right + GAP)
        return Box(x, y, wide, high)

    def _put(self, words: str, told: Told) -> None:
        pen, box = self._pen, self._box(words)
        alone = len(told.seats) == 1
        edge = pen.style(told.seats[0]).colour if alone else GLOW
        pen.paper(box, PAPER, radius=26, lift=20, edge=edge, edge_width=6)
        pen.dot(box.x + EDGE + MARK / 2, box.cy, MARK, GLOW)
        sign = Box(box.x + EDGE, box.cy - MARK / 2, MARK, MARK)
        pen.label("!", sign, pen.capped(TEXT, TEXT), INK, face="display", align="centre")
        left = sign.right + 16
        pen.paragraph(words, Box(left, box.y, box.right - EDGE - left, box.h), TEXT, INK)
