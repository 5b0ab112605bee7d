"""The special cards of Frantic: a symbol for the corner, a scene, and a strip for the name."""

import math
from collections.abc import Callable

import letters
from cards import emblem
from frantic_cards import clipped, ground, index_paper, sign
from frantic_folk import (
    COATS,
    FOLK,
    GLAD,
    INK,
    SLEEPY,
    SMUG,
    WHITE,
    Coat,
    Mien,
    draw_eyes,
    figure,
    limbs,
    mouth,
    shape,
)
from frantic_signs import SHIELD, symbol
from frantic_things import card, pale_card, present
from paper import CREAM, Luck, Sheet, box, disc, line, mix, num, poly, star
from pasteboard import BORDER, CORNER, HEIGHT, WIDTH, frame, rays

NAME_TOP = 280.0
"""Below this a special is blank: the program writes the card's name there."""
SYMBOL_AT, SYMBOL_SIZE = (69.0, 76.0), 94.0
BURST = (164.0, 194.0)
GOLD, GOLD_LIT, GOLD_DARK = "#F5BE36", "#FFE08A", "#A8690C"
PURPLE, PURPLE_DARK = "#7A3FA8", "#3C1660"
QUARTERS = ((-15, -15), (15, -15), (-15, 15), (15, 15))


def specials() -> dict[str, str]:
    """Return file name and SVG of every special."""
    files = {}
    for colour in FOLK:
        for letter, draw in (("c", _chance), ("s", _skip), ("g", _gift), ("x", _exchange)):
            files[colour + letter] = _one_colour(colour, letter, draw)
    scenes = {"Wf": _hat, "W4": _fan, "We": _scales, "Wc": _bounce, "Wn": _slip}
    files |= {name: _four_colour(name, draw) for name, draw in scenes.items()}
    return files | {"NY": not_you()}


def _strip(sheet: Sheet) -> None:
    """Leave the lower end of the card blank, as on an instant photograph."""
    width = WIDTH - 2 * BORDER
    sheet.fill(box(BORDER, NAME_TOP - 4, width, 5), "#120A1E", 0.25)
    left, right, low, r = BORDER - 2, WIDTH - BORDER + 2, HEIGHT - 8, 16
    edge = f"M{num(left)} {num(NAME_TOP)}H{num(right)}V{num(low - r)}a{r} {r} 0 0 1 -{r} {r}"
    sheet.fill(f"{edge}H{num(left + r)}a{r} {r} 0 0 1 -{r} -{r}Z", CREAM)


def _one_colour(colour: str, letter: str, draw: Callable[[Sheet, str], None]) -> str:
    coat, sheet, luck = COATS[colour], Sheet(WIDTH, HEIGHT), Luck(ord(colour) + ord(letter))
    ground(sheet, coat)
    sheet.fill(clipped("K", (156, 182), 150), mix(coat.ground, coat.dark, 0.22))
    sheet.cut(clipped("K", (156, 184), 108), mix(coat.ground, coat.dark, 0.6), 4)
    draw(sheet, colour)
    sheet.grain(luck, (12, 12, WIDTH - 24, HEIGHT - 24), 50)
    frame(sheet, coat.dark)
    _strip(sheet)
    ink, shade = index_paper(coat)
    symbol(sheet, letter, SYMBOL_AT, SYMBOL_SIZE, (ink, shade, coat.ground))
    sign(sheet, colour)
    return sheet.svg()


def _chance(sheet: Sheet, colour: str) -> None:
    """Somebody throws one card, and lifts the next already."""
    limbs(sheet, colour, [[(190, 190), (222, 186), (220, 156)]], 12)
    pale_card(sheet, (214, 124), 44, 14, colour)
    figure(sheet, colour, (156, 198), 58, GLAD, -5)
    limbs(sheet, colour, [[(112, 220), (100, 240), (114, 252)]], 12)
    pale_card(sheet, (132, 262), 44, -66, colour)


def _skip(sheet: Sheet, colour: str) -> None:
    """Somebody sleeps, in a night cap."""
    x, y = 156, 214
    coat = COATS[colour]
    figure(sheet, colour, (x, y), 62, SLEEPY, 6)
    cap = f"M{x - 47} {y - 26}C{x - 46} {y - 78} {x + 10} {y - 118} {x + 76} {y - 78}"
    cap += f"C{x + 50} {y - 80} {x + 42} {y - 56} {x + 46} {y - 26}Z"
    sheet.cut(cap, CREAM, 4)
    for i in range(3):
        t = i * 19
        stripe = f"M{x - 42 + t * 0.7} {y - 44 - t}Q{x + 4 + t * 0.3} {y - 58 - t * 0.8}"
        sheet.stroke(f"{stripe} {x + 43 + t * 0.14} {y - 44 - t * 0.8}", coat.dark, 8)
    sheet.cut(box(x - 53, y - 34, 106, 13, 6), coat.dark, 3)
    sheet.cut(disc(x + 76, y - 74, 11), CREAM, 3)
    for dx, dy, r in ((34, 22, 13), (54, 4, 6)):
        sheet.fill(disc(x + dx - 24, y + dy + 4, r), WHITE, 0.5)


