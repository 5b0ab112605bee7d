"""Texts in the players' language: Fluent files of ``assets/locale/<lang>``, English behind them.

A text that a language lacks comes from English, and one that English lacks shows as its id, so
that nothing is ever blank. A damaged file costs the texts in its damaged lines, no more.
"""

import contextlib
import re
import unicodedata
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from game import resources
from game.files import REASON, FileError, Problem, read_text, shown

FALLBACK = "en"
PSEUDO = "xx"
"""English in accents and 40 % longer, for tests of layouts; never offered to players."""

CACHED = 4096
_FOLDER = re.compile(r"[a-z]{2,3}(-[A-Z]{2})?\Z")
_OWN_NAME = re.compile(r"^language-name *= *(.+?) *$", re.M)
_USUAL_NAME = re.compile(r"^player-default *= *(.*?) *\{ *\$n *\} *$", re.M)
"""What a person without a name is called ends in a number, in every language."""
_ID = re.compile(r"^([a-zA-Z][\w-]*) *=", re.M)
_ACCENTS = str.maketrans("aceinouyACEINOUY", "àçéîñôûÿÀÇÉÎÑÔÛŸ")
_DRAWABLE = str.maketrans({"\u202f": "\u00a0", "\u2009": "\u00a0"})
"""Spaces that the fonts lack become the no-break space that they have."""

MOST_NAMELESS = 99
NAME_LENGTH = 14
CUT = "…"
"""The end of a name that was too long."""
NAME_LETTERS = frozenset(
    "".join(map(chr, (*range(0x20, 0x7F), *range(0xC0, 0x100)))) + "ŒœŸ«»„“”‘’…–—€"
)
"""What is in all of our fonts, and usual in names."""
MOST_MARKS = 2

_NAME_CHANGES = str.maketrans({"\t": " ", "\u00a0": " ", "\u202f": " ", "ẞ": "SS"})

Arg = str | int | float


