"""What the tests that every game gets need to know about the board game."""

import re

OPTION_SETS = (
    {},
    {"limit": "rounds-2", "board": "short", "wild": "16", "block": "20", "place": "unlimited"},
    {"limit": "60", "board": "cliff", "wild": "8", "names": "printed", "reroll": "unlimited"},
)
OTHER_SEATS = "seat 1: swap block\npoints 1: 30 5"
APART = {"market": "seat 0: push\nseat 1: swap\nask: pick seats=1\nturn 1\nagenda: end-turn seat=1"}

_CARD = re.compile(r"[a-z]+\d+")
_OPEN = ("ask: eye", "ask: deal", "ask: over")
_MATING_SEASON = re.compile(r"dice:.*=17\b")


def hidden_cards(text: str, seat: int | None) -> list[str]:
    """Return the draw pile and the other hands, unless all hands lie open (FB-36).

    When the d20 shows Mating Season, pairs of every hand are about to leave openly (FB-41): then
    only the draw pile counts.
    """
    lines = text.splitlines()
    shown = any(line.startswith(_OPEN) or _MATING_SEASON.match(line) for line in lines)
    found = []
    for line in lines:
        other_hand = line.startswith("seat ") and not line.startswith(f"seat {seat}:")
        if line.startswith("draw:") or (other_hand and not shown):
            found += _CARD.findall(line)
    return found
