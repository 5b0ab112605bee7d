"""What choices of games in rounds are told from: who is asked, and what the rules would take."""

from functools import cached_property
from typing import Any, Generic, TypeVar

import msgspec

from game.core.choices import At, Choice, player
from game.core.rounds.resolution import turn_order
from game.core.rounds.state import Question, RoundsState
from game.core.rules import AnyRules, Seat
from game.core.sentence import Sentence

R = TypeVar("R", bound=AnyRules)
S = TypeVar("S", bound=RoundsState)
Q = TypeVar("Q", bound=Question[Any])
A = TypeVar("A")
D = TypeVar("D")


class Asked(msgspec.Struct, Generic[R, S, Q, D], frozen=True, dict=True):
    """A seat that is asked, and what it has put together so far."""

    rules: R
    state: S
    seat: Seat
    question: Q
    draft: D

    @cached_property
    def legal(self) -> frozenset[Any]:
        """What the rules would take."""
        return frozenset(self.rules.legal_actions(self.state, self.seat))

    @property
    def others(self) -> tuple[Seat, ...]:
        """Everybody else, from the right on."""
        return turn_order(self.seat, len(self.state.hands))[:-1]


def somebody(
    action: A,
    seat: Seat,
    about: Sentence | None = None,
    note: Sentence | None = None,
    refusal: Sentence | None = None,
) -> Choice[A]:
    """Return a player to choose: whom, and what would become of them."""
    return Choice(action, player(seat), At.SEAT, seat=seat, about=about, note=note, refusal=refusal)
