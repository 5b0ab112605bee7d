"""Constant stress: FF-16."""

import pytest

from .scenario import SLAP_TIME, Table, kinds

THREE = """
    options stress=on
    clock 600
    pile 1: Y8
    pile 2: R5
    pile 3: B20 Y3@2
    seat 0: B9^ | - | - | -
    seat 1: R7 | (B3) R8 | - | -
    seat 2: R1 | (B5) R12 | - | -
    draw 0: R16 R18 R3 R9 B14
    draw 1: B16 B18
    draw 2: Y16 Y18
"""


def slapped() -> Table:
    table = Table(THREE)
    table.press(0, "pile 1", "pile 2")
    return table


def playing() -> Table:
    """Seat 0 has laid its columns and revealed on pile 2, the others have not slapped."""
    table = slapped()
    table.press(0, "column 1", "column 2", "column 3", "pile 4", "pile 2")
    return table


def test_ff_16_off_by_default_and_an_option() -> None:
    options = {option.name: option for option in Table(THREE).rules.info.options}
    assert options["stress"].default == "off"
    assert options["stress"].choices == ("off", "on")


def test_ff_16_a_columns_key_lays_it_in_any_order() -> None:
    table = slapped()
    assert table.legal(0) == ["column 1", "column 2", "column 3"]
    assert table.press(0, "column 3") == ["column-laid seat 0 column 3"]
    assert table.press(0, "column 3") == ["rejected seat 0 reason the key has no meaning now"]
    assert table.press(0, "column 1") == ["column-laid seat 0 column 1"]
    # Five cards: 1, 2, 1 and one for the pile, from the top of the draw pile as they are laid.
    assert table.columns(0) == "R18 | - | R16 | -"
    assert table.press(0, "column 4") == ["rejected seat 0 reason the key has no meaning now"]


def test_ff_16_only_when_all_lie_does_any_own_pile_key_reveal() -> None:
    table = slapped()
    table.press(0, "column 1", "column 2")
    assert table.press(0, "pile 1") == ["rejected seat 0 reason the key has no meaning now"]
    table.press(0, "column 3")
    assert table.legal(0) == ["pile 1", "pile 2", "pile 3"]
    assert table.press(0, "pile 1") == ["pile-revealed seat 0 pile 2 card B14"]


def test_ff_16_the_new_pile_takes_the_place_of_the_one_that_its_owner_slapped() -> None:
    table = playing()
    assert table.line("pile 2") == "B14@0"
    table.press(2, "pile 1")
    assert table.line("pile 1") == "-"
    table.press(2, "column 1", "column 2", "column 3", "column 4", "pile 3")
    assert table.line("pile 1").endswith("@2")


def test_ff_16_who_is_faster_plays_alone_on_the_new_piles_that_are_there() -> None:
    table = playing()
    assert table.columns(0) == "R16 | (R18) R3 | R9 | -"
    assert table.press(0, "column 1", "pile 2") == [
        "discarded seat 0 column 1 pile 2 card R16 wrong no"
    ]


@pytest.mark.parametrize("mode", ["referee", "table"])
def test_ff_16_old_piles_can_only_be_slapped_not_discarded_on_or_called(mode: str) -> None:
    table = Table(THREE.replace("stress=on", f"stress=on mode={mode}"))
    table.press(0, "pile 1", "pile 2", "column 1", "column 2", "column 3", "pile 2")
    nothing = ["rejected seat 0 reason the key has no meaning now"]
    assert table.press(0, "pile 3") == nothing
    assert table.press(0, "column 1", "pile 3") == nothing
    assert table.columns(0).startswith("R16^")


def test_ff_16_who_has_not_slapped_does_nothing_else() -> None:
    table = playing()
    assert table.legal(1) == ["pile 1", "pile 3"]
    assert table.press(1, "column 1") == ["rejected seat 1 reason the key has no meaning now"]
    assert table.press(1, "pile 2") == ["rejected seat 1 reason the key has no meaning now"]


def test_ff_16_the_last_player_takes_the_last_pile_with_any_pile_key() -> None:
    table = playing()
    assert table.press(2, "pile 1") == ["slapped seat 2 pile 1 by-hand yes first no"]
    assert table.legal(1) == ["pile 1", "pile 2", "pile 3"]
    assert table.press(1, "pile 2") == ["slapped seat 1 pile 3 by-hand yes first no"]
    assert kinds(table.line("draw 1")) == "B16 B18 B20 Y3 R7 B3 R8"


def test_ff_16_who_has_not_slapped_after_5_s_gets_what_is_left() -> None:
    table = slapped()
    assert table.wait(SLAP_TIME) == []
    lines = table.wait(1)
    assert lines[:2] == [
        "slapped seat 1 pile 1 by-hand no first no",
        "slapped seat 2 pile 3 by-hand no first no",
    ]


def test_ff_16_who_has_not_revealed_5_s_after_their_pile_has_the_rest_done() -> None:
    table = slapped()
    table.press(0, "column 2")
    table.press(1, "pile 1")
    table.press(2, "pile 1")
    table.wait(SLAP_TIME)
    assert table.columns(0) == "- | (R16) R18 | - | -"
    lines = table.wait(1)
    assert lines[:3] == [
        "column-laid seat 0 column 1",
        "column-laid seat 0 column 3",
        "pile-revealed seat 0 pile 2 card B14",
    ]
    assert lines[-1] == "piles-complete round 2"
    assert table.line("phase") == "race"


def test_ff_16_until_all_new_piles_are_there_nobody_is_stuck_and_nobody_slaps_them() -> None:
    table = Table("""
        options stress=on
        clock 600
        round 2
        phase slap
        first-slap 590
        pile 1: Y8@0
        pile 2: -
        place 2: taken
        seat 0: Y9^ | - | - | -
        seat 1: - | - | - | -
        draw 0: R16
        draw 1: B16 B18
        state 0: slapped rank=0 counted=5 got=590
        state 1: slapped counted=2 got=600 step=laying place=1 shape=1,0,0,0
    """)
    assert table.press(0, "pile 1") == ["discarded seat 0 column 1 pile 1 card Y9 wrong no"]
    assert table.press(0, "pile 1") == ["rejected seat 0 reason the key has no meaning now"]
    table.wait(200)
    table.press(1, "column 1")
    assert table.press(1, "pile 1")[-1] == "piles-complete round 3"
    assert table.press(0, "pile 2")[0] == "slapped seat 0 pile 2 by-hand yes first yes"


def test_ff_16_cards_are_counted_at_each_ones_own_slap_and_the_last_slap_ends_the_game() -> None:
    table = Table(THREE.replace("draw 0: R16 R18 R3 R9 B14", "draw 0: R16"))
    table.press(0, "pile 1", "pile 2")
    # One card: does not lay out.
    assert table.legal(0) == []
    table.press(1, "pile 1")
    table.press(1, "column 1", "column 2", "column 3", "column 4", "pile 1")
    assert table.match.outcome() is None
    assert table.press(2, "pile 1")[-1] == "match-ended"
    outcome = table.match.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)
    # Seat 1: two cards, the pile of two (Y8 B9), three from the columns; all at its own slap.
    assert outcome.scores == (1, 7, 7)
    assert table.wait(600) == []
