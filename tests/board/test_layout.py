"""Where things lie on the screen: on the canvas, apart, and closed hands tell nothing."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from game.board.bubbles import DIE
from game.board.events import ThrownIn
from game.board.screen.bubble_places import BubblePlaces
from game.board.screen.chooser_view import ARROW_KEY, ARROW_RING
from game.board.screen.layout import (
    BANNER,
    CHOOSER,
    HINTS,
    LOG,
    PILE,
    PLATES,
    REPLAY_ROWS,
    ROUND,
    ROWS,
    TRACK,
    TRAY,
    BoardCards,
    Pitch,
    die_spot,
    die_width,
    fan_box,
    fan_spots,
    owner_box,
    plate_box,
    thrower,
    thrown_place,
)
from game.board.screen.pawns import Stand, box_of
from game.board.screen.pictures import PAWN_RATIO
from game.board.screen.spots import EDGE, arrow_box
from game.board.state import Ask, Die, Lain, Question, State
from game.board.track import STEPS, Arrow, Board
from game.core.bubbles import Bubble
from game.core.cards import NOTHING, Card
from game.core.match import AnyMatch, Match
from game.core.rng import Rng
from game.core.rules import NOBODY
from game.core.sentence import Sentence
from game.ui.canvas import Box
from game.ui.card_moves import Sight
from game.ui.card_view import RAISE
from game.ui.hand_rows import card_box
from tests.board.scenario import BOARDS, DECK, make_rules
from tests.conformance.checks import able_actions

CANVAS = Box(0, 0, 1920, 1080)
PARTS = (ROUND, BANNER, PILE, TRACK, PLATES, TRAY, CHOOSER, LOG, HINTS)
RULES = make_rules()
LEAST_TARGET = 44.0
"""WCAG 2.5.5: a target is at least so wide and high."""
INDEX = 38.0
"""How much of a covered card has to be seen, so that its sign is."""


def crowd(sizes: list[int], seed: int = 1) -> State:
    """A position in which the hands have so many cards, and ten lie on the track."""
    state = RULES.initial_state(RULES.info.configure(len(sizes), seed), Rng(seed, "rules"))
    cards = list(Rng(seed, "cards").shuffled(DECK.cards))
    hands = []
    for size in sizes:
        hands.append(tuple(cards[:size]))
        del cards[:size]
    stacks = list(state.stacks)
    for square in range(1, 6):
        stacks[square] = tuple(Lain(cards.pop()) for _ in range(2))
    return replace(
        state,
        hands=tuple(hands),
        stacks=tuple(stacks),
        draw=tuple(cards),
        question=Question(Ask.TURN, (0,)),
    )


def cards_of(board: Board = BOARDS[0]) -> BoardCards:
    return BoardCards(DECK, Pitch(board))


def sight(*audience: int, near: int = 0) -> Sight:
    return Sight(frozenset(audience), near, 0)


def test_the_parts_of_the_screen_are_apart() -> None:
    for part in PARTS:
        assert CANVAS.covers(part)
    for one, other in combinations(PARTS, 2):
        assert not one.meets(other), f"{one} lies on {other}"


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.key)
def test_squares_lie_in_the_track_as_on_the_map(board: Board) -> None:
    pitch = Pitch(board)
    boxes = [pitch.box(square.number) for square in board.squares]
    for square, box in zip(board.squares, boxes, strict=True):
        assert TRACK.covers(box)
        assert min(box.w, box.h) >= LEAST_TARGET
        assert pitch.at(box.cx, box.cy) == square.number
    for one, other in combinations(boxes, 2):
        assert not one.inset(0.1).meets(other)


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.key)
@pytest.mark.parametrize("seats", range(1, 7))
def test_pawns_on_one_square_stay_apart_and_on_it(board: Board, seats: int) -> None:
    pitch = Pitch(board)
    for number in (0, 1, board.finish):
        feet = [pitch.foot(number, place, seats) for place in range(seats)]
        width = pitch.pawn(seats)
        for one, other in combinations(feet, 2):
            apart = max(abs(one[0] - other[0]) / width, abs(one[1] - other[1]) / width)
            assert apart >= 0.72, "a face is covered"
        cell = pitch.box(number)
        around = Box(cell.x, cell.y - 0.15 * cell.h, cell.w, 1.3 * cell.h)
        for foot in feet:
            assert around.covers(box_of(Stand(*foot, width)))
        assert width * PAWN_RATIO <= cell.h


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.key)
def test_arrows_are_large_enough_and_apart(board: Board) -> None:
    pitch = Pitch(board)
    for square in board.squares[1:-1]:
        boxes = [arrow_box(pitch, square.number, way) for way in ("up", "down", "left", "right")]
        for box in boxes:
            assert min(box.w, box.h) >= LEAST_TARGET
            assert CANVAS.covers(box)
        for one, other in combinations(boxes, 2):
            assert not one.meets(other)


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.key)
def test_the_keys_of_arrows_are_apart_and_beside_an_arrow_with_the_focus(board: Board) -> None:
    pitch, half = Pitch(board), ARROW_KEY / 2
    for square in board.squares[1:-1]:
        middle, keys = pitch.box(square.number), []
        for way in ("up", "down", "left", "right"):
            right, down = STEPS[Arrow(way)]
            x, y = middle.cx + right * ARROW_KEY, middle.cy + down * ARROW_KEY
            keys.append(Box(x - half, y - half, ARROW_KEY, ARROW_KEY))
            arrow = arrow_box(pitch, square.number, way)
            if arrow.x > EDGE:  # else it is moved to the card, and its key lies over its rim
                apart = max(abs(arrow.cx - x), abs(arrow.cy - y))
                assert apart >= half + (arrow.w + ARROW_RING) / 2, way
        for one, other in combinations(keys, 2):
            assert not one.meets(other)


@pytest.mark.parametrize("seats", range(2, 7))
def test_plates_lie_one_below_the_other(seats: int) -> None:
    plates = [plate_box(seat, seats) for seat in range(seats)]
    for plate in plates:
        assert PLATES.covers(plate)
        fan, (x, y), wide = fan_box(plate), die_spot(plate), die_width(plate)
        assert plate.covers(fan)
        assert plate.covers(Box(x - wide / 2, y - wide / 2, wide, wide))
        for spot in fan_spots(plate, 30):
            assert fan.x <= spot[0] <= fan.right
    for one, other in combinations(plates, 2):
        assert not one.meets(other)


@pytest.mark.parametrize("count", range(95))
def test_a_hand_in_the_tray_stays_in_it_and_shows_each_card(count: int) -> None:
    boxes, width = ROWS.boxes(count), ROWS.width_of(count)
    assert len(boxes) == count
    for box, (x, y) in zip(boxes, ROWS.spots(count), strict=True):
        card = card_box(x, y, width)
        assert TRAY.covers(card), "a card lies beside the tray"
        assert card.covers(box)
        if count <= 30:
            assert box.w >= INDEX, "the sign of a card is covered"
            assert box.h >= INDEX


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("count", [0, 1, 8, 30])
def test_every_card_has_a_place_on_the_canvas(seats: int, count: int) -> None:
    state = crowd([count, *[6] * (seats - 1)])
    for who in (sight(0), sight(), sight(*range(seats)), sight(0, near=1)):
        placed = cards_of().layout(state, who)
        assert set(placed) == set(DECK.cards)
        for at in placed.values():
            assert CANVAS.covers(card_box(at.x, at.y, at.width), 12)


def test_only_hands_of_the_audience_lie_open() -> None:
    state = crowd([6, 6, 6])
    for who in (sight(), sight(1), sight(0, 1, 2)):
        placed = cards_of().layout(state, who)
        for seat, hand in enumerate(state.hands):
            assert all(placed[card].face_up is (seat in who.audience) for card in hand)
        assert not any(placed[card].face_up for card in state.draw)


def test_a_closed_hand_tells_nothing_about_its_cards() -> None:
    """Two hands of as many cards look alike, card by card in the order of arrival."""
    state = crowd([6, 6, 6])
    other = replace(state, hands=(state.hands[0], state.hands[2], state.hands[1]))
    one, two = (cards_of().layout(each, sight(0)) for each in (state, other))

    def shape(placed: dict[Card, object], each: State) -> list[object]:
        return [placed[card] for card in each.hands[1]]

    assert shape(dict(one), state) == shape(dict(two), other)


def test_an_open_hand_is_sorted_and_a_closed_one_is_not() -> None:
    state = crowd([8, 8])
    cards = cards_of()
    assert cards.order_of(state, frozenset({0}), 1) == state.hands[1]
    ranks = [DECK.ranks[card] for card in cards.order_of(state, frozenset({0}), 0)]
    assert ranks == sorted(ranks)


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_card_that_was_thrown_in_covers_a_face_and_no_figures(seats: int) -> None:
    for seat in range(seats):
        plate, at = plate_box(seat, seats), thrown_place(seat, seats)
        card = card_box(at.x, at.y, at.width)
        assert plate.covers(Box(plate.x, card.y, plate.w, card.h))
        assert card.right < fan_box(plate).x


def test_a_card_that_was_thrown_in_lies_with_its_thrower_from_the_first_event_on() -> None:
    found, others = 0, 0
    for seed in range(12):
        options = RULES.info.settled({"limit": "rounds-2", "board": "short"}, 3)
        match: AnyMatch = Match(RULES, RULES.info.configure(3, seed, options))
        luck, seat = Rng(seed, "players"), NOBODY
        while match.outcome() is None:
            for told in match.submit(*luck.choice(able_actions(match))):
                seat = told.event.seat if isinstance(told.event, ThrownIn) else seat
                if told.state.thrown != NOTHING:
                    assert thrower(told.state) == seat
                    found, others = found + 1, others + (seat != told.state.turn)
    assert found > 50
    assert others > 20


def test_whose_hand_it_is_stands_below_all_that_is_raised() -> None:
    for rows in (ROWS, REPLAY_ROWS):
        owner = owner_box(rows.tray)
        assert CANVAS.covers(owner)
        lowest = max(card_box(x, y, rows.width_of(5)).bottom for x, y in rows.spots(5))
        assert owner.y > lowest - RAISE


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_tip_about_a_die_points_at_the_plate_of_who_rolled_it(seats: int) -> None:
    """Where all roll for an event the first die is not that of whoever is in turn (FB-40)."""
    pitch = Pitch(RULES.boards["classic"])
    nothing = Box(0, 0, 0, 0)
    places = BubblePlaces(
        seats,
        pitch,
        None,
        card_box=lambda _: nothing,
        hand_box=lambda: None,  # type: ignore[arg-type]
    )
    about = Bubble(Sentence("board-bubble-reroll"), place=DIE)
    for seat in range(seats):
        state = replace(crowd([4] * seats), dice=(Die(seat, 3), Die((seat + 1) % seats, 5)))
        found = places.box(state, about)
        assert found is not None
        assert plate_box(seat, seats).covers(found)
