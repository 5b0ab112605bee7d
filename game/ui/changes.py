"""What differs between two display lists: the items, and the px that have to be painted anew."""

from bisect import bisect_left
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame

Item = tuple[pygame.Surface, int, int, int]
"""A surface, the px of its top left corner, its alpha."""
FULL_SHARE = 0.5
"""Above this share of the window, painting everything is cheaper than painting parts."""


class Changes(NamedTuple):
    """Two lists compared: which items both have, in the same order, and what the others cover."""

    kept: list[tuple[int, int]]
    rects: list[pygame.Rect]


def rect_of(item: Item) -> pygame.Rect:
    """Return the px that an item covers."""
    surface, x, y, _ = item
    return surface.get_rect(topleft=(x, y))


def changes(old: Sequence[Item], new: Sequence[Item]) -> Changes:
    """Compare two lists: where the longest common order stands in both, and all else in px."""
    where = {item: index for index, item in enumerate(old)}
    common = [(where[item], at) for at, item in enumerate(new) if item in where]
    kept = longest_rise(common)
    kept_old = {index for index, _ in kept}
    kept_new = {at for _, at in kept}
    rects = [rect_of(item) for index, item in enumerate(old) if index not in kept_old]
    rects += [rect_of(item) for at, item in enumerate(new) if at not in kept_new]
    return Changes(kept, rects)


def longest_rise(pairs: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the longest part of the pairs, in order, whose first numbers rise strictly."""
    firsts = [first for first, _ in pairs]
    if all(a < b for a, b in pairwise(firsts)):
        return pairs
    tails: list[int] = []
    tail_at: list[int] = []
    before: list[int] = []
    for at, first in enumerate(firsts):
        length = bisect_left(tails, first)
        before.append(tail_at[length - 1] if length else -1)
        if length == len(tails):
            tails.append(first)
            tail_at.append(at)
        else:
            tails[length], tail_at[length] = first, at
    rise = []
    at = tail_at[-1]
    while at >= 0:
        rise.append(pairs[at])
        at = before[at]
    return rise[::-1]


def merged(
    rects: Sequence[pygame.Rect], window: pygame.Rect, share: float = FULL_SHARE
) -> list[pygame.Rect] | None:
    """Return disjoint rectangles in the window that cover all; None if they cover too much."""
    limit = window.width * window.height * share
    parts: list[pygame.Rect] = []
    for rect in rects:
        part = rect.clip(window)
        if not part:
            continue
        while hits := part.collidelistall(parts):
            part.unionall_ip([parts[index] for index in hits])
            for index in reversed(hits):
                del parts[index]
        if part.width * part.height > limit:
            return None
        parts.append(part)
    return None if sum(part.width * part.height for part in parts) > limit else parts


def same_start(a: Sequence[Item], b: Sequence[Item]) -> int:
    """Return how many items at the start of two lists are the same."""
    for count, (one, other) in enumerate(zip(a, b, strict=False)):
        if one != other:
            return count
    return min(len(a), len(b))
