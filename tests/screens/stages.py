"""Every screen, brought to a state worth looking at."""

from collections.abc import Callable
from functools import cache
from math import sin

from game.core.rules import Outcome
from game.screens.flow import Flow
from game.screens.help import HelpScreen
from game.screens.results import ResultsScreen
from game.screens.session import Chair
from game.ui.report import Curve, CurvePoint, Figure, Highlight, MatchReport
from game.ui.turn_scene import TurnScene
from tests.harness import make_services

NAMES = ("Anna", "Karim", "Léonie", "Bartholomäus")
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


def sit(flow: Flow, people: int = 2, bots: int = 2, preset: str = "two") -> None:
    """Seat people, all ready but the second, and bots of every level."""
    flow.choose_preset(preset)
    for chair in range(people):
        flow.session.sit(chair, NAMES[chair])
        flow.session.set_ready(chair, chair != 1)
    for number in range(bots):
        flow.session.add_bot(people + number, ("hard", "easy")[number])


def _title(flow: Flow) -> None:
    flow.title()


def _practise(flow: Flow) -> None:
    flow.title()
    flow.choose_practice()


def _language(flow: Flow) -> None:
    flow.services.store.update(lang="")
    flow.services.scenes.reset(flow.first())


def _join_empty(flow: Flow) -> None:
    flow.title()
    flow.join()


def _join(flow: Flow) -> None:
    flow.title()
    sit(flow)
    flow.session.set_handicap(1, flow.info().options[2], "2")
    flow.session.set_handicap(2, flow.info().options[1], "automatic")
    flow.join()


def _join_four(flow: Flow) -> None:
    flow.title()
    sit(flow, 4, 0, "four-pad")
    flow.session.set_ready(1)
    flow.join()


def _options(flow: Flow) -> None:
    flow.title()
    sit(flow)
    flow.options()


def _results(flow: Flow, winners: tuple[int, ...] = (0,)) -> None:
    flow.title()
    sit(flow)
    flow.setup = flow.session.setup(flow.info())
    flow.services.seating = flow.setup.seating
    flow.session.note(a_report(winners))
    scenes = flow.services.scenes
    scenes.push(ResultsScreen(flow.services, flow, a_report(winners)))


def _shared(flow: Flow) -> None:
    _results(flow, (0, 1))


def _pause(flow: Flow) -> None:
    flow.title()
    flow.pause("Bartholomäus", lambda: None)


def _focus_lost(flow: Flow) -> None:
    flow.title()
    flow.pause("", lambda: None)


def _help(page: int) -> Callable[[Flow], None]:
    def show(flow: Flow) -> None:
        flow.title()
        flow.help()
        top = flow.services.scenes.top
        assert isinstance(top, HelpScreen)
        top.page = page
        top.rebuild()

    return show


def _turn_join_empty(flow: Flow) -> None:
    flow.title()
    flow.join("frappadingue")


def _turn_join(flow: Flow) -> None:
    """Seven at a table for eight: zones, shared keys, bots of every level."""
    flow.title()
    flow._choose("frappadingue")
    for chair, name in enumerate(NAMES[:3]):
        flow.session.sit(chair, name)
    for chair, level in enumerate(("easy", "normal", "hard", "professor"), 3):
        flow.session.add_bot(chair, level)
    flow.join("frappadingue")


def _turn_join_two(flow: Flow) -> None:
    """Two people, and free chairs beside them."""
    flow.title()
    flow._choose("frappadingue")
    for chair, name in enumerate(NAMES[:2]):
        flow.session.sit(chair, name)
    flow.join("frappadingue")


def _turn_options(goal: str) -> Callable[[Flow], None]:
    def show(flow: Flow) -> None:
        _turn_join(flow)
        flow.session.set_value(flow.info().options[0], "30")
        flow.session.set_value(flow.info().options[2], goal)
        flow.options()

    return show


