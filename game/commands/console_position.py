"""A position that the console is given: its text, options beside it, and what the match is told."""

from collections.abc import Mapping
from typing import Any

from game.core.one_line import lines_of
from game.core.position_text import comment_cut
from game.core.rng import Rng
from game.core.rules import AnyRules, MatchConfig, PositionError

OPTIONS = "options"
_SEAT = "seat "


def read_position(
    rules: AnyRules, text: str, given: Mapping[str, str], seed: int
) -> tuple[Any, MatchConfig]:
    """Return the state of a text, and the match's options: those of the text and those beside it.

    ``ValueError`` where the two disagree, and for an option that acts at the deal only.
    """
    state = rules.parse_position(text)
    seats = sum(row.startswith(_SEAT) for row in lines_of(rules.describe(state)))
    if given:
        wanted = _wanted(rules, seats, given)
        state = rules.parse_position(_with_options(text, wanted))
    played = options_of(rules.describe(state))
    known = {option.name for option in rules.info.options}
    said = {name: value for name, value in played.items() if name in known}
    try:
        return state, rules.info.configure(seats, seed, said)
    except ValueError as error:
        raise PositionError(_options_line(text)[0], f"{OPTIONS}: {error}") from None


def _wanted(rules: AnyRules, seats: int, given: Mapping[str, str]) -> dict[str, str]:
    """Return options as positions say them; ``ValueError`` for one that these do not hold."""
    config = rules.info.configure(seats, 0, given)
    dealt = options_of(rules.describe(rules.initial_state(config, Rng(0, "rules"))))
    for name in given:
        if name not in dealt:
            raise ValueError(f"option {name} acts at the deal; a position is dealt already")
    return {name: dealt[name] for name in given}


def _with_options(text: str, wanted: Mapping[str, str]) -> str:
    """Return the text with options on its line of options, or on a new one at its end."""
    number, value = _options_line(text)
    said = dict(pair.partition("=")[::2] for pair in value.split())
    for name, beside in wanted.items():
        here = said.get(name, beside)
        if len(set(beside.split(","))) == 1 and here == beside.split(",")[0]:
            continue
        if here != beside:
            raise PositionError(number, f"{OPTIONS}: {name}={here}, and beside it {name}={beside}")
    more = [f"{name}={beside}" for name, beside in wanted.items() if name not in said]
    rows = lines_of(text)
    if not value:
        return "\n".join([*rows, " ".join((OPTIONS, *more))]) + "\n"
    rows[number - 1] = " ".join((comment_cut(rows[number - 1]), *more))
    return "\n".join(rows) + "\n"


def _options_line(text: str) -> tuple[int, str]:
    """Return the number and the value of the line of options; the last line if there is none."""
    rows = lines_of(text)
    for number, row in enumerate(rows, 1):
        word, _, value = comment_cut(row).partition(" ")
        if word.rstrip(":") == OPTIONS:
            return number, value
    return len(rows), ""


def options_of(text: str) -> dict[str, str]:
    """Return what a position says on its line of options."""
    return dict(pair.partition("=")[::2] for pair in _options_line(text)[1].split())
