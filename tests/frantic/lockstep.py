"""The engine and the rules, step by step: ``python -m tests.frantic.lockstep --actions 1000000``.

Random play goes through both; after each action all that both know must be the same, and what may
be answered. Luck is drawn by the rules; the engine is handed what they got, after it has asked for
the same. A fault names the seed and the step of its round; ``--first SEED`` begins there.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import count

from tqdm import tqdm

from game.core.cards import Card
from game.core.rng import Rng
from game.core.rules import Seat, Turn
from game.frantic.engine.convert import action_of, code_of, load_state
from game.frantic.engine.engine import Engine
from game.frantic.engine.round import ASKS, OVER
from game.frantic.engine.tables import Tables, cards_of
from game.frantic.state import Ask, State

from .scenario import DECK, TABLE, make_rules

RULES = make_rules()
TABLES = Tables(DECK, TABLE)
MOST_ACTIONS = 2000
"""Random play of a round goes no further."""


class Noted(Rng):
    """Luck of the rules; what it gives is noted."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, "lockstep")
        self.given: list[tuple[str, tuple[Card, ...], tuple[Card, ...]]] = []

    def shuffled(self, items: Iterable[Card]) -> tuple[Card, ...]:
        known = tuple(items)
        found = super().shuffled(known)
        self.given.append(("shuffled", known, found))
        return found

    def choice(self, items: tuple[Card, ...]) -> Card:
        found = super().choice(items)
        self.given.append(("choice", tuple(items), (found,)))
        return found


class Again(Rng):
    """Luck of the engine: what the rules got, as long as it asks for the same."""

    def __init__(self, noted: Noted) -> None:
        super().__init__(0, "again")
        self._noted = noted

    def _next(self, what: str, items: Iterable[Card]) -> tuple[Card, ...]:
        how, known, found = self._noted.given.pop(0)
        mine = list(items)
        assert (how, ranks(known)) == (what, ranks(mine)), "other luck is asked for"
        # Copies are alike, and the engine may hold another one.
        return tuple(mine.pop(_place(mine, card)) for card in found)

    def shuffled(self, items: Iterable[Card]) -> tuple[Card, ...]:
        return self._next("shuffled", items)

    def choice(self, items: Iterable[Card]) -> Card:
        return self._next("choice", items)[0]


def _place(cards: list[Card], wanted: Card) -> int:
    return next(p for p, card in enumerate(cards) if DECK.ranks[card] == DECK.ranks[wanted])


def ranks(cards: Iterable[Card]) -> list[int]:
    """Return the ranks of cards in order; what stands for no card stays."""
    return sorted(DECK.ranks[card] if card >= 0 else card for card in cards)


def told(engine: Engine) -> dict[str, object]:
    """Return all that an engine knows and a state knows too, in words of both."""
    found: dict[str, object] = {"scores": engine.scores if engine.ask == OVER else None}
    if engine.ask == OVER:
        return found
    return found | {
        "ask": (ASKS[engine.ask], engine.asked, engine.what, engine.other, engine.count),
        "hands": [ranks(cards_of(hand)) for hand in engine.hands],
        "draw": [DECK.ranks[card] for card in engine.draw[engine.at :]],
        "face": DECK.ranks[engine.face] if engine.face >= 0 else None,
        "wish": engine.wish,
        "colour": engine.colour,
        "market": ranks(engine.market),
        "chosen": [(seat, ranks([card]), to) for seat, card, to in engine.chosen],
        "coming": tuple(engine.coming[engine.happened :]),
        "skips": engine.skips,
        "bomb": engine.bomb,
        "ending": (engine.ending, engine.scored, engine.short),
        "turn": engine.turn,
        "agenda": engine.agenda,
    }


def told_by_rules(state: State, fresh: Engine) -> dict[str, object]:
    """Return the same of a state; ``fresh`` is an engine to read it with."""
    question = state.question
    if question is None or question.ask is Ask.DEAL:
        return {"scores": tuple(points[-1] for points in state.points)}
    load_state(fresh, state)
    return told(fresh)


def check(engine: Engine, state: State, fresh: Engine) -> None:
    """Compare an engine with a state, and what each that is asked may answer."""
    here, there = told(engine), told_by_rules(state, fresh)
    assert here == there, {
        key: (here[key], there.get(key)) for key in here if here[key] != there.get(key)
    }
    if engine.ask == OVER:
        return
    for seat in engine.asked:
        legal = [action_of(engine.ask, code, engine.count) for code in engine.legal(seat)]
        assert legal == list(RULES.legal_actions(state, seat))
        assert [code_of(action) for action in legal] == engine.legal(seat)


def begin(seed: int) -> tuple[State, Noted]:
    """Return a round that is about to be dealt."""
    luck = Noted(seed)
    gambling = "any-card" if seed % 4 == 3 else "last-colour"
    options = {"limit": "rounds-3", "gambling": gambling}
    state = RULES.initial_state(RULES.info.configure(2 + seed % 7, seed, options), luck)
    return state, luck


def played(seed: int) -> Iterator[State]:
    """Play a round at random through both; yield each position once both agree on it."""
    state, luck = begin(seed)
    players = Rng(seed, "players")
    turn = Turn(state, luck, RULES.evolve)
    assert state.question is not None
    RULES.resolve(turn, state.question.seats[0], RULES.legal_actions(state, state.dealer)[0])
    state = turn.state
    engine, fresh = (Engine(TABLES, Again(luck), len(state.hands)) for _ in range(2))
    load_state(engine, state)
    luck.given.clear()
    for _ in range(MOST_ACTIONS):
        check(engine, state, fresh)
        yield state
        if engine.ask == OVER:
            return
        seat = players.choice(engine.asked)
        code = _any(engine, seat, players)
        action = action_of(engine.ask, code, engine.count)
        turn = Turn(state, luck, RULES.evolve)
        RULES.resolve(turn, seat, action)
        state = turn.state
        engine.act(seat, code)
        assert not luck.given, "the engine asked for less luck"


def _any(engine: Engine, seat: Seat, players: Rng):
    """Return any answer; attacks are seldom countered by chance alone, so they often are."""
    legal = engine.legal(seat)
    return legal[0] if len(legal) == 2 and players.unit() < 0.3 else players.choice(legal)


def run(actions: int, first: int = 0, bar: bool = False) -> Counter[str]:
    """Play so many actions, and return how often each thing was asked."""
    asks: Counter[str] = Counter()
    with tqdm(total=actions, disable=not bar, unit=" actions") as progress:
        for seed in count(first):
            begun = asks.total()
            try:
                for state in played(seed):
                    asks[state.question.ask.value if state.question else "over"] += 1
                    progress.update()
            except AssertionError as fault:
                fault.add_note(f"seed {seed}, step {asks.total() - begun}")
                raise
            progress.set_postfix(seed=seed, refresh=False)
            if asks.total() >= actions:
                return asks
    return asks


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--actions", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    args = parser.parse_args()
    asks = run(args.actions, args.first, bar=True)
    print(f"{asks.total()} positions, the same in both")
    for ask, number in asks.most_common():
        print(f"{number:9} {ask}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
