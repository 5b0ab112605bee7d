"""What may be chosen is told in words, with totals and odds, and agrees with the rules."""

from collections import Counter

import pytest

from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import MatchConfig
from game.core.sentence import Sentence
from game.frappadingue.choices import (
    Way,
    choices_of,
    counts_of,
    holding,
    idle,
    question_of,
    use_of,
    watch_of,
    worth_of,
)
from game.frappadingue.odds import next_throw_loses
from game.frappadingue.rules import INFO, FrappadingueRules
from game.frappadingue.state import Phase, State, Stop, Take, Throw
from game.ui.i18n import Texts
from tests.frappadingue.scenario import standard_deck, with_all_turns

NAMES = ("Anna", "Bob", "Cara")
RULES = FrappadingueRules(standard_deck())
OPTIONS = ({}, {"plus_five": "30", "first_crash": "ends"}, {"goal": "rounds-3"})
GOING = """\
round 4
turn 0
phase go
seat 0: 100 0 300
seat 1: 200 0 0
throw: 9 7 crash
counter: 8 8b = 200
"""


def config(number: int) -> MatchConfig:
    return INFO.configure(3, number, OPTIONS[number])


def played(number: int) -> list[State]:
    """Return the states of a match that is played at random."""
    match, luck = Match(RULES, config(number)), Rng(number, "test")
    found = [match.state]
    while len(found) < 400 and (seats := RULES.to_act(match.state)):
        seat = min(seats)
        actions = RULES.legal_actions(match.state, seat)
        stops = Stop() in actions and luck.below(3) > 0
        match.submit(seat, Stop() if stops else actions[luck.below(len(actions))])
        found.append(match.state)
    return found


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_every_legal_action_is_one_choice_and_only_stopping_is_refused(number: int) -> None:
    phases = Counter[Phase]()
    for state in played(number):
        phases[state.phase] += 1
        for seat in range(3):
            ways = choices_of(RULES, state, seat)
            possible = [way.action for way in ways if way.refusal is None]
            assert possible == list(RULES.legal_actions(state, seat))
            assert all(way.action == Stop() for way in ways if way.refusal is not None)
            if state.phase is Phase.GO and seat == state.turn:
                assert ways[0].action == Stop(), "it stands there even while it is refused"
    assert phases[Phase.TAKE] > 5
    assert phases[Phase.GO] > 5


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_what_a_way_makes_is_what_comes_of_it(number: int) -> None:
    for state in played(number):
        for way in choices_of(RULES, state, state.turn):
            if way.refusal is not None or isinstance(way.action, Throw):
                continue
            match = Match(RULES, config(number), state=state)
            match.submit(state.turn, way.action)
            if isinstance(way.action, Take):
                after = match.state
                assert way.total == after.points == state.points + way.points
                assert way.stops == (after.refusal is None)
                assert way.loses == next_throw_loses(after, RULES.deck)
                assert set(way.cards) == set(state.throw) - set(after.throw)
            else:
                assert way.total == match.state.seats[state.turn].total


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_all_of_them_can_be_said(lang: str) -> None:
    texts = Texts(lang)
    said: set[str] = set()
    for number in range(len(OPTIONS)):
        for state in played(number):
            sentences: list[Sentence | None] = [watch_of(state)]
            if state.phase is not Phase.OVER:
                sentences.append(question_of(RULES, state, state.turn))
            sentences += [use_of(RULES, state, card) for card in state.throw]
            for way in choices_of(RULES, state, state.turn):
                sentences += [way.sentence, way.about, way.note, way.refusal]
            for sentence in filter(None, sentences):
                said.add(sentence.text_id)
                line = sentence.text(texts, NAMES)
                assert "{" not in line
                assert "(" not in line, "no argument is missing"
    assert texts.missing == set()
    assert texts.problems == []
    assert len(said) > 20


def told(position: str) -> list[Way]:
    state = RULES.parse_position(with_all_turns(position))
    return list(choices_of(RULES, state, 0))


def throwing(kinds: str) -> str:
    """Return a position with a throw of these kinds."""
    count: Counter[str] = Counter()
    cards = []
    for kind in kinds.split():
        cards.append(kind + " bcdefgh"[count[kind]].strip())
        count[kind] += 1
    return f"round 1\nturn 0\nphase take\nseat 0: -\nseat 1: -\nthrow: {' '.join(cards)}\n"


