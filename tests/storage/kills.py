"""Kills the program at random moments, and compares what is on the disk with what it had done.

``python -m tests.storage.kills --kills 1000 --signal 9`` takes about a second a kill. Each run is a
process of its own with a window (of the headless driver), a folder, and one match of people and
bots; people are played, too, an action or a few each frame, and sometimes one is taken back. It
reports each action before it is kept. After a SIGKILL at most the last one may be missing; after
any other signal the process has to end by itself, with everything. What is left goes on each time.
"""

import argparse
import contextlib
import os
import random
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from game import catalog
from game.files import HOME_VARIABLE
from game.screens.unfinished import WaitingRoom
from game.storage import Store

GAMES = tuple(game.key for game in catalog.GAMES)
LONGEST_START = 60.0
LONGEST_END = 20.0
LATEST = 1.2
"""The latest kill, in seconds from the first action of a person on."""
REPORT = "report.txt"
UNDO_SHARE = 0.05


def play(game: str, home: Path, seed: int) -> None:
    """Open the window and play one match after the other, until something ends the process."""
    os.environ[HOME_VARIABLE] = str(home)
    from game.commands.window import Wishes, run_window
    from game.screens.dialogs import PauseScreen
    from game.screens.navigator import ScreenNavigator
    from game.screens.results import ResultsScreen
    from game.ui.turn_scene import TurnScene

    luck = random.Random(seed)
    report = os.open(home / REPORT, os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def tell(*words: object) -> None:
        os.write(report, (" ".join(map(str, words)) + "\n").encode())

    class Pilot:
        """Plays for everybody, in each frame, as the loop lets time pass."""

        def __init__(self, navigator: ScreenNavigator) -> None:
            self.navigator, self.update = navigator, navigator.update
            navigator.update = self.step  # type: ignore[method-assign]

        def begin(self) -> None:
            session = self.navigator.app.session
            setup = session.setup(self.navigator.app.info(), seed=luck.randrange(1_000_000))
            self.navigator.begin(setup)
            self.scene: Any = self.navigator.services.scenes.top
            match, keep = self.scene.match, self.scene.match.on_log
            tell("begin")

            def logged() -> None:
                last = match.log[-1] if match.log else None
                tell("log", len(match.log), "" if last is None else f"{last.seat} {last.text}")
                keep()

            match.on_log = logged

        def step(self, dt: float) -> None:
            scene, top = self.scene, self.navigator.services.scenes.top
            if top is scene:
                if scene.outcome is not None:
                    tell("end")
                    scene.show_results()
                elif (
                    isinstance(scene, TurnScene)
                    and scene.table.can_undo
                    and luck.random() < UNDO_SHARE
                ):
                    scene.table.undo()
                else:
                    scene.fast_forward(len(scene.match.log) + luck.choice((1, 1, 1, 2, 3)))
            elif isinstance(top, PauseScreen):  # so busy is the machine
                top.back()
            elif isinstance(top, ResultsScreen):
                tell("counted")
                self.begin()
            self.update(dt)

    def begin(navigator: ScreenNavigator) -> None:
        navigator.title()
        navigator.app.choose_game(game)
        session = navigator.app.session
        session.sit(0, "Anna")
        session.sit(1, "Zoë")
        for _ in range(2):
            free = session.free_chair()
            if free is not None:
                session.add_bot(free, "easy")
        Pilot(navigator).begin()

    run_window(Wishes("en", (640, 360)), begin)
    tell("tidy")


def serve() -> None:
    """Fork a process for each line of standard input, and tell its id: all is imported by then."""
    import game.commands.window
    import game.screens.navigator  # noqa: F401

    for entry in catalog.GAMES:
        entry.open()
        entry.screens()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        key, home, seed = line.split("\t")
        pid = os.fork()
        if pid == 0:
            null = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1):
                os.dup2(null, stream)
            code = 1
            try:
                play(key, Path(home), int(seed))
                code = 0
            except BaseException:
                import traceback

                Path(home, "crash.txt").write_text(traceback.format_exc())
            finally:
                os._exit(code)
        print(pid, flush=True)


