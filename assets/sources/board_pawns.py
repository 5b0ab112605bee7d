"""Pawns: paper bodies in the colours and with the shapes of the eight seats, and their faces."""

import signs
from frantic_folk import INK
from paper import CREAM, Point, Sheet, disc, mix, num
from run_people import head

WIDTH, HEIGHT = 100.0, 140.0
FACE_AT, FACE_WIDTH = (50.0, 47.0), 80.0
"""Middle and width of the face that the program lays on a pawn."""
SEATS: tuple[tuple[str, str, str], ...] = (
    ("#FF7042", "#701404", "disc"),
    ("#5CE8B8", "#066C58", "clover"),
    ("#FFDC46", "#7C6200", "star"),
    ("#7498F8", "#14308C", "drop"),
    ("#F096D6", "#8E246E", "heart"),
    ("#BEE8FF", "#146080", "moon"),
    ("#C4A880", "#624620", "bolt"),
    ("#ECECEC", "#4E4E56", "ring"),
)
"""Colour, dark twin and shape of each seat, as everywhere in the game."""
BODY = "M26 122C28 104 38 92 39 74H61C62 92 72 104 74 122A24 9 0 0 1 26 122Z"


def pawns() -> dict[str, str]:
    """Return file name and SVG of the eight bodies and of their shadow."""
    files = {f"pawn-{seat}": _pawn(seat) for seat in range(len(SEATS))}
    return files | {"pawn-shadow": _shadow()}


def _pawn(seat: int) -> str:
    sheet = Sheet(WIDTH, HEIGHT)
    body(sheet, seat)
    return sheet.svg()


def body(sheet: Sheet, seat: int) -> None:
    """Draw a pawn without its face: a foot, a body with the seat's shape, a round collar."""
    colour, dark, shape = SEATS[seat]
    lit, low = mix(colour, "#FFFFFF", 0.4), mix(colour, dark, 0.42)
    outline = BODY + disc(50, 122, 33, 13) + disc(FACE_AT[0], FACE_AT[1], 43)
    sheet.stroke(outline, INK, 6)
    sheet.fill(disc(50, 123, 33, 13), dark)
    sheet.fill(disc(50, 119, 33, 12), low)
    sheet.fill(disc(50, 118, 29, 9.5), colour)
    sheet.fill(BODY, colour)
    sheet.fill("M30 120C34 104 42 92 42 76H39C38 92 28 104 26 122Z", lit)
    sheet.fill("M74 122C72 104 62 92 61 74H54C55 96 62 108 62 127Q72 126 74 122Z", low, 0.8)
    sheet.open("translate(34.500 90) scale(0.310)")
    sheet.fill(signs.paths()[shape], dark, hole=shape == "ring")
    sheet.close()
    sheet.fill(disc(*FACE_AT, 43), dark)
    sheet.fill(disc(*FACE_AT, 40.5), colour)
    sheet.fill(disc(FACE_AT[0] - 1.5, FACE_AT[1] - 2, 36), lit)
    sheet.fill(disc(FACE_AT[0] + 0.5, FACE_AT[1] + 1, 35.5), mix(colour, CREAM, 0.28))


def pawn(
    sheet: Sheet, seat: int, who: str, mood: str, foot: Point, tall: float, tilt: float = 0
) -> None:
    """Stand a pawn with its face on a place, ``tall`` units high."""
    k = tall / HEIGHT
    sheet.fill(disc(foot[0] + tall * 0.05, foot[1], tall * 0.27, tall * 0.09), "#120A1E", 0.3)
    sheet.open(f"translate({num(foot[0])} {num(foot[1])}) rotate({num(tilt)}) scale({k:.3f})")
    sheet.open("translate(-50 -124)")
    body(sheet, seat)
    head(sheet, who, mood, FACE_AT, FACE_WIDTH)
    sheet.close()
    sheet.close()


def _shadow() -> str:
    """Return the shadow of a pawn, cast to the lower right, its foot in the middle."""
    sheet = Sheet(WIDTH, 60)
    for grow, opacity in ((1.0, 0.12), (0.84, 0.14), (0.66, 0.16)):
        sheet.fill(disc(52, 31, 44 * grow, 22 * grow), "#120A1E", opacity)
    return sheet.svg()
