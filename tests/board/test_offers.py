"""What is offered on the screen agrees with the rules, and says why where it does not."""

from itertools import pairwise

import pytest

from game.board.draft import STEPS, ChooseSquare, Draft, Nothing
from game.board.occupancy import Refusal
from game.board.screen.focus import BoardOffers, focus_of, side_of
from game.board.screen.offers import (
    NO_BLOCK,
    NO_REROLL,
    REASONS,
    REFUSALS,
    SAME_SQUARE,
    offers_of,
)
from game.board.screen.spots import At, focused_card, lit_squares, refused_cards
from game.board.state import Ask, Block, Give, Lay, Pass, PassOn, Reroll, Target
from game.core.cards import HIDDEN
from game.core.choices import ChooseCard, TakeBack
from game.core.match import Match
from game.core.rng import Rng
from game.input.turn_keys import TurnPress
from game.ui.i18n import Texts
from tests.board.scenario import BOARDS, DECK, Table, make_rules, table_with
from tests.board.screen_places import Places

RULES = make_rules()


def spots_of(state, seat=0, draft=None, *, rules=RULES, hand_open=True):
    places = Places(state, rules.board(state), seat)
    return offers_of(rules, state, seat, draft or Draft(), places, hand_open=hand_open)


def offers(state, seat=0, draft=None, *, hand_open=True):
    spots = spots_of(state, seat, draft, hand_open=hand_open)
    return BoardOffers(spots, RULES.board(state), focus_of(spots, state, seat))


def at(spots, kind):
    return [spot for spot in spots if spot.at is kind]


def chosen(kind, square=-1):
    return Draft(kind, DECK.copies(kind)[0], square)


# To lay a card.


def test_a_card_comes_first_and_then_its_square():
    table = table_with("3=push/up 9=snail", hand="stop push reverse trouble")
    hand = spots_of(table.state)
    assert [spot.action.kind for spot in hand] == ["stop", "push", "reverse", "trouble"]
    assert [spot.action.card for spot in hand] == list(table.state.hands[0])
    assert {spot.refusal for spot in hand} == {""}
    squares = at(spots_of(table.state, draft=chosen("stop")), At.SQUARE)
    reasons = {spot.square: spot.refusal for spot in squares if spot.refusal}
    assert reasons == {
        0: Refusal.END.value,
        50: Refusal.END.value,
        3: Refusal.COLOUR.value,
        **dict.fromkeys((8, 14, 20, 26, 32, 38), Refusal.TELEPORT.value),
    }
    lit = [spot.action for spot in squares if not spot.refusal]
    assert lit == [Lay("stop", square) for square in table.squares("stop")]


def test_a_card_with_an_arrow_takes_one_press_more():
    table = table_with("")
    squares = at(spots_of(table.state, draft=chosen("push")), At.SQUARE)
    assert ChooseSquare(12) in [spot.action for spot in squares]
    arrows = at(spots_of(table.state, draft=chosen("push", 12)), At.ARROW)
    assert [spot.action for spot in arrows] == [
        Lay("push", 12, way) for way in ("up", "down", "left", "right")
    ]
    assert [spot.way for spot in arrows] == ["up", "down", "left", "right"]


def test_a_jump_points_along_the_track_and_knows_where_it_leads():
    table = table_with("", hand="jump push reverse trouble")
    arrows = at(spots_of(table.state, draft=chosen("jump", 12)), At.ARROW)
    assert [(spot.action.arrow, spot.there) for spot in arrows] == [("on", 14), ("back", 10)]
    assert {spot.way for spot in arrows} <= {"up", "down", "left", "right"}
    far = at(spots_of(table.state, draft=chosen("jump", 49)), At.ARROW)
    assert [spot.there for spot in far] == [50, 47]


def test_each_press_back_undoes_a_stage():
    draft = Draft().after(ChooseCard("push", 3)).after(ChooseSquare(12))
    assert draft.last == ChooseSquare(12)
    before = draft.after(TakeBack())
    assert before == Draft("push", 3)
    assert before.last == ChooseCard("push", 3)
    assert before.after(TakeBack()) == Draft()
    assert Draft().last is None
    assert draft.after(ChooseCard("jump", 20)) == Draft("jump", 20)
    assert draft.after(Nothing()) == draft


@pytest.mark.parametrize("square", [-1, 12])
def test_at_each_stage_another_card_can_be_pressed(square):
    table = table_with("")
    spots = spots_of(table.state, draft=chosen("push", square))
    assert {spot.action.kind for spot in at(spots, At.CARD)} == {
        "stop",
        "push",
        "reverse",
        "trouble",
    }
    assert TakeBack() in [spot.action for spot in at(spots, At.BUTTON)]


def test_digits_pick_cards_as_long_as_no_arrow_is_chosen():
    table = table_with("")
    for draft in (Draft(), chosen("push")):
        shown = offers(table.state, draft=draft)
        assert shown.press(TurnPress("pick", 1)).action.kind == "push"
        assert shown.press(TurnPress("pick", 4)) is None
    arrows = offers(table.state, draft=chosen("push", 12))
    assert arrows.press(TurnPress("pick", 2)).action == Lay("push", 12, "left")
    assert arrows.press(TurnPress("pick", 4)) is None


