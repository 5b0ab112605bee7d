"""The book: F1 anywhere opens that of this game, and its pages turn by keys, mouse and pad.

Its rules hold for the match that is played, whichever options it has (T18): it reads, and changes
nothing.
"""

from typing import Any

import pygame
import pytest

from game.catalog import GAMES
from game.core.cards import HIDDEN
from game.core.explain import Kind, Thing
from game.core.record_text import load
from game.input.pads import PAD_BUTTONS
from game.input.seating import MatchSetup, Player, Seating
from game.input.turn_keys import _BUTTONS, _COMMAND_BUTTONS, _RUSH_BUTTON, TurnKeys
from game.input.zones import KEYS_A_ROW, Intent
from game.screens.book import SHEET, SMALL_LINE, BookScreen, Line, Tab
from game.screens.book_keys import KeysPage, keys_of_turns, owners_at
from game.screens.book_pages import KEYS
from game.screens.navigator import ScreenNavigator
from game.ui.i18n import Texts
from game.ui.match_scene import MatchScene
from game.ui.services import Services
from game.ui.theme import BODY
from tests.harness import frame, key, make_services, press, tap

DOES: dict[str, set[str]] = {
    "help-use-move": {"left", "right", "up", "down", "previous", "next"},
    "help-use-choose": {"confirm"},
    "help-use-first": {"pick"},
    "help-use-show": {"info"},
    "help-use-look": {"info"},
    "help-use-undo": {"undo"},
    "help-use-pause": set(),
    "table-hint-rush": {"undo"},
    "table-hint-log": set(),
    "help-use-music": set(),
}
"""What each row of the table of keys stands for in a game of turns."""

KEYS_OF_GAMES = [entry.key for entry in GAMES]
PAGES = {entry.key: entry.screens() for entry in GAMES}
each_game = pytest.mark.parametrize("game", KEYS_OF_GAMES)
each_lang = pytest.mark.parametrize("lang", ["en", "fr"])


def shown(game: str = "frankfurt", lang: str = "en", **options: str) -> BookScreen:
    services = make_services((640, 360), lang)
    navigator = ScreenNavigator(services)
    navigator.app.choose_game(game)
    navigator.app.session.options |= options
    navigator.join(game)
    navigator.help()
    return book_of(services.scenes.top)


def book_of(top: object) -> BookScreen:
    assert isinstance(top, BookScreen)
    return top


def click(screen: BookScreen, x: float, y: float) -> None:
    """Click at a place in units, as a mouse that was moved there."""
    at = tuple(map(round, screen.services.canvas.to_px(x, y)))
    screen.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    screen.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))


def in_match(game: str, people: int = 1) -> tuple[ScreenNavigator, MatchScene]:
    """Begin a match of people and a bot."""
    navigator = ScreenNavigator(make_services((640, 360)))
    navigator.title()
    zones = navigator.app.session.preset.zones
    humans = [Player("human", f"P{n}", zone=zones[n]) for n in range(people)]
    seating = Seating((*humans, Player("bot", "Zeil")))
    navigator.app.choose_game(game)
    navigator.begin(MatchSetup(game, seating, {}, 3))
    scene = navigator.services.scenes.top
    assert isinstance(scene, MatchScene)
    return navigator, scene


# Rules in short


@each_lang
@pytest.mark.parametrize(("option", "value"), PAGES["frankfurt"].option_pages)
def test_a_page_tells_what_an_option_changes(option: str, value: str, lang: str) -> None:
    page = f"help-frankfurt-{option}-{value}"
    screen = shown(lang=lang, **{option: value})
    ids = [one.help_id for one in screen.book.pages]
    assert page in ids
    assert page not in [one.help_id for one in shown(lang=lang).book.pages]
    assert screen.book.pages[ids.index(page)].text != f"{page}-text"
    assert not screen.services.texts.missing


@each_lang
def test_where_wrong_cards_stay_no_page_says_that_they_come_back(lang: str) -> None:
    assert shown(lang=lang).book.pages[2].text != shown(lang=lang, mode="table").book.pages[2].text


@each_lang
def test_the_table_s_option_names_the_key_that_calls(lang: str) -> None:
    words = shown(lang=lang).say("explain-mode-table")
    assert {"en": "key", "fr": "touche"}[lang] in words


@each_lang
@each_game
def test_each_page_of_a_game_has_a_headline_and_a_text(game: str, lang: str) -> None:
    texts = Texts(lang)
    pages = [f"help-{game}-{number}" for number in range(1, len(PAGES[game].help_pages) + 1)]
    said = [texts(f"{page}-{part}") for page in pages for part in ("head", "text")]
    assert len(set(said)) == len(said)
    assert texts(f"help-keys-{game}") != texts("help-keys-head")
    assert not texts.missing
    assert not texts.has(f"help-{game}-{len(pages) + 1}-head")


# All pages


