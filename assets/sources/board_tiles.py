"""Draw the tiles that boards are painted with in Tiled: ``levels/boards/tiles.png``.

Usage: python assets/sources/board_tiles.py [--out FOLDER]

The game draws boards with art of its own; these are for whoever paints one. Tiled needs a picture
of pixels, so this program is its own small rasteriser: each pixel is the mean of a few samples.
"""

import argparse
import struct
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

TILE = 48
COLUMNS, ROWS = 5, 3
FINE = 4
"""Samples a pixel in each direction."""

EDGE = 2.0
ROUND = 9.0
RIM = 2.5
CHEQUER = 8

Colour = tuple[int, int, int]
Sample = Colour | None
"""A colour, or nothing at all."""
Painter = Callable[[float, float], Sample]
"""What is seen at a point of a tile, from its upper left corner."""

CARD: Colour = (236, 214, 170)
CARD_RIM: Colour = (176, 140, 92)
INK: Colour = (92, 62, 38)
START: Colour = (128, 196, 128)
START_RIM: Colour = (58, 122, 70)
BLACK: Colour = (44, 36, 44)
WHITE: Colour = (250, 244, 230)
DISC: Colour = (112, 74, 158)
DISC_RIM: Colour = (66, 38, 104)

TURNS = {"right": 0, "down": 1, "left": 2, "up": 3}
LOW, MID, HIGH = 18.0, 24.0, 30.0
PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((MID, MID),),
    2: ((LOW, LOW), (HIGH, HIGH)),
    3: ((LOW, LOW), (MID, MID), (HIGH, HIGH)),
    4: ((LOW, LOW), (HIGH, LOW), (LOW, HIGH), (HIGH, HIGH)),
    5: ((LOW, LOW), (HIGH, LOW), (MID, MID), (LOW, HIGH), (HIGH, HIGH)),
    6: ((LOW, LOW), (HIGH, LOW), (LOW, MID), (HIGH, MID), (LOW, HIGH), (HIGH, HIGH)),
}
"""Teleports are marked as the die that leads to them is."""
PIP = 2.7
DISC_SIZE = 15.0


def painters() -> list[Painter]:
    """Return the tiles in the order of their numbers in Tiled."""
    return [
        *(_with_arrow(turn, START, START_RIM) for turn in TURNS.values()),
        _finish,
        *(_with_arrow(turn, CARD, CARD_RIM) for turn in TURNS.values()),
        *(_teleport(number) for number in PIPS),
    ]


def _with_arrow(turn: int, face: Colour, rim: Colour) -> Painter:
    """Return a square whose arrow head touches the edge that the track leaves by."""

    def paint(x: float, y: float) -> Sample:
        across, along = x, y
        for _ in range(turn):
            across, along = along, TILE - across
        in_head = 36 <= across <= 45 and abs(along - TILE / 2) <= 45 - across
        return INK if in_head else _card(x, y, face, rim)

    return paint


def _finish(x: float, y: float) -> Sample:
    light = (int(x) // CHEQUER + int(y) // CHEQUER) % 2
    return _card(x, y, WHITE if light else BLACK, BLACK)


def _teleport(number: int) -> Painter:
    """Return a disc with pips; the corners stay free, so that the arrow below is seen."""

    def paint(x: float, y: float) -> Sample:
        if any(_distance(x, y, *pip) <= PIP for pip in PIPS[number]):
            return WHITE
        distance = _distance(x, y, MID, MID)
        if distance > DISC_SIZE:
            return None
        return DISC if distance <= DISC_SIZE - RIM else DISC_RIM

    return paint


def _card(x: float, y: float, face: Colour, rim: Colour) -> Sample:
    """Return a card with round corners."""
    low, high = EDGE + ROUND, TILE - EDGE - ROUND
    near_x, near_y = min(max(x, low), high), min(max(y, low), high)
    distance = _distance(x, y, near_x, near_y)
    if distance > ROUND:
        return None
    return face if distance <= ROUND - RIM else rim


def _distance(x: float, y: float, to_x: float, to_y: float) -> float:
    return float(((x - to_x) ** 2 + (y - to_y) ** 2) ** 0.5)


def sheet() -> bytes:
    """Return the PNG with all tiles."""
    tiles = painters()
    lines = bytearray()
    for y in range(ROWS * TILE):
        lines.append(0)  # the line's filter: none
        for column in range(COLUMNS):
            painter = tiles[y // TILE * COLUMNS + column]
            for x in range(TILE):
                lines += bytes(_pixel(painter, x, y % TILE))
    head = struct.pack(">IIBBBBB", COLUMNS * TILE, ROWS * TILE, 8, 6, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(bytes(lines), 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in parts)


def _pixel(painter: Painter, x: int, y: int) -> tuple[int, int, int, int]:
    seen = [sample for sample in _samples(painter, x, y) if sample is not None]
    if not seen:
        return 0, 0, 0, 0
    red, green, blue = (round(sum(part) / len(seen)) for part in zip(*seen, strict=True))
    return red, green, blue, round(255 * len(seen) / FINE**2)


def _samples(painter: Painter, x: int, y: int) -> Iterator[Sample]:
    for down in range(FINE):
        for right in range(FINE):
            yield painter(x + (right + 0.5) / FINE, y + (down + 0.5) / FINE)


def _chunk(kind: bytes, data: bytes) -> bytes:
    check = struct.pack(">I", zlib.crc32(kind + data))
    return struct.pack(">I", len(data)) + kind + data + check


def main() -> None:
    """Read the command line and write the file."""
    boards = Path(__file__).resolve().parents[2] / "levels" / "boards"
    parser = argparse.ArgumentParser(description="Draw the tiles of boards again.")
    parser.add_argument("--out", type=Path, default=boards, help="folder (default: levels/boards)")
    path = parser.parse_args().out / "tiles.png"
    path.write_bytes(sheet())
    print(path)


if __name__ == "__main__":
    main()
