"""Which positions can be: clocks, hands, piles and slaps that go with what the table is doing.

What is refused here would lose cards, end the process, or leave a race that nothing ends.
"""

from collections.abc import Iterator

import msgspec

from game.core.position_text import need
from game.frankfurt.state import (
    BLOCK_STEP,
    COLUMNS,
    COUNTDOWN,
    LATE,
    LONGEST_BLOCK,
    MOST_ROTATIONS,
    NOTHING,
    Phase,
    Pile,
    PileCard,
    PileStatus,
    SeatState,
    State,
    Step,
    ticks,
)


def check(state: State) -> None:
    """Raise ``WrongLine`` unless a position can be played on to its end."""
    _check_numbers(state)
    _check_piles(state)
    for seat, player in enumerate(state.seats):
        _check_seat(state, seat, player)
    match _phase(state):
        case Phase.SLAP:
            _check_slaps(state)
        case Phase.OVER:
            _check_over(state)
        case _:
            _check_race(state)


def _phase(state: State) -> Phase:
    """Return what the table is doing, or what a count-down after a pause leads back to."""
    return state.after if state.phase is Phase.COUNTDOWN_RESUME else state.phase


def _check_numbers(state: State) -> None:
    blocks = state.rules.block
    good = all(0 <= block <= LONGEST_BLOCK and not block % BLOCK_STEP for block in blocks)
    need(good, "block: write 0 to 3 seconds, in steps of 0.1", "options")
    some = ticks(1) <= state.rules.idle_stuck <= ticks(600)
    need(some, "idle: write 1 to 600 seconds", "options")
    need(state.round >= 1, "the first round is 1", "round")
    need(state.clock >= 0, "no clock shows less than 0", "clock")
    if state.phase.counting:
        some = 0 < state.countdown <= COUNTDOWN
        need(some, f"a count-down has 1 to {COUNTDOWN} ticks left", "phase")
    if state.phase is Phase.COUNTDOWN_RESUME:
        back = state.after in (Phase.RACE, Phase.SLAP)
        need(back, "a count-down after a pause leads back to race or slap", "phase")
    need(0 <= state.progress <= state.clock, "write a clock of the past", "progress", "clock")
    slap = NOTHING <= state.first_slap <= state.clock
    need(slap, "write a clock of the past", "first-slap", "clock")
    need(0 <= state.rotations <= MOST_ROTATIONS, f"0 to {MOST_ROTATIONS}", "rotations")
    need(state.outs >= 0, "write a number from 0 up", "outs")
    need(state.serial >= 0, "write a number from 0 up", "serial")
    paused = not state.paused or state.phase is not Phase.OVER
    need(paused, "a match that is over has no pause", "paused")
    seats = range(len(state.seats))
    for deaf in () if state.deaf is msgspec.UNSET else state.deaf:
        known = deaf.seat in seats and deaf.pile in seats
        need(known, f"no key {deaf.seat}.{deaf.pile + 1}", "deaf")
        need(deaf.until >= state.clock, "the key acts again", "deaf")
        why = f"no key rests for more than {LATE} ticks"
        need(deaf.until <= state.clock + LATE, why, "deaf")
    need(not state.paused or not _in_hand(state), "in a pause no card is in a hand", "paused")


def _in_hand(state: State) -> bool:
    return any(player.held != NOTHING for player in state.seats)


