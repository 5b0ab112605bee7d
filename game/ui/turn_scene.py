"""The screen of a match of turns, whatever the game: keys, mouse and pads, pauses, the end.

A game says how its table looks (``TurnView``), what may be chosen and where (``spots_for``), and
what the results show (``report``). Everything about playing in turns is here: input is offered when
the show is over, any press skips the show, only the person in turn has live keys. Where several
people have hidden hands, their curtains hang here too (``hidden_hands``).
"""

from collections.abc import Sequence
from typing import TypeVar

import pygame

from game.core.cards import HIDDEN
from game.core.choices import NotBefore
from game.core.game import AnyGame
from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import Seat, Step
from game.input.places import KeyPlace
from game.input.seating import MatchSetup
from game.input.turn_keys import UNDO, TurnKeys, TurnPress, is_press
from game.ui.bubbles import Bubbles
from game.ui.canvas import Box
from game.ui.curtain_view import TRAY
from game.ui.followers import Followers
from game.ui.hidden_hands import HiddenHands, ShowKey
from game.ui.look_around import LookAround
from game.ui.match_scene import FAST_LEVEL
from game.ui.motion import Speed, pace_of
from game.ui.pen import PAD_LEFT, PAD_RIGHT
from game.ui.press_timing import NO_PRESS, AnswerClock, PressGuard, key_press
from game.ui.services import Services
from game.ui.spots import Spot, Spots, held_back, told_by_note
from game.ui.stage import Stage
from game.ui.turn_looking import TurnLooking
from game.ui.turn_table import TurnTable
from game.ui.turn_view import TurnView

COMMITS = frozenset({"confirm", "pick", "undo"})
"""Presses that do something; all others only look around."""
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")

_LET_GO = (pygame.KEYUP, pygame.JOYBUTTONUP, pygame.CONTROLLERBUTTONUP)


