"""Levels in the lobby, fine steps, a bot that follows; what results offer for a more even match."""

from itertools import pairwise

import msgspec
import pytest

from game import catalog
from game.core.fairness import HandicapOffer, LevelText, parts_of
from game.core.rules import Outcome
from game.frankfurt.levels import SECONDS
from game.screens.chances import NextLevel, won_clearly
from game.screens.fair_play import FairPlay
from game.screens.navigator import ScreenNavigator
from game.screens.results import ResultsScreen
from game.screens.screen import Screen
from game.storage import Store
from game.ui.i18n import Texts
from game.ui.match_scene import MatchScene
from game.ui.report import Figure, MatchReport
from game.ui.services import Services
from tests.harness import frame, make_services, past_podium, tap

NOTHING_YET = 1.1
"""Seconds after which presses count on the results."""


def start(game: str, *bots: str, people: int = 1) -> tuple[Services, ScreenNavigator]:
    services = make_services((640, 360))
    navigator = ScreenNavigator(services)
    navigator.title()
    navigator.join(game)
    for chair in range(people):
        navigator.app.session.sit(chair, ("Anna", "Tom")[chair])
    for number, level in enumerate(bots):
        navigator.app.session.add_bot(people + number, level)
    return services, navigator


def shown(services: Services) -> Screen:
    top = services.scenes.top
    assert isinstance(top, Screen)
    frame(services)
    return top


def words(services: Services) -> str:
    return "\n".join(text.text for text in shown(services).pen.placed)


def finish(
    navigator: ScreenNavigator,
    scores: tuple[int, ...],
    winners: tuple[int, ...],
    paces: tuple[float | None, ...] = (),
    *,
    most_wins: bool = False,
) -> ResultsScreen:
    """Play with who sits in the lobby, and end at once like this."""
    scene = navigator.services.scenes.top
    if not isinstance(scene, MatchScene):
        navigator.play()
        scene = navigator.services.scenes.top
    assert isinstance(scene, MatchScene)
    outcome = Outcome(scores, winners)
    report = MatchReport(
        scene.setup.game,
        scene.names,
        outcome,
        5,
        1,
        figures=(Figure("results-cards", scores),),
        most_wins=most_wins,
        numbers=paces,
    )
    navigator.finished(report)
    past_podium(navigator.services)
    top = shown(navigator.services)
    assert isinstance(top, ResultsScreen)
    navigator.services.scenes.update(NOTHING_YET)
    return top


def press_offer(services: Services) -> None:
    assert shown(services).menu.focus_on("offer")
    tap(services, "enter")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", catalog.keys())
def test_every_level_is_told_in_a_line(game: str, lang: str) -> None:
    navigator = ScreenNavigator(make_services((640, 360), lang))
    navigator.app.choose_game(game)
    lines = [navigator.app.bot_words(level) for level in navigator.app.levels()]
    assert len(set(lines)) == len(lines)
    assert all(len(line) <= 55 for line in lines)
    assert not navigator.services.texts.missing


def test_levels_of_the_race_say_for_whom_they_are_and_the_seconds_of_their_table() -> None:
    texts = Texts("en")
    for level, seconds in SECONDS.items():
        assert f"{seconds:g}\N{NO-BREAK SPACE}s a card" in texts(f"join-bot-frankfurt-{level}")


def test_the_parts_of_a_level_s_text() -> None:
    assert parts_of("easy+10") == LevelText("easy", 10)
    assert parts_of("gentle-20") == LevelText("gentle", -20)
    assert parts_of("with-you@2.15") == LevelText("with-you", number=2.15)
    assert parts_of("with-you") == LevelText("with-you")
    for other in ("with-you@1.2.3", "with-you@.", "with-you@nan", "easy+", "easy+1.5"):
        assert parts_of(other) == LevelText(other)


def test_a_bot_s_tempo_is_chosen_in_fine_steps_and_kept() -> None:
    services, navigator = start("frankfurt", "easy")
    lobby = shown(services)
    lobby.rebuild("tempo-1")
    for _ in range(2):
        tap(services, "right")
    session = navigator.app.session
    assert session.chairs[1].level == "easy+20"
    assert "+20 %" in words(services)
    assert "1.7\N{NO-BREAK SPACE}s a card" in words(services), (
        "what is told is true of the step, too"
    )
    for _ in range(9):
        tap(services, "left")
    assert session.chairs[1].level == "easy-30", "the last step is the end"
    navigator.play()
    scene = services.scenes.top
    assert isinstance(scene, MatchScene)
    assert scene.setup.seating[1].level == "easy-30"
    new = make_services((640, 360))
    new.store = Store(services.store.folder)
    later = ScreenNavigator(new)
    later.title()
    later.join("frankfurt")
    assert later.app.session.chairs[1].level == "easy-30"


