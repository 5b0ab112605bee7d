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
PLANTED = [
    # A file, a line put at its end, and the two modules of which the linter then tells.
    ("core/match.py", "import pygame", "core.match -> pygame"),
    ("core/rules.py", "import time", "core.rules -> time"),
    ("ui/theme.py", "from game import screens", "ui.theme -> game.screens"),
    ("input/zones.py", "from game.ui import theme", "input.zones -> game.ui.theme"),
    ("level_files.py", "from game.frantic import deck", "level_files -> game.frantic.deck"),
    ("commands/simulate.py", "import pygame", "commands.simulate -> pygame"),
    ("frantic/bots.py", "from game.board import deck", "frantic.bots -> game.board.deck"),
    ("frantic/content.py", "import pytmx", "frantic.content -> pytmx"),
    ("frantic/content.py", "import pygame", "frantic.content -> pygame"),
    (
        "frantic/rules.py",
        "from game.frantic import content",
        "frantic.rules -> game.frantic.content",
    ),
    (
        "frantic/telling.py",
        "from game.frantic.screen import layout",
        "frantic.telling -> game.frantic.screen.layout",
    ),
    (
        "frantic/deck.py",
        "def find():\n    from game.frantic import rules",
        "frantic.deck -> game.frantic.rules",
    ),
    ("frankfurt/rules.py", "from pathlib import Path", "frankfurt.rules -> pathlib"),
    ("frankfurt/rules.py", "from game.ui import theme", "frankfurt.rules -> game.ui.theme"),
    ("frankfurt/tactics.py", "import pygame", "frankfurt.tactics -> pygame"),
    (
        "frankfurt/screen/scene.py",
        "from game import screens",
        "frankfurt.screen.scene -> game.screens",
    ),
]
CIRCLES = [
    # Types and what a module reads from its own package are imports as well.
    ("screens/ways.py", "if TYPE_CHECKING:\n    from game.screens import screen"),
    ("screens/book.py", "from game.screens import navigator"),
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


def planted(folder, lines):
    """Return what the linter tells of a copy of the game with these lines in it."""
    shutil.copytree(ROOT / "game", folder / "game", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    for module, line in lines:
        with (folder / "game" / module).open("a", encoding="utf-8") as file:
            file.write(f"\n{line}\n")
    code, text = linted(folder)
    assert code == 1, text
    return text


def test_every_import_that_points_up_is_found(tmp_path):
    text = planted(tmp_path, [(module, line) for module, line, _ in PLANTED])
    lines = [re.sub(r" \(l\.[\d, ]+\)$", "", line).strip(" -") for line in text.splitlines()]
    assert {f"game.{pair}" for _, _, pair in PLANTED} <= set(lines), text
    broken = {line.removesuffix(" BROKEN") for line in lines if line.endswith(" BROKEN")}
    assert broken == {contract["name"] for contract in contracts()}


@pytest.mark.parametrize(("module", "line"), with_the_rest(CIRCLES[:1], CIRCLES))
def test_a_circle_is_found(module, line, tmp_path):
    assert "No circles, also not for types BROKEN" in planted(tmp_path, [(module, line)])


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
