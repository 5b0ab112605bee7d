"""Where cards and things lie, for two, three and four seats, with nothing drawn."""

import itertools

import pytest

from game.core.match import Match
from game.core.rng import Rng
from game.core.simulation import race
from game.frankfurt.bots import make_racer
from game.frankfurt.content import load_deck
from game.frankfurt.rules import FrankfurtRules
from game.frankfurt.screen.effects_view import PLAQUE
from game.frankfurt.screen.layout import HELD_RISE, column_step, layout
from game.frankfurt.screen.panels import FACE, NAME_SIZE
from game.frankfurt.screen.places import (
    CAP,
    CARD_RATIO,
    PILE_CAP,
    Rect,
    cap_places,
    card_rect,
    column_at,
    pile_at,
    places,
)
from game.frankfurt.state import COLUMNS, Key, Phase, Row
from game.ui.canvas import HEIGHT, WIDTH

DECK = load_deck()
RULES = FrankfurtRules(DECK)
ALL = frozenset(range(4))
SEATS = (2, 3, 4)
OLD_MOCK_CARD = 88
"""Width of a column's card in the first sketch, with four players."""


def meet(a: Rect, b: Rect) -> bool:
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom


def square(x: float, y: float, side: float) -> Rect:
    return Rect(x - side / 2, y - side / 2, side, side)


def states(seats: int, count: int = 400, **options: str):
    config = RULES.info.configure(seats, 11, options)
    match = Match(RULES, config)
    racers = {s: make_racer("hard", s, DECK, Rng(11, f"bot {s}")) for s in range(seats)}
    yield match.state
    for events in itertools.islice(race(match, racers), 12_000):
        if any(type(event).__name__ != "Ticked" for event in events):
            yield match.state
            count -= 1
            if not count:
                return


@pytest.mark.parametrize("seats", SEATS)
def test_panels_and_piles_stay_on_the_canvas_and_apart(seats: int) -> None:
    table = places(seats)
    panels = [place.panel for place in table.seats]
    piles = [table.pile_rect(i) for i in range(seats)]
    for rect in (*panels, *piles, table.log):
        assert rect.x >= 0
        assert rect.y >= 0
        assert rect.right <= WIDTH
        assert rect.bottom <= HEIGHT
    for a, b in itertools.combinations([*panels, *piles, table.log], 2):
        assert not meet(a, b)


@pytest.mark.parametrize("seats", SEATS)
def test_no_key_cap_covers_another_or_a_panel_or_the_middle_of_a_card(seats: int) -> None:
    table = places(seats)
    around = cap_places(table, range(seats)).values()
    caps = [square(x + dx, y + dy, PILE_CAP) for x, y in table.piles for dx, dy in around]
    for a, b in itertools.combinations(caps, 2):
        assert not meet(a, b)
    for cap in caps:
        assert not any(meet(cap, place.panel) for place in table.seats)
        assert not any(meet(cap, table.pile_rect(i).grown(-24)) for i in range(seats))


@pytest.mark.parametrize(
    ("seats", "people"),
    [(2, (0,)), (2, (0, 1)), (3, (0, 1)), (3, (0, 1, 2)), (4, (0, 1)), (4, (0, 2)), (4, range(4))],
)
def test_a_cap_is_much_nearer_to_its_own_pile_and_to_its_fellows_than_to_the_next(
    seats: int, people
) -> None:
    table = places(seats)
    around = cap_places(table, people)
    assert set(around) == set(people)
    pitch = table.piles[1][0] - table.piles[0][0]
    for dx, dy in around.values():
        for ex, ey in around.values():
            if dy == ey:
                own, other = abs(dx - ex), abs(pitch + ex - dx)
                assert own < other * 0.8, "two of one pile never look like a pair between two"
        assert abs(dx) <= pitch / 4
    assert around[max(people)] == (0, table.caps[max(people)]) or len(people) > 1


@pytest.mark.parametrize("seats", SEATS)
def test_columns_are_at_least_a_third_larger_than_in_the_sketch(seats: int) -> None:
    for place in places(seats).seats:
        assert place.card >= OLD_MOCK_CARD * 4 / 3
        left = place.columns[0] - place.card / 2
        right = place.columns[-1] + place.card / 2
        assert left >= place.panel.x + 8
        assert right <= place.panel.right - 8


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("count", [1, 2, 4, 6, 9])
def test_a_column_of_any_size_ends_above_its_key(seats: int, count: int) -> None:
    for place in places(seats).seats:
        last = place.first_y + column_step(place, count) * (count - 1)
        assert last + place.card * CARD_RATIO / 2 <= place.caps_y - CAP / 2
        assert column_step(place, 4) >= 36, "the index of a covered card stays readable"


@pytest.mark.parametrize("seats", SEATS)
def test_seats_sit_as_their_keys_lie(seats: int) -> None:
    panels = [place.panel for place in places(seats).seats]
    assert panels[0].centre[0] < WIDTH / 2 < panels[1].centre[0]
    if seats == 3:
        assert panels[2].centre[0] == WIDTH / 2
    if seats == 4:
        assert panels[2].x == panels[0].x
        assert panels[2].y > panels[0].y
        assert panels[3].x == panels[1].x


