"""What an event card says: its name, what it does, and what it brings whom as things stand."""

from collections.abc import Callable, Sequence

from game.core.rounds.event_table import Effect, EventTable
from game.core.rounds.resolution import turn_order
from game.core.rules import NOBODY, Seat
from game.core.sentence import Arg, Sentence
from game.core.telling import Poster
from game.frantic.happenings import ANY_CARD, Verb
from game.frantic.phrases import colour_id, event_id, event_text
from game.frantic.state import State

WHOM, EACH = "frantic-poster", "frantic-each"

_Order = Sequence[Seat]
_Each = tuple[Sentence, ...]


def poster_of(key: str, seat: Seat, state: State, table: EventTable) -> Poster:
    """Return what an event that a seat turns up is called, does, and to whom."""
    text = event_text(key, state.rules.gambling)
    whom, each = whom_of(key, seat, state, table), each_of(key, seat, state, table)
    return Poster(key, Sentence(event_id(key)), text, whom, each)


def whom_of(key: str, seat: Seat, state: State, table: EventTable) -> Sentence:
    """Return whom an event is about, and with whom it begins (FC-30)."""
    order, effect = turn_order(seat, len(state.hands)), table.effects(key)[0]
    match effect.verb:
        case Verb.NOTHING:
            return Sentence(f"{WHOM}-nobody")
        case Verb.TAKE_FROM_LARGEST | Verb.DRAW_TO_LARGEST:
            return _largest(state, order)
        case Verb.SWAP_EXTREMES:
            return Sentence(f"{WHOM}-{'level' if _level(state) else 'swap'}")
        case Verb.DISCARD_LAST_COLOUR:
            return _last_colour(state)
        case Verb.GAMBLE if state.rules.gambling != ANY_CARD:
            return _last_colour(state)
        case Verb.END_ROUND_SCORING:
            return Sentence(f"{WHOM}-scores", args={"points": effect.count})
        case Verb.END_ROUND:
            return Sentence(f"{WHOM}-counted")
        case Verb.BOMB:
            return Sentence(f"{WHOM}-bomb", args={"turns": effect.count})
        case Verb.SHUFFLE_HANDS:
            cards = sum(map(len, state.hands))
            return Sentence(f"{WHOM}-shuffled", order[0], {"count": cards})
        case Verb.PASS_HANDS | Verb.DISCARD_EQUAL_NUMBERS | Verb.SHOW_HANDS:
            return Sentence(f"{WHOM}-everybody")
        case Verb.GIVE_HAND if len(order) == 2:
            return Sentence(f"{WHOM}-both")
        case Verb.GIVE_HAND | Verb.GIVE_CARD | Verb.GAMBLE:
            return Sentence(f"{WHOM}-secret", order[0], {"seats": len(order)})
        case _:
            return Sentence(f"{WHOM}-begins", order[0])


def each_of(key: str, seat: Seat, state: State, table: EventTable) -> _Each:
    """Return what an event brings whom by what everybody may know: how large hands are."""
    order, effects = turn_order(seat, len(state.hands)), table.effects(key)
    told = _EACH.get(effects[0].verb)
    return () if told is None else told(state, order, effects)


def _largest(state: State, order: _Order) -> Sentence:
    """Return who holds most, which Charity takes from and Communism draws up to (FC-31, FC-32)."""
    if _level(state):
        return Sentence(f"{WHOM}-level")
    most = max(map(len, state.hands))
    rich = tuple(seat for seat in order if len(state.hands[seat]) == most)
    return Sentence(f"{WHOM}-most", args={"count": most}, several=rich)


def _level(state: State) -> bool:
    """Say whether all hands are equally large."""
    return len({len(hand) for hand in state.hands}) == 1


def _last_colour(state: State) -> Sentence:
    """Return what colour is meant (FC-38a)."""
    if not state.colour:
        return Sentence(f"{WHOM}-no-colour")
    return Sentence(f"{WHOM}-colour", words={"wish": colour_id(state.colour)})


# What it brings each, in the order in which it is carried out.


def _one(end: str, seat: Seat, count: int, target: Seat = NOBODY, **more: Arg) -> Sentence:
    seats = {} if target == NOBODY else {"target": target}
    return Sentence(f"{EACH}-{end}", seat, {"count": count, **more}, seats)


