"""Everything that is to be seen of a match, put together in painter's order."""

import math
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Any, cast

import pygame
from msgspec.structs import replace

from game.core.bubbles import Bubble
from game.core.cards import HIDDEN
from game.core.fairness import parts_of
from game.core.rules import NOBODY, Seat
from game.core.sentence import Sentence, signed
from game.core.telling import HAPPY, Motion, Notice
from game.frappadingue.choices import Way, at_stake, question_about, question_of, watch_of
from game.frappadingue.deck import CRASH
from game.frappadingue.events import Event
from game.frappadingue.odds import next_throw_loses
from game.frappadingue.rules import FrappadingueRules, outcome
from game.frappadingue.scoring import STEP
from game.frappadingue.screen.cards_view import CardsView
from game.frappadingue.screen.choices_view import ChoicesView, way_of
from game.frappadingue.screen.counter_view import TIP_SECONDS, CounterView
from game.frappadingue.screen.layout import (
    BANNER,
    BARROW,
    BARROW_ASIDE,
    CARD,
    CARDS_TAKEN,
    CHOICES,
    COUNTER,
    DECK_BOX,
    HINTS,
    LOG,
    NEWS,
    ODDS,
    PAD,
    TOTAL,
    TRACK,
    WHOLE_LOG,
    Choreography,
    card_box,
    layout,
    pad_rows,
)
from game.frappadingue.screen.score_pad import ScorePad, TrackView, last_round, written
from game.frappadingue.screen.things import things_of
from game.frappadingue.state import Phase, State
from game.frappadingue.telling import BIG, SOUNDS, RunTelling, Teller, status_of
from game.frappadingue.telling import LOG as TOLD
from game.input.seating import Seating
from game.ui.audio import pan_of_seat
from game.ui.bubble_room import needed
from game.ui.canvas import Box
from game.ui.choice_view import KeyLabel
from game.ui.faces import face_name
from game.ui.game_table import GameTable, Places
from game.ui.hints import SELDOM, Hint
from game.ui.impact import LONG_STOP, Impacts
from game.ui.lesson_places import Busy
from game.ui.look import Seen
from game.ui.motion import Placement, Presenter, Speed, SpriteId, Tweener
from game.ui.services import Services
from game.ui.spots import Spots
from game.ui.theme import GLOW, INK, LAMP, NIGHT

BACKDROP = "frappadingue/table"
BIG_SIZE = 72
REFUSED = "fp-refused"
WRITE_SECONDS = 0.75
SPILLED = (-15.0, 12.0, -9.0, 18.0, -12.0)
"""How cards lie that have fallen out of the barrow."""
STONES = ((118, 112, 128), (82, 76, 96))
STONE_REACH = 0.72
"""The reach of the hit, for the width of the card that is hit."""
MUD = ((104, 66, 38), (78, 48, 30), (134, 92, 54))
MUD_REACH, SPLASHES = 90.0, 26
TRACK_FILL = (20, 14, 38, 165)


