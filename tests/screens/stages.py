"""Every screen, brought to a state worth looking at."""

import re
from collections.abc import Callable
from functools import cache
from math import sin

from game.core.rules import Outcome
from game.screens.book import BookScreen
from game.screens.navigator import ScreenNavigator
from game.screens.results import ResultsScreen
from game.screens.session import Chair
from game.ui.match_scene import MatchScene
from game.ui.report import Curve, CurvePoint, Figure, Highlight, MatchReport
from tests.harness import make_services, put_unfinished

NAMES = ("Anna", "Karim", "Léonie", "Bartholomäus")
RULES_PAGES = 5
"""So many pages of rules in short begin each book; after them stand its things."""
UNUSUAL = {
    "limit": "rounds-20",
    "gambling": "any-card",
    "names": "printed",
    "answer": "unlimited",
}
"""Options of Frantic that have the most to tell."""
UNUSUAL_BOARD = {
    "limit": "rounds-20",
    "board": "short",
    "wild": "16",
    "names": "printed",
    "block": "unlimited",
    "reroll": "unlimited",
    "place": "unlimited",
}
"""Options of the board game that have the most to tell."""


def a_report(winners: tuple[int, ...] = (0,)) -> MatchReport:
    """Return the end of an eventful match of four."""
    curve = tuple(
        CurvePoint(
            2.0 * t,
            (
                max(1, int(33 - t * 0.35 + 4 * sin(t / 5))),
                max(4, int(33 - t * 0.2)),
                33 + t // 8,
                max(8, int(33 - t * 0.1 + 6 * sin(t / 9))),
            ),
        )
        for t in range(100)
    )
    return MatchReport(
        "frankfurt",
        ("Anna", "Bartholomäus", "Römer", "Oper"),
        Outcome((1, 14, 45, 29), winners),
        7,
        482913,
        figures=(
            Figure("results-cards", (1, 14, 45, 29)),
            Figure("results-best", (280, 390, 520, None), "milliseconds"),
            Figure("results-mean", (349, 396, 570, None), "milliseconds"),
            Figure("results-wrong", (3, 7, 1, 0)),
        ),
        curve=Curve("results-curve", "results-time", curve, clock=True),
        slap_ms=((312, 280, 455), (401, 390), (520, 610, 580), ()),
        highlights=(
            Highlight("icons/slap-hand", "results-fastest", {"name": "Bartholomäus", "n": 280}),
            Highlight(
                "icons/clock",
                "results-photo",
                {"name": "Bartholomäus", "other": "Bartholomäus", "n": 34},
            ),
            Highlight("icons/star", "results-calm", {"name": "Bartholomäus", "count": 1}),
        ),
    )


def sit(navigator: ScreenNavigator, people: int = 2, bots: int = 2, preset: str = "two") -> None:
    """Seat people, all ready but the second, and bots of every level."""
    navigator.app.choose_preset(preset)
    for chair in range(people):
        navigator.app.session.sit(chair, NAMES[chair])
        navigator.app.session.set_ready(chair, chair != 1)
    for number in range(bots):
        navigator.app.session.add_bot(people + number, ("hard", "easy")[number])


def _title(navigator: ScreenNavigator) -> None:
    navigator.title()


def _practise(navigator: ScreenNavigator) -> None:
    navigator.title()
    navigator.choose_practice()


def _first_match(game: str) -> Callable[[ScreenNavigator], None]:
    def show(navigator: ScreenNavigator) -> None:
        navigator.title()
        navigator.first_match(game)

    return show


def _language(navigator: ScreenNavigator) -> None:
    navigator.services.store.update(lang="")
    navigator.services.scenes.reset(navigator.first())


def _join_empty(navigator: ScreenNavigator) -> None:
    navigator.title()
    navigator.join()


