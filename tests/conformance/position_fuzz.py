"""Damages positions, and plays on what is accepted: ``python -m tests.conformance.position_fuzz``.

Texts of real matches are mutated: lines are dropped, doubled, swapped or taken from other
positions, words are replaced by words of other lines, numbers are changed, cards change places.
Each text is refused with ``PositionError``, or else it is whole: it is written as it was read, it
holds all cards, every seat has a view, and random players play it to its end.

``--game KEY --count 50000 --seed 1`` says what, how many texts, and from which on; a text that
fails is told with its number, and ``--only NUMBER`` tries that one again.
"""

import argparse
import re
import sys
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

from game.core.cards import conservation_error
from game.core.match import AnyMatch, Match
from game.core.rng import Rng
from game.core.rules import AnyRules, MatchConfig, PositionError
from tests.conformance.checks import able_actions, check_position_text
from tests.conformance.games import GameUnderTest, real_games

Rows = list[str]

MOST_CHANGES = 4
SAMPLES = 60
"""Positions of each match that are damaged, and those of its end."""
PIECE = 2_500
"""After so many texts the figures so far are told."""
LONGEST_TURNS = 60_000
LONGEST_TICKS = 60 * 60 * 60
TICKS_A_STEP = 12
SHORT = {
    "frankfurt": (
        {"start": "quarter"},
        {"start": "quarter", "mode": "table"},
        {"start": "quarter", "stress": "on"},
        {"start": "quarter", "mode": "table", "stress": "on"},
    ),
    "frantic": ({"limit": "rounds-1"}, {"limit": "20", "gambling": "any-card"}),
    "board": ({"limit": "rounds-1", "board": "short"}, {"limit": "60", "wild": "16"}),
    "frappadingue": ({"goal": "rounds-2"}, {"first_crash": "ends", "plus_five": "30"}),
    "highest": ({}, {"hand": "7"}),
}
"""Options of the matches whose positions are damaged: such as are soon over."""
_WORD = re.compile(r"[^\s,;|+=>]+")
_NUMBER = re.compile(r"-?\d+")
_PYTHON = re.compile(r"invalid literal|not a valid|arg is an empty|NoneType|index out|object|tuple")
_NUMBERS = ("-1", "0", "1", "2", "3", "4", "5", "6", "7", "9", "20", "60", "999", "100000000")


@cache
def samples(key: str) -> tuple[tuple[str, ...], ...]:
    """Return the lines of positions of random matches, with every number of seats."""
    game = game_named(key)
    found = []
    for options in SHORT[key]:
        for seats in game.seat_counts:
            match: AnyMatch = Match(game.rules, game.config(seats, seats, options))
            luck = Rng(seats, "players")
            states = [match.state]
            while match.outcome() is None:
                _step(match, luck)
                states.append(match.state)
            some = [luck.choice(states) for _ in range(SAMPLES)]
            found += map(game.rules.describe, (*some, states[0], states[-1]))
    return tuple(tuple(text.splitlines()) for text in found)


@cache
def game_named(key: str) -> GameUnderTest:
    """Return a game by its key."""
    return next(game for game in real_games() if game.key == key)


def _step(match: AnyMatch, luck: Rng) -> None:
    able = able_actions(match)
    if able:
        match.submit(*luck.choice(able))
    if match.rules.info.real_time:
        for _ in range(TICKS_A_STEP):
            match.tick()


# How a text is damaged.


def _drop(rows: Rows, _: Rows, luck: Rng) -> None:
    del rows[luck.below(len(rows))]


def _double(rows: Rows, _: Rows, luck: Rng) -> None:
    rows.append(luck.choice(rows))


def _swap(rows: Rows, _: Rows, luck: Rng) -> None:
    """Let two lines change their values."""
    one, two = luck.below(len(rows)), luck.below(len(rows))
    (head, value), (other_head, other_value) = _parts(rows[one]), _parts(rows[two])
    rows[one], rows[two] = f"{head} {other_value}", f"{other_head} {value}"


def _swap_alike(rows: Rows, _: Rows, luck: Rng) -> None:
    """Let two lines of one word change their values."""
    word = luck.choice(rows).split()[0]
    places = [place for place, row in enumerate(rows) if row.split()[0] == word]
    one, two = luck.choice(places), luck.choice(places)
    (head, value), (other_head, other_value) = _parts(rows[one]), _parts(rows[two])
    rows[one], rows[two] = f"{head} {other_value}", f"{other_head} {value}"


