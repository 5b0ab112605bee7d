"""A match of Frappadingue Family in the window: its table in the hands of the scene of turns."""

from collections.abc import Sequence

import pygame

from game.core.match import Match
from game.core.rules import Outcome, Seat
from game.frappadingue.content import FrappadingueGame
from game.frappadingue.events import Event
from game.frappadingue.screen.choices_view import offers_of
from game.frappadingue.screen.picking import toggled
from game.frappadingue.screen.run_view import RunView
from game.frappadingue.screen.turn_report import report_of
from game.frappadingue.state import Action, Phase, State, Take, View
from game.input.seating import MatchSetup
from game.ui.offers import Offer
from game.ui.report import MatchReport
from game.ui.services import Services
from game.ui.turn_scene import TurnScene

FrappadingueMatch = Match[State, Action, Event, View]


class FrappadingueScene(TurnScene[State, Action, Event, View]):
    """One match of Frappadingue Family."""

    def __init__(
        self,
        services: Services,
        setup: MatchSetup,
        game: FrappadingueGame,
        match: FrappadingueMatch,
    ) -> None:
        self.rules = game.rules
        self.run = RunView(services, setup.seating, self.rules, match.state, self.key_label)
        super().__init__(services, setup, game, match, self.run)

    def offers(self, state: State, seat: Seat) -> Sequence[Offer[Action]]:
        """Return what may be chosen: sets best first, or to throw and to stop."""
        return offers_of(self.rules, state)

    def report(self, outcome: Outcome, record: str) -> MatchReport:
        """Return totals, turns and a curve of points."""
        return report_of(self.names, outcome, self.match.state, self.seed, record)

    def handle(self, event: pygame.event.Event) -> None:
        """Act on a raw event: F3 switches the odds, the rest is as in every game of turns."""
        if event.type == pygame.MOUSEMOTION:
            at = self.services.canvas.hit(event.pos)
            state = self.table.shown
            self.run.cards.hovered = None if at is None else self.run.cards.card_at(state, *at)
        if self.keys.command(event) == "sheet":
            self.services.store.update(odds=not self.services.settings.odds)
            return
        super().handle(event)

    def tapped(self, x: float, y: float) -> None:
        """Put a card into the set, or take it out; one that can't be taken says why."""
        state = self.match.state
        card = self.run.cards.card_at(state, x, y)
        focused = self.choices.focused
        if card is None or focused is None or state.phase is not Phase.TAKE:
            return
        self.run.cards.hovered = card
        if not isinstance(focused.action, Take):
            return
        found = self.rules.choices(state)
        now = found[self.choices.focus]
        taken = card in self.rules.cards_of(state, now)
        choice = toggled(found, now, self.rules.deck.kind(card), taken)
        if choice is None or not self.choices.focus_on(Take(choice.parts)):
            self.services.audio.play("fp-refused", volume=0.6)
        else:
            self.services.audio.play("ui-move")
