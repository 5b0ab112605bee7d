"""The drawn keyboard of the join screen, the key check and the key help."""

from collections.abc import Callable, Mapping, Sequence

import msgspec

from game.input.places import PAD_GAP, Form, KeyPlace, keyboard_shapes
from game.input.zones import KeyZone
from game.ui.canvas import Box
from game.ui.paint import KeyState
from game.ui.pen import Pen
from game.ui.theme import INK, NIGHT_DEEP, NIGHT_SOFT, PAPER, RGB, mix

BOARD = (15.0, 5.0)
PAD_WIDTH = 4.0
KEY_GAP = 0.09
MARGIN = 24.0
QUIET_KEY: RGB = (62, 50, 94)


class KeyLook(msgspec.Struct, frozen=True):
    """How a key that belongs to somebody is drawn; ``mark`` is a sprite in its corner."""

    colour: RGB
    state: KeyState = "live"
    mark: str = ""


class Plate(msgspec.Struct, frozen=True):
    """What lies under a zone: its player's colour, full where somebody sits."""

    zone: KeyZone
    colour: RGB
    taken: bool


class KeyboardPicture:
    """A board in a box; it fills the box and stays in proportion."""

    def __init__(self, box: Box, form: Form, number_pad: bool) -> None:
        columns = BOARD[0] + (PAD_GAP + PAD_WIDTH if number_pad else 0.0)
        self.unit = min((box.w - 2 * MARGIN) / columns, (box.h - 2 * MARGIN) / BOARD[1])
        width, height = self.unit * columns + 2 * MARGIN, self.unit * BOARD[1] + 2 * MARGIN
        self.board = Box(box.cx - width / 2, box.cy - height / 2, width, height)
        self.shapes = keyboard_shapes(form, number_pad)
        self._keys = {
            shape.place: self._spot(shape.x, shape.y, shape.width, shape.height)
            for shape in self.shapes
        }

    def key_box(self, place: KeyPlace) -> Box | None:
        """Return where a key is drawn, or ``None`` if the picture has no such key."""
        return self._keys.get(place)

    def draw(
        self,
        pen: Pen,
        looks: Mapping[KeyPlace, KeyLook],
        label: Callable[[KeyPlace], str],
        plates: Sequence[Plate] = (),
    ) -> None:
        """Draw the board, the quiet keys, plates under zones, and somebody's keys on top."""
        pen.paper(self.board.inset(-7), NIGHT_SOFT, radius=36, lift=24)
        pen.paper(self.board, NIGHT_DEEP, radius=30, lift=0)
        for place, box in self._keys.items():
            if place not in looks:
                pen.paper(box, QUIET_KEY, radius=self.unit * 0.17, lift=0)
        for plate in plates:
            self._draw_plate(pen, plate)
        for place, look in looks.items():
            spot = self.key_box(place)
            if spot is not None:
                text = short_label(label(place))
                pen.key_cap(text, spot, colour=look.colour, state=look.state)
        for place, look in looks.items():
            spot = self.key_box(place)
            if look.mark and spot is not None:
                self._draw_mark(pen, look.mark, spot)

    def _draw_plate(self, pen: Pen, plate: Plate) -> None:
        """Colour what lies around a zone's keys."""
        around = self.unit * KEY_GAP * 0.8
        fill = plate.colour if plate.taken else mix(NIGHT_DEEP, plate.colour, 0.35)
        for place in plate.zone.keys:
            box = self.key_box(place)
            if box is not None:
                wide = box.inset(-around)
                pen.paper(wide, fill, radius=self.unit * 0.2, lift=0, edge=fill, edge_width=1)

    def _draw_mark(self, pen: Pen, mark: str, box: Box) -> None:
        size = self.unit * 0.34
        x, y = box.right - size * 0.3, box.y + size * 0.3
        pen.dot(x, y, size * 1.3, INK)
        pen.icon(mark, x, y, size * 0.8, PAPER)

    def _spot(self, x: float, y: float, w: float, h: float) -> Box:
        unit = self.unit
        return Box(
            self.board.x + MARGIN + (x + KEY_GAP / 2) * unit,
            self.board.y + MARGIN + (y + KEY_GAP / 2) * unit,
            (w - KEY_GAP) * unit,
            (h - KEY_GAP) * unit,
        )


def short_label(label: str) -> str:
    """Return a label without what the drawing says anyway: that it is on the number pad."""
    return label.removeprefix("Num ")
