"""The heads of the eight animals, for people; each has an outline of its own."""

import math

from faces_kit import INK, Face, Head, flip, pair
from paper import CREAM, Point, Sheet, disc, line, mix, poly

QUILLS = 13


def _fox(sheet: Sheet) -> None:
    coat, dark = "#EE7A2B", "#B94F16"
    pair(sheet, [(26, 88), (30, 18), (88, 56)], coat, 4)
    pair(sheet, [(38, 70), (40, 36), (68, 56)], dark)
    chin = "C170 140 140 178 100 184C60 178 30 140 18 112"
    sheet.cut(f"M100 46C146 42 178 76 182 112{chin}C22 76 54 42 100 46Z", coat, 5)
    cheek = "M18 112C42 108 66 116 78 134C88 150 94 150 100 150V184C60 178 30 140 18 112Z"
    sheet.fill(cheek, CREAM)
    flip(sheet)
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
    pair(sheet, [(24, 82), (22, 16), (82, 46)], dark, 4)
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


def _hedgehog(sheet: Sheet) -> None:
    coat, dark, skin = "#A3774F", "#6E4A31", "#F8E2C0"
    sheet.cut(_quills(96, 70, 0), dark, 5)
    sheet.fill(_quills(80, 60, 0.5), coat)
    for x in (52, 148):
        sheet.cut(disc(x, 92, 14), skin, 3)
        sheet.fill(disc(x, 94, 7), "#D98F6A")
    brow = "M100 92C112 76 150 80 154 122C156 158 132 182 100 184"
    sheet.cut(f"{brow}C68 182 44 158 46 122C50 80 88 76 100 92Z", skin, 3)
    sheet.fill(disc(61, 145, 11, 8) + disc(139, 145, 11, 8), "#E88E6C", 0.6)
    sheet.fill(disc(100, 137, 14, 11), INK)
    sheet.fill(disc(95, 133, 4.5, 2.8), "#FFFFFF", 0.7)


def _quills(outer: float, inner: float, turn: float) -> str:
    """Return a ring of quills; ``turn`` is a share of the way to the next."""
    step = math.tau / QUILLS
    points: list[Point] = []
    for i in range(QUILLS):
        for r, at in ((inner, i + turn), (outer, i + turn + 0.5)):
            points.append((100 + r * math.sin(at * step), 102 - r * math.cos(at * step) * 0.96))
    return poly(points)


def _koala(sheet: Sheet) -> None:
    coat, dark, pink = "#93A5BC", "#6E8099", "#F3C3CF"
    for x, side in ((38, -1), (162, 1)):
        sheet.cut(disc(x, 72, 34), coat, 4)
        tufts = [(x - side * 18, 50), (x + side * 22, 66), (x + side * 16, 86), (x - side * 14, 94)]
        sheet.fill(poly(tufts), pink)
        sheet.stroke(poly(tufts), pink, 12, cap="round")
    sheet.cut(disc(100, 112, 70, 74), coat, 5)
    sheet.fill(disc(100, 164, 40, 20), mix(coat, "#FFFFFF", 0.55))
    sheet.fill("M80 128C78 96 84 84 100 84S122 96 120 128C118 144 82 144 80 128Z", INK)
    sheet.fill(disc(92, 100, 4.5, 9), "#FFFFFF", 0.45)
    sheet.stroke("M90 44q5 9 10 0M100 44q5 9 10 0", dark, 5, cap="round")


def _penguin(sheet: Sheet) -> None:
    coat, lit, gold = "#34538F", "#5577B5", "#FFC13D"
    side = "C140 18 166 66 172 116C178 164 146 188 100 188"
    sheet.cut(f"M100 18{side}C54 188 22 164 28 116C34 66 60 18 100 18Z", coat, 5)
    sheet.stroke("M70 46Q82 32 98 30", lit, 6, cap="round")
    mask = "M100 86C106 66 150 60 154 106C168 144 140 178 100 178"
    sheet.fill(f"{mask}C60 178 32 144 46 106C50 60 94 66 100 86Z", CREAM)
    plume = [(84, 76), (50, 54), (8, 38), (28, 54), (6, 62), (30, 68), (16, 82), (52, 74)]
    pair(sheet, plume, gold, 3)
    sheet.fill(disc(56, 146, 14, 10) + disc(144, 146, 14, 10), "#F29B7F", 0.7)
    sheet.cut("M76 126Q100 106 124 126Q112 146 100 148Q88 146 76 126Z", "#E97B1E", 3)
    sheet.fill("M76 126Q100 106 124 126Q100 134 76 126Z", gold)


def _frog(sheet: Sheet) -> None:
    coat, dark, pale = "#62B846", "#3D8A2B", "#D9F0A8"
    for x in (54, 146):
        sheet.cut(disc(x, 62, 33), coat, 4)
    sheet.cut(
        "M100 60C160 56 188 92 188 126C188 168 150 186 100 186S12 168 12 126C12 92 40 56 100 60Z",
        coat,
        5,
    )
    for x in (54, 146):
        sheet.fill(disc(x, 62, 33), coat)
        sheet.fill(disc(x, 62, 25), CREAM)
    sheet.fill("M28 146C60 160 140 160 172 146C162 172 134 178 100 178S38 172 28 146Z", pale)
    sheet.fill(disc(90, 106, 3.6, 5) + disc(110, 106, 3.6, 5), dark)
    sheet.fill(disc(34, 124, 13, 9) + disc(166, 124, 13, 9), "#F29B7F", 0.7)


ANIMALS: dict[str, Head] = {
    "fox": (_fox, Face((66, 134, 98), 14, (100, 153, 17))),
    "bear": (_bear, Face((66, 134, 90), 13, (100, 146, 19))),
    "owl": (_owl, Face((64, 136, 88), 17, (100, 150, 15))),
    "rabbit": (_rabbit, Face((68, 132, 112), 14, (100, 155, 17))),
    "hedgehog": (_hedgehog, Face((76, 124, 117), 13, (100, 157, 15))),
    "koala": (_koala, Face((62, 138, 104), 13, (100, 157, 17))),
    "penguin": (_penguin, Face((72, 128, 106), 14, (100, 157, 15))),
    "frog": (_frog, Face((54, 146, 62), 17, (100, 130, 34))),
}
