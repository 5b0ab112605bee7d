"""What the tests that every game gets need to know about Frantic Frankfurt."""

import re

OPTION_SETS = (
    {},
    {"mode": "table", "block": "0.3"},
    {"stress": "on", "turning": "automatic"},
    {"mode": "table", "stress": "on", "start": "half"},
)
OTHER_SEATS = "seat 1: R7 | - | - | -"
_OUT = "seat 0: - | - | - | -\nseat 1: - | - | - | -\n"
_SLAPS = (
    f"clock 600\nphase slap\npile 1: Y8\nplace 2: taken\n{_OUT}state 1: slapped rank=0 counted=0"
)
APART = {
    "paused": f"pile 1: Y8\n{_OUT}",
    "first-slap": f"place 1: old\n{_SLAPS}",
    "place": f"first-slap 580\n{_SLAPS}",
}

_FACE_DOWN = re.compile(r"\((\w+)\)")


def hidden_cards(text: str, seat: int | None) -> list[str]:
    """Return the face-down cards of the columns and all draw piles: nobody may look at them.

    Of the box nobody sees more than how many cards it has.
    """
    found = []
    for line in text.splitlines():
        if line.startswith("seat "):
            found += _FACE_DOWN.findall(line)
        elif line.startswith("draw "):
            found += re.findall(r"[YRB]\d+[b-h]?", line.partition(":")[2])
    return found
