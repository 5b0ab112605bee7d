"""Tables of functions leave nothing out: every event, question and job has its entry."""

from typing import get_args

import pytest

from game.core.match import Match
from game.core.record import record_of
from game.core.record_text import OtherContentError, dump, load
from game.core.rounds.event_table import Happening, build_table
from game.frantic import answers, questions
from game.frantic.events import Event
from game.frantic.evolve import EVOLVE
from game.frantic.rules import FranticRules
from game.frantic.state import Action, Ask, Job

from .scenario import DECK, TABLE, make_rules


def test_every_event_can_be_applied():
    assert set(EVOLVE) == set(get_args(Event))


def test_every_question_can_be_answered_and_every_action_answers_one():
    assert set(questions._ANSWERS) == set(Ask)
    assert {ask for ask, _ in answers._ANSWERS} == set(Ask)
    assert {action for _, action in answers._ANSWERS} == set(get_args(Action))


def test_every_job_can_be_done():
    assert set(answers._JOBS) == set(Job)


def test_a_record_is_refused_with_other_events():
    rules = make_rules()
    match = Match(rules, rules.info.configure(2, 1))
    text = dump(record_of(match))
    found = [Happening(key, TABLE.effects(key)) for key in TABLE.keys]
    other = build_table([Happening(found[0].key, found[1].effects), *found[1:]])
    assert load(text, lambda key: rules).problem is None
    with pytest.raises(OtherContentError, match="other events"):
        load(text, lambda key: FranticRules(DECK, other))
