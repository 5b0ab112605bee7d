"""The poster of an event: what it does, and whom it is about."""

from collections.abc import Iterator

from game.board import events as ev
from game.board.happenings import Verb
from game.board.phrases import event_name, event_text
from game.board.screen.geometry import BIG
from game.board.screen.news import News
from game.board.screen.pictures import event_picture
from game.board.state import NO_BOMB, State
from game.core.rounds.event_table import EventTable
from game.core.rounds.resolution import turn_order
from game.core.rules import Seat
from game.input.seating import Seating
from game.ui.brush import Brush
from game.ui.event_poster import EventPoster, Print
from game.ui.widgets_pen import Pen

WHOM = "board-poster"


class Poster:
    """Draws the event that the d20 has told, over the track."""

    def __init__(self, brush: Brush, pen: Pen, table: EventTable, seating: Seating) -> None:
        self._texts = brush.services
        self._table = table
        self._poster = EventPoster(brush, pen, seating, BIG)

    @property
    def up(self) -> bool:
        """Say whether the poster hangs over the track."""
        return self._poster.up

    @property
    def still(self) -> bool:
        """Whether posters come down without motion."""
        return self._poster.still

    @still.setter
    def still(self, still: bool) -> None:
        self._poster.still = still

    def prewarming(self) -> Iterator[None]:
        """Make one picture a step: the sheet, and the scene of each event."""
        yield from self._poster.prewarming([event_picture(key) for key in self._table.keys])

    def play(self, event: ev.Event, before: State) -> None:
        """Hang the poster of an event, or take it down."""
        if not isinstance(event, ev.Happened):
            self._poster.take_down()
            return
        texts, key = self._texts.texts, event.key
        whom = whom_of(event, before, self._table)
        picture = event_picture(key)
        name, text = event_name(key).text(texts), event_text(key).text(texts)
        self._poster.hang(Print(picture, name, text, whom))

    def update(self, dt: float) -> None:
        """Let the poster come down."""
        self._poster.update(dt)

    def finish(self) -> None:
        """Take the poster down: somebody has read enough."""
        self._poster.take_down()

    def snap(self, state: State) -> None:
        """Show a state: no poster hangs there."""
        del state
        self._poster.take_down()

    def draw(self) -> None:
        """Put the poster over the track, if it hangs there."""
        self._poster.draw()


def whom_of(event: ev.Happened, state: State, table: EventTable) -> News:
    """Return whom an event is about, or with whom it begins (FB-40)."""
    first = turn_order(event.seat, len(state.hands))[0]
    match table.effects(event.key)[0].verb:
        case Verb.NOTHING:
            return News(f"{WHOM}-nobody")
        case Verb.MOVE_EACH | Verb.MARKET | Verb.DROP_HANDS | Verb.SHUFFLE_HANDS:
            return News(f"{WHOM}-begins", first)
        case Verb.SWAP_ENDS:
            return _ends(state)
        case Verb.FOREMOST_BACK:
            return News(f"{WHOM}-foremost", several=_standing_on(state, max(state.pawns)))
        case Verb.SHARERS_TO_START:
            return _some(_sharers(state), "sharers")
        case Verb.CLEAR_LAST_COLOUR:
            return _last_colour(state)
        case Verb.BOMB if state.bomb != NO_BOMB:
            return News(f"{WHOM}-lit")
        case Verb.END_IF_HALFWAY:
            pawns = enumerate(state.pawns)
            far = tuple(seat for seat, square in pawns if 2 * square >= state.finish)
            return _some(far, "halfway")
        case _:
            return News(f"{WHOM}-everybody")


def _ends(state: State) -> News:
    """Return who change places by Robin Hood: the foremost and the hindmost."""
    last, first = min(state.pawns), max(state.pawns)
    if last == first:
        return News(f"{WHOM}-level")
    both = (*_standing_on(state, first), *_standing_on(state, last))
    return News(f"{WHOM}-swap", several=both)


def _some(seats: tuple[Seat, ...], what: str) -> News:
    return News(f"{WHOM}-{what}", several=seats) if seats else News(f"{WHOM}-no-{what}")


def _sharers(state: State) -> tuple[Seat, ...]:
    """Return whose pawns share a square."""
    pawns = state.pawns
    return tuple(seat for seat, square in enumerate(pawns) if pawns.count(square) > 1)


def _standing_on(state: State, square: int) -> tuple[Seat, ...]:
    return tuple(seat for seat, other in enumerate(state.pawns) if other == square)


def _last_colour(state: State) -> News:
    """Return whose cards leave the board by Vandalism."""
    if not state.last:
        return News(f"{WHOM}-no-colour")
    return News(f"{WHOM}-colour", words={"colour": f"board-colour-{state.last}"})
