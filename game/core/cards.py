"""Cards are small whole numbers with texts; zones are tuples of them; none is lost or doubled."""

from collections import Counter
from collections.abc import Iterable

COPY_MARKS = ("", *"bcdefghijklmnop")
"""The first copy of a kind has the kind's text, ``Y14``, the second is ``Y14b``, and so on."""


def copy_texts(kinds: Iterable[str]) -> tuple[str, ...]:
    """Return the text of each card of a deck, whose kinds are given."""
    seen: Counter[str] = Counter()
    texts = []
    for kind in kinds:
        texts.append(kind + COPY_MARKS[seen[kind]])
        seen[kind] += 1
    return tuple(texts)


def conservation_error(found: Iterable[int], deck: Iterable[int]) -> str | None:
    """Say which cards are missing or double among those found, or return ``None``."""
    have, want = Counter(found), Counter(deck)
    if have == want:
        return None
    missing = sorted((want - have).elements())
    extra = sorted((have - want).elements())
    return f"cards missing: {missing}, too many: {extra}"
