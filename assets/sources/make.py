"""Draw every picture of the game again, byte for byte; ``make_sounds.py`` makes the sounds.

Usage: python assets/sources/make.py [--out FOLDER]
"""

import argparse
from pathlib import Path

import board_cards
import board_cliff
import board_dice
import board_events
import board_laid
import board_pawns
import board_squares
import cards
import faces
import frantic_cards
import frantic_events
import frantic_marks
import frantic_specials
import frantic_table
import icons
import logo
import podiums
import rooms
import run_barrow
import run_cards
import run_field
import signs
import table

ASSETS = Path(__file__).resolve().parent.parent


def pictures() -> dict[str, str]:
    """Return path below ``sprites`` and text of every SVG."""
    files = {f"frankfurt/{name}": svg for name, svg in cards.faces().items()}
    files |= {
        "frankfurt/back": cards.back(),
        "frankfurt/empty": cards.empty(),
        "frankfurt/box": cards.lid(),
        "frankfurt/badge": cards.badge(),
        "frankfurt/table": table.table(),
    }
    run = run_cards.cards() | run_barrow.things() | {"table": run_field.table()}
    files |= {f"frappadingue/{name}": svg for name, svg in run.items()}
    cards_of_frantic = frantic_cards.numbers() | frantic_specials.specials()
    things = frantic_specials.backs() | frantic_marks.marks() | {"table": frantic_table.table()}
    files |= {f"frantic/{name}": svg for name, svg in (cards_of_frantic | things).items()}
    files |= {f"frantic/events/{name}": svg for name, svg in frantic_events.posters().items()}
    track = board_squares.squares() | board_laid.laid() | board_laid.bare()
    track |= {"table": board_cliff.table()}
    pieces = board_cards.cards() | board_pawns.pawns() | board_dice.dice()
    pieces |= board_events.scenes()
    files |= {f"board/{name}": svg for name, svg in (track | pieces).items()}
    files |= {f"shapes/{name}": svg for name, svg in signs.shapes().items()}
    files |= {f"icons/{name}": svg for name, svg in icons.icons().items()}
    files |= {f"faces/{name}": svg for name, svg in faces.faces().items()}
    files |= podiums.podiums()
    files |= {
        "icon": cards.icon(),
        "crown": faces.crown(),
        "logo": logo.logo(),
        "title": rooms.title(),
        "join": rooms.join(),
        "results": rooms.results(),
        "lobby": rooms.lobby(),
        "games/frankfurt": rooms.tile(),
        "games/frappadingue": run_field.tile(),
        "games/frantic": frantic_table.tile(),
        "games/board": board_cliff.tile(),
    }
    return {f"sprites/{name}.svg": svg for name, svg in files.items()}


def write(folder: Path) -> int:
    """Write all files below ``folder`` and return how many they are."""
    files = {name: svg.encode() for name, svg in pictures().items()}
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return len(files)


def main() -> None:
    """Read the command line and write the files."""
    parser = argparse.ArgumentParser(description="Draw the pictures again.")
    parser.add_argument("--out", type=Path, default=ASSETS, help="folder (default: assets)")
    folder = parser.parse_args().out
    print(f"{write(folder)} files in {folder}")


if __name__ == "__main__":
    main()
