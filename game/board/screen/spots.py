"""Where choices lie at the board, in units of the 1920 x 1080 canvas, and which key chooses what.

Buttons that let something be come first, so that their keys are the same each time; then arrows or
players where they are asked for, else the cards by their places in the hand. The focus goes along
the track, over squares that are lit, and among arrows.
"""

import enum
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Protocol

from msgspec.structs import replace

from game.board.choices import Told, choices_of
from game.board.deck import Colour, Deck
from game.board.draft import Choosable, Draft, Nothing
from game.board.moves import way_on_map
from game.board.rules import BoardRules
from game.board.screen.layout import (
    BIG,
    CHOOSER,
    MARKET_CARD,
    MARKET_GAP,
    ROWS,
    TRACK,
    BoardCards,
    Pitch,
    plate_box,
)
from game.board.screen.pawns import Pawns
from game.board.state import ASKED_ALIKE, Ask, Deal, GoOn, Lay, Pass, PassOn, State
from game.board.track import STEPS, Arrow, Board
from game.core.cards import Card
from game.core.choices import NOWHERE, At, NotBefore, TakeBack
from game.core.rounds.resolution import turn_order
from game.core.rules import Seat
from game.input.turn_keys import NO_KEY, TurnKind
from game.ui import spots as ui
from game.ui.canvas import Box
from game.ui.card_moves import Sight
from game.ui.spots import CardPlaces, Spot, Spots, hand_keys, with_keys

GAP = 10.0
ROW, LOW_ROW = 76.0, 62.0
"""How high a row of buttons is that is the only one, and one of two."""
MARKET_HIGH, MARKET_EDGE = 300.0, 34.0
EYE = TRACK.inset(0, 4)
"""All hands lie here while the Eye looks."""
MOST_BUTTONS = 3
REACH, LEAST_REACH = 0.55, 71.0
"""From the middle of a square to that of an arrow, for the size of a cell, and in units.

It is no further than its key needs: a pawn on the square beside it is to be seen.
"""
SIDE, LEAST_SIDE = 0.36, 46.0
"""How large an arrow is, in the same way."""
EDGE = 6.0
"""What is pressed is at least so far from the edge of the screen."""


def caption_box(buttons: int) -> Box:
    """Return the room above so many buttons."""
    used = button_rows(buttons) * (_row(buttons) + GAP)
    return Box(CHOOSER.x, CHOOSER.y, CHOOSER.w, CHOOSER.h - used)


def button_boxes(buttons: int) -> tuple[Box, ...]:
    """Return a box a button, one below the other; of three the first two share a row."""
    if not buttons:
        return ()
    rows, high = button_rows(buttons), _row(buttons)
    top = CHOOSER.bottom - rows * high - (rows - 1) * GAP
    lines = [Box(CHOOSER.x, top + n * (high + GAP), CHOOSER.w, high) for n in range(rows)]
    return (*lines[0].columns(2, GAP), *lines[1:]) if buttons == MOST_BUTTONS else tuple(lines)


def button_rows(buttons: int) -> int:
    """Return how many rows so many buttons take."""
    return min(buttons, 2)


def _row(buttons: int) -> float:
    return LOW_ROW if button_rows(buttons) > 1 else ROW


def market_box(count: int) -> Box:
    """Return the cloth under so many cards of the market."""
    wide = count * (MARKET_CARD + MARKET_GAP) + 2 * MARKET_EDGE
    return Box(BIG.cx - wide / 2, BIG.cy - MARKET_HIGH / 2, wide, MARKET_HIGH)


def arrow_box(pitch: Pitch, number: int, arrow: str) -> Box:
    """Return where an arrow is pressed on a card: at the side of its square to which it points."""
    box, reach = pitch.box(number), max(pitch.cell * REACH, LEAST_REACH)
    side = max(pitch.cell * SIDE, LEAST_SIDE)
    right, down = STEPS[Arrow(way_on_map(pitch.board, number, arrow))]
    x, y = box.cx + right * reach - side / 2, box.cy + down * reach - side / 2
    return Box(max(EDGE, x), y, side, side)


