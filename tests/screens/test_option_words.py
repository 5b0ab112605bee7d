"""Options of any game in words and in menus: many values, and values that no menu offers."""

import pytest

from game.core.rules import Option
from game.frantic.rules import INFO as FRANTIC
from game.input.zones import KeyZone, ZonePreset
from game.screens.option_words import MOST_CHOICES, is_number, offered_values, option_words
from game.screens.session import Session
from game.ui.i18n import Texts

LIMIT, GAMBLING, NAMES, ANSWER = FRANTIC.options


def test_a_short_list_stays_as_the_game_wrote_it() -> None:
    assert offered_values(GAMBLING.choices, "any-card") == GAMBLING.choices


def test_many_numbers_go_by_their_size_and_words_keep_their_places() -> None:
    assert offered_values(ANSWER.choices, "5") == (*map(str, range(3, 21)), "unlimited")
    offered = offered_values(LIMIT.choices, LIMIT.default)
    assert sorted(offered) == sorted(LIMIT.choices)
    assert offered[:3] == LIMIT.choices[:3]


def test_a_value_that_no_menu_offers_stands_among_the_others_once_it_is_chosen() -> None:
    offered = offered_values(LIMIT.choices, "123")
    place = offered.index("123")
    assert (offered[place - 1], offered[place + 1]) == ("120", "140")
    assert len(offered) == len(LIMIT.choices) + 1


def test_many_seconds_are_thinned_but_for_the_one_in_use() -> None:
    block = Option("block", tuple(f"{n / 10:g}" for n in range(31)), "0.8")
    offered = offered_values(block.choices, "2.7")
    assert "2.7" in offered
    assert len(offered) <= MOST_CHOICES


def table(**options: str) -> Session:
    session = Session((ZonePreset("one", 1, (KeyZone("only", (), ()),)),))
    session.options |= options
    return session


@pytest.mark.parametrize(
    ("given", "holds"),
    [
        ("123", "123"),
        ("rounds-7", "rounds-7"),
        ("19", "medium"),
        ("1000", "medium"),
        ("", "medium"),
    ],
)
def test_any_good_value_holds_in_the_lobby(given: str, holds: str) -> None:
    assert table(limit=given).value(LIMIT) == holds


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("option", FRANTIC.options, ids=lambda option: option.name)
def test_every_value_of_frantic_is_told(option: Option, lang: str) -> None:
    texts = Texts(lang)
    values = {value: option_words(texts, "value", option, value) for value in option.choices}
    assert len(set(values.values())) == len(values), "each value has words of its own"
    for value, words in values.items():
        number = value.rpartition("-")[2]
        assert words
        assert number in words or not is_number(number)
        assert option_words(texts, "explain", option, value)
    assert texts(f"option-{option.name}") != f"option-{option.name}"
    assert not texts.missing


def test_what_differs_from_the_usual_is_told_in_the_lobby() -> None:
    texts = Texts("en")
    for option, usual in ((GAMBLING, "last-colour"), (NAMES, "family")):
        told = {value: option_words(texts, "short", option, value) for value in option.choices}
        assert [value for value, words in told.items() if not words] == [usual]
