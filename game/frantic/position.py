"""The text of a position: what each line says, how it is read and written, and what is refused.

What is left out is as in the middle of a round, with the seat of ``turn`` asked for its turn.
"""

from typing import Any

from game.core.cards import NOTHING
from game.core.notation import (
    CARDS,
    NAMED_CARD,
    NUMBER,
    NUMBERS,
    PILE,
    Form,
    Part,
    by_word,
    choice,
    joined,
    listed,
    listed_text,
    many,
    member,
    one_of,
    or_word,
    points_or_rounds,
    words,
)
from game.core.position_text import REST, Line, PositionText, Reading, need
from game.core.rounds.event_table import EventTable
from game.core.rounds.position_lines import (
    DETAILS,
    POINTS,
    ROUND,
    TURN,
    agenda,
    check_points,
    question,
)
from game.core.rules import NOBODY, Seat
from game.frantic.deck import BLACK, COLOURS, Deck, Symbol
from game.frantic.deck import NUMBERS as CARD_NUMBERS
from game.frantic.happenings import Verb
from game.frantic.questions import answers
from game.frantic.state import (
    MOST_SEATS,
    Ask,
    Attack,
    Chosen,
    Ending,
    Job,
    Question,
    Share,
    State,
    TableRules,
    Task,
)

At = Reading[Deck, EventTable]

_SEAT = or_word("none", NOBODY, NUMBER)
_CHOSEN_CARD = or_word("none", NOTHING, NAMED_CARD)

OPTIONS = words(
    TableRules,
    Part("limit", points_or_rounds("limit", 999), "154", field=""),
    Part("gambling", choice("last-colour", "any-card"), "last-colour"),
    Part("names", choice("family", "printed"), "family"),
    Part("answer", choice(*map(str, range(3, 21)), "unlimited"), "5"),
)
QUESTION = question(Question, Ask)
SHARE = joined(Share, "*", Part("seat", _SEAT), Part("cards", NUMBER, field="count"))
TASK = words(
    Task,
    Part("", member(Job), field="job"),
    Part("seat", _SEAT, "none"),
    *DETAILS,
    Part("shares", many(SHARE, ","), optional=True),
)


def _read_chosen(text: str, at: At) -> dict[str, int]:
    card, arrow, to = text.partition(">")
    seat = NUMBER.read(to, at) if arrow else NOBODY
    return {"card": _CHOSEN_CARD.read(card, at), "to": seat}


def _chosen_text(choice: Chosen, at: Any) -> str:
    to = "" if choice.to == NOBODY else f">{choice.to}"
    return _CHOSEN_CARD.write(choice.card, at) + to


CHOSEN = joined(
    Chosen,
    "=",
    Part("seat", NUMBER),
    Part("card", Form(_read_chosen, _chosen_text), field=""),
)


def _read_happenings(text: str, at: At) -> tuple[str, ...]:
    names, keys = listed(text), at.content.keys
    gone = {*names, *at["happened"]}
    found: list[str] = []
    for name in names:
        found += (key for key in keys if key not in gone) if name == REST else [one_of(name, keys)]
    return tuple(found)


def _newest(at: At) -> str:
    """Return the newest card played, Not You aside."""
    not_you = Symbol.NOT_YOU
    played = [card for card in at["discard"] if at.deck.kind(card).symbol is not not_you]
    return at.deck.text(played[-1]) if played else "any"


def _colour(at: At) -> str:
    """Return the colour that is wished for, or else that of the card to play on."""
    if at["wish"] in COLOURS:
        return str(at["wish"])
    colour = BLACK if at["face"] is None else at.deck.kind(at["face"]).colour
    return "-" if colour == BLACK else colour or "-"


