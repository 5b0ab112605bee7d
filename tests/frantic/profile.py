"""What the tests that every game gets need to know about Frantic."""

import re

OPTION_SETS = (
    {},
    {"limit": "rounds-2", "gambling": "any-card"},
    {"limit": "60", "names": "printed", "answer": "unlimited"},
)

_CARD = re.compile(r"(?:(?<=\s)|(?<==))[A-Z]\w*")
"""Four-colour specials are left out, since their star is no letter to the swapping of texts."""


def hidden_cards(text: str, seat: int | None) -> list[str]:
    """Return the draw pile and the other hands, unless all hands lie open (FC-46, FC-61).

    Between rounds the hands are counted openly.
    """
    eye = any(line.startswith(("ask: eye", "ask: deal", "ask: over")) for line in text.split("\n"))
    found = []
    for line in text.splitlines():
        other_hand = line.startswith("seat ") and not line.startswith(f"seat {seat}:")
        if line.startswith("draw:") or (other_hand and not eye):
            found += _CARD.findall(line)
    return found
