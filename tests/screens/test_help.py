"""The help tells the rules of the match that is played, whichever options it has."""

import pytest

from game.catalog import GAMES
from game.input.pads import PAD_BUTTONS
from game.input.seating import Player, Seating
from game.input.turn_keys import _BUTTONS, _COMMAND_BUTTONS, _RUSH_BUTTON, TurnKeys
from game.input.zones import KEYS_A_ROW, Intent
from game.screens.help import HelpScreen
from game.screens.navigator import ScreenNavigator
from game.ui.i18n import Texts
from tests.harness import key, make_services

DOES: dict[str, set[str]] = {
    "help-use-move": {"left", "right", "up", "down", "previous", "next"},
    "help-use-choose": {"confirm"},
    "help-use-first": {"pick"},
    "help-use-show": {"info"},
    "help-use-why": {"info"},
    "help-use-undo": {"undo"},
    "help-use-pause": set(),
    "table-hint-rush": {"pick"},
    "table-hint-log": set(),
}
"""What each row of the table of keys stands for in a game of turns."""

PAGES = {entry.key: entry.screens() for entry in GAMES}


def shown(lang: str, **options: str) -> HelpScreen:
    services = make_services((640, 360), lang)
    navigator = ScreenNavigator(services)
    navigator.app.session.options |= options
    navigator.title()
    navigator.help()
    top = services.scenes.top
    assert isinstance(top, HelpScreen)
    return top


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("option", "value"), PAGES["frankfurt"].option_pages)
def test_a_page_tells_what_an_option_changes(option: str, value: str, lang: str) -> None:
    page = f"help-frankfurt-{option}-{value}"
    screen = shown(lang, **{option: value})
    assert page in screen.pages
    assert page not in shown(lang).pages
    assert screen.say(f"{page}-text") != f"{page}-text"
    for _ in screen.pages:
        screen.services.scenes.draw(screen.services.stage)
        screen._next()
    assert not screen.services.texts.missing


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_where_wrong_cards_stay_no_page_says_that_they_come_back(lang: str) -> None:
    page = "help-frankfurt-3"
    assert shown(lang)._text_of(page) != shown(lang, mode="table")._text_of(page)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_table_s_option_names_the_key_that_calls(lang: str) -> None:
    words = shown(lang).say("explain-mode-table")
    assert {"en": "key", "fr": "touche"}[lang] in words


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", PAGES)
def test_each_page_of_a_game_has_a_headline_and_a_text(game: str, lang: str) -> None:
    texts = Texts(lang)
    pages = [f"help-{game}-{number}" for number in range(1, len(PAGES[game].help_pages) + 1)]
    said = [texts(f"{page}-{part}") for page in pages for part in ("head", "text")]
    assert len(set(said)) == len(said)
    assert texts(f"help-keys-{game}") != texts("help-keys-head")
    assert not texts.missing
    assert not texts.has(f"help-{game}-{len(pages) + 1}-head")


@pytest.mark.parametrize("game", PAGES)
def test_the_table_of_keys_says_what_keys_and_buttons_really_do(game: str) -> None:
    screen = shown("en")
    screen.navigator.app.session.game = game
    zone, info = screen.navigator.app.session.preset.zones[0], screen.navigator.app.info()
    keys = TurnKeys(Seating((Player("human", "A", zone=zone),)))
    for use in screen._uses():
        meant = [Intent("upper" if n < KEYS_A_ROW else "lower", n % KEYS_A_ROW) for n in use.own]
        if info.real_time:
            assert meant == [PAD_BUTTONS[button] for button in use.pad if button in PAD_BUTTONS]
            continue
        pressed = [keys.read(key(zone.place(intent)), 0) for intent in meant]
        kinds = {press.kind for press in pressed if press is not None}
        assert kinds <= DOES[use.text], use.text
        kinds = {press.kind for name, press in _BUTTONS.items() if name in use.pad}
        assert kinds <= DOES[use.text], use.text
    if not info.real_time:
        buttons = {use.text: use.pad for use in screen._uses()}
        assert buttons["table-hint-rush"] == (_RUSH_BUTTON,)
        assert [_COMMAND_BUTTONS[name] for name in buttons["table-hint-log"]] == ["log"]
