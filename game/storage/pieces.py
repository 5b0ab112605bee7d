"""What can be read of JSON with values in it that can't: numbers beyond all bounds, endless depth.

An object is split by its marks alone and each value is read by itself. What can't be is named.
"""

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from game.core.one_line import one_line

UNREADABLE = (msgspec.DecodeError, ValueError, RecursionError, OverflowError)
DEEPEST = 8
"""Objects are split so far inside one another."""
_MARK = re.compile(r'"(?:[^"\\]|\\.)*"|[][{},:]', re.DOTALL)


def readable_parts(text: str, deep: int = 0) -> tuple[dict[str, Any], list[str]]:
    """Return what can be read of an object, and the names of the values in it that can't.

    ``ValueError`` if it is no whole object: of a file that was cut short nothing is guessed.
    """
    sound: dict[str, Any] = {}
    broken: list[str] = []
    for name, value in _members(text.strip()):
        key = msgspec.json.decode(name, type=str)
        try:
            sound[key] = msgspec.json.decode(value)
        except UNREADABLE:
            try:
                if deep >= DEEPEST:
                    raise ValueError(name)
                sound[key], inner = readable_parts(value, deep + 1)
            except UNREADABLE:
                broken.append(one_line(key))
            else:
                broken += [f"{one_line(key)}.{one}" for one in inner]
    return sound, broken


def _members(text: str) -> Iterator[tuple[str, str]]:
    """Yield names and values of an object as they are written."""
    depth, begin, name = 0, 1, None
    if not text.startswith("{"):
        raise ValueError("no object")
    for mark in _MARK.finditer(text):
        sign = mark[0]
        depth += (sign in ("{", "[")) - (sign in ("}", "]"))
        if not depth and (sign != "}" or mark.end() != len(text)):
            raise ValueError("more than an object")
        if depth == 1 and sign == ":" and name is None:
            name, begin = text[begin : mark.start()], mark.end()
        elif not depth or (depth == 1 and sign == ","):
            part = text[begin : mark.start()]
            if name is None and (depth or part.strip()):
                raise ValueError("a value without a name")
            if name is not None:
                yield name, part
            name, begin = None, mark.end()
    if depth or not text.endswith("}"):
        raise ValueError("cut short")
