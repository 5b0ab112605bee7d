"""Pictures of the board game: complete, told apart without hue, readable on a square."""

from functools import cache
from itertools import combinations, pairwise

import pygame
import pytest

from game.board.content import load_events
from game.board.deck import KINDS, NO_ARROW, Colour, Symbol
from game.board.screen import pictures
from game.board.screen.lesson_places import LEARNED
from game.board.track import TELEPORTS, Arrow
from game.core.rounds.event_table import EVENTS
from game.resources import asset
from game.ui import theme
from tests.assets.test_assets import (
    CARD,
    PEOPLE,
    SPRITES,
    TEXT_CONTRAST,
    _contrast,
    _luminance,
    _raster,
)
from tests.colours import DEFICIENCIES, delta_e, simulate

FOLDER = asset("sprites", "board")
CELL = 120
"""What tests draw a square of the track at; on the screen it is 70 to 118 wide."""
SMALLEST = 70
ARROWED = (Symbol.PUSH, Symbol.JUMP)
LAID = [
    (kind.text, arrow)
    for kind in KINDS
    for arrow in (list(Arrow) if kind.symbol in ARROWED else [NO_ARROW])
]
HAND = [kind.text for kind in KINDS]
SEATS = range(8)
LIGHTS = (pictures.LIGHT_WAY, pictures.LIGHT_PLACE, pictures.LIGHT_GOAL)
TABBED = [pictures.laid_sprite(*card) for card in LAID]
TABBED += [pictures.teleport_sprite(number) for number in range(1, TELEPORTS + 1)]
TABBED += [pictures.START, pictures.FINISH]
MIDDLE = pygame.Rect(30, 34, 62, 62)
FRAMES = range(pictures.DIE_FRAMES)
PIP = (27, 20, 32)


def _square(name: str, side: int = CELL) -> pygame.Surface:
    return _squares(name, side)


@cache
def _squares(name: str, side: int) -> pygame.Surface:
    return _raster(name, (side, side))


def _places(area: pygame.Rect, step: int = 1) -> list[tuple[int, int]]:
    return [
        (x, y)
        for x in range(area.left, area.right, step)
        for y in range(area.top, area.bottom, step)
    ]


def _part(box: pictures.RelativeBox, size: tuple[int, int]) -> pygame.Rect:
    left, top, width, height = box
    return pygame.Rect(size[0] * left, size[1] * top, size[0] * width, size[1] * height)


def _common(surface: pygame.Surface, area: pygame.Rect) -> tuple[int, int, int]:
    """Return the most frequent colour of an area."""
    colours = [tuple(surface.get_at(at)[:3]) for at in _places(area)]
    red, green, blue = max(set(colours), key=colours.count)
    return red, green, blue


def _field(colour: Colour) -> tuple[int, int, int]:
    """Return the paper of a colour, from the lower left of a card on the track."""
    kind = next(kind for kind in KINDS if kind.colour is colour and kind.symbol not in ARROWED)
    return _common(_square(pictures.laid_sprite(kind.text)), pygame.Rect(22, 50, 8, 40))


def _inked(name: str, area: pygame.Rect, side: int = CELL) -> list[bool]:
    """Say of every place of an area whether it is on the lighter side of its picture's papers."""
    surface = _square(name, side)
    lights = [_luminance(surface.get_at(at)) for at in _places(area)]
    middle = (min(lights) + max(lights)) / 2
    return [light > middle for light in lights]


def _apart(a: list[bool], b: list[bool]) -> float:
    """Return which share of the places two cut-outs do not share."""
    return sum(p != q for p, q in zip(a, b, strict=True)) / len(a)


def _outline(name: str) -> list[bool]:
    return [_square(name).get_at(at)[3] > 250 for at in _places(pygame.Rect(0, 0, CELL, CELL))]


def test_every_picture_is_there_and_no_other() -> None:
    names = {pictures.sprite_of(kind) for kind in HAND} | set(TABBED) | set(LIGHTS)
    names |= {pictures.bare_sprite(name) for name in TABBED}
    names |= {name for row in LEARNED for name in row if "/bare/" in name}
    names |= {pictures.BACK, pictures.TABLE_ART, pictures.SPENT, pictures.STEP}
    names |= {pictures.PAWN_SHADOW, "board/podium"}
    names |= {pictures.square_sprite(number) for number in range(100)}
    names |= {pictures.pawn_sprite(seat) for seat in SEATS}
    names |= {pictures.die_sprite(number) for number in range(1, 7)} | {pictures.D20}
    names |= {pictures.tumble_sprite(sides, frame) for sides in (6, 20) for frame in FRAMES}
    names |= {pictures.event_picture(key) for key in pictures.OWN_SCENES}
    on_disk = {path.relative_to(SPRITES).with_suffix("").as_posix() for path in FOLDER.rglob("*.*")}
    assert on_disk == names


