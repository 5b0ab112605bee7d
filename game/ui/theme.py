"""The look in numbers: colours, sizes of text, and the eight seats."""

import msgspec

RGB = tuple[int, int, int]
RGBA = tuple[int, int, int, int]

# Sizes of text in units on the 1080 canvas.
HINT = 26
BODY = 28
LEAD = 34
TITLE = 46
HEADLINE = 64
BANNER = 96

# Dusk, from the sky down to the table, and the lamp over it.
NIGHT: RGB = (24, 18, 41)
PANEL: RGB = (38, 29, 60)
PANEL_HIGH: RGB = (56, 43, 84)
LAMP: RGB = (255, 208, 128)
PAPER: RGB = (255, 247, 232)
CREAM: RGB = (245, 229, 203)
INK: RGB = (36, 26, 51)

# What they are for.
TEXT: RGB = PAPER
TEXT_SOFT: RGB = (216, 201, 222)
TEXT_SOFT_ON_PAPER: RGB = (96, 80, 112)
FOCUS: RGB = (255, 226, 150)
LINE: RGB = (140, 118, 168)
GOOD: RGB = (112, 214, 170)
WARN: RGB = (255, 190, 96)
BAD: RGB = (255, 142, 116)

# Sheets of cut paper, and what is written on them.
PAPER_DIM: RGB = (236, 222, 198)
INK_SOFT: RGB = (92, 74, 104)
NIGHT_PAPER: RGB = (43, 32, 72)
NIGHT_DEEP: RGB = (27, 20, 48)
NIGHT_SOFT: RGB = (74, 58, 112)
CREAM_SOFT: RGB = (222, 208, 226)
GLOW: RGB = (255, 214, 122)
PRIMARY: RGB = (188, 56, 32)
GOOD_DARK: RGB = (20, 112, 84)


class SeatStyle(msgspec.Struct, frozen=True):
    """A seat's colour (on dark), its dark twin (on paper), and the name of its shape."""

    colour: RGB
    dark: RGB
    shape: str


SEATS: tuple[SeatStyle, ...] = (
    SeatStyle((255, 112, 66), (112, 20, 4), "disc"),
    SeatStyle((92, 232, 184), (6, 108, 88), "clover"),
    SeatStyle((255, 220, 70), (124, 98, 0), "star"),
    SeatStyle((116, 152, 248), (20, 48, 140), "drop"),
    SeatStyle((240, 150, 214), (142, 36, 110), "heart"),
    SeatStyle((190, 232, 255), (20, 96, 128), "moon"),
    SeatStyle((196, 168, 128), (98, 70, 32), "bolt"),
    SeatStyle((236, 236, 236), (78, 78, 86), "ring"),
)


def seat_style(seat: int) -> SeatStyle:
    """Return the look of a seat 0..7."""
    return SEATS[seat % len(SEATS)]


def mix(a: RGB, b: RGB, share: float) -> RGB:
    """Return a colour between two: 0 gives ``a``, 1 gives ``b``."""
    red, green, blue = (round(p + (q - p) * share) for p, q in zip(a, b, strict=True))
    return red, green, blue
