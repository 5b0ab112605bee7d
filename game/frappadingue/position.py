"""The text of a position: what each line says, how it is read, and how it is written.

What is left out is as at the start of a turn.
"""

from typing import Any

from msgspec.structs import replace

from game.core.notation import (
    CARDS,
    NUMBER,
    PILE,
    Form,
    Part,
    by_word,
    joined,
    listed_text,
    many,
    member,
    points_or_rounds,
    words,
)
from game.core.position_text import REST, Line, PositionText, Reading, need
from game.frappadingue.deck import Deck
from game.frappadingue.scoring import STEP, card_sets, scores
from game.frappadingue.state import HAND, Phase, SeatState, State, TableRules, Taken

At = Reading[Deck, None]

_MOST_SEATS = 8

OPTIONS = words(
    TableRules,
    Part("plus_five", by_word({"50": 50, "30": 30}), "50"),
    Part("first_crash", by_word({"dead": False, "ends": True}), "dead", field="crash_ends"),
    Part("goal", points_or_rounds("goal", 999_999), "1000", field=""),
)
TAKEN = joined(Taken, " = ", Part("cards", CARDS), Part("points", NUMBER))


def _read_turn(text: str, at: Any) -> int:
    points = NUMBER.read(text, at)
    if points < 0 or points % STEP:
        raise ValueError(f"{points}: a turn brings a multiple of {STEP}, or 0 (FP-11)")
    return points


POSITION_LINES = (
    Line(
        "options plus_five=50 first_crash=dead goal=1000",
        OPTIONS,
        field="rules",
        doc="The options of the match; of each the default where it is left out.",
    ),
    Line("round 3", NUMBER, "1", doc="The round that is played."),
    Line("first 1", NUMBER, "0", doc="The seat that began the match."),
    Line("turn 0", NUMBER, "0", doc="The seat in turn."),
    Line("phase take", member(Phase), "first", doc="What the seat in turn has to do."),
    Line(
        "seat 0: 100 0",
        many(Form(_read_turn, NUMBER.write)),
        field="turns",
        each="seats",
        doc="What each turn has brought to a seat, 0 for a lost one.",
    ),
    Line("throw: 8 12 7 9", CARDS, doc="What lies on the piles."),
    Line(
        "counter: 12 = 50",
        many(TAKEN, " | "),
        doc="The hand that is being filled, throw by throw, with the points.",
    ),
    Line("earlier: 9 9 9 10 10", CARDS, doc="The cards of earlier full hands of this turn."),
    Line(
        "points 1050",
        NUMBER,
        lambda at: str(sum(taken.points for taken in at["counter"])),
        doc="The counter's total with all full hands; left out, it is that of `counter`.",
    ),
    Line("deck: rest", PILE, REST, doc="The cards that lie nowhere else; `rest` is all of them."),
)


def _finish(state: State, at: At) -> State:
    """Put the deck in order; see that the position can be one of a match."""
    seats, hand = range(at.seats), len(state.hand)
    need(state.round >= 1, "the first round is 1", "round")
    need(state.first in seats, f"no seat {state.first}", "first")
    need(state.turn in seats, f"no seat {state.turn}", "turn")
    for taken in state.counter:
        _check_taken(state, taken, at.deck)
    need(hand <= HAND, f"more than {HAND} cards in the counter's hand", "counter")
    need(len(state.throw) <= HAND, f"more than {HAND} cards in a throw", "throw")
    whole = not len(state.earlier) % HAND
    need(whole, f"earlier full hands have {HAND} cards each (FP-8)", "earlier")
    _check_phase(state, hand, at.deck)
    return replace(state, deck=tuple(sorted(state.deck)))


def _check_taken(state: State, taken: Taken, deck: Deck) -> None:
    """Refuse cards that can't have gone into the counter together, or score something else."""
    kinds = deck.kinds_of(taken.cards)
    found = card_sets(kinds, state.rules.plus_five)
    points = [choice.points for choice in found if choice.size == len(kinds)]
    need(bool(points), f"{listed_text(kinds)} can't be taken together (FP-6)", "counter")
    why = f"{listed_text(kinds)} score {points[0]}, not {taken.points}"
    need(points[0] == taken.points, why, "counter")


def _check_phase(state: State, hand: int, deck: Deck) -> None:
    """Refuse cards that can't lie there in the phase of the turn."""
    match state.phase:
        case Phase.FIRST:
            for key in ("throw", "counter", "earlier", "points"):
                why = "nothing is thrown or in the counter yet in phase first"
                need(not getattr(state, key), why, key)
        case Phase.TAKE:
            need(hand < HAND, "in phase take a full hand lies in 'earlier' by now", "counter")
            why = f"in phase take, with {hand} cards taken, throw {HAND - hand}"
            need(len(state.throw) + hand == HAND, why, "throw", "phase")
            takes = bool(scores(deck.kinds_of(state.throw)))
            need(takes, "nothing in the throw can be taken", "throw")
        case Phase.GO:
            full = bool(hand or state.earlier)
            need(full, "something must be in the counter in phase go", "counter", "phase")


POSITION = PositionText(
    State,
    POSITION_LINES,
    _finish,
    most_seats=_MOST_SEATS,
    pile="deck",
    elements={"seats": SeatState},
)
