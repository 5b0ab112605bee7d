"""The board with all that moves on it: pawns, dice, what acts, and the way ahead."""

from collections.abc import Callable, Collection, Iterator, Sequence

from game.board import events as ev
from game.board.deck import Deck, Symbol
from game.board.moves import way_of_roll
from game.board.occupancy import TILE, kind_on
from game.board.screen.dice_view import DiceView
from game.board.screen.geometry import Pitch
from game.board.screen.pawns import Pawns
from game.board.screen.plates import filled_seat
from game.board.screen.track_view import Act, Cell, TrackView
from game.board.state import D20, Ask, Job, Lay, State, Task
from game.core.cards import Card
from game.core.choices import NOWHERE
from game.core.rules import Seat
from game.core.telling import Mood
from game.input.seating import Seating
from game.ui.brush import Brush
from game.ui.motion import Speed
from game.ui.repeats import Repeats
from game.ui.widgets_pen import GLOW, Pen

SLIDE_SECONDS, JUMP_SECONDS, FAR_SECONDS = 0.24, 0.34, 0.62
SWAP_SECONDS, EVENT_SECONDS = 0.5, 0.6
LOW, HIGH, HIGHEST = 0.1, 0.6, 1.2
"""How high a pawn goes that is pushed, that jumps, and that goes far; for the size of a cell."""
AHEAD_SECONDS = 0.3
"""A way that nobody could change is seen for so long before it is walked."""

Name = Callable[[str], str]
Steps = Callable[[int, str], None]


