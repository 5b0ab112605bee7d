"""FB-3: the boards are Tiled maps; a bad one is refused with its name, the place, and the cause."""

import re
import struct
import subprocess
import sys
import zlib
from pathlib import Path
from xml.etree import ElementTree
from xml.parsers import expat

import pytest

from game import resources
from game.board.boards import (
    BUILT_IN,
    FOLDER,
    MOST_OWN,
    NOT_DRAWN,
    SQUARES,
    TILE_PROPERTIES,
    built_in,
    load_boards,
    passed_over,
    read_board,
)
from game.board.track import Arrow, Board, build_board
from game.documents import ContentError
from game.files import Problem
from game.ui.fallback import FOREIGN
from game.ui.i18n import Texts
from tests.board.drawings import board_from_text, check_track, picture_of
from tests.content.changes import replaced
from tests.content.maps import (
    DOWN,
    FINISH,
    LEFT,
    RIGHT,
    START,
    TELEPORT,
    UP,
    drawn,
    embedded,
    painted,
    put_tiles,
    text_of,
)
from tests.harness import shared_fonts

CLASSIC = text_of("classic")
TILES = resources.level(FOLDER, "tiles.tsx").read_text("utf-8")
TILESET = '<tileset firstgid="1" source="tiles.tsx"/>'
IMAGE = '<image source="tiles.png" width="240" height="144"/>'
CLOCKWISE, UPSIDE_DOWN, MIRRORED = 0xA000_0000, 0x4000_0000, 0x8000_0000


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    put_tiles(tmp_path)
    return tmp_path


@pytest.fixture
def own(own_levels: Path) -> Path:
    put_tiles(own_levels / FOLDER)
    return own_levels / FOLDER


def read(folder: Path, text: str, name: str = "mine.tmx") -> Board:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return read_board(path)


def refused(folder: Path, text: str) -> str:
    with pytest.raises(ContentError) as caught:
        read(folder, text)
    told = str(caught.value)
    assert told.startswith(str(folder))
    return told[len(str(folder)) + 1 :]


# --- our three


def test_fb3_classic() -> None:
    board = read_board(built_in("classic"))
    assert (board.finish, board.size, board.teleports) == (50, (11, 5), (8, 14, 20, 26, 32, 38))
    assert board.squares[0].cell == (0, 4)
    for square in board.squares[1:]:
        row, column = divmod(square.number - 1, 10)
        assert square.row == 4 - row
        assert square.column == (10 - column if row % 2 else 1 + column)


def test_fb3_short() -> None:
    board = read_board(built_in("short"))
    assert (board.finish, board.size, board.teleports) == (30, (11, 3), (5, 8, 12, 16, 19, 23))
    assert board.squares[0].cell == (0, 2)
    assert board.neighbour(10, Arrow.UP) == 11
    assert board.neighbour(1, Arrow.UP) == 20


def test_fb3_the_third_is_no_rectangle_and_its_stretches_touch() -> None:
    board = read_board(built_in("cliff"))
    assert 40 <= board.finish <= 50
    columns, rows = board.size
    assert columns * rows > len(board.squares)
    beside = [
        (square.number, other)
        for square in board.squares
        for arrow in Arrow
        if (other := board.neighbour(square.number, arrow)) is not None
        and abs(other - square.number) > 1
    ]
    assert len({number for number, _ in beside}) > board.finish / 2
    assert sum(other == board.finish for _, other in beside) > 1


@pytest.mark.parametrize("key", BUILT_IN)
def test_fb3_a_board_is_sound_and_its_picture_is_read_back(key: str) -> None:
    board = read_board(built_in(key))
    assert [square.number for square in board.squares] == list(range(board.finish + 1))
    for square in board.squares[1:]:
        assert board.towards(square.number, square.number - 1) is not None
    assert board.finish - 1 - len(board.teleports) >= 12
    drawn = board_from_text(picture_of(board), key)
    assert (drawn.squares, drawn.teleports) == (board.squares, board.teleports)


def test_fb20_neighbours_are_the_cells_that_touch_start_and_finish_too() -> None:
    board = read_board(built_in("classic"))
    assert board.neighbour(1, Arrow.LEFT) == 0
    assert board.neighbour(0, Arrow.UP) is None
    assert board.neighbour(0, Arrow.LEFT) is None
    assert [board.neighbour(13, arrow) for arrow in Arrow] == [28, 8, 14, 12]
    assert board.neighbour(31, Arrow.UP) == 50
    for square in board.squares:
        for arrow in Arrow:
            other = board.neighbour(square.number, arrow)
            if other is not None:
                assert board.towards(square.number, other) is arrow