@each_lang
@each_game
def test_every_thing_and_every_option_has_a_page_with_a_picture(game: str, lang: str) -> None:
    screen = shown(game, lang)
    app, pages = screen.app, screen.book.pages
    things = [thing for chapter in app.game(game).chapters() for thing in chapter.things]
    assert [page.thing for page in pages if page.thing] == things
    assert [page.option for page in pages if page.option] == [o.name for o in app.info().options]
    for page in pages:
        assert page.title
        if page.thing is not None:
            assert page.text
            assert page.examples, page.title
            for name in page.examples[0].cards:
                assert screen.services.sprites.aspect(name) > 0, name
        if page.option:
            assert all(value and words for value, words in page.lines), page.title
    assert not screen.services.texts.missing


@each_game
def test_pages_of_every_chapter_are_drawn(game: str) -> None:
    screen = shown(game, "fr")
    pages = screen.book.pages
    for number, page in enumerate(pages):
        if number % 3 == 0 or page.chapter not in ("cards", "events"):
            screen.turn_to(number)
            screen.services.scenes.draw(screen.services.stage)
    assert not screen.services.texts.missing


def cards_of(screen: BookScreen) -> dict[str, str]:
    return {page.title: page.text for page in screen.book.pages if page.chapter == "cards"}


def test_frappadingue_s_book_tells_the_values() -> None:
    texts = cards_of(shown("frappadingue"))
    assert "1,000" in texts["8 KM"]
    assert "4,000" in texts["8 KM"]
    assert "600" in texts["13 KM"]
    assert texts["+5 KM"].startswith("+50 points")
    assert texts["−10 KM"].startswith("−100 points")
    assert cards_of(shown("frappadingue", plus_five="30"))["+5 KM"].startswith("+30 points")


def test_pages_tell_what_ours_decided_and_the_clause() -> None:
    pages = {page.title: page for page in shown("board").book.pages}
    assert "We wrote" in pages["Tornado"].ours
    assert pages["Push"].clause == "FB-20"
    assert not pages["Expansion"].ours


# Ways to a page


def test_arrows_turn_chapters_and_pages_and_letters_look_up() -> None:
    screen = shown("frantic")
    services = screen.services
    tap(services, "right")
    assert screen.chapter == "cards"
    tap(services, "down")
    assert screen.book.pages[screen.page].title == "Black cards"
    tap(services, "up")
    tap(services, "left")
    tap(services, "left")
    assert screen.chapter == KEYS
    for letter in "tor":
        place = getattr(pygame, f"KSCAN_{letter.upper()}")
        screen.handle(pygame.event.Event(pygame.KEYDOWN, {**key(place).dict, "unicode": letter}))
    assert screen.book.pages[screen.page].title == "Tornado"


def test_accents_do_not_hide_a_page() -> None:
    screen = shown("frantic", "fr")
    assert screen.book.pages[screen.book.find("ega", "rules") or 0].title == "Égalité"
    assert screen.book.find("xyzzy", "rules") is None


def test_the_mouse_opens_chapters_and_pages() -> None:
    screen = shown("board")
    tabs = [widget for widget in screen.menu.widgets if isinstance(widget, Tab)]
    click(screen, tabs[2].box.cx, tabs[2].box.cy)
    assert screen.chapter == "events"
    lines = [widget for widget in screen.menu.widgets if isinstance(widget, Line)]
    click(screen, lines[3].box.cx, lines[3].box.cy)
    assert screen.book.pages[screen.page].title == "Robin Hood"
    screen.handle(pygame.event.Event(pygame.MOUSEWHEEL, y=-1, x=0))
    assert screen.book.pages[screen.page].title == "Third Time Lucky"


@each_game
def test_the_list_always_has_the_open_page_inside_the_sheet(game: str) -> None:
    screen = shown(game)
    for number, page in enumerate(screen.book.pages):
        screen.turn_to(number)
        lines = [widget for widget in screen.menu.widgets if isinstance(widget, Line)]
        if page.chapter != KEYS:
            assert f"page-{number}" in {line.key for line in lines}
            assert all(line.box.bottom <= SHEET.bottom for line in lines)


def test_from_the_title_the_focused_game_is_opened_and_others_can_be_chosen() -> None:
    services = make_services((640, 360))
    navigator = ScreenNavigator(services)
    navigator.title()
    for game in KEYS_OF_GAMES:
        assert services.scenes.top is not None
        services.scenes.top.menu.focus_on(f"game-{game}")  # type: ignore[attr-defined]
        tap(services, "f1")
        screen = book_of(services.scenes.top)
        assert screen.game == game
        press(services, pygame.KSCAN_TAB, pygame.K_TAB)
        assert screen.game == KEYS_OF_GAMES[(KEYS_OF_GAMES.index(game) + 1) % 4]
        frame(services)
        tap(services, "escape")
    assert navigator.app.session.game in ("", *KEYS_OF_GAMES)


# Over a match


@each_game
def test_over_a_match_its_own_book_opens_and_nothing_changes(game: str) -> None:
    navigator, scene = in_match(game)
    services = navigator.services
    navigator.app.session.game = next(one for one in KEYS_OF_GAMES if one != game)
    before, log = scene.match.rules.describe(scene.match.state), scene.match.log[:]
    tap(services, "f1")
    screen = book_of(services.scenes.top)
    assert screen.game == game
    assert not screen.can_choose_game
    for number in range(0, len(screen.book.pages), 7):
        screen.turn_to(number)
    tap(services, "escape")
    assert services.scenes.top is scene
    after = scene.match.rules.describe(scene.match.state)
    if not scene.game.info.real_time:
        assert after == before
    played = [entry.text for entry in scene.match.log[len(log) :]]
    assert set(played) <= {"pause", "resume"}, "only the clock of a race stands still"


