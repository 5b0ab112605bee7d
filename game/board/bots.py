"""Opponents at the board game: from a beginner to one who tries things out.

- **easy** knows the rules since today: it looks at the squares before its own pawn more than at
  the others', attacks who attacked it, and often overlooks a card or forgets to answer.
- **casual** has the rules of thumb of ``policy.py``: hinders its own pawn, helps the others on,
  gets rid of Not You, and answers what hurts; now and then it overlooks something.
- **normal** weighs more by those rules, and seldom slips.
- **keen** tries a few ways to lay a card out, for every result of its die.
- **hard** tries more of them out.
- **master** tries out nearly all ways that do anything, many times each, over other hands and piles
  (``lookahead.py``), by rules of thumb that were found by playing.

A bot sees the view and the legal actions; its luck is its own stream. Answers, and what is chosen
behind the curtain, take no step of thinking, whatever is in the hand.

To try ways to lay a card out, the rules of thumb of **keen** and **hard** name those that are worth
a look. Each is played by the rules once for every result of the die of the move, on states that fit
the view; nobody is asked for Re-Rolls there, and everybody answers by the policy. What stands at
the next turn is estimated: the squares to which the next rolls lead each pawn on average, Not You
in the hands, and the worth of the own cards.
"""

from collections.abc import Generator, Sequence
from functools import lru_cache
from typing import cast

from msgspec.structs import replace

from game.board import lookahead
from game.board.deck import Deck, Symbol
from game.board.lookahead import Effort, FarSighted, Known
from game.board.outlook import Forecast
from game.board.policy import BEGINNER, EXPERT, KEPT, PLAIN, Habits, Policy
from game.board.rules import BoardRules
from game.board.state import D6, Action, Ask, Lay, Pass, State, Target, View
from game.board.track import Board
from game.board.views import sampled
from game.core.bots import Bot
from game.core.rng import Luck, Rng
from game.core.rounds.bots import Moments, SearchBot, SlippingBot, Slips
from game.core.rounds.event_table import EventTable
from game.core.rules import Seat, Turn

LEVELS = ("easy", "casual", "normal", "keen", "hard", "master")
THUMBS: dict[str, tuple[Habits, Slips]] = {
    "easy": (BEGINNER, Slips(1.0, 0.6, sees=0.02)),
    "casual": (PLAIN, Slips(0.8, 0.4, sees=0.03)),
    "normal": (PLAIN, Slips(0.3, 0.2, sees=0.05)),
}
"""What the levels that try nothing out make of what, and how they slip."""
MOMENTS = Moments(
    plays=Lay,
    passes=Pass,
    targets=Target,
    thrown_in=frozenset({Ask.BLOCK, Ask.REROLL}),
    attacked=frozenset({Ask.BLOCK}),
)

SEARCHED = frozenset({Ask.TURN})
"""Where all know that there is something to choose, and what it is is seen at once."""

WAYS = {"keen": 2, "hard": 14}
"""So many ways to lay a card are tried out."""
WAYS_OF_A_KIND = 4
"""So many of them are of one kind of card."""
EFFORTS = {"master": Effort(lines=900, plans=24, of_a_kind=7, sure=1.0)}
"""How much is tried out; a line takes some 0.02 ms with two seats."""
LONGEST = 40
"""Answers of one line of play after which it is estimated wherever it is."""
OTHERS_ROLLS = (1.0, 0.6)
OWN_ROLLS = (0.85, 0.5)
"""What the squares of each roll ahead count: cards are laid before them, the own one sooner."""
FAR = 10.0
"""So near to the finish cards in the hand begin to lose their worth."""
HELD = 0.7
"""What a card in the own hand counts of its worth."""

Thinking = Generator[None, None, Action]
BoardBot = Bot[View, Action]


def make_bot(
    level: str, seat: Seat, deck: Deck, table: EventTable, boards: Sequence[Board], luck: Luck
) -> BoardBot:
    """Return a bot of a level (one of ``LEVELS``); ``ValueError`` for any other."""
    if level in WAYS:
        policy = Policy(deck, boards, EXPERT)
        search = Search(deck, table, boards, policy, luck, WAYS[level])
        return SearchBot(seat, policy, search, SEARCHED)
    if level in EFFORTS:
        known = {board.key: _known(deck, table, board) for board in boards}
        ahead = lookahead.Search(known, EFFORTS[level], luck)
        return SearchBot(seat, FarSighted(known, deck, boards, EXPERT), ahead, SEARCHED)
    if level in THUMBS:
        habits, slips = THUMBS[level]
        return SlippingBot(seat, Policy(deck, boards, habits), slips, MOMENTS, luck)
    raise ValueError(f"no level {level!r}; possible: {', '.join(LEVELS)}")