class Places(ui.Places, Protocol):
    """Where things lie on the table and on the board."""

    def square_box(self, number: int) -> Box:
        """Return the cell of a square."""
        ...

    def arrow_box(self, number: int, arrow: str) -> Box:
        """Return where the arrow of a card on a square is pressed: a way, or on and back."""
        ...

    def pawn_box(self, seat: Seat) -> Box:
        """Return where a seat's pawn stands."""
        ...


class TablePlaces(CardPlaces[State]):
    """The places of one state, as somebody sees them."""

    def __init__(
        self, state: State, cards: BoardCards, pitch: Pitch, pawns: Pawns, sight: Sight
    ) -> None:
        super().__init__(state, cards, ROWS, sight)
        self._seats = len(state.hands)
        self._pitch = pitch
        self._pawns = pawns

    def plate_box(self, seat: Seat) -> Box:
        """Return a seat's plate."""
        return plate_box(seat, self._seats)

    def square_box(self, number: int) -> Box:
        """Return the cell of a square."""
        return self._pitch.box(number)

    def arrow_box(self, number: int, arrow: str) -> Box:
        """Return where the arrow of a card on a square is pressed."""
        return arrow_box(self._pitch, number, arrow)

    def pawn_box(self, seat: Seat) -> Box:
        """Return where a seat's pawn stands."""
        return self._pawns.box(seat)


def spots_of(
    rules: BoardRules,
    state: State,
    seat: Seat,
    draft: Draft,
    places: Places,
    *,
    hand_open: bool = True,
) -> tuple[Spot[Choosable], ...]:
    """Return what a seat may press now; empty for one that is not asked.

    ``hand_open``: whether the seat's cards are seen; then answers are thrown in from the hand.
    """
    choices = choices_of(rules, state, seat, draft, hand_open=hand_open)
    pointed = any(choice.at is At.ARROW for choice in choices)
    spots = _read_in_order([_spot(choice, places, pointed=pointed) for choice in choices])
    pawns = [
        Spot(choice, places.pawn_box(choice.seat), At.PAWN, quiet=True)
        for choice in choices
        if choice.at is At.PAWN and choice.refusal is None
    ]
    order = turn_order(seat, len(state.hands))
    found = with_room(_keyed([*spots, *pawns], order))
    if state.question is None or state.question.ask in ASKED_ALIKE:
        return found
    hand = sorted(state.hands[seat], key=rules.deck.ranks.__getitem__)
    return _by_place(found, hand)


def _read_in_order(spots: Sequence[Spot[Choosable]]) -> list[Spot[Choosable]]:
    """Put arrows in the order in which they are read on the screen: so their keys lie, too."""
    arrows = [spot for spot in spots if spot.at is At.ARROW]
    read = iter(sorted(arrows, key=lambda spot: (round(spot.box.cy), spot.box.cx)))
    return [next(read) if spot.at is At.ARROW else spot for spot in spots]


def _spot(choice: Told, places: Places, *, pointed: bool) -> Spot[Choosable]:
    """Return the spot of a choice; somebody's pawn can be chosen by the plate as well.

    Squares are for the mouse alone while an arrow is chosen (``pointed``), and if they are refused.
    """
    match choice.at:
        case At.CARD:
            return Spot(choice, places.card_box(choice.card), At.CARD)
        case At.MARKET:
            return Spot(choice, places.market_box(choice.card), At.MARKET)
        case At.SEAT | At.PAWN:
            return Spot(choice, places.plate_box(choice.seat), At.SEAT)
        case At.SQUARE:
            quiet = choice.refusal is not None or pointed
            return Spot(choice, places.square_box(choice.square), At.SQUARE, quiet=quiet)
        case At.ARROW:
            assert isinstance(choice.action, Lay)
            return Spot(choice, places.arrow_box(choice.square, choice.action.arrow), At.ARROW)
        case _:
            return Spot(choice, CHOOSER)  # with_room gives it its own


