"""What cards do when they are played: specials, attacks and counterattacks (FC-13 to FC-23)."""

from functools import cache

from msgspec.structs import replace

from game.core.rules import NOBODY, Seat
from game.frantic.deck import BLACK, Card, Symbol
from game.frantic.events import (
    Attacked,
    Chose,
    Fizzled,
    Gave,
    Played,
    Shared,
    SkipGiven,
    Stopped,
    Took,
    When,
    Wished,
)
from game.frantic.flow import Flow
from game.frantic.state import GIFT, Ask, Attack, Job, Share, State, Task

_ATTACKS = {
    Symbol.SKIP: Attack.SKIP,
    Symbol.GIFT: Attack.GIFT,
    Symbol.EXCHANGE: Attack.EXCHANGE,
    Symbol.FOUR: Attack.FOUR,
    Symbol.EQUALITY: Attack.EQUALITY,
}
NUMBERS_TOO = 1
"""The ``count`` of a wish that may be a number."""


def play(flow: Flow, seat: Seat, card: Card) -> None:
    """Let a card of a hand be played in turn; its effects come next."""
    flow.turn.emit(Played(seat, card))
    set_off(flow, seat, card)


def set_off(flow: Flow, seat: Seat, card: Card) -> None:
    """Put what a card sets off before all other jobs."""
    kind = flow.deck.kinds[card]
    if not kind.number:
        flow.push(*_jobs(kind.symbol, seat))
    elif kind.colour == BLACK:
        flow.push(Task(Job.HAPPEN, seat))


@cache
def _jobs(symbol: Symbol, seat: Seat) -> tuple[Task, ...]:
    """Return what a special sets off when a seat has played it."""
    match symbol:
        case Symbol.CHANCE:
            return (Task(Job.COVER, seat),)
        case Symbol.FANTASTIC:
            return (Task(Job.WISH, seat, count=NUMBERS_TOO),)
        case Symbol.SKIP | Symbol.GIFT | Symbol.EXCHANGE:
            # Nobody wishes, unless the attack is countered.
            return Task(Job.AIM, seat, _ATTACKS[symbol]), Task(Job.WISH, NOBODY)
        case Symbol.FOUR:
            aim = Task(Job.AIM, seat, Attack.FOUR)
            return aim, Task(Job.WISH, seat, count=NUMBERS_TOO)
        case Symbol.EQUALITY:
            return Task(Job.AIM, seat, Attack.EQUALITY), Task(Job.WISH, seat)
        case Symbol.COUNTER | Symbol.NICE_TRY:
            return (Task(Job.WISH, seat),)
        case Symbol.NOT_YOU | Symbol.NUMBER:
            return ()


def targets(state: State, seat: Seat, what: str) -> tuple[Seat, ...]:
    """Return whom a seat may name for an attack (FC-12, FC-14, FC-19), in seat order."""
    hands = state.hands
    others = tuple(other for other in range(len(hands)) if other != seat)
    if what == Attack.SKIP:
        return tuple(other for other in others if other not in state.skips)
    if what == Attack.EQUALITY:
        return tuple(other for other in others if len(hands[other]) < len(hands[seat]))
    return others


def cover(flow: Flow, task: Task) -> None:
    """Ask for a card on a 2nd Chance; an empty hand draws at once (FC-13)."""
    if flow.hand(task.seat):
        flow.ask(Ask.COVER, (task.seat,))
    else:
        flow.draw(task.seat, 1)


def wish(flow: Flow, task: Task) -> None:
    """Ask for a wish; where the round ends anyway it lapses (FC-11)."""
    if task.seat != NOBODY and not flow.turn.state.sealed:
        flow.ask(Ask.WISH, (task.seat,), count=task.count)


def wished(flow: Flow, seat: Seat, what: str) -> None:
    """Note a wish."""
    flow.turn.emit(Wished(seat, what))


def aim(flow: Flow, task: Task) -> None:
    """Ask for a target, or for the shares of a Fantastic Four."""
    seat, what = task.seat, task.what
    possible = targets(flow.turn.state, seat, what)
    if not possible:
        flow.turn.emit(Fizzled(seat, what))
    elif len(possible) == 1 and what == Attack.FOUR:
        share_out(flow, seat, (Share(possible[0], 4),))
    elif len(possible) == 1 and what != Attack.EQUALITY:
        aimed(flow, seat, what, possible[0])
    else:
        flow.ask(Ask.SHARES if what == Attack.FOUR else Ask.TARGET, (seat,), what=what)


def aimed(flow: Flow, seat: Seat, what: str, target: Seat) -> None:
    """Attack whom the player has named, or nobody (FC-23)."""
    if target == NOBODY:
        flow.turn.emit(Fizzled(seat, what))
    else:
        flow.push(Task(Job.ATTACK, seat, what, target))


