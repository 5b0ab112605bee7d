"""What the program takes of the memory: a real window, four bots, rematch after rematch.

    python -m tests.memory --size 1920x1080 --matches 7 [--game frantic]
    python -m tests.memory --walk       # every screen and a piece of every game, twice

After each match a line tells the memory of the process (RSS, MiB), its highest so far, the open
descriptors, and what is kept of pictures and texts. Frames follow one another without waiting, each
worth 1/60 s (``--rate``). With ``--music`` the mixer plays into nothing, and music takes its part.
``--where`` adds where in the process it is, by kinds of mappings. Linux only; needs Xvfb unless
``--driver dummy`` is asked for.
"""

import argparse
import contextlib
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tests.scratch import own_folder

ROOT = Path(__file__).resolve().parent.parent
FRAME = 1 / 60
SETTLED = 120
"""Frames for which the results are looked at."""
LONGEST = 400_000
"""Frames of a match, at most."""
SHORT = {
    "frankfurt": {},
    "frantic": {"limit": "rounds-2"},
    "board": {"limit": "rounds-2"},
    "frappadingue": {"goal": "1000"},
}
"""Options of a match of a usual evening, not too long."""
MIB = 1024 * 1024
_MAPPING = re.compile(r"([0-9a-f]+)-([0-9a-f]+) \S+ \S+ \S+ \S+ *(.*)")


class Taken(NamedTuple):
    """What the process takes now: MiB, and descriptors."""

    rss: float
    highest: float
    descriptors: int
    pictures: float
    texts: float

    def __str__(self) -> str:
        return (
            f"rss {self.rss:6.1f} MiB, highest {self.highest:6.1f} MiB, "
            f"{self.descriptors} descriptors, kept pictures {self.pictures:5.1f} MiB, "
            f"texts {self.texts:4.1f} MiB"
        )


def taken(services: Any) -> Taken:
    """Look at this process."""
    said = dict(
        line.split(":", 1) for line in Path("/proc/self/status").read_text().splitlines() if line
    )
    rss, highest = (int(said[name].split()[0]) / 1024 for name in ("VmRSS", "VmHWM"))
    return Taken(
        rss,
        highest,
        len(os.listdir("/proc/self/fd")) - 1,
        services.sprites.cached.bytes / MIB,
        services.text.cached.bytes / MIB,
    )


def where() -> list[str]:
    """Return lines that tell what is resident of which kind of mapping, in MiB, most first."""
    found: Counter[str] = Counter()
    kind = ""
    for line in Path("/proc/self/smaps").read_text().splitlines():
        if mapping := _MAPPING.fullmatch(line):
            begin, end, name = mapping.groups()
            size = int(end, 16) - int(begin, 16)
            alone = "objects of Python" if not size % MIB else "pictures and other large blocks"
            kind = name.rsplit("/", 1)[-1] if name else alone
        elif line.startswith("Rss:"):
            found[kind] += int(line.split()[1])
    return [f"{kib / 1024:8.2f} MiB  {kind}" for kind, kib in found.most_common() if kib > 512]


def frame(services: Any, seconds: float = FRAME) -> None:
    """Let a frame pass as the program's loop does."""
    import pygame

    for event in pygame.event.get():
        services.scenes.handle(event)
    services.scenes.update(seconds)
    if services.navigator is not None:
        services.navigator.update(seconds)
    services.music.update(seconds)
    services.scenes.draw(services.stage)
    services.stage.present()


def rematches(
    size: tuple[int, int], game: str, matches: int, bot: str, options: list[str], rate: int
) -> Iterator[Taken]:
    """Play match after match of four bots in the window, and yield what is taken after each."""
    from game.catalog import find
    from game.commands.play import open_match
    from game.commands.window import Wishes, build_services
    from game.core.record import Player
    from game.screens.navigator import ScreenNavigator
    from game.screens.results import ResultsScreen
    from game.storage import Store
    from game.ui.memory import give_back_what_is_freed

    with own_folder() as folder:
        give_back_what_is_freed()
        store = Store(folder)
        services = build_services(Wishes("en", size, looks=1), store)
        navigator = ScreenNavigator(services)
        services.sprites.soft_first = True
        yield taken(services)
        seats = tuple(Player("bot:" + bot, f"Bot {n}") for n in range(4))
        options = [f"{name}={value}" for name, value in SHORT.get(game, {}).items()] + options
        args = argparse.Namespace(option=options, seed=None)
        open_match(navigator, find(game).open().info, seats, args)
        for number in range(matches):
            if number:
                navigator.restart()
            left = LONGEST
            while not isinstance(services.scenes.top, ResultsScreen) and left:
                frame(services, 1 / rate)
                left -= 1
            if not left:
                raise SystemExit(f"match {number + 1} of {game} comes to no end")
            for _ in range(SETTLED):
                frame(services)
            yield taken(services)
        store.close()


def walk(size: tuple[int, int], times: int) -> Iterator[tuple[str, Taken]]:
    """Open every screen and a table of every game, and yield what is taken after each round."""
    from game.commands.window import Wishes, build_services
    from game.screens.navigator import ScreenNavigator
    from game.storage import Store
    from tests.screens.stages import STAGES

    with own_folder() as folder:
        store = Store(folder)
        services = build_services(Wishes("en", size, looks=1), store)
        for number in range(times):
            for name, arrange in STAGES.items():
                navigator = ScreenNavigator(services)
                arrange(navigator)
                for _ in range(10):
                    frame(services)
                if os.environ.get("EACH"):
                    yield name, taken(services)
                services.scenes.quit()
            yield f"round {number + 1}", taken(services)
        store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--matches", type=int, default=5)
    parser.add_argument("--game", default="frantic")
    parser.add_argument("--bot", default="normal")
    parser.add_argument("--option", action="append", default=[], metavar="name=value")
    parser.add_argument("--rate", type=int, default=60, help="frames of a second")
    parser.add_argument("--walk", action="store_true")
    parser.add_argument("--driver", choices=("x11", "dummy"), default="x11")
    parser.add_argument("--music", action="store_true", help="let the mixer play, unheard")
    parser.add_argument("--where", action="store_true", help="tell the mappings at the end")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    width, height = map(int, args.size.split("x"))
    if not args.inside:
        _outside(args.driver, (width, height))
    elif args.walk:
        for name, found in walk((width, height), 2):
            print(f"{name}: {found}", flush=True)
    else:
        for number, found in enumerate(
            rematches((width, height), args.game, args.matches, args.bot, args.option, args.rate)
        ):
            print(f"{number} matches: {found}" if number else f"the start: {found}", flush=True)
            if args.where and number == args.matches:
                print("\n".join(where()), flush=True)


def _outside(driver: str, size: tuple[int, int]) -> None:
    """Run this again in a process of its own, with a screen if one is needed."""
    from tests.real_window import Display

    command = [sys.executable, "-m", "tests.memory", "--inside", *sys.argv[1:]]
    with own_folder() as folder, contextlib.ExitStack() as stack:
        sound = {"SDL_AUDIODRIVER": "dummy"}
        if "--music" in sys.argv:  # a device that takes what is played in its time
            sound = {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(folder / "played")}
        if driver == "dummy":
            environment = os.environ | {"SDL_VIDEODRIVER": "dummy"} | sound
        else:
            environment = stack.enter_context(Display(size)).environment(sound)
        done = subprocess.run(command, cwd=ROOT, env=environment, check=False)
    raise SystemExit(done.returncode)


if __name__ == "__main__":
    main()
