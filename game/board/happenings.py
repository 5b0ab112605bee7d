"""The events of the d20 (FB-40 to FB-42): what each verb of the table does.

Whatever is not done in turn order is worked out from the position before it and done at once.
"""

import enum
from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from game.board import rounds
from game.board.deck import Colour, Deck
from game.board.events import (
    BoardCleared,
    BombLit,
    Chose,
    Gave,
    HandsGiven,
    HandsLeft,
    Happened,
    PawnsMoved,
    TeleportsDealt,
)
from game.board.moves import bounded
from game.board.occupancy import top
from game.board.resolution import Resolution
from game.board.state import D6, D20, LUCKY, NO_BOMB, Ask, Job, State, Task, Throw
from game.core.cards import NOTHING, Card, Hands
from game.core.rounds.event_table import Effect
from game.core.rules import NOBODY, Seat


class Verb(enum.StrEnum):
    """What an event can do; the values stand in the table.

    Pawns are moved without setting cards off, but for ``MOVE_EACH``; none passes start or finish.
    """

    NOTHING = "nothing"
    ROLL_ON = "roll-on"
    """Everyone rolls the d6 and advances by it."""
    ROLL_BACK = "roll-back"
    """Everyone rolls the d6 and goes back by it."""
    ROLL_HIGHEST = "roll-highest"
    """Everyone rolls the d6; the highest advance ``count`` times that number."""
    SWAP_ENDS = "swap-ends"
    """The foremost and the hindmost change places."""
    MOVE_EACH = "move-each"
    """In turn order every pawn makes a move of ``count`` squares; its owner chooses."""
    GO_TO_AVERAGE = "go-to-average"
    FOREMOST_BACK = "foremost-back"
    """The foremost go back ``count`` squares, all others advance one."""
    GO_HALFWAY = "go-halfway"
    """Every pawn goes half of the way that it still has to the finish."""
    SHARERS_TO_START = "sharers-to-start"
    """Pawns that share a square go to the start."""
    PASS_PLACES = "pass-places"
    """Each pawn goes to where the pawn of the player on the right stood."""
    DEAL_TELEPORTS = "deal-teleports"
    """The teleports are dealt at random over squares without a white card."""
    CLEAR_LAST_COLOUR = "clear-last-colour"
    """All top cards of the colour laid last leave the board."""
    SHUFFLE_HANDS = "shuffle-hands"
    DROP_HANDS = "drop-hands"
    """All hands leave."""
    DROP_DOUBLES = "drop-doubles"
    """Cards of one name, two or more in a hand, leave it."""
    DRAW = "draw"
    """In turn order each draws ``count`` cards."""
    GIVE_HAND = "give-hand"
    """Everyone secretly names another player, who gets the whole hand."""
    GIVE_CARD = "give-card"
    """Everyone secretly gives one card to another player."""
    MARKET = "market"
    SHOW_HANDS = "show-hands"
    BOMB = "bomb"
    """After this turn everyone has ``count`` turns until points count double."""
    END_IF_HALFWAY = "end-if-halfway"
    """With a pawn on or past half the finish's number the round ends at once."""


COUNTED = frozenset({Verb.ROLL_HIGHEST, Verb.MOVE_EACH, Verb.FOREMOST_BACK, Verb.DRAW, Verb.BOMB})
"""The verbs that need a number."""


def happen(resolution: Resolution, task: Task) -> None:
    """Roll the d20 (FB-40)."""
    resolution.push(Task(Job.TURN_UP, task.seat))
    resolution.throw((task.seat,), D20, Throw.EVENT)


def turn_up(resolution: Resolution, task: Task) -> None:
    """Let the event of the d20 happen: put its effects on the agenda."""
    key = resolution.table.rolled(resolution.state.dice[0].value)
    resolution.emit(Happened(task.seat, key))
    effects = resolution.table.effects(key)
    resolution.push(*(Task(Job.STEP, task.seat, what=e.verb, count=e.count) for e in effects))


def step(resolution: Resolution, task: Task) -> None:
    """Carry out one effect of an event."""
    _VERBS[task.what](resolution, task)


def _nothing(resolution: Resolution, _: Task) -> None:
    """Do nothing (Friday the 13th)."""


# Pawns.


def _roll_each(resolution: Resolution, task: Task) -> None:
    """Throw everyone's die together; what it does comes when nobody re-rolls (FB-30)."""
    resolution.push(Task(Job.MOVE_ALL, task.seat, what=task.what, count=task.count))
    resolution.throw(resolution.order(task.seat), D6, Throw.EACH)


def move_all(resolution: Resolution, task: Task) -> None:
    """Move pawns by everyone's dice: on, back, or the highest on."""
    dice = resolution.state.dice
    values = {die.seat: die.value for die in dice}
    highest = max(values.values())
    steps: dict[int, int] = {
        Verb.ROLL_ON.value: values,
        Verb.ROLL_BACK.value: {seat: -value for seat, value in values.items()},
        Verb.ROLL_HIGHEST.value: {
            seat: task.count * value for seat, value in values.items() if value == highest
        },
    }[task.what]
    pawns = resolution.state.pawns
    _move(resolution, (square + steps.get(seat, 0) for seat, square in enumerate(pawns)))


