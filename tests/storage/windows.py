"""Two windows play matches on one folder at the same time: ``python -m tests.storage.windows``.

Each is a process of its own, plays its matches to the end, changes settings between them, and is
killed now and then in the middle of a match. In the end every match is counted and has its replay,
every match that was cut off waits, and all settings are there.
"""

import argparse
import json
import multiprocessing
import os
import random
from pathlib import Path

from game.catalog import GAMES
from game.screens.unfinished import WaitingRoom
from game.storage import Store
from tests.scratch import own_folder

SHORT = {"frantic": {"limit": "rounds-1"}, "board": {"limit": "rounds-1"}}


def play(home: str, name: str, matches: int, seed: int, cut_off: bool) -> None:
    """Play some matches in one window; the last one is cut off by the end of the process."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from game.commands.window import Wishes, build_services
    from game.screens.navigator import ScreenNavigator

    luck, store = random.Random(seed), Store(Path(home))
    navigator = ScreenNavigator(build_services(Wishes("en", (320, 180)), store))
    navigator.title()
    for number in range(matches + cut_off):
        key = luck.choice(GAMES).key
        navigator.app.choose_game(key)
        session = navigator.app.session
        session.chairs = [type(session.chairs[0])()] * session.places
        session.options |= SHORT.get(key, {})
        session.sit(0, name)
        session.rename(0, name)
        session.add_bot(1, "easy")
        setup = session.setup(navigator.app.info(), seed=luck.randrange(1_000_000))
        navigator.begin(setup)
        scene = navigator.services.scenes.top
        if number == matches:
            scene.fast_forward(8)
            store.settle()
            os._exit(0)
        scene.fast_forward(100_000)
        scene.show_results()
        store.update(lessons={**store.settings.lessons, f"{name} {number}": "x"})
    navigator.services.scenes.quit()
    store.close(60)


def check(home: Path, matches: dict[str, int], cut_off: bool) -> str:
    """Compare what there is with what was played."""
    store = Store(home)
    played = {
        name: sum(figures.played for figures in store.stats.players.get(name, {}).values())
        for name in matches
    }
    assert not store.problems, store.problems
    assert played == matches, played
    assert len(store.records()) == sum(matches.values())
    kept = set(store.settings.lessons)
    assert kept == {f"{name} {n}" for name, count in matches.items() for n in range(count)}
    waiting = 0
    for entry in GAMES:
        game = entry.open()
        room = WaitingRoom(store)
        while (found := room.find(game)) is not None:
            waiting += 1
            store.unfinished.forget(found.path)
            store.settle()
    assert waiting == len(matches) * cut_off, waiting
    json.loads((home / "settings.json").read_text())
    return f"{played}, {waiting} wait"


def run(matches: int, seed: int, cut_off: bool = True) -> str:
    """Let two windows play so many matches each."""
    spawn = multiprocessing.get_context("spawn")
    with own_folder() as home:
        windows = [
            spawn.Process(target=play, args=(str(home), name, matches, seed + place, cut_off))
            for place, name in enumerate(("Anna", "Zoë"))
        ]
        for window in windows:
            window.start()
        for window in windows:
            window.join()
            assert window.exitcode == 0
        return check(home, dict.fromkeys(("Anna", "Zoë"), matches), cut_off)


def main() -> None:
    """Play as many matches as wanted, and tell what is left."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=50, help="in each window")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print(run(args.matches, args.seed))


if __name__ == "__main__":
    main()
