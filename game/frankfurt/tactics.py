"""What a bot means to do next, decided from what is drawn and from nothing else.

A plan is a few keys and what has to be true for them to make sense. Players differ in how far they
think: beginners lay the first card that they find, others unload the longest column, experts look
for cards that open follow-ups, and leave the others little. Everybody slaps a clearly smaller pile.
"""

import enum
from collections.abc import Iterator, Sequence

import msgspec

from game.core.cards import Card
from game.core.rng import Luck
from game.core.rules import Seat
from game.frankfurt.deck import Deck
from game.frankfurt.state import (
    COLUMNS,
    NOTHING,
    ColumnView,
    Key,
    Phase,
    PileStatus,
    PileView,
    Row,
    SeatView,
    Step,
    View,
)

CHAIN_DEPTH = 2
"""How many own follow-ups an expert thinks ahead."""
CHAIN_WORTH = 3.0
LENGTH_WORTH = 1.0
"""For each card of the column that a card is taken from."""
HARM_WORTH = 0.4
"""For each open card of the others that would fit the new top, taken off."""
HELD_WORTH = 2.0
"""For a card that is in the hand already."""
CLEARLY_SMALLER = 3
"""Everybody goes for a pile that is by so many cards smaller than the near one."""
NEAR_MISS = 2
"""A card is misread when its number is short by this at most, or its colour is the pile's."""


class Situation(enum.Enum):
    """What a seat is asked to do."""

    WAIT = "wait"
    RACE = "race"
    SLAP = "slap"
    LAY = "lay"


class Aim(enum.Enum):
    """What a plan is for."""

    CARD = "card"
    TURN = "turn"
    MOVE = "move"
    CALL = "call"
    SLAP = "slap"
    LAY = "lay"


SITUATIONS = {
    Aim.CARD: Situation.RACE,
    Aim.TURN: Situation.RACE,
    Aim.MOVE: Situation.RACE,
    Aim.CALL: Situation.RACE,
    Aim.SLAP: Situation.SLAP,
    Aim.LAY: Situation.LAY,
}


class Skill(msgspec.Struct, frozen=True):
    """How players differ in what they look for; ``watch`` is a chance from 0 to 1."""

    watch: float
    """Chance to notice an opponent's wrong card (*Table*)."""
    longest: bool
    """Prefers cards of long columns to the first that is found."""
    ahead: bool
    """Thinks of follow-ups and of the others, and always slaps the smallest pile."""


BEGINNER = Skill(watch=0.4, longest=False, ahead=False)
PLAYER = Skill(watch=0.7, longest=True, ahead=False)
EXPERT = Skill(watch=0.9, longest=True, ahead=True)
BEGINNERS_FROM, EXPERTS_UP_TO = 1.9, 1.1
"""Seconds a card: whoever needs more lays what is found first, who needs less thinks ahead."""


def skill_of(seconds: float) -> Skill:
    """Return what people look for who need so many seconds a card."""
    if seconds >= BEGINNERS_FROM:
        return BEGINNER
    return EXPERT if seconds <= EXPERTS_UP_TO else PLAYER


class Plan(msgspec.Struct, frozen=True):
    """The keys of one intention, with the cards that it was made for."""

    aim: Aim
    keys: tuple[Key, ...]
    column: int = NOTHING
    pile: int = NOTHING
    card: Card = NOTHING
    top: Card = NOTHING
    """The top card of the pile when the plan was made."""
    choices: int = 1
    """How many piles could have been slapped."""


class Glance(msgspec.Struct, frozen=True):
    """What a bot has before its eyes and under its fingers when it decides."""

    view: View
    seat: Seat
    finger: Key
    """The key pressed last."""
    called_for: tuple[int, ...] = ()
    """Piles whose top card was seen to be wrong."""

    @property
    def me(self) -> SeatView:
        """Return the own seat as drawn."""
        return self.view.seats[self.seat]


def situation(view: View, seat: Seat) -> Situation:
    """Return what is asked of a seat; blocks aside."""
    if view.paused or view.phase.counting or view.phase is Phase.OVER:
        return Situation.WAIT
    me = view.seats[seat]
    if view.slap_due:
        return Situation.SLAP
    if me.step is Step.LAYING:
        return Situation.LAY
    if me.step is Step.DONE or (view.phase is Phase.SLAP and not view.rules.stress):
        return Situation.WAIT
    return Situation.RACE


