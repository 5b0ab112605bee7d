"""Opponents at Frantic: from a beginner to one who tries things out.

- **easy** knows the rules since today: it gets rid of high numbers, keeps what looks strange,
  wishes for what it holds, attacks who attacked it, and often overlooks a card or forgets to
  counter.
- **casual** has the rules of thumb of ``policy.py``: sheds high cards, keeps four-colour specials
  for the end, attacks who is about to go out or leads; now and then it overlooks something.
- **normal** weighs more by those rules, and seldom slips.
- **keen** has better rules of thumb, found by playing, and does not slip.
- **hard** tries answers out as well, in deals that fit what it sees, where others can't learn
  anything from how long it takes.

A bot sees the view and the legal actions; its luck is its own stream. Answers to attacks, to a last
card, and what is chosen behind the curtain take no step of thinking, whatever is in the hand.

To try answers out, the hidden cards are dealt at random to fit the view; each answer is played on
from the same deal, everybody by the policy, until everyone had a turn. What stands then gives an
estimate of the points of the round (``value.py``), and those the chance to win the match: near the
limit that is another thing than points. An answer replaces the policy's own only if it has been
better beyond chance.
"""

from collections.abc import Generator, Sequence
from math import exp, sqrt

from game.core.bots import Bot
from game.core.rng import Luck
from game.core.rounds.bots import Moments, SearchBot, SlippingBot, Slips, scattered
from game.core.rounds.event_table import EventTable
from game.core.rules import Seat, Turn
from game.frantic.deck import Deck
from game.frantic.policy import BEGINNER, EXPERT, PLAIN, Habits, Policy, between
from game.frantic.rules import FranticRules
from game.frantic.state import (
    Action,
    Ask,
    Pass,
    Play,
    Share,
    Shares,
    State,
    TableRules,
    Target,
    View,
)
from game.frantic.value import estimates
from game.frantic.views import sampled

LEVELS = ("easy", "casual", "normal", "keen", "hard")
THUMBS: dict[str, tuple[Habits, Slips]] = {
    "easy": (BEGINNER, Slips(0.25, 0.4)),
    "casual": (PLAIN, Slips(0.12, 0.2)),
    "normal": (between(PLAIN, EXPERT, 0.15), Slips(0.06, 0.08)),
    "keen": (EXPERT, Slips(0.0, 0.0)),
}
"""What the levels below **hard** make of what, and how they slip."""
MOMENTS = Moments(
    plays=Play,
    passes=Pass,
    targets=Target,
    thrown_in=frozenset({Ask.COUNTER, Ask.NICE_TRY}),
    attacked=frozenset({Ask.COUNTER}),
)

SEARCHED = frozenset({Ask.TURN, Ask.COVER, Ask.WISH, Ask.TARGET, Ask.SEND_ON, Ask.SHARES, Ask.PICK})
"""Where all know that there is something to choose, and what it is is seen at once."""

EFFORT = 100
"""Steps of one decision, about; a step takes some 0.2 ms."""
SIEVE = 6
"""After so many deals, and again and again, answers that fall behind are dropped."""
BEHIND = 1.0
"""In standard errors below the policy's answer."""
SURE = 1.5
SURE_OF_MANY = 2.5
"""In standard errors above it, where another answer replaces it, with two seats and with more.

With more seats much happens that a short line does not see, and of many answers one is soon lucky.
"""
KEPT = 3
"""Of the rest a third is dropped too, as long as more than this are left."""
FEWEST_TURNS = 4
"""Everybody has a turn, and so many turns pass at least, before what stands is estimated."""
ACTIONS_A_STEP = 8
LONGEST = 160
"""Actions of one line of play after which it is estimated wherever it is."""
LONGEST_STEPS = LONGEST // ACTIONS_A_STEP + 1
ROUND_POINTS = 24.0
ROUND_SPREAD = 20.0
"""What a round brings a seat on average, and how much that varies."""
SHARPNESS = 0.83
"""Makes a soft minimum of totals as steep as a normal distribution of their difference."""

Steps = Generator[None, None, None]
Thinking = Generator[None, None, Action]
FranticBot = Bot[View, Action]


def make_bot(level: str, seat: Seat, deck: Deck, table: EventTable, luck: Luck) -> FranticBot:
    """Return a bot of a level (one of ``LEVELS``); ``ValueError`` for any other."""
    if level == "hard":
        policy = Policy(deck, EXPERT)
        return SearchBot(seat, policy, Search(deck, table, policy, luck), SEARCHED)
    if level in THUMBS:
        habits, slips = THUMBS[level]
        return SlippingBot(seat, Policy(deck, habits), slips, MOMENTS, luck)
    raise ValueError(f"no level {level!r}; possible: {', '.join(LEVELS)}")


class Tally:
    """How much better an answer was than the policy's, over the same deals."""

    __slots__ = ("action", "squares", "total")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.total = 0.0
        self.squares = 0.0

    def add(self, better: float) -> None:
        """Note one more deal."""
        self.total += better
        self.squares += better * better

    def errors(self, deals: int) -> float:
        """Return by how many standard errors the answer is better; below 0 it is worse."""
        mean = self.total / deals
        spread = max(self.squares / deals - mean * mean, 1e-9)
        return mean / sqrt(spread / deals)


