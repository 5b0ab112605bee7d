"""Where cards and choices lie: pure, apart, on the canvas."""

from itertools import combinations

import pytest

from game.core.match import Match
from game.core.rng import Rng
from game.frappadingue.rules import INFO, FrappadingueRules
from game.frappadingue.scoring import LONGEST_THROW, card_sets
from game.frappadingue.screen.cards_view import RAISE, WORTH
from game.frappadingue.screen.layout import (
    BANNER,
    CARD,
    CARD_RATIO,
    CHOICES,
    COUNTER,
    LOG,
    NEWS,
    ODDS,
    PAD,
    SLOT,
    TOTAL,
    TRACK,
    button_boxes,
    card_box,
    choice_boxes,
    layout,
    pad_columns,
    pad_rows,
    slots,
    throw_spots,
)
from game.frappadingue.screen.score_pad import LIT, RUNNER_Y, TrackView
from game.frappadingue.state import Phase
from game.ui.canvas import HEIGHT, WIDTH, Box
from game.ui.pen import Pen
from game.ui.turn_banner import NOTE_BELOW
from tests.frappadingue.scenario import standard_deck
from tests.harness import make_services
from tests.steps import events_in
from tests.table_play import seating

CANVAS = Box(0, 0, WIDTH, HEIGHT)
DECK = standard_deck()
SMALLEST_TARGET = 44
MOST_CHOICES = 11


def states(seed: int, actions: int = 120):
    rules = FrappadingueRules(DECK)
    match = Match(rules, INFO.configure(4, seed, {"goal": "5000"}))
    luck = Rng(seed, "test")
    yield match.state
    for _ in range(actions):
        seat = match.state.turn
        found = rules.legal_actions(match.state, seat)
        state = match.state
        for event in events_in(match.submit(seat, luck.choice(found))):
            state = rules.evolve(state, event)
            yield state


@pytest.mark.parametrize("seed", range(6))
def test_every_card_has_one_place_in_every_state(seed: int) -> None:
    for state in states(seed):
        placed = layout(state, frozenset({0}))
        assert sorted(placed) == list(DECK.cards)
        for card, at in placed.items():
            hidden = card in state.deck
            assert (at.alpha == 0) == hidden
            assert at.face_up != hidden
            if not hidden:
                assert CANVAS.covers(card_box(at.x, at.y, at.width))


def test_open_cards_of_throw_and_counter_do_not_cover_one_another() -> None:
    for seed in range(4):
        for state in states(seed):
            placed = layout(state, frozenset({0}))
            boxes = [
                card_box(placed[card].x, placed[card].y, placed[card].width)
                for card in (*state.throw, *state.hand)
            ]
            for one, other in combinations(boxes, 2):
                assert not one.inset(1).meets(other)


def test_an_empty_audience_sees_backs_only() -> None:
    state = next(state for state in states(1) if state.phase is Phase.TAKE)
    assert not any(at.face_up for at in layout(state, frozenset()).values())


def test_the_same_state_lies_the_same() -> None:
    for state in states(2, 20):
        assert layout(state, frozenset({0})) == layout(state, frozenset({0, 1}))


def test_the_parts_of_the_table_do_not_meet() -> None:
    parts = [TRACK, PAD, LOG, BANNER, CHOICES, COUNTER]
    for one, other in combinations(parts, 2):
        assert not one.meets(other), (one, other)
    assert COUNTER.covers(ODDS)
    assert COUNTER.covers(TOTAL)
    for x, y in slots():
        assert COUNTER.covers(card_box(x, y, SLOT))
        assert not ODDS.meets(card_box(x, y, SLOT))
    assert CHOICES.covers(NEWS)


@pytest.mark.parametrize("count", range(1, LONGEST_THROW + 1))
def test_a_throw_lies_between_banner_and_choices(count: int) -> None:
    for x, y in throw_spots(count):
        box = card_box(x, y, CARD)
        assert box.y > BANNER.bottom
        assert box.bottom < CHOICES.y


@pytest.mark.parametrize("count", range(1, MOST_CHOICES + 1))
def test_choices_are_apart_inside_and_large_enough(count: int) -> None:
    boxes = choice_boxes(count)
    assert len(boxes) == count
    for box in boxes:
        assert CHOICES.covers(box)
        assert box.h >= SMALLEST_TARGET
    for one, other in combinations(boxes, 2):
        assert not one.meets(other)
    assert choice_boxes(0) == ()


def test_no_throw_has_more_choices_than_there_is_room_for() -> None:
    throws = (["8"] * a + ["12"] * (5 - a) for a in range(6))
    assert max(len(card_sets(kinds, 50)) for kinds in throws) <= MOST_CHOICES


def test_stopping_and_throwing_are_far_apart() -> None:
    stop, throw = button_boxes()
    assert throw.x - stop.right >= 24
    assert CHOICES.covers(stop)
    assert CHOICES.covers(throw)


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_pad_has_a_row_a_player(seats: int) -> None:
    rows = pad_rows(seats)
    assert len(rows) == seats
    for row in rows:
        assert PAD.covers(row)
        assert row.h >= 26
        name, turns, total = pad_columns(row)
        for one, other in combinations((name, *turns, total), 2):
            assert not one.inset(1, 0).meets(other)
    for one, other in combinations(rows, 2):
        assert not one.meets(other)


def test_cards_that_are_lifted_stay_below_the_banner_and_what_they_score_above_the_choices():
    lit = 8.0
    for x, y in throw_spots(LONGEST_THROW):
        box = card_box(x, y - RAISE, CARD)
        assert box.y - lit > BANNER.bottom + NOTE_BELOW, "a note hangs there too"
        worth = WORTH.moved(x, y + CARD * CARD_RATIO / 2)
        assert worth.bottom < CHOICES.y


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_runners_hide_no_number_of_a_post(seats: int) -> None:
    top = RUNNER_Y - LIT / 2 - 5
    services = make_services((1280, 720), "en", 200)
    track = TrackView(pen := Pen(services), seating("b" * seats))
    state = FrappadingueRules(DECK).parse_position("\n".join(f"seat {n}: 0" for n in range(seats)))
    track.place(state)
    track.draw(state, ["calm"] * seats)
    assert [text.text for text in pen.placed] == ["0", "250", "500", "750", "1,000"]
    assert all(text.drawn.bottom <= top + 4 for text in pen.placed)
    services.scenes.quit()
