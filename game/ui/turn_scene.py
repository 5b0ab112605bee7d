"""The screen of a match of turns, whatever the game: keys, mouse and pads, pauses, the end.

A game says how its table looks (``TurnView``), what may be chosen and where (``offers``), and what
the results show (``report``). Everything about playing in turns is here: input is offered when the
show is over, any press skips the show, only the person in turn has live keys.
"""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

import pygame

from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import Seat
from game.input.seating import MatchSetup
from game.input.turn_keys import TurnKeys, TurnPress, is_press
from game.ui.match_scene import FAST_LEVEL, MatchScene
from game.ui.motion import Speed
from game.ui.offers import Offer, Offers
from game.ui.services import Services
from game.ui.stage import Stage
from game.ui.turn_table import Show, TurnTable

DEBOUNCE = 0.15
"""Seconds from an offer to the first press that counts: a double press is not two decisions."""
LEAST_PACE = 0.4
"""With speed *off* nothing flies, but what happened still stands long enough to be seen."""
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
S_contra = TypeVar("S_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)


class TurnView(Show[S_contra, E_contra], Protocol[S_contra, E_contra]):
    """How a game of turns looks; it reads states and never changes them."""

    def open(self, state: S_contra) -> None:
        """Show the beginning."""
        ...

    def apply_settings(self) -> None:
        """Take speed, motion and key caps from the settings."""
        ...

    def refresh_labels(self) -> None:
        """Show what the keys are called in the layout of now."""
        ...

    def resized(self) -> None:
        """Make the pictures for the window's new size."""
        ...

    def update(self, dt: float) -> None:
        """Let pictures move on by ``dt`` seconds."""
        ...

    def draw(
        self,
        state: S_contra,
        offers: Offers[Any],
        seat: Seat | None,
        thinking: Seat | None,
        *,
        undo: bool = False,
    ) -> None:
        """Put everything: the state, what ``seat`` may choose, and which bot thinks.

        ``undo``: whether ``seat`` can take something back.
        """
        ...

    def show_log(self, shown: bool) -> None:
        """Show or hide the whole log."""
        ...

    def refuse(self, offer: Offer[Any]) -> None:
        """Say why something can't be chosen now."""
        ...

    def remind(self) -> None:
        """Say whose turn it is: somebody else has pressed a key."""
        ...

    def tell(self) -> None:
        """Switch the help that the game's ``info`` key stands for."""
        ...

    def took_back(self, seat: Seat) -> None:
        """Say that somebody has taken the last action back."""
        ...


class TurnScene(MatchScene[S, A, E, V]):
    """One match. A game's scene hands over match and view, and fills in the methods that ask.

    ``position`` is the text that the match starts from, empty at its usual beginning.
    """

    def __init__(
        self,
        services: Services,
        setup: MatchSetup,
        match: Match[S, A, E, V],
        view: TurnView[S, E],
        position: str = "",
    ) -> None:
        super().__init__(services, setup, match, position)
        self.view = view
        seating = setup.seating
        levels = {seat: seating[seat].level for seat in seating.bots}
        bots = {seat: self.make_bot(level, seat) for seat, level in levels.items()}
        luck = Rng(self.seed, "pace")
        self.table: TurnTable[S, A, E, V] = TurnTable(match, bots, levels, view, luck)
        self.choices: Offers[A] = Offers()
        self.keys = TurnKeys(seating, services.pads)
        self._open_for = 0.0
        self._opened: object = None
        self._log_open = False

    def make_bot(self, level: str, seat: Seat) -> Any:
        """Return a bot of the game."""
        raise NotImplementedError

    def offers(self, state: S, seat: Seat) -> Sequence[Offer[A]]:
        """Return what a person may choose, best first, each in its box."""
        raise NotImplementedError

    def tapped(self, x: float, y: float) -> None:
        """Take a click beside the choices, such as on a card."""

    def enter(self) -> None:
        """Show the beginning."""
        self._apply_settings()
        self.view.open(self.table.shown)

    def resume(self) -> None:
        """Take what was changed in the settings meanwhile."""
        self._apply_settings()
        self.view.refresh_labels()

    def resized(self) -> None:
        """Make the pictures for the window's new size."""
        self.view.resized()

    def handle(self, event: pygame.event.Event) -> None:
        """Act on a raw event at once."""
        seat = self._chooser()
        press = self.keys.read(event, seat)
        if event.type == pygame.KEYMAPCHANGED:
            self.view.refresh_labels()
        elif self.pad_pauses(event) or (event.type == pygame.KEYDOWN and self._command(event)):
            return
        elif self._log_open:
            self._close_log(event)
        elif event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            self._mouse(event)
        elif press is not None:
            self._take(press)
        elif self._wants_rush(event):
            self.table.skip_to_person()
        elif is_press(event):
            self._other_press()

    def update(self, dt: float) -> None:
        """Let time pass: the show, the bots, and at the end the way to the results."""
        if not self._log_open:
            self._play_on(dt)
            self._open_for += dt
        self.view.update(dt)
        self._offer()
        self.live = self.table.showing or self.table.thinking is not None
        if self.table.over:
            self.let_end(dt)

    def _play_on(self, dt: float) -> None:
        """Let the table play; many events at once are not heard."""
        audio, rushing = self.services.audio, self.table.rushing
        if rushing:
            audio.mute(True)
        self.table.update(dt)
        if rushing:
            audio.mute(False)

    def draw(self, stage: Stage) -> None:
        """Put the table."""
        table = self.table
        self.view.draw(
            table.shown, self.choices, self._chooser(), table.thinking, undo=table.can_undo
        )

    def act(self, seat: Seat, action: A) -> None:
        """Do what a person has chosen."""
        self.table.submit(seat, action)
        self._offer()

    def pause(self, who: str | None, why: str = "pause-who") -> None:
        """Cover the match until somebody goes on; both as :meth:`MatchFlow.pause` has them."""
        if self.outcome is None and self.flow is not None:
            self.flow.pause(who, lambda: None, why)

    def fast_forward(self, actions: int) -> None:
        """Play on without pictures until so many actions are done; bots play for everybody."""
        seats = range(len(self.names))
        pilots = {seat: self.make_bot(self._pilot_level(seat), seat) for seat in seats}
        self.table.fast_forward(pilots, actions)
        self._offer()

    def _pilot_level(self, seat: Seat) -> str:
        player = self.setup.seating[seat]
        return FAST_LEVEL if player.human else player.level

    def _chooser(self) -> Seat | None:
        return None if self._log_open else self.table.offered

    def _apply_settings(self) -> None:
        settings = self.services.settings
        self.table.pace = max(LEAST_PACE, Speed[settings.speed].value)
        self.table.bot_pace = Speed[settings.bot_speed].value
        self.view.apply_settings()

    def _offer(self) -> None:
        """Make the choices of a new decision; nothing is offered while the show is on."""
        seat = self.table.offered
        now = None if seat is None else (seat, len(self.match.log), self.match.state)
        if now == self._opened:
            return
        self._opened, self._open_for = now, 0.0
        found = () if seat is None else self.offers(self.match.state, seat)
        self.choices = Offers(found)

    def _take(self, press: TurnPress) -> None:
        """Do what the person in turn has pressed."""
        if self._open_for < DEBOUNCE:
            return
        match press.kind:
            case "confirm":
                self._choose(self.choices.focused)
            case "pick":
                self._choose(self.choices.pick(press.number))
            case "info":
                self.view.tell()
            case "undo":
                self._undo()
            case _:
                if self.choices.move(press.kind):
                    self.services.audio.play("ui-move", volume=0.5)

    def _choose(self, offer: Offer[A] | None) -> None:
        seat = self.table.offered
        if offer is None or seat is None:
            return
        if offer.refusal:
            self.view.refuse(offer)
        else:
            self.act(seat, offer.action)

    def _undo(self) -> None:
        seat = self.table.offered
        if seat is not None and self.table.undo():
            self.view.took_back(seat)
            self._offer()

    def _mouse(self, event: pygame.event.Event) -> None:
        at = self.services.canvas.hit(event.pos)
        if self.table.offered is None:
            if is_press(event):
                self._other_press()
            return
        if at is None:
            return
        place = self.choices.at(*at)
        if event.type == pygame.MOUSEMOTION:
            self.choices.focus = self.choices.focus if place is None else place
        elif event.button == 1 and self._open_for >= DEBOUNCE:
            if place is None:
                self.tapped(*at)
            else:
                self._choose(self.choices.pick(place))

    def _wants_rush(self, event: pygame.event.Event) -> bool:
        """Say whether somebody asks to see no more of what the bots do."""
        space = getattr(event, "scancode", 0) == pygame.KSCAN_SPACE
        return event.type == pygame.KEYDOWN and space and self.table.can_rush

    def _other_press(self) -> None:
        """A press that means nothing itself skips the show, or hears whose turn it is."""
        if self.table.over:
            if self.skippable:
                self.show_results()
        elif self.table.offered is None:
            self.table.skip()
            self._offer()
        else:
            self.view.remind()

    def _command(self, event: pygame.event.Event) -> bool:
        """Act on the keys that belong to nobody's choice; say whether this was one."""
        match event.key:
            case pygame.K_ESCAPE | pygame.K_PAUSE:
                if self._log_open:
                    self._show_log(False)
                else:
                    self._pause_by_key()
            case pygame.K_F2:
                self._show_log(not self._log_open)
            case pygame.K_F1 if self.flow is not None:
                self.flow.help()
            case _:
                return False
        return True

    def _pause_by_key(self) -> None:
        seat, people = self.table.offered, self.setup.seating.humans
        if seat is None and len(people) == 1:
            seat = people[0]
        self.pause(None if seat is None else self.names[seat])

    def _show_log(self, shown: bool) -> None:
        self._log_open = shown
        self.view.show_log(shown)

    def _close_log(self, event: pygame.event.Event) -> None:
        if is_press(event):
            self._show_log(False)
