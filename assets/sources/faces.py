"""Eight paper heads: four animals for people, four robots; each calm, happy and blocked."""

from collections.abc import Callable
from dataclasses import dataclass

from paper import CREAM, Sheet, box, disc, drop, line, mix, num, poly

SIZE = 200.0
MOODS = ("", "happy", "oops")
NAMES = ("fox", "bear", "owl", "rabbit", "zeil", "main", "roemer", "oper")
INK = "#221430"
MOUTH, TONGUE = "#7A1526", "#F2716B"
GOLD, GOLD_LIGHT, GOLD_DARK, RUBY, EMERALD = "#F7B32B", "#FFDD7A", "#C97F12", "#D8432B", "#1FA37E"


@dataclass(frozen=True)
class Face:
    """Where eyes and mouth are and which papers they take."""

    eyes: tuple[float, float, float]
    radius: float
    mouth: tuple[float, float, float]
    ink: str = INK
    white: str = "#FFFFFF"
    glow: bool = False


def faces() -> dict[str, str]:
    """Return file name and SVG of every face in every mood."""
    files = {}
    for name in NAMES:
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
    draw, face = _heads()[name]
    draw(sheet)
    _eyes(sheet, face, mood)
    _mouth(sheet, face, mood)
    if mood == "oops":
        sheet.cut(drop(172, 48, 17), "#8FD0FF", 3)
        sheet.fill(disc(167, 53, 4), "#FFFFFF", 0.8)


def _heads() -> dict[str, tuple[Callable[[Sheet], None], Face]]:
    return {
        "fox": (_fox, Face((66, 134, 98), 14, (100, 153, 17))),
        "bear": (_bear, Face((66, 134, 90), 13, (100, 146, 19))),
        "owl": (_owl, Face((64, 136, 88), 17, (100, 150, 15))),
        "rabbit": (_rabbit, Face((68, 132, 112), 14, (100, 155, 17))),
        "zeil": (_zeil, Face((70, 130, 98), 13, (100, 134, 20), "#7CF5D8", glow=True)),
        "main": (_main, Face((74, 126, 86), 12, (100, 112, 16), "#BFE9FF", glow=True)),
        "roemer": (_roemer, Face((72, 128, 112), 12, (100, 145, 17), "#FFE08A", glow=True)),
        "oper": (_oper, Face((78, 122, 108), 12, (100, 141, 17), "#FFC1E6", glow=True)),
    }


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


def _pair(sheet: Sheet, points: list[tuple[float, float]], colour: str, depth: float = 0) -> None:
    """Add a polygon and its mirror image."""
    for flip in (False, True):
        d = poly([(SIZE - x, y) if flip else (x, y) for x, y in points])
        if depth:
            sheet.cut(d, colour, depth)
        else:
            sheet.fill(d, colour)
        sheet.stroke(d, colour, 6, cap="round")


def _fox(sheet: Sheet) -> None:
    coat, dark = "#EE7A2B", "#B94F16"
    _pair(sheet, [(26, 88), (30, 18), (88, 56)], coat, 4)
    _pair(sheet, [(38, 70), (40, 36), (68, 56)], dark)
    chin = "C170 140 140 178 100 184C60 178 30 140 18 112"
    sheet.cut(f"M100 46C146 42 178 76 182 112{chin}C22 76 54 42 100 46Z", coat, 5)
    cheek = "M18 112C42 108 66 116 78 134C88 150 94 150 100 150V184C60 178 30 140 18 112Z"
    sheet.fill(cheek, CREAM)
    sheet.open("translate(200 0) scale(-1 1)")
    sheet.fill(cheek, CREAM)
    sheet.close()
    sheet.fill("M84 126Q100 118 116 126Q112 142 100 144Q88 142 84 126Z", INK)
    sheet.fill(disc(95, 128, 4, 2.4), "#FFFFFF", 0.7)
    sheet.fill("M100 50C108 64 108 80 100 92C92 80 92 64 100 50Z", dark, 0.55)


def _bear(sheet: Sheet) -> None:
    coat, dark = "#9A5B34", "#70391C"
    for x in (44, 156):
        sheet.cut(disc(x, 50, 28), coat, 4)
        sheet.fill(disc(x, 52, 15), "#E0A878")
    sheet.cut(disc(100, 108, 84, 76), coat, 5)
    sheet.fill(disc(100, 142, 46, 36), "#F0CFA4")
    sheet.fill("M80 120Q100 110 120 120Q116 136 100 138Q84 136 80 120Z", INK)
    sheet.fill(disc(93, 121, 5, 2.6), "#FFFFFF", 0.7)
    sheet.fill(disc(36, 124, 13, 9) + disc(164, 124, 13, 9), "#D96B4A", 0.55)
    sheet.stroke("M52 68Q66 60 78 68M122 68Q134 60 148 68", dark, 6, cap="round")


