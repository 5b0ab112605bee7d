"""The rules of Frantic Frankfurt.

Everybody has a draw pile (FF-2) and lays four columns (FF-3, FF-5). At a count-down each starts a
discard pile (FF-4); then all race to get rid of their columns, a card at a time, on any pile: a
higher number on another colour, or odd on even in one colour (FF-6). Cards are turned (FF-7) and
moved into empty columns (FF-8); of two cards the first to land counts (FF-9). A wrong card bounces
or may be called (FF-10). When everybody is stuck, each reveals another card (FF-11). Who is rid of
the columns slaps a pile into the box (FF-12), the others slap for the rest and take them (FF-13).
It goes on (FF-14) until somebody has one card or none (FF-15). Under constant stress nobody waits
between the rounds (FF-16). Every action is a key press (FF-17); pauses count down (FF-19);
turning and blocks are a seat's own handicap (FF-20), and so is a head start in cards (FF-20a).

Scores are the cards left at the last slap, fewer are better. The texts of actions and events
are those of ``notation.py``, those of positions stand in ``position.py``.
"""

from collections.abc import Sequence
from fractions import Fraction

from game.core.cards import Card
from game.core.rng import Luck
from game.core.rules import (
    GameInfo,
    IllegalAction,
    MatchConfig,
    Option,
    Outcome,
    Rejected,
    Seat,
    Turn,
)
from game.frankfurt import notation, referee, rounds
from game.frankfurt.deck import Deck
from game.frankfurt.events import (
    ColumnLaid,
    CountdownEnded,
    Event,
    Moved,
    PickedUp,
    PileRevealed,
    PutBack,
    Resumed,
    Suspended,
    Ticked,
    Turned,
)
from game.frankfurt.evolve import EMPTY, evolve, lay_columns
from game.frankfurt.keys import Meaning, acting_keys, meaning, on_column, slap_is_due, slapped_pile
from game.frankfurt.position import POSITION
from game.frankfurt.state import (
    COLUMNS,
    Column,
    ColumnView,
    Key,
    Phase,
    Pile,
    PileView,
    SeatState,
    SeatView,
    State,
    TableRules,
    View,
    ticks,
)
from game.frankfurt.view_text import view_text

FrankfurtTurn = Turn[State, Event]

BLOCK_CHOICES = tuple(f"{tenths / 10:g}" for tenths in range(31))
"""0 to 3 s in steps of 0.1 s (FF-10, FF-20)."""

WHOLE = "all"
"""No head start."""
SHARES = {
    WHOLE: Fraction(1),
    "three-quarters": Fraction(3, 4),
    "half": Fraction(1, 2),
    "quarter": Fraction(1, 4),
}
"""Head starts: which part of the cards that FF-2 deals a seat begins with (FF-20a)."""
FEWEST_DEALT = 12
"""No head start leaves a seat with fewer cards (FF-20a)."""

INFO = GameInfo(
    key="frankfurt",
    min_seats=2,
    max_seats=4,
    real_time=True,
    hidden_info=True,
    options=(
        Option("mode", ("referee", "table"), "referee"),
        Option("turning", ("manual", "automatic"), "manual", per_seat=True),
        Option("block", BLOCK_CHOICES, "0.8", per_seat=True),
        Option("stress", ("off", "on"), "off"),
        Option("start", tuple(SHARES), WHOLE, per_seat=True),
    ),
)


