"""A game that lacks one of the tests that every game gets, or a part of its folder, fails here."""

import ast
from importlib import import_module
from pathlib import Path

import pytest

from game.catalog import GAMES
from game.core.bots import LEVELS
from game.resources import asset
from game.ui.game_screens import GameScreens
from tests.conformance import games, playthrough

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SHARED_TESTS = {
    "test_random_play": "each_table",
    "test_lockstep": "each_game",
    "test_secrecy": "each_table",
    "test_playthroughs": "CASES",
    "test_bots": "each_game",
    "test_scenes": "GAMES",
    "test_positions": "GAMES",
    "test_tellings": "GAMES",
}
PARTS = ("rules", "bots", "content", "screen/layout", "screen/scene", "screen/game_screens")

each_entry = pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.key)


def test_every_game_folder_is_in_the_catalogue():
    folders = {path.parent.name for path in (ROOT / "game").glob("*/rules.py")} - {"core"}
    assert folders == {entry.key for entry in GAMES}


def test_every_game_is_under_test():
    assert {entry.key for entry in GAMES} <= {game.key for game in games.UNDER_TEST}


@pytest.mark.parametrize(("module", "name"), SHARED_TESTS.items())
def test_the_shared_tests_are_there_for_all_games(module, name):
    path = HERE / f"{module}.py"
    tree = ast.parse(path.read_text(encoding="utf-8"))
    tests = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    assert any(test.name.startswith("test_") for test in tests)
    assert name in used, f"{module} does not go over all games"


@each_entry
def test_a_game_has_its_parts(entry):
    for part in PARTS:
        assert (ROOT / "game" / entry.key / f"{part}.py").is_file(), part
    game = entry.open()
    assert set(LEVELS) <= set(game.levels)
    assert game.key == entry.key
    assert entry.key in (import_module(f"{entry.package}.rules").__doc__ or "").lower()
    assert isinstance(entry.screens(), GameScreens)


@each_entry
def test_a_game_has_its_profile_and_scenarios(entry):
    profile = import_module(f"tests.{entry.key}.profile")
    assert callable(profile.hidden_cards)
    options = entry.open().info.options
    for option in options:
        tried = {choices.get(option.name, option.default) for choices in profile.OPTION_SETS}
        assert len(tried) > 1, f"option {option.name} is never tried with another value"
    scenarios = list((ROOT / "tests" / entry.key).glob("test_*.py"))
    assert scenarios, "no scenario tests"


@each_entry
def test_a_game_has_golden_playthroughs(entry):
    assert playthrough.paths(entry.key)


@each_entry
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_game_has_texts_and_a_picture_on_the_shelf(entry, lang):
    assert (asset("locale", lang) / f"{entry.key}.ftl").is_file()
    assert asset("sprites", "games", f"{entry.key}.svg").is_file()