@pytest.mark.parametrize(
    ("key", "points", "scaled"),
    [
        ("classic", 121, 121),
        ("short", 99, 59),
        ("short", 121, 73),
        ("short", 83, 50),
        ("short", 21, 13),
        ("cliff", 157, 151),
        ("cliff", 21, 20),
    ],
)
def test_fb4_points_go_by_the_finish(key: str, points: int, scaled: int) -> None:
    assert read_board(built_in(key)).scaled(points) == scaled


def test_fb4_halves_go_up() -> None:
    assert board_from_text("0 1 2 3 4 5").scaled(5) == 1
    assert board_from_text("0 1 2 3 4 5").scaled(4) == 0


# --- reading the map


def test_arrows_of_turned_and_flipped_tiles_count_as_they_look(folder: Path) -> None:
    turned = {(10, 4): RIGHT | 0x2000_0000 | MIRRORED}  # up by way of two turns is down
    assert "points down" in refused(folder, painted(CLASSIC, turned))
    for tile in (RIGHT | 0x6000_0000, DOWN | UPSIDE_DOWN, LEFT | CLOCKWISE, UP | MIRRORED):
        board = read(folder, painted(CLASSIC, {(10, 4): tile}))
        assert board.squares == read_board(built_in("classic")).squares


def test_a_turned_teleport_or_finish_is_what_it_is(folder: Path) -> None:
    turned = painted(CLASSIC, {(10, 0): FINISH | CLOCKWISE}, {(8, 4): TELEPORT + 1 | MIRRORED})
    assert read(folder, turned).teleports == (8, 14, 20, 26, 32, 38)


def test_a_tileset_may_be_embedded_or_lie_below_the_map(folder: Path) -> None:
    assert read(folder, embedded(CLASSIC)).finish == 50
    put_tiles(folder / "art")
    for name in ("tiles.tsx", "tiles.png"):
        (folder / name).unlink()
    assert read(folder, CLASSIC.replace("tiles.tsx", "art/tiles.tsx")).finish == 50
    assert read(folder, embedded(CLASSIC).replace("tiles.png", "art/tiles.png")).finish == 50


def test_where_the_track_lies_on_the_map_does_not_matter(folder: Path) -> None:
    rows = re.findall(r"(?<=\n)[0-9,]+(?=\n)", CLASSIC)
    text = CLASSIC.replace('width="11" height="5"', 'width="14" height="6"')
    for row in rows:
        text = text.replace(f"\n{row}\n", f"\n0,0,{row.rstrip(',')},0,\n", 1)
    text = re.sub(r",\n</data>", ",\n" + ",".join("0" * 14) + "\n</data>", text)
    assert read(folder, text).squares == read_board(built_in("classic")).squares


def test_attributes_and_parts_that_newer_editors_add_are_let_be(folder: Path) -> None:
    text = replaced(CLASSIC, "<map ", '<map class="x" layers="9" parallaxoriginx="0" ')
    text = replaced(text, " <properties>", ' <editorsettings><export target="."/></editorsettings>')
    text = replaced(text, "</editorsettings>", "</editorsettings>\n <properties>")
    text = replaced(text, "<layer ", '<layer locked="1" data="x" tintcolor="#ff0000" visible="0" ')
    (folder / "tiles.tsx").write_text(
        replaced(TILES, '<tile id="0">', '<grid width="9"/><tile id="0" type="x" class="y">'),
        encoding="utf-8",
    )
    assert read(folder, text).finish == 50


def test_several_tilesets(folder: Path) -> None:
    second = '<tileset firstgid="101" source="tiles.tsx"/>'
    text = replaced(CLASSIC, TILESET, TILESET + second)
    assert read(folder, painted(text, {(3, 4): 100 + RIGHT})).finish == 50
    overlapping = text.replace('"101"', '"15"')
    assert "its tiles have numbers of another tileset" in refused(folder, overlapping)


# --- mistakes on the track


