"""Places on the screen, where every card lies by the state, and how cards go there.

Places are in units of the 1920 x 1080 canvas.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from game.core.cards import Card
from game.core.rules import Seat
from game.core.telling import Motion
from game.frappadingue.state import HAND, Phase, State
from game.frappadingue.telling import RunTelling
from game.ui.canvas import Box
from game.ui.motion import DEAL_STAGGER_MS, FLIGHT_MS, Placement, SpriteId, Style

Point = tuple[float, float]

CARD_RATIO = 1.4
"""A card's height for its width."""
TRACK = Box(24, 8, 1872, 100)
"""The kilometre posts, along the whole upper edge."""
PAD = Box(20, 112, 588, 662)
LOG = Box(24, 784, 580, 186)
HINTS = Box(24, 1002, 1872, 50)
"""What lies above is all that a replay shows: its controls lie here."""
BANNER = Box(628, 118, 1268, 82)
"""Whose turn it is, and what to do now."""
WHOLE_LOG = Box(280, 212, 1360, 780)
CARD = 172
"""Width of a card of the throw."""
PITCH = 204
THROW_Y = 366
THROW_X = 1166
LEFT_OVER = 108
"""Width of the cards of a throw that nobody took."""
DECK = (1806, 346)
DECK_CARD = 128
CHOICES = Box(628, 512, 1268, 212)
CHOICE_GAP = 12
CHOICE_HEIGHT = 104
CHOICE_COLUMNS = 3
NEWS = Box(700, 514, 1124, 180)
"""Where what just happened is told in large letters, while nothing can be chosen."""
COUNTER = Box(628, 734, 1268, 236)
BARROW_WIDTH = 270
BARROW = (822, 856)
BARROW_ASIDE = (894, 862)
"""Where the barrow stands when full hands lie beside it."""
TOTAL = Box(1030, 742, 262, 56)
SLOT = 100
SLOT_PITCH = 118
SLOT_X = 1084
SLOT_Y = 878
HANDS = Box(640, 746, 138, 76)
"""How many full hands there are, in words; their cards lie below."""
EARLIER = Box(642, 834, 122, 124)
EARLIER_CARD = 56
EARLIER_PITCH = 38.0
EARLIER_STEP = (5.0, 4.0)
"""From one full hand to the next at most, and from a card of a hand to the next."""
ODDS = Box(1630, 748, 250, 210)
ROW = 98
"""A row of the score pad, at most."""
PAD_HEAD = 150
PAD_FOOT = 46
PAD_SIDE = 36
TURNS_SHOWN = 3
FACE = 54


def card_box(x: float, y: float, width: float) -> Box:
    """Return the box of a card of that width around a middle."""
    height = width * CARD_RATIO
    return Box(x - width / 2, y - height / 2, width, height)


DECK_BOX = Box(DECK[0] - 90, DECK[1] - 90, 180, 250)
"""The deck, with the number of its cards below it."""
CARDS_TAKEN = Box(SLOT_X - SLOT / 2, SLOT_Y - 70, SLOT_PITCH * (HAND - 1) + SLOT, 140)
"""The places of a hand: of what was taken, and what is still missing."""


def throw_spots(count: int, width: float = CARD) -> tuple[Point, ...]:
    """Return the middles of so many piles."""
    pitch = PITCH * width / CARD
    return tuple((THROW_X + pitch * (i - (count - 1) / 2), THROW_Y) for i in range(count))


def slots() -> tuple[Point, ...]:
    """Return the middles of the five places of a hand."""
    return tuple((SLOT_X + SLOT_PITCH * place, SLOT_Y) for place in range(HAND))


