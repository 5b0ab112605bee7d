"""Lessons as data: each can be played to its end by its own deeds, and says little at a time."""

import re

import pytest

from game.core.lesson import LEARNER, MOST_STEPS, LessonMatch, read_sign
from game.core.rng import Rng
from game.ui.i18n import Texts
from tests.lessons.play import GAMES, STEPS, game, step_of

MOST_WORDS = {"en": 20, "fr": 26}
MOST_WORDS_ON_A_CLOCK = 12
RANDOM_TRIES = 12
PARTS = (
    "",
    "-then",
    "-then-2",
    "-done",
    "-done-won",
    "-came",
    "-came-lost",
    "-seen",
    "-seen-lost",
    "-why",
    "-again",
)
ARGS = {"bot": "Zeil", "bot1": "Zeil", "bot2": "Dom", "name": "Anna", "press": "press Q"}
RACE_ARGS = [
    f"{what}{n}{end}" for what in ("column", "pile") for n in range(1, 5) for end in ("", "key")
]
KEYS = re.compile(
    r"\b(F\d+|Enter|Entrée|Esc|Échap|Tab|Space|Espace|Ctrl|Maj|Shift|[QWRTPSDFGHJKLZVBN])\b(?!’)"
)


def words(texts, text_id):
    args = ARGS | dict.fromkeys(RACE_ARGS, "Q")
    said = texts(text_id, **args)
    return [word for word in re.split(r"[\s\u00a0]+", said) if re.search(r"\w", word)]


@pytest.mark.parametrize("key", GAMES)
def test_t11_a_lesson_has_at_most_fourteen_steps_and_ends_by_reading(key):
    steps = game(key).lesson.steps
    assert 8 <= len(steps) <= MOST_STEPS
    assert [sign.kind for sign in steps[-1].goal] == ["read"]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("key", "step"), STEPS)
def test_t11_p12_every_step_says_little(key, step, lang):
    texts, (data, _) = Texts(lang), step_of(key, step)
    most = MOST_WORDS[lang]
    assert texts.has(f"lesson-{key}-{step}")
    for part in PARTS:
        if texts.has(f"lesson-{key}-{step}{part}"):
            said = words(texts, f"lesson-{key}-{step}{part}")
            assert 1 <= len(said) <= most, said
    if data.clock and lang == "en":
        assert len(words(texts, f"lesson-{key}-{step}")) <= MOST_WORDS_ON_A_CLOCK


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("key", "step"), STEPS)
def test_t12_no_text_has_the_name_of_a_key_in_it(key, step, lang):
    texts = Texts(lang)
    bare = dict.fromkeys((*ARGS, *RACE_ARGS), "…")
    for part in PARTS:
        text_id = f"lesson-{key}-{step}{part}"
        if texts.has(text_id):
            assert not KEYS.search(texts(text_id, **bare)), text_id


@pytest.mark.parametrize("key", GAMES)
def test_its_own_deeds_lead_from_the_first_step_to_the_last(key):
    match = LessonMatch(game(key).rules, game(key).lesson)
    while not match.last:
        match.perform()
        free = match.step.free
        assert match.reached or (free and not match.missed), match.step.id
        match.go_on()
    match.perform()
    assert match.reached


@pytest.mark.parametrize("key", GAMES)
def test_no_step_goes_back_to_a_round_before(key):
    match = LessonMatch(game(key).rules, game(key).lesson)
    rounds = [match.state.round]
    while not match.last:
        match.perform()
        rounds.append(match.state.round)
        match.go_on()
        rounds.append(match.state.round)
    assert rounds == sorted(rounds), match.step.id


@pytest.mark.parametrize(("key", "step"), STEPS)
def test_t06_a_step_begins_alike_whenever_it_is_taken_up(key, step):
    _, place = step_of(key, step)
    rules, lesson = game(key).rules, game(key).lesson
    first, second = LessonMatch(rules, lesson, place), LessonMatch(rules, lesson)
    second.jump(place)
    assert rules.describe(first.state) == rules.describe(second.state)
    assert first.checksum() == second.checksum()


@pytest.mark.parametrize(("key", "step"), [one for one in STEPS if not game(one[0]).info.real_time])
def test_t03_whatever_is_allowed_a_step_is_finished_or_begins_again(key, step):
    _, place = step_of(key, step)
    rules, lesson = game(key).rules, game(key).lesson
    for seed in range(RANDOM_TRIES):
        match, luck = LessonMatch(rules, lesson, place), Rng(seed, "keys")
        match.read()
        for _ in range(200):
            if match.settled:
                break
            _act(match, luck)
        assert match.settled, (seed, [entry.text for entry in match.log])
        if match.missed:
            match.again()
            assert match.checksum() == LessonMatch(rules, lesson, place).checksum()


def _act(match, luck):
    """Let somebody act who may: the learner at random within the step, others by the step."""
    rules, acting = match.rules, match.rules.to_act(match.state)
    for seat in sorted(acting, reverse=True):
        offered = rules.legal_actions(match.state, seat)
        if seat == LEARNER:
            fit = [one for one in offered if match.allows(rules.action_text(one))]
            fit = fit or [one for one in offered if match.forced(one)]
        elif match.scripted(seat) is not None:
            fit = [match.scripted(seat)]
        else:
            fit = offered if match.plays(seat) else []
        if fit:
            match.submit(seat, luck.choice(fit))
            return
    raise AssertionError(f"nobody can do anything in {match.step.id}")


@pytest.mark.parametrize(("key", "step"), STEPS)
def test_t05_nothing_is_locked_but_by_the_step_itself(key, step):
    data, place = step_of(key, step)
    match = LessonMatch(game(key).rules, game(key).lesson, place)
    assert match.unread == data.reads
    match.read()
    assert not match.unread


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("watch", "no sign"),
        ("read it", "no sign"),
        ("action", "no sign"),
        ("event took seat", "pairs"),
    ],
)
def test_a_sign_that_nobody_can_see_is_refused(text, why):
    with pytest.raises(ValueError, match=why):
        read_sign(text)


def test_an_event_is_a_sign_by_its_name_and_its_values():
    sign = read_sign("event took seat 0 points 200")
    assert sign.shows_event("took seat 0 cards 9 9b 9c points 200")
    assert not sign.shows_event("took seat 1 cards 9 9b 9c points 200")
    assert not sign.shows_event("took seat 0 cards 9 9b 9c points 2000")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("key", GAMES)
def test_a_tick_is_for_what_the_learner_did_and_for_no_deed_of_others(key, lang):
    texts = Texts(lang)
    done = came = 0
    for step in game(key).lesson.steps:
        for end in ("done", "done-won"):
            if texts.has(f"lesson-{key}-{step.id}-{end}"):
                said = texts(f"lesson-{key}-{step.id}-{end}", **ARGS)
                assert step.deed or step.free, step.id
                assert not said.startswith((ARGS["bot1"], ARGS["bot2"])), said
                done += 1
        came += any(texts.has(f"lesson-{key}-{step.id}-{end}") for end in ("came", "came-lost"))
    assert done
    assert came or key == "frappadingue", "there it is told while it stands"
