"""The rules of Frantic, the card game.

Seven cards each; who gets rid of theirs first ends the round, the others count what they hold, and
the lowest total wins (FC-3 to FC-7). Play goes counter-clockwise: seat 1 sits to the right of seat
0 (FC-6). In turn: play a card that fits, or draw one and then play or pass (FC-8 to FC-10).
Specials attack others, who may counter (FC-12 to FC-23); each black card turns up an event (FC-30
to FC-51). The round ends when a hand is empty and nobody says Nice Try, when the draw pile has too
few cards, or when an event says so (FC-11).

How the rules are spread: ``fits`` says which card goes on which, ``questions`` what may be answered
to an open question, ``answers`` what an answer does, ``effects`` what specials do, ``happenings``
what events do, ``rounds`` how turns and rounds end, ``views`` who may know what.

Options: ``limit`` short, medium or long (FC-3), a number of points, or ``rounds-N``; ``gambling``
last-colour or any-card (FC-38); ``names`` family or printed (FC-2) and ``answer`` (seconds to
answer, FC-24) are for the screen.

Actions: ``deal``, ``play R7``, ``draw``, ``pass``, ``wish red``, ``wish 7``, ``target 2``,
``target none``, ``share 2*3 0*1`` (who draws how many, in the order of drawing), ``counter``,
``nice-try``, ``give R7``, ``give R7 to 2``, ``discard R7``, ``put R7``, ``pick R7``, ``go-on``.
Cards are named by kind, as ``deck.py`` tells; copies are alike. Positions are told in
``position.py``.
"""

from collections.abc import Sequence

from game.core.cards import Card
from game.core.rng import Luck
from game.core.rounds.event_table import EventTable
from game.core.rounds.points import LIMIT, lowest_wins, read_limit
from game.core.rules import GameInfo, IllegalAction, MatchConfig, Option, Outcome, Seat
from game.frantic import notation
from game.frantic.answers import answer
from game.frantic.deck import Deck
from game.frantic.events import Event
from game.frantic.evolve import EVOLVE
from game.frantic.happenings import ANY_CARD
from game.frantic.position import POSITION
from game.frantic.questions import answers, is_sharing
from game.frantic.resolution import FranticTurn, Resolution
from game.frantic.state import (
    MOST_SEATS,
    Action,
    Ask,
    Give,
    Question,
    Shares,
    State,
    TableRules,
    View,
)
from game.frantic.views import redact, view

FEW_SEATS = 4
"""Up to so many seats the higher limits count."""
POINTS_OF_LIMIT = {
    "short": {True: 137, False: 113},
    "medium": {True: 154, False: 137},
    "long": {True: 179, False: 154},
}
"""FC-3: by the limit's name, and whether there are few seats."""
ANSWER_SECONDS = ("5", "3", "4", *map(str, range(6, 21)), "unlimited")


_NOBODY: frozenset[Seat] = frozenset()

INFO = GameInfo(
    key="frantic",
    min_seats=2,
    max_seats=MOST_SEATS,
    real_time=False,
    hidden_info=True,
    options=(
        LIMIT,
        Option("gambling", ("last-colour", ANY_CARD), "last-colour"),
        Option("names", ("family", "printed"), "family"),
        Option("answer", ANSWER_SECONDS, "5"),
    ),
)


class FranticRules:
    """Frantic, played with a deck of 125 cards and a table of 20 events."""

    info = INFO

    def __init__(self, deck: Deck, table: EventTable) -> None:
        self.deck = deck
        self.table = table
        self._known: tuple[State | None, Seat, Sequence[Action]] = (None, 0, ())
        """The last answer of ``legal_actions``, since an action is looked up and then checked."""

    def content(self, config: MatchConfig) -> dict[str, str]:
        """Return the texts of what a match depends on, by name."""
        return {"deck": self.deck.listing(), "events": self.table.text()}

    def initial_state(self, config: MatchConfig, luck: Luck) -> State:
        """Draw the first dealer by lot (FC-5), who is asked to deal."""
        dealer = luck.below(config.seats)
        return State(
            rules=table_rules(config),
            hands=((),) * config.seats,
            draw=self.deck.cards,
            points=((),) * config.seats,
            question=Question(Ask.DEAL, (dealer,)),
            happenings=self.table.keys,
            dealer=dealer,
            turn=dealer,
        )

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return who has yet to answer the open question; nobody when the match is over."""
        question = state.question
        return _NOBODY if question is None else frozenset(question.seats)

    def legal_actions(self, state: State, seat: Seat) -> Sequence[Action]:
        """Return what the seat may answer, cards in the order of their kinds."""
        known, asked, actions = self._known
        if known is not state or asked != seat:
            actions = answers(state, self.deck, seat)
            self._known = (state, seat, actions)
        return actions

    def resolve(self, turn: FranticTurn, seat: Seat, action: Action) -> None:
        """Decide an action; ``IllegalAction`` says why it is not possible now."""
        state = turn.state
        question = state.question
        if question is None or seat not in question.seats:
            raise IllegalAction("the match is over" if question is None else "not asked now")
        # Shares are looked up: there are too many to go through them.
        if not (
            is_sharing(state, seat, action)
            if type(action) is Shares
            else action in self.legal_actions(state, seat)
        ):
            text = self.action_text(action)
            raise IllegalAction(f"{text} is no answer to {question.ask.value}")
        # A card once chosen behind the curtain can be taken back; all else has been seen.
        if type(action) is not Give:
            turn.seal()
        agenda = list(state.agenda)
        resolution = Resolution(turn, self.deck, self.table, agenda, question)
        answer(resolution, seat, action, question)

    def evolve(self, state: State, event: Event) -> State:
        """Apply one event."""
        return EVOLVE[type(event)](state, event, self.deck)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return what a seat may know (FC-61)."""
        return view(state, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event:
        """Return the event without what that seat may not know."""
        return redact(event, seat)

    def outcome(self, state: State) -> Outcome | None:
        """Return the totals and who has the lowest (FC-4)."""
        return lowest_wins(state.totals) if state.question is None else None

    def round_of(self, state: State) -> int:
        """Return which round is played, from 1 on."""
        return state.round

    def card_census(self, state: State) -> Sequence[Card]:
        """Return every card: hands, draw pile, discard pile, market."""
        held = (card for hand in state.hands for card in hand)
        return (*held, *state.draw, *state.discard, *state.market)

    action_text = staticmethod(notation.ACTIONS.text)
    parse_action = staticmethod(notation.ACTIONS.parse)

    def event_text(self, event: Event) -> str:
        """Return an event as one line."""
        return notation.event_text(event, self.deck)

    def describe(self, state: State) -> str:
        """Return the position as text."""
        return POSITION.write(state, self.deck)

    def parse_position(self, text: str) -> State:
        """Read a position; ``PositionError`` names line and mistake."""
        return POSITION.read(text, self.deck, self.table)


def table_rules(config: MatchConfig) -> TableRules:
    """Return the options of a match as the rules need them (FC-3)."""
    few = config.seats <= FEW_SEATS
    named = {name: points[few] for name, points in POINTS_OF_LIMIT.items()}
    limit, rounds = read_limit(config.value("limit"), named)
    return TableRules(
        limit=limit,
        rounds=rounds,
        gambling=config.value("gambling"),
        names=config.value("names"),
        answer=config.value("answer"),
    )