def _move(resolution: Resolution, squares: Iterable[int]) -> None:
    """Put every pawn on its new square at once, none past start or finish (FB-13)."""
    state = resolution.state
    there = tuple(bounded(state, square) for square in squares)
    resolution.emit(PawnsMoved(there, state.happening))


def goals_of(state: State, effects: Sequence[Effect]) -> tuple[int, ...]:
    """Return where effects put each pawn without dice; the same squares where they put none."""
    goals = state.pawns
    for effect in effects:
        if effect.verb in GOALS:
            squares = GOALS[effect.verb](goals, state.finish, effect.count)
            goals = tuple(bounded(state, square) for square in squares)
    return goals


def puts_pawns(effects: Sequence[Effect]) -> bool:
    """Say whether effects put pawns somewhere without dice."""
    return any(effect.verb in GOALS for effect in effects)


def _put_pawns(resolution: Resolution, task: Task) -> None:
    """Put all pawns where the verb says, if it is about any."""
    state = resolution.state
    on = len(set(state.pawns))
    nobody = {Verb.SWAP_ENDS.value: on == 1, Verb.SHARERS_TO_START.value: on == len(state.pawns)}
    if not nobody.get(task.what):
        goals = goals_of(state, (Effect(task.what, task.count),))
        resolution.emit(PawnsMoved(goals, state.happening))


def _swap_ends(pawns: Sequence[int], _: int, __: int) -> list[int]:
    """Let the foremost and the hindmost change places; all on one square: nothing."""
    ends = {max(pawns): min(pawns), min(pawns): max(pawns)}
    return [ends.get(square, square) for square in pawns]


