"""Every way in which a pawn comes to a square, and every card that may lie there (FB-12 to FB-33).

The middle is square 16. Squares 17 and 15 lie left and right of it, 25 above; the other pawn
stands on 40, and the teleports are out of the way.
"""

import pytest

from .scenario import table_with

ASIDE = "teleports: 41 42 43 44 45 46"
UNDER_IT = "teleports: 16 42 43 44 45 46"
MIDDLE = 16

WAYS = {
    # How the pawn comes to the middle: where it starts, forwards; what lies on the way; the dice.
    "walk": (13, "", "3"),
    "push": (13, "15=push/left", "2"),
    "jump": (13, "14=jump/on", "1"),
    "chance": (13, "15=chance", "2 1"),
    "x": (13, "14=push/left 15=x", "1"),
    "over an x": (13, "15=x", "2"),
    "over a snail": (13, "14=snail", "4"),
}
BACKWARDS = {
    "walk": (19, "", "3"),
    "push": (19, "17=push/right", "2"),
    "jump": (19, "18=jump/back", "1"),
    "chance": (19, "17=chance", "2 1"),
    "x": (19, "18=push/right 17=x", "1"),
    "over an x": (19, "17=x", "2"),
    "over a snail": (19, "18=snail", "4"),
}
STEPPING = ("walk", "chance", "over an x", "over a snail")
"""The others put the pawn there."""

CARDS = {
    # What lies in the middle: where the pawn ends (forwards, backwards), and whether it acts.
    "push/up": (25, 25, True),
    "push/left": (17, 17, True),
    "push/right": (15, 15, True),
    "push/down": (5, 5, True),
    "jump/on": (18, 18, True),
    "jump/back": (14, 14, True),
    "chance": (22, 10, True),
    "swap": (40, 40, True),
    "reverse": (16, 16, False),
    "remote": (16, 16, False),
    "block": (16, 16, False),
    "reroll": (16, 16, False),
    "notyou": (16, 16, True),
    "trouble": (16, 16, True),
    "teleport": (46, 46, True),
}
STEPPED_ON = {"stop": (16, 16, True), "x": (17, 15, True)}
PUT_ON = {"stop": (16, 16, False), "snail": (16, 16, False), "x": (17, 15, True)}
MORE_DICE = {"chance": "6", "trouble": "1", "teleport": "6"}


def cases():
    for way in WAYS:
        cards = {**CARDS, **(STEPPED_ON if way in STEPPING else PUT_ON)}
        for card, (on, back, acts) in cards.items():
            for forwards in (True, False):
                yield way, card, forwards, on if forwards else back, acts


@pytest.mark.parametrize(("way", "card", "forwards", "there", "acts"), [*cases()])
def test_each_way_to_each_card(way, card, forwards, there, acts):
    start, lying, dice = (WAYS if forwards else BACKWARDS)[way]
    tile = card == "teleport"
    lying = lying if tile else f"{lying} {MIDDLE}={card}".strip()
    table = table_with(
        lying,
        f"{dice} {MORE_DICE.get(card, '')}",
        pawns=f"{start} 40",
        hand="stop x" if forwards else "reverse x",
        more=UNDER_IT if tile else ASIDE,
    )
    lines = table.play("lay stop 49" if forwards else "lay reverse 49")
    if card == "swap":
        lines += table.play("pass")
    assert table.state.pawns[0] == there, lines
    assert acted(lines) == acts, lines


def acted(lines: list[str]) -> bool:
    """Say whether the card in the middle acted: was told so, stepped on, or taken up."""
    told = any(line.startswith("acted pawn 0 square 16") for line in lines)
    taken = any(line.startswith("took-up seat 0 square 16") for line in lines)
    walks = [line.split(" spent ")[1].split() for line in lines if line.startswith("walked")]
    return told or taken or any("16" in spent for spent in walks)


SNAILS = [
    # One step before a Snail, and enough for it, forwards and backwards.
    ("", "3", 13, True, 15),
    ("", "4", 13, True, 16),
    ("15=chance", "2 1", 13, True, 15),
    ("15=chance", "2 2", 13, True, 16),
    ("15=x", "2", 13, True, 14),
    ("15=x", "3", 13, True, 16),
    ("15=snail", "4", 13, True, 15),
    ("15=snail", "5", 13, True, 16),
    ("15=push/up", "3", 13, True, 26),
    ("15=jump/on", "3", 13, True, 17),
    ("15=notyou", "3", 13, True, 15),
    ("", "3", 19, False, 17),
    ("", "4", 19, False, 16),
    ("17=x", "2", 19, False, 18),
    ("17=x", "3", 19, False, 16),
]


@pytest.mark.parametrize(("lying", "dice", "start", "forwards", "there"), SNAILS)
def test_a_snail_in_the_middle(lying, dice, start, forwards, there):
    table = table_with(
        f"{lying} 16=snail".strip(),
        dice,
        pawns=f"{start} 40",
        hand="stop x" if forwards else "reverse x",
        more=ASIDE,
    )
    table.play("lay stop 49" if forwards else "lay reverse 49")
    assert table.state.pawns[0] == there
