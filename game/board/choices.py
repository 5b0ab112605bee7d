"""What a seat may choose in the board game, for each question that the rules ask.

To lay a card takes stages: the cards of the hand, then squares on the board, then arrows around the
square. What belongs to the stage comes first, and another card can be chosen at any of them; what
can't be chosen comes last and says why.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property

from msgspec.structs import replace

from game.board.deck import Colour, Deck, Symbol, kind_named
from game.board.draft import STEPS, Choosable, ChooseSquare, Draft, Nothing
from game.board.moves import led_to, way_on_map
from game.board.occupancy import Refusal, top, why_not
from game.board.phrases import ability_of, acts_of, card_of
from game.board.prompts import remote_of, swap_of
from game.board.questions import asked_now
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
from game.core.choices import At, Choice, ChooseCard, NotBefore, TakeBack, possible_first
from game.core.rounds.choices import Asked, somebody
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


class _Asked(Asked[BoardRules, State, Question, Draft], frozen=True):
    """``hand_open``: whether the seat's cards are seen."""

    hand_open: bool

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
            about=ability_of(kind, self.board.scaled(NOT_YOU)),
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
    if question is None or seat not in asked_now(state):
        return ()
    asked = _Asked(rules, state, seat, question, draft or Draft(), hand_open)
    return tuple(_CHOICES[question.ask](asked))


def _hand(asked: _Asked, make: Make, why: str) -> tuple[Told, ...]:
    """Return the cards of the hand, in the order of an open one; those first that will do."""
    cards = sorted(asked.state.hands[asked.seat], key=asked.rules.deck.ranks.__getitem__)
    found = []
    for card in cards:
        action = make(card)
        good = _leads_on(asked, card) if isinstance(action, STEPS) else action in asked.legal
        found.append(asked.card(action, card, At.CARD, "" if good else why))
    return possible_first(found)


def _leads_on(asked: _Asked, card: Card) -> bool:
    """Say whether a card may be the first step of something."""
    kind = asked.kind(card)
    if asked.question.ask is Ask.REROLL:
        return kind == Symbol.REROLL
    return asked.question.ask is Ask.GIVE or kind in asked.lays


def _button(action: Choosable, name: str) -> Told:
    return Choice(action, Sentence(f"{CHOOSE}-{name}"))


def _back() -> Told:
    return _button(TakeBack(), "back")


# To lay a card: the card, its square, its arrow.


def _turn(asked: _Asked) -> Iterator[Told]:
    draft = asked.draft
    hand = _hand(asked, lambda card: ChooseCard(asked.kind(card), card), NO_ROOM)
    if draft.kind not in asked.lays:
        yield from hand
    elif draft.square in asked.lays[draft.kind]:
        yield from (_arrow(asked, draft.square, way) for way in kind_named(draft.kind).arrows)
        yield from hand
        yield _back()
        yield from (choice for choice in _squares(asked, draft.kind) if choice.refusal is None)
    else:
        yield from hand
        yield from _squares(asked, draft.kind)
        yield _back()


def _place(asked: _Asked) -> Iterator[Told]:
    """Return the squares for a card that was thrown in; those that are have no arrow."""
    yield from _squares(asked, asked.question.what)


def _squares(asked: _Asked, kind: str) -> tuple[Told, ...]:
    """Return all squares from the start on, those first where the card may go."""
    squares = range(len(asked.board.squares))
    return possible_first(_square(asked, kind, square) for square in squares)


def _square(asked: _Asked, kind: str, square: int) -> Told:
    arrows, why = kind_named(kind).arrows, None
    if square not in asked.lays.get(kind, ()):
        why = why_not(asked.state, asked.rules.deck, kind_named(kind), square)
        assert why is not None, f"{kind} may be laid on {square}"
    return Choice(
        ChooseSquare(square) if len(arrows) > 1 else Lay(kind, square, arrows[0]),
        Sentence(f"{CHOOSE}-square", args={"square": square}),
        At.SQUARE,
        square=square,
        about=lying_on(asked.state, asked.rules.deck, square),
        refusal=None if why is None else Sentence(why.value),
    )


def lying_on(state: State, deck: Deck, square: int) -> Sentence:
    """Return what lies on a square: the top card and when it acts, and those below in order."""
    lain = top(state, square)
    if lain is None:
        return Sentence(f"{CHOOSE}-empty")
    kind, names = deck.kind(lain.card), state.rules.names
    below = tuple(card_of(deck.kind(one.card).text, names) for one in state.stacks[square][-2::-1])
    idle = "-idle" if kind.colour in (Colour.GREEN, Colour.MULTI) else ""
    return Sentence(
        f"{CHOOSE}-covers{idle}",
        args={"count": len(below)},
        words={"card": card_of(kind.text, names).text_id, "acts": acts_of(kind.colour).text_id},
        parts={"below": below},
    )


