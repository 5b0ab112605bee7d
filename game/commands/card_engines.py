"""Card games of other engines, played at random: a yardstick for the rules of card games."""

import time
from collections.abc import Callable, Mapping
from typing import NamedTuple

from game.core.rng import Rng
from game.core.rules import AnyRules, Turn

Player = Callable[[int, float], float]
"""Plays at random with so many seats for some seconds of the processor: actions a second."""


class Engine(NamedTuple):
    """A game of another engine; ``load`` may raise ``ImportError``, ``install`` then tells how."""

    name: str
    load: Callable[[], Player]
    install: str


def _rlcard_uno() -> Player:
    """Return a player of RLCard's UNO.

    Its ``step`` hands out the next player's state, legal actions among it, so that this is the
    fastest way through the game that RLCard offers.
    """
    from rlcard.games.uno.game import UnoGame

    def play(seats: int, seconds: float) -> float:
        game = UnoGame(num_players=seats)
        choices, count, start = Rng(1, "bench"), 0, time.process_time()
        while time.process_time() - start < seconds:
            state, _ = game.init_game()
            while not game.is_over():
                state, _ = game.step(choices.choice(state["legal_actions"]))
                count += 1
        return count / (time.process_time() - start)

    return play


ENGINES: Mapping[str, Engine] = {
    "frantic": Engine("RLCard's UNO", _rlcard_uno, "pip install '.[bench]'"),
}
"""By the key of the game of ours that is most like it."""


def player_of(rules: AnyRules) -> Player:
    """Return a player of our own rules, without the log and the undo of a match.

    The other engines keep none either. Actions are chosen, dealt for and counted as theirs are.
    """

    def play(seats: int, seconds: float) -> float:
        choices, count, seed, start = Rng(1, "bench"), 0, 0, time.process_time()
        while time.process_time() - start < seconds:
            luck = Rng(seed, "rules")
            state = rules.initial_state(rules.info.configure(seats, seed), luck)
            while asked := rules.to_act(state):
                (seat,) = asked if len(asked) == 1 else (choices.choice(sorted(asked)),)
                turn = Turn(state, luck, rules.evolve)
                rules.resolve(turn, seat, choices.choice(rules.legal_actions(state, seat)))
                state = turn.state
                count += 1
            seed += 1
        return count / (time.process_time() - start)

    return play
