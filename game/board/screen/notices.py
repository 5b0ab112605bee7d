"""What is told in large letters: who begins, attacks, what is thrown in, the bomb, the end.

It stands over the hand, so that the track is in sight. How long depends on what happens, and never
on a card that somebody may not know (FB-36).
"""

from collections.abc import Iterator

from game.board import events as ev
from game.board.deck import Deck
from game.board.screen.geometry import CURTAIN
from game.board.screen.news import News, news_of, why_over
from game.board.screen.pictures import BLOCK_ICON, sprite_of
from game.board.state import State
from game.core.rounds.resolution import turn_order
from game.core.rules import NOBODY
from game.input.seating import Seating
from game.ui.brush import Brush
from game.ui.notice_strip import LONG, MIDDLE, SHORT, NoticeStrip, Slip
from game.ui.widgets_pen import Box, Pen

STRIP = Box(CURTAIN.x + 150, CURTAIN.y + 62, CURTAIN.w - 300, 144)
ATTACK, BOMB = "frantic/mark-attack", "frantic/mark-bomb"


def notice_of(event: ev.Event, before: State, deck: Deck) -> Slip | None:
    """Return what is told in large letters of an event; most events are not."""
    news = news_of(event, before, deck, frozenset())
    if news is None:
        return None
    match event:
        case ev.OrderRolled(winner=winner) if winner != NOBODY:
            return Slip(News("board-big-begins", winner), MIDDLE, mood="happy")
        case ev.Attacked(target=target, what=what):
            return Slip(news, MIDDLE, target, sprite_of(what), ATTACK)
        case ev.ThrownIn(card=card):
            return Slip(news, MIDDLE, card=sprite_of(deck.kind(card).text), mood="happy")
        case ev.TookUp(card=card):
            return Slip(news, MIDDLE, card=sprite_of(deck.kind(card).text), mood="oops")
        case ev.RolledAgain() | ev.Stayed():
            return Slip(news, SHORT)
        case ev.Blocked():
            return Slip(news, MIDDLE, mark=BLOCK_ICON, mood="happy")
        case _:
            return _for_all(event, before, news)


def _for_all(event: ev.Event, before: State, news: News) -> Slip | None:
    """Return what is told of what concerns everybody."""
    match event:
        case ev.MarketOpened():
            first = turn_order(before.turn, len(before.hands))[0]
            return Slip(News("board-big-market", first), SHORT)
        case ev.PawnsMoved() | ev.HandsGiven() | ev.HandsShuffled() | ev.BoardCleared():
            return Slip(news, LONG)
        case ev.TeleportsDealt() | ev.HandsLeft():
            return Slip(news, LONG)
        case ev.BombLit():
            return Slip(news, LONG, mark=BOMB)
        case ev.TurnBegan() if before.bomb == 1:
            return Slip(News("board-big-bomb"), LONG, mark=BOMB)
        case ev.RanOut():
            return Slip(News("board-big-ran-out"), LONG)
        case ev.RoundEnded():
            return Slip(why_over(before), LONG)
        case _:
            return None


class Notices(NoticeStrip[Slip]):
    """Draws the notice of the moment."""

    def __init__(self, brush: Brush, pen: Pen, seating: Seating) -> None:
        super().__init__(brush, pen, seating, STRIP)

    def warmed(self) -> Iterator[None]:
        """Make one picture a step: each player's strip, and the marks."""
        seats = range(len(self.names))
        slips = [Slip(News("board-log-stayed", seat), SHORT) for seat in seats]
        yield from self.prewarming(slips, (ATTACK, BOMB, BLOCK_ICON))
