"""What stands in the book of a game: chapters of pages, made of what the game explains.

First come the rules in short, then all things that the game lists, the options, and the keys. The
book reads a state and changes none.
"""

import unicodedata
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from game.core.explain import Explanation, Kind, Thing
from game.core.game import AnyGame
from game.core.rng import Rng
from game.core.rules import Option, Seat
from game.core.sentence import Sentence
from game.screens.option_words import is_number, option_name, option_words
from game.ui.game_screens import Example, GameScreens
from game.ui.i18n import Texts

RULES, OPTIONS, TIPS, KEYS = "rules", "options", "tips", "keys"
FEW_VALUES = 3
"""Of more values that are told alike only the first and the last are named."""


class Page(msgspec.Struct, frozen=True):
    """A page: its title, its text, and below it what is told in smaller letters.

    ``now`` is how things stand, ``ours`` what we decided. ``help_id`` is the id of a page of the
    rules in short.
    """

    chapter: str
    title: str
    text: str = ""
    now: tuple[str, ...] = ()
    refusal: str = ""
    facts: str = ""
    ours: str = ""
    clause: str = ""
    examples: tuple[Example, ...] = ()
    lines: tuple[tuple[str, str], ...] = ()
    """Values of an option, and what each means."""
    thing: Thing | None = None
    option: str = ""
    help_id: str = ""
    reader: int = -1
    """Of a page of tips: the number of the person who was told them."""


