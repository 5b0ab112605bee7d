"""Every card, event, square and sign of all games is explained, in both languages.

Everything explains itself: all things and not some (P13), what each is and does with the numbers of
this moment, and why it can't be used now (P15, T19).
"""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from game.core.choices import At
from game.core.explain import Explanation, Kind, Thing
from game.core.game import AnyGame
from game.core.match import Match
from game.core.rng import Rng
from game.core.sentence import Sentence
from game.resources import asset_folders
from game.ui.i18n import Texts
from tests.conformance.checks import random_steps, swapped
from tests.conformance.games import ENTRIES, profile_of

NAMES = ("Anna", "Bob", "Cara", "Dan", "Eve", "Finn", "Gus", "Hanna")
OPEN = {entry.key: entry.open() for entry in ENTRIES}
OURS = {key: game for key, game in OPEN.items() if key != "highest"}
COUNTS = {
    "frankfurt": {Kind.CARD: 2, Kind.PILE: 3, Kind.COLUMN: 2, Kind.SEAT: 1, Kind.SIGN: 14},
    "frantic": {Kind.CARD: 12, Kind.EVENT: 20, Kind.PILE: 4, Kind.SEAT: 1, Kind.SIGN: 11},
    "board": {
        **{Kind.CARD: 13, Kind.EVENT: 20, Kind.SQUARE: 4, Kind.PILE: 2, Kind.SEAT: 1},
        **{Kind.DIE: 2, Kind.SIGN: 18},
    },
    "frappadingue": {Kind.CARD: 12, Kind.PILE: 3, Kind.SEAT: 1, Kind.SIGN: 11},
    "highest": {Kind.CARD: 1},
}
"""So many things the book of each game explains, by kind."""
MOST_WORDS = {"en": 36, "fr": 42}
"""A thing is told in two or three lines."""

each_game = pytest.mark.parametrize("game", OPEN.values(), ids=OPEN)
each_of_ours = pytest.mark.parametrize("game", OURS.values(), ids=OURS)
each_lang = pytest.mark.parametrize("lang", ["en", "fr"])


def listed(game: AnyGame) -> list[Thing]:
    return [thing for chapter in game.chapters() for thing in chapter.things]


def fresh(game: AnyGame) -> Any:
    info = game.info
    return game.rules.initial_state(info.configure(info.min_seats, 0), Rng(0, "book"))


def lines(told: Explanation) -> list[Sentence]:
    parts = (told.title, told.does, *told.now, told.refusal, told.facts, told.ours)
    return [part for part in parts if part is not None]


def spoken(told: Explanation, texts: Texts) -> list[str]:
    found = [line.text(texts, NAMES) for line in lines(told)]
    assert all(found)
    assert not texts.missing, texts.missing
    return found


def at_the_table(game: AnyGame, state: Any) -> Iterator[Thing]:
    """Yield whatever could be pointed at in a state."""
    for card in range(len(game.rules.deck)):  # type: ignore[attr-defined]
        yield Thing(Kind.CARD, card=card)
    seats = range(len(getattr(state, "hands", None) or state.seats))
    yield from (Thing(Kind.SEAT, seat=seat) for seat in seats)
    for thing in listed(game):
        match thing.kind:
            case Kind.SQUARE:
                yield from (Thing(Kind.SQUARE, index=n) for n in range(state.finish + 1))
            case Kind.PILE if thing.key == "pile":
                yield from (Thing(Kind.PILE, "pile", index=n) for n in range(len(state.piles)))
            case Kind.COLUMN:
                yield from (
                    Thing(Kind.COLUMN, seat=seat, index=n) for seat in seats for n in range(4)
                )
            case Kind.PILE | Kind.SIGN | Kind.DIE:
                yield Thing(thing.kind, thing.key, seat=0, index=0)


def moments(game: AnyGame, seed: int, states: int = 30) -> Iterator[Any]:
    info = game.info
    seats = info.min_seats + seed % (info.max_seats - info.min_seats + 1)
    match: Any = Match(game.rules, info.configure(seats, seed))
    every = 40 if info.real_time else 5
    steps = random_steps(match, Rng(seed, "book"))
    yield from (before for before, _ in islice(steps, 0, states * every, every))


@each_game
def test_the_book_counts_its_things(game: AnyGame) -> None:
    assert Counter(thing.kind for thing in listed(game)) == Counter(COUNTS[game.key])
    assert len(set(listed(game))) == len(listed(game))


