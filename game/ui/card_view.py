"""Cards on a table: those that lie, the one with the focus raised, and those on their way."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest

from game.core.cards import Card
from game.ui.canvas import Box
from game.ui.card_pictures import CardPictures
from game.ui.hand_rows import card_box
from game.ui.motion import Placement, Tweener
from game.ui.pen import Pen
from game.ui.theme import GLOW, HINT, INK, SeatStyle

RAISE = 26.0
RAISE_SPEED = 300.0
"""The card with the focus stands so much higher; units, and units a second."""
NO_CARD = -1

Placed = tuple[Card, Placement]
_NOTHING: Placed = (NO_CARD, Placement(0.0, 0.0, 0.0))


class CardView:
    """Draws cards where a tweener has them.

    ``sprites`` is each card's drawing, in the order of cards; ``flying`` are widths of cards on
    their way: few, as each is a picture of its own. From ``z_hand`` on cards are those of a hand
    to choose from: those that can't be chosen are dark.
    """

    def __init__(
        self,
        pen: Pen,
        sprites: Mapping[Card, str],
        tweener: Tweener,
        pictures: CardPictures,
        *,
        flying: Sequence[float],
        z_hand: float,
    ) -> None:
        self._pen = pen
        self._sprites = sprites
        self._tweener = tweener
        self.pictures = pictures
        self._flying = flying
        self._z_hand = z_hand
        self._raised: dict[Card, float] = {}
        self._focus: Card = NO_CARD
        self._kept: Card = NO_CARD
        self._refused: Collection[Card] = frozenset()
        self.shaken: tuple[Card, float] = (NO_CARD, 0.0)
        """A card that can't be chosen, and how far to the side it is while it shakes."""
        self.still = False

    def choose(self, focus: Card, refused: Collection[Card], kept: Card = NO_CARD) -> None:
        """Know which card has the focus, which can't be chosen, and which is chosen already.

        Cards with the focus and those that are chosen stand raised.
        """
        self._focus, self._refused, self._kept = focus, refused, kept
        for card in {focus, kept} - {NO_CARD}:
            self._raised.setdefault(card, 0.0)

    def update(self, dt: float) -> None:
        """Let the card with the focus rise and others sink."""
        step = RAISE if self.still else RAISE_SPEED * dt
        for card, height in list(self._raised.items()):
            wanted = RAISE if card in (self._focus, self._kept) else 0.0
            now = height + max(-step, min(step, wanted - height))
            self._raised[card] = now
            if not now and not wanted:
                del self._raised[card]

    def sorted(self) -> tuple[list[Placed], list[Placed]]:
        """Return the cards that lie and those on their way, each in painter's order."""
        lying: list[Placed] = []
        flying: list[Placed] = []
        get, moving = self._tweener.get, self._tweener.moving
        for card in self._sprites:
            if card not in self._tweener:
                continue
            at = get(card)
            if moving(card):
                flying.append((card, at))
            elif at.alpha > 0:
                lying.append((card, at))
        lying.sort(key=self._order)
        flying.sort(key=self._order)
        return lying, flying

    def _order(self, entry: Placed) -> tuple[float, ...]:
        """Return what a card is sorted by: which one it is must not show, so places break ties."""
        card, at = entry
        goal = self._tweener.goal(card) or at
        return at.z, goal.z, goal.x, goal.y, at.x, at.y

    def shown(self, lying: Iterable[Placed]) -> tuple[object, ...]:
        """Return all that the picture of the cards that lie depends on."""
        raised = tuple(self._raised.items())
        return lying, raised, self._focus, self._refused, self.shaken

    def draw_lying(self, lying: Sequence[Placed]) -> None:
        """Put the cards that lie; the one with the focus keeps its place among its neighbours."""
        put, picture = self._pen.stage.put, self.pictures.at
        for (card, at), seen in zip(lying, _seen(lying), strict=True):
            height = self._raised.get(card, 0.0)
            shift = self.shaken[1] if card == self.shaken[0] else 0.0
            if card == self._focus and at.face_up:
                self._draw_halo(at, height)
            dim = card in self._refused and at.z >= self._z_hand and at.face_up
            put(picture(self._sprites[card], at, dim=dim, seen=seen), at.x + shift, at.y - height)

    def draw_flying(self, flying: Iterable[Placed]) -> None:
        """Put the cards that are on their way, over everything else."""
        for card, at in flying:
            picture = self.pictures.flying(self._sprites[card], at, self._flying)
            self._pen.stage.put(picture, at.x, at.y)

    def _draw_halo(self, at: Placement, height: float) -> None:
        box = card_box(at.x, at.y - height, at.width)
        frame = self._pen.sprites.panel(
            box.w + 16,
            box.h + 16,
            fill=(*GLOW, 255),
            border=INK,
            border_width=3,
            radius=20,
            shadow=False,
        )
        self._pen.stage.put(frame, box.cx, box.cy)


def _seen(lying: Sequence[Placed]) -> Iterator[float]:
    """Yield of each card how much of its width the next one in its row leaves in sight."""
    for (_, at), (_, after) in zip_longest(lying, lying[1:], fillvalue=_NOTHING):
        covered = after.y == at.y and 0 < after.x - at.x < at.width == after.width
        yield (after.x - at.x) / at.width if covered else 1.0


def draw_tray(pen: Pen, box: Box, style: SeatStyle) -> None:
    """Put the ground of a hand, edged in its owner's colour."""
    tray = pen.sprites.panel(
        box.w,
        box.h + 6,
        fill=(*INK, 130),
        border=(*style.colour, 130),
        border_width=3,
        radius=30,
        shadow=False,
    )
    pen.stage.put(tray, box.cx, box.cy - 3)


def draw_owner(pen: Pen, box: Box, style: SeatStyle, owner: str) -> None:
    """Put whose hand it is."""
    pen.paper(box, style.colour, radius=14, lift=4)
    pen.icon(f"shapes/{style.shape}", box.x + 24, box.cy, 22, INK)
    room = Box(box.x + 46, box.y + 1, box.w - 60, box.h - 2)
    pen.label(owner, room, HINT, INK, face="bold")
