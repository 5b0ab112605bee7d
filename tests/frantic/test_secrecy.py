"""FC-61: what a seat can't know changes nothing that it is shown.

Positions of random play are taken, hidden cards swapped, and the seat looks again: at its view, at
what it may do, and at what it is told of what anybody does next.
"""

import pytest
from msgspec.structs import replace

from game.core.cards import Card
from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import Seat
from game.frantic.events import (
    Chose,
    Dealt,
    Drew,
    Event,
    Gambled,
    Gave,
    HandsShuffled,
    Happened,
    Took,
)
from game.frantic.state import Action, Ask, Give, Pass, PutDown, State
from tests.conformance.checks import random_steps
from tests.steps import events_in

from .scenario import DECK, Table, make_rules

RULES = make_rules()
POSITIONS = 700
NOT_YOU = DECK.card("NY")
KEPT_EVENTS = 1
"""The next event is left in its place, so that only what comes later is unknown."""


def hidden(state: State, seat: Seat | None) -> list[Card]:
    """Return the cards that a seat can't know, by the rules and not by the view."""
    assert state.question is not None
    opened = state.question.ask in (Ask.EYE, Ask.DEAL)
    hands = [] if opened else [h for other, h in enumerate(state.hands) if other != seat]
    return [*state.draw, *(card for hand in hands for card in hand)]


