"""The engine and the rules, turn by turn: ``python -m tests.board.lockstep --turns 100000``.

Random turns go through both with the same luck; after each of them all that both know must be the
same. What is chosen in the course of a turn is chosen in the rules, and the engine is told; both
must ask for the same. Nobody throws a Re-Roll in. A fault names the seed of its round; ``--first
SEED`` begins there.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import count
from typing import Any

from msgspec.structs import replace
from tqdm import tqdm

from game.board.deck import RANKS
from game.board.engine.convert import code_of, load_state
from game.board.engine.engine import Engine
from game.board.engine.tables import COLOURS, Code, Rank, Tables
from game.board.state import Action, Ask, Block, Give, Pick, State, Target
from game.core.rng import Rng
from game.core.rules import Turn

from .scenario import BOARDS, DECK, TABLE, make_rules

RULES = make_rules()
TABLES = {board.key: Tables(DECK, board) for board in BOARDS}
OUTSIDE = (Ask.TURN, Ask.SET_UP, Ask.DEAL)
"""What is not asked in the course of a turn."""


class Told:
    """Chooses in the engine what was chosen in the rules."""

    def __init__(self) -> None:
        self.answers: list[tuple[Ask, int, Any]] = []
        self.asks: Counter[str] = Counter()

    def _next(self, ask: Ask, seat: int) -> Any:
        known, who, answer = self.answers.pop(0)
        assert (ask, seat) == (known, who)
        self.asks[ask] += 1
        return answer

    def remote(self, _: Any, seat: int) -> int:
        return int(self._next(Ask.REMOTE, seat).seat)

    def swap(self, _: Any, seat: int, __: int, possible: Sequence[int]) -> int:
        other = int(self._next(Ask.SWAP, seat).seat)
        assert other in possible
        return other

    def blocks(self, _: Any, seat: int, __: int | None) -> bool:
        return isinstance(self._next(Ask.BLOCK, seat), Block)

    def place(self, _: Any, seat: int, rank: Rank) -> tuple[Code, int]:
        lay = self._next(Ask.PLACE, seat)
        assert RANKS[lay.kind] == rank
        return code_of(lay), lay.square

    def name(self, _: Any, seat: int) -> int:
        return int(self._next(Ask.NAME, seat).seat)

    def give(self, _: Any, seat: int) -> tuple[Rank, int]:
        give = self._next(Ask.GIVE, seat)
        return RANKS[give.kind], give.to

    def pick(self, _: Any, seat: int, market: Sequence[Rank]) -> Rank:
        rank = RANKS[self._next(Ask.PICK, seat).kind]
        assert rank in market
        return rank


def chosen(state: State, luck: Rng, told: Told) -> tuple[int, Action]:
    """Return who answers what in the course of a turn, and note it for the engine."""
    assert state.question is not None
    seat, ask = state.question.seats[0], state.question.ask
    actions = RULES.legal_actions(state, seat)
    action = luck.choice(actions)
    blocks = ask is Ask.BLOCK and len(actions) > 1
    if blocks or ask is Ask.PLACE or isinstance(action, Target | Give | Pick):
        told.answers.append((ask, seat, action))
    return seat, action


def submit(state: State, seat: int, action: Action, luck: Rng) -> State:
    """Return what stands after an action, with nobody to be asked for Re-Rolls."""
    everyone = tuple(range(len(state.pawns)))
    turn = Turn(replace(state, silent=everyone), luck, RULES.evolve)
    RULES.resolve(turn, seat, action)
    return turn.state


def begun(seed: int, luck: Rng) -> State:
    """Return a round at its first turn, with cards on the board."""
    options = {"board": BOARDS[seed % 3].key, "limit": "rounds-2"}
    seats = 2 + seed % 5
    if seats <= 4:
        options["wild"] = ("off", "8", "16")[seed % 7 % 3]
    state = RULES.initial_state(RULES.info.configure(seats, seed, options), luck)
    while state.question is not None and state.question.ask is not Ask.TURN:
        seat = state.question.seats[0]
        state = submit(state, seat, luck.choice(RULES.legal_actions(state, seat)), luck)
    return state


def played(seed: int, told: Told) -> int:
    """Play a round in both to its end; return how many turns it took."""
    luck = Rng(seed, "players")
    state = begun(seed, luck)
    tables = TABLES[state.rules.board]
    engine, copy = (Engine(tables, TABLE, luck, told, len(state.pawns)) for _ in range(2))
    load_state(engine, state)
    check(engine, state)
    for number in count():
        assert state.question is not None
        seat = state.turn
        lay = weighted(RULES.legal_actions(state, seat), luck)
        rolled = Rng(seed, f"turn {number}")
        state = submit(state, seat, lay, rolled)
        while state.question is not None and state.question.ask not in OUTSIDE:
            state = submit(state, *chosen(state, luck, told), rolled)
        copy.be(engine)
        before = shown(engine)
        copy.luck = Rng(seed, f"turn {number}")
        copy.lay(code_of(lay), lay.square)
        assert shown(engine) == before
        engine, copy = copy, engine
        assert not told.answers
        check(engine, state)
        if engine.over:
            return number + 1
    return 0


def weighted(actions: Sequence[Any], luck: Rng) -> Any:
    """Return a way to lay a card, each kind as likely."""
    kind = luck.choice(sorted({action.kind for action in actions}))
    return luck.choice([action for action in actions if action.kind == kind])


def shown(engine: Engine) -> tuple[Any, ...]:
    """Return all that an engine knows."""
    hands = [sorted(hand) for hand in engine.hands]
    lying = (list(engine.pawns), list(engine.stacks), list(engine.acts), tuple(engine.teleports))
    return *lying, hands, list(engine.draw), engine.last, engine.bomb, engine.turn, engine.scores


def check(engine: Engine, state: State) -> None:
    """See that engine and rules say the same."""
    over = state.question is None or state.question.ask is Ask.DEAL
    assert engine.over == over
    if over:
        assert engine.scores == tuple(points[-1] for points in state.points)
    other = Engine(engine.tables, TABLE, engine.luck, engine.chooser, engine.seats)
    load_state(other, state)
    one, two = shown(engine), shown(other)
    if over:
        # What has acted is forgotten only where another turn begins.
        one, two = (told[:2] + told[4:8] for told in (one, two))
    else:
        assert len(COLOURS) > engine.last
    assert one == two


def run(turns: int, first: int = 0, bar: bool = False) -> Counter[str]:
    """Play rounds until there were so many turns; return how often what was chosen."""
    told = Told()
    with tqdm(total=turns, unit=" turns", disable=not bar) as shown_bar:
        done, seed = 0, first
        while done < turns:
            try:
                more = played(seed, told)
            except Exception:
                print(f"seed {seed}", file=sys.stderr)
                raise
            done, seed = done + more, seed + 1
            shown_bar.update(more)
    return told.asks


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    args = parser.parse_args()
    print(dict(run(args.turns, args.first, bar=True)))


if __name__ == "__main__":
    main()
