import pytest

from game.core import simulation
from game.core.bots import SEE_TICKS
from game.core.match import Match
from game.core.record import record_of, replay_check
from game.core.simulation import CardsLost, Endless, RaceBots, simulate
from tests.toys.grab import GrabBot, GrabRules, State
from tests.toys.highcard import HighBot, HighCardRules, WatchingBot

GRAB, HIGHCARD = GrabRules(), HighCardRules()


def grabbers(*delays: int) -> dict:
    return {seat: GrabBot(seat, delay) for seat, delay in enumerate(delays)}


def test_a_race_of_bots_ends_and_can_be_played_again():
    match, result = simulate(GRAB, GRAB.info.configure(3, 4), grabbers(9, 3, 9))
    assert result.scores == tuple(len(taken) for taken in match.state.taken)
    assert result.events["Grabbed"] == result.actions > 0
    assert replay_check(GRAB, record_of(match)) is None


def test_a_game_of_turns_ends_and_the_better_bot_wins():
    wins = [
        simulate(
            HIGHCARD, HIGHCARD.info.configure(2, seed), {0: HighBot("hard"), 1: HighBot("easy")}
        )[1].scores
        for seed in range(40)
    ]
    assert sum(hard > easy for hard, easy in wins) > 20


def test_bots_that_watch_are_told_all_that_happens_as_they_may_know_it():
    bots = {0: WatchingBot("hard"), 1: HighBot("easy")}
    happened = []
    simulate(
        HIGHCARD,
        HIGHCARD.info.configure(2, 1),
        bots,
        lambda _, steps: happened.extend(HIGHCARD.redact(step.event, 0) for step in steps),
    )
    assert bots[0].told == happened != []


def test_the_quicker_bot_has_the_pile_whatever_its_seat():
    quick_first = simulate(GRAB, GRAB.info.configure(2, 4), grabbers(3, 9))[1]
    quick_last = simulate(GRAB, GRAB.info.configure(2, 4), grabbers(9, 3))[1]
    assert quick_first.scores[1] == quick_last.scores[0] == 0
    assert quick_first.winners == (0,)
    assert quick_last.winners == (1,)


def test_presses_of_one_tick_come_in_the_order_in_which_they_are_due():
    state = State((), (2,), ((), ()), clock=1)
    bots = RaceBots(GRAB, {0: GrabBot(0, 4), 1: GrabBot(1, 3)})
    late = RaceBots(GRAB, {0: GrabBot(5, 3), 1: GrabBot(1, 3)})
    found = []
    for tick in range(30):
        for table in (bots, late):
            table.see(tick, state, tick == 0)
            found.append([seat for _, seat, _ in table.presses(tick)])
    assert [seats for seats in found if seats] == [[1], [1, 0], [0]]


def test_a_bot_sees_late_and_gets_the_same_view_until_something_changes():
    bot = GrabBot(0, 1)
    bots = RaceBots(GRAB, {0: bot})
    before = State((), (1,), ((), ()), clock=1)
    for tick in range(50):
        state = before if tick < 20 else State((), (2,), ((), ()), clock=tick)
        bots.see(tick, state, tick in (0, 20))
        pressed = bots.presses(tick)
        assert len(bot.seen) == (0 if tick < SEE_TICKS else 1 if tick < 20 + SEE_TICKS else 2)
        assert not pressed or tick > 20 + SEE_TICKS


def test_lost_cards_are_found():
    class Losing(GrabRules):
        def evolve(self, state, event):
            after = super().evolve(state, event)
            return State(after.draw, after.pile, ((),) * 2, after.clock, after.paused)

    config = GRAB.info.configure(2, 1)
    assert simulate(GRAB, config, grabbers(3, 9), verify=True)[1].actions > 0
    with pytest.raises(CardsLost, match="Grabbed"):
        simulate(Losing(), config, grabbers(3, 9), verify=True)


def test_an_endless_match_is_given_up(monkeypatch):
    monkeypatch.setattr(simulation, "LONGEST_RACE", 50)
    with pytest.raises(Endless, match="50 ticks"):
        simulate(GRAB, GRAB.info.configure(2, 1), grabbers(3, 9))


def test_pauses_are_part_of_a_match():
    match = Match(GRAB, GRAB.info.configure(2, 1))
    match.suspend()
    for _ in range(10):
        match.tick()
    assert match.state.clock == 0
    match.resume()
    match.tick()
    assert match.state.clock == 1
    assert replay_check(GRAB, record_of(match)) is None


@pytest.mark.parametrize(
    ("rules", "bots"),
    [(GRAB, grabbers(9, 3)), (HIGHCARD, {0: HighBot("hard"), 1: HighBot("easy")})],
)
def test_each_step_holds_the_state_that_its_event_makes(rules, bots):
    match = Match(rules, rules.info.configure(2, 4))
    before, last = match.state, match.state
    for steps in simulation.play(match, bots):
        for step in steps:
            assert step.state == rules.evolve(before, step.event)
            before = last = step.state
        assert match.state == last
