"""FB-36: what a seat can't know changes nothing that it is shown.

Positions of random play are taken, hidden cards swapped, and the seat looks again: at its view, at
what it may do, and at what it is told of what anybody does next.
"""

import pytest
from msgspec.structs import replace

from game.board.events import (
    BoardCleared,
    Chose,
    Dealt,
    Drew,
    Event,
    Gave,
    HandsLeft,
    HandsShuffled,
    Laid,
)
from game.board.state import Action, Ask, Give, State
from game.core.cards import HIDDEN, Card
from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import Seat
from tests.conformance.checks import random_steps
from tests.steps import events_in

from .scenario import DECK, Table, make_rules

RULES = make_rules()
POSITIONS = 500


def hidden(state: State, seat: Seat | None) -> list[Card]:
    """Return the cards that a seat can't know, by the rules and not by the view."""
    assert state.question is not None
    opened = state.question.ask in (Ask.EYE, Ask.DEAL)
    hands = [] if opened else [h for other, h in enumerate(state.hands) if other != seat]
    return [*state.draw, *(card for hand in hands for card in hand)]


def exchanged(state: State, names: dict[Card, Card]) -> State:
    """Return the state with hidden cards exchanged."""

    def other(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(names.get(card, card) for card in cards)

    return replace(
        state,
        hands=tuple(map(other, state.hands)),
        draw=other(state.draw),
        chosen=tuple(replace(c, card=names.get(c.card, c.card)) for c in state.chosen),
    )


def must_look_alike(one: State, two: State, seat: Seat | None) -> None:
    assert RULES.view(one, seat) == RULES.view(two, seat)
    assert RULES.to_act(one) == RULES.to_act(two)
    if seat is not None:
        assert RULES.legal_actions(one, seat) == RULES.legal_actions(two, seat)


def counterpart(two: State, actor: Seat, action: Action) -> Action | None:
    """Return what the actor does in the other state that looks the same from outside."""
    legal = RULES.legal_actions(two, actor)
    if isinstance(action, Give):
        same = [other for other in legal if isinstance(other, Give) and other.to == action.to]
        return same[0] if same else None
    return action if action in legal else None


def done(state: State, actor: Seat, action: Action) -> tuple[tuple[Event, ...], State]:
    match = Match(RULES, RULES.info.configure(len(state.hands), 0), state=state, luck=Rng(4, "x"))
    return events_in(match.submit(actor, action)), match.state


def come_to_light(events: tuple[Event, ...], after: State, seat: Seat | None) -> set[Card]:
    """Return the cards that a seat knows afterwards, by the rules and not by what it is told."""
    own = () if seat is None else after.hands[seat]
    lying = (lain.card for stack in after.stacks for lain in stack)
    left = [hand for event in events if isinstance(event, HandsLeft) for hand in event.hands]
    shown = [card for hand in left for card in hand]
    return {*own, *lying, *after.market, after.thrown, *shown}


def look(state: State, seat: Seat | None, luck: Rng) -> tuple[int, int]:
    """Exchange hidden cards in a position, and return how often views and events were compared."""
    cards = hidden(state, seat)
    if len(cards) < 2:
        return 0, 0
    everything = dict(zip(cards, luck.shuffled(cards), strict=True))
    must_look_alike(state, exchanged(state, everything), seat)
    one, two = luck.shuffled(cards)[:2]
    other = exchanged(state, {one: two, two: one})
    must_look_alike(state, other, seat)
    compared = 0
    for actor in sorted(RULES.to_act(state)):
        action = luck.choice(RULES.legal_actions(state, actor))
        again = action if actor == seat else counterpart(other, actor, action)
        if again is None:
            continue
        first, after = done(state, actor, action)
        second, after_other = done(other, actor, again)
        known = come_to_light(first, after, seat) | come_to_light(second, after_other, seat)
        if {one, two} & known or after.open_hands or after_other.open_hands:
            continue
        if again != action and any(isinstance(event, Gave) for event in first):
            continue  # another card was chosen, and it has come to its new owner
        told = [[RULES.redact(event, seat) for event in events] for events in (first, second)]
        assert told[0] == told[1], f"{action} by {actor}, seen by {seat}"
        assert RULES.view(after, seat) == RULES.view(after_other, seat)
        compared += 1
    return 1, compared


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_fb_36_what_a_seat_cannot_know_changes_nothing_that_it_is_shown(seats):
    looks = Rng(seats, "looks")
    views = compared = seed = 0
    while views < POSITIONS:
        seed += 1
        match = Match(RULES, RULES.info.configure(seats, seed, {"limit": "rounds-2"}))
        for before, _ in random_steps(match, Rng(seed, "players")):
            if looks.unit() < 0.4:
                seat = looks.choice([*range(seats), None])
                one, two = look(before, seat, looks)
                views, compared = views + one, compared + two
    assert compared > POSITIONS / 3


def test_fb_36_every_question_hangs_on_what_all_can_see():
    """Who holds neither Block nor Re-Roll is asked all the same."""
    for hand, asked in (("block reroll", ["block", "pass"]), ("x x", ["pass"])):
        table = Table(f"seat 0: remote x\nseat 1: {hand}\npawns: 5 6", "3")
        table.do("lay remote 40")
        assert table.ask == "block seats=1 what=remote other=0"
        assert table.legal() == asked
        table.do("pass")
        assert table.ask == "reroll seats=0,1 what=move count=6"


def test_fb_36_a_secret_choice_is_seen_by_nobody_else_before_all_have_chosen():
    table = Table(
        """
        seat 0: trouble x x stop
        seat 1: jump push swap chance
        seat 2: block block stop reroll
        silent: 0 1 2
        """,
        "13",
    )
    table.do("lay trouble 45")
    table.do("give swap to 2", 1)
    for seat in (0, 2, None):
        (choice,) = RULES.view(table.state, seat).chosen
        assert (choice.seat, choice.card, choice.to) == (1, HIDDEN, -1)
    assert RULES.view(table.state, 1).chosen == table.state.chosen


def test_fb_36_a_secret_choice_can_be_taken_back():
    table = Table("seat 0: trouble x\nseat 1: jump push\nseat 2: stop stop\nsilent: 0 1 2", "12")
    table.do("lay trouble 45")
    table.do("target 2", 1)
    assert table.match.can_undo
    table.do("target 1", 0)
    table.do("target 1", 2)
    assert not table.match.can_undo


SECRET_EVENTS = [
    (Drew(1, (5, 6)), {1}),
    (Chose(1, 5, 2), {1}),
    (Gave(1, 2, 5), {1, 2}),
    (HandsLeft(((), (5, 6), ()), (), False), {1}),
]


@pytest.mark.parametrize(("event", "knowing"), SECRET_EVENTS)
def test_fb_36_cards_that_move_are_told_to_those_who_hold_them(event, knowing):
    for seat in (0, 1, 2, None):
        redacted = RULES.redact(event, seat)
        assert (redacted == event) == (seat in knowing)
        if seat not in knowing:
            assert "5" not in str(redacted)


def test_fb_36_how_cards_lie_under_the_pile_is_told_to_nobody():
    shown = HandsLeft(((5, 6), ()), (6, 5), True)
    cleared = BoardCleared((3, 4), (8, 7))
    for seat in (0, 1, None):
        assert RULES.redact(shown, seat) == HandsLeft(((5, 6), ()), (-1, -1), True)
        assert RULES.redact(cleared, seat) == BoardCleared((3, 4), (-1, -1))


def test_fb_36_dealing_and_a_tornado_tell_each_seat_its_own_hand():
    hands = ((1, 2), (3, 4), (5, 6))
    for seat in (0, 1, 2, None):
        expected = tuple(hand if owner == seat else (-1, -1) for owner, hand in enumerate(hands))
        assert RULES.redact(HandsShuffled(hands), seat) == HandsShuffled(expected)
        told = RULES.redact(Dealt(hands, (7, 8, 9), (1, 2)), seat)
        assert told == Dealt(expected, (-1, -1, -1), (1, 2))


def test_fb_36_what_is_laid_is_seen_by_all():
    table = Table("seat 0: push x\nseat 1: stop", "3")
    events = events_in(table.match.submit(0, RULES.parse_action("lay push 40 up")))
    laid = next(event for event in events if isinstance(event, Laid))
    assert all(RULES.redact(laid, seat) == laid for seat in (0, 1, None))
    assert DECK.kind(laid.card).text == "push"
