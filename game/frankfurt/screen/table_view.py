"""Everything that is to be seen of a race, put together in painter's order."""

from collections.abc import Iterator, Sequence
from typing import cast

import msgspec
import pygame

from game.core.cards import Card
from game.core.rules import NOBODY, Seat
from game.core.sentence import Sentence
from game.core.telling import OOPS, Motion, Notice
from game.frankfurt.deck import Deck
from game.frankfurt.rounds import outcome
from game.frankfurt.screen.cards_view import CardsView, PilesView
from game.frankfurt.screen.effects_view import Effects
from game.frankfurt.screen.help_view import HelpView
from game.frankfurt.screen.key_caps import KeyCaps, pad_label
from game.frankfurt.screen.last_card import draw_last_cards
from game.frankfurt.screen.layout import Z_BELOW_PILES, Z_COLUMN, Z_PILE, Choreography, layout
from game.frankfurt.screen.panels import Panels
from game.frankfurt.screen.places import places
from game.frankfurt.screen.refusals_view import Refusals
from game.frankfurt.screen.round_end import RoundEnd
from game.frankfurt.screen.slaps_view import Slaps
from game.frankfurt.state import Phase, State
from game.frankfurt.telling import NOW, SOON, RaceTelling, new_cards_in, soon, status_of, waits_for
from game.input.seating import Seating
from game.input.zones import Intent
from game.ui.audio import pan_of
from game.ui.cache import Warming
from game.ui.canvas import Box
from game.ui.hints import BUTTONS_OF_KEYS, Hint, draw_hints, end_hint
from game.ui.log_view import Log, LogView
from game.ui.motion import Placement, Presenter, Speed, SpriteId, Tweener
from game.ui.pen import Pen
from game.ui.report import REPLAY_FOOT
from game.ui.services import Services
from game.ui.theme import FOCUS, LEAD, PAPER, TITLE, WARN

CardAt = tuple[Card, Placement]

BACKDROP = "frankfurt/table"
STOOD = Sentence(f"{NOW}-stood")
"""Why it counts down once more, where the computer stood still for a moment."""
QUIET = frozenset({f"{NOW}-start", f"{NOW}-race", f"{NOW}-table", f"{NOW}-resume"})
"""While the banner says only this, everybody's tempo may stand in its place."""
PACE_SIZE = 42
PAUSE_CORNER, PAUSE_ABOVE = Box(20, 14, 420, 54), Box(760, 2, 400, 42)
"""Where the keys are told that stop the race: above the title where panels lie in the corners."""
LOOK_CORNER = Box(20, 14, 640, 54)
"""There the keys of who looks around are told, in the place of the keys of the pause."""
KEY_LINE = Box(0, 42, 900, 50)
"""A line of keys that are nobody's own: how far below the banner, and its size."""
FAR = (50, 54)
FAR_LOWER = 6
"""Size of letters that can be read from three metres, and the most that the settings make of it;
their strip lies a little lower, clear of the title."""
ASKED = frozenset({f"{NOW}-out", f"{NOW}-slap"})
"""What the banner says loud: somebody has to act at once."""
TOLD = frozenset({STOOD.text_id, f"{NOW}-stuck", f"{NOW}-idle", f"{NOW}-waits", f"{NOW}-soon"})
"""What it says as large, but calmly."""
BANNER_FILL = (20, 14, 38, 205)
WARM_SECONDS = 0.004
"""How much of a frame goes into pictures that will be needed, while the count-down runs."""


