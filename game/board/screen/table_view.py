"""Everything that is to be seen of a match, put together in painter's order."""

import math
from collections.abc import Iterator
from typing import Any

from game.board.draft import Draft
from game.board.events import Event
from game.board.motions import WALK, BoardTelling, step_sound
from game.board.phrases import card_of, over_of
from game.board.prompts import question_of, watch_of
from game.board.rules import BoardRules
from game.board.screen.board_view import BoardView
from game.board.screen.chooser_view import AnswerKeys, ChooserView, Row
from game.board.screen.hand_view import HandView
from game.board.screen.layout import (
    BANNER,
    BIG,
    CURTAIN,
    HINTS,
    LOG,
    REPLAY_ROWS,
    ROWS,
    Z_FAN,
    Z_MARKET,
    BoardCards,
    Pitch,
)
from game.board.screen.pictures import TABLE, BoardNames, event_picture
from game.board.screen.plates import Plates, asked_seats
from game.board.screen.scores import ScoreTable, between_rounds
from game.board.screen.sheets import LegendView, StacksView
from game.board.screen.spots import TablePlaces, goal_of, lit_squares, previewed
from game.board.state import ASKED_ALIKE, NOT_YOU, State
from game.board.telling import Teller
from game.core.choices import NOWHERE, At
from game.core.rules import Seat
from game.core.sentence import Sentence
from game.input.seating import Seating
from game.ui.audio import pan_of
from game.ui.card_moves import Audience, CardMoves, Sight
from game.ui.card_view import PlacedCard
from game.ui.choice_view import KeyLabel
from game.ui.curtain_view import CurtainView
from game.ui.event_poster import EventPoster
from game.ui.hands_table import HandsTable, Part
from game.ui.hidden_hands import HiddenHands
from game.ui.hints import Hint
from game.ui.motion import Speed
from game.ui.services import Services
from game.ui.spots import Spots
from game.ui.turn_banner import BannerLines, TurnBanner

SOUNDS = "fb-"
"""What the names of all its sounds begin with."""
REFUSED = "fb-refused"
"""What is chosen can't be chosen now."""
SETTLE = "fb-settle"
"""Dice that tumbled lie still."""


