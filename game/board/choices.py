"""What a seat may choose in the board game, for each question that the rules ask.

To lay a card takes stages: the cards of the hand, then squares on the board, then arrows around the
square. What belongs to the stage comes first, and another card can be chosen at any of them; what
can't be chosen comes last and says why.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property

import msgspec
from msgspec.structs import replace

from game.board.deck import RGB, Deck, Symbol, kind_named
from game.board.draft import STEPS, Choosable, ChooseSquare, Draft, Nothing
from game.board.moves import led_to, way_on_map
from game.board.occupancy import Refusal, top, why_not
from game.board.phrases import acts_of, card_of, deed_of
from game.board.prompts import remote_of, swap_of
from game.board.rules import BoardRules
from game.board.state import (
    NOT_YOU,
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
from game.core.choices import At, Choice, ChooseCard, TakeBack, player, possible_first
from game.core.rounds.resolution import turn_order
from game.core.rules import Seat
from game.core.sentence import Sentence

CHOOSE = "board-choose"
NO_BLOCK = f"{CHOOSE}-refusal-no-block"
NO_REROLL = f"{CHOOSE}-refusal-no-reroll"
SAME_SQUARE = f"{CHOOSE}-refusal-same-square"
NO_ROOM = f"{CHOOSE}-refusal-no-room"
REASONS = frozenset((NO_BLOCK, NO_REROLL, SAME_SQUARE, NO_ROOM, *(why.value for why in Refusal)))
"""The ids of all texts that say why something can't be chosen."""

Told = Choice[Choosable]


class _Desk(msgspec.Struct, frozen=True, dict=True):
    """Who is asked what; ``hand_open``: whether the seat's cards are seen."""

    rules: BoardRules
    state: State
    seat: Seat
    question: Question
    draft: Draft
    hand_open: bool

    @cached_property
    def legal(self) -> frozenset[Action]:
        """What the rules would take."""
        return frozenset(self.rules.legal_actions(self.state, self.seat))

    @cached_property
    def lays(self) -> dict[str, set[int]]:
        """The squares for each kind that may be laid."""
        found: dict[str, set[int]] = {}
        for action in self.legal:
            if isinstance(action, Lay):
                found.setdefault(action.kind, set()).add(action.square)
        return found

    @property
    def board(self) -> Board:
        """The board of the match."""
        return self.rules.board(self.state)

    @property
    def others(self) -> tuple[Seat, ...]:
        """Everybody else, from the right on."""
        return turn_order(self.seat, len(self.state.hands))[:-1]

    def kind(self, card: Card) -> str:
        """Return what a card is."""
        return self.rules.deck.kind(card).text

    def card(self, action: Choosable, card: Card, at: At, refusal: str = "") -> Told:
        """Return a card to choose: what it is called and does."""
        kind = self.kind(card)
        return Choice(
            action,
            replace(card_of(kind, self.state.rules.names), capital=True),
            at,
            card,
            about=deed_of(kind, self.board.scaled(NOT_YOU)),
            refusal=Sentence(refusal) if refusal else None,
        )


Make = Callable[[Card], Choosable]


def choices_of(
    rules: BoardRules,
    state: State,
    seat: Seat,
    draft: Draft | None = None,
    *,
    hand_open: bool = True,
) -> tuple[Told, ...]:
    """Return what a seat may choose now, best first; nothing for one that is not asked.

    ``draft`` is what it has put together so far. Where its cards are not seen (``hand_open``) it is
    offered an answer like everybody, whether or not it holds one (FB-34).
    """
    question = state.question
    if question is None or seat not in question.seats:
        return ()
    desk = _Desk(rules, state, seat, question, draft or Draft(), hand_open)
    return tuple(_CHOICES[question.ask](desk))


def _hand(desk: _Desk, make: Make, why: str) -> tuple[Told, ...]:
    """Return the cards of the hand, in the order of an open one; those first that will do."""
    cards = sorted(desk.state.hands[desk.seat], key=desk.rules.deck.ranks.__getitem__)
    found = []
    for card in cards:
        action = make(card)
        good = _leads_on(desk, card) if isinstance(action, STEPS) else action in desk.legal
        found.append(desk.card(action, card, At.CARD, "" if good else why))
    return possible_first(found)


