"""What holds for the choices of every game: they lead to what is legal, and all of it is told."""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

from game.core.choices import At, Choice, TakeBack
from game.core.sentence import Sentence
from game.ui.i18n import Texts

Steps = tuple[type, ...]


def reached(offer: Callable[[Any], Sequence[Choice[Any]]], draft: Any, steps: Steps) -> set[Any]:
    """Return the actions to which any presses lead, step by step; ``offer`` is for a draft."""
    found, seen, waiting = set(), {draft}, [draft]
    while waiting:
        here = waiting.pop()
        for choice in offer(here):
            if choice.refusal is not None or isinstance(choice.action, TakeBack):
                continue
            if not isinstance(choice.action, steps):
                found.add(choice.action)
            elif (after := here.after(choice.action)) not in seen:
                seen.add(after)
                waiting.append(after)
    return found


def check_once(choices: Sequence[Choice[Any]], legal: Collection[Any], steps: Steps) -> None:
    """Each action is one choice, or one for each copy of its card; a refused one is not legal."""
    told: dict[Any, list[Choice[Any]]] = {}
    for choice in choices:
        told.setdefault(choice.action, []).append(choice)
    for action, alike in told.items():
        cards = {choice.card for choice in alike}
        assert len(cards) == len(alike), f"{action} is told twice"
        assert all(choice.sentence == alike[0].sentence for choice in alike)
        if not isinstance(action, steps):
            possible = {choice.refusal is None for choice in alike}
            assert possible == {action in legal}, action


class Words:
    """All that choices say is there in a language; each kind of choice is said once."""

    def __init__(self, lang: str, names: Sequence[str]) -> None:
        self.texts = Texts(lang)
        self._names = names
        self._said: set[tuple[str | None, ...]] = set()

    def check(self, choices: Iterable[Choice[Any]]) -> None:
        for choice in choices:
            lines = choice.sentence, choice.about, choice.note, choice.refusal
            kind = tuple(line and line.text_id for line in lines)
            if kind not in self._said:
                self._said.add(kind)
                self.say(filter(None, lines))

    def say(self, lines: Iterable[Sentence]) -> None:
        for line in lines:
            assert line.text(self.texts, self._names).strip()
            assert not self.texts.missing, line


def under_buttons(pen, spots):
    """Yield the texts that a button covers which is not their own; ``pen`` has written them all."""
    buttons = [spot.box for spot in spots.items if spot.at is At.BUTTON]
    for text in pen.placed:
        for box in buttons:
            if text.text and text.drawn.meets(box) and not box.covers(text.box, 2.0):
                yield text.text, box