def test_a_bot_with_you_has_no_steps_and_keeps_the_number_where_it_has_arrived() -> None:
    services, navigator = start("frankfurt", "with-you")
    shown(services).rebuild()
    assert not shown(services).menu.focus_on("tempo-1")
    finish(navigator, (30, 1), (1,), (2.4, 2.3))
    session = navigator.app.session
    assert session.chairs[1].level == "with-you@2.3"
    navigator.back_to_join()
    assert "Begins with your last tempo: 2.3\N{NO-BREAK SPACE}s a card" in words(services)
    assert services.settings.lobbies["frankfurt"][1].level == "with-you@2.3"


@pytest.mark.parametrize(
    ("scores", "winners", "most_wins", "clear"),
    [
        ((60, 100), (0,), False, True),
        ((90, 100), (0,), False, False),
        ((1, 40), (0,), False, True),
        ((100, 60), (0,), True, True),
        ((100, 90), (0,), True, False),
        ((100, 60), (1,), False, False),
        ((50, 50), (0, 1), False, False),
    ],
)
def test_what_a_clear_win_is(
    scores: tuple[int, ...], winners: tuple[int, ...], most_wins: bool, clear: bool
) -> None:
    assert won_clearly(Outcome(scores, winners), 0, most_wins=most_wins) == clear


@pytest.mark.parametrize("game", catalog.keys())
def test_after_a_clear_win_the_next_level_is_one_press_away(game: str) -> None:
    levels = catalog.find(game).open().levels
    services, navigator = start(game, levels[0])
    most = game == "frappadingue"
    finish(navigator, (100, 40) if most else (1, 60), (0,), most_wins=most)
    assert f"Stronger bots: {navigator.app.level_name(levels[1])}" in words(services)
    press_offer(services)
    scene = services.scenes.top
    assert isinstance(scene, MatchScene)
    assert scene.setup.seating[1].level == levels[1]
    assert services.settings.lobbies[game][1].level == levels[1]


def test_practice_goes_on_with_the_next_level() -> None:
    services, navigator = start("frantic")
    navigator.app.choose_practice("frantic", level="easy", length="rounds-1")
    navigator.practise("frantic")
    finish(navigator, (1, 60, 70, 80), (0,))
    press_offer(services)
    assert navigator.app.practice("frantic").level == "casual"


@pytest.mark.parametrize(
    ("bots", "people", "winners"),
    [(("hard",), 1, (1,)), (("easy",), 2, (0,)), (("with-you",), 1, (0,))],
)
def test_no_level_is_offered_after_a_defeat_to_several_people_or_beside_one_that_follows(
    bots: tuple[str, ...], people: int, winners: tuple[int, ...]
) -> None:
    _, navigator = start("frankfurt", *bots, people=people)
    scores = tuple(1 if seat in winners else 40 for seat in range(people + len(bots)))
    screen = finish(navigator, scores, winners)
    assert not screen.menu.focus_on("offer")


def test_no_level_comes_after_the_last() -> None:
    for first, second in pairwise(("hard", "frantic", "")):
        _, navigator = start("frankfurt", first)
        finish(navigator, (1, 60), (0,))
        found = FairPlay(navigator.app).offer()
        assert found == (NextLevel(second) if second else None)


def two_defeats(paces: tuple[float | None, ...]) -> tuple[Services, ScreenNavigator]:
    services, navigator = start("frankfurt", people=2)
    for chair in (0, 1):
        navigator.app.session.set_ready(chair)
    for match in range(2):
        screen = finish(navigator, (60, 1), (1,), paces)
        if not match:
            assert not screen.menu.focus_on("offer"), "one defeat is none too many"
            navigator.restart()
    return services, navigator


@pytest.mark.parametrize("names", [("Anna", "Anna"), ("Anna", "anna")])
def test_who_shares_a_name_is_given_what_was_offered_too(names: tuple[str, str]) -> None:
    services, navigator = start("frankfurt", people=2)
    for chair, name in enumerate(names):
        navigator.app.session.rename(chair, name)
        navigator.app.session.set_ready(chair)
    for match in range(2):
        finish(navigator, (1, 60), (0,), (2.4, 3.0))
        if not match:
            navigator.restart()
    offer = FairPlay(navigator.app).offer()
    assert isinstance(offer, HandicapOffer)
    assert (offer.seat, navigator.app.setup.seating[1].name.casefold()) == (1, "anna 2")
    press_offer(services)
    session = navigator.app.session
    option = next(one for one in navigator.app.info().options if one.name == "start")
    assert session.handicap(1, option) == offer.mine["start"]
    assert session.handicap(0, option) == "all"
    assert FairPlay(navigator.app).chance(1), "the tempo of the second of that name is known"


