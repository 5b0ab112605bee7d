"""What helps people to see in a race: the true top, openings, whom the table waits for, words."""

import msgspec
import pygame
import pytest

from game.frankfurt.bubbles import bubbles_of
from game.frankfurt.openings import NONE, SEES_LATE, WAITED
from game.frankfurt.screen.layout import pile_rest
from game.frankfurt.screen.panels import CALL_SIZE, HANDICAP_BELOW, free_x
from game.frankfurt.screen.places import CARD_RATIO, cap_places, places
from game.frankfurt.screen.scene import FrankfurtScene
from game.frankfurt.state import Phase
from game.frankfurt.telling import soon
from game.input.seating import MatchSetup, Seating
from game.ui import paint
from game.ui.match_scene import new_match
from game.ui.pen import Pen
from game.ui.services import Services
from game.ui.theme import HINT
from tests.frankfurt.test_scene import (
    GAME,
    TWO,
    Screens,
    seating,
    start,
    tap_place,
)
from tests.harness import frame, make_services

ONLY_ANNA = """\
options mode=referee stress=off turning=manual block=0.8
round 3
clock 600
progress 600
phase race
pile 1: Y8
pile 2: Y20
seat 0: Y1 | - | - | -
seat 1: Y14 | Y16 | R1 | R3
draw 0: R1b R5
draw 1: B1 B3b
"""

WHITE = (255, 255, 255, 255)


@pytest.fixture
def services():
    made = make_services((640, 360))
    made.navigator = Screens()
    yield made
    made.scenes.quit()


def painted_after(scene, card: int, other: int) -> bool:
    """Say whether a card is painted after another, and so over it."""
    low, high = scene.view._layers()
    order = [card for card, _ in (*low, *high)]
    return order.index(card) > order.index(other)


def test_a_wrong_card_never_lies_over_the_true_top_on_its_way(services: Services) -> None:
    scene = start(services, text=TWO)
    for _ in range(3):
        frame(services)
    tap_place(services, "J")
    red = scene.state.seats[1].columns[0].cards[-1]
    tap_place(services, "I")  # R7 on R5: odd on odd
    top, under_way = scene.state.piles[1].cards[-1].card, 0
    other = scene.state.piles[0].cards[-1].card
    while scene.view.effects.carried():
        assert painted_after(scene, top, red)
        assert painted_after(scene, other, red)
        under_way += 1
        frame(services)
    assert under_way > 20


def test_a_called_card_goes_back_under_the_top_that_it_leaves(services: Services) -> None:
    scene = start(services, text=TWO.replace("mode=referee", "mode=table"))
    frame(services)
    tap_place(services, "J")
    red = scene.state.seats[1].columns[0].cards[-1]
    tap_place(services, "I")
    for _ in range(40):
        frame(services)
    top = scene.state.piles[1].cards[-2].card
    assert scene.state.piles[1].cards[-1].card == red
    tap_place(services, "W")
    assert scene.state.piles[1].cards[-1].card == top
    assert scene.view.moving
    while scene.view.moving:
        assert painted_after(scene, top, red)
        frame(services)


def test_a_card_that_fits_flies_over_the_pile(services: Services) -> None:
    scene = start(services, text=TWO)
    for _ in range(60):
        frame(services)
    tap_place(services, "A")
    tap_place(services, "W")
    top = scene.state.piles[1].cards
    assert painted_after(scene, top[-1].card, top[-2].card)


def helped(services: Services, text: str, *aids: str, kinds: str = "hh") -> FrankfurtScene:
    """Start a race of people whose help is off, late or always."""
    sat = seating(kinds)
    players = (msgspec.structs.replace(p, aid=a) for p, a in zip(sat.players, aids, strict=True))
    setup = MatchSetup("frankfurt", Seating(tuple(players)), {}, seed=5)
    state = GAME.rules.parse_position(text)
    scene = FrankfurtScene(services, setup, GAME, new_match(GAME, setup, state))
    services.scenes.push(scene)
    return scene


def test_help_is_shown_always_late_or_never_as_each_player_has_it(services: Services) -> None:
    scene = helped(services, TWO, "always", "late")
    help_view = scene.view.help
    frame(services)
    assert help_view.shown(scene.state, 0).piles == {0, 1}
    assert help_view.shown(scene.state, 1) is NONE
    for _ in range(SEES_LATE):
        scene.race.step()
    assert help_view.shown(scene.state, 1).lays == ((1, 0), (1, 1), (2, 0))
    tap_place(services, "K")
    tap_place(services, "U")  # B14 on Y8
    assert help_view.shown(scene.state, 1) is NONE, "who has moved is left alone for a while"
    for _ in range(SEES_LATE):
        scene.race.step()
    assert help_view.shown(scene.state, 1) is not NONE
    services.scenes.pop()
    off = helped(services, TWO, "off", "off")
    for _ in range(SEES_LATE):
        off.race.step()
    assert off.view.help.seats == ()


