"""The board with all that moves on it: pawns, dice, what acts, and the way ahead."""

from collections.abc import Callable, Collection, Iterator, Sequence

from msgspec.structs import replace

from game.board.deck import Deck, Symbol
from game.board.foresight import Foreseen
from game.board.motions import SWAP, TOGETHER, WALK, BoardTelling, Going, Lit, Thrown
from game.board.moves import way_of_roll
from game.board.occupancy import TILE
from game.board.screen.dice_view import LIE_SECONDS, OWN_SECONDS, PICKED_SECONDS, DiceView
from game.board.screen.layout import BIG_DIE, TRACK, Pitch
from game.board.screen.pawns import FADE_SECONDS, STEP_SECONDS, Pawns
from game.board.screen.plates import filled_seat
from game.board.screen.rehearsal import AHEAD_SECONDS, Rehearsal
from game.board.screen.track_view import ACT_SECONDS, Act, Cell, TrackView
from game.board.state import D6, D20, Ask, Job, Lay, State, Task
from game.core.cards import Card
from game.core.choices import NOWHERE
from game.core.rules import Seat
from game.core.telling import Mood, Motion, Poster
from game.input.seating import Seating
from game.ui.canvas import Box
from game.ui.hand_rows import Point
from game.ui.motion import Speed
from game.ui.pen import Pen
from game.ui.theme import GLOW

SLIDE_SECONDS, JUMP_SECONDS, FAR_SECONDS = 0.24, 0.34, 0.62
SWAP_SECONDS, EVENT_SECONDS = 0.5, 0.6
LOW, HIGH, HIGHEST = 0.1, 0.6, 1.2
"""How high a pawn goes that is pushed, that jumps, and that goes far; for the size of a cell."""
BACK_SECONDS = 0.3
"""A pawn turns back for so long whose roll was changed."""

Name = Callable[[str], str]
Steps = Callable[[int, str], None]
Heard = Callable[[BoardTelling], None]


SLIP_WIDE, SLIP_HIGH = 560.0, BIG_DIE + 120
"""What a die and the slip below it usually cover."""


