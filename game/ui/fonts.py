"""The fonts: one heavy round display face and a legible text face, from font packages."""

from collections import OrderedDict
from io import BytesIO
from pathlib import Path
from typing import Literal, NamedTuple

import fontpkg
import pygame

from game.ui.fallback import FOREIGN, pieces_of, script_of, shown_as
from game.ui.theme import RGB

Face = Literal["body", "bold", "display"]

MAX_FONTS = 24
"""Opened font sizes kept at once: each takes a third of a MiB. A table of eight needs over 16."""
MAX_MEASURED = 8192
"""Sizes of texts kept: measuring a line takes longer than drawing a kept picture of it."""

_TRIAL_PX = 16
FOREIGN_SIZE = 0.85
"""How large letters of another typeface are, by the ascent of ours, so that they stay in line."""
_NO_LETTER = "\u0378"
"""No letter of Unicode has this number: a font draws for it what it draws for letters it lacks."""

_FILES: dict[Face, tuple[str, int]] = {
    "body": ("Fira Sans", 500),
    "bold": ("Fira Sans", 700),
    "display": ("Lilita One", 400),
}


def seen_as(string: str) -> str:
    """Return what is read where a name stands: two names that look alike have the same."""
    if not FOREIGN.search(string):
        return string
    pygame.font.init()
    return shown_as(string, fontpkg.path(*_FILES["display"]))


class Ruler(NamedTuple):
    """Measures texts in one face and size, as a font does."""

    fonts: "Fonts"
    face: Face
    size_px: int

    def size(self, string: str) -> tuple[int, int]:
        """Return width and height of a line in px."""
        return self.fonts.size(string, self.face, self.size_px)

    def line_height(self) -> int:
        """Return how far it is from a line to the next, in px."""
        return self.fonts.get(self.face, self.size_px).get_linesize()


class Fonts:
    """Reads each face once, opens it once per size in px, and keeps the latest ones."""

    def __init__(self) -> None:
        pygame.font.init()
        self._open: OrderedDict[tuple[Face, int], pygame.font.Font] = OrderedDict()
        self._paths: dict[Face, Path] = {}
        self._files: dict[Face, bytes] = {}
        self._measured: dict[tuple[str, Face, int], tuple[int, int]] = {}

    def get(self, face: Face, size_px: int) -> pygame.font.Font:
        """Return the face at a size in px (at least 4)."""
        key = (face, max(4, size_px))
        font = self._open.get(key)
        if font is None:
            font = self._open[key] = pygame.font.Font(BytesIO(self._file(face)), key[1])
            if len(self._open) > MAX_FONTS:
                self._open.popitem(last=False)
        else:
            self._open.move_to_end(key)
        return font

    def size(self, string: str, face: Face, size_px: int) -> tuple[int, int]:
        """Return width and height of a line in px; each line is measured only once."""
        key = (string, face, size_px)
        found = self._measured.get(key)
        if found is None:
            if len(self._measured) >= MAX_MEASURED:
                self._measured.clear()
            font = self.get(face, size_px)
            found = self._size(string, face, font) if FOREIGN.search(string) else font.size(string)
            self._measured[key] = found
        return found

    def draw(self, string: str, face: Face, size_px: int, colour: RGB) -> pygame.Surface:
        """Return the picture of a line; letters that the face lacks are drawn by another."""
        font = self.get(face, size_px)
        if not FOREIGN.search(string):
            return font.render(string or " ", True, colour)
        size = max(1, self.size(string, face, size_px)[0]), font.get_height()
        picture, x = pygame.Surface(size, pygame.SRCALPHA), 0
        for text, own in self._fonts_of(string, face, font):
            part = own.render(text, True, colour)
            picture.blit(part, (x, font.get_ascent() - own.get_ascent()))
            x += part.get_width()
        return picture

    def _size(self, string: str, face: Face, font: pygame.font.Font) -> tuple[int, int]:
        parts = self._fonts_of(string, face, font)
        return sum(own.size(text)[0] for text, own in parts), font.get_height()

    def _fonts_of(
        self, string: str, face: Face, font: pygame.font.Font
    ) -> list[tuple[str, pygame.font.Font]]:
        """Return the parts of a line and the fonts in which they are drawn."""
        parts = []
        for piece in pieces_of(string, self.path(face)):
            own = font
            if piece.path is not None:
                own = pygame.font.Font(piece.path, max(4, round(font.get_ascent() * FOREIGN_SIZE)))
                if piece.from_right:
                    own.set_direction(pygame.DIRECTION_RTL)
                if script := script_of(piece.text):
                    own.set_script(script)
            parts.append((piece.text, own))
        return parts

    def path(self, face: Face) -> Path:
        """Return the font file of a face."""
        if face not in self._paths:
            family, weight = _FILES[face]
            self._paths[face] = fontpkg.path(family, weight)
        return self._paths[face]

    def _file(self, face: Face) -> bytes:
        """Return the font file of a face, read once: each open size would hold a descriptor."""
        if face not in self._files:
            self._files[face] = self.path(face).read_bytes()
        return self._files[face]

    def covers(self, string: str, face: Face = "body") -> bool:
        """Say whether the face has a glyph for every character."""
        font = self.get(face, _TRIAL_PX)
        nothing = font.metrics(_NO_LETTER)[0]
        blank = _picture(font, _NO_LETTER)
        return not any(
            metric == nothing and _picture(font, letter) == blank
            for letter, metric in zip(string, font.metrics(string), strict=True)
        )

    def __len__(self) -> int:
        return len(self._open)


def _picture(font: pygame.font.Font, letter: str) -> bytes:
    return pygame.image.tobytes(font.render(letter, True, (0, 0, 0)), "RGBA")
