"""Who looks far ahead: which ways are tried out, over which deals, and what positions are worth."""

from collections import Counter

import pytest

from game.board.bots import EFFORTS, make_bot
from game.board.engine.convert import load_state
from game.board.engine.tables import RANK_OF, TROUBLE
from game.board.engine.worth import OPEN, SIGNS, Worth
from game.board.habits import WORTH_OF_MANY, WORTH_OF_TWO
from game.board.lookahead import Deals, Known, SameLuck, Search
from game.board.state import Ask, State
from game.core.bots import decide
from game.core.rng import LoadedDice, Rng
from game.core.simulation import THINK_STEPS

from .scenario import BOARDS, DECK, RULES, TABLE, Table, table_with
from .test_bots import positions

FINISH_LINE = 19
KNOWN = {board.key: Known(DECK, TABLE, board) for board in BOARDS}


def answered(table: Table, seed: int = 1) -> str:
    seat = table.asked[0]
    bot = make_bot("master", seat, DECK, TABLE, BOARDS, Rng(seed, "bot"))
    view, actions = RULES.view(table.state, seat), RULES.legal_actions(table.state, seat)
    return RULES.action_text(decide(bot, view, actions, THINK_STEPS))


def of_turns(seats: int, seed: int) -> list[State]:
    """Return the positions of a match at which a card of a turn is asked for."""
    found = list(positions(seats, seed))
    return [state for state in found if state.question and state.question.ask is Ask.TURN]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_deals_fit_what_a_seat_sees_and_differ_in_what_it_does_not(seats: int) -> None:
    for state in of_turns(seats, 20 + seats)[::3]:
        seat = state.turn
        deals = Deals(KNOWN["classic"], RULES.view(state, seat), Rng(1, "deals"))
        others = set()
        for _ in range(4):
            deal = deals.next()
            hands = [[DECK.ranks[card] for card in hand] for hand in state.hands]
            assert deal.hands[seat] == hands[seat]
            assert list(map(len, deal.hands)) == list(map(len, hands))
            assert len(deal.draw) == len(state.draw)
            cards = Counter(deal.draw)
            for hand in deal.hands:
                cards.update(hand)
            there = Counter(DECK.ranks[card] for card in state.draw)
            for one in hands:
                there.update(one)
            assert cards == there
            others.add(str(deal.hands))
        assert len(others) == 4 or not state.draw


def test_the_first_die_is_given_and_the_rest_is_left_to_luck() -> None:
    luck = SameLuck(Rng(1, "x"))
    drawn = []
    for die in (5, 5, 2):
        luck.begin(die)
        drawn.append([luck.below(20), luck.below(6), *(luck.below(6) for _ in range(20))])
    assert drawn[0] == drawn[1]
    assert drawn[0][1] == 4
    assert drawn[2] == [drawn[0][0], 1, *drawn[0][2:]]
    assert set(drawn[0][2:]) == set(range(6))


def test_the_best_ways_of_each_kind_are_tried_out() -> None:
    effort = EFFORTS["master"]
    search = Search(KNOWN, effort, Rng(1, "bot"))
    for state in of_turns(3, 5)[::2]:
        engine = KNOWN["classic"].engine(Rng(1, "x"), 3)
        load_state(engine, state)
        plans = search._plans(engine, KNOWN["classic"].thumbs, state.turn)
        assert plans == sorted(plans, reverse=True)
        assert plans[0] == KNOWN["classic"].thumbs.lay(engine, state.turn)
        assert len(plans) <= effort.plans
        counts = Counter(RANK_OF[code] for _, code, _ in plans)
        assert max(counts.values()) <= effort.of_a_kind


def worth(table: Table, seat: int) -> float:
    known = KNOWN["classic"]
    engine = known.engine(Rng(1, "x"), len(table.state.pawns))
    load_state(engine, table.state)
    weights = WORTH_OF_TWO if len(table.state.pawns) == 2 else WORTH_OF_MANY
    return Worth(known.tables, weights).of(engine, seat)


def test_a_position_is_worth_more_behind_the_others_and_without_not_you() -> None:
    assert len(WORTH_OF_TWO) == len(WORTH_OF_MANY) == SIGNS > OPEN
    usual = table_with("", pawns="20 20 20")
    assert worth(table_with("", pawns="15 20 20"), 0) > worth(usual, 0) + 1
    assert worth(table_with("", pawns="20 30 20"), 0) > worth(usual, 0) + 1
    burden = table_with("", pawns="20 20 20", hand="notyou push reverse trouble")
    assert worth(burden, 0) < worth(usual, 0) - 8
    assert worth(burden, 1) > worth(usual, 1) + 4
    assert worth(table_with("22=stop 23=stop", pawns="12 20 30"), 0) < worth(
        table_with("", pawns="12 20 30"), 0
    )


def test_a_round_that_is_over_is_worth_its_points() -> None:
    table = table_with("", pawns="48 20", hand="trouble push push push", others="x x x x")
    known = KNOWN["classic"]
    engine = known.engine(LoadedDice(FINISH_LINE - 1), 2)
    load_state(engine, table.state)
    ways = known.thumbs.ways(engine, 0)
    engine.lay(*next(way[1:] for way in ways if way[1] == TROUBLE))
    assert engine.over
    assert Worth(known.tables, WORTH_OF_TWO).of(engine, 0) == 20 - 48


@pytest.mark.parametrize("seed", range(3))
def test_who_is_about_to_come_to_a_long_way_on_stops_before_it(seed: int) -> None:
    table = table_with("42=jump/on 43=chance 44=notyou", pawns="40 2", hand="stop x x x")
    assert answered(table, seed) == "lay stop 41"


def test_steps_are_as_many_as_lines_and_no_more() -> None:
    for seats in (2, 5):
        for state in of_turns(seats, 30 + seats)[::4]:
            bot = make_bot("master", state.turn, DECK, TABLE, BOARDS, Rng(1, "bot"))
            view, actions = RULES.view(state, state.turn), RULES.legal_actions(state, state.turn)
            steps = sum(1 for _ in bot.think(view, actions, THINK_STEPS))
            assert steps <= EFFORTS["master"].lines * 2 // seats
