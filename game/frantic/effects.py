"""What cards do when they are played: specials, attacks and counterattacks (FC-13 to FC-23)."""

from functools import cache

from msgspec.structs import replace

from game.core.cards import Card
from game.core.rules import NOBODY, Seat
from game.frantic.deck import BLACK, Symbol
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
from game.frantic.resolution import Resolution
from game.frantic.state import GIFT, Ask, Attack, Job, Share, State, Task

ATTACKS = {
    Symbol.SKIP: Attack.SKIP,
    Symbol.GIFT: Attack.GIFT,
    Symbol.EXCHANGE: Attack.EXCHANGE,
    Symbol.FOUR: Attack.FOUR,
    Symbol.EQUALITY: Attack.EQUALITY,
}
"""What can be countered, by the card that does it (FC-20)."""
NUMBERS_TOO = 1
"""The ``count`` of a wish that may be a number."""


def play(resolution: Resolution, seat: Seat, card: Card) -> None:
    """Let a card of a hand be played in turn; its effects come next."""
    resolution.turn.emit(Played(seat, card))
    set_off(resolution, seat, card)


def set_off(resolution: Resolution, seat: Seat, card: Card) -> None:
    """Put what a card sets off before all other jobs."""
    kind = resolution.deck.kinds[card]
    if not kind.number:
        resolution.push(*_jobs(kind.symbol, seat))
    elif kind.colour == BLACK:
        resolution.push(Task(Job.HAPPEN, seat))


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
            return Task(Job.AIM, seat, ATTACKS[symbol]), Task(Job.WISH, NOBODY)
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


def cover(resolution: Resolution, task: Task) -> None:
    """Ask for a card on a 2nd Chance; an empty hand draws at once (FC-13)."""
    if resolution.hand(task.seat):
        resolution.ask(Ask.COVER, (task.seat,))
    else:
        resolution.draw(task.seat, 1)


def wish(resolution: Resolution, task: Task) -> None:
    """Ask for a wish; where the round ends anyway it lapses (FC-11)."""
    if task.seat != NOBODY and not resolution.turn.state.sealed:
        resolution.ask(Ask.WISH, (task.seat,), count=task.count)


def wished(resolution: Resolution, seat: Seat, what: str) -> None:
    """Note a wish."""
    resolution.turn.emit(Wished(seat, what))


def aim(resolution: Resolution, task: Task) -> None:
    """Ask for a target, or for the shares of a Fantastic Four."""
    seat, what = task.seat, task.what
    possible = targets(resolution.turn.state, seat, what)
    if not possible:
        resolution.turn.emit(Fizzled(seat, what))
    elif len(possible) == 1 and what == Attack.FOUR:
        share_out(resolution, seat, (Share(possible[0], 4),))
    elif len(possible) == 1 and what != Attack.EQUALITY:
        aimed(resolution, seat, what, possible[0])
    else:
        resolution.ask(Ask.SHARES if what == Attack.FOUR else Ask.TARGET, (seat,), what=what)


def aimed(resolution: Resolution, seat: Seat, what: str, target: Seat) -> None:
    """Attack whom the player has named, or nobody (FC-23)."""
    if target == NOBODY:
        resolution.turn.emit(Fizzled(seat, what))
    else:
        resolution.push(Task(Job.ATTACK, seat, what, target))


def share_out(resolution: Resolution, seat: Seat, shares: tuple[Share, ...]) -> None:
    """Attack all victims of a Fantastic Four, from the attacker's right (FC-18)."""
    resolution.turn.emit(Shared(seat, shares))
    places = {share.seat: place for place, share in enumerate(shares)}
    asked = [
        Task(Job.ATTACK, seat, Attack.FOUR, victim, places[victim])
        for victim in resolution.order(seat)
        if victim in places
    ]
    resolution.push(*asked, Task(Job.DRAW_SHARES, seat, shares=shares))


def attack(resolution: Resolution, task: Task) -> None:
    """Name a victim, who may counter while holding a card (FC-20, FC-24)."""
    seat, what, target = task.seat, task.what, task.other
    count = _shares(resolution)[task.count].count if what == Attack.FOUR else 0
    resolution.turn.emit(Attacked(seat, target, what, count))
    if resolution.hand(target):
        resolution.ask(Ask.COUNTER, (target,), what=what, other=seat, count=task.count)
    else:
        land(resolution, seat, what, target)


