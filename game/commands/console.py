"""``console``: the table protocol, one line in, lines out; to table games what UCI is to chess.

An answer of several lines ends with a line ``.``; a line inside that begins with a dot gets another
one before it, so that whoever reads up to the end mark is never out of step.
"""

import argparse
import io
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping

from game.commands.console_help import FORMS, HELP_TEXT
from game.commands.console_legal import about
from game.commands.console_position import options_of, read_position
from game.commands.errors import OK, CommandError
from game.commands.tables import open_game, tell_problems
from game.core.bots import decide
from game.core.game import AnyGame
from game.core.match import AnyMatch, Match
from game.core.one_line import bounded, lines_of, one_line
from game.core.record import record_of
from game.core.record_text import dump
from game.core.rules import AnySteps, IllegalAction, Rejected, Seat
from game.core.simulation import THINK_STEPS
from game.files import Problem

HELP = "the table protocol: say 'help' in it"
END = "."
MOST_WORDS = 100
MOST_TICKS = 60 * 60 * 60
LONGEST_WAIT = 60 * 20
"""Ticks that ``go`` lets a bot look at one picture before the answer is ``none``."""
ABOUT = "about"
"""The word behind ``legal SEAT`` for what each choice would do."""
SEED = "seed"
SEATS = "seats"

Answer = Iterator[str]
FRAMED = frozenset({"legal", "do", "tick", "pause", "resume", "show", "view", "record", "help"})
"""What is answered with any number of lines, and an end mark."""


class Refused(Exception):
    """A line that can't be answered; the text says why."""


class NotDone(Exception):
    """An action that is illegal or rejected; the text is the whole answer."""


def configure(parser: argparse.ArgumentParser) -> None:
    """There are no arguments."""


def needs_pygame(_: argparse.Namespace) -> bool:
    """Say that nothing is drawn."""
    return False


def run(_: argparse.Namespace) -> int:
    """Answer standard input until ``quit`` or its end."""
    _speak_utf8()
    for line in Console(sys.stdin or ()).answers():
        print(line, flush=True)
    return OK


def _speak_utf8() -> None:
    """Have programs understood and answered in UTF-8 everywhere, and other bytes named."""
    for stream, encoding, errors in (
        (sys.stdin, "utf-8-sig", "backslashreplace"),
        (sys.stdout, "utf-8", "replace"),
    ):
        if isinstance(stream, io.TextIOWrapper):
            known = stream.encoding if stream.isatty() else encoding
            stream.reconfigure(encoding=known, errors=errors)


