"""Cards as they lie on the track: square, one large symbol, each colour with an edge of its own."""

from board_kit import PAPERS, WHITE_PAPER, edge, four_rims, sign
from board_signs import symbol
from board_squares import SIZE, tab
from frantic_folk import INK
from paper import CREAM, Luck, Point, Sheet, disc, num

COLOURS = {
    "push": "red",
    "jump": "red",
    "chance": "red",
    "swap": "red",
    "stop": "blue",
    "snail": "blue",
    "x": "blue",
    "reverse": "green",
    "remote": "green",
    "block": "multi",
    "reroll": "multi",
    "notyou": "white",
    "trouble": "white",
}
ARROWED = ("push", "jump")
WAYS = ("up", "down", "left", "right")
LEFT, TOP, SIDE = 7.0, 6.0, 106.0
SYMBOL_AT, SYMBOL = (61.0, 65.0), 64.0
NUDGES = {"remote": (-7.0, 3.0), "notyou": (3.0, 3.0), "trouble": (0.0, 2.0), "snail": (0.0, 3.0)}
"""How far symbols that lean to a side are moved, to lie in the middle."""
SIGN_AT, SIGN = (92.0, 29.0), 8.5
SIGNED = ("red", "blue", "green")
"""The other two have no shape; dark and white tell enough."""


def laid() -> dict[str, str]:
    """Return file name and SVG of every card on the track, Pushes and Jumps in four ways."""
    files = {f"laid/{kind}-{way}": _laid(kind, way) for kind in ARROWED for way in WAYS}
    return files | {f"laid/{kind}": _laid(kind, "right") for kind in COLOURS if kind not in ARROWED}


def bare() -> dict[str, str]:
    """Return the same cards without a tab, as they stand in lists."""
    return {name.replace("laid/", "bare/"): _bare(*_kind_of(name)) for name in laid()}


def _kind_of(name: str) -> tuple[str, str]:
    kind, _, way = name.removeprefix("laid/").partition("-")
    return kind, way or "right"


def _laid(kind: str, way: str) -> str:
    sheet = Sheet(SIZE, SIZE)
    draw(sheet, kind, way)
    tab(sheet)
    return sheet.svg()


def _bare(kind: str, way: str) -> str:
    sheet = Sheet(SIZE, SIZE)
    draw(sheet, kind, way)
    return sheet.svg()


def draw(sheet: Sheet, kind: str, way: str) -> None:
    """Draw a laid card without its tab."""
    colour = COLOURS[kind]
    paper = PAPERS[colour]
    field(sheet, colour, LEFT, TOP, SIDE, SIDE)
    if colour != "white":
        sheet.fill(disc(*SYMBOL_AT, 39), paper.shade, 0.45)
    sheet.grain(Luck(len(kind) * 9 + ord(kind[0])), (20, 20, 80, 80), 40)
    symbol(sheet, kind, _middle(kind, way), SYMBOL, (paper.ink, paper.shade, paper.field), way)
    if colour in SIGNED:
        sign(sheet, colour, SIGN_AT, SIGN)


def _middle(kind: str, way: str) -> Point:
    dx, dy = (0, 3) if kind == "jump" and way in ("left", "right") else NUDGES.get(kind, (0, 0))
    return SYMBOL_AT[0] + dx, SYMBOL_AT[1] + dy


def field(sheet: Sheet, colour: str, x: float, y: float, w: float, h: float) -> None:
    """Lay the sheet of a colour: its dark edge, a light line, and the field."""
    paper = PAPERS[colour]
    sheet.cut(edge(colour, x, y, w, h), paper.edge, 4)
    if colour == "multi":
        four_rims(sheet, x + 2.6, y + 2.6, w - 5.2, h - 5.2, 9)
        inset = 10.5
    elif colour == "white":
        sheet.fill(edge(colour, x, y, w, h, 3), WHITE_PAPER)
        sheet.fill(edge(colour, x, y, w, h, 6), INK)
        inset = 8.0
    else:
        sheet.fill(edge(colour, x, y, w, h, 2.6), CREAM)
        inset = 5.2
    sheet.fill(edge(colour, x, y, w, h, inset), paper.field)


def lay(sheet: Sheet, kind: str, at: Point, k: float, tilt: float = 0, way: str = "right") -> None:
    """Lay such a card with its middle at a point of another picture."""
    sheet.open(f"translate({num(at[0])} {num(at[1])}) rotate({num(tilt)}) scale({k:.3f})")
    sheet.open("translate(-60 -60)")
    draw(sheet, kind, way)
    sheet.close()
    sheet.close()
