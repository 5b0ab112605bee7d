"""Positions written as text, actions done in them, and the lines that come out."""

from textwrap import dedent
from typing import Any

from game.core.cards import conservation_error
from game.core.match import Match
from game.core.rng import Luck, Rng
from game.core.telling import Readers, Telling
from game.frantic.content import load_deck, load_events
from game.frantic.events import Event
from game.frantic.rules import INFO, FranticRules
from game.frantic.state import Ask, State, View
from game.frantic.telling import Teller
from game.resources import level
from tests.steps import events_in

DECK = load_deck(level("frantic-deck.yaml"))
TABLE = load_events(level("frantic-events.yaml"))


def make_rules() -> FranticRules:
    return FranticRules(DECK, TABLE)


RULES = make_rules()


def tell(event: Event, before: State, readers: Readers = frozenset()) -> Telling:
    """Return the telling of an event that comes after a state, whether it can or not."""
    try:
        after = RULES.evolve(before, event)
    except ValueError:
        after = before
    return Teller(DECK, TABLE).tell(event, before, after, readers)


class Stacked(Rng):
    """Luck whose ``shuffled`` puts the cards named first; ``below`` gives 0."""

    def __init__(self, cards: str = "", events: str = "") -> None:
        super().__init__(0, "stacked")
        self._cards = [DECK.card(text) for text in cards.split()]
        self._events = events.split()

    def below(self, n: int) -> int:
        self.draws += 1
        return 0

    def shuffled(self, items: Any) -> tuple[Any, ...]:
        self.draws += 1
        found = list(items)
        first: list[Any] = [thing for thing in (*self._cards, *self._events) if thing in found]
        return (*first, *(thing for thing in found if thing not in first))


class Table:
    """A match set up from a position's text."""

    def __init__(self, position: str, *, luck: Luck | None = None) -> None:
        self.rules = make_rules()
        state = self.rules.parse_position(dedent(position).strip())
        config = INFO.configure(len(state.hands), 0)
        self.match: Match[State, Any, Event, View] = Match(
            self.rules, config, state=state, luck=luck or Stacked()
        )

    def do(self, text: str, seat: int | None = None) -> list[str]:
        """Do an action of the first seat asked, or of a seat; return the events as text.

        The last event, which only says what is asked, is left out, and so are the reasons.
        """
        return [line.partition(" why ")[0] for line in self.told(text, seat)]

    def told(self, text: str, seat: int | None = None) -> list[str]:
        """Do an action as ``do`` does; return the events with the reasons why cards move."""
        action = self.rules.parse_action(text)
        actor = self.asked[0] if seat is None else seat
        assert action in self.rules.legal_actions(self.state, actor), f"{text}: {self.legal()}"
        events = events_in(self.match.submit(actor, action))
        error = conservation_error(self.rules.card_census(self.state), range(125))
        assert error is None, error
        assert_nothing_left_over(self.state)
        described = self.rules.describe(self.state)
        assert self.rules.parse_position(described) == self.state
        return [self.rules.event_text(event) for event in events[:-1]]

    def all(self, *texts: str) -> list[str]:
        """Do actions one after another, each by the first seat asked; return all events."""
        return [line for text in texts for line in self.do(text)]

    def everyone(self, text: str) -> list[str]:
        """Let all who are asked answer the same, once each."""
        return [line for seat in self.asked for line in self.do(text, seat)]

    def legal(self, seat: int | None = None) -> list[str]:
        """Return what the first seat asked, or a seat, may do, as text."""
        actor = self.asked[0] if seat is None and self.asked else seat or 0
        return [self.rules.action_text(a) for a in self.rules.legal_actions(self.state, actor)]

    def line(self, start: str) -> str:
        """Return the rest of the position's line that starts so; empty if there is none."""
        for line in self.rules.describe(self.state).splitlines():
            if line.startswith(start):
                return line.removeprefix(start).strip(" :")
        return ""

    def hand(self, seat: int) -> str:
        return self.line(f"seat {seat}:")

    def size(self, seat: int) -> int:
        return len(self.state.hands[seat])

    @property
    def ask(self) -> str:
        """Return what is asked and of whom, such as ``turn seats=1``."""
        return self.line("ask:")

    @property
    def asked(self) -> tuple[int, ...]:
        return self.state.question.seats if self.state.question else ()

    @property
    def top(self) -> str:
        return self.line("discard:").split()[-1]

    @property
    def points(self) -> list[int]:
        """Return what the last round brought each seat."""
        return [points[-1] for points in self.state.points]

    @property
    def state(self) -> State:
        return self.match.state


def assert_nothing_left_over(state: State) -> None:
    """At a turn and between rounds no job waits, nothing is chosen, no market is open."""
    question = state.question
    if question is None or question.ask in (Ask.TURN, Ask.DEAL):
        assert state.agenda == ()
        assert state.chosen == ()
        assert state.market == ()
    if question is not None and question.ask is Ask.TURN:
        assert all(state.hands)
        assert not state.sealed


def fresh(seats: int = 2, *, cards: str = "", events: str = "", options: str = "") -> Table:
    """Return a table at which seat 0 is asked to deal; ``cards`` go round from seat 0."""
    lines = [f"options {options}"] if options else []
    lines += [f"seat {seat}: -" for seat in range(seats)]
    return Table("\n".join([*lines, "ask: deal seats=0"]), luck=Stacked(cards, events))
