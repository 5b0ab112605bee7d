"""What rules of all games in rounds do alike: who may act, what is checked, and how it ends."""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from game.core.rounds.event_table import EventTable
from game.core.rounds.points import lowest_wins
from game.core.rounds.state import Question, RoundsState
from game.core.rules import IllegalAction, Outcome, Seat, Turn

S = TypeVar("S", bound=RoundsState)
A = TypeVar("A")
E = TypeVar("E")
D = TypeVar("D")
Q = TypeVar("Q", bound=Question[Any])

_FEW = 8
"""So many possible answers a message names."""
_NOBODY: frozenset[Seat] = frozenset()


class RoundsRules(Generic[S, A, E, D, Q]):
    """Rules of a game that is played with a deck and a table of events."""

    def __init__(self, deck: D, table: EventTable) -> None:
        self.deck = deck
        self.table = table
        self._known: tuple[S | None, Seat, Sequence[A]] = (None, 0, ())
        """The last answer of ``legal_actions``, since an action is looked up and then checked."""

    def answers(self, state: S, seat: Seat) -> Sequence[A]:
        """Return what a seat may answer now, in stable order."""
        raise NotImplementedError

    def is_legal(self, state: S, seat: Seat, action: A) -> bool:
        """Say whether a seat that is asked may answer so."""
        return action in self.legal_actions(state, seat)

    def is_secret(self, question: Q, action: A) -> bool:
        """Say whether a choice is made behind the curtain, and can be taken back."""
        raise NotImplementedError

    def answer(self, turn: Turn[S, E], seat: Seat, action: A, question: Q) -> None:
        """Do what a legal action says, and everything after it up to the next question."""
        raise NotImplementedError

    def action_text(self, action: A, /) -> str:
        """Return an action's text."""
        raise NotImplementedError

    def to_act(self, state: S) -> frozenset[Seat]:
        """Return who has yet to answer the open question; nobody when the match is over."""
        question = state.question
        return _NOBODY if question is None else frozenset(question.seats)

    def legal_actions(self, state: S, seat: Seat) -> Sequence[A]:
        """Return what the seat may answer now; nothing for one that is not asked."""
        known, asked, actions = self._known
        if known is not state or asked != seat:
            actions = self.answers(state, seat)
            self._known = (state, seat, actions)
        return actions

    def refusal(self, state: S, seat: Seat, action: A) -> str:
        """Return why a seat that is asked can't do an action, or nothing if the game can't say."""
        raise NotImplementedError

    def _no_answer(self, state: S, seat: Seat, action: A) -> str:
        """Return what is asked, and what can be answered."""
        texts = [self.action_text(one) for one in self.legal_actions(state, seat)]
        words = dict.fromkeys(text.split()[0] for text in texts)
        if self.action_text(action).split()[0] in words or len(texts) <= _FEW:
            some = ", ".join(texts[:_FEW]) + (", …" if len(texts) > _FEW else "")
            return f"{state.question.ask} is asked; possible: {some}"
        return f"{state.question.ask} is asked; possible: {', '.join(words)} …"

    def resolve(self, turn: Turn[S, E], seat: Seat, action: A) -> None:
        """Decide an action; ``IllegalAction`` says why it is not possible now."""
        state = turn.state
        question: Q | None = state.question
        if question is None or seat not in question.seats:
            raise IllegalAction("the match is over" if question is None else "not asked now")
        if not self.is_legal(state, seat, action):
            why = self.refusal(state, seat, action) or self._no_answer(state, seat, action)
            raise IllegalAction(f"{self.action_text(action)}: {why}")
        if not self.is_secret(question, action):
            turn.seal()
        self.answer(turn, seat, action, question)

    def outcome(self, state: S) -> Outcome | None:
        """Return the totals and who has the lowest, or ``None`` before the end."""
        return lowest_wins(state.totals) if state.question is None else None

    def round_of(self, state: S) -> int:
        """Return which round is played, from 1 on."""
        return state.round
