"""What a sensible player does, by rules of thumb: the normal bot, and what the hard one sieves by.

A policy looks at a view, or at a whole state in the seat's place: it reads the seat's own hand, and
what lies open. Its scores are squares: how many more the others advance than the seat does.
"""

from collections.abc import Callable, Sequence
from typing import cast

import msgspec

from game.board.deck import Deck, Symbol
from game.board.moves import JUMPS
from game.board.occupancy import TILE, acting, top
from game.board.outlook import AVERAGE_ROLL, Outlook, Position
from game.board.state import (
    D6,
    Action,
    Ask,
    Attack,
    Block,
    Give,
    Job,
    Lay,
    Pass,
    Pick,
    Reroll,
    Target,
    Throw,
)
from game.board.track import Arrow, Board
from game.core.rounds.bots import any_best, scattered
from game.core.rules import Seat

KEPT: dict[str, float] = {
    Symbol.PUSH: 0.3,
    Symbol.JUMP: 0.5,
    Symbol.CHANCE: 0.5,
    Symbol.SWAP: 0.7,
    Symbol.STOP: 1.0,
    Symbol.SNAIL: 0.8,
    Symbol.X: 0.5,
    Symbol.REVERSE: 4.0,
    Symbol.REMOTE: 4.0,
    Symbol.BLOCK: 2.0,
    Symbol.REROLL: 2.0,
    Symbol.NOT_YOU: 0.0,
    Symbol.TROUBLE: 2.0,
}
"""What a card is worth in the hand, in squares; Not You is counted by itself."""


class Habits(msgspec.Struct, frozen=True):
    """How good somebody's rules of thumb are."""

    hurts: float
    """A Block or a Re-Roll is thrown in if it saves so many squares."""
    helps: float
    """What it counts that the others advance, next to not advancing oneself."""
    covers: bool
    """Whether it is seen that a card which is covered does not act any more."""


EARLY = 8.0
"""What Not You is held back by while nobody is near the finish: it costs less further on."""

BEGINNER = Habits(hurts=3.0, helps=0.2, covers=False)
PLAIN = Habits(hurts=3.0, helps=0.5, covers=False)
EXPERT = Habits(hurts=1.5, helps=1.0, covers=True)


class Reach:
    """How likely pawns are to meet a square with their next roll: the others' less one's own."""

    def __init__(self, position: Position, seat: Seat, helps: float) -> None:
        size = position.finish + 1
        self.lands = [0.0] * size
        """A pawn's roll ends here."""
        self.passes = [0.0] * size
        """A pawn's roll ends here or leads on."""
        self.beyond = [0.0] * size
        """The steps that the roll would lead on, on average."""
        each = helps / (len(position.pawns) - 1)
        for pawn, square in enumerate(position.pawns):
            self._add(square, -1.0 if pawn == seat else each)

    def _add(self, start: int, weight: float) -> None:
        for far in range(1, min(D6, len(self.lands) - 1 - start) + 1):
            square = start + far
            left = D6 - far
            self.lands[square] += weight / D6
            self.passes[square] += weight * (left + 1) / D6
            self.beyond[square] += weight * left * (left + 1) / 2 / D6