def _join(navigator: ScreenNavigator) -> None:
    navigator.title()
    sit(navigator)
    navigator.app.session.set_handicap(1, navigator.app.info().options[2], "2")
    navigator.app.session.set_handicap(2, navigator.app.info().options[1], "automatic")
    navigator.join()


def _join_four(navigator: ScreenNavigator) -> None:
    navigator.title()
    sit(navigator, 4, 0, "four-pad")
    navigator.app.session.set_ready(1)
    navigator.join()


def _options(navigator: ScreenNavigator) -> None:
    navigator.title()
    sit(navigator)
    navigator.options()


def _results(navigator: ScreenNavigator, winners: tuple[int, ...] = (0,)) -> None:
    navigator.title()
    sit(navigator)
    navigator.app.setup = navigator.app.session.setup(navigator.app.info())
    navigator.services.seating = navigator.app.setup.seating
    navigator.app.session.note(a_report(winners), navigator.services.seating)
    scenes = navigator.services.scenes
    scenes.push(ResultsScreen(navigator.services, navigator, a_report(winners)))


def _shared(navigator: ScreenNavigator) -> None:
    _results(navigator, (0, 1))


def _pause(navigator: ScreenNavigator) -> None:
    navigator.title()
    navigator.pause("Bartholomäus", lambda: None)


def _focus_lost(navigator: ScreenNavigator) -> None:
    navigator.title()
    navigator.pause("", lambda: None)


def _help(page: int) -> Callable[[ScreenNavigator], None]:
    def show(navigator: ScreenNavigator) -> None:
        navigator.title()
        navigator.help()
        top = navigator.services.scenes.top
        assert isinstance(top, BookScreen)
        top.turn_to(page if page < RULES_PAGES else len(top.book.pages) - 1)

    return show


def _turn_join_empty(navigator: ScreenNavigator) -> None:
    navigator.title()
    navigator.join("frappadingue")


def _turn_join(navigator: ScreenNavigator) -> None:
    """Seven at a table for eight: zones, shared keys, bots of every level."""
    navigator.title()
    navigator.app.choose_game("frappadingue")
    for chair, name in enumerate(NAMES[:3]):
        navigator.app.session.sit(chair, name)
    for chair, level in enumerate(("easy", "normal", "hard", "professor"), 3):
        navigator.app.session.add_bot(chair, level)
    navigator.join("frappadingue")


def _turn_join_two(navigator: ScreenNavigator) -> None:
    """Two people, and free chairs beside them."""
    navigator.title()
    navigator.app.choose_game("frappadingue")
    for chair, name in enumerate(NAMES[:2]):
        navigator.app.session.sit(chair, name)
    navigator.join("frappadingue")


def _turn_options(goal: str) -> Callable[[ScreenNavigator], None]:
    def show(navigator: ScreenNavigator) -> None:
        _turn_join(navigator)
        navigator.app.session.set_value(navigator.app.info().options[0], "30")
        navigator.app.session.set_value(navigator.app.info().options[2], goal)
        navigator.options()

    return show


def _turn_help(page: int, game: str = "frappadingue") -> Callable[[ScreenNavigator], None]:
    def show(navigator: ScreenNavigator) -> None:
        navigator.title()
        navigator.join(game)
        navigator.help()
        top = navigator.services.scenes.top
        assert isinstance(top, BookScreen)
        top.turn_to(page if page < RULES_PAGES else len(top.book.pages) - 1)

    return show


def _hands_join(game: str, **options: str) -> Callable[[ScreenNavigator], None]:
    """Six at a table of a game with hidden hands and many options to tell."""

    def show(navigator: ScreenNavigator) -> None:
        navigator.title()
        navigator.app.choose_game(game)
        navigator.app.session.options |= options
        for chair, name in enumerate(NAMES[:3]):
            navigator.app.session.sit(chair, name)
        for chair, level in enumerate(("easy", "normal", "hard"), 3):
            navigator.app.session.add_bot(chair, level)
        navigator.join(game)

    return show