@pytest.mark.parametrize(
    ("track", "teleports", "told"),
    [
        ({(0, 4): 0}, {}, ":7: layer track: there is no start"),
        (
            {(3, 2): START},
            {},
            ":13: layer track, cell 0, 4: a second start; the first is in cell 3, 2",
        ),
        ({(10, 0): RIGHT}, {}, ":7: layer track: there is no finish"),
        ({(4, 0): FINISH}, {}, ":9: layer track, cell 10, 0: a second finish; the first is in"),
        (
            {(3, 2): 0},
            {},
            ":11: layer track, cell 2, 2: the arrow points right, and no square is there",
        ),
        ({(10, 4): DOWN}, {}, ":13: layer track, cell 10, 4: the arrow points down, and no square"),
        (
            {(3, 4): LEFT},
            {},
            ":13: layer track, cell 3, 4: the arrow leads back to square 2, in cell 2, 4",
        ),
        ({(1, 4): LEFT}, {}, "cell 1, 4: the arrow leads back to square 0, in cell 0, 4"),
        ({(5, 4): UP}, {}, "cell 6, 3: no arrow leads here from the start"),
        ({(0, 0): RIGHT}, {}, ":9: layer track, cell 0, 0: no arrow leads here from the start"),
        ({(4, 1): 99}, {}, ":10: layer track, cell 4, 1: no tileset has a tile '99'"),
        ({(4, 1): 0x1000_0001}, {}, "layer track, cell 4, 1: no tileset has a tile '268435457'"),
        ({(4, 1): TELEPORT + 1}, {}, "cell 4, 1: teleports belong on the layer teleports"),
        ({}, {(4, 4): RIGHT}, ":22: layer teleports, cell 4, 4: only teleports belong on this"),
        (
            {},
            {(4, 4): TELEPORT + 1},
            ":22: layer teleports, cell 8, 4: a second teleport 1; the first is in cell 4, 4",
        ),
        ({}, {(8, 4): 0, (0, 0): TELEPORT + 1}, "cell 0, 0: teleport 1 is on no square"),
        ({}, {(8, 4): 0, (0, 4): TELEPORT + 1}, "cell 0, 4: no teleport may be on the start"),
        ({}, {(8, 4): 0, (10, 0): TELEPORT + 1}, "cell 10, 0: no teleport may be on the finish"),
        (
            {},
            {(8, 4): 0},
            ":16: layer teleports: there must be the teleports 1 to 6, and there are: 2, 3, 4, 5",
        ),
    ],
)
def test_fb3_a_mistake_on_the_map_is_told_with_line_layer_and_cell(
    folder: Path, track: dict, teleports: dict, told: str
) -> None:
    assert told in refused(folder, painted(CLASSIC, track, teleports))


FEWEST = """
    0 1=1 2=2 3=3 4=4 5=5 6=6 7 8 9
    19 18 17 16 15 14 13 12 11 10
"""


def test_fb3_at_least_twelve_squares_are_without_a_teleport(folder: Path) -> None:
    assert read(folder, drawn(board_from_text(FEWEST))).finish == 19
    told = refused(folder, drawn(board_from_text(FEWEST.replace("19", "."))))
    assert ":7: layer track: there are 11 squares besides start, finish and teleports" in told
    assert "at least 12" in told


def test_fb3_a_track_that_is_too_wide_is_refused(folder: Path) -> None:
    line = " ".join(f"{n}={n}" if 0 < n < 7 else str(n) for n in range(20))
    told = refused(folder, drawn(board_from_text(line)))
    assert "layer track: the track takes 20 columns, and may take 16" in told


