"""Pictures of Frantic: complete, told apart without hue, readable from the left edge alone."""

from functools import cache
from itertools import combinations

import pygame
import pytest

from game.frantic.content import load_events
from game.frantic.deck import KINDS, Symbol
from game.frantic.screen import pictures
from game.frantic.screen.layout import DISCARD, DRAW_PILE, HAPPENINGS
from game.resources import asset
from tests.assets.test_assets import (
    CARD,
    SPRITES,
    TEXT_CONTRAST,
    _contrast,
    _luminance,
    _pixels,
    _raster,
)
from tests.colours import DEFICIENCIES, delta_e, simulate

FOLDER = asset("sprites", "frantic")
NUMBERS = [kind.text for kind in KINDS if kind.symbol is Symbol.NUMBER]
SPECIALS = [kind.text for kind in KINDS if kind.symbol is not Symbol.NUMBER]
COLOURS = "RYGB"
EVENTS = sorted(load_events().keys)
MARKS = ("mark-skip", "mark-bomb", "mark-dealer", "mark-attack", "mark-counter")
ICONS = ("eye", "curtain", "target", "bomb", "shield", "gift")
CORNER = pygame.Rect(18, 18, 106, 142)
SIGN = pygame.Rect(22, 168, 62, 62)
SEEN = 124
"""What a full hand leaves of a card: 62 of 125 units, of a drawing 250 wide."""
GROUND_AT = (130, 20)
POSTER = (560, 400)
GRID = 14
PUPIL = (27, 20, 32)


@cache
def _card(kind: str) -> pygame.Surface:
    return _raster(pictures.sprite_of(kind), CARD)


@cache
def _table() -> pygame.Surface:
    return _raster("frantic/table", (960, 540))


def _places(area: pygame.Rect, step: int = 1) -> list[tuple[int, int]]:
    return [
        (x, y)
        for y in range(area.top, area.bottom, step)
        for x in range(area.left, area.right, step)
    ]


@cache
def _ground(kind: str) -> tuple[int, int, int]:
    """Return the paper of a card: the most frequent colour of its upper edge."""
    surface = _card(kind)
    row = [tuple(surface.get_at((x, y))[:3]) for x in range(126, 232) for y in (16, 20, 24)]
    red, green, blue = max(set(row), key=row.count)
    return red, green, blue


def _inked(kind: str, area: pygame.Rect) -> list[bool]:
    """Say of every place of an area whether it stands out from the card's paper as text must."""
    pixels, ground = _pixels(_card(kind), area), _ground(kind)
    inks = {colour for colour in set(pixels) if _contrast(colour, ground) >= TEXT_CONTRAST}
    return [colour in inks for colour in pixels]


def _apart(a: list[bool], b: list[bool]) -> float:
    """Return how much of two cut-outs is not shared, as a share of both together."""
    either = sum(p or q for p, q in zip(a, b, strict=True))
    return sum(p != q for p, q in zip(a, b, strict=True)) / either


def test_every_picture_is_there_and_no_other() -> None:
    cards = {pictures.sprite_of(kind.text) for kind in KINDS}
    others = {f"frantic/{name}" for name in (*MARKS, "table", "podium")}
    others |= {pictures.BACK, pictures.EVENT_BACK}
    posters = {pictures.event_picture(key) for key in EVENTS}
    on_disk = {path.relative_to(SPRITES).with_suffix("").as_posix() for path in FOLDER.rglob("*.*")}
    assert on_disk == cards | others | posters
    assert len(posters) == 20
    assert (SPRITES / "games" / "frantic.svg").is_file()
    assert all((SPRITES / "icons" / f"{name}.svg").is_file() for name in ICONS)


def test_the_picture_on_the_shelf_is_as_large_as_the_other_games() -> None:
    heads = {path.read_text().split(">")[0] for path in (SPRITES / "games").glob("*.svg")}
    assert len(heads) == 1


def test_all_cards_and_all_posters_differ() -> None:
    names = [pictures.sprite_of(kind.text) for kind in KINDS]
    assert len({_raster(name, (105, 147)).get_buffer().raw for name in names}) == len(KINDS)
    thumbs = [_raster(pictures.event_picture(key), (28, 20)) for key in EVENTS]
    places = _places(pygame.Rect(0, 0, 28, 20))
    for a, b in combinations(thumbs, 2):
        lights = [abs(_luminance(a.get_at(at)) - _luminance(b.get_at(at))) for at in places]
        assert sum(light > 0.06 for light in lights) > len(places) * 0.3


@pytest.mark.parametrize("kind", [kind.text for kind in KINDS])
def test_the_corner_is_large_and_stands_out(kind: str) -> None:
    inked = [at for at, ink in zip(_places(CORNER), _inked(kind, CORNER), strict=True) if ink]
    rows, columns = [y for _, y in inked], [x for x, _ in inked]
    tall = 0.34 if kind in NUMBERS else 0.2
    assert max(rows) - min(rows) >= CARD[1] * (0.17 if kind == "*e" else tall)
    assert len(inked) > 0.16 * CORNER.width * CORNER.height
    assert max(columns) <= SEEN


def test_numerals_differ_also_in_the_seen_strip() -> None:
    for letter in COLOURS:
        corners = [_inked(f"{letter}{number}", CORNER) for number in range(1, 10)]
        assert all(_apart(a, b) > 0.2 for a, b in combinations(corners, 2))


def test_symbols_of_specials_differ_also_in_the_seen_strip() -> None:
    reds = [_inked(f"R{symbol}", CORNER) for symbol in "csgx"]
    fours = [_inked(f"*{symbol}", CORNER) for symbol in "f4ecn"]
    for group in (reds, fours):
        assert all(_apart(a, b) > 0.4 for a, b in combinations(group, 2))


