"""Matches of turns that were left: kept as they were, offered in the lobby, the same to the end."""

import re
from pathlib import Path

import msgspec
import pygame
import pytest

from game import catalog
from game.core.match import Match
from game.core.record import Record, closing_checksum, content_sums, replay_check
from game.core.record_text import dump, entry_line, load
from game.input.pads import Device, Pads
from game.screens.dialogs import ConfirmScreen, PauseScreen
from game.screens.navigator import ScreenNavigator
from game.screens.results import ResultsScreen
from game.screens.session import Chair
from game.screens.title import TitleScreen
from game.screens.unfinished import AnyScene
from game.screens.waiting_list import WaitingListScreen
from game.screens.waiting_match import WaitingMatch
from game.storage import Figures, Store
from game.storage.match_files import settled
from game.ui.loop import Loop
from game.ui.match_scene import MatchScene
from game.ui.services import Services
from game.ui.theme import HINT
from game.ui.turn_scene import TurnScene
from tests.harness import frame, make_services, past_podium, put_unfinished, tap
from tests.screens.stages import leave_a_match

ALL = [game.key for game in catalog.GAMES]
GAMES = [game.key for game in catalog.GAMES if not game.open().info.real_time]
RACES = [key for key in ALL if key not in GAMES]
HIDDEN = [key for key in GAMES if catalog.find(key).open().info.hidden_info]
ACTIONS = 40
LEVEL = dict.fromkeys(RACES, "hard")
"""Bots that need little time: to think, or in a race to lay their cards."""
FEW = 12
"""So few that no match of two is over."""


def start(game: str, people: int = 2, bots: int = 1) -> tuple[Services, ScreenNavigator]:
    """Sit at a table with a free chair between people and bots."""
    services = make_services()
    navigator = ScreenNavigator(services)
    navigator.title()
    navigator.app.choose_game(game)
    if game in HIDDEN:
        navigator.app.session.options["limit"] = "rounds-2"
    if game in RACES:
        navigator.app.session.options["start"] = "quarter"
    for chair in range(people):
        navigator.app.session.sit(chair, ("Anna", "Karim")[chair])
    for chair in range(people + 1, people + 1 + bots):
        navigator.app.session.add_bot(chair, LEVEL.get(game, "easy"))
    return services, navigator


def deal(navigator: ScreenNavigator) -> None:
    navigator.begin(navigator.app.session.setup(navigator.app.info(), seed=5))


def again(services: Services) -> tuple[Services, ScreenNavigator]:
    """Start the program once more with what it has remembered."""
    fresh = make_services()
    services.store.settle()
    fresh.store = Store(services.store.folder)
    navigator = ScreenNavigator(fresh)
    navigator.title()
    return fresh, navigator


def lobby(services: Services, navigator: ScreenNavigator, game: str) -> WaitingMatch:
    navigator.join(game)
    for _ in range(3):
        frame(services)
    top = services.scenes.top
    assert isinstance(top, WaitingMatch)
    return top


def looked(services: Services, navigator: ScreenNavigator) -> ScreenNavigator:
    """Let the folder be looked at anew: other windows may have done something meanwhile."""
    services.store.unfinished.look()
    assert services.store.settle()
    navigator.update(0.0)
    return navigator


def table(services: Services) -> AnyScene:
    scene = services.scenes.top
    if isinstance(scene, PauseScreen):
        scene.back()
        scene = services.scenes.top
    assert isinstance(scene, MatchScene)
    return scene


def files(services: Services, game: str) -> list[Path]:
    """Return the files in which matches of a game are, whether anybody plays them or not."""
    assert services.store.settle()
    return sorted(services.store.unfinished.folder.glob(f"{game}*.txt"))


def kept(services: Services, game: str) -> Path:
    """Return the one file in which there is a match of a game."""
    (path,) = files(services, game)
    return path


