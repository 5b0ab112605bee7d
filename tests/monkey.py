"""A monkey at the keyboard: random events over all screens and games, from a seed.

    python -m tests.monkey --events 100000 --seed 1 [--piece 5000]

Events are what a window gets: keys of all zones and others, the mouse (half of its clicks go to
controls), gamepads that come, go and are pressed, text, other sizes, a lost focus, other layouts,
F11, and the closing of the window, after which the program is opened anew on the same folder. Time
passes by a clock of its own. The events come in pieces, each with a seed, SEED/NUMBER, and a folder
of its own, so that a piece that fails is played again alone: ``--seed SEED --only NUMBER``.

It fails on an error, on a match that somebody had played in and that does not wait after the window
was closed, and on memory that grows. At the end it tells which screens it was on, how many events
each had, and which it never reached.
"""

import argparse
import contextlib
import gc
import os
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest
from fluent.syntax import FluentParser

from game import catalog
from game.commands.play import open_match
from game.core.record import Player
from game.core.rng import Rng
from game.input.pads import Device, Pads
from game.screens.navigator import SEEDS, ScreenNavigator
from game.screens.unfinished import WaitingRoom
from game.storage import Store
from game.ui.loop import Loop
from game.ui.match_scene import MatchScene
from game.ui.memory import give_back_what_is_freed
from game.ui.rounds_scene import UNLIMITED
from game.ui.sprites import Sprites
from game.ui.text import Text
from tests.harness import make_services
from tests.memory import SHORT
from tests.scratch import own_folder

SIZES = ((640, 360), (640, 360), (800, 600), (640, 700))
LANGS = ("en", "fr")
ZONE_KEYS = (*range(4, 40), 45, 46, 47, 48, 49, 51, 52, 53, 54, 55, 56)
"""Places of letters, digits and signs, as SDL counts them."""
OTHER_KEYS = (
    *(pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE, pygame.KSCAN_BACKSPACE, pygame.KSCAN_TAB),
    *(
        pygame.KSCAN_SPACE,
        pygame.KSCAN_RIGHT,
        pygame.KSCAN_LEFT,
        pygame.KSCAN_DOWN,
        pygame.KSCAN_UP,
    ),
    *(pygame.KSCAN_F1, pygame.KSCAN_F2, pygame.KSCAN_F3, pygame.KSCAN_F4, pygame.KSCAN_F5),
    *(pygame.KSCAN_PAGEUP, pygame.KSCAN_PAGEDOWN, pygame.KSCAN_HOME, pygame.KSCAN_END),
    *(pygame.KSCAN_DELETE, pygame.KSCAN_KP_ENTER, pygame.KSCAN_KP0, pygame.KSCAN_KP5),
    *(pygame.KSCAN_LSHIFT, pygame.KSCAN_RSHIFT, pygame.KSCAN_LCTRL, pygame.KSCAN_RALT),
)
USUAL_KEYS = (pygame.KSCAN_RETURN, pygame.KSCAN_RIGHT, pygame.KSCAN_DOWN, pygame.KSCAN_SPACE)
TEXTS = ("a", "Zoé", "שרה", "🎲", " ", "x" * 70, "\u202e", "'", "日本")
DRAWN_EACH = 40
"""Every so manieth step is drawn."""
STEPS = (0.0, 1 / 60, 1 / 60, 0.1, 0.25, 2.0)
LONGEST_STAY = 60
"""After so many events on a screen it is left now and then."""
LEVELS = ("easy", "easy", "normal")
GROWTH = 80.0
"""MiB by which a piece may find the memory above what it was after the first."""

ALL = {
    *("title", "join", "turn-join", "options", "settings", "rebind", "key-check", "records"),
    *("results", "replay", "pause", "confirm", "language", "learn", "lesson", "book", "practise"),
    *(f"match {entry.key}" for entry in catalog.games()),
}
"""What has to be reached."""


class Failed(Exception):
    """A piece went wrong."""


class Piece(NamedTuple):
    """A run of events on one folder of files."""

    seed: int
    number: int
    events: int


