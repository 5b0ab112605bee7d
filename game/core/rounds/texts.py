"""The texts of actions and events of games in rounds, by tables of how each is worded."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from game.core.cards import NOTHING, Card, Deck, Hands
from game.core.notation import Form, card_texts, event_name, listed_text
from game.core.rules import NOBODY, Seat

A = TypeVar("A", bound=msgspec.Struct)

_KEPT = 4096
"""So many texts of actions are kept: writing some takes longer than playing them."""
_COPY = re.compile(r"(?<=[a-z0-9*])([b-p]|[0-9]+)$")
"""What marks a copy behind a card's kind: ``R7b``, ``push2``."""
_FIELD = re.compile(r"\\{(\w+)\\}")


class Wording(NamedTuple):
    """How a kind of action is told: in ``give {kind} to {to}`` two words are fields.

    What an action is called is the first of its wordings that leaves out only fields with their
    usual values. ``examples`` are for messages; left out, the template is one.
    """

    action: type[Any]
    template: str
    examples: tuple[str, ...] | None = None

    @property
    def shown(self) -> tuple[str, ...]:
        """Return the examples, or the template where none are given."""
        return (self.template,) if self.examples is None else self.examples


class ActionTexts(Generic[A]):
    """Writes actions and reads them, by wordings and by the form of each field."""

    def __init__(
        self,
        forms: Mapping[str, Form[Any]],
        wordings: Sequence[Wording],
        is_good: Callable[[A], bool] = lambda _: True,
    ) -> None:
        """Take the forms by the names of fields, and what says whether fields go together."""
        self._forms = forms
        self._is_good = is_good
        self._known = [(one, *_compiled(one)) for one in wordings]
        self.examples = tuple(text for one in wordings for text in one.shown)
        self.text: Callable[[A], str] = lru_cache(maxsize=_KEPT)(self._text)
        """Returns an action's text; ``parse`` is its inverse."""

    def _text(self, action: A) -> str:
        for wording, pattern, left_out in self._known:
            usual = ((getattr(action, name), value) for name, value in left_out)
            if wording.action is type(action) and all(value == other for value, other in usual):
                words = {
                    n: self._forms[n].write(getattr(action, n), None) for n in pattern.groupindex
                }
                return wording.template.format(**words)
        raise ValueError(f"no words for {action}")

    def parse(self, text: str) -> A:
        """Read an action; ``ValueError`` shows the forms."""
        words = " ".join(text.split())
        for wording, pattern, _ in self._known:
            found = pattern.fullmatch(words)
            action = self._read(wording, found.groupdict()) if found else None
            if action is not None and self._is_good(action):
                return action
        meant = self._without_copy(words)
        if meant is not None:
            raise ValueError(f"{text!r}: copies of a card are alike; write {meant!r}")
        forms = f"{', '.join(self.examples[:-1])} or {self.examples[-1]}"
        raise ValueError(f"{text!r} is no action; write {forms}")

    def _without_copy(self, words: str) -> str | None:
        """Return the text of the action that is meant where a copy of a card is named."""
        for wording, pattern, _ in self._known:
            found = pattern.fullmatch(words)
            fields = found.groupdict() if found else {}
            if "kind" in fields:
                fields["kind"] = _COPY.sub("", fields["kind"])
                action = self._read(wording, fields)
                if action is not None and self._is_good(action):
                    return self._text(action)
        return None

    def _read(self, wording: Wording, texts: Mapping[str, str]) -> A | None:
        try:
            fields = {name: self._forms[name].read(word, None) for name, word in texts.items()}
        except ValueError:
            return None
        action: A = wording.action(**fields)
        return action


def _compiled(wording: Wording) -> tuple[re.Pattern[str], tuple[tuple[str, Any], ...]]:
    """Return a template's pattern, and the fields that it leaves out with their usual values."""
    pattern = re.compile(_FIELD.sub(r"(?P<\1>.+)", re.escape(wording.template)))
    fields = msgspec.structs.fields(wording.action)
    left = tuple((f.name, f.default) for f in fields if f.name not in pattern.groupindex)
    return pattern, left


def seat_text(seat: Seat) -> str:
    """Return a seat's number, or ``none`` for nobody."""
    return "none" if seat == NOBODY else str(seat)


def card_text(card: Card, deck: Deck[Any]) -> str:
    """Return a card's text, or ``none`` where there is none."""
    return "none" if card == NOTHING else deck.text(card)


def hands_text(hands: Hands, deck: Deck[Any]) -> str:
    """Return the cards of all hands."""
    return " | ".join(card_texts(hand, deck) for hand in hands)


Writer = Callable[[Any, Any], str]
"""Returns the text of a field of an event, which is given with the deck."""

WRITERS: Mapping[str, Writer] = {
    "card": card_text,
    "cards": card_texts,
    "hands": hands_text,
    "under": card_texts,
    "when": lambda when, _: str(when.value),
    "winner": lambda seat, _: seat_text(seat),
}
"""How fields of events are written that have the same names in all games."""


def event_text(
    event: msgspec.Struct,
    deck: Deck[Any],
    writers: Mapping[str, Writer],
    is_told: Callable[[str, Any, Any], bool],
) -> str:
    """Return an event as one line of its name and those of its values that are told.

    ``is_told`` is given a field's name, its value, and its usual value.
    """
    words = [event_name(event)]
    for field in msgspec.structs.fields(event):
        value = getattr(event, field.name)
        if is_told(field.name, value, field.default):
            write: Writer = writers.get(field.name, _plain)
            words.append(f"{field.name} {write(value, deck)}")
    return " ".join(words)


def _plain(value: Any, _: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return listed_text(value) if isinstance(value, tuple) else str(value)
