"""How cards move as an event is told: each at its own pace, and some on a way of their own."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, Protocol, TypeVar

import msgspec
from msgspec.structs import replace

from game.core.cards import Card
from game.core.telling import Motion, Telling
from game.ui.motion import DEAL_STAGGER_MS, FLIGHT_MS, FLIP_MS, Placement, SpriteId
from game.ui.presenter import Style

GATHER = Style(260.0, "in-out")
"""Cards that go together, from one place of the table to another."""
USUAL = Style(FLIGHT_MS, "out")
DEAL = Style(240.0, "out")
PASS = Style(260.0, "out")
"""A card across the table, such as from hand to hand."""
FEW_STAGGER_MS = 110.0
"""Between cards that come one by one, where there are few enough to be counted."""
MANY = 6
MOST_STAGGER_MS = 700.0
"""However many cards move, the last one leaves this late at most."""
HEAP_SECONDS = 0.25
SHOWN_SECONDS = 1.0
"""How long cards that were put down lie open before somebody takes them."""

S_contra = TypeVar("S_contra", contravariant=True)
S = TypeVar("S")


class Act(msgspec.Struct, frozen=True):
    """A step on the way: where cards go, how, and for how many seconds they stay there."""

    places: Mapping[Card, Placement]
    style: Style = GATHER
    hold: float = 0.0


class Zones(msgspec.Struct, frozen=True):
    """Which cards lie where; ``others`` are all places that are neither the pile nor hands.

    ``put_down`` are cards that lie face down before their owners, and are in hands as well.
    """

    draw: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]
    others: tuple[tuple[Card, ...], ...]
    put_down: tuple[Card, ...] = ()


class Table(Protocol[S_contra]):
    """Where cards are, as far as their ways depend on it."""

    @property
    def draw_style(self) -> Style:
        """Return how a card comes from the pile."""
        ...

    @property
    def play_style(self) -> Style:
        """Return how a card is played or laid."""
        ...

    def zones(self, state: S_contra) -> Zones:
        """Return which cards lie where."""
        ...

    def on_pile(self) -> Placement:
        """Return the place on top of the draw pile, where a card is seen."""
        ...

    def in_heap(self, place: int) -> Placement:
        """Return a place in the heap of cards that are shuffled, face down."""
        ...


class Choreography(Generic[S]):
    """Gives each card its own motion for the event that is being told."""

    def __init__(self, table: Table[S]) -> None:
        self._table = table
        self._styles: dict[Card, Style] = {}

    def prepare(self, telling: Telling, before: S, after: S) -> None:
        """Work out the motions of an event, before it is shown."""
        table = self._table
        match telling.motion:
            case Motion.DEAL | Motion.SHUFFLE:
                self._styles = _dealt(table.zones(after).hands)
            case Motion.GATHER:
                whole = [card for hand in table.zones(before).hands for card in hand]
                self._styles = dict.fromkeys(whole, GATHER)
            case Motion.DRAW:
                self._styles = _one_by_one(self._moved(before, after), table.draw_style)
            case Motion.PASS:
                self._styles = _one_by_one(self._moved(before, after), PASS)
            case Motion.PLAY | Motion.LAY:
                self._styles = dict.fromkeys(self._moved(before, after), table.play_style)
            case _:
                self._styles = {}

    def style(self, _: Telling, sprite: SpriteId) -> Style:
        """Return a card's own motion, or the usual one."""
        return self._styles.get(sprite, USUAL) if isinstance(sprite, int) else USUAL

    def acts(
        self, telling: Telling, before: S, places: Mapping[Card, Placement]
    ) -> tuple[Act, ...]:
        """Return what cards do before they go where the event leaves them.

        Hands that are shuffled come together face down, so that nobody can follow a card.
        """
        table, motion = self._table, telling.motion
        if motion not in (Motion.DEAL, Motion.SHUFFLE, Motion.SHOW):
            return ()
        zones = table.zones(before)
        match motion:
            case Motion.DEAL:
                pile = frozenset(zones.draw)
                lying = [card for card in places if card not in pile]
                return (Act(dict.fromkeys(lying, table.on_pile())),) if lying else ()
            case Motion.SHUFFLE:
                cards = [card for hand in zones.hands for card in hand]
                heap = {card: table.in_heap(place) for place, card in enumerate(cards)}
                return (Act(heap, hold=HEAP_SECONDS),)
            case _ if zones.put_down:
                shown = {card: replace(places[card], face_up=True) for card in zones.put_down}
                return (Act(shown, Style(FLIP_MS, "linear"), SHOWN_SECONDS),)
            case _:
                return ()

    def _moved(self, before: S, after: S) -> list[Card]:
        return moved(self._table.zones(before), self._table.zones(after))


def moved(old: Zones, new: Zones) -> list[Card]:
    """Return the cards that lie elsewhere than before, in the order in which they lie there."""
    found: list[Card] = []
    pairs = zip(
        (old.draw, *old.hands, *old.others), (new.draw, *new.hands, *new.others), strict=True
    )
    for before, after in pairs:
        if before != after:
            known = frozenset(before)
            found += [card for card in after if card not in known]
    return found


def _one_by_one(cards: Sequence[Card], style: Style) -> dict[Card, Style]:
    usual = FEW_STAGGER_MS if len(cards) <= MANY else DEAL_STAGGER_MS
    return _staggered(cards, style, min(usual, MOST_STAGGER_MS / max(1, len(cards))))


def _dealt(hands: Sequence[Sequence[Card]]) -> dict[Card, Style]:
    """Deal round by round, a card a seat."""
    longest = max(map(len, hands))
    order = [hand[row] for row in range(longest) for hand in hands if row < len(hand)]
    stagger = min(DEAL_STAGGER_MS, 2 * MOST_STAGGER_MS / max(1, len(order)))
    return _staggered(order, DEAL, stagger)


def _staggered(cards: Iterable[Card], style: Style, stagger: float) -> dict[Card, Style]:
    return {card: replace(style, delay=place * stagger) for place, card in enumerate(cards)}
