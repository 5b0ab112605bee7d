"""The engine: what an answer does to a round, at once and in place.

It plays by the same rules as ``game.frantic.rules``, where the clauses stand. It emits no events
and keeps no discard pile. What is asked and what is answered are whole numbers:

- a turn, or the cover of a 2nd Chance: the rank of the card, ``LEAVE`` to draw or to pass
- a wish: its place in ``WISHES``; a target: the seat, or ``LEAVE``; shares: pairs of seat and count
- Counterattack, Nice Try: ``DO`` or ``LEAVE``; presents: eight times the rank, and the seat
- to give, to discard, to put down, to pick: the rank, or ``LEAVE``; the Eye: ``LEAVE``

A round is over when ``OVER`` is asked; then ``scores`` has what it brought each seat.
"""

from collections.abc import Callable
from typing import Any, cast

from game.core.cards import NOTHING, Card
from game.core.rules import NOBODY, Seat
from game.frantic.deck import COLOURS
from game.frantic.engine import effects, happenings
from game.frantic.engine.round import (
    COUNTER,
    COVER,
    DISCARD,
    EYE,
    GIVE,
    JOBS,
    NEXT_TURN,
    NICE_TRY,
    NOTHING_ASKED,
    PICK,
    PRESENTS,
    PUT_DOWN,
    SEND_ON,
    SETTLE,
    SHARES,
    TARGET,
    TO_WISH,
    TURN,
    WISH,
    Round,
    Shares,
    Task,
    task,
)
from game.frantic.engine.tables import ALONE, NO_WISH, NUMBER, WISHES, CardSet, Rank, first_of
from game.frantic.questions import shares
from game.frantic.state import NICE_TRY as NICE_TRY_CARDS

LEAVE, DO = -1, 1
Code = int | Shares
"""An answer."""
RECEIVERS = 8
"""A present is so many times its rank, and the seat that gets it."""

_ENDS = tuple((task(NEXT_TURN, seat), task(SETTLE, seat)) for seat in range(len(ALONE)))


class Engine(Round):
    """A round in progress, and what may be answered."""

    __slots__ = ()

    def act(self, seat: Seat, code: Code) -> None:
        """Do what a seat answers that is asked, and everything after it up to the next question."""
        _ACTS[self.ask](self, seat, code)

    def legal(self, seat: Seat) -> list[Code]:
        """Return what a seat that is asked may answer, in the order of the rules."""
        return _LEGAL[self.ask](self, seat)

    def play(self, seat: Seat, card: Card) -> None:
        """Play a card in turn: most often a number, after which the next one is in turn."""
        tables = self.tables
        hand = self.hands[seat] = self.hands[seat] ^ tables.bits[card]
        if hand and tables.deeds[card] == NUMBER:
            self.face, self.wish, self.colour = card, NO_WISH, tables.colours[card]
            self.next_turn(seat)
        else:
            self.agenda += _ENDS[seat]
            self.set_off(seat, card)
            self.run()

    def set_off(self, seat: Seat, card: Card) -> None:
        """Put a card on top, and what it sets off before all other jobs."""
        self.lay(card)
        effects.SET_OFF[self.tables.deeds[card]](self, seat)

    def run(self) -> None:
        """Do what is on the agenda up to the next question."""
        self.ask = NOTHING_ASKED
        agenda = self.agenda
        while agenda and self.ask == NOTHING_ASKED:
            job = agenda.pop()
            _JOBS[job[0]](self, job)

    def one_of(self, cards: CardSet, rank: Code) -> Card:
        """Return a card of a rank, one among some; there must be one."""
        return first_of(cards & self.tables.kinds[cast("Rank", rank)])

    def ranks_of(self, cards: CardSet) -> list[Code]:
        """Return the ranks of some cards, each once, in order."""
        return [rank for rank, kind in enumerate(self.tables.kinds) if kind & cards]


# What answers do.


def _in_turn(engine: Engine, seat: Seat, code: Code) -> None:
    if code != LEAVE:
        engine.play(seat, engine.one_of(engine.hands[seat], code))
    elif engine.count:
        engine.next_turn(seat)
    else:
        engine.draw_in_turn(seat)


def _covering(engine: Engine, seat: Seat, code: Code) -> None:
    if code == LEAVE:
        engine.take_from_pile(seat, 1)
    else:
        card = engine.one_of(engine.hands[seat], code)
        engine.hands[seat] ^= engine.tables.bits[card]
        engine.set_off(seat, card)
    engine.run()


def _wishing(engine: Engine, _: Seat, code: Code) -> None:
    engine.wish = cast("int", code)
    if engine.wish < len(COLOURS):
        engine.colour = engine.wish
    engine.run()


def _aiming(engine: Engine, seat: Seat, code: Code) -> None:
    effects.aimed(engine, seat, engine.what, cast("Seat", code))
    engine.run()


def _sending_on(engine: Engine, seat: Seat, code: Code) -> None:
    effects.sent_on(engine, seat, engine.what, cast("Seat", code), engine.count)
    engine.run()


def _sharing(engine: Engine, seat: Seat, code: Code) -> None:
    effects.share_out(engine, seat, cast("Shares", code))
    engine.run()


def _countering(engine: Engine, seat: Seat, code: Code) -> None:
    if code == LEAVE:
        effects.land(engine, engine.other, engine.what, seat)
    else:
        card = first_of(engine.hands[seat] & engine.tables.counters)
        engine.hands[seat] ^= engine.tables.bits[card]
        engine.lay(card)
        effects.countered(engine, seat, engine.what, engine.count)
    engine.run()


def _giving(engine: Engine, seat: Seat, code: Code) -> None:
    engine.ask = NOTHING_ASKED
    effects.gave(engine, seat, engine.one_of(engine.free(seat), code))
    _go_on(engine)


