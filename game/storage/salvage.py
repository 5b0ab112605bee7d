"""What can be read of data that another version has written, or somebody by hand."""

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Annotated, Any, get_args, get_origin

import msgspec

BROKEN = (msgspec.DecodeError, ValueError, TypeError, LookupError, ArithmeticError, RecursionError)
"""All that reading data can raise that somebody edited, cut short or overwrote."""


def salvaged(data: Any, kind: Any) -> Any:
    """Return plain data as a type, without what does not fit; ``BROKEN`` if that is all of it.

    A wrong field has its default, a wrong value of a mapping or a wrong word in a list is left out,
    and so is what a list has too many. A list of structs keeps everybody's place, or is wrong.
    """
    try:
        return msgspec.convert(data, kind)
    except BROKEN:
        bare, most = _bare(kind)
        inner = get_args(bare)
        if _is_struct(bare) and isinstance(data, Mapping):
            return _struct(data, bare)
        if get_origin(bare) is dict and isinstance(data, Mapping):
            return dict(_items(data, *inner))
        if get_origin(bare) is tuple and inner[-1] is Ellipsis and isinstance(data, list):
            return tuple(islice(_elements(data, inner[0]), most))
        raise


def _struct(data: Mapping[str, Any], kind: Any) -> Any:
    sound: dict[str, Any] = {}
    for field in msgspec.structs.fields(kind):
        if field.name in data or field.required:
            try:
                sound[field.name] = salvaged(data[field.name], field.type)
            except BROKEN:
                if field.required:
                    raise
    return kind(**sound)


def _items(data: Mapping[str, Any], of_key: Any, of_value: Any) -> Iterator[tuple[Any, Any]]:
    for key, value in data.items():
        with contextlib.suppress(*BROKEN):
            yield msgspec.convert(key, of_key), salvaged(value, of_value)


def _elements(data: Sequence[Any], kind: Any) -> Iterator[Any]:
    for one in data:
        try:
            yield salvaged(one, kind)
        except BROKEN:
            if _is_struct(_bare(kind)[0]):
                raise


def _bare(kind: Any) -> tuple[Any, int | None]:
    """Return a type without its notes, and how long it may be."""
    if get_origin(kind) is not Annotated:
        return kind, None
    bare, *notes = get_args(kind)
    most = (note.max_length for note in notes if isinstance(note, msgspec.Meta))
    return bare, next(filter(None, most), None)


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)
