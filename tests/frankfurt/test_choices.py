"""What each key would do is told in words, and agrees with the rules (FF-17)."""

from functools import cache

import pytest

from game.core.choices import Choice
from game.core.match import Match
from game.core.rng import Rng
from game.core.simulation import race
from game.frankfurt.bots import make_racer
from game.frankfurt.choices import DOES, IDLE, choices_of, question_of, usable
from game.frankfurt.content import load_deck
from game.frankfurt.rules import FrankfurtRules
from game.frankfurt.state import Key, Row, State, Step
from game.ui.i18n import Texts

NAMES = ("Anna", "Bob", "Cara")
POSITION = """\
options mode=table stress=off turning=manual block=0.8
round 1
clock 600
phase race
pile 1: Y8@1
pile 2: R5@1
seat 0: Y9 | - | (R1) (B3) Y8b | (B12)
seat 1: R7 | B14 | Y1 | -
draw 0: R1b R3 Y14
draw 1: B1 B3b
"""
PLAYS = ({}, {"mode": "table"}, {"stress": "on", "turning": "automatic"})


@cache
def played(number: int) -> list[State]:
    """Return states of a race, one in a while and whenever something was pressed."""
    rules, seed = FrankfurtRules(load_deck()), number
    match = Match(rules, rules.info.configure(3, seed, PLAYS[number]))
    racers = {s: make_racer("easy", s, rules.deck, Rng(seed, f"bot {s}")) for s in range(3)}
    found = [match.state]
    for count, steps in enumerate(race(match, racers)):
        if len(steps) > 1 or count % 40 == 0 or match.state.piles != found[-1].piles:
            found.append(match.state)
    return found


@pytest.mark.parametrize("number", range(len(PLAYS)))
def test_every_legal_key_is_one_choice_and_all_others_say_why_not(number: int) -> None:
    rules = FrankfurtRules(load_deck())
    states = played(number)
    assert len(states) > 100
    for state in states:
        for seat in range(3):
            choices = choices_of(rules, state, seat)
            keys = [choice.action for choice in choices]
            assert len(keys) == len(set(keys)) == 4 + len(state.piles)
            possible = [choice.action for choice in choices if choice.refusal is None]
            assert possible == list(rules.legal_actions(state, seat))
            assert all(usable(state, seat, key) for key in possible), "its cap is lit"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_all_of_them_can_be_said(lang: str) -> None:
    rules, texts = FrankfurtRules(load_deck()), Texts(lang)
    said: set[str] = set()
    for number in range(len(PLAYS)):
        for state in played(number)[::3]:
            sentences = [question_of(state, 0)]
            for choice in choices_of(rules, state, 0):
                sentences += [choice.sentence, choice.about, choice.refusal]
            for sentence in filter(None, sentences):
                said.add(sentence.text_id)
                line = sentence.text(texts, NAMES)
                assert "{" not in line
                assert "(" not in line, "no argument is missing"
    assert texts.missing == set()
    assert texts.problems == []
    assert len([text for text in said if text.startswith(DOES)]) > 12
    assert len([text for text in said if text.startswith(IDLE)]) > 5


def told(text: str, seat: int = 0) -> dict[str, Choice[Key]]:
    rules = FrankfurtRules(load_deck())
    state = rules.parse_position(text)
    return {rules.action_text(choice.action): choice for choice in choices_of(rules, state, seat)}


def words(choice: Choice[Key]) -> tuple[str, ...]:
    found = (choice.sentence, choice.about, choice.refusal)
    return tuple(sentence.text(Texts("en"), NAMES) for sentence in found if sentence is not None)


def test_with_an_empty_hand() -> None:
    keys = told(POSITION)
    assert words(keys["column 1"]) == ("Pick yellow 9 up", "fits on piles 1, 2")
    assert words(keys["column 2"]) == ("Column 2", "nothing lies there")
    assert words(keys["column 3"]) == ("Pick yellow 8 up", "fits on pile 2")
    assert words(keys["column 4"]) == ("Turn a card of column 4",)
    assert words(keys["pile 1"]) == ("Call yellow 8 wrong",)


def test_with_a_card_in_the_hand() -> None:
    keys = told(POSITION.replace("Y8b |", "Y8b^ |"))
    assert words(keys["column 1"]) == ("Put yellow 8 back and pick yellow 9 up",)
    assert words(keys["column 2"]) == ("Move yellow 8 to column 2",)
    assert words(keys["column 3"]) == ("Put yellow 8 back",)
    assert words(keys["column 4"]) == ("Put yellow 8 back and turn a card of column 4",)
    assert words(keys["pile 1"]) == ("Lay yellow 8 on yellow 8", "even on even")
    assert words(keys["pile 2"]) == ("Lay yellow 8 on red 5", "fits")


def test_who_is_out_slaps_and_nobody_acts_in_a_count_down() -> None:
    out = POSITION.replace("Y9 | - | (R1) (B3) Y8b | (B12)", "- | - | - | -")
    keys = told(out)
    assert words(keys["pile 2"]) == ("Slap pile 2: 1 card", "the pile goes out of the game")
    counting = told(POSITION.replace("phase race", "phase countdown stuck 30"))
    assert {words(choice)[-1] for choice in counting.values()} == {"wait for the count-down"}
    assert {choice.action.row for choice in counting.values()} == {Row.COLUMN, Row.PILE}


def test_ff_16_the_cap_of_a_column_that_lies_is_dark_until_the_race_goes_on() -> None:
    rules, seen = FrankfurtRules(load_deck()), set()
    for state in played(2):
        for seat, player in enumerate(state.seats):
            if player.step is not Step.LAYING or state.paused or state.phase.counting:
                continue
            columns = [Key(Row.COLUMN, index) for index in range(4)]
            lit = [key for key in columns if usable(state, seat, key)]
            assert lit == [key for key in rules.legal_actions(state, seat) if key in columns]
            seen.add(len(lit))
    assert len(seen) > 1, "some lay already"
