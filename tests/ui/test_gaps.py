"""A process that stood still pauses the race; one that was only slow does not."""

from game import catalog
from game.screens.dialogs import PauseScreen
from game.screens.navigator import ScreenNavigator
from game.ui.gaps import Gaps
from game.ui.loop import Loop
from tests.harness import frame, make_services, tap


class Clocks:
    now = busy = 0.0

    def gaps(self) -> Gaps:
        return Gaps(lambda: self.now, lambda: self.busy)

    def run(self, seconds: float, busy: float = 0.0) -> None:
        self.now += seconds
        self.busy += busy


def test_only_time_in_which_nothing_was_done_is_a_gap() -> None:
    clocks = Clocks()
    gaps = clocks.gaps()
    for seconds, busy, stood in (
        (0.016, 0.004, 0),
        (0.24, 0, 0),
        (0.3, 0, 1),
        (3, 2.9, 0),
        (9, 0, 1),
    ):
        clocks.run(seconds, busy)
        assert bool(gaps.stood_still()) == bool(stood)


def test_a_machine_that_is_always_busy_pauses_only_for_what_is_much_longer() -> None:
    clocks = Clocks()
    gaps = clocks.gaps()
    for _ in range(100):
        clocks.run(0.2)
        gaps.stood_still()
    clocks.run(0.4)
    assert not gaps.stood_still()
    clocks.run(1.5)
    assert gaps.stood_still()


def test_a_race_that_stood_still_is_paused_before_anything_acts() -> None:
    services = make_services()
    navigator = ScreenNavigator(services)
    race = next(game.key for game in catalog.GAMES if game.open().info.real_time)
    navigator.app.choose_game(race)
    navigator.app.session.sit(0, "Anna")
    navigator.app.session.add_bot(1)
    navigator.begin(navigator.app.session.setup(navigator.app.info(), seed=1))
    loop, clocks = Loop(services), Clocks()
    loop._gaps = clocks.gaps()
    clocks.run(5.0)
    loop.frame()
    assert not isinstance(services.scenes.top, PauseScreen), "its first picture is no gap"
    clocks.run(4.0)
    loop.frame()
    top = services.scenes.top
    assert isinstance(top, PauseScreen)
    assert top._why() == services.texts("pause-stood-still")
    tap(services, "enter")
    assert services.scenes.top is top, "it was pressed while the computer slept"
    frame(services, 1.0)
    tap(services, "enter")
    assert services.scenes.top is not top