def test_what_can_be_laid_glows_with_the_pile_it_fits_on(services: Services, monkeypatch) -> None:
    scene = helped(services, TWO.replace("B12", "-"), "always", "off")
    for _ in range(90):
        frame(services)
    glows = glows_of(scene, services, monkeypatch)
    table, place = scene.table_places, scene.table_places.seats[0]
    third = place.first_y + 2 * place.step
    assert (place.columns[0], place.first_y) in glows, "Y9 fits"
    assert (place.columns[2], third) in glows, "Y8 fits on R5, above two others"
    tops = [pile_rest(table, index, pile.top) for index, pile in enumerate(scene.state.piles)]
    assert {(x, y) for x, y, _ in tops} <= set(glows)
    assert len(glows) == 4
    tap_place(services, "D")
    frame(services)
    assert glows_of(scene, services, monkeypatch) == [tops[1][:2]], "the pile of the held card"


@pytest.mark.parametrize("angle", [-6, 0, 6])
def test_the_light_around_a_card_that_lies_askew_covers_none_of_it(
    services: Services, angle: int
) -> None:
    scene = helped(services, TWO, "always", "off")
    width = scene.table_places.pile
    scale = services.canvas.scale
    size = round(width * scale) - 3, round(width * CARD_RATIO * scale) - 3  # without soft edges
    card = pygame.transform.rotozoom(paint.rounded(*size, round(size[0] * 0.09), WHITE), angle, 1)
    inside = pygame.mask.from_surface(card, 254)

    def covered(by: int) -> int:
        light = scene.view.help._glow(0, width, by)
        at = card.get_rect(center=light.get_rect().center)
        return pygame.mask.from_surface(light, 60).overlap_area(inside, at.topleft)

    assert covered(angle) < 0.005 * inside.count()
    assert not angle or covered(0) > 0.01 * inside.count()


def glows_of(scene, services, monkeypatch) -> list[tuple[float, float]]:
    """Return where light is put in the next frame."""
    found, lights = [], set()
    glow, put = scene.view.help._glow, services.stage.put

    def make(*args):
        lights.add(id(glow(*args)))
        return glow(*args)

    def spy(surface, x, y, **more) -> None:
        if id(surface) in lights:
            found.append((x, y))
        put(surface, x, y, **more)

    with monkeypatch.context() as patched:
        patched.setattr(scene.view.help, "_glow", make)
        patched.setattr(services.stage, "put", spy)
        frame(services)
    return found


def test_help_changes_no_record(services: Services) -> None:
    records = []
    for aid in ("off", "always"):
        scene = helped(services, TWO, aid, "off")
        for name in ("A", "W"):
            tap_place(services, name)
            frame(services)
        records.append(scene.record())
        services.scenes.pop()
    assert records[0] == records[1]
    assert "aid" not in records[0]


def words_of(services: Services, monkeypatch) -> dict[str, float]:
    """Return the notes of the next frame with the size of their letters."""
    found: dict[str, float] = {}
    note = Pen.note

    def spy(self, string, x, y, size, **more) -> None:
        found[string] = size
        note(self, string, x, y, size, **more)

    with monkeypatch.context() as patched:
        patched.setattr(Pen, "note", spy)
        frame(services)
    return found


def test_ff_11_you_can_go_is_said_when_the_table_waits_for_one(
    services: Services, monkeypatch
) -> None:
    scene = start(services, text=ONLY_ANNA)
    for _ in range(WAITED - 5):
        scene.race.step()
    assert "You can go" not in words_of(services, monkeypatch)
    for _ in range(10):
        frame(services)
    words = words_of(services, monkeypatch)
    assert {"You can go", "Only Anna can go"} <= set(words)
    assert min(words.values()) >= 46, "read from three metres"
    tap_place(services, "A")
    tap_place(services, "Q")
    assert "You can go" not in words_of(services, monkeypatch)


def test_ff_11_nobody_can_go_is_said_as_it_is_found_and_idling_otherwise(
    services: Services, monkeypatch
) -> None:
    scene = start(services, text=ONLY_ANNA.replace("Y1 | -", "Y9 | Y10"))
    tap_place(services, "A")
    tap_place(services, "W")
    assert scene.state.phase is Phase.COUNTDOWN_STUCK
    words = words_of(services, monkeypatch)
    assert {"Nobody can go", "Nobody can go: each pile gets a new card"} <= set(words)
    services.scenes.pop()
    idle = start(services, text=ONLY_ANNA)
    while idle.state.phase is Phase.RACE:
        idle.race.step()
    assert idle.state.phase is Phase.COUNTDOWN_STUCK
    words = words_of(services, monkeypatch)
    assert "10 seconds without a card" in words
    assert "Nobody can go" not in words


