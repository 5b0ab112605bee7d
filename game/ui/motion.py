"""Where sprites are, how they get to where they should be, and how events become motion."""

from collections.abc import Callable, Hashable, Iterable, Mapping
from enum import Enum
from typing import Generic, TypeVar

import msgspec
import pytweening

FLIGHT_MS = 220
FLIP_MS = 160
DEAL_STAGGER_MS = 40
SHAKE_MS = 260

_OVERSHOOT = 0.9
"""How far ``out-back`` passes its goal; the usual 1.7 would be too playful for a race."""

SpriteId = Hashable


class Placement(msgspec.Struct, frozen=True):
    """Where a sprite is: ``x, y`` its centre and ``width`` in units, ``angle`` in degrees.

    ``lift`` is its height above the table (shadow), ``squash`` its visible share while it flips.
    """

    x: float
    y: float
    width: float
    angle: float = 0.0
    face_up: bool = True
    z: float = 0.0
    alpha: float = 255.0
    lift: float = 0.0
    squash: float = 1.0


class Speed(Enum):
    """How long motion takes: the value multiplies every duration."""

    slow = 1.5
    normal = 1.0
    fast = 0.5
    off = 0.0


LEAST_PACE = 0.4
"""With speed *off* nothing flies, but what happened is still shown long enough to be seen."""


def pace_of(speed: str) -> float:
    """Return what multiplies how long things are seen at a speed, by its name."""
    return max(LEAST_PACE, Speed[speed].value)


def _out_back(n: float) -> float:
    return float(pytweening.easeOutBack(n, _OVERSHOOT))


EASINGS: dict[str, Callable[[float], float]] = {
    "linear": lambda n: n,
    "out": pytweening.easeOutCubic,
    "in": pytweening.easeInCubic,
    "in-out": pytweening.easeInOutCubic,
    "out-back": _out_back,
    "out-bounce": pytweening.easeOutBounce,
    "out-elastic": pytweening.easeOutElastic,
    "in-quad": pytweening.easeInQuad,
    "out-quad": pytweening.easeOutQuad,
}


class _Tween(msgspec.Struct):
    start: Placement
    goal: Placement
    duration: float
    wait: float
    ease: Callable[[float], float]
    elapsed: float = 0.0


class Tweener:
    """Moves sprites to their goals; a sprite on its way turns to a new goal at once."""

    def __init__(self, speed: Speed = Speed.normal) -> None:
        self.speed = speed
        self._now: dict[SpriteId, Placement] = {}
        self._tweens: dict[SpriteId, _Tween] = {}

    @property
    def busy(self) -> bool:
        """Whether anything moves or waits to move."""
        return bool(self._tweens)

    def set(self, sprite: SpriteId, placement: Placement) -> None:
        """Put a sprite somewhere at once."""
        self._tweens.pop(sprite, None)
        self._now[sprite] = placement

    def to(
        self,
        sprite: SpriteId,
        placement: Placement,
        duration_ms: float = FLIGHT_MS,
        ease: str = "out-back",
        delay_ms: float = 0.0,
    ) -> None:
        """Send a sprite to its goal; an unknown sprite appears there at once."""
        start = self._now.get(sprite)
        factor = self.speed.value
        if start is None or duration_ms * factor <= 0 or start == placement:
            self.set(sprite, placement)
            return
        self._tweens[sprite] = _Tween(
            start, placement, duration_ms * factor / 1000, delay_ms * factor / 1000, EASINGS[ease]
        )

    def get(self, sprite: SpriteId) -> Placement:
        """Return where a sprite is now; ``KeyError`` if it was never placed."""
        return self._now[sprite]

    def goal(self, sprite: SpriteId) -> Placement | None:
        """Return where a sprite is going or resting, None if it was never placed."""
        tween = self._tweens.get(sprite)
        return tween.goal if tween else self._now.get(sprite)

    def moving(self, sprite: SpriteId) -> bool:
        """Whether this sprite moves or waits to move."""
        return sprite in self._tweens

    def drop(self, sprite: SpriteId) -> None:
        """Forget a sprite."""
        self._now.pop(sprite, None)
        self._tweens.pop(sprite, None)

    def sprites(self) -> Iterable[SpriteId]:
        """Return every placed sprite, in the order they came."""
        return self._now.keys()

    def __contains__(self, sprite: SpriteId) -> bool:
        return sprite in self._now

    def update(self, dt: float) -> None:
        """Advance by ``dt`` seconds."""
        for sprite in list(self._tweens):
            tween = self._tweens[sprite]
            tween.elapsed += dt
            share = (tween.elapsed - tween.wait) / tween.duration
            if share >= 1:
                del self._tweens[sprite]
                self._now[sprite] = tween.goal
            elif share > 0:
                self._now[sprite] = between(tween.start, tween.goal, share, tween.ease)

    def finish(self) -> None:
        """Put everything at its goal at once (a key skips the show)."""
        for sprite, tween in self._tweens.items():
            self._now[sprite] = tween.goal
        self._tweens.clear()


def between(
    start: Placement, goal: Placement, share: float, ease: Callable[[float], float]
) -> Placement:
    """Return the placement at a share 0..1 of the time; a flip turns over half way."""
    k = ease(share)
    turning = start.face_up != goal.face_up
    return Placement(
        x=start.x + (goal.x - start.x) * k,
        y=start.y + (goal.y - start.y) * k,
        width=max(1.0, start.width + (goal.width - start.width) * k),
        angle=start.angle + (goal.angle - start.angle) * k,
        face_up=start.face_up if share < 0.5 else goal.face_up,
        z=max(start.z, goal.z),
        alpha=min(255.0, max(0.0, start.alpha + (goal.alpha - start.alpha) * min(1.0, k))),
        lift=start.lift + (goal.lift - start.lift) * k,
        squash=abs(1 - 2 * share) if turning else goal.squash,
    )


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
    """Plays events: keeps ``shown``, the state on screen, and sends sprites to their next places.

    Every change of the layout becomes motion, so that every event animates.

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
