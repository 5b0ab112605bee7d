"""FB-36 at many positions, run by hand: ``python -m tests.board.secrecy 10000``.

In each all that a seat can't know is dealt again: bots of all levels must decide the same, and what
is shown and told must stay (``tests/conformance/closed_hands.py``). Hard bots take most of the
time; ``--hard-every 5`` puts every fifth position to them. A fault names the seed and the step of
its match; ``--first SEED`` begins there.
"""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from game.board.bots import make_bot
from game.board.events import Chose, Event
from game.board.prompts import outcome_of_roll, question_of, threat_of, watch_of
from game.board.state import Action, Ask, State
from game.core.cards import Card
from game.core.rng import Rng
from game.core.rules import NOBODY, Seat
from tests.conformance.closed_hands import Game, Happened, Names, choices_redealt, main

from .scenario import BOARDS, DECK, TABLE, make_rules, tell
from .test_secrecy import come_to_light, counterpart, exchanged, hidden

WILD = ("off", "8", "16")


def options(seed: int) -> Mapping[str, str]:
    board = BOARDS[seed % len(BOARDS)].key
    return {"limit": "rounds-2", "board": board, "wild": WILD[seed % 5 % 3]}


def renamed(state: State, names: Names, _: Rng) -> State:
    return exchanged(state, names)


def redealt(state: State, seat: Seat, luck: Rng) -> State:
    """Return the state with all that a seat can't know as it could be too."""
    cards = hidden(state, seat)
    other = exchanged(state, dict(zip(cards, luck.shuffled(cards), strict=True)))
    chosen = choices_redealt(other, seat, NOBODY, luck)
    return replace(other, chosen=chosen)


def said(state: State) -> list[Any]:
    """Return all lines at a position, whoever reads them."""
    question = state.question
    if question is None:
        return [watch_of(state)]
    lines = [watch_of(state), *(question_of(state, seat) for seat in question.seats)]
    if question.ask is Ask.BLOCK:
        lines.append(threat_of(state))
    if question.ask is Ask.REROLL:
        lines.append(outcome_of_roll(state, DECK, TABLE))
    return lines


def told(event: Event, before: State, audience: frozenset[Seat]) -> list[Any]:
    """Return all that is told of an event."""
    return [tell(event, before, audience)]


def as_seen(_: State, other: State, actor: Seat, action: Action) -> Action | None:
    return counterpart(other, actor, action)


def opened(happened: Happened, seat: Seat | None) -> set[Card]:
    return come_to_light(*happened, seat)


def is_plain(happened: Happened, same: bool) -> bool:
    """Say whether hands stay closed, and no other card has moved on."""
    events, after = happened
    return not after.open_hands and (same or all(isinstance(e, Chose) for e in events[:-1]))


def bot(level: str, seat: Seat, luck: Rng) -> Any:
    return make_bot(level, seat, DECK, TABLE, BOARDS, luck)


GAME = Game(
    rules=make_rules(),
    bot=bot,
    options=options,
    hidden=hidden,
    exchanged=renamed,
    redealt=redealt,
    said=said,
    told=told,
    counterpart=as_seen,
    opened=opened,
    is_plain=is_plain,
    levels=("easy", "normal", "hard", "master"),
)

if __name__ == "__main__":
    main(GAME)
