"""What every scene may use, handed over as one value."""

from dataclasses import dataclass
from typing import Any

from game.core.rng import Rng
from game.ui.audio import Audio
from game.ui.canvas import Canvas
from game.ui.scenes import SceneManager
from game.ui.sprites import Sprites
from game.ui.stage import Stage
from game.ui.text import Text
from game.ui.window import Window


@dataclass(slots=True)
class Services:
    """The tools of a scene; ``looks`` is the luck of pictures and sounds, never of rules."""

    window: Window
    canvas: Canvas
    stage: Stage
    sprites: Sprites
    text: Text
    audio: Audio
    scenes: SceneManager
    looks: Rng
    texts: Any = None
    store: Any = None
    keyboard: Any = None
    pads: Any = None
    seating: Any = None
    flow: Any = None

    @property
    def settings(self) -> Any:
        """The settings as they are now."""
        return self.store.settings
