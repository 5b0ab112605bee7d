"""Cards, events and refusals are named in every language, and nothing rude unasked (FC-2)."""

import re
from itertools import pairwise

import pytest

from game.frantic.content import load_events
from game.frantic.deck import BLACK, COLOURS, KINDS, CardKind, Symbol
from game.frantic.phrases import ability_of, card_of, event_text, name_of, refusal_of, wish_of
from game.frantic.questions import Refusal, refusal
from game.frantic.rules import INFO
from game.resources import asset
from game.ui.i18n import Texts, read_catalogue

LANGS = ("en", "fr")
POSTER = 140
KIND = {kind.text: kind for kind in KINDS}
RUDE = re.compile(r"\b(fuck|shit|merde|putain|connard|salope)", re.IGNORECASE)


@pytest.mark.parametrize("lang", LANGS)
def test_every_kind_has_a_name_and_a_ability_of_its_own(lang: str) -> None:
    texts = Texts(lang)
    names = {card_of(kind, "family").text(texts) for kind in KINDS}
    assert len(names) == len(KINDS)
    abilities = {ability_of(kind).text(texts) for kind in KINDS}
    assert len(abilities) == len(Symbol) + 1, "black numbers do more than others"
    assert not texts.missing


def test_cards_are_called_as_on_the_sheet() -> None:
    english, french = Texts("en"), Texts("fr")
    assert card_of(KIND["R7"], "family").text(english) == "red 7"
    assert card_of(KIND["R7"], "family").text(french) == "7 rouge"
    assert card_of(KIND["Gs"], "family").text(english) == "Skip (green)"
    assert card_of(KIND["Yc"], "family").text(french) == "Encore une\u00a0! (jaune)"
    assert card_of(KIND["*4"], "family").text(french) == "4\u00a0chances"
    assert wish_of("blue").text(french) == "bleu"
    assert wish_of("7").text(french) == "7"


@pytest.mark.parametrize("lang", LANGS)
def test_fc2_nothing_rude_is_said_unasked(lang: str) -> None:
    texts = Texts(lang)
    not_you = KIND["NY"]
    assert not RUDE.search(name_of(not_you, "family").text(texts))
    assert RUDE.search(name_of(not_you, "printed").text(texts))
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
    keys = load_events().keys
    assert len({texts(f"frantic-event-{key}") for key in keys}) == len(keys)
    for choice in gambling.choices:
        said = [event_text(key, choice).text(texts) for key in keys]
        assert len(set(said)) == len(keys)
        assert [text for text in said if len(text) > POSTER or text[-1] not in ".!"] == []
    last, later = (event_text("gambling-man", value).text(texts) for value in gambling.choices)
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
    said = refusal_of(why, kind, on, wish, "family").text(texts)
    assert said[0] == said[0].upper()
    assert not texts.missing
    if why is Refusal.NOT_TEN:
        assert said == texts(why.value)
        return
    assert said != texts(why.value)
    assert card_of(kind, "family").text(texts).lower() in said.lower()
    against = wish_of(wish).text(texts) if wish else card_of(on, "family").text(texts)
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
    said = [texts(f"frantic-colour-{colour}") for colour in (*COLOURS, BLACK)]
    assert all(one != other for one, other in pairwise(sorted(said)))
