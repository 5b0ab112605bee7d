"""What a game tells a guided round about its table: where things lie, and names of keys."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from game.core.choices import At, TakeBack
from game.core.lesson import LEARNER, LessonMatch, LessonStep, fits
from game.ui.canvas import Box
from game.ui.lesson_places import Busy
from game.ui.match_scene import MatchScene
from game.ui.turn_scene import TurnScene

AnyScene = MatchScene[Any, Any, Any, Any]
CHOICE = "choice "
"""Begins the name of whatever lies where something can be chosen; an action's text follows."""


Hand = Literal["keys", "mouse", "pad"]
"""What the learner has in hand."""


def no_words(_scene: Any, _hand: Hand) -> Mapping[str, str]:
    """Return nothing: for a game whose lesson names no keys of its own."""
    return {}


def no_clock(_scene: Any) -> bool:
    """Let no clock run: for a game that has none."""
    return False


def no_veils(_scene: Any) -> Sequence[Box]:
    """Veil nothing: for a game that shows by itself what can't be chosen."""
    return ()


def all_points(_scene: Any, step: LessonStep) -> Sequence[str]:
    """Return all that a step points at: for a game in which each step is one press."""
    return step.point


def no_marks(_scene: Any) -> None:
    """Draw nothing over the frames: for a game whose frames cover no key."""


def parts_by_acts(scene: Any, _step: LessonStep) -> int:
    """Return how far the deed of a step has come: by what was done of it."""
    return lesson_match(scene).acts


def no_steps(_scene: Any, _step: Any, _pattern: str) -> bool:
    """Refuse steps that are no actions: for a game without choices of several presses."""
    return False


@dataclass(frozen=True)
class LessonTable:
    """A game's part of its guided round on the screen.

    ``boxes`` returns where a thing lies that a step points at, by its name in the data; nothing if
    it is not there. ``busy`` are the places that are in use. ``words`` are names of keys for the
    texts. ``leads`` says whether a press that is no action yet leads to one that is allowed.
    ``veils`` are places that are dimmed because they are for another step. ``runs`` says whether
    a race's clock runs now, and ``moves`` whether anything is on its way on its table;
    at a ``climax`` the next step waits until it was seen. ``due``
    names what is to be pressed next of all that a step points at; no arrow lies on ``clear``.
    ``marks`` draws the keys and signs of cards once more, over the frames of a note. ``part``
    counts how much of a step's deed is done, for the note that tells the rest of it. ``learned``
    are the pictures beside each line that sums up what was learned. In the first of its ``homes``
    with room for it a note lies, so that it keeps its place through all steps of a table.
    """

    boxes: Callable[[Any, str], Sequence[Box]]
    busy: Callable[[Any], Sequence[Busy]]
    words: Callable[[Any, Hand], Mapping[str, str]] = no_words
    leads: Callable[[Any, Any, str], bool] = no_steps
    veils: Callable[[Any], Sequence[Box]] = no_veils
    runs: Callable[[Any], bool] = no_clock
    moves: Callable[[Any], bool] = no_clock
    climax: Callable[[Any], bool] = no_clock
    due: Callable[[Any, LessonStep], Sequence[str]] = all_points
    clear: Callable[[Any], Sequence[Box]] = no_veils
    marks: Callable[[Any], None] = no_marks
    part: Callable[[Any, LessonStep], int] = parts_by_acts
    homes: Callable[[Any], Sequence[Box]] = no_veils
    learned: tuple[tuple[str, ...], ...] = ()


def targets_of(table: LessonTable, scene: AnyScene, points: Sequence[str]) -> tuple[Box, ...]:
    """Return the boxes of all that a step points at."""
    found: list[Box] = []
    for point in points:
        if point.startswith(CHOICE) and isinstance(scene, TurnScene):
            found += _choice_boxes(table, scene, point.removeprefix(CHOICE))
        else:
            found += table.boxes(scene, point)
    return tuple(found)


def may_choose(table: LessonTable, scene: AnyScene, action: Any) -> bool:
    """Say whether the step allows an action, or a press that leads to one."""
    match, step = lesson_match(scene), lesson_match(scene).step
    if isinstance(action, TakeBack):
        return True
    text = _text_of(match, action)
    if text is not None:
        return step.allows(text) or match.forced(action)
    return any(table.leads(scene, action, pattern) for pattern in step.allow or step.deed)


def wanted_place(table: LessonTable, scene: AnyScene) -> int | None:
    """Return the number of the choice that the step wants next; ``None`` if it is not offered.

    A whole action comes first; of the presses that lead to it, the last one that is offered by now.
    """
    if not isinstance(scene, TurnScene):
        return None
    found = [
        place
        for place, spot in enumerate(scene.spots.items)
        if spot.refusal is None and not spot.quiet and _wanted(table, scene, spot.action)
    ]
    match, items = lesson_match(scene), scene.spots.items
    whole = [place for place in found if _text_of(match, items[place].action) is not None]
    return next(iter((*whole, *reversed(found))), None)


def framed(scene: AnyScene, box: Box) -> Box:
    """Return where the frame around a thing is: a card of the hand has it where it stands now."""
    if isinstance(scene, TurnScene):
        for spot in scene.spots.items:
            if spot.at is At.CARD and spot.box == box:
                return box.moved(0.0, -scene.view.raised(spot.card))
    return box


def written(scene: AnyScene) -> Sequence[Box]:
    """Return where words stand on the table, and what may be chosen: no arrow lies there."""
    if not isinstance(scene, TurnScene):
        return ()
    words = (text.drawn for text in scene.view.pen.placed if text.text)
    return (*words, scene.view.hints_box, *(spot.box for spot in scene.spots.items))


def key_of_choice(table: LessonTable, scene: AnyScene) -> str:
    """Return what is printed on the key of the choice that the step wants, if it has one."""
    place = wanted_place(table, scene)
    if place is None or not isinstance(scene, TurnScene):
        return ""
    return scene.key_label(LEARNER, scene.spots.key_of(place))


def lesson_match(scene: AnyScene) -> LessonMatch[Any, Any, Any, Any]:
    """Return the match of a guided round."""
    match = scene.match
    assert isinstance(match, LessonMatch)
    return match


def _wanted(table: LessonTable, scene: AnyScene, action: Any) -> bool:
    match = lesson_match(scene)
    text = _text_of(match, action)
    if text is None:
        return any(table.leads(scene, action, deed) for deed in match.step.deed)
    return any(fits(deed, text) for deed in match.step.deed)


def _text_of(match: LessonMatch[Any, Any, Any, Any], action: Any) -> str | None:
    """Return the text of an action; ``None`` for a step of a choice that takes several presses."""
    try:
        text = match.rules.action_text(action)
    except (AssertionError, AttributeError, TypeError, KeyError, ValueError):
        return None
    return text or None


def _choice_boxes(
    table: LessonTable, scene: TurnScene[Any, Any, Any, Any], pattern: str
) -> list[Box]:
    match, found = lesson_match(scene), []
    for spot in scene.spots.items:
        text = _text_of(match, spot.action)
        led = text is None and table.leads(scene, spot.action, pattern)
        if led or (text is not None and fits(pattern, text)):
            found.append(spot.box)
    return found
