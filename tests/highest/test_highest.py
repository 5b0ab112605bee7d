"""Highest Card, and everything that takes it though only its entry names it."""

import json

import pytest

from game.app import main
from game.catalog import find, keys, rules_of
from game.commands.console import Console
from game.core.match import Match
from game.core.record_text import load
from game.core.rules import IllegalAction
from game.resources import GAMES_VARIABLE
from game.screens.book import BookScreen
from game.screens.dialogs import PauseScreen
from game.screens.navigator import ScreenNavigator
from game.screens.options import OptionsScreen
from game.screens.replay import ReplayScreen
from game.screens.results import ResultsScreen
from tests.harness import frame, make_services, past_podium, tap
from tests.highest.rules import HighestRules
from tests.highest.state import make_deck

RULES = HighestRules(make_deck())


@pytest.fixture(autouse=True)
def shelf(monkeypatch, tmp_path):
    monkeypatch.setenv(GAMES_VARIABLE, "tests.highest")
    monkeypatch.setenv("COUCH_FRANTIC_HOME", str(tmp_path))


def played(text, *actions):
    state = RULES.parse_position(text)
    match = Match(RULES, RULES.info.configure(2, 0), state=state)
    for action in actions:
        match.submit(match.state.turn, RULES.parse_action(action))
    return match


def test_hc_3_the_higher_card_scores_and_hc_2_the_other_begins():
    match = played("seat 0: 4 9\nseat 1: 5 6", "play 4", "play 5")
    assert match.state.points == (0, 1)
    assert match.state.turn == 1
    with pytest.raises(IllegalAction):
        match.submit(1, RULES.parse_action("play 9"))


def test_hc_4_most_points_win():
    match = played("seat 0: 4 9\nseat 1: 5 6", "play 4", "play 5", "play 6", "play 9")
    assert match.outcome().winners == (0, 1)


def test_the_console_plays_it():
    words = ("act", "go 0 hard", "legal 0", "outcome", "record", "quit")
    answers = list(Console(["new highest seed=7 hand=3", *words]).answers())
    assert answers[:2] == ["ok", "0"]
    assert answers[2] in answers[3:6]
    assert "game highest" in answers


def test_bots_play_it_in_other_processes_too(capsys):
    command = ["simulate", "highest", "--matches", "8", "--jobs", "2", "--verify"]
    assert main([*command, "--seats", "bot:hard,bot:easy"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["seed"] for line in lines] == list(range(8))
    assert all(sum(line["scores"]) == 5 for line in lines)


def test_its_record_is_written_and_checked(tmp_path, capsys):
    path = str(tmp_path / "match.txt")
    assert main(["record", "highest", path, "--seats", "bot:hard,bot:easy"]) == 0
    assert main(["replay", path, "--check"]) == 0
    assert "ok, 10 actions" in capsys.readouterr().out


def test_all_its_files_are_sound(capsys):
    assert main(["check"]) == 0
    assert "no problems" in capsys.readouterr().out


def test_without_its_entry_nobody_knows_it(monkeypatch, capsys):
    monkeypatch.delenv(GAMES_VARIABLE)
    assert main(["simulate", "highest"]) == 2
    assert "no game 'highest'" in capsys.readouterr().err


@pytest.mark.parametrize("package", ["tests.lowest", "nowhere.at.all"])
def test_a_game_that_is_not_there_is_told_in_a_line(package, monkeypatch, capsys):
    monkeypatch.setenv(GAMES_VARIABLE, package)
    assert main(["simulate", package.rpartition(".")[2]]) == 1
    assert f"couch-frantic: {package}" in capsys.readouterr().err
    navigator = ScreenNavigator(make_services((640, 360)))
    navigator.title()
    navigator.join(keys()[-1])
    assert package in navigator.app.notes.shown


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_from_the_shelf_through_help_and_rules_to_results_and_replay(lang):
    services = make_services((1280, 720), lang)
    navigator = ScreenNavigator(services)
    navigator.title()
    assert services.scenes.top.menu.focus_on("game-highest")
    tap(services, "enter")
    session = navigator.app.session
    assert session.game == "highest"
    session.sit(0, "Anna")
    session.add_bot(1, "hard")
    navigator.options()
    assert isinstance(services.scenes.top, OptionsScreen)
    frame(services)
    services.scenes.pop()
    navigator.help()
    assert isinstance(services.scenes.top, BookScreen)
    assert services.scenes.top.book.chapters == ("rules", "cards", "options", "keys")
    for _ in services.scenes.top.book.chapters:
        frame(services)
        tap(services, "right")
    services.scenes.pop()
    navigator.begin(session.setup(navigator.app.info(), seed=4))
    scene = services.scenes.top
    assert scene.game.key == "highest"
    for _ in range(90):
        frame(services)
    tap(services, "enter")
    assert scene.match.log, "Anna plays a card by Enter"
    tap(services, "escape")
    assert isinstance(services.scenes.top, PauseScreen)
    services.scenes.pop()
    scene.fast_forward(1_000)
    for _ in range(600):
        services.scenes.update(1 / 60)
    tap(services, "enter")  # the last table stays until a key
    past_podium(services)
    assert isinstance(services.scenes.top, ResultsScreen)
    frame(services)
    navigator.watch(load(session.last.record, rules_of))
    replay = services.scenes.top
    assert isinstance(replay, ReplayScreen)
    while not replay.playback.at_end:
        replay.step()
        frame(services)
    assert replay.playback.problem is None
    assert not services.texts.missing


def test_a_match_waits_and_goes_on():
    services = make_services((640, 360))
    navigator = ScreenNavigator(services)
    navigator.join("highest")
    session = navigator.app.session
    session.sit(0, "Anna")
    session.sit(1, "Karim")
    navigator.play()
    scene = services.scenes.top
    scene.fast_forward(5)
    navigator.title()
    navigator.join("highest")
    waiting = navigator.app.waiting()
    assert waiting is not None
    assert (waiting.round, navigator.app.names_in(waiting.record)) == (3, ("Anna", "Karim"))
    navigator.go_on(waiting)
    again = services.scenes.top
    assert again.match.state == scene.match.state
    assert len(again.view.lines) == 7, "its last actions are told again"


def test_its_frames_are_measured():
    entry = find("highest")
    lines = list(entry.screens().measure_frames(make_services((640, 360)), entry.open(), 5))
    assert any(line.startswith("frame while") for line in lines)
