"""What an event of the d20 says: its name, what it does, and what it brings whom for now."""

from collections.abc import Callable, Sequence

from game.board.deck import Deck
from game.board.happenings import Verb, goals_of, last_coloured, puts_pawns
from game.board.phrases import colour_of, event_name, event_text
from game.board.state import NO_BOMB, State
from game.core.rounds.event_table import Effect, EventTable
from game.core.rounds.resolution import turn_order
from game.core.rules import Seat
from game.core.sentence import Arg, Sentence
from game.core.telling import Poster

WHOM, EACH = "board-poster", "board-each"

_Order = Sequence[Seat]
_Each = tuple[Sentence, ...]


def poster_of(key: str, seat: Seat, state: State, deck: Deck, table: EventTable) -> Poster:
    """Return what an event that a seat has rolled is called, does, and to whom."""
    whom, each = whom_of(key, seat, state, deck, table), each_of(key, seat, state, table)
    return Poster(key, event_name(key), event_text(key), whom, each)


def whom_of(key: str, seat: Seat, state: State, deck: Deck, table: EventTable) -> Sentence:
    """Return whom an event is about, or with whom it begins (FB-40)."""
    first = turn_order(seat, len(state.hands))[0]
    effects = table.effects(key)
    effect = effects[0]
    match effect.verb:
        case Verb.NOTHING:
            return Sentence(f"{WHOM}-nobody")
        case Verb.MOVE_EACH | Verb.MARKET | Verb.DROP_HANDS:
            return Sentence(f"{WHOM}-begins", first)
        case Verb.SHUFFLE_HANDS:
            cards = sum(map(len, state.hands))
            return Sentence(f"{WHOM}-shuffled", first, {"count": cards})
        case Verb.GIVE_HAND if len(state.hands) == 2:
            return Sentence(f"{WHOM}-both")
        case Verb.GIVE_HAND | Verb.GIVE_CARD:
            return Sentence(f"{WHOM}-secret", args={"seats": len(state.hands)})
        case Verb.ROLL_ON | Verb.ROLL_BACK | Verb.ROLL_HIGHEST:
            return Sentence(f"{WHOM}-rolls")
        case Verb.DEAL_TELEPORTS:
            return Sentence(f"{WHOM}-teleports")
        case Verb.CLEAR_LAST_COLOUR:
            return _last_colour(state, deck)
        case Verb.BOMB if state.bomb != NO_BOMB:
            return Sentence(f"{WHOM}-lit")
        case Verb.BOMB:
            return Sentence(f"{WHOM}-bomb", args={"turns": effect.count})
        case Verb.END_IF_HALFWAY:
            far = _halfway(state)
            end = "halfway" if far else "no-halfway"
            return Sentence(f"{WHOM}-{end}", args={"half": -(-state.finish // 2)}, several=far)
        case _ if puts_pawns(effects):
            moves = goals_of(state, effects) != state.pawns
            return Sentence(f"{WHOM}-{'goes' if moves else 'stays'}")
        case _:
            return Sentence(f"{WHOM}-everybody")


def each_of(key: str, seat: Seat, state: State, table: EventTable) -> _Each:
    """Return what an event brings whom by what everybody may know: squares, and sizes of hands."""
    order, effects = turn_order(seat, len(state.hands)), table.effects(key)
    if puts_pawns(effects):
        pawns, goals = state.pawns, goals_of(state, effects)
        return tuple(
            Sentence(f"{EACH}-goes", other, {"from": pawns[other], "to": goals[other]})
            for other in order
            if goals[other] != pawns[other]
        )
    told = _HANDS.get(effects[0].verb)
    return () if told is None else told(state, order, effects)


def _halfway(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat, square in enumerate(state.pawns) if 2 * square >= state.finish)


def _last_colour(state: State, deck: Deck) -> Sentence:
    """Return whose cards leave the board by Vandalism, and how many."""
    if not state.last:
        return Sentence(f"{WHOM}-no-colour")
    count = len(last_coloured(state, deck))
    colour = {"colour": colour_of(state.last).text_id}
    return Sentence(f"{WHOM}-colour", args={"count": count}, words=colour)


# What happens to hands.


def _one(end: str, seat: Seat, count: int, **more: Arg) -> Sentence:
    return Sentence(f"{EACH}-{end}", seat, {"count": count, **more})


def _shuffled(state: State, order: _Order, _: Sequence[Effect]) -> _Each:
    """Cards are dealt one by one: the first in order get the odd ones."""
    cards, seats = sum(map(len, state.hands)), len(order)
    dealt = (cards // seats + (place < cards % seats) for place in range(seats))
    return tuple(
        _one("swaps", seat, len(state.hands[seat]), after=after)
        for seat, after in zip(order, dealt, strict=True)
    )


def _renew(state: State, order: _Order, effects: Sequence[Effect]) -> _Each:
    drawn = sum(effect.count for effect in effects if effect.verb == Verb.DRAW)
    return tuple(_one("renews", seat, len(state.hands[seat]), drawn=drawn) for seat in order)


def _give(state: State, order: _Order, effects: Sequence[Effect]) -> _Each:
    whole = effects[0].verb == Verb.GIVE_HAND
    holders = ((seat, len(state.hands[seat])) for seat in order)
    return tuple(_one("gives", seat, count if whole else 1) for seat, count in holders if count)


def _market(state: State, order: _Order, _: Sequence[Effect]) -> _Each:
    there = min(len(order), len(state.draw))
    return tuple(_one("picks", seat, place) for place, seat in enumerate(order[:there], 1))


def _moves(_: State, order: _Order, effects: Sequence[Effect]) -> _Each:
    return tuple(_one("moves", seat, effects[0].count) for seat in order)


_HANDS: dict[str, Callable[[State, _Order, Sequence[Effect]], _Each]] = {
    Verb.SHUFFLE_HANDS: _shuffled,
    Verb.DROP_HANDS: _renew,
    Verb.GIVE_HAND: _give,
    Verb.GIVE_CARD: _give,
    Verb.MARKET: _market,
    Verb.MOVE_EACH: _moves,
}
