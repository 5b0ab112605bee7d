"""What each legal action would do, in English and in one line, as the screens tell it."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from game.core.choices import Choice, ChooseCard
from game.core.game import AnyGame
from game.core.rules import Seat
from game.core.sentence import Sentence
from game.ui.i18n import Texts


@cache
def _texts() -> Texts:
    return Texts("en")


def about(game: AnyGame, state: Any, seat: Seat, actions: Sequence[Any]) -> dict[str, str]:
    """Return what is told of actions, by their texts; of one that is not told, nothing.

    An action that takes several presses has what is told of its card.
    """
    told: dict[str, str] = {}
    choices = game.choices(state, seat)
    names = [f"seat {other}" for other in range(game.info.max_seats)]
    possible = [choice for choice in choices if choice.refusal is None]
    for action in actions:
        found = _choice_of(possible, action)
        if found is not None:
            lines = (found.sentence, found.about or found.note)
            told[game.rules.action_text(action)] = _line(lines, names)
    return told


def _choice_of(choices: Sequence[Choice[Any]], action: Any) -> Choice[Any] | None:
    for choice in choices:
        if choice.action == action:
            return choice
    kind = getattr(action, "kind", None)
    for choice in choices:
        if isinstance(choice.action, ChooseCard) and choice.action.kind == kind:
            return choice
    return None


def _line(lines: Sequence[Sentence | None], names: Sequence[str]) -> str:
    found = (line.text(_texts(), names) for line in lines if line is not None)
    return ": ".join(" ".join(text.split()) for text in found if text.strip())
