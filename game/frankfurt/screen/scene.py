"""The race on screen: wraps one match, takes keys at once, plays every event, never waits.

A key goes straight from the event queue to the rules; pictures, sounds and log lines follow from
the events and may lag behind. Escape, a lost focus or a lost pad pause the race for all (FF-19).
"""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence

import pygame

from game.core.explain import Explanation, Thing
from game.core.rules import TICKS_PER_SECOND, Outcome, Rejected, Seat, Step
from game.core.sentence import Sentence
from game.core.telling import Motion
from game.frankfurt.bots import FrankfurtRacer
from game.frankfurt.content import FrankfurtGame
from game.frankfurt.events import Event
from game.frankfurt.keys import is_blocked
from game.frankfurt.rules import starts_of
from game.frankfurt.screen.paces import Paces
from game.frankfurt.screen.places import column_at, pile_at, places
from game.frankfurt.screen.race import (
    ALL,
    STEP,
    FrankfurtMatch,
    Race,
    RaceStats,
    Steps,
    key_of,
)
from game.frankfurt.screen.race_bubbles import RaceBubbles
from game.frankfurt.screen.round_end import REST_SECONDS
from game.frankfurt.screen.table_view import TableView
from game.frankfurt.screen.things import needed_by, things_of
from game.frankfurt.state import NOTHING, Key, Phase, State, View
from game.frankfurt.telling import SOUNDS, RaceTelling, Teller, praise
from game.input.presses import Router
from game.input.seating import MatchSetup
from game.input.turn_keys import TurnKeys, is_press
from game.input.zones import Intent
from game.ui.canvas import Box
from game.ui.look import Seen
from game.ui.look_around import LookAround, asks_by_key
from game.ui.match_scene import FAST_LEVEL, MatchScene
from game.ui.pen import Pen
from game.ui.report import MatchReport
from game.ui.services import Services
from game.ui.stage import Stage

SCROLL = {pygame.K_UP: 1, pygame.K_DOWN: -1, pygame.K_PAGEUP: 8, pygame.K_PAGEDOWN: -8}
"""Lines of the whole log by which a key goes back."""

MOST_TOLD = 2000
"""Who slaps later (ms) was reading or looking elsewhere: a figure would only mock."""
LONG_SLEEP = 3.0
"""After so many seconds without the process the race waits for a key: a laptop slept."""

Clock = Callable[[], float]


