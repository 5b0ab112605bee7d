"""The market on its cloth over the piles: whose event it is, and what a card will have to match."""

from game.frantic.phrases import event_text
from game.frantic.screen.geometry import MARKET, MARKET_HEAD, MARKET_ON
from game.frantic.screen.piles import Piles
from game.frantic.state import State
from game.ui.canvas import Box
from game.ui.pen import Pen
from game.ui.theme import GLOW, HINT, LAMP, NIGHT, TEXT

NAME_SIZE = 44.0
LARGEST = 28
NAME_SHARE = 0.26


class MarketView:
    """Draws what lies under the cards of the market."""

    def __init__(self, pen: Pen, piles: Piles) -> None:
        self._pen = pen
        self._piles = piles

    def draw(self, state: State) -> None:
        """Put the cloth, if there is a market, with what would else be covered by it."""
        if not state.market:
            return
        self._pen.paper(MARKET, NIGHT, radius=36, lift=14, edge=LAMP, edge_width=4, cut=3)
        if state.happened:
            self._draw_head(state, state.happened[-1])
        self._piles.draw_on(state, MARKET_ON)

    def _draw_head(self, state: State, key: str) -> None:
        """Put the event's name, and what it does."""
        pen, head = self._pen, MARKET_HEAD
        name = Box(head.x, head.y, head.w * NAME_SHARE, head.h)
        size = self._pen.capped(NAME_SIZE, NAME_SIZE)
        text = self._pen.say(f"frantic-event-{key}")
        pen.label(text, name, size, GLOW, face="display")
        words = Box(name.right + 20, head.y, head.right - name.right - 20, head.h)
        rule = event_text(key, state.rules.gambling).text(self._pen.services.texts)
        pen.paragraph(rule, words, self._pen.capped(HINT, LARGEST), TEXT)