def _owl(sheet: Sheet) -> None:
    coat, dark, pale = "#6D55B8", "#4A3690", "#D9CDF7"
    _pair(sheet, [(24, 82), (22, 16), (82, 46)], dark, 4)
    belly = "C180 160 146 188 100 188C54 188 20 160 18 116"
    sheet.cut(f"M100 34C160 34 184 76 182 116{belly}C16 76 40 34 100 34Z", coat, 5)
    sheet.fill(disc(100, 158, 52, 30), pale)
    feathers = "".join(f"M{x} 168q7 11 14 0" for x in (66, 93, 120))
    sheet.stroke(feathers, coat, 4.5, cap="round")
    for x in (64, 136):
        sheet.cut(disc(x, 90, 37), CREAM, 3)
        sheet.stroke(disc(x, 90, 30), pale, 4)
    sheet.cut(poly([(86, 108), (114, 108), (100, 138)]), "#F5A623", 3)
    sheet.fill(poly([(86, 108), (100, 108), (100, 138)]), "#FFC04A")


def _rabbit(sheet: Sheet) -> None:
    coat, pink = "#EFE3EA", "#F29CAE"
    for tilt, x in ((-9, 66), (13, 134)):
        sheet.open(f"rotate({tilt} {x} 70)")
        sheet.cut(disc(x, 46, 21, 44), coat, 4)
        sheet.fill(disc(x, 50, 10, 32), pink)
        sheet.close()
    sheet.cut(disc(100, 126, 78, 66), coat, 5)
    sheet.fill(disc(40, 142, 15, 10) + disc(160, 142, 15, 10), pink, 0.75)
    sheet.fill("M88 130Q100 124 112 130Q108 142 100 142Q92 142 88 130Z", "#D9566F")
    whiskers = line([(20, 132), (52, 136)]) + line([(22, 152), (52, 146)])
    whiskers += line([(180, 132), (148, 136)]) + line([(178, 152), (148, 146)])
    sheet.stroke(whiskers, "#B79AAA", 3, cap="round")


def _screen(sheet: Sheet, d: str) -> None:
    sheet.fill(d, "#16202E")


def _bolts(sheet: Sheet, y: float, colour: str) -> None:
    for x in (6, 176):
        sheet.cut(box(x, y, 18, 44, 7), colour, 3)


def _zeil(sheet: Sheet) -> None:
    """The shopping street: a shop with an awning."""
    body = "#D9432B"
    sheet.fill(box(96, 10, 8, 34), "#7A1F14")
    sheet.cut(disc(100, 15, 11), "#FFC04A", 2)
    _bolts(sheet, 86, mix(body, "#000000", 0.3))
    sheet.cut(box(22, 40, 156, 146, 26), body, 5)
    _screen(sheet, box(38, 76, 124, 92, 16))
    for i in range(6):
        x = 26 + i * 24.7
        colour = CREAM if i % 2 else "#F4B23E"
        sheet.fill(f"M{num(x)} 46h24.7v18a12.3 12.3 0 0 1 -24.7 0Z", colour)
    sheet.fill(box(24, 42, 152, 9, 4), "#7A1F14")


def _main(sheet: Sheet) -> None:
    """The river: a porthole over waves."""
    body = "#2D77C9"
    _bolts(sheet, 82, "#164683")
    sheet.fill(box(92, 12, 16, 26, 3), "#164683")
    sheet.cut(box(84, 8, 32, 10, 4), "#F4B23E", 2)
    sheet.cut(disc(100, 108, 82, 78), body, 5)
    sheet.cut(disc(100, 106, 62, 56), "#164683", 2)
    _screen(sheet, disc(100, 106, 54, 49))
    wave = "M30 150q11 -12 22 0t22 0t26 0t26 0t22 0t22 0"
    sheet.stroke(wave, "#A9D9FF", 6, cap="round")
    sheet.stroke("M54 170q9 -10 18 0t18 0t20 0t18 0t18 0", "#A9D9FF", 5, 0.7, cap="round")


def _roemer(sheet: Sheet) -> None:
    """The town hall: stepped gables."""
    body, dark = "#E9A92A", "#B0741A"
    _bolts(sheet, 100, dark)
    steps = [(26, 78), (26, 62), (48, 62), (48, 46), (68, 46), (68, 30), (86, 30), (86, 14)]
    whole = [*steps, *[(200 - x, y) for x, y in reversed(steps)], (174, 186), (26, 186)]
    d = poly(whole)
    sheet.cut(d, body, 5)
    sheet.stroke(d, body, 5, cap="round")
    sheet.fill(disc(100, 52, 15), CREAM)
    sheet.stroke(line([(100, 42), (100, 52), (107, 57)]), dark, 4, cap="round")
    _screen(sheet, box(42, 82, 116, 88, 14))


def _oper(sheet: Sheet) -> None:
    """The opera: a dome with a curtain."""
    body, dark = "#8C4FA8", "#5F2F78"
    _bolts(sheet, 104, dark)
    sheet.fill(box(95, 6, 10, 24, 4), dark)
    sheet.cut(disc(100, 10, 9), "#FFC04A", 2)
    sheet.cut("M24 186V106C24 56 58 26 100 26S176 56 176 106V186Z", body, 5)
    _screen(sheet, "M40 170V108C40 82 66 70 100 70S160 82 160 108V170Z")
    curtain = "M40 172V106C42 84 60 74 74 72C70 96 58 104 52 132C54 148 50 164 52 172Z"
    sheet.fill(curtain, "#C9365B")
    sheet.open("translate(200 0) scale(-1 1)")
    sheet.fill(curtain, "#C9365B")
    sheet.close()
    sheet.stroke("M62 44Q80 34 100 34", mix(body, "#FFFFFF", 0.4), 6, cap="round")
    sheet.cut(box(18, 168, 164, 20, 8), dark, 3)
