"""The last card of somebody's columns pulses, also in the hand: all see that the slap is near."""

import math

import pygame

from game.core.cards import Card
from game.core.rules import Seat
from game.frankfurt.screen.places import CARD_RATIO
from game.frankfurt.state import Phase, State
from game.ui.motion import Placement, Tweener
from game.ui.pen import Pen
from game.ui.sprites import turned
from game.ui.theme import FOCUS, LAMP

BEATS = 1.6
"""So many beats a second."""
FAINT, STRONG = 150, 255
CALM = 210
"""How strong the frame is, between two beats, at one, and always with less motion."""
ROOM, BORDER, ROUND = 14, 6, 18
SWELL, SWELLS = 15.0, 3
"""By so much the frame is wider at a beat, and in so many steps it shrinks again."""
TURN = 3
"""Degrees from one picture of it to the next: it leans as its card does."""


def last_cards(state: State) -> list[tuple[Seat, Card]]:
    """Return who has one card left in the columns, and which it is."""
    if state.phase is not Phase.RACE:
        return []
    return [
        (seat, next(column.cards[0] for column in own.columns if column.cards))
        for seat, own in enumerate(state.seats)
        if own.column_cards == 1
    ]


def draw_last_cards(
    pen: Pen, tweener: Tweener, state: State, seconds: float, *, still: bool
) -> None:
    """Frame the last cards that are not on their way, in the beat of a heart."""
    beat = 0.0 if still else math.exp(-3.0 * ((seconds * BEATS) % 1.0))
    room = ROOM + SWELL * round(beat * SWELLS) / SWELLS
    for _, card in last_cards(state):
        if not tweener.moving(card):
            at = tweener.get(card)
            alpha = CALM if still else FAINT + (STRONG - FAINT) * beat
            pen.stage.put(_frame(pen, at, room), at.x, at.y, alpha=alpha)


def _frame(pen: Pen, at: Placement, room: float) -> pygame.Surface:
    """Return the frame of a card, so much larger than the card, turned as that is."""
    sprites = pen.sprites
    width, height = at.width + room, at.width * CARD_RATIO + room
    turn = round(at.angle / TURN) * TURN

    def painter(surface: pygame.Surface, _: float) -> None:
        frame = sprites.panel(
            width,
            height,
            fill=(*LAMP, 0),
            border=FOCUS,
            border_width=BORDER,
            radius=ROUND,
            shadow=False,
        )
        leaning = turned(frame, turn, 1.0)
        surface.blit(leaning, leaning.get_rect(center=surface.get_rect().center))

    reach = math.hypot(width, height) + 6 if turn else 0.0
    key = ("last card", round(width), turn)
    return sprites.paint(key, (max(width, reach), max(height, reach)), painter)
