"""What people are told at a table of turns besides events: bubbles, and what they look at."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

import pygame
from msgspec.structs import replace

from game.core.bubbles import Bubble
from game.core.choices import At
from game.core.explain import Explanation, Kind, Thing, thing_of
from game.core.rules import Seat
from game.input.turn_keys import TurnPress
from game.ui.bubble_room import needed
from game.ui.bubbles import Bubbles
from game.ui.canvas import Box
from game.ui.choice_pieces import cap_box
from game.ui.followers import Followers
from game.ui.hidden_hands import HiddenHands
from game.ui.look import Seen
from game.ui.look_around import LookAround, asks_by_key
from game.ui.spots import Spots
from game.ui.turn_asking import TurnAsking
from game.ui.turn_table import TurnTable
from game.ui.turn_view import TurnView

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


class TurnLooking(TurnAsking[S, A, E, V]):
    """Shows bubbles, and lets people look around; a closed hand tells nothing by either.

    The scene makes what is named here.
    """

    view: TurnView[S, E]
    hands: HiddenHands
    table: TurnTable[S, A, E, V]
    spots: Spots[A]
    bubbles: Bubbles
    followers: Followers
    looks: LookAround
    _guards: bool
    _log_open: bool

    def _offer_bubble(self) -> None:
        """Tell whoever may choose now what they were not told before; never in a lesson."""
        seat = None if self.hands.curtain is not None else self.table.offered
        found: Iterable[Bubble] = ()
        if seat is not None and self.permit is None:
            alone = len(self.setup.seating.humans) == 1
            hand_open = alone or seat in self.hands.audience
            found = self.told_once(self.match.state, seat, hand_open=hand_open)
        self.bubbles.offer(seat, found)

    def _bubble_box(self, bubble: Bubble) -> Box | None:
        """Return where the thing is that a bubble tells about."""
        if bubble.spot >= 0:
            there = bubble.spot < len(self.spots)
            return self.spots.items[bubble.spot].box if there else None
        return self.view.bubble_box(self.match.state, bubble)

    @property
    def _bubble_hidden(self) -> bool:
        """Whether something lies over the table, so that nobody can read a bubble."""
        return self._log_open or self.view.covered

    def _draw_bubble(self) -> None:
        bubble = self.bubbles.next
        if bubble is None or self._bubble_hidden:
            return
        busy = [needed(spot.box) for spot in self.spots.items if not spot.quiet]
        words = bubble.line.text(self.services.texts, self.names)
        keys = self._key_boxes()
        busy += [needed(key) for key in keys]
        self.bubbles.draw(words[:1].upper() + words[1:], (*busy, *self.view.bubble_busy), keys)

    def _key_boxes(self) -> list[Box]:
        """Return where the keys of cards are drawn, be a card raised or not."""
        found = (
            cap_box(spot.box, lit=lit)
            for spot in self.spots.items
            for lit in (False, True)
            if spot.at is At.CARD
        )
        return [box for box in found if box is not None]

    @property
    def looker(self) -> Seat | None:
        """Return whose cards may be explained: those of the one hand that lies open."""
        if not self._guards:
            return super().looker
        open_to = self.hands.audience
        return next(iter(open_to)) if len(open_to) == 1 else None

    @property
    def looked_at(self) -> Thing | None:
        """Return what somebody looks at, or has led the focus to; a closed hand tells nothing."""
        if self.looks.thing is not None or not self.spots.walked:
            return self.looks.thing
        return None if self.spots.focused is None else thing_of(self.spots.focused.choice)

    def begin_look(self) -> None:
        """Let somebody walk over all that lies on the table; the match stands meanwhile."""
        focused = self.spots.focused
        self.looks.begin(None if focused is None else focused.box)

    def _things(self) -> Sequence[Seen]:
        """Return what can be looked at; a poster, or points that stand, cover the table."""
        covered = self.table.over or self.table.standing
        return () if covered else tuple(self.view.things(self.table.shown))

    def _explain(self, thing: Thing) -> tuple[object, Callable[[], Explanation | None]]:
        """Return what an explanation depends on, and what makes it, for whoever may know it."""
        state, seat = self.table.shown, self.looker
        return (state, seat), lambda: self._explained(state, seat, thing)

    def _explained(self, state: S, seat: Seat | None, thing: Thing) -> Explanation | None:
        """Return what a game says of a thing; of a bot also how it follows people."""
        found = self.game.explanation(state, seat, thing)
        if found is None or thing.kind is not Kind.SEAT:
            return found
        return replace(found, now=(*found.now, *self.followers.told(state, thing.seat)))

    def _look_takes(self, event: pygame.event.Event, press: TurnPress | None) -> bool:
        """Begin to look around, or go on; say whether the event is used up.

        Behind a curtain the mouse tells nothing, and with hidden hands Tab opens one.
        """
        looks = self.looks
        if event.type == pygame.MOUSEMOTION:
            if self.hands.curtain is None and not self._log_open:
                looks.point(event)
            return looks.open
        if looks.takes(event, "" if press is None else press.kind):
            return True
        if self._log_open or looks.open or not asks_by_key(event, tab=not self._guards):
            return False
        self.begin_look()
        return True
