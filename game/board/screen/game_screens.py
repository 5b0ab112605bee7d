"""What the board game brings along for the screens: its table, its replay, its pages of help."""

from functools import partial

import pygame
from msgspec.structs import replace

from game.board.bubbles import TIPS
from game.board.content import BoardGame
from game.board.rules import BoardRules
from game.board.screen.book_pictures import picture_of
from game.board.screen.lesson_places import LESSON
from game.board.screen.pictures import (
    FINISH,
    START,
    TABLE_ART,
    BoardNames,
    square_sprite,
    teleport_sprite,
)
from game.board.screen.plates import filled_seat
from game.board.screen.scene import BoardScene
from game.board.screen.table_view import TableView
from game.board.state import Ask, Job, Lain, Question, State, Task
from game.board.track import Board
from game.core.cards import Card
from game.ui.canvas import Box
from game.ui.frame_bench import Crowd, Floor, Hands, bench_by
from game.ui.game_screens import Example, GameScreens, KeyUse
from game.ui.services import Services
from game.ui.turn_view import replay_by

HELP_PAGES = (
    (Example(("games/board",), large=True),),
    (
        Example(("board/push", "board/jump"), "check"),
        Example(("board/push", "board/stop"), "cross"),
    ),
    (Example(("board/push", "board/stop", "board/reverse"), beside=True),),
    (Example(("board/block", "board/reroll"), beside=True),),
    (
        Example(("board/notyou", "board/trouble"), "bolt"),
        Example(("frantic/events/robin-hood",), large=True),
    ),
)
"""The pictures of each page of help."""


def draw_option(services: Services, game: BoardGame, option: str, value: str, box: Box) -> bool:
    """Put the picture of a value of an option into a box; ``False`` if it has none."""
    boards = game.rules.boards if option == "board" else {}
    if value not in boards:
        return False
    board = boards[value]
    columns, rows = board.size
    cell = min(box.w / columns, box.h / rows)
    size = cell * columns, cell * rows

    def painter(surface: pygame.Surface, scale: float) -> None:
        _paint(services, surface, board, cell, scale)

    key = ("board picture", board.key, round(cell, 2), board.squares, board.teleports)
    picture = services.sprites.paint(key, size, painter)
    services.stage.put(picture, box.cx, box.cy)
    return True


def _paint(
    services: Services, surface: pygame.Surface, board: Board, cell: float, scale: float
) -> None:
    for square in board.squares:
        image = services.sprites.get(_sprite(board, square.number), cell)
        x, y = square.column * cell * scale, square.row * cell * scale
        surface.blit(image, (round(x), round(y)))


def _sprite(board: Board, number: int) -> str:
    if number in (0, board.finish):
        return START if number == 0 else FINISH
    if number in board.teleports:
        return teleport_sprite(board.teleports.index(number) + 1)
    return square_sprite(number)


LARGE_HAND = 24
"""Frames are measured while somebody has so many cards, and squares are full of them."""


def _crowded(rules: BoardRules, state: State, hands: Hands, cards: list[Card]) -> State:
    """Return the middle of a round with cards on all squares."""
    stacks = list(state.stacks)
    for square in range(1, state.finish):
        if square not in state.teleports and len(cards) > LARGE_HAND // 2:
            card = cards.pop()
            stacks[square] = (Lain(card, rules.deck.kind(card).arrows[0]),)
    return replace(
        state,
        hands=hands,
        stacks=tuple(stacks),
        draw=tuple(cards),
        agenda=(Task(Job.END_TURN, 0),),
        question=Question(Ask.TURN, (0,)),
    )


SCREENS = GameScreens(
    scene=BoardScene,
    replay_view=replay_by(partial(TableView, keys=False), filled_seat),
    measure_frames=bench_by(
        BoardScene,
        Floor(TABLE_ART, "board/push", 128),
        seats=6,
        level="hard",
        cards=80,
        options={"limit": "999"},
        crowd=Crowd(LARGE_HAND, 4, _crowded),
    ),
    help_pages=HELP_PAGES,
    picture_of=picture_of,
    card_names=BoardNames,
    draw_option=draw_option,
    lesson=LESSON,
    tips=TIPS,
    more_keys=(
        KeyUse("board-table-hint-legend", "F3", (), ("shoulder-left",)),
        KeyUse("board-table-hint-stacks", "F4", (), ("shoulder-right",)),
    ),
)
