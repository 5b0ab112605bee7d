"""What is to be done is said in words that give no hand away."""

import re

import pytest
from msgspec.structs import replace

from game.core.choices import ChooseCard
from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import NOBODY
from game.frantic.choices import choices_of
from game.frantic.draft import AddCard, ChooseReceiver, Draft
from game.frantic.prompts import (
    asking_on,
    question_of,
    share_of,
    short_effect_of,
    stakes_of,
    threat_of,
    watch_of,
)
from game.frantic.rules import INFO
from game.frantic.state import ASKED_ALIKE, Ask
from game.ui.i18n import Texts
from tests.choosing import Words
from tests.frantic.sampled import sampled
from tests.frantic.scenario import DECK, Table, make_rules

NAMES = ("Anna", "Karim", "Zoé", "Main", "Zeil", "Dom", "Oper", "Messe")
DRAFTS = (
    Draft(),
    Draft().after(AddCard(1)),
    Draft((1, 1, 1, 1)),
    Draft().after(ChooseCard("R7")),
    Draft().after(ChooseReceiver(1)),
)


def match_of(seats, seed, **options):
    return Match(make_rules(), INFO.configure(seats, seed, options))


def states(seats, seed, count=900):
    """Return a state at each decision of a match of random actions."""
    match, luck = match_of(seats, seed), Rng(seed, "prompts")
    for _ in range(count):
        question = match.state.question
        if question is None:
            return
        seat = luck.choice(question.seats)
        yield match.state, seat
        match.submit(seat, luck.choice(match.rules.legal_actions(match.state, seat)))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_line_is_there_in_every_language(lang):
    words, rules, asked = Words(lang, NAMES), make_rules(), set()
    for seats, seed in ((2, 1), (3, 2), (5, 3), (8, 4)):
        for state, seat in states(seats, seed):
            asked.add(state.question.ask)
            stakes = stakes_of(state)
            assert (stakes is not None) == (state.question.ask in ASKED_ALIKE)
            words.say([watch_of(state), *((stakes.title, stakes.text) if stakes else ())])
            for draft in DRAFTS if state.question.ask in (Ask.SHARES, Ask.PRESENTS) else DRAFTS[:1]:
                words.say([question_of(state, seat, draft)])
                words.check(choices_of(rules, state, seat, draft))
    assert asked >= set(Ask) - {Ask.DISCARD, Ask.EYE, Ask.PICK, Ask.PUT_DOWN}


@pytest.mark.parametrize("seed", range(4))
def test_a_line_is_the_same_whatever_closed_hands_hold(seed):
    """FC-61: what is said aloud does not change when hidden cards are dealt otherwise."""
    rules, luck = make_rules(), Rng(seed, "hidden")
    for state, seat in states(4, seed, 250):
        onlooker = rules.view(state, None)
        other = sampled(onlooker, rules.deck, rules.table, luck)
        assert watch_of(state) == watch_of(other)
        assert question_of(state, seat) == question_of(other, seat)
        assert stakes_of(state) == stakes_of(other)


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ("discard: rest K3", "Fits: a 3 in colour, or any four-colour card. Else draw"),
        ("discard: rest K3\nwish 5", "Fits: 5, or any four-colour card. Else draw"),
        ("discard: rest *f\nwish red", "Fits: red, or any four-colour card. Else draw"),
        ("discard: rest R3", "Play a card, or draw one"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_where_hardly_anything_fits_the_banner_says_what_does(position, told, lang):
    start = f"turn 0\nseat 0: B2 B7\nseat 1: G2 G4\ndraw: Y1 Y2 Y4\n{position}"
    table, asking = Table(start), asking_on(DECK)
    first = asking(table.state, 0).text(Texts(lang), NAMES)
    table.do("draw")
    second = asking(table.state, 0).text(Texts(lang), NAMES)
    assert first != second
    if lang == "en":
        assert first == told
        assert second.replace("pass", "draw").removesuffix(" one") == told.removesuffix(" one")
    number = re.search(r"\d", told)
    assert number is None or number[0] in first


def test_several_who_are_asked_have_no_single_name():
    state = next(state for state, _ in states(4, 3) if state.question.ask is Ask.NICE_TRY)
    several = replace(state, question=replace(state.question, seats=(0, 1, 2)))
    assert watch_of(several).seat == NOBODY
    assert question_of(several, 1).seat == 1
    alone = replace(state, question=replace(state.question, seats=(2,)))
    assert watch_of(alone).seat == 2


ATTACK = """
seat 0: {card} R7 R8 R9
seat 1: R1 G5
seat 2: G1 G2 G6 G7
discard: rest G3 R4
ask: turn seats=0
"""


@pytest.mark.parametrize(
    ("card", "deed", "words"),
    [
        ("Rs", "target 1", "Karim would miss the next turn."),
        ("Rg", "target 1", "Karim would get 2 cards from Anna."),
        ("Rx", "target 1", "Karim would get 2 cards from Anna, who takes 2 at random."),
        ("*e", "target 1", "Karim would draw one card, up to the number that Anna holds."),
        ("*4", "share 1*3 2*1", "Karim would draw 3 cards."),
    ],
)
def test_a_threat_names_the_victim_and_how_many_cards(card, deed, words):
    told = Table(ATTACK.format(card=card))
    told.all(f"play {card}", deed)
    assert told.state.question.ask is Ask.COUNTER
    assert threat_of(told.state).text(Texts("en"), NAMES) == words


@pytest.mark.parametrize("what", ["skip", "gift", "exchange", "four", "equality", "nice-try"])
@pytest.mark.parametrize(("lang", "would"), [("en", r" would "), ("fr", r"(ai|aie)(t|nt)\b")])
def test_what_has_not_happened_yet_is_told_as_what_would_happen(lang, would, what):
    texts = Texts(lang)
    args = {"count": 2, "takes": 2, "name": "Anna", "attacker": "Bob", "names": "Anna", "people": 1}
    assert re.search(would, texts(f"frantic-choose-would-{what}", **args))
    assert not re.search(would, texts(f"frantic-choose-effect-{what}", **args))
    if what != "nice-try":
        assert re.search(would.strip(), texts(f"frantic-choose-short-{what}", count=2))


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("held", ["*c G5", "R1 G5"])
def test_a_counterattack_is_asked_for_whatever_is_held(lang, held):
    texts, asked = Texts(lang), Table(ATTACK.format(card="Rg").replace("R1 G5", held))
    asked.all("play Rg", "target 1")
    told = question_of(asked.state, 1).text(texts, NAMES)
    assert told == watch_of(asked.state).text(texts, NAMES)
    assert texts("frantic-card-counter").split()[-1].lower() in told.split("!")[1].lower()
    assert told.endswith("?")


@pytest.mark.parametrize(
    ("lang", "takes"), [("en", "who takes one at"), ("fr", "prendrait une au")]
)
def test_an_exchange_takes_no_more_than_the_victim_holds(lang, takes):
    told = Table(ATTACK.format(card="Rx").replace("R1 G5", "R1"))
    told.all("play Rx", "target 1")
    assert takes in threat_of(told.state).text(Texts(lang), NAMES)


def test_a_share_sent_on_keeps_its_size():
    told = Table(ATTACK.format(card="*4").replace("R1 G5", "*c G5"))
    told.all("play *4", "share 1*3 2*1", "counter")
    assert told.state.question.ask is Ask.SEND_ON
    assert share_of(told.state) == 3
    short = short_effect_of(told.state, 1, "four", 2, share_of(told.state))
    assert short.text(Texts("en"), NAMES) == "would draw 3"