def test_it_opens_at_a_thing_with_how_that_stands_now() -> None:
    navigator, scene = in_match("frantic")
    hand = scene.match.state.hands[0]
    for card in hand:
        kind = scene.game.rules.deck.kind(card)  # type: ignore[attr-defined]
        table = navigator._table()
        assert table is not None
        screen = BookScreen(
            navigator.services, navigator, "frantic", table, Thing(Kind.CARD, card=card)
        )
        page = screen.book.pages[screen.page]
        assert page.chapter == "cards"
        assert page.text == screen.book.page_of(Thing(Kind.CARD, kind.text))[1].text  # type: ignore[index]
        assert screen._at_thing is not None
        assert screen._at_thing.now or screen._at_thing.refusal


def test_over_a_replay_the_book_is_that_of_the_match_that_is_watched() -> None:
    navigator, scene = in_match("frantic")
    scene.fast_forward(6)  # type: ignore[attr-defined]
    record = load(scene.record(), lambda key: navigator.app.game(key).rules)
    navigator.watch(record)
    navigator.app.session.game = "board"
    tap(navigator.services, "f1")
    screen = book_of(navigator.services.scenes.top)
    assert screen.game == "frantic"
    assert not screen.can_choose_game
    screen.turn_to(len(screen.book.pages) - 1)
    frame(navigator.services)


def test_cards_of_others_open_no_page() -> None:
    navigator, scene = in_match("frantic", people=2)
    table = navigator._table()
    assert table is not None
    assert table.seat is None, "two people see the screen"
    for card in scene.match.state.hands[0]:
        assert card != HIDDEN
        screen = BookScreen(
            navigator.services, navigator, "frantic", table, Thing(Kind.CARD, card=card)
        )
        assert screen.page == 0


# Keys


def keys_page(screen: BookScreen) -> KeysPage:
    return screen._keys


@each_game
def test_the_table_of_keys_says_what_keys_and_buttons_really_do(game: str) -> None:
    screen = shown(game)
    zone, info = screen.app.session.preset.zones[0], screen.app.info()
    uses = screen.app.game_screens().keys or keys_of_turns(hidden=info.hidden_info)
    keys = TurnKeys(Seating((Player("human", "A", zone=zone),)))
    for use in uses:
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
        buttons = {use.text: use.pad for use in uses}
        assert buttons["table-hint-rush"] == (_RUSH_BUTTON,)
        assert [_COMMAND_BUTTONS[name] for name in buttons["table-hint-log"]] == ["log"]


def test_the_page_of_keys_names_only_what_this_player_has() -> None:
    navigator, _ = in_match("frantic")
    app, uses = navigator.app, keys_of_turns(hidden=True)
    zone = app.session.preset.zones[0]
    shared = KeysPage(app, owners_at(Seating((Player("human", "A"),))), uses, "")
    own = KeysPage(app, owners_at(Seating((Player("human", "A", zone=zone),))), uses, "")
    pad = KeysPage(app, owners_at(Seating((Player("human", "A", pad="p"),))), uses, "")
    assert shared.columns == ("shared",)
    assert own.columns == ("shared", "own")
    assert pad.columns == ("shared", "pad")
    assert "help-use-first" not in {use.text for use in shared.uses}
    assert "help-use-first" in {use.text for use in own.uses}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("percent", [100, 200])
def test_titles_of_a_chapter_stand_in_its_list_in_one_size(
    lang: str, percent: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Long ones have two lines, and no letters are much smaller than the usual ones at 100 %."""
    services = make_services((1280, 720), lang, percent)
    navigator = ScreenNavigator(services)
    navigator.title()
    for game in (entry.key for entry in GAMES):
        book = BookScreen(services, navigator, game)
        for chapter in book.book.chapters:
            for page in book.book.in_chapter(chapter)[::4]:
                book.page = page
                lines = book._lines()
                sizes = _drawn_sizes(services, book, lines, monkeypatch)
                assert len(sizes) == len(lines)
                assert len({round(size, 2) for size in sizes}) <= 1, (game, chapter)
                assert all(size * percent / 100 >= BODY * SMALL_LINE for size in sizes)


def _drawn_sizes(
    services: Services, book: BookScreen, lines: Any, monkeypatch: pytest.MonkeyPatch
) -> list[float]:
    """Return the size of each title as it comes out."""
    found: list[float] = []
    block = services.text.block

    def noted(string: str, size: float, *rest: Any, **more: Any) -> Any:
        face, width, high = more["face"], rest[1], more["max_height"]
        found.append(min(size, services.text.block_size(string, size, width, high, face)))
        return block(string, size, *rest, **more)

    with monkeypatch.context() as patched:
        patched.setattr(services.text, "block", noted)
        for line in lines:
            line.draw(book.pen, False)
    return found
