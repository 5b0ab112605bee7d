"""Everything that is to be seen of a match, put together in painter's order."""

import time
from collections.abc import Iterator
from typing import Any, Protocol

import pygame

from game.core.rules import Seat
from game.frantic import events as ev
from game.frantic.rules import FranticRules
from game.frantic.screen.captions import CardNames
from game.frantic.screen.chooser_view import ChooserView, KeyLabel
from game.frantic.screen.choreography import Choreography, seconds_of
from game.frantic.screen.draft import Draft
from game.frantic.screen.felt import painted
from game.frantic.screen.geometry import BANNER, HINTS, LAST_EVENT, LOG, ROUND, TRAY, plate_box
from game.frantic.screen.hand_view import HandView, Places
from game.frantic.screen.layout import Z_MARKET, FranticCards, is_counted
from game.frantic.screen.news import News, news_of, readers
from game.frantic.screen.notices import Notices, notice_of
from game.frantic.screen.notices import seconds_of as notice_seconds
from game.frantic.screen.offers import Spot, focused_card, refused_cards
from game.frantic.screen.piles import Piles
from game.frantic.screen.plates import Plates, asked_seats
from game.frantic.screen.poster import POSTER_SECONDS, Poster
from game.frantic.screen.prompts import prompt_of, watch_of
from game.frantic.screen.round_table import RoundTable
from game.frantic.screen.sounds import NAMES, REFUSED, sound_of
from game.frantic.state import NOBODY, Ask, State
from game.input.seating import Seating
from game.ui.brush import Brush, pan_of
from game.ui.card_moves import CardMoves, Sight
from game.ui.card_view import Placed
from game.ui.curtain_view import CurtainView
from game.ui.hidden_hands import HiddenHands
from game.ui.log_view import Log, LogView
from game.ui.motion import Speed
from game.ui.offers import Offer, Offers
from game.ui.repeats import Repeats
from game.ui.services import Services
from game.ui.theme import HINT, NIGHT, TEXT_SOFT
from game.ui.turn_banner import TurnBanner
from game.ui.turn_hints import TurnHints
from game.ui.widgets_menu import draw_hints
from game.ui.widgets_pen import Pen

BACKDROP = "frantic/table"
WARM_SECONDS = 0.003
"""How much of a frame goes into pictures that will be needed."""


class _Part(Protocol):
    """What time moves on."""

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""
        ...


