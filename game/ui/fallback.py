"""Letters that our typefaces lack: drawn by a typeface of the system, or else as initials.

That is for what people type, above all their names: no script is refused, and nobody gets another
name in silence. Where no typeface has a letter the beginning of its own name is written, Sh-Re-He,
and for a sign that is no letter one of ours: no word of any language stands for it.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
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
SCRIPTS = {
    "ARABIC": "Arab", "BENGALI": "Beng", "DEVANAGARI": "Deva", "GUJARATI": "Gujr",
    "GURMUKHI": "Guru", "HEBREW": "Hebr", "KANNADA": "Knda", "KHMER": "Khmr", "LAO": "Laoo",
    "MALAYALAM": "Mlym", "MYANMAR": "Mymr", "ORIYA": "Orya", "SINHALA": "Sinh", "SYRIAC": "Syrc",
    "TAMIL": "Taml", "TELUGU": "Telu", "THAANA": "Thaa", "THAI": "Thai", "TIBETAN": "Tibt",
}  # fmt: skip
"""Scripts whose letters change by what stands beside them, by the first word of their names."""
SIGNS = "◊∆∞¤§≈‡∑"
"""Our text face has them; which one stands for a sign depends on the sign."""
_UNSEEN = re.compile("[\ufe00-\ufe0f\U0001f3fb-\U0001f3ff\U000e0100-\U000e01ef]")
"""What chooses how the sign before it looks: one of our own letters has no such looks."""
_LETTER_NAME = re.compile(
    r"\b(?:LETTER|SYLLABLE|LIGATURE|VOWEL|CHARACTER) "
    r"(?:(?:CAPITAL|SMALL|FINAL|INITIAL|MEDIAL|ISOLATED|FORM) )*([A-Z]+)"
)


class Piece(NamedTuple):
    """A part of a line in one typeface: ``path`` is ``None`` for that of the line."""

    text: str
    path: Path | None = None
    from_right: bool = False


@cache
def pieces_of(string: str, face: Path) -> tuple[Piece, ...]:
    """Return a line as parts, each in a typeface that has its letters."""
    drawn = (_drawn(cluster, face) for cluster in _clusters(string))
    pieces = [
        Piece("".join(text for text, _ in parts), None if path == face else path)
        for path, parts in groupby(_joined(drawn), lambda part: part[1])
    ]
    return tuple(_turned(pieces))


def shown_as(string: str, face: Path) -> str:
    """Return a line as it is read: two that are drawn alike have the same."""
    return "".join(piece.text for piece in pieces_of(string, face))


def _clusters(string: str) -> list[str]:
    """Return a line's letters, each with the marks that belong to it."""
    found: list[str] = []
    for letter in string:
        if found and (unicodedata.category(letter)[0] == "M" or _UNSEEN.match(letter)):
            found[-1] += letter
        else:
            found.append(letter)
    return found


def _drawn(cluster: str, face: Path) -> tuple[str, Path, bool]:
    """Return what is drawn for a letter with its marks, in which typeface, and if it is spelled.

    Marks that no typeface has together with the letter are left out.
    """
    letter, marks = cluster[0], _UNSEEN.sub("", cluster[1:])
    if not FOREIGN.search(letter + marks):
        return letter + marks, face, False
    fitting = [path for path in (face, *_others()) if _has(path, letter)]
    for path in fitting:
        if all(_has(path, mark) for mark in marks):
            return letter + marks, path, False
    if fitting:
        return letter, fitting[0], False
    romanised = _romanised(letter)
    sign = romanised or SIGNS[ord(letter) % len(SIGNS)]
    path = next((path for path in (face, *_others()) if _has(path, sign[0])), face)
    return sign, path, bool(romanised)


def _joined(drawn: Iterable[tuple[str, Path, bool]]) -> Iterator[tuple[str, Path]]:
    """Yield texts and typefaces, with a hyphen between letters that are spelled."""
    before = False
    for text, path, spelled in drawn:
        yield (f"-{text}" if spelled and before else text), path
        before = spelled


def _turned(pieces: list[Piece]) -> Iterator[Piece]:
    """Yield the parts with their direction; words in a row from the right are one part."""
    waiting: list[Piece] = []
    for piece in pieces:
        turned = piece.path is not None and from_right(piece.text)
        one = piece._replace(from_right=turned)
        if len(waiting) == 2 and turned and waiting[0].path == one.path:
            waiting = [one._replace(text="".join(part.text for part in (*waiting, one)))]
        elif len(waiting) == 1 and not one.text.strip():
            waiting.append(one)
        else:
            yield from waiting
            waiting = [one] if turned else []
            if not turned:
                yield one
    yield from waiting


def script_of(text: str) -> str:
    """Return the script of a text as typefaces name it: letters join and marks lie by its rules."""
    word = unicodedata.name(text[0], "").partition(" ")[0]
    return SCRIPTS.get(word, "")


def from_right(text: str) -> bool:
    """Say whether a text is written from the right."""
    return unicodedata.bidirectional(text[0]) in _RIGHT_TO_LEFT


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


def _romanised(letter: str) -> str:
    """Return a letter that nothing here can draw in two of ours; nothing for a sign.

    Names of letters and signs are English words, which nobody has typed: so they are not written.
    """
    digit = unicodedata.digit(letter, None)
    if digit is not None:
        return str(digit)
    found = _LETTER_NAME.search(unicodedata.name(letter, ""))
    return found[1][:2].capitalize() if found else ""
