"""Texts of positions: what they leave out, and what is refused in words."""

import pytest

from game.frankfurt.rules import FrankfurtRules
from tests.conformance.positions import check_refused

from .scenario import Table, standard_deck

RULES = FrankfurtRules(standard_deck())
TWO = "seat 0: Y3 | - | - | -\nseat 1: R7 | - | - | -\n"


def test_what_a_position_leaves_out_is_as_in_a_fresh_race():
    table = Table(TWO + "clock 600")
    state = table.match.state
    assert RULES.describe(state).startswith(
        "options mode=referee stress=off turning=manual,manual block=0.8,0.8\n"
        "round 1\nclock 600\nphase countdown stuck 108\npile 1: -\npile 2: -\n"
        "seat 0: Y3 | - | - | -\ndraw 0: -\n"
    )
    assert (state.progress, state.seats[1].place, len(state.box)) == (600, 1, 130)


def test_wrong_cards_without_a_number_are_counted():
    state = RULES.parse_position(
        "options mode=table\n" + TWO + "pile 2: Y1 Y5@1.1!\npile 1: R1@0.1! R3@1.2!7 R8 R5@0.2!"
    )
    assert [card.serial for pile in state.piles for card in pile.cards] == [1, 7, 0, 8, 0, 9]
    assert state.serial == 9


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("# here", "needs seats 0 and 1"),
        ("seat 0: Y3 | - | - | -\n# here", "needs seats 0 and 1, or up to 3"),
        (TWO + "seat 3: - | - | - | -", "needs seats 0 and 1"),
        (TWO + "draw 2: Y8", "draw 2: there are only 2 seats"),
        (TWO + "pile 0: Y8", "pile 0: there are only 2 seats"),
        (TWO + "pile 3: Y8", "pile 3: there are only 2 seats"),
        ("seat 0: Y3 | -  # here\n" + TWO[TWO.index("seat 1") :], "2 columns instead of 4"),
        ("seat 0: Y3 (R1) | - | - | -  # here\nseat 1: - | - | - | -", "lies on a face-up one"),
        ("seat 0: Y3^ | R1^ | - | -  # here\nseat 1: - | - | - | -", "more than one card"),
        ("seat 0: (Y3)^ | - | - | -  # here\nseat 1: - | - | - | -", "can be in the hand"),
        (TWO + "draw 0: Y3 Y3 Y3", "draw 0: too many cards Y3"),
        (TWO + "pile 1: Y8@2", "pile 1: Y8@2 belongs to nobody"),
        (TWO + "pile 1: Y8@1.5", "'Y8@1.5' is no card on a pile"),
        (TWO + "pile 1: rest", "this is no pile that can hold the rest"),
        (TWO + "place 1: new", "'new' is not one of open, old, taken"),
        (TWO + "former 1: Y8", "'Y8' is not of the form card clock"),
        (TWO + "called 1: 2 590", "called 1: no seat 2"),
        (TWO + "called 1: 0", "'0' is not of the form seat clock"),
        (TWO + "phase nap", "'nap' is not one of countdown start"),
        (TWO + "phase countdown stuck soon", "phase: 'soon' is no whole number"),
        (TWO + "phase countdown resume 9 race now", "is no phase"),
        (TWO + "paused yes", "paused: 'yes' is not one of"),
        (TWO + "serial 3  # here\npile 1: Y8!4", "serial: a wrong card is number 4"),
        (TWO + "box: Y8", "box: 129 cards are missing"),
        (TWO + "options block=soon", "options: block: 'soon' is no number of seconds"),
        (TWO + "options block=1,2,3", "options: block: 3 values for 2 seats"),
        (TWO + "options mode=chaos", "options: mode: 'chaos' is not one of referee, table"),
        (TWO + "state 0: place=2", "state 0: no place 2"),
        (TWO + "state 0: rank=1 rank=2", "state 0: rank stands there twice"),
        (TWO + "state 0: asleep", "'asleep' is not of the form word=value"),
        (TWO + "state 0: step=up", "state 0: step: 'up' is not one of racing"),
        ("\n" * 199 + "# here\nround 1", "too many lines"),
    ],
)
def test_a_position_that_cannot_be_read_names_line_and_mistake(text, why):
    check_refused(RULES, text, why)
