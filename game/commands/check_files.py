"""What ``check`` looks at: pictures, sounds, texts, levels, game content, fonts."""

import xml.parsers.expat
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame

from game import catalog
from game.board.boards import passed_over, read_board
from game.documents import ContentError, read_yaml
from game.files import FileError, Problem, read_bytes, read_text, shown
from game.input.zones import load_zones
from game.resources import asset, level
from game.ui.fonts import Face, Fonts
from game.ui.i18n import check_catalogues
from game.ui.stems import parts_of, unpack

TRIAL_WIDTH = 64
"""Px of the pictures that are drawn on trial."""
LARGEST_ASSET = 20_000_000
FACES: tuple[Face, ...] = ("body", "bold", "display")

Problems = Iterator[str]


def problems() -> Problems:
    """Yield what is wrong with anything, as ``file:line: why``."""
    yield from missing_folders()
    yield from pictures()
    yield from sounds()
    yield from check_catalogues()
    yield from levels()
    yield from games()
    yield from fonts()


def files(folder: Path, pattern: str) -> list[Path]:
    """Return the files of a folder and all below it, in stable order."""
    return sorted(path for path in folder.rglob(pattern) if path.is_file())


def number_of_files() -> int:
    """Return how many files the program is delivered with."""
    return sum(len(files(folder, "*")) for folder in (asset(), level()))


def missing_folders() -> Problems:
    """Yield the folders that are not there at all."""
    for folder in (asset("sprites"), asset("sounds"), asset("music"), asset("locale"), level()):
        if not folder.is_dir():
            yield f"{shown(folder)}: is missing"


def pictures() -> Problems:
    """Yield what is wrong with pictures; an SVG is read as XML first, for the line."""
    for path in files(asset("sprites"), "*.svg"):
        yield from _first(path, _read_xml, _draw_svg)
    for path in files(asset(), "*.png"):
        yield from _first(path, _load_picture)


def _first(path: Path, *tries: Callable[[Path], None]) -> Problems:
    for attempt in tries:
        try:
            attempt(path)
        except xml.parsers.expat.ExpatError as error:
            yield f"{shown(path)}:{error.lineno}: {xml.parsers.expat.ErrorString(error.code)}"
            return
        except (FileError, ContentError) as error:
            yield str(error)
            return
        except Exception as error:  # whatever a decoder may raise is the answer here
            yield f"{shown(path)}: {error}"
            return


def _read_xml(path: Path) -> None:
    parser = xml.parsers.expat.ParserCreate()
    parser.EntityDeclHandler = _refuse_entity
    parser.Parse(read_bytes(path, LARGEST_ASSET), True)


def _refuse_entity(*_: object) -> None:
    raise ValueError("has an entity of its own")


def _draw_svg(path: Path) -> None:
    picture = pygame.image.load_sized_svg(path, (TRIAL_WIDTH, TRIAL_WIDTH))
    if not picture.get_bounding_rect().width:
        raise ValueError("nothing is drawn")


def _load_picture(path: Path) -> None:
    pygame.image.load(path)


def sounds() -> Problems:
    """Yield what is wrong with sounds."""
    try:
        pygame.mixer.init()
    except pygame.error as error:
        yield f"sounds can't be tried: {error}"
        return
    for pattern in ("*.wav", "*.ogg"):
        for path in files(asset("sounds"), pattern):
            yield from _first(path, _load_sound)
    for path in files(asset("music"), "*.ogg"):
        yield from _first(path, _load_music)
    pygame.mixer.quit()


def _load_sound(path: Path) -> None:
    if pygame.mixer.Sound(path).get_length() <= 0:
        raise ValueError("is empty")


def _load_music(path: Path) -> None:
    parts = parts_of(read_bytes(path, LARGEST_ASSET))
    if not parts or not all(map(unpack, parts)):
        raise ValueError("is no music")


def levels() -> Problems:
    """Yield what is wrong with level files: YAML, key zones, boards, and the player's own ones."""
    for path in files(level(), "*.yaml"):
        yield from _first(path, _read_level)
    for path in files(level("boards"), "*.tmx"):
        yield from _first(path, _read_map)
    for path in files(level("boards"), "*.png"):
        yield from _first(path, _load_picture)
    yield from _loaded(load_zones)
    yield from map(str, passed_over())


def games() -> Problems:
    """Yield what is wrong with each game's content."""
    for entry in catalog.games():
        for loader in entry.loaders:
            yield from _loaded(loader)


def _read_level(path: Path) -> None:
    read_yaml(path)


def _read_map(path: Path) -> None:
    read_board(path)


def _loaded(loader: Callable[..., object]) -> Problems:
    """Load the player's own file if there is one, else the built-in one."""
    told: list[Problem] = []
    try:
        loader(problems=told)
    except ContentError as error:
        yield str(error)
    for problem in told:
        line = problem.args.get("line")
        where = f"{problem.file}:{line}" if line else problem.file
        yield f"{where}: {problem.args.get('why', '')}"


def fonts() -> Problems:
    """Yield the faces that can't be opened, and letters of the texts that they lack."""
    pygame.font.init()
    faces = Fonts()
    for face in FACES:
        try:
            faces.get(face, TRIAL_WIDTH)
        except Exception as error:
            yield f"font {face}: {error}"
            return
    for path in files(asset("locale"), "*.ftl"):
        try:
            lines = read_text(path).splitlines()
        except FileError:
            continue  # told with the texts
        yield from _letters(faces, path, lines)


def _letters(faces: Fonts, path: Path, lines: list[str]) -> Problems:
    for number, line in enumerate(lines, 1):
        lacking = [letter for letter in line if letter > "~" and not faces.covers(letter)]
        if lacking and not line.startswith("#"):
            yield f"{shown(path)}:{number}: no font has {' '.join(lacking)}"
