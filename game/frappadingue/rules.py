"""The rules of Frappadingue Family.

52 cards are in play: KM 7 to 13, specials, and two crashes (FP-1). In turn, each player throws:
five piles are laid out, and the cards on top are the throw (FP-5). Something that scores must go
into the counter, an 8, a 12 or a combination, or the turn is lost (FP-2, FP-3, FP-6); all open
specials go along, for better or worse (FP-4, FP-7). Then the player stops, or throws again with as
many piles as cards are missing from five; a full hand goes on with five (FP-8). What is in the
counter stays out of the deck (FP-9). A crash in a re-throw ends the turn (FP-10). Only a positive
multiple of 100 can be written down (FP-11). Who reaches the goal makes the round the last one, and
the highest total wins (FP-12). Too few cards for a throw: full hands go back in (FP-13).

Options: ``plus_five`` what +5 KM scores (FP-4; the sheet prints 30), ``first_crash`` whether a
crash in a first throw is ``dead`` or ``ends`` the turn (FP-10), ``goal`` points or ``rounds-N``
(FP-12).

Actions: ``throw 5`` with the number of piles; ``take 8*2 12`` with the cards of each value that
are taken (the specials follow by themselves); ``stop``. Cards are ``8`` to ``8f``, ``+10``,
``-5b``, ``crash``. Positions are told in ``position.py``.
"""

from collections.abc import Sequence

from game.core.cards import Card
from game.core.rng import Luck
from game.core.rules import (
    GameInfo,
    IllegalAction,
    MatchConfig,
    Option,
    Outcome,
    Seat,
    Turn,
)
from game.frappadingue import notation
from game.frappadingue.deck import CRASH, Deck
from game.frappadingue.events import (
    Crashed,
    Event,
    GoalReached,
    HandFilled,
    MatchEnded,
    NothingScored,
    Refilled,
    Stopped,
    Thrown,
    Took,
    TurnBegan,
)
from game.frappadingue.evolve import evolve
from game.frappadingue.position import POSITION
from game.frappadingue.scoring import STEP, CardSet, Part, card_sets, scores
from game.frappadingue.state import (
    HAND,
    Action,
    Phase,
    Refusal,
    SeatState,
    State,
    Stop,
    TableRules,
    Take,
    Throw,
    View,
)

FrappadingueTurn = Turn[State, Event]

MOST_ROUNDS = 20
ROUNDS = "rounds-"
GOALS = ("1000", "2000", "5000", "10000")

INFO = GameInfo(
    key="frappadingue",
    min_seats=2,
    max_seats=8,
    real_time=False,
    hidden_info=False,
    options=(
        Option("plus_five", ("50", "30"), "50"),
        Option("first_crash", ("dead", "ends"), "dead"),
        Option("goal", (*GOALS, *(f"{ROUNDS}{n}" for n in range(1, MOST_ROUNDS + 1))), "1000"),
    ),
)


