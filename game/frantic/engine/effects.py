"""What specials do in the engine; the clauses stand in ``game.frantic.effects``."""

from collections.abc import Callable

from game.core.cards import Card
from game.core.rules import NOBODY, Seat
from game.frantic.engine.round import (
    AIM,
    ATTACK,
    COUNTER,
    COVER,
    DRAW_SHARES,
    GIVE,
    HAPPEN,
    SEND_ON,
    SHARES,
    TARGET,
    TO_COVER,
    TO_GIVE,
    TO_SEND_ON,
    TO_WISH,
    WISH,
    Round,
    Shares,
    Task,
    task,
)
from game.frantic.engine.tables import ALONE, CardSet, cards_of
from game.frantic.state import FOUR, GIFT, Attack

NUMBERS_TOO = 1
SKIPPING, GIVING, EXCHANGING, FOUR_CARDS, EQUALLING = (attack.value for attack in Attack)
"""The attacks, as questions and jobs name them in ``what``."""


def _nothing(_: Round, __: Seat) -> None:
    pass


def _event(state: Round, seat: Seat) -> None:
    state.agenda.append(task(HAPPEN, seat))


def _chance(state: Round, seat: Seat) -> None:
    state.agenda.append(task(TO_COVER, seat))


def _aiming(what: str) -> Callable[[Round, Seat], None]:
    def attack_then_wish(state: Round, seat: Seat) -> None:
        # Nobody wishes, unless the attack is countered.
        state.push(task(AIM, seat, what), task(TO_WISH, NOBODY))

    return attack_then_wish


def _fantastic(state: Round, seat: Seat) -> None:
    state.agenda.append(task(TO_WISH, seat, count=NUMBERS_TOO))


def _four(state: Round, seat: Seat) -> None:
    state.push(task(AIM, seat, FOUR_CARDS), task(TO_WISH, seat, count=NUMBERS_TOO))


def _equality(state: Round, seat: Seat) -> None:
    state.push(task(AIM, seat, EQUALLING), task(TO_WISH, seat))


def _colour_wish(state: Round, seat: Seat) -> None:
    state.agenda.append(task(TO_WISH, seat))


SET_OFF: tuple[Callable[[Round, Seat], None], ...] = (
    _nothing,
    _event,
    _chance,
    _aiming(SKIPPING),
    _aiming(GIVING),
    _aiming(EXCHANGING),
    _fantastic,
    _four,
    _equality,
    _colour_wish,
    _colour_wish,
    _nothing,
)
"""By what a card does: puts it before all other jobs."""


def targets(state: Round, seat: Seat, what: str) -> list[Seat]:
    """Return whom a seat may name (FC-12, FC-14, FC-19), in seat order."""
    others = [other for other in range(state.seats) if other != seat]
    if what == SKIPPING:
        return [other for other in others if not state.skips >> other & 1]
    if what == EQUALLING:
        own, hands = state.hands[seat].bit_count(), state.hands
        return [other for other in others if hands[other].bit_count() < own]
    return others


def cover(state: Round, job: Task) -> None:
    """Ask for a card on a 2nd Chance (FC-13)."""
    seat = job[1]
    if state.hands[seat]:
        state.ask_of(COVER, ALONE[seat])
    else:
        state.take_from_pile(seat, 1)


def wish(state: Round, job: Task) -> None:
    """Ask for a wish."""
    seat = job[1]
    if seat != NOBODY and not state.sealed:
        state.ask_of(WISH, ALONE[seat], count=job[4])


def aim(state: Round, job: Task) -> None:
    """Ask for a target, or for the shares of a Fantastic Four."""
    seat, what = job[1], job[2]
    possible = targets(state, seat, what)
    if not possible:
        return
    if len(possible) > 1 or what == EQUALLING:
        state.ask_of(SHARES if what == FOUR_CARDS else TARGET, ALONE[seat], what)
    elif what == FOUR_CARDS:
        share_out(state, seat, ((possible[0], FOUR),))
    else:
        aimed(state, seat, what, possible[0])


def aimed(state: Round, seat: Seat, what: str, target: Seat) -> None:
    """Attack whom the player has named, or nobody."""
    if target != NOBODY:
        state.agenda.append(task(ATTACK, seat, what, target))


