"""Flat white icons of 100 by 100 units; the code tints them."""

import math
from collections.abc import Callable

from paper import Point, Sheet, box, disc, line, num, poly, star

SIZE = 100.0
WHITE = "#FFFFFF"
STROKE = 9.0


def icons() -> dict[str, str]:
    """Return file name and SVG of every icon."""
    drawn = _signs() | {
        "keyboard": _keyboard,
        "pad": _pad,
        "mouse": _mouse,
        "hand": _hand,
        "slap-hand": _slap_hand,
        "clock": _clock,
        "speaker": lambda s: _speaker(s, True),
        "speaker-off": lambda s: _speaker(s, False),
        "step": _step,
        "crown": _crown,
        "lock": _lock,
        "warning": _warning,
        "crane": _crane,
        "couch": _couch,
        "robot": _robot,
        "gear": _gear,
        "book": _book,
        "flag": _flag,
        "turn": _turn,
        "cards": _cards,
        "globe": _globe,
        "exit": _exit,
        "home": _home,
        "eye": _eye,
        "curtain": _curtain,
        "target": _target,
        "bomb": _bomb,
        "shield": _shield,
        "gift": _gift,
    }
    for name, turn in (("right", 0), ("down", 90), ("left", 180), ("up", 270)):
        drawn[f"arrow-{name}"] = _arrow(turn)
    return {name: _drawing(draw) for name, draw in drawn.items()}


def _signs() -> dict[str, Callable[[Sheet], None]]:
    """Return the icons of one shape."""
    return {
        "check": lambda s: _pen(s, line([(16, 54), (40, 78), (84, 26)]), 16),
        "cross": lambda s: _pen(s, line([(24, 24), (76, 76)]) + line([(76, 24), (24, 76)]), 16),
        "plus": lambda s: _pen(s, line([(50, 18), (50, 82)]) + line([(18, 50), (82, 50)]), 15),
        "minus": lambda s: _pen(s, line([(18, 50), (82, 50)]), 15),
        "play": lambda s: _solid(s, poly([(28, 18), (82, 50), (28, 82)])),
        "pause": lambda s: _fill(s, box(22, 16, 20, 68, 6) + box(58, 16, 20, 68, 6)),
        "person": lambda s: _fill(s, disc(50, 30, 19) + _shoulders()),
        "pencil": lambda s: _fill(s, _pencil()),
        "star": lambda s: _solid(s, star(50, 54, 45, 20), 5),
        "bolt": lambda s: _solid(
            s, poly([(56, 8), (22, 56), (46, 56), (40, 92), (78, 40), (53, 40)]), 5
        ),
    }


def _drawing(draw: Callable[[Sheet], None]) -> str:
    sheet = Sheet(SIZE, SIZE)
    draw(sheet)
    return sheet.svg()


def _fill(sheet: Sheet, d: str) -> None:
    sheet.fill(d, WHITE)


def _pen(sheet: Sheet, d: str, width: float = STROKE) -> None:
    sheet.stroke(d, WHITE, width, cap="round")


def _solid(sheet: Sheet, d: str, width: float = 8) -> None:
    """Fill a shape and round its corners."""
    sheet.fill(d, WHITE)
    _pen(sheet, d, width)


def _pencil() -> str:
    """Return the outline of a pencil: its point, its body, and its end."""
    parts = poly([(12, 88), (18, 64), (36, 82)]) + poly([(23, 58), (62, 19), (81, 38), (42, 77)])
    return parts + "M68 13L73 8C77 5 81 5 84 8L92 16C95 19 95 23 92 27L87 32Z"


def _arrow(turn: float) -> Callable[[Sheet], None]:
    def draw(sheet: Sheet) -> None:
        sheet.open(f"rotate({num(turn)} 50 50)")
        points = [(14, 39), (50, 39), (50, 19), (86, 50), (50, 81), (50, 61), (14, 61)]
        _solid(sheet, poly(points), 7)
        sheet.close()

    return draw


def _keyboard(sheet: Sheet) -> None:
    body, keys = box(4, 22, 92, 56, 10), ""
    for y, count, start in ((32, 6, 14), (46, 5, 20)):
        for i in range(count):
            keys += box(start + i * 12.4, y, 9, 9, 2)
    keys += box(28, 60, 44, 9, 2)
    sheet.fill(body + keys, WHITE, hole=True)


def _pad(sheet: Sheet) -> None:
    body = (
        "M28 26H72C88 26 96 50 96 68C96 80 82 84 74 74L66 64H34L26 74C18 84 4 80 4 68"
        "C4 50 12 26 28 26Z"
    )
    holes = box(25, 38, 6, 18, 1) + box(19, 44, 6, 6) + box(31, 44, 6, 6)
    holes += disc(72, 39, 4) + disc(72, 55, 4) + disc(64, 47, 4) + disc(80, 47, 4)
    sheet.fill(body + holes, WHITE, hole=True)


