"""Sentences about what a match is made of: cards, wishes, events, ends (FC-2)."""

from collections.abc import Mapping, Sequence
from typing import assert_never

from game.core.cards import HIDDEN, NOTHING, Card
from game.core.rounds.points import lowest_wins
from game.core.rounds.state import is_counted
from game.core.sentence import Sentence
from game.frantic.deck import BLACK, CardKind, Deck, Symbol
from game.frantic.happenings import ANY_CARD
from game.frantic.questions import Refusal
from game.frantic.state import Attack, Ending, State

SYMBOL_WORDS = {
    Symbol.CHANCE: "chance",
    Symbol.SKIP: "skip",
    Symbol.GIFT: "gift",
    Symbol.EXCHANGE: "exchange",
    Symbol.FANTASTIC: "fantastic",
    Symbol.FOUR: "four",
    Symbol.EQUALITY: "equality",
    Symbol.COUNTER: "counter",
    Symbol.NICE_TRY: "nice-try",
    Symbol.NOT_YOU: "not-you",
}
"""The word of each symbol in the ids of its texts."""
PRINTED = "printed"
SPECIALS = frozenset({*map(str, Attack), "chance", "nice-try", "counter"})
"""Reasons that are cards; all others but a turn are events."""
GAMBLING = "gambling-man"
"""The event that is carried out as an option says (FC-38)."""
OVER, STATUS = "frantic-over", "frantic-table"


# Cards, colours and numbers.


def name_of(kind: CardKind, names: str) -> Sentence:
    """Return what a card is called without its colour: ``7``, ``Skip``; ``names``: the option."""
    if kind.number:
        return number(kind.number)
    own = "-printed" if kind.symbol is Symbol.NOT_YOU and names == PRINTED else ""
    return Sentence(f"frantic-card-{SYMBOL_WORDS[kind.symbol]}{own}")


def card_of(kind: CardKind, names: str) -> Sentence:
    """Return what a card is called with its colour: ``red 7``, ``Skip (red)``."""
    name = name_of(kind, names)
    if not kind.colour:
        return name
    form = "number" if kind.number else "special"
    colour = {"colour": colour_id(kind.colour)}
    return Sentence(f"frantic-kind-{form}", words=colour, parts={"card": (name,)})


def cards_of(deck: Deck, cards: Sequence[Card], names: str) -> tuple[Sentence, ...]:
    """Return cards by name, or how many there are where not all are known."""
    if not cards or HIDDEN in cards or NOTHING in cards:
        return (Sentence("frantic-log-cards", args={"count": len(cards)}),)
    return tuple(card_of(deck.kind(card), names) for card in cards)


def number(value: int) -> Sentence:
    """Return a number, such as the one on a card."""
    return Sentence("frantic-table-number", args={"n": value})


def wish_of(what: str) -> Sentence:
    """Return the word of a colour or a number that is asked for."""
    return number(int(what)) if what.isdecimal() else Sentence(colour_id(what))


def colour_id(colour: str) -> str:
    """Return the id of a colour's word."""
    return f"frantic-colour-{colour}"


def ability_of(kind: CardKind) -> Sentence:
    """Return in a line what a card does."""
    if kind.number:
        return Sentence("frantic-does-black" if kind.colour == BLACK else "frantic-does-number")
    return Sentence(f"frantic-does-{SYMBOL_WORDS[kind.symbol]}")


def ability_in_turn(kind: CardKind) -> Sentence:
    """Return what a card does in the own turn: an answer only wishes then (FC-20, FC-21)."""
    told = ability_of(kind)
    answers = kind.symbol in (Symbol.COUNTER, Symbol.NICE_TRY)
    return Sentence(f"{told.text_id}-in-turn") if answers else told


def refusal_of(
    why: Refusal, kind: CardKind, on: CardKind | None, wish: str, names: str
) -> Sentence:
    """Return why a card can't be played, with the cards' names: for an open hand only."""
    if why is Refusal.NOT_TEN:
        return Sentence(why.value)
    parts = {"card": (card_of(kind, names),)}
    if on is not None:
        parts["on"] = (card_of(on, names),)
    if wish:
        parts["wish"] = (wish_of(wish),)
    return Sentence(f"{why.value}-named", parts=parts, capital=True)


# Events, and other reasons.


def event_id(key: str) -> str:
    """Return the id of what an event is called."""
    return f"frantic-event-{key}"


def event_text(key: str, gambling: str) -> Sentence:
    """Return what an event does, and to whom, under the option ``gambling`` (FC-38)."""
    own = f"-{gambling}" if key == GAMBLING and gambling == ANY_CARD else ""
    return Sentence(f"{event_id(key)}-text{own}")


def why_of(why: str) -> Mapping[str, str]:
    """Return as ``$why`` the special or the event that is the reason for something."""
    if not why:
        return {}
    return {"why": f"frantic-card-{why}" if why in SPECIALS else event_id(why)}


# What goes on, and what is over.


def status_of(state: State, event: str = "") -> Sentence:
    """Return what goes on without anybody being asked; ``event``: the key of one that is on."""
    if state.question is None:
        return Sentence(f"{STATUS}-dealing", state.dealer)
    if event:
        return Sentence(f"{STATUS}-event", state.turn, words={"event": event_id(event)})
    return Sentence(f"{STATUS}-{'counted' if is_counted(state) else 'turn'}", state.turn)


def why_over(state: State) -> Sentence:
    """Tell why a round is over, before or after its hands are counted (FC-11)."""
    match state.ending:
        case Ending.SCORED:
            return Sentence(f"{OVER}-scored", args={"points": state.scored})
        case Ending.BOMB:
            return Sentence(f"{OVER}-bomb")
        case Ending.COUNTED:
            return Sentence(f"{OVER}-counted")
        case Ending.NONE:
            out = tuple(seat for seat, hand in enumerate(state.hands) if not hand)
            return Sentence(f"{OVER}-out", several=out) if out else Sentence(f"{OVER}-short")
        case _:
            assert_never(state.ending)


def over_of(state: State) -> Sentence | None:
    """Say who has won, once the match is over."""
    if state.question is not None or not is_counted(state):
        return None
    return Sentence(f"{STATUS}-over", several=lowest_wins(state.totals).winners)


def match_over(state: State) -> Sentence:
    """Tell who has won the match, and with how many points (FC-4)."""
    found = lowest_wins(state.totals)
    points = found.scores[found.winners[0]]
    return Sentence(f"{OVER}-match", several=found.winners, numbers={"points": points})
