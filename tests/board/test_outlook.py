"""Ends of moves are estimated quickly, and as the rules' own steps would have it."""

from collections import Counter

from game.board.outlook import Outlook
from game.board.state import Ask

from .scenario import BOARDS, DECK
from .slow_outlook import slow_ends
from .test_bots import RULES, positions


def test_the_quick_way_estimates_what_the_steps_of_the_rules_lead_to() -> None:
    outlooks = {board.key: Outlook(DECK, board) for board in BOARDS}
    ends: Counter[bool] = Counter()
    asks = set()
    for seed in range(12):
        options = {"board": BOARDS[seed % 3].key, "wild": "16" if seed % 2 else "off"}
        for state in positions(2 + seed % 3, seed, options):
            assert state.question is not None
            asks.add(state.question.ask)
            for pawn, square in enumerate(state.pawns):
                for way in (1, -1):
                    quick = outlooks[state.rules.board].ends(state, pawn, way)
                    assert quick == slow_ends(state, RULES.board(state), pawn, way)
                    ends.update(end - square != way * die for die, end in enumerate(quick, 1))
    assert min(ends.values()) > 10_000
    assert asks >= {Ask.TURN, Ask.REROLL, Ask.BLOCK}
