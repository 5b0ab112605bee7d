"""C56 and C57: every text in every language, and every letter in every font."""

import re
import unicodedata
from functools import cache
from pathlib import Path

import fontpkg
import pytest
from fontTools.ttLib import TTFont

from game import resources
from game.ui.i18n import (
    FALLBACK,
    NAME_LENGTH,
    NAME_LETTERS,
    Texts,
    catalogue_files,
    check_catalogues,
    clean_name,
    read_catalogue,
)
from tests.locale.used_texts import Use, uses

LOCALE = resources.asset("locale")
GAME = Path(resources.__file__).parent
FONTS = [("Lilita One", 400), ("Fira Sans", 500), ("Fira Sans", 700)]
NO_BREAK_SPACE = "\u00a0"
"""Lilita One draws it as a blank of a space's width, as it should be."""

_LOOSE_SIGN = re.compile(r" [!?;:»]|[\w»)][!?;]|\w:(?!\w)|« ")
"""A French sign after a space that may break, or after none."""
PEOPLE = frozenset({"name", "target", "attacker", "pawn", "other"})
"""Variables that are names of people."""
TURNED_ROUND = {"frantic-choose-effect-exchange", "frantic-choose-would-exchange"}
"""English says who gets the cards, French who gives them: with the same meaning."""
FIGURES = [0.8, 1234.5, 2, 1_000_000]


@cache
def english() -> dict[str, frozenset[str]]:
    return {
        name: variables
        for path in catalogue_files(LOCALE / FALLBACK)
        for name, variables in read_catalogue(path).variables().items()
    }


@cache
def used() -> list[Use]:
    return uses(GAME)


def letters_of_catalogues() -> set[str]:
    texts = [path.read_text("utf-8") for path in LOCALE.rglob("*.ftl")]
    return {letter for text in texts for letter in text if not letter.isspace()}


def letters_of_figures(lang: str) -> set[str]:
    texts = Texts(lang)
    ids = ("seconds", "milliseconds", "percent")
    return {letter for text_id in ids for n in FIGURES for letter in texts(text_id, n=n)}


def test_all_languages_have_the_same_texts_with_the_same_variables() -> None:
    assert check_catalogues() == ()


def test_there_is_english_and_french() -> None:
    assert list(Texts().languages().items())[:2] == [("en", "English"), ("fr", "Français")]


@pytest.mark.parametrize(("family", "weight"), FONTS)
def test_c56_the_fonts_have_every_letter(family: str, weight: int) -> None:
    covered = TTFont(fontpkg.path(family, weight), lazy=True).getBestCmap()
    wanted = letters_of_catalogues() | NAME_LETTERS
    for lang in (*Texts().languages(), "xx"):
        wanted |= letters_of_figures(lang)
    wanted -= {NO_BREAK_SPACE}
    assert len(wanted) > 100
    missing = {
        f"{letter} {unicodedata.name(letter)}" for letter in wanted if ord(letter) not in covered
    }
    assert missing == set()


def test_c56_the_name_alphabet_holds_what_people_type() -> None:
    assert set("Zoé Jörg Øystein Œdipe Weiß Ægir Ñuñez O’Hara “Bob” «Al» 1-2… –") <= NAME_LETTERS


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Zoé", "Zoé"),
        ("Zoe\u0301", "Zoé"),
        ("  Anna \t  Bo\n", "Anna Bo"),
        ("An\u202fna\u00a0B", "An na B"),
        ("WEIẞ", "WEISS"),
        ("日本 Ken 🎲", "日本 Ken 🎲"),
        ("שרה", "שרה"),
        ("Z" + "\u0489" * 30, "Z" + "\u0489" * 2),
        ("\x00\u200b\u202e", ""),
        ("x" * 99, "x" * (NAME_LENGTH - 1) + "…"),
    ],
)
def test_c56_names_are_kept_in_any_script_and_cut_visibly(typed: str, name: str) -> None:
    assert clean_name(typed) == name


