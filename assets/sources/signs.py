"""White shapes of colours and players; the code tints them."""

from paper import Sheet, box, crescent, disc, drop, poly, star

SIZE = 100.0
WHITE = "#FFFFFF"


def shapes() -> dict[str, str]:
    """Return file name and SVG of every shape."""
    return {name: _white(name, d) for name, d in paths().items()}


def paths() -> dict[str, str]:
    """Return the outline of every shape in 100 by 100 units."""
    return {
        "disc": disc(50, 50, 44),
        "star": star(50, 54, 50, 23),
        "drop": drop(50, 50, 46),
        "clover": disc(50, 29, 23) + disc(28, 58, 23) + disc(72, 58, 23) + _stalk(),
        "hexagon": poly([(50, 3), (91, 26), (91, 74), (50, 97), (9, 74), (9, 26)]),
        "moon": crescent(46, 54, 43),
        "diamond": poly([(50, 2), (88, 50), (50, 98), (12, 50)]),
        "heart": "M50 92C20 68 6 52 6 33C6 4 40 2 50 26C60 2 94 4 94 33C94 52 80 68 50 92Z",
        "bolt": poly([(60, 2), (16, 58), (43, 58), (36, 98), (84, 38), (55, 38)]),
        "ring": disc(50, 50, 45) + disc(50, 50, 22),
        "cross": box(35, 6, 30, 88, 6) + box(6, 35, 88, 30, 6),
    }


def _stalk() -> str:
    return "M50 30C54 60 56 82 66 96L34 96C44 82 46 60 50 30Z" + disc(50, 50, 14)


def _white(name: str, d: str) -> str:
    sheet = Sheet(SIZE, SIZE)
    sheet.fill(d, WHITE, hole=name == "ring")
    return sheet.svg()