@pytest.mark.parametrize("seats", SEATS)
def test_a_click_finds_the_column_and_the_pile_that_is_there(seats: int) -> None:
    table = places(seats)
    for place in table.seats:
        for column in range(COLUMNS):
            assert column_at(place, place.columns[column], place.first_y) == column
            assert column_at(place, place.columns[column], place.caps_y) == column
        assert column_at(place, *table.piles[0]) is None
    for pile, (x, y) in enumerate(table.piles):
        assert pile_at(table, x, y) == pile


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("stress", ["off", "on"])
def test_every_card_has_one_place_in_every_state_of_a_match(seats: int, stress: str) -> None:
    for state in states(seats, stress=stress, mode="table"):
        placed = layout(state, ALL)
        assert sorted(placed) == list(range(132))
        for at in placed.values():
            rect = card_rect(at.x, at.y, at.width)
            assert rect.x >= -20
            assert rect.right <= WIDTH + 20
            assert rect.y >= -20
            assert rect.bottom <= HEIGHT + 20


def test_only_cards_that_lie_open_show_their_faces() -> None:
    for state in states(3, 150):
        placed = layout(state, ALL)
        for seat in state.seats:
            for card in seat.draw:
                assert not placed[card].face_up
            for column in seat.columns:
                hidden = column.cards[: len(column.cards) - column.up]
                assert not any(placed[card].face_up for card in hidden)
                assert all(placed[card].face_up for card in column.cards[len(hidden) :])


def test_tops_are_drawn_above_what_they_cover() -> None:
    for state in states(4, 150):
        placed = layout(state, ALL)
        for pile in state.piles:
            heights = [placed[lying.card].z for lying in pile.cards]
            assert heights == sorted(heights)
            if pile.cards:
                assert placed[pile.cards[-1].card].alpha == 255
        for seat in state.seats:
            for column in seat.columns:
                heights = [placed[card].z for card in column.cards]
                assert heights == sorted(heights)


def test_a_card_in_the_hand_is_lifted_tilted_and_on_top() -> None:
    state = next(s for s in states(2) if any(seat.held >= 0 for seat in s.seats))
    seat = next(i for i, player in enumerate(state.seats) if player.held >= 0)
    player = state.seats[seat]
    column = player.columns[player.held]
    placed = layout(state, ALL)
    at = placed[column.cards[-1]]
    place = places(2).seats[seat]
    resting = place.first_y + column_step(place, len(column.cards)) * (len(column.cards) - 1)
    assert at.y == resting - HELD_RISE
    assert at.lift > 0
    assert at.angle != 0
    assert at.width > place.card
    assert at.z > max(other.z for card, other in placed.items() if card != column.cards[-1])


def test_before_the_race_everybodys_next_card_waits_at_their_pile() -> None:
    state = next(states(4))
    assert state.phase is Phase.COUNTDOWN_START
    placed, table = layout(state, ALL), places(4)
    for seat, player in enumerate(state.seats):
        at = placed[player.draw[0]]
        assert (at.x, at.y) == table.piles[seat]
        assert not at.face_up
        assert at.alpha == 255
        assert placed[player.draw[1]].alpha == 0


def test_in_a_pause_and_for_nobody_all_cards_show_their_backs() -> None:
    match = Match(RULES, RULES.info.configure(2, 3))
    assert any(at.face_up for at in layout(match.state, ALL).values())
    assert not any(at.face_up for at in layout(match.state, frozenset()).values())
    match.suspend()
    assert not any(at.face_up for at in layout(match.state, ALL).values())


def test_a_discard_moves_the_card_and_hardly_anything_else() -> None:
    match = Match(RULES, RULES.info.configure(2, 3, {"mode": "table"}))
    while match.state.phase is not Phase.RACE:
        match.tick()
    match.submit(0, Key(Row.COLUMN, 1))
    before = layout(match.state, ALL)
    card = match.state.seats[0].columns[1].cards[-1]
    match.submit(0, Key(Row.PILE, 0))
    after = layout(match.state, ALL)
    moved = {c for c in after if after[c] != before[c]}
    assert moved == {card}
    x, y = places(2).piles[0]
    assert abs(after[card].x - x) <= 8
    assert abs(after[card].y - y) <= 8


@pytest.mark.parametrize("seats", SEATS)
def test_a_count_down_hides_no_pile_and_no_panel(seats: int) -> None:
    table = places(seats)
    plaque = square(*table.count, PLAQUE)
    word = Rect(table.count[0] - 210, table.count[1] + PLAQUE / 2 + 20, 420, 52)
    for rect in (plaque, word):
        assert not any(meet(rect, table.pile_rect(i).grown(6)) for i in range(seats))
        assert not any(meet(rect, place.panel) for place in table.seats)
        assert rect.right <= WIDTH
        assert rect.bottom <= HEIGHT


@pytest.mark.parametrize("seats", SEATS)
def test_a_waiting_card_hides_no_header_and_no_top_card_s_number(seats: int) -> None:
    table = places(seats)
    for x, y in table.piles:
        card = card_rect(x, y + table.wait_y, table.seats[0].card)
        for place in table.seats:
            header = Rect(place.panel.x + 8, place.panel.y, place.panel.w - 16, 84)
            assert not meet(card, header)
        top = y - table.pile * CARD_RATIO / 2
        assert card.y >= top + table.pile * CARD_RATIO * 0.25


@pytest.mark.parametrize("seats", SEATS)
def test_a_card_in_the_hand_leaves_face_and_name_in_sight(seats: int) -> None:
    for place in places(seats).seats:
        assert place.held_top >= place.face[1] + NAME_SIZE / 2
        assert place.held_top >= place.face[1] + FACE / 4, "most of the face is seen"
        lowest = place.held_top + place.held * CARD_RATIO / 2
        assert lowest <= place.first_y - 8, "it always rises"
    for state in states(seats, 150):
        shown = layout(state, ALL)
        for own, place in zip(state.seats, places(seats).seats, strict=True):
            if own.held >= 0:
                at = shown[own.columns[own.held].cards[-1]]
                assert at.y - at.width * CARD_RATIO / 2 >= place.held_top - 0.5