class BoardView:
    """Plays what events do on the board.

    ``name`` says what a kind of card or tile is called; ``stepped`` is told each square that a pawn
    reaches, and the kind of what acts there as it does; ``heard`` each other thing that is seen
    before it happens.
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
        heard: Heard,
    ) -> None:
        self.pitch = pitch
        self._deck = deck
        self._pen = pen
        self._name = name
        self._stepped = stepped
        self._heard = heard
        self.track = TrackView(pen, deck, pitch)
        self.pawns = Pawns(pen, seating, pitch, moods)
        self.dice = DiceView(pen, len(seating))
        self._way: tuple[int, ...] = ()
        self._walker: Seat = 0
        self._walking = False
        self._acts: list[Lit] = []
        self._ahead = 0.0
        self._departure: Callable[[], None] | None = None
        self._rehearsal: Rehearsal | None = None
        self._pace = 1.0
        self._people = frozenset(seating.humans)
        self.guided = False
        """Whether a person is taught: the dice of all lie as long as the own one."""
        self._cells: tuple[object, tuple[Cell, ...]] = (None, ())

    @property
    def moving(self) -> bool:
        """Say whether something is on its way that counts."""
        return self.dice.moving or (self._rehearsal is None and self._goes)

    @property
    def trying(self) -> bool:
        """Say whether something is seen that may still be changed."""
        rehearsal = self._rehearsal
        return rehearsal is not None and (self._goes or self.dice.flying or rehearsal.shows)

    @property
    def _goes(self) -> bool:
        return self.pawns.moving or self._departure is not None

    @property
    def poster(self) -> Poster | None:
        """The poster of an event that may still be changed, once it is to be seen."""
        return None if self._rehearsal is None else self._rehearsal.poster

    @property
    def brings_poster(self) -> bool:
        """Say whether such a poster is to be seen soon, or is by now."""
        rehearsal = self._rehearsal
        return rehearsal is not None and rehearsal.tellings[-1].poster is not None

    def seen_for(self, telling: BoardTelling) -> float | None:
        """Return for how long something was seen before it happens; ``None``: not so far."""
        return None if self._rehearsal is None else self._rehearsal.seen_for(telling)

    def set_speed(self, speed: Speed, pace: float) -> None:
        """Take the speed of all motion, and what multiplies how long things are seen."""
        self.pawns.speed = self.dice.speed = speed
        self.track.still = speed is Speed.off
        self._pace = self.dice.pace = pace

    def snap(self, state: State) -> None:
        """Show a state at once, without motion."""
        self._departure, self._acts, self._walking, self._rehearsal = None, [], False, None
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
        if self._rehearsal is None:
            self._end_walk()
        self.track.calm()

    def play(self, telling: BoardTelling, before: State, after: State) -> None:
        """Begin to show what an event does on the board."""
        if telling.begins:
            self.dice.clear()
        if self._meets(telling):
            return
        thrown = telling.thrown
        if thrown is not None:
            self._throw(thrown, after)
        if telling.lit is not None:
            self._light(telling.lit)
        elif telling.motion is Motion.LAY:
            self.track.calm()
        if telling.going is not None:
            self._go(telling.going, after)
        if telling.begins or telling.poster is not None or (thrown and not thrown.sides):
            self._way = ()
        if telling.asks:
            self._show_way(after)

    def foresee(self, parts: Sequence[Foreseen], home: State, seconds: float) -> None:
        """Begin to show what comes of a roll or an attack, which may be changed for ``seconds``."""
        known = self._rehearsal
        if known is not None and known.tellings == tuple(part.telling for part in parts):
            return  # somebody has let it be, and others are still asked
        if known is not None and known.begun:
            self._turn_back(known)
        self._rehearsal = None
        if parts:
            lengths = [_length(part.telling) for part in parts]
            if parts[0].telling.poster is not None:
                self.dice.read_shorter()  # it would lie on the poster
            first = self.dice.left_to_read
            if self.pawns.speed is Speed.off:
                first = max(first, LIE_SECONDS)  # nothing moves: it would be there at once
            self._rehearsal = Rehearsal(parts, home, lengths, first, seconds / self._pace)

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
        self._rehearse(dt)

    def draw_below(
        self,
        state: State,
        away: Collection[Card],
        lit: Collection[int],
        preview: Lay | None = None,
        goal: int = NOWHERE,
        framed: Collection[int] = (),
    ) -> None:
        """Put the track, what is lit on it, a card as it would lie, and the pawns.

        ``goal`` is where the arrow of that card would send a pawn. Of all squares that are lit
        those that are ``framed`` may be chosen now.
        """
        rehearsal = self._rehearsal
        if rehearsal is not None:
            state = replace(state, pawns=rehearsal.seen.pawns, spent=rehearsal.seen.spent)
        cells = self._cells_of(state, away)
        draw, track = self._pen.repeat, self.track
        draw("track", (cells,), lambda: track.draw(cells))
        draw("lit", (lit, framed), lambda: track.draw_lit(lit, framed))
        colour = self._pen.style(self._walker).colour
        draw("way", (self._way, colour), lambda: track.draw_way(self._way, colour))
        if goal != NOWHERE:
            track.draw_there(goal, GLOW)
        marked = {*lit, *self._way, goal} - {preview.square if preview else NOWHERE}
        draw("marks", (cells, marked), lambda: track.draw_marks(cells, marked))
        if preview is not None:
            track.draw_preview(preview, cells[preview.square].cards)
            if goal != NOWHERE:
                track.draw_leads(preview.square, goal, GLOW)
        if rehearsal is not None:
            for pawn in rehearsal.moved:
                self.pawns.draw_home(pawn, rehearsal.home.pawns)
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

    def _throw(self, thrown: Thrown, state: State) -> None:
        lies = self.read_for(thrown)
        self.dice.rest = self._clear_place(thrown, state.pawns)
        if thrown.sides:
            self.dice.throw(thrown.dice, thrown.sides, lies=lies)
        else:
            self.dice.throw_again(thrown.dice[0].seat, thrown.dice[0].value, lies=lies)

    def _clear_place(self, thrown: Thrown, pawns: Sequence[int]) -> Point:
        """Return where a die and its slip hide no pawn, nor where a pawn may go, if there is one.

        Of equally good places it is the one nearest to the middle.
        """
        die = thrown.dice[0]
        last = len(self.pitch.board.squares) - 1
        ahead = range(pawns[die.seat], min(last, pawns[die.seat] + min(die.value, D6) + 1) + 1)
        standing = [self.pitch.box(square) for square in pawns]
        way = [self.pitch.box(square) for square in ahead]

        def hidden(place: Point) -> tuple[int, int, float]:
            box = Box(place[0] - SLIP_WIDE / 2, place[1] - BIG_DIE / 2, SLIP_WIDE, SLIP_HIGH)
            far = abs(place[0] - TRACK.cx) + abs(place[1] - TRACK.cy)
            return sum(map(box.meets, standing)), sum(map(box.meets, way)), far

        middle = TRACK.cx, TRACK.cy - 20
        xs = (TRACK.x + SLIP_WIDE / 2, middle[0], TRACK.right - SLIP_WIDE / 2)
        ys = (TRACK.y + BIG_DIE / 2 + 10, middle[1], TRACK.bottom - SLIP_HIGH + BIG_DIE / 2)
        return min(((x, y) for x in xs for y in ys), key=hidden)

    def read_for(self, thrown: Thrown) -> float:
        """Return how long dice are to be read before anything comes of them."""
        seat = thrown.dice[0].seat
        if thrown.sides == D20 or (not thrown.sides and self.dice.sides_of(seat) == D20):
            return PICKED_SECONDS
        own = self.guided or seat in self._people
        return OWN_SECONDS if len(thrown.dice) > 1 or own else LIE_SECONDS

    def _light(self, lit: Lit) -> None:
        """Light and name what acts."""
        colour = self._pen.style(lit.pawn).colour
        self.track.act(Act(lit.square, self._name(lit.kind), colour))

    def _go(self, going: Going, after: State, pace: float = 1.0) -> None:
        """Let pawns go; ``pace`` multiplies how long they take."""
        if going.how == WALK:
            self._walk(going, after, pace * STEP_SECONDS)
        elif going.how == TILE:
            self._walking = True  # the mark on where it goes stays until it is there
            self.pawns.vanish(going.pawns[0], after.pawns, pace * FADE_SECONDS)
        else:
            seconds, hop = _FLIGHTS.get(going.how, (FAR_SECONDS, HIGHEST))
            self.pawns.put(going.pawns, after.pawns, pace * seconds, hop)

    def _walk(self, going: Going, after: State, step: float) -> None:
        """Show the way, if it was not seen yet, and walk it."""
        (pawn,), way = going.pawns, going.way
        known = self._way == way
        self._way, self._walker, self._walking = way, pawn, True
        self._acts = [Lit(pawn, square, kind) for square, kind in going.acts]
        self._departure = lambda: self.pawns.walk(pawn, way, after.pawns, step)
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
        if not self._goes and self._rehearsal is None:
            self._end_walk()

    def _end_walk(self) -> None:
        self._light_rest()
        if self._walking:
            self._walking, self._way = False, ()

    def _light_rest(self) -> None:
        """Light what acted without being reached, such as a Snail that was not entered."""
        for lit in self._acts:
            self._light(lit)
        self._acts = []

    def _show_way(self, state: State) -> None:
        """Show where the roll would lead while it may still be changed (FB-34)."""
        task = state.agenda[-1] if state.agenda else None
        asked = state.question is not None and state.question.ask is Ask.REROLL
        if asked and task is not None and task.job in (Job.WALK, Job.TELEPORT):
            self._way, self._walker = self._ahead_of(state, task), task.pawn
        else:
            self._way = ()

    def _rehearse(self, dt: float) -> None:
        """Let be seen what comes, part by part; it is all turned back if it is changed."""
        rehearsal = self._rehearsal
        if rehearsal is None or rehearsal.met:
            return
        rehearsal.update(dt / self._pace)
        if self._goes:
            return
        part = rehearsal.next()
        if rehearsal.begun:
            self._light_rest()
        if part is None:
            return
        telling = part.telling
        self._heard(telling)
        if telling.lit is not None:
            self._light(telling.lit)
        if telling.going is not None:
            self._go(telling.going, part.after, rehearsal.pace)
            self._depart()

    def _meets(self, telling: BoardTelling) -> bool:
        """Say whether something was seen before it happened, and need not be shown again."""
        rehearsal = self._rehearsal
        if rehearsal is None:
            return False
        if rehearsal.seen_for(telling) is not None:
            if telling.going is not None and telling.going.how == WALK:
                self.pawns.hurry(telling.going.pawns[0])
            if rehearsal.meet():
                self._rehearsal = None
            return True
        if telling.motion is Motion.PLAY or telling.thrown is not None:
            self._turn_back(rehearsal)
        elif telling in rehearsal.tellings:
            self._rehearsal = None  # it was not to be seen so early
        return False

    def _turn_back(self, rehearsal: Rehearsal) -> None:
        """Let pawns come back whose roll is changed, or which nobody strikes any more."""
        self._rehearsal = None
        self._departure, self._acts, self._way, self._walking = None, [], (), False
        self.track.calm()
        self.pawns.turn_back(rehearsal.moved, rehearsal.home.pawns, BACK_SECONDS, LOW)

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


def _length(telling: BoardTelling) -> float:
    """Return how long it takes to see something, at normal speed and without haste."""
    going = telling.going
    if going is None:
        return telling.seconds
    if going.how == WALK:
        return STEP_SECONDS * len(going.way) or ACT_SECONDS
    if going.how == TILE:
        return 2 * FADE_SECONDS
    return _FLIGHTS.get(going.how, (FAR_SECONDS, HIGHEST))[0]