def test_no_text_id_in_the_source_is_missing() -> None:
    missing = [use for use in used() if not any(use.matches(name) for name in english())]
    assert missing == []
    assert len(used()) > 20


def test_texts_get_all_their_arguments() -> None:
    short = [
        (use.where, name, sorted(english()[name] - use.args))
        for use in used()
        if use.args is not None and "[" not in use.pattern
        for name in english()
        if use.matches(name) and not english()[name] <= use.args
    ]
    assert short == []


def test_the_finder_of_text_ids_finds(tmp_path: Path) -> None:
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "a.py").write_text(
        "class Note:\n"
        "    file: str\n"
        "    text_id: str\n"
        "class Screen:\n"
        "    title = 'in-title'\n"
        "    def say(self, text_id, **args): return self.texts(text_id, **args)\n"
        "    def draw(self):\n"
        "        self.say('plain-call', n=1)\n"
        "        self.say('first' if self.x else 'second')\n"
        "        self.services.texts(f'bot-{self.level}')\n"
        "        self.say(self.title)\n"
        "        Note('f', 'in-field')\n"
        "        Note('f', text_id='by-name')\n"
        "    @property\n"
        "    def text_id(self): return f'preset-{self.key}'\n"
    )
    found = {use.pattern.replace("\\", ""): use.args for use in uses(tmp_path / "game")}
    assert found == {
        "in-title": None,
        "plain-call": frozenset({"n"}),
        "first": frozenset(),
        "second": frozenset(),
        "bot-[a-z0-9-]+": frozenset(),
        "in-field": None,
        "by-name": None,
        "preset-[a-z0-9-]+": None,
    }


def test_every_text_can_be_said_in_every_language() -> None:
    for lang in (*Texts().languages(), "xx"):
        texts = Texts(lang)
        for name, variables in english().items():
            said = texts(name, **dict.fromkeys(variables, 3))
            assert said.strip(), (lang, name)
            assert "{" not in said, (lang, name)
        assert texts.missing == set()
        assert texts.problems == []


def test_french_signs_keep_a_space_that_does_not_break() -> None:
    texts = Texts("fr")
    said = {name: texts(name, **dict.fromkeys(args, 3)) for name, args in english().items()}
    wrong = [name for name, text in said.items() if _LOOSE_SIGN.search(text)]
    assert wrong == []
    assert _LOOSE_SIGN.search("Prêt !")
    assert _LOOSE_SIGN.search("« Pas toi\u00a0!\u00a0»")
    assert _LOOSE_SIGN.search("Prêt! ")
    assert not _LOOSE_SIGN.search("On demande\u00a0: 7, à 12:30")


def people_in(texts: Texts, name: str, variables: frozenset[str]) -> list[str]:
    """Return the people that a text names, in their order; how many of each thing is 3."""
    people = {one: f"<{one}>" for one in variables & PEOPLE}
    said = texts(name, **{**dict.fromkeys(variables, 3), **people})
    return sorted(
        (one for one in people if people[one] in said), key=lambda one: said.index(f"<{one}>")
    )


def test_who_does_it_and_to_whom_stand_in_the_same_order_in_every_language() -> None:
    """A text in which two people are taken for each other has all its variables, too."""
    asked = {name: args for name, args in english().items() if len(args & PEOPLE) > 1}
    assert len(asked) > 15
    orders = {
        lang: {name: people_in(Texts(lang), name, args) for name, args in asked.items()}
        for lang in (FALLBACK, "fr")
    }
    other = {name for name in asked if orders["fr"][name] != orders[FALLBACK][name]}
    assert other == TURNED_ROUND


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_cut_name_at_the_end_of_a_sentence_has_no_second_dot(lang: str) -> None:
    """A name that is too long ends in an ellipsis, which ends the sentence, too."""
    texts, name = Texts(lang), clean_name("Wolfeschlegelsteinhausen")
    assert name.endswith("…")
    told = texts("frankfurt-book-now-top", card="7", name=name)
    assert told.endswith(name)
    assert texts("frankfurt-book-now-top", card="7", name="Anna").endswith("Anna.")