# --- mistakes in the file


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("<map ", "<mop ", "mine.tmx:25: no valid XML: mismatched tag"),
        ("</map>", "", "no valid XML: no element found"),
        ("<map ", "\x01<map ", "mine.tmx:2: no valid XML"),
        (
            'encoding="UTF-8"',
            'encoding="UTF-16"',
            ":1: the encoding must be UTF-8, and is 'UTF-16'",
        ),
        ('encoding="UTF-8"', 'encoding="latin1"', ":1: the encoding must be UTF-8"),
        ("<map ", "<!DOCTYPE map><map ", ":2: a document type or entity of its own"),
        ("orthogonal", "isometric", ":2: the orientation must be orthogonal, and is 'isometric'"),
        (' orientation="orthogonal"', "", ":2: <map> has no orientation"),
        ('infinite="0"', 'infinite="1"', ":2: the map must not be infinite: in Tiled choose"),
        ('width="11"', 'width="0"', ":2: width must be 1 to 100, and is 0"),
        ('width="11"', 'width="101"', ":2: width must be 1 to 100, and is 101"),
        ('width="11"', 'width="9999999999"', ":2: width must be a whole number"),
        ('width="11"', 'width="1e1"', ":2: width must be a whole number, and is '1e1'"),
        (
            'width="11"',
            'width="12"',
            ":7: layer track: the width must be the map's, 12, and is '11'",
        ),
        ('height="5"', 'height="-5"', ":2: height must be 1 to 100"),
        ('tilewidth="48"', 'tilewidth="x"', ":2: tilewidth must be a whole number"),
        ("title", "colour", ":4: unknown property 'colour'; possible: title"),
        ('"title"', '"title" type="int"', ":4: the property title must be of the type string"),
        ('"Classic"', f'"{"x" * 25}"', ": property title: must be up to 24 letters, and is"),
        ('"Classic"', '" Classic"', ": property title: must be up to 24 letters"),
        ('"Classic"', '"a&#10;b"', ": property title: must be up to 24 letters, and is 'a\\nb'"),
        ('name="track"', 'name="Track"', ":7: layer 'Track': unknown layer; a board has track and"),
        ('name="track"', 'name="teleports"', ":16: layer teleports: a second layer of this name"),
        ('name="track" ', "", ":7: layer '': unknown layer"),
        (
            '<layer id="1"',
            '<objectgroup name="pawns"><object id="1"/></objectgroup><layer id="1"',
            ":7: layer 'pawns': objects mean nothing on a board; delete the object layer",
        ),
        (
            '<layer id="1"',
            '<imagelayer name="photo"/><layer id="1"',
            ":7: layer 'photo': pictures mean nothing on a board; delete the image layer",
        ),
        ('<layer id="1"', '<group name="g"/><layer id="1"', "layer 'g': layers must not lie in a"),
        ('<layer id="1"', '<rubbish/><layer id="1"', ":7: <rubbish> has no place here"),
        ('encoding="csv"', 'encoding="base64"', ":8: layer track: the data must be CSV, and is 'b"),
        (
            'encoding="csv"',
            'encoding="base64" compression="zlib"',
            ":8: layer track: the data must be CSV, and is 'zlib': in Tiled choose",
        ),
        ('encoding="csv"', 'compression="zstd" encoding="csv"', "must be CSV, and is 'zstd'"),
        (' encoding="csv"', "", ":8: layer track: the data must be CSV, and is 'XML'"),
        (
            '"csv">',
            '"csv"><tile gid="1"/>',
            ":8: layer track: the data must be numbers with commas",
        ),
        ('"csv">', '"csv"><chunk/>', ":8: layer track: the data must be numbers with commas"),
        ("0,6,6,", "0,6,", ":8: layer track: the data has 54 cells, and must have 11 times 5"),
        ("0,6,6,", "0,six,6,", ":9: layer track, cell 1, 0: no tileset has a tile 'six'"),
        ("0,6,6,", "0,-6,6,", ":9: layer track, cell 1, 0: no tileset has a tile '-6'"),
        ("0,6,6,", f"0,{'6' * 5000},6,", ":9: layer track, cell 1, 0: no tileset has a tile '666"),
        (TILESET, "", ":2: there must be 1 to 8 tilesets, and there are 0"),
        (TILESET, TILESET * 9, ":2: there must be 1 to 8 tilesets, and there are 9"),
        ('firstgid="1"', 'firstgid="0"', ":6: tileset: firstgid must be 1 to 999999, and is 0"),
        ('firstgid="1" ', "", ":6: tileset: <tileset> has no firstgid"),
        ("tiles.tsx", "other.tsx", "other.tsx: does not exist; mine.tmx needs it in line 6"),
        ("tiles.tsx", "../tiles.tsx", ":6: the tileset '../tiles.tsx' must lie in the folder"),
        ("tiles.tsx", "/etc/tiles.tsx", ":6: the tileset '/etc/tiles.tsx' must lie in the folder"),
        ("tiles.tsx", "C:\\tiles.tsx", ":6: the tileset 'C:\\\\tiles.tsx' must lie in the folder"),
        ("tiles.tsx", "C:/tiles.tsx", ":6: the tileset 'C:/tiles.tsx' must lie in the folder"),
        ("tiles.tsx", f"{'x' * 5000}.tsx", ":6: the tileset 'xxxx"),
        ('<layer id="1"', f'<{"x" * 5000}/><layer id="1"', f":7: <{'x' * 40}…> has no place here"),
        ("tiles.tsx", "tiles.png", ":6: the tileset 'tiles.png' must be a file *.tsx"),
        ("</map>", "<!-- a remark -->\n</map>\nmore", "mine.tmx:27: no valid XML"),
    ],
)
def test_a_mistake_in_the_file_is_told_with_its_line(
    folder: Path, old: str, new: str, told: str
) -> None:
    assert told in refused(folder, replaced(CLASSIC, old, new))


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("<tileset", "<map", "tiles.tsx:71: no valid XML|tiles.tsx:[0-9]+: no valid XML"),
        ('tilecount="15"', 'tilecount="1001"', "tiles.tsx:2: tileset: tilecount must be 1 to 1000"),
        ('tilewidth="48"', 'tilewidth="0"', "tiles.tsx:2: tileset: tilewidth must be 1 to 4096"),
        ('id="3"', 'id="15"', r"tiles.tsx:22: tileset: id must be 0 to 14, and is 15"),
        ('id="3"', 'id="2"', r"tiles.tsx:22: tileset, tile 2: the tile is there twice"),
        (
            'name="arrow"',
            'name="direction"',
            "tiles.tsx:6: tileset, tile 0: unknown property 'direction'; possible: square, arrow",
        ),
        ('value="right"', 'value="east"', "tile 0: the property arrow must be one of up, down"),
        ('value="start"', 'value="begin"', "tile 0: the property square must be one of start, way"),
        (
            'type="int" value="1"',
            'type="int" value="7"',
            "tile 9: the property teleport must be on",
        ),
        ('type="int" value="1"', 'value="1"', "tile 9: .*of the type int, and is of 'string'"),
        (
            '<property name="arrow" value="right"/>',
            "",
            "tile 0: the square 'start' needs the property arrow",
        ),
        (
            '<property name="square" value="start"/>',
            "",
            "tile 0: the property arrow needs a square 'start' or 'way'",
        ),
        (
            '<property name="teleport"',
            '<property name="arrow" value="up"/><property name="teleport"',
            "tile 9: a teleport is no square and has no arrow",
        ),
        (
            '<property name="arrow" value="right"/>',
            '<property name="arrow" value="right"/>' * 2,
            "tile 0: the property arrow is there twice",
        ),
        (
            IMAGE,
            IMAGE.replace("tiles.png", "none.png"),
            r"^none\.png: does not exist; tiles\.tsx needs it in line 3",
        ),
        (IMAGE, IMAGE.replace("tiles.png", "../t.png"), ":3: the picture '../t.png' must lie in"),
        (IMAGE, IMAGE.replace("tiles.png", "t.jpg"), r":3: the picture 't\.jpg' must be a file \*"),
        (
            IMAGE,
            IMAGE.replace("240", "241"),
            r":3: tileset: the width of .*tiles\.png is 240 pixels",
        ),
        (IMAGE, "<image/>", ":3: tileset: <image> has no source"),
        (IMAGE, "<rubbish/>", ":3: tileset: <rubbish> has no place here"),
    ],
)
def test_a_mistake_in_the_tileset_is_told_with_its_tile(
    folder: Path, old: str, new: str, told: str
) -> None:
    (folder / "tiles.tsx").write_text(replaced(TILES, old, new), encoding="utf-8")
    assert re.search(told, refused(folder, CLASSIC))


