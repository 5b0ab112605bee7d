"""How loud, how long and how bright sounds are, by what they are: the same in all games.

``loud`` is what the loudest tenth of a second has (K-weighted, see ``sound_measure``). What
clatters has peaks so high above it that it can't be as loud as what rings.
"""

from typing import NamedTuple


class Kind(NamedTuple):
    """The limits of a class of sounds."""

    loud: float
    """Decibels of full scale; every file of the class is within ``NEAR`` of it."""
    shortest: float
    longest: float
    """Seconds."""
    high: float = 0.5
    """At least such a share of the energy lies above 250 Hz, which small loudspeakers play."""
    late: float = 12.0
    """After so many milliseconds it is at its loudest, if it is a hit; a whoosh may take longer."""


NEAR = 0.7
PEAK = -0.8
"""No decoded sample is above so many decibels of full scale."""
QUIET_END = -50.0
"""The last five milliseconds are so far below the peak."""
WHOOSH = 1000.0
APART = 4.5
"""No two sounds are nearer to one another (decibels, mean over bands and time)."""
OWN = 1.8
"""No two variants of a sound are nearer to one another."""

KINDS = {
    "tick": Kind(-17.0, 0.03, 0.12),
    "step": Kind(-17.0, 0.04, 0.15),
    "choose": Kind(-16.5, 0.05, 0.3, late=60),
    "card": Kind(-20.0, 0.04, 0.3, late=WHOOSH),
    "lay": Kind(-19.0, 0.05, 0.3, late=WHOOSH),
    "key": Kind(-18.5, 0.08, 0.3, late=90),
    "sign": Kind(-17.5, 0.1, 0.55, late=WHOOSH),
    "refuse": Kind(-18.0, 0.1, 0.35, late=60),
    "clock": Kind(-18.5, 0.05, 0.3),
    "die": Kind(-18.5, 0.1, 0.75, late=50),
    "shuffle": Kind(-20.0, 0.5, 1.3, late=WHOOSH),
    "curtain": Kind(-19.0, 0.25, 0.6, late=WHOOSH),
    "poster": Kind(-16.5, 0.3, 1.2, late=WHOOSH),
    "attack": Kind(-15.0, 0.25, 0.95, late=430),
    "blast": Kind(-14.5, 0.5, 1.6, late=WHOOSH),
    "round": Kind(-15.5, 0.4, 1.2, late=WHOOSH),
    "final": Kind(-14.5, 1.0, 3.0, late=WHOOSH),
    "applause": Kind(-17.0, 0.7, 3.2, late=WHOOSH),
    "slap": Kind(-13.0, 0.25, 0.7, late=4.0),
}
"""``slap`` is the loudest of all."""
