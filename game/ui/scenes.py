"""Scenes and the manager that shows them, one on top of the other."""

import math
from collections.abc import Callable, Hashable

import pygame

from game.input.pads import Sticks
from game.ui.canvas import Box
from game.ui.stage import Stage
from game.ui.told_keys import ToldKeys

_PAD_PRESSES = (pygame.JOYBUTTONDOWN, pygame.JOYHATMOTION, pygame.CONTROLLERBUTTONDOWN)
_OTHER_PRESSES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)


class Scene:
    """A screen. ``overlay`` shows what is below too; ``live`` keeps it ticking at full rate."""

    overlay: bool = False
    live: bool = False

    def enter(self) -> None:
        """Called once when the scene opens."""

    def leave(self) -> None:
        """Called once when the scene is closed for good."""

    def resume(self) -> None:
        """Called when what was above is gone and this scene is the top again."""

    def handle(self, event: pygame.event.Event) -> None:
        """Take one raw event, in queue order, at once."""

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds of real time pass."""

    def stood_still(self, seconds: float) -> None:
        """Called before events and time when the process did not run for so long."""

    def draw(self, stage: Stage) -> None:
        """Put everything on the stage, back to front."""

    def resized(self) -> None:
        """Called when the window has another size: kept surfaces are out of date."""


class SceneManager:
    """A stack of scenes. Only the top one gets events and time; it never gets stale keys.

    A key, button or mouse button that was down when a scene came to the top does not act in it
    until it was let go, and a repeated press of a held key is no press. ``by_pad`` says whether
    the last press was on a gamepad, and ``by_mouse`` on the mouse, so that hints name what its
    player has in hand; a push of a stick counts once a button of the same
    gamepad was pressed, for sticks drift. Where the last such gamepad is gone, nobody has one.
    A click on a key that is ``told`` at the foot of the picture is a press of that key.
    """

    def __init__(self) -> None:
        self.by_pad = self.by_mouse = False
        self.over: Callable[[Stage], None] | None = None
        """What is drawn over whatever scene is shown."""
        self.before: Callable[[], None] | None = None
        """What is done before the scene on top is drawn."""
        self.note: Box | None = None
        """Where a note lies over the scene: it draws no line of keys or of a log there."""
        self.told = ToldKeys()
        self._sticks = Sticks()
        self._awake: set[int] = set()
        self._stack: list[Scene] = []
        self._down: set[Hashable] = set()
        self._stale: set[Hashable] = set()

    @property
    def top(self) -> Scene | None:
        """The scene that gets events; ``None`` once everything was closed."""
        return self._stack[-1] if self._stack else None

    @property
    def base(self) -> Scene | None:
        """The lowest scene that is to be seen: overlays are on top of it."""
        return next(iter(self._visible()), None)

    @property
    def open(self) -> tuple[Scene, ...]:
        """The scenes that are open, the top one last."""
        return tuple(self._stack)

    @property
    def running(self) -> bool:
        """Whether there is a scene to show."""
        return bool(self._stack)

    def __len__(self) -> int:
        return len(self._stack)

    def push(self, scene: Scene) -> None:
        """Open a scene above the top one."""
        self._stack.append(scene)
        self._stale |= self._down
        scene.enter()

    def replace(self, scene: Scene) -> None:
        """Close the top scene and open another in its place."""
        if self._stack:
            self._stack.pop().leave()
        self.push(scene)

    def pop(self) -> None:
        """Close the top scene; the one below resumes."""
        if self._stack:
            self._stack.pop().leave()
        self._stale |= self._down
        if self._stack:
            self._stack[-1].resume()

    def reset(self, scene: Scene) -> None:
        """Close every scene and open one."""
        self._close_all()
        self.push(scene)

    def quit(self) -> None:
        """Close every scene: the program ends."""
        self._close_all()

    def handle(self, event: pygame.event.Event) -> None:
        """Give an event to the top scene, unless it is stale or a repeat."""
        self._note_hand(event)
        event = self.told.take(event)
        if self._passes(event) and self._stack:
            self._stack[-1].handle(event)

    def update(self, dt: float) -> None:
        """Give the top scene its time."""
        if self._stack:
            self._stack[-1].update(dt)

    def stood_still(self, seconds: float = math.inf) -> None:
        """Tell the top scene that the process did not run for so long."""
        if self._stack:
            self._stack[-1].stood_still(seconds)

    def draw(self, stage: Stage) -> None:
        """Draw the topmost opaque scene and everything above it."""
        for scene in self._visible():
            self.told.begin()
            self.note = None
            if scene is self.top and self.before is not None:
                self.before()
            scene.draw(stage)
        if self.over is not None:
            self.over(stage)

    def under_note(self, box: Box) -> bool:
        """Say whether a note lies where something would be drawn."""
        return self.note is not None and self.note.meets(box)

    def resized(self) -> None:
        """Tell every scene that the window has another size."""
        for scene in self._stack:
            scene.resized()

    def _note_hand(self, event: pygame.event.Event) -> None:
        """Note whether somebody uses a gamepad, or the keyboard or mouse."""
        pushed = self._sticks.step(event) is not None
        pad = getattr(event, "instance_id", -1)
        if event.type in (*_PAD_PRESSES, *_OTHER_PRESSES):
            self.by_mouse = event.type == pygame.MOUSEBUTTONDOWN
        if event.type in _PAD_PRESSES:
            self._awake.add(pad)
            self.by_pad = True
        elif pushed and pad in self._awake:
            self.by_pad = True
        elif event.type in _OTHER_PRESSES:
            self.by_pad = False
        elif event.type == pygame.JOYDEVICEREMOVED and pad in self._awake:
            self._awake.discard(pad)
            self.by_pad = self.by_pad and bool(self._awake)

    def _visible(self) -> list[Scene]:
        first = len(self._stack) - 1
        while first > 0 and self._stack[first].overlay:
            first -= 1
        return self._stack[max(0, first) :]

    def _close_all(self) -> None:
        while self._stack:
            self._stack.pop().leave()
        self._stale |= self._down

    def _passes(self, event: pygame.event.Event) -> bool:
        match event.type:
            case (
                pygame.KEYDOWN
                | pygame.MOUSEBUTTONDOWN
                | pygame.JOYBUTTONDOWN
                | pygame.CONTROLLERBUTTONDOWN
            ):
                return self._pressed(held_name(event))
            case (
                pygame.KEYUP | pygame.MOUSEBUTTONUP | pygame.JOYBUTTONUP | pygame.CONTROLLERBUTTONUP
            ):
                return self._released(held_name(event))
            case pygame.TEXTINPUT:
                return not any(isinstance(held, int) for held in self._stale)
            case pygame.WINDOWFOCUSLOST:
                self._down.clear()
                self._stale.clear()
        return True

    def _pressed(self, held: Hashable) -> bool:
        if held in self._down:
            return False
        self._down.add(held)
        return True

    def _released(self, held: Hashable) -> bool:
        self._down.discard(held)
        if held in self._stale:
            self._stale.discard(held)
            return False
        return True


def held_name(event: pygame.event.Event) -> Hashable:
    """Return what is held down: a scancode, or a button of the mouse or of a pad."""
    match event.type:
        case pygame.KEYDOWN | pygame.KEYUP:
            return int(getattr(event, "scancode", 0) or event.key)
        case pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP:
            return "mouse", event.button
        case pygame.JOYBUTTONDOWN | pygame.JOYBUTTONUP:
            return "joystick", getattr(event, "instance_id", 0), event.button
        case _:
            return "controller", getattr(event, "instance_id", 0), event.button