def _trying(engine: Engine, seat: Seat, code: Code) -> None:
    """Say Nice Try, or let it be; after the last the round is over (FC-21)."""
    if code == LEAVE:
        engine.ask = NOTHING_ASKED
        if not engine.ask_others(NICE_TRY, seat):
            engine.end_round()
        return
    card = first_of(engine.hands[seat] & engine.tables.nice_tries)
    emptied = [other for other in engine.order(engine.other) if not engine.hands[other]]
    engine.hands[seat] ^= engine.tables.bits[card]
    engine.lay(card)
    for victim in emptied:
        engine.take_from_pile(victim, NICE_TRY_CARDS)
    if engine.sealed or not engine.hands[seat]:
        engine.end_round()
    else:
        engine.agenda.append(task(TO_WISH, seat))
        engine.run()


def _presenting(engine: Engine, seat: Seat, code: Code) -> None:
    rank, to = divmod(cast("int", code), RECEIVERS)
    engine.ask = NOTHING_ASKED
    happenings.presented(engine, seat, engine.one_of(engine.free(seat), rank), to)
    _go_on(engine)


def _discarding(engine: Engine, seat: Seat, code: Code) -> None:
    engine.ask = NOTHING_ASKED
    happenings.discarded(engine, seat, engine.one_of(engine.free(seat), code))
    _go_on(engine)


def _putting_down(engine: Engine, seat: Seat, code: Code) -> None:
    card = NOTHING if code == LEAVE else engine.one_of(engine.free(seat), code)
    engine.chosen.append((seat, card, NOBODY))
    engine.run()


def _picking(engine: Engine, seat: Seat, code: Code) -> None:
    rank = engine.tables.ranks
    card = next(card for card in engine.market if rank[card] == code)
    happenings.picked(engine, seat, card)
    engine.run()


def _having_seen(engine: Engine, seat: Seat, _: Code) -> None:
    engine.ask = NOTHING_ASKED
    if not engine.ask_others(EYE, seat):
        engine.run()


def _go_on(engine: Engine) -> None:
    """Go on unless the answer has led to a question at once."""
    if engine.ask == NOTHING_ASKED:
        engine.run()


_ACTS: dict[int, Callable[[Engine, Seat, Any], None]] = {
    TURN: _in_turn,
    COVER: _covering,
    WISH: _wishing,
    TARGET: _aiming,
    SEND_ON: _sending_on,
    SHARES: _sharing,
    COUNTER: _countering,
    GIVE: _giving,
    NICE_TRY: _trying,
    PRESENTS: _presenting,
    DISCARD: _discarding,
    PUT_DOWN: _putting_down,
    PICK: _picking,
    EYE: _having_seen,
}
_BY_JOB: dict[int, Callable[[Any, Task], None]] = {
    NEXT_TURN: lambda engine, job: engine.next_turn(job[1]),
    SETTLE: lambda engine, job: engine.settle(job[1]),
    **effects.SPECIAL_JOBS,
    **happenings.EVENT_JOBS,
}
_JOBS = tuple(_BY_JOB[job] for job in range(len(JOBS)))

# What may be answered.


def _plays(engine: Engine, seat: Seat) -> list[Code]:
    return [*engine.ranks_of(engine.fitting(seat)), LEAVE]


def _covers(engine: Engine, seat: Seat) -> list[Code]:
    return engine.ranks_of(engine.fitting(seat)) or [LEAVE]


def _wishes(engine: Engine, _: Seat) -> list[Code]:
    return list(range(len(WISHES) if engine.count else len(COLOURS)))


def _targets(engine: Engine, seat: Seat) -> list[Code]:
    named: list[Code] = list(effects.targets(engine, seat, engine.what))
    may_leave = engine.ask == SEND_ON or engine.what == effects.EQUALLING
    return [*named, LEAVE] if may_leave else named


def _sharings(engine: Engine, seat: Seat) -> list[Code]:
    found = shares(seat, engine.seats)
    return [tuple((share.seat, share.count) for share in one.shares) for one in found]


def _counters(engine: Engine, seat: Seat) -> list[Code]:
    return [DO, LEAVE] if engine.hands[seat] & engine.tables.counters else [LEAVE]


def _tries(engine: Engine, seat: Seat) -> list[Code]:
    return [DO, LEAVE] if engine.hands[seat] & engine.tables.nice_tries else [LEAVE]


def _gifts(engine: Engine, seat: Seat) -> list[Code]:
    return engine.ranks_of(engine.givable(seat))


def _presents(engine: Engine, seat: Seat) -> list[Code]:
    ranks = engine.ranks_of(engine.free(seat))
    others = engine.order(seat)[:-1]
    return [cast("int", rank) * RECEIVERS + other for rank in ranks for other in others]


def _discards(engine: Engine, seat: Seat) -> list[Code]:
    return engine.ranks_of(engine.free(seat))


def _bids(engine: Engine, seat: Seat) -> list[Code]:
    return engine.ranks_of(engine.gambling(seat)) or [LEAVE]


def _market(engine: Engine, _: Seat) -> list[Code]:
    return engine.ranks_of(sum([engine.tables.bits[card] for card in engine.market]))


def _only(_: Engine, __: Seat) -> list[Code]:
    return [LEAVE]


_LEGAL: dict[int, Callable[[Engine, Seat], list[Code]]] = {
    TURN: _plays,
    COVER: _covers,
    WISH: _wishes,
    TARGET: _targets,
    SEND_ON: _targets,
    SHARES: _sharings,
    COUNTER: _counters,
    GIVE: _gifts,
    NICE_TRY: _tries,
    PRESENTS: _presents,
    DISCARD: _discards,
    PUT_DOWN: _bids,
    PICK: _market,
    EYE: _only,
}
