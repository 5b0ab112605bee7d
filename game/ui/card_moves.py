"""Moves the cards of a table: events become flights, and hands open and close, without a hint.

Cards of a closed hand look alike. So a card takes the last place before it leaves such a hand, and
a hand is sorted before it opens: the way that a card goes never says which card it is.
"""

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, Protocol, TypeVar, cast

import msgspec
from msgspec.structs import replace

from game.core.cards import Card
from game.core.rules import Seat
from game.core.telling import Motion, Telling
from game.ui.motion import (
    DEAL_STAGGER_MS,
    FLIGHT_MS,
    FLIP_MS,
    Placement,
    Presenter,
    SpriteId,
    Style,
    Tweener,
)

GATHER = Style(260.0, "in-out")
"""How cards move together from one place of the table to another."""
USUAL = Style(FLIGHT_MS, "out")
DEAL = Style(240.0, "out")
PASS = Style(260.0, "out")
"""How a card crosses the table, for instance from hand to hand."""
FEW_STAGGER_MS = 110.0
"""Time between cards that come one by one, where there are few enough to be counted."""
MANY = 6
MOST_STAGGER_MS = 700.0
"""Latest start of the last card, however many cards move."""
HEAP_SECONDS = 0.25
SHOWN_SECONDS = 1.0
"""How long cards that were put down lie open before somebody takes them."""
LEAST_HOLD = 0.4
"""With speed *off*, cards that lie open for a moment still do so for this share of the time."""

Audience = frozenset[Seat]
S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)


class Act(msgspec.Struct, frozen=True):
    """One step of a longer way: where cards go, how, and for how many seconds they stay there."""

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


class Sight(msgspec.Struct, frozen=True):
    """Who looks: the seats whose hands are open, whose hand is in the tray, who sits below."""

    audience: Audience
    near: Seat
    anchor: Seat


class Cards(Protocol[S_contra]):
    """Where the cards of a game lie; nothing about a closed hand may depend on what it holds."""

    def layout(self, state: S_contra, sight: Sight) -> dict[Card, Placement]:
        """Return a placement for each card; ``alpha`` 0: it is in a pile, and need not be drawn."""
        ...

    def seats(self, state: S_contra) -> int:
        """Return how many hands there are."""
        ...

    def seen(self, state: S_contra, audience: Audience) -> Audience:
        """Return whose hands lie open: those of the audience, and at times everybody's."""
        ...

    def order_of(self, state: S_contra, audience: Audience, seat: Seat) -> tuple[Card, ...]:
        """Return the cards in a hand as they lie: sorted if it is open, else as they came."""
        ...

    def hand_places(self, sight: Sight, seats: int, seat: Seat, count: int) -> list[Placement]:
        """Return the places of a hand of so many cards, face up if it is open."""
        ...

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