class BookOf:
    """The book of a game in a language, for a match or for the options of a lobby.

    ``names`` are the players', and ``seat`` is who looks; ``None``: everybody does. ``tips`` are
    pages made elsewhere.
    """

    def __init__(
        self,
        texts: Texts,
        game: AnyGame,
        screens: GameScreens,
        options: dict[str, str],
        state: Any = None,
        names: Sequence[str] = (),
        seat: Seat | None = None,
        tips: Sequence[Page] = (),
    ) -> None:
        self._tips = tips
        self.game, self.screens, self.options = game, screens, options
        self._texts, self._names, self._seat = texts, names, seat
        self._state = state if state is not None else self._fresh()
        self.pages = tuple(self._all())
        self.chapters = tuple(dict.fromkeys(page.chapter for page in self.pages))

    def _fresh(self) -> Any:
        """Return a match's beginning under the options, to explain things from."""
        info = self.game.info
        names = {option.name for option in info.options}
        kept = {name: value for name, value in self.options.items() if name in names}
        try:
            config = info.configure(info.min_seats, 0, kept)
        except ValueError:
            config = info.configure(info.min_seats, 0)
        return self.game.rules.initial_state(config, Rng(0, "book"))

    def first_of(self, chapter: str) -> int:
        """Return the number of a chapter's first page."""
        return next(n for n, page in enumerate(self.pages) if page.chapter == chapter)

    def in_chapter(self, chapter: str) -> tuple[int, ...]:
        """Return the numbers of a chapter's pages."""
        return tuple(n for n, page in enumerate(self.pages) if page.chapter == chapter)

    def find(self, letters: str, chapter: str) -> int | None:
        """Return the page whose title begins with some letters, in this chapter or in another."""
        wanted = folded(letters)
        order: tuple[int, ...] = (*self.in_chapter(chapter), *range(len(self.pages)))
        for exact in (True, False):
            for number in order:
                words = folded(self.pages[number].title)
                parts = (words,) if exact else words.split()
                if any(part.startswith(wanted) for part in parts):
                    return number
        return None

    def page_of(self, thing: Thing) -> tuple[int, Page] | None:
        """Return the page about a thing at the table, with how that thing stands now."""
        told = self.game.explanation(self._state, self._seat, thing)
        if told is None:
            return None
        for number, page in enumerate(self.pages):
            if page.thing is not None and self._does(page.thing) == told.does:
                now = self._page(page.chapter, page.thing, told)
                return number, msgspec.structs.replace(now, title=page.title)
        return None

    def _does(self, thing: Thing) -> Sentence | None:
        told = self.game.explanation(self._state, None, thing)
        return None if told is None else told.does

    def _all(self) -> Iterator[Page]:
        yield from self._rules()
        for chapter in self.game.chapters():
            for thing in chapter.things:
                told = self.game.explanation(self._state, None, thing)
                if told is not None:
                    yield self._page(chapter.key, thing, told)
        yield from map(self._option, self.game.info.options)
        yield from self._tips
        yield Page(KEYS, self._texts("help-keys-head"))

    def _page(self, chapter: str, thing: Thing, told: Explanation) -> Page:
        picture = self.screens.picture_of
        found = None if picture is None else picture(thing)
        return Page(
            chapter,
            self._say(told.title),
            self._say(told.does),
            now=tuple(map(self._say, told.now)),
            refusal=self._say(told.refusal),
            facts=self._say(told.facts) or self._follows(thing),
            ours=self._say(told.ours),
            clause=told.clause,
            examples=(found,) if found else (),
            thing=thing,
        )

    def _follows(self, thing: Thing) -> str:
        """Return what the number of a bot is that follows results, on the page about players."""
        if thing.kind is not Kind.SEAT or self.game.rounds is None:
            return ""
        return str(self._texts("book-with-you"))

    def _say(self, sentence: Sentence | None) -> str:
        return "" if sentence is None else sentence.text(self._texts, self._names)

    def _rules(self) -> Iterator[Page]:
        """Yield the rules in short; some pages are only for an option."""
        key, own = self.game.key, self.screens
        pages = {f"help-{key}-{n}": shown for n, shown in enumerate(own.help_pages, 1)}
        for (option, value), shown in own.option_pages.items():
            if self.options.get(option) == value:
                pages[f"help-{key}-{option}-{value}"] = shown
        for page, shown in pages.items():
            title = self._texts(f"{page}-head")
            yield Page(RULES, title, self._rule_text(page), examples=shown, help_id=page)

    def _rule_text(self, page: str) -> str:
        """Return a page's text; some have another one where an option is chosen."""
        for option, value in self.options.items():
            special = f"{page}-text-{option}-{value}"
            if self._texts.has(special):
                return self._texts(special)
        return self._texts(f"{page}-text")

    def _option(self, option: Option) -> Page:
        """Return what an option does: its values, those together that are told alike."""
        told: dict[str, list[str]] = {}
        for value in option.choices:
            words = option_words(self._texts, self.game.key, "explain", option, value)
            told.setdefault(words, []).append(value)
        lines = tuple((self._values(option, values), words) for words, values in told.items())
        title = option_name(self._texts, self.game.key, option)
        return Page(OPTIONS, title, lines=lines, option=option.name)

    def _values(self, option: Option, values: Sequence[str]) -> str:
        """Return what values are called, the usual one marked."""
        in_order = sorted(values, key=float) if all(map(is_number, values)) else list(values)
        few = len(values) <= FEW_VALUES
        shown = in_order if few else [in_order[0], in_order[-1]]
        named = [self._value(option, value) for value in shown]
        words = " · ".join(named) if few else " – ".join(named)
        if option.default in values:
            usual = self._value(option, option.default)
            alone = words == usual
            mark = self._texts("book-usual", value=usual)
            return mark if alone else f"{words} · {mark}"
        return words

    def _value(self, option: Option, value: str) -> str:
        words = option_words(self._texts, self.game.key, "value", option, value)
        if words:
            return words
        return str(self._texts("seconds", n=float(value)) if is_number(value) else value)


def folded(text: str) -> str:
    """Return text in small letters without accents, as people look things up."""
    plain = unicodedata.normalize("NFD", text.casefold().replace("œ", "oe"))
    return "".join(sign for sign in plain if not unicodedata.combining(sign))
