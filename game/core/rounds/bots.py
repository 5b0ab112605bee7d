"""Bots of games in rounds: with rules of thumb alone, or trying out what could be better still."""

from collections.abc import Collection, Generator, Sequence
from typing import Any, Generic, Protocol, TypeVar

from game.core.rules import Seat

A = TypeVar("A")
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


class ThumbBot(Generic[V, A]):
    """Plays by rules of thumb alone."""

    def __init__(self, seat: Seat, policy: Policy[V, A]) -> None:
        self._seat = seat
        self._policy = policy

    def think(self, view: V, actions: Sequence[A], steps: int) -> Thinking[A]:
        """Return one of the actions without a step of thinking."""
        yield from ()
        return self._policy.choose(view, self._seat, actions)


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