def _turn_help(page: int, game: str = "frappadingue") -> Callable[[Flow], None]:
    def show(flow: Flow) -> None:
        flow.title()
        flow.join(game)
        flow.help()
        top = flow.services.scenes.top
        assert isinstance(top, HelpScreen)
        top.page = page
        top.rebuild()

    return show


def _hands_join(game: str, **options: str) -> Callable[[Flow], None]:
    """Six at a table of a game with hidden hands and many options to tell."""

    def show(flow: Flow) -> None:
        flow.title()
        flow._choose(game)
        flow.session.options |= options
        for chair, name in enumerate(NAMES[:3]):
            flow.session.sit(chair, name)
        for chair, level in enumerate(("easy", "normal", "hard"), 3):
            flow.session.add_bot(chair, level)
        flow.join(game)

    return show


def _hands_options(game: str, **options: str) -> Callable[[Flow], None]:
    def show(flow: Flow) -> None:
        _hands_join(game, **options)(flow)
        flow.options()

    return show


def _waits(game: str, seat: bool, **options: str) -> Callable[[Flow], None]:
    """A match of everybody that a table has room for was left, and waits."""

    def show(flow: Flow) -> None:
        _sit_around(flow, game, options)
        flow.services.store.unfinished.keep(game, _left(game, tuple(options.items())))
        if not seat:
            flow.session.chairs = [Chair()] * flow.session.places
        flow.join(game)

    return show


@cache
def _left(game: str, options: tuple[tuple[str, str], ...]) -> str:
    """Return what is kept of a match that everybody has left."""
    flow = Flow(make_services((640, 360)))
    _sit_around(flow, game, dict(options))
    leave_a_match(flow)
    return flow.services.store.unfinished.read(game) or ""


def _sit_around(flow: Flow, game: str, options: dict[str, str]) -> None:
    flow.title()
    flow._choose(game)
    flow.session.options |= options
    fill(flow)


def fill(flow: Flow, people: int = 3) -> None:
    """Seat people, and bots on all other chairs."""
    places, levels = flow.session.places, flow.levels()
    for chair in range(people):
        flow.session.sit(chair, NAMES[chair])
    for chair in range(people, places):
        flow.session.add_bot(chair, levels[chair % len(levels)])


def leave_a_match(flow: Flow, actions: int = 60) -> None:
    """Play a while with who sits, and go back to the title."""
    flow.begin(flow.session.setup(flow.info(), seed=5))
    scene = flow.services.scenes.top
    assert isinstance(scene, TurnScene)
    scene.fast_forward(actions)
    flow.leave()


def _help_table(flow: Flow) -> None:
    flow.session.options |= {"mode": "table", "stress": "on"}
    _help(5)(flow)


def _help_stress(flow: Flow) -> None:
    flow.session.options |= {"mode": "table", "stress": "on"}
    _help(6)(flow)


def _help_calls(flow: Flow) -> None:
    flow.session.options |= {"mode": "table"}
    _help(2)(flow)


def _key_check(flow: Flow) -> None:
    flow.title()
    sit(flow, 4, 0, "four")
    flow.key_check()


def _rebind(flow: Flow) -> None:
    flow.title()
    flow.rebind()


def _settings(flow: Flow) -> None:
    flow.title()
    flow.settings()


def _records(flow: Flow) -> None:
    flow.title()
    for number in range(8):
        flow.services.store.save_record(f"{number}", "frankfurt")
    flow.records()


def _no_records(flow: Flow) -> None:
    flow.title()
    flow.records()


def _quit(flow: Flow) -> None:
    flow.title()
    flow.quit()


STAGES: dict[str, Callable[[Flow], None]] = {
    "title": _title,
    "language": _language,
    "practise": _practise,
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
    "help-table": _help_table,
    "help-stress": _help_stress,
    "help-calls": _help_calls,
    "board-join": _hands_join("board"),
    "board-join-unusual": _hands_join("board", **UNUSUAL_BOARD),
    "frantic-waits": _waits("frantic", True, **UNUSUAL),
    "board-waits": _waits("board", True, limit="rounds-20", block="unlimited"),
    "frappadingue-waits": _waits("frappadingue", False),
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
