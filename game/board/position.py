"""Reads a position's text (its form stands in ``notation.py``) into a state."""

import re
from collections.abc import Mapping
from typing import Any

from game.board.deck import Card, Colour, Deck, kind_named
from game.board.soundness import check
from game.board.state import (
    BACKWARD,
    FORWARD,
    MOST_SEATS,
    NO_BOMB,
    NOTHING,
    Ask,
    Chosen,
    Die,
    Job,
    Lain,
    Question,
    Stack,
    State,
    TableRules,
    Task,
)
from game.board.track import Board
from game.core.notation import CardPool, called, details, listed, numbers, one_of, pair
from game.core.rounds.event_table import EventTable
from game.core.rules import NOBODY, Seat

_LIMIT = re.compile(r"(rounds-)?([1-9]\d{0,2})\Z")
_OPTIONS = {
    "names": ("family", "printed"),
    "block": (*map(str, range(3, 21)), "unlimited"),
    "reroll": (*map(str, range(1, 11)), "unlimited"),
    "place": ("10", "unlimited"),
}
_WILD = ("0", "8", "16")
_REST = "rest"
_NUMBERS = ("round", "turn")
_TEXTS = ("options", "pawns", "cards", "teleports", "draw", "thrown", "market", "chosen", "ask")
"""Lines that are read when all others are known, cards in this order."""


