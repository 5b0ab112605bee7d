"""The track: squares of stamped cardboard, start, finish, teleports, and lights on squares."""

import math
from collections.abc import Callable

import letters
from board_dice import PIPS
from board_kit import KRAFT_DARK, KRAFT_LIT, cardboard
from frantic_folk import INK, plump
from paper import CREAM, Luck, Point, Sheet, box, disc, line, mix, num, poly
from signs import WHITE

SIZE = 120.0
GAP = 4.0
SIDE = SIZE - 2 * GAP
TAB = (5.0, 5.0, 37.0, 27.0)
"""The blank tab for a square's number, on everything that may lie on the track."""
PORTALS = ("#FF8A5C", "#5CE8B8", "#FFDC46", "#86A8FF", "#F096D6", "#BEE8FF")
NIGHT, NIGHT_LIT = "#2B1840", "#5A3590"


def squares() -> dict[str, str]:
    """Return file name and SVG of all squares and of the lights and signs on them."""
    plain = {f"square-{i}": _plain(i, draw) for i, draw in enumerate(_STAMPS, 1)}
    portals = {f"teleport-{number}": _portal(number) for number in PIPS}
    lights = {"light-way": _way(), "light-place": _place(), "light-goal": _goal()}
    marks = {"step": _step(), "spent": _spent()}
    bare = {"bare/teleport-1": _portal(1, tabbed=False), "bare/finish": _finish(tabbed=False)}
    return plain | portals | lights | marks | bare | {"start": _start(), "finish": _finish()}


def tab(sheet: Sheet, paper: str = CREAM, rim: str = INK) -> None:
    """Lay the tab for the number into the upper left corner."""
    x, y, w, h = TAB
    sheet.fill(box(x - 2, y - 2, w + 4, h + 4, 10), rim)
    sheet.fill(box(x, y, w, h, 8), paper)


def _plain(seed: int, stamp: Callable[[Sheet], None]) -> str:
    sheet = Sheet(SIZE, SIZE)
    cardboard(sheet, GAP, GAP, SIDE)
    _emboss(sheet)
    stamp(sheet)
    sheet.grain(Luck(seed * 7), (10, 10, 100, 98), 70)
    return sheet.svg()


def _emboss(sheet: Sheet, dark: str = KRAFT_DARK, lit: str = KRAFT_LIT) -> None:
    """Press a frame into the cardboard: dark where the light comes from, lit opposite."""
    for shift, colour in ((1.6, lit), (0, dark)):
        sheet.stroke(box(12 + shift, 12 + shift, 96, 92, 9), colour, 2.2, 0.9)


def _pressed(sheet: Sheet, d: str) -> None:
    sheet.open("translate(1.200 1.400)")
    sheet.fill(d, KRAFT_LIT)
    sheet.close()
    sheet.fill(d, mix(KRAFT_DARK, "#E8D2A4", 0.3))


def _shell(sheet: Sheet) -> None:
    fan = "M88 96C72 92 66 78 74 68C78 64 98 64 102 68C110 78 104 92 88 96Z"
    _pressed(sheet, fan)
    ribs = "".join(line([(88, 94), (x, 69)]) for x in (77, 84, 92, 99))
    sheet.stroke(ribs, "#E8D2A4", 2, cap="round")


def _feet(sheet: Sheet) -> None:
    soles = ""
    for x, y, tilt in ((78, 90, -18), (98, 76, -10)):
        soles += poly(_leaf(x, y, 6, 11, tilt)) + disc(x - 3 + tilt * 0.1, y + 14, 4.4)
    _pressed(sheet, soles)


def _leaf(x: float, y: float, w: float, h: float, tilt: float) -> list[Point]:
    a, points = math.radians(tilt), []
    for i in range(16):
        t = math.tau * i / 16
        px, py = w * math.cos(t), h * math.sin(t)
        points.append(
            (x + px * math.cos(a) - py * math.sin(a), y + px * math.sin(a) + py * math.cos(a))
        )
    return points


def _tuft(sheet: Sheet) -> None:
    blades = ""
    for root, tip, high in ((78, 66, 20), (83, 78, 30), (88, 89, 34), (93, 100, 28), (98, 110, 18)):
        blades += f"M{root - 3} 98Q{(root + tip) / 2 - 2} {98 - high / 2} {tip} {98 - high}"
        blades += f"Q{(root + tip) / 2 + 4} {98 - high / 2} {root + 4} 98Z"
    _pressed(sheet, blades)


def _gull(sheet: Sheet) -> None:
    wing = "M54 84Q67 70 78 86Q89 70 102 84Q89 79 78 97Q67 79 54 84Z"
    _pressed(sheet, wing)


_STAMPS = (_shell, _feet, _tuft, _gull)


