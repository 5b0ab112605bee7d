"""A simulated keyboard: keys on crossing wires, of which some can't be seen together.

Cheap keyboards have one wire a row and one a column. When three keys at corners of a rectangle are
down, the fourth corner looks pressed too; so their firmware hides the key that would complete the
pattern until one of the others is let go. With it tests play through such a keyboard.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Literal

import msgspec
import pygame

from game.input.places import KeyPlace, keyboard_shapes

Wires = tuple[int, int]
"""The row wire and the column wire of a key."""


class KeyChange(msgspec.Struct, frozen=True):
    """What the computer is told."""

    kind: Literal["down", "up"]
    place: KeyPlace

    def event(self) -> pygame.event.Event:
        """Return it as pygame would."""
        kind = pygame.KEYDOWN if self.kind == "down" else pygame.KEYUP
        return pygame.event.Event(kind, scancode=self.place, key=0, mod=0, unicode="")


class KeyMatrix:
    """A keyboard that hides each key that would complete a rectangle.

    A hidden key comes late, when the way is free; with ``forgets`` it never comes.
    """

    def __init__(self, wires: Mapping[KeyPlace, Wires], forgets: bool = False) -> None:
        self._wires = dict(wires)
        self._forgets = forgets
        self._crossings = frozenset(self._wires.values())
        self.held: list[KeyPlace] = []
        self.seen: set[KeyPlace] = set()

    def press(self, place: KeyPlace) -> tuple[KeyChange, ...]:
        """Put a finger on a key; returns nothing if it is hidden. ``KeyError``: no such key."""
        if place not in self._wires:
            raise KeyError(place)
        if place not in self.held and not (self._forgets and self._hidden(place)):
            self.held.append(place)
        return self._newly_seen()

    def release(self, place: KeyPlace) -> tuple[KeyChange, ...]:
        """Take a finger off; keys that were hidden behind it come late."""
        if place not in self.held:
            return ()
        self.held.remove(place)
        if place not in self.seen:
            return ()
        self.seen.remove(place)
        return (KeyChange("up", place), *self._newly_seen())

    def seen_together(self, places: Iterable[KeyPlace]) -> bool:
        """Say whether some keys are all seen when pressed one after another on a free keyboard."""
        fresh = KeyMatrix(self._wires)  # one that remembers: hidden keys stay in ``held``
        for place in places:
            fresh.press(place)
        return fresh.seen == set(fresh.held)

    def _newly_seen(self) -> tuple[KeyChange, ...]:
        changes = []
        for place in self.held:
            if place not in self.seen and not self._hidden(place):
                self.seen.add(place)
                changes.append(KeyChange("down", place))
        return tuple(changes)

    def _hidden(self, place: KeyPlace) -> bool:
        """A key is hidden if with it some key that isn't down would look pressed."""
        down = {self._wires[other] for other in self.seen} | {self._wires[place]}
        return any(
            row in rows and column in columns and (row, column) not in down
            for rows, columns in _connected(down)
            for row, column in self._crossings
        )


def plain_wires() -> dict[KeyPlace, Wires]:
    """Return the wiring of a keyboard whose wires follow the rows and columns of its keys.

    It is about the worst there is: two keys are always seen, a third often not.
    """
    columns: Counter[int] = Counter()
    wires = {}
    for shape in keyboard_shapes("iso", True):
        row = int(shape.y)
        wires[shape.place] = (row, columns[row])
        columns[row] += 1
    return wires


def _connected(down: set[Wires]) -> list[tuple[set[int], set[int]]]:
    """Return the groups of row and column wires that closed keys connect with each other."""
    groups: list[tuple[set[int], set[int]]] = []
    for row, column in down:
        rows, columns = {row}, {column}
        apart = []
        for other_rows, other_columns in groups:
            if row in other_rows or column in other_columns:
                rows |= other_rows
                columns |= other_columns
            else:
                apart.append((other_rows, other_columns))
        groups = [*apart, (rows, columns)]
    return groups
