"""Draws a scene's picture over several frames, where many parts of it were never drawn before."""

from collections.abc import Callable

from game.ui.cache import NotYet, hurried
from game.ui.services import Services
from game.ui.stage import Stage

SECONDS = 0.014
"""So long pictures are made in a frame; the one that is begun is finished."""
LONGEST = 40
"""After so many frames the picture is drawn, however long it takes: it may fit in no cache."""


class InPieces:
    """What is on the screen stays as long as the next picture is in the making.

    Where nobody is in a hurry, as in tools, a picture is drawn at once.
    """

    def __init__(self, services: Services) -> None:
        self._services = services
        self._frames = 0
        self._begun = False

    @property
    def waiting(self) -> bool:
        """Say whether a picture is in the making, so that frames have to go on."""
        return self._frames > 0

    def draw(self, stage: Stage, draw: Callable[[Stage], None]) -> None:
        """Draw, or go on with that and show what was there."""
        services, begun = self._services, self._begun
        self._begun = True
        if not services.sprites.soft_first or self._frames >= LONGEST:
            self._frames = 0
            draw(stage)
            return
        if not begun:
            self._frames = 1
            stage.keep()  # opening the scene has taken its share of this frame
            return
        try:
            with hurried((services.sprites.cached, services.text.cached), SECONDS):
                draw(stage)
            self._frames = 0
        except NotYet:
            self._frames += 1
            stage.keep()