def test_a_tile_without_a_meaning_is_refused_where_it_is_painted(folder: Path) -> None:
    bare = re.sub(r' <tile id="4">.*?</tile>\n', "", TILES, flags=re.S)
    (folder / "tiles.tsx").write_text(bare, encoding="utf-8")
    told = refused(folder, CLASSIC)
    assert "cell 10, 0: this tile means nothing: its tileset gives it no property square" in told


def test_a_picture_that_is_none_is_refused(folder: Path) -> None:
    for content in (b"", b"GIF89a", b"\x89PNG\r\n\x1a\n"):
        (folder / "tiles.png").write_bytes(content)
        told = refused(folder, CLASSIC)
        assert told == "tiles.png: is no PNG picture; tiles.tsx needs it in line 3"


def test_names_of_files(folder: Path) -> None:
    for name in ("My Board.tmx", "x" * 25 + ".tmx", "é.tmx", "-.tmx"):
        with pytest.raises(ContentError, match="must be up to 24 small letters"):
            read(folder, CLASSIC, name)
    with pytest.raises(ContentError, match="does not exist"):
        read_board(folder / "none.tmx")


# --- what is meant to hurt


def test_entities_that_grow_are_refused_before_they_grow(folder: Path) -> None:
    grow = "".join(f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, 12))
    bomb = f'<!DOCTYPE map [<!ENTITY a0 "boom">{grow}]>'
    text = replaced(CLASSIC, "<map ", f"{bomb}<map ").replace('"Classic"', '"&a11;"')
    assert "document type or entity" in refused(folder, text)
    told = refused(folder, replaced(CLASSIC, "<map ", '<!DOCTYPE map SYSTEM "/etc/passwd"><map '))
    assert "document type or entity" in told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (f"<map>{'<a>' * 100_000}", "no element found"),
        (f"<map>{'<a>' * 2_000}{'</a>' * 2_000}</map>", "nested too deeply"),
        (f"<map>{'<a/>' * 90_000}</map>", "more than 4,000 elements"),
        (f"<map>{' ' * 500_000}</map>", "larger than 400,000 bytes"),
        (f'<map a="{"x" * 300_000}"/>', "has no orientation"),
        ("<tileset/>", "is no file of Tiled's with a map: it begins with <tileset>"),
        ("", "no element found"),
    ],
)
def test_large_and_deep_files_are_refused(folder: Path, text: str, told: str) -> None:
    assert told in refused(folder, text)


def test_other_codings_are_refused(folder: Path) -> None:
    for coding in ("utf-16", "utf-32", "cp037"):
        (folder / "mine.tmx").write_bytes(CLASSIC.encode(coding))
        with pytest.raises(ContentError, match=r"mine\.tmx"):
            read_board(folder / "mine.tmx")
    (folder / "mine.tmx").write_bytes(CLASSIC.encode().replace(b"Classic", b"Cl\xe4ssic"))
    with pytest.raises(ContentError, match=r"mine\.tmx:4: is not UTF-8 text"):
        read_board(folder / "mine.tmx")
    (folder / "mine.tmx").write_bytes(b"\xef\xbb\xbf" + CLASSIC.replace("\n", "\r\n").encode())
    assert read_board(folder / "mine.tmx").finish == 50


