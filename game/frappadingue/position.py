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
    joined,
    many,
    member,
    named,
    points_or_rounds,
    words,
)
from game.core.position_text import REST, Line, PositionText, Reading, WrongLine
from game.frappadingue.deck import Deck
from game.frappadingue.scoring import STEP, choices, scores
from game.frappadingue.state import HAND, Phase, SeatState, State, TableRules, Taken

At = Reading[Deck, None]

_MOST_SEATS = 8

OPTIONS = words(
    TableRules,
    Part("plus_five", named({"50": 50, "30": 30}), "50"),
    Part("first_crash", named({"dead": False, "ends": True}), "dead", field="crash_ends"),
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
    """Put the deck in order; ``WrongLine`` says what can't be in a match."""
    if state.round < 1:
        raise WrongLine("the first round is 1", "round")
    for key, seat in (("first", state.first), ("turn", state.turn)):
        if not 0 <= seat < at.seats:
            raise WrongLine(f"no seat {seat}", key)
    for taken in state.counter:
        _check_taken(state, taken, at.deck)
    if len(state.hand) > HAND:
        raise WrongLine(f"more than {HAND} cards in the counter's hand", "counter")
    if len(state.throw) > HAND:
        raise WrongLine(f"more than {HAND} cards in a throw", "throw")
    if len(state.earlier) % HAND:
        raise WrongLine(f"earlier full hands have {HAND} cards each (FP-8)", "earlier")
    _check_phase(state, at.deck)
    return replace(state, deck=tuple(sorted(state.deck)))


def _check_taken(state: State, taken: Taken, deck: Deck) -> None:
    """Refuse cards that can't have gone into the counter together, or score something else."""
    kinds = deck.kinds_of(taken.cards)
    found = choices(kinds, state.rules.plus_five)
    whole = [choice for choice in found if choice.size == len(kinds)]
    if not whole:
        raise WrongLine(f"{' '.join(kinds) or '-'} can't be taken together (FP-6)", "counter")
    if whole[0].points != taken.points:
        why = f"{' '.join(kinds)} score {whole[0].points}, not {taken.points}"
        raise WrongLine(why, "counter")


def _check_phase(state: State, deck: Deck) -> None:
    """Refuse cards that can't lie there in the phase of the turn."""
    hand = len(state.hand)
    match state.phase:
        case Phase.FIRST:
            for key in ("throw", "counter", "earlier", "points"):
                if getattr(state, key):
                    raise WrongLine("nothing is thrown or in the counter yet in phase first", key)
        case Phase.TAKE:
            if hand == HAND:
                raise WrongLine("in phase take a full hand lies in 'earlier' by now", "counter")
            if len(state.throw) + hand != HAND:
                why = f"in phase take, with {hand} cards taken, throw {HAND - hand}"
                raise WrongLine(why, "throw", "phase")
            if not scores(deck.kinds_of(state.throw)):
                raise WrongLine("nothing in the throw can be taken", "throw")
        case Phase.GO if not hand and not state.earlier:
            raise WrongLine("something must be in the counter in phase go", "counter", "phase")


POSITION = PositionText(
    State,
    POSITION_LINES,
    _finish,
    most_seats=_MOST_SEATS,
    pile="deck",
    elements={"seats": SeatState},
)