class FrankfurtRules:
    """Frantic Frankfurt, played with a deck of 132 cards."""

    info = INFO

    def __init__(self, deck: Deck) -> None:
        self.deck = deck

    def initial_state(self, config: MatchConfig, luck: Luck) -> State:
        """Shuffle, deal (FF-2, FF-20a) and lay the columns of the first round (FF-3)."""
        cards = luck.shuffled(range(len(self.deck)))
        hands, box = dealt(cards, config)
        seats = tuple(
            lay_columns(SeatState(draw=hand, columns=(EMPTY,) * COLUMNS, place=seat))
            for seat, hand in enumerate(hands)
        )
        piles = (Pile(),) * config.seats
        return State(table_rules(config), seats, piles, box=box)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return everybody until the match is over (FF-9)."""
        return frozenset() if state.phase is Phase.OVER else frozenset(range(len(state.seats)))

    def legal_actions(self, state: State, seat: Seat) -> Sequence[Key]:
        """Return the keys that have an effect now (FF-17); none in a count-down (FF-4)."""
        return acting_keys(state, seat)

    def resolve(self, turn: FrankfurtTurn, seat: Seat, action: Key) -> None:
        """Decide a key press; one without a meaning is ``Rejected`` (FF-17)."""
        if not 0 <= seat < len(turn.state.seats) or not 0 <= action.index < COLUMNS:
            raise IllegalAction(f"no seat {seat} or no key {action.index + 1}")
        does = meaning(turn.state, seat, action)
        if not does.acts:
            turn.emit(Rejected(seat, does.value))
            return
        self._act(turn, seat, action, does)
        rounds.settle(turn, self.deck)

    def tick(self, turn: FrankfurtTurn) -> None:
        """Let 1/60 s pass (FF-10a): count-downs end, time limits act."""
        if turn.state.paused or turn.state.phase is Phase.OVER:
            return
        turn.emit(Ticked())
        match turn.state.phase:
            case Phase.RACE:
                rounds.race_limits(turn, self.deck)
            case Phase.SLAP:
                rounds.slap_limits(turn, self.deck)
            case _ if turn.state.countdown <= 0:
                self._end_countdown(turn)

    def suspend(self, turn: FrankfurtTurn) -> None:
        """Pause the race for all (FF-19)."""
        if not turn.state.paused and turn.state.phase is not Phase.OVER:
            turn.emit(Suspended())

    def resume(self, turn: FrankfurtTurn) -> None:
        """Go on with a count-down (FF-19)."""
        if turn.state.paused:
            turn.emit(Resumed())

    def evolve(self, state: State, event: Event) -> State:
        """Apply one event."""
        return evolve(state, event)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return what is drawn: no face-down card, and of each pile its top."""
        return View(
            rules=state.rules,
            seat=seat,
            phase=state.phase,
            paused=state.paused,
            round=state.round,
            seats=tuple(_seat_view(state, player) for player in state.seats),
            piles=tuple(_pile_view(pile) for pile in state.piles),
            box=len(state.box),
            slap_due=seat is not None and slap_is_due(state, seat),
        )

    def redact(self, event: Event, seat: Seat | None) -> Event:
        """Return the event: each names only cards that lie open from then on."""
        return event

    def outcome(self, state: State) -> Outcome | None:
        """Return the cards left and the winners (FF-15)."""
        return rounds.outcome(state)

    def content(self, config: MatchConfig) -> dict[str, str]:
        """Return the texts of what a match depends on, by name."""
        return {"deck": self.deck.listing()}

    def round_of(self, state: State) -> int:
        """Return which round is played, from 1 on."""
        return state.round

    def card_census(self, state: State) -> Sequence[Card]:
        """Return every card: draw piles, columns, discard piles, box."""
        cards = list(state.box)
        for player in state.seats:
            cards.extend(player.draw)
            cards.extend(card for column in player.columns for card in column.cards)
        for pile in state.piles:
            cards.extend(laid.card for laid in pile.cards)
        return cards

    def action_text(self, action: Key) -> str:
        """Return ``column 2`` or ``pile 1``."""
        return notation.key_text(action)

    def parse_action(self, text: str) -> Key:
        """Read ``column 2`` or ``pile 1``; ``ValueError`` otherwise."""
        return notation.parse_key(text)

    def event_text(self, event: Event) -> str:
        """Return an event as one line; empty for a tick."""
        return notation.event_text(event, self.deck)

    def describe(self, state: State) -> str:
        """Return the position as text."""
        return POSITION.write(state, self.deck)

    def view_text(self, view: View) -> str:
        """Return a view in the words of positions, with ``?`` for what it hides."""
        return view_text(view, self.deck)

    def parse_position(self, text: str) -> State:
        """Read a position; ``PositionError`` names line and mistake."""
        return POSITION.read(text, self.deck, None)

    def _act(self, turn: FrankfurtTurn, seat: Seat, key: Key, does: Meaning) -> None:
        player = turn.state.seats[seat]
        match does:
            case Meaning.PICK_UP:
                turn.emit(PickedUp(seat, key.index))
            case Meaning.PUT_BACK:
                turn.emit(PutBack(seat, key.index))
            case Meaning.TURN:
                turn.emit(Turned(seat, key.index, player.columns[key.index].cards[-1]))
            case Meaning.SWITCH:
                turn.emit(PutBack(seat, player.held))
                self._act(turn, seat, key, on_column(player.columns[key.index]))
            case Meaning.MOVE:
                card = player.columns[player.held].cards[-1]
                turn.emit(Moved(seat, player.held, key.index, card))
                referee.turn_by_itself(turn, seat, player.held)
            case Meaning.DISCARD:
                referee.discard(turn, self.deck, seat, key.index)
            case Meaning.CALL:
                referee.call(turn, seat, key.index)
            case Meaning.SLAP:
                rounds.slap(turn, seat, slapped_pile(turn.state, key.index), by_hand=True)
            case Meaning.LAY:
                turn.emit(ColumnLaid(seat, key.index))
            case Meaning.REVEAL:
                turn.emit(PileRevealed(seat, player.place, player.draw[0]))
            case _:
                raise AssertionError(does)

    def _end_countdown(self, turn: FrankfurtTurn) -> None:
        if turn.state.phase is Phase.COUNTDOWN_RESUME:
            turn.emit(CountdownEnded())
        else:
            rounds.reveal(turn)
        rounds.settle(turn, self.deck)


