"""``console``: the table protocol, one line in, lines out; to table games what UCI is to chess."""

import argparse
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping

import msgspec

from game.commands.errors import OK, CommandError
from game.commands.tables import open_game
from game.core.bots import decide
from game.core.game import AnyGame
from game.core.match import AnyMatch, Match
from game.core.record import record_of
from game.core.record_text import dump
from game.core.rules import AnySteps, IllegalAction, Rejected, Seat
from game.core.simulation import THINK_STEPS

HELP = "the table protocol: say 'help' in it"
END = "."
MOST_TICKS = 60 * 60 * 60
LONGEST_WAIT = 60 * 20
"""Ticks that ``go`` lets a bot look at one picture before the answer is ``none``."""
_SEAT_LINE = re.compile(r"^seat \d", re.MULTILINE)

Answer = Iterator[str]


class Refused(Exception):
    """A line that can't be answered; the text says why."""


def configure(parser: argparse.ArgumentParser) -> None:
    """There are no arguments."""


def needs_pygame(_: argparse.Namespace) -> bool:
    """Say that nothing is drawn."""
    return False


def run(_: argparse.Namespace) -> int:
    """Answer standard input until ``quit`` or its end."""
    for line in Console(iter(sys.stdin)).answers():
        print(line, flush=True)
    return OK


class Console:
    """One table; reads lines and yields the lines of the answers."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = iter(lines)
        self._games: dict[str, AnyGame] = {}
        self._game: AnyGame | None = None
        self._table: AnyMatch | None = None
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
            yield from self._words[word](rest)
        except (Refused, CommandError) as error:
            yield f"error: {error}"

    @property
    def _match(self) -> AnyMatch:
        if self._table is None:
            raise Refused("there is no match; begin with: new KEY")
        return self._table

    def _new(self, rest: str) -> Answer:
        key, *pairs = rest.split() or [""]
        given = dict(pair.partition("=")[::2] for pair in pairs)
        try:
            game = self._open(key)
            seats = _number(given.pop("seats", str(game.rules.info.min_seats)))
            config = game.rules.info.configure(seats, _number(given.pop("seed", "0")), given)
        except ValueError as error:
            raise Refused(str(error)) from None
        self._game, self._table = game, Match(game.rules, config)
        yield "ok"

    def _read_position(self, rest: str) -> Answer:
        key, *pairs = rest.split() or [""]
        given = dict(pair.partition("=")[::2] for pair in pairs)
        text = "".join(f"{line}\n" for line in self._until_end())
        try:
            game = self._open(key)
            state = game.rules.parse_position(text)
            config = game.rules.info.configure(len(_SEAT_LINE.findall(text)), 0, given)
        except ValueError as error:
            raise Refused(str(error)) from None
        self._game, self._table = game, Match(game.rules, config, state=state)
        yield "ok"

    def _open(self, key: str) -> AnyGame:
        """Open a game, and tell once what is wrong with the player's own files of it."""
        if key not in self._games:
            self._games[key] = open_game(key, tell=True)
        return self._games[key]

    def _until_end(self) -> Iterator[str]:
        for line in self._lines:
            bare = line.rstrip("\r\n")
            if bare.strip() == END:
                return
            yield bare

    def _act(self, rest: str) -> Answer:
        yield " ".join(map(str, sorted(self._match.rules.to_act(self._match.state))))

    def _legal(self, rest: str) -> Answer:
        seat = self._seat(rest)
        rules = self._match.rules
        yield from map(rules.action_text, rules.legal_actions(self._match.state, seat))
        yield END

    def _do(self, rest: str) -> Answer:
        seat_text, _, text = rest.partition(" ")
        seat = self._seat(seat_text)
        try:
            steps = self._match.submit(seat, self._match.rules.parse_action(text.strip()))
        except IllegalAction as error:
            yield f"illegal: {error}"
            return
        except ValueError as error:
            raise Refused(str(error)) from None
        reasons = [step.event.reason for step in steps if isinstance(step.event, Rejected)]
        if reasons and len(reasons) == len(steps):
            yield f"rejected: {reasons[0]}"
        else:
            yield from self._told(steps)

    def _tick(self, rest: str) -> Answer:
        count = _number(rest or "1")
        if count > MOST_TICKS:
            raise Refused(f"at most {MOST_TICKS} ticks at once")
        self._must_race()
        for _ in range(count):
            yield from self._texts(self._match.tick())
        yield END

    def _pause(self, rest: str) -> Answer:
        self._must_race()
        yield from self._told(self._match.suspend())

    def _resume(self, rest: str) -> Answer:
        self._must_race()
        yield from self._told(self._match.resume())

    def _show(self, rest: str) -> Answer:
        yield from self._match.rules.describe(self._match.state).splitlines()
        yield END

    def _view(self, rest: str) -> Answer:
        view = self._match.rules.view(self._match.state, self._seat(rest))
        text = msgspec.json.format(msgspec.json.encode(view), indent=2).decode()
        yield from text.splitlines()
        yield END

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
        yield from dump(record_of(self._match)).splitlines()
        yield END

    def _help(self, rest: str) -> Answer:
        yield from HELP_TEXT.splitlines()
        yield END

    def _told(self, steps: AnySteps) -> Answer:
        yield from self._texts(steps)
        yield END

    def _texts(self, steps: AnySteps) -> Answer:
        texts = (self._match.rules.event_text(step.event) for step in steps)
        yield from filter(None, texts)

    def _seat(self, text: str) -> Seat:
        seat, seats = _number(text), self._match.config.seats
        if seat >= seats:
            raise Refused(f"no seat {seat}; seats are 0 to {seats - 1}")
        return seat

    def _must_race(self) -> None:
        if not self._match.rules.info.real_time:
            raise Refused("only a race has ticks and pauses")


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 18):
        raise Refused(f"{text!r} is not a whole number from 0 up")
    return int(text)


HELP_TEXT = """\
new KEY seats=3 seed=7 [option=value ...]   ok
position KEY [option=value ...],
  then its text and a line "."              ok
act                                         the seats that may act
legal SEAT                                  its legal actions
do SEAT ACTION                              events; or illegal: why, rejected: why
tick N                                      (race) N steps of 1/60 s: events
pause, resume                               (race) events
show                                        the position
view SEAT                                   what that seat may know
go SEAT LEVEL                               the action a bot would take
outcome                                     none, or scores 12 40 3 winners 2
record                                      the match so far as a record
help                                        these lines
quit"""