def still_good(plan: Plan, view: View, seat: Seat, deck: Deck) -> bool:
    """Say whether a plan makes sense in a newer view."""
    if situation(view, seat) is not SITUATIONS[plan.aim]:
        return False
    me = view.seats[seat]
    match plan.aim:
        case Aim.CARD:
            return _top(me.columns[plan.column]) == plan.card and _still_fits(plan, view, deck)
        case Aim.TURN:
            return _hidden(me.columns[plan.column])
        case Aim.MOVE:
            target = me.columns[plan.keys[-1].index]
            return _top(me.columns[plan.column]) == plan.card and target.size == 0
        case Aim.CALL:
            return view.piles[plan.pile].top == plan.card
        case Aim.SLAP:
            return _slappable(view, view.piles[plan.pile])
        case Aim.LAY:
            return True


def choose(
    glance: Glance, skill: Skill, deck: Deck, luck: Luck, *, slips: bool = False
) -> Plan | None:
    """Return what to do now, or ``None`` if there is nothing.

    ``slips``: if it is a card, it is misread.
    """
    match situation(glance.view, glance.seat):
        case Situation.WAIT:
            return None
        case Situation.SLAP:
            return _slap(glance, skill)
        case Situation.LAY:
            return _lay(glance.me)
        case Situation.RACE:
            return (
                _call(glance)
                or _card(glance, skill, deck, luck, slips=slips)
                or _turn(glance)
                or _move(glance, skill)
            )


def distance(one: Key, other: Key) -> float:
    """Return how far two keys of a zone are apart, in key widths."""
    rows = 0 if one.row is other.row else 1
    return float((abs(one.index - other.index) ** 2 + rows) ** 0.5)


def _call(glance: Glance) -> Plan | None:
    for pile in glance.called_for:
        top = glance.view.piles[pile].top
        if top is not None:
            keys = (*_empty_hand(glance.me), Key(Row.PILE, pile))
            return Plan(Aim.CALL, keys, pile=pile, card=top)
    return None


def _card(glance: Glance, skill: Skill, deck: Deck, luck: Luck, *, slips: bool) -> Plan | None:
    pairs = tuple(_pairs(glance))
    fitting = [plan for plan in pairs if deck.fits(plan.card, plan.top)]
    if not fitting:
        return None
    wrong = [plan for plan in pairs if not deck.fits(plan.card, plan.top)]
    if slips and wrong:
        return luck.choice([plan for plan in wrong if _looks_right(plan, deck)] or wrong)
    if not skill.longest:
        return luck.choice(fitting)
    return max(fitting, key=lambda plan: _worth(plan, glance, skill, deck))


def _looks_right(plan: Plan, deck: Deck) -> bool:
    card, top = deck.kind(plan.card), deck.kind(plan.top)
    if card.colour == top.colour:
        return True
    return 0 <= top.number - card.number <= NEAR_MISS


def _pairs(glance: Glance) -> Iterator[Plan]:
    """Yield a plan for each open card of one's own on each pile, fitting or not."""
    me = glance.me
    piles = [
        (index, pile.top)
        for index, pile in enumerate(glance.view.piles)
        if pile.status is PileStatus.OPEN and pile.top is not None
    ]
    for index, column in enumerate(me.columns):
        card = _top(column)
        if card is None:
            continue
        grip = () if me.held == index else (Key(Row.COLUMN, index),)
        for pile, top in piles:
            keys = (*grip, Key(Row.PILE, pile))
            yield Plan(Aim.CARD, keys, index, pile, card, top)


def _worth(plan: Plan, glance: Glance, skill: Skill, deck: Deck) -> float:
    near = -sum(map(distance, (glance.finger, *plan.keys), plan.keys))
    worth = LENGTH_WORTH * glance.me.columns[plan.column].size + near / 8
    if glance.me.held == plan.column:
        worth += HELD_WORTH
    if skill.ahead:
        worth += _follow_ups(plan, glance, deck) - _harm(plan, glance, deck)
    return worth


def _follow_ups(plan: Plan, glance: Glance, deck: Deck) -> float:
    mine = [
        card
        for index, column in enumerate(glance.me.columns)
        if index != plan.column and (card := _top(column)) is not None
    ]
    tops = [pile.top for pile in glance.view.piles if pile.top is not None]
    tops[tops.index(plan.top)] = plan.card
    return CHAIN_WORTH * _chain(mine, tops, deck, CHAIN_DEPTH)