def test_what_is_shared_with_others_is_there() -> None:
    shared = [pictures.event_picture(key) for key in load_events().keys]
    assert len(set(shared)) == EVENTS
    shared += [pictures.EVENT_BACK, pictures.BLOCK_ICON, pictures.BOMB_ICON, "games/board"]
    assert all((SPRITES / f"{name}.svg").is_file() for name in shared)


def test_an_event_that_moves_pawns_by_dice_shows_no_hands_that_grow() -> None:
    assert set(load_events().keys) >= pictures.OWN_SCENES
    for key in ("expansion", "recession"):
        assert pictures.event_picture(key) == f"board/events/{key}"


def test_a_sprite_with_an_arrow_is_the_one_on_the_track() -> None:
    assert pictures.sprite_of("push", Arrow.LEFT) == pictures.laid_sprite("push", Arrow.LEFT)
    assert pictures.sprite_of("stop") != pictures.laid_sprite("stop")
    with pytest.raises(ValueError, match="on"):
        pictures.laid_sprite("jump", "on")


def test_the_cards_have_the_shape_of_cards_and_the_track_is_square() -> None:
    for kind in HAND:
        head = (SPRITES / f"{pictures.sprite_of(kind)}.svg").read_text().split(">")[0]
        assert 'viewBox="0 0 250 350"' in head
    for name in TABBED:
        assert 'viewBox="0 0 120 120"' in (SPRITES / f"{name}.svg").read_text().split(">")[0]


@pytest.mark.parametrize(
    "names",
    [[pictures.laid_sprite(*card) for card in LAID], [pictures.sprite_of(kind) for kind in HAND]],
    ids=["laid", "hand"],
)
def test_all_cards_differ_also_when_small_and_without_colour(names: list[str]) -> None:
    pictures_of = [_square(name, 42) for name in names]
    places = _places(pictures_of[0].get_rect())
    greys = [[_luminance(picture.get_at(at)) for at in places] for picture in pictures_of]
    for a, b in combinations(greys, 2):
        assert sum(abs(p - q) > 0.1 for p, q in zip(a, b, strict=True)) > len(places) * 0.08


