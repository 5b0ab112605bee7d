"""A real window with real keys: an X server of its own, the program in it, key presses, pictures.

    with Display((1280, 720)) as display, RealWindow(display, ["main.py", "--seed", "7"]) as window:
        window.tap("DOWN", "RETURN")              # by key places, whatever the layout prints there
        window.tap_many([("Q", 0.0), ("P", 0.02)])  # with seconds from the first press
        window.hold("A"); window.let_go("A")
        with window.elsewhere(): ...              # the focus is lost
        window.click(960, 540)                    # in pixels of the window
        display.layout("fr")                      # the layout changes while the program runs
        window.wait_for("ready")                  # a text in what the program prints
        window.picture("/tmp/title.png")

Needs Xvfb, xdotool, setxkbmap (x11-xkb-utils) and, for pictures, ImageMagick's import; ``missing``
says which are not there. There is no window manager unless ``manager="openbox"`` is asked for;
without one the window fills nothing by itself and gets the focus from here.

Run by hand it opens the program, waits, and takes a picture:

    python -m tests.real_window OUT.png [--size WxH] [--keys "DOWN RETURN"] -- main.py --seed 7
"""

import argparse
import contextlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import TracebackType

from tests.scratch import scratch

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ("Xvfb", "xdotool", "setxkbmap")
PICTURE_TOOL = "import"
PATIENCE = 20.0
"""Seconds that a window may take to open."""

DWELL = 0.06
"""Seconds that a tapped key stays down; people take 0.07 to 0.12."""

GAP = 0.06
"""Seconds between two taps of ``tap``."""

_SMALL_WINDOW = """
import pygame
pygame.display.init()
pygame.display.set_mode((80, 60), pygame.NOFRAME)
while pygame.event.wait().type != pygame.QUIT: pass
"""

_X_OFFSET = 8
"""An X keycode is Linux's own number of the key and this."""

_ROWS = {
    1: "ESCAPE 1 2 3 4 5 6 7 8 9 0 MINUS EQUALS BACKSPACE TAB Q W E R T Y U I O P LEFTBRACKET "
    "RIGHTBRACKET RETURN LCTRL A S D F G H J K L SEMICOLON APOSTROPHE GRAVE LSHIFT BACKSLASH "
    "Z X C V B N M COMMA PERIOD SLASH RSHIFT KP_MULTIPLY LALT SPACE CAPSLOCK "
    "F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 NUMLOCK SCROLLLOCK KP_7 KP_8 KP_9 KP_MINUS KP_4 KP_5 KP_6 "
    "KP_PLUS KP_1 KP_2 KP_3 KP_0 KP_PERIOD",
    86: "NONUSBACKSLASH F11 F12",
    96: "KP_ENTER RCTRL KP_DIVIDE PRINTSCREEN RALT",
    102: "HOME UP PAGEUP LEFT RIGHT END DOWN PAGEDOWN INSERT DELETE",
    119: "PAUSE",
    125: "LGUI RGUI MENU",
}
KEYCODES = {
    name: f"{first + number + _X_OFFSET:03}"
    for first, names in _ROWS.items()
    for number, name in enumerate(names.split())
}
"""X keycodes by the names of key places; with zeros in front, or xdotool takes ``9`` (Escape) for
the key that prints a nine."""


def missing(*more: str) -> tuple[str, ...]:
    """Return the tools that are not installed."""
    return tuple(tool for tool in (*TOOLS, *more) if shutil.which(tool) is None)


