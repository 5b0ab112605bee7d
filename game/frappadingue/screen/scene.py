"""A match of Frappadingue Family in the window: its table in the hands of the scene of turns."""

from collections.abc import Iterable, Iterator, Sequence

import pygame

from game.core.bubbles import Bubble
from game.core.cards import Card
from game.core.lesson import LessonMatch
from game.core.match import Match
from game.core.rules import Outcome, Seat
from game.frappadingue.bubbles import bubbles_of
from game.frappadingue.choices import Way, holding
from game.frappadingue.content import FrappadingueGame
from game.frappadingue.events import Event
from game.frappadingue.screen.choices_view import spots_of, way_of
from game.frappadingue.screen.layout import DECK, DECK_CARD, card_box
from game.frappadingue.screen.table_view import REFUSED, TableView
from game.frappadingue.state import Action, Phase, State, Throw, View
from game.input.seating import MatchSetup
from game.ui.look import Seen
from game.ui.report import Figure, Highlight, MatchReport, curve_of
from game.ui.services import Services
from game.ui.spots import Spot
from game.ui.stage import Stage
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
        self._picked: tuple[Card, ...] = ()
        self._picked_way: Action | None = None
        super().__init__(services, setup, game, match, view)
        self.view: TableView = view
        view.lost_stands = isinstance(match, LessonMatch)

    def spots_for(self, state: State, seat: Seat) -> Sequence[Spot[Action]]:
        """Return what may be chosen: sets best first, or to throw and to stop."""
        return spots_of(self.rules, state)

    def told_once(self, state: State, seat: Seat, *, hand_open: bool) -> Iterable[Bubble]:
        """Return what may be told a person once."""
        return bubbles_of(self.rules, state, seat)

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
            self._offer_bubble()  # a tip about the risk goes with it
            return
        super().handle(event)

    def _things(self) -> Sequence[Seen]:
        """Return what can be looked at: the table's things, and the signs on the choices."""
        found = super()._things()
        return (*found, *self.view.chooser.signs(self.spots)) if found else ()

    def tapped(self, x: float, y: float) -> None:
        """Choose a card that is clicked on, and take what was chosen so with a second click.

        What can't be taken says why. A click on the deck throws.
        """
        state = self.match.state
        focused, card = self.spots.focused, self.view.cards.card_at(state, x, y)
        if focused is None:
            return
        if state.phase is not Phase.TAKE:
            self._tap_deck(x, y)
        elif card is not None:
            self.view.cards.hovered = card
            self._tap_card(card, tuple(map(way_of, self.spots.items)), way_of(focused))

    def _tap_card(self, card: Card, ways: Sequence[Way], now: Way) -> None:
        known = self._picked if self._picked_way == now.action else ()
        possible = sum(way.refusal is None for way in ways)
        only = possible == 1 and now.refusal is None and card in now.cards
        if card in known or only:
            self._choose(self.spots.focused)
            return
        kinds = self.rules.deck.kinds_of((*known, card))
        way = holding(ways, kinds)
        if way is None and known:
            known, way = (), holding(ways, kinds[-1:])
        if way is None:
            self.services.audio.play(REFUSED, volume=0.6)
            return
        self.spots.focus_on(way.action)
        self._picked, self._picked_way = (*known, card), way.action
        self.services.audio.play("ui-move")

    def _tap_deck(self, x: float, y: float) -> None:
        """Throw, where that is possible now."""
        throw = next((spot for spot in self.spots.items if isinstance(spot.action, Throw)), None)
        if throw is not None and card_box(*DECK, DECK_CARD).has(x, y):
            self._choose(throw)

    def decision_began(self, seat: Seat | None) -> None:
        """Forget which cards were clicked on: there are others."""
        self._picked, self._picked_way = (), None

    @property
    def picked(self) -> tuple[Card, ...]:
        """The cards that were clicked on, of which the set with the focus is made."""
        focused = self.spots.focused
        same = focused is not None and focused.action == self._picked_way
        return self._picked if same else ()

    def draw(self, stage: Stage) -> None:
        """Put the table; cards that were clicked on say that one more click takes them."""
        self.view.cards.picked = self.picked
        super().draw(stage)


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
