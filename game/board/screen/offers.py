"""What a person may choose, for each question that the rules ask, and in which box.

To lay a card takes stages: the cards of the hand, then squares on the board, then arrows around the
square. Cards come first and can be changed at any stage; what can't be chosen comes last and says
why.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property

import msgspec

from game.board.deck import Symbol, kind_named
from game.board.draft import STEPS, Choosable, ChooseSquare, Draft, Nothing
from game.board.moves import led_to
from game.board.occupancy import Refusal, why_not
from game.board.rules import BoardRules
from game.board.screen.arrows import way_on_map
from game.board.screen.chooser_boxes import button_boxes
from game.board.screen.keys import keyed
from game.board.screen.spots import At, Places, Spot
from game.board.state import (
    Action,
    Ask,
    Block,
    Deal,
    Give,
    GoOn,
    Lay,
    Pass,
    PassOn,
    Pick,
    Question,
    Reroll,
    State,
    Target,
)
from game.board.track import Board
from game.core.cards import Card
from game.core.choices import ChooseCard, TakeBack
from game.core.rounds.resolution import turn_order
from game.core.rules import Seat
from game.ui.hand_rows import as_they_lie

NO_BLOCK = "board-choose-refusal-no-block"
NO_REROLL = "board-choose-refusal-no-reroll"
SAME_SQUARE = "board-choose-refusal-same-square"
NO_ROOM = "board-choose-refusal-no-room"
REFUSALS = (NO_BLOCK, NO_REROLL, SAME_SQUARE, NO_ROOM)
"""The texts that say why something can't be chosen, besides those of ``occupancy.Refusal``."""


class _Desk(msgspec.Struct, frozen=True, dict=True):
    """Who is asked what, and where things lie."""

    rules: BoardRules
    state: State
    seat: Seat
    question: Question
    draft: Draft
    places: Places
    hand_open: bool

    @property
    def legal(self) -> Sequence[Action]:
        """Return what the rules would take."""
        return self.rules.legal_actions(self.state, self.seat)

    @cached_property
    def lays(self) -> dict[str, set[int]]:
        """Return the squares for each kind that may be laid."""
        found: dict[str, set[int]] = {}
        for action in self.legal:
            if isinstance(action, Lay):
                found.setdefault(action.kind, set()).add(action.square)
        return found

    @property
    def board(self) -> Board:
        """Return the board of the match."""
        return self.rules.board(self.state)

    @property
    def others(self) -> tuple[Seat, ...]:
        """Return everybody else, from the right on."""
        return turn_order(self.seat, len(self.state.hands))[:-1]

    def kind(self, card: Card) -> str:
        """Return what a card is."""
        return self.rules.deck.kind(card).text


Make = Callable[[Card], Choosable]


def offers_of(
    rules: BoardRules,
    state: State,
    seat: Seat,
    draft: Draft,
    places: Places,
    *,
    hand_open: bool = True,
) -> tuple[Spot, ...]:
    """Return what a seat may press now; empty for one that is not asked.

    ``hand_open``: whether the seat's cards are seen; then answers are thrown in from the hand.
    """
    question = state.question
    if question is None or seat not in question.seats:
        return ()
    desk = _Desk(rules, state, seat, question, draft, places, hand_open)
    return keyed(_SPOTS[question.ask](desk))


def _possible_first(spots: Iterable[Spot]) -> list[Spot]:
    return sorted(spots, key=lambda spot: bool(spot.refusal))


def _buttons(*actions: Choosable) -> list[Spot]:
    pairs = zip(actions, button_boxes(len(actions)), strict=True)
    return [Spot(action, box) for action, box in pairs]


# To lay a card: the card, its square, its arrow.


def _turn(desk: _Desk) -> tuple[Spot, ...]:
    draft = desk.draft
    hand = _hand(desk, lambda card: ChooseCard(desk.kind(card), card), NO_ROOM)
    if draft.kind not in desk.lays:
        return tuple(hand)
    back = _buttons(TakeBack())
    squares = _squares(desk, draft.kind)
    if draft.square not in desk.lays[draft.kind]:
        return (*hand, *squares, *back)
    return (*_arrows(desk, draft.kind, draft.square), *hand, *back, *_hushed(squares))


