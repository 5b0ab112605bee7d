"""How much players of different skill make of what: the numbers in the rules of thumb."""

import msgspec
from msgspec.structs import astuple, replace


class Habits(msgspec.Struct, frozen=True):
    """How much a player makes of what; the unit is a point of a number card that is shed."""

    chance: float
    """What it is worth to play a special in turn; a number card is worth its points."""
    skip: float
    gift: float
    exchange: float
    fantastic: float
    four: float
    equality: float
    counter: float
    nice_try: float
    number: float
    """What is added to the points of a number card."""
    followed: float
    """For each card of the hand that goes on the card."""
    last_two: float
    """For a card that the last one goes on."""
    attack_late: float
    """For attacking while somebody is about to go out."""
    wild_late: float
    """For a four-colour special while somebody is about to go out."""
    wild_few: float
    """For a four-colour special with three cards or fewer."""
    catch_up: float
    """Equality: for each card that its victim draws."""
    black_ahead: float
    """For the event of a black card, while nobody holds fewer cards."""
    black_behind: float
    chance_alone: float
    """A 2nd Chance without a card for it."""
    exchange_last: float
    draw: float
    """What is worth no more than this is not played."""
    wish_points: float
    """For each point of a card of the colour that could be wished for; each card is worth 1."""
    wish_gift: float
    """For a Gift of the colour."""
    wish_number: float
    """What is added to a number against a colour."""
    wish_number_card: float
    """For each card of the number."""
    black_burden: float
    """How gladly cards are given away: a card's points, and this for a black one."""
    wild_burden: float
    special_burden: float
    partner: float
    """Less for each other card that goes on it."""
    fits_now: float = 0.0
    """Less for a card that goes on what lies on top."""
    wish_black: float = 0.0
    """For a number of which a black card is held."""
    kept: int = 0
    """So many four-colour specials are kept where a draw would do; not on a black card, on which
    hardly anything else goes."""


PLAIN = Habits(
    chance=12.0,
    skip=10.0,
    gift=18.0,
    exchange=9.0,
    fantastic=-1.0,
    four=-1.0,
    equality=-1.0,
    counter=-1.2,
    nice_try=-1.4,
    number=0.0,
    followed=0.0,
    last_two=0.0,
    attack_late=12.0,
    wild_late=8.0,
    wild_few=8.0,
    catch_up=3.0,
    black_ahead=0.0,
    black_behind=4.0,
    chance_alone=-1.0,
    exchange_last=0.3,
    draw=-1.1,
    wish_points=0.05,
    wish_gift=0.0,
    wish_number=-9.0,
    wish_number_card=1.0,
    black_burden=7.0,
    wild_burden=-10.0,
    special_burden=5.0,
    partner=0.8,
)
"""Looks at one card at a time, and keeps four-colour specials as long as another card goes."""

BEST = Habits(
    chance=19.62,
    skip=27.55,
    gift=15.64,
    exchange=21.42,
    fantastic=3.44,
    four=-4.16,
    equality=-0.24,
    counter=-18.93,
    nice_try=-1.23,
    number=6.81,
    followed=2.21,
    last_two=22.35,
    attack_late=27.88,
    wild_late=14.17,
    wild_few=0.55,
    catch_up=3.28,
    black_ahead=-4.18,
    black_behind=14.92,
    chance_alone=9.86,
    exchange_last=-0.66,
    draw=-11.14,
    wish_points=0.22,
    wish_gift=13.34,
    wish_number=0.55,
    wish_number_card=10.38,
    black_burden=14.15,
    wild_burden=-11.65,
    special_burden=-0.54,
    partner=1.87,
    fits_now=4.92,
    wish_black=1.45,
)
"""Found by ``python -m tests.frantic.tune`` in 1.5 million rounds of two to four seats."""

BEGINNER = replace(
    PLAIN,
    chance=4.0,
    skip=4.0,
    gift=4.0,
    exchange=4.0,
    attack_late=6.0,
    wild_late=0.0,
    wild_few=2.0,
    catch_up=0.0,
    black_behind=0.0,
    wish_points=0.0,
    wish_number=-99.0,
    black_burden=0.0,
    special_burden=0.0,
    partner=0.0,
)
"""Gets rid of high numbers first, keeps what looks strange, and wishes for what it holds."""


def between(one: Habits, other: Habits, part: float) -> Habits:
    """Return habits that lie so far, from 0 to 1, on the way from one to the other."""
    pairs = zip(astuple(one), astuple(other), strict=True)
    return Habits(*(a + part * (b - a) for a, b in pairs))
