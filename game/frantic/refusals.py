"""Why an action is refused, in plain words for whoever plays by lines."""

from game.core.rounds.refusals import NOT_IN_MARKET, not_held
from game.core.rules import Seat
from game.frantic.deck import Deck, Symbol
from game.frantic.effects import targets
from game.frantic.questions import Refusal, why_not
from game.frantic.resolution import free_cards
from game.frantic.state import (
    Action,
    Ask,
    Counter,
    Discard,
    Give,
    NiceTry,
    Pick,
    Play,
    PutDown,
    Question,
    State,
    Target,
)

_SYMBOLS = {Counter: (Ask.COUNTER, Symbol.COUNTER), NiceTry: (Ask.NICE_TRY, Symbol.NICE_TRY)}
_ASKED = {
    Play: (Ask.TURN, Ask.COVER),
    Give: (Ask.GIVE, Ask.PRESENTS),
    Discard: (Ask.DISCARD,),
    PutDown: (Ask.PUT_DOWN,),
}


def why_refused(state: State, deck: Deck, seat: Seat, action: Action) -> str:
    """Return why a seat that is asked can't do an action; nothing if it is no answer at all."""
    question: Question | None = state.question
    if question is None:
        return ""
    match action:
        case Play(kind) | Give(kind) | Discard(kind) | PutDown(kind):
            if question.ask not in _ASKED[type(action)]:
                return ""
            card = deck.find(cards := free_cards(state, seat), kind)
            if card is None:
                return not_held(deck, cards, kind, seat)
            if isinstance(action, Play):
                return _misfit(state, deck, seat, card)
            if isinstance(action, Give) and kind == Symbol.NOT_YOU and question.ask is Ask.GIVE:
                return "it can't be given by Gift or Exchange (FC-22)"
            return ""
        case Counter() | NiceTry():
            ask, symbol = _SYMBOLS[type(action)]
            return not_held(deck, state.hands[seat], symbol, seat) if question.ask is ask else ""
        case Pick():
            return NOT_IN_MARKET if question.ask is Ask.PICK else ""
        case Target(other) if question.ask in (Ask.TARGET, Ask.SEND_ON):
            named = targets(state, seat, question.what)
            return f"{question.what} can name seats {' '.join(map(str, named))}, not {other}"
        case _:
            return ""


def _misfit(state: State, deck: Deck, seat: Seat, card: int) -> str:
    """Return why a card that is held can't be played (FC-9, FC-10, FC-22)."""
    face = "anything" if state.face is None else deck.kinds[state.face].text
    match why_not(state, deck, seat, card):
        case Refusal.NOT_TEN:
            return f"it needs a hand of exactly ten cards, not {len(state.hands[seat])} (FC-22)"
        case Refusal.WISH:
            return f"it does not fit: {state.wish} is wished for (FC-9)"
        case Refusal.BLACK:
            return f"it does not fit on {face}: a black card goes on the same number (FC-10)"
        case Refusal.OTHER:
            return f"it does not fit on {face} (FC-9)"
        case None:
            return ""
