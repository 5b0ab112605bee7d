"""The pieces that only Frantic's choices are made of: wishes, and shares of a Fantastic Four."""

from game.core.rules import Seat
from game.frantic.deck import COLOURS
from game.ui.choice_pieces import LABEL, LOW, RADIUS, SMALL_CAP, ChoicePieces
from game.ui.theme import INK, LEAD, LINE, seat_style
from game.ui.widgets_pen import CREAM_SOFT, GLOW, NIGHT, Box

CORNER_CAP = 40.0
"""A key on the corner of a colour, where it hides neither shape nor name."""
_SEATS = (0, 2, 1, 3)
WISH_STYLES = {name: seat_style(seat) for name, seat in zip(COLOURS, _SEATS, strict=True)}
"""Colours of cards look like seats: red disc, yellow star, green clover, blue drop."""


class Pieces(ChoicePieces):
    """Draws single pieces of a choice into boxes."""

    def colour(self, box: Box, colour: str, key: str, *, lit: bool) -> None:
        """Put a colour to wish for: its shape and its name on a sheet of it."""
        style = WISH_STYLES[colour]
        self.sheet(box, lit=lit, live=True, fill=style.colour)
        name, shape = self.brush.say(f"frantic-colour-{colour}"), f"shapes/{style.shape}"
        above, below = box.inset(12, 8).rows(2)
        if box.h > LOW:
            self.pen.icon(shape, box.cx, above.cy, above.h, INK)
            self.cap_at_end(above, key)
            self.pen.label(name, below, LABEL, INK, face="display", align="centre")
            return
        size = 44.0
        self.pen.icon(shape, box.x + 22 + size / 2, box.cy, size, INK)
        left = box.x + 34 + size
        room = Box(left, box.y + 6, box.right - left - CORNER_CAP * 0.6, box.h - 12)
        self.pen.label(name, room, LEAD, INK, face="display")
        self.cap(key, box.right - CORNER_CAP / 2 + 4, box.y + 10, CORNER_CAP)

    def number(self, box: Box, number: str, key: str, *, lit: bool) -> None:
        """Put a number to wish for; its own digit is drawn as the key that it is."""
        self.sheet(box, lit=lit, live=True)
        if key == number:
            self.cap(key, box.cx, box.cy, box.h - 10)
            return
        size = self.brush.capped(52, 52)
        self.pen.label(number, box.inset(8, 3), size, INK, face="display", align="centre")
        self.cap(key, box.right - SMALL_CAP / 2, box.y + 6, SMALL_CAP)

    def shares(self, box: Box, given: tuple[Seat, ...], count: int) -> None:
        """Put the cards of a Fantastic Four: each with the face of who draws it, or empty.

        While all are empty, what is asked stands above them.
        """
        pen, room = self.pen, box.inset(20, 14)
        pen.paper(box, NIGHT, radius=RADIUS, lift=8, edge=LINE, edge_width=2)
        if not given:
            head, room = room.rows(2, 6)
            words = self.brush.say("frantic-choose-who-draws")
            pen.label(words, head, LABEL, GLOW, face="display", align="centre")
        for place, slot in enumerate(room.columns(count, 14)):
            if place >= len(given):
                pen.paper(slot, INK, radius=12, lift=0, edge=CREAM_SOFT, edge_width=3)
                continue
            seat = given[place]
            pen.paper(slot, pen.style(seat).colour, radius=12, lift=5)
            self.face(seat, slot.cx, slot.cy, 70)