def share_out(flow: Flow, seat: Seat, shares: tuple[Share, ...]) -> None:
    """Attack all victims of a Fantastic Four, from the attacker's right (FC-18)."""
    flow.turn.emit(Shared(seat, shares))
    places = {share.seat: place for place, share in enumerate(shares)}
    asked = [
        Task(Job.ATTACK, seat, Attack.FOUR, victim, places[victim])
        for victim in flow.order(seat)
        if victim in places
    ]
    flow.push(*asked, Task(Job.DRAW_SHARES, seat, shares=shares))


def attack(flow: Flow, task: Task) -> None:
    """Name a victim, who may counter while holding a card (FC-20, FC-24)."""
    seat, what, target = task.seat, task.what, task.other
    count = _shares(flow)[task.count].count if what == Attack.FOUR else 0
    flow.turn.emit(Attacked(seat, target, what, count))
    if flow.hand(target):
        flow.ask(Ask.COUNTER, (target,), what=what, other=seat, count=task.count)
    else:
        land(flow, seat, what, target)


def land(flow: Flow, seat: Seat, what: str, target: Seat) -> None:
    """Carry out an attack that was not countered; shares are drawn when all are asked."""
    if what == Attack.SKIP:
        flow.turn.emit(SkipGiven(target))
    elif what in (Attack.GIFT, Attack.EXCHANGE):
        flow.push(Task(Job.GIVE, seat, what, target))
    elif what == Attack.EQUALITY:
        flow.draw(target, len(flow.hand(seat)) - len(flow.hand(target)))


def countered(flow: Flow, seat: Seat, card: Card, what: str, place: int) -> None:
    """Stop an attack; its victim may send it on, and alone wishes in the end (FC-20)."""
    flow.turn.emit(Played(seat, card, When.COUNTER))
    _lapse_wish(flow, seat)
    flow.push(Task(Job.SEND_ON, seat, what, count=place))


def send_on(flow: Flow, task: Task) -> None:
    """Ask whom a stopped attack is sent on to, if there is anybody."""
    if targets(flow.turn.state, task.seat, task.what):
        flow.ask(Ask.SEND_ON, (task.seat,), what=task.what, count=task.count)
    else:
        sent_on(flow, task.seat, task.what, NOBODY, task.count)


def sent_on(flow: Flow, seat: Seat, what: str, target: Seat, place: int) -> None:
    """Send an attack on, or let it rest; a share goes with it whole (FC-20)."""
    if what == Attack.FOUR:
        _move_share(flow, place, target)
    if target == NOBODY:
        flow.turn.emit(Stopped(seat, what))
    else:
        flow.push(Task(Job.ATTACK, seat, what, target, place))


def draw_shares(flow: Flow, task: Task) -> None:
    """Let the victims of a Fantastic Four draw in the order of the shares (FC-18)."""
    for share in task.shares:
        if share.seat != NOBODY:
            flow.draw(share.seat, share.count)


def give(flow: Flow, task: Task) -> None:
    """Ask for the cards of a Gift or an Exchange.

    Who holds no more than is to be given has no choice. That goes by the number of cards, which
    all can see, and not by which of them may be given (FC-22).
    """
    if len(flow.hand(task.seat)) > GIFT:
        flow.ask(Ask.GIVE, (task.seat,), what=task.what, other=task.other, count=GIFT)
    else:
        hand_over(flow, task.seat, task.what, task.other, flow.givable(task.seat))


def gave(flow: Flow, seat: Seat, card: Card, what: str, target: Seat, left: int) -> None:
    """Note one chosen card, and hand all over with the last (FC-15, FC-16)."""
    flow.turn.emit(Chose(seat, card))
    if left > 1 and flow.givable(seat):
        flow.ask(Ask.GIVE, (seat,), what=what, other=target, count=left - 1)
    else:
        chosen = tuple(choice.card for choice in flow.turn.state.chosen if choice.seat == seat)
        hand_over(flow, seat, what, target, chosen)


def hand_over(flow: Flow, seat: Seat, what: str, target: Seat, cards: tuple[Card, ...]) -> None:
    """Move a Gift; an Exchange takes two at random from the hand as it was (FC-16)."""
    flow.turn.seal()
    if what == Attack.EXCHANGE:
        taken = flow.turn.luck.shuffled(flow.hand(target))[:GIFT]
        flow.turn.emit(Took(seat, target, taken, what))
    flow.turn.emit(Gave(seat, target, cards, what))


def _shares(flow: Flow) -> tuple[Share, ...]:
    return flow.agenda[_place(flow, Job.DRAW_SHARES)].shares


def _move_share(flow: Flow, place: int, target: Seat) -> None:
    at = _place(flow, Job.DRAW_SHARES)
    shares = list(flow.agenda[at].shares)
    shares[place] = Share(target, shares[place].count)
    flow.agenda[at] = replace(flow.agenda[at], shares=tuple(shares))


def _lapse_wish(flow: Flow, seat: Seat) -> None:
    """Let only the player of the last Counterattack wish, and only for a colour (FC-20)."""
    flow.agenda[_place(flow, Job.WISH)] = Task(Job.WISH, seat)


def _place(flow: Flow, job: Job) -> int:
    """Return where on the agenda the next job of a kind stands."""
    return max(place for place, task in enumerate(flow.agenda) if task.job is job)
