"""What scenes of races and of games of turns share: a match, its pauses, the way to its results.

A scene says how its match is paused (``pause``) and what the results show (``report``); whose pad
asked for a pause or was lost, the record, and the last moments on the table are here.
"""

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

import pygame
from msgspec.structs import replace

from game.core.explain import Thing
from game.core.game import AnyGame
from game.core.match import AnyMatch, Match
from game.core.record import Playback, Player, record_of
from game.core.record_text import dump
from game.core.rules import Outcome, Seat, Step
from game.core.sentence import Sentence
from game.input import seating as seats
from game.input.presses import PauseWish
from game.input.seating import MatchSetup, Seating
from game.ui.canvas import Box
from game.ui.i18n import Texts
from game.ui.report import MatchNavigator, MatchReport
from game.ui.scenes import Scene
from game.ui.services import Services

FAST_LEVEL = "normal"
"""Level of the bots that play for people in pictures and measurements."""

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


class MatchScene(Scene, Generic[S, A, E, V]):
    """One match of a game, at its deal, at a position, or where it was left.

    Where people play, the last table stays on screen until somebody presses something.
    """

    end_seconds = 2.6
    """So long it stays after a match of bots."""
    skip_after = 0.6
    """Seconds after the end before a press leads on, so that the last move does not do it."""
    on_leave: Callable[[], None] | None = None
    """What is done as the scene closes, however that comes about."""
    permit: Callable[[Seat, Any], Sentence | None] | None = None
    """In a guided round: why a seat can't choose something now that the rules allow."""
    tempo = 1.0
    """How fast the clock of a race runs; 0: it stands still, and keys act all the same."""
    hushed = False
    """In a guided round: nothing is offered, for the learner has to read first."""
    reads = False
    """In a guided round: its note is to be read now."""
    on_refusal: Callable[[Sentence], None] | None = None
    """In a guided round: told why something that was pressed can't be chosen."""

    def __init__(
        self, services: Services, setup: MatchSetup, game: AnyGame, match: Match[S, A, E, V]
    ) -> None:
        self.services = services
        self.game = game
        self.setup = setup
        services.seating = setup.seating
        self.match = match
        self.seed = match.config.seed
        self.names = tuple(player.name for player in setup.seating.players)
        self._wish = PauseWish(services.pads)
        self._ended = 0.0
        self._reported = False

    def leave(self) -> None:
        """Keep a match that is left at its last table; tell the autosave that nobody plays on."""
        outcome, navigator = self.outcome, self.navigator
        if outcome is not None and navigator is not None and not self._reported:
            self._reported = True
            navigator.keep(self._told(outcome))
        if self.on_leave is not None:
            self.on_leave()

    def report(self, outcome: Outcome, record: str) -> MatchReport:
        """Return everything for the results screen."""
        raise NotImplementedError

    def pause(self, who: str | None, why: str = "pause-who") -> None:
        """Stop the match for all and cover it; both as :meth:`MatchNavigator.pause` has them."""
        raise NotImplementedError

    def catch_up(self, told: Sequence[tuple[S, Sequence[Step[E, S]]]]) -> None:
        """Take in what came of actions before this scene, each with the state before it."""
        raise NotImplementedError

    def show_state(self) -> None:
        """Show the match's state at once, wherever it comes from."""
        raise NotImplementedError

    @property
    def state(self) -> S:
        """Return the state of the match."""
        return self.match.state

    @property
    def outcome(self) -> Outcome | None:
        """Return the end of the match, or ``None`` before it."""
        return self.match.outcome()

    @property
    def navigator(self) -> MatchNavigator | None:
        """Return the way out of the match; there is none in some tests and tools."""
        return self.services.navigator

    @property
    def looker(self) -> Seat | None:
        """Return for whom things are explained; ``None``: for everybody who sees the screen.

        Where hands are hidden from several people, nothing is told of anybody's cards.
        """
        people = self.setup.seating.humans
        return people[0] if len(people) == 1 else None

    @property
    def looked_at(self) -> Thing | None:
        """Return what somebody looks at, and may know; the book opens there."""
        return None

    def begin_look(self) -> None:
        """Let somebody walk over all that lies on the table; the match stands meanwhile."""

    @property
    def note_place(self) -> Box:
        """Where notes lie: what else is drawn there is left out meanwhile."""
        raise NotImplementedError

    @property
    def skippable(self) -> bool:
        """Say whether a press leads on to the results."""
        return self._ended > self.skip_after

    def let_end(self, dt: float) -> None:
        """Count the seconds since the end of the match; nobody has to press for bots alone."""
        self._ended += dt
        if self._ended >= self.end_seconds and not self.setup.seating.humans:
            self.show_results()

    def lead_on(self) -> None:
        """Show the results at a press after the end, unless it was meant for the last move."""
        if self.skippable:
            self.show_results()

    @property
    def waits_at_end(self) -> bool:
        """Say whether the last table stays there for a press that leads on."""
        return self.skippable and bool(self.setup.seating.humans)

    def show_results(self) -> None:
        """Hand the match over to the results screen, once."""
        outcome, navigator = self.outcome, self.navigator
        if outcome is None or navigator is None or self._reported:
            return
        self._reported = True
        navigator.finished(self._told(outcome))

    def _told(self, outcome: Outcome) -> MatchReport:
        return replace(self.report(outcome, self.record()), numbers=self.numbers())

    def numbers(self) -> tuple[float | None, ...]:
        """Return tempo or strength of each seat, as far as it is known; empty: of nobody."""
        return ()

    def record(self) -> str:
        """Return the match so far as a record's text."""
        return dump(record_of(self.match, players_of(self.setup.seating, self.services.texts)))

    def pad_pauses(self, event: pygame.event.Event) -> bool:
        """Pause if a pad asks for it, or if a seat has lost its pad; say whether one did."""
        pads, seating = self.services.pads, self.setup.seating
        change = pads.handle(event) if pads is not None else None
        if change is not None and not change.present:
            seat = seating.seat_of_pad(change.pad)
            if seat is not None:
                self.pause(self.names[seat], "pause-pad")
            return seat is not None
        pad = self._wish.pad_of(event)
        if pad is None:
            return False
        if self.outcome is not None:
            self.lead_on()
            return True
        seat = seating.seat_of_pad(pad)
        self.pause(None if seat is None else self.names[seat])
        return True


def new_match(game: AnyGame, setup: MatchSetup, state: object = None) -> AnyMatch:
    """Return the match of a setup, at its deal or in a given state; without a seed it has 0."""
    return Match(game.rules, setup.config(game.info, 0), state=state)


def players_of(seating: Seating, texts: Texts) -> tuple[Player, ...]:
    """Return who sits where, as a record tells it: who is only a number has no name there."""
    return tuple(
        Player(
            "human" if one.human else f"bot:{one.level}",
            "" if one.human and texts.usual_number(one.name) else one.name,
            seating.chair(seat),
        )
        for seat, one in enumerate(seating.players)
    )


def seat_players(services: Services, playback: Playback, names: tuple[str, ...]) -> Seating:
    """Seat who played a recorded match, on the chairs that they had; nobody has keys."""
    players = []
    for name, player in zip(names, playback.record.players, strict=False):
        kind, _, level = player.kind.partition(":")
        who: seats.Kind = "human" if kind == "human" else "bot"
        players.append(seats.Player(who, name, level or "normal", chair=player.chair))
    while len(players) < playback.match.config.seats:
        players.append(seats.Player("human", ""))
    services.seating = Seating(tuple(players))
    return services.seating