class TableView:
    """Plays events and draws; it reads the state and never changes it."""

    def __init__(
        self,
        services: Services,
        seating: Seating,
        deck: Deck,
        state: State,
        *,
        keys: bool = True,
        starts: Sequence[str] = (),
    ) -> None:
        self._keys = keys
        self._services = services
        self._seating = seating
        self._deck = deck
        self._table = places(len(state.seats))
        self._names = tuple(player.name for player in seating.players)
        self._pen = Pen(services)
        self._tweener = Tweener()
        self._moves = Choreography()
        self._presenter: Presenter[State, RaceTelling] = Presenter(
            _placements, state, self._tweener, self._moves.style
        )
        self.cards = CardsView(services.sprites, self._tweener, deck, self._table)
        self.caps = KeyCaps(self._pen, seating, self._label)
        self.round_end = RoundEnd(len(seating), tuple(seating.humans))
        self.panels = Panels(self._pen, self._table, seating, self.caps, starts)
        self.panels.round_end = self.round_end
        self.piles = PilesView(self._pen, self._table, self.caps)
        self.effects = Effects(self._pen, self._table)
        self.slaps = Slaps(self._pen, self._table, self._names)
        self.help = HelpView(self._pen, self._table, seating, deck, state, self.caps)
        self.refusals = Refusals(self._pen, self._table, seating)
        self.log = Log()
        self._log_view = LogView(
            self._pen,
            self.log,
            lambda line: line.text(services.texts, self._names),
            close="log-close",
        )
        self._warming = Warming(WARM_SECONDS)
        self._status = status_of(state)
        self._plain: pygame.Surface | None = None
        self._painted: pygame.Surface | None = None
        self._seconds = 0.0
        self._later: tuple[RaceTelling, State] | None = None
        self._last_status, self._hold = self._status, 0.0
        """What the banner still says while the last slap of a round is seen, and for how long."""
        self.looking = False
        """Whether somebody looks around: the banner tells the rule then, as what is told of it."""
        self.stood_still = False
        """Whether it counts down only because the computer stood still for a moment."""
        self.cards_drawn = 0
        self.apply_settings()

    @property
    def shown(self) -> State:
        """Return the state that the pictures have reached."""
        return self._presenter.shown

    @property
    def busy(self) -> bool:
        """Say whether cards are on their way or an effect is to be seen."""
        return self._tweener.busy or self.effects.busy or self.slaps.busy

    @property
    def moving(self) -> bool:
        """Say whether cards are on their way."""
        return self._tweener.busy

    def places(self) -> dict[Card, Placement]:
        """Return where every card is drawn now."""
        return {card: self._tweener.get(card) for card in range(len(self._deck))}

    def goals(self) -> dict[Card, Placement]:
        """Return where every card lies or is going."""
        goals = ((card, self._tweener.goal(card)) for card in range(len(self._deck)))
        return {card: goal for card, goal in goals if goal is not None}

    def apply_settings(self) -> None:
        """Take the speed of motion from the settings."""
        settings = self._services.settings
        self.effects.still = self.slaps.still = settings.reduced_motion
        self.caps.shown = settings.show_key_caps and self._keys
        speed = Speed.off if settings.reduced_motion else Speed[settings.speed]
        self._tweener.speed = self.effects.speed = self.slaps.speed = speed

    def refresh_labels(self) -> None:
        """Show what the keys are called in the layout of now."""
        if self._services.keyboard is not None:
            self._services.keyboard.refresh()
        self.caps.relabel()

    def resized(self) -> None:
        """Make the pictures anew."""
        self._painted = None
        self._warming.begin(self._prewarming())

    def rest(self, seconds: float) -> None:
        """Deal the next round so much later: a replay goes on as it was played."""
        self._moves.rest_ms = seconds * 1000

    def open(self, state: State) -> None:
        """Deal: cards fly from the draw piles to the columns."""
        self._status = status_of(state)
        self._warming.begin(self._prewarming())
        goals = _placements(state)
        for card, style in self._moves.opening(state).items():
            place = self._table.seats[self._owner(state, card)]
            start = Placement(*place.draw, place.draw_width, 0.0, False, goals[card].z, 0)
            self._tweener.set(card, start)
            self._tweener.to(card, goals[card], style.duration, style.ease, style.delay)

    def snap(self, state: State) -> None:
        """Show a state at once, without motion."""
        self.effects.stop()
        self.slaps.stop()
        self.round_end.clear()
        self._status, self._hold, self._later = status_of(state), 0.0, None
        self._presenter.snap(state)

    def prewarm(self) -> None:
        """Make all pictures now."""
        self._warming.begin(self._prewarming())
        self._warming.finish()

    def jostle(self, turn: int) -> None:
        """Send every card that is to be seen a little to the side: the worst case of motion."""
        for card, at in self.cards.visible({}):
            if not self._tweener.moving(card):
                side = 14 if (turn + card) % 2 else -14
                self._tweener.to(card, msgspec.structs.replace(at, x=at.x + side), ease="linear")

    def note_place(self, state: State) -> Box:
        """Where a note lies: there the last lines of the log are at other times."""
        rect = self._table.log
        return self.effects.room_below(state, Box(rect.x, rect.y, rect.w, rect.h))

    def show_log(self, shown: bool) -> None:
        """Show or hide the whole log."""
        self._log_view.open = shown

    def scroll_log(self, lines: int) -> None:
        """Show older lines of the whole log, or newer ones for less than 0."""
        self._log_view.scroll(lines)

    def update(self, dt: float) -> None:
        """Let pictures move on by ``dt`` seconds."""
        self._seconds += dt
        self._hold = max(0.0, self._hold - dt)
        if not self._hold:
            self._show_later()
        self._tweener.update(dt)
        self.effects.update(dt)
        self.slaps.update(dt)
        self.refusals.update(dt)
        self.caps.update(dt)
        self.panels.update(dt)
        self.round_end.update(dt)
        self._warming.go_on()

    def play(self, told: RaceTelling, before: State, after: State) -> None:
        """Let an event be heard, read and seen."""
        self._sound(told)
        self.help.note(before, after)
        if told.motion is Motion.NONE:
            if self._later is None:
                self._presenter.shown = after
            return
        self.log.add(told.line)
        self._show_later()
        self._hold = 0.0
        if told.begins and after.phase.counting:
            self._last_status, self._hold = self._status, self.slaps.seconds_left
            if self._hold and self._tweener.speed is Speed.off:
                self._status, self._later = told.status or self._status, (told, after)
                self._flair(told, None)
                return
        self._status = told.status or self._status
        bounces = told.motion is Motion.BOUNCE
        start = self._tweener.get(told.cards[0]) if bounces else None
        self._moves.prepare(told, after)
        self._presenter.play(told, after)
        self._keep_bounces_true()
        self._flair(told, start)
        over = outcome(after)
        if over is not None:
            self.panels.crown(over.winners)

    def _show_later(self) -> None:
        """Deal the next round now, where it is dealt at once and the last slap was seen first."""
        if self._later is not None:
            (told, after), self._later = self._later, None
            self._presenter.play(told, after)

    def draw(self, state: State, *, ended: bool = False) -> None:
        """Put everything on the stage; ``ended``: any key leads on to the results."""
        stage = self._services.stage
        self._pen.start()
        stage.backdrop(self._backdrop())
        self.panels.draw_below(state)
        self.piles.draw_below(state)
        resting, moving = map(self._shoved, self._layers())
        self.cards_drawn = len(resting) + len(moving)
        self.cards.put(stage, resting)
        self.help.draw(state, self._tweener.moving)
        draw_last_cards(self._pen, self._tweener, state, self._seconds, still=self.slaps.still)
        self.effects.draw_marks()
        self.piles.draw_above(state, self._seconds)
        self.slaps.draw_impact()
        self._draw_banner(state)
        if self._keys and not (ended or self.looking):
            self._draw_pause()
        if not self._pace_news(state):
            self.help.draw_signs(state)
        rect = self._table.log
        foot = rect.bottom if self._keys else min(rect.bottom, REPLAY_FOOT)
        room = Box(rect.x, rect.y, rect.w, foot - rect.y)
        if not self._services.scenes.under_note(room):
            self._log_view.draw_short(self.effects.room_below(state, room))
        self.cards.put(stage, moving)
        self.piles.draw_caps(state)
        self.panels.draw_above(state, self.help.waited(state))
        self.refusals.draw()
        self.slaps.draw_hands()
        self.effects.draw(state)
        if ended:
            self._draw_end()
        if self._log_view.open:
            self._log_view.draw_long()

    def _layers(self) -> tuple[list[CardAt], list[CardAt]]:
        """Return the cards under tabs and banner, and those that fly over them, in order.

        Those that go back to a column, called or bounced, stay under the tops of the piles.
        """
        carried = self.effects.carried()
        low: list[CardAt] = []
        high: list[CardAt] = []
        for card, at in self.cards.visible(carried):
            moving = card not in carried and self._tweener.moving(card)
            goal = self._tweener.goal(card) if moving else None
            if goal is not None and Z_COLUMN <= goal.z < Z_PILE:
                low.append((card, msgspec.structs.replace(at, z=min(at.z, Z_BELOW_PILES))))
            else:
                over = card not in carried and (moving or at.lift > 0)
                (high if over else low).append((card, at))
        low.sort(key=lambda entry: entry[1].z)
        return low, high

    def _shoved(self, cards: list[CardAt]) -> list[CardAt]:
        """Return cards with those a little out of their place that lie where a hand comes down."""
        if not self.slaps.busy:
            return cards
        return [(card, self.slaps.shoved(at)) for card, at in cards]

    def _prewarming(self) -> Iterator[None]:
        yield from self.cards.prewarming()
        yield from self.effects.prewarming()
        yield from self.slaps.prewarming()
        yield from self.caps.prewarming()
        yield from self.piles.prewarming()
        yield from self.help.prewarming()
        self._backdrop()
        yield from self.panels.prewarming()
        for seat in range(len(self._names)):
            self._put_banner(Sentence(f"{NOW}-out", args={"count": 1}, several=(seat,)))
            yield
            self._put_banner(waits_for(seat))
            yield
        for ending in ("race", "slap", "stuck", "stood"):
            self._put_banner(Sentence(f"{NOW}-{ending}"))
            yield
        for seconds in range(1, SOON + 1):
            self._put_banner(new_cards_in(seconds))
            yield

    def backdrop_size(self) -> tuple[int, int]:
        """Return the size in px of the table with everything that is painted on it."""
        return self._backdrop().get_size()

    def _backdrop(self) -> pygame.Surface:
        """Return the table with all that never changes painted on it: most of the window."""
        plain = self._services.sprites.backdrop(BACKDROP)
        if self._plain is not plain or self._painted is None:
            painted = plain.copy()
            for surface, x, y in (*self.piles.fixtures(), *self.panels.fixtures()):
                px, py = self._services.canvas.to_px(x, y)
                corner = (round(px - surface.get_width() / 2), round(py - surface.get_height() / 2))
                painted.blit(surface, corner)
            # Kept only when all is on it: a picture that has to be made may put this frame off.
            self._plain, self._painted = plain, painted
            self.panels.lie_on(painted)
        return self._painted

    def _draw_pause(self) -> None:
        """Tell the keys that stop the race, where whoever plays by mouse can click them."""
        say = self._services.texts
        pause = Hint(say("key-escape"), say("table-hint-pause"))
        line = PAUSE_CORNER if len(self._table.seats) < 4 else PAUSE_ABOVE
        draw_hints(self._pen, (pause, Hint("F1", say("hint-help"))), line)

    @property
    def look_line(self) -> Box:
        """Where the keys are told by which one looks around: on nobody's cards, and not the log."""
        return LOOK_CORNER if len(self._table.seats) < 4 else self._key_line()

    def _draw_end(self) -> None:
        """Say that any key leads on."""
        draw_hints(self._pen, (end_hint(self._services),), self._key_line())

    def _key_line(self) -> Box:
        """Return the place below the banner where keys are told that are nobody's own."""
        width = min(self._table.banner_width, KEY_LINE.w)
        return Box(960 - width / 2, self._table.banner_y + KEY_LINE.y, width, KEY_LINE.h)

    def _draw_banner(self, state: State) -> None:
        pen, table = self._pen, self._table
        title = pen.say("frankfurt-round", round=state.round - int(self._hold > 0))
        pen.outlined(title, 960, table.title_y, TITLE * 1.3, PAPER, table.banner_width)
        if self.effects.photo:
            return
        if self._hold:
            if ended := self.round_end.lines():
                self._put_loud(self._joined(ended))
            else:
                self._put_banner(self._last_status)
            return
        if self.looking:
            rule = "table" if state.rules.table_mode else "race"
            self._put_banner(Sentence(f"{NOW}-{rule}"))
            return
        if self.stood_still and not state.paused:
            self._put_banner(STOOD)
            return
        ended = self._round_news(state)
        news = self._pace_news(state)
        waited = self.help.waited(state)
        if ended:
            self._put_loud(self._joined(ended))
        elif news:
            self._draw_paces(news)
        else:
            usual = self._status if waited is None else waits_for(waited)
            self._put_banner(soon(state) or usual)

    def _joined(self, lines: tuple[Sentence, ...]) -> str:
        return " ".join(one.text(self._services.texts, self._names) for one in lines)

    def _round_news(self, state: State) -> tuple[Sentence, ...]:
        """Return what the last round brought, while the banner has nothing to ask.

        It goes before the next race begins; nobody waits for one under constant stress.
        """
        calm = self._status.text_id in QUIET and not state.paused
        racing = state.phase is Phase.RACE and not state.rules.stress
        return self.round_end.lines() if calm and not racing else ()

    def _pace_news(self, state: State) -> tuple[Sentence, ...]:
        """Return what is told of everybody's tempo as a round begins, if nothing else is."""
        paces = self.panels.paces
        if paces is None or self._status.text_id not in QUIET or state.paused:
            return ()
        return paces.news(state)

    def _draw_paces(self, news: tuple[Sentence, ...]) -> None:
        """Tell everybody's tempo in the place of the banner, and below it the keys of the bot's."""
        texts, table = self._services.texts, self._table
        line = " · ".join(one.text(texts, self._names) for one in news)
        size, room = self._pen.capped(PACE_SIZE, 46), table.banner_width
        self._pen.note(line, 960, table.banner_y, size, max_width=room, icon="icons/clock")
        paces = self.panels.paces
        if paces is None or not paces.followers:
            return
        pad = self._services.scenes.by_pad
        hints = []
        for key, end in (("F3", "slower"), ("F4", "faster")):
            named = texts(BUTTONS_OF_KEYS[key]) if pad else key
            hints.append(Hint(named, texts(f"frankfurt-pace-key-{end}")))
        draw_hints(self._pen, hints, self._key_line())

    def _put_banner(self, status: Sentence) -> None:
        line = status.text(self._services.texts, self._names)
        y, room = self._table.banner_y, self._table.banner_width
        asked, told = status.text_id in ASKED, status.text_id in TOLD
        size = self._pen.capped(*(FAR if asked or told else (LEAD, 44)))
        y += FAR_LOWER if asked or told else 0
        if asked:
            self._put_loud(line)
        else:
            self._pen.note(line, 960, y, size, ink=WARN, fill=BANNER_FILL, max_width=room)

    def _put_loud(self, line: str) -> None:
        """Write a line in the place of the banner that everybody has to see at once."""
        table, size = self._table, self._pen.capped(*FAR)
        y, room = table.banner_y + FAR_LOWER, table.banner_width
        self._pen.note(line, 960, y, size, fill=FOCUS, max_width=room)

    def _sound(self, told: RaceTelling) -> None:
        """Play an event's sound from where its player sits."""
        if told.sound:
            seats = self._table.seats
            x = seats[told.seats[0]].panel.centre[0] if told.seats else 960.0
            self._services.audio.play(told.sound, pan=pan_of(x))

    def _flair(self, told: RaceTelling, start: Placement | None) -> None:
        """Show what is over in a moment."""
        home = self._tweener.goal(told.cards[0]) if start is not None else None
        if start is not None and home is not None:
            self.effects.bounce(told.cards[0], start, told.pile, home)
        if told.motion is Motion.RETURN:
            self._mark_returned(told.cards)
        if told.notice is not None:
            self.note(told.notice, None if home is None else home.x)
        for seat, mood in told.moods.items():
            self.panels.show_mood(seat, mood)
        if told.motion is Motion.GATHER:
            self.piles.note_taken(told.pile, told.seats[0])
        if told.by_hand:
            self.slaps.slap(told.seats[0], told.pile, first=told.first)
        if told.result is not None:
            self.round_end.add(told.result)
        if told.begins:
            self.round_end.begin()
            self.piles.clear_takers()
        self._forgive(told.forgiven)

    def note(self, notice: Notice, x: float | None = None) -> None:
        """Tell a player in the own panel, at ``x`` if given, or all of them in the middle."""
        line = notice.line.text(self._services.texts, self._names)
        if notice.target == NOBODY:
            self.effects.notice(line, notice.seconds)
        else:
            bad = notice.mood == OOPS
            self.panels.say(notice.target, line, notice.seconds, bad=bad, x=x)

    def _forgive(self, seats: Sequence[Seat]) -> None:
        """Take refusals off panels, and off the table if they are everybody's: they are past."""
        self.panels.forgive(seats)
        if len(seats) == len(self._names):
            self.effects.clear_marks()

    def _mark_returned(self, cards: Sequence[Card]) -> None:
        for card in cards:
            goal = self._tweener.goal(card)
            if goal is not None:
                self.effects.mark(goal.x, goal.y, goal.width)

    def _keep_bounces_true(self) -> None:
        """A bouncing card that is sent elsewhere goes there from where it is."""
        for card, home in self.effects.homes().items():
            goal = self._tweener.goal(card)
            if goal is None or goal == home:
                continue
            at = self.effects.drop(card)
            if at is not None:
                self._tweener.set(card, at)
                self._tweener.to(card, goal)

    def _owner(self, state: State, card: Card) -> Seat:
        return next(
            index
            for index, seat in enumerate(state.seats)
            if card in seat.draw[:1] or any(card in column.cards for column in seat.columns)
        )

    def _label(self, seat: Seat, intent: Intent) -> str:
        player = self._seating[seat]
        if player.zone is None or self._services.keyboard is None:
            return pad_label(intent)
        return str(self._services.keyboard.label(player.zone.place(intent)))


def _placements(state: State) -> dict[SpriteId, Placement]:
    placed = layout(state, frozenset(range(len(state.seats))))
    return cast("dict[SpriteId, Placement]", placed)
