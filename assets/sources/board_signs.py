"""The symbols of the board's cards: flat cut-outs around (0, 0), about 100 wide."""

import math
from collections.abc import Callable

import frantic_signs
from frantic_folk import plump
from paper import Point, Sheet, box, disc, line, num, poly

Cut = Callable[[Sheet, str, str], None]
"""Draws a symbol in an ink; what is cut out of it shows the paper below."""
TURNS = {"right": 0, "down": 90, "left": 180, "up": 270}
SNAIL_FOOT = "M-48 40C-46 24 -30 30 -14 30H18C30 30 30 16 28 0L40 -6C50 6 52 40 30 42H-46Z"


def symbols() -> dict[str, Cut]:
    """Return the symbols by the words of their kinds; a Push and a Jump point to the right."""
    return {
        "push": _push,
        "jump": _jump,
        "chance": _chance,
        "swap": _swap,
        "stop": _stop,
        "snail": _snail,
        "x": _x,
        "reverse": _reverse,
        "remote": _remote,
        "block": _block,
        "reroll": _reroll,
        "notyou": _palm,
        "trouble": _trouble,
        "push-any": _push_any,
        "jump-any": _jump_any,
    }


def symbol(
    sheet: Sheet,
    name: str,
    at: Point,
    size: float,
    papers: tuple[str, str, str],
    way: str = "right",
) -> None:
    """Lay a symbol ``size`` units wide around a point; papers are ink, shade and ground."""
    ink, shade, ground = papers
    turn = "scale(-1 1)" if name == "jump" and way == "left" else f"rotate({TURNS[way]})"
    for dx, dy, colour in ((0.03, 0.04, shade), (0, 0, ink)):
        shift = f"translate({num(at[0] + dx * size)} {num(at[1] + dy * size)})"
        sheet.open(f"{shift} scale({size / 100:.3f}) {turn}")
        symbols()[name](sheet, colour, ground)
        sheet.close()


def _solid(sheet: Sheet, points: list[Point], ink: str, cut: float = 0.1) -> None:
    sheet.fill(poly(plump(points, cut)), ink)


def _push(sheet: Sheet, ink: str, _: str) -> None:
    """A plunger that shoves a fat arrow."""
    sheet.fill(box(-50, -35, 16, 70, 6), ink)
    shaft = [(-27, -16), (4, -16), (4, -40), (50, 0), (4, 40), (4, 16), (-27, 16)]
    _solid(sheet, shaft, ink, 0.07)


def _push_any(sheet: Sheet, ink: str, ground: str) -> None:
    """Four fat arrows: the way is chosen when the card is laid."""
    for turn in (0, 90, 180, 270):
        sheet.open(f"rotate({turn})")
        _solid(
            sheet, [(-2, -7), (30, -7), (30, -20), (52, 0), (30, 20), (30, 7), (-2, 7)], ink, 0.06
        )
        sheet.close()
    sheet.fill(disc(0, 0, 15), ink)
    sheet.fill(disc(0, 0, 7), ground)


def _jump(sheet: Sheet, ink: str, _: str) -> None:
    """An arrow that leaps over a hurdle."""
    sheet.stroke("M-40 34C-38 -46 26 -48 29 -2", ink, 17, cap="round")
    _solid(sheet, [(4, -2), (54, -2), (29, 38)], ink)
    sheet.fill(box(-14, 4, 19, 36, 5), ink)


def _jump_any(sheet: Sheet, ink: str, _: str) -> None:
    """A leap to either side."""
    sheet.stroke("M-31 -2C-26 -48 26 -48 31 -2", ink, 16, cap="round")
    for side in (-1, 1):
        _solid(sheet, [(side * 9, -4), (side * 54, -4), (side * 31.5, 34)], ink)
    sheet.fill(box(-8, 6, 16, 34, 5), ink)


def arc(r: float, start: float, end: float, steps: int = 28) -> list[Point]:
    """Return points of an arc around (0, 0), from an angle to another in degrees."""
    angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(r * math.cos(a), r * math.sin(a)) for a in angles]


def _round_arrow(sheet: Sheet, ink: str, r: float, start: float, end: float, width: float) -> None:
    """Draw an arc with an arrow head at its end, clockwise."""
    sheet.stroke(line(arc(r, start, end)), ink, width, cap="round")
    a = math.radians(end)
    sheet.open(f"translate({num(r * math.cos(a))} {num(r * math.sin(a))}) rotate({num(end + 90)})")
    q = width * 1.45
    _solid(sheet, [(-q * 0.3, -q), (q * 1.25, 0), (-q * 0.3, q)], ink)
    sheet.close()


def _small_pawn(sheet: Sheet, ink: str, x: float, y: float, k: float) -> None:
    """Draw a pawn ``40 k`` high whose foot stands on a place."""
    sheet.fill(disc(x, y - 31 * k, 10.5 * k), ink)
    sheet.fill(
        f"M{num(x - 14 * k)} {num(y)}Q{num(x - 6 * k)} {num(y - 12 * k)} {num(x - 5 * k)}"
        f" {num(y - 26 * k)}H{num(x + 5 * k)}Q{num(x + 6 * k)} {num(y - 12 * k)}"
        f" {num(x + 14 * k)} {num(y)}Z",
        ink,
    )


