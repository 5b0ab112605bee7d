"""Positions written as text, dice in the order in which they fall, and the lines that come out."""

import re
from collections.abc import Iterable
from textwrap import dedent
from typing import Any

from game.board.boards import built_in, read_board
from game.board.content import load_deck, load_events
from game.board.events import Event
from game.board.motions import BoardTelling
from game.board.occupancy import TILE, acting
from game.board.rules import BoardRules
from game.board.state import Ask, State, View
from game.board.telling import Teller
from game.board.track import Board
from game.core.cards import conservation_error
from game.core.match import Match
from game.core.rng import Luck, Rng
from game.core.telling import Readers
from game.resources import level
from tests.board.drawings import board_from_text
from tests.steps import events_in

DECK = load_deck(level("board-deck.yaml"))
TABLE = load_events(level("board-events.yaml"))
BOARDS = tuple(read_board(built_in(key)) for key in ("classic", "short", "cliff"))
DICE = (6, 20)

_COPY = re.compile(r"(?<=[a-z])\d+\b")
"""The number of a copy in a card's text; scenarios name cards by kind."""


def make_rules(*boards: Board) -> BoardRules:
    """Return the rules with our boards, or, for small ones of a test, with those."""
    return BoardRules(DECK, TABLE, boards or BOARDS)


RULES = make_rules()


def tell(event: Event, before: State, readers: Readers = frozenset()) -> BoardTelling:
    """Return the telling of an event that comes after a state, whether it can or not."""
    try:
        after = RULES.evolve(before, event)
    except (IndexError, ValueError):
        after = before
    return Teller(DECK, TABLE).tell(event, before, after, readers)


class Stacked(Rng):
    """Luck whose dice fall as written, whose ``shuffled`` puts the things named first.

    All else is the first of what is possible. A die that is not written fails the test.
    """

    def __init__(self, dice: str = "", first: Iterable[Any] = ()) -> None:
        super().__init__(0, "stacked")
        self.dice = [int(number) for number in dice.split()]
        self._first = list(first)

    def below(self, n: int) -> int:
        self.draws += 1
        if n not in DICE:
            return 0
        assert self.dice, f"a d{n} is rolled that the test does not know"
        number = self.dice.pop(0)
        assert 1 <= number <= n, f"the d{n} can't show {number}"
        return number - 1

    def shuffled(self, items: Any) -> tuple[Any, ...]:
        self.draws += 1
        found = list(items)
        first = [thing for thing in self._first if thing in found]
        return (*first, *(thing for thing in found if thing not in first))


def cards(texts: str) -> list[int]:
    """Return the cards of texts such as ``push1``."""
    return [DECK.card(text) for text in texts.split()]


class Table:
    """A match set up from a position's text."""

    def __init__(
        self, position: str, dice: str = "", *, luck: Luck | None = None, picture: str = ""
    ) -> None:
        small = (board_from_text(dedent(picture).strip("\n")),) if picture else ()
        self.rules = make_rules(*small)
        state = self.rules.parse_position(dedent(position).strip())
        config = self.rules.info.configure(len(state.hands), 0)
        self.luck = luck or Stacked(dice)
        self.match: Match[State, Any, Event, View] = Match(
            self.rules, config, state=state, luck=self.luck
        )

    def do(self, text: str, seat: int | None = None) -> list[str]:
        """Do an action of the first seat asked, or of a seat; return the events as text.

        The last event, which only says what is asked, is left out, and so are numbers of copies.
        """
        action = self.rules.parse_action(text)
        actor = self.asked[0] if seat is None else seat
        assert action in self.rules.legal_actions(self.state, actor), f"{text}: {self.legal()}"
        events = events_in(self.match.submit(actor, action))
        self._check()
        return [_COPY.sub("", self.rules.event_text(event)) for event in events[:-1]]

    def _check(self) -> None:
        error = conservation_error(self.rules.card_census(self.state), DECK.cards)
        assert error is None, error
        assert_sound(self.rules, self.state)
        described = self.rules.describe(self.state)
        assert self.rules.parse_position(described) == self.state

    def play(self, *texts: str) -> list[str]:
        """Do actions, each by the first seat asked, and let nobody re-roll; return all events.

        Those that only say that somebody passes are left out.
        """
        found = []
        for text in texts:
            found += self.do(text)
            while self.ask.startswith("reroll"):
                found += self.do("pass")
        return [line for line in found if not line.startswith("passed")]

    def everyone(self, text: str) -> list[str]:
        """Let all who are asked answer the same, once each."""
        return [line for seat in self.asked for line in self.do(text, seat)]

    def legal(self, seat: int | None = None) -> list[str]:
        """Return what the first seat asked, or a seat, may do, as text."""
        actor = self.asked[0] if seat is None and self.asked else seat or 0
        return [self.rules.action_text(a) for a in self.rules.legal_actions(self.state, actor)]

    def squares(self, kind: str, seat: int | None = None) -> list[int]:
        """Return where a kind of card may be laid."""
        ways = [text.split() for text in self.legal(seat)]
        return sorted({int(way[2]) for way in ways if way[:2] == ["lay", kind]})

    def line(self, start: str) -> str:
        """Return the rest of the position's line that starts so; empty if there is none."""
        for line in self.rules.describe(self.state).splitlines():
            if line.startswith(start):
                return line.removeprefix(start).strip(" :")
        return ""

    def hand(self, seat: int) -> str:
        return _COPY.sub("", self.line(f"seat {seat}:"))

    def size(self, seat: int) -> int:
        return len(self.state.hands[seat])

    def lies(self, square: int) -> str:
        """Return what lies on a square, top last."""
        found = dict(word.split("=") for word in self.line("cards:").split() if "=" in word)
        return _COPY.sub("", found.get(str(square), ""))

    @property
    def pawns(self) -> str:
        return self.line("pawns:")

    @property
    def ask(self) -> str:
        """Return what is asked and of whom, such as ``turn seats=1``."""
        return self.line("ask:")

    @property
    def asked(self) -> tuple[int, ...]:
        return self.state.question.seats if self.state.question else ()

    @property
    def points(self) -> list[int]:
        """Return what the last round brought each seat."""
        return [points[-1] for points in self.state.points]

    @property
    def state(self) -> State:
        return self.match.state


