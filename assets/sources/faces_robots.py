"""The heads of the eight robots, for bots: places of Frankfurt, each with an outline of its own."""

from faces_kit import Face, Head, flip
from paper import CREAM, Sheet, box, disc, line, mix, num, poly


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
    flip(sheet)
    sheet.fill(curtain, "#C9365B")
    sheet.close()
    sheet.stroke("M62 44Q80 34 100 34", mix(body, "#FFFFFF", 0.4), 6, cap="round")
    sheet.cut(box(18, 168, 164, 20, 8), dark, 3)


def _dom(sheet: Sheet) -> None:
    """The cathedral: a spire between pinnacles, a window with a pointed arch."""
    stone, lit, shade, roof = "#E2C49C", "#F6E7CC", "#B98F63", "#B5472F"
    for x in (32, 168):
        tip = [(x - 11, 74), (x, 26), (x + 11, 74)]
        sheet.cut(poly(tip), roof, 3)
        sheet.stroke(poly(tip), roof, 5, cap="round")
        sheet.cut(box(x - 15, 72, 30, 40, 4), lit, 4)
    sheet.cut("M100 16C106 54 130 70 146 98H54C70 70 94 54 100 16Z", roof, 4)
    sheet.fill("M100 16C94 54 70 70 54 98H84C86 70 98 54 100 16Z", "#D96A48")
    sheet.cut(disc(100, 16, 10), "#FFC04A", 2)
    sheet.cut(box(20, 90, 160, 96, 8), stone, 5)
    _screen(sheet, "M42 172V114C50 94 78 90 100 74C122 90 150 94 158 114V172Z")
    sheet.stroke("M38 174V112C46 90 76 86 100 68C124 86 154 90 162 112V174", lit, 6, cap="round")
    sheet.cut(box(14, 172, 172, 16, 6), shade, 3)


def _messe(sheet: Sheet) -> None:
    """The fair: a hall under a wide roof with three flags."""
    body, dark = "#C93A78", "#7C1C4A"
    for x, colour in ((36, "#FFC04A"), (88, "#EF6A4C"), (140, "#5CC8C2")):
        sheet.fill(box(x - 3, 10, 6, 60, 3), mix(dark, "#FFFFFF", 0.55))
        flag = f"M{x + 3} 12Q{x + 18} 6 {x + 38} 16Q{x + 28} 25 {x + 36} 38Q{x + 18} 30 {x + 3} 40Z"
        sheet.cut(flag, colour, 2)
    sheet.cut(box(28, 66, 144, 120, 14), body, 5)
    sheet.cut(
        "M8 58Q100 74 192 58Q198 58 196 64L188 82Q186 86 180 86H20Q14 86 12 82L4 64Q2 58 8 58Z",
        dark,
        4,
    )
    sheet.stroke("M16 68Q100 82 184 68", mix(body, "#FFFFFF", 0.4), 5, cap="round")
    _screen(sheet, box(42, 98, 116, 76, 14))


def _taunus(sheet: Sheet) -> None:
    """The hills: two summits, and a mast with a lamp on the higher one."""
    near, far, lit = "#3F9A52", "#2B6E48", "#7CC96B"
    sheet.fill(box(68, 8, 8, 40, 2), CREAM)
    sheet.fill(box(68, 16, 8, 8) + box(68, 32, 8, 8), "#D8432B")
    sheet.cut(disc(72, 10, 9), "#FFC04A", 2)
    sheet.cut("M92 186L132 60Q144 40 156 60L190 156Q196 186 176 186Z", far, 4)
    sheet.fill("M127 76L134 60Q144 42 154 60L162 80Q152 74 146 84Q138 72 127 76Z", near)
    sheet.cut("M24 186Q4 186 10 158L52 58Q72 26 94 58L156 122Q184 152 174 186Z", near, 5)
    sheet.fill("M40 88L54 58Q72 32 92 58L106 74Q92 68 84 80Q72 66 62 82Q52 76 40 88Z", lit)
    _screen(sheet, box(34, 96, 106, 76, 24))


def _ostend(sheet: Sheet) -> None:
    """The east end: two slanting towers of glass with a bridge between them."""
    body, dark, lit = "#1E9AA6", "#11606E", "#7FDCE0"
    _bolts(sheet, 104, dark)
    sheet.cut(box(70, 58, 60, 60), dark, 3)
    sheet.stroke("M82 64L118 76M118 64L82 76", lit, 4, cap="round")
    for tower in (
        "M24 150V46Q24 42 28 40L80 14Q86 12 86 18V150Z",
        "M114 150V46Q114 42 118 40L170 22Q176 20 176 26V150Z",
    ):
        sheet.cut(tower, body, 5)
    for x, y in ((34, 52), (58, 41), (124, 49), (148, 40)):
        sheet.fill(f"M{x} {y}l17 -8v22l-17 6Z", lit)
    sheet.cut(box(24, 80, 152, 106, 16), body, 4)
    _screen(sheet, box(38, 92, 124, 80, 12))


ROBOTS: dict[str, Head] = {
    "zeil": (_zeil, Face((70, 130, 98), 13, (100, 134, 20), "#7CF5D8", glow=True)),
    "main": (_main, Face((74, 126, 86), 12, (100, 112, 16), "#BFE9FF", glow=True)),
    "roemer": (_roemer, Face((72, 128, 112), 12, (100, 145, 17), "#FFE08A", glow=True)),
    "oper": (_oper, Face((78, 122, 108), 12, (100, 141, 17), "#FFC1E6", glow=True)),
    "dom": (_dom, Face((74, 126, 118), 12, (100, 146, 16), "#FFB59A", glow=True)),
    "messe": (_messe, Face((74, 126, 122), 12, (100, 148, 17), "#FFE3F0", glow=True)),
    "taunus": (_taunus, Face((64, 110, 121), 12, (87, 147, 16), "#C8F59A", glow=True)),
    "ostend": (_ostend, Face((72, 128, 118), 12, (100, 145, 18), "#9FF4FF", glow=True)),
}
