"""Between the rules and the engine: states and answers of one in the words of the other."""

from collections.abc import Callable, Sequence
from typing import Any, cast

from game.core.cards import Card
from game.core.rounds.state import Chosen
from game.core.rules import NOBODY
from game.frantic.deck import COLOURS, KINDS
from game.frantic.engine.engine import DO, LEAVE, RECEIVERS, Code, Engine
from game.frantic.engine.round import (
    ASKS,
    BOMB,
    COUNTED,
    JOBS,
    OVER,
    RUNNING,
    SCORED,
    Shares,
    Task,
)
from game.frantic.engine.tables import NO_COLOUR, NO_FACE, NO_WISH, WISHES, CardSet, set_of
from game.frantic.happenings import ANY_CARD
from game.frantic.policy import RANKS
from game.frantic.state import (
    Action,
    Ask,
    Counter,
    Discard,
    Draw,
    Ending,
    Give,
    GoOn,
    NiceTry,
    Pass,
    Pick,
    Play,
    PutDown,
    Question,
    Share,
    State,
    Target,
    View,
    Wish,
)
from game.frantic.state import Shares as SharesAction
from game.frantic.state import Task as RulesTask

_ENDINGS = {
    Ending.NONE: RUNNING,
    Ending.COUNTED: COUNTED,
    Ending.SCORED: SCORED,
    Ending.BOMB: BOMB,
}
_ASK_PLACES = {ask: place for place, ask in enumerate(ASKS)}
_JOB_PLACES = {job: place for place, job in enumerate(JOBS)}
_WISH_PLACES = {wish: place for place, wish in enumerate(WISHES)}
_SHARES = _ASK_PLACES[Ask.SHARES]


def load_state(engine: Engine, state: State) -> None:
    """Let an engine of as many seats go on from a state within a round."""
    load_hidden(
        engine, [set_of(hand) for hand in state.hands], state.draw, state.happenings, state.chosen
    )
    load_open(engine, state)


def load_hidden(
    engine: Engine,
    hands: list[CardSet],
    draw: Sequence[Card],
    coming: Sequence[str],
    chosen: Sequence[Chosen],
) -> None:
    """Take over what no seat knows all of."""
    engine.hands = hands
    engine.draw, engine.at = draw, 0
    engine.coming, engine.happened = coming, 0
    engine.chosen = [(choice.seat, choice.card, choice.to) for choice in chosen]


def load_open(engine: Engine, state: State | View) -> None:
    """Take over what lies open to all."""
    engine.any_card = state.rules.gambling == ANY_CARD
    engine.totals = tuple(map(sum, state.points))
    engine.face = NO_FACE if state.face is None else state.face
    engine.wish = _WISH_PLACES.get(state.wish, NO_WISH)
    engine.colour = COLOURS.index(state.colour) if state.colour in COLOURS else NO_COLOUR
    engine.market = list(state.market)
    engine.skips = sum(1 << seat for seat in state.skips)
    engine.bomb = list(state.bomb)
    engine.ending = _ENDINGS[state.ending]
    engine.scored, engine.short, engine.turn = state.scored, state.short, state.turn
    engine.agenda = [task_of(one) for one in state.agenda]
    load_question(engine, state.question)
    if engine.ask == OVER:
        engine.scores = tuple(rounds[-1] if rounds else 0 for rounds in state.points)


def load_question(engine: Engine, question: Question | None) -> None:
    """Take over what is asked; ``OVER`` where the round is over."""
    if question is None or question.ask is Ask.DEAL:
        engine.ask_of(OVER, ())
    else:
        ask = _ASK_PLACES[question.ask]
        engine.ask_of(ask, question.seats, str(question.what), question.other, question.count)


def task_of(one: RulesTask) -> Task:
    """Return a job of the rules as one of the engine."""
    shares = tuple((share.seat, share.count) for share in one.shares)
    return _JOB_PLACES[one.job], one.seat, str(one.what), one.other, one.count, shares


def action_of(ask: int, code: Code, count: int) -> Action:
    """Return what an answer of the engine is in the rules; ``count`` is the question's."""
    if ask == _SHARES:
        return SharesAction(tuple(Share(seat, many) for seat, many in cast("Shares", code)))
    return _ACTIONS[ASKS[ask]](cast("int", code), count)


def _play(code: int, count: int) -> Action:
    if code == LEAVE:
        return Pass() if count else Draw()
    return Play(KINDS[code].text)


def _cover(code: int, _: int) -> Action:
    return Draw() if code == LEAVE else Play(KINDS[code].text)


def _target(code: int, _: int) -> Action:
    return Target(NOBODY if code == LEAVE else code)


def _present(code: int, _: int) -> Action:
    rank, to = divmod(code, RECEIVERS)
    return Give(KINDS[rank].text, to)


def _put_down(code: int, _: int) -> Action:
    return Pass() if code == LEAVE else PutDown(KINDS[code].text)


_ACTIONS: dict[Ask, Callable[[int, int], Action]] = {
    Ask.TURN: _play,
    Ask.COVER: _cover,
    Ask.WISH: lambda code, _: Wish(WISHES[code]),
    Ask.TARGET: _target,
    Ask.SEND_ON: _target,
    Ask.COUNTER: lambda code, _: Counter() if code == DO else Pass(),
    Ask.NICE_TRY: lambda code, _: NiceTry() if code == DO else Pass(),
    Ask.GIVE: lambda code, _: Give(KINDS[code].text),
    Ask.PRESENTS: _present,
    Ask.DISCARD: lambda code, _: Discard(KINDS[code].text),
    Ask.PUT_DOWN: _put_down,
    Ask.PICK: lambda code, _: Pick(KINDS[code].text),
    Ask.EYE: lambda _, __: GoOn(),
}


def code_of(action: Action) -> Code:
    """Return what an answer of the rules is in the engine."""
    return _CODES[type(action)](action)


_CODES: dict[type[Action], Callable[[Any], Code]] = {
    Play: lambda action: RANKS[action.kind],
    Draw: lambda _: LEAVE,
    Pass: lambda _: LEAVE,
    Wish: lambda action: _WISH_PLACES[action.what],
    Target: lambda action: LEAVE if action.seat == NOBODY else action.seat,
    SharesAction: lambda action: tuple((share.seat, share.count) for share in action.shares),
    Counter: lambda _: DO,
    NiceTry: lambda _: DO,
    Give: lambda action: (
        RANKS[action.kind] if action.to == NOBODY else RANKS[action.kind] * RECEIVERS + action.to
    ),
    Discard: lambda action: RANKS[action.kind],
    PutDown: lambda action: RANKS[action.kind],
    Pick: lambda action: RANKS[action.kind],
    GoOn: lambda _: LEAVE,
}