class Monkey:
    """Plays one piece."""

    def __init__(self, piece: Piece, folder: Path, reached: Counter[str]) -> None:
        self._piece = piece
        self._luck = Rng(piece.seed, f"monkey {piece.number}")
        self._deals = Rng(piece.seed, f"monkey's deals {piece.number}")
        self._folder = folder
        self.reached = reached
        self.told: list[str] = []
        self._down: list[int] = []
        self._pads: list[int] = []
        self._next_pad = 1
        self._here, self._stay = "", 0
        self._open()

    def run(self) -> None:
        """Act, and let time pass between."""
        for number in range(self._piece.events):
            event = self._event()
            self.told.append(f"{number}: {self._where()}: {event}")
            del self.told[:-40]
            self.reached[self._where()] += 1
            self._act(event)
            self._pass(number)
        self._close()
        self._store.close()

    def _open(self) -> None:
        lang = self._one(LANGS)
        self._services = services = make_services(self._one(SIZES), lang)
        fonts = services.text.fonts
        # Pictures of its own: what tests keep for all their windows would look like a leak.
        services.sprites = Sprites(services.canvas, fonts)
        services.text = Text(services.canvas, fonts)
        services.store.close()
        services.store = self._store = Store(self._folder)
        self._store.update(lang="" if self._chance(8) else lang)
        services.pads = Pads(lambda index: Device(index, f"m{index % 3}", "Pad", index % 2 == 0))
        self._navigator = ScreenNavigator(services)
        self._navigator._new_seed = lambda: self._deals.below(SEEDS)  # type: ignore[method-assign]
        self._loop = Loop(services)
        services.scenes.push(self._navigator.first())
        self._down.clear()
        self._pads.clear()
        if self._store.records() and self._chance(3):
            self._navigator.title()
            self._navigator.records()
        elif self._chance(2):
            self._begin_match()

    def _begin_match(self) -> None:
        """Open a match as the command line does, some of it played already."""
        info = self._one([entry.open() for entry in catalog.games()]).info
        others = 1 + self._luck.below(info.max_seats - 1)
        seats = (Player(), *(self._player() for _ in range(others)))
        if self._chance(4):
            seats = (*seats[1:], Player("bot:easy"))
        limits = (one.name for one in info.options if UNLIMITED in one.choices)
        free = {name: UNLIMITED for name in limits if self._chance(4)}
        options = [f"{name}={value}" for name, value in (SHORT[info.key] | free).items()]
        given = argparse.Namespace(option=options, seed=self._luck.below(1000))
        open_match(self._navigator, info, seats, given)
        scene: Any = self._services.scenes.top
        if not info.real_time and not self._chance(4):
            scene.fast_forward(self._luck.below(self._one((20, 200, 2000))))

    def _player(self) -> Player:
        """Return a bot, or one more person."""
        level = self._one(LEVELS)
        return Player() if self._chance(4) else Player(f"bot:{level}")

    def _close(self) -> None:
        """Close the window, and look whether the match that was played waits."""
        navigator, scenes = self._navigator, self._services.scenes
        kept = None
        if navigator.keeps_match:
            match = next(s for s in reversed(scenes.open) if isinstance(s, MatchScene)).match
            if match.outcome() is None:
                kept = match.rules.info.key, list(match.log)
        self._loop.take(pygame.event.Event(pygame.QUIT))
        self._store.close()
        if kept is not None:
            key, log = kept
            store = Store(self._folder)
            waiting = WaitingRoom(store).find(catalog.find(key).open())
            store.close()
            if waiting is None:
                raise Failed(f"the match of {key} after {len(log)} actions was lost")
            found = list(waiting.match.log)
            if found != log:
                raise Failed(f"the match of {key} waits with {len(found)} of {len(log)} actions")

    def _act(self, event: pygame.event.Event) -> None:
        match event.type:
            case pygame.QUIT:
                self._close()
                self._open()
                return
            case pygame.VIDEORESIZE:
                pygame.display.set_mode(event.size, pygame.RESIZABLE)
        self._loop.take(event)
        if self._loop._resize_waits:
            self._loop._resize(time.perf_counter())
        if self._loop._full_screen is not None:
            self._loop._switch_full_screen(self._loop._full_screen)

    def _pass(self, number: int) -> None:
        services = self._services
        if not services.scenes.running:  # somebody chose to quit
            self._close()
            self._open()
            return
        for _ in range(self._one((1, 1, 1, 4))):
            dt = self._one(STEPS)
            services.scenes.update(min(dt, 0.25))
            self._navigator.update(dt)
        if self._chance(400):
            services.scenes.stood_still()
        if number % DRAWN_EACH == 0:
            services.scenes.draw(services.stage)
            services.stage.present()

    def _where(self) -> str:
        """Return which screen is on, by its class: ``turn-join``, or ``match frantic``."""
        top = self._services.scenes.top
        if isinstance(top, MatchScene):
            return f"match {top.game.rules.info.key}"
        name = type(top).__name__.removesuffix("Screen").removesuffix("Scene")
        return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).removeprefix("-")

    # Luck

    def _one(self, things: Any) -> Any:
        return things[self._luck.below(len(things))]

    def _chance(self, of: int) -> bool:
        return self._luck.below(of) == 0

    # Events

    def _event(self) -> pygame.event.Event:
        here = self._where()
        self._stay = self._stay + 1 if here == self._here else 0
        self._here = here
        if self._stay > LONGEST_STAY and not here.startswith("match") and self._chance(4):
            self._stay = LONGEST_STAY // 2
            return self._new_key(pygame.KSCAN_ESCAPE)
        kind = self._luck.below(1000)
        ways: tuple[tuple[int, Callable[[], pygame.event.Event]], ...] = (
            (330, self._key),
            (250, self._let_go),
            (210, self._click),
            (80, self._move),
            (80, self._pad),
            (20, self._text),
            (10, self._focus),
            (8, self._wheel),
            (5, self._resize),
            (3, self._layout),
        )
        for share, make in ways:
            if kind < share:
                return make()
            kind -= share
        if self._chance(2):
            return pygame.event.Event(pygame.QUIT)
        return self._new_key(pygame.KSCAN_F11)

    def _key(self) -> pygame.event.Event:
        kind = self._luck.below(10)
        place = self._one(ZONE_KEYS if kind < 4 else USUAL_KEYS if kind < 7 else OTHER_KEYS)
        return self._new_key(place)

    def _new_key(self, place: int) -> pygame.event.Event:
        self._down.append(place)
        return _key_event(pygame.KEYDOWN, place)

    def _let_go(self) -> pygame.event.Event:
        if not self._down:
            return self._key()
        place = self._down.pop(self._luck.below(len(self._down)))
        return _key_event(pygame.KEYUP, place)

    def _click(self) -> pygame.event.Event:
        if self._chance(3):
            return pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=self._place())
        button = self._one((1, 1, 1, 1, 1, 2, 3))
        return pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=button, pos=self._place())

    def _move(self) -> pygame.event.Event:
        buttons = (self._luck.below(2), 0, 0)
        return pygame.event.Event(
            pygame.MOUSEMOTION, pos=self._place(), rel=(1, 1), buttons=buttons, touch=False
        )

    def _place(self) -> tuple[int, int]:
        """Return a px of the window, half of the time one of a control."""
        canvas, menu = self._services.canvas, getattr(self._services.scenes.top, "menu", None)
        boxes = [one.box for one in menu.widgets if one.enabled] if menu is not None else []
        if boxes and self._chance(2):
            box = self._one(boxes)
            at = self._luck.unit(), self._luck.unit()
            scale, (left, top) = canvas.scale, canvas.offset
            x, y = left + (box.x + box.w * at[0]) * scale, top + (box.y + box.h * at[1]) * scale
            return int(x), int(y)
        return self._luck.below(canvas.size[0]), self._luck.below(canvas.size[1])

    def _wheel(self) -> pygame.event.Event:
        return pygame.event.Event(
            pygame.MOUSEWHEEL, x=0, y=self._one((-3, -1, 1, 3)), flipped=False, which=0
        )

    def _text(self) -> pygame.event.Event:
        return pygame.event.Event(pygame.TEXTINPUT, text=self._one(TEXTS))

    def _focus(self) -> pygame.event.Event:
        kinds = (
            pygame.WINDOWFOCUSLOST,
            pygame.WINDOWFOCUSGAINED,
            pygame.WINDOWMINIMIZED,
            pygame.WINDOWRESTORED,
            pygame.WINDOWEXPOSED,
            pygame.WINDOWLEAVE,
        )
        kind = self._one(kinds)
        if kind == pygame.WINDOWFOCUSLOST:
            self._down.clear()
        return pygame.event.Event(kind)

    def _resize(self) -> pygame.event.Event:
        size = self._one(SIZES)
        return pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])

    def _layout(self) -> pygame.event.Event:
        return pygame.event.Event(pygame.KEYMAPCHANGED)

    def _pad(self) -> pygame.event.Event:
        kind = self._luck.below(10)
        if not self._pads or kind == 0:
            number, self._next_pad = self._next_pad, self._next_pad + 1
            self._pads.append(number)
            return pygame.event.Event(pygame.JOYDEVICEADDED, device_index=number, guid="")
        pad = self._one(self._pads)
        if kind == 1:
            self._pads.remove(pad)
            return pygame.event.Event(pygame.JOYDEVICEREMOVED, instance_id=pad)
        if pad % 2 == 0:
            types = (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP)
            if kind == 2:
                value = self._one((-32768, 0, 12000, 32767))
                axis = self._luck.below(6)
                return pygame.event.Event(
                    pygame.CONTROLLERAXISMOTION, instance_id=pad, axis=axis, value=value
                )
            return pygame.event.Event(
                self._one(types), instance_id=pad, button=self._luck.below(16)
            )
        if kind == 2:
            value = self._one(((0, 0), (1, 0), (0, 1), (-1, -1)))
            return pygame.event.Event(pygame.JOYHATMOTION, instance_id=pad, hat=0, value=value)
        if kind == 3:
            return pygame.event.Event(
                pygame.JOYAXISMOTION,
                instance_id=pad,
                axis=self._luck.below(4),
                value=self._one((-1.0, 0.0, 0.3, 1.0)),
            )
        types = (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP)
        return pygame.event.Event(self._one(types), instance_id=pad, button=self._luck.below(12))


