"""How cards move in answer to each kind of event, and how long each event is to be seen."""

from collections.abc import Iterable, Mapping
from typing import assert_never

from msgspec.structs import replace

from game.board import events as ev
from game.board.screen.geometry import TRACK
from game.board.screen.layout import Z_MARKET, in_draw
from game.board.state import State
from game.core.cards import Card
from game.ui.card_moves import GATHER, Act
from game.ui.motion import DEAL_STAGGER_MS, FLIGHT_MS, Placement, SpriteId
from game.ui.presenter import Style

DEAL_MS = 240.0
DRAW_MS = 260.0
LAY_MS = 260.0
PASS_MS = 260.0
"""A card from hand to hand."""
FEW_STAGGER_MS = 110.0
"""Between cards that come one by one, where there are few enough to be counted."""
MANY = 6
MOST_STAGGER_MS = 700.0
"""However many cards move, the last one leaves this late at most."""
HEAP, HEAP_CARD = 9.0, 120.0
"""How far cards that are shuffled lie from one another, and how wide they are."""


class Choreography:
    """Gives each card its own motion for the event that is being played."""

    def __init__(self) -> None:
        self._styles: dict[Card, Style] = {}

    def prepare(self, event: ev.Event, before: State) -> None:
        """Work out the motions of an event, before it is played."""
        self._styles = {}
        match event:
            case ev.Dealt(hands) | ev.HandsShuffled(hands):
                self._deal(hands)
            case ev.Drew(_, cards) | ev.MarketOpened(cards):
                self._one_by_one(cards, DRAW_MS)
            case ev.BoardCleared(_, cards):
                self._one_by_one(cards, PASS_MS)
            case ev.Laid(card=card) | ev.ThrownIn(card=card) | ev.TookUp(card=card):
                self._styles[card] = Style(LAY_MS, "out")
            case ev.HandsGiven() | ev.HandsLeft():
                whole = [card for hand in before.hands for card in hand]
                self._styles = dict.fromkeys(whole, GATHER)
            case _:
                pass

    def style(self, event: ev.Event, sprite: SpriteId) -> Style:
        """Return a card's own motion, or the usual one."""
        usual = Style(FLIGHT_MS, "out")
        return self._styles.get(sprite, usual) if isinstance(sprite, int) else usual

    def acts(
        self, event: ev.Event, before: State, places: Mapping[Card, Placement]
    ) -> tuple[Act, ...]:
        """Return what cards do before they go where the event leaves them.

        Hands that are shuffled come together face down, so that nobody can follow a card (FC-61).
        """
        match event:
            case ev.Dealt():
                lying = [card for card in places if card not in before.draw]
                shut = replace(in_draw(), alpha=255.0)
                return (Act(dict.fromkeys(lying, shut)),) if lying else ()
            case ev.HandsShuffled():
                cards = [card for hand in before.hands for card in hand]
                return (Act({card: _heap(place) for place, card in enumerate(cards)}, hold=0.25),)
            case _:
                return ()

    def _one_by_one(self, cards: Iterable[Card], duration: float) -> None:
        found = tuple(cards)
        usual = FEW_STAGGER_MS if len(found) <= MANY else DEAL_STAGGER_MS
        stagger = min(usual, MOST_STAGGER_MS / max(1, len(found)))
        for place, card in enumerate(found):
            self._styles[card] = Style(duration, "out", place * stagger)

    def _deal(self, hands: tuple[tuple[Card, ...], ...]) -> None:
        """Deal round by round, a card a seat."""
        longest = max(map(len, hands))
        order = [hand[row] for row in range(longest) for hand in hands if row < len(hand)]
        stagger = min(DEAL_STAGGER_MS, 2 * MOST_STAGGER_MS / max(1, len(order)))
        for place, card in enumerate(order):
            self._styles[card] = Style(DEAL_MS, "out", place * stagger)


def _heap(place: int) -> Placement:
    """Return a place in the heap of cards that are shuffled, face down."""
    right, down = (place * 5 % 9 - 4) * HEAP, (place * 7 % 9 - 4) * HEAP
    x, y = TRACK.cx + right, TRACK.cy + down
    return Placement(x, y, HEAP_CARD, 0.0, False, Z_MARKET + place)


def seconds_of(event: ev.Event) -> float:
    """Return for how long an event is to be seen, beside what moves."""
    match event:
        case ev.Dealt() | ev.MatchEnded() | ev.TurnBegan() | ev.Picked() | ev.MarketOpened():
            return 0.3
        case ev.Laid(when=ev.When.WILD):
            return 0.0
        case ev.Laid() | ev.ThrownIn() | ev.Gave() | ev.TookUp():
            return 0.3
        case ev.OrderRolled():
            return 1.3
        case ev.Rolled() | ev.RolledAgain():
            return 0.35
        case ev.Drew() | ev.Passed():
            return 0.15
        case ev.Attacked() | ev.Blocked() | ev.Stayed() | ev.Acted():
            return 0.6
        case ev.Walked() | ev.Moved() | ev.Swapped():
            return 0.15
        case ev.Happened():
            return 2.4
        case ev.RanOut() | ev.BombLit():
            return 1.2
        case (
            ev.PawnsMoved()
            | ev.TeleportsDealt()
            | ev.BoardCleared()
            | ev.HandsLeft()
            | ev.HandsShuffled()
            | ev.HandsGiven()
        ):
            return 0.5
        case ev.RoundEnded():
            return 0.8
        case ev.Chose() | ev.Waiting():
            return 0.0
        case _:
            assert_never(event)
