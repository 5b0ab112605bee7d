"""A resolution in progress: what is still to be done, and the question that it stops at."""

from collections.abc import Iterable
from functools import cache

from game.board.deck import Deck
from game.board.events import Drew, Event, RanOut, Rolled, RolledAgain, Waiting
from game.board.occupancy import acting
from game.board.state import Ask, Die, Question, State, Task, Throw
from game.board.track import Board
from game.core.cards import Card
from game.core.rng import Luck
from game.core.rounds.event_table import EventTable
from game.core.rules import NOBODY, Seat, Turn

BoardTurn = Turn[State, Event]


class Resolution:
    """Takes the agenda of a state, lets jobs be put on it, and writes it back at the end."""

    __slots__ = ("_turn", "agenda", "board", "deck", "emit", "question", "table")

    def __init__(self, turn: BoardTurn, deck: Deck, table: EventTable, board: Board) -> None:
        self._turn = turn
        self.emit = turn.emit
        self.deck = deck
        self.table = table
        self.board = board
        self.agenda = list(turn.state.agenda)
        self.question: Question | None = None

    @property
    def state(self) -> State:
        """Return the state so far."""
        return self._turn.state

    @property
    def luck(self) -> Luck:
        """Return the stream of luck of the rules."""
        return self._turn.luck

    def seal(self) -> None:
        """Say that something was shown or done for good."""
        self._turn.seal()

    def push(self, *tasks: Task) -> None:
        """Put jobs before all others, the first one first."""
        self.agenda += tasks[::-1]

    def ask(
        self,
        ask: Ask,
        seats: Iterable[Seat],
        *,
        what: str = "",
        other: Seat = NOBODY,
        count: int = 0,
    ) -> None:
        """Stop at a question; ``Ask`` says what its fields mean."""
        self.question = Question(ask, tuple(seats), what, other, count)

    def wait(self) -> None:
        """Write down the question and the agenda."""
        self.emit(Waiting(self.question, tuple(self.agenda)))

    def acting(self, square: int) -> str:
        """Return the symbol of what acts on a square now, or nothing."""
        return acting(self._turn.state, self.deck, square)

    def throw(self, seats: Iterable[Seat], sides: int, why: Throw) -> None:
        """Throw a die for each seat; everybody may answer with a Re-Roll (FB-30)."""
        dice = tuple([Die(seat, self.luck.below(sides) + 1) for seat in seats])
        self.emit(Rolled(dice, sides, why.value))
        self.ask_reroll(why.value, sides)

    def throw_again(self, task: Task) -> None:
        """Throw the die of a seat again; the new result may be changed too (FB-30)."""
        self.emit(RolledAgain(task.other, self.luck.below(task.count) + 1))
        self.ask_reroll(task.what, task.count)

    def ask_reroll(self, why: str, sides: int) -> None:
        """Ask for Re-Rolls everyone who is not silent, from the player in turn on (FB-34)."""
        state = self.state
        silent = state.silent
        order = turn_order(state.turn, len(state.pawns))
        seats = [seat for seat in (order[-1], *order[:-1]) if seat not in silent]
        if seats:
            self.ask(Ask.REROLL, seats, what=why, count=sides)

    def draw(self, seat: Seat, count: int, why: str = "") -> bool:
        """Let a seat draw what there is; say whether the pile had enough."""
        if count <= 0:
            return True
        cards = self.state.draw[:count]
        if cards:
            self.emit(Drew(seat, cards, why))
        if len(cards) < count:
            self.emit(RanOut(seat, count - len(cards), why))
        return len(cards) == count

    def order(self, last: Seat) -> tuple[Seat, ...]:
        """Return all seats in turn order, from the right of ``last``, who comes last (FB-40)."""
        return turn_order(last, len(self.state.pawns))

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """Return a hand."""
        return self.state.hands[seat]

    def held(self, seat: Seat, kind: str) -> Card:
        """Return the first card of a kind that a seat holds."""
        card = self.deck.find(self.state.hands[seat], kind)
        assert card is not None, f"seat {seat} has no {kind}"
        return card


@cache
def turn_order(last: Seat, seats: int) -> tuple[Seat, ...]:
    """Return all seats from the right of ``last`` on, counter-clockwise (FB-6)."""
    return tuple((last + step) % seats for step in range(1, seats + 1))
