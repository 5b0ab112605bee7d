"""What is to be seen while people are asked together: their keys on their plates, and who waits.

Whoever may answer has a row of keys, whoever has answered a tick, and whoever does not want to be
asked before the own turn a sign with the key that ends it. It is the same whatever they hold.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from game.core.rules import Seat
from game.ui.answer_window import AskedSeat, Cap
from game.ui.canvas import Box
from game.ui.pen import Pen
from game.ui.theme import BODY, GLOW, INK, NIGHT, PAPER, RGB

CAP, ICON, PITCH, EDGE = 36.0, 28.0, 72.0, 6.0
"""A key, what it does, from one key to the next, and the margin of a row."""


LEGEND_ICON = 34.0


class AskedView:
    """Draws a row on each plate; ``row_at`` returns the left upper corner of one so wide.

    ``ground`` returns what a row takes the whole place of, and its colour: nothing looks out below.
    """

    def __init__(
        self,
        pen: Pen,
        row_at: Callable[[Seat, float], tuple[float, float]],
        ground: Callable[[Seat], tuple[Box, RGB] | None],
    ) -> None:
        self._pen = pen
        self._row_at, self._ground = row_at, ground

    def draw(self, people: Sequence[AskedSeat], *, caps: bool) -> None:
        """Put the rows; without ``caps`` no keys are shown, only who may answer."""
        for one in people:
            shown = one.caps if caps else tuple(Cap(cap.icon, "") for cap in one.caps[:1])
            self._pen.repeat(
                ("asked", one.seat),
                (one.state, shown, self._ground(one.seat)),
                partial(self._row, one, shown),
            )

    def draw_legend(self, people: Sequence[AskedSeat], words: Mapping[str, str], box: Box) -> None:
        """Say in a row what the drawings beside the keys mean, as far as any is to be seen."""
        shown = {cap.icon for one in people if one.state == "asked" for cap in one.caps}
        told = tuple((icon, text) for icon, text in words.items() if icon in shown)
        if told:
            self._pen.repeat("asked legend", told, partial(self._legend, told, box))

    def _legend(self, told: Sequence[tuple[str, str]], box: Box) -> None:
        pen = self._pen
        pen.paper(box, NIGHT, radius=box.h / 2, lift=8, edge=GLOW, edge_width=3)
        for (icon, text), part in zip(told, box.inset(30, 6).columns(len(told), 18), strict=True):
            pen.icon(icon, part.x + LEGEND_ICON / 2, part.cy, LEGEND_ICON, GLOW)
            left = part.x + LEGEND_ICON + 12
            room = Box(left, part.y, part.right - left, part.h)
            pen.label(pen.say(text), room, BODY, PAPER, face="bold")

    def _row(self, one: AskedSeat, caps: Sequence[Cap]) -> None:
        high = CAP + 2 * EDGE
        wide = sum(PITCH if cap.label else ICON + EDGE for cap in caps) + EDGE
        x, y = self._row_at(one.seat, high if one.state == "answered" else wide)
        if one.state == "answered":
            self._pen.dot(x + high / 2, y + high / 2, high, INK)
            self._pen.dot(x + high / 2, y + high / 2, high - 8, GLOW)
            self._pen.icon("icons/check", x + high / 2, y + high / 2, ICON, INK)
            return
        ground = self._ground(one.seat)
        if ground is not None:
            box, fill = ground
            self._pen.paper(box, fill, radius=4, lift=0, edge=fill, edge_width=2)
        edge = GLOW if one.state == "asked" else PAPER
        box = Box(x, y, wide, high)
        self._pen.paper(box, NIGHT, radius=16, lift=4, edge=edge, edge_width=3)
        left = x + EDGE
        for cap in caps:
            left = self._cap(cap, left, box.cy, one.seat)

    def _cap(self, cap: Cap, left: float, y: float, seat: Seat) -> float:
        """Put a key and what it does; return where the next one begins."""
        if cap.label:
            box = Box(left, y - CAP / 2, CAP, CAP)
            self._pen.key_cap(cap.label, box, colour=self._pen.style(seat).colour)
            left += CAP
        self._pen.icon(cap.icon, left + ICON / 2 + 1, y, ICON, PAPER)
        return left + PITCH - CAP if cap.label else left + ICON
