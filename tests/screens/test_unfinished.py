"""Matches of turns that were left: kept as they were, offered in the lobby, the same to the end."""

import re
from pathlib import Path

import msgspec
import pygame
import pytest

from game import catalog
from game.core.match import Match
from game.core.record import Record, closing_checksum, content_sums, replay_check
from game.core.record_text import dump, load
from game.input.pads import Device, Pads
from game.screens.dialogs import ConfirmScreen, PauseScreen
from game.screens.navigator import ScreenNavigator
from game.screens.results import ResultsScreen
from game.screens.session import Chair
from game.screens.title import TitleScreen
from game.screens.turn_join import TurnJoinScreen
from game.screens.unfinished import WRITE_AFTER, AnyTurnScene, waiting_match
from game.storage import Store
from game.ui.loop import Loop
from game.ui.services import Services
from game.ui.theme import HINT
from game.ui.turn_scene import TurnScene
from tests.harness import frame, make_services, tap
from tests.screens.stages import leave_a_match

GAMES = [game.key for game in catalog.GAMES if not game.open().info.real_time]
HIDDEN = [key for key in GAMES if catalog.find(key).open().info.hidden_info]
ACTIONS = 40


def start(game: str, people: int = 2, bots: int = 1) -> tuple[Services, ScreenNavigator]:
    """Sit at a table with a free chair between people and bots."""
    services = make_services()
    navigator = ScreenNavigator(services)
    navigator.title()
    navigator.app.choose_game(game)
    if game in HIDDEN:
        navigator.app.session.options["limit"] = "rounds-2"
    for chair in range(people):
        navigator.app.session.sit(chair, ("Anna", "Karim")[chair])
    for chair in range(people + 1, people + 1 + bots):
        navigator.app.session.add_bot(chair, "hard")
    return services, navigator


def deal(navigator: ScreenNavigator) -> None:
    navigator.begin(navigator.app.session.setup(navigator.app.info(), seed=5))


def again(services: Services) -> tuple[Services, ScreenNavigator]:
    """Start the program once more with what it has remembered."""
    fresh = make_services()
    fresh.store = Store(services.store.folder)
    navigator = ScreenNavigator(fresh)
    navigator.title()
    return fresh, navigator


def lobby(services: Services, navigator: ScreenNavigator, game: str) -> TurnJoinScreen:
    navigator.join(game)
    frame(services)
    top = services.scenes.top
    assert isinstance(top, TurnJoinScreen)
    return top


def table(services: Services) -> AnyTurnScene:
    scene = services.scenes.top
    if isinstance(scene, PauseScreen):
        scene.back()
        scene = services.scenes.top
    assert isinstance(scene, TurnScene)
    return scene


def kept(services: Services, game: str) -> Path:
    return services.store.unfinished.path(game)


def left(game: str, people: int = 2) -> tuple[Services, ScreenNavigator]:
    """Leave a match, close the program and start it again."""
    services, navigator = start(game, people)
    leave_a_match(navigator, ACTIONS)
    return again(services)


@pytest.mark.parametrize("game", GAMES)
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
    scene = table(services)
    assert scene.match.state == scene.table.shown == state
    assert scene.setup == msgspec.structs.replace(setup, seed=seed)
    scene.fast_forward(100_000)
    assert scene.outcome is not None
    whole = scene.match
    alone = Match(whole.rules, whole.config)
    for entry in whole.log:
        alone.replay(entry)
    assert alone.state == whole.state
    record = load(scene.record(), lambda _: whole.rules)
    assert replay_check(whole.rules, record) is None


@pytest.mark.parametrize("game", GAMES)
def test_enter_goes_on_where_nobody_has_sat_down_and_the_end_counts_once(game: str) -> None:
    services, navigator = left(game)
    screen = lobby(services, navigator, game)
    assert screen.menu.focused is not None
    assert screen.menu.focused.key == "go-on"
    tap(services, "enter")
    scene = table(services)
    assert len(scene.match.log) == ACTIONS
    scene.fast_forward(100_000)
    scene.show_results()
    assert isinstance(services.scenes.top, ResultsScreen)
    assert not kept(services, game).exists()
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