class FrappadingueRules:
    """Frappadingue Family, played with the 52 cards of a deck."""

    info = INFO

    def __init__(self, deck: Deck) -> None:
        self.deck = deck

    def initial_state(self, config: MatchConfig, luck: Luck) -> State:
        """Draw by lot who begins (FP-12); all cards are in the deck."""
        first = luck.below(config.seats)
        seats = (SeatState(),) * config.seats
        return State(table_rules(config), seats, self.deck.cards, first=first, turn=first)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return the seat in turn; nobody when the match is over."""
        return frozenset() if state.phase is Phase.OVER else frozenset((state.turn,))

    def legal_actions(self, state: State, seat: Seat) -> Sequence[Action]:
        """Return what the seat may do: sets to take best first, stopping before throwing."""
        if seat != state.turn:
            return ()
        match state.phase:
            case Phase.FIRST:
                return (Throw(HAND),)
            case Phase.TAKE:
                return tuple(Take(found.parts) for found in self.card_sets(state))
            case Phase.GO:
                throw = Throw(state.piles)
                return (throw,) if state.refusal else (Stop(), throw)
            case Phase.OVER:
                return ()

    def card_sets(self, state: State) -> tuple[CardSet, ...]:
        """Return every set that may be taken now, best first (FP-6, FP-7)."""
        if state.phase is not Phase.TAKE:
            return ()
        return card_sets(self.deck.kinds_of(state.throw), state.rules.plus_five)

    def resolve(self, turn: FrappadingueTurn, seat: Seat, action: Action) -> None:
        """Decide an action; ``IllegalAction`` says why it is not possible now."""
        state = turn.state
        if seat not in self.to_act(state):
            raise IllegalAction("the match is over" if not self.to_act(state) else "not in turn")
        match action:
            case Throw(piles):
                self._throw(turn, piles)
            case Take(parts):
                self._take(turn, parts)
            case Stop():
                self._stop(turn)

    def evolve(self, state: State, event: Event) -> State:
        """Apply one event."""
        return evolve(state, event)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return the state: everything lies open."""
        return state

    def redact(self, event: Event, seat: Seat | None) -> Event:
        """Return the event: everything lies open."""
        return event

    def outcome(self, state: State) -> Outcome | None:
        """Return the totals and who has the highest (FP-12)."""
        return outcome(state)

    def content(self, config: MatchConfig) -> dict[str, str]:
        """Return the texts of what a match depends on, by name."""
        return {"deck": self.deck.listing()}

    def round_of(self, state: State) -> int:
        """Return which round is played, from 1 on."""
        return state.round

    def card_census(self, state: State) -> Sequence[Card]:
        """Return every card in play: deck, throw, counter, earlier full hands."""
        return (*state.deck, *state.throw, *state.hand, *state.earlier)

    def action_text(self, action: Action) -> str:
        """Return ``throw 5``, ``take 8*2 12`` or ``stop``."""
        return notation.action_text(action)

    def parse_action(self, text: str) -> Action:
        """Read an action; ``ValueError`` shows the form."""
        return notation.parse_action(text)

    def event_text(self, event: Event) -> str:
        """Return an event as one line."""
        return notation.event_text(event, self.deck)

    def describe(self, state: State) -> str:
        """Return the position as text."""
        return POSITION.write(state, self.deck)

    def view_text(self, view: View) -> str:
        """Return a view in the words of positions; nothing is hidden."""
        return self.describe(view)

    def parse_position(self, text: str) -> State:
        """Read a position; ``PositionError`` names line and mistake."""
        return POSITION.read(text, self.deck, None)

    def _throw(self, turn: FrappadingueTurn, piles: int) -> None:
        state = turn.state
        if state.phase is Phase.TAKE:
            raise IllegalAction("something must be taken from the throw first")
        if piles != state.piles:
            raise IllegalAction(f"the next throw has {state.piles} piles")
        first = state.phase is Phase.FIRST
        if len(state.deck) + len(state.throw) < piles:
            back = (*state.earlier, *(state.hand if state.full else ()))
            turn.emit(Refilled(state.turn, back))
        pool = (*turn.state.deck, *turn.state.throw)
        turn.emit(Thrown(state.turn, drawn(sorted(pool), piles, turn.luck)))
        self._look_at_throw(turn, first)

    def _look_at_throw(self, turn: FrappadingueTurn, first: bool) -> None:
        """End the turn at a crash (FP-10) or where nothing scores (FP-6)."""
        state = turn.state
        kinds = self.deck.kinds_of(state.throw)
        if CRASH in kinds and (state.rules.crash_ends or not first):
            turn.emit(Crashed(state.turn, state.points))
        elif not scores(kinds):
            turn.emit(NothingScored(state.turn, state.points))
        else:
            return
        _next_turn(turn)

    def _take(self, turn: FrappadingueTurn, parts: tuple[Part, ...]) -> None:
        state = turn.state
        if state.phase is not Phase.TAKE:
            raise IllegalAction("throw first")
        found = next((one for one in self.card_sets(state) if one.parts == parts), None)
        if found is None:
            raise IllegalAction(f"{notation.action_text(Take(parts))} is not in this throw")
        turn.emit(Took(state.turn, self.cards_of(state, found), found.points))
        if turn.state.full:
            turn.emit(HandFilled(state.turn))

    def cards_of(self, state: State, found: CardSet) -> tuple[Card, ...]:
        """Return the cards of a set that it takes from the throw, the leftmost of equal ones."""
        wanted = {part.kind: part.count for part in found.parts}
        cards = []
        for kind in (*wanted, *dict.fromkeys(found.specials)):
            lying = [card for card in state.throw if self.deck.kind(card) == kind]
            cards += lying[: wanted.get(kind, len(lying))]
        return tuple(cards)

    def _stop(self, turn: FrappadingueTurn) -> None:
        state = turn.state
        match state.refusal:
            case Refusal.NOT_NOW:
                raise IllegalAction("nothing can be written down before something is taken")
            case Refusal.NOT_POSITIVE:
                raise IllegalAction(f"{state.points} is not more than 0")
            case Refusal.NOT_A_MULTIPLE:
                raise IllegalAction(f"{state.points} is not a multiple of {STEP}")
        goal = state.rules.goal
        had = any(player.total >= goal for player in state.seats)
        turn.emit(Stopped(state.turn, state.points))
        if goal and not had and turn.state.seats[state.turn].total >= goal:
            turn.emit(GoalReached(state.turn))
        _next_turn(turn)


def outcome(state: State) -> Outcome | None:
    """Return the totals and who has the highest; ``None`` before the end (FP-12)."""
    if state.phase is not Phase.OVER:
        return None
    totals = tuple(player.total for player in state.seats)
    best = max(totals)
    return Outcome(totals, tuple(s for s, total in enumerate(totals) if total == best))


def table_rules(config: MatchConfig) -> TableRules:
    """Return the options of a match as the rules need them."""
    goal = config.value("goal")
    rounds = goal.startswith(ROUNDS)
    return TableRules(
        plus_five=int(config.value("plus_five")),
        crash_ends=config.value("first_crash") == "ends",
        goal=0 if rounds else int(goal),
        rounds=int(goal.removeprefix(ROUNDS)) if rounds else 0,
    )


def drawn(pool: Sequence[Card], count: int, luck: Luck) -> tuple[Card, ...]:
    """Draw cards at random without replacement: the tops of freshly shuffled piles (FP-5)."""
    cards = list(pool)
    return tuple(cards.pop(luck.below(len(cards))) for _ in range(count))


def _next_turn(turn: FrappadingueTurn) -> None:
    """Go on with the next seat, or end the match with the last round (FP-12)."""
    state = turn.state
    following = (state.turn + 1) % len(state.seats)
    round_over = following == state.first
    if round_over and _is_last(state):
        turn.emit(MatchEnded())
    else:
        turn.emit(TurnBegan(following, state.round + round_over))


def _is_last(state: State) -> bool:
    rules = state.rules
    if rules.rounds:
        return state.round >= rules.rounds
    return any(player.total >= rules.goal for player in state.seats)
