"""Rules that make the race fair: keys that rest (FF-10b, FF-13a) and head starts (FF-20a)."""

from pathlib import Path

import pytest

from game.core.cards import conservation_error
from game.core.match import Match
from game.core.record import Playback
from game.core.record_text import load
from game.core.rules import PositionError
from game.frankfurt.rules import INFO, FrankfurtRules, cards_dealt

from .scenario import LATE, Table, kinds, standard_deck

RULES = FrankfurtRules(standard_deck())
REST = "rejected seat 1 reason the key rests for a moment"

# Seat 0 is about to cover the Y8 on which seat 1 wants to lay the R9.
LATE_RACE = """
    options mode={mode}
    clock 600
    pile 1: Y8
    pile 2: R8
    seat 0: B16^ | Y18 | (Y1) | -
    seat 1: R9^ | R11 | - | -
    draw 0: R16 R18
    draw 1: Y16 Y18
"""


def just_late(mode: str) -> Table:
    table = Table(LATE_RACE.format(mode=mode))
    table.press(0, "pile 1")
    assert table.press(1, "pile 1") == [
        "bounced seat 1 column 1 pile 1 card R9 late yes blocked-until -1"
    ]
    return table


def test_ff_10b_in_table_mode_the_forgiven_press_becomes_no_call() -> None:
    table = just_late("table")
    assert table.press(1, "pile 1") == [REST]
    assert "pile 1" not in table.legal(1)
    assert table.line("deaf") == f"1.1 {600 + LATE}"


@pytest.mark.parametrize(("waited", "rests"), [(LATE, True), (LATE + 1, False)])
def test_ff_10b_the_key_rests_for_0_35_s(waited: int, rests: bool) -> None:
    table = just_late("table")
    table.wait(waited)
    event = table.press(1, "pile 1")[0]
    assert event == REST if rests else event.startswith("wrong-call caller 1 pile 1")
    assert (table.line("deaf") != "") is rests


def test_ff_10b_the_key_does_nothing_with_a_card_in_hand_either_and_other_keys_act() -> None:
    table = just_late("table")
    assert table.press(1, "column 2", "pile 1") == [REST]
    assert table.press(1, "pile 2")[0].startswith("discarded seat 1")
    assert table.press(0, "column 2", "pile 1")[0].startswith("discarded seat 0")


def test_ff_10b_holds_in_table_mode_only() -> None:
    table = just_late("referee")
    assert table.line("deaf") == ""
    assert table.press(1, "column 1", "pile 1")[0].startswith("bounced seat 1")


def test_ff_10b_a_wrong_card_gives_no_rest() -> None:
    table = Table(LATE_RACE.format(mode="table").replace("Y8", "Y20"))
    assert table.press(1, "pile 1")[0].endswith("wrong yes")
    assert table.line("deaf") == ""


def test_ff_10b_the_rest_stands_still_in_a_pause() -> None:
    table = just_late("table")
    table.wait(10)
    table.match.suspend()
    table.wait(100)
    table.match.resume()
    table.wait(108)
    table.wait(LATE - 10)
    assert table.press(1, "pile 1") == [REST]
    table.wait(1)
    assert table.press(1, "pile 1") != [REST]


def test_ff_10b_and_13a_a_position_holds_the_keys_that_rest() -> None:
    table = just_late("table")
    state = RULES.parse_position(RULES.describe(table.state))
    assert state == table.state
    again = Match(RULES, INFO.configure(2, 0), state=state)
    assert RULES.event_text(again.submit(1, RULES.parse_action("pile 1"))[0].event) == REST


@pytest.mark.parametrize("deaf", ["2.1 630", "0.3 630", "0.1 599", "0 630", "x"])
def test_ff_10b_a_key_that_can_not_rest_is_refused(deaf: str) -> None:
    text = LATE_RACE.format(mode="table") + f"    deaf {deaf}\n"
    with pytest.raises(PositionError, match="deaf"):
        Table(text)


# FF-13a: seat 0 slaps while seats 1 has a card in hand and seat 2 has none.
SLAPS = """
    {options}
    clock 600
    pile 1: Y8 B9@0.1
    pile 2: R5
    pile 3: B20
    seat 0: - | - | - | -
    seat 1: R7 | (B3) R8^ | - | -
    seat 2: R3 | (B1) R10 | - | -
    draw 0: R16 R18 Y5 Y3
    draw 1: B16 B18
    draw 2: Y16 Y18
"""


def slapped(options: str = "") -> Table:
    table = Table(SLAPS.format(options=options))
    assert table.press(0, "pile 1")[0].startswith("slapped seat 0 pile 1")
    return table


