"""Where the classes of a game's events may be named: rules, position texts, and the one telling."""

import tokenize
from pathlib import Path
from types import UnionType
from typing import get_args

import game

ROOT = Path(game.__file__).parent
OUTSIDE = ("ui", "screens", "input", "commands")


def words_outside(key: str, events: UnionType, *allowed: str) -> list[str]:
    """Return where a class of an event is named outside the modules where it may be."""
    own = f"game.{key}."
    names = {kind.__name__ for kind in get_args(events) if kind.__module__.startswith(own)}
    folders = [ROOT / key / "screen", *(ROOT / folder for folder in OUTSIDE)]
    paths = [path for path in (ROOT / key).glob("*.py") if path.stem not in allowed]
    paths += [path for folder in folders for path in folder.rglob("*.py")]
    assert len(names) > 5
    assert len(paths) > 50
    texts = {path: path.read_text("utf-8") for path in paths}
    suspects = [path for path, text in texts.items() if any(name in text for name in names)]
    return [found for path in suspects for found in _named(path, names)]


def _named(path: Path, names: set[str]) -> list[str]:
    with tokenize.open(path) as file:
        tokens = list(tokenize.generate_tokens(file.readline))
    return [
        f"{path.relative_to(ROOT)}:{token.start[0]}: {token.string}"
        for token in tokens
        if token.type == tokenize.NAME and token.string in names
    ]
