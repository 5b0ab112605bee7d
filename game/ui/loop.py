"""The loop: events at once and in order, sixty frames a second, asleep when nothing moves."""

import time

import pygame

from game.ui.gaps import Gaps
from game.ui.music import MUSIC_KEY
from game.ui.scenes import Scene
from game.ui.services import Services
from game.ui.wipe import Wipe

FRAME = 1 / 60
IDLE_FRAME = 1 / 10
"""Seconds between looks at a scene that has not changed for a while."""
DEEPEST_SLEEP = 1 / 5
"""The longer nothing changes, the rarer the looks, up to so many seconds apart."""
_DEEPER = 1 / 20
IDLE_AFTER = 0.5
PUMP = 1 / 125
"""Events are fetched at least this often; s."""
NAP = 1 / 70
"""The same while nothing moves: under a frame, so a key is as quick as ever."""
LONGEST_STEP = 0.25
"""A longer pause of the program (a dragged window, a debugger) counts as this much; s."""
RESIZE_PAUSE = 0.15
"""While a window is dragged, everything is made anew at most this often; s."""
FULL_SCREEN_PAUSE = 0.2
"""The window switches so long after the last press for it; s.

Without a window manager it is opened anew, and what is pressed meanwhile would be lost: so all
presses are taken first, and then what the last one asked for is done once.
"""

_REDRAW = (
    pygame.WINDOWEXPOSED,
    pygame.WINDOWRESTORED,
    pygame.WINDOWMAXIMIZED,
    pygame.WINDOWSHOWN,
    pygame.WINDOWFOCUSGAINED,
)
_AWAY = (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED)
_BACK = (pygame.WINDOWFOCUSGAINED, pygame.WINDOWRESTORED)
_PRESSES = (
    pygame.KEYDOWN,
    pygame.MOUSEBUTTONDOWN,
    pygame.JOYBUTTONDOWN,
    pygame.JOYHATMOTION,
    pygame.CONTROLLERBUTTONDOWN,
    pygame.TEXTINPUT,
)
"""Events whose effect somebody wants to see at once."""
_RESIZE = (pygame.WINDOWSIZECHANGED, pygame.VIDEORESIZE, pygame.WINDOWDISPLAYCHANGED)


def run(services: Services, first_scene: Scene, *, max_seconds: float | None = None) -> None:
    """Show scenes from the first on until none is left, or for so many seconds."""
    Loop(services, max_seconds).run(first_scene)


