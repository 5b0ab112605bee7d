"""Seeded damage to files: cut, flipped, swapped, doubled, and spiced with what hurts parsers."""

import time
from collections.abc import Callable, Iterator

from game.core.rng import Rng

SPICES = (
    b"&a [*a, *a]",
    b"!!python/object/apply:os.system [true]",
    b"\x00",
    b"\xff\xfe",
    b"\t",
    b"'",
    b'"',
    b"{" * 50,
    b"[" * 500,
    b"- " * 300,
    b"\n---\n",
    b"\n...\n",
    b"9" * 400,
    b"1e999",
    b"-1",
    b".nan",
    b"null",
    b"? ",
    b": ",
    b"%TAG ! x",
    b"\xe2\x80\xa8",
    b"<<: *a\n",
    b"{ $n -> ",
    b'{ NUMBER($n, style: "x") }',
    b"\\ud800",
)


def damaged(raw: bytes, seed: int) -> bytes:
    luck = Rng(seed, "damage")
    for _ in range(1 + luck.below(3)):
        raw = luck.choice((_cut, _flip, _spice, _double, _drop, _swap))(raw, luck)
    return raw


def damages(raw: bytes, count: int) -> Iterator[bytes]:
    return (damaged(raw, seed) for seed in range(count))


def slowest(work: Callable[[bytes], object], raw: bytes, count: int) -> float:
    """Do the work for each damage and return the longest processor time in seconds."""
    longest = 0.0
    for data in damages(raw, count):
        start = time.process_time()
        work(data)
        longest = max(longest, time.process_time() - start)
    return longest


def _span(raw: bytes, luck: Rng) -> tuple[int, int]:
    start = luck.below(len(raw) + 1)
    return start, min(len(raw), start + luck.below(40))


def _cut(raw: bytes, luck: Rng) -> bytes:
    return raw[: luck.below(len(raw) + 1)]


def _flip(raw: bytes, luck: Rng) -> bytes:
    data = bytearray(raw)
    for _ in range(1 + luck.below(4)):
        if data:
            data[luck.below(len(data))] ^= 1 << luck.below(8)
    return bytes(data)


def _spice(raw: bytes, luck: Rng) -> bytes:
    place, _ = _span(raw, luck)
    return raw[:place] + luck.choice(SPICES) + raw[place:]


def _double(raw: bytes, luck: Rng) -> bytes:
    start, end = _span(raw, luck)
    return raw[:end] + raw[start:end] + raw[end:]


def _drop(raw: bytes, luck: Rng) -> bytes:
    start, end = _span(raw, luck)
    return raw[:start] + raw[end:]


def _swap(raw: bytes, luck: Rng) -> bytes:
    lines = raw.splitlines(keepends=True)
    if len(lines) > 1:
        a, b = luck.below(len(lines)), luck.below(len(lines))
        lines[a], lines[b] = lines[b], lines[a]
    return b"".join(lines)
