"""Cards on a table: those that lie, those on their way, and all hands open on a sheet."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest

import msgspec

from game.core.cards import Card
from game.core.rules import Seat
from game.input.seating import Seating
from game.ui.canvas import Box
from game.ui.card_pictures import CardNames, CardPictures
from game.ui.faces import face_name
from game.ui.hand_rows import CARD_RATIO, Point, card_box
from game.ui.motion import Placement, Tweener
from game.ui.pen import Pen
from game.ui.theme import BODY, GLOW, HINT, INK, LAMP, NIGHT, TEXT_SOFT, SeatStyle

RAISE = 26.0
RAISE_SPEED = 300.0
"""How much higher the card with the focus stands, in units, and how fast it rises, per second."""
NO_CARD = -1

PlacedCard = tuple[Card, Placement]
_NOTHING: PlacedCard = (NO_CARD, Placement(0.0, 0.0, 0.0))


class CardView:
    """Draws cards where a tweener has them, the one with the focus raised.

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

    def prewarming(self) -> Iterator[None]:
        """Make one picture a step, those that are needed first."""
        raise NotImplementedError

    def choose(self, focus: Card, refused: Collection[Card], kept: Card = NO_CARD) -> None:
        """Note which card has the focus, which can't be chosen, and which is chosen already.

        Cards with the focus and those that are chosen stand raised.
        """
        self._focus, self._refused, self._kept = focus, refused, kept
        for card in {focus, kept} - {NO_CARD}:
            self._raised.setdefault(card, 0.0)

    def raised(self, card: Card) -> float:
        """Return how high a card stands now."""
        return self._raised.get(card, 0.0)

    def update(self, dt: float) -> None:
        """Let the card with the focus rise and others sink."""
        step = RAISE if self.still else RAISE_SPEED * dt
        for card, height in list(self._raised.items()):
            wanted = RAISE if card in (self._focus, self._kept) else 0.0
            now = height + max(-step, min(step, wanted - height))
            self._raised[card] = now
            if not now and not wanted:
                del self._raised[card]

    def sorted(self) -> tuple[list[PlacedCard], list[PlacedCard]]:
        """Return the cards that lie and those on their way, each in painter's order."""
        lying: list[PlacedCard] = []
        flying: list[PlacedCard] = []
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

    def _order(self, entry: PlacedCard) -> tuple[float, ...]:
        """Return what cards are sorted by: only places, so the order tells nothing about them."""
        card, at = entry
        goal = self._tweener.goal(card) or at
        return at.z, goal.z, goal.x, goal.y, at.x, at.y

    def shown(self, lying: Iterable[PlacedCard]) -> tuple[object, ...]:
        """Return all that the picture of the cards that lie depends on."""
        raised = tuple(self._raised.items())
        return lying, raised, self._focus, self._refused, self.shaken

    def draw_lying(self, lying: Sequence[PlacedCard]) -> None:
        """Put the cards that lie; the one with the focus keeps its place among its neighbours."""
        put, picture = self._pen.stage.put, self.pictures.at
        for (card, at), seen in zip(lying, _seen(lying), strict=True):
            height = self._raised.get(card, 0.0)
            shift = self.shaken[1] if card == self.shaken[0] else 0.0
            if card == self._focus and at.face_up:
                self._draw_halo(at, height)
            dim = card in self._refused and at.z >= self._z_hand and at.face_up
            put(picture(self._sprites[card], at, dim=dim, seen=seen), at.x + shift, at.y - height)

    def draw_flying(self, flying: Iterable[PlacedCard]) -> None:
        """Put the cards that are on their way, over everything else."""
        cards = [(self._sprites[card], at) for card, at in flying]
        for (_, at), picture in zip(cards, self.pictures.flying(cards, self._flying), strict=True):
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


def _seen(lying: Sequence[PlacedCard]) -> Iterator[float]:
    """Yield for each card the share of its width that the next one in its row leaves in sight."""
    for (_, at), (_, after) in zip_longest(lying, lying[1:], fillvalue=_NOTHING):
        covered = after.y == at.y and 0 < after.x - at.x < at.width == after.width
        yield (after.x - at.x) / at.width if covered else 1.0


def draw_tray(pen: Pen, box: Box, style: SeatStyle) -> None:
    """Put the tray in which a hand lies, edged in its owner's colour."""
    tray = pen.sprites.tray(
        box.w,
        box.h + 6,
        fill=(*INK, 130),
        border=(*style.colour, 130),
        border_width=3,
        radius=30,
    )
    pen.stage.put_parts(tray, box.cx, box.cy - 3)


def draw_owner(pen: Pen, box: Box, style: SeatStyle, owner: str) -> None:
    """Write whose hand it is, on a strip in the owner's colour."""
    pen.paper(box, style.colour, radius=14, lift=4)
    pen.shape(style, box.x + 24, box.cy, 22, INK)
    room = Box(box.x + 46, box.y + 1, box.w - 60, box.h - 2)
    pen.label(owner, room, HINT, INK, face="bold")


SHEET_EDGE = 24.0
HANDS_GAP = 12.0
ONE_COLUMN = 4
"""Up to this many hands lie one below the other; more lie in two columns."""
OWNER_WIDTH = 132.0
WIDEST = 132.0
TAG_EDGE = 4.0
INDEX_SHARE = 0.4
"""Share of a card's width that is enough to see what it is, and of its height for its index."""
MOST_LINES = 3
LEAST_WIDE = 110.0
"""Least width of cards that lie side by side; rather than be narrower they cover each other."""


