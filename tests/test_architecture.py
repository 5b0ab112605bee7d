"""Imports point down only, and no module escapes the contracts that say so."""

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import grimp
import pytest

from game.catalog import GAMES
from tests.pairs import with_the_rest

ROOT = Path(__file__).resolve().parents[1]
WORLD = {
    "abc", "bisect", "collections", "dataclasses", "enum", "fractions", "functools", "heapq",
    "itertools", "math", "msgspec", "operator", "re", "typing", "unicodedata", "zlib",
}  # fmt: skip
"""All of the world outside that rules, bots and the core may know: nothing that changes."""
OUTER = re.compile(r"\.content$|\.boards$|\.screen(\.|$)")
"""The parts of a game that do know files and the screen."""
ONE_A_CONTRACT = [
    ("core/match.py", "import pygame"),
    ("ui/theme.py", "from game import screens"),
    ("frantic/bots.py", "from game.board import deck"),
    ("commands/simulate.py", "import pygame"),
    ("frantic/content.py", "import pytmx"),
    ("frankfurt/rules.py", "from pathlib import Path"),
    ("screens/ways.py", "if TYPE_CHECKING:\n    from game.screens import screen"),
]
MORE = [
    ("core/rules.py", "import time"),
    ("frankfurt/rules.py", "from game.ui import theme"),
    ("frankfurt/tactics.py", "import pygame"),
    ("frankfurt/screen/scene.py", "from game import screens"),
    ("input/zones.py", "from game.ui import theme"),
    ("frantic/content.py", "import pygame"),
    ("frantic/rules.py", "from game.frantic import content"),
    ("frantic/telling.py", "from game.frantic.screen import layout"),
    ("level_files.py", "from game.frantic import deck"),
    ("screens/book.py", "from game.screens import navigator"),
    ("frantic/deck.py", "def find():\n    from game.frantic import rules"),
]
LINT = "import sys; from importlinter.cli import lint_imports_command as run; sys.exit(run())"


def linted(folder):
    found = subprocess.run(
        [sys.executable, "-c", LINT, "--no-cache"],
        cwd=folder,
        env={"PYTHONPATH": str(folder), "PATH": ""},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return found.returncode, found.stdout + found.stderr


def contracts():
    with (ROOT / "pyproject.toml").open("rb") as file:
        return tomllib.load(file)["tool"]["importlinter"]["contracts"]


def test_imports_point_down_only():
    code, text = linted(ROOT)
    assert code == 0, text


@pytest.mark.parametrize(("module", "line"), with_the_rest(ONE_A_CONTRACT, ONE_A_CONTRACT + MORE))
def test_an_import_that_points_up_is_found(module, line, tmp_path):
    shutil.copytree(ROOT / "game", tmp_path / "game", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    path = tmp_path / "game" / module
    path.write_text(path.read_text(encoding="utf-8") + f"\n{line}\n", encoding="utf-8")
    code, text = linted(tmp_path)
    assert code == 1, text
    assert "BROKEN" in text


@pytest.mark.parametrize("key", [entry.key for entry in GAMES])
def test_every_game_is_in_the_contracts(key):
    layers = next(contract for contract in contracts() if contract["type"] == "layers")
    places = [place for layer in layers["layers"] for place in layer.split(" | ")]
    assert f"game.{key}.screen" in places
    assert f"game.{key}.content" in places
    apart = next(contract for contract in contracts() if contract["type"] == "independence")
    assert f"game.{key}" in apart["modules"]


def test_rules_bots_and_core_know_little_of_the_world_outside():
    graph = grimp.build_graph("game", include_external_packages=True, cache_dir=None)
    names = ["core", *(entry.key for entry in GAMES)]
    pure = {module for name in names for module in graph.find_descendants(f"game.{name}")}
    pure -= {module for module in pure if OUTER.search(module)}
    assert {f"game.{name}" for name in ("core.match", "frantic.rules", "board.telling")} <= pure
    for module in sorted(pure):
        known = graph.find_modules_directly_imported_by(module)
        outside = {other for other in known if graph.is_module_squashed(other)} - WORLD
        luck = {"random"} if module == "game.core.rng" else set()
        assert outside == luck, f"{module} knows {outside}"
