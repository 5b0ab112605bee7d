"""The events of the d20 in a round that changes in place, as ``game.board.happenings`` has them."""

from collections import Counter
from collections.abc import Callable

from game.board.engine.round import Round
from game.board.engine.tables import COLOUR_OF, RANK_OF, WHITE, Rank
from game.board.happenings import GOALS, Verb
from game.board.state import D6, D20, FORWARD, NO_BOMB
from game.core.rules import Seat


def happen(round_: Round, seat: Seat) -> None:
    """Roll the d20, and carry out what it says."""
    table = round_.table
    for effect in table.effects(table.rolled(round_.luck.below(D20) + 1)):
        if not round_.over:
            _VERBS[effect.verb](round_, seat, effect.verb, effect.count)


def _nothing(_: Round, __: Seat, ___: str, ____: int) -> None:
    """Do nothing, or show what changes nothing."""


# Pawns.


def _roll_each(round_: Round, seat: Seat, verb: str, count: int) -> None:
    """Let everyone roll: on, back, or the highest on."""
    dice = {other: round_.luck.below(D6) + 1 for other in round_.order(seat)}
    highest = max(dice.values())
    for other, value in dice.items():
        if verb == Verb.ROLL_BACK:
            value = -value
        elif verb == Verb.ROLL_HIGHEST:
            value = count * value if value == highest else 0
        round_.pawns[other] = round_.bounded(round_.pawns[other] + value)


def _put_pawns(round_: Round, _: Seat, verb: str, count: int) -> None:
    """Put all pawns where the verb says."""
    goals = GOALS[verb](round_.pawns, round_.tables.finish, count)
    round_.pawns = list(map(round_.bounded, goals))


def _move_each(round_: Round, seat: Seat, _: str, count: int) -> None:
    """Let every pawn make a move forwards in turn order; Troublemakers do not act (FB-41)."""
    for other in round_.order(seat):
        round_.move(other, other, FORWARD, count)


# The board.


def _deal_teleports(round_: Round, _: Seat, __: str, ___: int) -> None:
    """Deal the teleports over squares without a white card."""
    stacks = round_.stacks
    free = [
        square
        for square in range(1, round_.tables.finish)
        if not stacks[square] or COLOUR_OF[stacks[square][-1]] != WHITE
    ]
    before = round_.teleports
    round_.teleports = round_.luck.shuffled(free)[: len(before)]
    _look_again(round_, (*before, *round_.teleports))


def _look_again(round_: Round, squares: tuple[int, ...]) -> None:
    for square in squares:
        if square not in round_.spent:
            round_.acts[square] = round_.top_acts(square)


def _clear_last_colour(round_: Round, _: Seat, __: str, ___: int) -> None:
    """Let all top cards of the colour laid last leave the board."""
    stacks = round_.stacks
    squares = [
        square
        for square, stack in enumerate(stacks)
        if stack and COLOUR_OF[stack[-1]] == round_.last and square not in round_.teleports
    ]
    _leave(round_, [RANK_OF[stacks[square][-1]] for square in squares])
    for square in squares:
        stacks[square] = stacks[square][:-1]
    _look_again(round_, tuple(squares))


def _leave(round_: Round, cards: list[Rank]) -> None:
    """Put cards under the draw pile, shuffled among themselves (FB-42)."""
    round_.draw = [*round_.draw, *round_.luck.shuffled(cards)]


# Hands.


def _shuffle_hands(round_: Round, seat: Seat, _: str, __: int) -> None:
    order = round_.order(seat)
    cards = round_.luck.shuffled(card for other in order for card in round_.hands[other])
    for place, other in enumerate(order):
        round_.hands[other] = list(cards[place :: len(order)])


def _drop_hands(round_: Round, _: Seat, __: str, ___: int) -> None:
    _leave(round_, [card for hand in round_.hands for card in hand])
    round_.hands = [[] for _ in round_.hands]


def _drop_doubles(round_: Round, _: Seat, __: str, ___: int) -> None:
    """Let cards of one name leave the hands that hold several."""
    leaving: list[Rank] = []
    for seat, hand in enumerate(round_.hands):
        names = Counter(hand)
        leaving += [card for card in hand if names[card] > 1]
        round_.hands[seat] = [card for card in hand if names[card] == 1]
    _leave(round_, leaving)


def _draw(round_: Round, seat: Seat, _: str, count: int) -> None:
    for other in round_.order(seat):
        round_.fill(other, count)


def _give_hand(round_: Round, seat: Seat, _: str, __: int) -> None:
    """Let everyone who has a hand name who gets it, all at once."""
    hands = round_.hands
    if round_.seats == 2:
        hands.reverse()
        return
    holders = [other for other in round_.order(seat) if hands[other]]
    targets = {other: round_.chooser.name(round_, other) for other in holders}
    round_.hands = [[] if other in targets else hand for other, hand in enumerate(hands)]
    for other in sorted(targets):
        round_.hands[targets[other]] += hands[other]


def _give_card(round_: Round, seat: Seat, _: str, __: int) -> None:
    """Let everyone who has a card choose one, and who gets it; all at once."""
    holders = [other for other in round_.order(seat) if round_.hands[other]]
    gifts = [(other, *round_.chooser.give(round_, other)) for other in holders]
    for other, card, to in gifts:
        round_.hands[other].remove(card)
        round_.hands[to].append(card)


def _market(round_: Round, seat: Seat, _: str, __: int) -> None:
    """Turn up as many cards as players; in turn order each takes one."""
    market = list(round_.draw[: round_.seats])
    round_.draw = round_.draw[len(market) :]
    for other in round_.order(seat)[: len(market)]:
        last = len(market) == 1
        card = market[0] if last else round_.chooser.pick(round_, other, market)
        market.remove(card)
        round_.hands[other].append(card)


# The end of the round.


def _bomb(round_: Round, _: Seat, __: str, count: int) -> None:
    if round_.bomb == NO_BOMB:
        round_.bomb = count * round_.seats


def _end_if_halfway(round_: Round, _: Seat, __: str, ___: int) -> None:
    if 2 * max(round_.pawns) >= round_.tables.finish:
        round_.end_round()


_VERBS: dict[str, Callable[[Round, Seat, str, int], None]] = {
    Verb.NOTHING: _nothing,
    Verb.ROLL_ON: _roll_each,
    Verb.ROLL_BACK: _roll_each,
    Verb.ROLL_HIGHEST: _roll_each,
    Verb.MOVE_EACH: _move_each,
    **dict.fromkeys(GOALS, _put_pawns),
    Verb.DEAL_TELEPORTS: _deal_teleports,
    Verb.CLEAR_LAST_COLOUR: _clear_last_colour,
    Verb.SHUFFLE_HANDS: _shuffle_hands,
    Verb.DROP_HANDS: _drop_hands,
    Verb.DROP_DOUBLES: _drop_doubles,
    Verb.DRAW: _draw,
    Verb.GIVE_HAND: _give_hand,
    Verb.GIVE_CARD: _give_card,
    Verb.MARKET: _market,
    Verb.SHOW_HANDS: _nothing,
    Verb.BOMB: _bomb,
    Verb.END_IF_HALFWAY: _end_if_halfway,
}