class Search:
    """Finds the best of some answers; a step is a few actions of a line that is tried out."""

    def __init__(self, deck: Deck, table: EventTable, policy: Policy, luck: Luck) -> None:
        self._deck = deck
        self._table = table
        self._policy = policy
        self._luck = luck
        self._rules = FranticRules(deck, table)

    def best(self, view: View, seat: Seat, actions: Sequence[Action], steps: int) -> Thinking:
        """Return the best answer; yields at most ``steps`` times."""
        own = self._policy.choose(view, seat, actions)
        rivals = [Tally(action) for action in rivals_of(view, seat, actions) if action != own]
        deals = spent = 0
        while rivals and spent < EFFORT and steps - spent - 2 * deals >= _longest(rivals):
            yield
            deal = sampled(view, self._deck, self._table, self._luck)
            yield
            found = []
            for action in (own, *(rival.action for rival in rivals)):
                line = _Line(self._rules, self._policy, self._luck, seat)
                for _ in line.play(deal, action):
                    spent += 1
                    yield
                found.append(line.worth)
            for rival, reached in zip(rivals, found[1:], strict=True):
                rival.add(reached - found[0])
            deals += 1
            if deals % SIEVE == 0:
                rivals = _sieved(rivals, deals)
        best = max(rivals, key=lambda rival: rival.total, default=None)
        sure = SURE if len(view.hands) == 2 else SURE_OF_MANY
        return best.action if best and deals and best.errors(deals) > sure else own


def _longest(rivals: Sequence[Tally]) -> int:
    """Return how many steps one more deal takes at most, with two for the deal itself."""
    return LONGEST_STEPS * (len(rivals) + 1) + 2


def rivals_of(view: View, seat: Seat, actions: Sequence[Action]) -> Sequence[Action]:
    """Return the answers that are worth trying out, among many alike."""
    ask = view.question.ask if view.question else None
    if ask is Ask.SHARES:
        return shares_worth_trying(view, seat)
    return actions


def shares_worth_trying(view: View, seat: Seat) -> tuple[Shares, ...]:
    """Return all four for each opponent, and two each for the two who hold the fewest cards."""
    others = [other for other in range(len(view.hands)) if other != seat]
    alone = [Shares((Share(other, 4),)) for other in others]
    seen = 1021 * view.round + 31 * len(view.discard)
    fewest = sorted(others, key=lambda o: (len(view.hands[o]), scattered(seen + o)))[:2]
    if len(fewest) == 2:
        alone.append(Shares(tuple(Share(other, 2) for other in fewest)))
    return tuple(alone)


def _sieved(rivals: list[Tally], deals: int) -> list[Tally]:
    left = [rival for rival in rivals if rival.errors(deals) > -BEHIND]
    left.sort(key=lambda rival: -rival.total)
    return left[: max(KEPT, len(left) * 2 // 3)]


class _Line:
    """One line of play: an answer, and everybody's after it."""

    def __init__(self, rules: FranticRules, policy: Policy, luck: Luck, seat: Seat) -> None:
        self._rules = rules
        self._policy = policy
        self._luck = luck
        self._seat = seat
        self.worth = 0.0

    def play(self, state: State, action: Action) -> Steps:
        """Play on until everybody had a turn or the round is over; the last step is the end."""
        rules, policy = self._rules, self._policy
        actor, turns = self._seat, max(FEWEST_TURNS, len(state.hands))
        for count in range(1, LONGEST + 1):
            turn = Turn(state, self._luck, rules.evolve)
            rules.resolve(turn, actor, action)
            state = turn.state
            question = state.question
            if question is None or question.ask is Ask.DEAL:
                break
            if question.ask is Ask.TURN and not question.count:
                turns -= 1
                if turns < 0:
                    break
            if count % ACTIONS_A_STEP == 0:
                yield
            actor = question.seats[0]
            action = policy.choose(state, actor, rules.legal_actions(state, actor))
        self.worth = worth(state, self._seat, rules.deck.ranks)
        yield


def worth(state: State, seat: Seat, ranks: Sequence[int]) -> float:
    """Return the chance, from 0 to 1, that a seat wins the match."""
    totals: Sequence[float] = state.totals
    if state.question is None:
        best = min(totals)
        return (totals[seat] == best) / sum(total == best for total in totals)
    running = state.question.ask is not Ask.DEAL
    if running:
        pairs = zip(totals, estimates(state, ranks), strict=True)
        totals = [total + more for total, more in pairs]
    rounds = rounds_left(state.rules, totals, len(state.points[0])) + running
    scale = SHARPNESS * ROUND_SPREAD * sqrt(rounds)
    least = min(totals)
    chances = [exp((least - total) / scale) for total in totals]
    return chances[seat] / sum(chances)


def rounds_left(rules: TableRules, totals: Sequence[float], done: int) -> float:
    """Return about how many rounds there will be after this one, half a round at least."""
    if rules.rounds:
        return max(0.5, rules.rounds - done)
    return max(0.0, rules.limit - max(totals)) / ROUND_POINTS + 0.5
