"""Why a key did nothing: in words at the card for a person alone, else as a small sign."""

import msgspec

from game.core.choices import Choice
from game.core.rules import Seat
from game.core.sentence import Sentence
from game.frankfurt.choices import choices_of
from game.frankfurt.rules import FrankfurtRules
from game.frankfurt.screen.places import CAP, CARD_RATIO, TablePlaces
from game.frankfurt.state import Key, Row, State
from game.frankfurt.telling import REFUSED_SECONDS
from game.input.seating import Seating
from game.ui.pen import Pen
from game.ui.theme import BAD, INK

SIGN_SECONDS = 0.5
FADES = 0.3
SIGN = 34
"""Width of the sign: it hides no card and no key's letter."""
WORD_SIZE = (28, 40)
WORD_ROOM = 330
WORD_MARGIN = 26
WORD_Y = 0.3
"""Words stand on a pile, so much of a card's height below its middle: its number can be read."""


class Refused(msgspec.Struct):
    """A key that did nothing, with the words for it, empty where only a sign is shown."""

    key: Key
    text: str
    left: float


class Refusals:
    """Keeps and draws each person's last key that did nothing."""

    def __init__(self, pen: Pen, table: TablePlaces, seating: Seating) -> None:
        self._pen = pen
        self._table = table
        self._alone = len(seating.humans) == 1
        self._people = frozenset(seating.humans)
        self._last: dict[Seat, Refused] = {}

    @property
    def busy(self) -> bool:
        """Say whether anything is to be seen."""
        return bool(self._last)

    def word_of(self, seat: Seat) -> str:
        """Return what a person is told about the last key, empty when nothing is."""
        return self._last[seat].text if seat in self._last else ""

    def shows(self, seat: Seat) -> bool:
        """Say whether a person sees that a key did nothing."""
        return seat in self._last

    def note(self, rules: FrankfurtRules, state: State, seat: Seat, key: Key) -> None:
        """Take in that a person's key did nothing, with the state in which it was pressed."""
        if seat not in self._people:
            return
        text = ""
        if self._alone:
            why = refusal_of(choices_of(rules, state, seat), key)
            text = why.text(self._pen.services.texts)
        self._last[seat] = Refused(key, text, REFUSED_SECONDS if text else SIGN_SECONDS)

    def forget(self, seat: Seat) -> None:
        """Say no more about a person's key: the next one has done something."""
        self._last.pop(seat, None)

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""
        for seat, refused in list(self._last.items()):
            refused.left -= dt
            if refused.left <= 0:
                del self._last[seat]

    def draw(self) -> None:
        """Put words or signs over everything."""
        for seat, refused in self._last.items():
            alpha = 255 * min(1.0, refused.left / FADES)
            if refused.text:
                self._draw_words(seat, refused, alpha)
            else:
                self._draw_sign(seat, refused.key, alpha)

    def _draw_words(self, seat: Seat, refused: Refused, alpha: float) -> None:
        """Put words at the column or on the pile of the key."""
        table, place, index = self._table, self._table.seats[seat], refused.key.index
        on_pile = refused.key.row is Row.PILE and index < len(table.piles)
        if on_pile:
            x, y = table.piles[index]
            y += table.pile * CARD_RATIO * WORD_Y
        else:
            x, y = place.columns[index], place.caps_y - CAP / 2 - 34
            half = WORD_ROOM / 2 + WORD_MARGIN
            x = min(max(x, place.panel.x + half), place.panel.right - half)
        size = self._pen.capped(*WORD_SIZE)
        self._pen.note(refused.text, x, y, size, fill=BAD, max_width=WORD_ROOM, alpha=alpha)

    def _draw_sign(self, seat: Seat, key: Key, alpha: float) -> None:
        """Put a cross at a corner of the column's key, or of the face for a key of a pile."""
        place = self._table.seats[seat]
        x, y = place.face
        if key.row is Row.COLUMN:
            x, y = place.columns[key.index] + CAP / 2, place.caps_y - CAP / 2
        else:
            x, y = x + SIGN * 0.7, y + SIGN * 0.6
        for colour, width in ((INK, SIGN), (BAD, SIGN * 0.7)):
            self._pen.stage.put(self._pen.tinted("icons/cross", width, colour), x, y, alpha=alpha)


def refusal_of(choices: tuple[Choice[Key], ...], key: Key) -> Sentence:
    """Return why a key does nothing; one of the four keys may have no pile at all."""
    for choice in choices:
        if choice.action == key and choice.refusal is not None:
            return choice.refusal
    return Sentence("frankfurt-no-pile")
