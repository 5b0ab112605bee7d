"""What games in rounds have in common: the limit, who wins, and the words of actions."""

import msgspec
import pytest

from game.core.cards import HIDDEN, Deck, RankedDeck, check_counts
from game.core.notation import NUMBER, choice
from game.core.rounds.points import LIMIT, is_over, lowest_wins, read_limit, with_round
from game.core.rounds.resolution import turn_order
from game.core.rounds.texts import ActionTexts, Wording
from game.core.rounds.views import filled, seen_hands

NAMED = {"medium": 121, "short": 99, "long": 157}


class Goal(msgspec.Struct):
    limit: int
    rounds: int


@pytest.mark.parametrize("value", ["medium", "short", "long", "20", "137", "999", "rounds-20"])
def test_a_limit_is_a_name_points_or_rounds(value):
    LIMIT.check(value)


@pytest.mark.parametrize("value", ["", "19", "1000", "0137", "+137", "²0", "rounds-0", "rounds-21"])
def test_other_limits_are_refused_in_words(value):
    with pytest.raises(ValueError, match="short, medium, long, 20 to 999, rounds-1 to rounds-20"):
        LIMIT.check(value)


def test_of_points_and_rounds_one_counts():
    assert read_limit("long", NAMED) == (157, 0)
    assert read_limit("30", NAMED) == (30, 0)
    assert read_limit("rounds-3", NAMED) == (0, 3)
    assert [is_over(Goal(30, 0), 9, totals) for totals in ((29, 0), (0, 30))] == [False, True]
    assert [is_over(Goal(0, 3), rounds, (99, 99)) for rounds in (2, 3)] == [False, True]


def test_all_who_have_the_lowest_total_win():
    assert lowest_wins((7, -2, -2)).winners == (1, 2)
    assert with_round(((5,), (0,)), (-1, 4)) == ((5, -1), (0, 4))


def test_whose_turn_it_is_goes_to_the_right():
    assert turn_order(1, 4) == (2, 3, 0, 1)


class Move(msgspec.Struct, frozen=True):
    kind: str
    far: int = 1


class Rest(msgspec.Struct, frozen=True):
    pass


TEXTS: ActionTexts[Move | Rest] = ActionTexts(
    {"kind": choice("pawn", "king"), "far": NUMBER},
    (
        Wording(Move, "move {kind}", ("move pawn",)),
        Wording(Move, "move {kind} by {far}", ()),
        Wording(Rest, "rest"),
    ),
    lambda action: action != Move("king", 9),
)


@pytest.mark.parametrize(
    ("text", "action"),
    [("move pawn", Move("pawn")), ("move king by 3", Move("king", 3)), ("rest", Rest())],
)
def test_an_action_is_read_as_it_is_written(text, action):
    assert TEXTS.text(action) == text
    assert TEXTS.parse(f"  {text} ") == action


@pytest.mark.parametrize(
    "text", ["", "move", "move queen", "move king by", "move king by 9", "rest now", "move by 3"]
)
def test_what_is_no_action_is_refused_with_examples(text):
    with pytest.raises(ValueError, match="is no action; write move pawn or rest"):
        TEXTS.parse(text)


def test_an_action_without_words_is_a_fault():
    with pytest.raises(ValueError, match="no words for"):
        ActionTexts({}, ()).text(Rest())


def test_hidden_cards_are_filled_from_those_unseen():
    hands = ((4, 5), (6,))
    assert seen_hands(hands, 0) == ((4, 5), (HIDDEN,))
    assert filled(seen_hands(hands, 1), (7, 8, 9)) == (((7, 8), (6,)), (9,))


def test_copies_have_texts_and_places():
    deck = RankedDeck("abb", ["a", "b", "b"], ["b", "a"])
    assert [deck.text(card) for card in (*deck.cards, HIDDEN)] == ["a", "b", "bb", "?"]
    assert deck.find((2, 1), "b") == 2
    assert deck.kinds_of((0, 2)) == ["b", "a"]
    assert Deck("ab", "ab", lambda copies: str(copies + 1)).card("b1") == 1
    with pytest.raises(ValueError, match="no card 'c'"):
        deck.card("c")
    with pytest.raises(ValueError, match="9 copies of a: out of range"):
        check_counts({"a": 9}, 8, 9)
    with pytest.raises(ValueError, match="has 3 cards, and must have 4"):
        check_counts({"a": 3}, 8, 4)