def test_who_is_out_and_what_is_asked_is_large(services: Services, monkeypatch) -> None:
    start(services, text=ONLY_ANNA)
    tap_place(services, "A")
    tap_place(services, "Q")
    words = words_of(services, monkeypatch)
    assert words["Anna has empty columns: slap a pile!"] >= 46
    assert words["Slap a pile!"] >= 46


def test_the_signs_of_odd_and_even_are_told_in_the_first_rounds(services: Services) -> None:
    told = []
    for number in (1, 2, 3):
        scene = start(services, text=TWO.replace("round 1", f"round {number}"))
        put = scene.view.help._put_signs
        scene.view.help._put_signs = lambda n=number, put=put: (told.append(n), put())
        frame(services)
        services.scenes.pop()
    assert told == [1, 2]
    scene = start(services)
    assert scene.state.phase is Phase.COUNTDOWN_START
    put = scene.view.help._put_signs
    scene.view.help._put_signs = lambda: (told.append(0), put())
    frame(services)
    assert told[-1] == 0, "in the first count-down too"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("percent", [100, 200])
def test_the_signs_stay_in_their_place(lang: str, percent: int, monkeypatch) -> None:
    for kinds in ("hh", "hhh", "hhhh"):
        made = make_services((640, 360), lang, percent)
        made.navigator = Screens()
        scene = start(made, kinds)
        room, boxes = scene.table_places.signs, []
        pill = Pen.pill

        def spy(self, x, y, width, height, *rest, pill=pill, boxes=boxes, **more) -> None:
            boxes.append((x - width / 2, x + width / 2))
            pill(self, x, y, width, height, *rest, **more)

        with monkeypatch.context() as patched:
            patched.setattr(Pen, "pill", spy)
            scene.view.help._put_signs()
        left, right = boxes[-1]
        assert left >= room.x - 1
        assert right <= room.right + 1
        made.scenes.quit()


ALONE = [
    ("Q", "pick a card up first"),
    ("R", "there is no such pile"),
    ("S", "nothing lies there"),
]


@pytest.mark.parametrize(("name", "why"), ALONE)
def test_t19_a_key_that_does_nothing_says_why_to_a_person_alone(
    services: Services, name: str, why: str, monkeypatch
) -> None:
    scene = start(services, "hb", TWO)
    tap_place(services, name)
    assert scene.view.refusals.word_of(0) == why
    assert why in words_of(services, monkeypatch)
    tap_place(services, "A")
    assert not scene.view.refusals.word_of(0), "the next key has done something"


def test_t19_in_a_block_the_reason_for_it_stays(services: Services) -> None:
    scene = start(services, "hb", TWO.replace("B12", "Y12"))
    tap_place(services, "F")
    tap_place(services, "Q")
    assert scene.view.panels.word_of(0) == "even on even"
    tap_place(services, "F")
    assert scene.view.panels.word_of(0) == "even on even"
    assert not scene.view.refusals.shows(0)


def test_t19_among_several_a_key_that_does_nothing_shows_a_sign_at_the_own_seat(
    services: Services, monkeypatch
) -> None:
    scene = start(services, text=TWO)
    for name, seat in (("S", 0), ("Q", 0), ("SEMICOLON", 1), ("U", 1)):
        before = words_of(services, monkeypatch)
        tap_place(services, name)
        assert scene.view.refusals.shows(seat)
        assert not scene.view.refusals.word_of(seat)
        assert words_of(services, monkeypatch) == before
    spots = []
    monkeypatch.setattr(
        scene.view.refusals._pen.stage, "put", lambda _, x, y, **more: spots.append((x, y))
    )
    scene.view.refusals.draw()
    assert all(any(place.panel.holds(*s) for place in scene.table_places.seats) for s in spots)
    assert len(spots) == 4


def test_every_place_of_caps_is_one_of_the_people(services: Services) -> None:
    scene = start(services, "hb", TWO)
    assert cap_places(scene.table_places, scene.view.caps.seats) == {0: (0, 184)}


def test_ff_20a_a_head_start_stands_at_the_name(services: Services) -> None:
    scene = start(services, start="half,all")
    panels = scene.view.panels
    assert panels._handicap(scene.state, 0) == "half the cards"
    assert not panels._handicap(scene.state, 1)
    assert len(scene.state.seats[0].draw) < len(scene.state.seats[1].draw)
    frame(services)


FOUR_PILES = """\
options mode=referee stress=off turning=manual block=0.8
round 3
clock 600
phase race
pile 1: Y8
pile 2: Y20
pile 3: Y18
pile 4: Y16
seat 0: Y1 | - | - | -
seat 1: Y14 | Y10 | R1 | R3
seat 2: Y12 | R5 | - | -
seat 3: B1 | R1b | - | -
draw 0: R1c
draw 1: B1b
draw 2: B3
draw 3: B5
"""