def _place(desk: _Desk) -> tuple[Spot, ...]:
    """Return the squares for a card that was thrown in; those that are have no arrow."""
    return tuple(_squares(desk, desk.question.what))


def _squares(desk: _Desk, kind: str) -> list[Spot]:
    """Return all squares from the start on, those first where the card may go."""
    found = []
    for square in range(len(desk.board.squares)):
        refusal = "" if square in desk.lays.get(kind, ()) else _no_square(desk, kind, square)
        box, quiet = desk.places.square_box(square), bool(refusal)
        action = _lay(kind, square)
        found.append(Spot(action, box, refusal, At.SQUARE, square=square, quiet=quiet))
    return _possible_first(found)


def _lay(kind: str, square: int) -> Choosable:
    arrows = kind_named(kind).arrows
    return ChooseSquare(square) if len(arrows) > 1 else Lay(kind, square, arrows[0])


def _no_square(desk: _Desk, kind: str, square: int) -> str:
    why = why_not(desk.state, desk.rules.deck, kind_named(kind), square)
    assert why is not None, f"{kind} may be laid on {square}"
    return why.value


def _hushed(squares: Iterable[Spot]) -> list[Spot]:
    """Return squares for the mouse alone, while keys choose an arrow; refused ones say nothing."""
    return [msgspec.structs.replace(spot, quiet=True) for spot in squares if not spot.refusal]


def _arrows(desk: _Desk, kind: str, square: int) -> list[Spot]:
    """Return the ways of a card on a square."""
    return [_arrow(desk, Lay(kind, square, arrow)) for arrow in kind_named(kind).arrows]


def _arrow(desk: _Desk, lay: Lay) -> Spot:
    places, square = desk.places, lay.square
    there = led_to(desk.state, desk.board, square, lay.arrow)
    return Spot(
        lay,
        places.arrow_box(square, lay.arrow),
        at=At.ARROW,
        square=square,
        way=way_on_map(desk.board, square, lay.arrow),
        there=there,
        on=places.square_box(square),
    )


def _hand(desk: _Desk, make: Make, why: str) -> list[Spot]:
    """Return the cards of the hand as they lie; those first that can be chosen."""
    spots = []
    for card in as_they_lie(desk.state.hands[desk.seat], desk.places.card_box):
        action = make(card)
        good = action in desk.legal or (isinstance(action, STEPS) and _can(desk, card))
        box = desk.places.card_box(card)
        spots.append(Spot(action, box, "" if good else why, At.CARD, card))
    return _possible_first(spots)


def _can(desk: _Desk, card: Card) -> bool:
    """Say whether a card may be the first step of something."""
    kind = desk.kind(card)
    if desk.question.ask is Ask.REROLL:
        return kind == Symbol.REROLL
    return desk.question.ask is Ask.GIVE or kind in desk.lays


# To name somebody.


def _name(desk: _Desk) -> tuple[Spot, ...]:
    return tuple(_plate(desk, other, Target(other)) for other in desk.others)


def _remote(desk: _Desk) -> tuple[Spot, ...]:
    return _pawns(desk, desk.others)


def _swap(desk: _Desk) -> tuple[Spot, ...]:
    """Return all pawns but the one that landed; the own one too, under a Remote."""
    order = turn_order(desk.question.other, len(desk.state.pawns))[:-1]
    return _pawns(desk, order)


def _pawns(desk: _Desk, seats: Iterable[Seat]) -> tuple[Spot, ...]:
    """Return the plates of pawns, and for the mouse the pawns themselves."""
    plates = [_pawn_plate(desk, seat) for seat in seats]
    box = desk.places.pawn_box
    pawns = [
        msgspec.structs.replace(spot, box=box(spot.seat), at=At.PAWN, quiet=True)
        for spot in plates
        if not spot.refusal
    ]
    return (*_possible_first(plates), *pawns)


def _pawn_plate(desk: _Desk, seat: Seat) -> Spot:
    action = Target(seat)
    return _plate(desk, seat, action, "" if action in desk.legal else SAME_SQUARE)