def test_a_folder_in_a_maps_place_is_refused(folder: Path) -> None:
    (folder / "mine.tmx").mkdir()
    with pytest.raises(ContentError, match="is not a file"):
        read_board(folder / "mine.tmx")


def test_what_pytmx_would_stumble_over_does_not_reach_it(folder: Path) -> None:
    text = replaced(CLASSIC, "<map ", '<map tilesets="x" parse_xml="x" nextlayerid2="x" ')
    text = replaced(text, '<layer id="1"', '<layer id="x" parent="x" offsetx="1.5" visible="?"')
    inside = (
        '<animation><frame tileid="999999" duration="x"/></animation>'
        '<objectgroup><object id="x" gid="x"/></objectgroup><image source="tiles.png"/>'
    )
    tileset = replaced(TILES, '<tile id="0">', f'<tile id="0" probability="x">{inside}')
    tileset = replaced(tileset, "<tileset ", '<tileset margin="x" spacing="-48" parent="x" ')
    (folder / "tiles.tsx").write_text(tileset, encoding="utf-8")
    assert read(folder, text).squares == read_board(built_in("classic")).squares


def test_a_file_is_parsed_once_and_lines_are_looked_up_for_messages_alone(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsed, looked_up = [], []
    parse, parser = ElementTree.fromstring, expat.ParserCreate
    monkeypatch.setattr(ElementTree, "fromstring", lambda text: parsed.append(1) or parse(text))
    monkeypatch.setattr(expat, "ParserCreate", lambda name: looked_up.append(1) or parser(name))
    read(folder, CLASSIC)
    assert (len(parsed), len(looked_up)) == (2, 0)
    refused(folder, painted(CLASSIC, {(3, 2): START}))
    assert (len(parsed), len(looked_up)) == (4, 1)


# --- boards of the players' own


def keys(problems: list[Problem]) -> list[str]:
    return [board.key for board in load_boards(problems)]


def test_own_boards_are_added_after_ours(own: Path) -> None:
    problems: list[Problem] = []
    for name in ("zigzag", "alley"):
        text = text_of("cliff").replace('"Cliff"', f'"{name.title()} é"')
        (own / f"{name}.tmx").write_text(text, encoding="utf-8")
    boards = load_boards(problems)
    assert [board.key for board in boards] == [*BUILT_IN, "alley", "zigzag"]
    assert [board.title for board in boards] == ["", "", "", "Alley é", "Zigzag é"]
    assert problems == []


def test_an_own_board_without_a_title_is_called_by_its_key(own: Path) -> None:
    bare = re.sub(r" <properties>.*</properties>\n", "", text_of("cliff"), flags=re.DOTALL)
    (own / "two-towers.tmx").write_text(bare, encoding="utf-8")
    problems: list[Problem] = []
    assert load_boards(problems)[-1].title == "two-towers"
    assert problems == []


def test_an_own_board_of_our_name_takes_its_place(own: Path) -> None:
    (own / "short.tmx").write_text(text_of("cliff"), encoding="utf-8")
    problems: list[Problem] = []
    boards = load_boards(problems)
    assert [(board.key, board.finish) for board in boards] == [
        ("classic", 50),
        ("short", 48),
        ("cliff", 48),
    ]
    assert problems == []


def test_a_broken_own_board_is_told_and_the_others_are_there(own: Path) -> None:
    broken = painted(text_of("short"), {(3, 2): 0})
    for name in ("short", "alley"):
        (own / f"{name}.tmx").write_text(broken, encoding="utf-8")
    (own / "good.tmx").write_text(CLASSIC, encoding="utf-8")
    problems: list[Problem] = []
    boards = {board.key: board.finish for board in load_boards(problems)}
    assert boards == {"classic": 50, "short": 30, "cliff": 48, "good": 50}
    assert [problem.text_id for problem in problems] == ["problem-own-level", "problem-own-board"]
    for lang in ("en", "fr"):
        for problem in problems:
            told = Texts(lang).told(problem)
            for part in (problem.file, "11", "cell 2, 2", "no square is there"):
                assert part in told
    assert (own / "alley.tmx").read_text("utf-8") == broken


def test_a_fault_in_a_tileset_names_the_tileset(own: Path) -> None:
    (own / "alley.tmx").write_text(CLASSIC, encoding="utf-8")
    (own / "tiles.tsx").write_text(replaced(TILES, 'id="3"', 'id="15"'), encoding="utf-8")
    problems: list[Problem] = []
    assert keys(problems) == list(BUILT_IN)
    (problem,) = problems
    assert (problem.file, problem.args["line"]) == (str(own / "tiles.tsx"), 22)
    assert problem.args["file"] == str(own / "alley.tmx")
    for lang in ("en", "fr"):
        told = Texts(lang).told(problem).replace(str(own), "")
        assert told.index("alley.tmx") < told.index("22") < told.index("tiles.tsx")


@pytest.mark.parametrize("name", ["tiles.tsx", "tiles.png"])
def test_what_a_map_lacks_is_named_and_the_map_is_left_out(own: Path, name: str) -> None:
    for key in ("alley", "short"):
        (own / f"{key}.tmx").write_text(CLASSIC, encoding="utf-8")
    (own / name).unlink()
    problems: list[Problem] = []
    assert keys(problems) == list(BUILT_IN)
    assert {problem.file for problem in problems} == {str(own / name)}
    assert {problem.of for problem in problems} == {"board=short", "board=alley"}
    for problem in problems:
        told = Texts("en").told(problem)
        assert f"{own / name} does not exist" in told
        assert ("is left out" in told) == ("alley.tmx" in told)
        assert ("the built-in one is" in told) == ("short.tmx" in told)


def test_a_broken_own_board_is_no_error_where_nobody_listens(own: Path) -> None:
    (own / "alley.tmx").write_text("<map", encoding="utf-8")
    assert [board.key for board in load_boards()] == list(BUILT_IN)


def test_other_files_in_the_folder_are_no_boards(own: Path) -> None:
    for name in ("notes.txt", "alley.tmx.bak", "photo.png"):
        (own / name).write_text("x", encoding="utf-8")
    (own / "deeper").mkdir()
    problems: list[Problem] = []
    assert keys(problems) == list(BUILT_IN)
    assert problems == []


def test_very_many_own_boards_are_not_all_there_and_faulty_ones_take_no_place(own: Path) -> None:
    for number in range(MOST_OWN + 3):
        (own / f"b{number:03}.tmx").write_text(CLASSIC, encoding="utf-8")
        (own / f"a{number:03}.tmx").write_text("<map", encoding="utf-8")
    (own / "short.tmx").write_text(CLASSIC, encoding="utf-8")
    problems: list[Problem] = []
    boards = load_boards(problems)
    found = {board.key: board.finish for board in boards}
    assert len(found) == len(BUILT_IN) + MOST_OWN
    assert found["short"] == 50
    assert list(found)[-1] == f"b{MOST_OWN - 1:03}"
    assert len(problems) == MOST_OWN + 3 + 1
    told = Texts("en")(problems[-1].text_id, **problems[-1].args)
    assert "room for 50 boards" in told
    assert "b050.tmx, b051.tmx, b052.tmx." in told
    assert problems[-1].of == "board=b050,b051,b052"


@pytest.mark.parametrize("title", ["Dice 🎲", "日本", "★ Star", "שלום", "a\u0301\u20dd"])
def test_a_title_that_can_not_be_shown_whole_is_refused(folder: Path, title: str) -> None:
    told = refused(folder, CLASSIC.replace('"Classic"', f'"{title}"'))
    assert "mine.tmx:4: property title: has " in told
    assert "which not every typeface of the game has" in told


def test_every_letter_that_a_title_may_have_is_drawn() -> None:
    fonts = shared_fonts()
    letters = [chr(code) for code in range(0x21, 0x2300)]
    possible = "".join(one for one in letters if one.isprintable() and not NOT_DRAWN.search(one))
    assert {"é", "Ł", "Ω", "ё", "’", "…"} <= set(possible)
    for face in ("body", "bold", "display"):
        for letter in possible:
            own = FOREIGN.match(letter) is None or fonts.covers(letter, face)
            assert fonts.covers(letter, face if own else "body"), (letter, face)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("boards/alley.TMX", "its ending must be .tmx in small letters"),
        ("boards/alley.tmj", "is JSON, which is not read"),
        ("boards/alley.json", "is JSON, which is not read"),
        ("boards/mine/alley.tmx", "maps lie in"),
        ("alley.tmx", "maps lie in"),
        ("maps/alley.tmx", "maps lie in"),
        ("../alley.tmx", "maps lie in"),
        ("../boards/alley.tmx", "maps lie in"),
    ],
)
def test_what_is_passed_over_is_listed(own: Path, name: str, why: str) -> None:
    (own / "good.tmx").write_text(CLASSIC, encoding="utf-8")
    (own / "good.tmx.bak").write_text("x", encoding="utf-8")
    assert list(passed_over()) == []
    path = (own.parent / name).resolve()
    path.parent.mkdir(exist_ok=True)
    path.write_text(CLASSIC, encoding="utf-8")
    (told,) = passed_over()
    assert told.file == str(path)
    assert why in told.why
    assert keys([])[-1] == "good"


