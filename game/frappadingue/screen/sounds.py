"""Which sound goes with which event of a turn."""

from typing import assert_never

from game.frappadingue import events as ev
from game.frappadingue.deck import SPECIALS, Deck

NAMES = (
    "fp-throw",
    "fp-take",
    "fp-fullhand",
    "fp-stop",
    "fp-lost",
    "fp-crash",
    "fp-special",
    "fp-turn",
    "deal",
    "roundend",
    "win",
    "fp-refused",
)
"""Loaded before the match begins."""


def sound_of(event: ev.Event, deck: Deck) -> str:
    """Return the name of an event's sound; a set with a special sounds different."""
    match event:
        case ev.Thrown():
            return "fp-throw"
        case ev.Took(_, cards):
            special = any(deck.kind(card) in SPECIALS for card in cards)
            return "fp-special" if special else "fp-take"
        case ev.HandFilled():
            return "fp-fullhand"
        case ev.Stopped():
            return "fp-stop"
        case ev.NothingScored():
            return "fp-lost"
        case ev.Crashed():
            return "fp-crash"
        case ev.GoalReached():
            return "fp-fullhand"
        case ev.Refilled():
            return "fp-special"
        case ev.TurnBegan():
            return "fp-turn"
        case ev.MatchEnded():
            return "win"
        case _:
            assert_never(event)
