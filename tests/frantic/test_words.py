"""Cards, events and refusals are named in every language, and nothing rude unasked (FC-2)."""

import re
from itertools import pairwise

import pytest

from game.content import load_frantic_deck, load_frantic_events
from game.frantic.deck import BLACK, COLOURS, KINDS, CardKind, Symbol
from game.frantic.fits import Refusal, refusal
from game.frantic.rules import INFO
from game.frantic.screen import words
from game.frantic.state import State, TableRules
from game.resources import asset
from game.ui.i18n import Texts, read_catalogue

LANGS = ("en", "fr")
POSTER = 140
KIND = {kind.text: kind for kind in KINDS}
RUDE = re.compile(r"\b(fuck|shit|merde|putain|connard|salope)", re.IGNORECASE)


def state(wish: str = "", names: str = "family") -> State:
    deck = load_frantic_deck()
    return State(TableRules(names=names), ((), ()), deck.cards, ((), ()), wish=wish)


@pytest.mark.parametrize("lang", LANGS)
def test_every_kind_has_a_name_and_a_deed_of_its_own(lang: str) -> None:
    texts = Texts(lang)
    names = {words.words_of(texts, kind, "family") for kind in KINDS}
    assert len(names) == len(KINDS)
    deeds = {words.deed_of(texts, kind) for kind in KINDS}
    assert len(deeds) == len(Symbol) + 1, "black numbers do more than others"
    assert not texts.missing


def test_cards_are_called_as_on_the_sheet() -> None:
    english, french = Texts("en"), Texts("fr")
    assert words.words_of(english, KIND["R7"], "family") == "red 7"
    assert words.words_of(french, KIND["R7"], "family") == "7 rouge"
    assert words.words_of(english, KIND["Gs"], "family") == "Skip (green)"
    assert words.words_of(french, KIND["Yc"], "family") == "Encore une\u00a0! (jaune)"
    assert words.words_of(french, KIND["*4"], "family") == "4\u00a0chances"
    assert words.wish_of(french, "blue") == "bleu"
    assert words.wish_of(french, "7") == "7"


@pytest.mark.parametrize("lang", LANGS)
def test_fc2_nothing_rude_is_said_unasked(lang: str) -> None:
    texts = Texts(lang)
    not_you = KIND["NY"]
    assert not RUDE.search(words.name_of(texts, not_you, "family"))
    assert RUDE.search(words.name_of(texts, not_you, "printed"))
    rude = {
        text_id
        for path in asset("locale", lang).glob("*.ftl")
        for text_id, variables in read_catalogue(path).variables().items()
        if RUDE.search(texts(text_id, **dict.fromkeys(variables, 3)))
    }
    assert "frantic-card-not-you-printed" in rude
    assert [text_id for text_id in rude if not text_id.endswith("-printed")] == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_event_has_a_name_and_a_text_for_a_poster(lang: str) -> None:
    texts = Texts(lang)
    gambling = next(option for option in INFO.options if option.name == "gambling")
    keys = load_frantic_events().keys
    assert len({texts(f"frantic-event-{key}") for key in keys}) == len(keys)
    for choice in gambling.choices:
        said = [words.event_text(texts, key, choice) for key in keys]
        assert len(set(said)) == len(keys)
        assert [text for text in said if len(text) > POSTER or text[-1] not in ".!"] == []
    last, later = (words.event_text(texts, "gambling-man", value) for value in gambling.choices)
    assert last != later
    assert not texts.missing


def refused(why: Refusal) -> tuple[CardKind, CardKind, str]:
    """Return a card, the one below and a wish, so that the card is refused for the reason."""
    wanted = [
        (kind, on, wish)
        for kind in KINDS
        for on in KINDS
        for wish in ("", "red", "7")
        if refusal(kind, on, wish, 3) is why
    ]
    return wanted[len(wanted) // 2]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("why", Refusal)
def test_a_refusal_names_what_does_not_fit(why: Refusal, lang: str) -> None:
    texts = Texts(lang)
    kind, on, wish = refused(why)
    said = words.refusal_words(texts, why, kind, on, state(wish))
    assert said[0] == said[0].upper()
    assert not texts.missing
    if why is Refusal.NOT_TEN:
        assert said == texts(why.value)
        return
    assert said != texts(why.value)
    assert words.words_of(texts, kind, "family").lower() in said.lower()
    against = words.wish_of(texts, wish) if wish else words.words_of(texts, on, "family")
    assert against.lower() in said.lower()


@pytest.mark.parametrize("lang", LANGS)
def test_a_refusal_is_said_in_the_language_without_naming_cards_too(lang: str) -> None:
    texts = Texts(lang)
    said = {why: texts(why.value) for why in Refusal}
    assert len(set(said.values())) == len(Refusal)
    if lang != "en":
        english = Texts("en")
        assert all(said[why] != english(why.value) for why in Refusal)


@pytest.mark.parametrize("lang", LANGS)
def test_colours_differ(lang: str) -> None:
    texts = Texts(lang)
    said = [words.colour_of(texts, colour) for colour in (*COLOURS, BLACK)]
    assert all(one != other for one, other in pairwise(sorted(said)))