@pytest.mark.parametrize("card", LAID, ids="-".join)
def test_the_symbol_stands_out_from_its_paper(card: tuple[str, str]) -> None:
    surface = _square(pictures.laid_sprite(*card), SMALLEST)
    colours: dict[tuple[int, ...], int] = {}
    for at in _places(pygame.Rect(18, 20, 36, 36)):
        key = tuple(level // 8 * 8 for level in surface.get_at(at)[:3])
        colours[key] = colours.get(key, 0) + 1
    seen = [colour for colour, count in colours.items() if count >= 36]
    assert max(_contrast(a, b) for a, b in combinations(seen, 2)) >= TEXT_CONTRAST


@pytest.mark.parametrize("kind", [symbol.value for symbol in ARROWED])
def test_the_four_ways_of_an_arrow_differ(kind: str) -> None:
    ways = [_inked(pictures.laid_sprite(kind, arrow), MIDDLE) for arrow in Arrow]
    assert all(_apart(a, b) > 0.12 for a, b in combinations(ways, 2))


@pytest.mark.parametrize("arrow", list(Arrow))
def test_a_push_is_widest_where_its_head_begins(arrow: Arrow) -> None:
    surface = _square(pictures.laid_sprite("push", arrow))
    turns = {Arrow.RIGHT: 0, Arrow.UP: -90, Arrow.LEFT: 180, Arrow.DOWN: 90}
    upright = pygame.transform.rotate(surface.subsurface((21, 25, 80, 80)), turns[arrow])
    columns = [sum(_luminance(upright.get_at((x, y))) > 0.6 for y in range(80)) for x in range(80)]
    head = columns.index(max(columns[30:]), 30)
    assert columns[head - 8] < columns[head] * 0.6
    assert columns[head + 8] < columns[head]


def test_colours_are_told_apart_by_their_outlines() -> None:
    kinds = {
        kind.colour: pictures.laid_sprite(kind.text) for kind in KINDS if kind.symbol not in ARROWED
    }
    assert len(kinds) == len(Colour)
    for a, b in combinations(kinds.values(), 2):
        assert _apart(_outline(a), _outline(b)) > 0.02, (a, b)


def test_cards_of_a_colour_have_the_same_outline() -> None:
    for colour in Colour:
        names = [pictures.laid_sprite(*card) for card in LAID if _colour(card[0]) is colour]
        assert all(_apart(_outline(names[0]), _outline(name)) < 0.001 for name in names)


def _colour(kind: str) -> Colour:
    return next(k.colour for k in KINDS if k.text == kind)


def test_papers_are_told_apart_with_every_deficiency() -> None:
    fields = {colour: _field(colour) for colour in Colour}
    for a, b in combinations(fields.values(), 2):
        assert delta_e(a, b) > 40
        for deficiency in DEFICIENCIES:
            assert delta_e(simulate(a, deficiency), simulate(b, deficiency)) > 15


@pytest.mark.parametrize("name", TABBED)
def test_the_tab_for_the_number_is_blank(name: str) -> None:
    _is_blank(_square(name), _part(pictures.NUMBER_TAB, (CELL, CELL)).inflate(-6, -6))


@pytest.mark.parametrize("kind", HAND)
def test_the_strip_for_the_name_is_blank(kind: str) -> None:
    _is_blank(_raster(pictures.sprite_of(kind), CARD), _part(pictures.NAME_BAND, CARD))


def _is_blank(surface: pygame.Surface, area: pygame.Rect) -> None:
    papers = {surface.get_at(at)[:3] for at in _places(area)}
    assert all(max(levels) - min(levels) <= 2 for levels in zip(*papers, strict=True))
    assert _contrast(papers.pop(), theme.INK) >= TEXT_CONTRAST


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_number_can_be_read_on_a_plain_square(number: int) -> None:
    surface = _square(pictures.square_sprite(number))
    for at in _places(_part(pictures.NUMBER_MIDDLE, (CELL, CELL))):
        assert _contrast(surface.get_at(at)[:3], pictures.NUMBER_INK) >= TEXT_CONTRAST


def test_squares_that_touch_along_the_track_have_different_stamps() -> None:
    names = [pictures.square_sprite(number) for number in range(100)]
    assert all(a != b for a, b in pairwise(names))


def test_teleports_differ_in_shape_and_in_colour() -> None:
    names = [pictures.teleport_sprite(number) for number in range(1, TELEPORTS + 1)]
    papers = [_square(name).get_at((60, 103))[:3] for name in names]
    shapes = [
        [_luminance(_square(name).get_at(at)) > 0.2 for at in _places(MIDDLE)] for name in names
    ]
    for a, b in combinations(range(TELEPORTS), 2):
        assert _apart(shapes[a], shapes[b]) > 0.06
        assert delta_e(papers[a], papers[b]) > 20


@pytest.mark.parametrize("number", range(1, 7))
def test_a_die_shows_its_number(number: int) -> None:
    assert _pips(pictures.die_sprite(number), pygame.Rect(150, 130, 430, 420)) == number


@pytest.mark.parametrize("number", range(1, TELEPORTS + 1))
def test_a_teleport_shows_the_die_that_leads_to_it(number: int) -> None:
    assert _pips(pictures.teleport_sprite(number), pygame.Rect(415, 395, 135, 135)) == number


def _pips(name: str, area: pygame.Rect) -> int:
    """Return how many dark spots lie in a part of a drawing and do not touch its edge."""
    part = _square(name, 600).subsurface(area)
    dark = pygame.mask.from_threshold(part, PIP, (40, 40, 40, 255))
    inner = part.get_rect().inflate(-4, -4)
    spots = (spot.get_bounding_rects()[0] for spot in dark.connected_components(40))
    return sum(inner.contains(spot) for spot in spots)


def test_a_tinted_die_keeps_its_pips() -> None:
    for style in theme.SEATS:
        die = _square(pictures.die_sprite(1)).copy()
        die.fill((*style.colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
        pip, paper = _extremes(die, pygame.Rect(50, 45, 50, 50))
        assert _contrast(pip, paper) >= TEXT_CONTRAST
        assert delta_e(paper, style.colour) < 20


def _extremes(
    surface: pygame.Surface, area: pygame.Rect
) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
    colours = sorted((surface.get_at(at)[:3] for at in _places(area)), key=_luminance)
    return colours[0], colours[-1]


def test_the_facet_of_the_twenty_sided_die_is_blank() -> None:
    surface = _square(pictures.D20)
    area = _part(pictures.D20_NUMBER, (CELL, CELL))
    for at in _places(area):
        assert _contrast(surface.get_at(at)[:3], theme.PAPER) >= TEXT_CONTRAST
    assert len({surface.get_at(at)[:3] for at in _places(area.inflate(-16, -4))}) == 1


@pytest.mark.parametrize("sides", [6, 20])
def test_frames_of_a_tumbling_die_differ(sides: int) -> None:
    frames = [_square(pictures.tumble_sprite(sides, frame)) for frame in FRAMES]
    places = _places(pygame.Rect(0, 0, CELL, CELL), 2)
    for a, b in combinations(frames, 2):
        lights = [abs(_luminance(a.get_at(at)) - _luminance(b.get_at(at))) > 0.02 for at in places]
        assert sum(lights) > 0.1 * len(places)


@pytest.mark.parametrize("seat", SEATS)
def test_a_pawn_wears_the_colour_of_its_seat_around_its_face(seat: int) -> None:
    surface = _raster(pictures.pawn_sprite(seat), (200, 280))
    x, y, _ = pictures.PAWN_FACE
    middle = round(200 * x), round(280 * y)
    assert surface.get_at((middle[0] + 77, middle[1]))[:3] == theme.SEATS[seat].colour
    edge = surface.get_at((middle[0] + 89, middle[1]))
    assert _contrast(edge, surface.get_at((middle[0] + 77, middle[1]))) >= 3


def test_pawns_are_told_apart_by_the_shapes_on_them() -> None:
    belly = pygame.Rect(72, 184, 56, 56)
    signs = []
    for seat in SEATS:
        surface = _raster(pictures.pawn_sprite(seat), (200, 280))
        dark = theme.SEATS[seat].dark
        signs.append([delta_e(surface.get_at(at)[:3], dark) < 12 for at in _places(belly)])
    assert all(0.1 < sum(sign) / len(sign) < 0.8 for sign in signs)
    assert all(_apart(a, b) > 0.08 for a, b in combinations(signs, 2))


@pytest.mark.parametrize("who", PEOPLE)
def test_a_face_fits_on_a_pawn(who: str) -> None:
    x, y, width = pictures.PAWN_FACE
    surface = _raster(pictures.pawn_sprite(0), (200, 280))
    face = _raster(f"faces/{who}", (round(200 * width), round(200 * width)))
    corner = round(200 * x - face.get_width() / 2), round(280 * y - face.get_height() / 2)
    body = pygame.mask.from_surface(surface, 250)
    overlap = body.overlap_area(pygame.mask.from_surface(face), corner)
    assert overlap > 0.98 * pygame.mask.from_surface(face).count()


def test_lights_differ_in_shape() -> None:
    masks = [pygame.mask.from_surface(_square(name), 200) for name in LIGHTS]
    for a, b in combinations(masks, 2):
        both = a.overlap_area(b, (0, 0))
        assert a.count() + b.count() - 2 * both > 0.1 * max(a.count(), b.count())


@pytest.mark.parametrize("name", [*LIGHTS, pictures.SPENT, pictures.STEP])
def test_lights_and_signs_are_seen_on_dark_and_on_light(name: str) -> None:
    surface = _square(name, 40)
    solid = [surface.get_at(at) for at in _places(pygame.Rect(0, 0, 40, 40))]
    lights = [_luminance(colour) for colour in solid if colour[3] > 200]
    assert sum(light > 0.6 for light in lights) > len(lights) * 0.1
    assert sum(light < 0.3 for light in lights) > len(lights) * 0.1


@cache
def _table() -> pygame.Surface:
    return _raster(pictures.TABLE_ART, (960, 540))


BOARD = pygame.Rect(330, 110, 1260, 760)
"""Where a board lies, on the canvas."""


def test_squares_stand_out_from_the_land() -> None:
    paper = _square(pictures.square_sprite(1)).get_at((60, 8))
    for x, y in _places(BOARD, 50):
        assert _contrast(paper, _table().get_at((x // 2, y // 2))) >= 3


@pytest.mark.parametrize("kind", HAND)
def test_cards_stand_out_from_the_land(kind: str) -> None:
    edge = _raster(pictures.sprite_of(kind), CARD).get_at((3, 175))
    for x in range(300, 1640, 60):
        assert _contrast(edge, _table().get_at((x // 2, 440))) >= 3


def test_the_land_is_calm_where_the_board_lies() -> None:
    lights = [_luminance(_table().get_at((x // 2, y // 2))) for x, y in _places(BOARD, 6)]
    assert max(lights) < 0.2
    near = pairwise(lights)
    assert sum(abs(a - b) > 0.03 for a, b in near) < 0.03 * len(lights)


def test_the_backdrop_leaves_no_hole_and_has_sea_on_both_sides() -> None:
    table = _table()
    assert all(table.get_at(at)[3] == 255 for at in _places(table.get_rect(), 3))
    for x in (12, 948):
        red, _, blue = table.get_at((x, 400))[:3]
        assert blue > red + 30
    red, _, blue = table.get_at((480, 300))[:3]
    assert blue < red + 30
