"""From the rules to the engine: a state at a turn, and what a seat sees of one."""

from collections.abc import Sequence

from game.board.deck import RANKS
from game.board.engine.round import Round
from game.board.engine.tables import CODES, COLOURS, Code, Rank
from game.board.state import Lay, State, View


def load_state(round_: Round, state: State) -> None:
    """Let a round go on from a state at a turn, on the same board."""
    ranks = round_.tables.ranks
    load_open(round_, state)
    hands = [[ranks[card] for card in hand] for hand in state.hands]
    load_hidden(round_, hands, [ranks[card] for card in state.draw])


def load_open(round_: Round, position: State | View) -> None:
    """Take over what lies open to all."""
    code = round_.tables.code
    round_.pawns = list(position.pawns)
    round_.stacks = [tuple([code(lain) for lain in stack]) for stack in position.stacks]
    round_.teleports = position.teleports
    round_.spent = list(position.spent)
    round_.acts = round_.tables.acts(position)
    colours = [colour.value for colour in COLOURS]
    round_.last = colours.index(position.last) if position.last else -1
    round_.bomb, round_.turn = position.bomb, position.turn
    round_.over, round_.scores = False, ()


def load_hidden(round_: Round, hands: list[list[Rank]], draw: Sequence[Rank]) -> None:
    """Take over what no seat knows all of."""
    round_.hands, round_.draw = hands, list(draw)


def code_of(action: Lay) -> Code:
    """Return the code of a way to lay a card."""
    return CODES[RANKS[action.kind], action.arrow]
