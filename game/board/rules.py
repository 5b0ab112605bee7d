"""The rules of the board game of Frantic (its key is ``board``).

A track from the start to the finish, full of tricks. Each square counts its number, and the fewest
points win (FB-4, FB-5): whoever gets ahead loses. Play goes counter-clockwise: seat 1 sits to the
right of seat 0 (FB-6). A round: six to eight cards each, a d20 says who begins, all lay cards until
four are left (FB-7). In turn: lay a card (FB-9), roll and move, with what lies on the way (FB-10 to
FB-33), then all fill up to four (FB-11). The round ends with a turn after which a pawn stands on
the finish, or the pile is used up (FB-35).

How the rules are spread: ``occupancy`` says what acts on a square and where cards may be laid,
``questions`` what may be answered to an open question, ``answers`` what an answer does, ``moves``
how pawns move and what cards do, ``happenings`` what events do, ``rounds`` how turns and rounds
begin and end, ``views`` who may know what. What is as in Frantic stands in ``game.core.rounds``.

Options: ``limit`` medium, short or long (FB-4), a number of points, or ``rounds-N``; ``board`` the
key of a board; ``wild`` off, 8 or 16 cards laid before the first turn (FB-7). For the screen:
``names`` family or printed (FB-31), ``block``, ``reroll`` and ``place``, seconds to answer (FB-34).

Actions: ``deal``, ``lay push 12 up``, ``lay jump 12 on`` (or ``back``), ``lay stop 7``,
``target 2`` (a pawn for Remote and Swap; who gets the hand), ``block``, ``reroll 2`` (the die of
seat 2), ``pass``, ``pass-on`` (until one's next turn), ``give push to 2``, ``pick push``,
``go-on``. Cards are named by kind, as ``deck.py`` tells; copies are alike. Positions are told in
``position.py``.
"""

from collections.abc import Iterable, Sequence

from game.board import notation, views
from game.board.answers import answer
from game.board.deck import Deck
from game.board.events import Event
from game.board.evolve import EVOLVE
from game.board.position import POSITION, Content
from game.board.questions import answers, asked_now, is_lay
from game.board.refusals import why_refused
from game.board.resolution import BoardTurn, Resolution
from game.board.state import (
    MOST_SEATS,
    WILD_SEATS,
    Action,
    Ask,
    Give,
    Lay,
    Question,
    State,
    TableRules,
    Target,
    View,
)
from game.board.track import Board
from game.core.cards import NOTHING, Card
from game.core.rng import Luck
from game.core.rounds.event_table import EventTable
from game.core.rounds.points import LIMIT, read_limit
from game.core.rounds.rules import RoundsRules
from game.core.rules import GameInfo, MatchConfig, Option, Seat

FEW_SEATS = 3
"""Up to so many seats the higher limits count."""
POINTS_OF_LIMIT = {
    "short": {True: 99, False: 83},
    "medium": {True: 121, False: 99},
    "long": {True: 157, False: 121},
}
"""FB-4: by the limit's name, and whether there are few seats."""


def info_of(boards: Iterable[Board]) -> GameInfo:
    """Return what menus need to know, with the boards to choose from, the usual one first."""
    titles = {board.key: board.title for board in boards}
    keys = tuple(titles)
    return GameInfo(
        key="board",
        min_seats=2,
        max_seats=MOST_SEATS,
        real_time=False,
        hidden_info=True,
        options=(
            LIMIT,
            Option(
                "board", keys, keys[0], titles=tuple(pair for pair in titles.items() if pair[1])
            ),
            Option(
                "wild", ("off", "8", "16"), "off", for_few=(("8", WILD_SEATS), ("16", WILD_SEATS))
            ),
            Option("names", ("family", "printed"), "family"),
            Option("block", ("5", "3", "4", *map(str, range(6, 21)), "unlimited"), "5"),
            Option("reroll", ("2", "1", *map(str, range(3, 11)), "unlimited"), "2"),
            Option("place", ("10", "unlimited"), "10"),
        ),
    )