def words(sentence: Sentence | None) -> str:
    return "" if sentence is None else sentence.text(Texts("en"), NAMES)


def test_sets_say_what_they_make_and_what_the_next_throw_risks() -> None:
    ways = told(throwing("8 12 -5 8 9"))
    assert words(ways[0].sentence) == "8  8  12  −5"
    assert words(ways[0].note) == "2×8 12 −5"
    made = {words(way.note): words(way.about).rpartition(": ") for way in ways}
    assert made["2×8 12 −5"][0] == "+200, makes 200, may be written down"
    assert made["8 −5"][0] == "+50, makes 50, go on"
    for way in ways:
        risk = made[words(way.note)][2]
        some = risk.endswith(f"% to lose these {way.total}")
        assert some if way.total > 0 else risk == "nothing to lose"
    state = RULES.parse_position(throwing("8 12 -5 8 9"))
    idle_cards = [RULES.deck.text(card) for card in state.throw if idle(state, card, RULES.deck)]
    assert idle_cards == ["9"]


def test_stopping_says_what_it_brings_or_why_it_is_refused() -> None:
    stop, throw = told(GOING)
    assert words(stop.sentence) == "Write 200 down"
    assert words(stop.about) == "you would have 600"
    assert words(throw.sentence) == "Throw 3 piles"
    assert words(throw.about).endswith("% to lose these 200")
    stop, _ = told(GOING.replace("8 8b = 200", "8 12 = 150"))
    assert words(stop.sentence) == "Write down"
    assert words(stop.refusal) == "150 is no full hundred"


def held(kinds: str, *clicked: str) -> dict[str, int] | None:
    """The set that has the cards that were clicked on."""
    rules = FrappadingueRules(standard_deck())
    found = choices_of(rules, rules.parse_position(throwing(kinds)), 0)
    way = holding(found, clicked)
    return None if way is None else counts_of(way)


def test_clicks_choose_the_cards_that_are_clicked_on_and_no_others() -> None:
    assert held("8 8 12 7 9", "8") == {"8": 1}
    assert held("8 8 12 7 9", "8", "8") == {"8": 2}
    assert held("8 8 12 7 9", "8", "12") == {"8": 1, "12": 1}
    assert held("8 8 12 7 9", "7") is None


def test_three_of_a_kind_come_together() -> None:
    assert held("9 9 9 8 7", "9") == {"9": 3}
    assert held("9 9 9 9 8", "9", "8") == {"8": 1, "9": 3}
    assert held("9 9 9 9 8", "9", "9", "9", "9") == {"9": 4}
    assert held("8 8 8 12 7", "8", "8") == {"8": 2}


@pytest.mark.parametrize(
    ("kinds", "worth"),
    [
        ("8 12 -5 +10 9", "+100; +50; −50; +100; 3 × 9: 200"),
        ("9 9 9 8 crash", "3 × 9: 200; 3 × 9: 200; 3 × 9: 200; +100; "),
        ("12 12 12 12 7", "4 × 12: 1,000; 4 × 12: 1,000; 4 × 12: 1,000; 4 × 12: 1,000; 3 × 7: 100"),
    ],
)
def test_fp_3_each_card_of_a_throw_says_what_it_scores(kinds: str, worth: str) -> None:
    rules = FrappadingueRules(standard_deck())
    state = rules.parse_position(throwing(kinds))
    told = (worth_of(rules, state, card) for card in state.throw)
    assert "; ".join(map(words, told)) == worth


OVER = "options goal=rounds-1\nround 1\nturn 1\nphase over\nseat 0: 400\nseat 1: {}"


def test_when_all_is_over_the_line_of_the_moment_names_who_has_won() -> None:
    """FP-12: nobody is asked any more, and the banner has no nameless end."""
    rules = FrappadingueRules(standard_deck())
    state = rules.parse_position(with_all_turns(OVER.format(400)))
    assert words(question_of(rules, state, 0)) == "Anna and Bob share the win!"
    state = rules.parse_position(with_all_turns(OVER.format(100)))
    assert words(question_of(rules, state, 0)) == "Anna wins the match!"