@lru_cache(maxsize=16)
def _known(deck: Deck, table: EventTable, board: Board) -> Known:
    """Return what all bots look up who look far ahead on a board."""
    return Known(deck, table, board)


class FirstDie:
    """Luck whose first d6 is given; all else comes from another stream."""

    def __init__(self, die: int, luck: Luck) -> None:
        self._die = die
        self._luck = luck
        self.draws = 0
        self.shuffled = luck.shuffled
        self.choice = luck.choice
        self.unit = luck.unit

    def below(self, n: int) -> int:
        """Return a whole number from 0 to n-1, of the first d6 the one given."""
        if n == D6 and self._die:
            found, self._die = self._die - 1, 0
            return found
        return self._luck.below(n)


class Search:
    """Finds the best way to lay a card; a step is one line of play, of less than a millisecond."""

    def __init__(
        self,
        deck: Deck,
        table: EventTable,
        boards: Sequence[Board],
        policy: Policy,
        luck: Luck,
        most: int = WAYS["hard"],
    ) -> None:
        self._most = most
        self._deck = deck
        self._rules = BoardRules(deck, table, boards)
        self._policy = policy
        self._luck = luck

    def best(self, view: View, seat: Seat, actions: Sequence[Action], steps: int) -> Thinking:
        """Return the best way; yields at most ``steps`` times."""
        ways = self.ways(view, seat, actions)[: max(1, steps // D6)]
        if len(ways) == 1 or steps < 2 * D6:
            return ways[0]
        seed = self._luck.below(1 << 30)
        totals = [0.0] * len(ways)
        everyone = tuple(range(len(view.pawns)))
        forecasts: dict[int, Forecast] = {}
        for die in range(1, D6 + 1):
            state = replace(sampled(view, self._deck, self._luck), silent=everyone)
            for way, action in enumerate(ways):
                after = self._played(state, seat, action, FirstDie(die, Rng(seed, str(die))))
                totals[way] += self.worth(after, seat, forecasts, way)
                yield
        return ways[totals.index(max(totals))]

    def ways(self, view: View, seat: Seat, actions: Sequence[Action]) -> list[Action]:
        """Return the ways worth a look, the best by the rules of thumb first."""
        actions = self._policy.telling(view, actions)
        scores = self._policy.scores(view, seat, actions)
        order = sorted(range(len(actions)), key=lambda place: -scores[place])
        counts: dict[str, int] = {}
        found = []
        for place in order:
            kind = cast(Lay, actions[place]).kind
            counts[kind] = counts.get(kind, 0) + 1
            if counts[kind] <= WAYS_OF_A_KIND:
                found.append(actions[place])
        return found[: self._most]

    def _played(self, state: State, seat: Seat, action: Action, luck: Luck) -> State:
        """Return what stands at the next turn, or the end, after an action with the luck given."""
        rules, actor = self._rules, seat
        everyone = state.silent
        for _ in range(LONGEST):
            turn = Turn(state, luck, rules.evolve)
            rules.resolve(turn, actor, action)
            state = turn.state
            question = state.question
            if question is None or question.ask in (Ask.DEAL, Ask.TURN, Ask.SET_UP):
                break
            if state.silent != everyone:
                state = replace(state, silent=everyone)
            actor = question.seats[0]
            action = self._policy.choose(state, actor, rules.legal_actions(state, actor))
        return state

    def worth(self, state: State, seat: Seat, forecasts: dict[int, Forecast], way: int) -> float:
        """Return by how many points the others will have more than a seat, about."""
        if state.question is None or state.question.ask is Ask.DEAL:
            return _ahead([points[-1] for points in state.points], seat)
        outlook = self._policy.outlook(state)
        forecast = forecasts.get(way)
        if forecast is None or not forecast.fits(state):
            forecast = forecasts[way] = Forecast(outlook, state)
        copies = self._deck.copies(Symbol.NOT_YOU.value)
        ends = []
        for pawn, square in enumerate(state.pawns):
            end = reached = float(square)
            for rolls, counts in enumerate(OWN_ROLLS if pawn == seat else OTHERS_ROLLS, 1):
                there = forecast.after(pawn, square, rolls)
                end, reached = end + counts * (there - reached), there
            ends.append(end + outlook.not_you * sum(card in copies for card in state.hands[pawn]))
        left = min(1.0, (state.finish - max(state.pawns)) / FAR)
        held = sum(KEPT[self._deck.symbols[card]] for card in state.hands[seat])
        return _ahead(ends, seat) + HELD * held * left


def _ahead(points: Sequence[float], seat: Seat) -> float:
    others = sum(points) - points[seat]
    return others / (len(points) - 1) - points[seat]