def _start() -> str:
    """A camp: here they all set out."""
    sheet = Sheet(SIZE, SIZE)
    cardboard(sheet, GAP, GAP, SIDE, "#3F8F63", "#163B2A")
    _emboss(sheet, "#2C6B49", "#5FB585")
    sheet.fill(disc(63, 94, 40, 9), "#120A1E", 0.3)
    sheet.cut(poly([(22, 95), (62, 30), (102, 95)]), "#F2A03A", 3)
    sheet.fill(poly([(62, 30), (102, 95), (76, 95)]), "#C9721C")
    sheet.fill(poly([(62, 46), (76, 95), (48, 95)]), "#3A1C10")
    sheet.fill(poly([(62, 46), (48, 95), (38, 95)]), "#FFD58A")
    sheet.stroke(line([(62, 34), (62, 16)]), "#3A1C10", 4, cap="round")
    sheet.cut(poly([(63, 14), (90, 22), (63, 31)]), CREAM, 2)
    sheet.grain(Luck(31), (10, 10, 100, 98), 60)
    tab(sheet)
    return sheet.svg()


def _finish(*, tabbed: bool = True) -> str:
    """A chequered flag over the brink; without a tab as it stands in lists."""
    sheet = Sheet(SIZE, SIZE)
    cardboard(sheet, GAP, GAP, SIDE, "#F4EBDD", "#3A2F44")
    cells = "".join(
        box(GAP + 6 + c * 14.3, GAP + 5 + r * 13.8, 14.3, 13.8)
        for r in range(7)
        for c in range(7)
        if (r + c) % 2 and (r in (0, 6) or c in (0, 6))
    )
    sheet.fill(cells, INK)
    sheet.fill(disc(60, 97, 26, 6), "#120A1E", 0.3)
    sheet.stroke(line([(40, 98), (40, 32)]), "#6B4300", 7, cap="round")
    sheet.cut("M42 32C58 22 74 44 98 32V70C74 82 58 60 42 70Z", WHITE, 3)
    checks = ""
    for r in range(3):
        for c in range(4):
            if (r + c) % 2 == 0:
                checks += _flag_cell(c, r)
    sheet.fill(checks, INK)
    sheet.stroke("M42 32C58 22 74 44 98 32V70C74 82 58 60 42 70Z", INK, 3, cap="round")
    sheet.grain(Luck(32), (10, 10, 100, 98), 60)
    if tabbed:
        tab(sheet)
    return sheet.svg()


def _flag_cell(column: int, row: int) -> str:
    def at(u: float, v: float) -> Point:
        return 42 + 56 * u, 32 + 38 * v - 6.5 * math.sin(u * math.tau)

    us = [column / 4 + i / 12 for i in range(4)]
    return poly([at(u, row / 3) for u in us] + [at(u, (row + 1) / 3) for u in reversed(us)])


def portal_shape(number: int, x: float, y: float, r: float) -> list[Point]:
    """Return a plump shape with as many corners as a teleport's number."""
    if number == 1:
        tip = [(x, y - r * 1.12)]
        angles = [math.radians(-30 + i * 240 / 24) for i in range(25)]
        belly = [
            (x + r * 0.84 * math.cos(a), y + r * 0.16 + r * 0.84 * math.sin(a)) for a in angles
        ]
        return tip + belly
    if number == 2:
        side = [math.radians(-50 + i * 100 / 12) for i in range(13)]
        right = [(x + r * (math.cos(a) - 0.642) * 2.35, y + r * 1.42 * math.sin(a)) for a in side]
        return right + [(2 * x - px, 2 * y - py) for px, py in right]
    turn = {3: -90.0, 4: -90.0, 5: -90.0, 6: -90.0}[number]
    grown = {3: 1.22, 4: 1.1, 5: 1.04, 6: 1.0}[number]
    down = r * 0.2 if number == 3 else 0
    angles = [math.radians(turn + i * 360 / number) for i in range(number)]
    corners = [(x + r * grown * math.cos(a), y + down + r * grown * math.sin(a)) for a in angles]
    return plump(corners, 0.12)


def _portal(number: int, *, tabbed: bool = True) -> str:
    """A whirl in the night, and the number's own shape in its own colour."""
    sheet = Sheet(SIZE, SIZE)
    colour = PORTALS[number - 1]
    cardboard(sheet, GAP, GAP, SIDE, NIGHT, "#0E0618")
    sheet.stroke(box(11, 11, 98, 94, 10), colour, 4)
    _whirl(sheet, mix(NIGHT, colour, 0.34))
    shape = portal_shape(number, 60, 62, 33)
    sheet.fill(poly((x + 2, y + 3) for x, y in shape), "#0E0618", 0.7)
    sheet.fill(poly(shape), colour)
    tall = 36.0 if number not in (2, 3) else 32.0
    left = 60 - letters.size(str(number), tall) / 2
    base = 62 + tall / 2 + (7 if number == 3 else 5 if number == 1 else 0)
    sheet.fill(letters.outline(str(number), tall, left, base), INK)
    _little_die(sheet, number)
    if tabbed:
        tab(sheet)
    return sheet.svg()