def log_on_disk(services: Services, game: str) -> list[str]:
    """Return the actions that a kill would leave."""
    lines = settled(kept(services, game).read_text()).partition("\nactions\n")[2].splitlines()
    return [line for line in lines if line.split(" ")[1] != "="]


def log_of(scene: AnyScene) -> list[str]:
    return [entry_line(entry).rstrip("\n") for entry in scene.match.log]


def left(game: str, people: int = 2) -> tuple[Services, ScreenNavigator]:
    """Leave a match, close the program and start it again."""
    services, navigator = start(game, people)
    leave_a_match(navigator, ACTIONS)
    return again(services)


@pytest.mark.parametrize("game", ALL)
def test_a_match_goes_on_to_the_end_as_if_it_had_never_been_left(game: str) -> None:
    services, navigator = start(game)
    deal(navigator)
    scene = table(services)
    scene.fast_forward(ACTIONS)
    state, setup, seed = scene.match.state, scene.setup, scene.seed
    services.scenes.quit()
    services, navigator = again(services)
    waiting = lobby(services, navigator, game).waiting
    assert waiting is not None
    navigator.go_on(waiting)
    if game in RACES:
        assert isinstance(services.scenes.top, PauseScreen), "nobody finds a race that runs"
        assert services.store.unfinished.waiting(game) == []
    scene = table(services)
    if isinstance(scene, TurnScene):
        assert scene.match.state == scene.table.shown == state
    else:
        assert scene.match.now == waiting.match.now
        assert scene.match.state.countdown
        assert sum(scene.stats.laid) > ACTIONS / 5, "what was done before counts in the results"
    assert scene.setup == msgspec.structs.replace(setup, seed=seed)
    scene.fast_forward(100_000)
    assert scene.outcome is not None
    whole = scene.match
    record = load(scene.record(), lambda _: whole.rules)
    assert replay_check(whole.rules, record) is None


@pytest.mark.parametrize("game", ALL)
def test_enter_goes_on_where_nobody_has_sat_down_and_the_end_counts_once(game: str) -> None:
    services, navigator = left(game)
    screen = lobby(services, navigator, game)
    assert screen.menu.focused is not None
    assert screen.menu.focused.key == "go-on"
    tap(services, "enter")
    scene = table(services)
    assert len(scene.match.log) >= ACTIONS
    scene.fast_forward(100_000)
    scene.show_results()
    past_podium(services)
    assert isinstance(services.scenes.top, ResultsScreen)
    assert not files(services, game)
    assert len(services.store.records()) == 1
    assert services.store.stats.of("Anna", game).played == 1
    assert [one.played for one in navigator.app.session.score_table()] == [1, 1, 1]
    navigator.join(game)
    assert lobby(services, navigator, game).waiting is None


@pytest.mark.parametrize("game", HIDDEN)
def test_no_hand_of_several_people_is_open_when_a_match_goes_on(game: str) -> None:
    services, navigator = left(game)
    waiting = lobby(services, navigator, game).waiting
    assert waiting is not None
    navigator.go_on(waiting)
    for _ in range(3):
        frame(services)
        assert table(services).hands.audience == frozenset()


@pytest.mark.parametrize("game", GAMES)
def test_the_last_actions_are_told_again(game: str) -> None:
    services, navigator = left(game)
    waiting = lobby(services, navigator, game).waiting
    assert waiting is not None
    navigator.go_on(waiting)
    assert table(services).view.log.lines  # type: ignore[attr-defined]


def test_who_has_little_time_to_answer_finds_a_pause_first() -> None:
    services, navigator = start("frantic", people=2, bots=0)
    deal(navigator)
    scene = table(services)
    scene.fast_forward(1)
    while not (scene.asked_alike(scene.match.state) and scene.table.offered is not None):
        scene.fast_forward(len(scene.match.log) + 1)
    navigator.title()
    waiting = navigator.app.waiting()
    assert waiting is not None
    navigator.go_on(waiting)
    assert isinstance(services.scenes.top, PauseScreen)