def test_a_file_in_the_folders_place_is_told(own: Path) -> None:
    for path in own.iterdir():
        path.unlink()
    own.rmdir()
    own.write_text("x", encoding="utf-8")
    problems: list[Problem] = []
    assert keys(problems) == list(BUILT_IN)
    assert "can't be read" in str(problems[0].args["why"])


# --- boards as text


def test_boards_as_text() -> None:
    board = board_from_text("""
        . 2=1 3
        0 1   4
    """)
    assert [square.cell for square in board.squares] == [(0, 1), (1, 1), (1, 0), (2, 0), (2, 1)]
    assert board.teleports == (2,)
    assert board.neighbour(1, Arrow.RIGHT) == 4


@pytest.mark.parametrize(
    ("picture", "told"),
    [
        ("0 1 3", "square 2 is missing; the last one is 3"),
        ("1 2 3", "square 0 is missing"),
        ("0 1 1", "square 1 is there twice"),
        ("0 1 3 2", "square 2 does not touch square 1"),
        ("0 1\n3 2 4", "square 4 does not touch square 3"),
        ("-1 0 1", "there is no square -1"),
        ("", "square 0 is missing"),
    ],
)
def test_a_picture_that_is_no_board_is_refused(picture: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        board_from_text(picture)


SERPENTINE = [(n % 12 if n // 12 % 2 == 0 else 11 - n % 12, n // 12) for n in range(120)]


@pytest.mark.parametrize(
    ("cells", "teleports", "told"),
    [
        (SERPENTINE, {n: n for n in range(1, 7)}, "there are 119 squares, and at most 99 may be"),
        (
            [(n, 0) for n in range(20)],
            {n: n for n in range(1, 7)},
            "20 columns, and may take 16",
        ),
        ([(0, n) for n in range(20)], {n: n for n in range(1, 7)}, "20 rows, and may take 10"),
        (SERPENTINE, {n: n for n in range(1, 6)}, "there are: 1, 2, 3, 4, 5"),
        (SERPENTINE, {}, "there are: none"),
        (SERPENTINE, dict.fromkeys(range(1, 7), 3), "two teleports lie on one square"),
        (SERPENTINE, {n: n - 1 for n in range(1, 7)}, "teleport 1 lies on square 0"),
    ],
)
def test_fb3_what_a_board_can_not_be(cells: list, teleports: dict, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        build_board("x", cells, teleports)


def test_cells_that_lie_on_one_another_are_no_track() -> None:
    with pytest.raises(ValueError, match="square 6 lies on another"):
        check_track(dict(enumerate([*SERPENTINE[:7], (7, 0), (6, 0)])))


# --- what reading a board brings along


def test_pygame_comes_with_the_first_board_and_says_nothing() -> None:
    code = (
        "import sys; import game.board.boards as boards; print('pygame' in sys.modules); "
        "print(len(boards.load_boards()), 'pytmx' in sys.modules)"
    )
    found = subprocess.run(
        [sys.executable, "-c", code],
        cwd=resources.root(),
        env={"PATH": "", "COUCH_FRANTIC_HOME": "nowhere"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert found.stdout == "False\n3 True\n", found.stderr
    assert found.stderr == ""


# --- the files that people copy


def pixels(raw: bytes) -> bytes:
    width = struct.unpack(">I", raw[16:20])[0]
    length = struct.unpack(">I", raw[33:37])[0]
    return struct.pack(">I", width) + zlib.decompress(raw[41 : 41 + length])


def test_the_program_draws_exactly_the_tiles_that_are_shipped(tmp_path: Path) -> None:
    program = resources.asset("sources", "board_tiles.py")
    subprocess.run([sys.executable, program, "--out", tmp_path], check=True, capture_output=True)
    shipped = resources.level(FOLDER, "tiles.png").read_bytes()
    assert pixels((tmp_path / "tiles.png").read_bytes()) == pixels(shipped)


def test_the_readme_tells_every_property_and_value() -> None:
    readme = resources.level("README.md").read_text("utf-8")
    for name in TILE_PROPERTIES:
        assert f"| `{name}` |" in readme
    for value in (*SQUARES, *Arrow):
        assert f"`{value}`" in readme
    for key in BUILT_IN:
        assert f"`{key}.tmx`" in readme


@pytest.mark.parametrize("key", BUILT_IN)
def test_our_maps_have_every_file_beside_them_and_a_title(key: str) -> None:
    board = read_board(built_in(key))
    assert board.title == key.title()
    assert 'source="tiles.tsx"' in text_of(key)
