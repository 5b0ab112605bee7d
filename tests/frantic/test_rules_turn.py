"""A turn: playing, drawing, and what goes on what (FC-8 to FC-10, FC-22)."""

import pytest

from game.core.rules import IllegalAction
from game.frantic.deck import KINDS, Symbol
from game.frantic.questions import Refusal, refusal, why_not
from game.frantic.state import Pass, Play

from .scenario import DECK, Table, make_rules

BY_TEXT = {kind.text: kind for kind in KINDS}


def table_on(top: str, hand: str, more: str = "", seats: int = 2) -> Table:
    others = "\n".join(f"seat {seat}: G{seat}" for seat in range(1, seats))
    return Table(f"turn 0\nseat 0: {hand}\n{others}\ndiscard: {top}\n{more}")


def test_fc_8_a_turn_is_one_card_or_one_draw():
    table = table_on("R9", "R7 B1", "draw: B9 rest")
    assert table.legal() == ["play R7", "draw"]
    table.do("draw")
    assert table.legal() == ["play R7", "play B9", "pass"]
    assert table.ask == "turn seats=0 count=1"


@pytest.mark.parametrize("seats", [2, 8])
def test_fc_8_after_drawing_any_one_card_may_be_played(seats):
    for card in ("R7", "B9"):
        table = table_on("R9", "R7 B1", "draw: B9 rest", seats)
        table.all("draw", f"play {card}")
        assert table.ask == "turn seats=1"
        assert table.size(0) == 2


def test_fc_8_or_the_turn_passes():
    table = table_on("R9", "R7", "draw: B9 rest")
    assert table.all("draw", "pass")[1:] == ["passed seat 0", "turn-began seat 1"]


def test_fc_8_nobody_passes_without_drawing_or_draws_twice():
    table = table_on("R9", "R7")
    with pytest.raises(IllegalAction, match="pass: turn is asked; possible: play R7, draw"):
        table.match.submit(0, Pass())
    table.do("draw")
    assert "draw" not in table.legal()


def test_fc_8_nobody_plays_out_of_turn():
    table = table_on("R9", "R7")
    assert table.legal(1) == []
    with pytest.raises(IllegalAction, match="not asked now"):
        table.match.submit(1, Play("G1"))


GOES_ON = [
    ("R7", "R9", True),
    ("R7", "G7", True),
    ("R7", "G9", False),
    ("R7", "Rs", True),
    ("R7", "Gs", False),
    ("Rs", "R9", True),
    ("Rs", "Gs", True),
    ("Rs", "Gg", False),
    ("Rg", "Bg", True),
    ("Rc", "Bc", True),
    ("Rx", "Bx", True),
    ("Rx", "Bs", False),
    ("Rs", "K7", False),
    ("K7", "K8", False),
    ("K7", "K7", False),
    ("K7", "R7", True),
    ("K7", "R8", False),
    ("K7", "Rs", False),
    ("R7", "K7", True),
    ("R7", "K8", False),
    ("R8", "K8", True),
]


@pytest.mark.parametrize(("card", "on", "fits"), GOES_ON)
def test_fc_9_colour_on_colour_number_on_number_symbol_on_symbol(card, on, fits):
    assert (refusal(BY_TEXT[card], BY_TEXT[on], "", 5) is None) == fits


def test_fc_9_four_colour_specials_go_on_anything():
    for special in ("*f", "*4", "*e", "*c", "*n"):
        for kind in KINDS:
            for wish in ("", "red", "3"):
                assert refusal(BY_TEXT[special], kind, wish, 5) is None


def test_fc_9_every_pair_of_coloured_cards_agrees_with_the_clause():
    for card in KINDS:
        for on in KINDS:
            if "" in (card.colour, on.colour) or "black" in (card.colour, on.colour):
                continue
            same = (
                card.colour == on.colour
                or (card.number and card.number == on.number)
                or (card.symbol is not Symbol.NUMBER and card.symbol is on.symbol)
            )
            assert (refusal(card, on, "", 5) is None) == bool(same)


def test_fc_9_a_wish_is_all_that_counts_until_a_card_is_played_on_it():
    table = table_on("*f", "R7 B1 Bs K3 G3 *f", "wish blue")
    assert table.legal() == ["play B1", "play Bs", "play *f", "draw"]
    table.do("play B1")
    assert table.line("wish") == "-"


def test_fc_9_drawing_does_not_end_a_wish():
    table = table_on("*f", "R7", "wish blue\ndraw: G1b Y2 rest")
    table.all("draw", "pass", "draw")
    assert table.line("wish") == "blue"


def test_fc_9_a_wish_for_a_number():
    table = table_on("*f", "R7 B1 K3 G3 Gs", "wish 3")
    assert table.legal() == ["play G3", "play K3", "draw"]


