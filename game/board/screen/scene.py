"""A match of the board game in the window: its table in the hands of the scene of turns."""

from collections.abc import Iterable, Sequence

import pygame

from game.board.bubbles import bubbles_of
from game.board.content import BoardGame
from game.board.deck import Symbol
from game.board.draft import STEPS, Choosable, Draft, Nothing, Step
from game.board.events import Event
from game.board.moves import roll_decides
from game.board.rules import BoardRules
from game.board.screen.layout import CURTAIN
from game.board.screen.scores import report_of
from game.board.screen.spots import BoardSpots, focus_of, spots_of, with_room
from game.board.screen.table_view import TableView
from game.board.state import ASKED_ALIKE, Action, Ask, Pass, PassOn, Reroll, State, View
from game.core.bubbles import Bubble
from game.core.choices import At, NotBefore, TakeBack
from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import Outcome, Seat
from game.input.seating import MatchSetup
from game.input.turn_keys import is_press
from game.ui.answer_window import ATTACK_SHARE, READ, ROLL_SHARE
from game.ui.report import MatchReport
from game.ui.rounds_scene import UNLIMITED, RoundsScene, seconds_of
from game.ui.services import Services
from game.ui.spots import Spot

WITH_HAND = frozenset({Ask.SET_UP, Ask.TURN, Ask.NAME, Ask.GIVE})
"""Before what a curtain hangs: it takes a look at the own hand, or is chosen in secret (FB-41)."""

SURE_SECONDS = 6.0
"""So long it is told that an arrow would move nobody."""

BoardMatch = Match[State, Action, Event, View]


class BoardScene(RoundsScene[State, Event, View, Draft]):
    """One match."""

    make_view = TableView
    steps = STEPS
    alike = ASKED_ALIKE
    passes = (Pass, PassOn)
    rules: BoardRules
    view: TableView
    _taken: Step | None = None
    _wasted: Choosable | None = None
    """What was chosen last and would move nobody; once more, and it is done (FB-20)."""

    curtain_box = CURTAIN

    def __init__(
        self, services: Services, setup: MatchSetup, game: BoardGame, match: BoardMatch
    ) -> None:
        self._late = Rng(match.config.seed, "late")
        super().__init__(services, setup, game, match)

    def told_once(self, state: State, seat: Seat, *, hand_open: bool) -> Iterable[Bubble]:
        """Return what may be told a person once, from what is asked and from what struck them."""
        struck = hand_open and seat in self.view.struck
        if hand_open:
            self.view.struck -= {seat}
        return bubbles_of(self.rules, state, seat, hand_open=hand_open, struck=struck)

    def needs_hand(self, state: State, seat: Seat) -> bool:
        """Say whether a person has to see the own hand to choose."""
        return state.question is not None and state.question.ask in WITH_HAND

    def answer_seconds(self, state: State, seat: Seat) -> float | None:
        """Return the time to answer, and to lay the card that answers (FB-34)."""
        return full_seconds(state)

    def share_of_time(self, state: State) -> float:
        """Return the share of the time to answer that it stands where nobody presses (FB-34).

        An attack was read for a moment before, which is a part of it.
        """
        if _ask(state) is Ask.REROLL:
            return ROLL_SHARE
        full = full_seconds(state)
        return ATTACK_SHARE - (0.0 if full is None else READ * self.table.pace / full)

    def taken_in(self, state: State) -> float:
        """Return after how many seconds an attack was taken in; a die can be read at once."""
        return 0.0 if _ask(state) is Ask.REROLL else READ

    def all_open(self, state: State) -> bool:
        """Say whether every Re-Roll, or every Block, lies on the board (FB-36)."""
        symbol = Symbol.REROLL if _ask(state) is Ask.REROLL else Symbol.BLOCK
        symbols = self.rules.deck.symbols
        return sum(symbols[lain.card] is symbol for stack in state.stacks for lain in stack) == (
            symbols.count(symbol)
        )

    def opens_after(self, state: State) -> float | None:
        """Let a die be read before it counts, where no person may change it."""
        return None if self._is_let_be else super().opens_after(state)

    def decided(self) -> None:
        """Tell the table whether a person is asked about what is rolled."""
        self.view.rolls.let_be = not self.people_asked or self._is_let_be
        super().decided()

    def weighs_much(self, state: State) -> bool:
        """Say whether the open question is about an attack, and not about a roll."""
        return _ask(state) is Ask.BLOCK

    def matters(self, state: State) -> bool:
        """Say whether a Re-Roll could change anything: not where each roll leads to the same."""
        return _ask(state) is not Ask.REROLL or roll_decides(state, self.rules.deck)

    def blind_answer(self, state: State, seat: Seat) -> Action | None:
        """Throw a Re-Roll in from a closed hand, where only one die lies (FB-34)."""
        found = (a for a in self.rules.legal_actions(state, seat) if isinstance(a, Reroll))
        return next(found, None) if len(state.dice) == 1 else None

    @property
    def answers_blind(self) -> bool:
        """Say whether a key alone tells a whole answer: of several dice one has to be named."""
        state = self.match.state
        return self.asked_alike(state) and len(state.dice) == 1

    def act(self, seat: Seat, action: Choosable) -> None:
        """Do what a person has chosen; whoever lets more rolls be can be asked again any time."""
        super().act(seat, NotBefore() if isinstance(action, PassOn) else action)

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
        seat, state = self.front, self.match.state
        spots = with_room(self.spots.items)
        if seat is not None and spots:
            begin = focus_of(spots, self.rules.deck, state, seat)
            self.spots = BoardSpots(spots, self.rules.board(state), begin)

    def reoffer(self) -> None:
        """Offer the next stage; after a step back the focus is on what was taken."""
        super().reoffer()
        self._wasted = None
        self.view.banner.forget()
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
            self.looks.leave()
            board.show_sheet(stacks=not board.stacks.open)
        elif command == "sheet" or (legend and self._asks_more(event)):
            self.looks.leave()
            board.show_sheet(legend=not board.sheet_open, stacks=legend)
        elif board.sheet_open and is_press(event):
            board.show_sheet()
        else:
            super().handle(event)

    def _asks_more(self, event: pygame.event.Event) -> bool:
        """Say whether the key that tells more was pressed again: the sheet is turned over."""
        press = self.keys.read(event, self.front)
        return press is not None and press.kind == "info"

    def _point(self, event: pygame.event.Event) -> None:
        """Let the mouse show a stack, whoever is asked."""
        if event.type == pygame.MOUSEMOTION:
            at = self.services.canvas.hit(event.pos)
            if at is not None:
                self.view.point_at(*at)
            else:
                self.view.stacks.press()
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.WINDOWLEAVE):
            self.view.stacks.press()

    def update(self, dt: float) -> None:
        """Let time pass; while a sheet is open, none does."""
        super().update(0.0 if self.view.sheet_open else dt)

    def _choose(self, spot: Spot[Choosable] | None) -> None:
        """Choose, but for an arrow that would move nobody: that is said before it is laid."""
        idle = spot is not None and spot.at is At.ARROW and spot.choice.there == spot.square
        wasted = spot.action if idle and spot is not None and spot.refusal is None else None
        sure, self._wasted = self._wasted, wasted
        if wasted is not None and wasted != sure:
            self.view.banner.note(self.view.pen.say("board-choose-nowhere-sure"), SURE_SECONDS)
        else:
            super()._choose(spot)

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


def _ask(state: State) -> Ask:
    assert state.question is not None
    return state.question.ask