def _check_piles(state: State) -> None:
    seats, serials = range(len(state.seats)), []
    for number, pile in enumerate(state.piles, 1):
        known = pile.caller == NOTHING or pile.caller in seats
        need(known, f"no seat {pile.caller}", f"called {number}")
        both = (pile.caller == NOTHING) == (pile.called_at == NOTHING)
        need(both, "write who called, and the clock", f"called {number}")
        past = NOTHING <= pile.called_at <= state.clock
        need(past, "write a clock of the past", f"called {number}", "clock")
        past = all(0 <= former.until <= state.clock for former in pile.former)
        need(past, "write a clock of the past", f"former {number}", "clock")
        taken = pile.status is not PileStatus.TAKEN or not pile.cards
        need(taken, "nothing lies on a place that was taken", f"place {number}")
        for card in _wrong(pile):
            why = "cards are only laid wrong in mode=table"
            need(state.rules.table_mode, why, f"pile {number}", "options")
            why = "a wrong card needs its column: @0.3!"
            need(card.column != NOTHING, why, f"pile {number}")
            serials.append(card.serial)
            why = f"two wrong cards are number {card.serial}"
            need(len(set(serials)) == len(serials) and card.serial > 0, why, f"pile {number}")
        whole = not pile.cards or not all(card.wrong for card in pile.cards)
        need(whole, "the card that began a pile is never wrong", f"pile {number}")


def _wrong(pile: Pile) -> Iterator[PileCard]:
    return (card for card in pile.cards if card.wrong)


def _check_seat(state: State, seat: int, player: SeatState) -> None:
    need(0 <= player.place < len(state.seats), f"no place {player.place}", f"state {seat}")
    line = f"state {seat}"
    latest = state.clock + LONGEST_BLOCK
    need(NOTHING <= player.blocked_until <= latest, "blocked: too long", line)
    need(NOTHING <= player.got_pile_at <= state.clock, "got: write a clock of the past", line)
    need(NOTHING <= player.counted <= sum(1 for _ in _all_cards(state)), "counted: too many", line)
    need(NOTHING <= player.slap_rank < len(state.seats), "rank: no such place", line)
    need(NOTHING <= player.out_order < max(state.outs, len(state.seats)), "out: too many", line)
    shape = player.shape
    if player.step is Step.LAYING:
        sizes = len(shape) == COLUMNS and all(0 <= size <= COLUMNS for size in shape)
        cards = sizes and 0 < sum(shape) < player.counted
        why = f"shape: write {COLUMNS} sizes of columns, fewer cards than counted"
        need(cards, why, line)
    else:
        need(not shape, "shape: only with step=laying", line)
    if player.held != NOTHING:
        able = _phase(state) in (Phase.RACE, Phase.SLAP) and not state.phase.counting
        need(able, "no card is in a hand now", f"seat {seat}", "phase")


def _all_cards(state: State) -> Iterator[int]:
    yield from state.box
    for player in state.seats:
        yield from player.draw
        yield from (card for column in player.columns for card in column.cards)
    for pile in state.piles:
        yield from (laid.card for laid in pile.cards)


def _check_race(state: State) -> None:
    """See to a race or a count-down in it: nobody has slapped yet."""
    need(state.first_slap == NOTHING, "nobody has slapped in this phase", "first-slap", "phase")
    for seat, player in enumerate(state.seats):
        line = f"state {seat}"
        same = [other for other, one in enumerate(state.seats) if one.place == player.place]
        why = f"place {player.place} has two piles"
        need(len(same) == 1, why, *(f"state {other}" for other in same))
        fresh = not player.slapped and player.slap_rank == player.counted == NOTHING
        need(fresh, "slapped, rank, counted: nobody has slapped in this phase", line, "phase")
        need(player.got_pile_at == NOTHING, "got: nobody has got a pile in this phase", line)
        need(player.step is Step.RACING, "step: all are racing in this phase", line)
    for number, pile in enumerate(state.piles, 1):
        need(pile.status is PileStatus.OPEN, "all are open in this phase", f"place {number}")
    if _phase(state) is Phase.RACE and not any(pile.cards for pile in state.piles):
        for seat, player in enumerate(state.seats):
            why = "who has no card in the columns needs a pile to slap (FF-12)"
            need(bool(player.column_cards), why, f"seat {seat}", "pile 1")


