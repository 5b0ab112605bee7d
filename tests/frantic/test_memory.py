"""What a seat remembers of a round: what it has seen, what that tells, and nothing else."""

from collections.abc import Iterator

import pytest

from game.core.bots import let_watch
from game.core.cards import HIDDEN
from game.core.match import Match
from game.core.rng import Rng
from game.frantic.deals import Deals
from game.frantic.engine.tables import cards_of, set_of
from game.frantic.events import Drew, Event
from game.frantic.memory import Memory
from game.frantic.state import Ask, State
from tests.conformance.checks import random_steps

from .lockstep import TABLES
from .scenario import DECK, RULES, Table

DRAWS_AND_PASSES = """
    turn 0
    seat 0: R1 R2 R3
    seat 1: G1 G2 B4
    discard: R9
    draw: B8 rest
"""


def remembered(seats: int, seed: int) -> Iterator[tuple[State, list[Memory]]]:
    """Play at random, and yield each position with what every seat remembers."""
    match = Match(RULES, RULES.info.configure(seats, seed, {"limit": "rounds-3"}))
    memories = [Memory(TABLES, seat) for seat in range(seats)]
    for before, events in random_steps(match, Rng(seed, "players")):
        yield before, memories
        let_watch(dict(enumerate(memories)), RULES, events)


def watching(position: str, *actions: str, seat: int = 0) -> tuple[Table, Memory]:
    """Return a table after some actions, and what a seat remembers that looked before them."""
    table, memory = Table(position), Memory(TABLES, seat)
    memory.look(RULES.view(table.state, seat))
    for text in actions:
        action = RULES.parse_action(text)
        steps = table.match.submit(table.asked[0], action)
        let_watch({seat: memory}, RULES, [step.event for step in steps])
    memory.look(RULES.view(table.state, seat))
    return table, memory


def texts(cards: int) -> str:
    return " ".join(DECK.text(card) for card in cards_of(cards))


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_what_is_known_is_true_and_the_rest_is_counted(seats: int) -> None:
    known = looked = 0
    for state, memories in remembered(seats, seats):
        if state.question is None or state.question.ask is Ask.DEAL:
            continue
        for seat, memory in enumerate(memories):
            memory.look(RULES.view(state, seat))
            for other, hand in enumerate(state.hands):
                assert memory.known[other] & ~set_of(hand) == 0
                slots = sum(count for count, _ in memory.slots[other])
                assert memory.known[other].bit_count() + slots == len(hand)
                known += memory.known[other].bit_count() if other != seat else 0
                looked += len(hand) if other != seat else 0
    assert known > looked / 150


def test_a_watcher_is_told_what_its_seat_may_know() -> None:
    class Spy:
        def __init__(self) -> None:
            self.seen: list[Event] = []

        def watch(self, event: Event) -> None:
            self.seen.append(event)

    spies = {seat: Spy() for seat in (0, 1)}
    let_watch({**spies, 2: object()}, RULES, [Drew(1, (5, 6))])
    assert spies[0].seen == [Drew(1, (HIDDEN, HIDDEN))]
    assert spies[1].seen == [Drew(1, (5, 6))]


GIVING = """
    turn 0
    seat 0: Rg G1 G2 B7
    seat 1: Y1 Y2 Y4
    seat 2: Y7 Y8 B1
    discard: R9
"""


def test_cards_that_were_given_are_known_until_they_are_played() -> None:
    actions = ("play Rg", "target 1", "pass", "give G1", "give G2")
    _, memory = watching(GIVING, *actions)
    assert texts(memory.known[1]) == "G1 G2"
    assert memory.slots[1] == [(3, memory.slots[1][0][1])]
    _, of_another = watching(GIVING, *actions, seat=2)
    assert of_another.known[1] == 0
    _, victim = watching(GIVING, *actions, seat=1)
    assert victim.known[0] == 0


def test_who_draws_and_passes_holds_nothing_that_fits() -> None:
    _, memory = watching(DRAWS_AND_PASSES, "play R3", "draw", "pass")
    drawn = [lacks for _, lacks in memory.slots[1]]
    assert len(drawn) == 2
    for lacks in drawn:
        assert lacks & set_of(DECK.copies("R7"))
        assert lacks & set_of(DECK.copies("G3"))
        assert not lacks & set_of(DECK.copies("G4"))
        assert not lacks & set_of(DECK.copies("*f"))


def test_who_lets_an_attack_land_holds_no_counterattack() -> None:
    _, memory = watching(GIVING, "play Rg", "target 1", "pass")
    assert all(lacks & TABLES.counters for _, lacks in memory.slots[1])
    assert not any(lacks & TABLES.counters for _, lacks in memory.slots[2])


def test_hands_that_all_have_seen_are_remembered() -> None:
    position = """
        turn 0
        seat 0: K5 R1 R2
        seat 1: G1 G2 B4
        discard: B5
        happenings: the-all-seeing-eye rest
    """
    table, memory = watching(position, "play K5")
    assert texts(memory.known[1]) == "G1 G2 B4"
    for _ in range(2):
        steps = table.match.submit(table.asked[0], RULES.parse_action("go-on"))
        let_watch({0: memory}, RULES, [step.event for step in steps])
    memory.look(RULES.view(table.state, 0))
    assert texts(memory.known[1]) == "G1 G2 B4"


def test_hands_that_change_places_go_on_being_known() -> None:
    position = """
        turn 0
        seat 0: K5 R1 R2
        seat 1: G1 G2 B4
        discard: B5
        happenings: merry-christmas rest
    """
    _, memory = watching(position, "play K5")
    assert texts(memory.known[1]) == "R1 R2"
    assert texts(memory.known[0]) == "G1 G2 B4"


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_a_deal_shows_the_seat_what_it_sees_and_holds_every_card_once(seats: int) -> None:
    luck, different = Rng(seats, "deals"), 0
    for number, (state, memories) in enumerate(remembered(seats, 20 + seats)):
        if state.question is None or state.question.ask in (Ask.DEAL, Ask.EYE) or number % 3:
            continue
        seat = luck.choice(state.question.seats)
        view = RULES.view(state, seat)
        engine = Deals(TABLES, view, memories[seat], luck).next()
        assert engine.hands[seat] == set_of(state.hands[seat])
        assert [hand.bit_count() for hand in engine.hands] == list(map(len, state.hands))
        cards = [card for hand in engine.hands for card in cards_of(hand)]
        cards += [*engine.draw, *state.discard, *state.market]
        assert sorted(cards) == list(DECK.cards)
        for other, hand in enumerate(engine.hands):
            assert memories[seat].known[other] & ~hand == 0
        assert sorted(engine.coming) == sorted(state.happenings)
        legal = len(engine.legal(seat))
        assert legal == len(RULES.legal_actions(state, seat))
        for who, card, _ in engine.chosen:
            assert card < 0 or engine.hands[who] >> card & 1
        different += engine.hands != [set_of(hand) for hand in state.hands]
    assert different > 20


def test_deals_do_not_hold_what_somebody_can_hardly_hold() -> None:
    table, memory = watching(DRAWS_AND_PASSES, "play R3", "draw", "pass")
    deals = Deals(TABLES, RULES.view(table.state, 0), memory, Rng(1, "deals"))
    red = TABLES.of_colour[0]
    with_red = sum(bool(deals.next().hands[1] & red) for _ in range(400))
    # Without that evidence two of three such hands would hold a red card; every eighth deal doubts.
    assert 0 < with_red < 400 / 6
