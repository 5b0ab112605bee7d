"""A match of Frappadingue Family in the window: its table in the hands of the scene of turns."""

from collections.abc import Iterator, Sequence

import pygame

from game.core.match import Match
from game.core.rules import Outcome, Seat
from game.frappadingue.choices import toggled
from game.frappadingue.content import FrappadingueGame
from game.frappadingue.events import Event
from game.frappadingue.screen.choices_view import spots_of, way_of
from game.frappadingue.screen.table_view import REFUSED, TableView
from game.frappadingue.state import Action, Phase, State, Take, View
from game.input.seating import MatchSetup
from game.ui.report import Figure, Highlight, MatchReport, curve_of
from game.ui.services import Services
from game.ui.spots import Spot
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
        view = TableView(services, setup.seating, self.rules, match.state, self.key_label)
        super().__init__(services, setup, game, match, view)
        self.view: TableView = view

    def spots_for(self, state: State, seat: Seat) -> Sequence[Spot[Action]]:
        """Return what may be chosen: sets best first, or to throw and to stop."""
        return spots_of(self.rules, state)

    def report(self, outcome: Outcome, record: str) -> MatchReport:
        """Return totals, turns and a curve of points."""
        return report_of(self.names, outcome, self.match.state, self.seed, record)

    def handle(self, event: pygame.event.Event) -> None:
        """Act on a raw event: F3 switches the odds, the rest is as in every game of turns."""
        if event.type == pygame.MOUSEMOTION:
            at = self.services.canvas.hit(event.pos)
            state = self.table.shown
            self.view.cards.hovered = None if at is None else self.view.cards.card_at(state, *at)
        if self.keys.command(event) == "sheet":
            self.services.store.update(odds=not self.services.settings.odds)
            return
        super().handle(event)

    def tapped(self, x: float, y: float) -> None:
        """Put a card into the set, or take it out; one that can't be taken says why."""
        state = self.match.state
        card = self.view.cards.card_at(state, x, y)
        focused = self.spots.focused
        if card is None or focused is None or state.phase is not Phase.TAKE:
            return
        self.view.cards.hovered = card
        if not isinstance(focused.action, Take):
            return
        ways, now = tuple(map(way_of, self.spots.items)), way_of(focused)
        way = toggled(ways, now, self.rules.deck.kind(card), card in now.cards)
        if way is None or not self.spots.focus_on(way.action):
            self.services.audio.play(REFUSED, volume=0.6)
        else:
            self.services.audio.play("ui-move")


def report_of(
    names: tuple[str, ...], outcome: Outcome, state: State, seed: int, record: str
) -> MatchReport:
    """Return everything for the results screen."""
    turns = [own.turns for own in state.seats]
    return MatchReport(
        game="frappadingue",
        names=names,
        outcome=outcome,
        rounds=state.round,
        seed=seed,
        record=record,
        figures=(
            Figure("results-points", outcome.scores),
            Figure("results-best-turn", tuple(max(own, default=0) for own in turns)),
            Figure("results-mean-turn", tuple(_mean(own) for own in turns)),
            Figure("results-lost-turns", tuple(own.count(0) for own in turns)),
        ),
        curve=curve_of(turns),
        margin="results-margin-points",
        most_wins=True,
        highlights=tuple(_highlights(names, turns)),
    )


def _highlights(names: tuple[str, ...], turns: list[tuple[int, ...]]) -> Iterator[Highlight]:
    """Yield the best turn of the match, if anybody scored at all."""
    best, seat = max((max(own, default=0), -seat) for seat, own in enumerate(turns))
    if best > 0:
        yield Highlight("icons/star", "results-best-of-all", {"name": names[-seat], "n": best})


def _mean(turns: tuple[int, ...]) -> int:
    return round(sum(turns) / len(turns)) if turns else 0
