"""Sentences about what a match is made of: cards, wishes, events and their posters, ends (FC-2)."""

from collections.abc import Mapping, Sequence
from typing import assert_never

from game.core.cards import HIDDEN, NOTHING, Card
from game.core.rounds.event_table import EventTable
from game.core.rounds.points import lowest_wins
from game.core.rounds.resolution import turn_order
from game.core.rounds.state import is_counted
from game.core.rules import Seat
from game.core.sentence import Sentence
from game.core.telling import Poster
from game.frantic.deck import BLACK, CardKind, Deck, Symbol
from game.frantic.happenings import ANY_CARD, Verb
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
OVER, WHOM, STATUS = "frantic-over", "frantic-poster", "frantic-table"


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


def poster_of(key: str, seat: Seat, state: State, table: EventTable) -> Poster:
    """Return what an event that a seat turns up is called, does, and to whom."""
    text = event_text(key, state.rules.gambling)
    return Poster(key, Sentence(event_id(key)), text, whom_of(key, seat, state, table))


def whom_of(key: str, seat: Seat, state: State, table: EventTable) -> Sentence:
    """Return whom an event is about, and with whom it begins (FC-30)."""
    order = turn_order(seat, len(state.hands))
    begins = Sentence(f"{WHOM}-begins", order[0])
    match table.effects(key)[0].verb:
        case Verb.NOTHING:
            return Sentence(f"{WHOM}-nobody")
        case Verb.TAKE_FROM_LARGEST:
            return _from_largest(state, order)
        case Verb.DRAW_TO_LARGEST:
            count = max(map(len, state.hands))
            return Sentence(f"{WHOM}-up-to", order[0], {"count": count})
        case Verb.SWAP_EXTREMES:
            return _swap(state, order)
        case Verb.DISCARD_LAST_COLOUR:
            return _last_colour(state, order[0])
        case Verb.GAMBLE:
            return begins if state.rules.gambling == ANY_CARD else _last_colour(state, order[0])
        case (
            Verb.BOMB
            | Verb.END_ROUND
            | Verb.END_ROUND_SCORING
            | Verb.PASS_HANDS
            | Verb.GIVE_HAND
            | Verb.SHOW_HANDS
        ):
            return Sentence(f"{WHOM}-everybody")
        case _:
            return begins


def _from_largest(state: State, order: Sequence[Seat]) -> Sentence:
    """Return who gives by Charity, and who takes first (FC-31)."""
    most = max(map(len, state.hands))
    rich = tuple(seat for seat in order if len(state.hands[seat]) == most)
    takers = [seat for seat in order if seat not in rich]
    if not takers:
        return Sentence(f"{WHOM}-no-swap")
    return Sentence(f"{WHOM}-from", takers[0], several=rich)


def _swap(state: State, order: Sequence[Seat]) -> Sentence:
    """Return whose hands Robin Hood swaps, the smallest first (FC-44)."""
    sizes = [len(state.hands[seat]) for seat in order]
    if min(sizes) == max(sizes):
        return Sentence(f"{WHOM}-no-swap")
    least, most = order[sizes.index(min(sizes))], order[sizes.index(max(sizes))]
    return Sentence(f"{WHOM}-swap", least, seats={"target": most})


def _last_colour(state: State, begins: Seat) -> Sentence:
    """Return what colour is meant (FC-38a)."""
    if not state.colour:
        return Sentence(f"{WHOM}-no-colour")
    return Sentence(f"{WHOM}-colour", begins, words={"wish": colour_id(state.colour)})


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