@each_game
@each_lang
def test_every_thing_of_the_book_is_explained(game: AnyGame, lang: str) -> None:
    texts, state = Texts(lang), fresh(game)
    titles = []
    for thing in listed(game):
        told = game.explanation(state, None, thing)
        assert told is not None, thing
        title, does, *_ = spoken(told, texts)
        titles.append(title)
        assert title[0].isupper() or not title[0].isalpha(), title
        assert does[-1] in ".!?", does
        assert len(does.split()) <= MOST_WORDS[lang], does
        assert told.clause, thing
    assert len(set(titles)) >= len(titles) - 2, "a name stands for two things at most"


@each_game
@each_lang
def test_every_kind_of_card_and_every_event_has_its_explanation(game: AnyGame, lang: str) -> None:
    texts, state, rules = Texts(lang), fresh(game), game.rules
    kinds = {getattr(kind, "text", kind) for kind in rules.deck.kinds}  # type: ignore[attr-defined]
    table = getattr(rules, "table", None)
    things = [Thing(Kind.CARD, kind) for kind in kinds if isinstance(kind, str)]
    things += [Thing(Kind.EVENT, key) for key in (table.keys if table else ())]
    for thing in things:
        if thing.key != "swap":  # it stays in the box
            told = game.explanation(state, None, thing)
            assert told is not None, thing
            spoken(told, texts)


@each_of_ours
@each_lang
def test_whatever_lies_on_the_table_is_told_with_the_numbers_of_the_moment(
    game: AnyGame, lang: str
) -> None:
    texts, hidden_cards = Texts(lang), profile_of(game.key).hidden_cards
    said: set[str] = set()
    for state in moments(game, 3):
        text = game.rules.describe(state)
        for seat in (None, 0):
            hidden = set(hidden_cards(text, seat))
            for thing in at_the_table(game, state):
                told = game.explanation(state, seat, thing)
                card = thing.kind is Kind.CARD
                if card and game.rules.deck.text(thing.card) in hidden:  # type: ignore[attr-defined]
                    assert told is None, f"{thing} is told to {seat}"
                elif told is not None:
                    said.update(line.text_id for line in told.now)
                    spoken(told, texts)
                else:
                    assert card, thing
        assert game.rules.describe(state) == text
    assert len(said) >= 6, said


@each_of_ours
def test_a_card_that_cannot_be_chosen_says_what_it_does_and_why_not(game: AnyGame) -> None:
    refused = 0
    for seed in range(3):
        for state in moments(game, seed):
            for seat in game.rules.to_act(state):
                for choice in game.choices(state, seat):
                    if choice.at is not At.CARD or choice.refusal is None:
                        continue
                    told = game.explanation(state, seat, Thing(Kind.CARD, card=choice.card))
                    assert told is not None
                    assert told.refusal == choice.refusal
                    assert told.does
                    refused += 1
    if game.key in ("frantic", "board"):
        assert refused > 20


@pytest.mark.parametrize("key", ["frantic", "board", "frankfurt"])
def test_no_explanation_depends_on_what_a_seat_may_not_know(key: str) -> None:
    game, hidden_cards, tried = OPEN[key], profile_of(key).hidden_cards, 0
    for state in moments(game, 2, states=6):
        text = game.rules.describe(state)
        for seat in (None, 0, 1):
            hidden = hidden_cards(text, seat)
            if len(hidden) < 2:
                continue
            other = game.rules.parse_position(swapped(text, hidden[0], hidden[-1]))
            for thing in at_the_table(game, state):
                told = game.explanation(state, seat, thing)
                assert told == game.explanation(other, seat, thing), thing
            tried += 1
    assert tried > 4


@pytest.mark.parametrize("key", ["frantic", "board"])
def test_who_is_not_asked_is_told_who_is(key: str) -> None:
    game, found = OPEN[key], 0
    for state in moments(game, 1):
        asked = state.question.seats if state.question else ()
        for seat in set(range(len(state.hands))) - set(asked):
            for card in state.hands[seat]:
                told = game.explanation(state, seat, Thing(Kind.CARD, card=card))
                assert told is not None
                assert told.refusal == Sentence("book-not-asked", several=asked)
                found += 1
    assert found


@pytest.mark.parametrize(
    ("key", "folder", "beginning", "names"),
    [
        ("frantic", "frantic", "mark-", {"counter": "counter"}),
        ("board", "board", "light-", {}),
    ],
)
def test_every_drawn_mark_is_a_sign_of_the_book(
    key: str, folder: str, beginning: str, names: dict[str, str]
) -> None:
    signs = {thing.key for thing in listed(OPEN[key]) if thing.kind is Kind.SIGN}
    drawings = {
        path.stem
        for sprites in asset_folders("sprites")
        for path in (sprites / folder).glob(f"{beginning}*.svg")
    }
    assert drawings
    for name in drawings:
        assert name in signs or name.removeprefix(beginning) in signs, name
