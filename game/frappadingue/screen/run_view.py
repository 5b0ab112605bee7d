"""Everything that is to be seen of a match, put together in painter's order."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, cast

import pygame
from msgspec.structs import replace

from game.core.rules import NOBODY, Seat
from game.core.telling import Mood
from game.frappadingue import events as ev
from game.frappadingue.odds import next_throw_loses
from game.frappadingue.rules import FrappadingueRules
from game.frappadingue.scoring import STEP
from game.frappadingue.screen.cards_view import CardsView
from game.frappadingue.screen.choices_view import ChoicesView
from game.frappadingue.screen.choreography import Choreography, seconds_of
from game.frappadingue.screen.counter_view import CounterView, percent
from game.frappadingue.screen.geometry import (
    HINTS,
    LOG,
    NEWS,
    TOTAL,
    TRACK,
    WHOLE_LOG,
)
from game.frappadingue.screen.head import Head
from game.frappadingue.screen.layout import layout
from game.frappadingue.screen.news import (
    News,
    banner_of,
    last_round,
    news_of,
    now_text_id,
    odds_text_id,
    plain,
    signed,
    written,
)
from game.frappadingue.screen.score_pad import ScorePad
from game.frappadingue.screen.sounds import NAMES, sound_of
from game.frappadingue.state import Action, Phase, State, Take
from game.input.seating import Seating
from game.ui.brush import Brush, face_name, pan_of
from game.ui.choice_view import KeyLabel
from game.ui.log_view import Log, LogView
from game.ui.motion import Placement, Speed, SpriteId, Tweener
from game.ui.offers import Offer, Offers
from game.ui.presenter import Presenter
from game.ui.services import Services
from game.ui.theme import INK, LAMP, NIGHT
from game.ui.turn_hints import TurnHints
from game.ui.warming import Warming
from game.ui.widgets_menu import Hint, draw_hints
from game.ui.widgets_pen import GLOW, Box, Pen

BACKDROP = "frappadingue/table"
BIG_SIZE = 72
WRITE_SECONDS = 0.75
SPILLED = (-15.0, 12.0, -9.0, 18.0, -12.0)
"""How cards lie that have fallen out of the barrow."""
TRACK_FILL = (20, 14, 38, 165)


class RunView:
    """Plays events and draws; it reads states and never changes them."""

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
        self._keys = keys
        self._services = services
        self._rules = rules
        self._seating = seating
        self._deck = rules.deck
        self.names = tuple(player.name for player in seating.players)
        self._brush, self._pen = Brush(services), Pen(services)
        self._tweener = Tweener()
        self._moves = Choreography()
        self._presenter: Presenter[State, ev.Event] = Presenter(
            _placements, state, self._tweener, self._moves.style
        )
        self.cards = CardsView(self._brush, self._pen, rules, self._tweener)
        self._hints = TurnHints(services, seating)
        self.log: Log[News] = Log()
        self._log_view = LogView(
            self._brush,
            self.log,
            lambda news: news.text(services.texts, self.names),
            WHOLE_LOG,
        )
        self.head = Head(self._brush, self._pen, seating)
        self.pad = ScorePad(self._brush, self._pen, self.names)
        self.counter = CounterView(self._brush, self._pen, self._deck)
        self.choices = ChoicesView(self._brush, self._pen, rules, key_label)
        self._seconds = 0.0
        self._big: News | None = None
        self._writing = 0.0
        self._written = 0
        self._moods: list[Mood] = ["calm"] * len(seating)
        self._winners: tuple[Seat, ...] = ()
        self._odds: tuple[object, Fraction | None] = (None, None)
        self._warming = Warming()
        self._plain: pygame.Surface | None = None
        self._painted: pygame.Surface | None = None
        self._still = False
        self.apply_settings()

    @property
    def moving(self) -> bool:
        """Say whether anything is on its way that the next event should wait for."""
        return self._tweener.busy or self.counter.moving or self._writing > 0

    @property
    def pen(self) -> Pen:
        """The pen of this table, which knows where every text came out."""
        return self._pen

    def open(self, state: State) -> None:
        """Show the beginning."""
        self._services.audio.preload(NAMES)
        self._warming.begin(self._prewarming())
        self.snap(state)

    def apply_settings(self) -> None:
        """Take speed, motion and key caps from the settings."""
        settings = self._services.settings
        speed = Speed.off if settings.reduced_motion else Speed[settings.speed]
        self._tweener.speed = speed
        self._still = speed is Speed.off
        self.cards.still = self.head.still = self._still
        self.counter.still = self.choices.still = self._still
        self.choices.caps = settings.show_key_caps

    def refresh_labels(self) -> None:
        """Show what the keys are called in the layout of now."""
        if self._services.keyboard is not None:
            self._services.keyboard.refresh()

    def resized(self) -> None:
        """Make the pictures anew."""
        self._painted = None
        self._warming.begin(self._prewarming())

    def play(self, event: ev.Event, before: State, after: State) -> float:
        """Begin to show an event, sound it, note it; return how long it is to be seen."""
        self.log.add(news_of(event, before, self._deck))
        self._services.audio.play(sound_of(event, self._deck), pan=pan_of(1200))
        self._moves.prepare(event, before)
        self._presenter.play(event, after)
        self._big = banner_of(event) or self._kept_news(event)
        self._flair(event, before)
        return seconds_of(event)

    def finish(self) -> None:
        """Put everything where it is going, at once."""
        self._tweener.finish()
        self._writing = 0.0
        self.cards.calm()
        if self.counter.moving:
            self.counter.update(10.0)

    def snap(self, state: State) -> None:
        """Show a state at once, without motion."""
        self._presenter.snap(state)
        self.head.place(state)
        self.counter.right()
        self._big, self._writing = None, 0.0
        self.cards.calm()
        outcome = self._rules.outcome(state)
        self.crown(() if outcome is None else outcome.winners)

    def crown(self, winners: tuple[Seat, ...]) -> None:
        """Show who has won."""
        self._winners = winners
        for seat in winners:
            self._moods[seat] = "happy"

    def update(self, dt: float) -> None:
        """Let pictures move on by ``dt`` seconds."""
        self._seconds += dt
        self._tweener.update(dt)
        self.head.update(dt)
        self.counter.update(dt)
        self.choices.update(dt)
        self._writing = max(0.0, self._writing - dt)
        self.cards.update(dt)
        self._warming.go_on()

    def draw(
        self,
        state: State,
        offers: Offers[Any],
        seat: Seat | None,
        thinking: Seat | None,
        *,
        undo: bool = False,
    ) -> None:
        """Put everything on the stage."""
        stage = self._services.stage
        self._pen.start()
        stage.backdrop(self._ground())
        self.cards.choose(state, offers)
        self.head.draw(state, self._moods)
        self.pad.draw(state, self._winners)
        self.counter.draw_below(state)
        self.cards.draw_deck(state)
        flying = self.cards.draw(state)
        self.counter.draw_above(state)
        self._draw_odds(state, offers)
        self._draw_banner(state, seat, thinking)
        if seat is not None and len(offers):
            self.choices.draw(state, offers, seat, lambda: self._risk(state))
        elif self._big is not None:
            self._draw_big(self._big)
        self.cards.draw_whys(state)
        self._log_view.draw_short(LOG)
        if self._keys and not self._log_view.open:
            odds = Hint("F3", self._brush.say("frappadingue-hint-odds"))
            going = state.phase is not Phase.OVER
            first = offers.marked and self.choices.caps
            hints = self._hints.of(seat, undo=undo, first=first, more=(odds,), rush=going)
            draw_hints(self._pen, self._hints.fitting(hints, HINTS), HINTS)
        self.cards.draw_flying(flying)
        self._draw_writing(state)
        if self._log_view.open:
            self._log_view.draw_long()

    def show_log(self, shown: bool) -> None:
        """Show or hide the whole log."""
        self._log_view.open = shown

    def refuse(self, offer: Offer[Any]) -> None:
        """Shake a choice that can't be chosen now."""
        self.choices.refuse(offer)
        self._services.audio.play("fp-refused")

    def remind(self) -> None:
        """Nod with the banner: it is somebody else's turn."""
        self.head.remind()

    def tell(self) -> None:
        """Show what each card of the throw can do, or why it can't."""
        self.cards.why = not self.cards.why

    def forget(self) -> None:
        """Show no more of what one person was told."""
        self.choices.calm()
        self.head.forget()

    def cannot_undo(self) -> None:
        """Say that what was done last can't be taken back."""
        self.head.note(self._brush.say("table-cannot-undo"))

    def took_back(self, seat: Seat) -> None:
        """Note that somebody has taken the last set back."""
        self.log.add(News("frappadingue-log-undone", {}, seat))

    def _draw_odds(self, state: State, offers: Offers[Action]) -> None:
        focused = offers.focused
        take = focused.action if focused and isinstance(focused.action, Take) else None
        chance = self._chance(state, take)
        text = self._brush.say(odds_text_id(state, taking=take is not None))
        if written(state):
            chance, text = None, ""
        self.counter.draw_odds(chance, shown=self._services.settings.odds, text=text)

    def _chance(self, state: State, take: Take | None) -> Fraction | None:
        """Return the chance that the next throw loses everything, kept until something changes."""
        key = (state, take)
        if self._odds[0] != key:
            after = state if take is None else self._after(state, take)
            self._odds = (key, next_throw_loses(after, self._deck))
        return self._odds[1]

    def _after(self, state: State, take: Take) -> State:
        for choice in self._rules.choices(state):
            if choice.parts == take.parts:
                cards = self._rules.cards_of(state, choice)
                return self._rules.evolve(state, ev.Took(state.turn, cards, choice.points))
        return state

    def _risk(self, state: State) -> str:
        """Return the odds of the next throw in words; empty if nobody wants to know."""
        chance = self._chance(state, None)
        if chance is None or not self._services.settings.odds:
            return ""
        return self._brush.say("frappadingue-risk", n=percent(chance))

    def _draw_banner(self, state: State, seat: Seat | None, thinking: Seat | None) -> None:
        say = self._brush.say
        if state.phase is Phase.OVER:
            names = [self.names[winner] for winner in self._winners]
            text = say("frappadingue-now-over", names=self._joined(names), count=len(names))
            self.head.draw_banner(None, text, thinking=False, winners=self._winners)
            return
        busy = thinking is not None and thinking == state.turn
        text = self._thinks(state.turn) if busy else self._now(state, seat)
        self.head.draw_banner(state.turn, text, thinking=busy, last=last_round(state))

    def _prewarming(self) -> Iterator[None]:
        """Make one picture a step, so that none has to be made while cards fly."""
        yield from self.cards.prewarming()
        for seat in range(len(self.names)):
            # What is put here is forgotten before the next picture is drawn.
            now = self._thinks(seat)
            self.head.draw_banner(seat, now, thinking=True)
            yield
            self.pad.draw(replace(self._presenter.shown, turn=seat), ())
            yield
            self._draw_big(News("frappadingue-big-stopped", {"points": STEP}, seat))
            yield
        yield from self.counter.prewarming()

    def prewarm(self) -> None:
        """Make all pictures now."""
        self._warming.finish()

    def _thinks(self, seat: Seat) -> str:
        level = self._brush.say(f"level-{self._seating[seat].level}")
        return self._brush.say("frappadingue-now-thinks", level=level)

    def _now(self, state: State, seat: Seat | None) -> str:
        if seat is None:
            return self._brush.say("frappadingue-now-watch")
        args: dict[str, str | int] = {
            "piles": state.piles,
            "points": plain(self._brush.say, state.points),
        }
        return self._brush.say(now_text_id(state, self._deck), **args)

    def _joined(self, names: list[str]) -> str:
        if len(names) < 2:
            return "".join(names)
        return self._brush.say("table-and", names=", ".join(names[:-1]), last=names[-1])

    def _draw_big(self, news: News) -> None:
        """Tell in large letters what has happened."""
        pen = self._pen
        style = pen.style(news.seat if news.seat != NOBODY else 0)
        pen.paper(NEWS, NIGHT, radius=40, lift=18, edge=style.colour, edge_width=8, cut=3)
        text = news.text(self._services.texts, self.names)
        room = NEWS.inset(50, 20)
        if news.seat != NOBODY:
            x, y = NEWS.x + 110, NEWS.cy
            pen.dot(x, y, 146, INK)
            pen.dot(x, y, 134, style.colour)
            mood = self._moods[news.seat]
            self._brush.sprite(face_name(self._seating[news.seat], news.seat, mood), x, y, 116)
            room = Box(NEWS.x + 200, room.y, NEWS.w - 250, room.h)
        pen.label(text, room, BIG_SIZE, LAMP, face="display", align="centre")

    def _draw_writing(self, state: State) -> None:
        """Let the points fly from the counter to the pad."""
        if self._writing <= 0 or self._still:
            return
        share = 1 - self._writing / WRITE_SECONDS
        share = share * share * (3 - 2 * share)
        end = self.pad.cell(state, state.turn)
        x = TOTAL.cx + (end[0] - TOTAL.cx) * share
        y = TOTAL.cy + (end[1] - TOTAL.cy) * share - 120 * share * (1 - share) * 2
        self._brush.outlined(signed(self._brush.say, self._written), x, y, 64, GLOW, 400)

    def _flair(self, event: ev.Event, before: State) -> None:
        match event:
            case ev.Crashed(seat, _):
                self.cards.shake()
                self._moods[seat] = "oops"
                self._spill(before)
            case ev.NothingScored(seat, _):
                self._moods[seat] = "oops"
                if before.hand or before.points:
                    self._spill(before)
            case ev.Stopped(seat, points):
                self._moods[seat] = "happy"
                self._written, self._writing = points, WRITE_SECONDS
                self.counter.roll()
            case ev.HandFilled(seat) | ev.GoalReached(seat):
                self._moods[seat] = "happy"
            case ev.Thrown(seat, _):
                self._moods[seat] = "calm"
                self.cards.forget()
            case ev.TurnBegan():
                self._moods = ["calm"] * len(self._moods)
                self.counter.right()
            case ev.MatchEnded():
                self.counter.right()
            case _:
                pass

    def _spill(self, before: State) -> None:
        """Tip the barrow: the cards of the hand tumble into the mud."""
        self.counter.tip()
        for place, card in enumerate((*before.hand, *before.earlier)):
            at = self._tweener.get(card)
            turn = SPILLED[place % len(SPILLED)]
            fallen = Placement(at.x - 26, at.y + 22, at.width, turn, True, at.z)
            self._tweener.to(card, fallen, 320, "out-bounce", 200 + min(place, 9) * 40)

    def _kept_news(self, event: ev.Event) -> News | None:
        """Keep large letters while the next events only tidy up."""
        return self._big if isinstance(event, ev.GoalReached) else None

    def _ground(self) -> pygame.Surface:
        """Return the table with all that never changes painted on it."""
        plain_table = self._services.sprites.backdrop(BACKDROP)
        if self._plain is not plain_table or self._painted is None:
            self._plain, self._painted = plain_table, plain_table.copy()
            panel = self._services.sprites.panel(
                TRACK.w, TRACK.h, fill=TRACK_FILL, radius=26, shadow=False
            )
            px, py = self._services.canvas.to_px(TRACK.x, TRACK.y)
            self._painted.blit(panel, (round(px), round(py)))
        return self._painted


def _placements(state: State) -> dict[SpriteId, Placement]:
    placed = layout(state, frozenset(range(len(state.seats))))
    return cast("dict[SpriteId, Placement]", placed)
