"""Scenes of events that move pawns by dice, where those of the card game show cards."""

from board_kit import KRAFT, KRAFT_EDGE, KRAFT_LIT
from board_pawns import pawn
from board_scenes import BLUE, GREEN, ORANGE, arch, arrow, die
from frantic_folk import WHITE
from frantic_stage import HEIGHT, WIDTH, cloud, stage
from paper import Luck, Sheet, line, poly

STEP = 74.0
"""From a square to the next."""
NEAR, FAR = 352.0, 236.0
"""Where pawns stand on the two rows of the track."""


def scenes() -> dict[str, str]:
    """Return file name and SVG of each scene."""
    found = {}
    for seed, (name, draw) in enumerate({"expansion": _on, "recession": _back}.items()):
        sheet = Sheet(WIDTH, HEIGHT)
        draw(sheet)
        sheet.grain(Luck(seed + 70), (0, 0, WIDTH, HEIGHT), 110)
        found[f"events/{name}"] = sheet.svg()
    return found


def _on(sheet: Sheet) -> None:
    """All go on by their dice."""
    stage(sheet, "#4FA3D8", "#1F4E79", 250)
    cloud(sheet, 140, 62, 120, WHITE, 0.5)
    cloud(sheet, 430, 44, 100, WHITE, 0.4)
    _rows(sheet)
    _goes(sheet, (BLUE, "bear", "oops"), (0, 3, FAR), 3)
    _goes(sheet, (ORANGE, "fox", "oops"), (0, 2, NEAR), 2)
    _goes(sheet, (GREEN, "owl", "happy"), (4, 5, NEAR), 1)


def _back(sheet: Sheet) -> None:
    """All go back by their dice."""
    stage(sheet, "#8E9BB5", "#4A4F66", 250)
    cloud(sheet, 120, 62, 120, "#5B6A85", 0.9)
    cloud(sheet, 420, 48, 130, "#5B6A85", 0.9)
    _rows(sheet)
    _goes(sheet, (BLUE, "bear", "happy"), (5, 2, FAR), 3)
    _goes(sheet, (ORANGE, "fox", "happy"), (2, 0, NEAR), 2)
    _goes(sheet, (GREEN, "owl", ""), (6, 5, NEAR), 1)


def _rows(sheet: Sheet) -> None:
    """Lay two rows of seven squares."""
    for foot in (FAR, NEAR):
        for i in range(7):
            x, y = 14 + i * STEP, foot + 14
            top = [(x + 12, y - 36), (x + 82, y - 36), (x + 70, y), (x, y)]
            low = [(x, y), (x + 70, y), (x + 70, y + 9), (x, y + 9)]
            side = [(x + 82, y - 36), (x + 82, y - 28), (x + 70, y + 9), (x + 70, y)]
            sheet.fill(poly((px + 4, py + 6) for px, py in top), "#120A1E", 0.25)
            sheet.fill(poly(low) + poly(side), KRAFT_EDGE)
            sheet.fill(poly(top), KRAFT)
            sheet.stroke(line([top[3], top[0], top[1]]), KRAFT_LIT, 2)


def _goes(
    sheet: Sheet, who: tuple[int, str, str], way: tuple[int, int, float], number: int
) -> None:
    """Let a pawn come from a square to another, with its die over the way."""
    (seat, face, mood), (start, end, foot) = who, way
    x0, x1 = (14 + square * STEP + 41 for square in (start, end))
    lean = 10 if end > start else -10
    high = 40 + 8 * abs(end - start)
    points = arch((x0, foot - 14), (x1 - 3.4 * lean, foot - 44), high)
    arrow(sheet, points, "#FFDC46", 9)
    pawn(sheet, seat, face, mood, (x1, foot), 104, lean)
    middle = points[len(points) // 2]
    die(sheet, number, (middle[0], middle[1] - 26), 20, lean)
