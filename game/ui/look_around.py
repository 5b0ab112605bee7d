"""How people look around on a table: which presses begin it, lead on, and leave off."""

from collections.abc import Callable, Iterable, Sequence

import pygame

from game.core.explain import Explanation, Thing
from game.input.presses import MenuSteps
from game.input.turn_keys import is_press
from game.ui.canvas import Box
from game.ui.look import Look, Seen
from game.ui.services import Services

WALKS = frozenset({"left", "right", "up", "down", "previous", "next"})
"""What leads on while somebody looks around; any other press leaves off."""
LOOK_KEY = pygame.K_F5
Explainer = Callable[[Thing], tuple[object, Callable[[], Explanation | None]]]
"""Returns on what an explanation depends, and what makes it."""


class LookAround:
    """Reads presses and the mouse for ``look``.

    ``things`` are those of the table now. ``explain`` says of a thing what its explanation depends
    on, and makes it. ``changed`` is called when somebody begins to look around, and leaves off.
    """

    def __init__(
        self,
        services: Services,
        names: Sequence[str],
        things: Callable[[], Iterable[Seen]],
        explain: Explainer,
        changed: Callable[[], None],
    ) -> None:
        self.look = Look(services, names)
        self._services = services
        self._things, self._explain, self._changed = things, explain, changed
        self._steps = MenuSteps(services.pads)
        self._told: tuple[object, Explanation | None] = (None, None)

    @property
    def open(self) -> bool:
        """Say whether somebody looks around now."""
        return self.look.open

    @property
    def thing(self) -> Thing | None:
        """What is looked at."""
        return None if self.look.here is None else self.look.here.thing

    def begin(self, near: Box | None = None) -> bool:
        """Begin to look around, at what is nearest to a box; say whether there is anything."""
        self.look.begin(self._things(), near)
        self._changed()
        return self.look.open

    def leave(self) -> None:
        """Look at nothing any more."""
        was = self.look.open
        self.look.leave()
        if was:
            self._changed()

    def takes(self, event: pygame.event.Event, kind: str = "") -> bool:
        """Take an event while somebody looks around; say whether it is used up.

        ``kind`` is what it means in the game, such as *next*. F1 is left to the scene.
        """
        step = self._steps.step(event)
        if not self.look.open:
            if is_press(event):
                self.look.press()
            return False
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            return False
        way = "" if _is_tab(event) else kind or step or ""
        if way in WALKS:
            if self.look.step(way):
                self._services.audio.play("ui-move", volume=0.5)
        elif way or is_press(event):
            self.leave()
        return True

    def point(self, event: pygame.event.Event) -> None:
        """Take note of where the mouse is."""
        at = self._services.canvas.hit(event.pos)
        if at is not None:
            self.look.point(self._things, *at)

    def update(self, dt: float) -> None:
        """Let the mouse rest."""
        self.look.update(dt)

    def draw(self) -> None:
        """Put the tip of what is looked at."""
        self.look.draw(self._explained)

    def _explained(self, thing: Thing) -> Explanation | None:
        depends, make = self._explain(thing)
        if self._told[0] != (thing, depends):
            self._told = (thing, depends), make()
        return self._told[1]


def asks_by_key(event: pygame.event.Event, *, tab: bool) -> bool:
    """Say whether a key asks to look around; ``tab``: whether Tab means that here."""
    mods = getattr(event, "mod", 0)
    if event.type != pygame.KEYDOWN or mods & (pygame.KMOD_ALT | pygame.KMOD_GUI):
        return False
    return event.key == LOOK_KEY or (tab and _is_tab(event))


def _is_tab(event: pygame.event.Event) -> bool:
    return event.type == pygame.KEYDOWN and getattr(event, "scancode", 0) == pygame.KSCAN_TAB
