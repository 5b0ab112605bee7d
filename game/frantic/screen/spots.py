"""Where choices lie on Frantic's table, in units of the 1920 x 1080 canvas, and their keys.

The first key is always the button's, and the second that of another button, such as to pass: what
ends a turn has a key and a place of its own, where nothing else was a moment before. Cards come
after those, by their places in the hand, whether they go or not. The other players have the keys
after the first, round the table, so that they stay the same all through a match. Colours have the
own row, and numbers their digits.
"""

from collections import Counter
from collections.abc import Sequence

from game.core.cards import HIDDEN
from game.core.choices import At, NotBefore, TakeBack
from game.core.rounds.resolution import turn_order
from game.core.rules import Seat
from game.frantic.choices import Told, choices_of
from game.frantic.deck import COLOURS, NUMBERS, Symbol
from game.frantic.draft import Choosable, Draft, GiveRest
from game.frantic.rules import FranticRules
from game.frantic.screen.layout import (
    BIG,
    CARD_RATIO,
    CHOOSER,
    DRAW_PILE,
    PILE_CARD,
    ROWS,
    TRAY,
    FranticCards,
    plate_box,
)
from game.frantic.screen.round_table import DEAL as UNDER_POINTS
from game.frantic.state import Ask, Deal, GoOn, Pass, Shares, State, Wish
from game.input.turn_keys import DIGIT, NO_KEY, OWN_ROW
from game.ui.canvas import Box
from game.ui.card_moves import Sight
from game.ui.spots import CardPlaces, Places, Spot, hand_keys, with_keys

GAP = 16.0
SIDE_WIDTH = 316.0
_ROOM = CHOOSER.inset(0, 4)
SIDE = Box(_ROOM.right - SIDE_WIDTH, _ROOM.y, SIDE_WIDTH, _ROOM.h)
"""The one button that is there beside the cards, or what is chosen so far."""
CAPTION = Box(_ROOM.x, _ROOM.y, _ROOM.w - SIDE_WIDTH - GAP, _ROOM.h)
"""What the card with the focus is called and does, or who attacks."""
WIDE_CAPTION = _ROOM
PILE = Box(
    DRAW_PILE[0] - PILE_CARD / 2,
    DRAW_PILE[1] - PILE_CARD * CARD_RATIO / 2,
    PILE_CARD,
    PILE_CARD * CARD_RATIO,
)
GO_ON = Box(BIG.cx - 190, BIG.bottom - 92, 380, 84)
"""The button under open hands, and under the table of points."""
EYE = Box(TRAY.x, 92, TRAY.w, CHOOSER.bottom - 92)
"""All hands but the one below lie here, over everything between the banner and the tray."""
BUTTON_KEY, SECOND_KEY = 0, 1
CARD_KEYS = 2
"""Keys of cards from here on."""


def wish_boxes(*, numbers: bool) -> dict[str, Box]:
    """Return a box a wish: colours above numbers, or colours alone and larger."""
    if not numbers:
        return dict(zip(COLOURS, _ROOM.columns(len(COLOURS), GAP), strict=True))
    above, below = CHOOSER.inset(0, 1).rows(2, 12)
    boxes = dict(zip(COLOURS, above.columns(len(COLOURS), GAP), strict=True))
    cells = below.columns(len(NUMBERS), 10)
    return boxes | dict(zip(map(str, NUMBERS), cells, strict=True))


def share_boxes() -> tuple[Box, Box, Box]:
    """Return the rooms of a Fantastic Four: its cards, to take one back, and to let them draw."""
    cards = Box(_ROOM.x, _ROOM.y, 368, _ROOM.h)
    back = Box(cards.right + GAP, _ROOM.y, 252, _ROOM.h)
    done = Box(back.right + GAP, _ROOM.y, _ROOM.right - back.right - GAP, _ROOM.h)
    return cards, back, done


def side_halves() -> tuple[Box, Box]:
    """Return the upper and the lower half of the side."""
    above, below = SIDE.rows(2, 10)
    return above, below


class TablePlaces(CardPlaces[State]):
    """Where the things of a state lie that can be pressed."""

    def __init__(self, state: State, cards: FranticCards, sight: Sight) -> None:
        super().__init__(state, cards, ROWS, sight)
        self._seats = len(state.hands)
        self._anchor = sight.anchor

    def plate_box(self, seat: Seat) -> Box:
        """Return a seat's plate."""
        return plate_box(seat, self._seats, self._anchor)


