"""Letters that our typefaces lack: drawn by a typeface of the system, or else spelled out.

That is for what people type, above all their names: no script is refused, and nobody gets another
name in silence. Where no typeface has a letter its name is written: Shin-Resh-He.
"""

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import fontpkg
import pygame

FOREIGN = re.compile("[\u00af\u0100-\u0151\u0154-\u1dff\u2030-\u2211\u2213-\U0010ffff]")
# Besides Latin-1 and the signs of our own texts, such as œ, … and −.
"""What a text has to hold before anything here is asked: none of our own texts does."""
PREFERRED = [
    "notosans",
    "dejavusans",
    "notosanshebrew",
    "notosansarabic",
    "notosansdevanagari",
    "notosanscjkjp",
    "notoemoji",
    "segoeui",
    "segoeuiemoji",
    "arial",
    "arialunicodems",
    "yugothic",
    "malgungothic",
    "microsoftyahei",
    "applesymbols",
    "hiraginosans",
    "pingfangsc",
    "freesans",
    "unifont",
    "symbola",
]
MOST_TRIED = 60
"""So many other typefaces of the system are asked for a letter."""
_TRIAL_PX = 16
_NO_LETTER = "\u0378"
_RIGHT_TO_LEFT = ("R", "AL")


class Piece(NamedTuple):
    """A part of a line in one typeface: ``path`` is ``None`` for that of the line."""

    text: str
    path: Path | None = None
    from_right: bool = False


@cache
def pieces_of(string: str, face: Path) -> tuple[Piece, ...]:
    """Return a line as parts, each in a typeface that has its letters."""
    found = []
    for path, letters in groupby(string, lambda letter: _path_for(letter, face)):
        text = "".join(letters)
        if path is None:
            found.append(Piece(_spelled(text)))
        elif path == face:
            found.append(Piece(text))
        else:
            found.append(Piece(text, path, unicodedata.bidirectional(text[0]) in _RIGHT_TO_LEFT))
    return tuple(found)


@cache
def _path_for(letter: str, face: Path) -> Path | None:
    """Return the typeface for a letter: that of the line, another one, or none."""
    if not FOREIGN.match(letter) or _has(face, letter):
        return face
    return next((path for path in _others() if _has(path, letter)), None)


@cache
def _others() -> tuple[Path, ...]:
    """Return the typefaces that may be asked: our own text face, and those of the system."""
    return (fontpkg.path("Fira Sans", 500), *_of_system())


def _of_system() -> Iterator[Path]:
    known = pygame.font.get_fonts()
    rest = [name for name in sorted(known) if name not in PREFERRED]
    for name in [*(name for name in PREFERRED if name in known), *rest[:MOST_TRIED]]:
        found = pygame.font.match_font(name)
        if found:
            yield Path(found)


@cache
def _has(path: Path, letter: str) -> bool:
    """Say whether a typeface has a picture of a letter, other than that for what it lacks."""
    try:
        font = pygame.font.Font(path, _TRIAL_PX)
        return _picture(font, letter) != _picture(font, _NO_LETTER)
    except (pygame.error, OSError, UnicodeError):
        return False


def _picture(font: pygame.font.Font, letter: str) -> bytes:
    return pygame.image.tobytes(font.render(letter, True, (0, 0, 0)), "RGBA")


def _spelled(text: str) -> str:
    """Return the names of letters that nothing here can draw."""
    return "-".join(_name_of(letter) for letter in text)


def _name_of(letter: str) -> str:
    name = unicodedata.name(letter, f"U{ord(letter):X}").replace("-", " ")
    return (name.split()[-1] if letter.isalnum() else name).capitalize()