def exchanged(state: State, names: dict[Card, Card], luck: Rng) -> State:
    """Return the state with hidden cards exchanged, and the events to come shuffled."""

    def other(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(names.get(card, card) for card in cards)

    kept, later = state.happenings[:KEPT_EVENTS], state.happenings[KEPT_EVENTS:]
    return replace(
        state,
        hands=tuple(map(other, state.hands)),
        draw=other(state.draw),
        chosen=tuple(replace(c, card=names.get(c.card, c.card)) for c in state.chosen),
        happenings=(*kept, *luck.shuffled(later)),
    )


def must_look_alike(one: State, two: State, seat: Seat | None) -> None:
    assert RULES.view(one, seat) == RULES.view(two, seat)
    assert RULES.to_act(one) == RULES.to_act(two)
    if seat is not None:
        assert RULES.legal_actions(one, seat) == RULES.legal_actions(two, seat)


def counterpart(one: State, two: State, actor: Seat, action: Action) -> Action | None:
    """Return what the actor does in the other state that looks the same from outside."""
    legal = RULES.legal_actions(two, actor)
    if isinstance(action, Give):
        same = [a for a in legal if isinstance(a, Give) and a.to == action.to]
        return same[0] if same else None
    if isinstance(action, PutDown) or (
        isinstance(action, Pass) and one.question and one.question.ask is Ask.PUT_DOWN
    ):
        return legal[0]
    return action if action in legal else None


def done(state: State, actor: Seat, action: Action) -> tuple[tuple[Event, ...], State]:
    match = Match(RULES, RULES.info.configure(len(state.hands), 0), state=state, luck=Rng(4, "x"))
    return events_in(match.submit(actor, action)), match.state


def come_to_light(events: tuple[Event, ...], after: State, seat: Seat | None) -> set[Card]:
    """Return the cards that a seat knows afterwards, by the rules and not by what it is told."""
    shown = {card for event in events if isinstance(event, Gambled) for card in event.cards}
    own = () if seat is None else after.hands[seat]
    return {*shown, *own, *after.discard, *after.market}


def look(state: State, seat: Seat | None, luck: Rng) -> tuple[int, int]:
    """Exchange hidden cards in a position, and return how often views and events were compared."""
    cards = hidden(state, seat)
    if len(cards) < 2:
        return 0, 0
    everything = dict(zip(cards, luck.shuffled(cards), strict=True))
    must_look_alike(state, exchanged(state, everything, luck), seat)
    one, two = luck.shuffled(cards)[:2]
    other = exchanged(state, {one: two, two: one}, luck)
    must_look_alike(state, other, seat)
    compared = 0
    for actor in sorted(RULES.to_act(state)):
        action = luck.choice(RULES.legal_actions(state, actor))
        again = action if actor == seat else counterpart(state, other, actor, action)
        if again is None:
            continue
        first, after = done(state, actor, action)
        second, after_other = done(other, actor, again)
        known = come_to_light(first, after, seat) | come_to_light(second, after_other, seat)
        if {one, two} & known or turned_up(first) > KEPT_EVENTS or after.open_hands:
            continue
        if NOT_YOU in (one, two) and any(isinstance(event, Gave) for event in (*first, *second)):
            continue  # by FC-22 it shows when somebody with two cards can give but one
        if again != action and any(not isinstance(event, Chose) for event in first[:-1]):
            continue  # another card was chosen, and it has moved on
        told = [[RULES.redact(event, seat) for event in events] for events in (first, second)]
        assert told[0] == told[1], f"{action} by {actor}, seen by {seat}"
        assert RULES.view(after, seat) == RULES.view(after_other, seat)
        compared += 1
    return 1, compared


def turned_up(events: tuple[Event, ...]) -> int:
    """Return how many event cards came up; the later ones were shuffled."""
    return sum(isinstance(event, Happened) for event in events)


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_fc_61_what_a_seat_cannot_know_changes_nothing_that_it_is_shown(seats):
    looks = Rng(seats, "looks")
    views = compared = seed = 0
    while views < POSITIONS:
        seed += 1
        match = Match(RULES, RULES.info.configure(seats, seed, {"limit": "rounds-3"}))
        for before, _ in random_steps(match, Rng(seed, "players")):
            if looks.unit() < 0.3:
                seat = looks.choice([*range(seats), None])
                one, two = look(before, seat, looks)
                views, compared = views + one, compared + two
    assert compared > POSITIONS / 3


def test_fc_61_a_hand_is_seen_by_its_owner_alone():
    table = Table("""
        turn 0
        seat 0: R7 NY *4
        seat 1: G1 G2
        discard: R9
    """)
    view = RULES.view(table.state, 0)
    assert view.hands[0] == table.state.hands[0]
    assert view.hands[1] == (-1, -1)
    assert RULES.view(table.state, None).hands == ((-1,) * 3, (-1,) * 2)
    assert view.draw == len(table.state.draw)
    assert view.happenings == 20


def test_fc_61_what_is_drawn_is_told_to_its_owner_alone():
    table = Table("""
        turn 0
        seat 0: R7
        seat 1: G1
        discard: R9
        draw: B3 rest
    """)
    state = table.state
    match = table.match
    events = events_in(match.submit(0, RULES.parse_action("draw")))
    texts = {seat: [RULES.event_text(RULES.redact(e, seat)) for e in events] for seat in (0, 1)}
    assert texts[0][0] == "drew seat 0 cards B3 why turn"
    assert texts[1][0] == "drew seat 0 cards ? why turn"
    assert state != match.state


def test_fc_61_a_secret_choice_is_seen_by_nobody_else_before_all_have_chosen():
    table = Table("""
        turn 0
        seat 0: R7 K5 B5
        seat 1: G1 G2
        seat 2: Y1 Y2
        discard: B5b
        happenings: surprise-party rest
    """)
    table.do("play K5")
    table.do("give G1 to 2", 1)
    for seat in (0, 2, None):
        assert RULES.view(table.state, seat).chosen == (
            type(table.state.chosen[0])(seat=1, card=-1, to=-1),
        )
    assert RULES.view(table.state, 1).chosen == table.state.chosen
    told = [RULES.event_text(RULES.redact(e, 0)) for e in [Chose(1, DECK.card("G1"), 2)]]
    assert told == ["chose seat 1 card ? to none"]


def test_fc_61_every_question_hangs_on_what_all_can_see():
    """Who has no Counterattack, or one number too few, is asked all the same."""
    asked = []
    for card in ("*c", "G9"):
        table = Table(f"""
            turn 0
            seat 0: R7 Rs G1 G4
            seat 1: {card} G2
            seat 2: Y1
            discard: R9
        """)
        table.do("play Rs")
        table.do("target 1")
        asked.append(table.ask)
    assert asked == ["counter seats=1 what=skip other=0"] * 2


SECRET_EVENTS = [
    (Drew(1, (5, 6)), {1}),
    (Chose(1, 5, 2), {1}),
    (Gave(1, 2, (5, 6)), {1, 2}),
    (Took(1, 2, (5, 6)), {1, 2}),
]


@pytest.mark.parametrize(("event", "knowing"), SECRET_EVENTS)
def test_fc_61_cards_that_move_are_told_to_those_who_hold_them(event, knowing):
    for seat in (0, 1, 2, None):
        redacted = RULES.redact(event, seat)
        assert (redacted == event) == (seat in knowing)
        if seat not in knowing:
            assert "5" not in str(redacted)


def test_fc_61_dealing_and_a_tornado_tell_each_seat_its_own_hand():
    hands = ((1, 2), (3, 4), (5, 6))
    for seat in (0, 1, 2, None):
        expected = tuple(hand if owner == seat else (-1, -1) for owner, hand in enumerate(hands))
        assert RULES.redact(HandsShuffled(hands), seat) == HandsShuffled(expected)
        told = RULES.redact(Dealt(0, hands, (7, 8, 9), ("market", "tornado")), seat)
        assert told == Dealt(0, expected, (-1, -1, -1), ("?", "?"))
