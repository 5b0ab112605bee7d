"""Cards as pictures with their shadows and names, kept at the few sizes that a table needs."""

import re
from collections.abc import Hashable, Iterable, Iterator, Sequence

import msgspec
import pygame

from game.ui.motion import Placement
from game.ui.services import Services
from game.ui.sprites import Sprites, turned
from game.ui.theme import RGB

ANGLE_STEP = 3
NEW_FACES = 1
"""How many faces of cards on their way are drawn in a frame."""
SHADOW_BLUR = 6
SHADOW_ALPHA = 105
SHADOW_DROP = (1, 4)
CORNER = 0.076
"""Radius of a card's corners, as a share of its width."""
RATIO = 1.4
"""Height of a card divided by its width."""
VEIL = 0.42
"""Brightness of a dimmed card, as a share of the usual one."""
NAME_SIZE = 0.145
"""Largest letters, as a share of the width of a card."""
NAME_COMFORT = 0.094
"""Smallest letters of one line on a covered card; a name that needs smaller ones has two lines."""
NAME_IN_TWO_LINES = 0.112
"""Largest letters of two lines."""
LEAST_LETTERS = 14.0
"""Smallest letters on a covered card that can be read, in units."""
FINER_LETTERS = 0.97
NAME_PITCH = 1.0
"""Distance of two lines, as a share of the size of their letters."""
NAME_SIDE = 0.03
"""Free room at each side of the strip, as a share of the width of a card."""
NARROW_NAME_SIDE = 0.008
"""The same on a covered card."""
LINE_ABOVE = 0.016
"""Height of the line over a strip, as a share of the height of a card."""
COVER_STEP = 0.05
"""Two cards share one picture if the covered shares of their widths differ by less than this."""
STRETCHED = 0.1
"""Share of a card's height, below its signs, that is stretched over a strip without a name."""
SHADOW_EDGE = 0.02
"""Share of a card's width that lies in the shadow of the next card."""


class Strip(msgspec.Struct, frozen=True):
    """Where names are: left, top, width and height as shares of a card's, and their ink.

    A card narrower than ``least`` has no room for a name that could be read. Letters that would
    come out smaller than ``letters``, in units, have two lines, and those may be as large.
    """

    left: float
    top: float
    wide: float
    high: float
    ink: RGB
    least: float
    letters: float = LEAST_LETTERS