class BoardRules(RoundsRules[State, Action, Event, Deck, Question]):
    """The board game, played with a deck of 94 cards, a table of 20 events, on one of the boards.

    The option ``board`` names one of the boards by its key.
    """

    view = staticmethod(views.view)
    redact = staticmethod(views.redact)
    action_text = staticmethod(notation.ACTIONS.text)
    parse_action = staticmethod(notation.ACTIONS.parse)

    def __init__(self, deck: Deck, table: EventTable, boards: Iterable[Board]) -> None:
        super().__init__(deck, table)
        self.boards = {board.key: board for board in boards}
        self.info = info_of(self.boards.values())

    def content(self, config: MatchConfig) -> dict[str, str]:
        """Return the texts of what a match depends on, by name."""
        board = self.boards[config.value("board")]
        return {"deck": self.deck.listing(), "events": self.table.text(), "board": board.text()}

    def board(self, state: State | View) -> Board:
        """Return the board of a match."""
        return self.boards[state.rules.board]

    def initial_state(self, config: MatchConfig, luck: Luck) -> State:
        """Return an empty board, at which seat 0 is asked to deal."""
        board = self.boards[config.value("board")]
        return State(
            rules=table_rules(config, board),
            pawns=(0,) * config.seats,
            stacks=((),) * len(board.squares),
            teleports=board.teleports,
            hands=((),) * config.seats,
            draw=self.deck.cards,
            points=((),) * config.seats,
            question=Question(Ask.DEAL, (0,)),
        )

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return who may answer the open question now, without a clock in turn order (FB-34)."""
        return frozenset(asked_now(state))

    def answers(self, state: State, seat: Seat) -> Sequence[Action]:
        """Return what a seat may answer: kinds in their order, squares from the start on."""
        return answers(state, self.deck, seat)

    def is_legal(self, state: State, seat: Seat, action: Action) -> bool:
        """Say whether a seat that is asked may answer so."""
        if type(action) is Lay:
            return is_lay(state, self.deck, seat, action)  # there are many to go through
        return action in self.legal_actions(state, seat)

    def is_secret(self, question: Question, action: Action) -> bool:
        """Say whether a card or who gets the hand is chosen behind the curtain."""
        return type(action) is Give or (type(action) is Target and question.ask is Ask.NAME)

    def refusal(self, state: State, seat: Seat, action: Action) -> str:
        """Return why a seat that is asked can't do an action, or nothing for other reasons."""
        return why_refused(state, self.deck, seat, action)

    def answer(self, turn: BoardTurn, seat: Seat, action: Action, question: Question) -> None:
        """Do what a legal action says, and everything after it up to the next question."""
        state = turn.state
        board, agenda = self.board(state), list(state.agenda)
        resolution = Resolution(turn, self.deck, self.table, agenda, question, board=board)
        answer(resolution, seat, action, question)

    def evolve(self, state: State, event: Event) -> State:
        """Apply one event."""
        return EVOLVE[type(event)](state, event, self.deck)

    def card_census(self, state: State) -> Sequence[Card]:
        """Return every card: hands, draw pile, board, market, and one that is thrown in."""
        held = (card for hand in state.hands for card in hand)
        lying = (lain.card for stack in state.stacks for lain in stack)
        thrown = () if state.thrown == NOTHING else (state.thrown,)
        return (*held, *state.draw, *lying, *state.market, *thrown)

    def event_text(self, event: Event) -> str:
        """Return an event as one line."""
        return notation.event_text(event, self.deck)

    def describe(self, state: State) -> str:
        """Return the position as text."""
        return POSITION.write(state, self.deck)

    def view_text(self, view: View) -> str:
        """Return a view in the words of positions, with ``?`` for what it hides."""
        return POSITION.write(views.seen_state(view), self.deck)

    def parse_position(self, text: str) -> State:
        """Read a position; ``PositionError`` names line and mistake."""
        return POSITION.read(text, self.deck, Content(self.table, self.boards))


def named_limits(seats: int, board: Board) -> dict[str, int]:
    """Return the points of the limits that have names, in proportion to the board (FB-4)."""
    few = seats <= FEW_SEATS
    return {name: board.scaled(points[few]) for name, points in POINTS_OF_LIMIT.items()}


def table_rules(config: MatchConfig, board: Board) -> TableRules:
    """Return the options of a match as the rules need them (FB-4, FB-7)."""
    limit, rounds = read_limit(config.value("limit"), named_limits(config.seats, board))
    wild = config.value("wild")
    return TableRules(
        board=board.key,
        limit=limit,
        rounds=rounds,
        wild=0 if wild == "off" else int(wild),
        names=config.value("names"),
        block=config.value("block"),
        reroll=config.value("reroll"),
        place=config.value("place"),
    )
