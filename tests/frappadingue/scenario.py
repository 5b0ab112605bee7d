"""Positions written as text, actions done in them, and the lines that come out."""

from collections.abc import Sequence
from typing import Any

from game.core.cards import conservation_error
from game.core.match import Match
from game.core.rng import Luck, Rng
from game.frappadingue.deck import Deck, build_deck
from game.frappadingue.events import Event
from game.frappadingue.rules import INFO, FrappadingueRules
from game.frappadingue.state import State
from tests.steps import events_in

KM = ("7", "8", "9", "10", "11", "12", "13")
SPECIALS = ("+5", "-5", "+10", "-10")
COUNTS = {**dict.fromkeys(KM, 6), **dict.fromkeys((*SPECIALS, "crash", "swap"), 2)}
"""FP-1, written down here once more on purpose."""


def standard_deck() -> Deck:
    return build_deck(COUNTS)


class Stacked(Rng):
    """Luck that draws the cards named: each from the sorted cards that are still in the pool."""

    def __init__(self, deck: Deck, pool: Sequence[int], texts: str) -> None:
        super().__init__(0, "stacked")
        self._left = sorted(pool)
        self._wanted = [self._find(deck, text) for text in texts.split()]

    def below(self, n: int) -> int:
        assert self._wanted, "the stacked cards are used up"
        assert n == len(self._left), "the rules draw from another pool"
        card = self._wanted.pop(0)
        place = self._left.index(card)
        del self._left[place]
        self.draws += 1
        return place

    def _find(self, deck: Deck, text: str) -> int:
        kinds = deck.copies(text) or (deck.card(text),)
        found = next(card for card in self._left if card in kinds and card not in self._taken())
        self._given = (*self._taken(), found)
        return found

    def _taken(self) -> tuple[int, ...]:
        return getattr(self, "_given", ())


def with_all_turns(position: str) -> str:
    """Return a position in which turns that brought nothing come before those of each seat.

    Where a text says the round, scenarios name only turns that matter.
    """
    rows = [row.strip() for row in position.strip().splitlines()]
    said = {row.split()[0]: row.partition(" ")[2] for row in rows if ":" not in row}
    if "round" not in said:
        return "\n".join(rows)
    seats = sum(row.startswith("seat ") for row in rows)
    first, turn = int(said.get("first", 0)), int(said.get("turn", 0))
    done = seats if said.get("phase") == "over" else (turn - first) % seats
    for place, row in enumerate(rows):
        if row.startswith("seat "):
            head, _, value = row.partition(":")
            turns = [] if value.strip() == "-" else value.split()
            had = int(said["round"]) - ((int(head.split()[1]) - first) % seats >= done)
            every = ["0"] * (had - len(turns)) + turns
            rows[place] = f"{head}: {' '.join(every) or '-'}"
    return "\n".join(rows)


class Table:
    """A match set up from a position's text."""

    def __init__(self, position: str, *, luck: Luck | None = None) -> None:
        self.rules = FrappadingueRules(standard_deck())
        state = self.rules.parse_position(with_all_turns(position))
        config = INFO.configure(len(state.seats), 0)
        self.match: Match[State, Any, Event, Any] = Match(
            self.rules, config, state=state, luck=luck or Rng(0, "rules")
        )

    def do(self, text: str) -> list[str]:
        """Do an action of the seat in turn; return the events as text."""
        action = self.rules.parse_action(text)
        events = events_in(self.match.submit(self.state.turn, action))
        error = conservation_error(self.rules.card_census(self.state), range(52))
        assert error is None, error
        return [self.rules.event_text(event) for event in events]

    def throw(self, cards: str) -> list[str]:
        """Throw these cards, with as many piles as the rules ask for."""
        state = self.state
        full = len(state.hand) == 5
        short = len(state.deck) + len(state.throw) < state.piles
        back = (*state.earlier, *(state.hand if full else ())) if short else ()
        pool = (*state.deck, *state.throw, *back)
        self.match.luck = Stacked(self.rules.deck, pool, cards)
        return self.do(f"throw {len(cards.split())}")

    def line(self, start: str) -> str:
        """Return the rest of the position's line that starts so; empty if there is none."""
        for line in self.rules.describe(self.state).splitlines():
            if line.startswith(start):
                return line.removeprefix(start).strip(" :")
        return ""

    def legal(self) -> list[str]:
        """Return what the seat in turn may do, as text."""
        actions = self.rules.legal_actions(self.state, self.state.turn)
        return [self.rules.action_text(action) for action in actions]

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def points(self) -> int:
        return self.state.points


def start(seats: int = 2, options: str = "") -> Table:
    """Return a table at the beginning of a first turn."""
    lines = [f"options {options}"] if options else []
    return Table("\n".join([*lines, *(f"seat {seat}: -" for seat in range(seats))]))