@pytest.mark.parametrize("tail", [*map(str, range(1, 10)), *"csgx"])
def test_each_colour_has_its_shape_below_the_corner(tail: str) -> None:
    signs = [_inked(f"{letter}{tail}", SIGN) for letter in COLOURS]
    assert all(sum(sign) > 0.25 * len(sign) for sign in signs)
    assert all(_apart(a, b) > 0.2 for a, b in combinations(signs, 2))
    for letter, sign in zip(COLOURS, signs, strict=True):
        assert _apart(sign, _inked(f"{letter}1", SIGN)) < 0.05


def test_papers_are_told_apart_with_every_deficiency() -> None:
    grounds = [_ground(f"{letter}1") for letter in (*COLOURS, "K")]
    for a, b in combinations(grounds, 2):
        assert delta_e(a, b) > 40
        for deficiency in DEFICIENCIES:
            seen = (simulate(colour, deficiency) for colour in (a, b))
            assert delta_e(*seen) > 20, (a, b, deficiency)


@pytest.mark.parametrize("kind", NUMBERS)
def test_a_number_card_has_as_many_eyes_as_its_number(kind: str) -> None:
    surface = _raster(pictures.sprite_of(kind), (750, 1050))
    pupil = pygame.mask.from_threshold(surface, PUPIL, (4, 4, 4, 255))
    patches = [mask.get_bounding_rects()[0] for mask in pupil.connected_components(60)]
    assert sum(_lies_in_white(surface, patch) for patch in patches) == int(kind[1:])


def _lies_in_white(surface: pygame.Surface, patch: pygame.Rect) -> bool:
    """Say whether a dark patch has white on at least three of its sides."""
    around = patch.inflate(6, 6)
    sides = (around.midtop, around.midbottom, around.midleft, around.midright)
    return sum(surface.get_at(at)[:3] == (255, 255, 255) for at in sides) >= 3


def test_only_specials_have_a_name() -> None:
    assert all(pictures.has_name(kind) for kind in SPECIALS)
    assert not any(pictures.has_name(kind) for kind in NUMBERS)


@pytest.mark.parametrize("kind", SPECIALS)
def test_the_strip_for_the_name_is_blank(kind: str) -> None:
    left, top, width, height = pictures.NAME_BAND
    area = pygame.Rect(CARD[0] * left, CARD[1] * top, CARD[0] * width, CARD[1] * height)
    surface = _card(kind)
    papers = {surface.get_at(at)[:3] for at in _places(area, 2)}
    assert all(max(levels) - min(levels) <= 2 for levels in zip(*papers, strict=True))
    assert _contrast(papers.pop(), pictures.NAME_INK) >= TEXT_CONTRAST


@pytest.mark.parametrize("kind", ["R7", "K5", "Rg", "*f", "NY"])
def test_corners_of_a_card_are_round(kind: str) -> None:
    surface = _card(kind)
    for x, y in ((2, 2), (247, 2), (2, 347), (247, 347)):
        assert surface.get_at((x, y))[3] == 0


@pytest.mark.parametrize("kind", [*(kind.text for kind in KINDS)])
def test_cards_stand_out_from_the_table(kind: str) -> None:
    _stands_out(pictures.sprite_of(kind))


@pytest.mark.parametrize("name", [pictures.BACK, pictures.EVENT_BACK])
def test_backs_stand_out_from_the_table(name: str) -> None:
    _stands_out(name)


def _stands_out(name: str) -> None:
    edge = _raster(name, CARD).get_at((5, 175))
    table = _table()
    for x, y in (DRAW_PILE, DISCARD, HAPPENINGS, (960, 870), (200, 870), (1720, 870)):
        assert _contrast(edge, table.get_at((round(x / 2), round(y / 2)))) >= 3


def test_the_lamp_lights_the_piles_and_leaves_the_hand_in_the_dark() -> None:
    table = _table()
    light = {x: _luminance(table.get_at((x // 2, 200))) for x in (300, 960, 1620)}
    assert light[960] > 2 * max(light[300], light[1620])
    assert _luminance(table.get_at((480, 450))) < light[960] / 2


@pytest.mark.parametrize("key", EVENTS)
def test_a_poster_fills_its_sheet_with_a_scene_of_many_papers(key: str) -> None:
    surface = _raster(pictures.event_picture(key), POSTER)
    cells = _places(pygame.Rect(2, 2, POSTER[0] - 4, POSTER[1] - 4), GRID)
    assert all(surface.get_at(at)[3] == 255 for at in cells)
    assert len({tuple(v // 24 for v in surface.get_at(at)[:3]) for at in cells}) > 12


@pytest.mark.parametrize("key", EVENTS)
def test_posters_have_the_shape_that_the_wall_expects(key: str) -> None:
    head = (SPRITES / f"{pictures.event_picture(key)}.svg").read_text().split(">")[0]
    assert 'viewBox="0 0 560 400"' in head


@pytest.mark.parametrize("name", MARKS)
def test_marks_are_seen_on_dark_and_on_light(name: str) -> None:
    surface = _raster(f"frantic/{name}", (40, 40))
    solid = [surface.get_at(at) for at in _places(pygame.Rect(0, 0, 40, 40))]
    lights = [_luminance(colour) for colour in solid if colour[3] > 200]
    assert sum(light > 0.6 for light in lights) > len(lights) * 0.1
    assert sum(light < 0.3 for light in lights) > len(lights) * 0.1
