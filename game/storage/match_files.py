"""What stands in the files of matches that wait, and what their names say.

``unfinished/frantic-7.txt`` is a record without its end. A line ``undo`` takes the action before it
back. Older versions kept ``unfinished/frantic.txt``.
"""

import contextlib
import re
from pathlib import Path

from game.files import FileError, read_text
from game.storage.locks import is_held

MAX_MATCH_BYTES = 8_000_000
UNDO = "undo"
HEAD_END = "\nactions\n"
ID = "id "
_OLD_END = re.compile("([0-9]+) end ([0-9a-f]{8})")
_NAME = re.compile(r"([a-z0-9_]+?)(?:-(\d{1,12}))?")


def read_match(path: Path) -> str:
    """Return the text of a match's file: an evening of mashed keys takes more than others."""
    return read_text(path, MAX_MATCH_BYTES)


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
        return settled(read_match(path)) == text
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
    """Return the line that says which match a text holds; empty if none does.

    Older versions wrote no such line: there the whole head, with its seed, says so.
    """
    head, found, _ = text.partition(HEAD_END)
    line = next((line for line in head.split("\n") if line.startswith(ID)), "")
    if line or not found:
        return line
    from hashlib import sha256  # it loads OpenSSL, 3 MiB, for files of older versions alone

    return ID + sha256(head.encode(errors="replace")).hexdigest()[:16]


def ident_of(path: Path) -> str:
    """Return the same of a file; empty if it can't be read."""
    try:
        return ident_in(read_match(path))
    except FileError:
        return ""


def holds(folder: Path, game: str, text: str) -> bool:
    """Say whether a file of a folder holds as much of a match as a text."""
    for path in copies(folder, game, ident_in(text)):
        with contextlib.suppress(FileError):
            if read_match(path).startswith(text):
                return True
    return False


def delete(path: Path) -> None:
    """Delete a match with any other copy of it: a kill between two writes may leave one."""
    ident = ident_of(path)
    unlink(path)
    for other in copies(path.parent, game_of(path), ident):
        if not is_held(other):
            unlink(other)


def copies(folder: Path, game: str, ident: str) -> list[Path]:
    """Return the files of a match in a folder."""
    found = folder.glob(f"{game}*.txt") if ident else ()
    return [path for path in found if ident_of(path) == ident]


def unlink(path: Path) -> None:
    """Delete a file, if that can be done."""
    with contextlib.suppress(OSError):
        path.unlink(missing_ok=True)