@pytest.mark.parametrize("game", ALL)
def test_each_action_is_on_the_disk_before_the_next_one(game: str) -> None:
    services, navigator = start(game)
    deal(navigator)
    scene = table(services)
    for count in range(1, ACTIONS):
        scene.fast_forward(count)
        if navigator.keeps_match:
            assert log_on_disk(services, game) == log_of(scene)
    assert navigator.keeps_match
    scene.pause(None)
    assert log_on_disk(services, game) == log_of(scene), "a pause of a race is an action, too"


def test_nothing_is_written_while_nothing_is_done() -> None:
    services, navigator = start("frappadingue")
    deal(navigator)
    table(services).fast_forward(ACTIONS)
    before = kept(services, "frappadingue").stat()
    for _ in range(3):
        navigator.update(2.0)
        after = kept(services, "frappadingue").stat()
        assert (after.st_ino, after.st_mtime_ns) == (before.st_ino, before.st_mtime_ns)


def test_a_match_is_kept_when_the_window_closes() -> None:
    services, navigator = start("frappadingue")
    deal(navigator)
    scene, loop = table(services), Loop(services)
    scene.fast_forward(ACTIONS)
    loop.frame()
    loop.take(pygame.event.Event(pygame.QUIT))
    found = again(services)[1].app.latest_waiting()
    assert found is not None
    assert found.match.log == scene.match.log


@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize("crashes", [False, True])
def test_a_match_that_was_played_to_its_end_counts_once_whoever_saw_its_results(
    game: str, crashes: bool
) -> None:
    services, navigator = start(game)
    deal(navigator)
    scene = table(services)
    scene.fast_forward(100_000)
    navigator.update(0.1)
    assert len(files(services, game)) == 1
    if not crashes:
        services.scenes.quit()
    else:
        scene.match.on_log = scene.on_leave = None
        navigator._autosave.kept.leave()
    services.store.settle()
    for _ in range(2):
        services, navigator = again(services)
        assert navigator.app.waiting() is None
        assert services.store.settle()
        assert not files(services, game)
        assert len(services.store.records()) == 1
        figures = services.store.stats.of("Anna", game), services.store.stats.of("Karim", game)
        winners = scene.outcome.winners
        assert [one.played for one in figures] == [1, 1]
        assert [one.won for one in figures] == [int(seat in winners) for seat in range(2)]
    record = load(
        services.store.read_record(services.store.records()[0]), lambda _: scene.game.rules
    )
    assert replay_check(scene.game.rules, record) is None


def test_a_match_whose_record_was_written_before_a_kill_is_not_kept_twice() -> None:
    services, navigator = start("frankfurt")
    deal(navigator)
    scene = table(services)
    scene.fast_forward(100_000)
    navigator.update(0.1)
    services.store.settle()
    (path,) = files(services, "frankfurt")
    text = path.read_bytes()
    services.scenes.quit()
    services.store.settle()
    services, navigator = again(services)
    assert len(services.store.records()) == 1
    services.store.close()
    path.write_bytes(text)  # killed before it was counted and forgotten
    for log in (services.store.folder / "log").iterdir():
        log.unlink()
    services, navigator = again(services)
    assert navigator.app.waiting() is None
    assert services.store.settle()
    assert len(services.store.records()) == 1
    assert services.store.stats.of("Anna", "frankfurt").played == 1


