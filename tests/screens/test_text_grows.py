"""What players set larger becomes larger: letters of each label at 200 % against those at 100 %."""

from collections.abc import Callable

import pytest

from game import catalog
from game.screens.navigator import ScreenNavigator
from game.ui.fonts import Face
from game.ui.text import Text
from game.ui.theme import RGB
from tests.harness import frame, make_services
from tests.pairs import whole, with_the_rest
from tests.screens.stages import STAGES

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
    services.text.clear()
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
    written = {text.text for text in services.scenes.top.pen.placed}
    return {text: high for text, high in found.items() if text in written}


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