class Spread(msgspec.Struct, frozen=True):
    """How the cards of a hand lie: their width and their middles."""

    width: float
    spots: tuple[Point, ...]

    @property
    def seen(self) -> tuple[float, ...]:
        """Return the share of each card's width that the next one leaves in sight."""
        nexts = zip_longest(self.spots, self.spots[1:])
        return tuple(_share_in_sight(here, after, self.width) for here, after in nexts)


def rows_of(room: Box, seats: int, one_column: int = ONE_COLUMN) -> tuple[Box, ...]:
    """Return a part of a room for each seat, down the first column and then down the second.

    Up to ``one_column`` seats are all in one.
    """
    if seats <= one_column:
        return room.rows(seats, HANDS_GAP)
    left, right = room.columns(2, 2 * HANDS_GAP)
    a_column = -(-seats // 2)
    return (*left.rows(a_column, HANDS_GAP), *right.rows(a_column, HANDS_GAP))[:seats]


def spread_of(room: Box, count: int, widest: float = WIDEST) -> Spread:
    """Return how so many cards lie in a room: in as many lines as show most of each card.

    Cards that have room beside one another, and are not small, lie in one line.
    """
    _, row = _lines(room, count, 1, widest)
    if row.width >= LEAST_WIDE and min(row.seen, default=1.0) >= 1:
        return row
    found = (_lines(room, count, lines, widest) for lines in range(1, MOST_LINES + 1))
    return max(found, key=lambda one: one[0])[1]


def _lines(room: Box, count: int, lines: int, widest: float) -> tuple[float, Spread]:
    """Return cards in so many lines, and how much of each is in sight."""
    a_line = max(1, -(-count // lines))
    apart = (room.w + 8) / a_line - 8  # larger cards than usual may not cover one another
    high = room.h / (1 + INDEX_SHARE * (lines - 1))
    width = min(high / CARD_RATIO, max(min(WIDEST, widest), min(apart, widest)))
    pitch = min(width + 8, (room.w - width) / max(1, a_line - 1))
    height = width * CARD_RATIO
    step = height * INDEX_SHARE
    top = room.cy - (height + step * (lines - 1)) / 2 + height / 2
    spots = tuple(
        (room.x + width / 2 + pitch * (place % a_line), top + step * (place // a_line))
        for place in range(count)
    )
    return min(pitch, width * INDEX_SHARE), Spread(width, spots)


def _share_in_sight(here: Point, after: Point | None, width: float) -> float:
    covered = after is not None and after[1] == here[1]
    return min(1.0, (after[0] - here[0]) / width) if covered and after is not None else 1.0


class OpenHands:
    """Draws hands side by side on a sheet, each with its owner.

    ``sheet`` is where they lie and ``room`` the part of it for the hands; ``sprite`` names the
    drawing of a card, and ``back`` that of their back. Cards are up to ``widest``, with their names
    if there are ``card_names``; up to ``one_column`` hands lie one below the other.
    """

    def __init__(
        self,
        pen: Pen,
        seating: Seating,
        sheet: Box,
        room: Box,
        sprite: Callable[[int], str],
        back: str,
        *,
        card_names: CardNames | None = None,
        widest: float = WIDEST,
        one_column: int = ONE_COLUMN,
    ) -> None:
        self._pen = pen
        self._seating = seating
        self._sheet = sheet
        self._room = room
        self._sprite = sprite
        self._pictures = CardPictures(pen.sprites, back, card_names)
        self._widest = widest
        self._one_column = one_column

    def draw(self, hands: Mapping[Seat, Sequence[int]]) -> None:
        """Put hands by their owners, the cards in the order given."""
        self._pen.paper(self._sheet, NIGHT, radius=36, lift=18, edge=LAMP, edge_width=4, cut=3)
        for seat, room in zip(
            hands, rows_of(self._room, len(hands), self._one_column), strict=True
        ):
            self._draw_owner(seat, Box(room.x, room.y, OWNER_WIDTH, room.h))
            left, wide = room.x + OWNER_WIDTH + HANDS_GAP, room.w - OWNER_WIDTH - HANDS_GAP
            cards = Box(left, room.y, wide, room.h)
            self._draw_hand(hands[seat], cards)

    def _draw_owner(self, seat: Seat, box: Box) -> None:
        """Put face, shape and name; a low room has them smaller."""
        pen, style = self._pen, self._pen.style(seat)
        face = min(74.0, box.h * 0.55)
        y = box.y + face / 2 + TAG_EDGE
        pen.dot(box.cx, y, face + 6, INK)
        pen.dot(box.cx, y, face, style.colour)
        self._pen.sprite(face_name(self._seating[seat], seat, "calm"), box.cx, y, face * 0.84)
        badge = box.cx + face * 0.42, y + face * 0.3
        pen.dot(*badge, face * 0.42, INK)
        pen.shape(style, *badge, face * 0.28, style.colour)
        name = Box(box.x, y + face / 2 + 2, box.w, min(40.0, box.bottom - y - face / 2 - 2))
        pen.name(self._seating[seat].name, name, BODY, style.colour, face="bold", align="centre")

    def _draw_hand(self, hand: Sequence[int], room: Box) -> None:
        if not hand:
            text = self._pen.say("table-no-cards")
            self._pen.label(text, room, BODY, TEXT_SOFT, face="bold")
            return
        spread = spread_of(room, len(hand), self._widest)
        for card, (x, y), seen in zip(hand, spread.spots, spread.seen, strict=True):
            picture = self._pictures.get(self._sprite(card), spread.width, seen=seen)
            self._pen.stage.put(picture, x, y)
