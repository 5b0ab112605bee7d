"""Cards are small whole numbers; zones are tuples of them; none is ever lost or doubled."""

from collections import Counter
from collections.abc import Iterable


def conservation_error(found: Iterable[int], deck: Iterable[int]) -> str | None:
    """Say which cards are missing or double among those found, or return ``None``."""
    have, want = Counter(found), Counter(deck)
    if have == want:
        return None
    missing = sorted((want - have).elements())
    extra = sorted((have - want).elements())
    return f"cards missing: {missing}, too many: {extra}"
