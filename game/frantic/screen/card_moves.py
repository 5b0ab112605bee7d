"""Moves the cards of a table: events become flights, hands open and close, and nothing is told.

Cards of a closed hand are alike, so before one leaves it takes the last place, and before a hand
opens its cards lie sorted already: no way that a card goes says which card it is (FC-61).
"""

from collections import deque
from collections.abc import Sequence
from typing import cast

from msgspec.structs import replace

from game.core.rules import Seat
from game.frantic import events as ev
from game.frantic.deck import Card, Deck
from game.frantic.screen.choreography import Act, Choreography, acts_of
from game.frantic.screen.layout import (
    Sight,
    hand_places,
    layout,
    order_of,
    seen,
)
from game.frantic.state import State
from game.ui.motion import FLIP_MS, Placement, SpriteId, Tweener
from game.ui.presenter import Presenter

LEAST_HOLD = 0.4
"""With speed *off* what lies open for a moment still does so for this share of the time."""


class CardMoves:
    """Keeps where cards are; ``sight`` is who looks now."""

    def __init__(self, deck: Deck, state: State, sight: Sight) -> None:
        self._deck = deck
        self._sight = sight
        self.tweener = Tweener()
        self._choreography = Choreography()
        self._presenter: Presenter[State, ev.Event] = Presenter(
            self._sprites, state, self.tweener, self._choreography.style
        )
        self._acts: deque[Act] = deque()
        self._hold = 0.0
        self._waiting: tuple[ev.Event, State] | None = None
        self._turned = False

    @property
    def sight(self) -> Sight:
        """Who looks now."""
        return self._sight

    @property
    def moving(self) -> bool:
        """Say whether a card is on its way, or will be."""
        return self.tweener.busy or self._waiting is not None

    def play(self, event: ev.Event, before: State, after: State) -> None:
        """Begin to show what an event does to cards."""
        self.finish()
        self._veil(before, after)
        self._choreography.prepare(event, before)
        self._acts.extend(acts_of(event, before, self._placements(before)))
        self._waiting = (event, after)
        self._go_on()

    def look(self, sight: Sight, state: State) -> None:
        """Let others look: hands are turned over where they lie, or change places.

        What is on its way from one place to another goes on.
        """
        if sight == self._sight:
            return
        if self._waiting is not None:
            self.finish()
        before, self._sight = self._sight, sight
        for seat in range(len(state.hands)):
            self._look_at(state, seat, before)

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

    def snap(self, state: State) -> None:
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
                (event, after), self._waiting = self._waiting, None
                self._wake(after)
                self._presenter.play(event, after)

    def _begin(self, act: Act) -> None:
        style = act.style
        for card, place in act.places.items():
            self.tweener.to(card, place, style.duration, style.ease, style.delay)
        self._hold = act.hold * max(LEAST_HOLD, self.tweener.speed.value)

    def _placements(self, state: State) -> dict[Card, Placement]:
        return layout(state, self._deck, self._sight)

    def _sprites(self, state: State) -> dict[SpriteId, Placement]:
        return cast("dict[SpriteId, Placement]", self._placements(state))

    def _wake(self, after: State) -> None:
        """Let cards that leave a pile be seen at once, and those that only sink in it not move."""
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

    def _veil(self, before: State, after: State) -> None:
        """Let cards that will leave a closed hand take its last places."""
        opened = seen(before, self._sight.audience)
        for seat, hand in enumerate(before.hands):
            if seat in opened or (hand == after.hands[seat] and before.chosen == after.chosen):
                continue
            order = order_of(before, self._deck, self._sight.audience, seat)
            staying = set(order_of(after, self._deck, self._sight.audience, seat))
            leaving = [card for card in order if card not in staying]
            if leaving:
                stays = [card for card in order if card in staying]
                self._put(seat, (*stays, *leaving), self._sight, before)

    def _put(self, seat: Seat, cards: Sequence[Card], sight: Sight, state: State) -> None:
        """Put a closed hand in an order, at once: its cards look alike."""
        shut = replace(sight, audience=frozenset[Seat]())
        places = hand_places(shut, len(state.hands), seat, len(cards))
        for card, place in zip(cards, places, strict=True):
            self.tweener.set(card, place)

    def _look_at(self, state: State, seat: Seat, before: Sight) -> None:
        """Turn a hand over, or move it to the tray or out of it."""
        was, now = seen(state, before.audience), seen(state, self._sight.audience)
        moved = before.anchor != self._sight.anchor
        moved = moved or (seat == before.near) != (seat == self._sight.near)
        places = self._placements(state)
        cards = order_of(state, self._deck, self._sight.audience, seat)
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
            self._turned = True
            for card in order_of(state, self._deck, before.audience, seat):
                at = self.tweener.goal(card)
                assert at is not None
                self.tweener.to(card, replace(at, face_up=False), FLIP_MS, "linear")

    def _settle(self) -> None:
        """Put hands that were turned face down in the order of arrival, which nobody sees."""
        if self._turned:
            self._turned = False
            self._presenter.snap(self._presenter.shown)