class BoardView:
    """Plays what events do on the board.

    ``name`` says what a kind of card or tile is called; ``stepped`` is told each square that a pawn
    reaches, and the kind of what acts there as it does.
    """

    def __init__(
        self,
        brush: Brush,
        pen: Pen,
        seating: Seating,
        deck: Deck,
        pitch: Pitch,
        *,
        moods: Sequence[Mood],
        repeats: Repeats,
        name: Name,
        stepped: Steps,
    ) -> None:
        self.pitch = pitch
        self._deck = deck
        self._brush = brush
        self._name = name
        self._stepped = stepped
        self._repeats = repeats
        self.track = TrackView(brush, pen, deck, pitch)
        self.pawns = Pawns(brush, seating, pitch, moods)
        self.dice = DiceView(brush, len(seating))
        self._way: tuple[int, ...] = ()
        self._walker: Seat = 0
        self._walking = False
        self._spent: list[tuple[int, str]] = []
        self._ahead = 0.0
        self._departure: Callable[[], None] | None = None
        self._cells: tuple[object, tuple[Cell, ...]] = (None, ())

    @property
    def moving(self) -> bool:
        """Say whether something is on its way."""
        return self.pawns.moving or self.dice.moving or self._departure is not None

    def set_speed(self, speed: Speed) -> None:
        """Take the speed of all motion."""
        self.pawns.speed = self.dice.speed = speed
        self.track.still = speed is Speed.off

    def snap(self, state: State) -> None:
        """Show a state at once, without motion."""
        self._departure, self._spent, self._walking = None, [], False
        self.pawns.snap(state.pawns)
        asked = state.question is not None and state.question.ask is Ask.REROLL
        self.dice.snap(state.dice, state.question.count if asked and state.question else 0)
        self.track.calm()
        self._show_way(state)

    def finish(self) -> None:
        """Put everything where it is going, at once."""
        if self._departure is not None:
            self._depart()
        self.pawns.finish()
        self.dice.finish()
        self._end_walk()
        self.track.calm()

    def play(self, event: ev.Event, before: State, after: State) -> None:
        """Begin to show what an event does on the board."""
        self._throw(event)
        self._act(event, before)
        self._go(event, before, after)
        if isinstance(event, ev.Waiting):
            self._show_way(after)

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""
        if self._departure is not None and not self.dice.moving:
            self._ahead -= dt / max(0.01, self.pawns.speed.value)
            if self._ahead <= 0:
                self._depart()
        self.pawns.update(dt)
        self.dice.update(dt)
        self.track.update(dt)
        self._take_steps()

    def draw_below(
        self,
        state: State,
        away: Collection[Card],
        lit: Collection[int],
        preview: Lay | None = None,
        goal: int = NOWHERE,
    ) -> None:
        """Put the track, what is lit on it, a card as it would lie, and the pawns.

        ``goal`` is where the arrow of that card would send a pawn.
        """
        cells = self._cells_of(state, away)
        draw, track = self._repeats.draw, self.track
        draw("track", (cells,), lambda: track.draw(cells))
        draw("lit", (lit,), lambda: track.draw_lit(lit))
        colour = self._brush.style(self._walker).colour
        draw("way", (self._way, colour), lambda: track.draw_way(self._way, colour))
        if goal != NOWHERE:
            track.draw_goal(goal, GLOW)
        marked = {*lit, *self._way, goal} - {preview.square if preview else NOWHERE}
        draw("marks", (cells, marked), lambda: track.draw_marks(cells, marked))
        if preview is not None:
            track.draw_preview(preview, cells[preview.square].cards)
        self.pawns.draw(filled_seat(state))
        draw("act", track.beat, track.draw_act)

    def prewarming(self) -> Iterator[None]:
        """Make one picture a step."""
        yield from self.track.prewarming(self.pitch.board)
        yield from self.pawns.prewarming()
        yield from self.dice.prewarming()

    def _cells_of(self, state: State, away: Collection[Card]) -> tuple[Cell, ...]:
        key = state.stacks, state.teleports, state.spent, state.pawns, frozenset(away)
        if self._cells[0] != key:
            self._cells = key, self.track.cells(state, away)
        return self._cells[1]

    def _throw(self, event: ev.Event) -> None:
        match event:
            case ev.OrderRolled(dice):
                self.dice.throw(dice, D20)
            case ev.Rolled(dice, sides):
                self.dice.throw(dice, sides)
            case ev.RolledAgain(seat, value):
                self.dice.throw_again(seat, value)
            case ev.TurnBegan() | ev.Dealt():
                self.dice.clear()
            case _:
                pass

    def _act(self, event: ev.Event, before: State) -> None:
        """Light and name what acts."""
        match event:
            case ev.Acted(pawn, square) | ev.TookUp(pawn, square):
                self._light(pawn, square, kind_on(before, self._deck, square))
            case ev.Laid():
                self.track.calm()
            case _:
                pass

    def _light(self, pawn: Seat, square: int, kind: str) -> None:
        if kind:
            self.track.act(Act(square, self._name(kind), self._brush.style(pawn).colour))

    def _go(self, event: ev.Event, before: State, after: State) -> None:
        """Let pawns go."""
        pawns = self.pawns
        match event:
            case ev.Walked(pawn, squares, spent):
                self._walk(pawn, squares, spent, before, after)
            case ev.Moved(pawn, _, why) if why == TILE:
                self._walking = True  # the mark on where it goes stays until it is there
                pawns.vanish(pawn, after.pawns)
            case ev.Moved(pawn, _, why):
                seconds, hop = _FLIGHTS.get(why, (FAR_SECONDS, HIGHEST))
                pawns.put((pawn,), after.pawns, seconds, hop)
            case ev.Swapped(pawn, other):
                pawns.put((pawn, other), after.pawns, SWAP_SECONDS, HIGH)
            case ev.PawnsMoved():
                pairs = zip(before.pawns, after.pawns, strict=True)
                moved = [seat for seat, (old, new) in enumerate(pairs) if old != new]
                pawns.put(moved, after.pawns, EVENT_SECONDS, LOW)
            case ev.Dealt():
                pawns.put(range(len(after.pawns)), after.pawns, EVENT_SECONDS, LOW)
            case ev.TurnBegan() | ev.Happened() | ev.RolledAgain():
                self._way = ()
            case _:
                pass

    def _walk(
        self,
        pawn: Seat,
        squares: tuple[int, ...],
        spent: tuple[int, ...],
        before: State,
        after: State,
    ) -> None:
        """Show the way, if it was not seen yet, and walk it."""
        known = self._way == squares
        self._way, self._walker, self._walking = squares, pawn, True
        self._spent = [(square, kind_on(before, self._deck, square)) for square in spent]
        self._departure = lambda: self.pawns.walk(pawn, squares, after.pawns)
        self._ahead = 0.0 if known else AHEAD_SECONDS
        if self.pawns.speed is Speed.off:
            self._depart()

    def _depart(self) -> None:
        departure, self._departure = self._departure, None
        if departure is not None:
            departure()

    def _take_steps(self) -> None:
        """Hear each step, and light what acts on the way."""
        for pawn, square in self.pawns.reached():
            self._stepped(square, dict(self._spent).get(square, ""))
            for entry in [one for one in self._spent if one[0] == square]:
                self._spent.remove(entry)
                self._light(pawn, *entry)
        if not self.pawns.moving and self._departure is None:
            self._end_walk()

    def _end_walk(self) -> None:
        """Light what acted without being reached, such as a Snail that was not entered."""
        for square, kind in self._spent:
            self._light(self._walker, square, kind)
        self._spent = []
        if self._walking:
            self._walking, self._way = False, ()

    def _show_way(self, state: State) -> None:
        """Show where the roll would lead while it may still be changed (FB-34)."""
        task = state.agenda[-1] if state.agenda else None
        asked = state.question is not None and state.question.ask is Ask.REROLL
        if asked and task is not None and task.job in (Job.WALK, Job.TELEPORT):
            self._way, self._walker = self._ahead_of(state, task), task.pawn
        else:
            self._way = ()

    def _ahead_of(self, state: State, task: Task) -> tuple[int, ...]:
        """Return the way of a roll; of one for a teleport that is where it lies."""
        if task.job is Job.TELEPORT:
            return (state.teleports[state.dice[0].value - 1],)
        return way_of_roll(state, self._deck)


_FLIGHTS = {
    Symbol.PUSH.value: (SLIDE_SECONDS, LOW),
    Symbol.JUMP.value: (JUMP_SECONDS, HIGH),
    Symbol.NOT_YOU.value: (FAR_SECONDS, HIGHEST),
}
