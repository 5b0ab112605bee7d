"""Cards, colours, events, boards and refusals are named in every language (FB-2, FB-31)."""

import re

import pytest

from game.board.boards import BUILT_IN, load_boards
from game.board.content import load_events
from game.board.deck import KINDS, Colour, Symbol
from game.board.occupancy import TILE, Refusal
from game.board.phrases import ability_of, acts_of, card_of, colour_of, event_name, event_text
from game.ui.i18n import Texts

LANGS = ("en", "fr")
POSTER = 140
LINE = 125
RUDE = re.compile(r"\b(fuck|shit|merde|putain|connard|salope)", re.IGNORECASE)
WORDS = (*(kind.text for kind in KINDS), TILE)


@pytest.mark.parametrize("lang", LANGS)
def test_every_kind_has_a_name_and_a_ability_of_its_own(lang: str) -> None:
    texts = Texts(lang)
    for names in ("family", "printed"):
        assert len({card_of(kind, names).text(texts) for kind in WORDS}) == len(WORDS)
    abilities = {ability_of(kind).text(texts) for kind in WORDS}
    assert len(abilities) == len(WORDS)
    assert [ability for ability in abilities if len(ability) > LINE or ability[-1] != "."] == []
    assert not texts.missing


def test_cards_are_called_as_on_the_box_where_that_is_asked_for() -> None:
    english, french = Texts("en"), Texts("fr")
    assert card_of("push", "family").text(english) == "Push"
    assert card_of("push", "family").text(french) == "Poussée"
    assert card_of(TILE, "printed").text(french) == "Téléporteur"
    printed = {kind.text: card_of(kind.text, "printed").text(english) for kind in KINDS}
    assert printed == {kind.text: card_of(kind.text, "printed").text(french) for kind in KINDS}
    differ = [kind for kind, name in printed.items() if card_of(kind, "").text(english) != name]
    assert differ == [Symbol.NOT_YOU]


@pytest.mark.parametrize("lang", LANGS)
def test_fb31_nothing_rude_is_said_unasked(lang: str) -> None:
    texts = Texts(lang)
    rude = {
        names: [kind for kind in WORDS if RUDE.search(card_of(kind, names).text(texts))]
        for names in ("family", "printed")
    }
    assert rude == {"family": [], "printed": [Symbol.NOT_YOU]}
    assert not any(RUDE.search(ability_of(kind).text(texts)) for kind in WORDS)


@pytest.mark.parametrize("lang", LANGS)
def test_fb31_the_squares_of_not_you_are_those_of_the_board(lang: str) -> None:
    texts = Texts(lang)
    assert ability_of("notyou").text(texts).count("21") == 2
    short = ability_of("notyou", 13).text(texts)
    assert (short.count("13"), short.count("21")) == (2, 0)


@pytest.mark.parametrize("lang", LANGS)
def test_every_event_has_a_name_and_a_text_for_a_poster(lang: str) -> None:
    texts = Texts(lang)
    keys = load_events().keys
    assert len({event_name(key).text(texts) for key in keys}) == len(keys) == 20
    said = [event_text(key).text(texts) for key in keys]
    assert len(set(said)) == len(keys)
    assert [text for text in said if len(text) > POSTER or text[-1] != "."] == []
    assert not texts.missing


@pytest.mark.parametrize("lang", LANGS)
def test_fb2_each_colour_has_a_name_and_says_when_it_acts(lang: str) -> None:
    texts = Texts(lang)
    assert len({colour_of(colour).text(texts) for colour in Colour}) == len(Colour)
    assert len({acts_of(colour).text(texts) for colour in Colour}) == len(Colour)
    assert not texts.missing


def test_fb8_each_refusal_says_why_in_the_language() -> None:
    said = {lang: [Texts(lang)(why.value) for why in Refusal] for lang in LANGS}
    assert len(set(said["en"] + said["fr"])) == 2 * len(Refusal)


def test_our_boards_are_named_in_the_language() -> None:
    boards = load_boards()
    assert [board.key for board in boards] == list(BUILT_IN)
    names = {lang: [Texts(lang)(f"board-board-{board.key}") for board in boards] for lang in LANGS}
    assert names == {
        "en": ["Classic", "Short", "Cliff"],
        "fr": ["Classique", "Court", "Falaise"],
    }