def _gift(sheet: Sheet, colour: str) -> None:
    """Somebody hands over a present, and is far too pleased about it."""
    coat = COATS[colour]
    figure(sheet, colour, (156, 164), 56, SMUG, -4)
    present(sheet, (156, 252), 100, 50, CREAM, coat.ground, WHITE)
    strips = [[(108, 188), (96, 222), (112, 244)], [(204, 188), (216, 222), (200, 244)]]
    limbs(sheet, colour, strips, 12)


def _exchange(sheet: Sheet, colour: str) -> None:
    """Two of a colour hand each other a card."""
    figure(sheet, colour, (116, 220), 41, Mien("smirk", "open", (0.6, -0.2)), 5)
    figure(sheet, colour, (194, 150), 41, Mien("smile", "open", (-0.6, 0.2)), -5)
    limbs(sheet, colour, [[(100, 184), (102, 162), (122, 152)]], 11)
    limbs(sheet, colour, [[(214, 184), (214, 214), (198, 230)]], 11)
    pale_card(sheet, (136, 146), 40, -12, colour)
    pale_card(sheet, (184, 238), 40, 14, colour)


def _four_colour(name: str, draw: Callable[[Sheet], None]) -> str:
    sheet, luck = Sheet(WIDTH, HEIGHT), Luck(ord(name[1]))
    sheet.fill(box(4, 4, WIDTH - 8, HEIGHT - 8, CORNER - 3), "#F3E3C2")
    sheet.cut(clipped("K", BURST, 106), "#3A3043", 4)
    sheet.fill(clipped("K", (BURST[0] + 1.5, BURST[1] + 2), 98), "#120D17")
    draw(sheet)
    sheet.grain(luck, (12, 12, WIDTH - 24, HEIGHT - 24), 50)
    frame(sheet, INK)
    _strip(sheet)
    edge = box(BORDER, BORDER, WIDTH - 2 * BORDER, HEIGHT - 2 * BORDER, CORNER - 8)
    sheet.stroke(edge, INK, 4)
    sheet.stroke(line([(BORDER, NAME_TOP), (WIDTH - BORDER, NAME_TOP)]), INK, 4)
    symbol(sheet, name, SYMBOL_AT, SYMBOL_SIZE, (INK, "#CDB88C", "#F3E3C2"))
    four_signs(sheet, (54, 196), 15)
    return sheet.svg()


def four_signs(sheet: Sheet, at: tuple[float, float], r: float, gap: float = 1.3) -> None:
    """Put the four shapes two by two around a point, each rimmed with ink."""
    for colour, (dx, dy) in zip(FOLK, ((-1, -1), (1, -1), (-1, 1), (1, 1)), strict=True):
        d = shape(colour, at[0] + dx * r * gap, at[1] + dy * r * gap, r)
        sheet.stroke(d, INK, 5, cap="round")
        sheet.fill(d, COATS[colour].body)


def _hat(sheet: Sheet) -> None:
    """All four colours fly out of a top hat."""
    for colour, x, y, r, tilt in (
        ("R", 130, 168, 17, 0),
        ("Y", 154, 124, 20, -12),
        ("B", 194, 128, 19, 14),
        ("G", 212, 176, 19, 16),
    ):
        figure(sheet, colour, (x, y), r, GLAD, tilt)
    sheet.halo(170, 206, 62, GOLD_LIT, 0.8)
    sheet.cut("M134 210L143 264H197L206 210Z", PURPLE, 4)
    sheet.fill("M134 210L137 226H203L206 210Z", GOLD)
    sheet.cut(disc(170, 210, 54, 12), PURPLE, 3)
    sheet.fill(disc(170, 209, 40, 8), PURPLE_DARK)
    d = ""
    for x, y, r in ((172, 166, 11), (222, 132, 7), (176, 96, 8)):
        d += star(x, y, r, r * 0.3, 4)
    sheet.fill(d, GOLD_LIT)