def _average(pawns: Sequence[int], _: int, __: int) -> list[int]:
    return [sum(pawns) // len(pawns)] * len(pawns)


def _foremost_back(pawns: Sequence[int], _: int, count: int) -> list[int]:
    """Send the foremost back, and all others one on."""
    first = max(pawns)
    return [square - count if square == first else square + 1 for square in pawns]


def _halfway(pawns: Sequence[int], finish: int, _: int) -> list[int]:
    """Let every pawn go half of its way to the finish, rounded down."""
    return [square + (finish - square) // 2 for square in pawns]


def _sharers_to_start(pawns: Sequence[int], _: int, __: int) -> list[int]:
    on = Counter(pawns)
    return [0 if on[square] > 1 else square for square in pawns]


def _to_the_right(pawns: Sequence[int], _: int, __: int) -> list[int]:
    """Put each pawn where that of the player on the right stood."""
    return [*pawns[1:], pawns[0]]


GOALS: dict[str, Callable[[Sequence[int], int, int], list[int]]] = {
    Verb.SWAP_ENDS: _swap_ends,
    Verb.GO_TO_AVERAGE: _average,
    Verb.FOREMOST_BACK: _foremost_back,
    Verb.GO_HALFWAY: _halfway,
    Verb.SHARERS_TO_START: _sharers_to_start,
    Verb.PASS_PLACES: _to_the_right,
}


def _move_each(resolution: Resolution, task: Task) -> None:
    """Let every pawn make a move forwards in turn order, its owner choosing (FB-14)."""
    order = resolution.order(task.seat)
    resolution.push(*(Task(Job.WALK, seat, seat, what=LUCKY, count=task.count) for seat in order))


# The board.


def _deal_teleports(resolution: Resolution, _: Task) -> None:
    """Deal the teleports over squares without a white card; their old ones are free too."""
    state, colours = resolution.state, resolution.deck.colours
    free = []
    for square in range(1, state.finish):
        lain = top(state, square)
        if lain is None or colours[lain.card] is not Colour.WHITE:
            free.append(square)
    resolution.emit(TeleportsDealt(resolution.luck.shuffled(free)[: len(state.teleports)]))


def _clear_last_colour(resolution: Resolution, _: Task) -> None:
    """Let all top cards of the colour laid last leave the board; only white so far: nothing."""
    found = last_coloured(resolution.state, resolution.deck)
    if found:
        under = resolution.luck.shuffled(card for _, card in found)
        resolution.emit(BoardCleared(tuple(square for square, _ in found), under))


def last_coloured(state: State, deck: Deck) -> list[tuple[int, Card]]:
    """Return the top cards of the colour laid last, each with its square."""
    found: list[tuple[int, Card]] = []
    for square in range(1, state.finish):
        lain = top(state, square)
        if lain and square not in state.teleports and deck.colours[lain.card] == state.last:
            found.append((square, lain.card))
    return found


# Hands.


def _shuffle_hands(resolution: Resolution, task: Task) -> None:
    """Shuffle all hands together and deal them one by one, first to the right."""
    resolution.shuffle_hands(task.seat)


def _drop_hands(resolution: Resolution, _: Task) -> None:
    """Let all hands leave, unseen (FB-42)."""
    _leave(resolution, resolution.state.hands, shown=False)


def _drop_doubles(resolution: Resolution, _: Task) -> None:
    """Let cards of one name leave the hands that hold several, for all to see."""
    symbols = resolution.deck.symbols
    leaving = []
    for hand in resolution.state.hands:
        names = Counter(symbols[card] for card in hand)
        leaving.append(tuple(card for card in hand if names[symbols[card]] > 1))
    _leave(resolution, tuple(leaving), shown=True)


def _leave(resolution: Resolution, hands: Hands, *, shown: bool) -> None:
    """Put cards of hands under the draw pile, shuffled among themselves (FB-42)."""
    under = resolution.luck.shuffled(card for hand in hands for card in hand)
    if under:
        resolution.emit(HandsLeft(hands, under, shown))


def _draw(resolution: Resolution, task: Task) -> None:
    """Let each draw in turn order; those who come first get what there is (FB-42)."""
    for seat in resolution.order(task.seat):
        resolution.draw(seat, task.count)


def _give_hand(resolution: Resolution, task: Task) -> None:
    """Ask everyone who has a hand for whom it is; of two, there is only one."""
    if len(resolution.state.hands) == 2:
        resolution.emit(HandsGiven((1, 0)))
    else:
        _ask_all(resolution, task, Ask.NAME)


def _give_card(resolution: Resolution, task: Task) -> None:
    """Ask everyone who has a card for one, and for whom it is."""
    _ask_all(resolution, task, Ask.GIVE)


def _ask_all(resolution: Resolution, task: Task, ask: Ask) -> None:
    holders = [seat for seat in resolution.order(task.seat) if resolution.hand(seat)]
    if holders:
        resolution.push(Task(Job.HAND_OVER, task.seat, what=task.what))
        resolution.ask(ask, holders)


def chose(resolution: Resolution, seat: Seat, card: Card, to: Seat) -> None:
    """Note what somebody has chosen; it is handed over when all have (FB-41)."""
    resolution.emit(Chose(seat, card, to))


def hand_over(resolution: Resolution, task: Task) -> None:
    """Hand over at once what all have chosen."""
    resolution.turn.seal()
    chosen = resolution.state.chosen
    if task.what == Verb.GIVE_HAND:
        targets = {choice.seat: choice.to for choice in chosen}
        seats = range(len(resolution.state.hands))
        resolution.emit(HandsGiven(tuple(targets.get(seat, NOBODY) for seat in seats)))
        return
    for choice in chosen:
        assert choice.card != NOTHING
        resolution.emit(Gave(choice.seat, choice.to, choice.card))


def _market(resolution: Resolution, task: Task) -> None:
    """Turn up as many cards as players, or what is left; in turn order each takes one."""
    resolution.push(*(Task(Job.PICK, seat) for seat in resolution.open_market(task.seat)))


def pick(resolution: Resolution, task: Task) -> None:
    """Ask for a card of the market."""
    resolution.ask_pick(Ask.PICK, task.seat)


def _show_hands(resolution: Resolution, task: Task) -> None:
    """Show all hands until everyone says go on."""
    resolution.ask(Ask.EYE, resolution.order(task.seat))


# The end of the round.


def _bomb(resolution: Resolution, task: Task) -> None:
    """Light the bomb; a second one changes nothing."""
    state: State = resolution.state
    if state.bomb == NO_BOMB:
        resolution.emit(BombLit(task.count * len(state.pawns)))


def _end_if_halfway(resolution: Resolution, _: Task) -> None:
    """End the round at once with a pawn on or past half the finish's number (FB-35)."""
    if 2 * max(resolution.state.pawns) >= resolution.state.finish:
        rounds.end_round(resolution)


_VERBS: dict[str, Callable[[Resolution, Task], None]] = {
    Verb.NOTHING: _nothing,
    Verb.ROLL_ON: _roll_each,
    Verb.ROLL_BACK: _roll_each,
    Verb.ROLL_HIGHEST: _roll_each,
    Verb.SWAP_ENDS: _put_pawns,
    Verb.MOVE_EACH: _move_each,
    Verb.GO_TO_AVERAGE: _put_pawns,
    Verb.FOREMOST_BACK: _put_pawns,
    Verb.GO_HALFWAY: _put_pawns,
    Verb.SHARERS_TO_START: _put_pawns,
    Verb.PASS_PLACES: _put_pawns,
    Verb.DEAL_TELEPORTS: _deal_teleports,
    Verb.CLEAR_LAST_COLOUR: _clear_last_colour,
    Verb.SHUFFLE_HANDS: _shuffle_hands,
    Verb.DROP_HANDS: _drop_hands,
    Verb.DROP_DOUBLES: _drop_doubles,
    Verb.DRAW: _draw,
    Verb.GIVE_HAND: _give_hand,
    Verb.GIVE_CARD: _give_card,
    Verb.MARKET: _market,
    Verb.SHOW_HANDS: _show_hands,
    Verb.BOMB: _bomb,
    Verb.END_IF_HALFWAY: _end_if_halfway,
}