def _check_slaps(state: State) -> None:
    """See that those who have slapped have a pile, and that one is left for each other (FF-13)."""
    stress = state.rules.stress
    need(state.first_slap != NOTHING, "write the clock of the first slap", "first-slap", "phase")
    slapped = [seat for seat, player in enumerate(state.seats) if player.slapped]
    need(bool(slapped), "somebody has slapped in phase slap", "phase")
    old = [place for place, pile in enumerate(state.piles) if pile.status is PileStatus.OLD]
    waiting = len(state.seats) - len(slapped)
    why = f"{waiting} have not slapped, so as many piles are old"
    need(len(old) == waiting, why, "place 1", "phase")
    laying = any(player.step is Step.LAYING for player in state.seats)
    last = waiting or (stress and laying)
    need(bool(last), "all have a pile, and the round is over", "phase")
    if not waiting:
        on = all(player.counted > 1 for player in state.seats)
        need(on, "all have a pile, and the match is over: write 'phase over'", "phase")
    _check_ranks(state, slapped)
    for seat, player in enumerate(state.seats):
        if player.slapped:
            _check_slapped(state, seat, player)
        else:
            _check_waiting(player, f"state {seat}", seat)


def _check_ranks(state: State, slapped: list[int]) -> None:
    ranks = sorted(state.seats[seat].slap_rank for seat in slapped)
    named = [rank for rank in ranks if rank != NOTHING]
    good = named == [*range(len(named))] and bool(named)
    need(good, "rank: the first slap is 0, the next is 1", f"state {slapped[0]}")
    apart = slapped if state.rules.stress else [*range(len(state.seats))]
    for seat in apart:
        place = state.seats[seat].place
        same = [other for other in apart if state.seats[other].place == place]
        why = f"place {place} has two piles"
        need(len(same) == 1, why, *(f"state {other}" for other in same))


def _check_waiting(player: SeatState, line: str, seat: int) -> None:
    fresh = player.slap_rank == player.counted == player.got_pile_at == NOTHING
    need(fresh, "rank, counted, got: only of who has slapped", line)
    need(player.step is Step.RACING, "step: only of who has slapped", line)
    need(player.held == NOTHING, "from the first slap on no card is in a hand", f"seat {seat}")


def _check_slapped(state: State, seat: int, player: SeatState) -> None:
    line, pile = f"state {seat}", state.piles[player.place]
    need(player.counted >= 0, "counted: needs the cards at the slap", line)
    got = state.first_slap <= player.got_pile_at or player.got_pile_at == NOTHING
    need(got, "got: write a clock from the first slap on", line, "first-slap")
    held = len(player.draw) + player.column_cards
    if not state.rules.stress:
        need(player.step is Step.RACING, "step: only with stress=on", line)
        why = "who has slapped has no columns"
        need(not player.column_cards, why, f"seat {seat}")
        why = f"counted: {held} cards are on the draw pile"
        need(player.counted == held, why, line, f"draw {seat}")
        return
    ends = player.counted <= 1
    need(ends == (player.step is Step.DONE), "step: done with one card or none", line)
    status = PileStatus.OPEN if player.step is Step.RACING else PileStatus.TAKEN
    why = f"the pile of seat {seat} is {status.value}"
    need(pile.status is status, why, f"place {player.place + 1}", line)
    if player.step is Step.RACING:
        need(bool(pile.cards), "an open pile has cards", f"pile {player.place + 1}")
        return
    need(player.counted == held, f"counted: there are {held} cards", line, f"draw {seat}")
    need(player.held == NOTHING, "who lays columns has no card in the hand", f"seat {seat}")
    if ends:
        need(not player.column_cards, "who is done has no columns", f"seat {seat}")
        return
    for size, column in zip(player.shape, player.columns, strict=True):
        laid = not column.cards or (len(column.cards) == size and column.up == 1)
        need(laid, f"columns are laid whole, as {player.shape}", f"seat {seat}")


def _check_over(state: State) -> None:
    """See that each has been counted, and somebody has one card or none (FF-15)."""
    for seat, player in enumerate(state.seats):
        counted = player.counted >= 0
        need(counted, "counted: all have been counted at the end", f"state {seat}", "phase")
    won = any(player.counted <= 1 for player in state.seats)
    need(won, "the match is not over: all have two cards or more", "phase")
