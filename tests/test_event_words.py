"""A word of an event stands where it is decided, applied, kept and told, and nowhere else."""

import ast
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest

from game.catalog import GAMES
from game.core.rules import Rejected

ROOT = Path(__file__).resolve().parents[1]
GAME = ROOT / "game"
SHARED = "game.core.rounds.events"
"""Events that games in rounds have in common."""
KEEPERS = ("events", "evolve", "notation", "views", "telling", "memory")
"""Where events are defined, applied, written down, redacted, told and remembered."""
KEYS = [entry.key for entry in GAMES]


def words_of(key: str) -> set[str]:
    """Return the names of a game's events."""
    events = import_module(f"game.{key}.events").Event
    return {event.__name__ for event in get_args(events) if event is not Rejected}


@cache
def nodes_of(text: str) -> list[ast.AST]:
    """Return what may name something in a module."""
    kinds = ast.ImportFrom | ast.Import | ast.Constant | ast.Attribute
    return [node for node in ast.walk(ast.parse(text)) if isinstance(node, kinds)]


def named(text: str, key: str, words: set[str]) -> set[str]:
    """Return the events of a game that a module names: imported, of the module, or as a text."""
    tree, modules = nodes_of(text), {f"game.{key}.events", SHARED}
    short, found = set(), set()
    for node in tree:
        if isinstance(node, ast.ImportFrom):
            for name in node.names:
                if node.module in modules:
                    found.add(name.name)
                elif f"{node.module}.{name.name}" in modules:
                    short.add(name.asname or name.name)
        elif isinstance(node, ast.Import):
            short |= {name.asname for name in node.names if name.name in modules and name.asname}
        elif isinstance(node, ast.Constant):
            found.add(node.value if isinstance(node.value, str) else "")
    for node in tree:
        if (
            isinstance(node, ast.Attribute)
            and node.attr in words
            and ast.unparse(node.value) in short | modules
        ):
            found.add(node.attr)
    return found & words


def may_name(path: Path, text: str, key: str) -> bool:
    """Say whether a module may name events: it keeps them, or emits them by the rules."""
    if path.parent not in (GAME / key, GAME / "core" / "rounds"):
        return False
    return path.stem in KEEPERS or ".emit(" in text


def faults(key: str, folder: Path = GAME) -> list[str]:
    """Return the modules that name an event of a game, and may not."""
    others = {GAME / other for other in KEYS if other != key}
    words, found = words_of(key), []
    for path in sorted(folder.rglob("*.py")):
        if others.isdisjoint(path.parents):
            text = path.read_text(encoding="utf-8")
            here = named(text, key, words)
            if here and not may_name(path, text, key):
                found.append(f"{path.relative_to(ROOT)}: {', '.join(sorted(here))}")
    return found


@pytest.mark.parametrize("key", KEYS)
def test_an_event_is_named_by_the_rules_and_in_its_telling_alone(key: str) -> None:
    assert faults(key) == []


@pytest.mark.parametrize("key", KEYS)
def test_every_event_is_told(key: str) -> None:
    text = (GAME / key / "telling.py").read_text(encoding="utf-8")
    assert named(text, key, words_of(key)) == words_of(key)


@pytest.mark.parametrize(
    "line",
    [
        "from game.frantic.events import Drew",
        "from game.core.rounds.events import Drew as Taken",
        "from game.frantic import events as ev\nev.Drew",
        "import game.frantic.events\ngame.frantic.events.Drew",
        "import game.frantic.events as happened\nhappened.Drew",
        "type(event).__name__ == 'Drew'",
    ],
)
def test_a_word_of_an_event_is_found_however_it_is_named(line: str) -> None:
    assert named(line, "frantic", words_of("frantic")) == {"Drew"}


def test_other_words_are_no_events() -> None:
    text = "from game.screens.unfinished import Waiting\nfrom game.frantic.events import Event"
    assert named(text, "frantic", words_of("frantic")) == set()