def test_a_match_is_written_some_seconds_after_an_action_and_not_on_every_frame() -> None:
    services, navigator = start("frappadingue")
    deal(navigator)
    table(services).fast_forward(ACTIONS)
    path = kept(services, "frappadingue")
    navigator.update(WRITE_AFTER / 2)
    assert not path.exists()
    navigator.update(WRITE_AFTER)
    assert navigator._autosave is not None
    navigator._autosave._wait_for_writer()
    first = path.stat()
    assert waiting_match(services.store.unfinished, navigator.app.game("frappadingue")) is not None
    for _ in range(3):
        navigator.update(WRITE_AFTER)
        navigator._autosave._wait_for_writer()
    assert (path.stat().st_ino, path.stat().st_mtime_ns) == (first.st_ino, first.st_mtime_ns)


def test_the_loop_keeps_a_match_as_it_runs_and_when_the_window_closes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("game.screens.unfinished.WRITE_AFTER", 0.0)
    services, navigator = start("frappadingue")
    deal(navigator)
    scene, loop = table(services), Loop(services)
    scene.fast_forward(ACTIONS)
    loop.frame()
    loop.frame()
    assert navigator._autosave is not None
    navigator._autosave._wait_for_writer()
    found = waiting_match(services.store.unfinished, navigator.app.game("frappadingue"))
    assert found is not None
    assert found.match.log == scene.match.log
    scene.fast_forward(ACTIONS + 10)
    loop.take(pygame.event.Event(pygame.QUIT))
    found = waiting_match(services.store.unfinished, navigator.app.game("frappadingue"))
    assert found is not None
    assert found.match.log == scene.match.log


@pytest.mark.parametrize("crashes", [False, True])
def test_a_match_that_is_left_at_its_last_table_is_over(crashes: bool) -> None:
    services, navigator = start("frappadingue")
    deal(navigator)
    scene = table(services)
    scene.fast_forward(ACTIONS)
    navigator.update(WRITE_AFTER + 1)
    navigator._autosave._wait_for_writer()
    assert kept(services, "frappadingue").exists()
    scene.fast_forward(100_000)
    navigator.update(0.1)
    assert not kept(services, "frappadingue").exists(), "it waits no more, results seen or not"
    if crashes:
        return
    services.scenes.quit()
    assert not kept(services, "frappadingue").exists()
    assert len(services.store.records()) == 1
    assert services.store.stats.of("Anna", "frappadingue").played == 1


def test_what_was_taken_back_is_not_kept() -> None:
    services, navigator = start("frappadingue", people=1)
    deal(navigator)
    scene = table(services)
    scene.fast_forward(1)
    while not (scene.match.can_undo and scene.table.can_undo):
        scene.fast_forward(len(scene.match.log) + 1)
    navigator.update(2 * WRITE_AFTER)
    state = scene.match.state
    assert scene.table.undo()
    assert scene.match.state != state
    log = list(scene.match.log)
    navigator.title()
    waiting = navigator.app.waiting()
    assert waiting is not None
    assert waiting.match.log == log


def test_another_match_takes_its_place_only_when_somebody_has_played() -> None:
    services, navigator = left("frappadingue")
    before = kept(services, "frappadingue").read_text()
    navigator.app.choose_game("frappadingue")
    navigator.app.session.sit(0, "Zoë")
    navigator.app.session.add_bot(1)
    deal(navigator)
    navigator.title()
    assert kept(services, "frappadingue").read_text() == before
    leave_a_match(navigator, ACTIONS)
    assert "Zoë" in kept(services, "frappadingue").read_text()


