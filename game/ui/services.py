"""What every scene may use, handed over as one value."""

from dataclasses import dataclass, field

from game.core.rng import Rng
from game.input.keyboard import Keyboard
from game.input.pads import Pads
from game.input.seating import Seating
from game.storage import Settings, Store
from game.ui.audio import Audio
from game.ui.canvas import Canvas
from game.ui.i18n import Texts
from game.ui.motion import Speed
from game.ui.music import Music
from game.ui.report import MatchNavigator
from game.ui.scenes import SceneManager
from game.ui.sprites import Sprites
from game.ui.stage import Stage
from game.ui.text import Text
from game.ui.theme import SeatStyle, seat_style
from game.ui.window import Window


@dataclass(slots=True)
class Services:
    """What a scene needs; ``looks`` is the luck of pictures and sounds, never of rules.

    ``navigator`` is put there by the screens; there is none in some tests and tools. ``seating``
    is who sits at the table that is shown, live or in a replay. ``music`` is silent until
    the window opens one that is heard.
    """

    window: Window
    canvas: Canvas
    stage: Stage
    sprites: Sprites
    text: Text
    audio: Audio
    scenes: SceneManager
    looks: Rng
    texts: Texts
    store: Store
    keyboard: Keyboard
    pads: Pads
    seating: Seating | None = None
    navigator: MatchNavigator | None = None
    music: Music = field(default_factory=Music)

    @property
    def settings(self) -> Settings:
        """The settings as they are now."""
        return self.store.settings

    @property
    def still(self) -> bool:
        """Whether pictures change without motion: so the settings say."""
        return self.settings.reduced_motion or Speed[self.settings.speed] is Speed.off

    def style(self, seat: int) -> SeatStyle:
        """Return colour and shape of a seat of the table that is shown: those of its chair."""
        known = self.seating is not None and seat < len(self.seating)
        return seat_style(self.seating.chair(seat) if self.seating and known else seat)
