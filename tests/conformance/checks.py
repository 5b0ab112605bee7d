"""What is asked of every game's rules; each function raises ``AssertionError`` with the reason."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from game.core.cards import conservation_error
from game.core.match import AnyMatch, Match
from game.core.rng import Rng
from game.core.rules import AnyRules, IllegalAction, MatchConfig, Rejected, Seat
from game.core.simulation import LONGEST_GAME, LONGEST_RACE, VerifiedMatch
from tests.steps import events_in

TICKS_A_STEP = 5
"""Random players of a race do something this often."""
LOOK_EVERY = {"race": 25, "turns": 2}
SWAP_EVERY = {"race": 401, "turns": 2}
"""The costly questions are asked at one step of so many, by lot; a race has thousands."""
FIRST = {"race": 1, "turns": 20}
"""At so many first steps they are always asked."""
LOOKERS = 4
"""So many seats look for a secret at a step, of a large table by lot."""
SLIPS = 30
"""Of all actions that came up earlier, and are illegal now, so many are tried a seat and step."""

Hidden = Callable[[str, Seat | None], list[str]]


def encoded(value: Any) -> bytes:
    return msgspec.json.encode(value)


def random_steps(match: AnyMatch, luck: Rng) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """Play at random to the end; yield the state before each step, and its events."""
    real_time = match.rules.info.real_time
    while match.outcome() is None:
        assert match.now < LONGEST_RACE, f"the race does not end; tick {match.now}"
        assert len(match.log) < LONGEST_GAME, "the match does not end"
        able = able_actions(match)
        assert real_time or able, "a match that is not over has nobody who can act"
        if able:
            before = match.state
            seat, action = luck.choice(able)
            yield before, events_in(match.submit(seat, action))
        if real_time:
            for _ in range(TICKS_A_STEP):
                before = match.state
                yield before, events_in(match.tick())


def random_events(match: AnyMatch, luck: Rng) -> Iterator[tuple[Any, Any]]:
    """Play at random to the end; yield each event with the state before it."""
    for before, events in random_steps(match, luck):
        state = before
        for event in events:
            yield event, state
            state = match.rules.evolve(state, event)


def _kind(rules: AnyRules) -> str:
    return "race" if rules.info.real_time else "turns"


def able_actions(match: AnyMatch) -> list[tuple[Seat, Any]]:
    rules, state = match.rules, match.state
    return [
        (seat, action)
        for seat in sorted(rules.to_act(state))
        for action in rules.legal_actions(state, seat)
    ]


def check_random_match(rules: AnyRules, config: MatchConfig) -> AnyMatch:
    """Play one match at random and ask everything on the way."""
    match = VerifiedMatch(rules, config)
    luck = Rng(config.seed, "players")
    slips = Rng(config.seed, "slips")
    looks = Rng(config.seed, "looks")
    known: dict[str, Any] = {}
    for count, (before, events) in enumerate(random_steps(match, luck)):
        if len(events) != 1 or count % 3 == 0:
            _check_folding(rules, before, events, match.state)
        if count < FIRST[_kind(rules)] or not looks.below(LOOK_EVERY[_kind(rules)]):
            _check_actors(match, known)
            check_position_text(rules, match.state)
            _check_illegal(match, known, slips)
            _check_views(match, events)
    _check_actors(match, known)
    check_position_text(rules, match.state)
    assert match.outcome() is not None
    return match


def _check_folding(rules: AnyRules, before: Any, events: tuple[Any, ...], after: Any) -> None:
    kept = encoded(before)
    state = before
    for event in events:
        assert not isinstance(event, Rejected), f"a legal action was rejected: {event}"
        state = rules.evolve(state, event)
        assert "\n" not in rules.event_text(event)
    assert encoded(before) == kept, "an old state was changed"
    assert state == after, "folding the events does not give the state"


def _check_actors(match: AnyMatch, known: dict[str, Any]) -> None:
    rules, state = match.rules, match.state
    seats = rules.to_act(state)
    assert bool(seats) == (match.outcome() is None), "actors, and an outcome"
    for seat in range(match.config.seats):
        actions = rules.legal_actions(state, seat)
        assert seat in seats or not actions, f"seat {seat} has actions out of turn"
        assert rules.info.real_time or bool(actions) == (seat in seats), f"seat {seat} is stuck"
        assert list(actions) == list(rules.legal_actions(state, seat)), "the order is not stable"
        texts = [rules.action_text(action) for action in actions]
        assert len(set(texts)) == len(texts), f"doubles among {texts}"
        for text, action in zip(texts, actions, strict=True):
            assert rules.parse_action(text) == action, f"{text!r} is read as another action"
            known[text] = action


def check_position_text(rules: AnyRules, state: Any) -> None:
    text = rules.describe(state)
    again = rules.parse_position(text)
    assert rules.describe(again) == text, f"the text changes:\n{text}\n{rules.describe(again)}"
    assert again == state, f"the position does not hold everything:\n{text}"


def _check_illegal(match: AnyMatch, known: dict[str, Any], slips: Rng) -> None:
    state, log, rules = match.state, len(match.log), match.rules
    for seat in range(match.config.seats):
        legal = {rules.action_text(action) for action in rules.legal_actions(state, seat)}
        for text in _some([text for text in known if text not in legal], slips):
            try:
                events = events_in(match.submit(seat, known[text]))
            except IllegalAction:
                assert not rules.info.real_time, f"{text!r} raises in a race"
            else:
                assert rules.info.real_time, f"{text!r} is not offered, and accepted"
                assert all(isinstance(event, Rejected) for event in events)
            assert match.state is state or match.state == state, f"{text!r} changed something"
            assert len(match.log) == log, f"{text!r} was recorded"


def _some(texts: list[str], slips: Rng) -> list[str]:
    if len(texts) <= SLIPS:
        return texts
    return [slips.choice(texts) for _ in range(SLIPS)]


def _check_views(match: AnyMatch, events: tuple[Any, ...]) -> None:
    for seat in (*range(match.config.seats), None):
        view = match.rules.view(match.state, seat)
        assert encoded(view) == encoded(match.rules.view(match.state, seat))
        for event in events:
            assert type(match.rules.redact(event, seat)) is type(event)


def check_secrecy(rules: AnyRules, hidden_cards: Hidden, config: MatchConfig) -> int:
    """Swap two cards that a seat may not know, and look for a difference that it could see.

    Returns how many swaps were tried.
    """
    match: AnyMatch = Match(rules, config)
    luck = Rng(config.seed, "players")
    looks = Rng(config.seed, "swaps")
    tried = 0
    for count, _ in enumerate(random_steps(match, luck)):
        if count < FIRST[_kind(rules)] or not looks.below(SWAP_EVERY[_kind(rules)]):
            text = rules.describe(match.state)
            for seat in looks.shuffled((*range(config.seats), None))[:LOOKERS]:
                tried += _try_swap(rules, hidden_cards, match, text, seat, looks)
    return tried


def _try_swap(
    rules: AnyRules,
    hidden_cards: Hidden,
    match: AnyMatch,
    text: str,
    seat: Seat | None,
    looks: Rng,
) -> int:
    cards = hidden_cards(text, seat)
    if len(cards) < 2:
        return 0
    one, two = looks.shuffled(cards)[:2]
    other = rules.parse_position(swapped(text, one, two))
    assert other != match.state, f"swapping {one} and {two} changes nothing"
    _must_look_alike(rules, match.state, other, seat, f"{one} and {two} swapped")
    for action in able_actions(match)[:6]:
        matches = [
            Match(rules, match.config, state=state, luck=Rng(1, "rules"))
            for state in (match.state, other)
        ]
        told = [told_of(rules, match, action, seat) for match in matches]
        if None in told:
            continue
        left = [match.state for match in matches]
        if told[0] == told[1] and _look_alike(rules, *left, seat):
            continue
        if _still_hidden(rules, hidden_cards, left, seat, {one, two}):
            assert told[0] == told[1], f"events tell seat {seat} of {one} or {two}: {told}"
            _must_look_alike(rules, *left, seat, f"{one} and {two} swapped, then {action}")
    return 1


def told_of(
    rules: AnyRules, match: AnyMatch, action: tuple[Seat, Any], seat: Seat | None
) -> list[Any] | None:
    """Return what a seat is told of an action; ``None`` where the actor can't do the same.

    Somebody else's hand is among the swapped cards then, and what they do is another action.
    """
    try:
        events = list(events_in(match.submit(*action)))
    except IllegalAction:
        return None
    if rules.info.real_time:
        for _ in range(TICKS_A_STEP):
            events += events_in(match.tick())
    return [rules.redact(event, seat) for event in events]


def check_samples(match: AnyMatch, sampled: Callable[[Any, Rng], Any], luck: Rng) -> None:
    """Check that states sampled for views look right, hold all cards, and can be played on.

    ``sampled`` returns a state that fits a view.
    """
    rules, different = match.rules, 0
    for state, _ in random_steps(match, Rng(match.config.seed, "players")):
        seat = luck.below(match.config.seats)
        view = rules.view(state, seat)
        guess = sampled(view, luck)
        assert rules.view(guess, seat) == view
        assert rules.legal_actions(guess, seat) == rules.legal_actions(state, seat)
        lost = conservation_error(rules.card_census(guess), rules.card_census(state))
        assert lost is None, lost
        different += guess.hands != state.hands
        tried = Match(rules, match.config, state=guess, luck=luck)
        for _ in range(8):
            able = able_actions(tried)
            if able:
                tried.submit(*luck.choice(able))
    assert different > len(match.log) / 2, "samples are the truth"


def _still_hidden(
    rules: AnyRules, hidden_cards: Hidden, states: list[Any], seat: Seat | None, cards: set[str]
) -> bool:
    return all(cards <= set(hidden_cards(rules.describe(state), seat)) for state in states)


def _must_look_alike(rules: AnyRules, one: Any, two: Any, seat: Seat | None, how: str) -> None:
    assert rules.view(one, seat) == rules.view(two, seat), f"seat {seat} sees a difference: {how}"
    assert _look_alike(rules, one, two, seat), f"seat {seat} has other actions: {how}"


def _look_alike(rules: AnyRules, one: Any, two: Any, seat: Seat | None) -> bool:
    if rules.view(one, seat) != rules.view(two, seat):
        return False
    return seat is None or rules.legal_actions(one, seat) == rules.legal_actions(two, seat)


def swapped(text: str, one: str, two: str) -> str:
    other = {one: two, two: one}
    return re.sub(r"\w+", lambda found: other.get(found[0], found[0]), text)
