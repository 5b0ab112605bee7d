"""A small picture of a board, for the menu in which one is chosen."""

import pygame

from game.board.content import BoardGame
from game.board.screen.pictures import FINISH, START, square_sprite, teleport_sprite
from game.board.track import Board
from game.ui.canvas import Box
from game.ui.services import Services

OPTION = "board"


def draw_option(services: Services, game: BoardGame, option: str, value: str, box: Box) -> bool:
    """Put the picture of a value of an option into a box; ``False`` if it has none."""
    boards = game.rules.boards if option == OPTION else {}
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