def test_the_first_keys_let_a_roll_be_and_the_next_throw_in():
    for hand_open in (True, False):
        shown = offers(rolled("reroll stop x push"), hand_open=hand_open)
        keys = [shown.press(TurnPress("pick", number)).action for number in range(3)]
        assert keys == [Pass(), PassOn(), Reroll(0)]


def test_the_focus_begins_ahead_of_the_own_pawn():
    table = table_with("11=push/up 12=snail", pawns="10 30")
    focused = offers(table.state, draft=chosen("stop")).focused
    assert focused.square == 12
    arrow = offers(table.state, draft=chosen("push", 13)).focused
    assert arrow.there == max(s.there for s in spots_of(table.state, draft=chosen("push", 13)))


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.key)
def test_left_and_right_go_along_the_track_and_back(board):
    rules = make_rules(board)
    hands = "seat 0: stop push\nseat 1: x jump"
    state = rules.parse_position(f"options board={board.key}\n{hands}")
    spots = offers_of(rules, state, 0, chosen("stop"), Places(state, board))
    shown = BoardOffers(spots, board)
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


def test_up_and_down_go_by_geometry_and_never_to_a_dark_square():
    table = table_with("23=push/up")
    shown = offers(table.state, draft=chosen("stop"))
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
    shown = offers(table.state, draft=chosen("stop"))
    low = max(lit_squares(shown), key=lambda n: RULES.board(table.state).squares[n].row)
    shown.focus_on(Lay("stop", low))
    assert shown.move("down")
    assert shown.focused.at in (At.CARD, At.BUTTON)


def test_a_direction_key_finds_its_arrow():
    table = table_with("", hand="jump push reverse trouble")
    shown = offers(table.state, draft=chosen("push", 12))
    for way in ("up", "left", "down", "right"):
        shown.move(way)
        assert shown.focused.action == Lay("push", 12, way)
    assert not shown.move("right")
    jump = offers(table.state, draft=chosen("jump", 12))
    for spot in at(jump.items, At.ARROW):
        jump.move(spot.way)
        assert jump.focused == spot


def test_next_and_previous_stay_within_the_stage():
    table = table_with("")
    for draft, kind, count in ((chosen("stop"), At.SQUARE, 43), (chosen("push", 9), At.ARROW, 4)):
        shown = offers(table.state, draft=draft)
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


# To name somebody, and to answer.


REMOTE = """
seat 0: remote push stop x
seat 1: push push push push
seat 2: stop stop stop stop
pawns: 5 9 9
"""


def test_who_is_to_move_is_named_by_plate_or_pawn():
    table = Table(REMOTE)
    table.do("lay remote 1")
    spots = spots_of(table.state)
    assert [(spot.at, spot.action, spot.quiet) for spot in spots] == [
        (At.PLATE, Target(1), False),
        (At.PLATE, Target(2), False),
        (At.PAWN, Target(1), True),
        (At.PAWN, Target(2), True),
    ]


def test_a_pawn_on_the_same_square_is_no_partner():
    table = Table(
        "seat 0: stop push x jump\nseat 1: push push push push\nseat 2: x x x x\n"
        "seat 3: snail snail snail snail\npawns: 3 7 5 9\ncards: 5=swap",
        "2",
    )
    table.play("lay stop 49")
    assert table.state.question.ask is Ask.SWAP
    reasons = {spot.seat: spot.refusal for spot in at(spots_of(table.state), At.PLATE)}
    assert reasons == {1: "", 3: "", 2: SAME_SQUARE}


def attacked(hand):
    table = Table(REMOTE.replace("seat 1: push push push push", f"seat 1: {hand}"))
    table.do("lay remote 1")
    table.do("target 1")
    return table.state


def rolled(hand):
    table = Table(REMOTE.replace("remote push stop x", hand), "3")
    table.do("lay stop 1")
    return table.state


def test_a_block_comes_out_of_the_open_hand():
    spots = spots_of(attacked("push block x stop"), 1)
    assert spots[0].action == Block()
    assert {spot.refusal for spot in at(spots, At.CARD)[1:]} == {NO_BLOCK}
    assert spots[-1].action == Pass()
    assert offers(attacked("push block x stop"), 1).focused.action == Block()


def test_a_reroll_names_the_die_and_never_happens_by_a_press_too_many():
    shown = offers(rolled("reroll stop x push"))
    assert shown.items[0].action == Reroll(0)
    assert shown.focused.action == Pass()
    assert {spot.refusal for spot in at(shown.items, At.CARD)[1:]} == {NO_REROLL}
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
    seen = [offers(state, seat, hand_open=False) for state in (held, without)]
    first, second = seen
    assert [spot.box for spot in first.items] == [spot.box for spot in second.items]
    assert [spot.refusal for spot in (*first.items, *second.items)] == [""] * 2 * len(first)
    assert not at(first.items, At.CARD)
    assert (first.focus, first.items[0].action) == (second.focus, answer)
    assert second.items[0].action == Nothing()
    assert first.items[1:] == second.items[1:]


