"""Which positions can be: seats, cards, choices, and an agenda that goes with the question.

What is refused here would lose cards, ask nobody, or break the rules later.
"""

from collections.abc import Collection

from game.core.cards import NOTHING
from game.core.position_text import need
from game.core.rounds.position_lines import check_agenda, check_points, check_rounds
from game.core.rules import NOBODY
from game.frantic.deck import Deck, Symbol
from game.frantic.effects import targets
from game.frantic.happenings import Verb, gambling_cards
from game.frantic.questions import answers
from game.frantic.state import FOUR, GIFT, Ask, Attack, Ending, Job, Question, State, Task

_END = "settle next-turn"
_AFTER_EVENT = f"step* {_END}"
_AFTER_ATTACK = f"wish {_END}"
_SHARED = f"attack* draw-shares {_AFTER_ATTACK}"
_AGENDAS: dict[Ask, tuple[str, ...]] = {
    Ask.DEAL: ("",),
    Ask.TURN: ("",),
    Ask.COVER: (_END,),
    Ask.WISH: (_END, "next-turn"),
    Ask.TARGET: (_AFTER_ATTACK,),
    Ask.SHARES: (_AFTER_ATTACK,),
    Ask.COUNTER: (_AFTER_ATTACK,),
    Ask.SEND_ON: (_AFTER_ATTACK,),
    Ask.GIVE: (_AFTER_ATTACK,),
    Ask.NICE_TRY: ("next-turn",),
    Ask.PRESENTS: (f"presents* hand-over {_AFTER_EVENT}",),
    Ask.DISCARD: (f"discard* {_AFTER_EVENT}",),
    Ask.PUT_DOWN: (f"put-down* show {_AFTER_EVENT}",),
    Ask.PICK: (f"pick* {_AFTER_EVENT}",),
    Ask.EYE: (_AFTER_EVENT,),
}
"""What is left to do while something is asked, the next job first."""
_WHATS: dict[Ask, tuple[Attack, ...]] = {
    Ask.TARGET: (Attack.SKIP, Attack.GIFT, Attack.EXCHANGE, Attack.EQUALITY),
    Ask.SHARES: (Attack.FOUR,),
    Ask.COUNTER: tuple(Attack),
    Ask.SEND_ON: tuple(Attack),
    Ask.GIVE: (Attack.GIFT, Attack.EXCHANGE),
}
"""Which attacks a question can be about."""
_ALL_ASKED = frozenset({Ask.NICE_TRY, Ask.EYE})
_COUNTS: dict[Ask, range] = {
    Ask.TURN: range(2),
    Ask.WISH: range(2),
    Ask.GIVE: range(1, GIFT + 1),
    Ask.PRESENTS: range(1, 126),
    Ask.DISCARD: range(1, 126),
    Ask.COUNTER: range(FOUR),
    Ask.SEND_ON: range(FOUR),
}
"""What ``count`` can be; of all other questions it is 0."""
_MOST = 999
_VERBS = frozenset(verb.value for verb in Verb)
_IN_THE_MIDDLE = frozenset({Ask.DEAL, Ask.TURN, Ask.WISH, Ask.NICE_TRY})
"""What is not asked any more once it is decided that the round ends; of a deal it is past."""


def check(state: State, deck: Deck, keys: Collection[str]) -> None:
    """Raise ``WrongLine`` unless a position can be played on to its end."""
    _check_seats(state)
    _check_cards(state)
    _check_events(state, keys)
    for task in state.agenda:
        _check_task(state, task)
    question = state.question
    if question is None:
        check_agenda("over", _jobs(state), "")
    else:
        _check_asked(state, question)
        _check_attack(state, question)
        check_agenda(f"ask {question.ask.value}", _jobs(state), *_agendas(question))
        _check_shares(state, question)
    _check_chosen(state, deck)
    _check_end(state, question)
    if question is not None:
        for seat in question.seats:
            able = bool(answers(state, deck, seat))
            why = f"{question.ask.value}: seat {seat} has no answer"
            need(able, why, "ask", f"seat {seat}")
    check_rounds(state, Ask.DEAL)


def _jobs(state: State) -> list[Job]:
    return [task.job for task in reversed(state.agenda)]


def _agendas(question: Question) -> tuple[str, ...]:
    if question.what == Attack.FOUR and question.ask in (Ask.COUNTER, Ask.SEND_ON):
        return (_SHARED,)
    return _AGENDAS[question.ask]


def _check_seats(state: State) -> None:
    seats = range(len(state.hands))
    need(state.dealer in seats, f"no seat {state.dealer}", "dealer")
    need(state.turn in seats, f"no seat {state.turn}", "turn")
    check_points(state.points)
    need({*seats}.issuperset(state.skips), "no such seat", "skips")
    need(list(state.skips) == sorted(set(state.skips)), "each seat once, in order", "skips")
    ticks = not state.bomb or (len(state.bomb) == len(seats) and min(state.bomb) >= 0)
    need(ticks, f"write {len(seats)} numbers of turns", "bomb")
    need(max(state.bomb, default=0) <= _MOST, f"at most {_MOST} turns", "bomb")
    need(0 <= state.scored <= _MOST, f"write 0 to {_MOST} points", "scored")
    scores = state.ending is Ending.SCORED
    need(scores == bool(state.scored), "points with 'ending scored', and only then", "scored")


