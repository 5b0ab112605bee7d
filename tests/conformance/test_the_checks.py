"""The checks find what they are there to find: toys that break one promise each."""

import msgspec
import pytest

from game.core.match import Match
from game.core.rules import Rejected
from game.core.simulation import CardsLost
from tests.conformance.checks import able_actions, check_random_match, check_secrecy, told_of
from tests.steps import events_in
from tests.toys import grab, highcard
from tests.toys.grab import Grabbed, GrabRules
from tests.toys.highcard import Drawn, HighCardRules, Played


class DoublesActions(HighCardRules):
    def legal_actions(self, state, seat):
        return 2 * super().legal_actions(state, seat)


class StuckActor(HighCardRules):
    def to_act(self, state):
        return frozenset(range(len(state.hands))) if super().to_act(state) else frozenset()


class TakesAnything(HighCardRules):
    def resolve(self, turn, seat, action):
        if isinstance(action, highcard.Roll) and turn.state.rolled[seat]:
            turn.emit(highcard.Rolled(seat, 1))
        else:
            super().resolve(turn, seat, action)


class LosesCards(HighCardRules):
    def evolve(self, state, event):
        after = super().evolve(state, event)
        return msgspec.structs.replace(after, pile=()) if isinstance(event, Drawn) else after


class ForgetsInText(HighCardRules):
    def describe(self, state):
        return super().describe(state).replace(" rolled", "")


class Impure(HighCardRules):
    count = 0

    def evolve(self, state, event):
        self.count += 1
        after = super().evolve(state, event)
        return msgspec.structs.replace(after, round=self.count)


class ActionsMisread(HighCardRules):
    def parse_action(self, text):
        return highcard.Play(0) if text.startswith("play") else highcard.Roll()


class RejectsLegal(GrabRules):
    def resolve(self, turn, seat, action):
        turn.emit(Rejected(seat, "no"))


class ActsAfterAll(GrabRules):
    def to_act(self, state):
        return frozenset(range(len(state.taken)))


class Peeks(HighCardRules):
    def view(self, state, seat):
        view = super().view(state, seat)
        return msgspec.structs.replace(view, draw=state.draw[0] if state.draw else -1)


class TellsDrawnCards(HighCardRules):
    def redact(self, event, seat):
        return event


class HintsByDraw(HighCardRules):
    """The die falls as the last card of the draw pile says."""

    def resolve(self, turn, seat, action):
        if isinstance(action, highcard.Roll) and turn.state.draw:
            turn.emit(highcard.Rolled(seat, 1 + turn.state.draw[-1] % 6))
        else:
            super().resolve(turn, seat, action)


class LeaksTop(GrabRules):
    def view(self, state, seat):
        view = super().view(state, seat)
        return msgspec.structs.replace(view, top=state.draw[0] if state.draw else -1)


BROKEN_PLAY = (
    (DoublesActions, "doubles"),
    (StuckActor, "stuck"),
    (TakesAnything, "accepted"),
    (ForgetsInText, "position"),
    (Impure, "folding"),
    (ActionsMisread, "read as another"),
    (RejectsLegal, "rejected"),
    (ActsAfterAll, "outcome"),
)


@pytest.mark.parametrize(("broken", "why"), BROKEN_PLAY)
def test_a_broken_promise_is_found(broken, why):
    rules = broken()
    with pytest.raises(AssertionError, match=why):
        _play_some(rules)


def test_lost_cards_are_found():
    rules = LosesCards()
    with pytest.raises(CardsLost, match="missing"):
        check_random_match(rules, rules.info.configure(2, 1))


@pytest.mark.parametrize(
    ("broken", "hidden"),
    [
        (Peeks, highcard.hidden_cards),
        (HintsByDraw, highcard.hidden_cards),
        (LeaksTop, grab.hidden_cards),
    ],
)
def test_a_leak_is_found(broken, hidden):
    rules = broken()
    with pytest.raises(AssertionError, match=r"seat .* sees|events tell"):
        _swap_some(rules, hidden)


def test_what_an_actor_can_not_do_the_same_way_is_not_compared():
    rules = HighCardRules()
    match = Match(rules, rules.info.configure(2, 1))
    able = able_actions(match)
    seat, action = next(pair for pair in able if isinstance(pair[1], highcard.Play))
    other = next(card for card in match.state.draw if card != action.card)
    assert told_of(rules, match, (seat, highcard.Play(other)), 1) is None
    assert told_of(rules, match, (seat, action), 1)


def _play_some(rules):
    for seed in range(3):
        check_random_match(rules, rules.info.configure(2, seed, _options(rules)))


def _swap_some(rules, hidden):
    for seed in range(10):
        check_secrecy(rules, hidden, rules.info.configure(2, seed, _options(rules)))


def _options(rules):
    return {"hand": "3"} if rules.info.key == "highcard" else {}


def test_toys_themselves_are_sound():
    for rules, hidden in (
        (GrabRules(), grab.hidden_cards),
        (HighCardRules(), highcard.hidden_cards),
    ):
        for seed in range(5):
            config = rules.info.configure(2, seed)
            match = check_random_match(rules, config)
            assert any(type(event) in (Grabbed, Played) for event in _events(match))
            assert check_secrecy(rules, hidden, config) > 0


def _events(match):
    again = Match(match.rules, match.config)
    found = []
    for entry in match.log:
        while again.now < entry.tick:
            found += events_in(again.tick())
        found += events_in(again.replay(entry))
    return found
