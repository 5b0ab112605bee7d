"""Everything that is to be seen of a race, put together in painter's order."""

from collections.abc import Iterator, Sequence
from typing import cast

import msgspec
import pygame

from game.core.cards import Card
from game.core.rules import NOBODY, Seat
from game.core.telling import OOPS, Motion, Notice
from game.frankfurt.deck import Deck
from game.frankfurt.rounds import outcome
from game.frankfurt.screen.banner import Banner
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
from game.frankfurt.state import State
from game.frankfurt.telling import RaceTelling
from game.input.seating import Seating
from game.input.zones import Intent
from game.ui.audio import pan_of
from game.ui.cache import Warming
from game.ui.canvas import Box
from game.ui.hints import Hint, draw_hints, end_hint
from game.ui.log_view import Log, LogView
from game.ui.motion import Placement, Presenter, Speed, SpriteId, Tweener
from game.ui.pen import Pen
from game.ui.report import REPLAY_FOOT
from game.ui.services import Services

CardAt = tuple[Card, Placement]

BACKDROP = "frankfurt/table"
PAUSE_CORNER, PAUSE_ABOVE = Box(20, 14, 420, 54), Box(604, 4, 712, 46)
"""Where the keys are told that stop the race: above the title where panels lie in the corners."""
LOOK_CORNER = Box(20, 14, 700, 54)
"""There the keys of who looks around are told, in the place of the keys of the pause."""
WIDER, HIGHER, HIGHER_ABOVE = 300.0, 26.0, 16.0
"""With letters twice as large the place of the keys of the pause is so much wider and higher."""
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
        self.banner = Banner(
            services,
            self._pen,
            self._table,
            self._names,
            self.panels,
            self.help,
            self.effects,
            self.round_end,
            state,
        )
        self.log = Log()
        self._log_view = LogView(
            self._pen,
            self.log,
            lambda line: line.text(services.texts, self._names),
            close="log-close",
        )
        self._warming = Warming(WARM_SECONDS)
        self._plain: pygame.Surface | None = None
        self._painted: pygame.Surface | None = None
        self._seconds = 0.0
        self._later: tuple[RaceTelling, State] | None = None
        """The deal of a round that is dealt at once, while the last slap is still seen."""
        self.cards_drawn = 0
        self.guided = False
        """Whether somebody learns the game here: a guided round has frames of its own."""
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
        self.banner.snap(state)
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
        self.banner.snap(state)
        self._later = None
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
        self.banner.update(dt)
        if not self.banner.held:
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
        banner = self.banner
        banner.status = told.status or banner.status
        banner.held = self.slaps.seconds_left if told.begins and after.phase.counting else 0.0
        if banner.held and self._tweener.speed is Speed.off:
            self._later = (told, after)
            self._flair(told, None)
            return
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
        if not self.guided:
            draw_last_cards(self._pen, self._tweener, state, self._seconds, still=self.slaps.still)
        self.effects.draw_marks()
        self.piles.draw_above(state, self._seconds)
        self.slaps.draw_impact()
        self.banner.draw(state)
        if self._keys and not (ended or self.banner.looking):
            self._draw_pause()
        if not self.banner.pace_news(state):
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
        yield from self.banner.prewarming()

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

    @property
    def _pause_line(self) -> Box:
        more = min(1.0, self._services.text.percent / 100 - 1)
        if len(self._table.seats) < 4:
            return _larger(PAUSE_CORNER, more * WIDER, more * HIGHER)
        return _larger(PAUSE_ABOVE, 0, more * HIGHER_ABOVE)

    def _draw_pause(self) -> None:
        """Tell the keys that stop the race, where whoever plays by mouse can click them."""
        say, line = self._services.texts, self._pause_line
        if self._services.scenes.by_pad:  # its pause has the book, too
            draw_hints(self._pen, (Hint(say("pad-button-start"), say("table-hint-pause")),), line)
            return
        pause = Hint(say("key-escape"), say("table-hint-pause"))
        draw_hints(self._pen, (pause, Hint("F1", say("hint-help"))), line)

    @property
    def look_line(self) -> Box:
        """Where the keys are told by which one looks around: on nobody's cards, and not the log."""
        more = min(1.0, self._services.text.percent / 100 - 1)
        corner = _larger(LOOK_CORNER, 0, more * HIGHER)
        return corner if len(self._table.seats) < 4 else self._pause_line

    @property
    def key_lines(self) -> tuple[Box, ...]:
        """Return where keys are told that are nobody's own."""
        return self._pause_line, self.look_line, self.banner.key_line

    def _draw_end(self) -> None:
        """Say that any key leads on."""
        draw_hints(self._pen, (end_hint(self._services),), self.banner.key_line)

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


def _larger(box: Box, wide: float, high: float) -> Box:
    return Box(box.x, box.y, box.w + wide, box.h + high)


def _placements(state: State) -> dict[SpriteId, Placement]:
    placed = layout(state, frozenset(range(len(state.seats))))
    return cast("dict[SpriteId, Placement]", placed)
