"""Cards as pictures: faces and backs with their shadows, kept at the few sizes that are needed."""

from collections.abc import Iterable, Iterator, Mapping

import pygame

from game.frankfurt.deck import Card, Deck
from game.frankfurt.geometry import CARD_RATIO, TablePlaces
from game.frankfurt.layout import HELD_ANGLE, PILE_ANGLES
from game.ui.motion import Placement, Tweener
from game.ui.sprites import Sprites, turned
from game.ui.stage import Stage

BACK = "frankfurt/back"
ANGLE_STEP = 3
SQUASH_STEPS = 6
SHADOW_BLUR = 7
SHADOW_ALPHA = 105
SHADOW_DROP = (1, 4)
LIFTED_DROP = (6, 16)
LIFTED_BLUR = 12
CORNER = 0.076
"""Radius of a card's corners for its width."""


class CardsView:
    """Draws cards where a tweener has them. Each picture is a surface with its shadow under it."""

    def __init__(self, sprites: Sprites, tweener: Tweener, deck: Deck, table: TablePlaces) -> None:
        self._sprites = sprites
        self._tweener = tweener
        self._names = tuple(f"frankfurt/{kind.text}" for kind in deck.kinds)
        self._table = table
        held = {place.held for place in table.seats}
        self._widths = tuple(sorted({table.pile, *held, *(place.card for place in table.seats)}))

    def put(self, stage: Stage, cards: Iterable[tuple[Card, Placement]]) -> None:
        """Put cards on the stage, in the order given."""
        for card, at in cards:
            stage.put(self.face(card, at), at.x, at.y)

    def visible(self, moved: Mapping[Card, Placement]) -> list[tuple[Card, Placement]]:
        """Return the cards that aren't covered, with their places, in painter's order."""
        tweener = self._tweener
        found: list[tuple[Card, Placement]] = []
        for card in range(len(self._names)):
            placement = moved.get(card)
            if placement is None:
                placement = tweener.get(card)
                if placement.alpha <= 0:
                    continue
            found.append((card, placement))
        found.sort(key=_height)
        return found

    def face(self, card: Card, at: Placement) -> pygame.Surface:
        """Return the picture of a card at a place: nearest kept width, angle and narrowness."""
        name = self._names[card] if at.face_up else BACK
        return self._picture(
            name,
            self._nearest(at.width),
            round(at.angle / ANGLE_STEP) * ANGLE_STEP,
            max(1, round(at.squash * SQUASH_STEPS)),
            at.lift > 0.3,
        )

    def prewarming(self) -> Iterator[None]:
        """Make one picture a step, those that a race needs first."""
        names = (BACK, *sorted(set(self._names)))
        for name in names:
            for width in self._widths:
                self._picture(name, width, 0, SQUASH_STEPS, False)
                yield
        for name in names:
            yield from self._prewarm_turned(name)

    def _prewarm_turned(self, name: str) -> Iterator[None]:
        for angle in PILE_ANGLES:
            self._picture(name, self._table.pile, round(angle), SQUASH_STEPS, False)
            yield
        for place in self._table.seats[:1]:
            self._picture(name, place.held, round(HELD_ANGLE), SQUASH_STEPS, True)
            for squash in range(1, SQUASH_STEPS):
                self._picture(name, place.card, 0, squash, False)
            yield

    def _nearest(self, width: float) -> float:
        """Return a kept width; below the smallest (a draw pile, the box) the exact one in steps."""
        if width < self._widths[0] * 0.9:
            return max(24, round(width / 12) * 12)
        return min(self._widths, key=lambda kept: abs(kept - width))

    def _picture(
        self, name: str, width: float, angle: int, squash: int, lifted: bool
    ) -> pygame.Surface:
        height = width * CARD_RATIO
        blur = LIFTED_BLUR if lifted else SHADOW_BLUR
        # The picture stays centred on the card, whatever its shadow does.
        margin = 2 * blur + (max(LIFTED_DROP) if lifted else max(SHADOW_DROP))
        room = 0.12 * height if angle else 0.0
        size = (width + 2 * margin + room, height + 2 * margin + room)
        key = ("card", name, width, angle, squash, lifted)

        def painter(surface: pygame.Surface, scale: float) -> None:
            share = squash / SQUASH_STEPS
            soft = self._sprites.shadow(width, height, width * CORNER, blur, SHADOW_ALPHA)
            drop = LIFTED_DROP if lifted else SHADOW_DROP
            _centre(surface, turned(soft, angle, share), drop, scale)
            _centre(surface, turned(self._sprites.get(name, width), angle, share), (0, 0), scale)

        return self._sprites.paint(key, size, painter)


def _height(entry: tuple[Card, Placement]) -> float:
    return entry[1].z


def _centre(
    target: pygame.Surface, image: pygame.Surface, shift: tuple[float, float], scale: float
) -> None:
    width, height = target.get_size()
    x = (width - image.get_width()) / 2 + shift[0] * scale
    y = (height - image.get_height()) / 2 + shift[1] * scale
    target.blit(image, (round(x), round(y)))
