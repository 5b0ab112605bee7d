"""The board with all that moves on it: pawns, dice, what acts, and the way ahead."""

from collections.abc import Callable, Collection, Iterator, Sequence

import msgspec
from msgspec.structs import replace

from game.board.deck import Deck, Symbol
from game.board.motions import SWAP, TOGETHER, WALK, BoardTelling, Going, Lit, Thrown
from game.board.moves import path, way_of_roll
from game.board.occupancy import TILE, kind_on
from game.board.screen.dice_view import LIE_SECONDS, DiceView
from game.board.screen.layout import Pitch
from game.board.screen.pawns import Pawns
from game.board.screen.plates import filled_seat
from game.board.screen.track_view import Act, Cell, TrackView
from game.board.state import Ask, Job, Lay, State, Task
from game.core.cards import Card
from game.core.choices import NOWHERE
from game.core.rules import Seat
from game.core.telling import Mood, Motion
from game.input.seating import Seating
from game.ui.answer_window import LEAST_OFFERED
from game.ui.motion import Speed
from game.ui.pen import Pen
from game.ui.rounds_scene import UNLIMITED
from game.ui.theme import GLOW

SLIDE_SECONDS, JUMP_SECONDS, FAR_SECONDS = 0.24, 0.34, 0.62
SWAP_SECONDS, EVENT_SECONDS = 0.5, 0.6
LOW, HIGH, HIGHEST = 0.1, 0.6, 1.2
"""How high a pawn goes that is pushed, that jumps, and that goes far; for the size of a cell."""
AHEAD_SECONDS = 0.3
"""A way that nobody could change is seen for so long before it is walked."""
TRIAL_SECONDS = LEAST_OFFERED - LIE_SECONDS
"""How long a walk takes at most that may still be changed: as long as that is asked at least."""
TRIAL_STEP = 0.25
"""The longest step of such a walk."""
BACK_SECONDS = 0.3
"""A pawn turns back for so long whose roll was changed."""

Name = Callable[[str], str]
Steps = Callable[[int, str], None]


class Trial(msgspec.Struct, frozen=True):
    """A walk that is seen while a Re-Roll may still change its roll (FB-34)."""

    pawn: Seat
    way: tuple[int, ...]
    home: tuple[int, ...]
    """Where all pawns stand until it counts."""

    @property
    def squares(self) -> tuple[int, ...]:
        """Where all pawns stand at its end."""
        return (*self.home[: self.pawn], self.way[-1], *self.home[self.pawn + 1 :])


