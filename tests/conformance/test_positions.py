"""Texts of positions of every game: reordered, with a line doubled, removed or damaged."""

import re
from importlib import import_module

import pytest

from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import PositionError
from tests.conformance.checks import able_actions, check_position_text
from tests.conformance.games import case_id, profile_of, real_games
from tests.conformance.positions import positions, read

GAMES = real_games()
TABLES = [
    (game, game.seat_counts[place % len(game.seat_counts)], options)
    for game in GAMES
    for place, options in enumerate(game.option_sets)
]
each_table = pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=case_id)


def parts(row):
    """Return the word of a line as it is written, and the value behind it."""
    head, colon, value = row.partition(":")
    return (head + colon, value) if colon else tuple(row.partition(" ")[::2])


def lines_of(game):
    package = type(game.rules).__module__.rpartition(".")[0]
    return import_module(f"{package}.position").POSITION_LINES


@each_table
def test_lines_may_stand_in_any_order(game, seats, options):
    luck = Rng(1, "order")
    for rows in positions(game, seats, options):
        state = game.rules.parse_position("\n".join(rows))
        assert game.rules.describe(state).splitlines() == rows
        for _ in range(5):
            assert read(game.rules, list(luck.shuffled(rows))) == state


@each_table
def test_a_line_that_stands_there_twice_is_refused(game, seats, options):
    luck = Rng(2, "doubles")
    for rows in positions(game, seats, options):
        for place, row in enumerate(rows):
            second = place + 1 + luck.below(len(rows) - place)
            error = read(game.rules, [*rows[:second], row, *rows[second:]])
            assert isinstance(error, PositionError)
            assert error.line == second + 1
            assert error.why.endswith(f"stands in line {place + 1} already")


@each_table
def test_without_a_line_a_position_is_whole_or_the_message_names_another(game, seats, options):
    for rows in positions(game, seats, options):
        for place, row in enumerate(rows):
            left = rows[:place] + rows[place + 1 :]
            found = read(game.rules, left)
            if row.startswith("seat ") and f"seat {seats - 1}:" in "\n".join(left):
                assert left[found.line - 1].startswith(f"seat {seats - 1}:"), found
            elif row.startswith("seat ") and seats == 2:
                assert found.line == len(left), found


@each_table
def test_a_line_that_means_nothing_is_the_one_named(game, seats, options):
    for rows in positions(game, seats, options):
        for place, row in enumerate(rows):
            head, _ = parts(row)
            for damage in (f"{head} %", f"{row} %", f"{head} 0=% % %", f"{head} {'9' * 5000}", "?"):
                found = read(game.rules, [*rows[:place], damage, *rows[place + 1 :]])
                assert isinstance(found, PositionError), damage
                assert found.line == place + 1, f"{found}: {damage}"


@each_table
def test_a_damaged_position_is_refused_or_can_be_played_on(game, seats, options):
    """Whatever a text says, a message names a line, or no answer breaks the rules."""
    luck = Rng(3, "damage")
    taken = refused = 0
    for rows in positions(game, seats, options):
        for place, row in enumerate(rows):
            damaged = [*rows[:place], _damaged(row, luck), *rows[place + 1 :]]
            state = read(game.rules, damaged)
            if isinstance(state, PositionError):
                refused += 1
                continue
            taken += 1
            check_position_text(game.rules, state)
            _play_on(game, state, luck)
    assert min(taken, refused) > 10


def _damaged(row, luck):
    """Leave a word out, change two, or write another number, behind the line's own word."""
    head, value = parts(row)
    words = value.split()
    if not words:
        return row
    place, other = luck.below(len(words)), luck.below(len(words))
    match luck.below(3):
        case 0:
            del words[place]
        case 1:
            words[place], words[other] = words[other], words[place]
        case _:
            numbers = [*re.finditer(r"-?\d+", words[place])] or [re.search("$", words[place])]
            found = luck.choice(numbers)
            number = luck.choice(("-1", "0", "1", "2", "3", "5", "60", "999"))
            words[place] = words[place][: found.start()] + number + words[place][found.end() :]
    return " ".join((head, *words))


def _play_on(game, state, luck):
    match = Match(game.rules, game.config(2, 0), state=state)
    for _ in range(4):
        able = able_actions(match)
        if able:
            match.submit(*luck.choice(able))
        if game.rules.info.real_time:
            match.tick()


@pytest.mark.parametrize("game", GAMES, ids=case_id)
def test_the_examples_of_all_lines_make_a_position(game):
    lines, profile = lines_of(game), profile_of(game.key)
    apart = getattr(profile, "APART", {})
    together = (line.word for line in lines if line.name not in apart)
    texts = ["\n".join([*together, profile.OTHER_SEATS])]
    texts += [f"{line.word}\n{apart[line.name]}" for line in lines if line.name in apart]
    for text in texts:
        check_position_text(game.rules, game.rules.parse_position(text))
    assert all(line.doc.endswith(".") for line in lines)
