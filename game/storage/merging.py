"""One file of several windows and versions: what each has changed, and what each does not know."""

from collections.abc import Mapping, Sequence
from typing import Any

SETS = frozenset({"learned", "asked", "bubbles", "bubbles_open"})
"""Fields whose lists are sets: what two windows add to them is added up."""
NAME = "name"
"""Tells what is the same thing in two lists; where nothing has one, its place does."""
_GONE = object()


def merged(
    before: Mapping[str, Any],
    mine: Mapping[str, Any],
    theirs: Mapping[str, Any],
    read: Mapping[str, Any],
    sets: bool = False,
) -> dict[str, Any]:
    """Return what others have written, with that in it which I changed since ``before``.

    ``read`` is what I can read of theirs: the rest stays as it is.
    """
    result = dict(theirs)
    for key in (*mine, *(key for key in before if key not in mine)):
        old, new = before.get(key, _GONE), mine.get(key, _GONE)
        if new == old and key in theirs:
            continue
        other: Any = theirs.get(key, _GONE)
        known: Any = read.get(key)
        here = sets or key in SETS
        if new is _GONE:
            result.pop(key, None)
        elif isinstance(new, dict) and isinstance(other, dict):
            result[key] = merged(_dict(old), new, other, _dict(known), here)
        elif here and _are_lists(new, other):
            result[key] = _added_up(() if old is _GONE else old, new, other)
        elif _are_lists(new, other, known):
            result[key] = _list(new, other, known)
        else:
            result[key] = new
    return result


def _dict(value: object) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _are_lists(*values: object) -> bool:
    return all(isinstance(value, list | tuple) for value in values)


def _added_up(before: Any, mine: Any, theirs: Any) -> list[Any]:
    kept = [one for one in theirs if one in mine or one not in before]
    return [*kept, *(one for one in mine if one not in kept and one not in before)]


def _list(mine: Sequence[Any], theirs: Sequence[Any], read: Sequence[Any]) -> list[Any]:
    """Return my list, with what others know more of the things in it, or have more in theirs."""
    if not any(isinstance(one, dict) for one in (*mine, *read)):
        return [*mine, *(one for one in theirs if one not in read and one not in mine)]
    pairs = list(zip(theirs, read, strict=False))
    return [*(_thing(one, place, pairs) for place, one in enumerate(mine)), *theirs[len(read) :]]


def _thing(one: dict[str, Any], place: int, pairs: Sequence[tuple[Any, Any]]) -> dict[str, Any]:
    name = one.get(NAME)
    here = [(raw, read) for raw, read in pairs[place : place + 1] if not (name or read.get(NAME))]
    named = [(raw, read) for raw, read in pairs if name and read.get(NAME) == name]
    for raw, read in (*named, *here):
        changed = {key: value for key, value in one.items() if value != read.get(key, _GONE)}
        return {**raw, **changed}
    return one
