"""FC-61 at many positions, run by hand: ``python -m tests.frantic.secrecy 10000``.

In each all that a seat can't know is dealt again: bots of all levels must decide the same, and what
is shown and told must stay (``tests/conformance/closed_hands.py``). Hard bots take most of the
time; ``--hard-every 5`` puts every fifth position to them. A fault names the seed and the step of
its match; ``--first SEED`` begins there.
"""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from game.core.cards import Card
from game.core.rng import Rng
from game.core.rules import NOBODY, Seat
from game.frantic.bots import make_bot
from game.frantic.events import Chose, Event
from game.frantic.prompts import effect_of, nice_try_of, question_of, threat_of, watch_of
from game.frantic.state import Ask, Question, State
from tests.conformance.closed_hands import Game, Happened, choices_redealt, main

from .scenario import DECK, TABLE, make_rules, tell
from .test_secrecy import (
    KEPT_EVENTS,
    NOT_YOU,
    come_to_light,
    counterpart,
    exchanged,
    hidden,
    turned_up,
)


def options(seed: int) -> Mapping[str, str]:
    return {"limit": "rounds-3", "gambling": "any-card" if seed % 4 == 3 else "last-colour"}


def redealt(state: State, seat: Seat, luck: Rng) -> State:
    """Return the state with all that a seat can't know as it could be too."""
    cards = hidden(state, seat)
    other = exchanged(state, dict(zip(cards, luck.shuffled(cards), strict=True)), luck)
    chosen = choices_redealt(other, seat, NOBODY, luck)
    return replace(other, chosen=chosen, happenings=luck.shuffled(other.happenings))


def said(state: State) -> list[Any]:
    """Return all lines at a position, whoever reads them."""
    question = state.question
    if question is None:
        return [watch_of(state)]
    lines = [watch_of(state), *(question_of(state, seat) for seat in question.seats)]
    if question.ask is Ask.COUNTER:
        lines.append(threat_of(state))
    if question.ask is Ask.NICE_TRY:
        lines.append(nice_try_of(state))
    if question.ask in (Ask.TARGET, Ask.SEND_ON):
        lines += effects(state, question)
    return lines


def effects(state: State, question: Question) -> list[Any]:
    (seat,) = question.seats
    others = [other for other in range(len(state.hands)) if other != seat]
    return [effect_of(state, seat, question.what, other) for other in others]


def told(event: Event, before: State, audience: frozenset[Seat]) -> list[Any]:
    """Return all that is told of an event."""
    return [tell(event, before, audience)]


def opened(happened: Happened, seat: Seat | None) -> set[Card]:
    return come_to_light(*happened, seat)


def is_plain(happened: Happened, same: bool) -> bool:
    """Say whether nothing is shown that was shuffled, and no other card has moved on."""
    events, after = happened
    if after.open_hands or turned_up(events) > KEPT_EVENTS:
        return False
    return same or all(isinstance(event, Chose) for event in events[:-1])


def bot(level: str, seat: Seat, luck: Rng) -> Any:
    return make_bot(level, seat, DECK, TABLE, luck)


GAME = Game(
    rules=make_rules(),
    bot=bot,
    options=options,
    hidden=hidden,
    exchanged=exchanged,
    redealt=redealt,
    said=said,
    told=told,
    counterpart=counterpart,
    opened=opened,
    is_plain=is_plain,
    bound=frozenset({NOT_YOU}),
)
"""By FC-22 all see that somebody with Not You and another card can give but one."""

if __name__ == "__main__":
    main(GAME)
