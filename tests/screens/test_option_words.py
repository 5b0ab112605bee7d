"""Options of any game in words and in menus: many values, and values that no menu offers."""

import pytest
from msgspec.structs import replace

from game.board.boards import load_boards
from game.board.rules import info_of
from game.core.rules import Option
from game.frantic.rules import INFO as FRANTIC
from game.input.zones import KeyZone, ZonePreset
from game.screens.option_words import (
    MOST_CHOICES,
    is_number,
    offered_values,
    option_name,
    option_words,
)
from game.screens.session import Session
from game.ui.i18n import Texts

BOARD = info_of(load_boards())
LIMIT, GAMBLING, NAMES, ANSWER = FRANTIC.options
QUIET = (BOARD.options[2], BOARD.options[3], BOARD.options[6])
"""Options of the board game that the lobby names only where they are not as usual."""


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
@pytest.mark.parametrize(
    ("game", "option"),
    [(info.key, option) for info in (FRANTIC, BOARD) for option in info.options],
    ids=lambda part: part if isinstance(part, str) else part.name,
)
def test_every_value_is_told(game: str, option: Option, lang: str) -> None:
    texts = Texts(lang)
    values = {value: option_words(texts, game, "value", option, value) for value in option.choices}
    assert len(set(values.values())) == len(values), "each value has words of its own"
    for value, words in values.items():
        number = value.rpartition("-")[2]
        assert words
        assert number in words or not is_number(number)
        assert option_words(texts, game, "explain", option, value)
        assert "{" not in option_words(texts, game, "short", option, value)
    assert not option_name(texts, game, option).endswith(f"option-{option.name}")
    assert not texts.missing


def test_what_differs_from_the_usual_is_told_in_the_lobby() -> None:
    texts = Texts("en")
    usual = {("frantic", GAMBLING), ("frantic", NAMES), *(("board", one) for one in QUIET)}
    for game, option in usual:
        told = {v: option_words(texts, game, "short", option, v) for v in option.choices}
        assert [value for value, words in told.items() if not words] == [option.default]


def test_the_same_name_may_mean_another_thing_in_another_game() -> None:
    texts = Texts("en")
    block = BOARD.options[4]
    race = Option("block", block.choices, block.default)
    assert option_name(texts, "board", block) != option_name(texts, "frankfurt", race)
    for prefix in ("value", "short", "explain"):
        other = option_words(texts, "frankfurt", prefix, race, "5")
        assert option_words(texts, "board", prefix, block, "5") != other


def test_what_games_share_has_one_text_and_what_differs_two() -> None:
    texts = Texts("en")
    limits = ((game, option) for game, option in (("frantic", LIMIT), ("board", BOARD.options[0])))
    shared, medium = zip(
        *(
            (
                option_words(texts, game, "value", option, "medium"),
                option_words(texts, game, "explain", option, "medium"),
            )
            for game, option in limits
        ),
        strict=True,
    )
    assert shared[0] == shared[1]
    assert "154" in medium[0]
    assert "121" in medium[1]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_board_of_the_players_own_is_called_by_its_title(lang: str) -> None:
    texts = Texts(lang)
    ours = replace(load_boards()[0], title="")
    own = replace(ours, key="zigzag", title="Drei Türme")
    mine = replace(ours, key="cliff", title="My cliff")
    option = info_of((ours, own, mine)).options[1]
    assert option.choices == ("classic", "zigzag", "cliff")
    for value, title in (("zigzag", "Drei Türme"), ("cliff", "My cliff")):
        assert option_words(texts, "board", "value", option, value) == title
        assert title in option_words(texts, "board", "short", option, value)
        assert "Tiled" in option_words(texts, "board", "explain", option, value)
    assert option_words(texts, "board", "value", option, "classic") == texts("board-board-classic")
    assert not texts.missing
