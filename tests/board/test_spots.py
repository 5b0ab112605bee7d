"""Choices lie round the board in boxes, with keys and a focus that goes along the track."""

from itertools import pairwise

import pytest

from game.board.choices import NO_BLOCK, NO_REROLL
from game.board.draft import STEPS, Draft, Nothing
from game.board.screen.spots import BoardSpots, focus_of, lit_squares, side_of, spots_of
from game.board.state import Block, Lay, Pass, PassOn, Reroll, Target
from game.core.cards import HIDDEN
from game.core.choices import At, NotBefore
from game.input.turn_keys import TurnPress
from tests.board.scenario import BOARDS, Table, make_rules, table_with
from tests.board.screen_places import Places
from tests.board.test_choices import REMOTE, RULES, at, attacked, chosen, decisions, rolled, why


def laid(state, seat=0, draft=None, *, rules=RULES, hand_open=True):
    places = Places(state, rules.board(state), seat)
    return spots_of(rules, state, seat, draft or Draft(), places, hand_open=hand_open)


def spots(state, seat=0, draft=None, *, hand_open=True):
    found = laid(state, seat, draft, hand_open=hand_open)
    return BoardSpots(found, RULES.board(state), focus_of(found, RULES.deck, state, seat))


def test_keys_pick_cards_by_their_place_as_long_as_no_arrow_is_chosen():
    table = table_with("")
    for draft in (Draft(), chosen("push")):
        shown = spots(table.state, draft=draft)
        assert shown.press(TurnPress("pick", 1)).action.kind == "push", "the first is the button's"
        assert shown.press(TurnPress("pick", 2)).action.kind == "stop"
        assert shown.press(TurnPress("pick", 5)) is None
    arrows = spots(table.state, draft=chosen("push", 12))
    assert arrows.press(TurnPress("pick", 2)).action == Lay("push", 12, "right")
    assert arrows.press(TurnPress("pick", 4)) is None


@pytest.mark.parametrize(
    ("kind", "square", "read"),
    [
        ("push", 12, ["up", "left", "right", "down"]),
        ("jump", 6, ["left", "right"]),
        ("jump", 12, ["left", "right"]),
        ("jump", 10, ["up", "left"]),
    ],
)
def test_keys_of_directions_lie_as_these_are_read(kind, square, read):
    """Left before right and up before down, wherever the track leads: Q is never the right one."""
    table = table_with("", hand="jump push reverse trouble")
    arrows = spots(table.state, draft=chosen(kind, square))
    picked = [arrows.press(TurnPress("pick", number)).choice.way for number in range(len(read))]
    assert picked == read


def test_the_first_keys_let_a_roll_be_and_the_next_throw_in():
    for hand_open in (True, False):
        shown = spots(rolled("reroll stop x push"), hand_open=hand_open)
        keys = [shown.press(TurnPress("pick", number)).action for number in range(3)]
        assert keys == [Pass(), PassOn(), Reroll(0)]


def test_the_focus_begins_ahead_of_the_own_pawn():
    table = table_with("11=push/up 12=snail", pawns="10 30")
    focused = spots(table.state, draft=chosen("stop")).focused
    assert focused.square == 12
    arrows = spots(table.state, draft=chosen("push", 13))
    assert arrows.focused.choice.there == max(spot.choice.there for spot in arrows.items)


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.key)
def test_left_and_right_go_along_the_track_and_back(board):
    rules = make_rules(board)
    hands = "seat 0: stop push\nseat 1: x jump"
    state = rules.parse_position(f"options board={board.key}\n{hands}")
    spots = spots_of(rules, state, 0, chosen("stop"), Places(state, board))
    shown = BoardSpots(spots, board)
    lit = sorted(lit_squares(shown))
    seen = []
    shown.focus = next(n for n, spot in enumerate(spots) if spot.square == lit[0])
    for here, there in pairwise(lit):
        way = "right" if side_of(board, here) > 0 else "left"
        assert shown.move(way)
        seen.append(spots[shown.focus].square)
        assert shown.move("left" if side_of(board, there) > 0 else "right")
        assert spots[shown.focus].square == here
        shown.focus = next(n for n, spot in enumerate(spots) if spot.square == there)
    assert seen == lit[1:]


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.key)
def test_along_a_row_the_right_key_goes_to_the_right(board):
    rules = make_rules(board)
    hands = "seat 0: stop push\nseat 1: x jump"
    state = rules.parse_position(f"options board={board.key}\n{hands}")
    shown = BoardSpots(spots_of(rules, state, 0, chosen("stop"), Places(state, board)), board)
    within_rows = set()
    for here in lit_squares(shown):
        for way in ("left", "right"):
            shown.focus_on(Lay("stop", here))
            if not shown.move(way):
                continue
            old, new = board.squares[here], board.squares[shown.focused.square]
            if old.row == new.row and abs(shown.focused.square - here) == 1:
                assert (new.column > old.column) == (way == "right"), (here, way)
                within_rows.add((way, shown.focused.square > here))
    assert len(within_rows) >= 2, "rows were gone along"


