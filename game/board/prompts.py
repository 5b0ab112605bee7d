"""What to do now, in a line: for the one who chooses, for those who watch, and what comes of it.

All of it is said aloud, so it depends on nothing that a closed hand holds (FB-36).
"""

from msgspec.structs import replace

from game.board.deck import Colour, Deck, Symbol
from game.board.draft import SOME, Draft
from game.board.motions import Thrown
from game.board.moves import way_of_roll
from game.board.occupancy import TILE
from game.board.phrases import card_id, event_name
from game.board.state import D20, HAND, Ask, Attack, Job, Question, State, Task, Throw
from game.core.cards import NOTHING
from game.core.choices import NOWHERE, Stakes
from game.core.rounds.event_table import EventTable
from game.core.rules import NOBODY, Seat
from game.core.sentence import Arg, Sentence

NOW, WATCH, EFFECT = "board-choose-now", "board-choose-watch", "board-choose-effect"
ASK = "board-choose-ask"
_ALL = (Ask.NAME, Ask.GIVE, Ask.EYE)
"""Several may be asked for these at once, without saying who."""


def question_of(state: State, seat: Seat, draft: Draft | None = None) -> Sentence:
    """Return what somebody who is asked has to do; ``draft`` is how far it has come."""
    question = state.question
    assert question is not None
    return replace(_now(state, question, draft or Draft()), seat=seat)


def watch_of(state: State) -> Sentence:
    """Return what everybody waits for; its ``seat`` is who is asked, if that is one player.

    Of a roll, for which all are asked alike, it is who has rolled.
    """
    question = state.question
    if question is None:
        return Sentence(f"{WATCH}-over")
    alone = question.seats[0] if len(question.seats) == 1 else NOBODY
    match question.ask:
        case Ask.BLOCK:
            return replace(_attacked(state, question, f"{WATCH}-block"), seat=alone)
        case Ask.REROLL:
            die = state.dice[0] if len(state.dice) == 1 else None
            return replace(rolled_of(state, WATCH), seat=NOBODY if die is None else die.seat)
        case Ask.PLACE:
            words = {"card": card_id(state, question.what)}
            return Sentence(f"{WATCH}-place", alone, words=words)
        case _:
            everybody = "-all" if alone == NOBODY and question.ask in _ALL else ""
            return Sentence(f"{WATCH}-{question.ask.value}{everybody}", alone)


def _now(state: State, question: Question, draft: Draft) -> Sentence:
    text_id = f"{NOW}-{question.ask.value}"
    match question.ask:
        case Ask.DEAL:
            return Sentence(text_id, args={"round": len(state.points[0]) + 1})
        case Ask.SET_UP | Ask.TURN:
            return _lay(state, draft, text_id)
        case Ask.PLACE:
            again = "-reroll" if question.what == Symbol.REROLL else ""
            return Sentence(f"{text_id}{again}", words={"card": card_id(state, question.what)})
        case Ask.SWAP:
            words = {"card": card_id(state, Symbol.SWAP)}
            own = "" if question.other in question.seats else "-other"
            return Sentence(f"{text_id}{own}", seats={"pawn": question.other}, words=words)
        case Ask.REMOTE:
            return Sentence(text_id, words={"card": card_id(state, Symbol.REMOTE)})
        case Ask.BLOCK:
            return _attacked(state, question, text_id)
        case Ask.REROLL:
            if draft.kind:
                return Sentence(f"{text_id}-whose", words={"card": card_id(state, Symbol.REROLL)})
            return rolled_of(state, ASK)
        case Ask.GIVE if draft.kind and len(state.hands) > 2:
            return Sentence(f"{text_id}-to")
        case _:
            return Sentence(text_id)


def _lay(state: State, draft: Draft, text_id: str) -> Sentence:
    """Ask for a card, then for its square, then for its arrow."""
    if not draft.kind:
        assert state.question is not None
        left = len(state.hands[state.question.seats[0]]) - HAND  # before the first turn (FB-7)
        return Sentence(text_id, args={"left": max(1, left)})
    hidden = draft.kind == SOME
    words = {} if hidden else {"card": card_id(state, draft.kind)}
    end = "-hidden" if hidden else ""
    if draft.square == NOWHERE:
        return Sentence(f"{NOW}-square{end}", words=words)
    return Sentence(f"{NOW}-arrow{end}", args={"square": draft.square}, words=words)


def _attacked(state: State, question: Question, text_id: str) -> Sentence:
    words = {"card": card_id(state, question.what)}
    return Sentence(text_id, seats={"attacker": question.other}, words=words)


# What dice show, and what comes of it.


def rolled_of(state: State, text: str = NOW) -> Sentence:
    """Tell whose die shows what, while it may still be changed (FB-30)."""
    question = state.question
    assert question is not None
    if question.what == Throw.EACH:
        return Sentence(f"{text}-reroll-each")
    die = state.dice[0]
    return Sentence(
        f"{text}-reroll-{question.what}", args={"value": die.value}, seats={"name": die.seat}
    )


