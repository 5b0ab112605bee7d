"""Fits the net of ``game/frantic/value.py``: ``python -m tests.frantic.fit_value``.

Rounds are played between players of the policy, who often do anything instead; from the beginnings
of turns the net learns what the round brought each seat. Prints the last lines of ``value.py`` in
the end; takes some minutes.
"""

import argparse
from collections.abc import Iterator, Sequence
from operator import mul
from textwrap import fill

from game.core.rng import Rng
from game.core.rules import Turn
from game.frantic.policy import EXPERT, Policy
from game.frantic.state import Ask
from game.frantic.value import FEATURES, features

from .scenario import DECK, make_rules

UNITS = 16
SCALE = 25.0
WHIM = 0.25
KEPT = 0.3
"""Of the beginnings of turns so many are learned from: neighbours are alike."""
RATE = 0.03
HELD_OUT = 10

Row = tuple[tuple[float, ...], float]


def rows(seats: int, seed: int) -> Iterator[Row]:
    """Yield what the net is told in one round, and what the round brought."""
    rules, policy, luck = make_rules(), Policy(DECK, EXPERT), Rng(seed, f"fit {seats}")
    state = rules.initial_state(rules.info.configure(seats, seed, {"limit": "rounds-1"}), luck)
    seen = []
    while question := state.question:
        seat = question.seats[0]
        if question.ask is Ask.TURN and not question.count and luck.unit() < KEPT:
            seen += list(enumerate(features(state, DECK.ranks)))
        legal = rules.legal_actions(state, seat)
        whim = luck.unit() < WHIM
        turn = Turn(state, luck, rules.evolve)
        rules.resolve(turn, seat, luck.choice(legal) if whim else policy.choose(state, seat, legal))
        state = turn.state
    for seat, found in seen:
        yield found, state.points[seat][-1] / SCALE


class Net:
    """One layer of units that are 0 or more; learns a row at a time."""

    def __init__(self, luck: Rng) -> None:
        size = len(FEATURES)
        self.weights = [[(luck.unit() - 0.5) / 2 for _ in range(size)] for _ in range(UNITS)]
        self.biases = [0.1] * UNITS
        self.output = [*((luck.unit() - 0.5) for _ in range(UNITS)), 0.9]

    def units(self, row: tuple[float, ...]) -> list[float]:
        pairs = zip(self.weights, self.biases, strict=True)
        return [max(0.0, bias + sum(map(mul, weights, row))) for weights, bias in pairs]

    def error(self, row: tuple[float, ...], wanted: float, units: list[float]) -> float:
        return self.output[-1] + sum(map(mul, self.output, units)) - wanted

    def learn(self, row: tuple[float, ...], wanted: float, rate: float) -> None:
        units = self.units(row)
        step = -rate * self.error(row, wanted, units)
        self.output[-1] += step
        for place, unit in enumerate(units):
            if unit:
                change = step * self.output[place]
                self.output[place] += step * unit
                self.biases[place] += change
                old = self.weights[place]
                self.weights[place] = [w + change * x for w, x in zip(old, row, strict=True)]


def explained(net: Net, held_out: list[Row]) -> float:
    """Return the part of the spread that the net explains."""
    mean = sum(wanted for _, wanted in held_out) / len(held_out)
    all_of_it = sum((wanted - mean) ** 2 for _, wanted in held_out)
    return 1 - sum(net.error(row, w, net.units(row)) ** 2 for row, w in held_out) / all_of_it


def source(net: Net, comment: str) -> str:
    """Return the last lines of ``value.py``."""
    lines = ",\n".join(map(_numbers, net.weights))
    return (
        "# The net, as ``tests.frantic.fit_value`` prints it.\n"
        f"# {comment}\n"
        f"# fmt: off\nSCALE = {SCALE}\nWEIGHTS = (\n{lines},\n)\n"
        f"BIASES = {_numbers(net.biases)}\n"
        f"OUTPUT = {_numbers(net.output)}\n"
    )


def _numbers(values: Sequence[float]) -> str:
    text = ", ".join(f"{value:.3f}" for value in values)
    return f"(\n{fill(text, 98, initial_indent='    ', subsequent_indent='    ')},\n)"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=800, help="for each number of seats")
    parser.add_argument("--passes", type=int, default=4)
    args = parser.parse_args()
    known: list[Row] = []
    held_out: list[Row] = []
    for seed in range(args.rounds):
        for seats in range(2, 9):
            (held_out if seed % HELD_OUT == 0 else known).extend(rows(seats, seed))
    luck = Rng(1, "net")
    net = Net(luck)
    for number in range(args.passes):
        for place, row in enumerate(luck.shuffled(known)):
            done = (number + place / len(known)) / args.passes
            net.learn(*row, RATE * (1 - done) ** 1.5)
    part = explained(net, held_out)
    print(source(net, f"It explains {part:.1%} of the spread of a round's points."), end="")


if __name__ == "__main__":
    main()
