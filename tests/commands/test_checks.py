"""``check`` names file and line of what is wrong with anything that is delivered."""

import shutil

import pytest

from game import resources
from game.app import main


@pytest.fixture
def tree(tmp_path, monkeypatch):
    """A copy of the assets and levels that may be spoiled; few pictures, for speed."""
    monkeypatch.setenv("COUCH_FRANTIC_HOME", str(tmp_path / "home"))
    root = resources.root()
    copy = tmp_path / "copy"
    shutil.copytree(root / "levels", copy / "levels")
    shutil.copytree(root / "assets" / "locale", copy / "assets" / "locale")
    (copy / "assets" / "sprites").mkdir()
    (copy / "assets" / "sounds").mkdir()
    (copy / "assets" / "music").mkdir()
    shutil.copy(root / "assets" / "sprites" / "icon.svg", copy / "assets" / "sprites")
    shutil.copy(root / "assets" / "sounds" / "slap-1.ogg", copy / "assets" / "sounds")
    shutil.copy(root / "assets" / "music" / "frankfurt-melody.ogg", copy / "assets" / "music")
    monkeypatch.setattr(resources, "root", lambda: copy)
    return copy


def checked(capsys):
    code = main(["check"])
    return code, capsys.readouterr().out.splitlines()


def test_everything_delivered_is_sound(capsys):
    code, lines = checked(capsys)
    assert (code, len(lines)) == (0, 1), lines
    assert "no problems" in lines[0]


def test_a_sound_copy_has_no_problem(tree, capsys):
    assert checked(capsys)[0] == 0


@pytest.mark.parametrize(
    ("file", "damage", "told"),
    [
        ("assets/sprites/icon.svg", lambda t: t.replace(b"</svg>", b"\n</b>"), "icon.svg:"),
        ("assets/sprites/icon.svg", lambda t: b"", "icon.svg:1: no element found"),
        (
            "assets/sprites/icon.svg",
            lambda t: b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
            "icon.svg: nothing is drawn",
        ),
        ("levels/frankfurt-deck.yaml", lambda t: t.replace(b"7: 4", b"7: 3", 1), "131 cards"),
        ("levels/zones.yaml", lambda t: t + b"\nmore: [1\n", "levels/zones.yaml:"),
        ("levels/board-deck.yaml", lambda t: t.replace(b"swap: 7", b"swap: 6"), "93 cards"),
        ("levels/board-events.yaml", lambda t: t.replace(b"bomb", b"boom"), "no verb 'boom'"),
        (
            "levels/boards/short.tmx",
            lambda t: t.replace(b"0,6,6", b"0,0,6"),
            "levels/boards/short.tmx:10: layer track, cell 1, 1: the arrow points up, and no sq",
        ),
        ("levels/boards/tiles.tsx", lambda t: t.replace(b"way", b"wax", 1), "levels/boards/tiles"),
        ("levels/boards/tiles.png", lambda t: b"", "levels/boards/tiles.png"),
        ("assets/locale/en/common.ftl", lambda t: t + b"\n???\n", "common.ftl:"),
        ("assets/locale/fr/common.ftl", lambda t: b"", "is missing"),
        ("assets/locale/fr/common.ftl", lambda t: t + "\nzz = 漢\n".encode(), "no font has 漢"),
    ],
)
def test_what_is_wrong_is_named_with_its_file(tree, capsys, file, damage, told):
    path = tree / file
    path.write_bytes(damage(path.read_bytes()))
    code, lines = checked(capsys)
    assert code == 1
    assert any(told in line for line in lines), lines
    assert file.rpartition("/")[2].split(".")[0] in "".join(lines) or "locale" in "".join(lines)


def test_a_damaged_sound_is_named(tree, capsys):
    sound = next((tree / "assets" / "sounds").glob("*.ogg"))
    sound.write_bytes(b"OggS no sound at all")
    code, lines = checked(capsys)
    assert code == 1
    assert lines[0].startswith(f"assets/sounds/{sound.name}: ")


@pytest.mark.parametrize("kept", [0, 70])
def test_damaged_music_is_named(tree, capsys, kept):
    stem = next((tree / "assets" / "music").glob("*.ogg"))
    stem.write_bytes(stem.read_bytes()[:kept] + bytes(4000))
    code, lines = checked(capsys)
    assert code == 1
    assert lines[0].startswith(f"assets/music/{stem.name}: ")


def test_a_missing_folder_is_named(tree, capsys):
    shutil.rmtree(tree / "assets" / "sounds")
    code, lines = checked(capsys)
    assert code == 1
    assert "assets/sounds: is missing" in lines


def test_the_players_own_broken_level_is_named(tree, capsys, tmp_path):
    own = tmp_path / "home" / "levels"
    own.mkdir(parents=True)
    (own / "frankfurt-deck.yaml").write_text("format: 1\ncopies: 3\n")
    code, lines = checked(capsys)
    assert code == 1
    assert any("frankfurt-deck.yaml:2" in line for line in lines), lines


def test_the_players_own_broken_boards_are_named_each(tree, capsys, tmp_path):
    own = tmp_path / "home" / "levels" / "boards"
    shutil.copytree(tree / "levels" / "boards", own)
    for name in ("alley", "tower"):
        (own / f"{name}.tmx").write_text("<map>")
    code, lines = checked(capsys)
    assert code == 1
    assert len(lines) == 3
    for name, line in zip(("alley", "tower"), lines, strict=False):
        assert line.startswith(f"{own / name}.tmx:1: no valid XML")


def test_maps_that_are_passed_over_are_named(tree, capsys, tmp_path):
    own = tmp_path / "home" / "levels" / "boards"
    shutil.copytree(tree / "levels" / "boards", own)
    (own / "short.tmx").rename(own / "alley.TMX")
    (own / "cliff.tmx").rename(own.parent / "cliff.tmx")
    code, lines = checked(capsys)
    assert code == 1
    assert any(line.startswith(f"{own / 'alley.TMX'}: is not read") for line in lines), lines
    assert any(line.startswith(f"{own.parent / 'cliff.tmx'}: is no board") for line in lines), lines
