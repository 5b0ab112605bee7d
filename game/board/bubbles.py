"""What the board game tells a person once, when it is needed."""

from collections.abc import Iterator

from game.board.deck import Colour, Symbol
from game.board.phrases import card_id
from game.board.rules import BoardRules
from game.board.state import ASKED_ALIKE, NOT_YOU, Ask, State, Target, Throw
from game.core.bubbles import CHOICES, HAND, Bubble, tips_of
from game.core.rules import Seat
from game.core.sentence import Sentence

TOLD = "board-bubble"
PILE, DIE, PAWN = "pile", "die", "pawn"
MARKET, EVENT = "market", "event"
"""Places of its table: the draw pile, the die that was rolled, the own pawn, the market,
and the slip with the event that a die tells."""
NOT_YOU_NAME = "board-card-notyou"
FEW, NEAR = 12, 8
"""From so few cards, or squares to the finish, on it is told when a round ends."""
_ASKED = {
    Ask.SET_UP: "set-up",
    Ask.BLOCK: "block",
    Ask.SWAP: "swap",
    Ask.REMOTE: "remote",
    Ask.PLACE: "place",
    Ask.GIVE: "give",
    Ask.NAME: "name",
    Ask.PICK: "pick",
}
"""What is told as soon as something is asked for the first time."""
_PLACES = {Ask.SET_UP: HAND, Ask.GIVE: HAND, Ask.PICK: MARKET}
"""Where the thing is that is told of then, if not where choices lie."""
_NAMING = frozenset({Ask.SWAP, Ask.REMOTE, Ask.NAME})
"""What is told then lies beside somebody who may be named."""
_COLOURS = {
    Colour.RED: "red",
    Colour.BLUE: "blue",
    Colour.GREEN: "green",
    Colour.MULTI: "multi",
    Colour.WHITE: "white",
}

TIPS = tips_of(
    TOLD,
    (
        "behind",
        "set-up",
        "turn",
        "red",
        "blue",
        "green",
        "multi",
        "white",
        "not-you",
        "pile",
        "finish",
        "reroll",
        "reroll-event",
        "block",
        "struck",
        "swap",
        "remote",
        "place",
        "give",
        "name",
        "pick",
    ),
    {
        "not-you": Sentence("", args={"points": NOT_YOU}, words={"card": NOT_YOU_NAME}),
        "multi": Sentence("", words={"card": "board-card-block"}),
    },
)
"""All that is told, to be read again in the book; what depends on a match as an example."""


def bubbles_of(
    rules: BoardRules, state: State, seat: Seat, *, hand_open: bool, struck: bool = False
) -> Iterator[Bubble]:
    """Yield what may be told to a seat that is to choose, what is needed most first.

    ``struck``: somebody has attacked the seat, which held no Block then. What is told of a
    question with a clock depends on no hand (FB-34).
    """
    question = state.question
    if question is None:
        return
    if question.ask is Ask.REROLL:
        end, place = ("-event", EVENT) if question.what == Throw.EVENT else ("", DIE)
        yield Bubble(Sentence(f"{TOLD}-reroll{end}"), place=place, clocked=True)
        return
    if question.ask in _ASKED:
        line = Sentence(f"{TOLD}-{_ASKED[question.ask]}")
        if question.ask is Ask.PLACE:
            yield Bubble(line, seat=seat)  # the card that was thrown in lies on the plate
        elif question.ask in _NAMING:
            yield Bubble(line, seat=_named(rules, state, seat))
        else:
            place, clocked = _PLACES.get(question.ask, CHOICES), question.ask is Ask.BLOCK
            yield Bubble(line, place=place, clocked=clocked)
    if struck and hand_open and question.ask not in ASKED_ALIKE:
        yield Bubble(Sentence(f"{TOLD}-struck"), seat=seat)
    if question.ask in (Ask.SET_UP, Ask.TURN):
        yield Bubble(Sentence(f"{TOLD}-behind"), place=PAWN)
    if question.ask is Ask.TURN:
        yield Bubble(Sentence(f"{TOLD}-turn"), place=HAND, deed=("lay",))
        yield from _of_table(state)
        if hand_open:
            yield from _of_hand(rules, state, seat)


def _named(rules: BoardRules, state: State, seat: Seat) -> Seat:
    """Return the first whom a seat may name."""
    legal = rules.legal_actions(state, seat)
    return next(action.seat for action in legal if isinstance(action, Target))


def _of_table(state: State) -> Iterator[Bubble]:
    """Yield what everybody can see."""
    if len(state.draw) <= FEW:
        yield Bubble(Sentence(f"{TOLD}-pile"), place=PILE)
    first = max(state.pawns)
    if first + NEAR >= state.finish:
        yield Bubble(Sentence(f"{TOLD}-finish"), square=state.finish)


def _of_hand(rules: BoardRules, state: State, seat: Seat) -> Iterator[Bubble]:
    """Yield when the cards of the own hand act, colour by colour."""
    board = rules.board(state)
    for card in state.hands[seat]:
        kind = rules.deck.kind(card)
        if kind.symbol is Symbol.NOT_YOU:
            args, named = {"points": board.scaled(NOT_YOU)}, {"card": card_id(state, kind.text)}
            yield Bubble(Sentence(f"{TOLD}-not-you", args=args, words=named), card=card)
        else:
            multi = kind.colour is Colour.MULTI
            named = {"card": card_id(state, kind.text)} if multi else {}
            laid = () if multi else (f"lay {kind.text}",)
            line = Sentence(f"{TOLD}-{_COLOURS[kind.colour]}", words=named)
            yield Bubble(line, card=card, deed=laid)
