"""What the keys mean: FF-17; pauses: FF-19; handicaps: FF-20; fairness of FF-9."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from game.frankfurt.rules import INFO, table_rules
from game.frankfurt.state import COUNTDOWN, State

from .scenario import Table

RACE = """
    clock 600
    pile 1: Y8
    pile 2: R20
    seat 0: B9 | (B1) | - | (B3) Y10
    seat 1: R9 | B10 | Y3 | -
    draw 0: Y1
    draw 1: Y1
"""
NOTHING = ["rejected seat 0 reason the key has no meaning now"]


@pytest.mark.parametrize(
    ("keys", "last"),
    [
        (["column 1"], ["picked-up seat 0 column 1"]),
        (["column 2"], ["turned seat 0 column 2 card B1"]),
        (["column 3"], NOTHING),
        (["column 1", "column 1"], ["put-back seat 0 column 1"]),
        (["column 1", "column 3"], ["moved seat 0 source 1 target 3 card B9"]),
        (["column 1", "column 4"], ["put-back seat 0 column 1", "picked-up seat 0 column 4"]),
        (
            ["column 1", "column 2"],
            ["put-back seat 0 column 1", "turned seat 0 column 2 card B1"],
        ),
        (["column 1", "pile 1"], ["discarded seat 0 column 1 pile 1 card B9 wrong no"]),
        (["pile 1"], NOTHING),
        (["pile 3"], NOTHING),
        (["column 1", "pile 4"], NOTHING),
    ],
)
def test_ff_17_the_keys(keys: list[str], last: list[str]) -> None:
    assert Table(RACE).press(0, *keys) == last


def test_ff_17_a_key_without_a_meaning_does_nothing() -> None:
    table = Table(RACE)
    before = table.state
    table.press(0, "pile 1", "pile 3", "column 3")
    assert table.state == before
    assert table.match.log == []


def test_ff_17_pile_key_with_an_empty_hand_calls_in_table_mode() -> None:
    table = Table("options mode=table" + RACE)
    assert table.press(0, "pile 2")[0].startswith("wrong-call caller 0 pile 2")


@pytest.mark.parametrize("how", ["block", "countdown", "pause", "slap"])
def test_ff_17_a_block_a_countdown_a_pause_or_the_first_slap_puts_the_card_back(how: str) -> None:
    table = Table("options mode=table" + RACE.replace("pile 2: R20", "pile 2: R20 R18@0.1!"))
    table.press(0, "column 1")
    assert table.state.seats[0].held == 0
    match how:
        case "block":
            table.press(1, "pile 2")
        case "countdown":
            assert table.wait(601)[-1] == "countdown-started phase countdown stuck"
        case "pause":
            table.match.suspend()
        case "slap":
            out = tuple(replace(column, cards=(), up=0) for column in table.state.seats[1].columns)
            hers = tuple(c for col in table.state.seats[1].columns for c in col.cards)
            first = replace(table.state.seats[1], columns=out, out_order=0)
            table.match.state = replace(
                table.state, seats=(table.state.seats[0], first), box=(*table.state.box, *hers)
            )
            table.press(1, "pile 1")
    assert table.state.seats[0].held == -1


def test_ff_18_a_key_never_moves_anothers_cards() -> None:
    for key in ("column 1", "column 2", "column 4", "pile 1"):
        table = Table(RACE)
        before = table.state.seats[1]
        table.press(0, "column 1", key)
        assert table.state.seats[1] == before


def test_ff_19_a_pause_stops_the_race_for_all_and_a_countdown_ends_it() -> None:
    table = Table(RACE)
    assert table.told(table.match.suspend()) == ["suspended"]
    assert table.match.suspend() == ()
    assert table.press(1, "column 1") == ["rejected seat 1 reason the race is paused"]
    assert table.wait(100) == []
    assert table.told(table.match.resume()) == ["resumed"]
    assert table.press(1, "column 1") == ["rejected seat 1 reason wait for the count-down"]
    table.wait(COUNTDOWN)
    assert table.press(1, "column 1") == ["picked-up seat 1 column 1"]


@pytest.mark.parametrize("phase", ["countdown start 50", "countdown stuck 50"])
def test_ff_19_a_pause_in_a_countdown_begins_it_anew(phase: str) -> None:
    table = Table(f"phase {phase}" + RACE)
    table.match.suspend()
    table.match.resume()
    assert table.wait(COUNTDOWN - 1) == []
    assert table.wait(1) == ["revealed cards 0:Y1 1:Y1b"]


def test_ff_19_a_pause_in_the_slaps_leads_back_to_them() -> None:
    table = Table("""
        clock 600
        pile 1: Y8
        pile 2: R5
        pile 3: B20
        seat 0: B9^ | - | - | -
        seat 1: R7 | - | - | -
        seat 2: R1 | - | - | -
        draw 0: R16
        draw 1: B16
        draw 2: Y16
    """)
    table.press(0, "pile 1", "pile 1")
    table.match.suspend()
    table.match.resume()
    assert table.wait(COUNTDOWN) == ["countdown-ended"]
    assert table.press(1, "pile 2")[0].startswith("slapped seat 1")


def test_ff_20_turning_and_block_are_each_seats_own() -> None:
    config = INFO.configure(3, 1, {"turning": "manual,automatic,manual", "block": "0.8,2,0"})
    rules = table_rules(config)
    assert rules.automatic == (False, True, False)
    assert rules.block == (48, 120, 0)
    table = Table("options turning=automatic,manual block=2,0" + RACE)
    assert table.press(0, "column 4", "column 3")[-1] == "turned seat 0 column 4 card B3"
    assert table.press(0, "column 3", "pile 1")[0].endswith("blocked-until 720")
    assert table.press(1, "column 3", "pile 2")[0].endswith("blocked-until -1")


@pytest.mark.parametrize("value", ["-0.1", "3.1", "x", "1,2"])
def test_ff_20_a_block_out_of_range_is_refused(value: str) -> None:
    with pytest.raises(ValueError, match="block"):
        INFO.configure(3, 1, {"block": value})


TWO_FOR_ONE = """
    pile 1: Y8
    pile 2: R20
    seat 0: B9^ | R1 | - | -
    seat 1: R9^ | B1 | - | -
    draw 0: Y1
    draw 1: Y1