def _leads_on(desk: _Desk, card: Card) -> bool:
    """Say whether a card may be the first step of something."""
    kind = desk.kind(card)
    if desk.question.ask is Ask.REROLL:
        return kind == Symbol.REROLL
    return desk.question.ask is Ask.GIVE or kind in desk.lays


def _button(action: Choosable, name: str) -> Told:
    return Choice(action, Sentence(f"{CHOOSE}-{name}"))


def _back() -> Told:
    return _button(TakeBack(), "back")


# To lay a card: the card, its square, its arrow.


def _turn(desk: _Desk) -> Iterator[Told]:
    draft = desk.draft
    hand = _hand(desk, lambda card: ChooseCard(desk.kind(card), card), NO_ROOM)
    if draft.kind not in desk.lays:
        yield from hand
    elif draft.square in desk.lays[draft.kind]:
        yield from (_arrow(desk, draft.square, way) for way in kind_named(draft.kind).arrows)
        yield from hand
        yield _back()
        yield from (choice for choice in _squares(desk, draft.kind) if choice.refusal is None)
    else:
        yield from hand
        yield from _squares(desk, draft.kind)
        yield _back()


def _place(desk: _Desk) -> Iterator[Told]:
    """Return the squares for a card that was thrown in; those that are have no arrow."""
    yield from _squares(desk, desk.question.what)


def _squares(desk: _Desk, kind: str) -> tuple[Told, ...]:
    """Return all squares from the start on, those first where the card may go."""
    squares = range(len(desk.board.squares))
    return possible_first(_square(desk, kind, square) for square in squares)


def _square(desk: _Desk, kind: str, square: int) -> Told:
    arrows, why = kind_named(kind).arrows, None
    if square not in desk.lays.get(kind, ()):
        why = why_not(desk.state, desk.rules.deck, kind_named(kind), square)
        assert why is not None, f"{kind} may be laid on {square}"
    return Choice(
        ChooseSquare(square) if len(arrows) > 1 else Lay(kind, square, arrows[0]),
        Sentence(f"{CHOOSE}-square", args={"square": square}),
        At.SQUARE,
        square=square,
        about=lying_on(desk.state, desk.rules.deck, square),
        refusal=None if why is None else Sentence(why.value),
    )


def lying_on(state: State, deck: Deck, square: int) -> Sentence:
    """Return what lies on a square: the top card and when it acts, and those below in order."""
    lain = top(state, square)
    if lain is None:
        return Sentence(f"{CHOOSE}-empty")
    kind, names = deck.kind(lain.card), state.rules.names
    below = tuple(card_of(deck.kind(one.card).text, names) for one in state.stacks[square][-2::-1])
    idle = "-idle" if kind.colour in (RGB.GREEN, RGB.MULTI) else ""
    return Sentence(
        f"{CHOOSE}-covers{idle}",
        args={"count": len(below)},
        words={"card": card_of(kind.text, names).text_id, "acts": acts_of(kind.colour).text_id},
        parts={"below": below},
    )


def _arrow(desk: _Desk, square: int, arrow: str) -> Told:
    """Return a way of the card that is chosen, and where it would send a pawn."""
    there = led_to(desk.state, desk.board, square, arrow)
    leads = "nowhere" if there == square else "leads"
    finish = "-finish" if there == desk.state.finish else ""
    start = "-start" if there == 0 else ""
    return Choice(
        Lay(desk.draft.kind, square, arrow),
        Sentence(f"{CHOOSE}-way-{arrow}"),
        At.ARROW,
        square=square,
        way=way_on_map(desk.board, square, arrow),
        there=there,
        about=Sentence(f"{CHOOSE}-{leads}{finish}{start}", args={"square": there}),
    )


# To name somebody.


def _seat(action: Choosable, seat: Seat, about: Sentence) -> Told:
    return Choice(action, player(seat), At.SEAT, seat=seat, about=about)