class Texts:
    """Looks texts up by id: ``texts("seconds", n=0.8)`` is ``0,8 s`` in French."""

    def __init__(self, lang: str = FALLBACK, folder: Path | None = None) -> None:
        self._folders = (folder,) if folder else resources.asset_folders("locale")
        self._bundles: dict[str, FluentBundle] = {}
        self._cache: dict[Any, str] = {}
        self._named: dict[str, frozenset[str]] = {}
        self._languages = {
            code: _first(_OWN_NAME, self._folders[0] / code) or code
            for code in _codes(self._folders[0])
        }
        self._usual = {_first(_USUAL_NAME, self._folders[0] / code) for code in self._languages}
        self.problems: list[Problem] = []
        self.missing: set[str] = set()
        self.lang = FALLBACK
        self.use(lang)

    def use(self, lang: str) -> None:
        """Switch to a language; one that there is none of, to English."""
        known = lang == PSEUDO or lang in self._languages
        self.lang = lang if known else FALLBACK
        self._cache.clear()

    def languages(self) -> dict[str, str]:
        """Return the languages that there are: code, and name in that language."""
        return dict(self._languages)

    def __call__(self, text_id: str, /, **args: Arg) -> str:
        """Return a text with its arguments filled in; the id itself where there is none."""
        key = (text_id, *args.items()) if args else text_id
        try:
            return self._cache[key]
        except KeyError:
            pass
        # A name that was cut, at the end of a sentence, needs no second dot.
        text = self._formatted(text_id, args).replace(f"{CUT}.", CUT)
        if len(self._cache) >= CACHED:
            self._cache.clear()
        self._cache[key] = text
        return text

    def told(self, problem: Problem) -> str:
        """Return what a problem says, with its reason in words if that is a text, too."""
        args = dict(problem.args)
        why = args.get("why")
        if isinstance(why, str) and why.startswith(REASON):
            args["why"] = self(why)
        return self(problem.text_id, **args)

    def has(self, text_id: str) -> bool:
        """Say whether this language or English has a text of its own for the id."""
        return any(self._told(lang, text_id) for lang in self._order())

    def _told(self, lang: str, text_id: str) -> bool:
        """Say whether a language has a text; English, which takes long, is not read just for that.

        A table that asks for a text that nobody has would stand still for that long.
        """
        if lang not in self._bundles and lang != self.lang and text_id not in self._ids(lang):
            return False
        return self._bundle(lang).has_message(text_id)

    def _ids(self, lang: str) -> frozenset[str]:
        """Return the ids of a language's texts, as they stand at the beginnings of lines."""
        if lang not in self._named:
            found: set[str] = set()
            for path in self._files(lang):
                with contextlib.suppress(FileError):
                    found.update(_ID.findall(read_text(path)))
            self._named[lang] = frozenset(found)
        return self._named[lang]

    def usual_number(self, name: str) -> int:
        """Return the number of a person who has no name, told in any language; 0 for a name."""
        word, _, number = name.rpartition(" ")
        known = word in self._usual and bool(word) and number.isascii() and number.isdecimal()
        return int(number) if known and len(number) < len(str(MOST_NAMELESS)) + 1 else 0

    def _order(self) -> tuple[str, ...]:
        return (self.lang,) if self.lang == FALLBACK else (self.lang, FALLBACK)

    def _formatted(self, text_id: str, args: Mapping[str, Arg]) -> str:
        for lang in self._order():
            if not self._told(lang, text_id):
                continue
            bundle = self._bundle(lang)
            pattern = bundle.get_message(text_id).value
            if pattern is None:
                continue
            try:
                text, errors = bundle.format_pattern(pattern, dict(args))
            except (ArithmeticError, TypeError, RecursionError):  # huge figures, texts in a ring
                continue
            if not errors or lang == FALLBACK:
                return str(text).translate(_DRAWABLE)
        self.missing.add(text_id)
        return text_id

    def _bundle(self, lang: str) -> FluentBundle:
        if lang not in self._bundles:
            self._bundles[lang] = self._load(lang)
        return self._bundles[lang]

    def _load(self, lang: str) -> FluentBundle:
        source = FALLBACK if lang == PSEUDO else lang
        bundle = FluentBundle([source, FALLBACK], use_isolating=False)
        for path in self._files(source):
            catalogue = read_catalogue(path)
            self.problems.extend(_problem(error) for error in catalogue.errors)
            plain = catalogue.resource
            bundle.add_resource(_accented(plain) if lang == PSEUDO else plain)
        self.problems.extend(map(_gone, self._without_texts(source)))
        return bundle

    def _files(self, lang: str) -> list[Path]:
        return [path for folder in self._folders for path in catalogue_files(folder / lang)]

    def _without_texts(self, lang: str) -> Iterator[Path]:
        """Yield the files that a language lacks and another has, or has without a single letter."""
        files = (path for code in self._languages for path in self._files(code))
        for folder, name in sorted({(path.parent.parent, path.name) for path in files}):
            path = folder / lang / name
            if not path.is_file() or not path.stat().st_size:
                yield path


def clean_name(typed: str) -> str:
    """Return a player's name in any script, at most ``NAME_LENGTH`` long: a longer one is cut."""
    name = " ".join(drawable(typed).split())
    return name if len(name) <= NAME_LENGTH else f"{name[: NAME_LENGTH - 1].rstrip()}{CUT}"


def drawable(typed: str) -> str:
    """Return what of a text can be seen, and no more than two marks on a letter.

    What our fonts lack is drawn by others (``game/ui/fallback.py``).
    """
    composed = unicodedata.normalize("NFC", typed.translate(_NAME_CHANGES))
    seen = ""
    for letter in composed:
        kind = unicodedata.category(letter)
        marks = sum(unicodedata.category(one)[0] == "M" for one in seen[-MOST_MARKS:])
        hidden = kind[0] == "C" or kind in ("Zl", "Zp")
        if not hidden and (kind[0] != "M" or (seen and marks < MOST_MARKS)):
            seen += letter
    return seen


class Catalogue:
    """One Fluent file: its texts, and what is wrong in it (named by file and line)."""

    def __init__(self, resource: ast.Resource, errors: tuple[FileError, ...]) -> None:
        self.resource = resource
        self.errors = errors

    def variables(self) -> dict[str, frozenset[str]]:
        """Return each text's id and the names of its variables."""
        return {
            entry.id.name: frozenset(_variables(entry))
            for entry in self.resource.body
            if isinstance(entry, ast.Message)
        }


