"""FP-1: the deck is data; it adds up to 54, or it is refused with its count. And the table."""

import json
from pathlib import Path

import pytest

from game import resources
from game.commands import professor_table
from game.documents import ContentError
from game.files import Problem
from game.frappadingue.content import DECK_FILE, TABLE_FILE, load_deck, load_table
from tests.content.changes import changed, replaced

BUILT_IN = resources.level(DECK_FILE).read_text("utf-8")
TABLE = resources.level(TABLE_FILE).read_text("utf-8")


def test_fp_1_the_built_in_deck(own_levels: Path) -> None:
    deck = load_deck()
    specials = dict.fromkeys(("+5", "-5", "+10", "-10", "crash"), 2)
    assert deck.counts() == {**{str(km): 6 for km in range(7, 14)}, **specials}
    assert len(deck) == 52


def test_fp_1_a_deck_that_does_not_add_up_is_refused_with_its_count(tmp_path: Path) -> None:
    path = changed(tmp_path / "deck.yaml", BUILT_IN, "7: 6", "7: 5")
    with pytest.raises(ContentError, match=r"deck\.yaml:4: copies: .*53.*54"):
        load_deck(path)


def test_fp_1_both_forced_swaps_must_be_there_to_be_left_in_the_box(tmp_path: Path) -> None:
    one_swap = replaced(BUILT_IN, "swaps: 2", "swaps: 1")
    path = changed(tmp_path / "deck.yaml", one_swap, "7: 6", "7: 7")
    with pytest.raises(ContentError, match=r"copies: the deck has 1 swaps, and must have 2"):
        load_deck(path)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("km:", "miles:", r":5: copies\.miles: unknown key"),
        ("{7: 6", "{seven: 6", r":5: copies\.km\.seven: wrong key"),
        ("{7: 6", "{14: 6", r":4: copies: no kind '14'"),
        ("{7: 6", "{7: 9", r":5: copies\.km\.7: expected a whole number <= 8"),
        ("{5: 2", "{6: 2", r":4: copies: no kind '\+6'"),
        ("crashes: 2", "crashes: two", r":8: copies\.crashes: expected a whole number, got text"),
        ("  swaps: 2", "", r"'swaps' is missing"),
        ("format: 1", "format: 2", r":3: format: "),
    ],
)
def test_a_damaged_deck_names_line_and_key(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    with pytest.raises(ContentError, match=message):
        load_deck(changed(tmp_path / "deck.yaml", BUILT_IN, old, new))


def test_a_deck_of_ones_own_takes_the_place_of_the_built_in_one(own_levels: Path) -> None:
    changed(own_levels / DECK_FILE, BUILT_IN, "{7: 6, 8: 6", "{7: 4, 8: 8")
    problems: list[Problem] = []
    assert load_deck(problems=problems).counts()["8"] == 8
    assert problems == []


def test_a_broken_own_deck_is_told_and_the_built_in_one_used(own_levels: Path) -> None:
    changed(own_levels / DECK_FILE, BUILT_IN, "7: 6", "7: 5")
    problems: list[Problem] = []
    assert len(load_deck(problems=problems)) == 52
    (problem,) = problems
    assert "53 cards" in str(problem.args["why"])


def test_the_table_is_written_as_it_is_read(own_levels: Path) -> None:
    library = load_table()
    assert library.deck == load_deck().counts()
    assert professor_table.text(library).decode() == TABLE


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"format":1', '"format":2', "format"),
        ('"plus_five":30', '"plus_five":50', "a book for"),
        ('"8":[', '"14":[', "not the hands of this game"),
        ('"low":-300', '"low":"x"', "low"),
        ('"points"', '"odds"', "odds"),
        ("[18.1,", "[", "different lengths"),
        ("{", "", "malformed|expected"),
    ],
)
def test_a_damaged_table_is_refused_in_words(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    path = changed(tmp_path / "table.json", TABLE, old, new)
    with pytest.raises(ContentError, match=message) as caught:
        load_table(path)
    assert str(caught.value).startswith(str(path))


def test_a_table_without_hope_is_no_crash(tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    for text in ("", "[" * 50_000, "null", json.dumps({"format": 1, "deck": {}, "books": []})):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(ContentError, match=r"\w"):
            load_table(path)
    with pytest.raises(ContentError, match="does not exist"):
        load_table(tmp_path / "nowhere.json")
