"""Everything that is to be seen of a match, put together in painter's order."""

import math
from collections.abc import Iterator
from typing import Any

from game.core.rules import Seat
from game.core.sentence import Sentence
from game.core.telling import Telling
from game.frantic.draft import Draft
from game.frantic.events import Event
from game.frantic.phrases import is_counted, over_of
from game.frantic.prompts import question_of, watch_of
from game.frantic.rules import FranticRules
from game.frantic.screen.chooser_view import ChooserView
from game.frantic.screen.hand_view import HandView
from game.frantic.screen.layout import (
    BANNER,
    HINTS,
    LAST_EVENT,
    LOG,
    REPLAY_ROWS,
    ROWS,
    TRAY,
    Z_HAND,
    Z_MARKET,
    FranticCards,
    eye_looks,
    plate_box,
)
from game.frantic.screen.notices import Notices
from game.frantic.screen.pictures import FranticNames
from game.frantic.screen.piles import MarketView, Piles, TableArt
from game.frantic.screen.plates import Plates, asked_seats
from game.frantic.screen.poster import Poster
from game.frantic.screen.round_table import RoundSign, RoundTable
from game.frantic.screen.spots import TablePlaces
from game.frantic.state import Ask, State
from game.frantic.telling import Teller
from game.input.seating import Seating
from game.ui.audio import pan_of
from game.ui.card_moves import CardMoves, Sight
from game.ui.card_view import PlacedCard
from game.ui.choice_view import KeyLabel
from game.ui.curtain_view import CurtainView
from game.ui.hands_table import HandsTable, Part
from game.ui.hidden_hands import HiddenHands
from game.ui.motion import Speed
from game.ui.services import Services
from game.ui.spots import Spots
from game.ui.turn_banner import BannerLines, TurnBanner

BACKDROP = "frantic/table"
SOUNDS = "fc-"
"""What the names of all its sounds begin with."""
REFUSED = "fc-refused"
"""What is chosen can't be chosen now."""
CURTAIN_OPEN, CURTAIN_CLOSE = "fc-curtain-open", "fc-curtain-close"
SECRET = frozenset({Ask.GIVE, Ask.DISCARD, Ask.PRESENTS, Ask.PUT_DOWN})
"""What is chosen unseen: how far a choice has come is told to nobody else."""


