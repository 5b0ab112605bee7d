"""The number cards of Frantic: huge numerals, and a figure with as many eyes as the number."""

import letters
from frantic_folk import COATS, Coat, Mien, face, figure, outline, shape
from paper import CREAM, Luck, Point, Sheet, box, mix, poly
from pasteboard import CORNER, HEIGHT, WIDTH, frame, raised, within

INDEX_HEIGHT, INDEX_LEFT, INDEX_BASE = 132.0, 20.0, 154.0
SIGN_X, SIGN_Y, SIGN_R = 52.0, 199.0, 27.0
FIGURE, FIGURE_R = (155.0, 230.0), 82.0
NUMBERS = range(1, 10)
MOUTHS = ("smile", "o", "laugh", "wave", "fangs", "smirk", "teeth", "wail", "fangs")


def numbers() -> dict[str, str]:
    """Return file name and SVG of the 36 coloured and 9 black number cards."""
    return {f"{c}{n}": _face(c, n) for c in "RYGB" for n in NUMBERS} | {
        f"K{n}": _black(n) for n in NUMBERS
    }


def ground(sheet: Sheet, coat: Coat) -> None:
    """Lay the card's own paper, lit from the upper left."""
    sheet.fill(box(4, 4, WIDTH - 8, HEIGHT - 8, CORNER - 3), coat.ground)


def clipped(colour: str, at: Point, r: float) -> str:
    """Return a colour's shape as far as it lies on the card."""
    parts = [within(part, 6) for part in outline(colour, *at, r)]
    return "".join(poly(part) for part in parts if part)


def index_paper(coat: Coat) -> tuple[str, str]:
    """Return the ink of the corner and its shade."""
    shade = coat.dark if coat.ink == CREAM else mix(coat.ground, coat.dark, 0.7)
    return coat.ink, shade


def index(sheet: Sheet, text: str, coat: Coat) -> None:
    """Put the numeral into the upper left corner."""
    ink, shade = index_paper(coat)
    raised(sheet, letters.outline(text, INDEX_HEIGHT, INDEX_LEFT, INDEX_BASE), shade, ink)


def sign(sheet: Sheet, colour: str) -> None:
    """Put a colour's shape below the numeral."""
    ink, shade = index_paper(COATS[colour])
    raised(sheet, shape(colour, SIGN_X, SIGN_Y, SIGN_R), shade, ink)


def _face(colour: str, number: int) -> str:
    coat, sheet, luck = COATS[colour], Sheet(WIDTH, HEIGHT), Luck(number * 5 + ord(colour))
    ground(sheet, coat)
    sheet.fill(
        clipped(colour, (FIGURE[0] + 8, FIGURE[1] - 4), FIGURE_R * 1.75),
        mix(coat.ground, coat.dark, 0.22),
    )
    sheet.cut(clipped(colour, FIGURE, FIGURE_R * 1.3), mix(coat.ground, coat.dark, 0.6), 4)
    gaze = (luck.between(-0.5, 0.3), luck.between(-0.6, 0.2))
    figure(sheet, colour, FIGURE, FIGURE_R, Mien(MOUTHS[number - 1], "open", gaze, number))
    sheet.grain(luck, (12, 12, WIDTH - 24, HEIGHT - 24), 60)
    frame(sheet, coat.dark)
    index(sheet, str(number), coat)
    sign(sheet, colour)
    return sheet.svg()


def _black(number: int) -> str:
    """Return a black card: white ink, and eyes in the dark."""
    coat, sheet, luck = COATS["K"], Sheet(WIDTH, HEIGHT), Luck(number * 11)
    ground(sheet, coat)
    sheet.cut(clipped("K", FIGURE, FIGURE_R * 1.25), "#3A323F", 4)
    sheet.fill(clipped("K", (FIGURE[0] + 2, FIGURE[1] + 3), FIGURE_R * 1.18), "#09070B")
    sheet.stroke(clipped("K", FIGURE, FIGURE_R * 1.07), CREAM, 2.2, 0.8)
    face(
        sheet,
        coat,
        FIGURE,
        FIGURE_R * 1.12,
        Mien("none", "open", (luck.between(-0.5, 0.3), luck.between(-0.4, 0.2)), number),
    )
    sheet.grain(luck, (12, 12, WIDTH - 24, HEIGHT - 24), 60)
    frame(sheet, "#000000")
    index(sheet, str(number), coat)
    sign(sheet, "K")
    return sheet.svg()