@pytest.mark.parametrize("missing", ["records.create_new", "figures.create_open"])
def test_a_match_that_ends_on_a_full_disk_is_kept_and_counted_once_at_the_next_start(
    missing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    services, navigator = start("frappadingue")
    deal(navigator)
    scene = table(services)
    with monkeypatch.context() as room:
        room.setattr(f"game.storage.{missing}", full)
        scene.fast_forward(100_000)
        scene.show_results()
        services.store.settle()
        assert len({problem.text_id for problem in services.store.problems}) == 1
        for _ in range(2):
            assert len(files(services, "frappadingue")) == 1
            services.store.close()
            services, navigator = again(services)
            assert navigator.app.waiting() is None
            services.store.settle()
        services.store.close()
    for _ in range(2):
        services, navigator = again(services)
        assert navigator.app.waiting() is None
        assert services.store.settle()
        assert len(services.store.records()) == 1
        assert services.store.stats.of("Anna", "frappadingue").played == 1
        assert not files(services, "frappadingue")


def test_what_was_taken_back_is_not_kept() -> None:
    services, navigator = start("frappadingue", people=1)
    deal(navigator)
    scene = table(services)
    assert isinstance(scene, TurnScene)
    scene.fast_forward(1)
    while not (scene.match.can_undo and scene.table.can_undo):
        scene.fast_forward(len(scene.match.log) + 1)
    state = scene.match.state
    assert scene.table.undo()
    assert scene.match.state != state
    assert log_on_disk(services, "frappadingue") == log_of(scene)
    log = list(scene.match.log)
    navigator.title()
    waiting = navigator.app.waiting()
    assert waiting is not None
    assert waiting.match.log == log


@pytest.mark.parametrize("game", ALL)
def test_two_windows_play_a_match_each_and_both_wait(game: str) -> None:
    services, navigator = start(game)
    other, second = again(services)
    for one, name in ((navigator, "Anna"), (second, "Zoë")):
        one.app.choose_game(game)
        one.app.session.sit(0, name)
        one.app.session.add_bot(1)
        deal(one)
    for one in (services, other):
        table(one).fast_forward(FEW)
    assert len(files(services, game)) == 2
    assert again(services)[1].app.latest_waiting() is None, "nobody takes what is played"
    logs = [list(table(one).match.log) for one in (services, other)]
    for one in (navigator, second):
        one.title()
    third, navigator = again(services)
    waiting = navigator.app.latest_waiting()
    assert waiting is not None
    assert waiting.match.log == logs[1]
    assert [one.match.log for one in navigator.app.all_waiting()] == logs[::-1]
    navigator.go_on(waiting)
    looked(third, navigator)
    another = looked(other, second).app.waiting()
    assert another is not None
    assert another.match.log == logs[0]
    assert second.app.latest_waiting().match.log == logs[0]
    navigator.title()
    assert third.store.settle()
    assert another.path.exists()


def test_a_match_that_another_window_has_taken_up_is_told() -> None:
    services, navigator = left("board")
    other, second = again(services)
    screens = [lobby(one, two, "board") for one, two in ((services, navigator), (other, second))]
    for screen, one in zip(screens, (services, other), strict=True):
        assert screen.menu.focus_on("go-on")
        tap(one, "enter")
        looked(one, one.navigator)
    assert isinstance(table(services), TurnScene)
    assert isinstance(other.scenes.top, TitleScreen)
    assert "Another window" in second.app.notes.shown
    frame(other)
    assert other.scenes.top.waiting is None
    assert files(services, "board") == [kept(services, "board")], "one match, in one window"


def test_another_match_takes_its_place_only_when_somebody_has_played() -> None:
    services, navigator = left("frappadingue")
    before = kept(services, "frappadingue").read_text()
    navigator.app.choose_game("frappadingue")
    navigator.app.session.sit(0, "Zoë")
    navigator.app.session.add_bot(1)
    navigator.play(navigator.app.waiting())
    navigator.title()
    assert kept(services, "frappadingue").read_text() == before
    navigator.play(navigator.app.waiting())
    table(services).fast_forward(FEW)
    navigator.title()
    assert "Zoë" in kept(services, "frappadingue").read_text()


def test_practice_beside_a_match_that_waits_takes_no_place_and_is_not_lost() -> None:
    services, navigator = left("frappadingue")
    before = kept(services, "frappadingue").read_text()
    for begin in (lambda: navigator.practise("frappadingue"), navigator.restart):
        begin()
        while not navigator.keeps_match:
            table(services).fast_forward(len(table(services).match.log) + 1)
    log = list(table(services).match.log)
    navigator.title()
    first, second = files(services, "frappadingue")
    assert first.read_text() == before
    assert len(second.read_text().splitlines()) > len(log)
    services, navigator = again(services)
    waiting = navigator.app.all_waiting(["frappadingue"])
    assert [len(one.match.log) for one in waiting] == [len(log), ACTIONS]
    navigator.go_on(waiting[0])
    assert table(services).match.log == log


def several(game: str, count: int = 7) -> tuple[Services, ScreenNavigator]:
    """Let matches wait with the given numbers of actions, the latest with the most."""
    services, navigator = start(game)
    for number in range(count):
        leave_a_match(navigator, FEW + number)
    return again(services)


def test_all_matches_that_wait_are_offered_and_any_can_go_on() -> None:
    services, navigator = several("board")
    screen = lobby(services, navigator, "board")
    lengths = [len(one.match.log) for one in navigator.app.all_waiting(["board"])]
    assert lengths == sorted(lengths, reverse=True)
    assert len(lengths) == 7
    assert screen.others == 6
    assert screen.menu.focus_on("others")
    tap(services, "enter")
    top = services.scenes.top
    assert isinstance(top, WaitingListScreen)
    frame(services)
    words = [one.text for one in top.pen.placed]
    assert sum("Anna, Karim" in word for word in words) == 5
    assert sum(word.startswith("Left ") for word in words) == 5
    assert top.menu.focus_on("records-older")
    tap(services, "enter")
    assert top.menu.focus_on("go-on-1")
    tap(services, "enter")
    assert len(table(services).match.log) == lengths[6]
    assert len(navigator.app.all_waiting(["board"])) == 6


def test_one_of_several_is_forgotten_from_the_list_and_the_others_stay() -> None:
    services, navigator = several("frappadingue", 2)
    navigator.title()
    title = services.scenes.top
    assert isinstance(title, TitleScreen)
    assert title.others == 1
    assert title.menu.focus_on("others")
    tap(services, "enter")
    for left_over in (1, 0):
        top = services.scenes.top
        assert isinstance(top, WaitingListScreen)
        lengths = [len(one.match.log) for one in navigator.app.all_waiting()]
        assert top.menu.focus_on("forget-0")
        tap(services, "enter")
        asks = services.scenes.top
        assert isinstance(asks, ConfirmScreen)
        assert "Anna, Karim" in asks.args["match"]
        tap(services, "right")
        tap(services, "enter")
        assert [len(one.match.log) for one in navigator.app.all_waiting()] == lengths[1:]
        assert len(files(services, "frappadingue")) == left_over
    frame(services)
    assert services.scenes.top is title
    assert title.waiting is None


@pytest.mark.parametrize("pressed", [False, True])
def test_a_match_that_the_disk_tells_of_later_takes_the_focus_only_at_once(pressed: bool) -> None:
    text = kept(left("board")[0], "board").read_text()
    services = make_services()
    navigator = ScreenNavigator(services)
    navigator.title()
    title = services.scenes.top
    assert isinstance(title, TitleScreen)
    frame(services)
    assert title.menu.focused.key != "continue"
    if pressed:
        tap(services, "down")
    held = title.menu.focused.key
    put_unfinished(services.store, "board", text)
    frame(services)
    assert title.waiting is not None
    assert title.menu.focused.key == (held if pressed else "continue")


FOCUS = pygame.event.Event(pygame.WINDOWFOCUSGAINED)


def come_back(services: Services) -> None:
    """Give the window the focus, and let the thread look."""
    services.scenes.handle(FOCUS)
    assert services.store.settle()
    frame(services)
    frame(services)


@pytest.mark.parametrize("where", ["title", "lobby", "list", "question"])
def test_what_another_window_has_left_is_seen_as_this_one_gets_the_focus(where: str) -> None:
    services, navigator = several("board", 2)
    other, second = again(services)
    if where in ("lobby", "question"):
        lobby(other, second, "board")
    if where in ("list", "question"):
        second.waiting_list()
    if where == "question":
        second.quit()
    frame(other)
    navigator.go_on(navigator.app.latest_waiting())
    come_back(other)
    while isinstance(other.scenes.top, (ConfirmScreen, WaitingListScreen)) and where == "question":
        other.scenes.pop()
        frame(other)
    top = other.scenes.top
    frame(other)
    one, both = {"list": (["go-on-0"], ["go-on-0", "go-on-1"])}.get(where, ([""], ["others"]))
    keys = ("go-on-0", "go-on-1") if where == "list" else ("others",)

    def offered() -> list[str]:
        return [widget.key for widget in top.menu.widgets if widget.key in keys] or [""]

    assert offered() == one
    navigator.title()
    assert services.store.settle()
    come_back(other)
    assert offered() == both
    calls: list[object] = []
    other.store.unfinished._look = lambda: calls.append(1)  # type: ignore[method-assign]
    come_back(other)
    assert calls == [1], "the thread looks"


def test_a_name_that_is_being_typed_is_not_lost_when_another_window_leaves_a_match() -> None:
    services, navigator = several("board", 1)
    other, second = again(services)
    screen = lobby(other, second, "board")
    second.app.session.sit(0, "Anna")
    screen.rebuild()
    navigator.go_on(navigator.app.latest_waiting())
    come_back(other)
    assert screen.open_name(0)
    for letter in "Zo":
        other.scenes.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    assert screen.menu.typing
    navigator.title()
    assert services.store.settle()
    come_back(other)
    assert screen.menu.typing
    tap(other, "enter")
    frame(other)
    assert second.app.session.chairs[0].name.endswith("Zo")
    assert screen.waiting is not None


def test_a_match_of_bots_is_not_kept() -> None:
    services, navigator = start("frappadingue", people=0, bots=3)
    leave_a_match(navigator, ACTIONS)
    assert not files(services, "frappadingue")


def test_dealing_again_from_a_pause_forgets_the_match() -> None:
    services, navigator = start("frappadingue")
    deal(navigator)
    table(services).fast_forward(ACTIONS)
    assert files(services, "frappadingue")
    navigator.restart()
    services.scenes.quit()
    assert not files(services, "frappadingue")


def test_the_way_out_says_whether_the_match_waits() -> None:
    services, navigator = start("frappadingue")
    deal(navigator)
    scene = table(services)
    for keeps, question in ((False, "confirm-leave"), (True, "confirm-leave-waits")):
        assert navigator.keeps_match == keeps
        scene.pause(None)
        top = services.scenes.top
        assert isinstance(top, PauseScreen)
        top._leave()
        asks = services.scenes.top
        assert isinstance(asks, ConfirmScreen)
        assert asks.question == question
        asks.back()
        top.back()
        scene.fast_forward(ACTIONS)


def test_a_match_is_forgotten_after_a_question() -> None:
    services, navigator = left("board")
    screen = lobby(services, navigator, "board")
    assert screen.menu.focus_on("forget")
    tap(services, "enter")
    assert isinstance(services.scenes.top, ConfirmScreen)
    assert kept(services, "board").exists()
    tap(services, "right")
    tap(services, "enter")
    assert services.scenes.top is screen
    assert not files(services, "board")
    assert not screen.menu.focus_on("go-on")


def test_another_match_begins_only_after_a_question() -> None:
    services, navigator = left("board")
    navigator.app.choose_game("board")
    navigator.app.session.sit(0, "Zoë")
    navigator.app.session.add_bot(1)
    screen = lobby(services, navigator, "board")
    assert screen.menu.focused is not None
    assert screen.menu.focused.key == "go-on"
    screen.add_bot(2)
    tap(services, "enter")
    asks = services.scenes.top
    assert isinstance(asks, ConfirmScreen), "the match that waits is not lost without a question"
    frame(services)
    assert any("A match waits: round" in text.text for text in asks.pen.placed)
    tap(services, "enter")
    assert services.scenes.top is screen, "the harmless answer has the focus"
    tap(services, "enter")
    tap(services, "right")
    tap(services, "enter")
    assert table(services).match.log == []


def test_a_gamepad_that_is_missing_is_told_and_its_player_shares_keys_until_it_is_pressed() -> None:
    services, navigator = start("frappadingue")
    navigator.app.session.chairs[1] = Chair("human", "Karim", ready=True, pad="guid/1")
    leave_a_match(navigator, ACTIONS)
    services, navigator = again(services)
    services.pads = Pads(lambda index: Device(index, "guid", "Pad", mapped=False))
    screen = lobby(services, navigator, "frappadingue")
    assert any("Karim" in text for text in noted(navigator))
    assert screen.waiting is not None
    navigator.go_on(screen.waiting)
    scene = table(services)
    assert scene.keys.shares(1)
    for event in (
        pygame.event.Event(pygame.JOYDEVICEADDED, device_index=7),
        pygame.event.Event(pygame.JOYBUTTONDOWN, instance_id=7, button=1),
    ):
        services.pads.handle(event)
    assert scene.keys.has_pad(1)


def noted(navigator: ScreenNavigator) -> list[str]:
    return list(navigator.app.notes.all)


def _cut(text: str) -> str:
    return text[: text.index("\nseed")]


def _altered(text: str) -> str:
    return re.sub("(?m)^0 = [0-9a-f]{8}", "0 = 00000000", text)


DAMAGES = {
    "empty": ("", "damaged"),
    "nonsense": ("no record at all\n", "damaged"),
    "cut": (_cut, "damaged"),
    "another-checksum": (_altered, "damaged"),
    "another-game": (lambda text: text.replace("game board", "game frantic"), "damaged"),
    "no-such-level": (lambda text: text.replace("bot:easy", "bot:champion"), "damaged"),
    "nobody-s-chair": (lambda text: text.replace("chairs 0 1 3", "chairs 0 1 9"), "damaged"),
    "chairs-in-disorder": (lambda text: text.replace("chairs 0 1 3", "chairs 1 0 3"), "damaged"),
    "later-format": (lambda text: text.replace("record 1", "record 2", 1), "newer"),
    "other-deck": (lambda text: re.sub("(?m)^deck .*", "deck 00000000", text), "other-content"),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_a_file_that_no_match_can_be_made_of_is_told_and_put_aside(name: str) -> None:
    services, navigator = left("board")
    path, (damage, told) = kept(services, "board"), DAMAGES[name]
    before = path.read_text()
    bad = damage if isinstance(damage, str) else damage(before)  # type: ignore[operator]
    assert bad != before
    path.write_text(bad)
    screen = lobby(services, navigator, "board")
    assert screen.waiting is None
    assert not path.exists()
    aside = path.with_name("board-1.txt.damaged")
    assert aside.read_text() == bad
    (problem,) = services.store.problems
    assert problem.text_id == f"unfinished-{told}"
    (text,) = navigator.app.notes.all
    assert "unfinished/board-1.txt.damaged" in text
    assert str(aside) not in text
    assert str(problem.args["why"]) not in text


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("percent", [100, 200])
def test_a_damaged_match_is_told_once_in_letters_of_a_readable_size(
    lang: str, percent: int
) -> None:
    services = make_services((1280, 720), lang, percent)
    put_unfinished(services.store, "board", "no record at all\n")
    navigator = ScreenNavigator(services)
    screen = lobby(services, navigator, "board")
    (text,) = navigator.app.notes.all
    (told,) = (one for one in screen.pen.placed if one.text in text and len(one.text) > 20)
    assert told.text.startswith(text[:20])
    readable = services.text.block_size(told.text, HINT, told.box.w, told.box.h)
    assert readable * percent / 100 >= HINT
    other = "fr" if lang == "en" else "en"
    navigator.app.change(lang=other)
    assert navigator.app.notes.all == (text,)
    navigator.app.session.sit(0, "Anna")
    navigator.app.session.add_bot(1, "hard")
    deal(navigator)
    assert navigator.app.notes.all == ()


def test_a_folder_or_what_is_no_text_in_the_place_of_the_file_is_survived() -> None:
    services, navigator = left("board")
    path = kept(services, "board")
    path.write_bytes(b"couch-frantic record 1\n\xff\xfe")
    assert lobby(services, navigator, "board").waiting is None
    path.mkdir()
    assert lobby(services, navigator, "board").waiting is None
    assert not path.exists()
    assert len(services.store.problems) == 2


def test_a_match_from_a_position_is_not_gone_on_with() -> None:
    services, navigator = left("frappadingue")
    rules = catalog.rules_of("frappadingue")
    path = kept(services, "frappadingue")
    record = load(path.read_text(), lambda _: rules, ended=False)
    match: Match[object, object, object, object] = Match(rules, record.config)
    position = rules.describe(match.state)
    steps = (closing_checksum(match),)
    content = content_sums(rules, record.config)
    other = Record(record.config, record.players, position, steps, content=content)
    path.write_text(dump(other))
    assert lobby(services, navigator, "frappadingue").waiting is None
    assert [problem.text_id for problem in services.store.problems] == ["unfinished-damaged"]


@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_full_disk_is_told_over_the_table_at_once_and_so_is_its_end(
    game: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    services, navigator = start(game)
    services.texts.use(lang)
    deal(navigator)
    scene = table(services)

    def loop() -> None:
        services.store.settle()
        navigator.update(1 / 60)
        frame(services)

    told = {"en": ("can’t be kept", "kept again"), "fr": ("ne peut pas", "de nouveau")}[lang]
    for count in (0, 1):
        with monkeypatch.context() as room:
            room.setattr("game.storage.growing.write_all", full)
            for step in (9, 12):
                scene.fast_forward(12 * count + step)
                loop()
                assert told[0] in navigator.app.notes.shown
                (note,) = navigator._pen.placed[:1]
                assert note.text in navigator.app.notes.shown, "it is drawn"
                assert note.box.meets(scene.note_place)
        scene.fast_forward(12 * count + 15)
        loop()
        assert told[1] in navigator.app.notes.shown
        assert not any(told[0] in one for one in navigator.app.notes.all), "no longer true"
        assert log_on_disk(services, game) == log_of(scene)
    ids = [problem.text_id for problem in services.store.problems]
    assert ids == ["unfinished-not-kept", "unfinished-kept-again"] * 2
    navigator.title()
    assert isinstance(services.scenes.top, TitleScreen)
    assert navigator.app.waiting() is not None


def test_a_disk_that_stays_full_costs_the_memory_and_not_the_match(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    services, navigator = start("frappadingue")
    deal(navigator)
    monkeypatch.setattr("game.storage.growing.write_all", full)
    table(services).fast_forward(ACTIONS)
    log = list(table(services).match.log)
    navigator.title()
    services.store.settle()
    waiting = navigator.app.waiting()
    assert waiting is not None, "it waits in this window, though not on the disk"
    navigator.go_on(waiting)
    assert table(services).match.log == log
    table(services).fast_forward(100_000)
    table(services).show_results()
    assert services.store.stats.of("Anna", "frappadingue").played == 1
    assert services.store.stats.of("Nobody", "frappadingue") == Figures()