class FranticView(HandsTable[Event, State, Telling]):
    """Plays events and draws; it reads states and never changes them.

    ``draft`` is what the person who chooses has put together so far; ``answer_left`` is the share
    of the time to answer that is left.
    """

    cards: HandView
    chooser: ChooserView
    refusal = REFUSED

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
        tell = Teller(rules.deck, rules.table).tell
        super().__init__(services, seating, hands, HINTS, tell, keys=keys)
        self._rules = rules
        self._deck = rules.deck
        self._state = state
        self._anchor = seating.humans[0] if seating.humans else 0
        rows = ROWS if keys else REPLAY_ROWS
        self._cards = FranticCards(self._deck, rows)
        self.moves = CardMoves(self._cards, state, self._sight())
        self.cards = HandView(
            self._pen,
            self._deck,
            self.moves.tweener,
            FranticNames(services, state.rules.names),
            rows.tray,
        )
        self.plates = Plates(self._pen, seating, self.moods)
        self.piles = Piles(self._pen, self._deck, self.cards.pictures)
        self.market = MarketView(self._pen, self.piles)
        self.banner = TurnBanner(self._pen, seating, BANNER)
        self.lines = BannerLines(
            self.banner, self._pen, state, over=over_of, question=question_of, watch=watch_of
        )
        self.curtain = CurtainView(self._pen, seating, hands)
        self.poster = Poster(self._pen, rules.table, seating)
        self.notices = Notices(self._pen, seating)
        self.chooser = ChooserView(self._pen, rules, seating, key_label)
        self._table_art = TableArt(services, BACKDROP, len(seating))
        self._round = RoundSign(self._pen, self.names)
        self.rounds = RoundTable(self._pen, self._deck, seating)
        self.draft = Draft()
        self.apply_settings()

    @property
    def moving(self) -> bool:
        """Say whether anything is on its way that the next event should wait for."""
        return self.moves.moving

    @property
    def places(self) -> TablePlaces:
        """Where things lie that can be pressed."""
        return TablePlaces(self._state, self._cards, self.moves.sight)

    def open(self, state: State) -> None:
        """Show the beginning."""
        self._services.audio.preload(self._services.audio.names(SOUNDS))
        self._warming.begin(self._prewarming())
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

    def resized(self) -> None:
        """Make the pictures anew."""
        self._table_art.clear()
        self._warming.begin(self._prewarming())

    def play(self, event: Event, before: State, after: State) -> float:
        """Begin to show an event, sound it, note it; return how long it is to be seen."""
        self.look()
        self._state = after
        telling = self.told(event, before, after)
        self._sound(telling)
        self.moves.play(telling, before, after)
        self.poster.play(telling, before, after)
        self.notices.show(telling.notice)
        self.lines.play(telling, after)
        return math.inf if telling.asks and self._stands(after) else telling.seconds

    def _sound(self, telling: Telling) -> None:
        if telling.sound:
            seat = telling.seats[0] if telling.seats else None
            x = 960.0 if seat is None else plate_box(seat, len(self.names), self._anchor).cx
            self._services.audio.play(telling.sound, pan=pan_of(x))

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
        self.lines.snap(state)

    def look(self) -> None:
        """Turn hands over for those who look now; that a hand opens or closes is heard."""
        before, sight = self.moves.sight, self._sight()
        if self._hands.guarded and sight.audience != before.audience:
            self._services.audio.play(CURTAIN_OPEN if sight.audience else CURTAIN_CLOSE)
        self.moves.look(sight, self._state)

    def update(self, dt: float) -> None:
        """Let pictures move on by ``dt`` seconds."""
        self.look()
        for part in self._parts():
            part.update(dt)
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
        self._pen.start()
        self._services.stage.backdrop(self._table_art.get())
        self._focused = spots.focused
        self.cards.choose(spots.focused_card, spots.refused_cards)
        if self._refused is not None:
            self.cards.shaken = (self._refused.card, self.chooser.shift_of(self._refused.box))
        sight = self.moves.sight
        draw = self._pen.repeat
        flying: list[PlacedCard] = []
        if not self._counted(state):
            flying = self._draw_table(state, sight)
        self.lines.draw(seat, thinking, self._public_draft())
        draw("round", self._round.shown(state), lambda: self._round.draw(state))
        self._draw_over(state)
        if seat is not None and len(spots):
            self.chooser.draw(state, spots, seat, self.draft, answer_left=self.answer_left)
        if self.curtain.hangs:
            # Nothing lies over a curtain: hands are turned over behind it.
            self.cards.draw_flying(flying)
            flying = []
            self._draw_curtain(state, seat)
        self._draw_hints(seat, spots, undo=undo, rush=self._plays_on(state))
        self.cards.draw_flying(flying)
        self.poster.draw()
        self.notices.draw()
        if self._log_view.open:
            self._log_view.draw_long()

    def _draw_table(self, state: State, sight: Sight) -> list[PlacedCard]:
        """Put the table with all cards that lie; return those on their way.

        The Eye covers everything but the hand below, which then is all that is drawn.
        """
        draw, cards = self._pen.repeat, self.cards
        lying, flying = cards.sorted()
        below = [one for one in lying if one[1].z < Z_MARKET]
        above = lying[len(below) :]
        if eye_looks(state):
            above = [one for one in above if one[1].z >= Z_HAND]
        else:
            self._draw_places(state, sight, below)
        owner = "" if self.curtain.hangs else self._owner(sight)
        draw("tray", (sight, owner), lambda: cards.draw_tray(sight, owner))
        self.market.draw(state)
        draw("hand", cards.shown(above), lambda: cards.draw_lying(above))
        return flying

    def _draw_places(self, state: State, sight: Sight, below: list[PlacedCard]) -> None:
        """Put plates, piles, the cards on them, what is said beside them, and the log."""
        draw, cards = self._pen.repeat, self.cards
        piles = (len(state.draw), len(state.happenings))
        draw("piles", piles, lambda: self.piles.draw_below(state))
        self.plates.draw(state, sight, asked_seats(state), self.lines.winners)
        if not self.notices.up and not state.market:
            self.poster.draw_last(LAST_EVENT)
        draw("cards", cards.shown(below), lambda: cards.draw_lying(below))
        self.plates.draw_marks()
        draw("numbers", self.piles.shown(state), lambda: self.piles.draw_above(state))
        draw("log", (self.log.version,), lambda: self._log_view.draw_short(LOG))

    def tell(self) -> None:
        """Say why what has the focus can't be chosen, or that it can."""
        if self._focused is None:
            return
        if self._focused.refusal:
            self.chooser.refuse(self._focused)
        else:
            self.banner.note(self._pen.say("table-can-choose"))

    def took_back(self, seat: Seat) -> None:
        """Note that somebody has taken the last card back."""
        self.log.add(Sentence("frantic-table-undone", seat))

    def _parts(self) -> tuple[Part, ...]:
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
        return self._pen.say("frantic-table-hand-of", name=self.names[sight.near])

    def _sight(self) -> Sight:
        near = self._hands.near
        return Sight(self._hands.audience, self._anchor if near is None else near, self._anchor)

    def _public_draft(self) -> Draft:
        """Return what of a draft all may read: no secret choice where others look on (FC-61)."""
        question = self._state.question
        secret = question is not None and question.ask in SECRET
        return Draft() if self._hands.guarded and secret else self.draft

    def _plays_on(self, state: State) -> bool:
        """Say whether bots may play on by themselves: not at the end, nor while points stand."""
        return state.question is not None and not self._stands(state)

    def _draw_curtain(self, state: State, seat: Seat | None) -> None:
        asked = seat is not None and state.question is not None and seat in state.question.seats
        line = note = ""
        if asked and seat is not None:
            line = question_of(state, seat).text(self._services.texts, self.names)
            hurried = self.answer_left is not None
            note = self._pen.say("frantic-choose-leave-curtain") if hurried else ""
        self.curtain.draw(TRAY, line, self.answer_left, note)

    def _draw_over(self, state: State) -> None:
        """Put open hands while the Eye looks, and the table of points between rounds."""
        self.chooser.draw_eye(state, self.moves.sight.near)
        if self._counted(state):
            self.rounds.draw(state, waits=self._stands(state))

    def _stands(self, state: State) -> bool:
        """Say whether the table of points waits for a key: a bot deals, and people look on."""
        question = state.question
        return question is not None and is_counted(state) and self._only_watched(question.seats)

    def _counted(self, state: State) -> bool:
        """Say whether the table of points is shown, in place of all cards."""
        asked = state.question is not None and state.question.ask is not Ask.DEAL
        return is_counted(state) and not asked and not self.moves.moving

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
