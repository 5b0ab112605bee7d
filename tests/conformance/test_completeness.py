"""A game that lacks one of the tests that every game gets, or a part of its folder, fails here."""

import ast
import shutil
import sys
from importlib import import_module
from pathlib import Path

import pytest

from game.catalog import GAMES, GameEntry
from game.resources import GAMES_VARIABLE
from tests.conformance import games, playthrough
from tests.conformance.completeness import gaps
from tests.conformance.games import ENTRIES

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SHARED_TESTS = {
    "test_random_play": "each_table",
    "test_lockstep": "each_game",
    "test_secrecy": "each_table",
    "test_playthroughs": "CASES",
    "test_bots": "each_game",
    "test_scenes": "ENTRIES",
    "test_positions": "GAMES",
    "test_tellings": "ENTRIES",
    "test_choices": "ENTRIES",
    "test_book": "ENTRIES",
}
each_entry = pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.key)


def test_every_game_folder_is_in_the_catalogue():
    folders = {path.parent.name for path in (ROOT / "game").glob("*/rules.py")} - {"core"}
    assert folders == {entry.key for entry in GAMES}


def test_every_game_is_under_test():
    assert {entry.key for entry in ENTRIES} <= {game.key for game in games.UNDER_TEST}


@pytest.mark.parametrize(("module", "name"), SHARED_TESTS.items())
def test_the_shared_tests_are_there_for_all_games(module, name):
    path = HERE / f"{module}.py"
    tree = ast.parse(path.read_text(encoding="utf-8"))
    tests = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    assert any(test.name.startswith("test_") for test in tests)
    assert name in used, f"{module} does not go over all games"


@each_entry
def test_a_game_brings_all_that_it_needs(entry):
    assert gaps(entry) == []


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


LEFT_OUT = {
    "help": ("screen/game_screens.py", "help_pages=", "help_pages=()[:0] and "),
    "texts: no fr": ("assets/locale/fr/highest.ftl", None, None),
    "texts: no en help-highest-1-text": ("assets/locale/en/highest.ftl", "-1-text", "-1-txt"),
    "texts: no en words that explain hand": ("assets/locale/en/highest.ftl", "explain", "tell"),
    "table art": ("assets/sprites/highest/table.svg", None, None),
    "podium art": ("assets/sprites/highest/podium.svg", None, None),
    "shelf": ("assets/sprites/games/highest.svg", None, None),
    "part: telling.py": ("telling.py", None, None),
    "telling": ("content.py", "        tell=tell,\n", ""),
    "choices": ("content.py", "        choose=choices_of,\n", ""),
    "explain: the book": ("content.py", "        list_chapters=chapters,\n", ""),
    "explain": ("content.py", "        explain=explain,\n", ""),
}


@pytest.mark.parametrize("kind", LEFT_OUT)
def test_what_a_game_leaves_out_is_named(kind, tmp_path, monkeypatch):
    place, old, new = LEFT_OUT[kind]
    name = f"copy{abs(hash(kind))}"
    folder = tmp_path / name / "highest"
    shutil.copytree(ROOT / "tests" / "highest", folder)
    monkeypatch.syspath_prepend(tmp_path)
    entry = GameEntry(f"{name}.highest")
    monkeypatch.setenv(GAMES_VARIABLE, entry.package)
    assert gaps(entry) == []
    path = folder / place
    if old is None:
        path.unlink()
    else:
        path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")
    for module in [module for module in sys.modules if module.startswith(name)]:
        del sys.modules[module]
    found = gaps(entry)
    assert found
    assert all(gap.startswith(kind.partition(":")[0]) for gap in found), found
    assert any(gap.startswith(kind) for gap in found), found