class Loop:
    """One run of the program from the first scene to the last."""

    def __init__(self, services: Services, max_seconds: float | None = None) -> None:
        self._services = services
        self._end = None if max_seconds is None else time.perf_counter() + max_seconds
        self._last = self._changed = time.perf_counter()
        self._gaps = Gaps()
        self._wipe = Wipe(services.canvas)
        self._watched: Scene | None = None
        self._resized_at = 0.0
        self._resize_waits = False
        self._minimised = False
        self._full_screen: bool | None = None
        self._full_screen_at = 0.0

    def run(self, first_scene: Scene) -> None:
        """Open the first scene and loop until the last one is closed."""
        scenes = self._services.scenes
        scenes.push(first_scene)
        while scenes.running and not self._over():
            self.frame()
            self.rest()
        scenes.quit()

    def frame(self) -> bool:
        """Take the events that are there, let time pass, draw; say whether anything changed."""
        self._look_for_gap()
        for event in pygame.event.get():
            self.take(event)
        now = time.perf_counter()
        dt, self._last = min(LONGEST_STEP, now - self._last), now
        if self._resize_waits and now - self._resized_at > RESIZE_PAUSE:
            self._resize(now)
        if self._full_screen is not None and now - self._full_screen_at >= FULL_SCREEN_PAUSE:
            self._switch_full_screen(self._full_screen)
        services, scenes = self._services, self._services.scenes
        scenes.update(dt)
        if services.navigator is not None:
            services.navigator.update(dt)
        services.audio.update(dt)
        services.music.update(dt)
        if self._minimised:
            return False
        self._wipe.update(dt)
        scenes.draw(services.stage)
        self._wipe.draw(scenes, services.stage, calm=services.still)
        changed = services.stage.present()
        if changed:
            self._changed = now
        return changed

    def rest(self) -> None:
        """Sleep until the next frame is due; a press that comes is taken and drawn at once."""
        while (left := self._last + self._pause() - time.perf_counter()) > 0:
            events = self._awaited(left)
            self._look_for_gap()
            for event in events:
                self.take(event)
                if event.type in _PRESSES or not self._services.scenes.running:
                    return

    def _look_for_gap(self) -> None:
        """Tell the scene, before anything else acts, that the process stood still.

        The first pictures of a scene may have to be waited for: that is no gap.
        """
        scenes, known = self._services.scenes, self._watched
        self._watched = scenes.top
        seconds = self._gaps.stood_still()
        if seconds and scenes.top is known:
            scenes.stood_still(seconds)

    def _awaited(self, left: float) -> list[pygame.event.Event]:
        """Return the next event, after a nap of at most ``left`` seconds if there is none.

        ``event.wait`` looks every millisecond, which is right while something moves. That alone
        would keep an idle program busy, so it naps blindly, for no longer than anybody notices.
        """
        if self._asleep():
            time.sleep(min(left, NAP))
            event = pygame.event.poll()
        else:
            event = pygame.event.wait(max(1, int(1000 * min(left, PUMP))))
        return [] if event.type == pygame.NOEVENT else [event]

    def take(self, event: pygame.event.Event) -> None:
        """Act on one event: what concerns the window here, the rest in the scene."""
        self._changed = time.perf_counter()
        services = self._services
        self._hush(event)
        if event.type == pygame.QUIT:
            services.scenes.quit()
        elif is_fullscreen_key(event) or services.scenes.told.clicked(event) == pygame.KSCAN_F11:
            self._ask_full_screen()
        elif is_music_key(event) and services.navigator is not None:
            services.navigator.toggle_music()
        else:
            self._window_event(event)
            self._device_event(event)
            if not services.pads.echoes(event):
                services.scenes.handle(event)

    def _hush(self, event: pygame.event.Event) -> None:
        """Let the music be heard only in front; who presses something here has it in front.

        Not every window system tells of both.
        """
        if event.type in _AWAY:
            self._services.music.hush(True)
        elif event.type in (*_BACK, *_PRESSES):
            self._services.music.hush(False)

    def _window_event(self, event: pygame.event.Event) -> None:
        if event.type in _RESIZE:
            self._resize_waits = True
        elif event.type == pygame.WINDOWMINIMIZED:
            self._minimised = True
        elif event.type in _REDRAW:
            self._minimised = False
            self._services.stage.invalidate()

    def _device_event(self, event: pygame.event.Event) -> None:
        """Tell keyboard and pads what they must know whichever scene is on."""
        if event.type == pygame.KEYMAPCHANGED:
            self._services.keyboard.handle(event)
        self._services.pads.handle(event)

    def _ask_full_screen(self) -> None:
        """Note what a press asks for: the opposite of the last request, or of the present state."""
        known = self._full_screen
        self._full_screen = not (self._services.window.fullscreen if known is None else known)
        self._full_screen_at = time.perf_counter()

    def _switch_full_screen(self, wanted: bool) -> None:
        """Switch, and remember it; the navigator, if there is one, also says why it was refused."""
        services, self._full_screen = self._services, None
        if wanted == services.window.fullscreen:
            return
        if services.navigator is not None:
            services.navigator.toggle_fullscreen()
        else:
            services.window.toggle_fullscreen()
            services.store.update(fullscreen=services.window.fullscreen)
        self._resize_waits = True

    def _resize(self, now: float) -> None:
        self._resize_waits, self._resized_at = False, now
        services = self._services
        services.window.refresh()
        self._wipe.stop()
        services.stage.retarget(services.window.surface)
        if services.window.size == services.canvas.size:
            return
        services.canvas.resize(services.window.size)
        services.sprites.clear()
        services.text.clear()
        services.scenes.resized()

    def _pause(self) -> float:
        if not self._asleep():
            return FRAME
        return min(DEEPEST_SLEEP, max(IDLE_FRAME, (self._last - self._changed) * _DEEPER))

    def _asleep(self) -> bool:
        """Whether nothing moves, or nobody sees it; a live scene sleeps only out of sight."""
        top = self._services.scenes.top
        quiet = self._last - self._changed > IDLE_AFTER and not (top is not None and top.live)
        sounds = self._services.music.moving or self._services.audio.waits
        return (quiet and not sounds) or self._minimised

    def _over(self) -> bool:
        return self._end is not None and time.perf_counter() >= self._end


def is_fullscreen_key(event: pygame.event.Event) -> bool:
    """Say whether this press is F11 or Alt and Enter."""
    if event.type != pygame.KEYDOWN:
        return False
    alt_enter = event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT
    return bool(event.key == pygame.K_F11 or alt_enter)


def is_music_key(event: pygame.event.Event) -> bool:
    """Say whether this press switches the music off or on; a held key counts once."""
    return bool(
        event.type == pygame.KEYDOWN
        and event.key == MUSIC_KEY
        and not getattr(event, "repeat", False)
    )