def read_catalogue(path: Path) -> Catalogue:
    """Read a Fluent file as far as it is sound; never raises for what is in the file."""
    try:
        text = read_text(path)
    except FileError as error:
        return Catalogue(ast.Resource([]), (error,))
    # Places of all parts take as much memory as the parts; only where something is wrong they help.
    resource = FluentParser(with_spans=False).parse(text)
    if any(True for _ in _junk(path, text, resource)):
        return Catalogue(resource, tuple(_junk(path, text, FluentParser().parse(text))))
    return Catalogue(resource, ())


def catalogue_files(folder: Path) -> tuple[Path, ...]:
    """Return the Fluent files of a language's folder in stable order; empty without a folder."""
    return tuple(sorted(folder.glob("*.ftl")))


def check_catalogues(folder: Path | None = None) -> tuple[str, ...]:
    """Return what is wrong in all languages: damage, doubles, and texts that differ from English.

    Each line names the file, and the line where there is one.
    """
    places = (folder,) if folder else resources.asset_folders("locale")
    return tuple(line for place in places for line in _wrong_in(place))


def _wrong_in(place: Path) -> list[str]:
    wanted, lines = _gathered(place / FALLBACK)
    for code in _codes(place):
        if code == FALLBACK:
            continue
        have, more = _gathered(place / code)
        lines += more
        where = shown(place / code)
        lines += [f"{where}: {name}: is missing" for name in sorted(wanted.keys() - have.keys())]
        lines += [f"{where}: {name}: is not in English" for name in sorted(have.keys() - wanted)]
        lines += [
            f"{where}: {name}: its variables are not those of English"
            for name in sorted(have.keys() & wanted.keys())
            if have[name] != wanted[name]
        ]
    return lines


def _gathered(folder: Path) -> tuple[dict[str, frozenset[str]], list[str]]:
    found: dict[str, frozenset[str]] = {}
    lines: list[str] = []
    for path in catalogue_files(folder):
        catalogue = read_catalogue(path)
        lines += [str(error) for error in catalogue.errors]
        for name, variables in catalogue.variables().items():
            if name in found:
                lines.append(f"{shown(path)}: {name}: is in another file too")
            found[name] = variables
    return found, lines


def _codes(folder: Path) -> list[str]:
    if not folder.is_dir():
        return [FALLBACK]
    found = {path.name for path in folder.iterdir() if _FOLDER.match(path.name) and path.is_dir()}
    return sorted(found - {PSEUDO} | {FALLBACK})


def _first(wanted: re.Pattern[str], folder: Path) -> str:
    """Return the first that is found in a language's common texts, which are not parsed for it."""
    try:
        found = wanted.search(read_text(folder / "common.ftl"))
    except FileError:
        return ""
    return found[1] if found else ""


def _junk(path: Path, text: str, resource: ast.Resource) -> Iterator[FileError]:
    seen: set[str] = set()
    for entry in resource.body:
        line = text.count("\n", 0, entry.span.start) + 1 if entry.span else 0
        if isinstance(entry, ast.Junk):
            note = entry.annotations[0] if entry.annotations else None
            if note and note.span:
                line = text.count("\n", 0, note.span.start) + 1
            yield FileError(path, note.message if note and note.message else "not Fluent", line)
        elif isinstance(entry, ast.Message | ast.Term):
            name = entry.id.name
            if name in seen:
                yield FileError(path, f"{name}: is given twice", line)
            seen.add(name)


def _problem(error: FileError) -> Problem:
    file = shown(error.path)
    args: dict[str, str | int] = {"file": file, "line": error.line, "why": error.why}
    return Problem(file, "problem-texts", args)


def _gone(path: Path) -> Problem:
    file = shown(path)
    return Problem(file, "problem-texts-gone", {"file": file})


def _variables(entry: ast.Message) -> Iterator[str]:
    found = _Variables()
    found.visit(entry)
    return iter(found.names)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def _accented(resource: ast.Resource) -> ast.Resource:
    accented: ast.Resource = resource.clone()
    _Accents().visit(accented)
    return accented


class _Accents(Visitor):
    """Lengthens each piece of text by some 40 % and puts accents on its letters."""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        letters = sum(letter.isalpha() for letter in node.value)
        node.value = node.value.translate(_ACCENTS) + "~" * round(letters * 0.4)
