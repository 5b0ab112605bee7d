"""The rules of Frantic, the card game.

Seven cards each; who gets rid of theirs first ends the round, the others count what they hold, and
the lowest total wins (FC-3 to FC-7). Play goes counter-clockwise: seat 1 sits to the right of seat
0 (FC-6). In turn: play a card that fits, or draw one and then play or pass (FC-8 to FC-10).
Specials attack others, who may counter (FC-12 to FC-23); each black card turns up an event (FC-30
to FC-51). The round ends when a hand is empty and nobody says Nice Try, when the draw pile has too
few cards, or when an event says so (FC-11).

How the rules are spread: ``questions`` says what may be answered to an open question and which card
goes on which, ``answers`` what an answer does, ``effects`` what specials do, ``happenings`` what
events do, ``rounds`` how turns and rounds end, ``views`` who may know what. What is as in the board
game stands in ``game.core.rounds``.

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
from game.core.rounds.points import LIMIT, read_limit
from game.core.rounds.rules import RoundsRules
from game.core.rules import GameInfo, MatchConfig, Option, Seat
from game.frantic import notation, views
from game.frantic.answers import answer
from game.frantic.deck import Deck
from game.frantic.events import Event
from game.frantic.evolve import EVOLVE
from game.frantic.happenings import ANY_CARD
from game.frantic.position import POSITION
from game.frantic.questions import answers, is_sharing
from game.frantic.refusals import why_refused
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

FEW_SEATS = 4
"""Up to so many seats the higher limits count."""
POINTS_OF_LIMIT = {
    "short": {True: 137, False: 113},
    "medium": {True: 154, False: 137},
    "long": {True: 179, False: 154},
}
"""FC-3: by the limit's name, and whether there are few seats."""
ANSWER_SECONDS = ("5", "3", "4", *map(str, range(6, 21)), "unlimited")


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


class FranticRules(RoundsRules[State, Action, Event, Deck, Question]):
    """Frantic, played with a deck of 125 cards and a table of 20 events."""

    info = INFO
    view = staticmethod(views.view)
    redact = staticmethod(views.redact)
    action_text = staticmethod(notation.ACTIONS.text)
    parse_action = staticmethod(notation.ACTIONS.parse)

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

    def answers(self, state: State, seat: Seat) -> Sequence[Action]:
        """Return what a seat may answer, cards in the order of their kinds."""
        return answers(state, self.deck, seat)

    def is_legal(self, state: State, seat: Seat, action: Action) -> bool:
        """Say whether a seat that is asked may answer so."""
        if type(action) is Shares:
            return is_sharing(state, seat, action)  # there are too many to go through them
        return action in self.legal_actions(state, seat)

    def is_secret(self, question: Question, action: Action) -> bool:
        """Say whether a card is chosen behind the curtain; all else has been seen."""
        return type(action) is Give

    def refusal(self, state: State, seat: Seat, action: Action) -> str:
        """Return why a seat that is asked can't do an action, or nothing for other reasons."""
        return why_refused(state, self.deck, seat, action)

    def answer(self, turn: FranticTurn, seat: Seat, action: Action, question: Question) -> None:
        """Do what a legal action says, and everything after it up to the next question."""
        agenda = list(turn.state.agenda)
        resolution = Resolution(turn, self.deck, self.table, agenda, question)
        answer(resolution, seat, action, question)

    def evolve(self, state: State, event: Event) -> State:
        """Apply one event."""
        return EVOLVE[type(event)](state, event, self.deck)

    def card_census(self, state: State) -> Sequence[Card]:
        """Return every card: hands, draw pile, discard pile, market."""
        held = (card for hand in state.hands for card in hand)
        return (*held, *state.draw, *state.discard, *state.market)

    def event_text(self, event: Event) -> str:
        """Return an event as one line."""
        return notation.event_text(event, self.deck)

    def describe(self, state: State) -> str:
        """Return the position as text."""
        return POSITION.write(state, self.deck)

    def view_text(self, view: View) -> str:
        """Return a view in the words of positions, with ``?`` for what it hides."""
        return POSITION.write(views.seen_state(view), self.deck)

    def parse_position(self, text: str) -> State:
        """Read a position; ``PositionError`` names line and mistake."""
        return POSITION.read(text, self.deck, self.table)


def named_limits(seats: int) -> dict[str, int]:
    """Return the points of the limits that have names (FC-3)."""
    few = seats <= FEW_SEATS
    return {name: points[few] for name, points in POINTS_OF_LIMIT.items()}


def table_rules(config: MatchConfig) -> TableRules:
    """Return the options of a match as the rules need them (FC-3)."""
    limit, rounds = read_limit(config.value("limit"), named_limits(config.seats))
    return TableRules(
        limit=limit,
        rounds=rounds,
        gambling=config.value("gambling"),
        names=config.value("names"),
        answer=config.value("answer"),
    )
