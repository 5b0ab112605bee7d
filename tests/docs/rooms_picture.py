"""Draws ``docs/rooms.svg`` from the code: ``python -m tests.docs.rooms_picture`` draws it anew.

A row is a layer of the import contracts, the highest on top. A box is a package or module with the
first sentence of its docstring; below stands which rows it imports from.
"""

import ast
from itertools import groupby
from pathlib import Path
from textwrap import wrap
from xml.sax.saxutils import escape

import grimp

ROOT = Path(__file__).resolve().parents[2]
PICTURE = ROOT / "docs" / "rooms.svg"
GAMES = ("frankfurt", "frantic", "board", "frappadingue")
ROWS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("program", ("game.app", "game.commands")),
    ("screens", ("game.screens",)),
    ("list of games", ("game.catalog",)),
    ("games on the screen", tuple(f"game.{game}.screen" for game in GAMES)),
    ("ui", ("game.ui",)),
    ("input", ("game.input",)),
    ("games' files", tuple(f"game.{game}.content" for game in GAMES)),
    (
        "files",
        (
            "game.lesson_files",
            "game.level_files",
            "game.storage",
            "game.maps",
            "game.documents",
            "game.files",
        ),
    ),
    ("rules and bots", tuple(f"game.{game}" for game in GAMES)),
    ("core", ("game.core",)),
)
"""What stands in each row; a module belongs to the longest name that it begins with."""
ASIDE = {"game.__main__": "program", "game.board.boards": "games' files", "game.resources": "files"}
"""Small modules that have no box of their own, and the rows that they belong to."""

WIDE, LEFT, GAP, TOP = 1200, 150, 10, 20
LINE, PAD = 17, 10
PAPER, INK, SOFT = "#fdf6e6", "#2a1d3a", "#6b5a7c"
COLOURS = ("#f3c969", "#e9a07c", "#d98fa4", "#a9a4dc", "#8fc3d6", "#8fd0b0")


def main() -> None:
    """Draw the picture anew."""
    PICTURE.write_text(picture(), encoding="utf-8")


def picture() -> str:
    """Return the picture as the code has it now."""
    uses = _uses()
    parts: list[str] = []
    y = TOP
    for number, (row, boxes) in enumerate(ROWS):
        high = _draw_row(parts, y, row, boxes, COLOURS[number % len(COLOURS)], uses[row])
        y += high + 2 * GAP
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {y}"'
    style = 'font-family="Fira Sans, DejaVu Sans, sans-serif" font-size="13"'
    ground = f'<rect width="{WIDE}" height="{y}" fill="{PAPER}"/>'
    return "\n".join([f"{head} {style}>", ground, *parts, "</svg>", ""])


def _draw_row(
    parts: list[str], y: int, row: str, boxes: tuple[str, ...], colour: str, uses: list[str]
) -> int:
    """Add a row's boxes and words; return its height."""
    wide = (WIDE - LEFT - GAP * len(boxes) - GAP) / len(boxes)
    told = [wrap(_first_sentence(box), int(wide / 6.7)) for box in boxes]
    high = (1 + max(map(len, told))) * LINE + 2 * PAD
    parts.append(_text(GAP, y + PAD + 12, row, weight="bold"))
    for place, (box, lines) in enumerate(zip(boxes, told, strict=True)):
        x = LEFT + place * (wide + GAP)
        parts.append(
            f'<rect x="{x:.0f}" y="{y}" width="{wide:.0f}" height="{high}" rx="8" fill="{colour}"/>'
        )
        parts.append(_text(x + PAD, y + PAD + 12, box, weight="bold"))
        for number, line in enumerate(lines, 1):
            parts.append(_text(x + PAD, y + PAD + 12 + number * LINE, line))
    words = f"uses {', '.join(uses)}" if uses else "uses nothing of the house"
    parts.append(_text(LEFT, y + high + 13, words, fill=SOFT, size=11))
    return high + LINE


def _text(
    x: float, y: float, text: str, *, fill: str = INK, weight: str = "normal", size: int = 13
) -> str:
    style = f'fill="{fill}" font-weight="{weight}" font-size="{size}"'
    return f'<text x="{x:.0f}" y="{y:.0f}" {style}>{escape(text)}</text>'


def _first_sentence(name: str) -> str:
    """Return what the docstring of a package or module says first."""
    path = ROOT.joinpath(*name.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    text = (ast.get_docstring(ast.parse(file.read_text("utf-8"))) or "").partition("\n")[0]
    return text.replace("``", "")


def _uses() -> dict[str, list[str]]:
    """Return the rows that each row imports from, from top to bottom."""
    graph = grimp.build_graph("game", cache_dir=None)
    order = [row for row, _ in ROWS]
    found: dict[str, set[str]] = {row: set() for row in order}
    for module in graph.modules - {"game"}:
        for other in graph.find_modules_directly_imported_by(module) - {"game"}:
            found[row_of(module)].add(row_of(other))
    return {row: [other for other in order if other in found[row] - {row}] for row in order}


def row_of(module: str) -> str:
    """Return the row that a module belongs to; ``KeyError`` if it has no place in the picture."""
    places = {box: row for row, boxes in ROWS for box in boxes} | ASIDE
    parts = module.split(".")
    names = [".".join(parts[:end]) for end in range(len(parts), 0, -1)]
    return next((places[name] for name in names if name in places), "") or places[module]


def paths_up() -> list[tuple[str, str]]:
    """Return the imports that would point up in the picture, one a pair of rows."""
    order = [row for row, _ in ROWS]
    pairs = [(row, other) for row, used in _uses().items() for other in used]
    up = [(row, other) for row, other in pairs if order.index(other) < order.index(row)]
    return [pair for pair, _ in groupby(sorted(up))]


if __name__ == "__main__":
    main()