def _check_cards(state: State) -> None:
    face = state.face
    need(face is None or face in state.discard, "the card lies in 'discard'", "face", "discard")
    picks = sum(task.job is Job.PICK for task in state.agenda)
    question = state.question
    picking = question is not None and question.ask is Ask.PICK
    wanted = picks + 1 if picking else 0
    why = f"the market needs {wanted}, one for each who picks"
    why = why if picking else "only while somebody picks"
    need(len(state.market) == wanted, why, "market", "ask")


def _check_events(state: State, keys: Collection[str]) -> None:
    for key, names in (("happenings", state.happenings), ("happened", state.happened)):
        need(len(set(names)) == len(names), "each event once", key)
    twice = {*state.happenings} & {*state.happened}
    need(not twice, f"{min(twice, default='')} has happened", "happenings", "happened")
    need(len(keys) >= len(state.happenings), "too many events", "happenings")


def _check_task(state: State, task: Task) -> None:
    seats, job = range(len(state.hands)), task.job.value
    free = task.job is Job.WISH and task.seat == NOBODY
    need(free or task.seat in seats, f"{job}: no such seat", "agenda")
    verb = task.job is not Job.STEP or task.what in _VERBS
    need(verb, f"{job}: no verb {task.what!r}", "agenda")
    most = 1 if task.job is Job.WISH else _MOST
    need(0 <= task.count <= most, f"{job}: count is 0 to {most}", "agenda")
    some = task.job is not Job.DISCARD or task.count > 0
    need(some, f"{job}: needs count, the number of cards", "agenda")
    own = task.job not in (Job.SETTLE, Job.NEXT_TURN) or task.seat == state.turn
    need(own, f"{job}: seat is that of 'turn', {state.turn}", "agenda")
    if task.job is Job.ATTACK:
        four = task.what == Attack.FOUR
        need(four, f"{job}: only shares of a four wait, what=four", "agenda")
        need(task.other in {*seats} - {task.seat}, f"{job}: other must be another seat", "agenda")
    for share in task.shares:
        good = share.seat in (NOBODY, *seats) and 0 < share.count <= FOUR
        need(good, f"{job}: no such share", "agenda")
    whole = sum(share.count for share in task.shares)
    shared = task.job is not Job.DRAW_SHARES or whole == FOUR
    need(shared, f"{job}: the shares have {whole} cards instead of {FOUR}", "agenda")
    if task.job in (Job.PUT_DOWN, Job.PRESENTS, Job.PICK):
        same = [other for other in state.agenda if other.job is task.job]
        once = len({other.seat for other in same}) == len(same)
        need(once, f"{job}: seat {task.seat} stands there twice", "agenda")


def _check_asked(state: State, question: Question) -> None:
    """See that those are asked who can be, for so many cards as can be."""
    seats, asked, ask = range(len(state.hands)), question.seats, question.ask
    known = bool(asked) and {*seats}.issuperset(asked) and len(set(asked)) == len(asked)
    need(known, "no such seats", "ask")
    need(ask in _ALL_ASKED or len(asked) == 1, f"{ask.value}: only one seat is asked", "ask")
    if ask in (Ask.TURN, Ask.DEAL):
        who, line = (state.turn, "turn") if ask is Ask.TURN else (state.dealer, "dealer")
        need(asked[0] == who, f"{ask.value}: asks the seat of '{line}', {who}", "ask", line)
    if ask is Ask.NICE_TRY:
        out = [seat for seat in seats if not state.hands[seat]]
        need(bool(out), f"{ask.value}: nobody is out of cards", "ask")
        need(not {*out} & {*asked}, f"{ask.value}: asks only who holds a card", "ask")
        why = f"{ask.value}: other must be the seat of 'turn', {state.turn}"
        need(question.other == state.turn, why, "ask")
    if ask in (Ask.PRESENTS, Ask.PUT_DOWN, Ask.PICK):
        coming = {task.seat for task in state.agenda if task.job.value == ask.value}
        need(asked[0] not in coming, f"{ask.value}: seat {asked[0]} is asked later", "ask")
    counts = _COUNTS.get(ask, range(1))
    why = f"{ask.value}: count is {counts[0]} to {counts[-1]}"
    need(question.count in counts, why if len(counts) > 1 else f"{ask.value}: has no count", "ask")