def _transplant(rows: Rows, other: Rows, luck: Rng) -> None:
    """Take a line as another position has it."""
    row = luck.choice(other)
    head = _parts(row)[0]
    rows[:] = [own for own in rows if _parts(own)[0] != head] + [row]


def _replace_word(rows: Rows, other: Rows, luck: Rng) -> None:
    """Replace a word by one of any line."""
    place = luck.below(len(rows))
    found = [*_WORD.finditer(rows[place])]
    new = luck.choice([word for row in (*rows, *other) for word in _WORD.findall(row)])
    rows[place] = _put(rows[place], luck.choice(found), new)


def _replace_alike(rows: Rows, other: Rows, luck: Rng) -> None:
    """Replace a word by one of the same line in another position."""
    place = luck.below(len(rows))
    word = rows[place].split()[0]
    words = [new for row in other if row.split()[0] == word for new in row.split()[1:]]
    found = [*re.finditer(r"\S+", rows[place])][1:]
    if words and found:
        rows[place] = _put(rows[place], luck.choice(found), luck.choice(words))


def _drop_word(rows: Rows, _: Rows, luck: Rng) -> None:
    place = luck.below(len(rows))
    found = luck.choice([*re.finditer(r"\S+", rows[place])])
    rows[place] = _put(rows[place], found, "")


def _double_word(rows: Rows, _: Rows, luck: Rng) -> None:
    place = luck.below(len(rows))
    found = luck.choice([*re.finditer(r"\S+", rows[place])])
    rows[place] = _put(rows[place], found, f"{found[0]} {found[0]}")


def _number(rows: Rows, _: Rows, luck: Rng) -> None:
    """Change a number."""
    places = [place for place, row in enumerate(rows) if _NUMBER.search(row)]
    place = luck.choice(places)
    found = luck.choice([*_NUMBER.finditer(rows[place])])
    near = str(int(found[0]) + luck.choice((-1, 1)))
    rows[place] = _put(rows[place], found, luck.choice((near, luck.choice(_NUMBERS))))


def _exchange(rows: Rows, _: Rows, luck: Rng) -> None:
    """Let two words of any lines change places."""
    one, two = luck.below(len(rows)), luck.below(len(rows))
    if one != two:
        here = luck.choice([*_WORD.finditer(rows[one])])
        there = luck.choice([*_WORD.finditer(rows[two])])
        rows[one], rows[two] = _put(rows[one], here, there[0]), _put(rows[two], there, here[0])


def _move(rows: Rows, _: Rows, luck: Rng) -> None:
    """Move a word, such as a card, behind another line."""
    one, two = luck.below(len(rows)), luck.below(len(rows))
    found = luck.choice([*re.finditer(r"\S+", rows[one])])
    rows[one] = _put(rows[one], found, "")
    rows[two] = f"{rows[two]} {found[0]}"


def _thin(rows: Rows, _: Rows, luck: Rng) -> None:
    """Leave about half of the lines out, but for those of seats."""
    rows[:] = [row for row in rows if row.startswith("seat ") or luck.below(2)]


def _thin_agenda(rows: Rows, _: Rows, luck: Rng) -> None:
    """Drop, double or move a part of a line with several parts."""
    places = [place for place, row in enumerate(rows) if "; " in row]
    if places:
        place = luck.choice(places)
        head, value = _parts(rows[place])
        parts = value.split("; ")
        part = parts.pop(luck.below(len(parts)))
        at = luck.below(len(parts) + 1)
        parts[at:at] = [part] * luck.below(3)
        rows[place] = f"{head} {'; '.join(parts) or '-'}"


CHANGES: tuple[Callable[[Rows, Rows, Rng], None], ...] = (
    _drop,
    _double,
    _swap,
    _swap_alike,
    _transplant,
    _transplant,
    _replace_word,
    _replace_alike,
    _replace_alike,
    _drop_word,
    _double_word,
    _number,
    _number,
    _number,
    _exchange,
    _move,
    _thin,
    _thin_agenda,
    _thin_agenda,
)


