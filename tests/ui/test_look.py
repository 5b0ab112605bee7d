"""Looking around: all things of all tables, by keys and the mouse (P13 to P15, T13 to T17)."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.catalog import GAMES
from game.core.choices import At
from game.core.explain import Kind, Thing
from game.input.seating import MatchSetup, Player, Seating
from game.screens.book import BookScreen
from game.screens.dialogs import PauseScreen
from game.screens.navigator import ScreenNavigator
from game.ui.canvas import Box
from game.ui.look import FIRST, NEXT, SCREEN, Look, Seen, in_reading_order, tip_place
from game.ui.services import Services
from tests.harness import frame, key, make_services, press, tap

KEYS = [entry.key for entry in GAMES]
TURNS = [key for key in KEYS if key != "frankfurt"]
each_game = pytest.mark.parametrize("game", KEYS)
each_in_turns = pytest.mark.parametrize("game", TURNS)


def start(game: str, after: int = 40, people: int = 1, lang: str = "en", percent: int = 100) -> Any:
    """Begin a match of people and a bot, in its middle; all has arrived."""
    services = make_services((640, 360), lang, percent)
    services.store.update(reduced_motion=True)
    navigator = ScreenNavigator(services)
    navigator.title()
    navigator.app.choose_game(game)
    zones = navigator.app.session.preset.zones
    humans = [Player("human", f"P{n}", zone=zones[n]) for n in range(people)]
    navigator.begin(MatchSetup(game, Seating((*humans, Player("bot", "Zeil"))), {}, 3))
    scene = services.scenes.top
    scene.fast_forward(after)  # type: ignore[union-attr]
    if game == "frankfurt":
        scene.view.snap(scene.state)  # type: ignore[union-attr]
    return scene


def tab(services: Services) -> None:
    press(services, pygame.KSCAN_TAB, pygame.K_TAB)


def motion(scene: Any, x: float, y: float) -> None:
    at = tuple(map(round, scene.services.canvas.to_px(x, y)))
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)))


def rest(scene: Any, seconds: float) -> None:
    scene.looks.update(seconds)


def clear_of(scene: Any) -> Iterator[Seen]:
    """Yield things whose middle no other thing covers."""
    seen = list(scene._things())
    for place, one in enumerate(seen):
        if not any(other.box.has(one.box.cx, one.box.cy) for other in seen[:place]):
            yield one


@each_game
def test_t17_every_thing_on_the_table_is_reached_by_arrows(game: str) -> None:
    scene = start(game)
    services = scene.services
    tab(services)
    assert scene.looks.open
    things = {one.thing for one in scene._things()}
    met = {scene.looks.thing}
    for _ in things:
        tap(services, "right")
        met.add(scene.looks.thing)
    assert met == things
    kinds = {"frankfurt": Kind.COLUMN, "board": Kind.SQUARE, "frappadingue": Kind.SIGN}
    assert {thing.kind for thing in things} >= {Kind.SEAT, Kind.PILE, kinds.get(game, Kind.CARD)}
    tap(services, "escape")
    assert not scene.looks.open
    assert services.scenes.top is scene


@each_game
def test_every_thing_on_the_table_is_told_with_a_tip_beside_it(game: str) -> None:
    scene = start(game, lang="fr", percent=200)
    services = scene.services
    tab(services)
    for _ in scene._things():
        tap(services, "right")
        scene.looks.draw()
        here, pen = scene.looks.look.here, scene.looks.look.pen
        assert here is not None
        assert len(pen.placed) >= 2, f"{here.thing} is not told"
        for placed in pen.placed[:2]:
            assert placed.drawn.x >= 0
            assert placed.drawn.y >= 0
            assert placed.drawn.right <= 1920
            assert placed.drawn.bottom <= 1080
    assert not services.texts.missing


@each_game
def test_looking_around_changes_nothing_and_the_match_stands(game: str) -> None:
    scene = start(game)
    services = scene.services
    tab(services)
    before = [entry.text for entry in scene.match.log if entry.text not in ("pause", "resume")]
    for name in ("right", "down", "left", "up"):
        tap(services, name)
        for _ in range(20):
            services.scenes.update(1 / 60)
    after = [entry.text for entry in scene.match.log if entry.text not in ("pause", "resume")]
    assert after == before


@each_game
def test_f1_opens_the_book_at_what_is_looked_at(game: str) -> None:
    scene = start(game)
    services = scene.services
    scene.begin_look()
    for one in scene._things():
        if one.thing.kind is Kind.PILE:
            scene.looks.look._here = one
    tap(services, "f1")
    book = services.scenes.top
    assert isinstance(book, BookScreen)
    assert book.chapter == "signs"
    assert book._at_thing is not None
    assert book._at_thing.now


@pytest.mark.parametrize("game", ["frantic", "board"])
def test_f1_opens_the_book_where_the_focus_was_led_to(game: str) -> None:
    scene = start(game, after=0)
    services = scene.services
    for _ in range(2000):
        services.scenes.update(1 / 60)
        spots = scene.spots.items
        if len(spots) == 1:
            scene.act(0, spots[0].action)  # deal
        elif len(spots) > 2 and scene.guard.settled and spots[1].at is At.CARD:
            break
    tap(services, "f1")
    assert services.scenes.top.chapter == "rules", "nobody has looked at anything yet"
    tap(services, "escape")
    scene.guard.update(5.0)
    press(services, pygame.KSCAN_S)
    card = scene.spots.focused_card
    assert scene.spots.walked
    tap(services, "f1")
    book = services.scenes.top
    told = scene.game.explanation(scene.match.state, 0, Thing(Kind.CARD, card=card))
    assert book.chapter == "cards"
    assert book._at_thing.text == told.does.text(services.texts, ())


@each_in_turns
def test_p14_the_mouse_rests_for_a_tip_and_neighbours_come_soon(game: str) -> None:
    scene = start(game)
    one, two = list(clear_of(scene))[:2]
    motion(scene, one.box.cx, one.box.cy)
    rest(scene, FIRST - 0.05)
    assert scene.looks.thing is None
    assert scene.looks.look.waits, "no frame is left out meanwhile"
    rest(scene, 0.06)
    assert scene.looks.thing == one.thing
    assert not scene.looks.look.waits
    motion(scene, two.box.cx, two.box.cy)
    rest(scene, 0.0)
    assert scene.looks.thing is None
    rest(scene, NEXT + 0.01)
    assert scene.looks.thing == two.thing
    motion(scene, -500, -500)
    motion(scene, 1919, 700)


def test_t16_tips_can_come_later_or_never_and_the_key_waits_for_nothing() -> None:
    scene = start("frantic")
    one = next(clear_of(scene))
    for tips, seconds, told in (("long", 1.1, False), ("long", 1.3, True), ("off", 9.0, False)):
        scene.services.store.update(tips=tips)
        scene.looks.leave()
        motion(scene, one.box.cx, one.box.cy)
        rest(scene, seconds)
        assert (scene.looks.thing is not None) == told, tips
    scene.begin_look()
    assert scene.looks.thing is not None


@each_in_turns
def test_t15_a_click_goes_through_an_open_tip(game: str) -> None:
    scene = start(game, after=0)
    for _ in range(2000):
        scene.services.scenes.update(1 / 60)
        if len(scene.spots):
            break
    spot = next(spot for spot in scene.spots.items if spot.refusal is None)
    motion(scene, spot.box.cx, spot.box.cy)
    rest(scene, 1.0)
    frame(scene.services)
    at = tuple(map(round, scene.services.canvas.to_px(spot.box.cx, spot.box.cy)))
    before = len(scene.match.log), getattr(scene, "draft", None)
    scene.guard.update(5.0)
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    assert (len(scene.match.log), getattr(scene, "draft", None)) != before
    assert scene.looks.thing is None


@pytest.mark.parametrize("game", ["frantic", "board"])
def test_hidden_hands_tell_nothing(game: str) -> None:
    """With two people no card of a hand is a thing to look at, until its owner opens it."""
    scene = start(game, people=2)
    services = scene.services
    press(services, pygame.KSCAN_F5, pygame.K_F5)
    assert scene.looks.open
    held = {card for hand in scene.match.state.hands for card in hand}
    cards = {one.thing.card for one in scene._things() if one.thing.kind is Kind.CARD}
    assert not held & cards
    for card in held:
        _, make = scene._explain(Thing(Kind.CARD, card=card))
        assert make() is None


@pytest.mark.parametrize("game", ["frantic", "board"])
def test_a_held_hand_closes_when_its_key_is_let_go_while_looking_around(game: str) -> None:
    scene = start(game, after=20, people=2)
    services = scene.services
    for _ in range(300):
        services.scenes.update(1 / 30)
        if scene.hands.curtain is not None:
            break
    place = scene.keys.show_place(scene.hands.curtain)
    services.scenes.update(1.0)
    services.scenes.handle(key(place))
    for _ in range(30):
        services.scenes.update(1 / 30)
    press(services, pygame.KSCAN_F5, pygame.K_F5)
    assert scene.hands.audience
    assert scene.looks.open
    services.scenes.handle(key(place, down=False))
    services.scenes.update(1 / 30)
    assert not scene.hands.audience
    services.scenes.quit()


def test_the_race_tells_nothing_while_a_card_is_carried() -> None:
    scene = start("frankfurt", after=0)
    one = next(one for one in clear_of(scene) if one.thing.kind is Kind.SEAT)
    motion(scene, one.box.cx, one.box.cy)
    rest(scene, 1.0)
    assert scene.looks.thing == one.thing
    scene.looks.leave()
    two = start("frankfurt", after=0, people=2)
    motion(two, one.box.cx, one.box.cy)
    rest(two, 1.0)
    assert two.looks.thing is None, "two people race: the mouse tells nothing"


def _cards_told(scene: Any) -> tuple[set[int], list[Any]]:
    """Return which cards are told in a race, and what is told of them."""
    things = [one.thing for one in scene._things() if one.thing.kind is Kind.CARD]
    return {thing.card for thing in things}, [scene._explain(thing)[1]() for thing in things]


@pytest.mark.parametrize("people", [1, 2])
def test_in_the_pause_of_a_race_top_cards_are_told_as_they_lay_open(people: int) -> None:
    """Who plays by keys or a pad can look at cards in a pause alone, where all lie face down.

    What lay uppermost is told, one card at a time: everybody could see it before, and everybody
    who sits there hears it. To a person alone against bots it is also said where it goes or why
    not: that cheats nobody. Several race one another, and shall not find their next cards while
    the race stands: they are told what a card is, and no more. Cards below stay untold, and a
    count-down follows.
    """
    scene = start("frankfurt", people=people)
    state = scene.state
    open_tops = {
        column.top for seat in state.seats for column in seat.columns if column.top is not None
    }
    tops = [pile.top.card for pile in state.piles if pile.top is not None]
    scene.begin_look()
    assert scene.state.paused
    cards, told = _cards_told(scene)
    assert cards == open_tops
    assert all(one is not None and one.title for one in told)
    fits = {line.text_id for one in told for line in one.now}
    assert fits == ({"frankfurt-book-now-pile"} if people == 1 else set())
    lying = [card for seat in state.seats for column in seat.columns for card in column.cards]
    for card in {*lying, *state.seats[0].draw} - open_tops - set(tops):
        assert scene._explain(Thing(Kind.CARD, card=card))[1]() is None
    piles = [one.thing for one in scene._things() if one.thing.kind is Kind.PILE]
    now = [line.text_id for thing in piles for line in scene._explain(thing)[1]().now]
    assert now.count("frankfurt-book-now-top") == len(tops)
    scene.looks.leave()
    assert not scene.state.paused
    assert scene.state.phase.counting


@each_game
def test_from_the_pause_one_can_look_at_the_table(game: str) -> None:
    scene = start(game)
    services = scene.services
    tap(services, "escape")
    pause = services.scenes.top
    assert isinstance(pause, PauseScreen)
    pause.menu.focus_on("pause-look")
    tap(services, "enter")
    assert services.scenes.top is scene
    assert scene.looks.open
    if game == "frankfurt":
        assert scene.state.paused


def test_t13_a_tip_is_never_on_its_thing_and_in_the_screen() -> None:
    for x in range(0, 1900, 95):
        for y in range(0, 1000, 70):
            for wide, high in ((80, 112), (300, 124), (180, 40)):
                thing = Box(x, y, min(wide, 1920 - x), min(high, 1080 - y))
                for tip in ((560, 200), (860, 420)):
                    place = tip_place(thing, *tip)
                    assert place.x >= SCREEN.x
                    assert place.right <= SCREEN.right
                    assert place.y >= SCREEN.y - 0.01
                    assert place.bottom <= SCREEN.bottom + 0.01
                    apart = (
                        place.right <= thing.x
                        or place.x >= thing.right
                        or place.bottom <= thing.y
                        or place.y >= thing.bottom
                    )
                    assert apart, (thing, place)


def test_reading_order_goes_by_rows() -> None:
    boxes = [Box(500, 100, 50, 50), Box(100, 110, 50, 50), Box(300, 500, 50, 50)]
    seen = [Seen(Thing(Kind.SEAT, seat=seat), box) for seat, box in enumerate(boxes)]
    assert [one.thing.seat for one in in_reading_order(seen)] == [1, 0, 2]
    look = Look(make_services((640, 360)), ())
    look.begin(seen, boxes[2])
    assert look.step("up")
    assert look.here is not None
    assert look.here.thing.seat in (0, 1)
    assert look.step("down")
    assert look.here.thing.seat == 2
    assert not look.step("down")


@each_in_turns
def test_the_keys_of_looking_lie_where_the_table_has_its_own(game: str) -> None:
    """A larger strip would cut the cards of the hand above it."""
    scene = start(game)
    assert scene.looks.look.hints == scene.view.hints_box
    scene.services.scenes.quit()


@pytest.mark.parametrize("game", ["frantic", "board"])
def test_choices_and_their_keys_wait_while_somebody_looks_around(game: str) -> None:
    """The tip of a card says the same as their caption, and lay over it and over a button."""
    scene = start(game)
    services = scene.services
    for _ in range(400):
        frame(services, 0.05)
        if scene.front is not None and len(scene.spots):
            break
        if scene.table.standing:
            scene.table.skip()
    drawn: list[object] = []
    scene.view.chooser.draw = lambda *spots, **_: drawn.append(spots)
    frame(services, 0.05)
    assert drawn
    scene.begin_look()
    drawn.clear()
    frame(services, 0.05)
    assert scene.looks.open
    assert not drawn
    scene.looks.leave()
    frame(services, 0.05)
    assert drawn
    services.scenes.quit()
