"""How much who looks far ahead makes of what: the numbers of its rules of thumb, in one table."""

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """The unit is a square by which the others advance more than one's own pawn."""

    push: float = 0.3
    """What a card is worth in the hand: each kind, in the order of the kinds."""
    jump: float = 0.5
    chance: float = 0.5
    swap: float = 0.7
    stop: float = 1.0
    snail: float = 0.8
    x: float = 0.5
    reverse: float = 4.0
    remote: float = 4.0
    block: float = 2.0
    reroll: float = 2.0
    notyou: float = 0.0
    trouble: float = 2.0
    helps: float = 1.0
    """What it counts that the others advance, next to not advancing oneself."""
    far: float = 0.3
    """What the roll after the next one counts of it: one's own,"""
    far_others: float = 0.3
    """and the others'."""
    leads: float = 1.0
    """What a Push or a Jump counts that somebody comes to,"""
    again: float = 3.5
    """a Second Chance,"""
    taken: float = 1.0
    """a Not You, in parts of its points,"""
    swaps: float = 1.0
    """and a Swap."""
    stops: float = 1.0
    slows: float = 1.0
    skips: float = 1.0
    """What Stop, Snail and X count on somebody's way."""
    reversed: float = 1.0
    """What it is worth to play Reverse,"""
    remoted: float = 1.0
    """Remote,"""
    events: float = 0.0
    """and a Troublemaker, """
    stays: float = 1.0
    """for each square of one's own move that is not made,"""
    apart: float = 0.0
    """and each by which one is ahead."""
    trouble_ahead: float = 0.0
    """A Troublemaker that somebody comes to."""
    early: float = 8.0
    """What holds Not You back while nobody is near the finish,"""
    dumped: float = 1.0
    """and what it is worth to be rid of it, in parts of its points."""
    hurts: float = 1.5
    """A Block is thrown in if it saves so many squares."""


BEST = Weights(
    push=1.12,
    jump=0.16,
    chance=0.35,
    swap=1.09,
    stop=0.29,
    snail=-0.12,
    x=0.21,
    reverse=5.69,
    remote=2.96,
    block=2.72,
    reroll=2.0,
    notyou=-0.36,
    trouble=3.73,
    helps=0.69,
    far=0.57,
    far_others=0.25,
    leads=1.03,
    again=2.76,
    taken=0.83,
    swaps=1.11,
    stops=0.76,
    slows=0.8,
    skips=1.26,
    reversed=1.18,
    remoted=1.05,
    events=0.88,
    stays=0.73,
    apart=0.38,
    trouble_ahead=-1.21,
    early=7.47,
    dumped=1.48,
    hurts=1.82,
)
"""Found by ``python -m tests.board.tune`` in some 110,000 rounds of two to four seats. A round
costs 1.7 points less than with those above (0.9 to 2.5, 95 %). Afterwards what a Re-Roll is worth
was set by hand, since in those rounds nobody throws one in."""

WORTH_OF_TWO = (
    *(0.957, -0.466, 0.591, -0.059, 0.453, 0.457, 0.359, 0.745, -0.114, -1.535),
    *(0.404, -0.17, -0.051, 0.18, 0.458, 0.092, -0.513, 2.862, 2.801, 0.974, 1.5, 0.886, 1.787),
)  # fmt: skip
"""What each of the signs of a position counts with two seats (``engine.worth``),"""
WORTH_OF_MANY = (
    *(0.926, -0.475, 0.386, -0.024, 0.382, 0.36, 0.413, 0.9, -0.287, -0.662),
    *(-0.071, -0.145, -0.261, 0.7, 0.285, -0.425, -0.558, 2.241, 1.53, 1.11, 1.5, 0.659, 1.278),
)  # fmt: skip
"""and with more.

Found by ``python -m tests.board.fit`` in 14,000 and 6,000 rounds; only what a Re-Roll counts is a
guess, since nobody throws one in there.
"""
