"""What the scene of a game of turns asks of the picture of its table."""

from typing import Any, Protocol, TypeVar

from game.core.rules import Seat
from game.ui.spots import Spot, Spots
from game.ui.turn_table import Show

S_contra = TypeVar("S_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)


class TurnView(Show[S_contra, E_contra], Protocol[S_contra, E_contra]):
    """How a game of turns looks; it reads states and never changes them.

    ``update(0)`` followed by ``finish()`` must leave no closed hand face up: a pause comes.
    """

    def open(self, state: S_contra) -> None:
        """Show the beginning."""
        ...

    def apply_settings(self) -> None:
        """Take speed, motion and key caps from the settings."""
        ...

    def refresh_labels(self) -> None:
        """Show what the keys are called in the layout of now."""
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

    def show_log(self, shown: bool) -> None:
        """Show or hide the whole log."""
        ...

    def refuse(self, spot: Spot[Any]) -> None:
        """Say why something can't be chosen now."""
        ...

    def remind(self) -> None:
        """Say whose turn it is: somebody else has pressed a key."""
        ...

    def tell(self) -> None:
        """Switch the help that the game's ``info`` key stands for."""
        ...

    def forget(self) -> None:
        """Show no more of what one person was told: another is asked, or something else."""
        ...

    def cannot_undo(self) -> None:
        """Say that what was done last can't be taken back."""
        ...

    def took_back(self, seat: Seat) -> None:
        """Say that somebody has taken the last action back."""
        ...
