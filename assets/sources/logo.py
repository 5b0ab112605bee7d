"""The word mark: Frantic Couch, standing on and sitting in a couch."""

import letters
from paper import CREAM, Sheet, box, disc, line

WIDTH, HEIGHT = 900.0, 470.0
INK, YELLOW, DEEP, RED = "#1C1234", "#FFB52E", "#D98A12", "#E2522F"


def logo() -> str:
    """Return the word mark."""
    sheet = Sheet(WIDTH, HEIGHT)
    _couch(sheet)
    _bouncing(sheet, "Frantic", 128, 178, CREAM, (6, -3, 4, -5, 3, -4, 7))
    _word(sheet, "Couch", 120, 386, CREAM)
    return sheet.svg()


def couch(sheet: Sheet, x: float, y: float, k: float) -> None:
    """Draw the couch of the game with its upper left corner at (x, y)."""
    sheet.open(f"translate({x} {y}) scale({k})")
    _couch(sheet)
    sheet.close()


def _couch(sheet: Sheet) -> None:
    sheet.fill(disc(450, 446, 400, 16), INK, 0.45)
    sheet.fill(box(150, 410, 26, 40, 6) + box(724, 410, 26, 40, 6), "#4A2210")
    sheet.cut(box(118, 196, 664, 190, 54), DEEP, 7)
    sheet.fill(box(118, 190, 664, 186, 54), YELLOW)
    sheet.stroke(line([(450, 206), (450, 262)]), DEEP, 5, cap="round")
    sheet.cut(box(140, 262, 620, 150, 26), "#C9431F", 6)
    sheet.fill(box(140, 256, 620, 146, 26), RED)
    for x in (58, 740):
        sheet.cut(box(x, 240, 102, 190, 44), DEEP, 7)
        sheet.fill(box(x, 234, 102, 186, 44), YELLOW)
        sheet.fill(disc(x + 51, 284, 27), DEEP, 0.4)
        sheet.fill(disc(x + 51, 284, 15), DEEP, 0.5)


def _bouncing(
    sheet: Sheet, text: str, height: float, base: float, colour: str, tilt: tuple
) -> None:
    """Set a word whose letters hop and lean."""
    width = letters.size(text, height)
    x = (WIDTH - width) / 2
    for i, letter in enumerate(text):
        part = letters.outline(text[: i + 1], height, x, base)
        before = letters.outline(text[:i], height, x, base) if i else ""
        d = part[len(before) :]
        middle = x + letters.size(text[: i + 1], height) - letters.size(letter, height) / 2
        hop = -9 if i % 2 else 5
        sheet.open(f"rotate({tilt[i]} {middle:.1f} {base - height / 2:.1f}) translate(0 {hop})")
        _raised(sheet, d, colour)
        sheet.close()


def _word(sheet: Sheet, text: str, height: float, base: float, colour: str) -> None:
    d = letters.outline(text, height, (WIDTH - letters.size(text, height)) / 2, base)
    _raised(sheet, d, colour)


def _raised(sheet: Sheet, d: str, colour: str) -> None:
    sheet.open("translate(0 9)")
    sheet.fill(d, INK)
    sheet.stroke(d, INK, 17, cap="round")
    sheet.close()
    sheet.stroke(d, INK, 17, cap="round")
    sheet.fill(d, colour)