class Console:
    """One table; reads lines and yields the lines of the answers."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = iter(lines)
        self._games: dict[str, AnyGame] = {}
        self._problems: dict[str, list[Problem]] = {}
        self._game: AnyGame | None = None
        self._table: AnyMatch | None = None
        self._text = ""
        """The text behind a line ``position``."""
        self._words: Mapping[str, Callable[[str], Answer]] = {
            "new": self._new,
            "position": self._read_position,
            "act": self._act,
            "legal": self._legal,
            "do": self._do,
            "tick": self._tick,
            "pause": self._pause,
            "resume": self._resume,
            "show": self._show,
            "view": self._view,
            "go": self._go,
            "outcome": self._outcome,
            "record": self._record,
            "help": self._help,
        }

    def answers(self) -> Iterator[str]:
        """Yield the answers to all lines up to ``quit`` or their end."""
        for line in self._lines:
            word, _, rest = line.strip().partition(" ")
            if word == "quit":
                return
            if word:
                yield from self._answer(word, rest.strip())

    def _answer(self, word: str, rest: str) -> Answer:
        try:
            if word not in self._words:
                raise Refused(f"unknown word {word!r}; possible: {', '.join(self._words)}, quit")
            self._text = self._until_end() if word == "position" else ""
            _check_form(word, rest)
            lines = self._words[word](rest)
            yield from map(_stuffed, lines) if word in FRAMED else lines
        except (Refused, CommandError) as error:
            yield one_line(f"error: {bounded(str(error))}")
        except NotDone as answer:
            yield one_line(str(answer))
        else:
            if word in FRAMED:
                yield END

    @property
    def _match(self) -> AnyMatch:
        if self._table is None:
            raise Refused("there is no match; begin with: new KEY")
        return self._table

    def _new(self, rest: str) -> Answer:
        key, *pairs = rest.split()
        given = _options(pairs)
        try:
            game = self._open(key, given)
            seats = _number(given.pop(SEATS, str(game.rules.info.min_seats)))
            config = game.rules.info.configure(seats, _number(given.pop(SEED, "0")), given)
        except ValueError as error:
            raise Refused(str(error)) from None
        self._game, self._table = game, Match(game.rules, config)
        yield "ok"

    def _read_position(self, rest: str) -> Answer:
        key, *pairs = rest.split()
        given = _options(pairs)
        try:
            game = self._open(key, {**options_of(self._text), **given})
            seed = _number(given.pop(SEED, "0"))
            state, config = read_position(game.rules, self._text, given, seed)
        except ValueError as error:
            raise Refused(str(error)) from None
        self._game, self._table = game, Match(game.rules, config, state=state)
        yield "ok"

    def _open(self, key: str, options: Mapping[str, str]) -> AnyGame:
        """Open a game, and tell once what is wrong with the player's own files for a match."""
        if key not in self._games:
            problems: list[Problem] = []
            self._games[key] = open_game(key, problems)
            self._problems[key] = problems
        game, problems = self._games[key], self._problems[key]
        for told in tell_problems(game, problems, options):
            problems.remove(told)
        return game

    def _until_end(self) -> str:
        """Return the lines of a position, up to its end mark, which has to be there."""
        found: list[str] = []
        for line in self._lines:
            bare = line.rstrip("\r\n")
            if bare.strip() == END:
                return "".join(f"{row}\n" for row in found)
            found.append(bare)
        raise Refused(f"the input ends in a position; a line {END!r} ends its text")

    def _act(self, rest: str) -> Answer:
        yield " ".join(map(str, sorted(self._match.rules.to_act(self._match.state))))

    def _legal(self, rest: str) -> Answer:
        seat_text, _, how = rest.partition(" ")
        seat, match, game = self._seat(seat_text), self._match, self._game
        assert game is not None
        if how not in ("", ABOUT):
            raise Refused(f"{how!r} is not {ABOUT!r}; write: {FORMS['legal']}")
        actions = match.rules.legal_actions(match.state, seat)
        told = about(game, match.state, seat, actions) if how else {}
        for action in actions:
            text = match.rules.action_text(action)
            yield f"{text}  # {told[text]}" if told.get(text) else text

    def _do(self, rest: str) -> Answer:
        seat_text, _, text = rest.partition(" ")
        seat = self._seat(seat_text)
        try:
            steps = self._match.submit(seat, self._match.rules.parse_action(text.strip()))
        except IllegalAction as error:
            raise NotDone(f"illegal: {error}") from None
        except ValueError as error:
            raise Refused(str(error)) from None
        reasons = [step.event.reason for step in steps if isinstance(step.event, Rejected)]
        if reasons and len(reasons) == len(steps):
            raise NotDone(f"rejected: {reasons[0]}")
        yield from self._texts(steps)

    def _tick(self, rest: str) -> Answer:
        self._must_race()
        count = _number(rest or "1")
        if count > MOST_TICKS:
            raise Refused(f"at most {MOST_TICKS} ticks at once")
        for _ in range(count):
            yield from self._texts(self._match.tick())

    def _pause(self, rest: str) -> Answer:
        self._must_race()
        yield from self._texts(self._match.suspend())

    def _resume(self, rest: str) -> Answer:
        self._must_race()
        yield from self._texts(self._match.resume())

    def _show(self, rest: str) -> Answer:
        yield from lines_of(self._match.rules.describe(self._match.state))

    def _view(self, rest: str) -> Answer:
        rules, seat = self._match.rules, self._seat(rest)
        yield from lines_of(rules.view_text(rules.view(self._match.state, seat)))

    def _go(self, rest: str) -> Answer:
        seat_text, _, level = rest.partition(" ")
        seat, match, game = self._seat(seat_text), self._match, self._game
        assert game is not None
        if not game.has_level(level):
            raise Refused(f"no level {level!r}; possible: {', '.join(game.levels)}")
        bot = game.bot(level, seat, match.config.seed)
        view = match.rules.view(match.state, seat)
        if match.rules.info.real_time:
            presses = (bot.step(match.now + wait, view) for wait in range(LONGEST_WAIT))
            action = next((press.action for press in presses if press is not None), None)
        else:
            actions = match.rules.legal_actions(match.state, seat)
            action = decide(bot, view, actions, THINK_STEPS) if actions else None
        yield "none" if action is None else match.rules.action_text(action)

    def _outcome(self, rest: str) -> Answer:
        outcome = self._match.outcome()
        yield "none" if outcome is None else outcome.text()

    def _record(self, rest: str) -> Answer:
        yield from lines_of(dump(record_of(self._match)))

    def _help(self, rest: str) -> Answer:
        yield from lines_of(HELP_TEXT)

    def _texts(self, steps: AnySteps) -> Answer:
        texts = (self._match.rules.event_text(step.event) for step in steps)
        yield from filter(None, texts)

    def _seat(self, text: str) -> Seat:
        seats = self._match.config.seats
        seat = _number(text)
        if seat >= seats:
            raise Refused(f"no seat {seat}; seats are 0 to {seats - 1}")
        return seat

    def _must_race(self) -> None:
        if not self._match.rules.info.real_time:
            raise Refused("only a race has ticks and pauses")


def _check_form(word: str, rest: str) -> None:
    """See that a line has as many words as its form; the form is shown where it has not."""
    form = FORMS[word]
    least = sum(part.isupper() and part[0] != "[" for part in form.split())
    more = "=" in form or form.endswith("ACTION")
    most = MOST_WORDS if more else least + form.count("[")
    if not least <= len(rest.split()) <= most:
        wrong = "something is missing" if len(rest.split()) < least else "there are words too many"
        raise Refused(f"{wrong}; write: {form}")


def _options(pairs: Iterable[str]) -> dict[str, str]:
    """Return what is said as ``name=value``, each once."""
    found: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not (name and equals and value):
            raise Refused(f"{pair!r} is not of the form option=value")
        if name in found:
            raise Refused(f"{name} is said twice")
        found[name] = value
    return found


def _stuffed(line: str) -> str:
    """Return a line inside an answer, which can't be taken for its end."""
    return f"{END}{line}" if line.startswith(END) else line


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 18):
        raise Refused(f"{text!r} is not a whole number from 0 up")
    return int(text)