def assert_sound(rules: BoardRules, state: State) -> None:
    """See that teleports are six on six squares, nothing lies on white, and no job is left."""
    board = rules.board(state)
    assert len(set(state.teleports)) == len(board.teleports) == len(state.teleports)
    assert all(0 < square < board.finish for square in state.teleports)
    assert state.stacks[0] == state.stacks[-1] == ()
    assert acting(state, DECK, 0) == acting(state, DECK, board.finish) == ""
    for stack in state.stacks:
        assert all(DECK.kind(lain.card).colour != "white" for lain in stack[:-1])
    for square in state.teleports:
        assert square in state.spent or acting(state, DECK, square) == TILE
    assert all(0 <= square <= board.finish for square in state.pawns)
    question = state.question
    if question is None or question.ask is Ask.DEAL:
        assert state.agenda == ()
    if question is not None and question.ask in (Ask.TURN, Ask.SET_UP):
        assert len(state.agenda) == 1
        assert (state.chosen, state.market) == ((), ())
        assert min(map(len, state.hands)) >= 1


def table_with(
    lying: str,
    dice: str = "",
    *,
    pawns: str = "0 0",
    hand: str = "stop push reverse trouble",
    others: str = "snail x jump swap",
    more: str = "",
    picture: str = "",
) -> Table:
    """Return a table in seat 0's turn, with cards on squares (``12=push/up``)."""
    lines = [f"seat 0: {hand}", f"seat 1: {others}"]
    lines += [f"seat {seat}: push push push push" for seat in range(2, len(pawns.split()))]
    position = "\n".join([*lines, f"pawns: {pawns}", f"cards: {lying or '-'}", dedent(more)])
    return Table(position, dice, picture=picture)


def moved(
    lying: str, dice: str, pawn: int = 0, *, way: str = "on", more: str = "", picture: str = ""
) -> Table:
    """Return a table after a move of seat 0, whose pawn stood on a square; seat 1's is on 1.

    The card of the turn lies out of the way, on the last square but one or the first.
    """
    table = table_with(lying, dice, pawns=f"{pawn} 1", more=more, picture=picture)
    far = 1 if pawn > 25 else table.state.finish - 1
    table.play(f"lay stop {far}" if way == "on" else f"lay reverse {far}")
    return table


def fresh(
    seats: int = 2, dice: str = "20 19 18 17 16 15", *, first: str = "", options: str = ""
) -> Table:
    """Return a table at which seat 0 is asked to deal; ``first`` are the cards on top."""
    lines = [f"options {options}"] if options else []
    lines += [f"seat {seat}: -" for seat in range(seats)]
    luck = Stacked(dice, cards(first))
    return Table("\n".join([*lines, "ask: deal seats=0"]), luck=luck)


def the_rest(*named: str) -> str:
    """Return all cards but those of some texts, as a hand, so that the draw pile is empty."""
    counts = DECK.counts()
    for kind in " ".join(named).split():
        counts[kind] -= 1
    return " ".join(kind for kind, copies in counts.items() for _ in range(copies))
