"""Files of levels with one thing changed."""

from pathlib import Path


def replaced(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def changed(path: Path, text: str, old: str, new: str) -> Path:
    """Write a text with one thing changed to a file."""
    path.write_text(replaced(text, old, new), encoding="utf-8")
    return path