"""


def test_ff_9_the_first_event_wins_in_both_orders_1000_times() -> None:
    for first, second in itertools.islice(itertools.cycle([(0, 1), (1, 0)]), 1000):
        table = Table(TWO_FOR_ONE)
        assert table.press(first, "pile 1")[0].startswith(f"discarded seat {first}")
        assert "late yes" in table.press(second, "pile 1")[0]


KEY_TEXTS = [f"{row} {number}" for row in ("column", "pile") for number in (1, 2, 3, 4)]
SCRIPT = st.lists(
    st.one_of(
        st.tuples(st.integers(0, 2), st.sampled_from(KEY_TEXTS)),
        st.tuples(st.just(-1), st.just("")),
    ),
    max_size=60,
)
TRIO = """
    options mode={mode} stress={stress}
    pile 1: Y8@{a}
    pile 2: R5@{b}
    pile 3: B20@{c}
    seat {a}: B9 | (B1) Y9 | R9 | -
    seat {b}: R7 | (B3) R8 | Y7 | -
    seat {c}: R3 | (B5) R10 | - | -
    draw {a}: Y1 Y3
    draw {b}: Y5 Y10
    draw {c}: Y12 Y14
    state {a}: place=0
    state {b}: place=1
    state {c}: place=2
"""


@given(SCRIPT, st.permutations([0, 1, 2]), st.sampled_from(["referee", "table"]))
def test_ff_9_permuted_seats_give_permuted_results(
    script: list[tuple[int, str]], seats: list[int], mode: str
) -> None:
    for stress in ("off", "on"):
        plain = Table(TRIO.format(a=0, b=1, c=2, mode=mode, stress=stress))
        a, b, c = seats
        other = Table(TRIO.format(a=a, b=b, c=c, mode=mode, stress=stress))
        for seat, key in script:
            if seat < 0:
                plain.wait(5)
                other.wait(5)
                continue
            plain.press(seat, key)
            other.press(seats[seat], key)
        for seat in range(3):
            assert _bare(plain, seat) == _bare(other, seats[seat])


def _bare(table: Table, seat: int) -> object:
    state: State = table.state
    player = replace(state.seats[seat], place=0)
    texts = {card: table.rules.deck.text(card) for card in range(132)}
    columns = tuple(tuple(texts[card] for card in column.cards) for column in player.columns)
    return columns, len(player.draw), player.held, player.blocked_until, player.slapped
