"""Sentences put facts into words when they are read, and not before."""

import pytest

from game.core.sentence import MINUS, Sentence, plain
from game.ui.i18n import Texts

NAMES = ("Anna", "Bob", "Cara")


class Plain:
    """Texts that show what they were asked for."""

    def __call__(self, text_id: str, /, **args: object) -> str:
        return f"{text_id}({', '.join(f'{word}={args[word]}' for word in sorted(args))})"

    def has(self, text_id: str) -> bool:
        return True


def said(sentence: Sentence) -> str:
    return sentence.text(Plain(), NAMES)


def test_the_one_whom_it_is_about_is_its_name() -> None:
    assert said(Sentence("x")) == "x()"
    assert said(Sentence("x", 1)) == "x(name=Bob)"
    assert said(Sentence("x", 1, seats={"name": 2, "target": 0})) == "x(name=Cara, target=Anna)"


def test_other_texts_and_several_players_fill_it_in() -> None:
    assert said(Sentence("x", words={"why": "gift"})) == "x(why=gift())"
    both = said(Sentence("x", several=(0, 1)))
    assert both == "x(names=table-and(last=Bob, names=Anna), people=2)"


def test_parts_are_sentences_in_a_list() -> None:
    pairs = tuple(Sentence("pair", seat, {"n": 7 + seat}) for seat in (0, 2))
    line = Sentence("x", 1, parts={"pairs": pairs, "none": ()})
    assert said(line) == "x(name=Bob, none=, pairs=pair(n=7, name=Anna), pair(n=9, name=Cara))"


@pytest.mark.parametrize(
    ("lang", "number", "written"),
    [("en", 1250, "1,250"), ("en", -10, f"{MINUS}10"), ("fr", -3, f"{MINUS}3"), ("en", 0, "0")],
)
def test_numbers_have_a_proper_minus(lang: str, number: int, written: str) -> None:
    assert plain(Texts(lang), number) == written


def test_numbers_fill_a_sentence_in() -> None:
    assert said(Sentence("x", numbers={"points": -4})) == f"x(points={MINUS}table-points(n=4))"


def test_gains_have_their_sign_always() -> None:
    line = said(Sentence("x", gains={"lost": -50, "won": 50}))
    assert line == f"x(lost={MINUS}table-points(n=50), won=+table-points(n=50))"


def test_parts_stand_as_far_apart_as_is_wanted() -> None:
    line = Sentence("x", parts={"cards": (Sentence("a"), Sentence("b"))}, between=" · ")
    assert said(line) == "x(cards=a() · b())"


def test_a_capital_begins_a_line_whatever_stands_first() -> None:
    assert said(Sentence("x", capital=True)) == "X()"
