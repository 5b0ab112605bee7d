"""A resolution of the board game in progress: throws of dice, and Re-Rolls that change them."""

from collections.abc import Iterable
from typing import ClassVar

from game.board.deck import Deck
from game.board.events import Event, Rolled, RolledAgain
from game.board.occupancy import acting
from game.board.state import Ask, Die, Job, Question, State, Task, Throw
from game.board.track import Board
from game.core.rounds import resolution
from game.core.rounds.resolution import turn_order
from game.core.rules import Seat, Turn

BoardTurn = Turn[State, Event]


class Resolution(resolution.Resolution[State, Event, Deck, Question, Task], gc=False, kw_only=True):
    """Carries out what is on the agenda, on a board."""

    make_question: ClassVar = Question

    board: Board

    @property
    def why(self) -> str:
        """Return the event because of which cards move, if it is one."""
        cause = self.cause
        happens = isinstance(cause, Task) and cause.job is Job.STEP
        return self.turn.state.happening if happens else ""

    def acting(self, square: int) -> str:
        """Return the symbol of what acts on a square now, or nothing."""
        return acting(self.turn.state, self.deck, square)

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
        state = self.turn.state
        silent = state.silent
        order = turn_order(state.turn, len(state.pawns))
        seats = [seat for seat in (order[-1], *order[:-1]) if seat not in silent]
        if seats:
            self.ask(Ask.REROLL, seats, what=why, count=sides)
