"""How cards move in answer to each kind of event: when they start, how long they fly."""

from collections.abc import Iterable

from game.core.cards import Card
from game.core.rules import Seat
from game.frankfurt import events as ev
from game.frankfurt.state import State
from game.ui.motion import DEAL_STAGGER_MS, FLIGHT_MS, FLIP_MS, SLAP_MS, SpriteId
from game.ui.presenter import Style

DEAL_DELAY_MS = 420
"""A new round is dealt when the slapped piles have been taken."""
TAKE = Style(320, "in-out", SLAP_MS + 90)
"""A pile is taken when the hand has come down on it."""
PICK = Style(90, "out")
PUT = Style(130, "out")
CALL_BACK = Style(260, "out-back")
REVEAL = Style(FLIP_MS, "out-quad")


class Choreography:
    """Gives each card its own motion for the event that is being played."""

    def __init__(self) -> None:
        self._styles: dict[Card, Style] = {}

    def prepare(self, event: ev.Event, before: State, after: State) -> None:
        """Work out the motions of an event, before it is played."""
        self._styles = {}
        match event:
            case ev.RoundStarted():
                for seat in range(len(after.seats)):
                    self._deal_round(after, seat, DEAL_DELAY_MS)
            case ev.ColumnLaid(seat, column):
                self._deal(after.seats[seat].columns[column].cards, 0)
            case ev.Slapped(seat, pile):
                for lying in before.piles[pile].cards:
                    self._styles[lying.card] = TAKE
                for card in column_cards(before, seat):
                    self._styles[card] = TAKE
            case ev.PickedUp(seat, column):
                self._styles[before.seats[seat].columns[column].cards[-1]] = PICK
            case ev.PutBack(seat, column):
                self._styles[before.seats[seat].columns[column].cards[-1]] = PUT
            case ev.Called() | ev.SlapRefused():
                for back in event.returned:
                    self._styles[back.card] = CALL_BACK
            case ev.Revealed():
                for _, card in event.cards:
                    self._styles[card] = REVEAL
            case _:
                pass

    def style(self, event: ev.Event, sprite: SpriteId) -> Style | None:
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