class CardNames:
    """Writes a card's name into a strip of its drawing: the drawings hold no words.

    Where other cards cover a part, a name keeps to what is in sight, if need be in two lines.

    A game says in ``words`` what a drawing is called now, and in ``key`` what that depends on.
    """

    def __init__(self, services: Services, strip: Strip) -> None:
        self._services = services
        self._strip = strip

    @property
    def key(self) -> Hashable:
        """What the words depend on."""
        return self._services.texts.lang

    def words(self, name: str) -> str:
        """Return what a drawing is called, empty for one without a name."""
        raise NotImplementedError

    def narrow(self, name: str) -> str:
        """Return the name with a hyphen wherever it may be broken for want of room."""
        return self.words(name)

    def covered(self, name: str, width: float, seen: float) -> float:
        """Return the share of a card's width in sight, as far as its name depends on it."""
        if width < self._strip.least or not self.words(name):
            return 1.0
        return min(1.0, int(seen / COVER_STEP + 1e-6) * COVER_STEP)

    def write(self, name: str, width: float, face: pygame.Surface, seen: float = 1.0) -> None:
        """Write a card's name into the part of its strip that is in sight, if it can be read."""
        words, strip = self.words(name), self._strip
        if not words or width < strip.least:
            return
        right = strip.left + strip.wide
        end = right if seen >= 1 else min(right, seen - SHADOW_EDGE)
        comfort = 0.0 if seen >= 1 else NAME_COMFORT
        room = max(0.0, end - strip.left - 2 * NARROW_NAME_SIDE)
        wide = room - 2 * (NAME_SIDE - NARROW_NAME_SIDE) if seen >= 1 else room
        lines, size = self._lines(name, width, (wide, room), max(comfort, strip.letters / width))
        if seen >= 1 or size * width >= LEAST_LETTERS:
            self._put(lines, width, face, (strip.left, end), size)
        else:
            self._fill_strip(face)

    def _lines(
        self, name: str, width: float, rooms: tuple[float, float], least: float
    ) -> tuple[Sequence[str], float]:
        """Return a name in one line, or in two if one would need smaller letters than ``least``.

        Of the two ``rooms`` the narrower is for letters of such a size, the other for smaller ones.
        The second value is the size of letters that fit the room.
        """
        one, two = [self.words(name)], self._halves(self.narrow(name))
        most = max(NAME_SIZE, self._strip.letters / width)
        size = self._fitting(one, most, width, rooms[0])
        if size >= least or not two:
            return one, max(size, self._fitting(one, min(most, least), width, rooms[1]))
        most = max(NAME_IN_TWO_LINES, self._strip.letters / width)
        return two, self._fitting(two, most, width, rooms[1])

    def _halves(self, words: str) -> Sequence[str]:
        """Return a name in the two lines that are narrowest, none if it can't be broken."""
        parts = re.findall(r"[^\s-]+(?:-|\s+|$)", words)
        cuts = ["".join(parts[:n]).strip() for n in range(1, len(parts))]
        halves = [(cut, words[len(cut) :].strip()) for cut in cuts]
        return min(halves, key=self._width, default=())

    def _put(
        self,
        lines: Sequence[str],
        width: float,
        face: pygame.Surface,
        span: tuple[float, float],
        size: float,
    ) -> None:
        """Write lines in the middle of a span of the strip, which grows where it has to."""
        strip, text = self._strip, self._services.text
        across, down = face.get_size()
        high = NAME_PITCH * size * across
        lack = round(high * len(lines) - strip.high * down)
        lack = lack if len(lines) > 1 and lack > 0 else 0
        if lack:
            self._raise_strip(face, lack)
        middle = (strip.top + strip.high / 2) * down - lack / 2
        room = (span[1] - span[0]) * width
        for place, words in enumerate(lines):
            line = text.line(
                words, size * width, strip.ink, face="display", max_width=room, scaled=False
            )
            y = middle + high * (place - (len(lines) - 1) / 2)
            centre = round((span[0] + span[1]) / 2 * across), round(y)
            face.blit(line, line.get_rect(center=centre))

    def _raise_strip(self, face: pygame.Surface, lack: int) -> None:
        """Make the strip higher by ``lack`` px, over the drawing."""
        across, down = face.get_size()
        top = round((self._strip.top - LINE_ABOVE) * down)
        high = max(lack + 1, round(self._strip.high * down * 0.6))
        upper = face.subsurface((0, top, across, high)).copy()
        face.blit(upper, (0, top - lack))

    def _fill_strip(self, face: pygame.Surface) -> None:
        """Let the drawing reach down over a strip on which nothing is written.

        The part in sight is a plain one; what is drawn in the middle is covered.
        """
        strip, (across, down) = self._strip, face.get_size()
        top, foot = (
            round((strip.top - LINE_ABOVE) * down),
            round((strip.top + strip.high) * down),
        )
        start = round((strip.top - LINE_ABOVE - STRETCHED) * down)
        drawing = face.subsurface((0, start, across, top - start))
        face.blit(pygame.transform.smoothscale(drawing, (across, foot - start)), (0, start))

    def _fitting(self, lines: Sequence[str], most: float, width: float, room: float) -> float:
        """Return the size of letters at which lines fill a room, as a share of a card's width.

        Small letters are wider for their size than large ones, so sizes are tried one by one.
        """
        size = min(most, 100 * room / max(1.0, self._width(lines)))
        while size * width >= LEAST_LETTERS and self._width(lines, size * width) > room * width + 1:
            size *= FINER_LETTERS
        return size

    def _width(self, lines: Sequence[str], letters: float = 100) -> float:
        """Return the width of the widest line in letters of a size."""
        measure = self._services.text.measure
        return max(measure(words, letters, "display", scaled=False)[0] for words in lines)


