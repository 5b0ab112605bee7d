"""What players set larger becomes larger: letters of each label at 200 % against those at 100 %."""

from collections.abc import Callable

import pytest

from game import catalog
from game.core.choices import At
from game.input.seating import MatchSetup, Player, Seating
from game.screens.navigator import ScreenNavigator
from game.ui.canvas import Box
from game.ui.fonts import Face
from game.ui.hints import Hint, TurnHints
from game.ui.match_scene import new_match
from game.ui.pen import Pen
from game.ui.services import Services
from game.ui.text import Text
from game.ui.theme import RGB
from tests.harness import frame, make_services
from tests.pairs import whole, with_the_rest
from tests.screens.stages import STAGES
from tests.table_play import Scene, Screens, confirm, lift, offered, seating

Letters = dict[str, int]
LEAST = 1.15
SHOWN = [(stage, ("en", "fr")[number % 2]) for number, stage in enumerate(STAGES)]
SOME = SHOWN[::5]


def letters(
    stage: str, lang: str, percent: int, size: tuple[int, int], patch: pytest.MonkeyPatch
) -> Letters:
    """Return how high a line of each text of a screen is, in px."""
    services = make_services(size, lang, percent)
    navigator = ScreenNavigator(services)
    STAGES[stage](navigator)
    return written(services, lambda: services.scenes.top.pen, patch)


def written(services: Services, pen_of: Callable[[], Pen], patch: pytest.MonkeyPatch) -> Letters:
    """Draw a frame, and return how high a line of each text of a pen is, in px."""
    services.text.clear()
    pen_of().forget_parts()
    found: Letters = {}
    latest: list[int] = [0]
    render = Text._render

    def rendered(self: Text, string: str, face: Face, px: int, colour: RGB) -> object:
        latest[0] = max(latest[0], self.fonts.get(face, px).get_height())
        return render(self, string, face, px, colour)

    def noted(whole: Callable[..., object]) -> Callable[..., object]:
        def make(self: Text, string: str, *args: object) -> object:
            latest[0] = 0
            made = whole(self, string, *args)
            found[string] = max(found.get(string, 0), latest[0])
            return made

        return make

    with patch.context() as changed:
        changed.setattr(Text, "_render", rendered)
        changed.setattr(Text, "_line", noted(Text._line))
        changed.setattr(Text, "_block", noted(Text._block))
        frame(services)
    texts = {text.text for text in pen_of().placed}
    return {text: high for text, high in found.items() if text in texts}


LABELS = [
    ("join", "join-aid"),
    ("join", "option-start"),
    ("join", "join-tempo"),
    ("join", "game-frankfurt"),
    ("join", "learn-offer"),
    ("join", "join-people"),
    ("join", "join-try-keys"),
    ("join-four", "preset-four-pad"),
    ("turn-join", "game-frappadingue"),
    ("title", "keys-question"),
    ("key-check", "keycheck-at-once"),
    ("board-waits", "join-now-go-on"),
]


pytestmark = pytest.mark.usefixtures("blank_backdrops")


