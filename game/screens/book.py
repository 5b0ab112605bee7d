"""The book of a game: F1 opens it over any screen, at what is looked at where there is something.

Left and right turn to another chapter, up and down to another page; letters look a page up. It
reads the match below it and changes nothing (T18).
"""

import string
from collections.abc import Sequence
from typing import Any, NamedTuple

import pygame

from game.core.explain import Thing
from game.core.rules import Seat
from game.input.pads import PadReader
from game.input.seating import Seating
from game.screens.book_keys import KeysPage, keys_of_turns, owners_at, owners_in_lobby
from game.screens.book_pages import KEYS, OPTIONS, TIPS, BookOf, Page
from game.screens.book_tips import BookTips, draw_tips
from game.screens.book_view import PageView
from game.screens.screen import Screen, draw_headline
from game.screens.ways import Navigator
from game.ui.canvas import EVERYWHERE, Box
from game.ui.card_pictures import CardNames
from game.ui.hints import Hint
from game.ui.pen import Pen
from game.ui.services import Services
from game.ui.text import words_of
from game.ui.theme import (
    BODY,
    CREAM_SOFT,
    GLOW,
    HINT,
    INK,
    INK_SOFT,
    NIGHT_DEEP,
    NIGHT_PAPER,
    PAPER,
    TEXT,
)
from game.ui.widgets import Button, Widget

HEAD = Box(160, 14, 1600, 84)
TABS = Box(160, 102, 1600, 66)
SHEET = Box(160, 172, 1600, 704)
WAYS = Box(460, 896, 1000, 92)
LIST = Box(SHEET.x + 22, SHEET.y + 22, 480, SHEET.h - 44)
PAGE = Box(LIST.right + 36, SHEET.y + 14, SHEET.right - LIST.right - 70, SHEET.h - 58)
ABOVE = Box(EVERYWHERE.x, EVERYWHERE.y, EVERYWHERE.w, SHEET.y - 4 - EVERYWHERE.y)
"""The strip of headline and chapters, in which the table is darker."""
FORGET = Box(PAGE.x, SHEET.bottom - 84, 520, 70)
"""Where tips are forgotten, below them."""
LINE_HEIGHT, LINE_GAP = 50.0, 5.0
TWO_LINES = 1.5, 1.8
"""Lines with two rows of words are so much higher: at least, and if all of them have room."""
SMALL_LINE = 0.8
"""They are there where one row would have letters smaller than this share of the usual ones."""
LINE_GROWTH = 0.5
"""Lines of the list grow by this share of what text grows."""
FORGET_LETTERS = 1.2
"""Seconds after which a letter begins another word."""
MOST_PICTURES = 3
"""So many pictures of an option's values are shown."""


class Table(NamedTuple):
    """The match below the book: its game, state, options and people; who looks, and at what."""

    game: str
    state: Any
    options: dict[str, str]
    seating: Seating
    seat: Seat | None = None
    thing: Thing | None = None


def _room_in(line: Box) -> Box:
    """Return the room for the words of a line of the list."""
    return Box(line.x + 14, line.y + 2, line.w - 26, line.h - 4)


class Line(Widget):
    """A page's title in the list of its chapter."""

    def __init__(self, box: Box, screen: "BookScreen", number: int, size: float) -> None:
        super().__init__(box, f"page-{number}")
        self._screen, self._number, self._size = screen, number, size

    def draw(self, pen: Pen, focused: bool) -> None:
        """Draw the line: the open page's on paper, the others plain."""
        here = self._screen.page == self._number
        if here or focused:
            pen.paper(self.box, GLOW if here else PAPER, radius=14, lift=4 if here else 0)
        ink = INK if here or focused else TEXT
        title = self._screen.book.pages[self._number].title
        room = _room_in(self.box)
        pen.paragraph(title, room, self._size, ink, face="bold" if here else "body")

    def step(self, step: str) -> bool:
        """Open the page."""
        if step == "confirm":
            self._screen.turn_to(self._number)
        return step == "confirm"


