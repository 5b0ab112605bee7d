"""A normal evening on all screens, in one process: for tests of slow and full disks.

Whoever runs it gives ``pause``, which lets a few frames pass; it is told what was done just before.
"""

import time
from collections.abc import Callable
from typing import Any

from game.screens.dialogs import PauseScreen
from game.screens.navigator import ScreenNavigator
from game.screens.records import RecordsScreen
from game.screens.replay import ReplayScreen
from game.screens.results import ResultsScreen
from game.screens.title import TitleScreen
from game.screens.waiting_match import WaitingMatch
from tests.harness import past_podium

Pause = Callable[[str], None]
SHORT = {"limit": "rounds-1"}
FEW = 4
SEED = 5
WAITS = 180.0
"""So long a thing is waited for that the disk has to tell (seconds)."""


def spend(navigator: ScreenNavigator, game: str, pause: Pause, *, keeps: bool = True) -> None:
    """Sit down, play, leave, go on, end, look at replays, and change settings.

    Where nothing ``keeps``, so full is the disk, there are no replays to be looked at.
    """
    app, scenes = navigator.app, navigator.services.scenes
    navigator._new_seed = lambda: SEED  # type: ignore[method-assign]
    navigator.title()
    pause("title")
    navigator.join(game)
    pause("lobby")
    app.session.chairs = [type(app.session.chairs[0])()] * app.session.places
    app.session.sit(0, "Anna")
    app.session.add_bot(1, "easy")
    lobby: Any = scenes.top
    lobby.rebuild()
    pause("seats")
    navigator.options()
    pause("options")
    names = {option.name for option in app.info().options}
    app.session.options |= {name: value for name, value in SHORT.items() if name in names}
    scenes.pop()
    pause("lobby again")
    navigator.play()
    pause("deal")
    play(navigator, FEW, pause)
    if not isinstance(scenes.top, PauseScreen):
        _table(navigator).pause(None)
    pause("pause")
    top = scenes.top
    assert isinstance(top, PauseScreen), top
    top._leave()
    pause("question")
    navigator.title()
    pause("title after a match")
    title = _await(navigator, TitleScreen, pause, lambda top: top.waiting is not None)
    navigator.go_on(title.waiting)
    pause("go on")
    play(navigator, 2 * FEW, pause)
    navigator.title()
    navigator.join(game)
    lobby = _await(navigator, WaitingMatch, pause, lambda top: top.waiting is not None)
    navigator.go_on(lobby.waiting)
    _table(navigator).fast_forward(100_000)
    pause("end")
    _table(navigator).show_results()
    past_podium(navigator.services)
    assert isinstance(scenes.top, ResultsScreen)
    pause("results")
    navigator.restart()
    pause("rematch")
    play(navigator, FEW, pause)
    navigator.restart()
    pause("dealt again")
    navigator.title()
    navigator.records()
    pause("replays")
    if keeps:
        records = _await(navigator, RecordsScreen, pause, lambda top: bool(top._rows))
        navigator.replay(records._rows[0].path)
        _await(navigator, ReplayScreen, pause, lambda top: True)
        pause("replay")
        scenes.pop()
    pause("replays again")
    navigator.title()
    navigator.settings()
    for volume in (10, 20):
        app.change(master=volume)
        pause("settings")
    navigator.title()
    for step in (navigator.choose_practice, navigator.learn, navigator.rebind, navigator.help):
        step()
        pause(step.__name__)
    navigator.practise(game)
    play(navigator, FEW, pause)
    app.toggle_fullscreen()
    navigator.title()
    pause("title after practice")


def _table(navigator: ScreenNavigator) -> Any:
    """Return the match on the table; a pause over it is ended."""
    top: Any = navigator.services.scenes.top
    if isinstance(top, PauseScreen):
        top.back()
    return navigator.services.scenes.top


def play(navigator: ScreenNavigator, actions: int, pause: Pause) -> None:
    """Play some actions, one after the other, as people and bots."""
    done = 0
    while done < actions or not navigator.keeps_match:
        scene = _table(navigator)
        assert scene.outcome is None
        scene.fast_forward(len(scene.match.log) + 1)
        done += 1
        pause("action")


def _await(
    navigator: ScreenNavigator, kind: type, pause: Pause, is_so: Callable[[Any], bool]
) -> Any:
    """Wait until the disk has answered, as somebody would who wants this."""
    end = time.monotonic() + WAITS
    while time.monotonic() < end:
        top = navigator.services.scenes.top
        if isinstance(top, kind) and is_so(top):
            return top
        pause("wait")
    raise AssertionError(f"{kind.__name__} does not come")
