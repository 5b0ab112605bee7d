"""The market on its cloth over the piles: whose event it is, and what a card will have to match."""

from game.frantic.phrases import event_text
from game.frantic.screen.geometry import MARKET, MARKET_HEAD, MARKET_ON
from game.frantic.screen.piles import Piles
from game.frantic.state import State
from game.ui.brush import Brush
from game.ui.theme import HINT, LAMP, NIGHT, TEXT
from game.ui.widgets_pen import GLOW, Box, Pen

NAME_SIZE = 44.0
LARGEST = 28
NAME_SHARE = 0.26


class MarketView:
    """Draws what lies under the cards of the market."""

    def __init__(self, brush: Brush, pen: Pen, piles: Piles) -> None:
        self._brush = brush
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
        size = self._brush.capped(NAME_SIZE, NAME_SIZE)
        text = self._brush.say(f"frantic-event-{key}")
        pen.label(text, name, size, GLOW, face="display")
        words = Box(name.right + 20, head.y, head.right - name.right - 20, head.h)
        rule = event_text(key, state.rules.gambling).text(self._brush.services.texts)
        pen.paragraph(rule, words, self._brush.capped(HINT, LARGEST), TEXT)