class PositionReader:
    """Reads the lines of one position; use a new one for each."""

    def __init__(self, deck: Deck, table: EventTable, boards: Mapping[str, Board]) -> None:
        self._deck = deck
        self._table = table
        self._boards = boards
        self._pool = CardPool(deck, deck.cards)
        self._fields: dict[str, Any] = {}
        self._hands: dict[Seat, tuple[Card, ...]] = {}
        self._points: dict[Seat, tuple[int, ...]] = {}
        self._texts: dict[str, str] = {}

    def line(self, word: str, index: int | None, value: str) -> None:
        """Take one line of the position."""
        if word in ("seat", "points") and index is not None:
            self._seat(word, index, value)
        elif word in _NUMBERS:
            self._fields[word] = int(value)
        elif word in _TEXTS:
            self._texts[word] = value
        elif word in ("spent", "silent"):
            self._fields[word] = numbers(value)
        elif word == "dice":
            self._fields[word] = tuple(_die(text) for text in listed(value))
        elif word == "agenda":
            tasks = (_task(text) for text in value.split(";") if text.strip() != "-")
            self._fields[word] = tuple(tasks)[::-1]
        else:
            self._fields.update(self._single(word, value))

    def _single(self, word: str, value: str) -> dict[str, Any]:
        """Read a line that needs nothing but itself."""
        match word:
            case "happening":
                return {word: "" if value == "-" else one_of(word, value, self._table.keys)}
            case "last":
                colours = tuple(colour.value for colour in Colour if colour is not Colour.WHITE)
                return {word: "" if value == "-" else one_of(word, value, colours)}
            case "bomb":
                return {word: NO_BOMB if value == "-" else int(value)}
            case _:
                raise ValueError(f"unknown line {word!r}")

    def _seat(self, word: str, seat: Seat, value: str) -> None:
        if seat >= MOST_SEATS:
            raise ValueError(f"no seat {seat}")
        if word == "seat":
            self._hands[seat] = self._pool.take_all(value)
        else:
            self._points[seat] = numbers(value)

    def state(self) -> State:
        """Return the state that the lines describe."""
        seats = len(self._hands)
        if not 2 <= seats <= MOST_SEATS or set(self._hands) != set(range(seats)):
            raise ValueError(f"a position needs seats 0 and 1, or up to {MOST_SEATS - 1}")
        self._check_points(seats)
        fields = self._fields
        turn = fields.setdefault("turn", 0)
        fields.setdefault("round", 1 + len(self._points.get(0, ())))
        rules = self._rules()
        board = self._boards[rules.board]
        question = self._question(turn)
        if question is not None and question.ask is Ask.TURN:
            fields.setdefault("agenda", (Task(Job.END_TURN, turn),))
        state = State(
            rules=rules,
            pawns=numbers(self._texts.get("pawns", " ".join(["0"] * seats))),
            stacks=self._stacks(board),
            teleports=self._teleports(board),
            hands=tuple(self._hands[seat] for seat in range(seats)),
            points=tuple(self._points.get(seat, ()) for seat in range(seats)),
            question=question,
            thrown=self._thrown(),
            market=self._pool.take_all(self._texts.get("market", "-")),
            chosen=tuple(self._choice(text) for text in listed(self._texts.get("chosen", "-"))),
            draw=self._draw(),  # the last of all, since it may hold the rest
            **fields,
        )
        check(state, self._deck, board)
        return state

    def _check_points(self, seats: int) -> None:
        if set(self._points) - set(range(seats)):
            raise ValueError("points of a seat that is not there")
        if len({len(self._points.get(seat, ())) for seat in range(seats)}) > 1:
            raise ValueError("all seats need points of as many rounds")

    def _rules(self) -> TableRules:
        options = dict(pair(text) for text in self._texts.get("options", "").split())
        unknown = set(options) - {"board", "limit", "wild", *_OPTIONS}
        if unknown:
            raise ValueError(f"unknown option {min(unknown)!r}")
        board = one_of("board", options.pop("board", next(iter(self._boards))), (*self._boards,))
        limit = _LIMIT.match(options.pop("limit", "121"))
        if not limit:
            raise ValueError("limit: write points, or rounds-5")
        number = int(limit[2])
        wild = int(one_of("wild", options.pop("wild", "0"), _WILD))
        for name, value in options.items():
            one_of(name, value, _OPTIONS[name])
        points, rounds = (0, number) if limit[1] else (number, 0)
        return TableRules(board=board, limit=points, rounds=rounds, wild=wild, **options)

    def _stacks(self, board: Board) -> tuple[Stack, ...]:
        stacks: list[Stack] = [()] * len(board.squares)
        for text in listed(self._texts.get("cards", "-")):
            number, names = pair(text)
            square = int(number)
            if not 0 < square < board.finish:
                raise ValueError(f"cards: nothing lies on square {square}")
            stacks[square] = tuple(self._lain(name) for name in names.split("+"))
        return tuple(stacks)

    def _lain(self, text: str) -> Lain:
        name, _, arrow = text.partition("/")
        card = self._pool.take(name)
        kind = kind_named(self._deck.kinds[card].text)
        return Lain(card, one_of(f"arrow of {name}", arrow, kind.arrows))

    def _teleports(self, board: Board) -> tuple[int, ...]:
        text = self._texts.get("teleports")
        return board.teleports if text is None else numbers(text)

    def _draw(self) -> tuple[Card, ...]:
        names = listed(self._texts.get("draw", _REST))
        if names.count(_REST) > 1:
            raise ValueError("draw: rest stands there once")
        place = names.index(_REST) if _REST in names else len(names)
        named = tuple(self._pool.take(name) for name in names if name != _REST)
        rest = self._pool.rest(wanted=_REST in names)
        return (*named[:place], *rest, *named[place:])

    def _thrown(self) -> Card:
        text = self._texts.get("thrown", "-")
        return NOTHING if text == "-" else self._pool.take(text)

    def _choice(self, text: str) -> Chosen:
        who, what = pair(text)
        name, arrow, to = what.partition(">")
        if not arrow:
            raise ValueError(f"{text!r} is not of the form seat=card>seat")
        return Chosen(int(who), self._deck.card(name) if name else NOTHING, int(to))

    def _question(self, turn: Seat) -> Question | None:
        text = self._texts.get("ask")
        if text is None:
            return Question(Ask.TURN, (turn,))
        if text == "over":
            return None
        word, fields = called(text)
        seats = tuple(int(seat) for seat in fields.pop("seats", str(turn)).split(","))
        return Question(Ask(word), seats, **details(fields))


def _task(text: str) -> Task:
    word, fields = called(text)
    seat = int(fields.pop("seat", "0"))
    pawn = int(fields.pop("pawn", str(NOBODY)))
    way = one_of("way", fields.pop("way", "on"), ("on", "back"))
    direction = FORWARD if way == "on" else BACKWARD
    return Task(Job(word), seat, pawn, direction, **details(fields))


def _die(text: str) -> Die:
    seat, value = pair(text)
    return Die(int(seat), int(value))