def test_the_keys_of_four_piles_fit_on_the_card_that_fits_on_all(
    services: Services, monkeypatch
) -> None:
    scene = helped(services, FOUR_PILES, "always", "off", "off", "off", kinds="hhhh")
    for _ in range(90):
        frame(services)
    drawn = []
    monkeypatch.setattr(
        scene.view.caps, "draw", lambda seat, key, x, y, size, state: drawn.append((x, size))
    )
    scene.view.help.draw(scene.state, lambda card: False)
    place = scene.table_places.seats[0]
    assert len(drawn) == 4
    for x, size in drawn:
        assert abs(x - place.columns[0]) + size / 2 <= place.card / 2


@pytest.mark.parametrize("aid", ["off", "late", "always"])
def test_what_helps_is_told_once_before_the_second_round(services: Services, aid: str) -> None:
    state = FrankfurtScene(*_race_with(services, aid)).state
    keys = [bubble.key.removeprefix("frankfurt-bubble-") for bubble in bubbles_of(state, 0, aid)]
    assert keys[0] == "goal"
    assert (keys[1] == f"aid-{aid}") == (aid != "off")


def _race_with(services: Services, aid: str):
    players = (msgspec.structs.replace(seating("hb").players[0], aid=aid), seating("hb").players[1])
    setup = MatchSetup("frankfurt", Seating(players), {}, seed=5)
    return services, setup, GAME, new_match(GAME, setup)


@pytest.mark.parametrize(
    ("sizes", "side"), [((1, 2, 3, 4), -1), ((4, 4, 1, 1), 1), ((4, 2, 1, 4), 0)]
)
def test_you_can_go_lies_beside_the_cards_of_long_columns(sizes, side: int) -> None:
    place = places(2).seats[0]
    own = GAME.rules.parse_position(ONLY_ANNA).seats[0]
    columns = tuple(
        msgspec.structs.replace(own.columns[0], cards=tuple(range(size)), up=size) for size in sizes
    )
    x = free_x(msgspec.structs.replace(own, columns=columns), place, 300, CALL_SIZE[0])
    assert (x > place.panel.centre[0]) - (x < place.panel.centre[0]) == side


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_card_in_the_hand_leaves_the_handicap_in_sight(seats: int) -> None:
    for place in places(seats).seats:
        assert place.header_y + HANDICAP_BELOW + HINT / 2 <= place.held_top + 0.5


def test_caps_of_columns_grow_with_the_text_and_keep_clear_of_what_panels_say() -> None:
    sizes = {}
    for percent in (100, 200):
        made = make_services((640, 360), "en", percent)
        made.navigator = Screens()
        scene = start(made, text=TWO)
        sizes[percent] = cap = scene.view.caps.column_cap
        for place in places(2).seats:
            assert place.caps_y - cap / 2 >= place.reason_bottom - 1
        made.scenes.quit()
    assert sizes[200] >= sizes[100] * 1.14


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_last_seconds_before_new_cards_are_counted(lang: str, monkeypatch) -> None:
    services = make_services((640, 360), lang)
    services.navigator = Screens()
    scene = start(services, text=TWO.replace("clock 600\n", "clock 600\nprogress 600\n"))
    scene.view.prewarm()
    said = []
    monkeypatch.setattr(scene.view.banner, "_put", lambda status: said.append(status))
    while scene.state.phase is Phase.RACE:
        frame(services)
    counted = [(one.text_id, one.args.get("seconds")) for one in said]
    soon = [seconds for text_id, seconds in counted if text_id == "frankfurt-now-soon"]
    assert sorted(set(soon)) == [1, 2, 3, 4, 5]
    assert soon == sorted(soon, reverse=True)
    assert len(soon) == pytest.approx(5 * 60, abs=3)
    words = {"en": "New cards in 5 …", "fr": "Nouvelles cartes dans 5 …"}
    first = next(one for one in said if one.text_id == "frankfurt-now-soon")
    assert first.text(services.texts, scene.names) == words[lang]
    services.scenes.quit()


def test_no_new_cards_are_announced_where_somebody_has_to_slap(services: Services) -> None:
    scene = start(services, text=ONLY_ANNA)
    tap_place(services, "A")
    tap_place(services, "Q")
    late = msgspec.structs.replace(scene.state, clock=scene.state.progress + 599)
    assert soon(late) is None
    full = start(services, text=TWO).state
    assert soon(msgspec.structs.replace(full, clock=full.progress + 299)) is None
    late = msgspec.structs.replace(full, clock=full.progress + 300)
    assert soon(late) is not None
    assert soon(msgspec.structs.replace(late, paused=True)) is None
