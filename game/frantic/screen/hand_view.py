"""The cards on the table: hands, what lies before seats, the market, and cards on their way."""

from collections.abc import Collection, Iterator

from game.core.rules import Seat
from game.frantic.deck import HIDDEN, KINDS, Card, Deck
from game.frantic.screen.geometry import (
    FAN_CARD,
    FRONT_CARD,
    HAND,
    HAND_LOW,
    MARKET_NARROW,
    PILE_CARD,
    TRAY,
    TRAY_OWNER,
    card_box,
    hand_boxes,
    plate_box,
)
from game.frantic.screen.layout import ANGLES, Z_HAND, Sight, front_of, layout, order_of
from game.frantic.screen.pictures import BACK, sprite_of
from game.frantic.state import State
from game.ui.brush import Brush
from game.ui.card_pictures import Captions, CardPictures
from game.ui.motion import Placement, Tweener
from game.ui.theme import HINT, INK, seat_style
from game.ui.widgets_pen import GLOW, Box, Pen

RAISE = 26.0
RAISE_SPEED = 300.0
"""The card with the focus stands so much higher; units, and units a second."""
FLYING = (FAN_CARD, (FAN_CARD + PILE_CARD) / 2, PILE_CARD, HAND)
"""Widths of cards on their way: few, as each is a picture of its own."""

Placed = tuple[Card, Placement]


class Places:
    """Where the things of a state lie that can be pressed."""

    def __init__(self, state: State, deck: Deck, sight: Sight) -> None:
        self._seats = len(state.hands)
        self._sight = sight
        self._placed = layout(state, deck, sight)
        cards = order_of(state, deck, sight.audience, sight.near)
        boxes = hand_boxes(len(cards))
        self._hand = dict(zip(cards, boxes, strict=True))

    def card_box(self, card: Card) -> Box:
        """Return where a card of the hand in the tray can be pressed: the part in sight."""
        return self._hand.get(card) or self.market_box(card)

    def plate_box(self, seat: Seat) -> Box:
        """Return a seat's plate."""
        return plate_box(seat, self._seats, self._sight.anchor)

    def market_box(self, card: Card) -> Box:
        """Return where a card of the market lies."""
        at = self._placed[card]
        return card_box(at.x, at.y, at.width)


class HandView:
    """Draws cards where a tweener has them; the one with the focus stands higher."""

    def __init__(
        self, brush: Brush, pen: Pen, deck: Deck, tweener: Tweener, captions: Captions
    ) -> None:
        self._brush = brush
        self._pen = pen
        self._deck = deck
        self._tweener = tweener
        self.pictures = CardPictures(brush.sprites, BACK, captions)
        self._raised: dict[Card, float] = {}
        self._focus: Card = HIDDEN
        self._refused: Collection[Card] = frozenset()
        self.shaken: tuple[Card, float] = (HIDDEN, 0.0)
        """A card that can't be chosen, and how far to the side it is while it shakes."""
        self.still = False

    def choose(self, focus: Card, refused: Collection[Card]) -> None:
        """Know which card is raised, and which can't be chosen."""
        self._focus, self._refused = focus, refused
        if focus != HIDDEN:
            self._raised.setdefault(focus, 0.0)

    def update(self, dt: float) -> None:
        """Let the card with the focus rise and others sink."""
        step = RAISE if self.still else RAISE_SPEED * dt
        for card, height in list(self._raised.items()):
            wanted = RAISE if card == self._focus else 0.0
            now = height + max(-step, min(step, wanted - height))
            self._raised[card] = now
            if not now and card != self._focus:
                del self._raised[card]

    def draw_tray(self, sight: Sight, owner: str) -> None:
        """Put the ground of the hand below; ``owner`` is its name where the plate above is not."""
        style = seat_style(sight.near)
        tray = self._brush.sprites.panel(
            TRAY.w,
            TRAY.h + 6,
            fill=(*INK, 130),
            border=(*style.colour, 130),
            border_width=3,
            radius=30,
            shadow=False,
        )
        self._brush.stage.put(tray, TRAY.cx, TRAY.cy - 3)
        if sight.near != sight.anchor and owner:
            box = TRAY_OWNER
            self._pen.paper(box, style.colour, radius=14, lift=4)
            self._pen.icon(f"shapes/{style.shape}", box.x + 24, box.cy, 22, INK)
            room = Box(box.x + 46, box.y + 1, box.w - 60, box.h - 2)
            self._pen.label(owner, room, HINT, INK, face="bold")

    def sorted(self) -> tuple[list[Placed], list[Placed]]:
        """Return the cards that lie and those on their way, each in painter's order."""
        lying: list[Placed] = []
        flying: list[Placed] = []
        get, moving = self._tweener.get, self._tweener.moving
        for card in self._deck.cards:
            if card not in self._tweener:
                continue
            at = get(card)
            if moving(card):
                flying.append((card, at))
            elif at.alpha > 0:
                lying.append((card, at))
        lying.sort(key=_height)
        flying.sort(key=_height)
        return lying, flying

    def shown(self, lying: list[Placed]) -> tuple[object, ...]:
        """Return all that the picture of the cards that lie depends on."""
        raised = tuple(self._raised.items())
        return lying, raised, self._focus, self._refused, self.shaken

    def draw_lying(self, lying: list[Placed]) -> None:
        """Put the cards that lie; the one with the focus keeps its place among its neighbours."""
        put, at_place = self._brush.stage.put, self.pictures.at
        for card, at in lying:
            name = sprite_of(self._deck.kinds[card].text)
            height = self._raised.get(card, 0.0)
            shift = self.shaken[1] if card == self.shaken[0] else 0.0
            if card == self._focus and at.face_up:
                self._draw_halo(at, height)
            dim = card in self._refused and at.z >= Z_HAND and at.face_up
            put(at_place(name, at, dim=dim), at.x + shift, at.y - height)

    def draw_flying(self, flying: list[Placed]) -> None:
        """Put the cards that are on their way, over everything else."""
        for card, at in flying:
            name = sprite_of(self._deck.kinds[card].text)
            picture = self.pictures.flying(name, at, FLYING)
            self._brush.stage.put(picture, at.x, at.y)

    def _draw_halo(self, at: Placement, height: float) -> None:
        box = card_box(at.x, at.y - height, at.width)
        frame = self._brush.sprites.panel(
            box.w + 16,
            box.h + 16,
            fill=(*GLOW, 255),
            border=INK,
            border_width=3,
            radius=20,
            shadow=False,
        )
        self._brush.stage.put(frame, box.cx, box.cy)

    def prewarming(self) -> Iterator[None]:
        """Make one picture a step, those that are needed first."""
        get = self.pictures.get
        for width in (*FLYING, HAND_LOW, FRONT_CARD):
            get(BACK, width)
            yield
        for rank, kind in enumerate(KINDS):
            name = sprite_of(kind.text)
            for width in (HAND, *FLYING, HAND_LOW):
                get(name, width)
                yield
            get(name, PILE_CARD, ANGLES[rank % len(ANGLES)])
            yield
            get(name, HAND, dim=True)
            yield
            get(name, HAND_LOW, dim=True)
            yield
            get(name, MARKET_NARROW)
            yield


def counts_of(state: State, deck: Deck, sight: Sight) -> tuple[int, ...]:
    """Return how many cards each seat holds, those before it on the table included."""
    return tuple(
        len(order_of(state, deck, sight.audience, seat))
        + len(front_of(state, sight.audience, seat))
        for seat in range(len(state.hands))
    )


def _height(entry: Placed) -> float:
    return entry[1].z
