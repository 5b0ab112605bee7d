"""What was pressed and can't be chosen: it shakes for a moment, and why is told a little longer."""

from typing import Generic, TypeVar

from game.ui.motion import SHAKE_MS
from game.ui.offers import Offer
from game.ui.widgets_pen import Box

A = TypeVar("A")

TOLD_SECONDS = 2.6
"""How long a reason is to be read."""
FADE_SECONDS = 0.25
SHAKE_REACH = 12.0
SHAKES = 3


class Refused(Generic[A]):
    """Remembers the last choice that was refused; ``still`` is for those who want no motion."""

    def __init__(self) -> None:
        self._offer: Offer[A] | None = None
        self._told = 0.0
        self.still = False

    @property
    def offer(self) -> Offer[A] | None:
        """The choice whose reason is told now."""
        return self._offer if self._told > 0 else None

    @property
    def alpha(self) -> float:
        """How solid the reason is, 0 to 255."""
        return 255.0 if self.still else min(255.0, 255 * self._told / FADE_SECONDS)

    def refuse(self, offer: Offer[A]) -> None:
        """Shake something that can't be chosen now, and say why."""
        self._offer, self._told = offer, TOLD_SECONDS

    def calm(self) -> None:
        """Say no more about what was refused: it was said to one person."""
        self._offer, self._told = None, 0.0

    def update(self, dt: float) -> None:
        """Let shaking and telling end."""
        self._told = max(0.0, self._told - dt)

    def shift_of(self, box: Box) -> float:
        """Return how far to the side the thing in a box is now."""
        left = self._told - TOLD_SECONDS + SHAKE_MS / 1000
        if self._offer is None or self._offer.box != box or left <= 0 or self.still:
            return 0.0
        share = left / (SHAKE_MS / 1000)
        return SHAKE_REACH * share * (1 if int(share * 2 * SHAKES) % 2 else -1)
