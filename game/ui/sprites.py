"""Sprites: drawings rasterised at the window's real scale, kept in bounded caches."""

import logging
import math
import re
from collections.abc import Callable, Hashable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache, partial
from itertools import product
from pathlib import Path

import pygame

from game import resources
from game.ui import paint
from game.ui.cache import SurfaceCache, room_for
from game.ui.canvas import HEIGHT, WIDTH, Canvas
from game.ui.fonts import Fonts
from game.ui.paint import KeyState
from game.ui.stage import Parts
from game.ui.text import ready
from game.ui.theme import RGB, RGBA

ANGLE_STEP = 3
"""Degrees; rotated sprites are kept once per step."""
SQUASH_STEPS = 12
"""A flipping card is kept in this many widths."""
KEPT_SCREENS = 9
"""Pictures are kept that fill the window so many times: all that the tables draw ahead."""
MAX_BYTES = 160 * 1024 * 1024
WORTH_A_HOLE = 64
"""Px: the shadow of a smaller sheet is kept whole."""
SHARP = (WIDTH, HEIGHT)
"""Backdrops are drawn no finer than this, in px; larger windows scale them up."""
SOFT = (WIDTH // 4, HEIGHT // 4)

_VIEWBOX = re.compile(rb'viewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)')
_SIZES = re.compile(rb'<svg[^>]*?\swidth="([\d.]+)[^>]*?\sheight="([\d.]+)')
_PLACEHOLDER: RGB = (214, 60, 160)
_SHADOW_ALPHA = 110
_log = logging.getLogger(__name__)


class Sprites:
    """Gives surfaces in px for sizes in units; what it gives is never to be painted on."""

    def __init__(
        self, canvas: Canvas, fonts: Fonts | None = None, folder: Path | None = None
    ) -> None:
        self.canvas = canvas
        self._fonts = Fonts() if fonts is None else fonts
        self._folders = (folder,) if folder else resources.asset_folders("sprites")
        self._cache = SurfaceCache(self._room)
        self._aspects: dict[str, float | None] = {}
        self._soft: tuple[Hashable, pygame.Surface] | None = None
        self._coming: dict[Hashable, Future[pygame.Surface]] = {}
        self._painter = ThreadPoolExecutor(1, "backdrop")
        self.soft_first = False
        """Whether a screen's backdrop may be blurred for a frame, so that it is there at once."""

    @property
    def cached(self) -> SurfaceCache:
        """The kept surfaces."""
        return self._cache

    def clear(self) -> None:
        """Forget every surface (the window changed its size)."""
        self._cache.clear(self._room)
        self._soft = None
        self._coming.clear()

    @property
    def _room(self) -> int:
        return room_for(KEPT_SCREENS, self.canvas.size, MAX_BYTES)

    def get(
        self,
        name: str,
        width: float,
        *,
        height: float | None = None,
        angle: float = 0.0,
        squash: float = 1.0,
    ) -> pygame.Surface:
        """Return a drawing ``width`` units wide, turned by ``angle`` degrees (steps of 3).

        ``squash`` from 0 to 1 narrows it as a card in mid-flip. No file: a visible placeholder.
        """
        turn = round(angle / ANGLE_STEP) * ANGLE_STEP % 360
        narrow = max(1, round(abs(squash) * SQUASH_STEPS))
        size = self._px_size(name, width, height)
        return self._turned(name, size, turn, narrow)

    def scaled(self, name: str, width: float, drawn: float) -> pygame.Surface:
        """Return a drawing ``width`` units wide, scaled from one ``drawn`` units wide, if smaller.

        Less sharp than ``get``, in a tenth of its time once that one is there. It is not kept.
        """
        size = self._px_size(name, width, None)
        if width >= drawn or (name, size) in self._cache:
            return self.get(name, width)
        return pygame.transform.smoothscale(self.get(name, drawn), size)

    def has(self, name: str, width: float) -> bool:
        """Say whether a drawing of this width (units) is kept, so that it costs nothing."""
        return (name, self._px_size(name, width, None)) in self._cache

    def has_painted(self, key: Hashable, size_units: tuple[float, float]) -> bool:
        """Say whether an own drawing is kept."""
        size = self.canvas.length(size_units[0]), self.canvas.length(size_units[1])
        return ("paint", key, size) in self._cache

    def aspect(self, name: str) -> float:
        """Return height divided by width of a drawing (1 if there is no such file)."""
        if name not in self._aspects:
            self._aspects[name] = self._read_aspect(name)
        return self._aspects[name] or 1.0

    def prewarm(
        self, names: Iterable[str], widths: Iterable[float], angles: Iterable[float] = (0.0,)
    ) -> None:
        """Rasterise drawings now, so that it never happens in mid-race."""
        for _ in self.prewarming(names, widths, angles):
            pass

    def prewarming(
        self, names: Iterable[str], widths: Iterable[float], angles: Iterable[float] = (0.0,)
    ) -> Iterator[float]:
        """Rasterise one drawing per step and yield the share done, for a screen that loads."""
        jobs = list(product(names, widths, angles))
        for done, (name, width, angle) in enumerate(jobs, 1):
            self.get(name, width, angle=angle)
            yield done / len(jobs)

    def paint(
        self,
        key: Hashable,
        size_units: tuple[float, float],
        painter: Callable[[pygame.Surface, float], None],
    ) -> pygame.Surface:
        """Return an own drawing: ``painter`` gets a transparent px surface and the scale."""
        size = self.canvas.length(size_units[0]), self.canvas.length(size_units[1])

        def build() -> pygame.Surface:
            surface = paint.clear(*size)
            painter(surface, self.canvas.scale)
            return ready(surface)

        return self._cache.get(("paint", key, size), build)

    def tile(self, fill: RGB) -> Callable[[tuple[int, int]], pygame.Surface]:
        """Return what gives tiles of a colour, each size of which is kept once."""

        def made(size: tuple[int, int]) -> pygame.Surface:
            return self._cache.get(("tile", fill, size), lambda: flooded(size, fill))

        return made

    def paint_rim(
        self,
        key: Hashable,
        size_units: tuple[float, float],
        painter: Callable[..., None],
        rim: tuple[float, float],
        fill: RGB,
    ) -> Parts:
        """Return an own drawing that is all ``fill`` further inside than its rim (units).

        ``rim``: how broad that is, and how broad above. The inside of a large one is kept in one
        byte a px, and need not be blended: a quarter of the memory, and less time to paint.
        ``painter`` gets also which part (px) of a whole of which size it is to paint.
        """
        wide, tall = (self.canvas.length(side) for side in size_units)
        side, top = (math.ceil(self.canvas.scale * units) for units in rim)
        hole = pygame.Rect(side, top, wide - 2 * side, tall - side - top)
        if min(hole.size) < WORTH_A_HOLE:
            whole = self.paint(key, size_units, painter)
            return Parts(whole.get_size(), ((whole, (0, 0)),))

        def strip(place: pygame.Rect) -> pygame.Surface:
            surface = paint.clear(*place.size)
            painter(surface, self.canvas.scale, place, (wide, tall))
            return surface

        inside = self._cache.get(("fill", fill, hole.size), lambda: filled(hole.size, fill))
        rims = self._strips(("rim", key, wide, tall), hole, pygame.Rect(0, 0, wide, tall), strip)
        return Parts((wide, tall), [(inside, hole.topleft), *rims])

    def _strips(
        self,
        key: tuple[Hashable, ...],
        hole: pygame.Rect,
        full: pygame.Rect,
        strip: Callable[[pygame.Rect], pygame.Surface],
    ) -> list[tuple[pygame.Surface, tuple[int, int]]]:
        """Return what lies around a hole in a picture, and where."""

        def made(place: pygame.Rect) -> pygame.Surface:
            return ready(strip(place))

        return [
            (self._cache.get((*key, number), partial(made, place)), place.topleft)
            for number, place in enumerate(_around(hole, full))
        ]

    def shadow(
        self,
        width: float,
        height: float,
        radius: float = 12,
        blur: float = 12,
        alpha: int = _SHADOW_ALPHA,
        angle: float = 0.0,
    ) -> pygame.Surface:
        """Return a soft shadow of a card or panel (units); it is wider by ``2 * blur`` a side."""
        px = self.canvas.length
        turn = round(angle / ANGLE_STEP) * ANGLE_STEP % 360
        key = ("shadow", px(width), px(height), px(radius), px(blur), alpha, turn)

        def build() -> pygame.Surface:
            soft = paint.shadow(px(width), px(height), px(radius), px(blur), alpha)
            return ready(pygame.transform.rotozoom(soft, turn, 1) if turn else soft)

        return self._cache.get(key, build)

    def shadow_below(
        self,
        width: float,
        height: float,
        radius: float,
        blur: float,
        alpha: int,
        lies: tuple[float, float, float],
    ) -> Parts:
        """Return the shadow of an opaque sheet without most of what the sheet hides (units).

        ``lies``: how far it lies to the right of the sheet and below it, and from how far inside
        the sheet's edges on nothing is seen of it. Large shadows are kept as four strips: that
        takes a fraction of the memory, and of the time to paint them.
        """
        px = self.canvas.length
        right, down, inside = (self.canvas.scale * units for units in lies)
        margin, wide, tall = 2 * px(blur), px(width), px(height)
        left, top = math.ceil(margin + inside - right), math.ceil(margin + inside - down)
        hole = pygame.Rect(left, top, int(wide - 2 * inside) - 1, int(tall - 2 * inside) - 1)
        full = pygame.Rect(0, 0, wide + 2 * margin, tall + 2 * margin)
        if min(hole.size) < WORTH_A_HOLE:
            whole = self.shadow(width, height, radius, blur, alpha)
            return Parts(whole.get_size(), ((whole, (0, 0)),))
        key = ("shadow below", wide, tall, px(radius), px(blur), alpha, *hole)
        drawn = cache(partial(paint.shadow, wide, tall, px(radius), px(blur), alpha))
        strips = self._strips(key, hole, full, lambda place: drawn().subsurface(place).copy())
        return Parts(full.size, strips)

    def panel(
        self,
        width: float,
        height: float,
        *,
        fill: RGB | RGBA,
        border: RGB | RGBA | None = None,
        border_width: float = 0,
        radius: float = 24,
        shadow: bool = True,
    ) -> pygame.Surface:
        """Return a rounded panel (units); with a shadow the surface is larger, still centred."""
        px = self.canvas.length
        edge = px(border_width) if border and border_width else 0
        size, corner = (px(width), px(height)), px(radius)
        key = ("panel", size, fill, border, edge, corner, shadow)
        blur = px(14) if shadow else 0

        def build() -> pygame.Surface:
            return ready(paint.panel(size, corner, fill, border, edge, blur))

        return self._cache.get(key, build)

    def tray(
        self,
        width: float,
        height: float,
        *,
        fill: RGBA,
        border: RGBA,
        border_width: float,
        radius: float,
    ) -> Parts:
        """Return a panel without a shadow whose see-through inside is kept once for all borders."""
        px = self.canvas.length
        wide, tall, edge, corner = px(width), px(height), px(border_width), px(radius)
        rim = max(edge, corner) + 1
        hole = pygame.Rect(rim, rim, wide - 2 * rim, tall - 2 * rim)
        if min(hole.size) < WORTH_A_HOLE:
            whole = self.panel(
                width,
                height,
                fill=fill,
                border=border,
                border_width=border_width,
                radius=radius,
                shadow=False,
            )
            return Parts(whole.get_size(), ((whole, (0, 0)),))

        def strip(place: pygame.Rect) -> pygame.Surface:
            # All between the corners is alike, so that a panel as small as can be has each strip.
            size = place.w if place.w == wide else 2 * rim, 2 * rim if place.w == wide else tall
            panel = paint.panel(size, corner, fill, border, edge, 0)
            left = place.left if place.right <= size[0] else size[0] - place.w
            top = place.top if place.bottom <= size[1] else size[1] - place.h
            return panel.subsurface((left, top, *place.size)).copy()

        def inside() -> pygame.Surface:
            surface = paint.clear(*hole.size)
            surface.fill(fill)
            return ready(surface)

        key = ("tray", wide, tall, fill, border, edge, corner)
        strips = self._strips(key, hole, pygame.Rect(0, 0, wide, tall), strip)
        within = self._cache.get(("see-through", fill, hole.size), inside)
        return Parts((wide, tall), [(within, hole.topleft), *strips])

    def keycap(
        self,
        label: str,
        width: float,
        *,
        height: float | None = None,
        state: KeyState = "live",
        colour: RGB | None = None,
    ) -> pygame.Surface:
        """Return a key cap with its label (units): live, blocked (dim) or pressed (down)."""
        size = self.canvas.length(width), self.canvas.length(height or width)
        key = ("keycap", label, size, state, colour)
        return self._cache.get(
            key, lambda: ready(paint.paint_keycap(self._fonts, label, size, state, colour))
        )

    def backdrop(self, name: str, *, soft: bool = False) -> pygame.Surface:
        """Return a 1920 x 1080 drawing over the whole window, bars included, a little grained.

        ``soft``: where ``soft_first`` is set, it is a quick blurred one as long as the sharp one
        is being drawn beside the frames: no frame waits for it.
        """
        key = ("backdrop", name, self.canvas.size)
        if soft and self.soft_first and key not in self._cache:
            self.foresee(name)
            if not self._coming[key].done():
                return self._blurred(key, name)
        self._soft = None
        return self._cache.get(key, lambda: self._come(key, name))

    def _blurred(self, key: Hashable, name: str) -> pygame.Surface:
        if self._soft is None or self._soft[0] != key:
            self._soft = key, self._backdrop(name, SOFT, self.canvas.size)
        return self._soft[1]

    def foresee(self, name: str) -> None:
        """Draw a backdrop beside the frames, where one is likely to be needed next.

        Drawing it takes as long as twenty frames, in a library that lets Python go on meanwhile.
        """
        key = ("backdrop", name, self.canvas.size)
        if self.soft_first and key not in self._cache and key not in self._coming:
            for other in self._coming.values():
                other.cancel()
            self._coming.clear()  # one at most waits: each is as large as the window
            work = self._painter.submit(self._backdrop, name, SHARP, self.canvas.size)
            self._coming[key] = work

    def _come(self, key: Hashable, name: str) -> pygame.Surface:
        """Return a backdrop that was foreseen, or draw it now."""
        work = self._coming.pop(key, None)
        return self._backdrop(name, SHARP, self.canvas.size) if work is None else work.result()

    def _backdrop(
        self, name: str, finest: tuple[int, int], window: tuple[int, int]
    ) -> pygame.Surface:
        """Return a backdrop drawn no finer than ``finest``: vectors cost by the px, scaling not."""
        scale = max(window[0] / WIDTH, window[1] / HEIGHT)
        size = round(WIDTH * scale), round(HEIGHT * scale)
        image = self._rasterised(name, min(size, finest))
        if image.get_size() != size:
            image = pygame.transform.smoothscale(image, size)
        surface = pygame.Surface(window)
        surface.blit(image, ((window[0] - size[0]) // 2, (window[1] - size[1]) // 2))
        del image
        paint.grain(surface)
        return surface

    def _px_size(self, name: str, width: float, height: float | None) -> tuple[int, int]:
        tall = width * self.aspect(name) if height is None else height
        return self.canvas.length(width), self.canvas.length(tall)

    def _turned(self, name: str, size: tuple[int, int], turn: int, narrow: int) -> pygame.Surface:
        upright = self._cache.get((name, size), lambda: ready(self._rasterised(name, size)))
        if not turn and narrow == SQUASH_STEPS:
            return upright
        key = (name, size, turn, narrow)
        return self._cache.get(key, lambda: ready(turned(upright, turn, narrow / SQUASH_STEPS)))

    def _rasterised(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        try:
            image = pygame.image.load_sized_svg(self._file(name), size)
        except (pygame.error, OSError) as error:
            if self._aspects.get(name, 1.0) is not None:
                _log.warning("sprite %s cannot be drawn: %s", name, error)
                self._aspects[name] = None
            return placeholder(size)
        return image if image.get_size() == size else pygame.transform.smoothscale(image, size)

    def _read_aspect(self, name: str) -> float | None:
        try:
            head = self._file(name).read_bytes()[:2000]
        except OSError as error:
            _log.warning("sprite %s cannot be read: %s", name, error)
            return None
        found = _VIEWBOX.search(head) or _SIZES.search(head)
        return float(found[2]) / float(found[1]) if found else 1.0

    def _file(self, name: str) -> Path:
        places = [folder / f"{name}.svg" for folder in self._folders]
        return next((path for path in places if path.is_file()), places[0])


def filled(size: tuple[int, int], colour: RGB) -> pygame.Surface:
    """Return an opaque surface of one colour that takes a byte a px."""
    surface = pygame.Surface(size, depth=8)
    surface.set_palette([colour])
    return surface


def flooded(size: tuple[int, int], colour: RGB) -> pygame.Surface:
    """Return a surface of one colour that can be faded."""
    surface = paint.clear(*size)
    surface.fill(colour)
    return ready(surface)


def _around(hole: pygame.Rect, full: pygame.Rect) -> tuple[pygame.Rect, ...]:
    """Return the four strips of a rectangle that lie around a hole in it."""
    return (
        pygame.Rect(0, 0, full.w, hole.top),
        pygame.Rect(0, hole.top, hole.left, hole.h),
        pygame.Rect(hole.right, hole.top, full.w - hole.right, hole.h),
        pygame.Rect(0, hole.bottom, full.w, full.h - hole.bottom),
    )


def turned(surface: pygame.Surface, angle: int, squash: float) -> pygame.Surface:
    """Return a surface narrowed and turned, with smooth edges."""
    if squash < 1:
        narrow = max(1, round(surface.get_width() * squash)), surface.get_height()
        surface = pygame.transform.smoothscale(surface, narrow)
    if not angle:
        return surface
    edge = pygame.transform.average_color(surface, consider_alpha=True)
    width, height = surface.get_size()
    padded = paint.clear(width + 4, height + 4)
    padded.fill((*edge[:3], 0))
    padded.blit(surface, (2, 2))
    return pygame.transform.rotozoom(padded, angle, 1)


def placeholder(size: tuple[int, int]) -> pygame.Surface:
    """Return what stands in for a missing drawing: loud, so that it is seen and mended."""
    surface = paint.rounded(*size, min(size) // 8, (*_PLACEHOLDER, 200))
    pygame.draw.line(surface, (255, 255, 255), (0, 0), size, 2)
    pygame.draw.line(surface, (255, 255, 255), (0, size[1]), (size[0], 0), 2)
    return surface