def _fan(sheet: Sheet) -> None:
    """A glove fans out four cards."""
    for i, colour in enumerate(FOLK):
        tilt = -36 + i * 24
        a = math.radians(tilt - 90)
        card(sheet, (166 + 70 * math.cos(a), 234 + 76 * math.sin(a)), 52, tilt, colour)
    sheet.cut(box(146, 246, 42, 34, 8), WHITE, 3)
    sheet.cut(disc(167, 238, 30, 23), WHITE, 4)
    thumb = line([(146, 242), (153, 222), (164, 213)])
    sheet.stroke(thumb, "#C9C4D2", 20, cap="round")
    sheet.stroke(thumb, WHITE, 17, cap="round")
    sheet.stroke("".join(f"M{x} 234v12" for x in (171, 181, 190)), "#B9B2C4", 3, cap="round")
    sheet.stroke(line([(146, 262), (188, 262)]), "#B9B2C4", 3)


def _scales(sheet: Sheet) -> None:
    """Two piles of cards balance each other."""
    sheet.cut(box(161, 132, 10, 128, 4), GOLD_DARK, 4)
    sheet.cut("M134 270C134 252 198 252 198 270Z", GOLD, 4)
    sheet.stroke("M118 140Q166 124 214 140", GOLD_DARK, 13, cap="round")
    sheet.stroke("M118 138Q166 122 214 138", GOLD, 8, cap="round")
    sheet.cut(disc(166, 128, 12), GOLD, 3)
    for x, way, figures, cards in ((119, 1, "R", "B"), (213, -1, "G", "Y")):
        sheet.stroke(line([(x, 140), (x - 25, 222), (x + 25, 222), (x, 140)]), GOLD_LIT, 3)
        figure(sheet, figures, (x, 186), 20, Mien("smile", "open", (0.3 * way, 0)))
        for i in range(3):
            left, y = x - 19 + i % 2 * 2, 206 + i * 6
            sheet.cut(box(left, y - 2, 36, 6, 2), CREAM, 1)
            sheet.fill(box(left + 3, y, 30, 2, 1), COATS[cards].body)
        pan = f"M{x - 30} 224H{x + 30}Q{x + 20} 246 {x} 246Q{x - 20} 246 {x - 30} 224Z"
        sheet.cut(pan, GOLD, 3)


def _bounce(sheet: Sheet) -> None:
    """A shield in four colours throws an arrow back."""
    sheet.open("translate(168 200) rotate(8) scale(1.300)")
    sheet.cut(SHIELD, GOLD, 4)
    sheet.close()
    sheet.open("translate(168 200) rotate(8) scale(1.090)")
    sheet.fill(SHIELD, INK)
    for colour, d in zip(
        FOLK,
        (
            "M-2 -46C-18 -37 -30 -34 -41 -33C-41 -22 -40 -10 -36 0H-2Z",
            "M2 -46C18 -37 30 -34 41 -33C41 -22 40 -10 36 0H2Z",
            "M-2 4H-35C-29 24 -18 38 -2 46Z",
            "M2 4H35C29 24 18 38 2 46Z",
        ),
        strict=True,
    ):
        sheet.fill(d, COATS[colour].body)
    for colour, (dx, dy) in zip(FOLK, ((-18, -19), (18, -19), (-14, 17), (14, 17)), strict=True):
        sheet.fill(shape(colour, dx, dy, 10), COATS[colour].deep)
    sheet.close()
    sheet.cut(star(128, 152, 34, 14, 8), GOLD_LIT, 3)
    sheet.cut(star(128, 152, 20, 8, 8), WHITE, 1)
    bolt = [(46, 0), (8, -6), (8, -16), (-24, 4), (8, 24), (8, 12), (46, 8)]
    sheet.open("translate(178 116) rotate(166) scale(0.850)")
    sheet.cut(poly(bolt), "#FF7046", 3)
    sheet.close()


def _slip(sheet: Sheet) -> None:
    """The skin of a banana lies in wait before the finishing tape."""
    sheet.open("translate(166 206) scale(1.120)")
    side = "M-6 -40C-14 -14 -34 2 -58 -2C-54 26 -24 40 -4 20Z"
    sheet.cut(side, "#F2C22B", 3)
    sheet.cut("M6 -40C14 -14 34 2 58 -2C54 26 24 40 4 20Z", "#E0A516", 3)
    sheet.fill("M-58 -2C-54 26 -24 40 -4 20C-22 24 -46 18 -58 -2Z", "#FFF3C0")
    sheet.fill("M58 -2C54 26 24 40 4 20C22 24 46 18 58 -2Z", "#FFF3C0")
    sheet.cut("M-10 -46C-26 -4 -22 38 0 56C22 38 26 -4 10 -46Z", "#FFDC46", 3)
    sheet.cut(box(-9, -62, 18, 26, 4), "#FFDC46", 2)
    sheet.fill(box(-9, -62, 18, 8, 3), "#6B4300")
    sheet.close()
    coat = COATS["Y"]
    draw_eyes(sheet, [(157, 196, 11), (178, 198, 9.5)], Mien("", "half", (0.5, 0.3)), coat)
    mouth(sheet, "smirk", (167, 213), 10)
    for colour, x, y, tilt in (
        ("R", 122, 146, 0),
        ("B", 206, 142, 20),
        ("G", 222, 178, 10),
        ("Y", 114, 186, 10),
    ):
        sheet.open(f"rotate({tilt} {x} {y})")
        sheet.cut(shape(colour, x, y, 12), COATS[colour].body, 2)
        sheet.close()


