"""Cards as pictures with their shadows, kept at the few sizes that a table needs."""

from collections.abc import Hashable, Sequence
from typing import Protocol

import pygame

from game.ui.motion import Placement
from game.ui.sprites import Sprites, turned

ANGLE_STEP = 3
SHADOW_BLUR = 6
SHADOW_ALPHA = 105
SHADOW_DROP = (1, 4)
CORNER = 0.076
"""Radius of a card's corners for its width."""
RATIO = 1.4
"""A card's height for its width."""
VEIL = 0.42
"""How much light a dimmed card has left."""


class Captions(Protocol):
    """Writes on cards what no drawing may hold: words in the players' language."""

    @property
    def key(self) -> Hashable:
        """What the words depend on, such as the language."""
        ...

    def covered(self, name: str, width: float, seen: float) -> float:
        """Return the share of a card's width in sight, as far as its words depend on it."""
        ...

    def write(self, name: str, width: float, face: pygame.Surface, seen: float = 1.0) -> None:
        """Write on the face of a drawing that is so many units wide, if it has room for words.

        ``seen`` is the share of its width that no other card covers.
        """
        ...


class CardPictures:
    """Makes and keeps pictures of cards; ``back`` is the drawing of their other side."""

    def __init__(self, sprites: Sprites, back: str, captions: Captions | None = None) -> None:
        self._sprites = sprites
        self._back = back
        self._captions = captions

    def at(
        self, name: str, placement: Placement, *, dim: bool = False, seen: float = 1.0
    ) -> pygame.Surface:
        """Return a card's picture at a placement: its width, angle, side, and how far it flips.

        ``seen`` is the share of its width that no other card covers.
        """
        face = name if placement.face_up else self._back
        if placement.squash < 1:
            return self._narrowed(face, placement)
        return self.get(face, placement.width, placement.angle, dim=dim, seen=seen)

    def get(
        self,
        name: str,
        width: float,
        angle: float = 0.0,
        *,
        dim: bool = False,
        seen: float = 1.0,
    ) -> pygame.Surface:
        """Return a drawing with its shadow, centred on the card; ``dim`` darkens it."""
        seen = 1.0 if self._captions is None else self._captions.covered(name, width, seen)
        turn = round(angle / ANGLE_STEP) * ANGLE_STEP
        height = width * RATIO
        margin = round(1.6 * SHADOW_BLUR) + max(SHADOW_DROP)
        room = 0.12 * height if turn else 0.0
        size = (width + 2 * margin + room, height + 2 * margin + room)

        def painter(surface: pygame.Surface, scale: float) -> None:
            soft = self._sprites.shadow(width, height, width * CORNER, SHADOW_BLUR, SHADOW_ALPHA)
            _centre(surface, turned(soft, turn, 1.0), SHADOW_DROP, scale)
            face = self._sprites.get(name, width)
            if dim or self._captions is not None:
                face = face.copy()
            if self._captions is not None:
                self._captions.write(name, width, face, seen)
            if dim:
                level = round(255 * VEIL)
                face.fill((level, level, level, 255), special_flags=pygame.BLEND_RGBA_MULT)
            _centre(surface, turned(face, turn, 1.0), (0, 0), scale)

        words = None if self._captions is None else self._captions.key
        key: Hashable = ("card picture", name, round(width, 1), turn, dim, words, seen)
        return self._sprites.paint(key, size, painter)

    def flying(self, name: str, placement: Placement, widths: Sequence[float]) -> pygame.Surface:
        """Return the picture of a card on its way: of the nearest kept width, upright."""
        face = name if placement.face_up else self._back
        width = min(widths, key=lambda kept: abs(kept - placement.width))
        if placement.squash < 1:
            return self._squashed(self.get(face, width), placement.squash)
        return self.get(face, width)

    def _narrowed(self, face: str, placement: Placement) -> pygame.Surface:
        return self._squashed(self.get(face, placement.width), placement.squash)

    def _squashed(self, whole: pygame.Surface, squash: float) -> pygame.Surface:
        """Return a card in mid-flip; not kept, as there are too many of them."""
        size = (max(2, round(whole.get_width() * squash)), whole.get_height())
        return pygame.transform.smoothscale(whole, size)


def _centre(
    target: pygame.Surface, image: pygame.Surface, shift: tuple[float, float], scale: float
) -> None:
    width, height = target.get_size()
    x = (width - image.get_width()) / 2 + shift[0] * scale
    y = (height - image.get_height()) / 2 + shift[1] * scale
    target.blit(image, (round(x), round(y)))