def _whirl(sheet: Sheet, colour: str) -> None:
    for arm in range(5):
        inner, outer = [], []
        for i in range(15):
            a = math.tau * arm / 5 + i * 0.13
            r = 18 + i * 2.35
            half = 0.05 + 0.3 * (i / 14)
            inner.append((60 + r * math.cos(a - half), 58 + r * math.sin(a - half)))
            outer.append((60 + r * math.cos(a + half), 58 + r * math.sin(a + half)))
        sheet.fill(poly(inner + outer[::-1]), colour, 0.8)


def _little_die(sheet: Sheet, number: int) -> None:
    """The face of the die that leads here, at the lower right."""
    sheet.fill(box(81, 77, 31, 31, 7), INK)
    sheet.fill(box(83, 79, 27, 27, 6), WHITE)
    sheet.fill("".join(disc(96.5 + x * 7.4, 92.5 + y * 7.4, 3.3) for x, y in PIPS[number]), INK)


def _way() -> str:
    """The way ahead: four corners. White, for the program to tint."""
    sheet = Sheet(SIZE, SIZE)
    d = ""
    for sx, sy in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        x, y = 60 - sx * 55, 60 - sy * 55
        d += line([(x, y + sy * 26), (x, y), (x + sx * 26, y)])
    sheet.stroke(d, INK, 11, cap="round")
    sheet.stroke(d, WHITE, 6.5, cap="round")
    return sheet.svg()


def _place() -> str:
    """A place that may be chosen: a dashed frame."""
    sheet = Sheet(SIZE, SIZE)
    sheet.fill(box(4, 4, 112, 112, 14), WHITE, 0.16)
    sheet.stroke(box(5, 5, 110, 110, 14), INK, 10)
    d = ""
    for turn in range(4):
        for start, end in ((-46, -26), (-10, 10), (26, 46)):
            d += line([_side(turn, start), _side(turn, end)])
    sheet.stroke(d, WHITE, 7, cap="round")
    return sheet.svg()


def _side(turn: int, along: float) -> Point:
    x, y = along, -55.0
    for _ in range(turn):
        x, y = -y, x
    return 60 + x, 60 + y


def _goal() -> str:
    """Where the move ends: a whole frame, and an arrow at each side that points inwards."""
    sheet = Sheet(SIZE, SIZE)
    sheet.stroke(box(6, 6, 108, 108, 14), INK, 12)
    sheet.stroke(box(6, 6, 108, 108, 14), WHITE, 7)
    for turn in range(4):
        sheet.open(f"rotate({turn * 90} 60 60)")
        head = poly([(44, 4), (76, 4), (60, 26)])
        sheet.stroke(head, INK, 7, cap="round")
        sheet.fill(head, WHITE)
        sheet.close()
    return sheet.svg()


def _step() -> str:
    """The arrow head between a square and the next; it points to the right."""
    sheet = Sheet(40, 40)
    head = poly([(12, 7), (30, 20), (12, 33)])
    sheet.stroke(head, INK, 9, cap="round")
    sheet.stroke(head, CREAM, 4, cap="round")
    sheet.fill(head, CREAM)
    return sheet.svg()


def _spent() -> str:
    """The tick on a card that has acted this turn; the program darkens the card below."""
    sheet = Sheet(SIZE, SIZE)
    sheet.fill(disc(90, 90, 21), INK)
    sheet.fill(disc(90, 90, 17.5), CREAM)
    sheet.stroke(line([(81, 91), (88, 98), (100, 82)]), INK, 6.5, cap="round")
    return sheet.svg()


def sample(sheet: Sheet, name: str, at: Point, k: float, tilt: float, number: int) -> None:
    """Lay a square of the track with its number, its middle at a point of another picture."""
    body = squares()[name].split(">\n", 1)[1].rsplit("\n</svg>", 1)[0]
    sheet.open(f"translate({num(at[0])} {num(at[1])}) rotate({num(tilt)}) scale({k:.3f})")
    sheet.open("translate(-60 -60)")
    sheet.raw(body)
    plain = name.startswith("square")
    x, y, tall = (60.0, 60.0, 34.0) if plain else (TAB[0] + TAB[2] / 2, TAB[1] + TAB[3] / 2, 19.0)
    left = x - letters.size(str(number), tall) / 2
    sheet.fill(letters.outline(str(number), tall, left, y + tall / 2), INK)
    sheet.close()
    sheet.close()
