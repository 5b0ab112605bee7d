"""Sentences about what a match is made of: cards, events and their posters, ends (FB-31)."""

from collections.abc import Mapping, Sequence

from game.board.deck import Colour, Deck
from game.board.happenings import Verb
from game.board.occupancy import TILE
from game.board.state import NO_BOMB, NOT_YOU, State
from game.core.cards import HIDDEN, NOTHING, Card
from game.core.rounds.event_table import EventTable
from game.core.rounds.points import lowest_wins
from game.core.rounds.resolution import turn_order
from game.core.rounds.state import is_counted
from game.core.rules import Seat
from game.core.sentence import Sentence
from game.core.telling import Poster

PRINTED = "printed"
OVER, WHOM = "board-over", "board-poster"


# Cards, colours and events.


def card_of(kind: str, names: str) -> Sentence:
    """Return what a kind of card is called; ``names``: the option, of which a teleport has none."""
    printed = names == PRINTED and kind != TILE
    return Sentence(f"board-card-{kind}-printed" if printed else f"board-card-{kind}")


def card_id(state: State, kind: str) -> str:
    """Return the id of a card's name, as the table has agreed."""
    return card_of(kind, state.rules.names).text_id


def cards_of(state: State, deck: Deck, cards: Sequence[Card]) -> tuple[Sentence, ...]:
    """Return cards by name, or how many there are where not all are known."""
    if not cards or HIDDEN in cards or NOTHING in cards:
        return (Sentence("board-log-cards", args={"count": len(cards)}),)
    return tuple(Sentence(card_id(state, deck.kind(card).text)) for card in cards)


def ability_of(kind: str, squares: int = NOT_YOU) -> Sentence:
    """Return in a line what a card or a teleport does; ``squares``: Not You's on this board."""
    return Sentence(f"board-does-{kind}", args={"n": squares})


def colour_of(colour: str) -> Sentence:
    """Return a colour's word."""
    return Sentence(f"board-colour-{colour}")


def acts_of(colour: Colour) -> Sentence:
    """Return when cards of a colour act (FB-2)."""
    return Sentence(f"board-acts-{colour.value}")


def event_name(key: str) -> Sentence:
    """Return what an event is called."""
    return Sentence(f"board-event-{key}")


def event_text(key: str) -> Sentence:
    """Return what an event does, and to whom."""
    return Sentence(f"board-event-{key}-text")


def why_of(key: str) -> Mapping[str, str]:
    """Return as ``$why`` the event that is the reason for something, if one is."""
    return {"why": event_name(key).text_id} if key else {}


def poster_of(key: str, seat: Seat, state: State, table: EventTable) -> Poster:
    """Return what an event that a seat has rolled is called, does, and to whom."""
    whom = whom_of(key, seat, state, table)
    return Poster(key, event_name(key), event_text(key), whom)


def whom_of(key: str, seat: Seat, state: State, table: EventTable) -> Sentence:
    """Return whom an event is about, or with whom it begins (FB-40)."""
    first = turn_order(seat, len(state.hands))[0]
    match table.effects(key)[0].verb:
        case Verb.NOTHING:
            return Sentence(f"{WHOM}-nobody")
        case Verb.MOVE_EACH | Verb.MARKET | Verb.DROP_HANDS | Verb.SHUFFLE_HANDS:
            return Sentence(f"{WHOM}-begins", first)
        case Verb.SWAP_ENDS:
            return _ends(state)
        case Verb.FOREMOST_BACK:
            return Sentence(f"{WHOM}-foremost", several=_standing_on(state, max(state.pawns)))
        case Verb.SHARERS_TO_START:
            return _some(_sharers(state), "sharers")
        case Verb.CLEAR_LAST_COLOUR:
            return _last_colour(state)
        case Verb.BOMB if state.bomb != NO_BOMB:
            return Sentence(f"{WHOM}-lit")
        case Verb.END_IF_HALFWAY:
            pawns = enumerate(state.pawns)
            far = tuple(seat for seat, square in pawns if 2 * square >= state.finish)
            return _some(far, "halfway")
        case _:
            return Sentence(f"{WHOM}-everybody")


def _ends(state: State) -> Sentence:
    """Return who change places by Robin Hood: the foremost and the hindmost."""
    last, first = min(state.pawns), max(state.pawns)
    if last == first:
        return Sentence(f"{WHOM}-level")
    both = (*_standing_on(state, first), *_standing_on(state, last))
    return Sentence(f"{WHOM}-swap", several=both)


def _some(seats: tuple[Seat, ...], what: str) -> Sentence:
    if not seats:
        return Sentence(f"{WHOM}-no-{what}")
    return Sentence(f"{WHOM}-{what}", several=seats)


def _sharers(state: State) -> tuple[Seat, ...]:
    """Return whose pawns share a square."""
    pawns = state.pawns
    return tuple(seat for seat, square in enumerate(pawns) if pawns.count(square) > 1)


def _standing_on(state: State, square: int) -> tuple[Seat, ...]:
    return tuple(seat for seat, other in enumerate(state.pawns) if other == square)


def _last_colour(state: State) -> Sentence:
    """Return whose cards leave the board by Vandalism."""
    if not state.last:
        return Sentence(f"{WHOM}-no-colour")
    return Sentence(f"{WHOM}-colour", words={"colour": colour_of(state.last).text_id})


# What is over.


def why_over(state: State) -> Sentence:
    """Tell why a round is over, from the state that was counted (FB-35)."""
    there = tuple(seat for seat, square in enumerate(state.pawns) if square == state.finish)
    if there:
        return Sentence(f"{OVER}-finish", several=there)
    if state.draw and state.happening:  # hands were not filled up any more
        return Sentence(f"{OVER}-early", words=why_of(state.happening))
    return Sentence(f"{OVER}-short")


def over_of(state: State) -> Sentence | None:
    """Say who has won, once the match is over."""
    if state.question is not None or not is_counted(state):
        return None
    return Sentence("board-table-over", several=lowest_wins(state.totals).winners)


def match_over(state: State) -> Sentence:
    """Tell who has won the match, and with how many points (FB-5)."""
    found = lowest_wins(state.totals)
    points = found.scores[found.winners[0]]
    return Sentence(f"{OVER}-match", args={"points": points}, several=found.winners)
