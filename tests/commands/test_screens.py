"""The window, the pictures and the benchmarks, on no screen."""

import os

import pygame
import pytest

from game.app import main
from game.commands import bench, bench_rules, headless, window
from game.commands.shot import SCREENS
from game.core.match import Match
from game.documents import ContentError
from game.input.seating import MatchSetup, Seating
from game.screens.podium import PodiumScreen
from game.screens.replay import ReplayScreen
from game.screens.results import ResultsScreen
from game.storage import Store
from game.ui.match_scene import MatchScene
from tests.harness import make_services
from tests.toys.grab import GrabRules


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("COUCH_FRANTIC_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["--lang", "fr", "--size", "640x360"],
        ["--game", "frankfurt"],
        ["--seats", "human,bot:hard", "--seed", "3", "--option", "mode=table", "stress=on"],
        ["--seats", "human,human,human,human", "--option", "block=0,1,2,3"],
        ["--seats", "bot,bot,bot"],
    ],
)
def test_the_window_opens_and_shows_a_first_picture(arguments, capsys):
    assert main([*arguments, "--exit-after-first-frame"]) == 0
    output = capsys.readouterr()
    assert output.out == "first picture\n"
    assert output.err == ""


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_has_a_picture(screen, tmp_path, capsys, home):
    path = tmp_path / "pictures" / f"{screen}.png"
    arguments = ["shot", "frankfurt", str(path), "--screen", screen, "--size", "640x360"]
    assert main([*arguments, "--after", "6", "--seats", "bot:hard,bot:easy"]) == 0
    picture = pygame.image.load(path)
    assert picture.get_size() == (640, 360)
    assert len(set(pygame.image.tobytes(picture, "RGB")[::997])) > 8
    assert not home.exists(), "a picture leaves nothing in the player's folder"


AFTERWARDS = [("podium", PodiumScreen), ("results", ResultsScreen), ("replay", ReplayScreen)]


@pytest.mark.parametrize(("screen", "shown"), AFTERWARDS)
def test_pictures_after_a_match_are_there_with_people_too(screen, shown, tmp_path, monkeypatch):
    """The last table stays until a press, and here nobody presses anything."""
    drawn = []
    monkeypatch.setattr(
        headless, "save_picture", lambda services, path: drawn.append(services.scenes.top)
    )
    arguments = ["shot", "frankfurt", str(tmp_path / "p.png"), "--size", "640x360"]
    assert main([*arguments, "--screen", screen, "--seats", "human,bot:easy"]) == 0
    assert [type(scene) for scene in drawn] == [shown]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
def test_a_picture_keeps_nobody_waiting_at_a_pipe(tmp_path, capsys):
    pipe = tmp_path / "p.png"
    os.mkfifo(pipe)
    assert main(["shot", "frankfurt", str(pipe), "--size", "640x360"]) == 1
    assert "a pipe that nobody reads" in capsys.readouterr().err


def test_a_picture_is_the_same_for_the_same_seed(tmp_path, capsys):
    pictures = []
    for name in ("one", "two"):
        path = tmp_path / f"{name}.png"
        shot = ["shot", "frankfurt", str(path), "--size", "640x360", "--seed", "4", "--after", "12"]
        assert main([*shot, "--seats", "human,human,bot:hard"]) == 0
        pictures.append(pygame.image.tobytes(pygame.image.load(path), "RGB"))
    assert pictures[0] == pictures[1]


def test_a_picture_that_can_not_be_written_is_told(tmp_path, capsys):
    (tmp_path / "file").write_text("")
    out = str(tmp_path / "file" / "x.png")
    assert main(["shot", "frankfurt", out, "--screen", "title", "--size", "640x360"]) == 1
    assert "can't write" in capsys.readouterr().err


def test_the_benchmark_of_the_rules_has_its_yardstick(monkeypatch, capsys):
    monkeypatch.setattr(bench_rules, "SECONDS", 0.1)
    assert main(["bench", "rules"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("rules: yardstick: ")
    assert all("random legal actions a second" in line for line in lines[1:])
    assert len(lines) == 3


def test_every_benchmark_is_there(monkeypatch):
    parts = ("bench_rules.measure", "headless.measure_frames", "bench.measure_startup")
    for part in parts:
        monkeypatch.setattr(f"game.commands.{part}", lambda *_, part=part: iter([part]))
    assert tuple(line for name in bench.BENCHES for line in bench.measure(name, None)) == parts


def test_a_machine_without_a_screen_is_told(monkeypatch, capsys):
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    monkeypatch.setattr(pygame, "init", lambda: (0, 0))
    assert main(["--exit-after-first-frame"]) == 1
    assert capsys.readouterr().err.startswith("couch-frantic: no screen was found")


def test_an_error_in_a_match_carries_the_match():
    match = Match(GrabRules(), GrabRules.info.configure(2, 77))
    top = MatchScene(make_services(), MatchSetup("grab", Seating(())), None, match)

    class Services:
        class scenes:  # noqa: N801
            pass

    Services.scenes.top = top

    error = RuntimeError("in mid-race")
    with pytest.raises(RuntimeError) as caught, window.match_in_notes(Services()):
        raise error
    assert "seed 77" in "".join(caught.value.__notes__)


def test_the_first_window_is_a_share_of_the_desktop_and_a_remembered_one_comes_back(home, capsys):
    store = Store(home)
    assert store.settings.window is None
    services = window.build_services(window.Wishes(), store)
    width, height = pygame.display.get_desktop_sizes()[0]
    opened = services.window.size
    assert opened[0] <= width * 0.8 + 1
    assert opened[1] <= max(360, height * 0.8 + 1)
    store.update(window=(800, 600))
    assert window.build_services(window.Wishes(), store).window.size == (800, 600)
    store.update(window=(9000, 9000))
    assert window.build_services(window.Wishes(), store).window.size == opened


def test_a_picture_of_an_unknown_kind_is_refused(tmp_path, capsys):
    path = tmp_path / "picture.xyz"
    assert main(["shot", "frankfurt", str(path), "--screen", "title"]) == 2
    assert ".png" in capsys.readouterr().err
    assert not path.exists()


def test_a_language_of_the_settings_that_is_gone_is_no_wrong_use(home, capsys):
    Store(home).update(lang="zz")
    assert main(["--exit-after-first-frame"]) == 0
    assert main(["--lang", "zz", "--exit-after-first-frame"]) == 2


def test_a_broken_file_of_the_game_is_a_plain_line_and_no_crash(home, capsys, monkeypatch):
    def broken(problems=None):
        raise ContentError("levels/zones.yaml", 1, "", "the file is empty")

    monkeypatch.setattr("game.screens.app_state.load_zones", broken)
    assert main(["--exit-after-first-frame"]) == 1
    assert capsys.readouterr().err == "couch-frantic: levels/zones.yaml:1: the file is empty\n"
    assert not (home / "crashes").exists()
