"""Which drawing everything on the board has, and where on it the program writes what (FB-31).

Boxes on drawings are left, top, width and height as shares of the drawing's. Drawings of the track
are as large as a cell, whatever is left free at their edges.
"""

from collections.abc import Hashable

from game.board.deck import KINDS, NO_ARROW
from game.board.phrases import PRINTED, card_of
from game.board.track import Arrow
from game.ui.card_pictures import CardNames, Strip
from game.ui.services import Services
from game.ui.theme import INK, RGB

RelativeBox = tuple[float, float, float, float]
"""Left, top, width and height as shares of a drawing's width and height."""

BACK = "board/back"
EVENT_BACK = "frantic/event-back"
TABLE_ART = "board/table"
START, FINISH = "board/start", "board/finish"
SPENT = "board/spent"
"""The tick on a card that has acted this turn; the card below it is to be darkened."""
STEP = "board/step"
"""An arrow head from a square to the next; it points to the right."""
BLOCK_ICON, BOMB_ICON = "icons/shield", "icons/bomb"

NAME_BAND: RelativeBox = (0.07, 0.815, 0.86, 0.135)
"""The blank strip of a card in the hand."""
NAME_INK: RGB = INK
"""What the name on the strip is written in; the strip is cream or white."""
NAME_LETTERS = 24.0
"""Names in the hand have letters of this size, in one line or in two, where they have the room."""
NAMED_FROM = 138.0
"""A card narrower than this has no room for a name that could be read."""

NUMBER_TAB: RelativeBox = (0.042, 0.042, 0.308, 0.225)
"""The blank tab for the number of a square, on all that lies on the track but plain squares."""
NUMBER_MIDDLE: RelativeBox = (0.15, 0.2, 0.7, 0.56)
"""The blank middle of a plain square, for its number."""
NUMBER_INK: RGB = INK

LIGHT_WAY = "board/light-way"
"""The way ahead: four corners."""
LIGHT_PLACE = "board/light-place"
"""A square that may be chosen: a dashed frame."""
LIGHT_GOAL = "board/light-goal"
"""Where a move ends: a whole frame with four arrows. All lights are white, to be tinted."""

PAWN_SHADOW = "board/pawn-shadow"
PAWN_RATIO = 1.4
"""A pawn's height for its width."""
PAWN_FOOT = (0.5, 0.88)
"""The point of a pawn that stands on a square."""
PAWN_FACE = (0.5, 0.336, 0.8)
"""Middle and width of the face that is laid on a pawn, as shares of its width and height."""

DIE_FRAMES = 6
"""Drawings of a tumbling die, of either sort. Six-sided ones are white, to be tinted."""
D20 = "board/d20"
D20_NUMBER: RelativeBox = (0.32, 0.42, 0.36, 0.19)
"""The facet of the twenty-sided die on which its number is written, in white or cream."""

_STAMPS = 4
"""Plain squares of cardboard, each with another stamp."""


def sprite_of(kind: str, arrow: str = NO_ARROW) -> str:
    """Return the drawing of a card in the hand, or with its arrow that of one on the track.

    >>> sprite_of("push"), sprite_of("push", "left")
    ('board/push', 'board/laid/push-left')
    """
    return laid_sprite(kind, arrow) if arrow else f"board/{kind}"


def laid_sprite(kind: str, arrow: str = NO_ARROW) -> str:
    """Return the drawing of a card on the track: square, with a tab for the square's number.

    The arrow is a way on the map, for a Jump the one to the square next to it along the track.
    """
    return f"board/laid/{kind}-{Arrow(arrow).value}" if arrow else f"board/laid/{kind}"


def bare_sprite(laid: str) -> str:
    """Return the drawing of a card on the track without its tab, as it stands in lists."""
    return laid.replace("/laid/", "/bare/")


def square_sprite(number: int) -> str:
    """Return the drawing of a plain square; neighbours have different stamps."""
    return f"board/square-{number * 3 % _STAMPS + 1}"


def teleport_sprite(number: int) -> str:
    """Return the drawing of a teleport 1 to 6."""
    return f"board/teleport-{number}"


def pawn_sprite(seat: int) -> str:
    """Return the body of a seat's pawn; its face is laid on it."""
    return f"board/pawn-{seat % 8}"


def die_sprite(number: int) -> str:
    """Return the drawing of a six-sided die that shows a number."""
    return f"board/die-{number}"


def tumble_sprite(sides: int, frame: int) -> str:
    """Return a drawing of a tumbling die with 6 or 20 sides."""
    return f"board/{'die' if sides == 6 else 'd20'}-tumble-{frame % DIE_FRAMES + 1}"


def event_picture(key: str) -> str:
    """Return the scene of an event; it is 1.4 times as wide as high.

    It is the card game's, unless that shows cards where pawns go.
    """
    return f"{'board' if key in OWN_SCENES else 'frantic'}/events/{key}"


OWN_SCENES = frozenset({"expansion", "recession"})


class BoardNames(CardNames):
    """Writes names onto the strips of cards; ``names`` is the option of that name.

    Cards narrower than ``least`` have none.
    """

    def __init__(self, services: Services, names: str, least: float = NAMED_FROM) -> None:
        super().__init__(services, Strip(*NAME_BAND, NAME_INK, least, NAME_LETTERS))
        self._texts = services.texts
        self._names = names
        self._kinds = {sprite_of(kind.text): kind.text for kind in KINDS}

    @property
    def key(self) -> Hashable:
        """What the words depend on."""
        return super().key, self._names

    def words(self, name: str) -> str:
        """Return what a drawing is called."""
        kind = self._kinds.get(name)
        return "" if kind is None else card_of(kind, self._names).text(self._texts)

    def narrow(self, name: str) -> str:
        """Return what a drawing is called where its name may be broken by a hyphen."""
        kind = self._kinds.get(name)
        printed = "-printed" if self._names == PRINTED else ""
        strip = f"board-strip-{kind}{printed}"
        return self._texts(strip) if self._texts.has(strip) else self.words(name)