def test_practice_is_kept_but_never_in_the_place_of_a_match_that_waits() -> None:
    services, navigator = left("frappadingue")
    before = kept(services, "frappadingue").read_text()
    for begin in (lambda: navigator.practise("frappadingue"), navigator.restart):
        begin()
        table(services).fast_forward(ACTIONS)
        assert not navigator.keeps_match
    navigator.title()
    assert kept(services, "frappadingue").read_text() == before
    services.store.unfinished.forget("frappadingue")
    navigator.practise("frappadingue")
    while not navigator.keeps_match:
        table(services).fast_forward(len(table(services).match.log) + 1)
    navigator.title()
    assert kept(services, "frappadingue").exists()


def test_a_match_of_bots_is_not_kept() -> None:
    services, navigator = start("frappadingue", people=0, bots=3)
    leave_a_match(navigator, ACTIONS)
    assert not kept(services, "frappadingue").exists()


def test_dealing_again_from_a_pause_forgets_the_match() -> None:
    services, navigator = start("frappadingue")
    deal(navigator)
    table(services).fast_forward(ACTIONS)
    navigator.update(2 * WRITE_AFTER)
    navigator.restart()
    services.scenes.quit()
    assert not kept(services, "frappadingue").exists()


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
    assert not kept(services, "board").exists()
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
    return list(navigator.app.notes.all_shown)


def _cut(text: str) -> str:
    return text[: len(text) // 2]


def _altered(text: str) -> str:
    return re.sub("(?m)^0 end [0-9a-f]{8}", "0 end 00000000", text)


DAMAGES = {
    "empty": ("", "damaged"),
    "nonsense": ("no record at all\n", "damaged"),
    "cut": (_cut, "damaged"),
    "another-end": (_altered, "damaged"),
    "another-game": (lambda text: text.replace("game board", "game frantic"), "damaged"),
    "no-such-level": (lambda text: text.replace("bot:hard", "bot:champion"), "damaged"),
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
    aside = path.with_name("board.txt.damaged")
    assert aside.read_text() == bad
    (problem,) = services.store.problems
    assert problem.text_id == f"unfinished-{told}"
    (text,) = navigator.app.notes.all_shown
    assert "unfinished/board.txt.damaged" in text
    assert str(aside) not in text
    assert str(problem.args["why"]) not in text


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("percent", [100, 200])
def test_a_damaged_match_is_told_once_in_letters_of_a_readable_size(
    lang: str, percent: int
) -> None:
    services = make_services((1280, 720), lang, percent)
    path = kept(services, "board")
    path.parent.mkdir(parents=True)
    path.write_text("no record at all\n")
    navigator = ScreenNavigator(services)
    screen = lobby(services, navigator, "board")
    (text,) = navigator.app.notes.all_shown
    (note,) = (one for one in screen.pen.placed if one.text == text)
    readable = services.text.block_size(text, HINT, note.box.w, note.box.h)
    assert readable * percent / 100 >= HINT
    other = "fr" if lang == "en" else "en"
    navigator.app.change(lang=other)
    assert navigator.app.notes.all_shown == (text,)
    navigator.app.session.sit(0, "Anna")
    navigator.app.session.add_bot(1, "hard")
    deal(navigator)
    assert navigator.app.notes.all_shown == ()


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
    record = load(path.read_text(), lambda _: rules)
    match: Match[object, object, object, object] = Match(rules, record.config)
    position = rules.describe(match.state)
    steps = (closing_checksum(match),)
    content = content_sums(rules, record.config)
    other = Record(record.config, record.players, position, steps, content=content)
    path.write_text(dump(other))
    assert lobby(services, navigator, "frappadingue").waiting is None
    assert [problem.text_id for problem in services.store.problems] == ["unfinished-damaged"]


def test_a_full_disk_costs_the_memory_and_not_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    services, navigator = start("frappadingue")
    deal(navigator)
    scene = table(services)
    monkeypatch.setattr("game.storage.write_atomic", full)
    for count in range(1, 4):
        scene.fast_forward(10 * count)
        navigator.update(2 * WRITE_AFTER)
        assert navigator._autosave is not None
        navigator._autosave._wait_for_writer()
    navigator.title()
    assert isinstance(services.scenes.top, TitleScreen)
    assert [problem.text_id for problem in services.store.problems] == ["unfinished-not-kept"]