class FranticView:
    """Plays events and draws; it reads states and never changes them.

    ``draft`` is what the person who chooses has put together so far; ``answer_left`` is the share
    of the time to answer that is left.
    """

    def __init__(
        self,
        services: Services,
        seating: Seating,
        rules: FranticRules,
        state: State,
        hands: HiddenHands,
        key_label: KeyLabel,
        *,
        keys: bool = True,
    ) -> None:
        self._keys = keys
        self._services = services
        self._rules = rules
        self._deck = rules.deck
        self._seating = seating
        self._hands = hands
        self.names = tuple(player.name for player in seating.players)
        self._readers = readers(seating.humans, len(seating))
        self._state = state
        self._anchor = seating.humans[0] if len(seating.humans) == 1 else 0
        self._brush, self._pen = Brush(services), Pen(services)
        self.moves = CardMoves(FranticCards(self._deck), Choreography(), state, self._sight())
        self.cards = HandView(
            self._brush,
            self._pen,
            self._deck,
            self.moves.tweener,
            CardNames(services, state.rules.names),
        )
        self._repeats = Repeats(services, self._pen)
        self.plates = Plates(self._brush, self._pen, seating, self._repeats)
        self.piles = Piles(self._brush, self._pen, self._deck, self.cards.pictures)
        self.banner = TurnBanner(self._brush, self._pen, seating, BANNER)
        self.curtain = CurtainView(self._brush, self._pen, seating, hands)
        self.poster = Poster(self._brush, self._pen, rules.table, seating)
        self.notices = Notices(self._brush, self._pen, seating)
        self.chooser = ChooserView(self._brush, self._pen, rules, seating, key_label)
        self.rounds = RoundTable(self._brush, self._pen, self._deck, seating)
        self.log: Log[News] = Log()
        self._log_view = LogView(
            self._brush, self.log, lambda news: news.text(services.texts, self.names)
        )
        self._hints = TurnHints(services, seating)
        self._refused: Offer[Any] | None = None
        self._focused: Offer[Any] | None = None
        self.draft = Draft()
        self.answer_left: float | None = None
        self._winners: tuple[Seat, ...] = ()
        self._warming: Iterator[None] = iter(())
        self._ground: pygame.Surface | None = None
        self._plain: pygame.Surface | None = None
        self.apply_settings()

    @property
    def moving(self) -> bool:
        """Say whether anything is on its way that the next event should wait for."""
        return self.moves.moving

    @property
    def pen(self) -> Pen:
        """The pen of this table, which knows where every text came out."""
        return self._pen

    @property
    def places(self) -> Places:
        """Where things lie that can be pressed."""
        return Places(self._state, self._deck, self.moves.sight)

    def open(self, state: State) -> None:
        """Show the beginning."""
        self._services.audio.preload(NAMES)
        self._warming = self._prewarming()
        self.snap(state)

    def apply_settings(self) -> None:
        """Take speed, motion and key caps from the settings."""
        settings = self._services.settings
        speed = Speed.off if settings.reduced_motion else Speed[settings.speed]
        self.moves.tweener.speed = speed
        still = speed is Speed.off
        self.cards.still = self.piles.still = still
        self.banner.still = self.curtain.still = still
        self.poster.still = self.notices.still = self.chooser.still = still
        self.chooser.caps = settings.show_key_caps

    def refresh_labels(self) -> None:
        """Show what the keys are called in the layout of now."""
        self._repeats.clear()
        if self._services.keyboard is not None:
            self._services.keyboard.refresh()

    def resized(self) -> None:
        """Make the pictures anew."""
        self._ground = None
        self._warming = self._prewarming()

    def play(self, event: ev.Event, before: State, after: State) -> float:
        """Begin to show an event, sound it, note it; return how long it is to be seen."""
        self.look()
        self._state = after
        news = news_of(event, before, self._deck, self._readers)
        self.log.add(news)
        self._sound(event, before)
        self.moves.play(event, before, after)
        self.poster.play(event, before, after, news)
        notice = notice_of(event, before, self._deck)
        self.notices.show(notice)
        self._feel(event)
        self._crown(after)
        if isinstance(event, ev.Happened):
            return POSTER_SECONDS
        return max(seconds_of(event), notice_seconds(notice))

    def _sound(self, event: ev.Event, before: State) -> None:
        name = sound_of(event, ticking=bool(before.bomb))
        if name is not None:
            seat = getattr(event, "seat", None)
            x = 960.0 if seat is None else plate_box(seat, len(self.names), self._anchor).cx
            self._services.audio.play(name, pan=pan_of(x))

    def finish(self) -> None:
        """Put everything where it is going, at once."""
        self.moves.finish()
        self.poster.finish()
        self.notices.show(None)

    def snap(self, state: State) -> None:
        """Show a state at once, without motion."""
        self._state = state
        self.moves.snap(state)
        self.poster.snap(state)
        self.notices.show(None)
        self._crown(state)

    def _crown(self, state: State) -> None:
        """Show who has won, once the match is over."""
        over = state.question is None and is_counted(state)
        outcome = self._rules.outcome(state) if over else None
        self._winners = () if outcome is None else outcome.winners

    def look(self) -> None:
        """Turn hands over for those who look now."""
        self.moves.look(self._sight(), self._state)

    def update(self, dt: float) -> None:
        """Let pictures move on by ``dt`` seconds."""
        self.look()
        for part in self._parts():
            part.update(dt)
        end = time.perf_counter() + WARM_SECONDS
        while next(self._warming, self) is None and time.perf_counter() < end:
            pass

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
        self._pen.start()
        self._services.stage.backdrop(self._table())
        self._focused = offers.focused
        self.cards.choose(focused_card(offers), refused_cards(offers))
        if isinstance(self._refused, Spot):
            self.cards.shaken = (self._refused.card, self.chooser.shift_of(self._refused.box))
        sight = self.moves.sight
        draw = self._repeats.draw
        piles = (len(state.draw), len(state.happenings))
        draw("piles", piles, lambda: self.piles.draw_below(state))
        self.plates.draw(state, sight, asked_seats(state), self._winners)
        flying = self._draw_cards(state, sight)
        self._draw_banner(state, seat, thinking)
        draw("round", (state.round,), lambda: self._draw_round(state))
        draw("log", (self.log.version,), lambda: self._log_view.draw_short(LOG))
        self._draw_curtain(state, seat)
        self._draw_over(state)
        if seat is not None and len(offers):
            self.chooser.draw(state, offers, seat, self.draft, answer_left=self.answer_left)
        self._draw_hints(seat, undo=undo)
        self.cards.draw_flying(flying)
        self.poster.draw()
        self.notices.draw()
        if self._log_view.open:
            self._log_view.draw_long()

    def _draw_cards(self, state: State, sight: Sight) -> list[Placed]:
        """Put all cards that lie, with the words over the piles; return those on their way."""
        draw, cards = self._repeats.draw, self.cards
        lying, flying = cards.sorted()
        if self._counted(state):
            return []
        below = [one for one in lying if one[1].z < Z_MARKET]
        above = lying[len(below) :]
        self.poster.draw_last(LAST_EVENT)
        draw("cards", cards.shown(below), lambda: cards.draw_lying(below))
        self.plates.draw_marks()
        draw("numbers", self.piles.shown(state), lambda: self.piles.draw_above(state))
        draw("tray", (sight,), lambda: cards.draw_tray(sight, self._owner(sight)))
        self.chooser.draw_below(state)
        draw("hand", cards.shown(above), lambda: cards.draw_lying(above))
        return flying

    def show_log(self, shown: bool) -> None:
        """Show or hide the whole log."""
        self._log_view.open = shown

    def refuse(self, offer: Offer[Any]) -> None:
        """Shake what can't be chosen now, and say why."""
        self.chooser.refuse(offer)
        self._refused = offer
        self._services.audio.play(REFUSED)

    def remind(self) -> None:
        """Nod with banner and curtain: somebody else has pressed a key."""
        self.banner.remind()
        self.curtain.remind()

    def tell(self) -> None:
        """Say why what has the focus can't be chosen, where it can't."""
        if self._focused is not None and self._focused.refusal:
            self.chooser.refuse(self._focused)

    def took_back(self, seat: Seat) -> None:
        """Note that somebody has taken the last card back."""
        self.log.add(News("frantic-table-undone", seat))

    def _parts(self) -> "tuple[_Part, ...]":
        """Return what moves by itself."""
        return (
            self.moves,
            self.cards,
            self.piles,
            self.banner,
            self.curtain,
            self.poster,
            self.notices,
            self.chooser,
        )

    def _owner(self, sight: Sight) -> str:
        return self._brush.say("frantic-table-hand-of", name=self.names[sight.near])

    def _sight(self) -> Sight:
        near = self._hands.near
        return Sight(self._hands.audience, self._anchor if near is None else near, self._anchor)

    def _draw_banner(self, state: State, seat: Seat | None, thinking: Seat | None) -> None:
        shown = (state, seat, thinking, self.draft, self._winners, self.banner.beat)
        self._repeats.draw("banner", shown, lambda: self._put_banner(state, seat, thinking))

    def _put_banner(self, state: State, seat: Seat | None, thinking: Seat | None) -> None:
        texts = self._services.texts
        if self._winners:
            names = [self.names[winner] for winner in self._winners]
            text = texts("frantic-table-over", names=self._joined(names), people=len(names))
            self.banner.draw(None, text, thinking=False, winners=self._winners)
        elif state.question is None:
            self.banner.draw(state.dealer, texts("frantic-table-dealing"), thinking=False)
        elif seat is not None and seat in state.question.seats:
            text = prompt_of(state, seat, self.draft).text(texts, self.names)
            self.banner.draw(seat, text, thinking=False)
        else:
            prompt = watch_of(state)
            who = prompt.seat if prompt.seat != NOBODY else thinking
            text = prompt.text(texts, self.names)
            self.banner.draw(who, text, thinking=thinking is not None)

    def _draw_round(self, state: State) -> None:
        """Put which round this is, and when the match ends."""
        rules, say, box = state.rules, self._brush.say, ROUND
        number = say("frantic-table-round", round=state.round)
        end = say("frantic-table-limit", limit=rules.limit)
        if rules.rounds:
            end = say("frantic-table-rounds", rounds=rules.rounds)
        self._pen.paper(box, NIGHT, radius=box.h / 2, lift=0, alpha=225)
        room = box.inset(24, 4)
        self._pen.label(f"{number} {end}", room, HINT, TEXT_SOFT, face="bold", align="centre")

    def _draw_hints(self, seat: Seat | None, *, undo: bool) -> None:
        if not self._keys or self._log_view.open:
            return
        pads = self._services.pads
        present = () if pads is None else tuple(pads.present())
        shown = (seat, undo, self._hands.curtain, present)
        self._repeats.draw("hints", shown, lambda: self._put_hints(seat, undo=undo))

    def _put_hints(self, seat: Seat | None, *, undo: bool) -> None:
        hints = self._hints.of(seat, undo=undo, hands=self._hands)
        draw_hints(self._pen, self._hints.fitting(hints, HINTS), HINTS)

    def _draw_curtain(self, state: State, seat: Seat | None) -> None:
        if not self.curtain.hangs:
            return
        asked = seat is not None and state.question is not None and seat in state.question.seats
        line = ""
        if asked and seat is not None:
            line = prompt_of(state, seat, self.draft).text(self._services.texts, self.names)
        self.curtain.draw(TRAY, line, self.answer_left)

    def _draw_over(self, state: State) -> None:
        """Put open hands while the Eye looks, and the table of points between rounds."""
        self.chooser.draw_eye(state)
        if self._counted(state):
            self.rounds.draw(state)

    def _counted(self, state: State) -> bool:
        """Say whether the table of points is shown, in place of all cards."""
        asked = state.question is not None and state.question.ask is not Ask.DEAL
        return is_counted(state) and not asked and not self.moves.moving

    def _feel(self, event: ev.Event) -> None:
        """Let faces show how their players fare."""
        moods = self.plates.moods
        match event:
            case ev.TurnBegan() | ev.Dealt():
                moods[:] = ["calm"] * len(moods)
            case ev.Attacked(target=target):
                moods[target] = "oops"
            case ev.TurnMissed(seat) | ev.BombWentOff(seat):
                moods[seat] = "oops"
            case ev.Played(seat, _, when) if when is not ev.When.TURN:
                moods[seat] = "happy"
            case ev.RoundEnded(points):
                best = min(points)
                moods[:] = ["happy" if own == best else "calm" for own in points]
            case _:
                pass

    def _prewarming(self) -> Iterator[None]:
        """Make one picture a step, so that none has to be made while cards fly.

        What is put on the stage here is forgotten before the next picture is drawn.
        """
        yield from self.cards.prewarming()
        for seat in range(len(self.names)):
            self.banner.draw(seat, "", thinking=True)
            yield
            sight = Sight(frozenset(), seat, self._anchor)
            self.cards.draw_tray(sight, self._owner(sight))
            yield
        for part in (self.plates.prewarming(self._anchor), self.piles.prewarming()):
            yield from part
        yield from self.curtain.prewarming(TRAY)
        yield from self.chooser.prewarming()
        yield from self.poster.prewarming()
        yield from self.notices.prewarming()
        yield from self.rounds.prewarming()

    def prewarm(self) -> None:
        """Make all pictures now."""
        for _ in self._warming:
            pass

    def _joined(self, names: list[str]) -> str:
        if len(names) < 2:
            return "".join(names)
        return self._brush.say("table-and", names=", ".join(names[:-1]), last=names[-1])

    def _table(self) -> pygame.Surface:
        """Return the table with all that never changes painted on it."""
        plain = self._services.sprites.backdrop(BACKDROP)
        if self._plain is not plain or self._ground is None:
            self._plain = plain
            self._ground = painted(self._services, plain, len(self._seating))
        return self._ground