def _effect(name: str, **args: int) -> Sentence:
    return Sentence(f"{CHOOSE}-effect-{name}", args=args)


def _name(desk: _Desk) -> Iterator[Told]:
    yield from (_seat(Target(other), other, _effect("name")) for other in desk.others)


def _remote(desk: _Desk) -> Iterator[Told]:
    yield from _pawns(desk, desk.others, lambda other: remote_of(desk.state, desk.seat, other))


def _swap(desk: _Desk) -> Iterator[Told]:
    """Return all pawns but the one that landed; the own one too, under a Remote."""
    pawn = desk.question.other
    order = turn_order(pawn, len(desk.state.pawns))[:-1]
    yield from _pawns(desk, order, lambda other: swap_of(desk.state, pawn, other))


def _pawns(
    desk: _Desk, seats: Iterable[Seat], effect: Callable[[Seat], Sentence]
) -> Sequence[Told]:
    found = []
    for seat in seats:
        choice = replace(_seat(Target(seat), seat, effect(seat)), at=At.PAWN)
        good = choice.action in desk.legal
        found.append(choice if good else replace(choice, refusal=Sentence(SAME_SQUARE)))
    return possible_first(found)


# To answer: everybody is asked alike.


def _block(desk: _Desk) -> Iterator[Told]:
    if desk.hand_open:
        yield from _answers(desk, Symbol.BLOCK, Block(), NO_BLOCK)
    else:
        yield _button(_blind(desk, Block(), Block()), "block")
    yield _button(Pass(), "let-be")


def _reroll(desk: _Desk) -> Iterator[Told]:
    dice, draft = desk.state.dice, desk.draft
    if draft.kind == Symbol.REROLL and len(dice) > 1:
        for die in dice:
            yield _seat(Reroll(die.seat), die.seat, _effect("reroll", value=die.value))
        yield _back()
        return
    one = Reroll(dice[0].seat) if len(dice) == 1 else None
    if desk.hand_open:
        yield from _answers(desk, Symbol.REROLL, one, NO_REROLL)
    else:
        first = one or ChooseCard(Symbol.REROLL.value)
        yield _button(_blind(desk, first, Reroll(dice[0].seat)), "reroll")
    yield _button(Pass(), "let-be")
    yield _button(PassOn(), "let-be-on")


def _blind(desk: _Desk, first: Choosable, needed: Action) -> Choosable:
    """Return what the key of an answer does for a hand that nobody sees now."""
    return first if needed in desk.legal else Nothing()


def _answers(desk: _Desk, symbol: Symbol, action: Action | None, refusal: str) -> Sequence[Told]:
    """Return the open hand, of which one kind alone answers: by an action, or as a first step."""

    def make(card: Card) -> Choosable:
        kind = desk.kind(card)
        return action if action is not None and kind == symbol else ChooseCard(kind, card)

    return _hand(desk, make, refusal)


# Events, and between rounds.


def _give(desk: _Desk) -> Iterator[Told]:
    """Return a card first and then its receiver; of two there is only one."""
    kind, others = desk.draft.kind, desk.others
    if len(others) == 1:
        yield from _hand(desk, lambda card: Give(desk.kind(card), others[0]), NO_ROOM)
        return
    held = desk.rules.deck.find(desk.state.hands[desk.seat], kind) is not None
    if held:
        yield from (_seat(Give(kind, other), other, _effect("give")) for other in others)
    yield from _hand(desk, lambda card: ChooseCard(desk.kind(card), card), NO_ROOM)
    if held:
        yield _back()


def _pick(desk: _Desk) -> Iterator[Told]:
    for card in desk.state.market:
        yield desk.card(Pick(desk.kind(card)), card, At.MARKET)


def _eye(_: _Desk) -> Iterator[Told]:
    yield _button(GoOn(), "go-on")


def _deal(_: _Desk) -> Iterator[Told]:
    yield _button(Deal(), "deal")


_CHOICES: dict[Ask, Callable[[_Desk], Iterator[Told]]] = {
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