def share_out(state: Round, seat: Seat, shares: Shares) -> None:
    """Attack all victims of a Fantastic Four (FC-18)."""
    places = {victim: place for place, (victim, _) in enumerate(shares)}
    state.agenda.append((DRAW_SHARES, seat, "", NOBODY, 0, shares))
    state.push(
        *(
            task(ATTACK, seat, FOUR_CARDS, victim, places[victim])
            for victim in state.order(seat)
            if victim in places
        )
    )


def attack(state: Round, job: Task) -> None:
    """Name a victim, who may counter while holding a card (FC-20)."""
    _, seat, what, target, count, _ = job
    hand = state.hands[target]
    if hand & state.tables.counters if state.quick else hand:
        state.ask_of(COUNTER, ALONE[target], what, seat, count)
    else:
        land(state, seat, what, target)


def land(state: Round, seat: Seat, what: str, target: Seat) -> None:
    """Carry out an attack that was not countered."""
    if what == SKIPPING:
        state.skips |= 1 << target
    elif what in (GIVING, EXCHANGING):
        state.agenda.append(task(TO_GIVE, seat, what, target))
    elif what == EQUALLING:
        hands = state.hands
        state.take_from_pile(target, hands[seat].bit_count() - hands[target].bit_count())


def countered(state: Round, seat: Seat, what: str, place: int) -> None:
    """Stop an attack, whose victim alone wishes in the end (FC-20)."""
    state.agenda[_place(state, TO_WISH)] = task(TO_WISH, seat)
    state.agenda.append(task(TO_SEND_ON, seat, what, count=place))


def send_on(state: Round, job: Task) -> None:
    """Ask whom a stopped attack is sent on to, if there is anybody."""
    _, seat, what, _, count, _ = job
    if targets(state, seat, what):
        state.ask_of(SEND_ON, ALONE[seat], what, count=count)
    else:
        sent_on(state, seat, what, NOBODY, count)


def sent_on(state: Round, seat: Seat, what: str, target: Seat, place: int) -> None:
    """Send an attack on, or let it rest; a share goes with it whole."""
    if what == FOUR_CARDS:
        at = _place(state, DRAW_SHARES)
        shares = list(state.agenda[at][5])
        shares[place] = (target, shares[place][1])
        state.agenda[at] = (*state.agenda[at][:5], tuple(shares))
    if target != NOBODY:
        state.agenda.append(task(ATTACK, seat, what, target, place))


def draw_shares(state: Round, job: Task) -> None:
    """Let the victims of a Fantastic Four draw in the order of the shares."""
    for seat, count in job[5]:
        if seat != NOBODY:
            state.take_from_pile(seat, count)


def give(state: Round, job: Task) -> None:
    """Ask for the cards of a Gift or an Exchange."""
    _, seat, what, target, _, _ = job
    if state.hands[seat].bit_count() > GIFT:
        state.ask_of(GIVE, ALONE[seat], what, target, GIFT)
    else:
        hand_over(state, seat, what, target, state.givable(seat))


def gave(state: Round, seat: Seat, card: Card) -> None:
    """Note one chosen card, and hand all over with the last."""
    what, target, left = state.what, state.other, state.count
    state.chosen.append((seat, card, NOBODY))
    if left > 1 and state.givable(seat):
        state.ask_of(GIVE, ALONE[seat], what, target, left - 1)
    else:
        bits = state.tables.bits
        chosen = sum([bits[other] for who, other, _ in state.chosen if who == seat])
        state.chosen = [choice for choice in state.chosen if choice[0] != seat]
        hand_over(state, seat, what, target, chosen)


def hand_over(state: Round, seat: Seat, what: str, target: Seat, cards: CardSet) -> None:
    """Move a Gift; an Exchange takes two at random from the hand as it was (FC-16)."""
    hands = state.hands
    taken = 0
    if what == EXCHANGING:
        bits = state.tables.bits
        shuffled = state.luck.shuffled(cards_of(hands[target]))
        taken = sum([bits[card] for card in shuffled[:GIFT]])
    hands[seat] ^= cards | taken
    hands[target] ^= cards | taken


def _place(state: Round, job: int) -> int:
    """Return where on the agenda the next job of a kind stands."""
    return max([place for place, other in enumerate(state.agenda) if other[0] == job])


SPECIAL_JOBS = {
    TO_WISH: wish,
    TO_COVER: cover,
    AIM: aim,
    TO_SEND_ON: send_on,
    ATTACK: attack,
    TO_GIVE: give,
    DRAW_SHARES: draw_shares,
}