def _chain(mine: Sequence[Card], tops: Sequence[Card], deck: Deck, depth: int) -> int:
    """Return how many of one's own cards could go one after another, up to ``depth``."""
    best = 0
    for index, card in enumerate(mine):
        for place, top in enumerate(tops):
            if not deck.fits(card, top):
                continue
            if depth == 1:
                return 1
            rest = (*mine[:index], *mine[index + 1 :])
            covered = (*tops[:place], card, *tops[place + 1 :])
            best = max(best, 1 + _chain(rest, covered, deck, depth - 1))
            if best == depth:
                return best
    return best


def _harm(plan: Plan, glance: Glance, deck: Deck) -> float:
    theirs = [
        card
        for seat, other in enumerate(glance.view.seats)
        if seat != glance.seat
        for column in other.columns
        if (card := _top(column)) is not None
    ]
    before = sum(deck.fits(card, plan.top) for card in theirs)
    return HARM_WORTH * (sum(deck.fits(card, plan.card) for card in theirs) - before)


def _turn(glance: Glance) -> Plan | None:
    hidden = [index for index, column in enumerate(glance.me.columns) if _hidden(column)]
    if not hidden:
        return None
    keys = [Key(Row.COLUMN, index) for index in hidden]
    key = min(keys, key=lambda key: distance(glance.finger, key))
    return Plan(Aim.TURN, (key,), key.index)


def _move(glance: Glance, skill: Skill) -> Plan | None:
    """Move a card that lies on others into an empty column; any other move is useless."""
    me = glance.me
    empty = [index for index, column in enumerate(me.columns) if column.size == 0]
    sources = [index for index, column in enumerate(me.columns) if column.size > 1 and column.up]
    if not empty or not sources:
        return None
    source = max(sources, key=lambda index: _move_worth(glance, skill, index))
    keys = [Key(Row.COLUMN, index) for index in empty]
    grip = Key(Row.COLUMN, source)
    target = min(keys, key=lambda key: distance(grip, key))
    card = me.columns[source].up[-1]
    held = (target,) if me.held == source else (grip, target)
    return Plan(Aim.MOVE, held, source, card=card)


def _move_worth(glance: Glance, skill: Skill, source: int) -> float:
    me = glance.me
    if me.held == source:
        return float(COLUMNS * COLUMNS)
    near = -distance(glance.finger, Key(Row.COLUMN, source))
    return me.columns[source].size + near / 8 if skill.longest else near


def _slap(glance: Glance, skill: Skill) -> Plan | None:
    """Take the smallest pile: in the box it leaves the bigger ones to others (FF-12, FF-13)."""
    view = glance.view
    free = [index for index, pile in enumerate(view.piles) if _slappable(view, pile)]
    if not free:
        return None
    near = min(free, key=lambda index: distance(glance.finger, Key(Row.PILE, index)))
    least = min(free, key=lambda index: view.piles[index].size)
    better = view.piles[near].size - view.piles[least].size
    if skill.ahead or better >= CLEARLY_SMALLER:
        near = least
    return Plan(Aim.SLAP, (Key(Row.PILE, near),), pile=near, choices=len(free))


def _lay(me: SeatView) -> Plan:
    """Lay what is missing and reveal (FF-16)."""
    missing = (
        Key(Row.COLUMN, index)
        for index, size in enumerate(me.shape)
        if size and not me.columns[index].size
    )
    return Plan(Aim.LAY, (*missing, Key(Row.PILE, me.place)))


def _slappable(view: View, pile: PileView) -> bool:
    wanted = PileStatus.OLD if view.phase is Phase.SLAP else PileStatus.OPEN
    return pile.status is wanted


def _still_fits(plan: Plan, view: View, deck: Deck) -> bool:
    pile = view.piles[plan.pile]
    if pile.status is not PileStatus.OPEN or pile.top is None:
        return False
    return pile.top == plan.top or deck.fits(plan.card, pile.top)


def _empty_hand(me: SeatView) -> tuple[Key, ...]:
    return () if me.held == NOTHING else (Key(Row.COLUMN, me.held),)


def _top(column: ColumnView) -> Card | None:
    return column.up[-1] if column.up else None


def _hidden(column: ColumnView) -> bool:
    return column.size > 0 and not column.up
