"""Everything that is to be seen of a match, put together in painter's order."""

import math
from collections.abc import Iterator
from typing import Any

from game.board import events as ev
from game.board.draft import Draft
from game.board.occupancy import acting
from game.board.phrases import card_of
from game.board.prompts import question_of
from game.board.rules import BoardRules
from game.board.screen.answer_window import AnswerKeys, Row
from game.board.screen.board_view import BoardView
from game.board.screen.captions import CardNames
from game.board.screen.chooser_view import ChooserView
from game.board.screen.choreography import Choreography, seconds_of
from game.board.screen.geometry import CURTAIN, HINTS, LOG, REPLAY_ROWS, ROWS, Pitch
from game.board.screen.hand_view import HandView
from game.board.screen.heading import Heading
from game.board.screen.layout import Z_FAN, Z_MARKET, BoardCards
from game.board.screen.legend_view import LegendView
from game.board.screen.news import News, news_of, readers
from game.board.screen.pictures import TABLE
from game.board.screen.plates import Plates, asked_seats
from game.board.screen.poster import Poster
from game.board.screen.scores import ScoreTable, between_rounds
from game.board.screen.sounds import NAMES, REFUSED, SETTLE, sound_of, step_sound
from game.board.screen.spots import TablePlaces, goal_of, lit_squares, previewed
from game.board.screen.stacks_view import StacksView
from game.board.state import ASKED_ALIKE, NO_BOMB, NOT_YOU, State
from game.core.choices import At
from game.core.rules import Seat
from game.input.seating import Seating
from game.ui.brush import pan_of
from game.ui.card_moves import Audience, CardMoves, Sight
from game.ui.card_view import Placed
from game.ui.choice_view import KeyLabel
from game.ui.curtain_view import CurtainView
from game.ui.hands_table import HandsTable, Part
from game.ui.hidden_hands import HiddenHands
from game.ui.motion import Speed
from game.ui.services import Services
from game.ui.spots import Spots
from game.ui.widgets_menu import Hint


class TableView(HandsTable[News]):
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
        super().__init__(services, seating, hands, HINTS, keys=keys)
        self._rules = rules
        self._readers = readers(seating.humans, len(seating))
        self._state = state
        self._first = self._near = seating.humans[0] if seating.humans else 0
        brush, pen, repeats = self._brush, self._pen, self._repeats
        self.plates = Plates(brush, pen, seating, repeats)
        names, board, deck = state.rules.names, rules.board(state), rules.deck
        rows = ROWS if keys else REPLAY_ROWS
        self.board = BoardView(
            brush,
            pen,
            seating,
            deck,
            Pitch(board),
            moods=self.plates.moods,
            repeats=repeats,
            name=lambda kind: card_of(kind, names).text(services.texts),
            stepped=self._step,
        )
        self._cards = BoardCards(deck, self.board.pitch, rows)
        self.moves: CardMoves[State, ev.Event] = CardMoves(
            self._cards, Choreography(), state, self._sight()
        )
        captions = CardNames(services, names)
        self.cards = HandView(brush, pen, deck, self.moves.tweener, captions, rows)
        self.head = Heading(brush, pen, seating, rules, state, repeats)
        self.banner = self.head.banner
        self.curtain = CurtainView(brush, pen, seating, hands)
        self.chooser = ChooserView(brush, pen, rules, names, seating, key_label)
        self.poster = Poster(brush, pen, rules.table, seating)
        self.scores = ScoreTable(brush, pen, deck, board, seating)
        self.stacks = StacksView(brush, pen, deck, self.board.track, self.board.pitch)
        self.legend = LegendView(brush, pen, deck, names, board.scaled(NOT_YOU))
        self.draft = Draft()
        self._by_zone = False
        self.answering: list[Row] = []
        self.answer_keys = AnswerKeys(brush, pen, len(seating), key_label)
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
        self._services.audio.preload(NAMES)
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

    def play(self, event: ev.Event, before: State, after: State) -> float:
        """Begin to show an event, sound it, note it; return how long it is to be seen."""
        self.look()
        self._state = after
        self.head.play(event, before, after)
        news = news_of(event, before, self._rules.deck, self._readers)
        self.log.add(news)
        self._sound(event, before, after)
        self.poster.play(event, before)
        self.moves.play(event, before, after)
        self.board.play(event, before, after)
        self._feel(event, before)
        if isinstance(event, ev.Waiting) and self._stands(after):
            return math.inf
        return seconds_of(event)

    def finish(self) -> None:
        """Put everything where it is going, at once."""
        self.moves.finish()
        self.board.finish()
        self.poster.finish()

    def snap(self, state: State) -> None:
        """Show a state at once, without motion."""
        self._state = state
        self.head.snap(state)
        self.moves.snap(state)
        self.board.snap(state)
        self.poster.snap(state)

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
        draw, near = self._repeats.draw, self.moves.sight.near
        self.plates.draw(state, near, asked_seats(state), self.head.winners(state))
        draw("dice", (self.board.dice.lying,), self.board.dice.draw_lying)
        self.head.draw(seat, thinking, self._public_draft())
        self.head.draw_round(state)
        dealt = any(state.hands)
        pile = (len(state.draw), dealt)
        draw("pile", pile, lambda: self.cards.draw_pile(len(state.draw), dealt=dealt))
        draw("log", (self.log.version,), lambda: self._log_view.draw_short(LOG))

    def _draw_cards(self, state: State, lying: list[Placed]) -> None:
        """Put the cards that lie beside the track."""
        draw, cards, sight = self._repeats.draw, self.cards, self.moves.sight
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
        self.log.add(News("board-table-undone", seat))

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

    def _sound(self, event: ev.Event, before: State, after: State) -> None:
        kind = ""
        if isinstance(event, ev.Acted):
            kind = acting(before, self._rules.deck, event.square)
        name = sound_of(event, ticking=before.bomb != NO_BOMB, kind=kind)
        if name is None or isinstance(event, ev.Walked):
            return
        pawn = getattr(event, "pawn", getattr(event, "seat", None))
        x = 960.0 if pawn is None else self.board.pitch.middle(after.pawns[pawn])[0]
        self._services.audio.play(name, pan=pan_of(x))

    def _step(self, square: int, kind: str) -> None:
        """Let a step be heard from where it is taken, and what acts there."""
        x, _ = self.board.pitch.middle(square)
        self._services.audio.play(step_sound(kind), pan=pan_of(x))

    def _owner(self, sight: Sight) -> str:
        if len(self._seating.humans) == 1 or self.curtain.hangs:
            return ""
        return self._brush.say("board-table-hand-of", name=self.names[sight.near])

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
        say, spot = self._brush.say, self._focused
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

    def _feel(self, event: ev.Event, before: State) -> None:
        """Let faces show how their players fare: who stays behind is glad."""
        moods = self.plates.moods
        match event:
            case ev.TurnBegan() | ev.Dealt():
                moods[:] = ["calm"] * len(moods)
            case ev.Attacked(target=target):
                moods[target] = "oops"
            case ev.Blocked(seat):
                moods[seat] = "happy"
            case ev.Moved(pawn, square):
                moods[pawn] = "oops" if square > before.pawns[pawn] else "happy"
            case ev.TookUp(seat):
                moods[seat] = "oops"
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
        yield from self.poster.prewarming()
        yield from self.scores.prewarming()
