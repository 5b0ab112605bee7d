"""Choosing by cards: a click on a card puts it into the set, or takes it out of it."""

from collections.abc import Sequence

from game.frappadingue.deck import Kind
from game.frappadingue.scoring import Choice

Counts = dict[Kind, int]


def counts_of(choice: Choice) -> Counts:
    """Return how many cards of each value a set takes."""
    return {part.kind: part.count for part in choice.parts}


def toggled(choices: Sequence[Choice], now: Choice, kind: Kind, taken: bool) -> Choice | None:
    """Return the set after a click on a card of a kind that was taken, or was not.

    Among the sets that differ in this value alone the next larger or smaller one is chosen, so
    that of three 9s all come and go together. ``None``: no such set may be taken.
    """
    wanted = counts_of(now)
    here = wanted.pop(kind, 0)
    found: list[tuple[int, Choice]] = []
    for choice in choices:
        other = counts_of(choice)
        count = other.pop(kind, 0)
        if other == wanted and (count < here if taken else count > here):
            found.append((count, choice))
    if not found:
        return None
    pick = max if taken else min
    return pick(found, key=lambda one: one[0])[1]
