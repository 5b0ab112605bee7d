"""Who does what while play goes on by itself: the line of the banner where nothing is asked.

Like the log it is read by all, so it depends on nothing that a closed hand holds (FB-36).
"""

from typing import assert_never

from game.board import events as ev
from game.board.deck import Deck
from game.board.occupancy import acting
from game.board.phrases import card_id
from game.board.state import Attack, State, Throw
from game.core.rules import NOBODY, Seat
from game.core.sentence import Sentence

DOING = "board-doing"


def doing_of(event: ev.Event, before: State, deck: Deck) -> Sentence | None:
    """Return what is going on as an event is shown; its ``seat`` is who does it.

    ``None``: what the banner said before is true still.
    """
    match event:
        case ev.Dealt() | ev.OrderRolled() | ev.TurnBegan() | ev.RoundEnded() | ev.RanOut():
            return _round(event, before)
        case ev.Rolled() | ev.RolledAgain():
            return _dice(event, before)
        case ev.Laid() | ev.ThrownIn():
            return _card(event, before, deck)
        case ev.Attacked() | ev.Blocked() | ev.Swapped():
            return _attack(event, before)
        case ev.Stayed() | ev.Walked() | ev.Acted() | ev.Moved() | ev.TookUp():
            return _pawn(event, before, deck)
        case ev.Picked(seat):
            return Sentence(f"{DOING}-picks", seat)
        case ev.Drew(seat, _, why):
            return _event(before, seat) if why else Sentence(f"{DOING}-draws", seat)
        case ev.Happened(seat, key):
            return Sentence(f"{DOING}-event", seat, words={"why": f"board-event-{key}"})
        case ev.Passed() | ev.Chose() | ev.MatchEnded() | ev.Waiting():
            return None
        case _:
            return _event(before, before.turn)


def _round(
    event: ev.Dealt | ev.OrderRolled | ev.TurnBegan | ev.RoundEnded | ev.RanOut, before: State
) -> Sentence:
    match event:
        case ev.Dealt():
            return Sentence(
                f"{DOING}-deals", before.question.seats[0] if before.question else NOBODY
            )
        case ev.OrderRolled(_, winner):
            return Sentence(f"{DOING}-order{'-again' if winner == NOBODY else ''}", winner)
        case ev.TurnBegan(seat):
            return Sentence(f"{DOING}-turn", seat)
        case ev.RoundEnded():
            return Sentence(f"{DOING}-counted")
        case ev.RanOut():
            return Sentence(f"{DOING}-ran-out")
        case _:
            assert_never(event)


def _dice(event: ev.Rolled | ev.RolledAgain, before: State) -> Sentence:
    if isinstance(event, ev.RolledAgain):
        return Sentence(f"{DOING}-rolls-again", event.seat)
    if event.why == Throw.EACH:
        return Sentence(f"{DOING}-rolls-each", words={"why": f"board-event-{before.happening}"})
    return Sentence(f"{DOING}-rolls-{event.why}", event.dice[0].seat)


def _card(event: ev.Laid | ev.ThrownIn, before: State, deck: Deck) -> Sentence:
    words = {"card": card_id(before, deck.kind(event.card).text)}
    if isinstance(event, ev.ThrownIn):
        return Sentence(f"{DOING}-throws-in", event.seat, words=words)
    if event.when is ev.When.WILD:
        return Sentence(f"{DOING}-wild")
    return Sentence(f"{DOING}-lays", event.seat, words=words)


def _attack(event: ev.Attacked | ev.Blocked | ev.Swapped, before: State) -> Sentence:
    match event:
        case ev.Attacked(seat, target, what):
            words = {"card": card_id(before, what)}
            return Sentence(f"{DOING}-attacks", seat, seats={"target": target}, words=words)
        case ev.Blocked(seat, what):
            return Sentence(f"{DOING}-blocks", seat, words={"card": card_id(before, what)})
        case ev.Swapped(pawn, other):
            words = {"card": card_id(before, Attack.SWAP)}
            return Sentence(f"{DOING}-swaps", pawn, seats={"target": other}, words=words)
        case _:
            assert_never(event)


def _pawn(
    event: ev.Stayed | ev.Walked | ev.Acted | ev.Moved | ev.TookUp, before: State, deck: Deck
) -> Sentence:
    match event:
        case ev.TookUp(seat, _, card):
            words = {"card": card_id(before, deck.kind(card).text)}
            return Sentence(f"{DOING}-takes", seat, words=words)
        case ev.Stayed(pawn):
            return Sentence(f"{DOING}-stays", pawn)
        case ev.Walked(pawn):
            return _moves(before, pawn, {})
        case ev.Acted(pawn, square):
            kind = acting(before, deck, square)
            return _moves(before, pawn, {"card": card_id(before, kind)} if kind else {})
        case ev.Moved(pawn, _, why):
            return _moves(before, pawn, {"card": card_id(before, why)})
        case _:
            assert_never(event)


def _moves(before: State, pawn: Seat, words: dict[str, str]) -> Sentence:
    """Tell who moves; a pawn that goes in somebody else's turn by a Remote is that one's doing."""
    by = "-by" if words else ""
    if pawn == before.turn or before.happening:
        return Sentence(f"{DOING}-moves{by}", pawn, words=words)
    return Sentence(f"{DOING}-moves-pawn{by}", before.turn, seats={"pawn": pawn}, words=words)


def _event(before: State, seat: Seat) -> Sentence | None:
    """Tell that an event is being carried out."""
    if not before.happening:
        return None
    return Sentence(f"{DOING}-event", seat, words={"why": f"board-event-{before.happening}"})
