"""Everything that is to be seen of a match, put together in painter's order."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from game.core.bubbles import Bubble
from game.core.cards import HIDDEN, Card
from game.core.choices import At, Stakes
from game.core.rules import NOBODY, Seat
from game.core.sentence import Sentence
from game.core.telling import Motion, Telling
from game.frantic.deck import Deck, Symbol
from game.frantic.draft import Draft
from game.frantic.events import Event
from game.frantic.phrases import card_of, over_of
from game.frantic.prompts import asking_on, stakes_of, watch_of
from game.frantic.rules import FranticRules
from game.frantic.screen.chooser_view import ChooserView
from game.frantic.screen.hand_view import HandView
from game.frantic.screen.layout import (
    ASKED_FOR,
    BANNER,
    CHOOSER,
    DISCARD,
    DRAW_PILE,
    HAPPENINGS,
    HINTS,
    LAST_EVENT,
    LOG,
    MARKET,
    OPEN_PLATE,
    OPEN_WIDE,
    PILE_CARD,
    REPLAY_ROWS,
    ROUND_WIDE,
    ROWS,
    TRAY,
    Z_HAND,
    Z_MARKET,
    FranticCards,
    card_box,
    chip_above,
    eye_looks,
    front_of,
    order_of,
    plate_box,
)
from game.frantic.screen.notices import Notices, Poster, mark_sprite
from game.frantic.screen.pictures import FranticNames
from game.frantic.screen.piles import MarketView, Piles, TableArt, asks, with_number
from game.frantic.screen.plates import Plates, asked_seats, with_marks
from game.frantic.screen.round_table import RoundSign, RoundTable
from game.frantic.screen.spots import SIDE, WIDE_CAPTION, TablePlaces
from game.frantic.screen.things import things_of
from game.frantic.state import Ask, State
from game.frantic.telling import Teller
from game.input.seating import Seating
from game.ui.bubble_room import needed
from game.ui.canvas import Box
from game.ui.card_moves import CardMoves, Sight
from game.ui.card_view import PlacedCard
from game.ui.choice_pieces import strip_box
from game.ui.choice_view import KeyLabel
from game.ui.flights import Flights
from game.ui.game_table import Places
from game.ui.hand_news import Gained
from game.ui.hand_rows import card_box_at
from game.ui.hands_table import HandsTable, Words, around
from game.ui.hidden_hands import HiddenHands
from game.ui.lesson_places import Busy
from game.ui.look import Seen
from game.ui.motion import pace_of
from game.ui.services import Services
from game.ui.spots import Spots
from game.ui.theme import PAPER


def counts_of(state: State, deck: Deck, sight: Sight) -> tuple[int, ...]:
    """Return how many cards each seat holds, those before it on the table included."""
    return tuple(
        len(order_of(state, deck, sight.audience, seat))
        + len(front_of(state, sight.audience, seat))
        for seat in range(len(state.hands))
    )


BACKDROP = "frantic/table"
ATTACK = mark_sprite("attack")
CURTAIN_OPEN, CURTAIN_CLOSE = "fc-curtain-open", "fc-curtain-close"
SECRET = frozenset({Ask.GIVE, Ask.DISCARD, Ask.PRESENTS, Ask.PUT_DOWN})
"""What is chosen unseen: how far a choice has come is told to nobody else."""


class FranticView(HandsTable[Event, State, Telling, Draft]):
    """Plays events and draws; it reads states and never changes them."""

    places_of = Places(BANNER, HINTS, LOG, TRAY)
    words: Words
    name = "frantic"
    undone = "frantic-table-undone"
    sounds = "fc-"
    refusal = "fc-refused"
    hurry = "frantic-choose-leave-curtain"

    cards: HandView
    chooser: ChooserView

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
        self.words = Words(over_of, asking_on(rules.deck), watch_of)
        super().__init__(services, seating, hands, state, tell, keys=keys)
        self._deck = rules.deck
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
        self.poster = Poster(self._pen, rules.table, seating)
        self.notices = Notices(self._pen, seating)
        self.flights = Flights(self._pen)
        self.chooser = ChooserView(self._pen, rules, seating, key_label)
        self._table_art = TableArt(services, BACKDROP, len(seating))
        self._round = RoundSign(self._pen, self.names)
        self.rounds = RoundTable(self._pen, self._deck, seating)
        self.draft = Draft()
        self._gained = Gained(seating.humans)
        self._turned: Seat = NOBODY
        """Who has just countered an attack, which goes on from there."""
        self.parts = (
            self.cards,
            self.piles,
            self.banner,
            self.curtain,
            self.poster,
            self.notices,
            self.flights,
            self.chooser,
        )
        self.apply_settings()

    @property
    def places(self) -> TablePlaces:
        """Where things lie that can be pressed."""
        return TablePlaces(self._state, self._cards, self.moves.sight)

    def resized(self) -> None:
        """Make the pictures anew."""
        self._table_art.clear()
        super().resized()

    @property
    def bubble_busy(self) -> Sequence[Busy]:
        """Return what a first-time bubble had better not cover, besides choices."""
        state, seats = self._state, range(len(self.names))
        plates = [self.plate_box(seat) for seat in seats]
        piles = [
            with_number(card_box(*pile, PILE_CARD)) for pile in (DRAW_PILE, DISCARD, HAPPENINGS)
        ]
        told = [
            *((ASKED_FOR,) if asks(state) else ()),
            *((LAST_EVENT,) if state.happened else ()),
            *((MARKET,) if state.market else ()),
            *((self.notices.box,) if self.notices.up else ()),
            *(strip_box(plate, above=chip_above(plate)) for plate in plates if self._names_seat),
        ]
        rest = (ROUND_WIDE, CHOOSER, OPEN_WIDE, *told)
        return (
            *super().bubble_busy,
            *map(needed, (*map(with_marks, plates), *map(with_number, piles), *rest)),
            *self.hand_busy(TRAY),
        )

    @property
    def _names_seat(self) -> bool:
        """Say whether somebody is to be named: plates tell what would become of them."""
        return self._focused is not None and self._focused.at is At.SEAT

    def bubble_box(self, state: State, bubble: Bubble) -> Box | None:
        """Return where the thing is that a first-time bubble tells about."""
        if bubble.card != HIDDEN:
            return card_box_at(self.moves.tweener.get(bubble.card))
        if bubble.seat != NOBODY:
            return plate_box(bubble.seat, len(self.names), self._first)
        match bubble.place:
            case "hand":
                return self.hand_box(TRAY)
            case "market":
                cards = [self.places.market_box(card) for card in state.market]
                return around(cards) if cards else None
            case "discard" | "draw" as place:
                return card_box(*(DISCARD if place == "discard" else DRAW_PILE), PILE_CARD)
            case place:
                return {"wish": ASKED_FOR, "choices": CHOOSER, "pass": SIDE}.get(place)

    def _struck_by(self, telling: Telling) -> frozenset[Seat]:
        notice = telling.notice
        struck = notice is not None and notice.mark == "attack"
        return frozenset({notice.target}) if notice is not None and struck else frozenset()

    def _defenceless(self, state: State, seat: Seat) -> bool:
        hand, kind = state.hands[seat], self._deck.kind
        return bool(hand) and all(kind(card).symbol is not Symbol.COUNTER for card in hand)

    def _heard_at(self, telling: Telling) -> float:
        seat = telling.seats[0] if telling.seats else None
        return 960.0 if seat is None else plate_box(seat, len(self.names), self._first).cx

    def _show(self, telling: Telling, before: State, after: State) -> None:
        self.poster.play(telling, before, after, stands=self.poster_stands)
        if not telling.asks:  # what led to a question is still seen while it may be answered
            self.notices.show(telling.notice, pace_of(self._services.settings.speed))
        self._fly(telling)

    def _fly(self, telling: Telling) -> None:
        """Let an attack fly to its victim, and there strike, be turned, or fall to pieces."""
        notice, flights = telling.notice, self.flights
        if notice is None and telling.line is None:
            return  # nothing has happened yet: somebody is only asked
        if notice is not None and notice.mark == "attack":
            attacker, goal = telling.seats[0], self._over_face(notice.target)
            colours = (self._pen.style(attacker).colour, PAPER)
            if self._turned == attacker:
                flights.turn(goal, colours)
            else:
                flights.send(ATTACK, self._over_face(attacker), goal, colours)
            self._turned = NOBODY
        elif not flights.up:
            return
        elif notice is not None and notice.mark == "counter":
            if telling.motion is Motion.PLAY:
                self._turned = telling.seats[0]
                flights.ward_off((self._pen.style(self._turned).colour, PAPER))
            else:
                flights.burst()
        elif self._turned == NOBODY:
            flights.strike()

    def _over_face(self, seat: Seat) -> tuple[float, float]:
        """Return where what threatens a seat hangs: on its plate, before its face."""
        box = self.plate_box(seat)
        return box.x + 16, box.y + 6

    def play(self, event: Event, before: State, after: State) -> float:
        """Begin to show an event; what it brings into the open hand is new there."""
        self._gained.happened(before.hands, after.hands, (before.turn, after.turn))
        return super().play(event, before, after)

    def _note_event(self, telling: Telling, before: State, after: State) -> None:
        """Note what takes somebody's last cards too: the table of points tells it till it is read.

        That may be a Gift, of which a notice stands for a second only.
        """
        super()._note_event(telling, before, after)
        told = dict(self.rounds.emptied)
        for seat, (old, new) in enumerate(zip(before.hands, after.hands, strict=True)):
            if new:
                told.pop(seat, None)
            elif old and telling.line is not None:
                told[seat] = telling.line
        self.rounds.emptied = told

    def finish(self) -> None:
        """Put everything where it is going, at once."""
        super().finish()
        if not self.poster_stands:
            self.poster.finish()
        self.notices.show(None)
        self.flights.finish()

    def snap(self, state: State) -> None:
        """Show a state at once, without motion."""
        super().snap(state)
        self._gained.forget()
        self._turned = NOBODY
        self.poster.snap(state)
        self.notices.show(None)
        self.flights.stop()

    def look(self) -> None:
        """Turn hands over for those who look now; that a hand opens or closes is heard."""
        before, sight = self.moves.sight, self._sight()
        if self._hands.guarded and sight.audience != before.audience:
            self._services.audio.play(CURTAIN_OPEN if sight.audience else CURTAIN_CLOSE)
        super().look()

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
        self._begin(spots, self._table_art.get())
        sight = self.moves.sight
        draw = self._pen.repeat
        flying: list[PlacedCard] = []
        if not self._counted(state):
            flying = self._draw_table(state, sight)
        self.lines.draw(seat, thinking, self._public_draft())
        sign = self._round.shown(state, limit=not self.guided)
        draw("round", sign, lambda: self._round.draw(state, limit=not self.guided))
        self._draw_over(state)
        self.chooser.gained = self._gained.cards
        if seat is not None and len(spots) and not self.looking:
            self.chooser.draw(state, spots, seat, self.draft, answer_left=self.answer_left)
        if not self._counted(state):
            self._draw_asked(state, WIDE_CAPTION)
        if self.curtain.hangs:
            # Nothing lies over a curtain: hands are turned over behind it.
            self.cards.draw_flying(flying)
            flying = []
            self._draw_curtain(state, seat)
        self._draw_open_hand(state)
        self._draw_hints(seat, spots, undo=undo, rush=self._plays_on(state))
        self.cards.draw_flying(flying)
        self.poster.draw()
        self.notices.draw()
        self.flights.draw()
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
        self._draw_open_frame(TRAY)
        self.market.draw(state)
        draw("hand", cards.shown(above), lambda: cards.draw_lying(above))
        return flying

    @property
    def owner_plate(self) -> Box:
        """Where it stands whose hand is open: above the tray."""
        return OPEN_WIDE if self._pen.large else OPEN_PLATE

    def plate_box(self, seat: Seat) -> Box:
        """Return where a seat's plate is."""
        return plate_box(seat, len(self.names), self._first)

    def card_name(self, card: Card) -> Sentence:
        """Return what a card is called that somebody may read."""
        return card_of(self._deck.kind(card), self._state.rules.names)

    def _draw_log(self) -> None:
        """Put the last lines of the log; a poster would cut them off."""
        if not self.poster.up:
            super()._draw_log()

    def _row_at(self, seat: Seat, wide: float) -> tuple[float, float]:
        """Return where a row of keys begins: at the right of a plate's lower edge."""
        box = self.plate_box(seat)
        return box.right - wide, box.bottom - 18

    def _stakes(self, state: State) -> Stakes | None:
        """Return what all are asked about."""
        return stakes_of(state)

    def _draw_places(self, state: State, sight: Sight, below: list[PlacedCard]) -> None:
        """Put plates, piles, the cards on them, what is said beside them, and the log."""
        draw, cards = self._pen.repeat, self.cards
        piles = (len(state.draw), len(state.happenings))
        draw("piles", piles, lambda: self.piles.draw_below(state))
        strengths = self.strengths(state)
        self.plates.draw(state, sight, asked_seats(state), self.lines.winners, strengths)
        draw("cards", cards.shown(below), lambda: cards.draw_lying(below))
        self.plates.draw_marks()
        draw("numbers", self.piles.shown(state), lambda: self.piles.draw_above(state))
        if not self.notices.up and not state.market:
            self.poster.draw_last(LAST_EVENT)  # over the number of events: it is what is to be read
        self._draw_log()

    def _things(self, state: State) -> Iterable[Seen]:
        return things_of(state, len(self.names), self._first)

    def _sight(self) -> Sight:
        near = self._hands.near
        return Sight(self._hands.audience, self._first if near is None else near, self._first)

    def _public_draft(self) -> Draft:
        """Return what of a draft all may read: no secret choice where others look on (FC-61)."""
        question = self._state.question
        secret = question is not None and question.ask in SECRET
        return Draft() if self._hands.guarded and secret else self.draft

    def _draw_over(self, state: State) -> None:
        """Put open hands while the Eye looks, and the table of points between rounds."""
        self.chooser.draw_eye(state, self.moves.sight.near)
        if self._counted(state):
            self.rounds.draw(state, waits=self._stands(state) and not self.hushed)

    def _draw_tray(self, sight: Sight) -> None:
        self.cards.draw_tray(sight, self._owner(sight))

    def _pictures(self) -> Iterable[Iterator[None]]:
        yield self.plates.prewarming(self._first)
        for part in (self.piles, self.chooser, self.poster, self.notices, self.rounds):
            yield part.prewarming()
        colours = tuple(self._pen.style(seat).colour for seat in range(len(self.names)))
        yield self.flights.prewarming(ATTACK, (*colours, PAPER))