def earlier_spots(count: int) -> tuple[Point, ...]:
    """Return the middles of so many cards of full hands: a small stack a hand, side by side."""
    hands = -(-count // HAND)
    right, up = EARLIER_STEP
    room = EARLIER.w - EARLIER_CARD - right * (HAND - 1)
    pitch = min(EARLIER_PITCH, room / max(1, hands - 1))
    left = EARLIER.x + EARLIER_CARD / 2
    low = EARLIER.bottom - EARLIER_CARD * CARD_RATIO / 2
    return tuple(
        (left + pitch * (place // HAND) + right * (place % HAND), low - up * (place % HAND))
        for place in range(count)
    )


def choice_boxes(count: int) -> tuple[Box, ...]:
    """Return a box a choice, in rows; few choices have large boxes."""
    columns = min(CHOICE_COLUMNS, max(1, count))
    rows = -(-count // columns) if count else 0
    if not rows:
        return ()
    height = min(CHOICE_HEIGHT, (CHOICES.h - CHOICE_GAP * (rows - 1)) / rows)
    used = height * rows + CHOICE_GAP * (rows - 1)
    top = CHOICES.y + (CHOICES.h - used) / 2
    width = (CHOICES.w - CHOICE_GAP * (CHOICE_COLUMNS - 1)) / CHOICE_COLUMNS
    return tuple(_box(place, count, columns, width, height, top) for place in range(count))


def _box(place: int, count: int, columns: int, width: float, height: float, top: float) -> Box:
    row, column = divmod(place, columns)
    here = min(columns, count - row * columns)
    left = CHOICES.cx - (width * here + CHOICE_GAP * (here - 1)) / 2
    if count > columns:
        left = CHOICES.x
    return Box(
        left + column * (width + CHOICE_GAP), top + row * (height + CHOICE_GAP), width, height
    )


def button_boxes() -> tuple[Box, Box]:
    """Return the two large boxes: to stop, and to throw."""
    left, right = CHOICES.columns(2, 2 * CHOICE_GAP)
    return left.inset(8, 26), right.inset(8, 26)


def pad_rows(seats: int) -> tuple[Box, ...]:
    """Return each player's row on the score pad."""
    room = Box(
        PAD.x + PAD_SIDE, PAD.y + PAD_HEAD, PAD.w - 2 * PAD_SIDE, PAD.h - PAD_HEAD - PAD_FOOT
    )
    step = min(ROW + 10.0, room.h / seats)
    height = min(ROW, step - 5)
    return tuple(Box(room.x, room.y + seat * step, room.w, height) for seat in range(seats))


def pad_columns(row: Box) -> tuple[Box, tuple[Box, ...], Box]:
    """Return name, the last turns, and total of a row of the score pad."""
    name, total = row.w * 0.41, row.w * 0.18
    turns = Box(row.x + name, row.y, row.w - name - total, row.h).columns(TURNS_SHOWN)
    return (
        Box(row.x, row.y, name, row.h),
        turns,
        Box(row.right - total, row.y, total, row.h),
    )


THROW_ANGLES = (-3.0, 0.0, 3.0, 0.0, -3.0)
Z_DECK, Z_EARLIER, Z_THROW, Z_COUNTER = 0, 100, 200, 400
"""Painter's order of the kinds of places, with room for the cards of each."""

BACK = Style(240, "in-out")
"""Cards go back into the deck together, before the next ones come."""
DEAL_DELAY_MS = 200
DEAL_MS = 260
DEAL_STEP_MS = 3 * DEAL_STAGGER_MS
"""Piles are laid out one after the other, so that each card can be read as it comes."""
TAKE_MS = 300
CLEAR = Style(420, "in-out")

Audience = frozenset[Seat]


def layout(state: State, audience: Audience) -> dict[Card, Placement]:
    """Return a placement for each card in play; everything that lies open is for everybody.

    For an empty audience all cards show their backs. A placement with ``alpha`` 0 is in the deck,
    and need not be drawn once the card is there.
    """
    placed = {card: in_deck(card) for card in state.deck}
    for card, placement in (*_earlier(state), *_throw(state), *_counter(state)):
        placed[card] = placement if audience else replace(placement, face_up=False)
    return placed


def in_deck(card: Card) -> Placement:
    """Return the place of a card in the deck, face down."""
    return Placement(*DECK, DECK_CARD, 0.0, False, Z_DECK + card, 0)


def _throw(state: State) -> Iterator[tuple[Card, Placement]]:
    """What was left over lies smaller: it is shuffled back before the next throw."""
    left_over = state.phase is Phase.GO
    width = LEFT_OVER if left_over else CARD
    spots = throw_spots(len(state.throw), width)
    for place, (card, (x, y)) in enumerate(zip(state.throw, spots, strict=True)):
        angle = 0.0 if left_over else THROW_ANGLES[place]
        yield card, Placement(x, y, width, angle, True, Z_THROW + place)


def _counter(state: State) -> Iterator[tuple[Card, Placement]]:
    for place, (card, (x, y)) in enumerate(zip(state.hand, slots(), strict=False)):
        yield card, Placement(x, y, SLOT, 0.0, True, Z_COUNTER + place)


def _earlier(state: State) -> Iterator[tuple[Card, Placement]]:
    """Full hands of this turn lie in small stacks beside the barrow."""
    spots = earlier_spots(len(state.earlier))
    for place, (card, at) in enumerate(zip(state.earlier, spots, strict=True)):
        yield card, Placement(*at, EARLIER_CARD, 0.0, True, Z_EARLIER + place)


class Choreography:
    """Gives each card its own motion for the event that is being played."""

    def __init__(self) -> None:
        self._styles: dict[Card, Style] = {}

    def prepare(self, told: RunTelling, before: State) -> None:
        """Work out the motions of an event, before it is played."""
        self._styles = {}
        match told.motion:
            case Motion.DRAW:
                delay = DEAL_DELAY_MS if before.throw else 0
                self._styles = dict.fromkeys(before.throw, BACK)
                for place, card in enumerate(told.cards):
                    late = delay + place * DEAL_STEP_MS
                    self._styles[card] = Style(DEAL_MS, "out-back", late)
            case Motion.PASS:
                for place, card in enumerate(told.cards):
                    self._styles[card] = Style(TAKE_MS, "out-back", place * DEAL_STAGGER_MS)
            case Motion.GATHER:
                cards = (*before.throw, *before.hand, *before.earlier)
                self._styles = dict.fromkeys(cards, CLEAR)
            case _:
                pass

    def style(self, told: RunTelling, sprite: SpriteId) -> Style:
        """Return a card's own motion, or the usual one."""
        usual = Style(FLIGHT_MS, "out")
        return self._styles.get(sprite, usual) if isinstance(sprite, int) else usual
