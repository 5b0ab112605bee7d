"""What all views of choices have in common: something refused shakes, and keys have labels."""

from collections.abc import Callable
from typing import Any

from game.core.rules import Seat
from game.input.seating import Seating
from game.ui.brush import Brush
from game.ui.offers import Offer
from game.ui.refused import Refused
from game.ui.widgets_pen import Box, Pen

KeyLabel = Callable[[Seat, int], str]
"""Returns what is printed on a key of ``game.input.turn_keys``, empty if there is none."""


class ChoiceView:
    """Remembers what was refused; a game's own view draws the choices.

    ``still`` is for those who want no motion; ``caps`` says whether keys are shown.
    """

    def __init__(self, brush: Brush, pen: Pen, seating: Seating, label: KeyLabel) -> None:
        self._brush = brush
        self._pen = pen
        self._seating = seating
        self._names = tuple(player.name for player in seating.players)
        self._label = label
        self._refused: Refused[Any] = Refused()
        self.still = False
        self.caps = True

    def refuse(self, offer: Offer[Any]) -> None:
        """Shake something that can't be chosen now, and say why."""
        self._refused.still = self.still
        self._refused.refuse(offer)

    def calm(self) -> None:
        """Say no more about what was refused: it was said to one person."""
        self._refused.calm()

    def update(self, dt: float) -> None:
        """Let shaking and telling end."""
        self._refused.update(dt)

    def shift_of(self, box: Box) -> float:
        """Return how far to the side the thing in a box is now: what was refused shakes."""
        return self._refused.shift_of(box)