class TableView(GameTable[Event, State, RunTelling]):
    """Plays events and draws; it reads states and never changes them."""

    places_of = Places(BANNER, HINTS, LOG, whole_log=WHOLE_LOG)
    undone = f"{TOLD}-undone"
    sounds = "fp-"
    refusal = REFUSED
    chooser: ChoicesView

    def __init__(
        self,
        services: Services,
        seating: Seating,
        rules: FrappadingueRules,
        state: State,
        key_label: KeyLabel,
        *,
        keys: bool = True,
    ) -> None:
        super().__init__(services, seating, Teller(rules.deck).tell, keys=keys)
        self._rules = rules
        self._deck = rules.deck
        self._tweener = Tweener()
        self._moves = Choreography()
        self._presenter: Presenter[State, RunTelling] = Presenter(
            _placements, state, self._tweener, self._moves.style
        )
        self.cards = CardsView(self._pen, rules, self._tweener)
        self.track = TrackView(self._pen, seating)
        self.pad = ScorePad(self._pen, self.names)
        self.counter = CounterView(self._pen, self._deck)
        self.chooser = ChoicesView(self._pen, key_label)
        self.impacts = Impacts(self._pen)
        self.parts = (
            self.track,
            self.banner,
            self.counter,
            self.chooser,
            self.cards,
            self.impacts,
        )
        self._notice: Notice | None = None
        self._writing, self._written = 0.0, 0
        self._winners: tuple[Seat, ...] = ()
        self.lost_stands = False
        """Whether a lost turn stands until a key: in the guided round it is explained meanwhile."""
        self._odds: tuple[object, Fraction | None] = (None, None)
        self._plain: pygame.Surface | None = None
        self._painted: pygame.Surface | None = None
        self.apply_settings()

    @property
    def moving(self) -> bool:
        """Say whether anything is on its way that the next event should wait for."""
        return self._tweener.busy or self.counter.moving or self._writing > 0

    def resized(self) -> None:
        """Make the pictures anew."""
        self._painted = None
        super().resized()

    def open(self, state: State) -> None:
        """Show the beginning."""
        self._services.audio.preload(SOUNDS)
        super().open(state)
        if state.begins and not self.lost_stands:
            self.log.add(Sentence(f"{TOLD}-begins", state.first))

    def apply_settings(self) -> None:
        """Take speed, motion and key caps from the settings."""
        super().apply_settings()
        self._tweener.speed = self._speed

    def play(self, event: Event, before: State, after: State) -> float:
        """Begin to show an event, sound it, note it; return how long it is to be seen."""
        told = self.told(event, before, after)
        self._services.audio.play(told.sound, pan=pan_of_seat(before.turn, len(before.seats)))
        self._moves.prepare(told, before)
        self._presenter.play(told, after)
        self._notice = told.notice
        self._flair(told, before, over=after.phase is Phase.OVER)
        self._crown(after)
        return math.inf if told.lost and self.lost_stands else told.seconds

    def finish(self) -> None:
        """Put everything where it is going, at once."""
        self._tweener.finish()
        self._write_late()
        self._writing = 0.0
        self.cards.calm()
        self.impacts.stop()
        if self.counter.moving:
            self.counter.update(10.0)

    def snap(self, state: State) -> None:
        """Show a state at once, without motion."""
        self._presenter.snap(state)
        self._write_late()
        self.track.place(state)
        self.counter.right()
        self._notice, self._writing = None, 0.0
        self.cards.calm()
        self.impacts.stop()
        self._winners = ()
        self._crown(state)

    def update(self, dt: float) -> None:
        """Let pictures move on by ``dt`` seconds."""
        self._tweener.update(dt)
        if not self._tweener.busy:
            self._write_late()
        for part in self.parts:
            part.update(dt)
        self._writing = max(0.0, self._writing - dt)
        self._warming.go_on()

    def draw(
        self,
        state: State,
        spots: Spots[Any],
        seat: Seat | None,
        thinking: Seat | None,
        *,
        undo: bool = False,
    ) -> None:
        """Put everything on the stage."""
        stage = self._services.stage
        self._pen.start()
        stage.backdrop(self._backdrop())
        focused = None if spots.focused is None else way_of(spots.focused)
        self.cards.choose(state, focused)
        self.track.draw(state, self.moods)
        self.pad.draw(state, self._winners, self.strengths(state))
        self.counter.draw_below(state)
        self.cards.draw_deck(state)
        flying = self.cards.draw(state)
        self.impacts.draw()
        self.counter.draw_above(state)
        self._draw_odds(state, focused)
        self._draw_banner(state, seat, thinking, focused)
        if seat is not None and focused is not None:
            self.chooser.draw(spots, seat, odds=self._services.settings.odds)
        elif self._notice is not None and (self.counter.fallen or not self.counter.tipped):
            self._draw_notice(self._notice)
        self.cards.draw_whys(state)
        self._log_view.draw_short(LOG)
        self._draw_hints(seat, spots, undo=undo, rush=state.phase is not Phase.OVER)
        self.cards.draw_flying(flying)
        self._draw_writing(state)
        if self._log_view.open:
            self._log_view.draw_long()

    def things(self, state: State) -> Iterable[Seen]:
        """Return what can be looked at."""
        return things_of(state, odds=self._services.settings.odds)

    @property
    def bubble_busy(self) -> Sequence[Busy]:
        """Return what a first-time bubble had better not cover, besides choices."""
        rows = pad_rows(len(self.names))
        told = Box(PAD.x, PAD.y, PAD.w, rows[-1].bottom - PAD.y)
        panels = (TRACK, told, COUNTER, DECK_BOX)
        usual = (one for one in super().bubble_busy if one.box != LOG)
        return (
            *usual,
            Busy(LOG, 0.05),
            Busy(PAD, 0.8),
            *map(needed, (*self.cards.told_boxes, *panels)),
        )

    def bubble_box(self, state: State, bubble: Bubble) -> Box | None:
        """Return where the thing is that a first-time bubble tells about."""
        if bubble.card != HIDDEN:
            at = self._tweener.get(bubble.card)
            return card_box(at.x, at.y, at.width)
        places = {"counter": CARDS_TAKEN, "pad": PAD, "odds": ODDS, "choices": CHOICES}
        if bubble.place == "odds" and not self._services.settings.odds:
            return None
        return places.get(bubble.place)

    def _more_hints(self) -> tuple[Hint, ...]:
        return (Hint("F3", self._pen.say("frappadingue-hint-odds"), spare=SELDOM),)

    def _draw_odds(self, state: State, focused: Way | None) -> None:
        """Put how likely the next throw loses everything; with a set in focus, that after it."""
        taking = focused is not None and state.phase is Phase.TAKE
        chance = focused.loses if focused and taking else self._chance(state)
        text = self._pen.say(f"frappadingue-odds-{'after' if taking else 'next'}")
        stake = focused.total > 0 if focused and taking else at_stake(state)
        if not stake:
            some = taking or state.hand or state.earlier
            chance, text = (
                None,
                self._pen.say(f"frappadingue-odds-{'below' if some else 'nothing'}"),
            )
        elif chance is None:
            text = self._pen.say("frappadingue-odds-open")
        if written(state) or state.phase is Phase.OVER:
            chance, text = None, ""
        self.counter.take_risk(chance if self._services.settings.odds else None)
        self.counter.draw_odds(chance, shown=self._services.settings.odds, text=text)

    def _chance(self, state: State) -> Fraction | None:
        """Return the chance that the next throw loses everything, kept until something changes."""
        if self._odds[0] is not state:
            self._odds = (state, next_throw_loses(state, self._deck))
        return self._odds[1]

    def _draw_banner(
        self, state: State, seat: Seat | None, thinking: Seat | None, focused: Way | None
    ) -> None:
        if state.phase is Phase.OVER:
            text = self._said(status_of(state))
            self.banner.draw(None, text, thinking=False, winners=self._winners)
            return
        if self.reads:
            self.banner.draw(None, self._pen.say("table-note-first"), thinking=False)
            return
        busy = thinking is not None and thinking == state.turn
        text = self._thinks(state.turn) if busy else self._now(state, seat, focused)
        sign = self._pen.say("frappadingue-last-round") if last_round(state) else ""
        self.banner.draw(state.turn, text, thinking=busy, sign=sign)

    def _prewarming(self) -> Iterator[None]:
        """Make one picture a step, so that none has to be made while cards fly."""
        yield from self.cards.prewarming()
        for seat in range(len(self.names)):
            # What is put here is forgotten before the next picture is drawn.
            now = self._thinks(seat)
            self.banner.draw(seat, now, thinking=True)
            yield
            self.pad.draw(replace(self._presenter.shown, turn=seat), ())
            yield
            self._draw_notice(Notice(Sentence(f"{BIG}-stopped", seat, {"points": STEP}), 0.0))
            yield
        yield from self.counter.prewarming()
        yield from self.impacts.prewarming(CARD * STONE_REACH, (*STONES, *MUD))

    def _thinks(self, seat: Seat) -> str:
        level = self._pen.say(f"level-{parts_of(self._seating[seat].level).name}")
        return self._pen.say("frappadingue-now-thinks", level=level)

    def _now(self, state: State, seat: Seat | None, focused: Way | None) -> str:
        if seat is None:
            return self._said(watch_of(state))
        question = question_of(self._rules, state, seat)
        return self._said(question if focused is None else question_about(focused, question))

    def _draw_notice(self, notice: Notice) -> None:
        """Tell in large letters what has happened."""
        pen, line = self._pen, notice.line
        style = pen.style(line.seat if line.seat != NOBODY else 0)
        pen.paper(NEWS, NIGHT, radius=40, lift=18, edge=style.colour, edge_width=8, cut=3)
        text = self._said(line)
        room = NEWS.inset(50, 20)
        if line.seat != NOBODY:
            x, y = NEWS.x + 110, NEWS.cy
            pen.dot(x, y, 146, INK)
            pen.dot(x, y, 134, style.colour)
            mood = self.moods[line.seat]
            self._pen.sprite(face_name(self._seating[line.seat], line.seat, mood), x, y, 116)
            room = Box(NEWS.x + 200, room.y, NEWS.w - 250, room.h)
        pen.label(text, room, BIG_SIZE, LAMP, face="display", align="centre")

    def _draw_writing(self, state: State) -> None:
        """Let the points fly from the counter to the pad."""
        if self._writing <= 0 or self._speed is Speed.off:
            return
        share = 1 - self._writing / WRITE_SECONDS
        share = share * share * (3 - 2 * share)
        end = self.pad.cell(state, state.turn)
        x = TOTAL.cx + (end[0] - TOTAL.cx) * share
        y = TOTAL.cy + (end[1] - TOTAL.cy) * share - 120 * share * (1 - share) * 2
        self._pen.outlined(signed(self._pen.services.texts, self._written), x, y, 64, GLOW, 400)

    def _flair(self, told: RunTelling, before: State, *, over: bool) -> None:
        """Show what is over in a moment, and the faces that come of it."""
        if told.crashed:
            self.cards.shake()
            self._hit_stone(before)
        if told.motion is Motion.SPILL:
            self._spill(before)
        if told.motion is Motion.DRAW:
            self.cards.forget()
        if told.gained:
            self._written, self._writing = told.gained, WRITE_SECONDS
            self.counter.roll()
        if told.begins or over:
            self.counter.right()

    def _crown(self, state: State) -> None:
        """Show who has won, if somebody has."""
        over = outcome(state)
        if over is not None:
            self._winners = over.winners
            for seat in over.winners:
                self.moods[seat] = HAPPY

    def _hit_stone(self, before: State) -> None:
        """Let the barrow hit the crash, and the mud fly when it comes down."""
        for card in before.throw:
            if self._deck.kind(card) == CRASH:
                at = self._tweener.goal(card) or self._tweener.get(card)
                self.impacts.hit(at.x, at.y, at.width * STONE_REACH, STONES, 1.0)
        if before.hand:
            x, y = BARROW_ASIDE if before.earlier else BARROW
            after = TIP_SECONDS - LONG_STOP
            self.impacts.hit(
                x + 20, y + 30, MUD_REACH, MUD, 1.0, after=after, scraps=SPLASHES, ring=False
            )

    def _spill(self, before: State) -> None:
        """Tip the barrow: the cards of the hand tumble into the mud."""
        self.counter.tip()
        for place, card in enumerate((*before.hand, *before.earlier)):
            at = self._tweener.get(card)
            turn = SPILLED[place % len(SPILLED)]
            fallen = Placement(at.x - 26, at.y + 22, at.width, turn, True, at.z)
            late = 1000 * TIP_SECONDS + min(place, 9) * 40
            self._tweener.to(card, fallen, 320, "out-bounce", late)

    def _backdrop(self) -> pygame.Surface:
        """Return the table with all that never changes painted on it."""
        plain_table = self._services.sprites.backdrop(BACKDROP)
        if self._plain is not plain_table or self._painted is None:
            painted = plain_table.copy()
            panel = self._services.sprites.panel(
                TRACK.w, TRACK.h, fill=TRACK_FILL, radius=26, shadow=False
            )
            px, py = self._services.canvas.to_px(TRACK.x, TRACK.y)
            painted.blit(panel, (round(px), round(py)))
            # Kept only when all is on it: a picture that has to be made may put this frame off.
            self._plain, self._painted = plain_table, painted
        return self._painted


def _placements(state: State) -> dict[SpriteId, Placement]:
    placed = layout(state, frozenset(range(len(state.seats))))
    return cast("dict[SpriteId, Placement]", placed)
