"""Words and numbers as outlines of the display face, because the rasteriser draws no texts."""

from functools import cache
from pathlib import Path

import fontpkg_lilita_one
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from paper import num

FONT = Path(fontpkg_lilita_one.__file__).parent / "files" / "LilitaOne-Regular.ttf"


@cache
def _font() -> TTFont:
    return TTFont(FONT)


def _bounds(text: str) -> tuple[float, float, float, float]:
    """Return left, bottom, right and top of a text in font units."""
    font, glyphs, x = _font(), _font().getGlyphSet(), 0.0
    boxes = []
    for letter in text:
        name = font.getBestCmap()[ord(letter)]
        pen = BoundsPen(glyphs)
        glyphs[name].draw(pen)
        if pen.bounds:
            boxes.append((pen.bounds[0] + x, pen.bounds[1], pen.bounds[2] + x, pen.bounds[3]))
        x += glyphs[name].width
    lefts, bottoms, rights, tops = zip(*boxes, strict=True)
    return min(lefts), min(bottoms), max(rights), max(tops)


def size(text: str, cap_height: float) -> float:
    """Return the width of a text whose capitals and digits are ``cap_height`` high."""
    left, _, right, _ = _bounds(text)
    return (right - left) * _scale(cap_height)


def _scale(cap_height: float) -> float:
    _, bottom, _, top = _bounds("H")
    return cap_height / (top - bottom)


def outline(text: str, cap_height: float, left: float, baseline: float) -> str:
    """Return the path of a text whose ink begins at ``left`` and stands on ``baseline``."""
    font, glyphs = _font(), _font().getGlyphSet()
    k = _scale(cap_height)
    x = left - _bounds(text)[0] * k
    parts = []
    for letter in text:
        name = font.getBestCmap()[ord(letter)]
        pen = SVGPathPen(glyphs, ntos=num)
        glyphs[name].draw(TransformPen(pen, (k, 0, 0, -k, x, baseline)))
        parts.append(pen.getCommands())
        x += glyphs[name].width * k
    return "".join(parts)