def spots_of(
    rules: FranticRules, state: State, seat: Seat, draft: Draft, places: Places
) -> tuple[Spot[Choosable], ...]:
    """Return what a seat may press now; empty for one that is not asked."""
    choices = choices_of(rules, state, seat, draft)
    taken_back = any(isinstance(choice.action, TakeBack | NotBefore) for choice in choices)
    in_turn = state.question is not None and state.question.ask is Ask.TURN
    spots: list[Spot[Choosable]] = []
    for choice in choices:
        match choice.at:
            case At.CARD:
                spots.append(Spot(choice, places.card_box(choice.card), At.CARD))
            case At.MARKET:
                spots.append(Spot(choice, places.market_box(choice.card), At.MARKET))
            case At.SEAT:
                spots.append(Spot(choice, places.plate_box(choice.seat), At.SEAT))
            case At.PILE:
                room = side_halves()[0] if in_turn else SIDE
                drawn = in_turn and choice.refusal is not None
                spots.append(Spot(choice, room, quiet=drawn))
                if not drawn:
                    spots.append(Spot(choice, PILE, At.PILE))
            case At.WISH:
                spots.append(Spot(choice, _wish_box(choices, choice), At.WISH))
            case _:
                early = in_turn and choice.refusal is not None
                box = _button_box(state, choice, halves=taken_back)
                spots.append(Spot(choice, box, quiet=early))
    return _keyed(rules, state, seat, spots)


def _wish_box(choices: Sequence[Told], choice: Told) -> Box:
    assert isinstance(choice.action, Wish)
    return wish_boxes(numbers=len(choices) > len(COLOURS))[choice.action.what]


def _button_box(state: State, choice: Told, *, halves: bool) -> Box:
    """Return where a button is; ``halves``: there is one to take something back as well."""
    match choice.action:
        case Shares():
            return share_boxes()[2]
        case TakeBack():
            shares = state.question is not None and state.question.ask is Ask.SHARES
            return share_boxes()[1] if shares else side_halves()[1]
        case NotBefore():
            return side_halves()[1]
        case Pass() if state.question is not None and state.question.ask is Ask.TURN:
            return side_halves()[1]
        case GiveRest() | Pass():
            return side_halves()[0] if halves else SIDE
        case GoOn():
            return GO_ON
        case Deal():
            return UNDER_POINTS if state.points[0] else GO_ON
        case _:
            return SIDE


KEPT = frozenset({Symbol.COUNTER, Symbol.NICE_TRY})
"""Cards that answer others: whoever plays one in the own turn should have meant to."""


def focus_of(
    rules: FranticRules, state: State, seat: Seat, spots: Sequence[Spot[Choosable]]
) -> Choosable | None:
    """Return what the focus begins on in an open hand; ``None``: on the first possible choice.

    A wish is what the hand holds most of. In the own turn it is no card that answers others, as
    long as there is anything else.
    """
    live = [spot for spot in spots if spot.refusal is None and not spot.quiet]
    ask = None if state.question is None else state.question.ask
    hand = [rules.deck.kind(card) for card in state.hands[seat]]
    if ask is Ask.WISH:
        held = Counter(kind.colour for kind in hand)
        wishes = [spot.action for spot in live if isinstance(spot.action, Wish)]
        return max(wishes, key=lambda wish: held[wish.what], default=None)
    if ask is not Ask.TURN:
        return None
    cards = [spot for spot in live if spot.card != HIDDEN]
    free = [spot for spot in cards if rules.deck.kind(spot.card).symbol not in KEPT]
    if free or not cards:
        return free[0].action if free else None
    return next((spot.action for spot in live if spot.card == HIDDEN), None)


# Keys.


def _keyed(
    rules: FranticRules, state: State, seat: Seat, spots: Sequence[Spot[Choosable]]
) -> tuple[Spot[Choosable], ...]:
    """Give each choice its key."""
    others = turn_order(seat, len(state.hands))[:-1]
    keys = {spot.card: key for key, spot in enumerate(spots) if spot.at is At.MARKET}
    ask = None if state.question is None else state.question.ask
    if not keys:
        # Cards that are chosen leave gaps, so that none of the others gets another key meanwhile.
        whole = sorted(state.hands[seat], key=rules.deck.ranks.__getitem__)
        among = ask is Ask.PRESENTS and len(others) > 1
        keys = hand_keys(whole, 1 + len(others) if among else CARD_KEYS)
    return with_keys(spots, lambda _, spot: keys.get(spot.card, _key_of(others, spot, ask)))


def _has_button_key(spot: Spot[Choosable]) -> bool:
    """Say whether this is the one button; whoever takes something back has a key for that."""
    return spot.at is At.BUTTON and not isinstance(spot.action, TakeBack)


def _is_second(spot: Spot[Choosable], ask: Ask | None) -> bool:
    """Say whether this is a button beside the first: to pass, or to let be what comes as well."""
    passes = isinstance(spot.action, Pass) and ask is Ask.TURN
    return passes or isinstance(spot.action, NotBefore)


def _key_of(others: Sequence[Seat], spot: Spot[Choosable], ask: Ask | None) -> int:
    """Return the key of what is no card."""
    if _is_second(spot, ask):
        return SECOND_KEY
    if _has_button_key(spot):
        return BUTTON_KEY
    if spot.at is At.SEAT:
        return 1 + others.index(spot.seat)
    if not isinstance(spot.action, Wish):
        return NO_KEY
    what = spot.action.what
    return OWN_ROW + COLOURS.index(what) if what in COLOURS else DIGIT + NUMBERS.index(int(what))
