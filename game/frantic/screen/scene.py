"""A match of Frantic in the window: its table in the hands of the scene of turns."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from game.core.bubbles import Bubble
from game.core.choices import TakeBack
from game.core.rules import Outcome, Seat
from game.frantic.bubbles import bubbles_of
from game.frantic.choices import rest_of
from game.frantic.deck import Symbol
from game.frantic.draft import STEPS, Choosable, Draft, GiveRest, Step
from game.frantic.events import Event
from game.frantic.prompts import share_of, threatened
from game.frantic.rules import FranticRules
from game.frantic.screen.round_table import report_of
from game.frantic.screen.spots import focus_of, spots_of
from game.frantic.screen.table_view import FranticView
from game.frantic.state import ASKED_ALIKE, Action, Ask, Attack, Pass, State, View
from game.input.turn_keys import DIGIT, LETTERS, NO_KEY
from game.ui.answer_window import ATTACK_SHARE
from game.ui.report import MatchReport
from game.ui.rounds_scene import RoundsScene, seconds_of
from game.ui.spots import Spot

MORE_KEYS = (*range(len(LETTERS)), DIGIT + 10, DIGIT + 11)
"""Letters, and the two keys beside the digits, for wishes whose own key is somebody's."""
HEAVY = 3
"""So many cards to draw are asked about, whoever wanted to be left alone."""
WITHOUT_HAND = frozenset({Ask.EYE, Ask.DEAL})
"""What is answered without a look at the own hand: no curtain comes down."""
KNOWN_HAND = frozenset({Ask.WISH, Ask.TARGET, Ask.SEND_ON, Ask.SHARES, Ask.PICK})
"""What can be answered by whoever has seen the own hand in this round: none comes down then."""


class FranticScene(RoundsScene[State, Event, View, Draft]):
    """One match."""

    make_view = FranticView
    steps = STEPS
    alike = ASKED_ALIKE
    rules: FranticRules
    view: FranticView
    _given: tuple[Draft, Seat, Action] | None = None

    def told_once(self, state: State, seat: Seat, *, hand_open: bool) -> Iterable[Bubble]:
        """Return what may be told a person once, from what is asked and from what struck them."""
        struck = hand_open and seat in self.view.struck
        if hand_open:
            self.view.struck -= {seat}
        return bubbles_of(self.rules, state, seat, hand_open=hand_open, struck=struck)

    def needs_hand(self, state: State, seat: Seat) -> bool:
        """Say whether a person has to see the own hand to choose."""
        if state.question is None or state.question.ask in WITHOUT_HAND:
            return False
        return state.question.ask not in KNOWN_HAND or seat not in self.hands.looked

    def answer_seconds(self, state: State, seat: Seat) -> float | None:
        """Return the time to react (FC-24)."""
        return seconds_of(state.rules.answer) if self.asked_alike(state) else None

    def share_of_time(self, state: State) -> float:
        """Return the share of the time to answer that an attack, or a last card, stands (FC-24)."""
        return ATTACK_SHARE

    def all_open(self, state: State) -> bool:
        """Say whether every card that would answer has been played (FC-20, FC-21)."""
        symbol = Symbol.COUNTER if _ask(state) is Ask.COUNTER else Symbol.NICE_TRY
        deck = self.rules.deck
        played = frozenset(state.discard)
        return all(card in played for card in deck.cards if deck.kind(card).symbol is symbol)

    def weighs_much(self, state: State) -> bool:
        """Say whether an attack is about three cards or more, or a turn."""
        question = state.question
        if question is None or question.ask is not Ask.COUNTER:
            return False
        return question.what == Attack.SKIP or threatened(state) >= HEAVY

    def breaks_order(self, state: State) -> bool:
        """Say whether so many cards are to be drawn that anybody wants to be asked."""
        question = state.question
        if question is None or question.ask is not Ask.COUNTER or question.what != Attack.FOUR:
            return False
        return share_of(state) >= HEAVY

    def late_answer(self, state: State, seat: Seat) -> Action:
        """Leave it: who says nothing in time does not react."""
        return Pass()

    def spots_for(self, state: State, seat: Seat) -> Sequence[Spot[Choosable]]:
        """Return what may be pressed now, each in its box."""
        self.view.look()
        spots = spots_of(self.rules, state, seat, self.draft, self.view.places)
        return self._with_free_keys(spots, seat) if _ask(state) is Ask.WISH else spots

    def _lay_out(self) -> None:
        super()._lay_out()
        seat, state = self.front, self.match.state
        alone = len(self.setup.seating.humans) == 1
        if seat is not None and self.spots.items and (alone or seat in self.hands.audience):
            begin = focus_of(self.rules, state, seat, self.spots.items)
            if begin is not None:
                self.spots.focus_on(begin)

    def _with_free_keys(
        self, spots: Sequence[Spot[Choosable]], seat: Seat
    ) -> Sequence[Spot[Choosable]]:
        """Give a number whose digit is in somebody's zone a key that is in nobody's."""
        taken = {self.keys.pick_place(seat, spot.key) for spot in spots}
        free = (key for key in MORE_KEYS if self.keys.pick_place(seat, key) not in taken)
        return [
            spot
            if self.keys.pick_place(seat, spot.key) is not None
            else replace(spot, key=next(free, NO_KEY))
            for spot in spots
        ]

    def act(self, seat: Seat, action: Choosable) -> None:
        """Do what a person has chosen; a step only changes the draft."""
        if not isinstance(action, STEPS):
            self._given = (self.draft, seat, action)
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

    def report(self, outcome: Outcome, record: str) -> MatchReport:
        """Return totals, rounds and a curve of points."""
        return report_of(self.names, outcome, self.match.state, self.seed, record)

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


def _ask(state: State) -> Ask:
    assert state.question is not None
    return state.question.ask