def _chance(sheet: Sheet, ink: str, _: str) -> None:
    """A pawn that goes round once more."""
    _round_arrow(sheet, ink, 40, 30, 285, 15)
    _small_pawn(sheet, ink, 0, 22, 1.05)


def _swap(sheet: Sheet, ink: str, _: str) -> None:
    """Two pawns, and the ways by which they change places."""
    for x in (-31, 31):
        _small_pawn(sheet, ink, x, 22, 1.05)
    for turn in (0, 180):
        sheet.open(f"rotate({turn})")
        sheet.stroke("M-30 -34C-16 -52 12 -52 22 -42", ink, 10, cap="round")
        _solid(sheet, [(30, -54), (36, -26), (9, -33)], ink)
        sheet.close()


def _stop(sheet: Sheet, ink: str, ground: str) -> None:
    """The sign at a crossing, and a palm on it."""
    corners = [(49 * math.cos(math.radians(a)), 49 * math.sin(math.radians(a))) for a in _EIGHT]
    _solid(sheet, corners, ink, 0.06)
    sheet.open("translate(-1 -1) scale(0.640)")
    frantic_signs.symbols()["NY"](sheet, ground)
    sheet.close()


_EIGHT = [22.5 + 45 * i for i in range(8)]


def _snail(sheet: Sheet, ink: str, ground: str) -> None:
    sheet.fill(SNAIL_FOOT, ink)
    sheet.stroke("M34 -2L30 -22M42 -4L48 -24", ink, 6, cap="round")
    sheet.fill(disc(30, -25, 6.5) + disc(49, -27, 6.5), ink)
    sheet.fill(disc(-9, 0, 37), ground)
    sheet.fill(disc(-9, 0, 33), ink)
    sheet.stroke(line(spiral(-9, 0, 25)), ground, 6.5, cap="round")


def spiral(x: float, y: float, r: float) -> list[Point]:
    """Return the winding of a shell."""
    points = []
    for i in range(46):
        a, q = i / 45 * math.tau * 1.9 + 0.6, r * (1 - i / 50)
        points.append((x + q * math.cos(a), y + q * math.sin(a)))
    return points


def _x(sheet: Sheet, ink: str, _: str) -> None:
    """A square that is struck out."""
    sheet.stroke(line([(-32, -32), (32, 32)]) + line([(32, -32), (-32, 32)]), ink, 27, cap="round")


def _reverse(sheet: Sheet, ink: str, _: str) -> None:
    """A turn back."""
    sheet.stroke("M-8 -27H14A27 27 0 0 1 14 28H-42", ink, 19, cap="round")
    _solid(sheet, [(-4, -54), (-4, 0), (-50, -27)], ink)


def _remote(sheet: Sheet, ink: str, ground: str) -> None:
    """A remote control and its waves."""
    sheet.open("rotate(24) translate(-4 8)")
    sheet.fill(box(-19, -30, 38, 78, 11), ink)
    sheet.fill(disc(0, -13, 9.5), ground)
    buttons = "".join(box(x, y, 9, 8, 2.5) for x in (-11.5, 2.5) for y in (6, 19, 32))
    sheet.fill(buttons, ground)
    sheet.close()
    for r in (17, 31):
        points = [(x + 16, y - 30) for x, y in arc(r, -118, -14, 14)]
        sheet.stroke(line(points), ink, 9, cap="round")


def _block(sheet: Sheet, ink: str, ground: str) -> None:
    """A quartered shield."""
    sheet.fill(frantic_signs.SHIELD, ink)
    sheet.fill("M-3 -40C-14 -32 -26 -29 -36 -28C-36 -20 -36 -12 -33 -4H-3Z", ground)
    sheet.fill("M3 2H32C27 21 17 34 3 42Z", ground)


def _reroll(sheet: Sheet, ink: str, ground: str) -> None:
    """A die between two arrows that go round."""
    for start in (196, 16):
        _round_arrow(sheet, ink, 43, start, start + 118, 10)
    sheet.open("rotate(-14)")
    sheet.fill(box(-25, -25, 50, 50, 10), ink)
    pips = [(-12, -12), (12, -12), (0, 0), (-12, 12), (12, 12)]
    sheet.fill("".join(disc(x, y, 5.4) for x, y in pips), ground)
    sheet.close()


def _palm(sheet: Sheet, ink: str, _: str) -> None:
    frantic_signs.symbols()["NY"](sheet, ink)


def _trouble(sheet: Sheet, ink: str, ground: str) -> None:
    """The twenty-sided die with horns, and lightning on it."""
    _solid(sheet, [(-44, -50), (-14, -36), (-38, -18)], ink, 0.05)
    _solid(sheet, [(44, -50), (14, -36), (38, -18)], ink, 0.05)
    corners = [(43 * math.cos(math.radians(a)), 6 + 43 * math.sin(math.radians(a))) for a in _SIX]
    _solid(sheet, corners, ink, 0.06)
    bolt = [(9, -27), (-23, 13), (-3, 13), (-10, 42), (23, -2), (3, -2)]
    _solid(sheet, bolt, ground, 0.04)


_SIX = [30 + 60 * i for i in range(6)]
