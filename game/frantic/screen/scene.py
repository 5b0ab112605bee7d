"""A match of Frantic in the window: its table in the hands of the scene of turns."""

from collections.abc import Sequence
from typing import Any

from game.core.choices import TakeBack
from game.core.match import Match
from game.core.rules import Outcome, Seat
from game.frantic.choices import rest_of
from game.frantic.content import FranticGame
from game.frantic.draft import STEPS, Choosable, Draft, GiveRest, Step
from game.frantic.events import Event
from game.frantic.screen.round_table import report_of
from game.frantic.screen.spots import spots_of
from game.frantic.screen.table_view import FranticView
from game.frantic.state import ASKED_ALIKE, Action, Ask, Pass, State, View
from game.input.seating import MatchSetup
from game.ui.hidden_hands import HiddenHands
from game.ui.report import MatchReport
from game.ui.services import Services
from game.ui.spots import Spot
from game.ui.turn_scene import TurnScene

WITHOUT_HAND = frozenset(
    {Ask.WISH, Ask.TARGET, Ask.SEND_ON, Ask.SHARES, Ask.PICK, Ask.EYE, Ask.DEAL}
)
"""What can be answered without a look at the own hand: no curtain comes down."""
UNLIMITED = "unlimited"

FranticMatch = Match[State, Action, Event, View]


class FranticScene(TurnScene[State, Any, Event, View]):
    """One match. ``draft`` is what the person who chooses has put together so far."""

    def __init__(
        self, services: Services, setup: MatchSetup, game: FranticGame, match: FranticMatch
    ) -> None:
        self.rules = game.rules
        self.draft = Draft()
        self._given: tuple[Draft, Seat, Action] | None = None
        hands = HiddenHands(setup.seating.humans, len(setup.seating))
        self.frantic = FranticView(
            services, setup.seating, self.rules, match.state, hands, self.key_label
        )
        super().__init__(services, setup, game, match, self.frantic, hands=hands)

    def asked(self, state: State) -> Sequence[Seat]:
        """Return who is asked, in the order of the rules (FC-30)."""
        return () if state.question is None else state.question.seats

    def needs_hand(self, state: State, seat: Seat) -> bool:
        """Say whether a person has to see the own hand to choose."""
        return state.question is not None and state.question.ask not in WITHOUT_HAND

    def asked_alike(self, state: State) -> bool:
        """Say whether everybody is asked alike, whatever they hold (FC-24)."""
        return state.question is not None and state.question.ask in ASKED_ALIKE

    def answer_seconds(self, state: State, seat: Seat) -> float | None:
        """Return the time to react (FC-24)."""
        limit = state.rules.answer
        return None if not self.asked_alike(state) or limit == UNLIMITED else float(limit)

    def late_answer(self, state: State, seat: Seat) -> Action:
        """Leave it: who says nothing in time does not react."""
        return Pass()

    def spots_for(self, state: State, seat: Seat) -> Sequence[Spot[Choosable]]:
        """Return what may be pressed now, each in its box."""
        self.frantic.look()
        return spots_of(self.rules, state, seat, self.draft, self.frantic.places)

    def act(self, seat: Seat, action: Choosable) -> None:
        """Do what a person has chosen; a step only changes the draft."""
        if isinstance(action, STEPS):
            self._step(seat, action)
            return
        self._given = (self.draft, seat, action)
        self._redraft(Draft())
        super().act(seat, action)

    def decision_began(self, seat: Seat | None) -> None:
        """Begin another draft; who gives several presents goes on with the same receiver."""
        if seat is None:
            return
        given, self._given = self._given, None
        if given is None or given[1] != seat:
            self._redraft(Draft())
        else:
            self._redraft(given[0].beyond(seat, given[2], self.match.state.question))

    def step_back(self) -> bool:
        """Take the last step back; say whether there was one."""
        if self.draft.empty:
            return False
        self._redraft(self.draft.after(TakeBack()))
        return True

    @property
    def can_step_back(self) -> bool:
        """Say whether there is a step to take back."""
        return not self.draft.empty

    def report(self, outcome: Outcome, record: str) -> MatchReport:
        """Return totals, rounds and a curve of points."""
        return report_of(self.names, outcome, self.match.state, self.seed, record)

    def update(self, dt: float) -> None:
        """Let time pass."""
        super().update(dt)
        self.frantic.answer_left = self.answer_left

    def _step(self, seat: Seat, step: Step) -> None:
        """Put one thing more together, or take one away."""
        if isinstance(step, TakeBack) and self.draft.empty:
            self._undo()
        elif isinstance(step, GiveRest):
            self._give_rest(seat, step)
        else:
            self._redraft(self.draft.after(step))
            self.reoffer()
            if self.draft.focus is not None:
                self.spots.focus_on(self.draft.focus)

    def _give_rest(self, seat: Seat, step: GiveRest) -> None:
        """Give all cards that are left to somebody."""
        while (action := rest_of(self.rules, self.match.state, seat, step.seat)) is not None:
            self.table.submit(seat, action)
        self._redraft(Draft())
        self._offer()

    def _redraft(self, draft: Draft) -> None:
        self.draft = self.frantic.draft = draft
