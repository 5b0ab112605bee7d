"""Where every card of the race lies by the state, and how cards go there."""

from collections.abc import Iterable, Iterator

from game.core.cards import Card
from game.core.rules import Seat
from game.core.telling import Motion
from game.frankfurt.screen.places import CARD_RATIO, Point, SeatPlace, TablePlaces, places
from game.frankfurt.state import (
    NOTHING,
    Column,
    Phase,
    Pile,
    PileCard,
    SeatState,
    State,
    Step,
)
from game.frankfurt.telling import RaceTelling
from game.ui.motion import DEAL_STAGGER_MS, FLIGHT_MS, FLIP_MS, Placement, SpriteId, Style

HELD_ANGLE = 6.0
HELD_RISE = 34
"""How far a card in the hand rises above its column."""
PILE_ANGLES = (0.0, -3.0, 3.0, -6.0, 6.0)
PILE_DRIFT = 5
"""How untidily cards lie on a pile, in units."""
PILE_DEPTH = 4
"""Cards of a pile that are drawn; deeper ones are covered."""
WAIT_LIFT = 0.2

Z_DRAW, Z_BOX, Z_COLUMN, Z_PILE, Z_WAITING, Z_HELD = 0, 100, 200, 400, 1600, 1800
"""Painter's order of the kinds of places, with room for the cards of each."""
Z_BELOW_PILES = Z_PILE - 1
"""Cards that go back to a column fly here: what they leave on a pile is seen at once."""

SEEN_MS = 330
"""So long a slapped pile lies under the hand before it is taken."""
DEAL_DELAY_MS = SEEN_MS + 430
"""A new round is dealt when the slapped piles have been taken."""
STYLES = {
    Motion.PICK: Style(90, "out"),
    Motion.PUT: Style(130, "out"),
    Motion.RETURN: Style(260, "out-back"),
    Motion.REVEAL: Style(FLIP_MS, "out-quad"),
    Motion.GATHER: Style(320, "in-out", SEEN_MS),
}

Audience = frozenset[Seat]


def layout(state: State, audience: Audience) -> dict[Card, Placement]:
    """Return a placement for each of the 132 cards.

    What lies face up here is for everybody at the table; only for an empty audience, and in a
    pause, all cards show their backs. A placement with ``alpha`` 0 is covered by others, and need
    not be drawn once the card has arrived.
    """
    hidden = state.paused or not audience
    table = places(len(state.seats))
    placed: dict[Card, Placement] = {}
    for card in state.box:
        placed[card] = _hidden(table.box, table.box_width, Z_BOX)
    for seat, own in enumerate(state.seats):
        _place_seat(placed, state, table, seat, own, hidden)
    for index, pile in enumerate(state.piles):
        for card, placement in _pile_cards(table, index, pile, hidden):
            placed[card] = placement
    return placed


def pile_rest(table: TablePlaces, pile: int, card: PileCard) -> tuple[float, float, float]:
    """Return where a card comes to lie on a pile, a little untidily: x, y and angle."""
    x, y = table.piles[pile]
    luck = card.card * 7 + card.serial * 13
    dx = (luck * 31 % 11 - 5) * PILE_DRIFT / 5
    dy = (luck * 17 % 11 - 5) * PILE_DRIFT / 5
    return x + dx, y + dy, PILE_ANGLES[luck % len(PILE_ANGLES)]


def column_step(place: SeatPlace, count: int) -> float:
    """Return the distance between the cards of a column of that many."""
    return min(place.step, place.room / max(1, count - 1))


def _hidden(at: Point, width: float, z: int) -> Placement:
    return Placement(at[0], at[1], width, 0.0, False, z, 0)


def _place_seat(
    placed: dict[Card, Placement],
    state: State,
    table: TablePlaces,
    seat: Seat,
    own: SeatState,
    hidden: bool,
) -> None:
    place = table.seats[seat]
    for card in own.draw:
        placed[card] = _hidden(place.draw, place.draw_width, Z_DRAW)
    if own.draw and _waits(state, own):
        placed[own.draw[0]] = _waiting(table, state, own)
    for index, column in enumerate(own.columns):
        held = own.held == index and not state.paused
        for card, placement in _column_cards(place, index, column, held, hidden):
            placed[card] = placement


