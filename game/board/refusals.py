"""Why an action is refused, in plain words for whoever plays by lines."""

from game.board.deck import Deck, Symbol, kind_named
from game.board.moves import partners
from game.board.occupancy import Refusal, top, why_not
from game.board.questions import asked_now
from game.board.state import (
    Action,
    Ask,
    Block,
    Give,
    Lay,
    Pick,
    Question,
    Reroll,
    State,
    Target,
)
from game.core.rounds.refusals import NOT_IN_MARKET, not_held
from game.core.rules import Seat

_SYMBOLS = {Block: (Ask.BLOCK, Symbol.BLOCK), Reroll: (Ask.REROLL, Symbol.REROLL)}


def why_refused(state: State, deck: Deck, seat: Seat, action: Action) -> str:
    """Return why a seat that is asked can't do an action; nothing if it is no answer at all."""
    question: Question | None = state.question
    if question is None:
        return ""
    if seat not in asked_now(state):
        return f"seat {asked_now(state)[0]} answers first, without a clock (FB-34)"
    match action:
        case Lay() if question.ask in (Ask.TURN, Ask.SET_UP, Ask.PLACE):
            return _no_lay(state, deck, seat, action, question)
        case Give(kind) if question.ask is Ask.GIVE:
            return not_held(deck, state.hands[seat], kind, seat)
        case Block() | Reroll():
            ask, symbol = _SYMBOLS[type(action)]
            if question.ask is not ask:
                return ""
            return not_held(deck, state.hands[seat], symbol, seat) or "that seat has thrown no die"
        case Pick() if question.ask is Ask.PICK:
            return NOT_IN_MARKET
        case Target(other) if question.ask is Ask.SWAP:
            named = " ".join(map(str, partners(state, question.other)))
            return f"swap can name seats {named}, whose pawns stand elsewhere, not {other}"
        case _:
            return ""


def _no_lay(state: State, deck: Deck, seat: Seat, action: Lay, question: Question) -> str:
    """Return why a card can't be laid there (FB-8)."""
    kind, square = kind_named(action.kind), action.square
    if question.ask is Ask.PLACE:
        if action.kind != question.what:
            return f"the card that was thrown in is laid, {question.what}"
    elif missing := not_held(deck, state.hands[seat], action.kind, seat):
        return missing
    match why_not(state, deck, kind, square) if square <= state.finish else Refusal.END:
        case Refusal.END:
            return f"cards lie on squares 1 to {state.finish - 1} (FB-8)"
        case Refusal.TELEPORT:
            return f"square {square} has a teleport (FB-8)"
        case Refusal.WHITE:
            return f"a white card lies on square {square} (FB-8)"
        case Refusal.COLOUR:
            lain = top(state, square)
            lies = "" if lain is None else f", {deck.kinds[lain.card].text}"
            return f"a card of another colour lies on square {square}{lies} (FB-8)"
        case None:
            return f"its arrow can be {', '.join(kind.arrows)}" if any(kind.arrows) else ""