def _take(state: State, order: _Order, _: Sequence[Effect]) -> _Each:
    """Each takes a card from each of the largest hands, while it has one (FC-31)."""
    most = max(map(len, state.hands))
    rich = [seat for seat in order if len(state.hands[seat]) == most]
    takers = [seat for seat in order if seat not in rich]
    return tuple(_one("takes", seat, len(rich)) for seat in takers[:most])


def _to_largest(state: State, order: _Order, _: Sequence[Effect]) -> _Each:
    most = max(map(len, state.hands))
    missing = ((seat, most - len(state.hands[seat])) for seat in order)
    return tuple(_one("draws", seat, count) for seat, count in missing if count)


def _draw(_: State, order: _Order, effects: Sequence[Effect]) -> _Each:
    return tuple(_one("draws", seat, effects[0].count) for seat in order)


def _draw_rising(_: State, order: _Order, effects: Sequence[Effect]) -> _Each:
    numbers = enumerate(order, 1)
    return tuple(_one("draws", seat, place * effects[0].count) for place, seat in numbers)


def _discard_rising(state: State, order: _Order, effects: Sequence[Effect]) -> _Each:
    """Each discards so many, or all where there are fewer (FC-43)."""
    wanted = ((seat, place * effects[0].count) for place, seat in enumerate(order, 1))
    return tuple(
        _one("discards", seat, min(count, len(state.hands[seat]))) for seat, count in wanted
    )


def _renew(state: State, order: _Order, effects: Sequence[Effect]) -> _Each:
    """Each discards the whole hand, and then draws (FC-42)."""
    drawn = sum(effect.count for effect in effects if effect.verb == Verb.DRAW)
    return tuple(_one("renews", seat, len(state.hands[seat]), drawn=drawn) for seat in order)


def _pass_hands(state: State, order: _Order, _: Sequence[Effect]) -> _Each:
    """Each gives the whole hand to the right (FC-34)."""
    seats = len(order)
    return tuple(
        _one("hands-on", seat, len(state.hands[seat]), target=(seat + 1) % seats) for seat in order
    )


def _swap(state: State, order: _Order, _: Sequence[Effect]) -> _Each:
    """The smallest and the largest hand change places (FC-44)."""
    if _level(state):
        return ()
    sizes = [len(state.hands[seat]) for seat in order]
    least, most = order[sizes.index(min(sizes))], order[sizes.index(max(sizes))]
    return (
        _one("swaps", least, min(sizes), after=max(sizes)),
        _one("swaps", most, max(sizes), after=min(sizes)),
    )


def _shuffled(state: State, order: _Order, _: Sequence[Effect]) -> _Each:
    """Cards are dealt one by one: the first in order get the odd ones (FC-49)."""
    cards, seats = sum(map(len, state.hands)), len(order)
    dealt = (cards // seats + (place < cards % seats) for place in range(seats))
    return tuple(
        _one("swaps", seat, len(state.hands[seat]), after=after)
        for seat, after in zip(order, dealt, strict=True)
    )


def _give(state: State, order: _Order, effects: Sequence[Effect]) -> _Each:
    """Each gives the whole hand away, or one card of it (FC-41, FC-45)."""
    whole = effects[0].verb == Verb.GIVE_HAND
    holders = ((seat, len(state.hands[seat])) for seat in order)
    return tuple(_one("gives", seat, count if whole else 1) for seat, count in holders if count)


def _market(state: State, order: _Order, _: Sequence[Effect]) -> _Each:
    """Each picks one, in order (FC-39)."""
    there = min(len(order), len(state.draw))
    return tuple(_one("picks", seat, place) for place, seat in enumerate(order[:there], 1))


def _counted(state: State, order: _Order, _: Sequence[Effect]) -> _Each:
    return tuple(_one("counts", seat, len(state.hands[seat])) for seat in order)


_EACH: dict[str, Callable[[State, _Order, Sequence[Effect]], _Each]] = {
    Verb.TAKE_FROM_LARGEST: _take,
    Verb.DRAW_TO_LARGEST: _to_largest,
    Verb.DRAW: _draw,
    Verb.DRAW_RISING: _draw_rising,
    Verb.DISCARD_RISING: _discard_rising,
    Verb.DISCARD_HAND: _renew,
    Verb.PASS_HANDS: _pass_hands,
    Verb.SWAP_EXTREMES: _swap,
    Verb.SHUFFLE_HANDS: _shuffled,
    Verb.GIVE_HAND: _give,
    Verb.GIVE_CARD: _give,
    Verb.MARKET: _market,
    Verb.END_ROUND: _counted,
}