def _mouse(sheet: Sheet) -> None:
    sheet.fill(box(24, 8, 52, 84, 26) + box(46, 20, 8, 20, 4), WHITE, hole=True)


HAND = (
    "M30 52V24C30 13 44 13 44 24V16C44 5 58 5 58 16V24C58 14 71 14 71 25V34C71 25 83 25 83 35"
    "V64C83 84 70 94 54 94C40 94 33 88 26 78L10 56C4 47 14 39 21 46Z"
)


def _hand(sheet: Sheet) -> None:
    sheet.fill(HAND, WHITE)
    sheet.stroke(line([(44, 26), (44, 46)]), "#000000", 3, 0.28, cap="round")
    sheet.stroke(line([(58, 26), (58, 46)]), "#000000", 3, 0.28, cap="round")
    sheet.stroke(line([(71, 34), (71, 48)]), "#000000", 3, 0.28, cap="round")


def _slap_hand(sheet: Sheet) -> None:
    sheet.open("translate(14 16) scale(0.78) rotate(-12 50 50)")
    _hand(sheet)
    sheet.close()
    rays = ""
    for degrees in (200, 232, 264, 296, 328):
        a = math.radians(degrees)
        rays += line([_at(50, 54, 42, a), _at(50, 54, 49, a)])
    rays += line([(94, 74), (98, 76)]) + line([(4, 76), (8, 74)])
    _pen(sheet, rays, 6)


def _at(x: float, y: float, r: float, angle: float) -> Point:
    return x + r * math.cos(angle), y + r * math.sin(angle)


def _clock(sheet: Sheet) -> None:
    sheet.stroke(disc(50, 50, 39), WHITE, 10)
    _pen(sheet, line([(50, 28), (50, 51), (65, 61)]), 8)


def _speaker(sheet: Sheet, loud: bool) -> None:
    _solid(sheet, poly([(12, 40), (28, 40), (48, 22), (48, 78), (28, 60), (12, 60)]), 7)
    if loud:
        _pen(sheet, "M62 38A17 17 0 0 1 62 62M73 26A33 33 0 0 1 73 74", 8)
    else:
        _pen(sheet, line([(64, 40), (86, 62)]) + line([(86, 40), (64, 62)]), 9)


def _step(sheet: Sheet) -> None:
    _solid(sheet, poly([(22, 20), (66, 50), (22, 80)]), 7)
    _fill(sheet, box(72, 16, 14, 68, 5))


def _crown(sheet: Sheet) -> None:
    _solid(sheet, poly([(14, 32), (33, 52), (50, 20), (67, 52), (86, 32), (80, 68), (20, 68)]), 7)
    _fill(sheet, box(17, 76, 66, 12, 5) + disc(14, 27, 7) + disc(50, 15, 7) + disc(86, 27, 7))


def _lock(sheet: Sheet) -> None:
    sheet.stroke("M30 46V34A20 20 0 0 1 70 34V46", WHITE, 10)
    sheet.fill(
        box(18, 44, 64, 48, 9) + "M46 69.500A8 8 0 1 1 54 69.500L56 81H44Z",
        WHITE,
        hole=True,
    )


def _warning(sheet: Sheet) -> None:
    hole = box(45, 36, 10, 26, 5) + disc(50, 74, 6)
    outline = "M43 13C46 7 54 7 57 13L95 80C98 87 94 92 87 92H13C6 92 2 87 5 80Z"
    sheet.fill(outline + hole, WHITE, hole=True)


def _crane(sheet: Sheet) -> None:
    """A building crane that lifts a card: put it all up again."""
    _fill(sheet, box(22, 14, 9, 78, 1) + box(10, 86, 33, 8, 2))
    _fill(sheet, box(6, 22, 86, 8, 2) + box(4, 22, 14, 17, 2))
    _pen(sheet, line([(26, 10), (88, 24)]) + line([(26, 10), (8, 24)]), 3.5)
    _pen(sheet, line([(76, 30), (76, 46)]), 4)
    sheet.fill(box(60, 46, 32, 42, 5) + star(76, 68, 11, 5), WHITE, hole=True)


def _couch(sheet: Sheet) -> None:
    _fill(sheet, box(20, 24, 60, 32, 12) + box(24, 55, 52, 16, 5))
    _fill(sheet, box(5, 42, 17, 36, 8) + box(78, 42, 17, 36, 8) + box(5, 62, 90, 16, 6))
    _fill(sheet, box(13, 76, 9, 12, 3) + box(78, 76, 9, 12, 3))
    sheet.stroke(line([(22, 57), (78, 57)]), "#000000", 2.6, 0.3)
    sheet.stroke(line([(50, 28), (50, 57)]), "#000000", 2.6, 0.3)


def _robot(sheet: Sheet) -> None:
    _pen(sheet, line([(50, 12), (50, 26)]), 6)
    _fill(sheet, disc(50, 11, 7) + box(4, 46, 10, 24, 4) + box(86, 46, 10, 24, 4))
    holes = disc(36, 52, 8) + disc(64, 52, 8) + box(34, 70, 32, 7, 3)
    sheet.fill(box(16, 26, 68, 62, 14) + holes, WHITE, hole=True)


