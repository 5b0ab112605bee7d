"""The tips so far: what bubbles have told can be read again, per person, and told anew."""

import re

import pygame
import pytest

from game import catalog
from game.input.seating import Player, Seating
from game.screens.book import BookScreen
from game.screens.book_pages import TIPS
from game.screens.book_tips import BookTips
from game.screens.navigator import ScreenNavigator
from game.ui.bubble_memory import BubbleMemory, Reader
from game.ui.i18n import Texts
from tests.harness import frame, make_services, press
from tests.screens.test_texts_fit import wrong_with

GAMES = catalog.keys()


def tips_in(game: str):
    return catalog.find(game).screens().tips


def people(*names: str) -> Seating:
    return Seating(tuple(Player("human", name) for name in names))


def opened(services, game: str = "frantic") -> BookScreen:
    navigator = ScreenNavigator(services)
    navigator.title()
    navigator.join(game)
    navigator.help()
    book = services.scenes.top
    assert isinstance(book, BookScreen)
    book.turn_to(book.book.first_of(TIPS))
    return book


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_bubble_of_a_game_can_be_read_again_without_a_match(game: str, lang: str) -> None:
    from game import resources

    folder = resources.asset_folders("locale")[0]
    text = (folder / lang / f"{game}-bubbles.ftl").read_text(encoding="utf-8")
    ids = re.findall(rf"^({game}-bubble-[a-z-]+) =", text, re.M)
    assert [tip.text_id for tip in tips_in(game)] == ids
    texts = Texts(lang)
    for tip in tips_in(game):
        words = tip.text(texts)
        assert "{" not in words
        assert words[0].isupper() or not words[0].isalpha()
    assert not texts.missing


def test_t09_the_book_lists_what_each_person_was_told_and_nothing_else() -> None:
    services = make_services()
    memory = BubbleMemory(services, people("Anna", "Karim"))
    memory.learn(0, "frantic-bubble-draw")
    memory.learn(0, "frantic-bubble-fit")
    memory.learn(1, "board-bubble-red")
    book = opened(services)
    pages = [page for page in book.book.pages if page.chapter == TIPS]
    assert [page.title for page in pages] == ["Anna"]
    told = [words for _, words in pages[0].lines]
    assert told == [services.texts(f"frantic-bubble-{end}") for end in ("fit", "draw")]
    frame(services)
    shown = [text.text for text in book.pen.placed]
    assert set(told) <= set(shown)


def test_t09_backspace_has_one_person_told_again_and_nobody_else() -> None:
    services = make_services()
    memory = BubbleMemory(services, people("Anna", "Karim"))
    for seat in range(2):
        memory.learn(seat, "frantic-bubble-fit", done=False)
        memory.learn(seat, "board-bubble-red")
    book = opened(services)
    press(services, pygame.KSCAN_BACKSPACE, pygame.K_BACKSPACE)
    assert memory.seen(0) == {"board-bubble-red"}
    assert memory.of(0).open == frozenset()
    assert memory.seen(1) == {"frantic-bubble-fit", "board-bubble-red"}
    assert [page.title for page in book.book.pages if page.chapter == TIPS] == ["Karim"]


def test_a_book_without_tips_says_when_they_come() -> None:
    services = make_services()
    book = opened(services, "frankfurt")
    assert not book.can_forget
    frame(services)
    assert services.texts("book-tips-none") in [text.text for text in book.pen.placed]


def test_over_hidden_hands_nobodys_list_tells_which_cards_somebody_held() -> None:
    services = make_services()
    table = people("Anna", "Karim")
    tips = tips_in("frantic")

    def shown() -> list[str]:
        made = BookTips(services.texts, services.store, tips, table).pages(100, shared=True)
        return [words for page in made for _, words in page.lines]

    before = shown()
    BubbleMemory(services, table).learn(0, "frantic-bubble-own-counter")
    assert shown() == before
    assert len(before) == len(tips)


def test_a_guest_has_a_list_of_this_evening() -> None:
    services = make_services()
    name = str(services.texts("player-default", n=1))
    memory = BubbleMemory(services, people(name, "Karim"))
    memory.learn(0, "frankfurt-bubble-fit")
    made = BookTips(services.texts, services.store, tips_in("frankfurt"), None)
    assert [reader.name for reader in made.readers] == [name]
    made.forget(made.pages(100, shared=False)[0])
    assert memory.seen(0) == frozenset()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("size", "lang", "percent"),
    [
        ((1280, 720), "en", 100),
        ((1280, 720), "fr", 200),
        ((1920, 1080), "fr", 150),
    ],
)
def test_tips_fit_their_page(game: str, size: tuple[int, int], lang: str, percent: int) -> None:
    services = make_services(size, lang, percent)
    reader = Reader(services.store, "Bartholomäus", guest=False)
    for tip in tips_in(game):
        reader.learn(tip.text_id, done=True)
    book = opened(services, game)
    for number in book.book.in_chapter(TIPS):
        book.turn_to(number)
        frame(services)
        assert not wrong_with(book.pen.placed)