class FrankfurtScene(MatchScene[State, Key, Event, View]):
    """One match of Frantic Frankfurt; slaps are timed by ``clock``."""

    live = True
    end_seconds = 2.2
    skip_after = 1.2

    def __init__(
        self,
        services: Services,
        setup: MatchSetup,
        game: FrankfurtGame,
        match: FrankfurtMatch,
        *,
        clock: Clock = time.perf_counter,
    ) -> None:
        super().__init__(services, setup, game, match)
        self.deck, seats = game.rules.deck, match.config.seats
        self.stats = RaceStats(seats, setup.seating.humans)
        self._clock = clock
        self._rules = game.rules
        self._router = Router(setup.seating, services.pads)
        self.table_places = places(seats)
        starts = starts_of(match.config)
        self.view = TableView(services, setup.seating, self.deck, self.match.state, starts=starts)
        racers = self._racers()
        self.race = self._race(racers)
        self.paces = Paces(game.rules, setup.seating, racers)
        self.view.panels.paces = self.paces
        self._keys = TurnKeys(setup.seating, services.pads)
        self.bubbles = RaceBubbles(services, setup.seating, Pen(services), self.table_places)
        self._log_paused = False
        self._rest = 0.0
        """Seconds until the next round counts down: first it is read how the last one ended."""
        self.looks = LookAround(services, self.names, self._things, self._explain, self._looked)
        self.looks.look.hints = self.view.look_line
        self.looks.look.busy = self._needed

    def enter(self) -> None:
        """Deal, with the cards flying to their columns."""
        self.services.audio.preload(SOUNDS)
        self.services.audio.play("deal")
        self.view.open(self.state)
        self._tell_new(0.0)

    def resume(self) -> None:
        """Go on, with a count-down, when whatever covered the race has gone."""
        self.view.apply_settings()
        self.view.refresh_labels()
        self.looks.look.hints = self.view.look_line
        self._go_on()

    def resized(self) -> None:
        """Make the pictures for the window's new size."""
        self.view.resized()

    def handle(self, event: pygame.event.Event) -> None:
        """Act on a raw event at once."""
        if event.type == pygame.KEYMAPCHANGED:
            self.view.refresh_labels()
        elif event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
            self.pause("")
        elif (
            self.pad_pauses(event)
            or self._look_takes(event)
            or self._wished(event)
            or (event.type == pygame.KEYDOWN and self._command(event))
        ):
            return
        elif self.outcome is not None:
            if is_press(event):
                self.lead_on()
        elif is_press(event) and self.bubbles.dismiss():
            self._rest = 0.0
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._click(event.pos)
        else:
            self._route(event)

    def update(self, dt: float) -> None:
        """Let real time pass: the race's steps, then the pictures."""
        if not self.state.paused:
            self._rest = max(0.0, self._rest - dt * self.tempo)
        self.view.effects.rests = self._rest > 0
        if not self._rest:
            self.race.advance(dt * self.tempo)
        self.view.banner.stood_still = self.view.banner.stood_still and self.state.phase.counting
        self.paces.watch(self.state, self.match.now)
        self.looks.update(dt)
        self.view.banner.looking = self.looks.open
        self.view.guided = self.permit is not None
        self.view.update(dt)
        self.bubbles.on = self.paces.on = self.permit is None
        if not self._rest or self.state.paused:
            self.bubbles.end()
        self.bubbles.update(dt)
        if self.outcome is not None:
            self.let_end(dt)

    def draw(self, stage: Stage) -> None:
        """Put the table."""
        self.view.draw(self.state, ended=self.waits_at_end)
        if not self._log_paused:
            self.bubbles.draw()
        self.looks.draw()
        self.stats.drawn(self._clock())

    @property
    def note_place(self) -> Box:
        """Where notes lie: in the place of the log's last lines, and on nobody's cards."""
        return self.view.note_place(self.state)

    def report(self, outcome: Outcome, record: str) -> MatchReport:
        """Return cards left, slaps, mistakes and the curve of cards left."""
        return self.stats.report(self.names, outcome, self.state, self.seed, record)

    def numbers(self) -> tuple[float | None, ...]:
        """Return the seconds a card that everybody needs."""
        self.paces.watch(self.state, self.match.now)
        return self.paces.all()

    def set_clock(self, clock: Clock) -> None:
        """Time slaps by another clock from now on."""
        self._clock = clock

    def press(self, seat: Seat, intent: Intent) -> Steps:
        """Press a key for a player: the one way to act, for people and for tests."""
        before = self.state
        why = None if self.permit is None else self.permit(seat, key_of(intent))
        if why is not None:
            if self.on_refusal is not None:
                self.on_refusal(why)
            return ()
        steps = self.race.press(seat, intent)
        self._note_refusal(before, seat, intent, steps)
        if self.state is before and intent.row == "upper":
            self._note_second_hand(seat, intent.index)
        return steps

    def _note_refusal(self, before: State, seat: Seat, intent: Intent, steps: Steps) -> None:
        """Show that a key did nothing, unless the panel still says what went wrong before."""
        refusals = self.view.refusals
        refused = any(isinstance(step.event, Rejected) for step in steps)
        if not refused:
            refusals.forget(seat)
        elif not (is_blocked(before, before.seats[seat]) and self.view.panels.word_of(seat)):
            refusals.note(self._rules, before, seat, key_of(intent))

    def pause(self, who: str | None, why: str = "pause-who") -> None:
        """Stop the race for all and cover it; both as :meth:`MatchNavigator.pause` has them."""
        self.looks.leave()
        if self.outcome is not None or not (self._stands or self.race.pause()):
            return
        navigator = self.navigator
        if navigator is not None:
            navigator.pause(who, self._go_on, why)

    def stood_still(self, seconds: float) -> None:
        """Pause: nobody could see or press anything meanwhile (FF-19).

        After a moment it counts down at once and says why: all still have their fingers on the
        keys. In the rest before a round nothing runs that could be missed. After a long sleep
        somebody may be anywhere, so it waits for a key.
        """
        if seconds >= LONG_SLEEP or self._stands:
            self.pause("", "pause-stood-still")
        elif self.outcome is None and not self._rest and self.race.pause():
            self.view.snap(self.state)
            self.race.resume()
            self.view.banner.stood_still = True

    @property
    def _stands(self) -> bool:
        """Say whether a guided round lets the clock stand: no pause needs a count-down."""
        return self.tempo == 0

    def _go_on(self) -> None:
        """Run the race again, unless there is another reason to stand: log, or a look around."""
        if not (self._log_paused or self.looks.open):
            self.race.resume()

    def catch_up(self, told: Sequence[tuple[State, Sequence[Step[Event, State]]]]) -> None:
        """Count what was played before, by the race's own clock, and fill the log."""
        teller, people = Teller(self.deck), self.stats.people
        self.stats.people = frozenset()
        for before, steps in told:
            for step in steps:
                event = teller.tell(step.event, before, step.state, ALL)
                self.stats.observe(event, before, step.state, step.state.clock / TICKS_PER_SECOND)
                if event.motion is not Motion.NONE:
                    self.view.log.add(event.line)
                before = step.state
        self.stats.people = people
        if self.state.paused:  # it was left in a pause; now there is another one
            self.race.resume()
        self.view.snap(self.state)

    def show_state(self) -> None:
        """Show the match's state at once, wherever it comes from."""
        if self.permit is not None:
            self.view.log.clear()
        self.view.snap(self.state)

    @property
    def looked_at(self) -> Thing | None:
        """Return what somebody looks at."""
        return self.looks.thing

    def begin_look(self) -> None:
        """Let somebody walk over all that lies on the table; the race stands meanwhile."""
        if self.outcome is None:
            self._cover()
            self.looks.begin()

    def _looked(self) -> None:
        """Let the race go on when nobody looks around any more."""
        if not self.looks.open:
            self._go_on()

    def _needed(self) -> tuple[Box, ...]:
        """Return what a tip must not cover: the table of a person who races on while it is read."""
        people = self.setup.seating.humans
        if len(people) != 1:
            return ()
        return (*needed_by(people[0], self.table_places), *self.view.key_lines)

    def _things(self) -> Iterator[Seen]:
        return things_of(self.state, self.table_places)

    def _explain(self, thing: Thing) -> tuple[object, Callable[[], Explanation | None]]:
        state = self.state
        return (state.piles, state.paused), lambda: self.game.explanation(state, self.looker, thing)

    def _look_takes(self, event: pygame.event.Event) -> bool:
        """Begin to look around, or go on; say whether the event is used up.

        The mouse tells of things only where one person plays, and while no card is in the hand.
        """
        if event.type == pygame.MOUSEMOTION:
            people = self.setup.seating.humans
            alone = len(people) == 1 and self.state.seats[people[0]].held == NOTHING
            if alone or self.looks.open:
                self.looks.point(event)
            return self.looks.open
        if self.looks.takes(event):
            return True
        if self._log_paused or not asks_by_key(event, tab=True):
            return False
        self.begin_look()
        return True

    def fast_forward(self, actions: int, *, seconds: float = 600.0) -> None:
        """Play on without pictures until so many actions are done or so much time has passed.

        Bots play for everybody, people too: for pictures and measurements. The last moments are
        played with pictures, so that things are on their way.
        """
        pilots = {seat: self._racer(seat, FAST_LEVEL) for seat in range(len(self.names))}
        race = self._race(pilots)
        clock, start = self._clock, self._clock() - self.match.now / TICKS_PER_SECOND
        self._clock = lambda: start + self.match.now / TICKS_PER_SECOND
        people, self.stats.people = self.stats.people, frozenset()
        limit = self.match.now + round(seconds * TICKS_PER_SECOND)
        while len(self.match.log) < actions and self._runs and self.match.now < limit:
            race.step()
            self.view.update(STEP)
        self._clock, self.stats.people = clock, people

    @property
    def _runs(self) -> bool:
        """Say whether the clock goes on: the race is neither over nor paused."""
        return self.outcome is None and not self.state.paused

    def _race(self, racers: Mapping[Seat, FrankfurtRacer]) -> Race:
        teller = Teller(self.deck)
        return Race(self.match, teller, racers, self._happened, self.view.caps.press)

    def _racers(self) -> dict[Seat, FrankfurtRacer]:
        seating = self.setup.seating
        return {seat: self._racer(seat, seating[seat].level) for seat in seating.bots}

    def _racer(self, seat: Seat, level: str) -> FrankfurtRacer:
        racer: FrankfurtRacer = self.game.bot(level, seat, self.seed)
        racer.follow(self.setup.seating.humans)
        return racer

    def _route(self, event: pygame.event.Event) -> None:
        routed = self._router.route(event)
        if routed is not None:
            self.press(*routed)

    def _command(self, event: pygame.event.Event) -> bool:
        """Act on the keys that belong to nobody's zone; say whether this was one."""
        match event.key:
            case pygame.K_ESCAPE | pygame.K_PAUSE:
                if self._log_paused:
                    self._toggle_log()
                else:
                    self._pause_by_key()
            case pygame.K_F2:
                self._toggle_log()
            case pygame.K_F1 if self.navigator is not None:
                self._cover()
                self.navigator.help()
            case pygame.K_UP | pygame.K_DOWN | pygame.K_PAGEUP | pygame.K_PAGEDOWN if (
                self._log_paused
            ):
                self.view.scroll_log(SCROLL[event.key])
            case _:
                return False
        return True

    def _wished(self, event: pygame.event.Event) -> bool:
        """Act on the keys and buttons that ask for a slower or faster bot; say whether one did."""
        command = self._keys.command(event)
        by = {"sheet": -1, "second-sheet": 1}.get(command or "", 0)
        return bool(by) and self.paces.change(by)

    def _pause_by_key(self) -> None:
        if self.outcome is not None:
            self.lead_on()
        people = self.setup.seating.humans
        alone = len(people) == 1
        self.pause(self.names[people[0]] if alone else None)

    def _cover(self) -> None:
        """Stop the race under something that hides a part of it: its cards lie down at once."""
        if not self._stands and self.race.pause():
            self.view.snap(self.state)

    def _toggle_log(self) -> None:
        """Show or hide the whole log; the race stands while it is open."""
        self._log_paused = not self._log_paused
        self.view.show_log(self._log_paused)
        if not self._log_paused:
            self.race.resume()
        elif not self._stands:
            self.race.pause()

    def _click(self, position: tuple[int, int]) -> None:
        """Let the mouse do what the keys do, where one person plays alone against bots."""
        people = self.setup.seating.humans
        at = self.services.canvas.hit(position)
        if len(people) != 1 or at is None:
            return
        seat = people[0]
        column = column_at(self.table_places.seats[seat], *at)
        pile = pile_at(self.table_places, *at)
        if column is not None:
            self.press(seat, Intent("lower", column))
        elif pile is not None:
            self.press(seat, Intent("upper", pile))

    def _happened(self, told: RaceTelling, before: State, after: State) -> None:
        """Note and show one event, as soon as the rules have decided it."""
        slaps = sum(map(len, self.stats.slap_ms))
        self.stats.observe(told, before, after, self._clock())
        if told.begins and after.phase.counting:
            # A guided round tells the end of a round in its notes, and waits for its reader.
            self._tell_new(REST_SECONDS if self.permit is None else 0.0)
            self.view.rest(self._rest)
        self.view.play(told, before, after)
        if sum(map(len, self.stats.slap_ms)) > slaps:
            seat = told.seats[0]
            ms = self.stats.slap_ms[seat][-1]
            if ms <= MOST_TOLD:
                self.view.note(praise(Sentence("frankfurt-slap-ms", args={"ms": ms}), seat))

    def _tell_new(self, rest: float) -> None:
        """Let the race rest before it counts down, longer if there is something new to read."""
        self.bubbles.on = self.permit is None
        self._rest = max(rest, self.bubbles.begin(self.state))

    def _note_second_hand(self, seat: Seat, pile: int) -> None:
        """Tell a photo finish: who was first on a pile, and by how much."""
        if self.state.phase is Phase.RACE:
            return
        finish = self.stats.second_hand(seat, pile, self._clock(), self.state.clock)
        if finish is not None:
            first, second = self.names[finish.first], self.names[finish.second]
            text = self.services.texts(
                "frankfurt-photo", name=first, other=second, ms=finish.margin_ms
            )
            self.view.effects.photo_finish(text)