class Server:
    """The process that forks the ones to be killed."""

    def __init__(self) -> None:
        environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.storage.kills", "--serve"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
            cwd=Path(__file__).parents[2],
        )

    def start(self, game: str, home: Path, seed: int) -> int:
        """Start a process and return its id."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{game}\t{home}\t{seed}\n")
        self._process.stdin.flush()
        ready, _, _ = select.select([self._process.stdout], [], [], LONGEST_START)
        line = self._process.stdout.readline() if ready else ""
        while line and not line.strip().isdigit():  # pygame greets
            line = self._process.stdout.readline()
        return int(line)

    def close(self) -> None:
        """End it."""
        self._process.kill()
        self._process.wait()


@contextlib.contextmanager
def server() -> Iterator[Server]:
    """Give a server, which is gone afterwards."""
    one = Server()
    try:
        yield one
    finally:
        one.close()


class Lost(AssertionError):
    """More is missing than may be, or what is there is not sound."""


def one_kill(one: Server, game: str, number: int, seed: int, luck: random.Random) -> str:
    """Start, kill and compare; return what was missing. ``Lost`` says what is wrong."""
    home = Path(tempfile.mkdtemp(prefix="couch-kill-"))
    pid = one.start(game, home, seed)
    try:
        _await(lambda: "\nlog " in _report(home), LONGEST_START, pid)
        time.sleep(luck.uniform(0, LATEST))
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, number)
        _await(lambda: not _lives(pid), LONGEST_END, pid)
        found = compare(home, game, number)
    except Lost as error:
        error.args = (f"{error}; {game}, seed {seed}, signal {number}: {home}",)
        raise
    finally:
        if _lives(pid):
            os.kill(pid, signal.SIGKILL)
    shutil.rmtree(home)
    return found


def compare(home: Path, game: str, number: int) -> str:
    """Compare what a process has done with what is left of it."""
    if (home / "crash.txt").exists():
        raise Lost((home / "crash.txt").read_text())
    matches: list[list[str]] = []
    ended = counted = 0
    lines = _report(home).splitlines()
    for line in lines:
        word, _, rest = line.partition(" ")
        if word == "begin":
            matches.append([])
        elif word == "log":
            length, _, text = rest.partition(" ")
            matches[-1] = [*matches[-1][: int(length) - bool(text)], *([text] if text else [])]
        ended += word == "end"
        counted += word == "counted"
    if number != signal.SIGKILL and lines[-1] != "tidy":
        raise Lost("it did not end by itself")
    store = Store(home)
    room, opened = WaitingRoom(store), catalog.find(game).open()
    over = len(matches) == ended
    waiting = room.find(opened)
    store.settle()
    if store.problems:
        raise Lost(f"not sound: {store.problems}")
    kept = [] if waiting is None else waiting.match.log
    log = [f"{entry.seat} {entry.text}" for entry in kept]
    done = len(store.records())
    if done == ended + 1 and waiting is None and store.stats.of("Anna", game).played == done:
        return "over as it was killed"
    if done not in ((ended,) if number != signal.SIGKILL or not over else (ended, ended - 1)):
        raise Lost(f"{done} replays after {ended} matches")
    if store.stats.of("Anna", game).played != done:
        raise Lost(f"{store.stats.of('Anna', game).played} counted of {done} matches")
    if over:
        return "between matches"
    wanted = matches[-1]
    people = any(text[0] in "01" for text in wanted)
    missing = len(wanted) - len(log)
    if log != wanted[: len(log)]:
        # what was taken back last may still be there
        if number == signal.SIGKILL and log[:-1] == wanted:
            return "1 taken back"
        raise Lost(f"other actions: {log[-3:]} for {wanted[-3:]}")
    if missing > (number == signal.SIGKILL) and people:
        raise Lost(f"{missing} of {len(wanted)} actions are missing")
    left = [path for path in home.rglob("*") if path.suffix not in (".txt", ".json", ".jsonl", "")]
    if number != signal.SIGKILL and left:
        raise Lost(f"left behind: {left}")
    return f"{max(0, missing)} missing" if people else "nobody had played"


def _report(home: Path) -> str:
    try:
        text = (home / REPORT).read_text()
    except FileNotFoundError:
        return ""
    return text[: text.rfind("\n") + 1]


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def _await(is_so: Any, seconds: float, pid: int) -> None:
    end = time.monotonic() + seconds
    while not is_so():
        if time.monotonic() > end:
            raise Lost("it takes too long")
        time.sleep(0.005)


def main() -> None:
    """Kill as often as wanted, the games in turn, and tell what was missing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=40)
    parser.add_argument("--signal", type=int, default=9)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--serve", action="store_true")
    args = parser.parse_args()
    if args.serve:
        serve()
        return
    luck, found, lost = random.Random(args.seed), Counter[str](), 0
    with server() as one:
        for count in range(args.kills):
            game = GAMES[count % len(GAMES)]
            try:
                found[one_kill(one, game, args.signal, luck.randrange(1 << 30), luck)] += 1
            except Lost as error:
                lost += 1
                print(error, flush=True)
    told = ", ".join(f"{what}: {times}" for what, times in sorted(found.items()))
    print(f"signal {args.signal}, {args.kills} kills: {told}; lost: {lost}")


if __name__ == "__main__":
    main()
