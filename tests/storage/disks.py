"""An evening on a bad disk: full, read-only, none at all, slow; and with a clock that jumps.

``python -m tests.storage.disks`` runs each in a real process with a window of the headless driver,
which then ends as by a kill in the middle of a match. It tells the longest frame, how many frames
went to the disk themselves, what was told on screen, and how many actions are missing afterwards.
Full and read-only disks are small file systems in memory, which only root may mount.
"""

import argparse
import contextlib
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from game.files import HOME_VARIABLE, home
from game.screens.unfinished import WaitingRoom
from game.storage import Store
from tests.scratch import own_folder
from tests.storage.doors import Doors, doors
from tests.storage.evening import play, spend

CASES = ("sound", "slow", "full", "read-only", "no home", "clock")
FULL = "64k"
WAITS = 50
"""So often it is tried to take a disk away (five a second)."""
NOWHERE = "/proc/nowhere"
"""Where not even root can make a folder."""
LAST = 12
"""So many actions are played before the end."""
KEEPS = ("sound", "slow", "clock")
FRAMES = 3


def evening(case: str, game: str, seconds: float) -> None:
    """Spend it, print what was seen as JSON, and end in the middle of a match."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from game.commands.window import Wishes, build_services
    from game.screens.navigator import ScreenNavigator
    from game.ui.loop import Loop

    folder = home()
    with doors(folder) as door:
        services = build_services(Wishes("en", (640, 360)), Store())
        navigator = ScreenNavigator(services)
        navigator.title()
        loop, longest, told = Loop(services), (0.0, "", 0.0), dict[str, None]()

        def pause(what: str) -> None:
            nonlocal longest
            for _ in range(FRAMES):
                begun, worked = time.perf_counter(), time.thread_time()
                loop.frame()
                worked = time.thread_time() - worked
                longest = max(longest, (time.perf_counter() - begun, what, worked))
                told.update(dict.fromkeys(navigator.app.notes.all))
                time.sleep(1 / 60)
            if case == "clock":
                watching, door.watching = door.watching, False
                _jump(folder)
                door.watching = watching

        if case == "clock":
            _jump_with_dates()
        pause("start")
        spend(navigator, game, pause, keeps=case in KEEPS)  # the pictures are made
        longest = (0.0, "", 0.0)
        door.watching, door.seconds = True, seconds if case == "slow" else 0.0
        spend(navigator, game, pause, keeps=case in KEEPS)
        navigator.join(game)
        navigator.play()
        play(navigator, LAST, pause)
        print(json.dumps(_seen(navigator, door, longest, list(told))), flush=True)
        os._exit(9)


def _seen(navigator: Any, door: Doors, longest: tuple[float, str, float], told: list[str]) -> Any:
    scene: Any = navigator.services.scenes.top
    return {
        "longest": longest[0],
        "at": longest[1],
        "worked": longest[2],
        "in_frames": sum(door.in_frames.values()),
        "elsewhere": sum(door.elsewhere.values()),
        "told": told,
        "log": [f"{entry.seat} {entry.text}" for entry in scene.match.log],
    }


def _jump(folder: Path) -> None:
    """Let files have been written at any time, long ago or in years to come."""
    for path in folder.rglob("*"):
        with contextlib.suppress(OSError):
            at = random.choice((0, 1_000_000_000, 4_000_000_000))
            os.utime(path, (at, at))


def _jump_with_dates() -> None:
    """Let each look at the calendar show another year."""

    class Jumping(datetime):
        @classmethod
        def now(cls, tz: Any = None) -> datetime:  # type: ignore[override]
            return datetime.now(tz) + timedelta(days=random.randint(-9000, 9000))

    from game.storage import figures

    figures.datetime = Jumping  # type: ignore[misc]


@contextlib.contextmanager
def _disk(case: str, folder: Path) -> Iterator[dict[str, str]]:
    """Give what the environment of a case is, on a disk of its own where it needs one."""
    if case == "no home":
        yield {"HOME": NOWHERE, "XDG_DATA_HOME": NOWHERE, HOME_VARIABLE: ""}
        return
    place = folder / "home"
    place.mkdir()
    if case in ("full", "read-only"):
        options = f"size={FULL}" if case == "full" else "ro"
        subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(place)], check=True)
        if case == "full":
            (place / "ballast").write_bytes(bytes(48 * 1024))
    try:
        yield {HOME_VARIABLE: str(place)}
    finally:
        if case in ("full", "read-only"):
            _unmount(place)


def _unmount(place: Path) -> None:
    """Take a disk away as soon as the process that was killed has let go of it."""
    for left in reversed(range(WAITS)):
        if subprocess.run(["umount", str(place)], check=not left, capture_output=True).returncode:
            time.sleep(0.2)
        else:
            return


def run(case: str, game: str, seconds: float) -> dict[str, Any]:
    """Spend an evening in a process of its own, and compare what is left of its match."""
    with own_folder() as folder, _disk(case, folder) as changes:
        environment = {**os.environ, **changes}
        command = [sys.executable, "-m", "tests.storage.disks", "--evening", case]
        command += ["--game", game, "--seconds", str(seconds)]
        root = Path(__file__).parents[2]
        done = subprocess.run(
            command, cwd=root, env=environment, capture_output=True, text=True, check=False
        )
        if done.returncode != 9:
            raise AssertionError(f"{case}: {done.stderr}")
        seen: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
        seen["missing"] = len(seen.pop("log")) - len(_left(environment, game))
    return seen


def _left(environment: dict[str, str], game: str) -> list[str]:
    """Return the actions of the match that was cut off, as the next start finds them."""
    from game import catalog

    def found() -> list[str]:
        store = Store()
        try:
            waiting = list(WaitingRoom(store).all(catalog.find(game).open()))
            return [entry.text for entry in waiting[0].match.log] if waiting else []
        finally:
            store.close()

    return _within(environment, found)


def _within(environment: dict[str, str], do: Callable[[], list[str]]) -> list[str]:
    before = dict(os.environ)
    os.environ.update(environment)
    try:
        return do()
    finally:
        os.environ.clear()
        os.environ.update(before)


def main() -> None:
    """Run the cases, and tell a line of each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--case", choices=CASES, action="append")
    parser.add_argument("--game", default="board")
    parser.add_argument("--seconds", type=float, default=1.0, help="that a slow disk takes")
    parser.add_argument("--evening", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.evening:
        evening(args.evening, args.game, args.seconds)
    for case in args.case or CASES:
        seen = run(case, args.game, args.seconds)
        print(
            f"{case}, {args.game}: longest frame {1000 * seen['longest']:.0f} ms ({seen['at']}, "
            f"of which it worked for {1000 * seen['worked']:.0f} ms), "
            f"calls to the disk in frames {seen['in_frames']}, by the thread {seen['elsewhere']}, "
            f"actions missing after the kill {seen['missing']}",
            *(f"  told: {text}" for text in seen["told"]),
            sep="\n",
            flush=True,
        )


if __name__ == "__main__":
    main()