class CardMoves(Generic[S]):
    """Keeps where all cards are, and moves them; ``sight`` is who looks at the table now."""

    def __init__(self, cards: Cards[S], state: S, sight: Sight) -> None:
        self._cards = cards
        self._sight = sight
        self.tweener = Tweener()
        self._choreography = Choreography(cards)
        self._laid: deque[tuple[S, Sight, dict[Card, Placement]]] = deque(maxlen=2)
        self._presenter: Presenter[S, Telling] = Presenter(
            self._sprites, state, self.tweener, self._choreography.style
        )
        self._acts: deque[Act] = deque()
        self._hold = 0.0
        self._waiting: tuple[Telling, S] | None = None
        self._turned = False

    @property
    def sight(self) -> Sight:
        """Who looks now."""
        return self._sight

    def order_of(self, state: S, seat: Seat) -> tuple[Card, ...]:
        """Return the cards in a hand as they lie."""
        return self._cards.order_of(state, self._sight.audience, seat)

    @property
    def moving(self) -> bool:
        """Say whether a card is on its way, or will be."""
        return self.tweener.busy or self._waiting is not None

    def play(self, telling: Telling, before: S, after: S) -> None:
        """Begin to show what an event does to cards."""
        self.finish()
        self._veil(before, after)
        self._choreography.prepare(telling, before, after)
        self._acts.extend(self._choreography.acts(telling, before, self._placements(before)))
        self._waiting = (telling, after)
        self._go_on()

    def look(self, sight: Sight, state: S) -> None:
        """Let others look: hands are turned over where they lie, or change places.

        What is on its way from one place to another goes on.
        """
        if sight == self._sight:
            return
        if self._waiting is not None:
            self.finish()
        before, self._sight = self._sight, sight
        handled: set[Card] = set()
        for seat in range(self._cards.seats(state)):
            self._look_at(state, seat, before)
            for audience in (before.audience, sight.audience):
                handled.update(self._cards.order_of(state, audience, seat))
        self._turn_others(state, handled)

    def _turn_others(self, state: S, handled: set[Card]) -> None:
        """Put cards outside of hands, at once, where the new onlookers see them."""
        for card, place in self._placements(state).items():
            goal = self.tweener.goal(card)
            if card not in handled and goal not in (None, place):
                self.tweener.set(card, place)

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""
        self.tweener.update(dt)
        self._hold = max(0.0, self._hold - dt)
        if not self.tweener.busy:
            self._settle()
            self._go_on()

    def finish(self) -> None:
        """Put everything where it is going, at once."""
        self._acts.clear()
        self._hold = 0.0
        self._go_on()
        self.tweener.finish()
        self._settle()
        self._go_on()
        self.tweener.finish()

    def snap(self, state: S) -> None:
        """Show a state at once, without motion."""
        self._acts.clear()
        self._hold, self._waiting, self._turned = 0.0, None, False
        self._presenter.snap(state)

    def _go_on(self) -> None:
        """Begin the next act, or the event's own motion after the last one."""
        while self._waiting is not None and not self.tweener.busy and self._hold <= 0:
            if self._acts:
                self._begin(self._acts.popleft())
            else:
                (telling, after), self._waiting = self._waiting, None
                self._wake(after)
                self._presenter.play(telling, after)

    def _begin(self, act: Act) -> None:
        style = act.style
        for card, place in act.places.items():
            self.tweener.to(card, place, style.duration, style.ease, style.delay)
        self._hold = act.hold * max(LEAST_HOLD, self.tweener.speed.value)

    def _placements(self, state: S) -> dict[Card, Placement]:
        """Return where all cards lie; nobody changes what is given out.

        Each event asks twice for what comes after it, and the next one again: two states are kept.
        """
        for known, sight, places in self._laid:
            if known is state and sight == self._sight:
                return places
        places = self._cards.layout(state, self._sight)
        self._laid.append((state, self._sight, places))
        return places

    def _sprites(self, state: S) -> dict[SpriteId, Placement]:
        return cast("dict[SpriteId, Placement]", self._placements(state))

    def _wake(self, after: S) -> None:
        """Show cards that leave a pile, and put those in place that only sink deeper into it."""
        tweener = self.tweener
        for card, place in self._placements(after).items():
            if card not in tweener:
                continue
            now = tweener.get(card)
            if (now.x, now.y, now.width, now.face_up) == (
                place.x,
                place.y,
                place.width,
                place.face_up,
            ):
                tweener.set(card, place)
            elif not now.alpha:
                tweener.set(card, replace(now, alpha=255.0))

    def _veil(self, before: S, after: S) -> None:
        """Give cards that will leave a closed hand its last places."""
        cards, audience = self._cards, self._sight.audience
        opened = cards.seen(before, audience)
        for seat in range(cards.seats(before)):
            if seat in opened:
                continue
            order = cards.order_of(before, audience, seat)
            staying = set(cards.order_of(after, audience, seat))
            leaving = [card for card in order if card not in staying]
            if leaving:
                stays = [card for card in order if card in staying]
                self._put(seat, (*stays, *leaving), self._sight, before)

    def _put(self, seat: Seat, cards: Sequence[Card], sight: Sight, state: S) -> None:
        """Reorder a closed hand at once: nobody sees it, since its cards look alike."""
        shut = replace(sight, audience=frozenset[Seat]())
        places = self._cards.hand_places(shut, self._cards.seats(state), seat, len(cards))
        for card, place in zip(cards, places, strict=True):
            self.tweener.set(card, place)

    def _look_at(self, state: S, seat: Seat, before: Sight) -> None:
        """Turn a hand over, or move it to the tray or out of it."""
        table, audience = self._cards, self._sight.audience
        was, now = table.seen(state, before.audience), table.seen(state, audience)
        moved = before.anchor != self._sight.anchor
        moved = moved or (seat == before.near) != (seat == self._sight.near)
        places = self._placements(state)
        cards = table.order_of(state, audience, seat)
        if moved:
            if seat in was and seat not in now:
                self._put(seat, cards, before, state)
            for card in cards:
                self.tweener.to(card, places[card])
        elif seat in now and seat not in was:
            for card in cards:
                self.tweener.set(card, replace(places[card], face_up=False))
                self.tweener.to(card, places[card], FLIP_MS, "linear")
        elif seat in was and seat not in now:
            self._close(state, seat, table.order_of(state, before.audience, seat))

    def _close(self, state: S, seat: Seat, sorted_cards: Sequence[Card]) -> None:
        """Turn a hand face down; at once if cards come or go, as their sorted places would tell."""
        if any(map(self.tweener.moving, sorted_cards)):
            order = self._cards.order_of(state, self._sight.audience, seat)
            self._put(seat, order, self._sight, state)
            return
        self._turned = True
        for card in sorted_cards:
            at = self.tweener.get(card)
            self.tweener.to(card, replace(at, face_up=False), FLIP_MS, "linear")

    def _settle(self) -> None:
        """Put hands that were turned face down back into the order in which their cards came."""
        if self._turned:
            self._turned = False
            self._presenter.snap(self._presenter.shown)


class Choreography(Generic[S]):
    """Decides how each card moves for the event that is being shown."""

    def __init__(self, cards: Cards[S]) -> None:
        self._cards = cards
        self._styles: dict[Card, Style] = {}

    def prepare(self, telling: Telling, before: S, after: S) -> None:
        """Work out the motions of an event, before it is shown."""
        table = self._cards
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
        table, motion = self._cards, telling.motion
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
        return moved(self._cards.zones(before), self._cards.zones(after))


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
    """Deal round by round, one card to each seat."""
    longest = max(map(len, hands))
    order = [hand[row] for row in range(longest) for hand in hands if row < len(hand)]
    stagger = min(DEAL_STAGGER_MS, 2 * MOST_STAGGER_MS / max(1, len(order)))
    return _staggered(order, DEAL, stagger)


def _staggered(cards: Iterable[Card], style: Style, stagger: float) -> dict[Card, Style]:
    return {card: replace(style, delay=place * stagger) for place, card in enumerate(cards)}