def with_room(spots: Sequence[Spot[Choosable]]) -> tuple[Spot[Choosable], ...]:
    """Give the buttons that are there their boxes, below what is told of the choice.

    That which lets it be is on the left of the answer. A guided round offers fewer of them.
    """
    buttons = [spot for spot in spots if spot.at is At.BUTTON]
    boxes = button_boxes(len(buttons))
    if len(buttons) > 1 and not isinstance(buttons[0].action, _PLAIN):
        boxes = (boxes[1], boxes[0], *boxes[2:])
    rooms = iter(boxes)
    return tuple(replace(spot, box=next(rooms)) if spot.at is At.BUTTON else spot for spot in spots)


# Keys.


class _Rank(enum.IntEnum):
    """In which order choices get their keys."""

    PLAIN = 0
    NAMED = 1
    ANSWER = 2
    CARD = 3
    NONE = 4


_PLAIN = (Pass, PassOn, NotBefore, GoOn, Deal)
_RANKS = {
    At.ARROW: _Rank.NAMED,
    At.SEAT: _Rank.NAMED,
    At.CARD: _Rank.CARD,
    At.MARKET: _Rank.CARD,
}


def _keyed(spots: Sequence[Spot[Choosable]], order: Sequence[Seat]) -> tuple[Spot[Choosable], ...]:
    """Give each choice its key; cards have none while arrows or players are asked for.

    A player always has the same key, by the ``order`` of all seats, whoever else can be chosen.
    """
    ranks = [_rank(spot) for spot in spots]
    last = _Rank.ANSWER if _Rank.NAMED in ranks else _Rank.CARD
    with_key = [place for place, rank in enumerate(ranks) if rank <= last]
    keys = {place: key for key, place in enumerate(sorted(with_key, key=ranks.__getitem__))}
    seats = (place for place in with_key if spots[place].at is At.SEAT)
    keys |= {place: order.index(spots[place].seat) for place in seats}
    return with_keys(spots, lambda place, _: keys.get(place, NO_KEY))


def _by_place(
    spots: Sequence[Spot[Choosable]], hand: Sequence[Card]
) -> tuple[Spot[Choosable], ...]:
    """Give cards of the hand keys by their places, whichever of them can be laid.

    An answer that is thrown in has the same key from a closed and an open hand instead.
    """
    taken = {spot.key for spot in spots if spot.at is not At.CARD}
    keys = hand_keys(hand, 1, taken)
    return with_keys(
        spots,
        lambda _, spot: keys[spot.card] if spot.at is At.CARD and spot.key != NO_KEY else spot.key,
    )


def _rank(spot: Spot[Choosable]) -> _Rank:
    if isinstance(spot.action, TakeBack):
        return _Rank.NONE  # there is a key for it that never changes
    if spot.at is At.BUTTON:
        return _Rank.PLAIN if isinstance(spot.action, _PLAIN) else _Rank.ANSWER
    return _RANKS.get(spot.at, _Rank.NONE)


# What of the table is to be lit.


def lit_squares(spots: Spots[Any]) -> frozenset[int]:
    """Return the squares that may be chosen, which are to be lit."""
    squares = (spot for spot in spots.items if spot.at is At.SQUARE)
    return frozenset(spot.square for spot in squares if not spot.quiet)


def framed_squares(spots: Spots[Any]) -> frozenset[int]:
    """Return which of the lit squares have a frame: in a guided round only those of its step."""
    squares = (spot for spot in spots.items if spot.at is At.SQUARE)
    return frozenset(spot.square for spot in squares if not (spot.quiet or spot.held))


def previewed(spots: Spots[Any]) -> Lay | None:
    """Return how a card would lie if what has the focus were chosen; ``None`` if none would."""
    spot = spots.focused
    if spot is None or spot.refusal is not None or not isinstance(spot.action, Lay):
        return None
    return spot.action


def goal_of(spots: Spots[Any]) -> int:
    """Return where the arrow with the focus would send a pawn; ``NOWHERE`` if it sends none."""
    spot = spots.focused
    if spot is None or spot.at is not At.ARROW or spot.choice.there == spot.square:
        return NOWHERE
    return spot.choice.there