@pytest.mark.parametrize("lang", [whole("en"), "fr"])
@pytest.mark.parametrize(("stage", "label"), LABELS)
def test_labels_grow(stage: str, label: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    size = (1920, 1080)
    usual = letters(stage, lang, 100, size, monkeypatch)
    large = letters(stage, lang, 200, size, monkeypatch)
    text = str(make_services((640, 360), lang).texts(label))
    assert large[text] >= LEAST * usual[text], (usual[text], large[text])


@pytest.mark.parametrize(("stage", "lang"), with_the_rest(SOME, SHOWN))
def test_nothing_gets_smaller(stage: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    size = (1280, 720)
    usual = letters(stage, lang, 100, size, monkeypatch)
    large = letters(stage, lang, 200, size, monkeypatch)
    less = {
        text: (high, large[text])
        for text, high in usual.items()
        if large.get(text, high) < high - 1
    }
    assert not less


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_names_on_the_title_grow_as_much_as_the_lines_below_them(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = letters("title", lang, 100, (1280, 720), monkeypatch)
    large = letters("title", lang, 200, (1280, 720), monkeypatch)
    texts = make_services((640, 360), lang).texts
    for entry in catalog.GAMES:
        name = str(texts(f"game-{entry.key}"))
        assert large[name] >= 1.35 * usual[name], (name, usual[name], large[name])


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_value_is_hardly_smaller_than_its_label(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = letters("first-match-board", lang, 200, (1280, 720), monkeypatch)
    services = make_services((640, 360), lang)
    label, value = (str(services.texts(one)) for one in ("first-level", "level-easy"))
    assert found[value] >= 0.84 * found[label], found


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_names_of_games_to_learn_have_one_size(lang: str) -> None:
    services = make_services((1280, 720), lang, 200)
    navigator = ScreenNavigator(services)
    navigator.title()
    navigator.learn()
    frame(services)
    frame(services)
    names = {str(services.texts(f"game-{entry.key}")) for entry in catalog.GAMES}
    placed = services.scenes.top.pen.placed
    heights = {text.text: text.drawn.h for text in placed if text.text in names}
    assert set(heights) == names
    assert max(heights.values()) <= 1.1 * min(heights.values()), heights


# Tables of games of turns.

TURNS = ("frantic", "board", "frappadingue")
TABLES = [
    (game, ("en", "fr")[number % 2], ((1280, 720), (1920, 1080))[number % 2])
    for number, game in enumerate(TURNS)
]
ALL_TABLES = [
    (game, lang, size)
    for game in TURNS
    for lang in ("en", "fr")
    for size in ((1280, 720), (1920, 1080))
]
TALL = 40.0
"""Lines so high at 100 %, in units of the canvas, are seen from afar already."""
LONG = tuple(f"Wolfeschlegel{seat} Steinhausen" for seat in range(8))


def table(
    game: str, lang: str, size: tuple[int, int], percent: int, people: Seating | None = None
) -> Scene:
    """Return the table at which somebody chooses a card, with the own hand open and no hint."""
    hands = game != "frappadingue"
    services = make_services(size, lang, percent)
    services.navigator = Screens()
    services.store.update(reduced_motion=True, speed="off", bot_speed="off", bubbles_on=False)
    people = people or seating("zzz")
    opened, setup = catalog.find(game).open(), MatchSetup(game, people, {}, 5)
    screens = catalog.find(game).screens()
    scene = screens.scene(services, setup, opened, new_match(opened, setup))
    services.scenes.push(scene)
    services.seating = people
    offered(services, scene)
    lift(services, scene)
    while hands and not any(spot.at is At.CARD for spot in scene.spots.items):
        confirm(services, scene)
        offered(services, scene)
        lift(services, scene)
    frame(services)
    return scene


def of_table(
    game: str, lang: str, size: tuple[int, int], percent: int, patch: pytest.MonkeyPatch
) -> Letters:
    scene = table(game, lang, size, percent)
    found = written(scene.services, lambda: scene.view.pen, patch)
    scene.services.scenes.quit()
    names = {player.name for player in scene.setup.seating.players}
    banner = scene.view.places_of.banner
    full = {text.text for text in scene.view.pen.placed if banner.covers(text.drawn, 2)}
    return {text: high for text, high in found.items() if text not in names | full}


@pytest.mark.parametrize(("game", "lang", "size"), with_the_rest(TABLES, ALL_TABLES))
def test_labels_of_tables_grow(
    game: str, lang: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that is written but names, beside points that grow, and the banner, which is full."""
    usual = of_table(game, lang, size, 100, monkeypatch)
    large = of_table(game, lang, size, 200, monkeypatch)
    scale = size[1] / 1080
    both = {text: (usual[text], large[text]) for text in usual if text in large}
    assert len(both) >= 10
    less = {
        text: highs
        for text, highs in both.items()
        if highs[1] < LEAST * highs[0] and highs[0] < TALL * scale
    }
    assert not less


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_the_line_of_keys_leaves_out_in_large_text_is_chosen(lang: str) -> None:
    scene = table("board", lang, (1280, 720), 200)
    keys = {told.key for told in scene.view._told}
    say = scene.services.texts
    assert {str(say("key-escape")), "F1", "F5"} <= keys, "what leads on, and what explains"
    assert "F4" not in keys
    own = [
        str(scene.services.keyboard.label(place))
        for place in scene.setup.seating[scene.table.offered].zone.lower
    ]
    assert set(own) <= keys
    scene.services.scenes.quit()


def test_keys_that_can_be_spared_most_go_first() -> None:
    services = make_services((640, 360), "en")
    people = seating("zz")
    shown = [Hint(f"F{n}", "something to read", spare=spare) for n, spare in enumerate((0, 3, 1))]
    wide = 3 * 330.0
    for expected in (["F0", "F1", "F2"], ["F0", "F2"], ["F0"]):
        box = Box(0, 0, wide, 50)
        kept = TurnHints(services, people).fitting(tuple(shown), box)
        assert [hint.key for hint in kept] == expected, wide
        wide -= 330


@pytest.mark.parametrize("percent", [100, 200])
def test_no_plate_shows_two_bare_numbers(percent: int, monkeypatch: pytest.MonkeyPatch) -> None:
    people = Seating(tuple(Player("human", name) for name in LONG))
    scene = table("frantic", "en", (1280, 720), percent, people)
    icons: list[tuple[float, float]] = []
    pen = scene.view.pen
    icon = pen.icon
    monkeypatch.setattr(
        pen, "icon", lambda name, x, y, *rest: (icons.append((x, y)), icon(name, x, y, *rest))
    )
    pen.forget_parts()
    pen.start()
    frame(scene.services)
    for seat in range(len(LONG)):
        plate = scene.view.plate_box(seat)
        own = [text for text in pen.placed if plate.has(text.drawn.cx, text.drawn.cy)]
        bare = [text for text in own if text.text.isdecimal()]
        marks = [at for at in icons if plate.has(*at)]
        assert len(bare) - len(marks) <= 1, [text.text for text in own]
    scene.services.scenes.quit()
