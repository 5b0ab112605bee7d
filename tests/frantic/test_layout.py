"""Where cards lie: all of them, inside the canvas, readable, and closed hands tell nothing."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from game.core.cards import NOTHING
from game.core.rng import Rng
from game.core.rules import NOBODY
from game.frantic.screen.layout import (
    BANNER,
    CARD_RATIO,
    CHOOSER,
    DISCARD,
    DRAW_PILE,
    HAND_LOW,
    HAPPENINGS,
    HINTS,
    LAST_EVENT,
    LOG,
    MARKET,
    OWN_PLATE,
    PILE_CARD,
    REPLAY_ROWS,
    ROWS,
    SHEET,
    TRAY,
    TRAY_OWNER,
    FranticCards,
    card_box,
    chip_above,
    count_box,
    fan_box,
    fan_spots,
    front_of,
    front_spots,
    front_width,
    layout,
    order_of,
    plate_box,
)
from game.frantic.screen.piles import LEFT_BELOW, LEFT_HIGH
from game.frantic.screen.round_table import SHEET as POINTS
from game.frantic.screen.spots import EYE, TablePlaces
from game.frantic.state import Ask, Chosen, Question, State
from game.ui.canvas import Box
from game.ui.card_moves import Sight
from game.ui.choice_pieces import strip_box
from game.ui.log_view import OVERLAY
from game.ui.motion import Placement
from game.ui.pen import RING_GAP, RING_WIDTH
from game.ui.report import REPLAY_FOOT
from tests.frantic.scenario import DECK, make_rules

CANVAS = Box(0, 0, 1920, 1080)
RULES = make_rules()
LEAST_TARGET = 24.0
"""WCAG 2.5.8: a target is at least so wide and high."""
INDEX_AT_140 = 38.0
"""How wide and high the index of a card of 140 units is, at its upper left."""


def crowd(sizes: list[int], seed: int = 1) -> State:
    """A position in which the hands have so many cards, of the top of a shuffled deck."""
    config = RULES.info.configure(len(sizes), seed)
    state = RULES.initial_state(config, Rng(seed, "rules"))
    cards = list(Rng(seed, "cards").shuffled(DECK.cards))
    hands = []
    for size in sizes:
        hands.append(tuple(cards[:size]))
        del cards[:size]
    discard = tuple(cards[:10])
    return replace(
        state,
        hands=tuple(hands),
        discard=discard,
        face=discard[-1] if discard else None,
        draw=tuple(cards[10:]),
        question=Question(Ask.TURN, (0,)),
        turn=0,
    )


def sight(*audience: int, near: int = 0, anchor: int = 0) -> Sight:
    return Sight(frozenset(audience), near, anchor)


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("count", [0, 1, 7, 15, 26, 60])
def test_every_card_has_a_place_on_the_canvas(seats: int, count: int) -> None:
    state = crowd([count, *[7] * (seats - 1)])
    for who in (sight(0), sight(), sight(*range(seats)), sight(0, near=1)):
        placed = layout(state, DECK, who)
        assert set(placed) == set(DECK.cards)
        for at in placed.values():
            assert CANVAS.covers(card_box(at.x, at.y, at.width), 12)


@pytest.mark.parametrize("count", range(126))
def test_a_hand_in_the_tray_stays_in_it_and_shows_each_card(count: int) -> None:
    boxes, width = ROWS.boxes(count), ROWS.width_of(count)
    assert len(boxes) == count
    for box, (x, y) in zip(boxes, ROWS.spots(count), strict=True):
        card = card_box(x, y, width)
        assert TRAY.covers(card), "a card lies beside the tray"
        assert card.covers(box)
        assert (box.x, box.y) == pytest.approx((card.x, card.y)), "not where the index is"
        assert box.w >= LEAST_TARGET
        assert box.h >= LEAST_TARGET
    for index, box in enumerate(boxes):
        assert not any(box.inset(0.1).meets(other) for other in boxes[index + 1 :])


@pytest.mark.parametrize("count", range(1, 63))
def test_up_to_62_cards_the_index_of_each_is_in_sight(count: int) -> None:
    need = INDEX_AT_140 * ROWS.width_of(count) / HAND_LOW
    assert all(box.w >= need and box.h >= need for box in ROWS.boxes(count))


def test_cards_in_the_tray_cover_those_before_them() -> None:
    state = crowd([40, 7])
    placed = layout(state, DECK, sight(0))
    order = order_of(state, DECK, frozenset({0}), 0)
    assert all(placed[a].z < placed[b].z for a, b in pairwise(order))


def test_an_open_hand_is_sorted_and_copies_stay_beside_one_another() -> None:
    state = crowd([60, 7])
    order = order_of(state, DECK, frozenset({0}), 0)
    ranks = [DECK.ranks[card] for card in order]
    assert ranks == sorted(ranks)
    assert sorted(order) == sorted(state.hands[0])


def places_of(state: State, who: Sight, seat: int) -> list[Placement]:
    placed = layout(state, DECK, who)
    return [placed[card] for card in state.hands[seat]]


@pytest.mark.parametrize("count", [1, 7, 40])
@pytest.mark.parametrize("near", [0, 1])
def test_a_closed_hand_is_the_same_whatever_it_holds(count: int, near: int) -> None:
    pictures = [places_of(crowd([7, count], seed), sight(near=near), 1) for seed in (1, 2, 3)]
    assert pictures[0] == pictures[1] == pictures[2]
    assert not any(at.face_up for at in pictures[0])


def test_only_hands_of_the_audience_show_their_faces() -> None:
    state = crowd([7, 7, 7, 7])
    placed = layout(state, DECK, sight(2, near=2))
    for seat, hand in enumerate(state.hands):
        assert {placed[card].face_up for card in hand} == {seat == 2}
    assert not any(placed[card].face_up for card in state.draw)
    assert all(placed[card].face_up for card in state.discard)


def test_all_hands_lie_open_while_the_eye_looks_and_once_they_are_counted() -> None:
    plain = crowd([7, 7, 7])
    eye = replace(plain, question=Question(Ask.EYE, (0,)))
    counted = replace(plain, points=((5,),) * 3, question=Question(Ask.DEAL, (0,)))
    over = replace(counted, question=None)
    for state in (eye, counted, over):
        placed = layout(state, DECK, sight())
        assert all(placed[card].face_up for hand in state.hands for card in hand)


def test_hands_are_closed_while_they_are_dealt_though_nobody_is_asked_yet() -> None:
    first = replace(crowd([7, 7, 7]), question=None)
    second = replace(first, points=((5,),) * 3, round=2)
    for state in (first, second):
        placed = layout(state, DECK, sight())
        assert not any(placed[card].face_up for hand in state.hands for card in hand)


def chosen(*presents: tuple[int, int, int], ask: Ask = Ask.PRESENTS) -> State:
    """Four hands of seven of which cards are chosen: a seat, the place of a card, for whom."""
    state = crowd([7, 7, 7, 7])
    choices = tuple(Chosen(seat, state.hands[seat][place], to) for seat, place, to in presents)
    return replace(state, chosen=choices, question=Question(ask, (0, 1), "gift", other=3))


def test_what_is_chosen_lies_face_down_before_its_seat_for_all_others() -> None:
    for to in (NOBODY, 0, 2, 3):
        state = chosen((1, 2, to))
        for who in (sight(), sight(0), sight(2, near=2)):
            at = layout(state, DECK, who)[state.hands[1][2]]
            assert not at.face_up
            assert (at.x, at.y) == front_spots(plate_box(1, 4, 0), 1)[0]


def test_the_owner_sees_what_is_chosen_and_who_is_to_have_it() -> None:
    state = chosen((1, 2, NOBODY), (1, 3, 2), (1, 4, 2), (1, 5, 0))
    placed = layout(state, DECK, sight(1))
    for place, other in ((2, 1), (3, 2), (4, 2), (5, 0)):
        at = placed[state.hands[1][place]]
        assert at.face_up
        near = min(range(4), key=lambda seat: distance(plate_box(seat, 4, 0), at))
        assert near == other
    given = chosen((1, 2, NOBODY), ask=Ask.GIVE)
    at = layout(given, DECK, sight(1))[given.hands[1][2]]
    assert min(range(4), key=lambda seat: distance(plate_box(seat, 4, 0), at)) == 3


def distance(box: Box, at: Placement) -> float:
    return max(box.x - at.x, at.x - box.right, 0) + max(box.y - at.y, at.y - box.bottom, 0)


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("count", [1, 2, 12, 60])
def test_cards_before_a_seat_cover_nothing_that_has_to_be_read(seats: int, count: int) -> None:
    """No count, no card of the newest event, no pile, and no card that lies on a plate."""
    piles = [card_box(*at, PILE_CARD) for at in (DRAW_PILE, DISCARD, HAPPENINGS)]
    plates = [plate_box(seat, seats, 0) for seat in range(seats)]
    for plate in plates:
        for bare in (False, True):
            spots = front_spots(plate, count, bare=bare)
            boxes = [card_box(*at, front_width(plate)) for at in spots]
            read = [LAST_EVENT, *piles, *map(count_box, plates)]
            read += [] if bare else [fan_box(one) for one in plates]
            assert not any(box.inset(0.1).meets(one) for box in boxes for one in read)


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("cover", [SHEET, MARKET, EYE, POINTS], ids=str)
def test_what_covers_the_table_cuts_nothing_in_half(seats: int, cover: Box) -> None:
    """Plates and the log are covered whole or not at all, but by what takes their place."""
    whole = cover in (EYE, POINTS)
    for box in (*(plate_box(seat, seats, 0) for seat in range(seats)), LOG):
        assert whole or cover.covers(box, 8) or not cover.meets(box)
    assert not cover.inset(0, 8).meets(BANNER)
    assert whole or not cover.meets(CHOOSER)


@pytest.mark.parametrize("count", range(126))
def test_a_hand_in_a_replay_lies_above_the_controls(count: int) -> None:
    for (x, y), box in zip(REPLAY_ROWS.spots(count), REPLAY_ROWS.boxes(count), strict=True):
        card = card_box(x, y, REPLAY_ROWS.width_of(count))
        assert REPLAY_ROWS.tray.covers(card)
        assert card.bottom <= REPLAY_FOOT
        assert box.w >= LEAST_TARGET
        assert box.h >= LEAST_TARGET


def test_who_had_nothing_to_choose_looks_like_everybody_else() -> None:
    """The card that a closed hand seems to put down is its last one; an owner sees the truth."""
    plain = crowd([7, 7])
    chose = replace(plain, chosen=(Chosen(1, plain.hands[1][6]),))
    passed = replace(plain, chosen=(Chosen(1, NOTHING),))
    pictures = [places_of(state, sight(), 1) for state in (chose, passed)]
    assert pictures[0] == pictures[1]
    assert front_of(passed, frozenset({1}), 1) == ()
    assert len(order_of(passed, DECK, frozenset({1}), 1)) == 7
    empty = replace(passed, hands=(plain.hands[0], ()), draw=(*plain.draw, *plain.hands[1]))
    assert front_of(empty, frozenset(), 1) == ()


@pytest.mark.parametrize("seats", range(2, 9))
def test_plates_meet_nothing_and_go_round_counter_clockwise(seats: int) -> None:
    boxes = [plate_box(seat, seats, 0) for seat in range(seats)]
    fixed = [BANNER, CHOOSER, LOG, TRAY, HINTS]
    for index, box in enumerate(boxes):
        assert CANVAS.covers(box)
        others = [*boxes[index + 1 :], *fixed]
        assert not any(box.meets(other) for other in others)
    assert boxes[0] == OWN_PLATE
    ring = boxes[1:]
    rights = [box for box in ring if box.cx > 1500]
    assert all(a.y > b.y for a, b in pairwise(rights)), "up the right side"
    assert all(a.cx > b.cx for a, b in pairwise(ring) if a.y == b.y < 200), "left along the top"
    lefts = [box for box in ring if box.cx < 420]
    assert all(a.y < b.y for a, b in pairwise(lefts)), "down the left side"


@pytest.mark.parametrize("seats", range(2, 9))
def test_what_would_happen_to_a_seat_covers_neither_log_nor_tab_nor_banner(seats: int) -> None:
    for seat in range(seats):
        plate = plate_box(seat, seats, 0)
        chip = strip_box(plate, above=chip_above(plate))
        assert CANVAS.covers(chip)
        assert not any(chip.meets(other) for other in (BANNER, LOG, TRAY_OWNER, CHOOSER))
        assert not chip.meets(fan_box(plate)) or not chip_above(plate)


def test_what_covers_the_piles_covers_how_many_are_left() -> None:
    lowest = DRAW_PILE[1] + PILE_CARD * CARD_RATIO / 2 + LEFT_BELOW + LEFT_HIGH / 2
    assert lowest <= min(MARKET.bottom, SHEET.bottom)


def test_the_ring_of_a_focus_leaves_the_tab_of_a_hand_in_sight() -> None:
    ring = OWN_PLATE.inset(-RING_GAP - RING_WIDTH)
    assert not ring.meets(TRAY_OWNER)
    assert not ring.meets(TRAY)


def test_the_whole_log_leaves_the_banner_in_sight() -> None:
    assert CANVAS.covers(OVERLAY)
    assert not OVERLAY.meets(BANNER)


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("anchor", [0, 1])
def test_fans_stay_on_their_plates(seats: int, anchor: int) -> None:
    for seat in range(seats):
        plate = plate_box(seat, seats, anchor)
        assert plate.covers(fan_box(plate))
        for count in (1, 7, 60, 118):
            for x, y in fan_spots(plate, count):
                assert fan_box(plate).covers(card_box(x, y, 46.0))


def test_the_market_lies_open_in_one_row_for_up_to_eight() -> None:
    for count in range(1, 9):
        state = crowd([7, 7])
        market = state.draw[:count]
        state = replace(state, market=market, draw=state.draw[count:])
        placed = layout(state, DECK, sight())
        boxes = [card_box(placed[c].x, placed[c].y, placed[c].width) for c in market]
        assert not any(a.meets(b) for a, b in pairwise(boxes))
        assert all(placed[card].face_up for card in market)
        places = TablePlaces(state, FranticCards(DECK), sight())
        assert [places.market_box(card) for card in market] == boxes


def test_every_card_of_the_hand_below_can_be_pressed_where_it_is_seen() -> None:
    state = crowd([60, 7])
    places = TablePlaces(state, FranticCards(DECK), sight(0))
    boxes = [places.card_box(card) for card in state.hands[0]]
    assert sorted(boxes, key=lambda b: (b.y, b.x)) == sorted(
        ROWS.boxes(60), key=lambda b: (b.y, b.x)
    )