def _hands_options(game: str, **options: str) -> Callable[[ScreenNavigator], None]:
    def show(navigator: ScreenNavigator) -> None:
        _hands_join(game, **options)(navigator)
        navigator.options()

    return show


def _waits(
    game: str, seat: bool, several: int = 1, **options: str
) -> Callable[[ScreenNavigator], None]:
    """A match of everybody that a table has room for was left, and waits; or ``several`` do."""

    def show(navigator: ScreenNavigator) -> None:
        _sit_around(navigator, game, options)
        left = _left(game, tuple(options.items()))
        put_unfinished(navigator.services.store, game, left)
        for number in range(1, several):
            other = re.sub("(?m)^id .*", f"id {number:016x}", left)
            put_unfinished(navigator.services.store, game, other, number)
        if not seat:
            navigator.app.session.chairs = [Chair()] * navigator.app.session.places
        navigator.join(game)

    return show


QUICK = 4
"""So many of the lowest levels need next to no time for a decision."""


@cache
def _left(game: str, options: tuple[tuple[str, str], ...]) -> str:
    """Return what is kept of a match that everybody has left."""
    navigator = ScreenNavigator(make_services((640, 360)))
    _sit_around(navigator, game, dict(options))
    leave_a_match(navigator)
    files = navigator.services.store.unfinished
    navigator.services.store.settle()
    return files.read(files.waiting(game)[0])


def _sit_around(navigator: ScreenNavigator, game: str, options: dict[str, str]) -> None:
    navigator.title()
    navigator.app.choose_game(game)
    navigator.app.session.options |= options
    fill(navigator)


def fill(navigator: ScreenNavigator, people: int = 3) -> None:
    """Seat people, and bots on all other chairs."""
    places, levels = navigator.app.session.places, navigator.app.levels()
    for chair in range(people):
        navigator.app.session.sit(chair, NAMES[chair])
    for chair in range(people, places):
        navigator.app.session.add_bot(chair, levels[chair % QUICK])


def leave_a_match(navigator: ScreenNavigator, actions: int = 60) -> None:
    """Play a while with who sits, and go back to the title."""
    navigator.begin(navigator.app.session.setup(navigator.app.info(), seed=5))
    scene = navigator.services.scenes.top
    assert isinstance(scene, MatchScene)
    scene.fast_forward(actions)
    navigator.title()


def _option_page(option: str) -> Callable[[ScreenNavigator], None]:
    def show(navigator: ScreenNavigator) -> None:
        navigator.app.session.options |= {"mode": "table", "stress": "on"}
        navigator.title()
        navigator.help()
        top = navigator.services.scenes.top
        assert isinstance(top, BookScreen)
        ids = [page.help_id for page in top.book.pages]
        top.turn_to(ids.index(f"help-frankfurt-{option}"))

    return show


def _book(game: str, chapter: str, place: int = 0) -> Callable[[ScreenNavigator], None]:
    """Open a book at a page of a chapter."""

    def show(navigator: ScreenNavigator) -> None:
        navigator.title()
        navigator.join(game)
        navigator.help()
        top = navigator.services.scenes.top
        assert isinstance(top, BookScreen)
        top.turn_to(top.book.in_chapter(chapter)[place])

    return show


def _help_calls(navigator: ScreenNavigator) -> None:
    navigator.app.session.options |= {"mode": "table"}
    _help(2)(navigator)


def _key_check(navigator: ScreenNavigator) -> None:
    navigator.title()
    sit(navigator, 4, 0, "four")
    navigator.key_check()


def _rebind(navigator: ScreenNavigator) -> None:
    navigator.title()
    navigator.rebind()


def _settings(navigator: ScreenNavigator) -> None:
    navigator.title()
    navigator.settings()


def _records(navigator: ScreenNavigator) -> None:
    navigator.title()
    for number in range(8):
        navigator.services.store.save_record(f"{number}", "frankfurt")
    navigator.records()