POSITION_LINES = (
    Line(
        "options limit=154 gambling=last-colour names=family answer=5",
        OPTIONS,
        field="rules",
        doc="The options of the match; of each the default where it is left out.",
    ),
    ROUND,
    Line("dealer 0", NUMBER, "0", doc="Who deals, and asks for the next round."),
    TURN,
    Line("seat 0: R7 K5 *4", CARDS, field="", each="hands", doc="A seat's hand."),
    POINTS,
    Line(
        "discard: rest G3 R7",
        PILE,
        doc="The discard pile, top card last; `rest` is all cards that are named nowhere.",
    ),
    Line(
        "face R7",
        or_word("any", None, NAMED_CARD),
        _newest,
        doc="The card to play on, or `any`; left out, the top card but for Not You.",
    ),
    Line(
        "wish blue",
        or_word("-", "", choice(*COLOURS, *map(str, CARD_NUMBERS))),
        doc="The colour or number that is asked for.",
    ),
    Line(
        "colour red",
        or_word("-", "", choice(*COLOURS)),
        _colour,
        doc="The last colour played; left out, that of the wish or the face.",
    ),
    Line(
        "draw: Y1 Y2",
        PILE,
        lambda at: at.unheld,
        doc="The draw pile, top card first; left out, it holds the rest, unless another pile does.",
    ),
    Line("market: Y3 Y4", CARDS, doc="The cards that lie open to pick."),
    Line(
        "chosen: 0=R7>1 0=K5>1",
        many(CHOSEN),
        doc="Who has chosen which card, and for whom; `1=none` has none to choose.",
    ),
    Line(
        "happenings: market rest",
        Form(_read_happenings, lambda keys, _: listed_text(keys)),
        REST,
        doc="The events to come, top first; `rest` is all others, in the order of the table.",
    ),
    Line(
        "happened: charity",
        many(Form(lambda key, at: one_of(key, at.content.keys), lambda key, _: key)),
        doc="The events that were turned up, in their order.",
    ),
    Line("skips: 1", NUMBERS, doc="Who misses the next turn."),
    Line("bomb: 3 2", NUMBERS, doc="How many turns each seat has left while the bomb ticks."),
    Line(
        "ending none",
        member(Ending),
        "none",
        doc="Why the round ends as soon as all that was set off is done.",
    ),
    Line("scored 0", NUMBER, "0", doc="The points everybody gets at Doomsday."),
    Line(
        "short no",
        by_word({"no": False, "yes": True}),
        "no",
        doc="Whether a draw was owed that the pile did not have.",
    ),
    Line(
        "ask: presents seats=1 count=2",
        QUESTION,
        "turn",
        field="question",
        doc="The open question and who is asked, or `over`.",
    ),
    Line(
        "agenda: hand-over seat=0; settle seat=0; next-turn seat=0",
        agenda(TASK),
        doc="What is to be done when the question is answered, the next job first.",
    ),
)


_OF_AN_ATTACK = frozenset({"aim", "send-on", "attack", "give", "target", "shares", "counter"})
"""Jobs and questions whose ``what`` is an attack."""
_WITH_OTHER = frozenset({"attack", "give", "counter", "nice-try"})
_BEFORE_WISH = _OF_AN_ATTACK - {"give"}
_COUNTERABLE = frozenset({"send-on", "attack", "counter"})
_VERBS = frozenset(verb.value for verb in Verb)
_MOVES_CHOSEN: dict[Ask | None, Job] = {Ask.PRESENTS: Job.HAND_OVER, Ask.PUT_DOWN: Job.SHOW}


def _finish(state: State, at: At) -> State:
    """See that a position can be played on: seats, choices, jobs, and a question with answers."""
    _check_seats(state)
    _check_choices(state)
    _check_chosen(state)
    for place, task in enumerate(state.agenda):
        _check_task(state, task, state.agenda[:place])
    if state.question is not None:
        _check_question(state, at.deck, state.question)
    return state


def _check_seats(state: State) -> None:
    seats = range(len(state.hands))
    need(state.dealer in seats, f"no seat {state.dealer}", "dealer")
    need(state.turn in seats, f"no seat {state.turn}", "turn")
    check_points(state.points)
    need({*seats}.issuperset(state.skips), "no such seat", "skips")
    need(list(state.skips) == sorted(set(state.skips)), "each seat once, in order", "skips")
    ticks = not state.bomb or (len(state.bomb) == len(seats) and min(state.bomb) >= 0)
    need(ticks, f"write {len(seats)} numbers of turns", "bomb")


