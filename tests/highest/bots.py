"""Bots of Highest Card, which see both hands."""

from collections.abc import Generator, Sequence

from tests.highest.state import Play, View


class ThriftyBot:
    """Beats a card by the lowest that does, and gives its lowest to one that it can't beat.

    ``leads``: it also begins with a card that nothing beats, if there is one.
    """

    def __init__(self, *, leads: bool) -> None:
        self._leads = leads

    def think(self, view: View, actions: Sequence[Play], steps: int) -> Generator[None, None, Play]:
        """Return the action."""
        yield
        to_beat = max(view.trick or view.hands[1 - view.turn], default=0)
        if not view.trick and not self._leads:
            return actions[len(actions) // 2]
        return next((action for action in actions if action.card > to_beat), actions[0])
