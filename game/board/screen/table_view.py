"""Everything that is to be seen of a match, put together in painter's order."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from game.board.bubbles import EVENT
from game.board.deck import Symbol
from game.board.draft import Draft
from game.board.events import Event
from game.board.foresight import what_follows
from game.board.motions import WALK, BoardTelling, step_sound
from game.board.phrases import card_of, event_text, over_of
from game.board.prompts import question_of, rolled_event, stakes_of
from game.board.rules import BoardRules
from game.board.screen.board_view import BoardView
from game.board.screen.bubble_places import BubblePlaces
from game.board.screen.chooser_view import ChooserView
from game.board.screen.hand_view import HandView
from game.board.screen.layout import (
    BANNER,
    BIG,
    CURTAIN,
    HINTS,
    LOG,
    REPLAY_ROWS,
    ROWS,
    SLIP,
    TRAY,
    Z_FAN,
    Z_MARKET,
    BoardCards,
    Pitch,
    fan_box,
    plate_box,
)
from game.board.screen.linger import UNHURRIED, Linger
from game.board.screen.pictures import TABLE_ART, BoardNames, event_picture
from game.board.screen.plates import Plates, asked_seats, filled_seat, words_end
from game.board.screen.rehearsal import may_change_for
from game.board.screen.rolls import Rolls
from game.board.screen.scores import ScoreTable
from game.board.screen.sheets import LegendView, StacksView
from game.board.screen.spots import (
    TablePlaces,
    caption_box,
    framed_squares,
    goal_of,
    lit_squares,
    previewed,
)
from game.board.screen.things import things_of
from game.board.state import ASKED_ALIKE, NOT_YOU, State
from game.board.telling import Teller
from game.core.bubbles import Bubble
from game.core.cards import Card
from game.core.choices import NOWHERE, At, Stakes
from game.core.rules import Seat
from game.core.sentence import Sentence
from game.input.seating import Seating
from game.ui.audio import pan_of
from game.ui.canvas import Box
from game.ui.card_moves import Audience, CardMoves, Sight
from game.ui.card_view import PlacedCard
from game.ui.choice_view import KeyLabel
from game.ui.event_poster import EventPoster, EventSlip
from game.ui.game_table import Places
from game.ui.hand_rows import card_box_at
from game.ui.hands_table import MEANINGS, HandsTable, Words
from game.ui.hidden_hands import HiddenHands
from game.ui.hints import BUTTONS_OF_KEYS, SELDOM, Hint, any_press
from game.ui.lesson_places import Busy
from game.ui.look import Seen
from game.ui.motion import pace_of
from game.ui.services import Services
from game.ui.spots import Spots
from game.ui.theme import PANEL, RGB

OPEN_HIGH, WARN_HIGH, LARGE_WARN_HIGH = 48.0, 104.0, 132.0
"""How high it is said whose hand is open, and that others are to look away."""


ROW_HIGH, GROUND_EDGE = 48.0, 4.6
"""A row of keys on a plate, and the lower edge of a plate that stays below it."""
TAUGHT = 1.4
"""What multiplies how long what others do is seen by somebody who learns the game."""
SETTLE = "fb-settle"
"""Dice that tumbled lie still."""


class TableView(HandsTable[Event, State, BoardTelling, Draft]):
    """Plays events and draws; it reads states and never changes them."""

    places_of = Places(BANNER, HINTS, LOG, CURTAIN, tray=TRAY)
    name = "board"
    undone = "board-table-undone"
    sounds = "fb-"
    refusal = "fb-refused"
    meanings: Mapping[str, str] = {**MEANINGS, "icons/turn": "board-choose-reroll"}

    cards: HandView
    chooser: ChooserView

    def __init__(
        self,
        services: Services,
        seating: Seating,
        rules: BoardRules,
        state: State,
        hands: HiddenHands,
        key_label: KeyLabel,
        *,
        keys: bool = True,
    ) -> None:
        tell = Teller(rules.deck, rules.table).tell
        self.words = Words(over_of, question_of, lambda state: self.rolls.watched(state))
        super().__init__(services, seating, hands, state, tell, keys=keys)
        self._rules = rules
        self._near = self._first
        pen = self._pen
        self.plates = Plates(pen, seating, self.moods)
        names, board, deck = state.rules.names, rules.board(state), rules.deck
        rows = ROWS if keys else REPLAY_ROWS
        self.board = BoardView(
            pen,
            seating,
            deck,
            Pitch(board),
            moods=self.moods,
            name=lambda kind: card_of(kind, names).text(services.texts),
            stepped=self._step,
            heard=self._hear,
        )
        self._cards = BoardCards(deck, self.board.pitch, rows)
        self.moves = CardMoves(self._cards, state, self._sight())
        card_names = BoardNames(services, names)
        self.cards = HandView(pen, deck, self.moves.tweener, card_names, rows)
        self.chooser = ChooserView(pen, rules, names, seating, key_label)
        self.poster = EventPoster(pen, seating, BIG, event_picture)
        self.slip = EventSlip(pen, SLIP, event_picture)
        self.scores = ScoreTable(pen, deck, board, seating)
        self.stacks = StacksView(pen, deck, self.board.track, self.board.pitch)
        self.legend = LegendView(pen, deck, names, board.scaled(NOT_YOU))
        self._bubbles = BubblePlaces(
            len(seating),
            self.board.pitch,
            self.board.pawns,
            card_box=lambda card: card_box_at(self.moves.tweener.get(card)),
            hand_box=lambda: self.hand_box(TRAY),
        )
        people = seating.humans if keys else ()
        self._linger = Linger(people)
        self.rolls = Rolls(pen, rules, self.board, people, self.names)
        self.draft = Draft()
        self._by_zone = False
        self.parts = (self.cards, self.banner, self.curtain, self.chooser, self.poster)
        self.apply_settings()

    @property
    def moving(self) -> bool:
        """Say whether anything is on its way that the next event should wait for."""
        return super().moving or self.board.moving or self._linger.on

    def _seconds(self, telling: BoardTelling, after: State) -> float:
        """Return how long an event is to be seen: longer where people only look on."""
        usual = super()._seconds(telling, after)
        thrown = telling.thrown
        if thrown is not None and (len(thrown.dice) == 1 or thrown.why):
            return self.rolls.seconds(thrown)
        on = self._keys and telling.poster is None and self._linger.looks_on(after)
        return usual * (TAUGHT if self.guided else UNHURRIED) if on else usual

    @property
    def still_shows(self) -> bool:
        """Say whether it is still shown what led to the open question: the way of a roll."""
        return self.board.trying

    def apply_settings(self) -> None:
        """Take speed, motion and key caps from the settings."""
        super().apply_settings()
        self.board.set_speed(self._speed, pace_of(self._services.settings.speed))

    def update(self, dt: float) -> None:
        """Let pictures move on by ``dt`` seconds."""
        super().update(dt)
        self.board.update(dt)
        self._linger.update(dt, moving=super().moving or self.board.moving)
        if self.board.poster is not None:
            self.poster.show(self.board.poster)
        self.stacks.update(dt)
        if self.board.dice.settled():
            self._services.audio.play(SETTLE)

    def _heard_at(self, telling: BoardTelling) -> float | None:
        """The steps of a walk are heard one by one, as they are taken."""
        if telling.going is not None and telling.going.how == WALK:
            return None
        where = telling.where
        return 960.0 if where == NOWHERE else self.board.pitch.middle(where)[0]

    def _show(self, telling: BoardTelling, before: State, after: State) -> None:
        self.board.guided = self.guided
        known = self.board.seen_for(telling) is not None
        self._linger.begin(telling, after, pace_of(self._services.settings.speed), known=known)
        self.board.play(telling, before, after)
        self.poster.show(telling.poster or self.board.poster, stands=self.poster_stands)
        self.rolls.begin(telling, after)
        if telling.asks and not (self.rolls.let_be and after.dice):
            self._foresee(after)

    def _foresee(self, state: State) -> None:
        """Show what comes of a roll or an attack while it may still be changed (FB-34)."""

        def tell(event: Event, before: State, after: State) -> BoardTelling:
            return self._tell(event, before, after, self._readers)

        parts = what_follows(self._rules, state, tell)
        people, pace = self._seating.humans, pace_of(self._services.settings.speed)
        read = self.board.dice.left_to_read
        seconds = may_change_for(state, people, pace, read=read) if self._keys else 0.0
        self.board.foresee(parts, state, seconds)

    def _seen_for(self, telling: BoardTelling) -> float | None:
        return self.board.seen_for(telling)

    @property
    def covered(self) -> bool:
        """Say whether a sheet covers the table."""
        return self.sheet_open

    @property
    def bubble_busy(self) -> Sequence[Busy]:
        """Return what a first-time bubble had better not cover, besides choices."""
        return (*super().bubble_busy, *self._bubbles.busy(self._state), *self.hand_busy(TRAY))

    def bubble_box(self, state: State, bubble: Bubble) -> Box | None:
        """Return where the thing is that a first-time bubble tells about."""
        if bubble.place == EVENT and self._poster_told:
            return BIG
        return self._bubbles.box(state, bubble)

    @property
    def _poster_told(self) -> bool:
        """Say whether an event is told by a poster, and not by the slip above the track."""
        return self.poster.up or self.board.brings_poster

    def _struck_by(self, telling: BoardTelling) -> frozenset[Seat]:
        return frozenset(telling.seats[1:]) if telling.sound == "fb-attack" else frozenset()

    def _defenceless(self, state: State, seat: Seat) -> bool:
        symbols = self._rules.deck.symbols
        return all(symbols[card] is not Symbol.BLOCK for card in state.hands[seat])

    def came_of(self, before: State, after: State) -> tuple[Sentence, ...]:
        """Return in words what has changed for each player: squares, and how many cards."""
        squares = enumerate(zip(before.pawns, after.pawns, strict=True))
        gone = tuple(
            Sentence("table-came-square", seat, {"from": old, "to": new})
            for seat, (old, new) in squares
            if old != new
        )
        return (*gone, *super().came_of(before, after))

    @property
    def places(self) -> TablePlaces:
        """Where things lie that can be pressed."""
        sight = self.moves.sight
        return TablePlaces(self._state, self._cards, self.board.pitch, self.board.pawns, sight)

    def finish(self) -> None:
        """Put everything where it is going, at once."""
        super().finish()
        self._linger.finish()
        self.board.finish()
        if not self.poster_stands:
            self.poster.show(self.board.poster)

    def snap(self, state: State) -> None:
        """Show a state at once, without motion."""
        super().snap(state)
        self._linger.finish()
        self.board.snap(state)
        self.poster.show(None)

    def draw(
        self,
        state: State,
        spots: Spots[Any],
        seat: Seat | None,
        thinking: Seat | None,
        *,
        undo: bool = False,
    ) -> None:
        """Put everything on the stage; what is asked is said when all of it was shown."""
        backdrop = self._services.sprites.backdrop(TABLE_ART, soft=True)
        self._begin(spots, backdrop, self.draft.card)
        self._by_zone = seat is not None and not self._hints.names_arrows(seat)
        lying, flying = self.cards.sorted()
        self._draw_board(state, spots, [card for card, _ in flying])
        self._draw_frame(state, seat, thinking)
        if not self._counted(state):  # the round's cards are no more when it is counted
            self._draw_cards(state, lying)
        self._draw_rolled(state)
        self._draw_curtain(state, seat)
        self.chooser.draw_eye(state)
        if self._counted(state):
            self.scores.draw(state)
        if seat is not None and len(spots) and not self.looking:
            self.chooser.draw(state, spots, seat, self.draft, answer_left=self.answer_left)
            if any(spot.at is At.ARROW for spot in spots.items):
                self.board.pawns.draw(filled_seat(state))  # arrows lie beside pawns, and below
        if not self._counted(state):
            self._draw_asked(state, caption_box(0))
        self._draw_open_hand(state)
        self._draw_hints(seat, spots, undo=undo, rush=self._plays_on(state))
        self.cards.draw_flying(flying)
        if not self._counted(state) and not self.draft.square_chosen:
            kept = [spot.box for spot in spots.items if spot.at in (At.SQUARE, At.ARROW)]
            self.stacks.draw_note(state, kept)
        self.poster.draw()
        self.rolls.draw()
        self.board.dice.draw_flying()
        self.legend.draw()
        self.stacks.draw_sheet(state)
        if self._log_view.open:
            self._log_view.draw_long()

    @property
    def owner_plate(self) -> Box:
        """Where it stands whose hand is open, large as long as others are to look away.

        It has the place of the oldest lines of the log, and lies on no card.
        """
        warns = LARGE_WARN_HIGH if self._pen.large else WARN_HIGH
        return Box(LOG.x, LOG.y, LOG.w, warns if self.open_hand.warns else OPEN_HIGH)

    def plate_box(self, seat: Seat) -> Box:
        """Return where a seat's plate is."""
        return plate_box(seat, len(self.names))

    def card_name(self, card: Card) -> Sentence:
        """Return what a card is called that somebody may read."""
        return card_of(self._rules.deck.kind(card).text, self._state.rules.names)

    def _row_at(self, seat: Seat, wide: float) -> tuple[float, float]:
        """Return where a row of keys begins: where a plate has its cards."""
        fan = fan_box(self.plate_box(seat))
        return fan.x - 6, fan.cy - ROW_HIGH / 2

    def _row_ground(self, seat: Seat) -> tuple[Box, RGB]:
        """Return where cards and points are on a plate, and its colour."""
        plate = self.plate_box(seat)
        fan, low = fan_box(plate), plate.bottom - GROUND_EDGE
        fill = self._pen.style(seat).colour if seat == filled_seat(self._state) else PANEL
        return Box(fan.x - 10, fan.y - 4, words_end(plate) - fan.x + 10, low - fan.y + 4), fill

    def _stakes(self, state: State) -> Stakes | None:
        """Return what all are asked about."""
        return stakes_of(state, self._rules.deck, self._rules.table)

    def _draw_board(self, state: State, spots: Spots[Any], away: list[int]) -> None:
        """Put the track, and where the card that is chosen may go."""
        lit, preview, goal = lit_squares(spots), previewed(spots), goal_of(spots)
        self.board.draw_below(state, away, lit, preview, goal, framed_squares(spots))

    def _draw_frame(self, state: State, seat: Seat | None, thinking: Seat | None) -> None:
        """Put what is beside the track: plates, banner, round, pile and log."""
        draw, sight = self._pen.repeat, self.moves.sight
        strengths = self.strengths(state)
        self.plates.draw(state, sight, asked_seats(state), self.lines.winners, strengths)
        draw("dice", (self.board.dice.lying,), self.board.dice.draw_lying)
        self.lines.draw(seat, thinking, self._public_draft())
        self.plates.draw_round(state)
        dealt = any(state.hands)
        pile = (len(state.draw), dealt)
        draw("pile", pile, lambda: self.cards.draw_pile(len(state.draw), dealt=dealt))
        self._draw_log()

    def _draw_rolled(self, state: State) -> None:
        """Put the event that dice tell, with its rule, while a Re-Roll may change it."""
        key, name = rolled_event(state, self._rules.table)
        if key and not self._poster_told and not self.rolls.let_be:
            self.slip.draw(key, self._said(name), self._said(event_text(key)))

    def _draw_cards(self, state: State, lying: list[PlacedCard]) -> None:
        """Put the cards that lie beside the track."""
        draw, cards, sight = self._pen.repeat, self.cards, self.moves.sight
        below = [one for one in lying if Z_FAN <= one[1].z < Z_MARKET]
        above = [one for one in lying if one[1].z >= Z_MARKET]
        draw("cards", cards.shown(below), lambda: cards.draw_lying(below))
        told = self.curtain.hangs or self._hands.holder is not None
        owner = "" if told else self._owner(sight)
        draw("tray", (sight,), lambda: cards.draw_tray(sight))
        self._draw_open_frame(TRAY)
        self.chooser.draw_below(state)
        draw("hand", cards.shown(above), lambda: cards.draw_lying(above))
        draw("owner", (sight, owner), lambda: cards.draw_owner(sight, owner))

    @property
    def sheet_open(self) -> bool:
        """Say whether a sheet covers the table: what each colour does, or the stacks."""
        return self.legend.open or self.stacks.open

    def show_sheet(self, *, legend: bool = False, stacks: bool = False) -> None:
        """Show a sheet over the table, or none."""
        self.legend.open, self.stacks.open = legend, stacks

    def point_at(self, x: float, y: float) -> None:
        """Take note of where the mouse is: it shows what lies in a stack."""
        self.stacks.point(self._state, x, y)

    def _things(self, state: State) -> Iterable[Seen]:
        return things_of(state, self.board.pitch, covered=self.poster.up)

    def _step(self, square: int, kind: str) -> None:
        """Let a step be heard from where it is taken, and what acts there."""
        x, _ = self.board.pitch.middle(square)
        self._services.audio.play(step_sound(kind), pan=pan_of(x))

    def _sight(self) -> Sight:
        audience = self._hands.audience
        self._near = self._near_seat(audience)
        return Sight(audience, self._near, self._first)

    def _near_seat(self, audience: Audience) -> Seat:
        """Return whose hand lies in the tray; to be asked for an answer alone brings none there."""
        near, question = self._hands.near, self._state.question
        if not self._seating.humans:
            return self._state.turn
        if near is None:
            return self._near
        answers = question is not None and question.ask in ASKED_ALIKE
        return self._near if answers and near not in audience else near

    def _public_draft(self) -> Draft:
        """Return what of a draft all may read: where others look on, how far it is (FB-36).

        To answer a roll is no step that all may read: it would tell who has what card.
        """
        if not self._hands.guarded:
            return self.draft
        question = self._state.question
        answers = question is not None and question.ask in ASKED_ALIKE
        return Draft() if answers else self.draft.public

    def _more_hints(self) -> tuple[Hint, ...]:
        """Return what opens the colours, and on the track what leads over many squares."""
        say, spot = self._pen.say, self._focused
        legend = Hint("F3", say("board-table-hint-legend"), spare=SELDOM)
        stacks = Hint("F4", say("board-table-hint-stacks"), spare=SELDOM)
        on_track = spot is not None and spot.at in (At.SQUARE, At.ARROW)
        if not on_track or not self._by_zone:
            return legend, stacks
        return Hint("←↑↓→", say("hint-move")), legend, stacks

    def _hints_of_sheet(self) -> tuple[Hint, ...]:
        """Return what turns an open sheet over, and that any other key closes it."""
        if not self.sheet_open:
            return ()
        say, pad = self._pen.say, self._services.scenes.by_pad
        first, second = (BUTTONS_OF_KEYS[key] if pad else key for key in ("F3", "F4"))
        return (
            Hint(say(first) if pad else first, say("board-table-hint-turn-over")),
            Hint(say(second) if pad else second, say("board-table-hint-stacks")),
            any_press(self._services, say("hint-close")),
        )

    def _owner(self, sight: Sight) -> str:
        """Return whose hand it is, where several people play."""
        return "" if len(self._seating.humans) == 1 else super()._owner(sight)

    def _draw_tray(self, sight: Sight) -> None:
        self.cards.draw_tray(sight)
        self.cards.draw_owner(sight, self._owner(sight))

    def _pictures(self) -> Iterable[Iterator[None]]:
        for part in (self.board, self.plates, self.chooser):
            yield part.prewarming()
        yield self.poster.prewarming(self._rules.table.keys)
        yield self.scores.prewarming()
