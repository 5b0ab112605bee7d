"""Sentences about what a match is made of: cards, events, ends (FB-31)."""

from collections.abc import Mapping, Sequence

from game.board.deck import Colour, Deck
from game.board.occupancy import TILE
from game.board.state import NOT_YOU, State
from game.core.cards import HIDDEN, NOTHING, Card
from game.core.rounds.points import lowest_wins
from game.core.rounds.state import is_counted
from game.core.sentence import Sentence

PRINTED = "printed"
OVER = "board-over"


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