def test_of_several_dice_one_is_named():
    table = Table(
        "seat 0: trouble push stop x\nseat 1: reroll push push push\nseat 2: x x x x\n",
        "2 3 4 5",
    )
    table.do("lay trouble 30")
    table.everyone("pass")
    state = table.state
    assert [die.value for die in state.dice] == [3, 4, 5]
    hand = at(spots_of(state, 1), At.CARD)
    assert (hand[0].action.kind, hand[0].refusal) == ("reroll", "")
    plates = at(spots_of(state, 1, Draft("reroll")), At.PLATE)
    assert {spot.action for spot in plates} == {Reroll(seat) for seat in range(3)}
    closed = spots_of(state, 1, hand_open=False)
    assert closed[0].action == ChooseCard("reroll")
    assert spots_of(state, 0, hand_open=False)[0].action == Nothing()


# Whatever is asked.


def whole(spots):
    """Return the actions that spots lead to, possible ones only, steps taken apart."""
    return {s.action for s in spots if not s.refusal and not isinstance(s.action, STEPS)}


def reached(state, seat, draft=None, *, hand_open=True):
    """Return the actions that any presses lead to."""
    draft = draft or Draft()
    spots = spots_of(state, seat, draft, hand_open=hand_open)
    found = whole(spots)
    for spot in spots:
        step = spot.action
        forward = isinstance(step, ChooseSquare) or (isinstance(step, ChooseCard) and draft.empty)
        if forward and not spot.refusal and draft.after(step) != draft:
            if isinstance(step, ChooseSquare) and draft.square != -1:
                continue
            found |= reached(state, seat, draft.after(step), hand_open=hand_open)
    return found


@pytest.mark.parametrize("seed", range(5))
def test_all_that_is_legal_is_offered_and_nothing_else(seed):
    luck, seen = Rng(seed, "offers"), set()
    board = BOARDS[seed % len(BOARDS)].key
    match = Match(
        RULES, RULES.info.configure(2 + seed, seed, {"board": board, "limit": "rounds-3"})
    )
    for turn in range(260):
        state = match.state
        if state.question is None:
            break
        seat = luck.choice(state.question.seats)
        legal = RULES.legal_actions(state, seat)
        seen.add(state.question.ask)
        if turn % 3 == 0 or state.question.ask not in (Ask.TURN, Ask.SET_UP, Ask.REROLL):
            assert reached(state, seat) == set(legal)
            check(state, seat)
            if state.question.ask in (Ask.BLOCK, Ask.REROLL):
                assert reached(state, seat, hand_open=False) == set(legal)
        match.submit(seat, luck.choice(legal))
    assert {Ask.DEAL, Ask.SET_UP, Ask.TURN, Ask.REROLL} <= seen


def check(state, seat):
    """Whatever is pressed has a reason, keys reach all that is possible, no card is foreign."""
    spots = spots_of(state, seat)
    shown = offers(state, seat)
    assert {spot.refusal for spot in spots} <= {"", *REASONS}
    reachable = {spots[place].action for place in shown.reachable()}
    assert whole(spots) <= reachable
    for spot in spots:
        assert spot.card == HIDDEN or spot.card in (*state.hands[seat], *state.market)
        assert spot.refusal or spot.card not in refused_cards(shown)
    assert focused_card(shown) in (HIDDEN, *state.hands[seat], *state.market)


def test_presents_are_a_card_and_then_its_receiver():
    state = Table(
        "seat 0: push stop x x\nseat 1: push\nseat 2: x\nask: give seats=0,1,2\n"
        "agenda: hand-over seat=0 what=give-card; end-turn seat=0\nhappening: surprise-party"
    ).state
    assert {spot.action.kind for spot in spots_of(state)} == {"push", "stop", "x"}
    named = at(spots_of(state, draft=chosen("stop")), At.PLATE)
    assert [spot.action for spot in named] == [Give("stop", 1), Give("stop", 2)]
    assert offers(state, draft=chosen("stop")).focused.at is At.PLATE


def test_nobody_else_is_offered_anything():
    assert spots_of(table_with("").state, 1) == ()


def test_every_square_has_a_reason_of_its_own_kind():
    """Each reason of the rules is met, so that none of the texts is dead."""
    table = table_with("3=push/up 9=trouble", hand="stop push reverse trouble")
    spots = at(spots_of(table.state, draft=chosen("stop")), At.SQUARE)
    assert {spot.refusal for spot in spots} == {"", *(why.value for why in Refusal)}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("text_id", REFUSALS)
def test_reasons_are_told_in_every_language(lang, text_id):
    texts = Texts(lang)
    assert texts(text_id) != text_id
    assert not texts.missing
