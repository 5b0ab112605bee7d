"""What the table of a game of turns does for its scene, and its replay from a record."""

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, Protocol, TypeVar, cast

from game.core.bubbles import Bubble
from game.core.cards import Card
from game.core.game import AnyGame
from game.core.record import Playback
from game.core.rules import AnySteps, Seat, Step
from game.ui.canvas import Box
from game.ui.followers import Strengths
from game.ui.hidden_hands import HiddenHands
from game.ui.lesson_places import Busy
from game.ui.look import Seen
from game.ui.match_scene import seat_players
from game.ui.pen import Pen
from game.ui.services import Services
from game.ui.spots import Spot, Spots
from game.ui.stage import Stage
from game.ui.turn_table import Show

S_contra = TypeVar("S_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)


class TurnView(Show[S_contra, E_contra], Protocol[S_contra, E_contra]):
    """How a game of turns looks; it reads states and never changes them.

    ``update(0)`` followed by ``finish()`` must leave no closed hand face up, as before a pause.
    """

    ended: bool
    """Whether the match is over and any key leads on to the results."""
    stood: float
    """How much of the wait is over in which no press puts away what stands, 0 to 1."""
    looking: bool
    """Whether somebody walks over the things: nothing can be chosen until that ends."""
    hushed: bool
    """Whether the note of a guided round has the keys that go on: the table names none."""
    reads: bool
    """Whether the note of a guided round is to be read now, and all else waits."""
    guided: bool
    """Whether somebody learns the game here, and each step waits for its reader anyway."""
    strengths: Strengths
    """The numbers of bots that follow people, to be shown beside their faces."""

    @property
    def hints_box(self) -> Box:
        """The strip of keys."""
        ...

    def open(self, state: S_contra) -> None:
        """Show the beginning."""
        ...

    def apply_settings(self) -> None:
        """Take speed, motion and key caps from the settings."""
        ...

    def refresh_labels(self) -> None:
        """Show what is printed on the keys of the present layout."""
        ...

    def prewarm(self) -> None:
        """Make all pictures now."""
        ...

    def resized(self) -> None:
        """Make the pictures for the window's new size."""
        ...

    def update(self, dt: float) -> None:
        """Let pictures move on by ``dt`` seconds."""
        ...

    def draw(
        self,
        state: S_contra,
        spots: Spots[Any],
        seat: Seat | None,
        thinking: Seat | None,
        *,
        undo: bool = False,
    ) -> None:
        """Put everything: the state, what ``seat`` may choose, and which bot thinks.

        ``undo``: whether ``seat`` can take something back.
        """
        ...

    def forget_log(self) -> None:
        """Begin the log anew: another table is shown, to which its lines do not belong."""
        ...

    def show_log(self, shown: bool) -> None:
        """Show or hide the whole log."""
        ...

    @property
    def pen(self) -> Pen:
        """The pen that draws the table."""
        ...

    @property
    def covered(self) -> bool:
        """Say whether a sheet covers the table."""
        ...

    def raised(self, card: Card) -> float:
        """Return how high a card of the hand stands now, as the one with the focus does."""
        ...

    @property
    def bubble_busy(self) -> Sequence[Busy]:
        """Return what a first-time bubble had better not cover, besides choices."""
        ...

    def bubble_box(self, state: S_contra, bubble: Bubble) -> Box | None:
        """Return where the thing is that a first-time bubble tells about; ``None``: not there."""
        ...

    def scroll_log(self, lines: int) -> None:
        """Show older lines of the whole log, or newer ones for less than 0."""
        ...

    def refuse(self, spot: Spot[Any]) -> None:
        """Say why something can't be chosen now."""
        ...

    def remind(self) -> None:
        """Say whose turn it is: somebody else has pressed a key."""
        ...

    def things(self, state: S_contra) -> Iterable[Seen]:
        """Return what can be looked at; what lies on top of something comes first.

        Of hidden hands only what lies open on the screen is there.
        """
        ...

    def forget(self) -> None:
        """Hide what one person was told: another one is asked, or something else."""
        ...

    def cannot_undo(self) -> None:
        """Say that what was done last can't be taken back."""
        ...

    def too_quick(self) -> None:
        """Say that only a press after a pause counts: somebody goes on pressing in vain."""
        ...

    def took_back(self, seat: Seat) -> None:
        """Say that somebody has taken the last action back."""
        ...


S = TypeVar("S")
E = TypeVar("E")


class TurnReplay(Generic[S, E]):
    """Shows the events of a playback one after the other; implements ``ReplayView``.

    ``in_turn`` says whose hand lies at the lower edge, if the view follows ``hands``.
    """

    def __init__(
        self,
        playback: Playback,
        view: TurnView[S, E],
        *,
        hands: HiddenHands,
        in_turn: Callable[[S], Seat],
    ) -> None:
        self._playback = playback
        self._hands = hands
        self._in_turn = in_turn
        self.shown = cast("S", playback.match.state)
        self.view = view
        self.view.open(self.shown)
        self._queue: deque[Step[E, S]] = deque()
        self._hold = 0.0

    @property
    def busy(self) -> bool:
        """Say whether there is still something to be seen."""
        return bool(self._queue) or self._hold > 0 or self.view.moving

    def play(self, steps: AnySteps) -> None:
        """Show what the playback has just given; what waits is shown at once."""
        while self._queue:
            self._show(self._queue.popleft())
            self.view.finish()
        self._queue.extend(steps)
        self._hold = 0.0
        self._next()

    def jump(self) -> None:
        """Show the playback's state as it is, without motion."""
        self._queue.clear()
        self._hold = 0.0
        self.shown = cast("S", self._playback.match.state)
        self.view.snap(self.shown)

    def things(self) -> Iterable[Seen]:
        """Return what lies on the table, to be looked at."""
        return self.view.things(self.shown)

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""
        self._hold = max(0.0, self._hold - dt)
        self._hands.ask(None, needs_hand=False, in_turn=self._in_turn(self.shown))
        self.view.update(dt)
        self._next()

    def draw(self, stage: Stage) -> None:
        """Put the table on the stage."""
        self.view.draw(self.shown, Spots(), None, None)

    def _next(self) -> None:
        while self._queue and self._hold <= 0 and not self.view.moving:
            self._show(self._queue.popleft())

    def _show(self, step: Step[E, S]) -> None:
        before, self.shown = self.shown, step.state
        self._hold = self.view.play(step.event, before, step.state)


def replay_by(
    make_view: Callable[..., TurnView[Any, Any]],
    in_turn: Callable[[Any], Seat],
) -> Callable[[Services, Playback, tuple[str, ...], AnyGame], TurnReplay[Any, Any]]:
    """Return what makes the replay of a game of turns; all hands lie open in it.

    ``make_view`` is called with the services, who sits there, the rules, a state, the hands, and
    what says how keys are called: there are none.
    """

    def replay_of(
        services: Services, playback: Playback, names: tuple[str, ...], game: AnyGame
    ) -> TurnReplay[Any, Any]:
        seating = seat_players(services, playback, names)
        hands = HiddenHands((), len(seating))
        view = make_view(services, seating, game.rules, playback.match.state, hands, _no_key)
        return TurnReplay(playback, view, hands=hands, in_turn=in_turn)

    return replay_of


def _no_key(_seat: Seat, _number: int) -> str:
    """Return nothing: in a replay no key has a meaning."""
    return ""