class Display:
    """A screen that nobody sees, on a number of its own."""

    def __init__(self, size: tuple[int, int] = (1280, 720), manager: str = "") -> None:
        self.size = size
        self._manager = manager
        self._running: list[subprocess.Popen[bytes]] = []
        self.name = ""

    def __enter__(self) -> "Display":
        reading, writing = os.pipe()
        # -noreset: a layout would be lost when setxkbmap, its only client, goes.
        command = ["Xvfb", "-displayfd", str(writing), "-noreset", "-nolisten", "tcp"]
        command += ["-screen", "0", f"{self.size[0]}x{self.size[1]}x24"]
        self._start(command, pass_fds=(writing,))
        os.close(writing)
        with os.fdopen(reading) as told:
            self.name = f":{told.readline().strip()}"
        if self.name == ":":
            self.close()
            raise RuntimeError("Xvfb did not start")
        if self._manager:
            self._start([self._manager])
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """End what was started here, the last first."""
        while self._running:
            stop(self._running.pop())

    def environment(self, more: Mapping[str, str] | None = None) -> dict[str, str]:
        """Return the variables for a program on this screen: X11, and no sound."""
        own = {"DISPLAY": self.name, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
        return {**os.environ, **own, **(more or {})}

    def run(self, *command: str) -> str:
        """Run a tool on this screen and return what it says; ``CalledProcessError`` if it fails."""
        done = subprocess.run(
            command, env=self.environment(), capture_output=True, text=True, timeout=60, check=True
        )
        return done.stdout

    def layout(self, name: str) -> None:
        """Switch the keyboard to a layout such as ``us``, ``fr`` or ``de``, for all programs."""
        self.run("setxkbmap", name)

    def picture(self, path: str | Path) -> Path:
        """Save a picture of the whole screen."""
        self.run(PICTURE_TOOL, "-window", "root", str(path))
        return Path(path)

    def _start(self, command: Sequence[str], pass_fds: tuple[int, ...] = ()) -> None:
        started = subprocess.Popen(
            command,
            env=self.environment() if self.name else None,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            pass_fds=pass_fds,
        )
        self._running.append(started)


class RealWindow:
    """A Python program with a window on a display: ``arguments`` are as after ``python``.

    It runs in the project's folder with a settings folder of its own, unless ``env`` says another.
    """

    def __init__(
        self,
        display: Display,
        arguments: Sequence[str] = ("main.py",),
        env: Mapping[str, str] | None = None,
        settle: float = 1.0,
    ) -> None:
        self.display = display
        self._arguments = tuple(arguments)
        self._env = dict(env or {})
        self._settle = settle
        self._folder = scratch()
        self._program: subprocess.Popen[bytes] | None = None
        self.id = ""

    def __enter__(self) -> "RealWindow":
        home = {"COUCH_FRANTIC_HOME": str(self._folder / "home")}
        with self._log.open("wb") as log:
            self._program = subprocess.Popen(
                [sys.executable, "-u", *self._arguments],
                cwd=ROOT,
                env=self.display.environment(home | self._env),
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        try:
            self.id = self._wait_for_window()
            self.focus()
        except BaseException:
            self.close()
            raise
        time.sleep(self._settle)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            stop(self._program)
            self._program = None
        shutil.rmtree(self._folder, ignore_errors=True)

    @property
    def running(self) -> bool:
        """Say whether the program still runs."""
        return self._program is not None and self._program.poll() is None

    @property
    def output(self) -> str:
        """What the program has printed so far, errors too."""
        return self._log.read_text("utf-8", "replace") if self._log.exists() else ""

    def wait_for(self, text: str, seconds: float = PATIENCE, count: int = 1) -> None:
        """Wait until the program has printed a text so often; ``TimeoutError`` with its output."""
        end = time.monotonic() + seconds
        while self.output.count(text) < count:
            if time.monotonic() > end or not self.running:
                raise TimeoutError(f"no {text!r} in:\n{self.output}")
            time.sleep(0.02)

    def focus(self) -> None:
        """Give the window the keyboard."""
        with contextlib.suppress(subprocess.CalledProcessError):
            self.display.run("xdotool", "windowfocus", "--sync", self.id)

    @contextlib.contextmanager
    def elsewhere(self) -> Iterator["RealWindow"]:
        """Give the keyboard to a small window of another program for a while."""
        with RealWindow(self.display, ["-c", _SMALL_WINDOW], settle=0.2) as other:
            yield other
        self.focus()

    def tap(self, *places: str, gap: float = GAP, dwell: float = DWELL) -> None:
        """Press and let go keys one after the other, by the names of their places."""
        self.tap_many(
            [(place, number * (gap + dwell)) for number, place in enumerate(places)], dwell
        )

    def tap_many(self, taps: Iterable[tuple[str, float]], dwell: float = DWELL) -> None:
        """Tap keys at given seconds from now; taps may overlap."""
        moves = [
            (at, kind, place)
            for place, start in taps
            for at, kind in ((start, "keydown"), (start + dwell, "keyup"))
        ]
        self.display.run("xdotool", *_timed(sorted(moves)))

    def hold(self, place: str) -> None:
        """Press a key and keep it down."""
        self.display.run("xdotool", "keydown", KEYCODES[place])

    def let_go(self, place: str) -> None:
        """Let a key go."""
        self.display.run("xdotool", "keyup", KEYCODES[place])

    def type(self, text: str) -> None:
        """Type a text, as into a field for a name."""
        self.display.run("xdotool", "type", "--delay", "40", text)

    def move(self, x: int, y: int) -> None:
        """Move the mouse to a pixel of the window."""
        self.display.run("xdotool", "mousemove", "--window", self.id, str(x), str(y))

    def click(self, x: int, y: int) -> None:
        """Click at a pixel of the window."""
        self.move(x, y)
        self.display.run("xdotool", "click", "1")

    def resize(self, width: int, height: int) -> None:
        """Drag the window to another size."""
        self.display.run("xdotool", "windowsize", self.id, str(width), str(height))

    def picture(self, path: str | Path, wait: float = 0.0) -> Path:
        """Save a picture of the screen, after some seconds."""
        time.sleep(wait)
        return self.display.picture(path)

    @property
    def _log(self) -> Path:
        return self._folder / "output.txt"

    def _wait_for_window(self) -> str:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.running:
            with contextlib.suppress(subprocess.CalledProcessError):
                found = self._visible_windows()
                if found:
                    return found[-1]
            time.sleep(0.05)
        raise TimeoutError(f"no window; the program said:\n{self.output}")

    def _visible_windows(self) -> list[str]:
        assert self._program
        process = str(self._program.pid)
        return self.display.run("xdotool", "search", "--onlyvisible", "--pid", process).split()


def stop(process: subprocess.Popen[bytes], seconds: float = 5.0) -> None:
    """End a process that was started here, by force if it doesn't listen."""
    process.terminate()
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait(seconds)


def _timed(moves: Sequence[tuple[float, str, str]]) -> list[str]:
    """Turn moves into xdotool's arguments, with pauses between them."""
    arguments: list[str] = []
    now = 0.0
    for at, kind, place in moves:
        if at > now:
            arguments += ["sleep", f"{at - now:.4f}"]
            now = at
        arguments += [kind, KEYCODES[place]]
    return arguments


def main() -> None:
    """Open a program, press keys, save a picture."""
    parser = argparse.ArgumentParser(description="a picture of a program after some keys")
    parser.add_argument("out")
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--keys", default="", help="names of key places, tapped in this order")
    parser.add_argument("--layout", default="us")
    parser.add_argument("--wait", type=float, default=1.0, help="seconds before the picture")
    own, program = sys.argv[1:], ["main.py"]
    if "--" in own:
        at = own.index("--")
        own, program = own[:at], own[at + 1 :]
    given = parser.parse_args(own)
    width, height = map(int, given.size.split("x"))
    with Display((width, height)) as display:
        display.layout(given.layout)
        with RealWindow(display, program) as window:
            for place in given.keys.split():
                window.tap(place)
            print(window.picture(given.out, given.wait))
            print(window.output, end="")


if __name__ == "__main__":
    main()