class Tab(Widget):
    """A chapter's name over the sheet."""

    def __init__(self, box: Box, screen: "BookScreen", chapter: str) -> None:
        super().__init__(box, f"chapter-{chapter}")
        self._screen, self._chapter = screen, chapter

    def draw(self, pen: Pen, focused: bool) -> None:
        """Draw the tab: the open chapter's is one with the sheet."""
        here = self._screen.chapter == self._chapter
        box = self.box if here else Box(self.box.x, self.box.y + 8, self.box.w, self.box.h - 14)
        fill = PAPER if here else GLOW if focused else NIGHT_PAPER
        pen.paper(box, fill, radius=16, lift=0 if here else 4)
        ink = INK if here or focused else CREAM_SOFT
        words = pen.say(f"book-chapter-{self._chapter}")
        size = self._screen.tab_size(box.inset(8, 2))
        pen.label(words, box.inset(8, 2), size, ink, face="display", align="centre")

    def step(self, step: str) -> bool:
        """Open the chapter."""
        if step == "confirm":
            self._screen.turn_to(self._screen.book.first_of(self._chapter))
        return step == "confirm"


class BookScreen(Screen):
    """One page at a time, with the list of its chapter beside it.

    ``table`` is the match below, if there is one. ``thing`` is where the book opens.
    """

    def __init__(
        self,
        services: Services,
        navigator: Navigator,
        game: str,
        table: Table | None = None,
        thing: Thing | None = None,
    ) -> None:
        super().__init__(services, navigator)
        self.game, self._table = game, table
        self._thing = thing
        self._pads = PadReader(services.pads, all_sticks=False)
        self._letters, self._since = "", 0.0
        self._line_looks: dict[object, tuple[float, float]] = {}
        self._made_for: object = None
        self.page = 0
        self._at_thing: Page | None = None
        self._make()
        self._open_at()

    @property
    def chapter(self) -> str:
        """The chapter that is open."""
        return self.book.pages[self.page].chapter

    @property
    def can_choose_game(self) -> bool:
        """Say whether books of other games may be opened: not over a match."""
        return self._table is None and len(self.app.sound_games()) > 1

    def _make(self) -> None:
        """Write the book in the language of now."""
        texts, table = self.services.texts, self._table
        self._made_for, self.backdrop = self._looks(), f"{self.game}/table"
        game, screens = self.app.game(self.game), self.app.game_screens(self.game)
        tips = self._tips_pages()
        if table is None:
            own = self.game == self.app.session.game
            options = self.app.session.options if own else {}
            self.book = BookOf(texts, game, screens, dict(options), tips=tips)
        else:
            names = [player.name for player in table.seating.players]
            match = table.options, table.state, names, table.seat
            self.book = BookOf(texts, game, screens, *match, tips=tips)
        self.page = min(self.page, len(self.book.pages) - 1)
        self._keys = self._keys_page()
        self._view = PageView(self.pen, self._card_names(), self._draw_option)

    def _open_at(self) -> None:
        """Open the page about what is looked at."""
        found = None if self._thing is None else self.book.page_of(self._thing)
        if found is not None:
            self.page, self._at_thing = found

    def _keys_page(self) -> KeysPage:
        app, table = self.app, self._table
        info, screens = app.info(self.game), app.game_screens(self.game)
        owners = owners_in_lobby(app) if table is None else owners_at(table.seating)
        hidden = info.hidden_info and len(owners) > 1
        about = f"help-keys-{self.game}"
        words = self.say(about) if self.services.texts.has(about) else ""
        uses = screens.keys or keys_of_turns(hidden=hidden, answers=info.hidden_info)
        return KeysPage(app, owners, (*uses, *screens.more_keys), words)

    def _tips_pages(self) -> tuple[Page, ...]:
        """Return the pages of what first-time bubbles have told: the table's people, or all."""
        services, table = self.services, self._table
        seating = None if table is None else table.seating
        tips = self.app.game_screens(self.game).tips
        self._tips = BookTips(services.texts, services.store, tips, seating)
        company = seating is not None and len(seating.humans) != 1
        shared = company and self.app.info(self.game).hidden_info
        return self._tips.pages(services.settings.text_scale, shared=shared)

    @property
    def can_forget(self) -> bool:
        """Say whether the open page holds tips of somebody who may be told them again."""
        page = self.book.pages[self.page]
        return page.chapter == TIPS and page.reader >= 0

    def _forget_tips(self) -> None:
        """Let somebody be told all tips again."""
        name = self._tips.forget(self.book.pages[self.page])
        self.app.notes.add(self.say("book-tips-forgotten", name=name))
        self._make()
        self.turn_to(self.book.first_of(TIPS))

    def _card_names(self) -> CardNames | None:
        names = self.app.game_screens(self.game).card_names
        return names and names(self.services, self.book.options.get("names", ""))

    def _draw_option(self, option: str, value: str, box: Box) -> bool:
        screens, game = self.app.game_screens(self.game), self.app.game(self.game)
        draw = screens.draw_option
        return draw is not None and draw(self.services, game, option, value, box)

    # What is offered

    def build(self) -> Sequence[Widget]:
        """Return the ways below the sheet, the chapters, and the pages of this one."""
        before, *middle, after = WAYS.columns(4 if self.can_choose_game else 3, 24)
        first = Button(before, self.say("help-before"), self._before, key="before")
        first.enabled = self.page > 0
        last = Button(after, self.say("help-next"), self._next, kind="primary", key="next")
        last.enabled = self.page < len(self.book.pages) - 1
        close = Button(middle[0], self.say("help-close"), self.back, key="close")
        ways = [last, first, close]
        if self.can_choose_game:
            ways.append(
                Button(middle[1], self.say("book-other"), self._other_game, key="other", size=30)
            )
        if self.can_forget:
            words = self.say("book-tips-forget")
            ways.append(Button(FORGET, words, self._forget_tips, key="forget", size=HINT))
        return (*ways, *self._tabs(), *self._lines())

    def _tabs(self) -> tuple[Tab, ...]:
        chapters = self.book.chapters
        boxes = TABS.columns(len(chapters), 12)
        return tuple(Tab(box, self, one) for box, one in zip(boxes, chapters, strict=True))

    def tab_size(self, box: Box) -> float:
        """Return the size in which all chapters fit their tabs."""
        names = (self.say(f"book-chapter-{chapter}") for chapter in self.book.chapters)
        return min(self.pen.fitting(name, box, BODY, "display") for name in names)

    def _lines(self) -> tuple[Line, ...]:
        """Return as many titles as have room, the open page among them."""
        if self.chapter == KEYS:
            return ()
        pages = self.book.in_chapter(self.chapter)
        high, size = self._line_look(pages)
        room = int((LIST.h + LINE_GAP) / (high + LINE_GAP))
        first = max(0, min(pages.index(self.page) - room // 2, len(pages) - room))
        shown = pages[first : first + room]
        return tuple(
            Line(Box(LIST.x, LIST.y + row * (high + LINE_GAP), LIST.w, high), self, number, size)
            for row, number in enumerate(shown)
        )

    def _line_look(self, pages: Sequence[int]) -> tuple[float, float]:
        """Return how high each line of a chapter's list is, and the one size of its letters.

        Titles that are too long for one line have two, in higher lines, of which fewer are seen.
        """
        usual = LINE_HEIGHT * (1 + LINE_GROWTH * (self.text_scale - 1))
        titles = [self.book.pages[number].title for number in pages]
        key = tuple(titles), self.services.canvas.scale, self.text_scale
        if key not in self._line_looks:
            spare = (LIST.h + LINE_GAP) / max(1, len(pages)) - LINE_GAP
            high, size = usual, self._line_size(titles, usual)
            if size < BODY * SMALL_LINE:
                high = min(TWO_LINES[1] * usual, max(TWO_LINES[0] * usual, spare))
                size = self._line_size(titles, high)
            self._line_looks[key] = high, size
        return self._line_looks[key]

    def _line_size(self, titles: Sequence[str], high: float) -> float:
        """Return the size in which each title has room in a line of the list, in whole words."""
        room, text = _room_in(Box(LIST.x, LIST.y, LIST.w, high)), self.services.text
        size = float(BODY)
        for title in titles:
            words = (self.pen.fitting(word, room, size, "bold") for word in words_of(title))
            size = min(size, *words)
            size = text.block_size(title, size, room.w, room.h, "bold")
        return size

    def hints(self) -> tuple[Hint, ...]:
        """Return the keys of the pages."""
        say = self.say
        turn = (Hint("←→", say("book-hint-chapter")), Hint("↑↓", say("book-hint-entry")))
        last = (
            Hint(self.confirm_key, say("book-hint-next")),
            Hint(self.back_key, say("hint-close")),
        )
        if self.can_forget:
            key = self.say("pad-button-west" if self.by_pad else "key-backspace")
            return (*turn, Hint(key, say("book-hint-forget")), *last)
        if self.by_pad:
            return (*turn, *last)
        other = Hint(say("key-tab"), say("book-hint-game"))
        letters = Hint("A–Z", say("book-hint-letters"))
        return (*turn, letters, *((other,) if self.can_choose_game else ()), *last)

    # Presses

    def listen(self, event: pygame.event.Event) -> bool:
        """Turn pages by arrows, the wheel and the shoulders; look up by letters."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_TAB and self.can_choose_game:
            self._other_game(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        if event.type == pygame.MOUSEWHEEL:
            self._turn(-1 if event.y > 0 else 1)
            return True
        button = self._pads.button(event)
        backspace = event.type == pygame.KEYDOWN and event.key == pygame.K_BACKSPACE
        if self.can_forget and (backspace or button == "west"):
            self._forget_tips()
            return True
        if button in ("shoulder-left", "shoulder-right") and self.can_choose_game:
            self._other_game(-1 if button == "shoulder-left" else 1)
            return True
        if self._type(event):
            return True
        step = self._steps.step(event)
        if step in ("left", "right"):
            self._turn_chapter(-1 if step == "left" else 1)
        elif step in ("up", "down"):
            self._turn(-1 if step == "up" else 1)
        elif step is not None:
            self.take(step)
        return True

    def _type(self, event: pygame.event.Event) -> bool:
        """Look a page up by the first letters of its title; say whether this was one."""
        letter = getattr(event, "unicode", "") if event.type == pygame.KEYDOWN else ""
        if not letter or not (letter.isalnum() or (letter in "+-±" and letter in string.printable)):
            return False
        self._letters = letter if self._since > FORGET_LETTERS else self._letters + letter
        self._since = 0.0
        found = self.book.find(self._letters, self.chapter)
        if found is None:
            self.app.notes.add(self.say("book-nothing", letters=self._letters))
            self._letters = ""
        else:
            self.turn_to(found)
        return True

    def update(self, dt: float) -> None:
        """Let what was typed be forgotten; write the book anew in another language."""
        self._since += dt
        if self._made_for != self._looks():
            self._make()
            self.rebuild()
        super().update(dt)

    def turn_to(self, number: int) -> None:
        """Open a page."""
        if number != self.page:
            self._at_thing = None
            self.services.audio.play("ui-move", volume=0.5)
        self.page = number
        self.rebuild("next" if number < len(self.book.pages) - 1 else "close")

    def _before(self) -> None:
        self._turn(-1)

    def _next(self) -> None:
        self._turn(1)

    def _turn(self, by: int) -> None:
        page = self.page + by
        if 0 <= page < len(self.book.pages):
            self.turn_to(page)

    def _turn_chapter(self, by: int) -> None:
        chapters = self.book.chapters
        place = (chapters.index(self.chapter) + by) % len(chapters)
        self.turn_to(self.book.first_of(chapters[place]))

    def _other_game(self, by: int = 1) -> None:
        games = self.app.sound_games()
        self.game = games[(games.index(self.game) + by) % len(games)]
        self.page, self._at_thing = 0, None
        self._make()
        self.services.audio.play("ui-move")
        self.rebuild("other")

    # Drawing

    def paint(self, pen: Pen) -> None:
        """Draw the headline, and the sheet with the page."""
        pen.shade(ABOVE, NIGHT_DEEP, 150, radius=0)
        game = self.say(f"game-{self.game}")
        draw_headline(pen, self.say("book-title", game=game), HEAD)
        pen.paper(SHEET, PAPER, lift=26, cut=8)
        if self.chapter == KEYS:
            self._keys.draw(pen, SHEET)
            return
        pen.paper(LIST.inset(-10), NIGHT_PAPER, radius=24, lift=0, cut=3)
        page = self._at_thing or self.book.pages[self.page]
        if page.lines and page.chapter == TIPS:
            draw_tips(pen, page, Box(PAGE.x, PAGE.y, PAGE.w, FORGET.y - 10 - PAGE.y))
        else:
            self._view.draw(page, PAGE, self._pictured(page))
        number = self.say("book-page", page=self.page + 1, pages=len(self.book.pages))
        if page.clause:
            number = f"{self.say('book-clause', clause=page.clause)} · {number}"
        foot = Box(PAGE.right - 420, SHEET.bottom - 40, 420, 32)
        pen.label(number, foot, HINT, INK_SOFT, align="right")

    def _pictured(self, page: Page) -> Sequence[str]:
        """Return the values of an option that have pictures."""
        if page.chapter != OPTIONS or self.app.game_screens(self.game).draw_option is None:
            return ()
        option = next(o for o in self.app.info(self.game).options if o.name == page.option)
        return option.choices[:MOST_PICTURES] if len(option.choices) <= MOST_PICTURES else ()
