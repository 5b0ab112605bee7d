"""What the tests that every game gets need to know about Frantic."""

import re

OPTION_SETS = (
    {},
    {"limit": "rounds-2", "gambling": "any-card"},
    {"limit": "60", "names": "printed", "answer": "unlimited"},
)
OTHER_SEATS = "seat 1: Gg NY\npoints 1: 0 50"
APART = {
    "market": "seat 0: R7\nseat 1: G1\nask: pick seats=1\nturn 1\n"
    "agenda: pick seat=0; settle seat=1; next-turn seat=1"
}

_CARD = re.compile(r"(?<=\s)(?!NY\b)[A-Z]\w*")
"""Four-colour specials are left out, since their star is no letter to the swapping of texts; and
Not You, since by FC-22 it shows when somebody with two cards can give but one."""


_OPEN = ("ask: eye", "ask: deal", "ask: over")
_TO_BE_SHOWN = "ask: put-down"


def hidden_cards(text: str, seat: int | None) -> list[str]:
    """Return the draw pile and the other hands, unless all hands lie open (FC-46, FC-61).

    Between rounds the hands are counted openly. While cards are put down for Gambling Man only the
    draw pile counts: those cards are shown to all before they are in a hand again.
    """
    lines = text.splitlines()
    shown = any(line.startswith((*_OPEN, _TO_BE_SHOWN)) for line in lines)
    found = []
    for line in lines:
        other_hand = line.startswith("seat ") and not line.startswith(f"seat {seat}:")
        if line.startswith("draw:") or (other_hand and not shown):
            found += _CARD.findall(line)
    return found
