"""Positions for bots, and ways to watch them."""

from textwrap import dedent

from msgspec.structs import replace

from game.core.bots import DelayLine
from game.core.rng import Rng
from game.core.simulation import simulate
from game.frankfurt.bots import make_racer
from game.frankfurt.rules import FrankfurtRules
from game.frankfurt.state import Phase, Pile, PileStatus
from tests.frankfurt.scenario import standard_deck

DECK = standard_deck()
RULES = FrankfurtRules(DECK)

RACE = """
    phase race
    pile 1: Y8
    pile 2: R18
    seat 0: R9 | - | (R13) B20 | (R1) (B3) Y12
    seat 1: Y1 | - | - | -
    draw 0: Y7
    draw 1: Y3 Y5
"""
NOTHING_FITS = """
    phase race
    pile 1: Y20
    pile 2: R20
    seat 0: Y8 | R8 | B8 | Y10
    seat 1: (R13) | - | - | -
    draw 0: Y7
    draw 1: Y3 Y5
"""
OUT = """
    phase race
    pile 1: Y8 B9 B1
    pile 2: R5 R18
    pile 3: R8 B20
    pile 4: Y11
    seat 0: - | - | - | -
    seat 1: Y1 | - | - | -
    seat 2: Y3 | - | - | -
    seat 3: Y5 | - | - | -
    draw 0: Y7
    draw 1: Y9
"""


def state_of(position: str):
    return RULES.parse_position(dedent(position).strip())


def slapping(position: str, *taken: int):
    """Return the position after the first slap, with some piles gone."""
    state = state_of(position)
    piles = tuple(
        Pile(status=PileStatus.TAKEN) if index in taken else Pile(pile.cards, status=PileStatus.OLD)
        for index, pile in enumerate(state.piles)
    )
    return replace(state, piles=piles, phase=Phase.SLAP)


def watch(racer, seat: int, timeline: dict, until: int) -> list:
    """Show a racer states from given ticks on; return its presses as (due, key)."""
    line = DelayLine(lambda state: RULES.view(state, seat))
    found = []
    for now in range(until):
        if now in timeline:
            line.put(now, timeline[now])
        view = line.seen(now)
        press = racer.step(now, view) if view is not None else None
        if press is not None:
            assert now <= press.due < now + 1
            found.append((press.due, RULES.action_text(press.action)))
    return found


def racer(level: str = "hard", seat: int = 0, seed: int = 1):
    return make_racer(level, seat, DECK, Rng(seed, f"bot {seat}"))


def match_of(levels: tuple[str, ...], seed: int, options: dict | None = None, watch=None):
    racers = {seat: racer(level, seat, seed) for seat, level in enumerate(levels)}
    config = RULES.info.configure(len(levels), seed, options)
    match, result = simulate(RULES, config, racers, watch)
    return match, result, racers
