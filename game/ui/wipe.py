"""Between two screens the old picture is pulled away like a sheet of paper, with a torn edge.

The new screen is there and acts from its first frame on: the sheet only lies on it for a moment.
"""

import pygame

from game.core.rng import Rng
from game.ui import paint
from game.ui.canvas import HEIGHT, Canvas
from game.ui.motion import EASINGS
from game.ui.scenes import Scene, SceneManager
from game.ui.stage import Stage
from game.ui.theme import PAPER, PAPER_DIM

SECONDS = 0.2
LONGEST_STEP = 1 / 30
"""The first frames of a screen may take long; the sheet does not jump over them."""
BEGUN = 1 / 60
"""It has moved already in the frame in which the new screen is there."""
EASE = "out"
"""At once away from most of the picture."""
FLUSH, TEETH = 34.0, 27
"""How wide the torn edge is at most, in units, and in how many places it was torn."""
RIM = 9.0
"""So much of its width shows the inside of the paper, which is darker."""
SHADE = 70.0
"""How far the sheet's shadow reaches."""
DARK = 120


class Wipe:
    """Notes when another screen is shown, and pulls the picture of the last one away."""

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self._shown: Scene | None = None
        self._depth = 0
        self._sheet: pygame.Surface | None = None
        self._seconds = 0.0
        self._back = False
        self._edges: dict[bool, pygame.Surface] = {}

    @property
    def on(self) -> bool:
        """Whether a sheet still lies on the screen."""
        return self._sheet is not None

    def stop(self) -> None:
        """Take the sheet off at once (another window, less motion)."""
        self._sheet = None
        self._edges.clear()

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""
        if self._sheet is not None:
            self._seconds += min(dt, LONGEST_STEP)
            if self._seconds >= SECONDS:
                self.stop()

    def draw(self, scenes: SceneManager, stage: Stage, *, calm: bool) -> None:
        """Lay the sheet over what was put on the stage; if ``calm``, never.

        Called before the stage paints: what it painted last is the picture that is pulled away.
        A screen whose first picture is still in the making keeps the old one.
        """
        shown = scenes.base
        if shown is not self._shown and not stage.kept:
            known, self._shown = self._shown, shown
            self._back, self._depth = len(scenes) < self._depth, len(scenes)
            if known is not None and shown is not None and not calm:
                self._sheet, self._seconds = stage.target.copy(), BEGUN
        if self._sheet is not None and self._sheet.get_size() != stage.target.get_size():
            self.stop()
        if self._sheet is not None:
            self._lay(stage, self._sheet)

    def _lay(self, stage: Stage, sheet: pygame.Surface) -> None:
        edge = self._edge(self._back)
        wide = sheet.get_width()
        torn = edge.get_width()
        left = round((wide + torn) * EASINGS[EASE](self._seconds / SECONDS))
        if self._back:
            stage.put_over(sheet, left, 0)
            stage.put_over(edge, left - torn, 0)
        else:
            stage.put_over(sheet, -left, 0)
            stage.put_over(edge, wide - left, 0)

    def _edge(self, back: bool) -> pygame.Surface:
        """Return what a sheet has at its end: torn paper, and the shadow that it throws."""
        found = self._edges.get(back)
        if found is None:
            scale = self._canvas.size[1] / HEIGHT
            found = torn_edge(scale, self._canvas.size[1])
            if back:
                found = pygame.transform.flip(found, True, False)
            self._edges[back] = found
        return found


def torn_edge(scale: float, height: int) -> pygame.Surface:
    """Return the right end of a sheet so many px high; ``scale`` is px a unit."""
    surface = paint.clear(round((FLUSH + SHADE) * scale), height)
    reach = max(1, round(SHADE * scale))
    for px in range(reach):
        faint = round(DARK * (1 - px / reach) ** 2)
        surface.fill((0, 0, 0, faint), (round(FLUSH * scale / 2) + px, 0, 1, height))
    tall = height / scale
    luck = Rng(3, "torn edge")
    inner: list[tuple[float, float]] = [(0.0, 0.0)]
    outer: list[tuple[float, float]] = [(0.0, 0.0)]
    for tooth in range(TEETH + 1):
        y = tall * tooth / TEETH
        x = FLUSH * (0.35 + 0.65 * luck.unit()) - RIM
        inner.append((x, y))
        outer.append((x + RIM * (0.4 + 0.6 * luck.unit()), y))
    inner.append((0.0, tall))
    outer.append((0.0, tall))
    paint.fill_smoothly(surface, scale, [(outer, PAPER_DIM), (inner, PAPER)])
    return surface
