"""A match of the board game in the window: its table in the hands of the scene of turns."""

from collections.abc import Sequence

import pygame

from game.board.content import BoardGame
from game.board.draft import STEPS, Choosable, Draft, Nothing, Step
from game.board.events import Event
from game.board.rules import BoardRules
from game.board.screen.chooser_view import AnswerWindow, answer_of
from game.board.screen.layout import CURTAIN
from game.board.screen.scores import report_of
from game.board.screen.spots import BoardSpots, focus_of, spots_of
from game.board.screen.table_view import TableView
from game.board.state import ASKED_ALIKE, Action, Ask, Pass, State, View
from game.core.choices import TakeBack
from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import Outcome, Seat
from game.input.seating import MatchSetup
from game.input.turn_keys import is_press
from game.ui.report import MatchReport
from game.ui.rounds_scene import UNLIMITED, RoundsScene, seconds_of
from game.ui.services import Services
from game.ui.spots import Spot

WITH_HAND = frozenset({Ask.SET_UP, Ask.TURN, Ask.NAME, Ask.GIVE})
"""Before what a curtain hangs: it takes a look at the own hand, or is chosen in secret (FB-41)."""

BoardMatch = Match[State, Action, Event, View]


class BoardScene(RoundsScene[State, Event, View, Draft]):
    """One match."""

    make_view = TableView
    steps = STEPS
    alike = ASKED_ALIKE
    rules: BoardRules
    view: TableView
    _taken: Step | None = None

    curtain_box = CURTAIN

    def __init__(
        self, services: Services, setup: MatchSetup, game: BoardGame, match: BoardMatch
    ) -> None:
        self._late = Rng(match.config.seed, "late")
        self._window = AnswerWindow(setup.seating)
        super().__init__(services, setup, game, match)

    def needs_hand(self, state: State, seat: Seat) -> bool:
        """Say whether a person has to see the own hand to choose."""
        return state.question is not None and state.question.ask in WITH_HAND

    def answer_seconds(self, state: State, seat: Seat) -> float | None:
        """Return the time to answer, and to lay the card that answers (FB-34)."""
        full = full_seconds(state)
        if full is None or seat not in self.setup.seating.humans:
            return full
        return self._window.seconds(state, seat, full)

    def in_order(self, state: State) -> bool:
        """Say whether all answer in turn order, bots too: without a clock (FB-34)."""
        return self.asked_alike(state) and full_seconds(state) is None

    def late_answer(self, state: State, seat: Seat) -> Action:
        """Leave it; a card that was thrown in goes on a square at random (FB-34)."""
        if self.asked_alike(state):
            return Pass()
        return self._late.choice(self.rules.legal_actions(state, seat))

    def spots_for(self, state: State, seat: Seat) -> Sequence[Spot[Choosable]]:
        """Return what may be pressed now, each in its box."""
        self.view.look()
        hand_open = seat in self.hands.audience
        places = self.view.places
        return spots_of(self.rules, state, seat, self.draft, places, hand_open=hand_open)

    def _lay_out(self) -> None:
        super()._lay_out()
        seat, state = self.table.offered, self.match.state
        spots = self.spots.items
        if seat is not None and spots:
            begin = focus_of(spots, state, seat)
            self.spots = BoardSpots(spots, self.rules.board(state), begin)

    def reoffer(self) -> None:
        """Offer the next stage; after a step back the focus is on what was taken."""
        super().reoffer()
        self._lay_out()
        if self._taken is not None:
            self.spots.focus_on(self._taken)
            self._taken = None

    def step_back(self) -> bool:
        """Take the last step back; say whether there was one."""
        self._taken = self.draft.last
        return super().step_back()

    def report(self, outcome: Outcome, record: str) -> MatchReport:
        """Return totals, rounds and a curve of points."""
        return report_of(self.names, outcome, self.match.state, self.seed, record)

    def handle(self, event: pygame.event.Event) -> None:
        """Act on a raw event; F3 and F4 open a sheet over the table, and any press closes it."""
        self._point(event)
        command = self.keys.command(event)
        board, legend = self.view, self.view.legend.open
        if self._log_open:
            super().handle(event)
        elif command == "second-sheet":
            board.show_sheet(stacks=not board.stacks.open)
        elif command == "sheet" or (legend and self._asks_more(event)):
            board.show_sheet(legend=not board.sheet_open, stacks=legend)
        elif board.sheet_open and is_press(event):
            board.show_sheet()
        elif not self._answer(event):
            super().handle(event)

    def _asks_more(self, event: pygame.event.Event) -> bool:
        """Say whether the key that tells more was pressed again: the sheet is turned over."""
        press = self.keys.read(event, self.table.offered)
        return press is not None and press.kind == "info"

    def _point(self, event: pygame.event.Event) -> None:
        """Let the mouse show a stack, whoever is asked."""
        if event.type == pygame.MOUSEMOTION:
            at = self.services.canvas.hit(event.pos)
            if at is not None:
                self.view.point_at(*at)

    def _answer(self, event: pygame.event.Event) -> bool:
        """Let somebody answer who has not got the focus; say whether it was that."""
        if event.type != pygame.KEYDOWN:
            return False
        for seat, spots in self._rows():
            if self.keys.owns(seat, event.scancode):
                self._answer_beside(event, seat, spots)
                return True
        return False

    def _answer_beside(self, event: pygame.event.Event, seat: Seat, spots: BoardSpots) -> None:
        press = self.keys.read(event, seat)
        if press is None or press.kind != "pick" or not self.guard.allows_commit(seat):
            return
        spot = spots.press(press)
        if spot is not None and answer_of(spot.action):
            self.table.submit(seat, spot.action)
            self._offer()

    def _rows(self) -> list[tuple[Seat, BoardSpots]]:
        """Return what those may answer who have not got the focus: alike for all (FB-34)."""
        state, board = self.match.state, self.rules.board(self.match.state)
        clock = full_seconds(state) is not None
        others = self._window.others(state, self.table.offered) if clock else ()
        return [(seat, BoardSpots(self._blind(state, seat), board, Pass())) for seat in others]

    def _blind(self, state: State, seat: Seat) -> Sequence[Spot[Choosable]]:
        places = self.view.places
        return spots_of(self.rules, state, seat, Draft(), places, hand_open=False)

    def update(self, dt: float) -> None:
        """Let time pass; while a sheet is open, none does."""
        super().update(0.0 if self.view.sheet_open else dt)
        self._window.run(self._clock.left)
        self.view.answering = self._rows() if self.asked_alike(self.match.state) else []

    def _step(self, seat: Seat, step: Step) -> None:
        """Put one thing more together, or take one away."""
        if isinstance(step, Nothing):
            return
        if isinstance(step, TakeBack):
            self._undo()
            return
        self._redraft(self.draft.after(step))
        self.reoffer()


def full_seconds(state: State) -> float | None:
    """Return how long an answer to the open question may take; ``None``: as long as one likes."""
    rules, question = state.rules, state.question
    limits = {Ask.BLOCK: rules.block, Ask.REROLL: rules.reroll, Ask.PLACE: rules.place}
    return None if question is None else seconds_of(limits.get(question.ask, UNLIMITED))
