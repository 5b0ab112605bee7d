"""A bot that follows results on the screens: its number at its face, its tip, and what is kept."""

import pytest

from game.catalog import GAMES
from game.core.explain import Kind, Thing
from game.core.fairness import parts_of
from game.screens.book_pages import BookOf
from game.screens.navigator import ScreenNavigator
from game.ui.services import Services
from game.ui.turn_scene import TurnScene
from tests.harness import frame, make_services

TURNS = ("frantic", "board", "frappadingue")


def playing(
    game: str, level: str = "with-you", lang: str = "en", people: int = 1
) -> tuple[Services, ScreenNavigator, TurnScene]:
    services = make_services((1280, 720), lang)
    navigator = ScreenNavigator(services)
    navigator.title()
    navigator.join(game)
    session = navigator.app.session
    for chair in range(people):
        session.sit(chair, ("Anna", "Tom")[chair])
    session.add_bot(people, level)
    navigator.play()
    scene = services.scenes.top
    assert isinstance(scene, TurnScene)
    return services, navigator, scene


def shown(services: Services, scene: TurnScene) -> list[str]:
    frame(services)
    return [text.text for text in scene.view.pen.placed]


def tip(services: Services, scene: TurnScene, seat: int) -> str:
    _, explain = scene._explain(Thing(Kind.SEAT, seat=seat))
    found = explain()
    lines = () if found is None else found.now
    return " ".join(line.text(services.texts, scene.names) for line in lines)


@pytest.mark.parametrize("game", TURNS)
@pytest.mark.parametrize(("lang", "number"), [("en", "2.4"), ("fr", "2,4")])
def test_its_number_stands_at_its_face_and_others_have_none(
    game: str, lang: str, number: str
) -> None:
    services, _, scene = playing(game, "with-you@2.4", lang)
    assert shown(services, scene).count(number) == 1
    services, _, scene = playing(game, "normal", lang)
    assert not {"3.0", "3,0"} & set(shown(services, scene))


@pytest.mark.parametrize("game", ["frantic", "board"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_look_at_it_tells_what_moves_its_number(game: str, lang: str) -> None:
    services, _, scene = playing(game, lang=lang)
    told = tip(services, scene, 1)
    assert services.texts("strength", n=3.0) in told
    assert ("when you win a round" if lang == "en" else "quand vous gagnez une manche") in told
    assert services.texts("strength", n=3.0) not in tip(services, scene, 0)
    services, _, scene = playing(game, lang=lang, people=2)
    assert ("weakest" if lang == "en" else "plus faible") in tip(services, scene, 2)


@pytest.mark.parametrize("game", TURNS)
def test_the_log_tells_of_its_number_when_a_round_has_changed_it(game: str) -> None:
    services, _, scene = playing(game)
    scene.fast_forward(10_000)
    lines = [line for line in scene.view.log.lines if line.text_id == "table-with-you-now"]
    assert lines, "some round was won or lost"
    last = services.texts("strength", n=scene.followers.strengths(scene.state)[1])
    words = lines[-1].text(services.texts, scene.names)
    assert words == f"{scene.names[1]} now plays with strength {last}"
    assert len(lines) <= scene.match.rules.round_of(scene.state), "between rounds only"


def test_where_it_has_arrived_is_kept_for_the_bot_and_for_the_person() -> None:
    _, navigator, scene = playing("frappadingue")
    scene.fast_forward(10_000)
    now = scene.numbers()
    assert now[0] == now[1] != 3.0
    scene.show_results()
    session = navigator.app.session
    assert parts_of(session.chairs[1].level).number == pytest.approx(now[1], abs=0.01)
    assert session.numbers["frappadingue", "Anna"] == now[0]
    navigator.app.choose_game("frappadingue")
    assert parts_of(navigator.app.new_level("with-you")).number == pytest.approx(now[0], abs=0.01)
    session.game = "frantic"
    assert navigator.app.new_level("with-you") == "with-you", "another game, another strength"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_its_card_in_the_lobby_says_what_it_does_and_its_number(lang: str) -> None:
    services = make_services((320, 180), lang)
    app = ScreenNavigator(services).app
    for game in TURNS:
        app.choose_game(game)
        most = str(len(app.levels()) - 1)
        new, kept = app.bot_words("with-you"), app.bot_words("with-you@2.4")
        assert services.texts("strength", n=3.0) in new
        assert services.texts("strength", n=2.4) in kept
        assert new.endswith(most)
        assert kept.endswith(most)
        assert app.fine_levels("with-you") == ("with-you",)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_book_tells_of_the_number_on_the_page_about_players(lang: str) -> None:
    texts = make_services((320, 180), lang).texts
    for entry in GAMES:
        game = entry.open()
        pages = BookOf(texts, game, entry.screens(), {}).pages
        told = [page.thing for page in pages if page.facts == texts("book-with-you")]
        assert [thing and thing.kind for thing in told] == [Kind.SEAT] * (entry.key in TURNS)


def test_practise_shows_a_level_that_was_kept_by_its_name() -> None:
    services = make_services((1280, 720))
    navigator = ScreenNavigator(services)
    navigator.title()
    navigator.app.choose_practice("frankfurt", level="with-you@2.4")
    navigator.app.choose_practice("frantic", level="with-you@2.4")
    navigator.choose_practice()
    frame(services)
    words = [text.text for text in services.scenes.top.pen.placed]
    assert words.count("Bots: with you") == 2