def test_fc_10_black_is_no_colour_and_cannot_be_wished_for():
    table = table_on("R9", "*f R1")
    table.do("play *f")
    assert table.legal() == [
        *("wish red", "wish yellow", "wish green", "wish blue"),
        *(f"wish {number}" for number in range(1, 10)),
    ]
    with pytest.raises(ValueError, match="wish black"):
        table.match.rules.parse_action("wish black")


def test_fc_10_each_black_card_turns_up_an_event():
    table = table_on("R7", "K7 R1", "happenings: friday-the-13th earthquake rest")
    assert table.do("play K7") == [
        "played seat 0 card K7 when turn",
        "happened seat 0 key friday-the-13th",
        "turn-began seat 1",
    ]
    assert table.line("happened") == "friday-the-13th"
    assert table.state.happenings[0] == "earthquake"


def test_fc_10_a_black_card_on_a_wished_number_turns_up_an_event_too():
    table = table_on("*f", "K7 R1", "wish 7\nhappenings: friday-the-13th rest")
    assert "happened seat 0 key friday-the-13th" in table.do("play K7")


def test_fc_10_on_a_black_card():
    table = table_on("K7", "R7 R8 Rs K8 *f")
    assert table.legal() == ["play R7", "play *f", "draw"]


NINE = "R1 R2 R3 R4 R5 R6 R8 B1 B2"


@pytest.mark.parametrize(("cards", "fits"), [(NINE, True), (NINE + " B3", False), ("R1", False)])
def test_fc_22_not_you_needs_exactly_ten_cards(cards, fits):
    table = table_on("Y7", f"NY {cards}")
    assert ("play NY" in table.legal()) == fits


def test_fc_22_not_you_may_be_played_with_the_tenth_card_drawn():
    table = table_on("Y7", "NY R1 R2 R3 R4 R5 R6 R8 B1", "draw: B2 rest")
    assert "play NY" not in table.legal()
    table.do("draw")
    assert "play NY" in table.legal()


def test_fc_22_play_goes_on_with_the_card_below():
    table = table_on("Y7", f"NY {NINE}")
    table.do("play NY")
    assert (table.top, table.line("face")) == ("NY", "Y7")
    assert table.ask == "turn seats=1"
    assert table.size(0) == 9
    table.all("draw", "pass")
    assert "play R1" not in table.legal()


def test_fc_22_with_its_wish():
    table = Table(f"turn 0\nseat 0: NY {NINE}\nseat 1: G7 B7 G8\ndiscard: *f\nwish green")
    table.do("play NY")
    assert table.legal() == ["play G7", "play G8", "draw"]


def test_fc_22_it_goes_on_a_black_card_too():
    table = Table(f"turn 0\nseat 0: NY {NINE}\nseat 1: G7 B8 *f\ndiscard: K7")
    table.do("play NY")
    assert table.legal() == ["play G7", "play *f", "draw"]


def test_fc_22_a_2nd_chance_below_counts_as_covered():
    table = Table(f"turn 0\nseat 0: Rc NY {NINE.replace('R', 'Y')}\nseat 1: R7 B8\ndiscard: R9")
    table.do("play Rc")
    # Nothing else fits: it must be covered so.
    assert table.legal() == ["play NY"]
    table.do("play NY")
    assert table.ask == "turn seats=1"
    assert table.legal() == ["play R7", "draw"]


def test_fc_22_an_event_may_discard_it():
    table = Table("""
        turn 0
        seat 0: K9 R1
        seat 1: NY R2
        discard: R9
        happenings: mexican-standoff rest
    """)
    assert "discarded seat 1 cards NY R2" in table.do("play K9")
    assert table.top == "K9"


def test_why_a_card_does_not_fit():
    table = table_on("K7", "NY R8 K8")
    rules = make_rules()
    reasons = [why_not(table.state, rules.deck, 0, DECK.card(text)) for text in ("NY", "R8", "K8")]
    assert reasons == [Refusal.NOT_TEN, Refusal.OTHER, Refusal.BLACK]
    wished = table_on("*f", "R8", "wish blue")
    assert why_not(wished.state, rules.deck, 0, DECK.card("R8")) is Refusal.WISH


def test_what_others_have_seen_cannot_be_taken_back():
    for text in ("draw", "play R7"):
        table = table_on("R9", "R7 B1 Y1")
        table.do(text)
        assert not table.match.undo()


def test_a_card_chosen_behind_the_curtain_can_be_taken_back_until_it_moves():
    table = table_on("R9", "Rg R1 R2 R3", seats=3)
    table.all("play Rg", "target 1", "pass", "give R1")
    assert table.line("chosen") == "0=R1"
    assert table.match.undo()
    assert table.line("chosen") == "-"
    table.all("give R2", "give R3")
    assert not table.match.undo()


def test_a_present_can_be_taken_back_until_all_are_handed_over():
    table = table_on("R9", "K9 R1", "happenings: surprise-party rest", seats=3)
    table.all("play K9", "give G1 to 2")
    assert table.match.undo()
    table.all("give G1 to 0", "give G2 to 0", "give R1 to 2")
    assert not table.match.undo()