def test_ff_13a_who_had_a_card_in_hand_at_the_first_slap_can_not_slap_for_0_35_s() -> None:
    table = slapped()
    assert table.legal(1) == []
    assert table.press(1, "pile 2") == [REST]
    assert table.press(1, "pile 3") == [REST]
    table.wait(LATE)
    assert table.press(1, "pile 3") == [REST]
    table.wait(1)
    assert table.legal(1) == ["pile 2", "pile 3"]
    assert table.press(1, "pile 3")[0].startswith("slapped seat 1 pile 3 by-hand yes")


def test_ff_13a_who_had_an_empty_hand_can_slap_at_once() -> None:
    assert slapped().press(2, "pile 3")[0].startswith("slapped seat 2 pile 3 by-hand yes")


def test_ff_13a_holds_under_constant_stress_too() -> None:
    table = slapped("options stress=on")
    assert table.press(1, "pile 2") == [REST]
    table.wait(LATE + 1)
    assert table.press(1, "pile 2")[0].startswith("slapped seat 1 pile 2 by-hand yes")


def test_ff_13a_the_next_round_begins_with_all_keys() -> None:
    table = slapped()
    table.press(2, "pile 3")
    assert table.line("round") == "2"
    assert table.line("deaf") == ""


def test_ff_13a_says_why_the_key_rests() -> None:
    from game.frankfurt.choices import choices_of, usable
    from game.frankfurt.state import Key, Row

    table = slapped()
    choice = choices_of(table.rules, table.state, 1)[5]
    assert choice.refusal.text_id == "frankfurt-no-caught"
    assert not usable(table.state, 1, Key(Row.PILE, 1))
    late = just_late("table")
    assert choices_of(late.rules, late.state, 1)[4].refusal.text_id == "frankfurt-no-forgiven"


# FF-20a


@pytest.mark.parametrize(
    ("seats", "start", "cards"),
    [
        (2, "all", 66),
        (2, "three-quarters", 49),
        (2, "half", 33),
        (2, "quarter", 16),
        (3, "three-quarters", 33),
        (3, "half", 22),
        (3, "quarter", 12),
        (4, "half", 16),
        (4, "quarter", 12),
    ],
)
def test_ff_20a_a_head_start_is_so_many_cards(seats: int, start: str, cards: int) -> None:
    config = INFO.configure(seats, 3, {"start": ",".join([start] + ["all"] * (seats - 1))})
    state = Match(RULES, config).state
    counts = [len(seat.draw) + seat.column_cards for seat in state.seats]
    assert counts == [cards] + [132 // seats] * (seats - 1)
    assert len(state.box) == 132 // seats - cards
    assert conservation_error(RULES.card_census(state), range(132)) is None


def test_ff_20a_rounds_down_and_leaves_twelve_at_least() -> None:
    assert cards_dealt(33, "three-quarters") == 24
    assert cards_dealt(33, "quarter") == 12
    assert cards_dealt(10, "quarter") == 10


def test_ff_20a_each_seat_has_its_own_and_the_others_cards_stay_as_they_are() -> None:
    fair = Match(RULES, INFO.configure(3, 9)).state
    helped = Match(RULES, INFO.configure(3, 9, {"start": "all,half,quarter"})).state
    assert helped.seats[0] == fair.seats[0]
    # The cards on top are dealt, those below go into the box.
    assert helped.seats[1].columns == fair.seats[1].columns
    assert helped.seats[1].draw == fair.seats[1].draw[: len(helped.seats[1].draw)]
    assert set(helped.box) == {
        *fair.seats[1].draw[len(helped.seats[1].draw) :],
        *fair.seats[2].draw[len(helped.seats[2].draw) :],
    }


def test_ff_20a_holds_for_the_deal_of_the_match_only() -> None:
    text = """
        clock 600
        pile 1: Y8 B9@0.1
        pile 2: R5
        seat 0: - | - | - | -
        seat 1: R7 | - | - | -
        draw 0: R16 R18
        draw 1: B16 B18
    """
    table = Table(text)
    table.press(0, "pile 1")
    assert kinds(table.line("draw 1")) == "R7"
    assert table.columns(1) == "B16 | (B18) R5 | - | -"


def test_ff_20a_an_unknown_head_start_is_refused() -> None:
    with pytest.raises(ValueError, match="start"):
        INFO.configure(2, 1, {"start": "third"})


def test_a_record_from_before_these_rules_plays_to_the_same_checksums() -> None:
    text = (Path(__file__).parent / "old-race.txt").read_text(encoding="utf-8")
    playback = Playback(RULES, load(text, lambda key: RULES))
    while not playback.at_end:
        playback.advance()
    assert playback.problem is None
    assert playback.match.checksum() == "c9fa3e5a"