def _waits(state: State, own: SeatState) -> bool:
    """Say whether the seat's next card lies ready for the end of a count-down (FF-4, FF-11)."""
    starting = state.phase in (Phase.COUNTDOWN_START, Phase.COUNTDOWN_STUCK)
    return starting and own.place != NOTHING and own.step is Step.RACING


def _waiting(table: TablePlaces, state: State, own: SeatState) -> Placement:
    x, y = table.piles[own.place]
    if state.piles[own.place].cards:
        y += table.wait_y
    width = table.seats[0].card
    return Placement(x, y, width, 0.0, False, Z_WAITING + own.place, 255, WAIT_LIFT)


def _column_cards(
    place: SeatPlace, index: int, column: Column, held: bool, hidden: bool
) -> Iterator[tuple[Card, Placement]]:
    count = len(column.cards)
    step = column_step(place, count)
    x = place.columns[index]
    for i, card in enumerate(column.cards):
        y = place.first_y + i * step
        up = i >= count - column.up and not hidden
        if held and i == count - 1:
            y = max(y - HELD_RISE, place.held_top + place.held * CARD_RATIO / 2)
            yield card, Placement(x, y, place.held, HELD_ANGLE, up, Z_HELD, 255, 1.0)
        else:
            yield card, Placement(x, y, place.card, 0.0, up, Z_COLUMN + index * 40 + i)


def _pile_cards(
    table: TablePlaces, index: int, pile: Pile, hidden: bool
) -> Iterator[tuple[Card, Placement]]:
    covered = len(pile.cards) - PILE_DEPTH
    for i, lying in enumerate(pile.cards):
        x, y, angle = pile_rest(table, index, lying)
        alpha = 0 if i < covered else 255
        z = Z_PILE + index * 200 + i
        yield lying.card, Placement(x, y, table.pile, angle, not hidden, z, alpha)


class Choreography:
    """Gives each card its own motion for the event that is being played."""

    def __init__(self) -> None:
        self.rest_ms = 0.0
        """So much later a new round is dealt where the race rests until the last one was read."""
        self._styles: dict[Card, Style] = {}

    def prepare(self, told: RaceTelling, after: State) -> None:
        """Work out the motions of an event, before it is played."""
        self._styles = {}
        if told.motion in STYLES:
            self._styles = dict.fromkeys(told.cards, STYLES[told.motion])
        elif told.motion is Motion.DEAL and told.begins:
            for seat in range(len(after.seats)):
                self._deal_round(after, seat, DEAL_DELAY_MS + self.rest_ms)
        elif told.motion is Motion.DEAL:
            self._deal(told.cards, 0)

    def style(self, told: RaceTelling, sprite: SpriteId) -> Style | None:
        """Return a card's own motion, or ``None`` for the usual one."""
        return self._styles.get(sprite) if isinstance(sprite, int) else None

    def opening(self, state: State) -> dict[Card, Style]:
        """Return the motions of the first deal."""
        self._styles = {}
        for seat in range(len(state.seats)):
            self._deal_round(state, seat, 60)
        return self._styles

    def _deal_round(self, state: State, seat: Seat, delay: float) -> None:
        """Lay the columns, and then the card that waits for the end of the count-down."""
        self._deal((*column_cards(state, seat), *state.seats[seat].draw[:1]), delay)

    def _deal(self, cards: Iterable[Card], delay: float) -> None:
        for order, card in enumerate(cards):
            self._styles[card] = Style(FLIGHT_MS, "out-back", delay + order * DEAL_STAGGER_MS)


def column_cards(state: State, seat: Seat) -> tuple[Card, ...]:
    """Return the cards of a player's columns in the order in which they are laid."""
    return tuple(card for column in state.seats[seat].columns for card in column.cards)