class BoardSpots(Spots[Choosable]):
    """The choices of one stage: left and right follow the track, an arrow's own key finds it.

    ``begin`` is where the focus is at first, if that is offered.
    """

    def __init__(
        self, spots: Sequence[Spot[Choosable]], board: Board, begin: Choosable | None = None
    ) -> None:
        super().__init__(spots)
        self._board = board
        if begin is not None:
            self.focus_on(begin)

    @property
    def stage(self) -> At | None:
        """What is chosen now: arrows before squares before all else; ``None`` for anything."""
        found = {spot.at for spot in self.items if not spot.quiet}
        return next((at for at in (At.ARROW, At.SQUARE) if at in found), None)

    def pick(self, number: int) -> Spot[Choosable] | None:
        """Give the focus to a choice and return it; an answer not held gets none (FB-34)."""
        before = self.focus
        spot = super().pick(number)
        if spot is not None and isinstance(spot.action, Nothing):
            self.focus = before
        return spot

    def move(self, kind: TurnKind) -> bool:
        """Move the focus; say whether there was somewhere to go."""
        stage = self.stage
        if kind in ("previous", "next") and stage is not None:
            return self.step(self._among(stage), 1 if kind == "next" else -1)
        if stage is At.ARROW:
            return self._turn_to(kind)
        if kind in ("left", "right") and self._on is At.SQUARE:
            return self._along(1 if kind == "right" else -1)
        return super().move(kind)

    @property
    def _on(self) -> At | None:
        return self.items[self.focus].at if self.items else None

    def _among(self, at: At) -> list[int]:
        """Return the choices of a kind that keys lead to; squares from the start on."""
        return [place for place in self.reachable() if self.items[place].at is at]

    def _turn_to(self, way: str) -> bool:
        """Give the focus to the arrow that points a way on the map."""
        for place in self._among(At.ARROW):
            if self.items[place].choice.way == way:
                moved, self.focus = place != self.focus, place
                return moved
        return False

    def _along(self, step: int) -> bool:
        """Go to the next square along the track that is lit, to a side of the map."""
        here = self.items[self.focus].square
        step *= side_of(self._board, here)
        ahead = [p for p in self._among(At.SQUARE) if (self.items[p].square - here) * step > 0]
        if ahead:
            self.focus = min(ahead, key=lambda place: abs(self.items[place].square - here))
        return bool(ahead)


def side_of(board: Board, number: int) -> int:
    """Return 1 where the numbers grow to the right, and -1 where to the left.

    Where the track goes up or down it is as before that, so that the way back is the same key.
    """
    columns = [square.column for square in board.squares]
    steps = [after - before for before, after in pairwise(columns)]
    before = [step for step in steps[: number + 1] if step]
    after = [step for step in steps[number + 1 :] if step]
    return before[-1] if before else after[0] if after else 1


def focus_of(
    spots: Sequence[Spot[Choosable]], deck: Deck, state: State, seat: Seat
) -> Choosable | None:
    """Return what the focus begins on; ``None``: on the first choice that is possible.

    A square is one ahead of the own pawn, an arrow the one that leads furthest on, and where
    everybody is asked alike nothing is thrown in by a press too many. In the own turn no card is
    laid by that which answers others, as long as there is another.
    """
    arrows = [spot for spot in spots if spot.at is At.ARROW]
    if arrows:
        return max(arrows, key=lambda spot: spot.choice.there).action
    squares = [spot for spot in spots if spot.at is At.SQUARE and spot.refusal is None]
    if squares:
        ahead = [spot for spot in squares if spot.square > state.pawns[seat]]
        return (ahead[0] if ahead else squares[-1]).action
    question = state.question
    if question is not None and question.ask in ASKED_ALIKE:
        held = any(spot.at is At.CARD and spot.refusal is None for spot in spots)
        plates = any(spot.at is At.SEAT for spot in spots)
        return None if plates or (held and question.ask is Ask.BLOCK) else Pass()
    if question is not None and question.ask in (Ask.SET_UP, Ask.TURN):
        cards = (spot for spot in spots if spot.at is At.CARD and spot.refusal is None)
        free = (spot for spot in cards if deck.kind(spot.card).colour is not Colour.MULTI)
        return next((spot.action for spot in free), None)
    return None