class TurnScene(TurnLooking[S, A, E, V]):
    """One match. A game's scene hands over match and view, and fills in the methods that ask.

    ``hands`` are those that the view was given, where the game has hidden hands.
    """

    curtain_box = TRAY
    """Where a curtain can be clicked on."""

    def __init__(
        self,
        services: Services,
        setup: MatchSetup,
        game: AnyGame,
        match: Match[S, A, E, V],
        view: TurnView[S, E],
        *,
        hands: HiddenHands | None = None,
    ) -> None:
        super().__init__(services, setup, game, match)
        self.view = view
        self.hands = hands or HiddenHands(setup.seating.humans, len(setup.seating))
        seating = setup.seating
        levels = {seat: seating[seat].level for seat in seating.bots}
        bots = {seat: game.bot(level, seat, self.seed) for seat, level in levels.items()}
        self.followers = Followers(bots, seating.humans, len(seating))
        view.strengths = self.followers.strengths
        luck = Rng(self.seed, "pace")
        self.table: TurnTable[S, A, E, V] = TurnTable(match, bots, levels, view, luck, policy=self)
        self.spots: Spots[A] = Spots()
        self.keys = TurnKeys(seating, services.pads)
        self._guards = self.hands.guarded and match.rules.info.hidden_info
        self._clock = AnswerClock()
        self.guard = PressGuard(len(seating))
        self._show_key = ShowKey(self.hands, self.keys, self.guard, view.remind)
        self.bubbles = Bubbles(services, seating, view.pen, self._bubble_box)
        self._decision: object = None
        self._opened: object = None
        self._log_open = False
        rest = self._clock.rest
        self.looks = LookAround(services, self.names, self._things, self._explain, rest)
        self.looks.look.hints = view.hints_box

    def numbers(self) -> tuple[float | None, ...]:
        """Return the strength of bots that follow people, and of those people."""
        return self.followers.numbers(self.match.state)

    def decided(self) -> None:
        """Close the hand of whoever is not asked next, before anything is shown of what was done.

        Cards would leave an open hand from places that tell what else is in it.
        """
        self.hands.pass_to(self.keeps_open(self.match.state))

    @property
    def front(self) -> Seat | None:
        """The person who chooses now, whose keys and focus count; ``None``: nobody, or several."""
        return self.table.offered

    @property
    def decision_now(self) -> object:
        """What tells one decision from another; ``None`` while there is none."""
        seat = self.front
        return None if seat is None else (seat, len(self.match.log), self.match.state)

    def seconds_to_choose(self) -> float | None:
        """Return how long the decision that begins now may take; ``None``: for ever."""
        seat = self.front
        return None if seat is None else self.answer_seconds(self.match.state, seat)

    def time_is_up(self) -> None:
        """Choose for whoever has let the time run out."""
        seat = self.table.offered
        assert seat is not None
        self.act(seat, self.late_answer(self.match.state, seat))

    def keeps_open(self, state: S) -> Seat | None:
        """Return who may keep the own hand open until they choose; a hand of others is closed."""
        return self.table.coming

    @property
    def answer_left(self) -> float | None:
        """The share 1 to 0 of the time to answer; ``None`` where nobody has to hurry."""
        return self._clock.share if self.table.offered is not None else None

    @property
    def clock_rests(self) -> bool:
        """Say whether the time to answer stands still: somebody reads what it is for."""
        return self.bubbles.holds_clock and not self._bubble_hidden

    @property
    def own_keys_only(self) -> bool:
        """Say whether keys that several share choose nothing.

        Where all are asked alike, everybody has a finger on a key, whoever is shown as asked.
        """
        return len(self.setup.seating.humans) > 1 and self.asked_alike(self.match.state)

    def key_place(self, seat: Seat, number: int) -> KeyPlace | None:
        """Return the key that picks a choice of a seat now, if there is one."""
        place, keys = self.keys.pick_place(seat, number), self.keys
        own = place is not None and (keys.owns(seat, place) or keys.shares(seat))
        return place if own or not self.own_keys_only else None

    def key_label(self, seat: Seat, number: int) -> str:
        """Return what is printed on the key that picks a choice; on a pad only two have a sign."""
        if self.keys.has_pad(seat):
            return {0: PAD_LEFT, UNDO: PAD_RIGHT}.get(number, "")
        if number == UNDO:
            return str(self.services.texts("key-backspace"))
        place = self.key_place(seat, number)
        return "" if place is None else str(self.services.keyboard.label(place))

    def reoffer(self) -> None:
        """Offer the same choice anew; the focus stays where it can."""
        focused = self.spots.focused
        self.guard.again()
        self._lay_out()
        if focused is not None:
            self.spots.focus_on(focused.action)
            if not self._may_focus(self.spots.focus):
                self.spots.focus_possible()

    def enter(self) -> None:
        """Show the beginning."""
        self._apply_settings()
        self.view.open(self.table.shown)

    def resume(self) -> None:
        """Take what was changed in the settings meanwhile."""
        self._apply_settings()
        self._clock.rest()
        self.view.refresh_labels()

    def resized(self) -> None:
        """Make the pictures for the window's new size."""
        self.view.resized()

    def handle(self, event: pygame.event.Event) -> None:
        """Act on a raw event at once."""
        seat = self._chooser()
        press = self.keys.read(event, seat, own_only=self.own_keys_only)
        if event.type == pygame.KEYMAPCHANGED:
            self.view.refresh_labels()
        elif event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
            self._look_away()
        elif event.type in _LET_GO and self._guards and self._show_key.take(event, seat):
            self._offer()  # whatever lies over the table
        elif self.pad_pauses(event) or self._look_takes(event, press) or self._command(event):
            return
        elif self._log_open:
            self._close_log(event)
        elif self._guards and self._show_key.take(event, seat):
            self._offer()
        elif event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            self._mouse(event)
        elif press is not None:
            self._take(press, event)
        elif self.table.can_rush and self.keys.rushes(event):
            self.guard.skipped()
            self.table.skip_to_person()
        elif is_press(event):
            self._other_press()

    def update(self, dt: float) -> None:
        """Let time pass: the show, the bots, and at the end the way to the results."""
        if not (self._log_open or self.looks.open):
            self._play_on(dt)
            self._pass_time(dt)
        self.looks.update(dt)
        self.view.update(dt)
        self._offer()
        if not self._bubble_hidden:
            self.bubbles.update(dt)
        self.live = self.table.busy or self.hands.held or self.looks.look.waits
        if self.table.over:
            self.let_end(dt)

    def _pass_time(self, dt: float) -> None:
        """Let ``dt`` seconds pass for whoever chooses; answer for them when their time is up."""
        self.guard.update(dt)
        self.hands.update(dt)
        self._show_key.update()
        if self.clock_rests:
            self._clock.rest()
        self._clock.run(dt)
        if self.table.offered is not None and self._clock.over:
            self.time_is_up()

    def _play_on(self, dt: float) -> None:
        """Let the table play, without sounds while everything is skipped."""
        audio, rushing = self.services.audio, self.table.rushing
        if rushing:
            audio.mute(True)
        self.table.update(dt)
        if rushing:
            audio.mute(False)

    def draw(self, stage: Stage) -> None:
        """Put the table."""
        table = self.table
        self.view.ended, self.view.hushed = self.waits_at_end, self.hushed
        self.view.guided, self.view.reads = self.permit is not None, self.reads
        self.view.stood, self.view.looking = table.stood, self.looks.open
        self.view.draw(
            table.shown, self.spots, self._chooser(), table.thinking, undo=self._can_undo()
        )
        self._draw_bubble()
        self.looks.draw()

    @property
    def note_place(self) -> Box:
        """Where notes lie: in the place of the line of keys."""
        return self.view.hints_box

    def act(self, seat: Seat, action: A) -> None:
        """Do what a person has chosen."""
        self.bubbles.acted(seat, self.match.rules.action_text(action))
        self.table.submit(seat, action)
        self._offer()

    def pause(self, who: str | None, why: str = "pause-who") -> None:
        """Cover the match until somebody goes on; both as :meth:`MatchNavigator.pause` has them.

        Whoever has lost a pad can go on with the keys that all share.
        """
        self.looks.leave()
        self._close_hand()
        if self.outcome is None and self.navigator is not None:
            told = f"{why}-turns" if why == "pause-pad" else why
            self.navigator.pause(who, lambda: None, told)

    def show_state(self) -> None:
        """Show the match's state at once, wherever it comes from; a lesson's log begins anew."""
        if self.permit is not None:
            self.view.forget_log()
        self.table.jump()
        self._offer()

    def catch_up(self, told: Sequence[tuple[S, Sequence[Step[E, S]]]]) -> None:
        """Show the last actions at once, to fill the log."""
        if told:
            self.table.catch_up(told[0][0], [steps for _, steps in told])

    def fast_forward(self, actions: int) -> None:
        """Play on without pictures until so many actions are done; bots play for everybody."""
        seats = range(len(self.names))
        pilots = {seat: self.game.bot(self._pilot_level(seat), seat, self.seed) for seat in seats}
        self.table.fast_forward(pilots, actions)
        self._offer()

    def _pilot_level(self, seat: Seat) -> str:
        player = self.setup.seating[seat]
        return FAST_LEVEL if player.human else player.level

    def _chooser(self) -> Seat | None:
        return None if self._log_open or self.hushed else self.front

    def _apply_settings(self) -> None:
        settings = self.services.settings
        self.table.pace = pace_of(settings.speed)
        self.table.bot_pace = Speed[settings.bot_speed].value
        self.view.apply_settings()

    def _offer(self) -> None:
        """Make the choices of a new decision; nothing is offered while the show is on."""
        table = self.table
        table.settle()
        seat, now = self.front, self.decision_now
        self.hands.pass_to(self.keeps_open(self.match.state))
        needs = seat is not None and self._guards and self.needs_hand(self.match.state, seat)
        self.hands.ask(seat, needs_hand=needs, in_turn=table.in_turn)
        if now != self._decision:
            self._decide(now, seat)
        opened = None if self.hands.curtain is not None else now
        if opened != self._opened:
            self._opened = opened
            self.looks.leave()
            self.view.forget()
            self._lay_out()
            self._offer_bubble()

    def _decide(self, decision: object, seat: Seat | None) -> None:
        """Begin with another decision: its time runs from now on, also behind a curtain."""
        self._decision = decision
        asked = decision is not None
        log, bots = self.match.log, self.setup.seating.bots
        after_bot = seat is not None and bool(log) and log[-1].seat in bots
        goes_on = seat is not None and bool(log) and log[-1].seat == seat
        self.guard.begin(seat, after_bot=after_bot, asked=asked, goes_on=goes_on)
        self._clock.start(self.seconds_to_choose() if asked else None)
        self.decision_began(seat)

    def _lay_out(self) -> None:
        closed = self.hands.curtain is not None or self.hushed
        seat = None if closed else self.front
        found = () if seat is None else self.spots_for(self.match.state, seat)
        permit = self.permit
        if permit is not None and seat is not None:
            found = tuple(held_back(spot, permit(seat, spot.action)) for spot in found)
            found = tuple(spot for spot in found if not isinstance(spot.action, NotBefore))
        self.spots = Spots(found)

    def _close_hand(self) -> None:
        """Close an open hand at once, since the picture may stand still from now on."""
        self.guard.let_go()
        if self._guards and self.hands.close():
            self._offer()
            self.view.update(0.0)
            self.view.finish()

    def _look_away(self) -> None:
        """Close hands and pause a running time to answer: the window has lost its focus."""
        self._close_hand()
        if self._clock.running and self.table.offered is not None:
            self.pause("")

    def _take(self, press: TurnPress, event: pygame.event.Event) -> None:
        """Do what the person in turn has pressed."""
        if self.hands.curtain is not None or (self._guards and press.kind == "info"):
            if self.hands.curtain is None or not self.curtain_press(press, event):
                self.view.remind()
            return
        if press.kind in COMMITS and not self._allows_commit(event):
            return
        if not self.guard.settled:
            return
        if press.kind in ("confirm", "pick"):
            if self.guard.repeats(key_press(event)):
                return  # a double press is not two decisions
            self.guard.chose(key_press(event))
        match press.kind:
            case "confirm":
                self._choose(self.spots.focused)
            case "pick":
                self._choose(self.spots.press(press))
            case "info":
                self.begin_look()
            case "undo":
                self._undo()
            case _:
                if self.spots.move(press.kind):
                    self.spots.walked = True
                    self.services.audio.play("ui-move", volume=0.5)

    def _allows_commit(self, event: pygame.event.Event) -> bool:
        seat = self.front
        hand = None if seat is None else self.keys.hand_of(event, seat)
        return self.press_counts(hand)

    def press_counts(self, hand: Seat | None = None) -> bool:
        """Take a press that would choose; say whether it counts.

        Whoever goes on in vain is told why. ``hand``: whose own key or pad it was, ``None`` if
        it is shared.
        """
        counts = self.guard.allows_commit(hand)
        if not counts and self.guard.tires:
            self.view.too_quick()
        return counts

    def _choose(self, spot: Spot[A] | None) -> None:
        seat = self.front
        if spot is None or seat is None:
            return
        if spot.refusal is not None:
            self.view.refuse(spot if self.permit is None else told_by_note(spot))
            if self.on_refusal is not None:
                self.on_refusal(spot.refusal)
            if self.permit is not None:
                self.spots.focus_possible()
        else:
            self.act(seat, spot.action)

    def _can_undo(self) -> bool:
        shut = self.hands.curtain is not None
        return not shut and (self.can_step_back or self.table.can_undo)

    def _undo(self) -> None:
        if self.can_step_back and self.step_back():
            self.reoffer()
            return
        seat = self.front
        if seat is not None and self.table.undo():
            self.view.took_back(seat)
            self._offer()
        else:
            self.view.cannot_undo()

    def _mouse(self, event: pygame.event.Event) -> None:
        at = self.services.canvas.hit(event.pos)
        if self.table.offered is None:
            if is_press(event):
                self._other_press()
            return
        if at is None:
            return
        if self.hands.curtain is not None:
            if self._show_key.click(event, *at, on_curtain=self.curtain_box.has(*at)):
                self._offer()
            return
        place = self.spots.at(*at)
        if event.type == pygame.MOUSEMOTION:
            if place is not None and self._may_focus(place):
                self.spots.focus = place
        elif event.button == 1 and self.guard.allows_click(*at) and self.press_counts():
            card = HIDDEN if place is None else self.spots.items[place].card
            if not self.guard.allows_card(card, *at):
                self.view.remind()
            elif place is None:
                self.tapped(*at)
            elif not self.guard.repeats(NO_PRESS, at):
                self.guard.chose(NO_PRESS, at)
                self._choose(self.spots.pick(place))

    def _may_focus(self, place: int) -> bool:
        """Say whether a choice may get the focus by itself: in a lesson only one that is due."""
        items = self.spots.items
        return self.permit is None or not items or items[place].refusal is None

    def _other_press(self) -> None:
        """Skip the show or point out whose turn it is: a press has no meaning of its own."""
        if self.table.over:
            self.lead_on()
        elif self.table.offered is None:
            self.guard.skipped()
            self.table.skip()
            self._offer()
        else:
            self.view.remind()

    def _command(self, event: pygame.event.Event) -> bool:
        """Act on keys that anybody may press at any time; say whether this was one."""
        if self.keys.command(event) == "log":
            self._show_log(not self._log_open)
            return True
        match event.key if event.type == pygame.KEYDOWN else None:
            case pygame.K_ESCAPE | pygame.K_PAUSE:
                if self._log_open:
                    self._show_log(False)
                else:
                    self._pause_by_key()
            case pygame.K_F1 if self.navigator is not None:
                self._close_hand()
                self.navigator.help()
            case _:
                return False
        return True

    def _pause_by_key(self) -> None:
        if self.table.over:
            self.lead_on()
        seat, people = self.table.offered, self.setup.seating.humans
        if seat is None and len(people) == 1:
            seat = people[0]
        self.pause(None if seat is None else self.names[seat])

    def _show_log(self, shown: bool) -> None:
        self._close_hand()
        self.looks.leave()
        self._clock.rest()
        self._log_open = shown
        self.view.show_log(shown)

    def _close_log(self, event: pygame.event.Event) -> None:
        lines = self.keys.scrolls(event)
        if lines:
            self.view.scroll_log(lines)
        elif is_press(event):
            self._show_log(False)
