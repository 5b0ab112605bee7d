"""The words for the options of a match, for any game: by value, by kind of value, or by number.

``value-goal-1000`` says one value; ``value-goal-rounds`` all values such as ``rounds-5``, with the
number as ``$n``; ``value-goal`` all plain numbers. The same goes for the other prefixes.
"""

from collections.abc import Sequence

from game.core.rules import Option
from game.ui.i18n import Texts

MOST_CHOICES = 12
SECONDS_OFFERED = ("0", "0.2", "0.5", "0.8", "1", "1.5", "2", "3")
"""A rule with more values than a menu wants offers these, and the one in use."""


def option_words(texts: Texts, prefix: str, option: Option, value: str) -> str:
    """Return what a value is called; empty where no text says anything about it."""
    known = f"{prefix}-{option.name}-{value}"
    if texts.has(known):
        return str(texts(known))
    head, dash, tail = value.rpartition("-")
    if dash and is_number(tail) and texts.has(f"{prefix}-{option.name}-{head}"):
        return str(texts(f"{prefix}-{option.name}-{head}", n=float(tail)))
    common = f"{prefix}-{option.name}"
    if is_number(value) and texts.has(common):
        return str(texts(common, n=float(value)))
    return str(texts(common)) if texts.has(common) and not is_number(value) else ""


def is_number(text: str) -> bool:
    """Say whether a value is a plain number."""
    return text.replace(".", "", 1).isdigit()


def offered_values(choices: Sequence[str], current: str) -> tuple[str, ...]:
    """Return the values for a menu, the one in use among them; many numbers go by their size."""
    values = (*choices, current) if current not in choices else tuple(choices)
    if len(choices) <= MOST_CHOICES:
        return values
    if all(map(is_number, choices)):
        return tuple(value for value in values if value in (*SECONDS_OFFERED, current))
    numbers = sorted(filter(is_number, values), key=float)
    words = [value for value in values if not is_number(value)]
    first = next((place for place, value in enumerate(values) if is_number(value)), len(words))
    return (*words[:first], *numbers, *words[first:])
