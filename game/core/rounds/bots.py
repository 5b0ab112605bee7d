"""Bots of games in rounds: with rules of thumb alone, or trying out what could be better still."""

from collections.abc import Callable, Collection, Generator, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from game.core.rng import Luck
from game.core.rules import NOBODY, Seat

A = TypeVar("A")
T = TypeVar("T")
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)

Thinking = Generator[None, None, A]


class Policy(Protocol[V_contra, A]):
    """Rules of thumb."""

    def choose(self, position: V_contra, seat: Seat, actions: Sequence[A], /) -> A:
        """Return one of the actions that the open question allows the seat."""
        ...


class Search(Protocol[V_contra, A]):
    """Tries actions out."""

    def best(self, view: V_contra, seat: Seat, actions: Sequence[A], steps: int, /) -> Thinking[A]:
        """Return the best action; yields at most ``steps`` times."""
        ...


def any_best(items: Sequence[T], worth: Callable[[T], Any], seen: int) -> T:
    """Return the item of the highest worth; of equals, one chosen by a number that all can see.

    Rules of thumb draw no luck, and nobody is to be picked on for sitting first. ``seen`` is to
    change from turn to turn, and not with anything hidden.
    """
    worths = [worth(item) for item in items]
    most = max(worths)
    best = [item for item, value in zip(items, worths, strict=True) if value == most]
    return best[scattered(seen) % len(best)] if len(best) > 1 else best[0]


def scattered(number: int) -> int:
    """Return a number in which neighbours have nothing in common (a multiplicative hash)."""
    return (number * 0x9E3779B1 & 0xFFFFFFFF) >> 12


class ThumbBot(Generic[V, A]):
    """Plays by rules of thumb alone."""

    def __init__(self, seat: Seat, policy: Policy[V, A]) -> None:
        self._seat = seat
        self._policy = policy

    def think(self, view: V, actions: Sequence[A], steps: int) -> Thinking[A]:
        """Return one of the actions without a step of thinking."""
        yield from ()
        return self._policy.choose(view, self._seat, actions)


class Slips(NamedTuple):
    """How somebody slips who knows the rules of thumb, as parts of 1."""

    overlooks: float
    """How often the card that would be best is not seen in the hand."""
    forgets: float
    """How often it is forgotten that a card could be thrown in."""
    sees: float = 1.0
    """Which part of the other ways to play is looked at, where something is overlooked."""


class Moments(NamedTuple):
    """Where a game's players slip, and where they settle accounts."""

    plays: type[Any]
    """The action of playing a card; it has a ``kind``."""
    passes: type[Any]
    targets: type[Any]
    """The action of naming a ``seat``."""
    thrown_in: frozenset[str]
    """Questions out of turn that a card of the hand may answer."""
    attacked: frozenset[str]
    """Those of them that tell of an attack by ``other``."""


class SlippingBot(Generic[V, A]):
    """Plays by rules of thumb as people do who are new to them: it slips, and bears a grudge.

    Whoever attacked it last is whom it names.
    """

    def __init__(
        self, seat: Seat, policy: Policy[V, A], slips: Slips, moments: Moments, luck: Luck
    ) -> None:
        self._seat = seat
        self._policy = policy
        self._slips = slips
        self._moments = moments
        self._luck = luck
        self._grudge: Seat = NOBODY

    def think(self, view: Any, actions: Sequence[A], steps: int) -> Thinking[A]:
        """Return one of the actions without a step of thinking."""
        yield from ()
        moments, slip = self._moments, self._luck.unit()
        ask = view.question.ask
        if ask in moments.attacked:
            self._grudge = view.question.other
        if ask in moments.thrown_in and slip < self._slips.forgets:
            passing = [action for action in actions if isinstance(action, moments.passes)]
            return passing[0] if passing else actions[0]
        own: Any = self._policy.choose(view, self._seat, actions)
        if isinstance(own, moments.targets):
            own = self._accused(actions) or own
        elif isinstance(own, moments.plays) and slip < self._slips.overlooks:
            own = self._next_best(view, actions, own)
        answer: A = own
        return answer

    def _accused(self, actions: Sequence[Any]) -> A | None:
        """Return the action that names whoever attacked last, if it may be named."""
        named = (action for action in actions if isinstance(action, self._moments.targets))
        return next((action for action in named if action.seat == self._grudge), None)

    def _next_best(self, view: V, actions: Sequence[Any], own: Any) -> A:
        """Return what is best if the cards of one kind are not seen, and of the rest a part."""
        plays, sees, luck = self._moments.plays, self._slips.sees, self._luck
        rest = [act for act in actions if not isinstance(act, plays) or act.kind != own.kind]
        if sees < 1.0 and rest:
            rest = [act for act in rest if luck.unit() < sees] or [luck.choice(rest)]
        return self._policy.choose(view, self._seat, rest) if rest else own


class SearchBot(Generic[V, A]):
    """Tries out what there is to answer to some questions; else it plays by rules of thumb."""

    def __init__(
        self, seat: Seat, policy: Policy[V, A], search: Search[V, A], searched: Collection[str]
    ) -> None:
        self._seat = seat
        self._policy = policy
        self._search = search
        self._searched = searched

    def think(self, view: Any, actions: Sequence[A], steps: int) -> Thinking[A]:
        """Return one of the actions; what a step is, the search says."""
        ask = view.question.ask if view.question else None
        if len(actions) == 1 or ask not in self._searched:
            return self._policy.choose(view, self._seat, actions)
        return (yield from self._search.best(view, self._seat, actions, steps))