def not_you() -> str:
    """Return the card of 42 points: a stern palm with its brows drawn together."""
    sheet, luck = Sheet(WIDTH, HEIGHT), Luck(42)
    sheet.fill(box(4, 4, WIDTH - 8, HEIGHT - 8, CORNER - 3), "#6E2391")
    sheet.fill(rays(150, 190, 14), "#7F31A5")
    papers = (CREAM, "#2E0845", "#6E2391")
    sheet.open("rotate(-6 160 190)")
    sheet.cut(box(132, 238, 58, 60, 6), "#C2317C", 4)
    symbol(sheet, "NY", (160, 186), 148, ("#FFD9B8", "#2E0845", CREAM))
    skin = Coat("", "#FFD9B8", "#FFD9B8", "#D08A5A", "#5A2008", "", INK)
    draw_eyes(sheet, [(142, 196, 15), (178, 196, 15)], Mien("", "angry", (-0.1, 0.2)), skin)
    mouth(sheet, "frown", (160, 222), 15)
    sheet.cut(box(124, 248, 74, 17, 7), WHITE, 3)
    sheet.close()
    sheet.grain(luck, (12, 12, WIDTH - 24, HEIGHT - 24), 50)
    frame(sheet, "#3C1660")
    _strip(sheet)
    symbol(sheet, "NY", (66, 76), 92, papers)
    sheet.open("rotate(-8 50 190)")
    sheet.cut(box(22, 166, 62, 44, 9), CREAM, 4)
    sheet.fill(letters.outline("42", 30, 53 - letters.size("42", 30) / 2, 203), "#6E2391")
    sheet.close()
    return sheet.svg()


def backs() -> dict[str, str]:
    """Return file name and SVG of the backs of cards and of events."""
    return {"back": back(), "event-back": event_back()}


def back() -> str:
    """Return the back of a playing card: many an eye in the dark, the couch in the middle."""
    sheet, luck = Sheet(WIDTH, HEIGHT), Luck(12)
    sheet.fill(box(4, 4, WIDTH - 8, HEIGHT - 8, CORNER - 3), "#1B1620")
    eyes = []
    for row in range(7):
        for column in range(5):
            colour = FOLK[(column + row * 3) % 4]
            x, y = 33 + column * 46, 34 + row * 47
            if math.hypot(x - 125, y - 175) < 80:
                continue
            peeps = luck.chance(0.3)
            d = shape(colour, x, y, 15)
            sheet.fill(d, mix(COATS[colour].body, "#1B1620", 0.2 if peeps else 0.66))
            if peeps:
                eyes.append((x, y + (1 if colour != "B" else 4), 5.5))
    draw_eyes(sheet, eyes, Mien("", "open", (0, 0)), COATS["K"])
    sheet.cut(disc(125, 175, 70), "#1B1620", 5)
    sheet.cut(disc(125, 175, 62), CREAM, 4)
    sheet.fill(disc(125, 175, 55), PURPLE)
    emblem(sheet)
    sheet.grain(luck, (12, 12, WIDTH - 24, HEIGHT - 24), 60)
    frame(sheet, "#000000")
    return sheet.svg()


def event_back() -> str:
    """Return the back of an event: a white poster with a black burst that looks at everybody."""
    sheet, luck = Sheet(WIDTH, HEIGHT), Luck(13)
    sheet.fill(box(4, 4, WIDTH - 8, HEIGHT - 8, CORNER - 3), "#FFFDF6")
    sheet.fill(rays(125, 175, 18), "#E9E2D2")
    sheet.cut(clipped("K", (125, 175), 100), INK, 5)
    eyes = [(125, 168, 44)]
    draw_eyes(sheet, eyes, Mien("", "wide", (0, 0.1)), COATS["K"])
    for colour, x, y in zip(FOLK, (40, 210, 40, 210), (48, 48, 302, 302), strict=True):
        sheet.cut(shape(colour, x, y, 17), COATS[colour].body, 3)
    sheet.grain(luck, (12, 12, WIDTH - 24, HEIGHT - 24), 60)
    frame(sheet, INK, "#FFFDF6")
    sheet.stroke(box(BORDER, BORDER, WIDTH - 18, HEIGHT - 18, CORNER - 8), INK, 4)
    return sheet.svg()
