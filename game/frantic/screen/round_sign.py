"""The sign at the upper left: which round this is, when the match ends, and who has dealt."""

from game.frantic.phrases import is_counted
from game.frantic.screen.geometry import ROUND
from game.frantic.state import State
from game.ui.canvas import Box
from game.ui.pen import Pen
from game.ui.theme import HINT, NIGHT, TEXT_SOFT

LARGEST = 30
MARK, MARK_ROOM = 30.0, 24.0


class RoundSign:
    """Draws the sign; ``names`` are the players'."""

    def __init__(self, pen: Pen, names: tuple[str, ...]) -> None:
        self._pen = pen
        self._names = names

    def shown(self, state: State) -> tuple[object, ...]:
        """Return all that its picture depends on."""
        return state.round, state.dealer, self._dealt(state)

    def draw(self, state: State) -> None:
        """Put the sign; the dealer stands beside the mark that is on the dealer's plate."""
        pen, box = self._pen, ROUND
        pen.paper(box, NIGHT, radius=box.h / 2, lift=0, alpha=225)
        upper, lower = box.inset(30, 3).rows(2)
        if not self._dealt(state):
            upper = box.inset(30, 3)
        size = self._pen.capped(HINT, LARGEST)
        pen.label(self._line(state), upper, size, TEXT_SOFT, face="bold", align="centre")
        if self._dealt(state):
            words = self._pen.say("frantic-table-dealer", name=self._names[state.dealer])
            room = Box(lower.x + MARK_ROOM, lower.y, lower.w - MARK_ROOM, lower.h)
            said = pen.label(words, room, size, TEXT_SOFT, face="bold", align="centre")
            self._pen.sprite("frantic/mark-dealer", said.x - 22, lower.cy, MARK)

    def _line(self, state: State) -> str:
        rules, say = state.rules, self._pen.say
        number = say("frantic-table-round", round=state.round)
        if rules.rounds:
            return f"{number} {say('frantic-table-rounds', rounds=rules.rounds)}"
        return f"{number} {say('frantic-table-limit', limit=rules.limit)}"

    def _dealt(self, state: State) -> bool:
        """Say whether somebody has dealt: between rounds it is told who will."""
        return bool(state.discard) and not is_counted(state)