def _parts(row: str) -> tuple[str, str]:
    head, colon, value = row.partition(":")
    if colon:
        return head + colon, value.strip()
    head, _, value = row.partition(" ")
    return head, value


def _put(row: str, found: "re.Match[str]", new: str) -> str:
    return (row[: found.start()] + new + row[found.end() :]).strip() or "#"


def mutated(key: str, number: int) -> str:
    """Return the text with a number: the same each time."""
    luck = Rng(number, "mutants")
    texts = samples(key)
    rows, other = list(luck.choice(texts)), list(luck.choice(texts))
    for _ in range(1 + luck.below(MOST_CHANGES)):
        luck.choice(CHANGES)(rows, other, luck)
        if not rows:
            break
    return "\n".join(rows) + "\n"


# What is asked of a text.


def try_text(rules: AnyRules, text: str, number: int) -> str:
    """Return ``refused`` or ``accepted``; ``AssertionError`` or worse where it is neither."""
    try:
        state = rules.parse_position(text)
    except PositionError as error:
        refused = error
    else:
        _try_state(rules, state, text, number)
        return "accepted"
    assert 1 <= refused.line <= max(len(text.splitlines()), 1), f"no such line: {refused}"
    assert not _PYTHON.search(refused.why), f"told in Python's words: {refused}"
    return "refused"


def _try_state(rules: AnyRules, state: Any, text: str, number: int) -> None:
    check_position_text(rules, state)
    cards = rules.card_census(state)
    _must_hold_all(rules, state)
    seats = text.count("\nseat ") + text.startswith("seat ")
    match: AnyMatch = Match(rules, MatchConfig("", seats, number), state=state)
    assert bool(rules.to_act(state)) == (match.outcome() is None), "who acts, and an outcome"
    for seat in (*range(seats), None):
        rules.view_text(rules.view(state, seat))
    _play_on(match, Rng(number, "players"))
    assert len(rules.card_census(match.state)) == len(cards)
    _must_hold_all(rules, match.state)


def _must_hold_all(rules: Any, state: Any) -> None:
    wrong = conservation_error(rules.card_census(state), rules.deck.cards)
    assert wrong is None, wrong


def _play_on(match: AnyMatch, luck: Rng) -> None:
    """Play to the end; a position on the way is read back now and then."""
    real_time = match.rules.info.real_time
    if real_time and match.state.paused:
        match.resume()
    count, due = 0, 1
    while match.outcome() is None:
        assert match.now < LONGEST_TICKS, "the race does not end"
        assert len(match.log) < LONGEST_TURNS, "the match does not end"
        able = able_actions(match)
        assert real_time or able, "nobody can act"
        _step(match, luck)
        count += 1
        if count == due:
            check_position_text(match.rules, match.state)
            due *= 2


def _say(line: str) -> None:
    print(line, flush=True)


def run(key: str, numbers: range, tell: Callable[[str], None] = _say) -> Counter[str]:
    """Try many texts of a game; return how many were refused, accepted and failed."""
    rules, found = game_named(key).rules, Counter[str]()
    for number in numbers:
        text = mutated(key, number)
        try:
            found[try_text(rules, text, number)] += 1
        except Exception as error:  # whatever it is, it is what is looked for
            found["failed"] += 1
            tell(f"{key} {number}: {type(error).__name__}: {str(error)[:300]}")
    return found


def main() -> int:
    """Try texts of one game or of all, and tell the figures."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    keys = tuple(SHORT)
    parser.add_argument("--game", choices=keys, action="append")
    parser.add_argument("--count", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int)
    asked = parser.parse_args()
    failed = 0
    for key in asked.game or keys:
        if asked.only is not None:
            print(mutated(key, asked.only))
            print(try_text(game_named(key).rules, mutated(key, asked.only), asked.only))
            continue
        found, end = Counter[str](), asked.seed + asked.count
        for first in range(asked.seed, end, PIECE):
            found += run(key, range(first, min(first + PIECE, end)))
            words = ("refused", "accepted", "failed")
            figures = ", ".join(f"{found[word]} {word}" for word in words)
            _say(f"{key}: {found.total()} texts from {asked.seed}: {figures}")
        failed += found["failed"]
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
