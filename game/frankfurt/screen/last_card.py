"""The last card of somebody's columns pulses: all see that the slap is near."""

import math

from game.core.cards import Card
from game.core.rules import Seat
from game.frankfurt.screen.places import CARD_RATIO
from game.frankfurt.state import NOTHING, Phase, State
from game.ui.motion import Tweener
from game.ui.pen import Pen
from game.ui.theme import FOCUS, LAMP

BEATS = 1.6
"""So many beats a second."""
FAINT, STRONG = 90, 255
CALM = 190
"""How strong the frame is, between two beats, at one, and always with less motion."""
ROOM, BORDER, ROUND = 22, 8, 20


def last_cards(state: State) -> list[tuple[Seat, Card]]:
    """Return who has one card left in the columns, lying there, and which it is."""
    if state.phase is not Phase.RACE:
        return []
    return [
        (seat, next(column.cards[0] for column in own.columns if column.cards))
        for seat, own in enumerate(state.seats)
        if own.column_cards == 1 and own.held == NOTHING
    ]


def draw_last_cards(
    pen: Pen, tweener: Tweener, state: State, seconds: float, *, still: bool
) -> None:
    """Frame the last cards that lie still, in the beat of a heart."""
    for _, card in last_cards(state):
        if tweener.moving(card):
            continue
        at = tweener.get(card)
        frame = pen.sprites.panel(
            at.width + ROOM,
            at.width * CARD_RATIO + ROOM,
            fill=(*LAMP, 0),
            border=FOCUS,
            border_width=BORDER,
            radius=ROUND,
            shadow=False,
        )
        beat = math.exp(-3.0 * ((seconds * BEATS) % 1.0))
        pen.stage.put(frame, at.x, at.y, alpha=CALM if still else FAINT + (STRONG - FAINT) * beat)