def land(resolution: Resolution, seat: Seat, what: str, target: Seat) -> None:
    """Carry out an attack that was not countered; shares are drawn when all are asked."""
    if what == Attack.SKIP:
        resolution.turn.emit(SkipGiven(target))
    elif what in (Attack.GIFT, Attack.EXCHANGE):
        resolution.push(Task(Job.GIVE, seat, what, target))
    elif what == Attack.EQUALITY:
        resolution.draw(target, len(resolution.hand(seat)) - len(resolution.hand(target)))


def countered(resolution: Resolution, seat: Seat, card: Card, what: str, place: int) -> None:
    """Stop an attack; its victim may send it on, and alone wishes in the end (FC-20)."""
    resolution.turn.emit(Played(seat, card, When.COUNTER))
    _lapse_wish(resolution, seat)
    resolution.push(Task(Job.SEND_ON, seat, what, count=place))


def send_on(resolution: Resolution, task: Task) -> None:
    """Ask whom a stopped attack is sent on to, if there is anybody."""
    if targets(resolution.turn.state, task.seat, task.what):
        resolution.ask(Ask.SEND_ON, (task.seat,), what=task.what, count=task.count)
    else:
        sent_on(resolution, task.seat, task.what, NOBODY, task.count)


def sent_on(resolution: Resolution, seat: Seat, what: str, target: Seat, place: int) -> None:
    """Send an attack on, or let it rest; a share goes with it whole (FC-20)."""
    if what == Attack.FOUR:
        _move_share(resolution, place, target)
    if target == NOBODY:
        resolution.turn.emit(Stopped(seat, what))
    else:
        resolution.push(Task(Job.ATTACK, seat, what, target, place))


def draw_shares(resolution: Resolution, task: Task) -> None:
    """Let the victims of a Fantastic Four draw in the order of the shares (FC-18)."""
    for share in task.shares:
        if share.seat != NOBODY:
            resolution.draw(share.seat, share.count)


def give(resolution: Resolution, task: Task) -> None:
    """Ask for the cards of a Gift or an Exchange.

    Who holds no more than is to be given has no choice. That goes by the number of cards, which
    all can see, and not by which of them may be given (FC-22).
    """
    if len(resolution.hand(task.seat)) > GIFT:
        resolution.ask(Ask.GIVE, (task.seat,), what=task.what, other=task.other, count=GIFT)
    else:
        hand_over(resolution, task.seat, task.what, task.other, resolution.givable(task.seat))


def gave(
    resolution: Resolution, seat: Seat, card: Card, what: str, target: Seat, left: int
) -> None:
    """Note one chosen card, and hand all over with the last (FC-15, FC-16)."""
    resolution.turn.emit(Chose(seat, card))
    if left > 1 and resolution.givable(seat):
        resolution.ask(Ask.GIVE, (seat,), what=what, other=target, count=left - 1)
    else:
        chosen = tuple(
            choice.card for choice in resolution.turn.state.chosen if choice.seat == seat
        )
        hand_over(resolution, seat, what, target, chosen)


def hand_over(
    resolution: Resolution, seat: Seat, what: str, target: Seat, cards: tuple[Card, ...]
) -> None:
    """Move a Gift; an Exchange takes two at random from the hand as it was (FC-16)."""
    resolution.turn.seal()
    if what == Attack.EXCHANGE:
        taken = resolution.luck.shuffled(resolution.hand(target))[:GIFT]
        resolution.turn.emit(Took(seat, target, taken, what))
    resolution.turn.emit(Gave(seat, target, cards, what))


def _shares(resolution: Resolution) -> tuple[Share, ...]:
    return resolution.agenda[_place(resolution, Job.DRAW_SHARES)].shares


def _move_share(resolution: Resolution, place: int, target: Seat) -> None:
    at = _place(resolution, Job.DRAW_SHARES)
    shares = list(resolution.agenda[at].shares)
    shares[place] = Share(target, shares[place].count)
    resolution.agenda[at] = replace(resolution.agenda[at], shares=tuple(shares))


def _lapse_wish(resolution: Resolution, seat: Seat) -> None:
    """Let only the player of the last Counterattack wish, and only for a colour (FC-20)."""
    resolution.agenda[_place(resolution, Job.WISH)] = Task(Job.WISH, seat)


def _place(resolution: Resolution, job: Job) -> int:
    """Return where on the agenda the next job of a kind stands."""
    return max(place for place, task in enumerate(resolution.agenda) if task.job is job)
