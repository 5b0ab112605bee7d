"""The cards of the board game in the hand: a symbol, a scene on the track, a strip for the name."""

import math

from board_kit import PAPERS, WHITE_PAPER, edge, four_rims, sign
from board_laid import COLOURS
from board_scenes import SCENES
from board_signs import symbol
from cards import emblem
from frantic_folk import COATS, FOLK, INK
from paper import CREAM, Luck, Sheet, box, disc, mix, poly
from pasteboard import CORNER, HEIGHT, WIDTH, frame, rays

NAME_TOP = 280.0
"""Below this a card is blank: the program writes its name there."""
SYMBOL_AT, SYMBOL = (68.0, 73.0), 88.0
SIGN_AT, SIGN = (46.0, 152.0), 20.0
FIELD = (10.0, 10.0, 230.0, 268.0)
HANDED = {"push": "push-any", "jump": "jump-any"}
"""In the hand these have no way yet."""
SEA, SEA_LIT, SEA_DARK = "#1D5866", "#2F7C88", "#123A48"


def cards() -> dict[str, str]:
    """Return file name and SVG of the thirteen kinds and of their back."""
    return {kind: _card(kind) for kind in COLOURS} | {"back": back()}


def _card(kind: str) -> str:
    colour = COLOURS[kind]
    paper, sheet = PAPERS[colour], Sheet(WIDTH, HEIGHT)
    sheet.fill(box(4, 4, WIDTH - 8, HEIGHT - 8, CORNER - 3), paper.field)
    sheet.fill(
        rays(150, 205, 16), mix(paper.field, paper.shade, 0.34 if colour != "white" else 0.2)
    )
    SCENES[kind](sheet)
    sheet.grain(Luck(len(kind) * 9 + ord(kind[0])), (12, 12, WIDTH - 24, HEIGHT - 24), 50)
    _frame(sheet, colour)
    papers = (paper.ink, paper.shade, paper.field)
    sign(sheet, colour, SIGN_AT, SIGN)
    symbol(sheet, HANDED.get(kind, kind), SYMBOL_AT, SYMBOL, papers)
    return sheet.svg()


def _frame(sheet: Sheet, colour: str) -> None:
    """Lay the rim of a card; its inner edge is cut in the manner of the colour."""
    paper = PAPERS[colour]
    rim = WHITE_PAPER if colour == "white" else CREAM
    outer = box(0.5, 0.5, WIDTH - 1, HEIGHT - 1, CORNER)
    x, y, w, h = FIELD
    shade = mix(rim, paper.edge, 0.72)
    sheet.fill(outer + edge(colour, x, y, w, h, 3.5), shade, hole=True)
    sheet.fill(outer + edge(colour, x, y, w, h), rim, hole=True)
    sheet.stroke(box(1.5, 1.5, WIDTH - 3, HEIGHT - 3, CORNER - 1), mix(rim, paper.edge, 0.4), 1.6)
    if colour == "multi":
        sheet.fill(outer + box(x, y, w, h, 5), PAPERS[colour].edge, hole=True)
        sheet.fill(outer + box(x - 2, y - 2, w + 4, h + 4, 7), rim, hole=True)
        four_rims(sheet, x, y, w, h, 9)
    elif colour == "white":
        sheet.stroke(edge(colour, x, y, w, h), INK, 5)
        sheet.stroke(box(6, 6, WIDTH - 12, HEIGHT - 12, CORNER - 4), INK, 3)


def back() -> str:
    """Return the back: waves of the sea in rows like scales, and the couch in the middle."""
    sheet = Sheet(WIDTH, HEIGHT)
    sheet.fill(box(4, 4, WIDTH - 8, HEIGHT - 8, CORNER - 3), SEA)
    for row in range(15):
        for column in range(6 - row % 2):
            x, y = 20 + column * 42 + (row % 2) * 21, 26 + row * 22
            for r, colour in ((23, SEA_DARK), (20, SEA_LIT), (12, SEA)):
                sheet.fill(_scale(x, y, r), colour)
    sheet.cut(disc(125, 175, 70), SEA_DARK, 5)
    sheet.cut(disc(125, 175, 62), CREAM, 4)
    sheet.fill(disc(125, 175, 55), "#C8562A")
    emblem(sheet)
    _path(sheet)
    sheet.grain(Luck(21), (12, 12, WIDTH - 24, HEIGHT - 24), 60)
    frame(sheet, SEA_DARK)
    return sheet.svg()


def _scale(x: float, y: float, r: float) -> str:
    """Return the upper half of a disc as far as it lies on the card."""
    angles = [math.pi + math.pi * i / 10 for i in range(11)]
    points = [(x + r * math.cos(a), y + r * math.sin(a)) for a in angles]
    return poly((min(243.0, max(7.0, px)), min(343.0, max(7.0, py))) for px, py in points)


def _path(sheet: Sheet) -> None:
    """Lead a dotted track round the couch."""
    for i in range(18):
        a = math.tau * i / 18
        x, y = 125 + 86 * math.cos(a), 175 + 86 * math.sin(a)
        sheet.open(f"translate({x:.1f} {y:.1f}) rotate({math.degrees(a):.0f})")
        paper = COATS[FOLK[i % 4]].body if i % 3 == 0 else "#E8D2A4"
        sheet.cut(box(-8, -8, 16, 16, 3), paper, 2)
        sheet.close()