class CardPictures:
    """Makes and keeps pictures of cards; ``back`` is the drawing of their other side."""

    def __init__(self, sprites: Sprites, back: str, card_names: CardNames | None = None) -> None:
        self._sprites = sprites
        self._back = back
        self._names = card_names

    def at(
        self, name: str, placement: Placement, *, dim: bool = False, seen: float = 1.0
    ) -> pygame.Surface:
        """Return a card's picture at a placement: its width, angle, side, and how far it flips.

        ``seen`` is the share of its width that no other card covers.
        """
        face = name if placement.face_up else self._back
        if placement.squash < 1:
            return self._narrowed(face, placement)
        return self.get(face, placement.width, placement.angle, dim=dim, seen=seen)

    def get(
        self,
        name: str,
        width: float,
        angle: float = 0.0,
        *,
        dim: bool = False,
        seen: float = 1.0,
        drawn: float = 0.0,
    ) -> pygame.Surface:
        """Return a drawing with its shadow, centred on the card; ``dim`` darkens it.

        It may be scaled down from one that is ``drawn`` units wide.
        """
        seen = 1.0 if self._names is None else self._names.covered(name, width, seen)
        turn = round(angle / ANGLE_STEP) * ANGLE_STEP
        height = width * RATIO

        def painter(surface: pygame.Surface, scale: float) -> None:
            corner = width * CORNER
            soft = self._sprites.shadow(width, height, corner, SHADOW_BLUR, SHADOW_ALPHA, turn)
            _centre(surface, soft, SHADOW_DROP, scale)
            face = self._sprites.scaled(name, width, max(width, drawn))
            if dim or self._names is not None:
                face = face.copy()
            if self._names is not None:
                self._names.write(name, width, face, seen)
            if dim:
                level = round(255 * VEIL)
                face.fill((level, level, level, 255), special_flags=pygame.BLEND_RGBA_MULT)
            _centre(surface, turned(face, turn, 1.0), (0, 0), scale)

        words = None if self._names is None else self._names.key
        key = ("card picture", name, round(width, 1), turn, dim, words, seen, drawn > width)
        return self._sprites.paint(key, _size(width, turn), painter)

    def _is_kept(self, name: str, width: float, drawn: float) -> bool:
        """Say whether an upright picture costs next to nothing: it or its drawing is kept."""
        words = None if self._names is None else self._names.key
        key = ("card picture", name, round(width, 1), 0, False, words, 1.0, drawn > width)
        return self._sprites.has(name, drawn) or self._sprites.has_painted(key, _size(width, 0))

    def flying(
        self, cards: Iterable[tuple[str, Placement]], widths: Sequence[float]
    ) -> Iterator[pygame.Surface]:
        """Yield the pictures of cards on their way in this frame: of the nearest width, upright.

        To draw a face takes as long as half a frame, so that at most ``NEW_FACES`` are drawn a
        frame; a card whose turn has not come yet is on its back meanwhile.
        """
        largest, left = max(widths), NEW_FACES
        for name, placement in cards:
            face = name if placement.face_up else self._back
            width = min(widths, key=lambda kept: abs(kept - placement.width))
            if not self._is_kept(face, width, largest):
                face = face if left > 0 else self._back
                left -= 1
            whole = self.get(face, width, drawn=largest)
            yield self._squashed(whole, placement.squash) if placement.squash < 1 else whole

    def _narrowed(self, face: str, placement: Placement) -> pygame.Surface:
        return self._squashed(self.get(face, placement.width), placement.squash)

    def _squashed(self, whole: pygame.Surface, squash: float) -> pygame.Surface:
        """Return a card in mid-flip; not kept, as there are too many of them."""
        size = (max(2, round(whole.get_width() * squash)), whole.get_height())
        return pygame.transform.smoothscale(whole, size)


def _size(width: float, turn: int) -> tuple[float, float]:
    """Return the size of a card's picture in units: with room for its shadow and its corners."""
    height = width * RATIO
    margin = round(1.6 * SHADOW_BLUR) + max(SHADOW_DROP)
    room = 0.12 * height if turn else 0.0
    return width + 2 * margin + room, height + 2 * margin + room


def _centre(
    target: pygame.Surface, image: pygame.Surface, shift: tuple[float, float], scale: float
) -> None:
    width, height = target.get_size()
    x = (width - image.get_width()) / 2 + shift[0] * scale
    y = (height - image.get_height()) / 2 + shift[1] * scale
    target.blit(image, (round(x), round(y)))
