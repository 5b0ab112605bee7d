"""Every level of every game has a name, and words on a bot's card, in both languages."""

import pytest

from game.catalog import keys
from game.core.fairness import parts_of
from game.screens.navigator import ScreenNavigator
from game.storage import Seated
from tests.harness import frame, make_services

MOST_LETTERS = 60
"""So many letters stand beside a bot's face."""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_each_level_of_each_game_has_its_words(lang: str) -> None:
    services = make_services((320, 180), lang)
    app, said = ScreenNavigator(services).app, []
    for key in keys():
        app.choose_game(key)
        for level in app.levels():
            for text in (level, *app.fine_levels(level)):
                said += [app.bot_words(text), app.level_name(text)]
                assert services.texts.has(f"level-{parts_of(text).name}")
    services.scenes.quit()
    assert len(said) > 40
    assert not [words for words in said if "-bot-" in words or "level-" in words]
    assert max(map(len, said)) <= MOST_LETTERS


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_bot_that_follows_says_where_its_number_comes_from(lang: str) -> None:
    services = make_services((320, 180), lang)
    app = ScreenNavigator(services).app
    app.choose_game("frankfurt")
    new, known = app.bot_words("with-you"), app.bot_words("with-you@2.4")
    services.scenes.quit()
    assert "3" in new
    assert ("2.4" if lang == "en" else "2,4") in known
    assert new.replace("3", "") != known.replace("2.4", "").replace("2,4", "")


def test_who_follows_begins_with_the_last_tempo_of_the_people_here() -> None:
    services = make_services((320, 180))
    app = ScreenNavigator(services).app
    app.choose_game("frankfurt")
    session = app.session
    session.sit(0, "Anna")
    assert app.new_level("with-you") == "with-you", "nobody was measured"
    session.numbers |= {("frankfurt", "Anna"): 2.4, ("frankfurt", "Karim"): 4.0}
    assert app.new_level("with-you") == "with-you@2.4"
    session.sit(1, "Karim")
    assert app.new_level("with-you") == "with-you@4.0", "the slowest of several"
    assert app.new_level("easy") == "easy"
    services.scenes.quit()


def test_help_to_see_is_on_for_whoever_never_raced_and_off_for_others() -> None:
    services = make_services((320, 180))
    app = ScreenNavigator(services).app
    app.choose_game("frankfurt")
    session = app.session
    session.sit(0, "Anna")
    services.store.count("frankfurt", [Seated("Karim")])
    session.sit(1, "Karim")
    assert [session.chairs[number].aid for number in (0, 1)] == ["late", "off"]
    app.choose_game("frantic")
    session.leave(0)
    session.sit(0, "Zoe")
    assert session.chairs[0].aid == "off", "there is no such help in games of turns"
    services.scenes.quit()


def test_labels_of_settings_and_rules_grow_with_the_text() -> None:
    found = {}
    for percent in (100, 200):
        services = make_services((1920, 1080), "en", percent)
        navigator = ScreenNavigator(services)
        sizes = {}
        navigator.join("frankfurt")
        navigator.settings()
        for wanted in ("Tips under the mouse", "All sound"):
            frame(services)
            placed = services.scenes.top.pen.placed
            sizes[wanted] = next(text.drawn.h for text in placed if text.text == wanted)
        services.scenes.pop()
        frame(services)
        for text in services.scenes.top.pen.placed:
            sizes[text.text] = text.drawn.h
        found[percent] = sizes
        services.scenes.quit()
    usual, large = found[100], found[200]
    for label in ("Tips under the mouse", "All sound", "People at the keyboard"):
        assert large[label] > usual[label] * 1.2, label
    note = next(
        words
        for words in large
        if words.startswith("with\N{NO-BREAK SPACE}a\N{NO-BREAK SPACE}referee ·")
    )
    assert large["Rules of the match"] > large[note], "no label is smaller than what is below it"
