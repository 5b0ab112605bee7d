"""Positions written as text, keys pressed in them, and the lines that come out."""

from textwrap import dedent
from typing import Any

from game.core.cards import conservation_error
from game.core.match import Match
from game.core.rng import LoadedDice, Luck, Rng
from game.core.rules import AnySteps
from game.frankfurt.deck import Deck, build_deck
from game.frankfurt.events import Event
from game.frankfurt.rules import INFO, FrankfurtRules
from game.frankfurt.state import State

NUMBERS = (1, 3, 5, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20)
LATE, BLOCK, SLAP_TIME = 21, 48, 300
"""0.35 s, 0.8 s and 5 s in ticks."""


def standard_deck() -> Deck:
    """Return the deck of FF-1, written down here once more on purpose."""
    return build_deck({c: {n: 4 if n in (7, 14) else 3 for n in NUMBERS} for c in "YRB"})


class Table:
    """A race set up from a position's text."""

    def __init__(self, position: str, *, luck: Luck | None = None) -> None:
        self.rules = FrankfurtRules(standard_deck())
        state = self.rules.parse_position(dedent(position).strip())
        config = INFO.configure(len(state.seats), 0)
        self.match: Match[State, Any, Event, Any] = Match(
            self.rules, config, state=state, luck=luck or Rng(0, "rules")
        )

    def press(self, seat: int, *keys: str) -> list[str]:
        """Press keys one after another; return the events of the last one as text."""
        steps: AnySteps = ()
        for key in keys:
            steps = self.match.submit(seat, self.rules.parse_action(key))
            self._check()
        return self.told(steps)

    def told(self, steps: AnySteps) -> list[str]:
        """Return the events as text, but for ticks."""
        return list(filter(None, (self.rules.event_text(step.event) for step in steps)))

    def wait(self, ticks: int) -> list[str]:
        """Let ticks pass; return all events but the ticks themselves."""
        lines: list[str] = []
        for _ in range(ticks):
            lines += self.told(self.match.tick())
        self._check()
        return lines

    def line(self, start: str) -> str:
        """Return the rest of the position's line that starts so; empty if there is none."""
        for line in self.rules.describe(self.match.state).splitlines():
            if line.startswith(start):
                return line.removeprefix(start).strip(" :")
        return ""

    def columns(self, seat: int) -> str:
        """Return a seat's columns as text."""
        return self.line(f"seat {seat}:")

    def legal(self, seat: int) -> list[str]:
        """Return the keys that act now, as text."""
        return [self.rules.action_text(key) for key in self.rules.legal_actions(self.state, seat)]

    @property
    def state(self) -> State:
        """Return the state."""
        return self.match.state

    def _check(self) -> None:
        error = conservation_error(self.rules.card_census(self.state), range(132))
        assert error is None, error


def loaded(*values: int) -> LoadedDice:
    """Return luck that gives these values."""
    return LoadedDice(*values)


def kinds(text: str) -> str:
    """Return a line of card texts without their marks of copies (Y14b -> Y14)."""
    return " ".join(word.rstrip("bcd") for word in text.split())
