"""What a game in rounds says about the questions that all are asked alike."""

from typing import Any, Generic, TypeVar

from game.core.rounds.state import RoundsState
from game.core.rules import Seat
from game.ui.answer_window import READ
from game.ui.turn_scene import TurnScene

S = TypeVar("S", bound=RoundsState)
E = TypeVar("E")
V = TypeVar("V")


class RoundsAsking(TurnScene[S, Any, E, V], Generic[S, E, V]):
    """The hooks of a scene in rounds."""

    def share_of_time(self, state: S) -> float:
        """Return the share of the time to answer that a question stands where nobody presses."""
        raise NotImplementedError

    def taken_in(self, state: S) -> float:
        """Return after how many seconds what led to a question was taken in by everybody."""
        return READ

    def all_open(self, state: S) -> bool:
        """Say whether every card that answers the open question lies where all can see it."""
        raise NotImplementedError

    def blind_answer(self, state: S, seat: Seat) -> Any | None:
        """Return what the answer key does for a closed hand; ``None``: nothing (FB-34)."""
        return None

    @property
    def answer_icon(self) -> str:
        """The drawing of the key that answers from a closed hand."""
        return "icons/turn"

    @property
    def answers_blind(self) -> bool:
        """Say whether a key alone tells a whole answer now."""
        return False

    def breaks_order(self, state: S) -> bool:
        """Say whether this is worth asking even those who wanted to be left alone."""
        return False

    def weighs_much(self, state: S) -> bool:
        """Say whether the open question is about much: some want to be asked about that alone."""
        raise NotImplementedError

    def matters(self, state: S) -> bool:
        """Say whether an answer to the open question could change anything, as all can see."""
        return True
