"""Sixteen paper heads: eight animals for people, eight robots; each calm, happy and blocked."""

from faces_animals import ANIMALS
from faces_kit import INK, SIZE, Face
from faces_robots import ROBOTS
from paper import Sheet, box, disc, drop, line, num, poly

MOODS = ("", "happy", "oops")
HEADS = ANIMALS | ROBOTS
MOUTH, TONGUE = "#7A1526", "#F2716B"
GOLD, GOLD_LIGHT, GOLD_DARK, RUBY, EMERALD = "#F7B32B", "#FFDD7A", "#C97F12", "#D8432B", "#1FA37E"


def faces() -> dict[str, str]:
    """Return file name and SVG of every face in every mood."""
    files = {}
    for name in HEADS:
        for mood in MOODS:
            sheet = Sheet(SIZE, SIZE)
            head(sheet, name, mood)
            files[f"{name}-{mood}" if mood else name] = sheet.svg()
    return files


def crown() -> str:
    """Return the winner's crown: gold paper in three tones, stones, and a rim of ink."""
    sheet = Sheet(SIZE, 150)
    spikes = [(20, 46), (62, 82), (100, 24), (138, 82), (180, 46), (166, 128), (34, 128)]
    sheet.stroke(poly(spikes), INK, 12)
    sheet.stroke(box(30, 108, 140, 32, 10), INK, 10)
    for x, y, r in ((20, 40, 12), (100, 18, 14), (180, 40, 12)):
        sheet.stroke(disc(x, y, r), INK, 8)
    sheet.cut(poly(spikes), GOLD, 4)
    sheet.fill(poly([(20, 46), (62, 82), (68, 122), (38, 122)]), GOLD_LIGHT, 0.75)
    sheet.fill(poly([(100, 24), (138, 82), (104, 104)]), GOLD_DARK, 0.5)
    sheet.fill(poly([(180, 46), (166, 128), (150, 128), (160, 72)]), GOLD_DARK, 0.6)
    sheet.fill(poly([(100, 24), (66, 78), (96, 98)]), GOLD_LIGHT, 0.6)
    sheet.cut(box(30, 108, 140, 32, 10), GOLD, 3)
    sheet.fill(box(36, 112, 128, 7, 3), GOLD_LIGHT, 0.9)
    sheet.fill(box(36, 131, 128, 6, 3), GOLD_DARK, 0.7)
    for x, y, r, colour in (
        (20, 40, 12, EMERALD),
        (100, 18, 14, RUBY),
        (180, 40, 12, EMERALD),
        (100, 125, 9, RUBY),
        (62, 125, 7, EMERALD),
        (138, 125, 7, EMERALD),
    ):
        sheet.fill(disc(x, y, r), colour)
        sheet.fill(disc(x - r * 0.3, y - r * 0.35, r * 0.34), "#FFFFFF", 0.75)
    return sheet.svg()


def head(sheet: Sheet, name: str, mood: str) -> None:
    """Draw one head into the upper left 200 by 200 units of a sheet."""
    draw, face = HEADS[name]
    draw(sheet)
    _eyes(sheet, face, mood)
    _mouth(sheet, face, mood)
    if mood == "oops":
        sheet.cut(drop(172, 48, 17), "#8FD0FF", 3)
        sheet.fill(disc(167, 53, 4), "#FFFFFF", 0.8)


def _eyes(sheet: Sheet, face: Face, mood: str) -> None:
    left, right, y = face.eyes
    r = face.radius
    for x, side in ((left, 1), (right, -1)):
        match mood:
            case "happy":
                arc = f"M{num(x - r)} {num(y + 4)}a{num(r)} {num(r * 1.1)} 0 0 1 {num(2 * r)} 0"
                sheet.stroke(arc, face.ink, 7, cap="round")
            case "oops":
                tip = x + side * r * 0.8
                back = x - side * r * 0.8
                pinch = line([(back, y - r * 0.8), (tip, y), (back, y + r * 0.8)])
                sheet.stroke(pinch, face.ink, 7, cap="round")
            case _ if face.glow:
                sheet.fill(box(x - r * 0.72, y - r, r * 1.44, r * 2, r * 0.7), face.ink)
            case _:
                sheet.fill(disc(x, y, r), face.white)
                sheet.fill(disc(x + side * 2, y + 1, r * 0.66), face.ink)
                sheet.fill(disc(x + side * 2 - 4, y - 4, r * 0.24), "#FFFFFF")


def _mouth(sheet: Sheet, face: Face, mood: str) -> None:
    x, y, w = face.mouth
    match mood:
        case "happy":
            wide = w * 1.15
            d = f"M{num(x - wide)} {num(y - 3)}H{num(x + wide)}"
            d += f"a{num(wide)} {num(wide * 1.05)} 0 0 1 {num(-2 * wide)} 0Z"
            sheet.fill(d, face.ink if face.glow else MOUTH)
            if not face.glow:
                sheet.fill(disc(x, y + wide * 0.68, wide * 0.5, wide * 0.3), TONGUE)
        case "oops":
            q = w / 2
            tail = f"t{num(q)} 0" * 3
            d = f"M{num(x - w)} {num(y + 5)}q{num(q / 2)} -12 {num(q)} 0{tail}"
            sheet.stroke(d, face.ink, 5.5, cap="round")
        case _:
            d = f"M{num(x - w)} {num(y)}Q{num(x)} {num(y + w * 0.95)} {num(x + w)} {num(y)}"
            sheet.stroke(d, face.ink, 5.5, cap="round")
