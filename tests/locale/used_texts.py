"""Finds in the source which text ids the game asks for, and with which arguments."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

PARAMETER = "text_id"
DIRECT = {"texts": 0}
"""``Texts`` itself is called by this name everywhere."""


class Use(NamedTuple):
    """A text id (or a pattern of one) in the source. ``args`` is None where it isn't known."""

    where: str
    pattern: str
    args: frozenset[str] | None

    def matches(self, text_id: str) -> bool:
        return _compiled(self.pattern).fullmatch(text_id) is not None


_compiled = cache(re.compile)  # there are more patterns than re keeps


def uses(folder: Path) -> list[Use]:
    trees = {path: _nodes(path) for path in sorted(folder.rglob("*.py"))}
    own = {path: dict(_takers(tree)) for path, tree in trees.items()}
    shared = {name: place for found in own.values() for name, place in found.items()}
    shared = DIRECT | {name: place for name, place in shared.items() if name[0] != "_"}
    attributes = {
        name for path, tree in trees.items() for name in _attributes(tree, shared | own[path])
    }
    found: list[Use] = []
    for path, tree in trees.items():
        takers = shared | own[path]
        for node in tree:
            where = f"{path.relative_to(folder.parent)}:{getattr(node, 'lineno', 0)}"
            found += _from_node(node, where, takers, attributes)
    return found


def _nodes(path: Path) -> list[ast.AST]:
    """Return the calls, functions and classes of a file."""
    kinds = ast.Call | ast.FunctionDef | ast.ClassDef
    return [
        node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, kinds)
    ]


def _takers(tree: list[ast.AST]) -> Iterator[tuple[str, int]]:
    """Yield the functions and classes with a parameter ``text_id`` and its place among them."""
    for node in tree:
        if isinstance(node, ast.FunctionDef):
            names = [arg.arg for arg in (*node.args.posonlyargs, *node.args.args)]
            names = names[1:] if names[:1] in (["self"], ["cls"]) else names
            if PARAMETER in names:
                yield node.name, names.index(PARAMETER)
        elif isinstance(node, ast.ClassDef):
            fields = [
                item.target.id
                for item in node.body
                if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)
            ]
            if PARAMETER in fields:
                yield node.name, fields.index(PARAMETER)


def _attributes(tree: list[ast.AST], takers: dict[str, int]) -> Iterator[str]:
    """Yield the attributes that are handed on as a text id, such as ``self.title``."""
    for node in tree:
        if isinstance(node, ast.Call):
            given = _given(node, takers)
            if (
                isinstance(given, ast.Attribute)
                and isinstance(given.value, ast.Name)
                and given.value.id == "self"
            ):
                yield given.attr


def _from_node(
    node: ast.AST, where: str, takers: dict[str, int], attributes: set[str]
) -> Iterator[Use]:
    if isinstance(node, ast.Call) and (given := _given(node, takers)) is not None:
        spread = any(keyword.arg is None for keyword in node.keywords)
        direct = _name(node.func) in ("texts", "say")
        names = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
        args = names if direct and not spread else None
        yield from (Use(where, pattern, args) for pattern in _patterns(given))
    elif isinstance(node, ast.FunctionDef) and node.name.endswith(PARAMETER):
        for part in ast.walk(node):
            if isinstance(part, ast.Return) and part.value is not None:
                yield from (Use(where, pattern, None) for pattern in _patterns(part.value))
    elif isinstance(node, ast.ClassDef):
        for item in node.body:
            if isinstance(item, ast.Assign) and any(
                isinstance(target, ast.Name) and target.id in attributes for target in item.targets
            ):
                yield from (Use(where, pattern, None) for pattern in _patterns(item.value))


def _given(call: ast.Call, takers: dict[str, int]) -> ast.expr | None:
    for keyword in call.keywords:
        if keyword.arg == PARAMETER:
            return keyword.value
    place = takers.get(_name(call.func))
    return call.args[place] if place is not None and place < len(call.args) else None


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _patterns(node: ast.expr) -> Iterator[str]:
    """Yield a regular expression for each text id that an expression can be."""
    match node:
        case ast.Constant(value=str(text)) if text:
            yield re.escape(text)
        case ast.IfExp(body=body, orelse=orelse):
            yield from _patterns(body)
            yield from _patterns(orelse)
        case ast.JoinedStr(values=values):
            parts = [
                re.escape(str(value.value)) if isinstance(value, ast.Constant) else "[a-z0-9-]+"
                for value in values
            ]
            yield "".join(parts)
