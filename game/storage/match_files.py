"""What stands in the files of matches that wait, and what their names say.

``unfinished/frantic-7.txt`` is a record without its end. A line ``undo`` takes the action before it
back. Older versions kept ``unfinished/frantic.txt``.
"""

import contextlib
import re
from pathlib import Path

from game.files import FileError, read_text
from game.storage.locks import is_held

UNDO = "undo"
HEAD_END = "\nactions\n"
ID = "id "
_OLD_END = re.compile("([0-9]+) end ([0-9a-f]{8})")
_NAME = re.compile(r"([a-z0-9_]+?)(?:-(\d{1,12}))?")


def settled(text: str) -> str:
    """Return a growing file's text as a record: without what was taken back, and a torn end.

    Older versions wrote the whole each time, and an end: it was none, so it is a checksum.
    """
    head, found, rest = text.partition(HEAD_END)
    if not found:
        return f"{text}\n" if f"{text}\n".endswith(HEAD_END) else text  # torn before its line's end
    lines: list[str] = []
    for line in rest.split("\n")[:-1]:
        if line == UNDO:
            _take_back(lines)
        else:
            lines.append(line)
    if lines and (end := _OLD_END.fullmatch(lines[-1])):
        lines[-1] = f"{end[1]} = {end[2]}"
    return "".join((head, found, *(f"{line}\n" for line in lines)))


def _take_back(lines: list[str]) -> None:
    """Drop the last action, and the checksums after it."""
    while lines and lines[-1].split(" ", 2)[1:2] == ["="]:
        lines.pop()
    if lines:
        lines.pop()


def is_still(path: Path, text: str) -> bool:
    """Say whether a file still holds what was read in it."""
    try:
        return settled(read_text(path)) == text
    except FileError:
        return False


def game_of(path: Path) -> str:
    """Return the game of a file's match; empty if it is none of ours."""
    found = _NAME.fullmatch(path.stem)
    return found[1] if found else ""


def number_of(path: Path) -> int:
    """Return a file's number; 0 for that of an older version."""
    found = _NAME.fullmatch(path.stem)
    return int(found[2] or 0) if found else -1


def ident_in(text: str) -> str:
    """Return the line that says which match a text holds; empty if none does."""
    head = text.partition(HEAD_END)[0]
    return next((line for line in head.split("\n") if line.startswith(ID)), "")


def ident_of(path: Path) -> str:
    """Return the same of a file; empty if it can't be read."""
    try:
        return ident_in(read_text(path))
    except FileError:
        return ""


def holds(folder: Path, game: str, text: str) -> bool:
    """Say whether a file of a folder holds as much of a match as a text."""
    for path in folder.glob(f"{game}*.txt"):
        if ident_of(path) == ident_in(text):
            with contextlib.suppress(FileError):
                if read_text(path).startswith(text):
                    return True
    return False


def delete(path: Path) -> None:
    """Delete a match with any other copy of it: a kill between two writes may leave one."""
    ident = ident_of(path)
    unlink(path)
    for other in path.parent.glob(f"{game_of(path)}*.txt") if ident else ():
        if ident_of(other) == ident and not is_held(other):
            unlink(other)


def unlink(path: Path) -> None:
    """Delete a file, if that can be done."""
    with contextlib.suppress(OSError):
        path.unlink(missing_ok=True)
