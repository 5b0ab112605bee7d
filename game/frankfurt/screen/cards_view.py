"""Cards as pictures: faces and backs with their shadows, kept at the few sizes that are needed."""

from collections.abc import Iterable, Iterator, Mapping

import pygame

from game.core.cards import Card
from game.frankfurt.deck import Deck
from game.frankfurt.screen.geometry import CARD_RATIO, TablePlaces
from game.frankfurt.screen.layout import HELD_ANGLE, PILE_ANGLES
from game.ui.motion import Placement, Tweener
from game.ui.sprites import Sprites, turned
from game.ui.stage import Stage

BACK = "frankfurt/back"
ANGLE_STEP = 3
MOST_TURN = max(round(angle) for angle in PILE_ANGLES)
HELD_TURN = round(HELD_ANGLE)
SMALL = 0.9
SMALL_STEP = 12
"""Cards smaller than ``SMALL`` column cards are on their way from or to a stack, and so backs."""
HUGE = 1.5
SHADOW_BLUR = 6
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
        self._card = table.seats[0].card
        self._held = table.seats[0].held
        self._pile = table.pile

    @property
    def _angle_step(self) -> int:
        """Return the step of angles, in degrees; on a huge window fewer pictures are kept."""
        return ANGLE_STEP if self._sprites.canvas.scale < HUGE else 2 * ANGLE_STEP

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
        """Return the picture of a card at a place: the nearest kept one, narrowed in a flip."""
        name = self._names[card] if at.face_up else BACK
        if at.width < self._card * SMALL:
            return self._picture(BACK, max(2, round(at.width / SMALL_STEP)) * SMALL_STEP, 0, False)
        if at.squash < 1:
            return self._narrowed(name, at)
        if at.width < (self._card + self._held) / 2:
            return self._picture(name, self._card, 0, False)
        if at.lift > 0 and at.width <= self._held * 1.01:
            return self._picture(name, self._held, HELD_TURN, True)
        step = self._angle_step
        angle = round(at.angle / step) * step
        return self._picture(name, self._pile, max(-MOST_TURN, min(MOST_TURN, angle)), False)

    def prewarming(self) -> Iterator[None]:
        """Make one picture a step, those that a race needs first."""
        names = (BACK, *sorted(set(self._names)))
        for width in range(2 * SMALL_STEP, round(self._card * SMALL), SMALL_STEP):
            self._picture(BACK, width, 0, False)
            yield
        for name in names:
            self._picture(name, self._card, 0, False)
            yield
        for name in names:
            self._picture(name, self._held, HELD_TURN, True)
            yield
            for angle in range(-MOST_TURN, MOST_TURN + 1, self._angle_step):
                self._picture(name, self._pile, angle, False)
                yield

    def _narrowed(self, name: str, at: Placement) -> pygame.Surface:
        """Return a card in mid-flip; not kept, as there are too many of them."""
        width = self._card if at.width < (self._card + self._pile) / 2 else self._pile
        whole = self._picture(name, width, 0, False)
        size = (max(2, round(whole.get_width() * at.squash)), whole.get_height())
        return pygame.transform.smoothscale(whole, size)

    def _picture(self, name: str, width: float, angle: int, lifted: bool) -> pygame.Surface:
        height = width * CARD_RATIO
        blur = LIFTED_BLUR if lifted else SHADOW_BLUR
        # The picture stays centred on the card, whatever its shadow does.
        margin = round(1.6 * blur) + (max(LIFTED_DROP) if lifted else max(SHADOW_DROP))
        room = 0.12 * height if angle else 0.0
        size = (width + 2 * margin + room, height + 2 * margin + room)

        def painter(surface: pygame.Surface, scale: float) -> None:
            soft = self._sprites.shadow(width, height, width * CORNER, blur, SHADOW_ALPHA)
            drop = LIFTED_DROP if lifted else SHADOW_DROP
            _centre(surface, turned(soft, angle, 1.0), drop, scale)
            _centre(surface, turned(self._sprites.get(name, width), angle, 1.0), (0, 0), scale)

        return self._sprites.paint(("card", name, width, angle, lifted), size, painter)


def _height(entry: tuple[Card, Placement]) -> float:
    return entry[1].z


def _centre(
    target: pygame.Surface, image: pygame.Surface, shift: tuple[float, float], scale: float
) -> None:
    width, height = target.get_size()
    x = (width - image.get_width()) / 2 + shift[0] * scale
    y = (height - image.get_height()) / 2 + shift[1] * scale
    target.blit(image, (round(x), round(y)))
