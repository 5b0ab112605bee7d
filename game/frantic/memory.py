"""What a seat has seen of a round, and what that tells of the others' hands.

It is told what happens as its seat may know it (``views.redact``), and nothing else. Cards that it
has seen go into a hand are known to be there until they leave it. The other cards of a hand lie in
slots: so many that came together, and what they can hardly be. Who draws or passes would have
played what fits, but for four-colour specials, which are kept; who lets an attack land holds no
Counterattack. When it can't follow, it forgets.
"""

from collections.abc import Callable, Iterable
from typing import Any

from game.core.cards import HIDDEN, Card
from game.core.rules import NOBODY, Seat
from game.frantic.engine.tables import NO_FACE, WISHES, CardSet, Tables, set_of
from game.frantic.events import (
    Attacked,
    Dealt,
    Declined,
    Discarded,
    Drew,
    Event,
    Gambled,
    Gave,
    HandsMoved,
    HandsShuffled,
    Passed,
    Picked,
    Played,
    RoundEnded,
    Took,
    TurnBegan,
    TurnedUp,
    Wished,
)
from game.frantic.state import View

Slot = tuple[int, CardSet]
"""How many cards, and which they can hardly be."""


class Memory:
    """What one seat remembers; ``known`` and ``slots`` are of each seat."""

    def __init__(self, tables: Tables, seat: Seat) -> None:
        self._tables = tables
        self._seat = seat
        self.known: list[CardSet] = []
        self.slots: list[list[Slot]] = []
        self._face: Card = NO_FACE
        self._wish = ""
        self._drew: Seat = NOBODY
        """Who has drawn in this turn."""
        self._attacked: Seat = NOBODY

    def watch(self, event: Event) -> None:
        """Take note of an event, as this seat is told of it."""
        note = _NOTES.get(type(event))
        if note is not None and (self.known or type(event) is Dealt):
            note(self, event)

    def look(self, view: View) -> None:
        """Take note of what a view shows, and forget what does not agree with it."""
        if len(self.known) != len(view.hands):
            self._forget(view.hands)
        open_cards = set_of((*view.discard, *view.market))
        for seat, hand in enumerate(view.hands):
            seen = set_of(card for card in hand if card != HIDDEN)
            unseen = hand.count(HIDDEN)
            if not unseen:
                self.known[seat], self.slots[seat] = seen, []
                continue
            known = self.known[seat]
            held = sum(count for count, _ in self.slots[seat])
            if known & open_cards or known.bit_count() + held != unseen:
                self.known[seat], self.slots[seat] = 0, [(unseen, 0)]
        self._agree(view)

    def _agree(self, view: View) -> None:
        """Let no card be known in two hands."""
        taken = set_of(card for hand in view.hands for card in hand if card != HIDDEN)
        for seat, hand in enumerate(view.hands):
            if HIDDEN in hand:
                if self.known[seat] & taken:
                    self.known[seat], self.slots[seat] = 0, [(len(hand), 0)]
                taken |= self.known[seat]

    def _forget(self, hands: Iterable[tuple[Card, ...]]) -> None:
        self.known, self.slots = [], []
        for hand in hands:
            self.known.append(set_of(card for card in hand if card != HIDDEN))
            self.slots.append([(hand.count(HIDDEN), 0)] if HIDDEN in hand else [])
        self._face, self._wish, self._drew, self._attacked = NO_FACE, "", NOBODY, NOBODY

    # What happens to hands.

    def _dealt(self, event: Dealt) -> None:
        self._forget(event.hands)

    def _shuffled(self, event: HandsShuffled) -> None:
        face, wish = self._face, self._wish
        self._forget(event.hands)
        self._face, self._wish = face, wish

    def _moved(self, event: HandsMoved) -> None:
        self.known = [self.known[source] for source in event.sources]
        self.slots = [self.slots[source] for source in event.sources]

    def _drawn(self, event: Drew) -> None:
        seat = event.seat
        if event.why == "turn":
            self._lacks(seat, self._fitting() & ~self._tables.wild)
            self._drew = seat
        elif event.why == "chance":
            self._lacks(seat, self._fitting())
        self._come(seat, event.cards)

    def _gave(self, event: Gave | Took) -> None:
        giver, taker = event.seat, event.target
        if isinstance(event, Took):
            giver, taker = taker, giver
        self._leave(giver, event.cards)
        self._come(taker, event.cards)

    def _gone(self, event: Discarded) -> None:
        self._leave(event.seat, event.cards)

    def _gambled(self, event: Gambled) -> None:
        if event.winner != NOBODY:
            for seat, card in zip(event.seats, event.cards, strict=True):
                self._leave(seat, (card,))
            self._come(event.winner, event.cards)

    def _picked(self, event: Picked) -> None:
        self._come(event.seat, (event.card,))

    def _come(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        self.known[seat] |= set_of(card for card in cards if card != HIDDEN)
        hidden = cards.count(HIDDEN)
        if hidden:
            self.slots[seat] = [*self.slots[seat], (hidden, 0)]

    def _leave(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        hidden = cards.count(HIDDEN)
        if hidden:
            # It can't be told which have left: any of them may be among the rest.
            size = self.known[seat].bit_count() + sum(count for count, _ in self.slots[seat])
            self.known[seat], self.slots[seat] = 0, [(max(0, size - hidden), 0)]
        for card in cards:
            if card != HIDDEN:
                self._lose(seat, card)

    def _lose(self, seat: Seat, card: Card) -> None:
        """Take a card that is seen out of a hand, and out of the slot that it was in."""
        bit = self._tables.bits[card]
        if self.known[seat] & bit:
            self.known[seat] ^= bit
            return
        slots = self.slots[seat]
        places = [place for place, (count, lacks) in enumerate(slots) if count and not lacks & bit]
        if not places:
            places = [place for place, (count, _) in enumerate(slots) if count]
        if places:
            newest = self._drew == seat
            place = places[-1] if newest else max(places, key=lambda p: slots[p][0])
            count, lacks = slots[place]
            left = [(count - 1, lacks)] if count > 1 else []
            self.slots[seat] = [*slots[:place], *left, *slots[place + 1 :]]

    # What tells of hands.

    def _began(self, _: TurnBegan) -> None:
        self._drew = self._attacked = NOBODY

    def _passed(self, event: Passed) -> None:
        self._lacks(event.seat, self._fitting() & ~self._tables.wild)

    def _attack(self, event: Attacked) -> None:
        self._attacked = event.target

    def _declined(self, event: Declined) -> None:
        if event.seat == self._attacked:
            self._lacks(event.seat, self._tables.counters)
            self._attacked = NOBODY

    def _played(self, event: Played) -> None:
        self._lose(event.seat, event.card)
        self._laid(event.card)

    def _turned_up(self, event: TurnedUp) -> None:
        self._laid(event.card)

    def _laid(self, card: Card) -> None:
        if not self._tables.bits[card] & self._tables.not_you:
            self._face, self._wish = card, ""

    def _wished(self, event: Wished) -> None:
        self._wish = event.what

    def _over(self, _: RoundEnded) -> None:
        self.known, self.slots = [], []

    def _fitting(self) -> CardSet:
        """Return what fits now, Not You aside; nothing where that is not known."""
        tables = self._tables
        if self._wish:
            return tables.goes_on_wish[WISHES.index(self._wish)]
        return tables.goes_on[self._face] if self._face != NO_FACE else 0

    def _lacks(self, seat: Seat, cards: CardSet) -> None:
        self.slots[seat] = [(count, lacks | cards) for count, lacks in self.slots[seat]]


_NOTES: dict[type[Event], Callable[[Memory, Any], None]] = {
    Attacked: Memory._attack,
    Dealt: Memory._dealt,
    Declined: Memory._declined,
    Discarded: Memory._gone,
    Drew: Memory._drawn,
    Gambled: Memory._gambled,
    Gave: Memory._gave,
    HandsMoved: Memory._moved,
    HandsShuffled: Memory._shuffled,
    Passed: Memory._passed,
    Picked: Memory._picked,
    Played: Memory._played,
    RoundEnded: Memory._over,
    Took: Memory._gave,
    TurnBegan: Memory._began,
    TurnedUp: Memory._turned_up,
    Wished: Memory._wished,
}