class TableView(HandsTable[Event, State, BoardTelling]):
    """Plays events and draws; it reads states and never changes them.

    ``draft`` is what the person who chooses has put together so far; ``answer_left`` is the share
    of the time to answer that is left, and ``answering`` who may answer without the focus.
    """

    cards: HandView
    chooser: ChooserView
    refusal = REFUSED

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
        super().__init__(services, seating, hands, HINTS, tell, keys=keys)
        self._rules = rules
        self._state = state
        self._first = self._near = seating.humans[0] if seating.humans else 0
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
        )
        self._cards = BoardCards(deck, self.board.pitch, rows)
        self.moves = CardMoves(self._cards, state, self._sight())
        card_names = BoardNames(services, names)
        self.cards = HandView(pen, deck, self.moves.tweener, card_names, rows)
        self.banner = TurnBanner(pen, seating, BANNER)
        self.lines = BannerLines(
            self.banner, pen, state, over=over_of, question=question_of, watch=watch_of
        )
        self.curtain = CurtainView(pen, seating, hands)
        self.chooser = ChooserView(pen, rules, names, seating, key_label)
        self.poster = EventPoster(pen, seating, BIG, event_picture)
        self.scores = ScoreTable(pen, deck, board, seating)
        self.stacks = StacksView(pen, deck, self.board.track, self.board.pitch)
        self.legend = LegendView(pen, deck, names, board.scaled(NOT_YOU))
        self.draft = Draft()
        self._by_zone = False
        self.answering: list[Row] = []
        self.answer_keys = AnswerKeys(pen, len(seating), key_label)
        self.apply_settings()

    @property
    def moving(self) -> bool:
        """Say whether anything is on its way that the next event should wait for."""
        return self.moves.moving or self.board.moving

    @property
    def places(self) -> TablePlaces:
        """Where things lie that can be pressed."""
        sight = self.moves.sight
        return TablePlaces(self._state, self._cards, self.board.pitch, self.board.pawns, sight)

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
        self.board.set_speed(speed)
        still = speed is Speed.off
        self.cards.still = self.banner.still = self.curtain.still = still
        self.chooser.still = self.poster.still = still
        self.chooser.caps = settings.show_key_caps

    def resized(self) -> None:
        """Make the pictures anew."""
        self._warming.begin(self._prewarming())

    def play(self, event: Event, before: State, after: State) -> float:
        """Begin to show an event, sound it, note it; return how long it is to be seen."""
        self.look()
        self._state = after
        telling = self.told(event, before, after)
        self._sound(telling)
        self.lines.play(telling, after)
        self.poster.show(telling.poster)
        self.moves.play(telling, before, after)
        self.board.play(telling, before, after)
        return math.inf if telling.asks and self._stands(after) else telling.seconds

    def finish(self) -> None:
        """Put everything where it is going, at once."""
        self.moves.finish()
        self.board.finish()
        self.poster.show(None)

    def snap(self, state: State) -> None:
        """Show a state at once, without motion."""
        self._state = state
        self.lines.snap(state)
        self.moves.snap(state)
        self.board.snap(state)
        self.poster.show(None)

    def look(self) -> None:
        """Turn hands over for those who look now."""
        self.moves.look(self._sight(), self._state)

    def update(self, dt: float) -> None:
        """Let pictures move on by ``dt`` seconds."""
        self.look()
        for part in self._parts():
            part.update(dt)
        if self.board.dice.settled():
            self._services.audio.play(SETTLE)
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
        """Put everything on the stage; what is asked is said when all of it was shown."""
        self._pen.start()
        self._services.stage.backdrop(self._services.sprites.backdrop(TABLE, soft=True))
        self._focused = spots.focused
        self._by_zone = seat is not None and self._seating[seat].zone is not None
        self.cards.choose(spots.focused_card, spots.refused_cards, self.draft.card)
        if self._refused is not None:
            self.cards.shaken = (self._refused.card, self.chooser.shift_of(self._refused.box))
        lying, flying = self.cards.sorted()
        self._draw_board(state, spots, [card for card, _ in flying])
        self._draw_frame(state, seat, thinking)
        self._draw_cards(state, lying)
        self._draw_curtain(state, seat)
        self.chooser.draw_eye(state)
        if self._counted(state):
            self.scores.draw(state)
        if seat is not None and len(spots):
            self.chooser.draw(state, spots, seat, self.draft, answer_left=self.answer_left)
            self.answer_keys.draw(state, self.answering)
        self._draw_hints(seat, spots, undo=undo, rush=self._plays_on(state))
        self.cards.draw_flying(flying)
        self.board.dice.draw_flying()
        if not self._counted(state) and not self.draft.square_chosen:
            self.stacks.draw_note(state)
        self.poster.draw()
        self.legend.draw()
        self.stacks.draw_sheet(state)
        if self._log_view.open:
            self._log_view.draw_long()

    def _draw_board(self, state: State, spots: Spots[Any], away: list[int]) -> None:
        """Put the track, and where the card that is chosen may go."""
        lit, preview, goal = lit_squares(spots), previewed(spots), goal_of(spots)
        self.board.draw_below(state, away, lit, preview, goal)

    def _draw_frame(self, state: State, seat: Seat | None, thinking: Seat | None) -> None:
        """Put what is beside the track: plates, banner, round, pile and log."""
        draw, near = self._pen.repeat, self.moves.sight.near
        self.plates.draw(state, near, asked_seats(state), self.lines.winners)
        draw("dice", (self.board.dice.lying,), self.board.dice.draw_lying)
        self.lines.draw(seat, thinking, self._public_draft())
        self.plates.draw_round(state)
        dealt = any(state.hands)
        pile = (len(state.draw), dealt)
        draw("pile", pile, lambda: self.cards.draw_pile(len(state.draw), dealt=dealt))
        draw("log", (self.log.version,), lambda: self._log_view.draw_short(LOG))

    def _draw_cards(self, state: State, lying: list[PlacedCard]) -> None:
        """Put the cards that lie beside the track."""
        draw, cards, sight = self._pen.repeat, self.cards, self.moves.sight
        below = [one for one in lying if Z_FAN <= one[1].z < Z_MARKET]
        above = [one for one in lying if one[1].z >= Z_MARKET]
        draw("cards", cards.shown(below), lambda: cards.draw_lying(below))
        owner = self._owner(sight)
        draw("tray", (sight,), lambda: cards.draw_tray(sight))
        self.chooser.draw_below(state)
        draw("hand", cards.shown(above), lambda: cards.draw_lying(above))
        draw("owner", (sight, owner), lambda: cards.draw_owner(sight, owner))

    def _counted(self, state: State) -> bool:
        """Say whether the table of points is shown, over the track."""
        return between_rounds(state) and not self.moving

    def _stands(self, state: State) -> bool:
        """Say whether the table of points waits for a key: a bot deals, and people look on."""
        question = state.question
        return question is not None and between_rounds(state) and self._only_watched(question.seats)

    def _plays_on(self, state: State) -> bool:
        """Say whether bots may play on by themselves: not at the end, nor while points stand."""
        return state.question is not None and not self._stands(state)

    @property
    def sheet_open(self) -> bool:
        """Say whether a sheet covers the table: what each colour does, or the stacks."""
        return self.legend.open or self.stacks.open

    def show_sheet(self, *, legend: bool = False, stacks: bool = False) -> None:
        """Show a sheet over the table, or none."""
        self.legend.open, self.stacks.open = legend, stacks

    def point_at(self, x: float, y: float) -> None:
        """Take note of where the mouse is: it shows what lies in a stack."""
        self.stacks.peek = self.stacks.square_at(self._state, x, y)

    def tell(self) -> None:
        """Say why what has the focus can't be chosen, or what each colour does."""
        if self._focused is not None and self._focused.refusal:
            self.chooser.refuse(self._focused)
        else:
            self.show_sheet(legend=True)

    def took_back(self, seat: Seat) -> None:
        """Note that somebody has taken the last choice back."""
        self.log.add(Sentence("board-table-undone", seat))

    def _parts(self) -> tuple[Part, ...]:
        """Return what moves by itself."""
        return (
            self.moves,
            self.board,
            self.cards,
            self.banner,
            self.curtain,
            self.chooser,
            self.poster,
        )

    def _sound(self, telling: BoardTelling) -> None:
        """Let an event be heard; the steps of a walk are, one by one, as they are taken."""
        walks = telling.going is not None and telling.going.how == WALK
        if telling.sound and not walks:
            where = telling.where
            x = 960.0 if where == NOWHERE else self.board.pitch.middle(where)[0]
            self._services.audio.play(telling.sound, pan=pan_of(x))

    def _step(self, square: int, kind: str) -> None:
        """Let a step be heard from where it is taken, and what acts there."""
        x, _ = self.board.pitch.middle(square)
        self._services.audio.play(step_sound(kind), pan=pan_of(x))

    def _owner(self, sight: Sight) -> str:
        if len(self._seating.humans) == 1 or self.curtain.hangs:
            return ""
        return self._pen.say("board-table-hand-of", name=self.names[sight.near])

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
        legend = Hint("F3", say("board-table-hint-legend"))
        stacks = Hint("F4", say("board-table-hint-stacks"))
        on_track = spot is not None and spot.at in (At.SQUARE, At.ARROW)
        if not on_track or not self._by_zone:
            return legend, stacks
        return Hint("←↑↓→", say("hint-move")), legend, stacks

    def _draw_curtain(self, state: State, seat: Seat | None) -> None:
        if not self.curtain.hangs:
            return
        asked = seat is not None and state.question is not None and seat in state.question.seats
        line = ""
        if asked and seat is not None:
            line = question_of(state, seat).text(self._services.texts, self.names)
        self.curtain.draw(CURTAIN, line, self.answer_left)

    def _prewarming(self) -> Iterator[None]:
        """Make one picture a step, so that none has to be made while cards fly.

        What is put on the stage here is forgotten before the next picture is drawn.
        """
        yield from self.cards.prewarming()
        yield from self.board.prewarming()
        for seat in range(len(self.names)):
            self.banner.draw(seat, "", thinking=True)
            yield
            sight = Sight(frozenset(), seat, self._first)
            self.cards.draw_tray(sight)
            self.cards.draw_owner(sight, self._owner(sight))
            yield
        yield from self.plates.prewarming()
        yield from self.curtain.prewarming(CURTAIN)
        yield from self.chooser.prewarming()
        yield from self.poster.prewarming(self._rules.table.keys)
        yield from self.scores.prewarming()