def table_rules(config: MatchConfig) -> TableRules:
    """Return the options of a match as the rules need them."""
    seats = range(config.seats)
    return TableRules(
        table_mode=config.value("mode") == "table",
        stress=config.value("stress") == "on",
        automatic=tuple(config.value("turning", seat) == "automatic" for seat in seats),
        block=tuple(ticks(float(config.value("block", seat))) for seat in seats),
    )


def dealt(
    cards: Sequence[Card], config: MatchConfig
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """Return each seat's cards (FF-2), without what its head start leaves out (FF-20a); the box.

    What does not divide evenly, in a deck of another size, starts in the box too.
    """
    share = len(cards) // config.seats
    hands: list[tuple[Card, ...]] = []
    box: list[Card] = []
    for seat in range(config.seats):
        hand = cards[seat * share : (seat + 1) * share]
        kept = cards_dealt(share, config.value("start", seat))
        hands.append(tuple(hand[:kept]))
        box += hand[kept:]
    return tuple(hands), (*box, *cards[share * config.seats :])


def starts_of(config: MatchConfig) -> tuple[str, ...]:
    """Return each seat's head start (FF-20a)."""
    return tuple(config.value("start", seat) for seat in range(config.seats))


def cards_dealt(share: int, start: str) -> int:
    """Return how many of its share of cards a seat with a head start begins with (FF-20a)."""
    return min(share, max(int(share * SHARES[start]), FEWEST_DEALT))


def _seat_view(state: State, player: SeatState) -> SeatView:
    return SeatView(
        draw=len(player.draw),
        columns=tuple(_column_view(column) for column in player.columns),
        place=player.place,
        held=player.held,
        blocked=state.clock <= player.blocked_until,
        slapped=player.slapped,
        step=player.step,
        shape=player.shape,
    )


def _column_view(column: Column) -> ColumnView:
    hidden = len(column.cards) - column.up
    return ColumnView(len(column.cards), column.cards[hidden:])


def _pile_view(pile: Pile) -> PileView:
    top = pile.top
    if top is None:
        return PileView(None, -1, 0, pile.status)
    return PileView(top.card, top.owner, len(pile.cards), pile.status)
