"""The words for the options of a match, for any game: by value, by kind of value, or by number.

``value-goal-1000`` says one value; ``value-goal-rounds`` all values such as ``rounds-5``, with the
number as ``$n``; ``value-goal`` all plain numbers. The same goes for the other prefixes.
"""

from game.core.rules import Option
from game.ui.i18n import Texts


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
