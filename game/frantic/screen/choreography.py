"""How cards move in answer to each kind of event, and how long each event is to be seen."""

from collections.abc import Iterable, Mapping
from typing import assert_never

from msgspec.structs import replace

from game.core.cards import Card
from game.frantic import events as ev
from game.frantic.screen.geometry import DISCARD, PILE_CARD
from game.frantic.screen.layout import Z_MARKET, in_draw
from game.frantic.state import State
from game.ui.card_moves import GATHER, Act
from game.ui.motion import DEAL_STAGGER_MS, FLIGHT_MS, FLIP_MS, Placement, SpriteId
from game.ui.presenter import Style

DEAL_MS = 240.0
DRAW_MS = 240.0
PLAY_MS = 220.0
PASS_MS = 260.0
"""A card from hand to hand, across the table."""
FEW_STAGGER_MS = 110.0
"""Between cards that come one by one, where there are few enough to be counted."""
MANY = 6
MOST_STAGGER_MS = 700.0
"""However many cards move, the last one leaves this late at most."""
HEAP = 7.0
"""How far cards that are shuffled lie from one another."""
SHOWN_SECONDS = 1.0
"""How long cards that were put down lie open before somebody takes them."""


class Choreography:
    """Gives each card its own motion for the event that is being played."""

    def __init__(self) -> None:
        self._styles: dict[Card, Style] = {}

    def prepare(self, event: ev.Event, before: State) -> None:
        """Work out the motions of an event, before it is played."""
        self._styles = {}
        match event:
            case ev.Dealt():
                self._deal(event.hands)
            case ev.HandsShuffled(hands):
                self._deal(hands)
            case ev.Drew(_, cards) | ev.MarketOpened(cards):
                self._one_by_one(cards, DRAW_MS, "out")
            case ev.Gave(_, _, cards) | ev.Took(_, _, cards) | ev.Discarded(_, cards):
                self._one_by_one(cards, PASS_MS, "out")
            case ev.Played(_, card) | ev.TurnedUp(_, card):
                self._styles[card] = Style(PLAY_MS, "out-back")
            case ev.HandsMoved():
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
        """Return what cards do before they go where the event leaves them."""
        return acts_of(event, before, places)

    def _one_by_one(self, cards: Iterable[Card], duration: float, ease: str) -> None:
        found = tuple(cards)
        usual = FEW_STAGGER_MS if len(found) <= MANY else DEAL_STAGGER_MS
        stagger = min(usual, MOST_STAGGER_MS / max(1, len(found)))
        for place, card in enumerate(found):
            self._styles[card] = Style(duration, ease, place * stagger)

    def _deal(self, hands: tuple[tuple[Card, ...], ...]) -> None:
        """Deal round by round, a card a seat."""
        longest = max(map(len, hands))
        order = [hand[row] for row in range(longest) for hand in hands if row < len(hand)]
        stagger = min(DEAL_STAGGER_MS, 2 * MOST_STAGGER_MS / max(1, len(order)))
        for place, card in enumerate(order):
            self._styles[card] = Style(DEAL_MS, "out", place * stagger)


def acts_of(event: ev.Event, before: State, places: Mapping[Card, Placement]) -> tuple[Act, ...]:
    """Return what cards do before they go where the event leaves them.

    Hands that are shuffled come together face down, so that nobody can follow a card (FC-61).
    """
    match event:
        case ev.Dealt():
            lying = [card for card in places if card not in before.draw]
            return (Act(dict.fromkeys(lying, shut_in_draw())),) if lying else ()
        case ev.HandsShuffled():
            cards = [card for hand in before.hands for card in hand]
            return (Act({card: heap(place) for place, card in enumerate(cards)}, hold=0.25),)
        case ev.Gambled(_, cards, _) if cards:
            shown = {card: replace(places[card], face_up=True) for card in cards}
            return (Act(shown, Style(FLIP_MS, "linear"), SHOWN_SECONDS),)
        case _:
            return ()


def heap(place: int) -> Placement:
    """Return a place in the heap of cards that are shuffled, face down."""
    x, y = DISCARD
    right, down = (place * 5 % 9 - 4) * HEAP, (place * 7 % 9 - 4) * HEAP
    return Placement(x + right, y + down, PILE_CARD, 0.0, False, Z_MARKET + place)


def shut_in_draw() -> Placement:
    """Return a place on the draw pile where a card is seen."""
    return replace(in_draw(), alpha=255.0)


def seconds_of(event: ev.Event) -> float:
    """Return for how long an event is to be seen, beside the flights of its cards."""
    match event:
        case ev.Dealt() | ev.MatchEnded() | ev.TurnMissed() | ev.Shared() | ev.Picked():
            return 0.3
        case ev.TurnedUp() | ev.Played() | ev.Wished():
            return 0.35
        case ev.Drew() | ev.Passed() | ev.Gave() | ev.Took() | ev.Discarded() | ev.MarketOpened():
            return 0.2
        case ev.Attacked() | ev.Fizzled() | ev.Stopped() | ev.SkipGiven():
            return 0.7
        case ev.Happened():
            return 2.4
        case ev.RanOut() | ev.BombLit() | ev.BombWentOff() | ev.EndingSet():
            return 1.2
        case ev.HandsMoved() | ev.HandsShuffled() | ev.Gambled():
            return 0.4
        case ev.TurnBegan():
            return 0.15
        case ev.RoundEnded():
            return 0.6
        case ev.Declined() | ev.Chose() | ev.Waiting():
            return 0.0
        case _:
            assert_never(event)
