"""Frantic's guided round: what lies on black cards, and where an attack may be sent."""

import re
from pathlib import Path

import pytest

from game.core.explain import Kind, Thing
from game.frantic.deck import BLACK
from game.frantic.explain import explain
from game.ui.i18n import Texts
from tests.harness import frame
from tests.lessons.play import open_lesson, step_of
from tests.lessons.test_lesson_pointing import each_note

LOCALE = Path(__file__).parents[2] / "assets" / "locale"
ON_BLACK = {"en": "On a black 5 fits only a coloured 5", "fr": "Sur le 5 noir va un 5 de couleur"}
ON_IT = "frantic-book-on-black"
BACK = {"en": r"sends? (it|the attack) back", "fr": r"renvo[iy]"}
"""Words for what goes to the one who has begun."""
ON = {"en": r"\bsend (it|the \w+) on\b", "fr": r"\bdétourne[rz]?\b"}
TO_ANYBODY = {"en": r"anybody|any opponent", "fr": r"n’importe qu"}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_fc_10_what_fits_on_black_is_told_while_a_black_card_lies_there(lang):
    told = []

    def look(_, scene):
        state, text = scene.inner.table.shown, scene.text()
        if ON_BLACK[lang] in text.words:
            told.append(scene.inner.rules.deck.kind(state.face).colour)
            (discard,) = scene.view.targets
            assert discard == scene.table.boxes(scene.inner, "discard")[0]
        return True

    each_note("frantic", look, lang=lang)
    assert told == [BLACK]


def test_fc_10_a_look_at_a_black_card_tells_what_fits_on_it():
    services, scene = open_lesson("frantic", step_of("frantic", "black")[1])
    frame(services)
    rules, state = scene.match.rules, scene.match.state
    black = next(card for card in state.discard if rules.deck.kind(card).text == "K5")
    for thing in (
        Thing(Kind.PILE, "discard", index=0),
        Thing(Kind.CARD, "black"),
        Thing(Kind.CARD, card=black),
    ):
        assert ON_IT in [one.text_id for one in explain(rules, state, 0, thing).now], thing
    other = Thing(Kind.CARD, card=state.hands[0][0])
    assert ON_IT not in [one.text_id for one in explain(rules, state, 0, other).now]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_fc_20_what_is_sent_on_may_go_to_anybody_and_not_back_alone(lang):
    found = 0
    for file in sorted((LOCALE / lang).glob("*frantic*.ftl")):
        for line in file.read_text("utf-8").splitlines():
            text_id, _, said = line.partition(" = ")
            assert not re.search(BACK[lang], said, re.IGNORECASE), line
            explains = re.match(r"frantic-(does|bubble|big)|lesson-\S+(then|sum-\d)$", text_id)
            if explains and re.search(ON[lang], said, re.IGNORECASE):
                assert re.search(TO_ANYBODY[lang], said), line
                found += 1
    assert found >= 4
    sign = Texts(lang)("frantic-book-counter-sign-does")
    assert re.search(TO_ANYBODY[lang], sign)