def test_up_and_down_go_by_geometry_and_never_to_a_dark_square():
    table = table_with("23=push/up")
    shown = spots(table.state, draft=chosen("stop"))
    board = RULES.board(table.state)
    for square in lit_squares(shown):
        for way in ("up", "down"):
            shown.focus_on(Lay("stop", square))
            shown.move(way)
            spot = shown.focused
            assert not (spot.at is At.SQUARE and spot.refusal)
            if spot.at is At.SQUARE and spot.square != square:
                rows = board.squares[spot.square].row - board.squares[square].row
                assert (rows > 0) == (way == "down")


def test_from_the_lowest_squares_down_leads_to_the_hand():
    table = table_with("")
    shown = spots(table.state, draft=chosen("stop"))
    low = max(lit_squares(shown), key=lambda n: RULES.board(table.state).squares[n].row)
    shown.focus_on(Lay("stop", low))
    assert shown.move("down")
    assert shown.focused.at in (At.CARD, At.BUTTON)


def test_a_direction_key_finds_its_arrow():
    table = table_with("", hand="jump push reverse trouble")
    shown = spots(table.state, draft=chosen("push", 12))
    for way in ("up", "left", "down", "right"):
        shown.move(way)
        assert shown.focused.action == Lay("push", 12, way)
    assert not shown.move("right")
    jump = spots(table.state, draft=chosen("jump", 12))
    for spot in at(jump.items, At.ARROW):
        jump.move(spot.choice.way)
        assert jump.focused == spot


def test_next_and_previous_stay_within_the_stage():
    table = table_with("")
    for draft, kind, count in ((chosen("stop"), At.SQUARE, 43), (chosen("push", 9), At.ARROW, 4)):
        shown = spots(table.state, draft=draft)
        seen = set()
        for _ in range(2 * count):
            assert shown.move("next")
            assert shown.focused.at is kind
            assert not shown.focused.refusal
            seen.add(shown.focused.action)
        assert len(seen) == count
        first = shown.focused
        shown.move("previous")
        shown.move("next")
        assert shown.focused == first


def test_who_is_to_move_is_named_by_plate_or_pawn():
    table = Table(REMOTE)
    table.do("lay remote 1")
    spots = laid(table.state)
    assert [(spot.at, spot.action, spot.quiet) for spot in spots] == [
        (At.SEAT, Target(1), False),
        (At.SEAT, Target(2), False),
        (At.PAWN, Target(1), True),
        (At.PAWN, Target(2), True),
    ]


@pytest.mark.parametrize("pawns", ["5 9 11", "5 5 9", "5 9 5"])
def test_a_player_has_the_same_key_whoever_else_can_be_chosen(pawns):
    text = f"""\
seat 0: stop push x jump
seat 1: push push push push
seat 2: x x x x
pawns: {pawns}
turn 0
ask: swap seats=0 other=0
agenda: end-turn seat=0"""
    shown = spots(RULES.parse_position(text))
    keys = {spot.seat: shown.key_of(n) for n, spot in enumerate(shown.items) if spot.at is At.SEAT}
    assert keys == {1: 0, 2: 1}


def test_a_block_comes_out_of_the_open_hand():
    shown = spots(attacked("push block x stop"), 1)
    assert shown.items[0].action == shown.focused.action == Block()
    assert {why(spot) for spot in at(shown.items, At.CARD)[1:]} == {NO_BLOCK}
    assert [spot.action for spot in shown.items[-2:]] == [Pass(), NotBefore()]


def test_a_reroll_names_the_die_and_never_happens_by_a_press_too_many():
    shown = spots(rolled("reroll stop x push"))
    assert shown.items[0].action == Reroll(0)
    assert shown.focused.action == Pass()
    assert {why(spot) for spot in at(shown.items, At.CARD)[1:]} == {NO_REROLL}
    assert [spot.action for spot in at(shown.items, At.BUTTON)] == [Pass(), PassOn()]


@pytest.mark.parametrize(
    ("held", "without", "answer"),
    [
        (attacked("push block x stop"), attacked("push push x stop"), Block()),
        (rolled("reroll stop x push"), rolled("stop stop x push"), Reroll(0)),
    ],
)
def test_fb_34_with_a_closed_hand_all_are_asked_alike(held, without, answer):
    seat = held.question.seats[0]
    seen = [spots(state, seat, hand_open=False) for state in (held, without)]
    first, second = seen
    assert [spot.box for spot in first.items] == [spot.box for spot in second.items]
    assert [why(spot) for spot in (*first.items, *second.items)] == [""] * 2 * len(first)
    assert not at(first.items, At.CARD)
    assert (first.focus, first.items[0].action) == (second.focus, answer)
    assert second.items[0].action == Nothing()
    assert first.items[1:] == second.items[1:]


@pytest.mark.parametrize("seed", range(5))
def test_keys_lead_to_all_that_can_be_chosen_and_cards_are_marked(seed):
    for number, (state, seat) in enumerate(decisions(seed, 200)):
        if number % 5:
            continue
        shown = spots(state, seat)
        reachable = {shown.items[place].action for place in shown.reachable()}
        possible = [spot for spot in shown.items if spot.refusal is None]
        assert {one.action for one in possible if not isinstance(one.action, STEPS)} <= reachable
        assert not shown.refused_cards & {spot.card for spot in possible}
        assert shown.focused_card in (HIDDEN, *state.hands[seat], *state.market)