def test_after_two_clear_defeats_a_head_start_is_offered_by_what_it_does() -> None:
    services, navigator = two_defeats((3.0, 2.4))
    offer = FairPlay(navigator.app).offer()
    assert isinstance(offer, HandicapOffer)
    assert offer.seat == 0
    said = words(services)
    assert "Anna: " in said
    assert "of the cards" in said or "half the cards" in said
    assert "Chance then: about" in said
    focused = shown(services).menu.focused
    assert focused is not None
    assert focused.key == "rematch", "nobody's setting changes unasked"
    press_offer(services)
    session = navigator.app.session
    start_option = next(one for one in navigator.app.info().options if one.name == "start")
    assert session.handicap(0, start_option) == offer.mine["start"]
    assert session.handicap(1, start_option) == "all"
    press_offer(services)
    assert session.handicap(0, start_option) == "all", "it can be given back"
    press_offer(services)
    navigator.restart()
    scene = services.scenes.top
    assert isinstance(scene, MatchScene)
    assert scene.match.config.value("start", 0) == offer.mine["start"]


def test_what_somebody_has_already_is_not_offered_again() -> None:
    services, navigator = two_defeats((3.0, 2.4))
    press_offer(services)
    navigator.restart()
    finish(navigator, (60, 1), (1,), (3.0, 2.4))
    assert FairPlay(navigator.app).offer() is None


def test_nothing_is_offered_to_equals_or_without_a_known_tempo() -> None:
    for paces in ((2.0, 2.0), (None, 2.0), ()):
        _, navigator = two_defeats(paces)
        assert FairPlay(navigator.app).offer() is None


def test_p16_a_head_start_is_told_on_the_card_by_what_it_does_to_the_chance() -> None:
    services, navigator = start("frankfurt", people=2)
    for chair in (0, 1):
        navigator.app.session.set_ready(chair)
    assert FairPlay(navigator.app).chance(0) == "", "nobody's tempo is known"
    finish(navigator, (60, 1), (1,), (3.0, 2.4))
    navigator.back_to_join()
    before = FairPlay(navigator.app).chance(0)
    assert before == "about 2 of 10 matches"
    assert before in words(services)
    lobby = shown(services)
    for _ in range(2):
        assert lobby.menu.focus_on("start-0")
        tap(services, "right")
    assert FairPlay(navigator.app).chance(0) == FairPlay(navigator.app).chance(1) == "about even"
    assert "about even" in words(services)


def test_t34_a_head_start_of_another_evening_is_off_and_told_beside_the_choice() -> None:
    services, navigator = start("frankfurt", "easy")
    option = next(one for one in navigator.app.info().options if one.name == "start")
    navigator.app.session.set_handicap(0, option, "half")
    navigator.play()
    for _ in range(2):  # it is told until somebody takes it or something else
        new = make_services((640, 360))
        new.store = Store(services.store.folder)
        later = ScreenNavigator(new)
        later.title()
        later.join("frankfurt")
        assert later.app.session.handicap(0, option) == "all"
        assert "Start with (last: ½)" in words(new)
        later.play()
    later.title()
    later.join("frankfurt")
    assert shown(new).menu.focus_on("start-0")
    tap(new, "right")
    later.play()
    assert new.settings.lobbies["frankfurt"][0].start == "three-quarters"


def test_other_players_begin_to_count_anew() -> None:
    _, navigator = start("frankfurt", people=2)
    finish(navigator, (60, 1), (1,), (3.0, 2.4))
    navigator.back_to_join()
    navigator.app.session.rename(0, "Zoé")
    for chair in (0, 1):
        navigator.app.session.set_ready(chair)
    screen = finish(navigator, (60, 1), (1,), (3.0, 2.4))
    assert not screen.menu.focus_on("offer")
    assert msgspec.structs.astuple(navigator.app.session.reports[-1])[1][0] == "Zoé"


def test_ff_20a_a_bot_begins_with_fewer_cards_too_by_a_choice_on_its_card() -> None:
    services, navigator = start("frankfurt", "easy")
    screen = services.scenes.top
    assert isinstance(screen, Screen)
    screen.rebuild()
    assert screen.menu.focus_on("start-1")
    assert screen.menu.step("right")
    option = next(one for one in navigator.app.info().options if one.name == "start")
    given = navigator.app.session.handicap(1, option)
    assert given != option.default
    setup = navigator.app.session.setup(navigator.app.info())
    assert setup.seating[1].options["start"] == given


def test_a_head_start_is_offered_only_where_the_rules_know_one() -> None:
    services, _ = start("frantic", "easy", people=1)
    screen = services.scenes.top
    assert isinstance(screen, Screen)
    screen.rebuild()
    assert not [one for one in screen.menu.widgets if one.key.startswith("start-")]
