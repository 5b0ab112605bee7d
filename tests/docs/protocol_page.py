"""Makes ``docs/protocol.md`` from the code: ``python -m tests.docs.protocol_page`` writes it anew.

Commands are those of the console, lines of positions those of each game's table, actions and
events those of its modules; their examples come from the golden playthroughs.
"""

import inspect
import re
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

import msgspec

from game.catalog import GAMES, GameEntry
from game.commands.console import FRAMED, Console
from game.commands.console_help import FORMS, HELP_TEXT
from game.core import record_text
from game.core.match import LogEntry
from game.core.position_text import PositionText
from game.core.rules import NOBODY
from tests.conformance import playthrough

PAGE = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"
TITLES = {
    "frankfurt": "Frantic Frankfurt",
    "frantic": "Frantic",
    "board": "Frantic Board Game",
    "frappadingue": "Frappadingue Family",
}
CARDS = {
    "frankfurt": "A colour (`Y` yellow, `R` red, `B` blue) and a number.",
    "frantic": "A colour (`R` red, `B` blue, `G` green, `Y` yellow, `K` black) and a number, or a"
    " letter for what it does: `c` 2nd Chance, `s` Skip, `g` Gift, `x` Exchange. Cards of all four"
    " colours begin with `*`: `*f` Fantastic, `*4` Fantastic Four, `*e` Equality, `*c`"
    " Counterattack, `*n` Nice Try. `NY` is Not You.",
    "board": "The name of what it does; `notyou` is Not You.",
    "frappadingue": "Its kilometres; a number with a sign is a special, and `crash` a crash.",
}
NOT_TOLD = ("rejected", "ticked")
"""Events without a line: the console says ``rejected: why`` itself, and time passes unsaid."""
LONGEST = 96
"""Letters of an example."""

EXAMPLES = (
    (
        "new frappadingue seed=7",
        "act",
        "do 0 throw 5",
        "do 1 throw 5",
        "legal 1 about",
        "go 1 hard",
        "outcome",
    ),
    (
        "position frantic limit=60 seed=3",
        "seat 0: R7 K5",
        "seat 1: Gg NY",
        "discard: G3",
        "wish 5",
        ".",
        "view 1",
        "do 0 play R7",
        "do 0 play K5b",
        "do 0 play K5",
    ),
    ("position frantic limit=60", "options limit=70", "seat 0: R7", "seat 1: B1", "."),
    ("legal 0", "new frankfurt seats", "tick"),
)
"""Talks that the page shows, with the answers that there are now."""

HEAD = """\
# Protocol

How programs talk with the game, and how matches are written down. This page is made from the code
(`python -m tests.docs.protocol_page`), and a test fails when it is out of date.

## The console

`python main.py console` reads a line and answers with one or more lines. What UCI is to chess
engines, this is to our games: for tests, for bots in any language, and for bug reports.

```
{commands}
```

- {framed} answer with any number of lines, also none, and then a line `.`. A line inside that
  begins with a dot has one more before it: take it away, and nothing but the end is a single dot.
- All others answer with one line. So does every line that begins with `error:`, `illegal:` or
  `rejected:`; no `.` follows it. A line that is no answer to what is asked says what is wrong and
  shows the form.
- What is read and answered is UTF-8 everywhere. A byte that is none is told, as `\\xe9`, and only
  the line that holds it is refused. Nothing but a line break ends a line.
- The console is the referee's side: the events that `do` and `tick` tell, and `show`, hold all
  secrets. A fair bot looks at `view` and `legal` alone.
- Without `seats=` a match has the fewest, without `seed=` the seed is 0. Each option stands there
  once; [options](options.md) lists them. The levels for `go` are {levels}.
- After `position` the seed is that of the luck from there on. Options may stand beside the text or
  in its line `options`; where the two disagree it is refused. What is not said is the default.
  A position whose input ends before the line `.` is refused.

A bot plays like this: `new KEY seats=2 seed=7`, then again and again `act` for the seats that may
act, `view SEAT` for what one of them may know, `legal SEAT` for its actions, and `do SEAT ACTION`,
until `outcome` is no longer `none`. In the race time passes only by `tick`: send `tick 1` between
looks; nothing may be done before the first count-down is over (about `tick 110`). `go` answers
`none` where a bot would do nothing.

`view` has the lines of a position, with `?` for each card, event, clock or choice that is hidden;
lines that nobody sees are left out. A card, an action or an event is the same text here, in
records, in positions and in tests. Actions name kinds of cards, not copies: copies are alike, so
that it does not matter which one is played. In events and positions `none` or -1 stands for nobody.

{examples}

## Records

A record is a text: a header, then one line an entry. It holds the seed and every action, so that
the match plays again; it is the save, the replay and the bug report. It is read as far as it is
valid, and the first line that does not fit is named. Records come from `record`, from the folder
`records` of your own files, and from the console.

```
{record}
```

{about_record}

## Positions

A position is everything that is needed to go on, as a text. `show` writes one, `position` reads
one. Each line is `word: value` or `word value`; where there is one a seat, `word 0: value`. Lines
may stand in any order, empty lines and what follows a `#` do not count, and a line may be left out
where it would say the default. A card is named by its kind, and its second and further copies by a
letter or number behind that (`R7b`, `remote2`). A position that can't be is refused: the line and
the reason are named.
"""


def main() -> None:
    """Write the page anew."""
    PAGE.write_text(page(), encoding="utf-8")