class BoardView:
    """Plays what events do on the board.

    ``name`` says what a kind of card or tile is called; ``stepped`` is told each square that a pawn
    reaches, and the kind of what acts there as it does.
    """

    def __init__(
        self,
        pen: Pen,
        seating: Seating,
        deck: Deck,
        pitch: Pitch,
        *,
        moods: Sequence[Mood],
        name: Name,
        stepped: Steps,
    ) -> None:
        self.pitch = pitch
        self._deck = deck
        self._pen = pen
        self._name = name
        self._stepped = stepped
        self.track = TrackView(pen, deck, pitch)
        self.pawns = Pawns(pen, seating, pitch, moods)
        self.dice = DiceView(pen, len(seating))
        self._way: tuple[int, ...] = ()
        self._walker: Seat = 0
        self._walking = False
        self._acts: list[Lit] = []
        self._ahead = 0.0
        self._departure: Callable[[], None] | None = None
        self._trial: Trial | None = None
        self._cells: tuple[object, tuple[Cell, ...]] = (None, ())

    @property
    def moving(self) -> bool:
        """Say whether something is on its way that counts."""
        return self.dice.moving or (self._trial is None and self._goes)

    @property
    def trying(self) -> bool:
        """Say whether a walk is seen that may still be changed."""
        return self._trial is not None and (self._goes or self.dice.flying)

    @property
    def _goes(self) -> bool:
        return self.pawns.moving or self._departure is not None

    def set_speed(self, speed: Speed) -> None:
        """Take the speed of all motion."""
        self.pawns.speed = self.dice.speed = speed
        self.track.still = speed is Speed.off

    def snap(self, state: State) -> None:
        """Show a state at once, without motion."""
        self._departure, self._acts, self._walking, self._trial = None, [], False, None
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
        if self._trial is None:
            self._end_walk()
        self.track.calm()

    def play(self, telling: BoardTelling, before: State, after: State) -> None:
        """Begin to show what an event does on the board."""
        if telling.begins:
            self.dice.clear()
        thrown = telling.thrown
        if telling.motion is Motion.PLAY or thrown is not None:
            self._turn_back()
        if thrown is not None:
            self._throw(thrown)
        if telling.lit is not None:
            self._light(telling.lit)
        elif telling.motion is Motion.LAY:
            self.track.calm()
        if telling.going is not None:
            self._go(telling.going, before, after)
        if telling.begins or telling.poster is not None or (thrown and not thrown.sides):
            self._way = ()
        if telling.asks:
            self._show_way(after)
            self._try_way(after)

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""
        if self._departure is not None and not self.dice.flying:
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
        trial = self._trial
        if trial is not None:
            state = replace(state, pawns=trial.squares)
        cells = self._cells_of(state, away)
        draw, track = self._pen.repeat, self.track
        draw("track", (cells,), lambda: track.draw(cells))
        draw("lit", (lit,), lambda: track.draw_lit(lit))
        colour = self._pen.style(self._walker).colour
        draw("way", (self._way, colour), lambda: track.draw_way(self._way, colour))
        if goal != NOWHERE:
            track.draw_goal(goal, GLOW)
        marked = {*lit, *self._way, goal} - {preview.square if preview else NOWHERE}
        draw("marks", (cells, marked), lambda: track.draw_marks(cells, marked))
        if preview is not None:
            track.draw_preview(preview, cells[preview.square].cards)
        if trial is not None:
            self.pawns.draw_home(trial.pawn, trial.home)
        self.pawns.draw(filled_seat(state))
        stood = frozenset(state.pawns)
        draw("signs", (cells, stood), lambda: track.draw_signs(cells, stood))
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

    def _throw(self, thrown: Thrown) -> None:
        if thrown.sides:
            self.dice.throw(thrown.dice, thrown.sides)
        else:
            self.dice.throw_again(thrown.dice[0].seat, thrown.dice[0].value)

    def _light(self, lit: Lit) -> None:
        """Light and name what acts."""
        colour = self._pen.style(lit.pawn).colour
        self.track.act(Act(lit.square, self._name(lit.kind), colour))

    def _go(self, going: Going, before: State, after: State) -> None:
        """Let pawns go."""
        if going.how == WALK:
            self._walk(going, after)
        elif going.how == TILE:
            self._walking = True  # the mark on where it goes stays until it is there
            pawn = going.pawns[0]
            if not self._tried(pawn, (after.pawns[pawn],)):
                self.pawns.vanish(pawn, after.pawns)
        else:
            seconds, hop = _FLIGHTS.get(going.how, (FAR_SECONDS, HIGHEST))
            self.pawns.put(going.pawns, after.pawns, seconds, hop)

    def _walk(self, going: Going, after: State) -> None:
        """Show the way, if it was not seen yet, and walk it."""
        (pawn,), way = going.pawns, going.way
        if self._tried(pawn, way):
            return
        known = self._way == way
        self._way, self._walker, self._walking = way, pawn, True
        self._acts = [Lit(pawn, square, kind) for square, kind in going.acts]
        self._departure = lambda: self.pawns.walk(pawn, way, after.pawns)
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
            here = [lit for lit in self._acts if (lit.pawn, lit.square) == (pawn, square)]
            self._stepped(square, here[-1].kind if here else "")
            for lit in here:
                self._acts.remove(lit)
                self._light(lit)
        if not self._goes and self._trial is None:
            self._end_walk()

    def _end_walk(self) -> None:
        """Light what acted without being reached, such as a Snail that was not entered."""
        for lit in self._acts:
            self._light(lit)
        self._acts = []
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

    def _try_way(self, state: State) -> None:
        """Let a pawn walk its way while that may still be changed; it turns back if it is.

        Where nobody's time runs the way alone is shown: the pawn would stand there for long.
        """
        if not self._way or state.rules.reroll == UNLIMITED or self.pawns.speed is Speed.off:
            return
        task = state.agenda[-1]
        trial = Trial(task.pawn, self._way, state.pawns)
        if trial == self._trial:
            return  # somebody has let it be, and others are still asked
        self._trial, self._acts, self._ahead = trial, [], 0.0
        if task.job is Job.TELEPORT:
            self._departure = lambda: self.pawns.vanish(trial.pawn, trial.squares)
            return
        way, spent = path(state, self._deck, task)
        kinds = ((square, kind_on(state, self._deck, square)) for square in spent)
        self._acts = [Lit(task.pawn, square, kind) for square, kind in kinds]
        step = min(TRIAL_STEP, TRIAL_SECONDS / len(way))
        self._departure = lambda: self.pawns.walk(trial.pawn, way, trial.squares, step)

    def _tried(self, pawn: Seat, way: tuple[int, ...]) -> bool:
        """Say whether a pawn goes this way already, or has gone it; now it counts."""
        trial, self._trial = self._trial, None
        if trial is None or (trial.pawn, trial.way) != (pawn, way):
            return False
        self._walking, self._ahead = True, 0.0
        self.pawns.hurry(pawn)
        return True

    def _turn_back(self) -> None:
        """Let a pawn come back whose roll is changed."""
        trial, self._trial = self._trial, None
        if trial is not None:
            self._departure, self._acts, self._way = None, [], ()
            self.track.calm()
            self.pawns.turn_back(trial.pawn, trial.home, BACK_SECONDS, LOW)

    def _ahead_of(self, state: State, task: Task) -> tuple[int, ...]:
        """Return the way of a roll; of one for a teleport that is where it lies."""
        if task.job is Job.TELEPORT:
            return (state.teleports[state.dice[0].value - 1],)
        return way_of_roll(state, self._deck)


_FLIGHTS = {
    Symbol.PUSH.value: (SLIDE_SECONDS, LOW),
    Symbol.JUMP.value: (JUMP_SECONDS, HIGH),
    Symbol.NOT_YOU.value: (FAR_SECONDS, HIGHEST),
    SWAP: (SWAP_SECONDS, HIGH),
    TOGETHER: (EVENT_SECONDS, LOW),
}
