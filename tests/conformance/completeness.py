"""What every game has to bring along, so that all screens, commands and tests can take it."""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from game.catalog import GameEntry
from game.core.bots import LEVELS
from game.core.choices import choose_nothing
from game.core.explain import explain_nothing, no_chapters
from game.core.game import AnyGame
from game.core.telling import tell_nothing
from game.resources import asset_folders
from game.screens.option_words import option_name, option_words
from game.ui.game_screens import GameScreens
from game.ui.i18n import Texts

PARTS = (
    *("rules", "bots", "content", "position", "telling", "choices", "explain"),
    *("screen/layout", "screen/scene", "screen/game_screens"),
)
LANGUAGES = ("en", "fr")


def gaps(entry: GameEntry) -> list[str]:
    """Return what a game lacks, each as a kind and what is missing."""
    found = find_spec(entry.package)
    assert found is not None
    assert found.submodule_search_locations
    folder = Path(found.submodule_search_locations[0])
    parts = [f"part: {part}.py" for part in PARTS if not (folder / f"{part}.py").is_file()]
    if parts:
        return parts
    game, screens = entry.open(), entry.screens()
    assert isinstance(screens, GameScreens)
    return [
        *_in_the_code(entry, game),
        *_help(entry.key, screens),
        *_art(entry.key, screens),
        *(gap for lang in LANGUAGES for gap in _texts(entry.key, game, screens, Texts(lang))),
    ]


def _in_the_code(entry: GameEntry, game: AnyGame) -> Iterator[str]:
    if game.key != entry.key:
        yield f"key: the folder is {entry.key}, the game {game.key}"
    yield from (f"bots: no level {level}" for level in LEVELS if level not in game.levels)
    if game.tell is tell_nothing:
        yield "telling: what happens is not told"
    if game.choose is choose_nothing:
        yield "choices: what may be chosen is not told"
    if game.explain is explain_nothing:
        yield "explain: nothing is explained"
    if game.list_chapters is no_chapters:
        yield "explain: the book lists nothing"
    if entry.key not in (import_module(f"{entry.package}.rules").__doc__ or "").lower():
        yield "rules: they are not told in their docstring"


def _help(key: str, screens: GameScreens) -> Iterator[str]:
    if not screens.help_pages:
        yield "help: no page"
    for number, page in enumerate(screens.help_pages, 1):
        if not page:
            yield f"help: page {number} has no picture"


def _art(key: str, screens: GameScreens) -> Iterator[str]:
    examples = [one for page in screens.help_pages for one in page]
    examples += [one for page in screens.option_pages.values() for one in page]
    shown = {picture for example in examples for picture in example.cards}
    wanted = {
        f"games/{key}": "shelf",
        f"{key}/table": "table art",
        f"{key}/podium": "podium art",
        **dict.fromkeys(shown, "help"),
    }
    for name, kind in sorted(wanted.items()):
        if not any((folder / f"{name}.svg").is_file() for folder in asset_folders("sprites")):
            yield f"{kind}: no picture {name}.svg"


def _texts(key: str, game: AnyGame, screens: GameScreens, texts: Texts) -> Iterator[str]:
    if not any(
        (folder / texts.lang / f"{key}.ftl").is_file() for folder in asset_folders("locale")
    ):
        yield f"texts: no {texts.lang}/{key}.ftl"
    pages = [f"help-{key}-{number}" for number in range(1, len(screens.help_pages) + 1)]
    pages += [f"help-{key}-{option}-{value}" for option, value in screens.option_pages]
    wanted = [f"game-{key}", f"game-{key}-line"]
    wanted += [f"{page}-{part}" for page in pages for part in ("head", "text")]
    for option in game.info.options:
        option_name(texts, key, option)
        for value in option.choices:
            if not option_words(texts, key, "explain", option, value):
                yield f"texts: no {texts.lang} words that explain {option.name}={value}"
    for text_id in wanted:
        texts(text_id)
    yield from (f"texts: no {texts.lang} {text_id}" for text_id in sorted(texts.missing))
