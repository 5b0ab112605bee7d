"""What comes of a roll or an attack if everybody lets it be (FB-34).

As far as all can tell, it is seen while that may still be changed, so that nobody has to wait for
those who are asked: a walk, what acts at its end, where that puts the pawn, what an event says.
"""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from game.board.motions import SWAP, TOGETHER, BoardTelling
from game.board.occupancy import TILE
from game.board.questions import UNLIMITED
from game.board.rules import BoardRules
from game.board.state import ASKED_ALIKE, Ask, Pass, State
from game.core.rng import Rng
from game.core.rules import Seat, Step, Turn
from game.core.telling import Motion

Tell = Callable[[Any, State, State], BoardTelling]


class Foreseen(msgspec.Struct, frozen=True):
    """One thing that comes, told, with the state after it."""

    telling: BoardTelling
    after: State


def what_follows(rules: BoardRules, state: State, tell: Tell) -> tuple[Foreseen, ...]:
    """Return what comes of the open question if it is let be; nothing where no time runs.

    It ends where dice are thrown, cards are drawn or taken, or somebody is asked, so nothing in it
    depends on what a hand or the pile holds.
    """
    found: list[Foreseen] = []
    passed, *steps = _let_be(rules, state)
    before = passed.state
    for step in steps:
        telling = tell(step.event, before, step.state)
        if not _goes_on(telling, found):
            break
        found.append(Foreseen(telling, step.state))
        if _is_last(telling):
            break
        before = step.state
    return tuple(found)


def _let_be(rules: BoardRules, state: State) -> Sequence[Step[Any, State]]:
    """Return what happens when the last one who is asked passes."""
    question = state.question
    nothing = (Step(None, state),)
    if question is None or question.ask not in ASKED_ALIKE:
        return nothing
    limit = state.rules.reroll if question.ask is Ask.REROLL else state.rules.block
    if limit == UNLIMITED:
        return nothing
    alone = replace(question, seats=question.seats[:1])
    turn = Turn(replace(state, question=alone), Rng(0, "unseen"), rules.evolve)
    rules.answer(turn, alone.seats[0], Pass(), alone)
    return turn.steps


def _pawns_of(telling: BoardTelling) -> tuple[Seat, ...] | None:
    """Return which pawns something moves or is about; ``None``: it is not about pawns."""
    if telling.going is not None:
        return telling.going.pawns
    return None if telling.lit is None else (telling.lit.pawn,)


def _goes_on(telling: BoardTelling, found: Sequence[Foreseen]) -> bool:
    """Say whether something is a part of what was ``found`` to come."""
    pawns = _pawns_of(telling)
    if not found:
        return telling.poster is not None or (pawns is not None and telling.motion is _NO_CARD)
    return pawns == _pawns_of(found[0].telling) and telling.motion is _NO_CARD


def _is_last(telling: BoardTelling) -> bool:
    """Say whether another matter comes after it."""
    return telling.poster is not None or (
        telling.going is not None and telling.going.how in (SWAP, TOGETHER, TILE)
    )


_NO_CARD = Motion.USUAL
"""No card leaves the board, such as into a hand."""
