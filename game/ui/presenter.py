"""Plays events: every change of the layout becomes motion, so that every event animates."""

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

import msgspec

from game.ui.motion import FLIGHT_MS, FLIP_MS, Placement, SpriteId, Tweener

S = TypeVar("S")
E = TypeVar("E")


class Style(msgspec.Struct, frozen=True):
    """How a sprite moves in answer to an event; times in ms before the speed setting."""

    duration: float = FLIGHT_MS
    ease: str = "out-back"
    delay: float = 0.0


FLIGHT = Style()
FLIP = Style(FLIP_MS, "linear")


class Presenter(Generic[S, E]):
    """Keeps ``shown``, the state on screen, and sends sprites to their places in the next one.

    ``style(event, sprite)`` may give a sprite its own motion; None asks for the usual one.
    """

    def __init__(
        self,
        layout: Callable[[S], Mapping[SpriteId, Placement]],
        state: S,
        tweener: Tweener,
        style: Callable[[E, SpriteId], Style | None] | None = None,
    ) -> None:
        self.layout = layout
        self.tweener = tweener
        self.shown = state
        self._style = style
        self.snap(state)

    def play(self, event: E, after: S) -> None:
        """Show the state after an event: moved sprites fly, turned ones flip, gone ones vanish."""
        places = self.layout(after)
        for sprite, place in places.items():
            if sprite not in self.tweener:
                self.tweener.set(sprite, place)
            elif self.tweener.goal(sprite) != place:
                self._send(event, sprite, place)
        self._forget(places)
        self.shown = after

    def snap(self, state: S) -> None:
        """Show a state at once, without motion (start, undo, resize)."""
        places = self.layout(state)
        for sprite, place in places.items():
            self.tweener.set(sprite, place)
        self._forget(places)
        self.shown = state

    def _send(self, event: E, sprite: SpriteId, place: Placement) -> None:
        style = self._style(event, sprite) if self._style else None
        if style is None:
            now = self.tweener.get(sprite)
            turned_in_place = (now.x, now.y) == (place.x, place.y) and now.face_up != place.face_up
            style = FLIP if turned_in_place else FLIGHT
        self.tweener.to(sprite, place, style.duration, style.ease, style.delay)

    def _forget(self, places: Mapping[SpriteId, Placement]) -> None:
        for sprite in [known for known in self.tweener.sprites() if known not in places]:
            self.tweener.drop(sprite)
