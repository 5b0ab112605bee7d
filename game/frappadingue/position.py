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
from game.frappadingue.deck import CRASH, SPECIALS, Deck
from game.frappadingue.scoring import STEP, card_sets, scores
from game.frappadingue.state import HAND, Phase, SeatState, State, TableRules, Taken

At = Reading[Deck, None]

_MOST_SEATS = 8
MOST_POINTS = 99_990
LEAST_POINTS = 10
"""All that scores is a multiple of it (FP-2 to FP-4)."""

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


def _round(at: At) -> str:
    """Return the round of the seat in turn: the one after its turns, or at the end the last."""
    turn, turns = at["turn"], at["seat"]
    played = len(turns[turn]) if 0 <= turn < len(turns) else 0
    return str(played if at["phase"] is Phase.OVER else played + 1)


POSITION_LINES = (
    Line(
        "options plus_five=50 first_crash=dead goal=1000",
        OPTIONS,
        field="rules",
        doc="The options of the match; of each the default where it is left out.",
    ),
    Line(
        "round 3",
        NUMBER,
        _round,
        doc="The round that is played; left out, the one after the turns of the seat in turn.",
    ),
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
    need(state.round >= 1, "the first round is 1", "round", "phase")
    need(state.first in seats, f"no seat {state.first}", "first")
    need(state.turn in seats, f"no seat {state.turn}", "turn")
    for taken in state.counter:
        _check_taken(state, taken, at.deck)
    need(hand <= HAND, f"more than {HAND} cards in the counter's hand", "counter")
    need(len(state.throw) <= HAND, f"more than {HAND} cards in a throw", "throw")
    whole = not len(state.earlier) % HAND
    need(whole, f"earlier full hands have {HAND} cards each (FP-8)", "earlier")
    most = abs(state.points) <= MOST_POINTS and not state.points % LEAST_POINTS
    need(most, f"a multiple of {LEAST_POINTS}, {MOST_POINTS} at most", "points")
    _check_points(state)
    _check_phase(state, hand, at.deck)
    _check_turns(state)
    _check_end(state)
    return replace(state, deck=tuple(sorted(state.deck)))


def _check_taken(state: State, taken: Taken, deck: Deck) -> None:
    """Refuse cards that can't have gone into the counter together, or score something else."""
    kinds = deck.kinds_of(taken.cards)
    found = card_sets(kinds, state.rules.plus_five)
    points = [choice.points for choice in found if choice.size == len(kinds)]
    need(bool(points), f"{listed_text(kinds)} can't be taken together (FP-6)", "counter")
    why = f"{listed_text(kinds)} score {points[0]}, not {taken.points}"
    need(points[0] == taken.points, why, "counter")


def _check_points(state: State) -> None:
    """See that the total goes with the counter; full hands that were refilled leave theirs."""
    counted = sum(taken.points for taken in state.counter)
    fresh = not state.earlier and not state.counter
    if fresh and state.phase in (Phase.FIRST, Phase.GO):
        need(state.points == counted, "without a counter there are no points", "points")


def _check_turns(state: State) -> None:
    """See that all have had their turns: those before the seat in turn one more (FP-12)."""
    seats = len(state.seats)
    done = (state.turn - state.first) % seats
    if state.phase is Phase.OVER:
        last = (state.first - 1) % seats
        need(state.turn == last, f"the last turn is that of seat {last}", "turn", "phase")
        done = seats
    for place in range(seats):
        seat = (state.first + place) % seats
        wanted, found = state.round - (place >= done), len(state.seats[seat].turns)
        why = f"{found} turns; in round {state.round} with seat {state.turn} in turn it has had"
        need(found == wanted, f"{why} {wanted}", f"seat {seat}", "round")


def _check_end(state: State) -> None:
    """See that the match is over if it has to be, and only then (FP-12)."""
    rules, whole = state.rules, state.round - (state.phase is not Phase.OVER)
    if rules.rounds:
        over = whole >= rules.rounds
    else:
        over = any(sum(seat.turns[:whole]) >= rules.goal for seat in state.seats)
    if state.phase is Phase.OVER:
        need(over, "the match is not over: nobody has reached the goal", "phase")
        before = state.round - 1
        if not rules.rounds:
            earlier = any(sum(seat.turns[:before]) >= rules.goal for seat in state.seats)
        else:
            earlier = before >= rules.rounds
        need(not earlier, "the match was over a round before", "round", "options")
    else:
        need(not over, "the match is over with these turns: write 'phase over'", "phase", "seat 0")


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
            first = not hand and not state.earlier and not state.points
            crashed = CRASH in deck.kinds_of(state.throw)
            ends = crashed and (state.rules.crash_ends or not first)
            need(not ends, "a crash here has ended the turn (FP-10)", "throw")
        case Phase.GO:
            full = bool(hand or state.earlier)
            need(full, "something must be in the counter in phase go", "counter", "phase")
            lie = not state.throw or len(state.throw) + hand == HAND
            need(lie, f"with {hand} cards taken, {HAND - hand} are left of the throw", "throw")
            left = {*deck.kinds_of(state.throw)} & {*SPECIALS} - {CRASH}
            need(not left, "all open specials are taken along (FP-7)", "throw")


POSITION = PositionText(
    State,
    POSITION_LINES,
    _finish,
    most_seats=_MOST_SEATS,
    pile="deck",
    elements={"seats": SeatState},
)
