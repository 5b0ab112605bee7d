"""Ogg Vorbis files that are the same byte for byte each time they are written.

A stem that is read in pieces while it plays is a chain of short streams, one for so many bars:
``links`` finds them again. libsndfile takes chance numbers for its streams, so they are rewritten.
"""

import io
import struct
from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np

RATE = 44_100
_POLYNOMIAL = 0x04C11DB7
_PAGE = struct.Struct("<4sBBqIII")


def _table() -> list[int]:
    made = []
    for byte in range(256):
        rest = byte << 24
        for _ in range(8):
            rest = (rest << 1) ^ (_POLYNOMIAL if rest & 0x80000000 else 0)
        made.append(rest & 0xFFFFFFFF)
    return made


_CRC = _table()


def _checksum(page: bytes) -> int:
    rest = 0
    for byte in page:
        rest = ((rest << 8) & 0xFFFFFFFF) ^ _CRC[(rest >> 24) ^ byte]
    return rest


def pages(content: bytes) -> Iterator[tuple[int, bool, int, bytes]]:
    """Return start, whether a stream begins there, the sample it leads to, and bytes of pages."""
    at = 0
    while at < len(content):
        mark, _, kind, granule, *_ = _PAGE.unpack_from(content, at)
        if mark != b"OggS":
            raise ValueError("not an Ogg page")
        count = content[at + 26]
        size = 27 + count + sum(content[at + 27 : at + 27 + count])
        yield at, bool(kind & 2), granule, content[at : at + size]
        at += size


def links(content: bytes) -> list[bytes]:
    """Return the streams of a chain, each a file of its own."""
    starts = [at for at, begins, _, _ in pages(content) if begins]
    return [content[a:b] for a, b in zip(starts, [*starts[1:], len(content)], strict=True)]


def samples(link: bytes) -> int:
    """Return how many samples a stream has."""
    return max(granule for _, _, granule, _ in pages(link))


def encode(pcm: "np.ndarray", quality: float, parts: int, serial: int) -> bytes:
    """Write 16-bit samples as a chain of so many streams of equal length."""
    import numpy as np
    import soundfile

    made = b""
    for number, part in enumerate(np.split(pcm, parts)):
        file = io.BytesIO()
        with soundfile.SoundFile(
            file, "w", RATE, pcm.shape[1], "VORBIS", format="OGG", compression_level=1 - quality
        ) as out:
            # In small pieces: libsndfile keeps what it is given on its stack.
            for block in np.array_split(part, max(1, len(part) // 4096)):
                out.write(block)
        made += _numbered(file.getvalue(), serial + number)
    return made


def _numbered(content: bytes, serial: int) -> bytes:
    made = bytearray()
    for _, _, _, page in pages(content):
        fresh = bytearray(page)
        struct.pack_into("<I", fresh, 14, serial)
        struct.pack_into("<I", fresh, 22, 0)
        struct.pack_into("<I", fresh, 22, _checksum(bytes(fresh)))
        made += fresh
    return bytes(made)
