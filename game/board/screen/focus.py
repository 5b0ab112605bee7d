"""How the focus goes about the board: along the track, over squares that are lit, among arrows."""

from collections.abc import Sequence
from itertools import pairwise

from game.board.draft import Choosable, Nothing
from game.board.state import ASKED_ALIKE, Ask, Pass, State
from game.board.track import Board
from game.core.choices import At
from game.core.rules import Seat
from game.input.turn_keys import TurnKind
from game.ui.spots import Spot, Spots


class BoardSpots(Spots[Choosable]):
    """The choices of one stage: left and right follow the track, an arrow's own key finds it.

    ``begin`` is where the focus is at first, if that is offered.
    """

    def __init__(
        self, spots: Sequence[Spot[Choosable]], board: Board, begin: Choosable | None = None
    ) -> None:
        super().__init__(spots)
        self._board = board
        if begin is not None:
            self.focus_on(begin)

    @property
    def stage(self) -> At | None:
        """What is chosen now: arrows before squares before all else; ``None`` for anything."""
        found = {spot.at for spot in self.items if not spot.quiet}
        return next((at for at in (At.ARROW, At.SQUARE) if at in found), None)

    def pick(self, number: int) -> Spot[Choosable] | None:
        """Give the focus to a choice and return it; an answer not held gets none (FB-34)."""
        before = self.focus
        spot = super().pick(number)
        if spot is not None and isinstance(spot.action, Nothing):
            self.focus = before
        return spot

    def move(self, kind: TurnKind) -> bool:
        """Move the focus; say whether there was somewhere to go."""
        stage = self.stage
        if kind in ("previous", "next") and stage is not None:
            return self.step(self._among(stage), 1 if kind == "next" else -1)
        if stage is At.ARROW:
            return self._turn_to(kind)
        if kind in ("left", "right") and self._on is At.SQUARE:
            return self._along(1 if kind == "right" else -1)
        return super().move(kind)

    @property
    def _on(self) -> At | None:
        return self.items[self.focus].at if self.items else None

    def _among(self, at: At) -> list[int]:
        """Return the choices of a kind that keys lead to; squares from the start on."""
        return [place for place in self.reachable() if self.items[place].at is at]

    def _turn_to(self, way: str) -> bool:
        """Give the focus to the arrow that points a way on the map."""
        for place in self._among(At.ARROW):
            if self.items[place].choice.way == way:
                moved, self.focus = place != self.focus, place
                return moved
        return False

    def _along(self, step: int) -> bool:
        """Go to the next square along the track that is lit, to a side of the map."""
        here = self.items[self.focus].square
        step *= side_of(self._board, here)
        ahead = [p for p in self._among(At.SQUARE) if (self.items[p].square - here) * step > 0]
        if ahead:
            self.focus = min(ahead, key=lambda place: abs(self.items[place].square - here))
        return bool(ahead)


def side_of(board: Board, number: int) -> int:
    """Return 1 where the numbers grow to the right, and -1 where to the left.

    Where the track goes up or down it is as before that, so that the way back is the same key.
    """
    columns = [square.column for square in board.squares]
    steps = [after - before for before, after in pairwise(columns)]
    before = [step for step in steps[: number + 1] if step]
    after = [step for step in steps[number + 1 :] if step]
    return before[-1] if before else after[0] if after else 1


def focus_of(spots: Sequence[Spot[Choosable]], state: State, seat: Seat) -> Choosable | None:
    """Return what the focus begins on; ``None``: on the first choice that is possible.

    A square is one ahead of the own pawn, an arrow the one that leads furthest on, and where
    everybody is asked alike nothing is thrown in by a press too many.
    """
    arrows = [spot for spot in spots if spot.at is At.ARROW]
    if arrows:
        return max(arrows, key=lambda spot: spot.choice.there).action
    squares = [spot for spot in spots if spot.at is At.SQUARE and spot.refusal is None]
    if squares:
        ahead = [spot for spot in squares if spot.square > state.pawns[seat]]
        return (ahead[0] if ahead else squares[-1]).action
    question = state.question
    if question is not None and question.ask in ASKED_ALIKE:
        held = any(spot.at is At.CARD and spot.refusal is None for spot in spots)
        plates = any(spot.at is At.SEAT for spot in spots)
        return None if plates or (held and question.ask is Ask.BLOCK) else Pass()
    return None