def _arrow(asked: _Asked, square: int, arrow: str) -> Told:
    """Return a way of the card that is chosen, and where it would send a pawn."""
    there = led_to(asked.state, asked.board, square, arrow)
    leads = "nowhere" if there == square else "leads"
    finish = "-finish" if there == asked.state.finish else ""
    start = "-start" if there == 0 else ""
    return Choice(
        Lay(asked.draft.kind, square, arrow),
        Sentence(f"{CHOOSE}-way-{arrow}"),
        At.ARROW,
        square=square,
        way=way_on_map(asked.board, square, arrow),
        there=there,
        about=Sentence(f"{CHOOSE}-{leads}{finish}{start}", args={"square": there}),
    )


# To name somebody.


def _effect(name: str, **args: int) -> Sentence:
    return Sentence(f"{CHOOSE}-effect-{name}", args=args)


def _name(asked: _Asked) -> Iterator[Told]:
    yield from (somebody(Target(other), other, _effect("name")) for other in asked.others)


def _remote(asked: _Asked) -> Iterator[Told]:
    yield from _pawns(asked, asked.others, lambda other: remote_of(asked.state, asked.seat, other))


def _swap(asked: _Asked) -> Iterator[Told]:
    """Return all pawns but the one that landed; the own one too, under a Remote."""
    pawn = asked.question.other
    order = turn_order(pawn, len(asked.state.pawns))[:-1]
    yield from _pawns(asked, order, lambda other: swap_of(asked.state, pawn, other))


def _pawns(
    asked: _Asked, seats: Iterable[Seat], effect: Callable[[Seat], Sentence]
) -> Sequence[Told]:
    found = []
    for seat in seats:
        choice = replace(somebody(Target(seat), seat, effect(seat)), at=At.PAWN)
        good = choice.action in asked.legal
        found.append(choice if good else replace(choice, refusal=Sentence(SAME_SQUARE)))
    return possible_first(found)


# To answer: everybody is asked alike.


def _block(asked: _Asked) -> Iterator[Told]:
    if asked.hand_open:
        yield from _answers(asked, Symbol.BLOCK, Block(), NO_BLOCK)
    else:
        yield _button(_blind(asked, Block(), Block()), "block")
    yield _button(Pass(), "let-be")
    yield _button(NotBefore(), "let-be-on")


def _reroll(asked: _Asked) -> Iterator[Told]:
    dice, draft = asked.state.dice, asked.draft
    if draft.kind == Symbol.REROLL and len(dice) > 1:
        for die in dice:
            yield somebody(Reroll(die.seat), die.seat, _effect("reroll", value=die.value))
        yield _back()
        return
    one = Reroll(dice[0].seat) if len(dice) == 1 else None
    if asked.hand_open:
        yield from _answers(asked, Symbol.REROLL, one, NO_REROLL)
    else:
        first = one or ChooseCard(Symbol.REROLL.value)
        yield _button(_blind(asked, first, Reroll(dice[0].seat)), "reroll")
    yield _button(Pass(), "let-be")
    yield _button(PassOn(), "let-be-on")


def _blind(asked: _Asked, first: Choosable, needed: Action) -> Choosable:
    """Return what the key of an answer does for a hand that nobody sees now."""
    return first if needed in asked.legal else Nothing()


def _answers(asked: _Asked, symbol: Symbol, action: Action | None, refusal: str) -> Sequence[Told]:
    """Return the open hand, of which one kind alone answers: by an action, or as a first step."""

    def make(card: Card) -> Choosable:
        kind = asked.kind(card)
        return action if action is not None and kind == symbol else ChooseCard(kind, card)

    return _hand(asked, make, refusal)


# Events, and between rounds.


def _give(asked: _Asked) -> Iterator[Told]:
    """Return a card first and then its receiver; of two there is only one."""
    kind, others = asked.draft.kind, asked.others
    if len(others) == 1:
        yield from _hand(asked, lambda card: Give(asked.kind(card), others[0]), NO_ROOM)
        return
    held = asked.rules.deck.find(asked.state.hands[asked.seat], kind) is not None
    if held:
        yield from (somebody(Give(kind, other), other, _effect("give")) for other in others)
    yield from _hand(asked, lambda card: ChooseCard(asked.kind(card), card), NO_ROOM)
    if held:
        yield _back()


def _pick(asked: _Asked) -> Iterator[Told]:
    for card in asked.state.market:
        yield asked.card(Pick(asked.kind(card)), card, At.MARKET)


def _eye(_: _Asked) -> Iterator[Told]:
    yield _button(GoOn(), "go-on")


def _deal(_: _Asked) -> Iterator[Told]:
    yield _button(Deal(), "deal")


_CHOICES: dict[Ask, Callable[[_Asked], Iterator[Told]]] = {
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