def _shoulders() -> str:
    return "M12 92C12 66 28 54 50 54S88 66 88 92Z"


def _gear(sheet: Sheet) -> None:
    points = []
    for i in range(32):
        r = 44 if i % 4 in (0, 1) else 33
        points.append(_at(50, 50, r, math.tau * (i - 0.5) / 32))
    sheet.fill(poly(points) + disc(50, 50, 15), WHITE, hole=True)


def _book(sheet: Sheet) -> None:
    _fill(sheet, "M46 24C34 14 18 14 6 18V80C18 76 34 76 46 86Z")
    _fill(sheet, "M54 24C66 14 82 14 94 18V80C82 76 66 76 54 86Z")


def _flag(sheet: Sheet) -> None:
    _fill(sheet, box(16, 8, 10, 86, 4))
    _fill(sheet, "M30 14C46 4 62 26 88 14V56C62 68 46 46 30 56Z")


def _turn(sheet: Sheet) -> None:
    _pen(sheet, "M20 56A31 31 0 1 1 50 82", 10)
    _solid(sheet, poly([(6, 50), (34, 50), (20, 70)]), 5)


def _cards(sheet: Sheet) -> None:
    sheet.open("rotate(-14 50 60)")
    sheet.fill(box(14, 18, 44, 64, 7), WHITE, 0.55)
    sheet.close()
    sheet.open("rotate(10 50 60)")
    sheet.fill(box(40, 16, 46, 66, 7) + star(63, 50, 15, 7), WHITE, hole=True)
    sheet.close()


def _globe(sheet: Sheet) -> None:
    d = disc(50, 50, 40) + disc(50, 50, 18, 40) + line([(10, 50), (90, 50)])
    sheet.stroke(d + line([(17, 30), (83, 30)]) + line([(17, 70), (83, 70)]), WHITE, 6)


def _exit(sheet: Sheet) -> None:
    _pen(sheet, line([(52, 14), (16, 14), (16, 86), (52, 86)]), 10)
    sheet.open("translate(28 19) scale(0.68 0.62)")
    _arrow(0)(sheet)
    sheet.close()


def _home(sheet: Sheet) -> None:
    sheet.fill(
        "M50 8L94 48H82V90H18V48H6Z" + box(41, 60, 18, 30),
        WHITE,
        hole=True,
    )


def _eye(sheet: Sheet) -> None:
    lens = "M4 50Q50 -2 96 50Q50 102 4 50Z"
    sheet.fill(lens + disc(50, 50, 23), WHITE, hole=True)
    sheet.fill(disc(50, 50, 14), WHITE)
    sheet.fill(disc(45, 45, 4), "#000000", 0.45)


def _curtain(sheet: Sheet) -> None:
    """Two curtains on a rod, drawn a little apart."""
    _fill(sheet, box(4, 8, 92, 10, 5) + disc(6, 13, 7) + disc(94, 13, 7))
    _fill(sheet, "M12 22H46C46 54 38 70 22 76L26 92H12ZM88 22H54C54 54 62 70 78 76L74 92H88Z")
    folds = line([(24, 26), (20, 66)]) + line([(35, 26), (28, 62)])
    folds += line([(76, 26), (80, 66)]) + line([(65, 26), (72, 62)])
    sheet.stroke(folds, "#000000", 3, 0.28, cap="round")


def _target(sheet: Sheet) -> None:
    sheet.stroke(disc(50, 50, 33), WHITE, 9)
    _fill(sheet, disc(50, 50, 13))
    ticks = line([(50, 5), (50, 26)]) + line([(50, 74), (50, 95)])
    _pen(sheet, ticks + line([(5, 50), (26, 50)]) + line([(74, 50), (95, 50)]))


def _bomb(sheet: Sheet) -> None:
    _fill(sheet, disc(42, 60, 34) + poly([(56, 18), (78, 40), (68, 50), (46, 28)]))
    _pen(sheet, "M68 28Q74 14 84 20", 6)
    _fill(sheet, star(88, 18, 12, 5, 8))
    sheet.fill(disc(30, 48, 8, 6), "#000000", 0.3)


def _shield(sheet: Sheet) -> None:
    outline = "M50 5C64 15 80 18 90 18C92 56 78 82 50 96C22 82 8 56 10 18C20 18 36 15 50 5Z"
    sheet.fill(outline, WHITE)
    sheet.fill("M50 18V83C30 72 21 54 21 29C32 28 42 24 50 18Z", "#000000", 0.28)


def _gift(sheet: Sheet) -> None:
    lid = box(6, 30, 40, 18, 4) + box(54, 30, 40, 18, 4)
    _fill(sheet, lid + box(12, 54, 34, 40, 4) + box(54, 54, 34, 40, 4))
    _pen(sheet, "M50 28C56 2 84 4 78 18C74 26 60 28 50 28C40 28 26 26 22 18C16 4 44 2 50 28Z", 7)
