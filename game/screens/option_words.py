"""The words for the options of a match, for any game: by value, by kind of value, or by number.

``value-goal-1000`` says one value; ``value-goal-rounds`` all values such as ``rounds-5``, with the
number as ``$n``; ``value-goal`` all plain numbers; ``value-board-titled`` values that players named
themselves, as ``$title``. The same goes for the other prefixes. A game's own texts come first, such
as ``frantic-value-goal-1000``; where it calls the option itself by its own name, such as
``frantic-option-goal``, it means another thing, and none of the others' texts are used.
"""

from collections.abc import Sequence

from game.core.rules import Option
from game.ui.i18n import Texts

MOST_CHOICES = 12
SECONDS_OFFERED = ("0", "0.2", "0.5", "0.8", "1", "1.5", "2", "3")
"""A rule with more values than a menu wants offers these, and the one in use."""


def option_name(texts: Texts, game: str, option: Option) -> str:
    """Return what an option of a game is called."""
    own = f"{game}-option-{option.name}"
    return str(texts(own if texts.has(own) else f"option-{option.name}"))


def option_words(texts: Texts, game: str, prefix: str, option: Option, value: str) -> str:
    """Return what a value is called in a game; empty where no text says anything about it."""
    words = _words(texts, f"{game}-{prefix}-{option.name}", option, value)
    if words or texts.has(f"{game}-option-{option.name}"):
        return words
    return _words(texts, f"{prefix}-{option.name}", option, value)


def _words(texts: Texts, stem: str, option: Option, value: str) -> str:
    """Return what the texts whose ids begin with ``stem`` say about a value, or nothing."""
    title = dict(option.titles).get(value, "")
    head, dash, tail = value.rpartition("-")
    if title and texts.has(f"{stem}-titled"):
        return str(texts(f"{stem}-titled", title=title))
    if texts.has(f"{stem}-{value}"):
        return str(texts(f"{stem}-{value}"))
    if dash and is_number(tail) and texts.has(f"{stem}-{head}"):
        return str(texts(f"{stem}-{head}", n=float(tail)))
    if not texts.has(stem):
        return ""
    return str(texts(stem, n=float(value)) if is_number(value) else texts(stem))


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
