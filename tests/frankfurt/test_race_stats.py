"""What the results of a race praise, and what they don't."""

import pytest

from game.core.rules import Outcome
from game.frankfurt.screen.race import RaceStats
from tests.frankfurt.test_scene import TWO, Screens, start, tap_place
from tests.harness import make_services

NAMES = ("Anna", "Karim")


def praised(laid: list[int], wrong: list[int]) -> list[str]:
    stats = RaceStats(2)
    stats.laid, stats.wrong = laid, wrong
    return [str(one.args["name"]) for one in stats._highlights(NAMES)]


@pytest.mark.parametrize(
    ("laid", "wrong", "names"),
    [
        ([40, 38], [3, 0], ["Karim"]),
        ([40, 0], [3, 0], []),  # no mistakes, and no card laid
        ([40, 19], [3, 0], []),
        ([40, 20], [3, 0], ["Karim"]),
        ([40, 38], [2, 2], []),
        ([0, 0], [0, 0], []),
        ([0, 0], [1, 0], []),
    ],
)
def test_no_mistakes_are_praised_only_with_cards_laid(laid, wrong, names) -> None:
    assert praised(laid, wrong) == names


def test_cards_laid_are_counted_for_who_laid_them_and_wrong_ones_are_not() -> None:
    services = make_services((640, 360))
    services.navigator = Screens()
    scene = start(services, text=TWO)
    for name in ("A", "W", "D", "S", "K", "U", "J", "U"):
        tap_place(services, name)
    assert scene.stats.laid == [1, 1], "Y9 and B14; a move is none, and R7 came back"
    assert scene.stats.wrong == [0, 1]
    report = scene.stats.report(NAMES, Outcome((1, 2), (0,)), scene.state, 5, "")
    assert [one.text_id for one in report.highlights] == ["results-calm"]
    services.scenes.quit()
