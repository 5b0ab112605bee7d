"""The protocol that every game's rules keep.

Rules decide and emit events; applying events (``evolve``) is the only thing that changes a state.
The words are OpenSpiel's. States, actions, events and views are frozen ``msgspec.Struct`` values
with tuples inside.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from game.core.rng import Luck

Seat = int
"""A place at the table, 0 to n-1."""

NOBODY: Seat = -1
"""No seat: for what concerns everybody, or nobody."""

TICKS_PER_SECOND = 60
"""The step of every real-time clock of the rules is 1/60 s."""

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V", covariant=True)


class IllegalAction(ValueError):
    """An action that the rules do not offer to that seat now; the text says why."""


class Rejected(msgspec.Struct, frozen=True, tag=True):
    """A real-time attempt had no effect: it changes no state and is not recorded."""

    seat: Seat
    reason: str


class Option(msgspec.Struct, frozen=True):
    """A choice that the players make in the lobby; values are text, kept in the order to offer.

    ``per_seat`` options take one value for all, or one a seat joined by commas. ``titles`` are
    pairs of a value and what players called it, in their own language, when they made it.
    ``for_few`` are pairs of a value and how many may play with it at most.
    """

    name: str
    choices: tuple[str, ...]
    default: str
    per_seat: bool = False
    titles: tuple[tuple[str, str], ...] = ()
    for_few: tuple[tuple[str, int], ...] = ()

    def check(self, value: str, seats: int = 0) -> None:
        """Raise ``ValueError`` with the possible values unless ``value`` is one of them.

        ``seats``: how many play, if that is known.
        """
        if value not in self.choices:
            raise ValueError(
                f"option {self.name} is {value!r}; possible: {', '.join(self.choices)}"
            )
        most = dict(self.for_few).get(value, seats)
        if seats > most:
            raise ValueError(f"option {self.name} is {value!r}, which is for up to {most} seats")

    def settled(self, value: str, seats: int) -> str:
        """Return a value, or the default where fewer may play with it."""
        return self.default if dict(self.for_few).get(value, seats) < seats else value


class MatchConfig(msgspec.Struct, frozen=True):
    """Everything that a match starts from. ``options`` holds each option, a value a seat."""

    game: str
    seats: int
    seed: int
    options: tuple[tuple[str, tuple[str, ...]], ...] = ()

    def value(self, name: str, seat: Seat = 0) -> str:
        """Return the value of an option for a seat; ``KeyError`` if there is no such option."""
        return dict(self.options)[name][seat]

    def option_text(self) -> tuple[str, ...]:
        """Return ``name=value`` for each option, with one value where all seats agree."""
        return tuple(
            f"{name}={values[0] if len(set(values)) == 1 else ','.join(values)}"
            for name, values in self.options
        )


class GameInfo(msgspec.Struct, frozen=True):
    """What menus, tests and tools need to know about a game."""

    key: str
    min_seats: int
    max_seats: int
    real_time: bool
    hidden_info: bool
    options: tuple[Option, ...] = ()

    def settled(self, options: Mapping[str, str], seats: int) -> dict[str, str]:
        """Return options with the default where so many may not play with a value."""
        known = {option.name: option for option in self.options}
        return {
            name: known[name].settled(value, seats) if name in known else value
            for name, value in options.items()
        }

    def configure(
        self, seats: int, seed: int, options: Mapping[str, str] | None = None
    ) -> MatchConfig:
        """Fill in defaults and check everything; ``ValueError`` names what is wrong."""
        if not self.min_seats <= seats <= self.max_seats:
            raise ValueError(f"{self.key} is for {self.min_seats} to {self.max_seats} seats")
        given = dict(options or {})
        known = tuple(option.name for option in self.options)
        for name in given:
            if name not in known:
                raise ValueError(f"no option {name!r}; possible: {', '.join(known)}")
        filled = tuple(
            (option.name, _values(option, given.get(option.name, option.default), seats))
            for option in self.options
        )
        return MatchConfig(self.key, seats, seed, filled)


def _values(option: Option, text: str, seats: int) -> tuple[str, ...]:
    parts = tuple(text.split(",")) if option.per_seat else (text,)
    for part in parts:
        option.check(part, seats)
    if len(parts) == 1:
        return parts * seats
    if len(parts) != seats:
        raise ValueError(f"option {option.name} needs one value or {seats}, not {len(parts)}")
    return parts


class Outcome(msgspec.Struct, frozen=True):
    """The end of a match: a score a seat (its sense is the game's) and who won."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]

    def text(self) -> str:
        """Return ``scores 12 40 3 winners 2``."""
        scores = " ".join(map(str, self.scores))
        return f"scores {scores} winners {' '.join(map(str, self.winners))}"


class Step(msgspec.Struct, Generic[E, S], frozen=True, gc=False):
    """An event, and the state after it."""

    event: E
    state: S


class Turn(Generic[S, E]):
    """One resolution in progress: the state so far, the luck, and the steps that led to it."""

    __slots__ = ("_evolve", "luck", "sealed", "state", "steps")

    def __init__(self, state: S, luck: Luck, evolve: Callable[[S, E], S]) -> None:
        self.state = state
        self.luck = luck
        self.steps: list[Step[E, S]] = []
        self.sealed = False
        self._evolve = evolve

    def emit(self, event: E) -> None:
        """Apply one event, and record it with the state after it."""
        evolve = self._evolve  # named first: an attribute called at once takes longer to look up
        self.state = state = evolve(self.state, event)
        self.steps.append(Step(event, state))

    def seal(self) -> None:
        """Say that a secret was shown: what came before can't be undone any more."""
        self.sealed = True


class Rules(Protocol[S, A, E, V]):
    """A game. Pure: the same inputs give the same results, in every process."""

    info: GameInfo

    def initial_state(self, config: MatchConfig, luck: Luck) -> S:
        """Return the dealt state."""
        ...

    def to_act(self, state: S) -> frozenset[Seat]:
        """Return who may act; empty when the match is over, everybody in a race."""
        ...

    def legal_actions(self, state: S, seat: Seat) -> Sequence[A]:
        """Return what ``resolve`` accepts and what has an effect, in stable order."""
        ...

    def resolve(self, turn: Turn[S, E], seat: Seat, action: A) -> None:
        """Decide an action; ``IllegalAction`` if a turn game does not offer it."""
        ...

    def evolve(self, state: S, event: E) -> S:
        """Apply one event; draws no luck and makes no choice."""
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """Return what that seat may know; ``None`` is an onlooker."""
        ...

    def view_text(self, view: Any) -> str:
        """Return a view in the words of positions, with ``?`` for what it hides."""
        ...

    def redact(self, event: E, seat: Seat | None) -> E:
        """Return the event without what that seat may not know."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """Return the end of the match, or ``None`` before it."""
        ...

    def action_text(self, action: A) -> str:
        """Return an action's text; ``parse_action`` is its inverse."""
        ...

    def parse_action(self, text: str) -> A:
        """Return the action of a text; ``ValueError`` says what is wrong with it."""
        ...

    def event_text(self, event: E) -> str:
        """Return an event as one line; empty for those that only move the clock."""
        ...

    def describe(self, state: S) -> str:
        """Return a position as text; ``parse_position`` is its inverse."""
        ...

    def parse_position(self, text: str) -> S:
        """Return the state of a text; ``PositionError`` names the line and the mistake."""
        ...

    def content(self, config: MatchConfig) -> Mapping[str, str]:
        """Return the text of each part of the game's files that a match depends on, by name.

        The cards are called ``deck``; a name is one word of small letters.
        """
        ...

    def round_of(self, state: S) -> int:
        """Return which round is played, from 1 on; 1 where a match has no rounds."""
        ...

    def card_census(self, state: S) -> Sequence[int]:
        """Return every card id in the state, for the conservation check."""
        ...


class RealTimeRules(Rules[S, A, E, V], Protocol[S, A, E, V]):
    """A race: its clock runs in steps of 1/60 s, and stands still while suspended."""

    def tick(self, turn: Turn[S, E]) -> None:
        """Let one step of 1/60 s pass."""
        ...

    def suspend(self, turn: Turn[S, E]) -> None:
        """Stop the clock (pause, focus loss); no effect when it stands already."""
        ...

    def resume(self, turn: Turn[S, E]) -> None:
        """Go on, with a count-down; no effect when nothing is suspended."""
        ...


class PositionError(ValueError):
    """A position's text that can't be read: ``line`` counts from 1."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


AnyRules = Rules[Any, Any, Any, Any]
AnySteps = tuple[Step[Any, Any], ...]