def _check_choices(state: State) -> None:
    seats = range(len(state.hands))
    cards = [chosen.card for chosen in state.chosen if chosen.card != NOTHING]
    need(len(set(cards)) == len(cards), "a card can be chosen once", "chosen")
    for seat, card, to in ((chosen.seat, chosen.card, chosen.to) for chosen in state.chosen):
        need(seat in seats and to in (NOBODY, *seats), "no such seat", "chosen")
        need(to != seat, "nobody gives a card to themselves", "chosen")
        holds = card == NOTHING or card in state.hands[seat]
        need(holds, f"seat {seat} does not hold that card", "chosen")


def _check_chosen(state: State) -> None:
    """See that what is chosen is going to move: nothing else may be played meanwhile."""
    question = state.question
    ask = None if question is None else question.ask
    if question is not None and ask in (Ask.GIVE, Ask.DISCARD):
        asked = {*question.seats}.issuperset(chosen.seat for chosen in state.chosen)
        need(asked, "only by the seat that is asked", "chosen")
    elif state.chosen:
        need(ask in _MOVES_CHOSEN, "only while cards are asked for", "chosen")
        job = _MOVES_CHOSEN[ask]
        need(_has(state.agenda, job), f"needs the job {job.value}", "chosen")


def _check_task(state: State, task: Task, later: tuple[Task, ...]) -> None:
    seats, job = range(len(state.hands)), task.job.value
    free = task.job is Job.WISH and task.seat == NOBODY
    need(free or task.seat in seats, f"{job}: no such seat", "agenda")
    verb = task.job is not Job.STEP or task.what in _VERBS
    need(verb, f"{job}: no verb {task.what!r}", "agenda")
    _check_attack("agenda", job, task, {*seats} - {task.seat}, later)
    for share in task.shares:
        good = share.seat in (NOBODY, *seats) and share.count > 0
        need(good, f"{job}: no such share", "agenda")


def _check_question(state: State, deck: Deck, question: Question) -> None:
    seats, asked, ask = range(len(state.hands)), question.seats, question.ask.value
    known = bool(asked) and {*seats}.issuperset(asked) and len(set(asked)) == len(asked)
    need(known, "no such seats", "ask")
    others = {*seats} if question.ask is Ask.NICE_TRY else {*seats} - {asked[0]}
    _check_attack("ask", ask, question, others, state.agenda)
    for seat in asked:
        able = bool(answers(state, deck, seat))
        need(able, f"{ask}: seat {seat} has no answer", "ask", f"seat {seat}")


def _check_attack(
    key: str, name: str, about: Task | Question, others: set[Seat], later: tuple[Task, ...]
) -> None:
    """See that an attack has its victim, and that what a Counterattack changes is to come."""
    attack = name not in _OF_AN_ATTACK or about.what in {*Attack}
    need(attack, f"{name}: no attack {about.what!r}; possible: {', '.join(Attack)}", key)
    other = name not in _WITH_OTHER or about.other in others
    need(other, f"{name}: other must be another seat", key)
    wish = name not in _BEFORE_WISH or _has(later, Job.WISH)
    need(wish, f"{name}: needs a later job wish", key)
    if name in _COUNTERABLE and about.what == Attack.FOUR:
        shares = [task.shares for task in later if task.job is Job.DRAW_SHARES]
        shared = bool(shares) and 0 <= about.count < len(shares[-1])
        need(shared, f"{name}: needs a later job draw-shares with its share", key)


def _has(tasks: tuple[Task, ...], job: Job) -> bool:
    return any(task.job is job for task in tasks)


POSITION = PositionText(State, POSITION_LINES, _finish, most_seats=MOST_SEATS, pile="draw")