def _plate(desk: _Desk, seat: Seat, action: Choosable, refusal: str = "") -> Spot:
    return Spot(action, desk.places.plate_box(seat), refusal, At.PLATE, seat=seat)


# To answer: everybody is asked alike.


def _block(desk: _Desk) -> tuple[Spot, ...]:
    if desk.hand_open:
        return (*_answers(desk, Symbol.BLOCK, Block(), NO_BLOCK), *_buttons(Pass()))
    return _closed(_blind(desk, Block(), Block()), Pass())


def _reroll(desk: _Desk) -> tuple[Spot, ...]:
    dice, draft = desk.state.dice, desk.draft
    if draft.kind == Symbol.REROLL and len(dice) > 1:
        return (*(_plate(desk, die.seat, Reroll(die.seat)) for die in dice), *_buttons(TakeBack()))
    one = Reroll(dice[0].seat) if len(dice) == 1 else None
    if not desk.hand_open:
        first = one or ChooseCard(Symbol.REROLL.value)
        return _closed(_blind(desk, first, Reroll(dice[0].seat)), Pass(), PassOn())
    return (*_answers(desk, Symbol.REROLL, one, NO_REROLL), *_buttons(Pass(), PassOn()))


def _closed(answer: Choosable, *passes: Choosable) -> tuple[Spot, ...]:
    """Return the buttons for a closed hand; that which lets it be is on the left of the answer."""
    left, right, *more = button_boxes(1 + len(passes))
    pairs = zip((answer, *passes), (right, left, *more), strict=True)
    return tuple(Spot(action, box) for action, box in pairs)


def _blind(desk: _Desk, first: Choosable, needed: Action) -> Choosable:
    """Return what the key of an answer does for a hand that nobody sees now."""
    return first if needed in desk.legal else Nothing()


def _answers(desk: _Desk, symbol: Symbol, action: Action | None, refusal: str) -> list[Spot]:
    """Return the open hand, of which one kind alone answers: by an action, or as a first step."""

    def make(card: Card) -> Choosable:
        kind = desk.kind(card)
        return action if action is not None and kind == symbol else ChooseCard(kind, card)

    return _hand(desk, make, refusal)


# Events, and between rounds.


def _give(desk: _Desk) -> tuple[Spot, ...]:
    """Return a card first and then its receiver; of two there is only one."""
    draft, others = desk.draft, desk.others
    if len(others) == 1:
        return tuple(_hand(desk, lambda card: Give(desk.kind(card), others[0]), NO_ROOM))
    hand = _hand(desk, lambda card: ChooseCard(desk.kind(card), card), NO_ROOM)
    if desk.rules.deck.find(desk.state.hands[desk.seat], draft.kind) is None:
        return tuple(hand)
    named = [_plate(desk, other, Give(draft.kind, other)) for other in others]
    return (*named, *hand, *_buttons(TakeBack()))


def _pick(desk: _Desk) -> tuple[Spot, ...]:
    box = desk.places.market_box
    cards = as_they_lie(desk.state.market, box)
    return tuple(Spot(Pick(desk.kind(card)), box(card), "", At.MARKET, card) for card in cards)


def _eye(_: _Desk) -> tuple[Spot, ...]:
    return tuple(_buttons(GoOn()))


def _deal(_: _Desk) -> tuple[Spot, ...]:
    return tuple(_buttons(Deal()))


_SPOTS: dict[Ask, Callable[[_Desk], tuple[Spot, ...]]] = {
    Ask.DEAL: _deal,
    Ask.SET_UP: _turn,
    Ask.TURN: _turn,
    Ask.REMOTE: _remote,
    Ask.SWAP: _swap,
    Ask.BLOCK: _block,
    Ask.REROLL: _reroll,
    Ask.PLACE: _place,
    Ask.NAME: _name,
    Ask.GIVE: _give,
    Ask.PICK: _pick,
    Ask.EYE: _eye,
}
REASONS = frozenset((*REFUSALS, *(why.value for why in Refusal)))
"""All that may stand as the refusal of a spot."""
