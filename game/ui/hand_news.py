"""What came into a hand while it was closed, and why: told to its owner when it is opened next.

Whoever opens the own hand has to find out what is new in it, although the cards are sorted. So each
card that came meanwhile is marked, and what brought them is told in the words of the log, which all
may read. A hand that is dealt is new as a whole and has no marks.
"""

from collections.abc import Iterable, Mapping, Sequence

from game.core.cards import Card, Hands
from game.core.rules import Seat
from game.core.sentence import Sentence

MOST_LINES = 3
"""The newest lines that are told."""


class HandNews:
    """Remembers for each person which cards they have seen in their hand, and what came since."""

    def __init__(self, people: Iterable[Seat], hands: Hands) -> None:
        self._people = tuple(people)
        self._seen: dict[Seat, frozenset[Card]] = {}
        self._lines: dict[Seat, list[Sentence]] = {}
        self._told: Mapping[Seat, Sequence[Sentence]] = {}
        self._marked: dict[Seat, frozenset[Card]] = {}
        self._open: frozenset[Seat] = frozenset()
        self.snap(hands)

    def snap(self, hands: Hands) -> None:
        """Take all hands as they are for known."""
        self._seen = {seat: frozenset(hands[seat]) for seat in self._people}
        self._lines = {seat: [] for seat in self._people}
        self._marked = {}

    def happened(self, before: Hands, after: Hands, line: Sentence | None, *, dealt: bool) -> None:
        """Note what an event brings; ``line`` is how the log tells it."""
        if dealt:
            self.snap(after)
            return
        for seat in self._people:
            came = not set(after[seat]) <= set(before[seat])
            if came and seat not in self._open and line is not None:
                self._lines[seat].append(line)

    def look(self, audience: frozenset[Seat], hands: Hands) -> None:
        """Take note of which hands are open: one that opens has marks until it closes."""
        opened = (audience - self._open).intersection(self._people)
        for seat in opened:
            whole = frozenset(hands[seat])
            new = whole - self._seen[seat]
            self._marked[seat] = frozenset() if new == whole else new
            self._told = {**self._told, seat: tuple(self._lines[seat][-MOST_LINES:]) if new else ()}
            self._lines[seat] = []
        for seat in self._open - audience:
            self._marked.pop(seat, None)
        for seat in audience.intersection(self._people):
            self._seen[seat] = frozenset(hands[seat])
        self._open = audience

    def marked(self, seat: Seat) -> frozenset[Card]:
        """Return the cards of an open hand that are new to its owner."""
        return self._marked.get(seat, frozenset())

    def lines(self, seat: Seat) -> Sequence[Sentence]:
        """Return what brought them."""
        return self._told.get(seat, ()) if seat in self._open else ()


class Gained:
    """Remembers what others have brought into the one hand that always lies open.

    A card is new to its owner until the own turn after that is over; cards drawn in it are none of
    these. Where several people share the screen nobody's are remembered: :class:`HandNews` is.
    """

    def __init__(self, people: Sequence[Seat]) -> None:
        self._seat = people[0] if len(people) == 1 else None
        self.cards: frozenset[Card] = frozenset()

    def forget(self) -> None:
        """Take the hand as it is for known."""
        self.cards = frozenset()

    def happened(self, before: Hands, after: Hands, turns: tuple[Seat, Seat]) -> None:
        """Note what an event brings; ``turns`` are whose turn it was before it, and after it."""
        if self._seat is None:
            return
        had, has = frozenset(before[self._seat]), frozenset(after[self._seat])
        if turns[0] == self._seat and turns[1] != self._seat:
            self.forget()
        came = has - had if had and turns[0] != self._seat else frozenset()
        self.cards = (self.cards | came) & has