def _no_records(navigator: ScreenNavigator) -> None:
    navigator.title()
    navigator.records()


def _quit(navigator: ScreenNavigator) -> None:
    navigator.title()
    navigator.quit()


def _title_waits(navigator: ScreenNavigator) -> None:
    _waits("frantic", True)(navigator)
    navigator.title()


def _several_wait(navigator: ScreenNavigator) -> None:
    _waits("frantic", True, several=8)(navigator)
    navigator.title()


def _waiting_list(game: str) -> Callable[[ScreenNavigator], None]:
    def show(navigator: ScreenNavigator) -> None:
        _several_wait(navigator)
        navigator.waiting_list(game)

    return show


STAGES: dict[str, Callable[[ScreenNavigator], None]] = {
    "title": _title,
    "title-waits": _title_waits,
    "language": _language,
    "practise": _practise,
    "first-match": _first_match("frankfurt"),
    "first-match-board": _first_match("board"),
    "join-empty": _join_empty,
    "join": _join,
    "join-four": _join_four,
    "options": _options,
    "results": _results,
    "results-shared": _shared,
    "pause": _pause,
    "focus-lost": _focus_lost,
    **{f"help-{page + 1}": _help(page) for page in range(6)},
    "turn-join-empty": _turn_join_empty,
    "turn-join": _turn_join,
    "turn-join-two": _turn_join_two,
    "turn-options": _turn_options("10000"),
    "turn-options-rounds": _turn_options("rounds-20"),
    **{f"turn-help-{page + 1}": _turn_help(page) for page in range(6)},
    "frantic-join": _hands_join("frantic"),
    "frantic-join-unusual": _hands_join("frantic", **UNUSUAL),
    "frantic-options": _hands_options("frantic"),
    "frantic-options-unusual": _hands_options("frantic", **UNUSUAL),
    "frantic-options-any-limit": _hands_options("frantic", limit="123", answer="20"),
    **{f"frantic-help-{page + 1}": _turn_help(page, "frantic") for page in range(6)},
    "help-table": _option_page("mode-table"),
    "help-stress": _option_page("stress-on"),
    "help-odd": _book("frankfurt", "cards"),
    "help-block": _book("frankfurt", "options", 2),
    "frantic-help-card": _book("frantic", "cards", 10),
    "frantic-help-event": _book("frantic", "events", 7),
    "frantic-help-option": _book("frantic", "options"),
    "board-help-card": _book("board", "cards"),
    "board-help-square": _book("board", "squares", 3),
    "board-help-sign": _book("board", "signs", 9),
    "board-help-option": _book("board", "options", 1),
    "turn-help-value": _book("frappadingue", "cards", 1),
    "turn-help-special": _book("frappadingue", "cards", 7),
    "help-calls": _help_calls,
    "board-join": _hands_join("board"),
    "board-join-unusual": _hands_join("board", **UNUSUAL_BOARD),
    "frantic-waits": _waits("frantic", True, **UNUSUAL),
    "board-waits": _waits("board", True, limit="rounds-20", block="unlimited"),
    "frappadingue-waits": _waits("frappadingue", False),
    "title-several-wait": _several_wait,
    "frankfurt-several-wait": _waits("frankfurt", True, several=3),
    "board-several-wait": _waits("board", True, several=12, limit="rounds-20"),
    "waiting-list": _waiting_list(""),
    "waiting-list-of-one": _waiting_list("frantic"),
    "board-options": _hands_options("board"),
    "board-options-unusual": _hands_options("board", **UNUSUAL_BOARD),
    "board-options-cliff": _hands_options("board", limit="long", board="cliff", block="20"),
    **{f"board-help-{page + 1}": _turn_help(page, "board") for page in range(6)},
    "key-check": _key_check,
    "rebind": _rebind,
    "settings": _settings,
    "no-records": _no_records,
    "records": _records,
    "quit": _quit,
}