class Policy:
    """Rules of thumb; they draw no luck, so the same position gets the same answer."""

    def __init__(self, deck: Deck, boards: Sequence[Board], habits: Habits) -> None:
        self._deck = deck
        self._habits = habits
        self._boards = {board.key: board for board in boards}
        self._outlooks = {board.key: Outlook(deck, board) for board in boards}

    def outlook(self, position: Position) -> Outlook:
        """Return what estimates moves on the match's board."""
        return self._outlooks[position.rules.board]

    def choose(self, position: Position, seat: Seat, actions: Sequence[Action]) -> Action:
        """Return one of the actions that the open question allows the seat."""
        question = position.question
        if len(actions) == 1 or question is None:
            return actions[0]
        return _ANSWERS[question.ask](self, position, seat, actions)

    def lay(self, position: Position, seat: Seat, actions: Sequence[Action]) -> Action:
        """Lay the card that does the seat most good."""
        actions = self.telling(position, actions)
        scores = self.scores(position, seat, actions)
        most = max(scores)
        best = [action for action, score in zip(actions, scores, strict=True) if score == most]
        return best[scattered(_seen_by_all(position, seat)) % len(best)]

    def telling(self, position: Position, actions: Sequence[Action]) -> Sequence[Action]:
        """Return the ways to lay a card that change something: not on one that lies alike.

        Where there is no other way, all of them.
        """
        kinds = self._deck.kinds
        lying = [
            (kinds[stack[-1].card].text, stack[-1].arrow) if stack else None
            for stack in position.stacks
        ]
        lays = cast(Sequence[Lay], actions)
        return [lay for lay in lays if lying[lay.square] != (lay.kind, lay.arrow)] or actions

    def scores(self, position: Position, seat: Seat, actions: Sequence[Action]) -> Sequence[float]:
        """Return how good each way to lay a card is, in squares."""
        reach = Reach(position, seat, self._habits.helps)
        played: dict[str, float] = {}
        before = [self._lying(position, reach, seat, s) for s in range(position.finish + 1)]
        found = []
        for action in cast(Sequence[Lay], actions):
            kind = action.kind
            if kind not in played:
                played[kind] = self._played(position, seat, kind) - KEPT[kind]
            new = self._effect(position, reach, seat, kind, action.square, action.arrow)
            found.append(played[kind] + new - before[action.square])
        return found

    def _played(self, position: Position, seat: Seat, kind: str) -> float:
        """Return what a card does by being played."""
        question = position.question
        outlook = self.outlook(position)
        if question is None or question.ask is not Ask.TURN:
            return float(outlook.not_you) if kind == Symbol.NOT_YOU else 0.0
        here = position.pawns[seat]
        match kind:
            case Symbol.REVERSE:
                return AVERAGE_ROLL + min(here, AVERAGE_ROLL)
            case Symbol.REMOTE:
                return 2 * AVERAGE_ROLL
            case Symbol.TROUBLE:
                return AVERAGE_ROLL
            case Symbol.NOT_YOU:
                early = EARLY * (1 - max(position.pawns) / position.finish)
                return outlook.not_you - min(outlook.not_you, position.finish - here) - early
        return 0.0

    def _lying(self, position: Position, reach: Reach, seat: Seat, square: int) -> float:
        """Return what the card does that lies on a square and would be covered."""
        lain = top(position, square)
        symbol = acting(position, self._deck, square)
        if lain is None or symbol in ("", TILE) or not self._habits.covers:
            return 0.0
        return self._effect(position, reach, seat, symbol, square, lain.arrow)

    def _effect(
        self, position: Position, reach: Reach, seat: Seat, kind: str, square: int, arrow: str
    ) -> float:
        """Return what a card that lies on a square does to the pawns that may meet it."""
        lands = reach.lands[square]
        if not reach.passes[square] and not lands:
            return 0.0
        match kind:
            case Symbol.STOP:
                return -reach.beyond[square]
            case Symbol.SNAIL:
                return -reach.passes[square]
            case Symbol.X:
                return reach.passes[square]
            case Symbol.PUSH:
                board = self._boards[position.rules.board]
                there = board.neighbour(square, Arrow(arrow))
                return lands * (there - square) if there is not None else 0.0
            case Symbol.JUMP:
                return lands * JUMPS[arrow]
            case Symbol.CHANCE:
                return lands * AVERAGE_ROLL
            case Symbol.NOT_YOU:
                return lands * self.outlook(position).not_you
            case Symbol.SWAP:
                return self._swap_ahead(position, seat, square)
        return 0.0

    def _swap_ahead(self, position: Position, seat: Seat, square: int) -> float:
        """Return what a Swap brings: whoever lands on it takes the hindmost pawn's place."""
        pawns = position.pawns
        mine = pawns[seat]
        others = [pawn for other, pawn in enumerate(pawns) if other != seat]
        found = 0.0
        if 0 < square - mine <= D6:
            found += square - min(others)
        if mine <= min(others):
            near = sum(0 < square - pawn <= D6 for pawn in others)
            found -= near * (square - mine)
        return found / D6

    # Other questions.

    def gain(self, position: Position, seat: Seat, pawn: Seat, squares: float) -> float:
        """Return what it is worth to a seat that a pawn advances by some squares."""
        return -squares if pawn == seat else squares / (len(position.pawns) - 1)

    def remote(self, position: Position, seat: Seat, actions: Sequence[Action]) -> Action:
        """Move the pawn that gets furthest; of equals one that stands behind."""
        outlook = self.outlook(position)
        pawns = position.pawns

        def advance(action: Action) -> tuple[float, int]:
            pawn = cast(Target, action).seat
            return outlook.mean(position, pawn) - pawns[pawn], -pawns[pawn]

        return any_best(actions, advance, _seen_by_all(position, seat))

    def swap(self, position: Position, seat: Seat, actions: Sequence[Action]) -> Action:
        """Change places so that the own pawn goes back most, or the hindmost others advance."""
        question = position.question
        assert question is not None
        pawns, mover = position.pawns, question.other

        def gained(action: Action) -> tuple[float, int]:
            other = cast(Target, action).seat
            far = pawns[mover] - pawns[other]
            both = self.gain(position, seat, other, far) + self.gain(position, seat, mover, -far)
            return both, -pawns[other]

        return any_best(actions, gained, _seen_by_all(position, seat))

    def block(self, position: Position, seat: Seat, actions: Sequence[Action]) -> Action:
        """Block what hurts."""
        hurts = self.harm(position, seat) > self._habits.hurts
        return actions[0] if hurts or not isinstance(actions[0], Block) else actions[-1]

    def harm(self, position: Position, seat: Seat) -> float:
        """Return how many squares an attack on a seat costs it, about."""
        question = position.question
        assert question is not None
        here = position.pawns[seat]
        if question.what == Attack.SWAP:
            return position.pawns[position.agenda[-1].pawn] - here
        own = self.outlook(position).mean(position, seat) - here
        return own + AVERAGE_ROLL

    def reroll(self, position: Position, seat: Seat, actions: Sequence[Action]) -> Action:
        """Throw a Re-Roll in only against a roll that clearly hurts."""
        passes = next(action for action in actions if isinstance(action, Pass))
        if not isinstance(actions[0], Reroll):
            return passes
        return actions[0] if self.bad_luck(position, seat) > self._habits.hurts else passes

    def bad_luck(self, position: Position, seat: Seat) -> float:
        """Return how many squares another roll would save a seat on average."""
        question = position.question
        task = position.agenda[-1] if position.agenda else None
        if question is None or task is None or len(position.dice) != 1:
            return 0.0
        die = position.dice[0].value
        if question.what == Throw.TELEPORT:
            ends: Sequence[float] = position.teleports
        elif question.what == Throw.MOVE and task.job is Job.WALK:
            ends = self.outlook(position).ends(position, task.pawn, task.way)
        else:
            return 0.0
        return self.gain(position, seat, task.pawn, sum(ends) / D6 - ends[die - 1])

    def name(self, position: Position, seat: Seat, actions: Sequence[Action]) -> Action:
        """Hand the cards to whoever stands furthest behind if they are a burden, else ahead."""
        hand = self._deck.kinds_of(position.hands[seat])
        sign = -1 if Symbol.NOT_YOU in hand else 1

        def worth(action: Action) -> int:
            return sign * position.pawns[cast(Target, action).seat]

        return any_best(actions, worth, _seen_by_all(position, seat))

    def give(self, position: Position, seat: Seat, actions: Sequence[Action]) -> Action:
        """Give Not You to whoever is hindmost; else what is worth least to the foremost."""

        def worth(action: Action) -> tuple[float, int]:
            given = cast(Give, action)
            far = position.pawns[given.to]
            if given.kind == Symbol.NOT_YOU:
                return 1.0, -far
            return -KEPT[given.kind], far

        return any_best(actions, worth, _seen_by_all(position, seat))

    def pick(self, position: Position, seat: Seat, actions: Sequence[Action]) -> Action:
        """Take what is worth most in the hand."""
        return max(actions, key=lambda action: _picked(cast(Pick, action).kind))

    def only(self, position: Position, seat: Seat, actions: Sequence[Action]) -> Action:
        """Do what there is to do."""
        return actions[0]


def _seen_by_all(position: Position, seat: Seat) -> int:
    """Return a number that changes as cards are laid and pawns move: which of equals is taken."""
    lying = sum(map(len, position.stacks))
    return 1021 * position.round + 31 * lying + 17 * seat + sum(position.pawns)


def _picked(kind: str) -> float:
    return -1.0 if kind == Symbol.NOT_YOU else KEPT[kind]


_ANSWERS: dict[Ask, Callable[[Policy, Position, Seat, Sequence[Action]], Action]] = {
    Ask.DEAL: Policy.only,
    Ask.SET_UP: Policy.lay,
    Ask.TURN: Policy.lay,
    Ask.REMOTE: Policy.remote,
    Ask.SWAP: Policy.swap,
    Ask.BLOCK: Policy.block,
    Ask.REROLL: Policy.reroll,
    Ask.PLACE: Policy.lay,
    Ask.NAME: Policy.name,
    Ask.GIVE: Policy.give,
    Ask.PICK: Policy.pick,
    Ask.EYE: Policy.only,
}