def _key_event(kind: int, place: int) -> pygame.event.Event:
    letter = chr(ord("a") + place - 4) if 4 <= place < 30 else ""
    code = ord(letter) if letter else place | 1 << 30
    code = {
        pygame.KSCAN_RETURN: pygame.K_RETURN,
        pygame.KSCAN_ESCAPE: pygame.K_ESCAPE,
        pygame.KSCAN_BACKSPACE: pygame.K_BACKSPACE,
        pygame.KSCAN_TAB: pygame.K_TAB,
        pygame.KSCAN_SPACE: pygame.K_SPACE,
    }.get(place, code)
    return pygame.event.Event(kind, scancode=place, key=code, mod=0, unicode=letter, window=None)


@contextlib.contextmanager
def quick() -> Iterator[None]:
    """Draw no drawings, and read each text file once: both are dear, and not looked at here."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Sprites, "_backdrop", lambda here, *_: pygame.Surface(here.canvas.size))
        patch.setattr(
            pygame.image,
            "load_sized_svg",
            lambda _, size: pygame.Surface(size, pygame.SRCALPHA),
        )
        patch.setattr(FluentParser, "parse", _parsed)
        yield


_real_parse = FluentParser.parse


@cache
def _read(source: str, with_spans: bool) -> Any:
    return _real_parse(FluentParser(with_spans=with_spans), source)


def _parsed(parser: FluentParser, source: str) -> Any:
    return _read(source, parser.with_spans)


def play(piece: Piece, reached: Counter[str]) -> None:
    """Play a piece; ``Failed`` tells its last events and what went wrong."""
    with own_folder() as folder, quick():
        monkey = None
        try:
            monkey = Monkey(piece, folder, reached)
            monkey.run()
        except Exception as error:
            told = "\n".join(monkey.told[-12:]) if monkey else ""
            where = f"--seed {piece.seed} --only {piece.number} --events {piece.events}"
            raise Failed(f"{told}\n{traceback.format_exc()}\nagain: {where}") from error


def pieces(seed: int, events: int, size: int) -> Iterator[Piece]:
    """Cut so many events into pieces."""
    for number in range(-(-events // size)):
        yield Piece(seed, number, min(size, events - number * size))


def memory() -> float:
    """Return MiB that this process takes now."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096 / 1024 / 1024


def main() -> int:
    """Play pieces; 1 if one fails or a screen was never reached."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--piece", type=int, default=5_000)
    parser.add_argument("--only", type=int)
    args = parser.parse_args()
    give_back_what_is_freed()
    reached: Counter[str] = Counter()
    failures, first, start = 0, 0.0, time.perf_counter()
    wanted = list(pieces(args.seed, args.events, args.piece))
    if args.only is not None:
        wanted = [Piece(args.seed, args.only, min(args.events, args.piece))]
    for piece in wanted:
        try:
            play(piece, reached)
        except Failed as error:
            failures += 1
            print(f"piece {piece.number} FAILED\n{error}\n", flush=True)
        gc.collect()
        taken = memory()
        first = first or taken
        spent = time.perf_counter() - start
        print(f"piece {piece.number}: {taken:.0f} MiB, {spent:.0f} s", flush=True)
    missed = sorted(ALL - set(reached))
    for name, count in reached.most_common():
        print(f"{count:8} {name}")
    grown = memory() - first
    print(
        f"{failures} failures; never reached: {', '.join(missed) or 'none'}; grown {grown:.0f} MiB"
    )
    return int(bool(failures or missed or grown > GROWTH))


if __name__ == "__main__":
    sys.exit(main())
