"""What a player who wants help is shown, and whom the table waits for (FF-6 to FF-8, FF-11)."""

import pytest

from game.core.rules import TICKS_PER_SECOND
from game.frankfurt.keys import can_act
from game.frankfurt.openings import NONE, SEES_LATE, WAITED, Openings, openings, waited_for
from tests.frankfurt.scenario import Table
from tests.frankfurt.test_layout import DECK, states

HEAD = """
    clock 600
    pile 1: Y8
    pile 2: R5
"""
REST = """
    draw 0: Y1
    draw 1: Y1
"""


def found(seat0: str, *keys: str, options: str = "") -> Openings:
    rest = f"    seat 0: {seat0}\n    seat 1: B20 | B18 | - | -"
    table = Table(f"{options}{HEAD}{rest}{REST}")
    table.press(0, *keys)
    return openings(table.state, DECK, 0)


@pytest.mark.parametrize(
    ("seat0", "keys", "shown"),
    [
        ("Y9 | B12 | R1 | Y10", (), Openings(lays=((0, 0), (0, 1), (1, 0), (1, 1), (3, 1)))),
        ("R1 | (R3) | Y8b | -", (), Openings(lays=((2, 1),), turns=(1,))),
        ("R1 | (R3) | R3b | -", (), Openings(turns=(1,))),
        ("R1 | (R3) R7 | R3b | -", (), Openings(moves=((1, 3),))),
        ("R1 | R7 | R3b | -", (), NONE),
        ("R1 | (R3) R7 | R3b | R3c", (), NONE),
    ],
)
def test_help_shows_what_fits_then_what_turns_and_a_move_only_without_them(
    seat0: str, keys: tuple[str, ...], shown: Openings
) -> None:
    assert found(seat0, *keys) == shown


def test_a_card_in_the_hand_counts_alone_if_it_can_go() -> None:
    assert found("Y9 | B12 | R1 | Y10", "column 4") == Openings(lays=((3, 1),))
    assert found("Y9 | B12 | R1 | Y10", "column 3").lays == ((0, 0), (0, 1), (1, 0), (1, 1), (3, 1))


def test_nothing_is_shown_while_blocked_or_in_a_count_down_or_a_pause() -> None:
    assert found("R1 | Y9 | R3 | -", "column 1", "pile 1") == NONE, "blocked for the R1"
    table = Table(f"{HEAD}    seat 0: Y9 | - | - | -\n    seat 1: B20 | - | - | -{REST}")
    assert openings(table.state, DECK, 0) != NONE
    table.match.suspend()
    assert openings(table.state, DECK, 0) == NONE
    table.match.resume()
    assert table.state.phase.counting
    assert openings(table.state, DECK, 0) == NONE


def test_the_slap_that_is_due_is_shown_on_the_smallest_pile() -> None:
    table = Table("""
        clock 600
        pile 1: Y8 R9
        pile 2: R5
        seat 0: Y9 | - | - | -
        seat 1: B20 | - | - | -
        draw 0: Y1
        draw 1: Y1
    """)
    table.press(0, "column 1", "pile 2")
    assert openings(table.state, DECK, 0) == Openings(slaps=(0,)), "both have two: the left one"
    assert openings(table.state, DECK, 1).slaps == ()
    table.press(0, "pile 1")
    assert openings(table.state, DECK, 1) == NONE, "of two players the last gets the last pile"


@pytest.mark.parametrize("stress", ["off", "on"])
def test_whoever_can_act_is_shown_something_in_every_state_of_a_match(stress: str) -> None:
    shown = 0
    for state in states(3, 300, stress=stress):
        for seat, player in enumerate(state.seats):
            now = openings(state, DECK, seat)
            for column, pile in now.lays:
                top = state.piles[pile].cards[-1].card
                assert DECK.fits(player.columns[column].cards[-1], top)
            free = state.phase.value == "race" and state.clock > player.blocked_until
            if free and player.column_cards:
                assert (now != NONE) == can_act(state, DECK, player)
                shown += now != NONE
    assert shown > 100


ONE_CAN = """
    clock 600
    progress 600
    pile 1: Y20
    pile 2: R20
    seat 0: Y9 | - | - | -
    seat 1: Y8 | - | - | -
    draw 0: Y1
    draw 1: Y1
"""


def test_ff_11_the_table_waits_for_the_only_one_who_can_go_once_it_has_stood_a_while() -> None:
    table = Table(ONE_CAN)
    assert waited_for(table.state, DECK) is None
    table.wait(WAITED - 1)
    assert waited_for(table.state, DECK) is None
    table.wait(1)
    assert waited_for(table.state, DECK) == 0, "Y9 is odd on Y20; Y8 fits nowhere"
    table.match.suspend()
    assert waited_for(table.state, DECK) is None


def test_the_table_waits_for_nobody_alone_where_two_can_go_or_a_slap_is_due() -> None:
    table = Table(ONE_CAN.replace("seat 1: Y8 ", "seat 1: R9 "))
    table.wait(WAITED * 2)
    assert waited_for(table.state, DECK) is None
    table = Table(ONE_CAN)
    table.press(0, "column 1", "pile 1")
    table.wait(WAITED)
    assert table.state.seats[0].column_cards == 0
    assert waited_for(table.state, DECK) is None, "the banner says who has to slap"


def test_late_means_three_seconds() -> None:
    assert SEES_LATE == 3 * TICKS_PER_SECOND