def outcome_of_roll(state: State, deck: Deck, table: EventTable) -> Sentence:
    """Return what the dice lead to if nobody changes them (FB-34)."""
    question, task = state.question, state.agenda[-1]
    assert question is not None
    value = state.dice[0].value
    match question.what:
        case Throw.MOVE:
            return _way(state, deck, task)
        case Throw.TELEPORT:
            there = state.teleports[value - 1]
            stays = "-stays" if there == state.pawns[task.pawn] else ""
            args: dict[str, Arg] = {"value": value, "square": there}
            return Sentence(f"{EFFECT}-teleport{stays}", args=args, seats={"pawn": task.pawn})
        case Throw.EVENT:
            return Sentence(
                f"{EFFECT}-event", words={"event": f"board-event-{table.rolled(value)}"}
            )
        case _:
            return Sentence(f"{EFFECT}-each", words={"event": f"board-event-{state.happening}"})


def told_of(state: State) -> Sentence:
    """Tell a roll about which nobody is asked."""
    return replace(rolled_of(state), seat=state.dice[0].seat if len(state.dice) == 1 else NOBODY)


def said_of_die(thrown: Thrown, sides: int, table: EventTable, *, own: bool) -> Sentence:
    """Say who rolled a single die, and what its number means.

    ``own``: the one who reads is the one who rolled.
    """
    (die,), again = thrown.dice, not thrown.sides
    kind = "event" if sides == D20 else "teleport" if thrown.why == Throw.TELEPORT else "move"
    words = {"event": event_name(table.rolled(die.value)).text_id} if kind == "event" else {}
    text = f"board-die-{kind}{'-again' if again else ''}{'-you' if own else ''}"
    return Sentence(text, die.seat, {"value": die.value}, words=words)


def rolled_event(state: State, table: EventTable) -> tuple[str, Sentence]:
    """Return the event that dice tell while they may still be changed, and what it is called.

    That is the one which a twenty-sided die shows, or for which all have rolled; else an empty key.
    Once a card is thrown in it is changed.
    """
    question = state.question
    asked = question is not None and question.ask is Ask.REROLL and state.thrown == NOTHING
    if question is None or not asked or not state.dice:
        return "", Sentence("")
    if question.what == Throw.EVENT:
        value = state.dice[0].value
        key = table.rolled(value)
        words = {"event": event_name(key).text_id}
        return key, Sentence("board-rolled-event", args={"value": value}, words=words)
    key = state.happening if question.what == Throw.EACH else ""
    return key, event_name(key)


def _way(state: State, deck: Deck, task: Task) -> Sentence:
    squares = way_of_roll(state, deck)
    seats = {"pawn": task.pawn}
    if not squares:
        return Sentence(f"{EFFECT}-stuck", seats=seats)
    there = squares[-1]
    kind = _acts_at_end(state, deck, there)
    words = {"card": card_id(state, kind)} if kind else {}
    text = f"{EFFECT}-move-acts" if kind else f"{EFFECT}-move"
    return Sentence(text, args={"square": there}, seats=seats, words=words)


def _acts_at_end(state: State, deck: Deck, square: int) -> str:
    """Return what acts where a move ends (FB-14), so that it is no end yet; empty for nothing."""
    if square in state.spent:
        return ""
    if square in state.teleports:
        return TILE
    stack = state.stacks[square]
    kind = deck.kind(stack[-1].card) if stack else None
    return kind.text if kind is not None and kind.colour in (Colour.RED, Colour.WHITE) else ""


# Attacks.


def stakes_of(state: State, deck: Deck, table: EventTable) -> Stakes | None:
    """Return what an attack or a roll is about; ``None`` for all other questions.

    It is the same to everybody who is asked, whatever they hold (FB-34).
    """
    question = state.question
    if question is None:
        return None
    match question.ask:
        case Ask.BLOCK:
            title = _attacked(state, question, f"{NOW}-block")
            return Stakes(title, threat_of(state), question.other)
        case Ask.REROLL if state.dice:  # they are put away just before their question
            roller = state.dice[0].seat if len(state.dice) == 1 else NOBODY
            return Stakes(rolled_of(state), outcome_of_roll(state, deck, table), roller)
        case _:
            return None


def threat_of(state: State) -> Sentence:
    """Return what the attack does to whoever is asked for a Block."""
    question = state.question
    assert question is not None
    if question.what == Attack.REMOTE:
        return remote_of(state, question.other, question.seats[0])
    task = state.agenda[-1]
    assert task.job is Job.SWAP, "what a Block would stop is the next job"
    return swap_of(state, task.pawn, task.other)


def remote_of(state: State, seat: Seat, target: Seat) -> Sentence:
    """Return what a Remote does to a pawn."""
    args: dict[str, Arg] = {"square": state.pawns[target]}
    return Sentence(f"{EFFECT}-remote", target, args, {"name": seat, "target": target})


def swap_of(state: State, pawn: Seat, other: Seat) -> Sentence:
    """Return where a Swap puts two pawns."""
    args: dict[str, Arg] = {"from": state.pawns[pawn], "to": state.pawns[other]}
    return Sentence(f"{EFFECT}-swap", other, args, {"pawn": pawn, "target": other})


def ends_of(state: State, seat: Seat) -> tuple[tuple[Seat, int], ...]:
    """Return which pawns would change places with somebody named, and to which squares."""
    question = state.question
    if question is None or question.ask is not Ask.SWAP:
        return ()
    pawn = question.other
    return (pawn, state.pawns[seat]), (seat, state.pawns[pawn])
