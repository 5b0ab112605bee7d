"""Makes the professor's table: ``python -m game.commands.professor_table``, half a minute.

Run it after a change of the built-in deck, of the rules, or of the solver.
"""

import sys

import msgspec

from game.files import write_atomic
from game.frappadingue.content import TABLE_FILE, load_deck
from game.frappadingue.deck import Deck
from game.frappadingue.rules import INFO
from game.frappadingue.table import Library, make_book
from game.resources import level


def made(deck: Deck) -> Library:
    """Return the table for a deck, with a book for each worth of +5 KM."""
    counts = deck.counts()
    worths = next(option.choices for option in INFO.options if option.name == "plus_five")
    return Library(1, counts, [make_book(counts, int(worth)) for worth in worths])


def text(library: Library) -> bytes:
    """Return the file's text: a row a line, so that a difference can be read."""
    raw = msgspec.json.encode(library).decode()
    return raw.replace('"],', '"],\n').replace("],", "],\n").replace("{", "{\n").encode() + b"\n"


def main() -> int:
    """Write the file of the built-in deck."""
    built_in = load_deck(level("frappadingue-deck.yaml"))
    write_atomic(level(TABLE_FILE), text(made(built_in)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