def _check_attack(state: State, question: Question) -> None:
    """See that a question about an attack has one, and that it is still one."""
    ask, what = question.ask.value, question.what
    whats = _WHATS.get(question.ask)
    if whats is None:
        need(not what, f"{ask}: has no what", "ask")
        return
    possible = ", ".join(whats)
    need(what in {*whats}, f"{ask}: no attack {what!r}; possible: {possible}", "ask")
    if question.ask not in (Ask.COUNTER, Ask.GIVE):
        return
    seat, other = question.seats[0], question.other
    another = other in {*range(len(state.hands))} - {seat}
    need(another, f"{ask}: other must be another seat", "ask")
    if question.ask is Ask.COUNTER:
        good = seat in targets(state, other, what)
        need(good, f"{ask}: seat {other} can't attack seat {seat} with {what}", "ask")
        held = bool(state.hands[seat])
        need(held, f"{ask}: seat {seat} holds no card, and is not asked", "ask", f"seat {seat}")
    if question.ask is Ask.GIVE:
        need(len(state.hands[seat]) > GIFT, f"{ask}: all of a small hand goes unasked", "ask")


def _check_shares(state: State, question: Question) -> None:
    """See that each share of a Fantastic Four has the victim that is, or will be, asked."""
    shares = next((task.shares for task in state.agenda if task.job is Job.DRAW_SHARES), ())
    waiting = [task for task in state.agenda if task.job is Job.ATTACK]
    wanted = [(task.count, task.other, "agenda") for task in waiting]
    if shares:
        wanted.append((question.count, question.seats[0], "ask"))
    for place, seat, key in wanted:
        fits = place < len(shares) and shares[place].seat == seat
        need(fits, f"seat {seat} has no share number {place} (count) to be asked for", key)
    places = [place for place, _, _ in wanted]
    need(len(set(places)) == len(places), "a share is asked for once", "agenda")


def _check_chosen(state: State, deck: Deck) -> None:
    """See that what is chosen can be, and is going to move."""
    if not state.chosen:
        given = state.question is not None and state.question.ask is Ask.GIVE
        if given and state.question is not None:
            why = "give: count=2 before the first card is chosen"
            need(state.question.count == GIFT, why, "ask")
        return
    seats, question = range(len(state.hands)), state.question
    cards = [chosen.card for chosen in state.chosen if chosen.card != NOTHING]
    need(len(set(cards)) == len(cards), "a card can be chosen once", "chosen")
    for seat, card, to in ((chosen.seat, chosen.card, chosen.to) for chosen in state.chosen):
        need(seat in seats and to in (NOBODY, *seats), "no such seat", "chosen")
        need(to != seat, "nobody gives a card to themselves", "chosen")
        holds = card == NOTHING or card in state.hands[seat]
        need(holds, f"seat {seat} does not hold that card", "chosen")
    ask = None if question is None else question.ask
    if question is None or ask not in (Ask.GIVE, Ask.DISCARD, Ask.PRESENTS, Ask.PUT_DOWN):
        need(False, "only while cards are asked for", "chosen")
        return
    who = {chosen.seat for chosen in state.chosen}
    named = all((chosen.to == NOBODY) != (ask is Ask.PRESENTS) for chosen in state.chosen)
    form = "seat=card>seat" if ask is Ask.PRESENTS else "seat=card"
    need(named, f"while {ask.value} is asked, write {form}", "chosen")
    some = ask is Ask.PUT_DOWN or all(chosen.card != NOTHING for chosen in state.chosen)
    need(some, "a card must be chosen", "chosen")
    if ask in (Ask.GIVE, Ask.DISCARD):
        need(who == {*question.seats}, "only by the seat that is asked", "chosen")
    if ask is Ask.GIVE:
        left = len(state.chosen) + question.count == GIFT
        need(left, f"{GIFT} cards in all, with those of count", "chosen", "ask")
        kept = deck.copies(Symbol.NOT_YOU.value)
        need(not {*cards} & {*kept}, "Not You can't be given (FC-22)", "chosen")
    if ask is Ask.PUT_DOWN:
        _check_put_down(state, deck, question)
    if ask is Ask.PRESENTS:
        later = {task.seat for task in state.agenda if task.job is Job.PRESENTS}
        need(not who & later, "seats that are asked later have chosen nothing", "chosen")


def _check_put_down(state: State, deck: Deck, question: Question) -> None:
    later = {task.seat for task in state.agenda if task.job is Job.PUT_DOWN}
    who = [chosen.seat for chosen in state.chosen]
    need(len(set(who)) == len(who), "each seat once", "chosen")
    need(not {*who} & {*later, *question.seats}, "seats that are still asked", "chosen")
    for chosen in state.chosen:
        possible = gambling_cards(state, deck, chosen.seat)
        good = chosen.card in possible if possible else chosen.card == NOTHING
        need(good, f"seat {chosen.seat} can't put that down (FC-38)", "chosen")


def _check_end(state: State, question: Question | None) -> None:
    """See that a round that is decided or counted has what such a round has."""
    between = question is None or question.ask is Ask.DEAL
    if between:
        need(not state.skips, "skips end with the round", "skips")
        need(not state.bomb, "the bomb ends with the round", "bomb")
        need(not state.wish, "a wish ends with the round", "wish")
        return
    assert question is not None
    ask = question.ask
    need(state.ending is not Ending.BOMB, "the bomb ends a round at once", "ending")
    sealed = state.sealed and ask in _IN_THE_MIDDLE
    need(not sealed, f"the round is decided, and {ask.value} not asked", "ending", "short", "ask")
