"""The engine plays by the rules, turn by turn; its rules of thumb lay only what may be laid."""

import pytest

from game.board.deck import KINDS
from game.board.engine import engine as turns
from game.board.engine import happenings
from game.board.engine import round as rounds
from game.board.engine.convert import load_state
from game.board.engine.tables import RANK_OF, TILE, WAYS
from game.board.engine.thumbs import Thumbs
from game.board.habits import BEST
from game.board.state import Ask, Lay
from game.core.rng import Rng
from tests.pairs import whole

from .lockstep import RULES, TABLES, begun, run
from .scenario import TABLE, table_with
from .test_bots import positions
from .tune import Players, play


@pytest.mark.parametrize(("turns_", "first"), [(3000, 0), whole(27_000, 1000)])
def test_random_turns_are_the_same_in_the_rules_and_in_the_engine(turns_: int, first: int) -> None:
    asks = run(turns_, first)
    asked = {Ask.BLOCK, Ask.PLACE, Ask.REMOTE, Ask.SWAP, Ask.NAME, Ask.PICK, Ask.GIVE}
    assert set(asks) == asked
    assert min(asks.values()) > 10


BROKEN = [
    (rounds, "SNAIL", TILE),
    (rounds, "CHANCE", TILE),
    (turns, "HAND", 5),
    (happenings, "FORWARD", -1),
    (happenings, "WHITE", 0),
]


@pytest.mark.parametrize(("module", "name", "value"), BROKEN)
def test_an_engine_with_another_rule_is_found_out(module, name, value, monkeypatch) -> None:
    monkeypatch.setattr(module, name, value)
    with pytest.raises((AssertionError, IndexError, TypeError)):
        run(3000)


def test_rules_of_thumb_lay_what_may_be_laid() -> None:
    looked = 0
    for seats, seed in ((2, 1), (3, 2), (5, 3)):
        for state in positions(seats, seed, {"wild": "16" if seats < 5 else "off"}):
            assert state.question is not None
            if state.question.ask not in (Ask.TURN, Ask.SET_UP):
                continue
            seat = state.question.seats[0]
            thumbs = Thumbs(TABLES[state.rules.board], BEST)
            engine = rounds.Round(TABLES[state.rules.board], TABLE, Rng(1, "x"), thumbs, seats)
            load_state(engine, state)
            legal = set(RULES.legal_actions(state, seat))
            ways = thumbs.ways(engine, seat, acts=state.question.ask is Ask.TURN)
            assert {KINDS[RANK_OF[code]].text for _, code, _ in ways} <= {
                action.kind for action in legal
            }
            for _, code, square in ways:
                rank, arrow = WAYS[code - 1]
                assert Lay(KINDS[rank].text, square, arrow) in legal
                looked += 1
    assert looked > 2000


def test_rules_of_thumb_play_rounds_to_their_end_and_the_same_again() -> None:
    players = {board: Thumbs(tables, BEST) for board, tables in TABLES.items()}
    for seed in range(12):
        board, seats = ("classic", "short", "cliff")[seed % 3], 2 + seed % 5
        ends = [play(board, seed, [players[board]] * seats) for _ in range(2)]
        assert ends[0] == ends[1]
        assert len(ends[0]) == seats


def test_each_seat_of_a_tuned_round_chooses_by_its_own_rules_of_thumb() -> None:
    table = table_with("33=swap", "3", pawns="30 12 40 8", hand="stop push push push")
    state = begun(0, Rng(1, "x"))
    one, two = (Thumbs(TABLES[state.rules.board], BEST) for _ in range(2))
    engine = rounds.Round(TABLES["classic"], TABLE, Rng(1, "x"), one, 4)
    load_state(engine, table.state)
    two.swap = lambda *_: 2  # type: ignore[method-assign]
    players = Players([one, two, one, one])
    assert players.swap(engine, 0, 0, (1, 2, 3)) == 3
    assert players.swap(engine, 1, 1, (0, 2, 3)) == 2