def page() -> str:
    """Return the page as the code has it now."""
    example, about = _record_parts()
    framed = ", ".join(f"`{word}`" for word in FORMS if word in FRAMED)
    head = HEAD.format(
        commands=HELP_TEXT,
        framed=framed,
        levels=_levels(),
        examples="\n\n".join(map(_example, EXAMPLES)),
        record=example,
        about_record=about,
    )
    return head + "".join(_game(entry) for entry in GAMES)


def _example(lines: tuple[str, ...]) -> str:
    """Return a talk as it goes now: what is said behind a ``>``, and what is answered."""
    said = iter(lines)
    told: list[str] = []

    def heard() -> Iterator[str]:
        for line in said:
            told.append(f"> {line}")
            yield f"{line}\n"

    for answer in Console(heard()).answers():
        short = answer if len(answer) <= LONGEST else f"{answer[:LONGEST].rpartition(' ')[0]} …"
        told.append(short)
    return "\n".join(["```", *told, "```"])


def _levels() -> str:
    """Return the levels of the bots, game by game."""
    levels = {entry.key: entry.open().levels for entry in GAMES}
    return "; ".join(f"`{key}`: {', '.join(names)}" for key, names in levels.items())


def _record_parts() -> tuple[str, str]:
    """Return the example of a record and what is told of its lines, from the docstring."""
    text = inspect.getdoc(record_text) or ""
    _, _, rest = text.partition("::\n\n")
    example, _, about = rest.partition("\n\n")
    return inspect.cleandoc(example), about.strip().replace("``", "`")


def _game(entry: GameEntry) -> str:
    game = entry.open()
    lines = [f"\n## {TITLES[entry.key]}: `{entry.key}`\n", "### Cards\n", CARDS[entry.key], ""]
    counts = Counter(kind if isinstance(kind, str) else kind.text for kind in game.rules.deck.kinds)
    listed = ", ".join(f"{count} `{text}`" for text, count in counts.items())
    lines.append(f"In the order of their numbers, copies one after another: {listed}.")
    lines += ["\n### Lines of a position\n", "| line | says |", "|---|---|"]
    position = import_module(f"{entry.package}.position")
    lines += [f"| `{_cell(line.word)}` | {_cell(line.doc)} |" for line in position.POSITION_LINES]
    assert isinstance(position.POSITION, PositionText)
    lines += ["\n### Actions\n", "| text | is |", "|---|---|", *_actions(entry, game)]
    lines += ["\n### Events\n", "| event | means | for example |", "|---|---|---|", *_events(entry)]
    return "\n".join(lines) + "\n"


def _actions(entry: GameEntry, game: Any) -> Iterator[str]:
    """Yield a row a kind of action: the texts that it may have, and what its class says of it."""
    for kind, texts in _texts_of_actions(entry, game).items():
        examples = ", ".join(f"`{_cell(text)}`" for text in texts)
        yield f"| {examples} | {_cell(_said(kind))} |"


def _texts_of_actions(entry: GameEntry, game: Any) -> dict[type, list[str]]:
    notation = import_module(f"{entry.package}.notation")
    found: dict[type, list[str]] = {}
    if hasattr(notation, "ACTIONS"):
        for text in notation.ACTIONS.examples:
            found.setdefault(type(game.rules.parse_action(text)), []).append(text)
        return found
    for text in sorted(_played(entry)):
        texts = found.setdefault(type(game.rules.parse_action(text)), [])
        if text.split()[0] not in map(_first, texts):
            texts.append(text)
    return found


def _first(text: str) -> str:
    return text.split()[0]


def _played(entry: GameEntry) -> set[str]:
    """Return the texts of all actions of the golden playthroughs."""
    records = [playthrough.read(path, entry.open().rules) for path in playthrough.paths(entry.key)]
    entries = (one for record in records for one in record.entries if isinstance(one, LogEntry))
    return {one.text for one in entries if one.seat != NOBODY}


def _events(entry: GameEntry) -> Iterator[str]:
    """Yield a row a kind of event: its name, what its class says, and a line as it is told."""
    examples: dict[str, str] = {}
    for path in playthrough.paths(entry.key):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith(playthrough.EVENT):
                told = line.strip().partition(": ")[2] if line.strip()[0].isdigit() else line
                examples.setdefault(told.split()[0], told.strip())
    for kind in get_args(import_module(f"{entry.package}.events").Event):
        name = _name(kind)
        example = examples.get(name) or _form(name, kind)
        short = example if len(example) <= LONGEST else f"{example[:LONGEST].rpartition(' ')[0]} …"
        yield f"| `{name}` | {_cell(_said(kind))} | {f'`{_cell(short)}`' if short else ''} |"


def _form(name: str, kind: type) -> str:
    """Return an event's line with a gap for each value, where no playthrough has an example."""
    if name in NOT_TOLD:
        return ""
    fields = (field.name.replace("_", "-") for field in msgspec.structs.fields(kind))
    return " ".join((name, *(f"{field} …" for field in fields)))


def _name(kind: type) -> str:
    """Return what an event is called in texts: ``picked-up`` for ``PickedUp``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


def _said(kind: type) -> str:
    """Return the first sentence of a class's docstring."""
    return (inspect.getdoc(kind) or "").partition("\n\n")[0].replace("\n", " ").replace("``", "`")


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


if __name__ == "__main__":
    main()
