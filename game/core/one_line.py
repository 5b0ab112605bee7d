"""Foreign text on one line, as messages, notes and answers tell it."""

import unicodedata


def one_line(text: str) -> str:
    """Return a text on one line, as it is read: what breaks it, turns it or can't be seen is named.

    A file may have any name: with line breaks, marks that turn the direction of writing, or bytes
    that are no text at all.
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join(_named(letter) if _is_hidden(letter) else letter for letter in text)


LONGEST_TOLD = 1000
"""Letters of a message: whoever reads it has no use for megabytes of what somebody wrote."""


def bounded(text: str, most: int = LONGEST_TOLD) -> str:
    """Return a message with its middle left out if it is longer than ``most`` letters."""
    if len(text) <= most:
        return text
    head = most // 2
    return f"{text[:head]} … {text[head + 3 - most :]}"


def lines_of(text: str) -> list[str]:
    """Return the lines of a text as whoever wrote it counts them: only ``\\n`` ends one."""
    return text.removesuffix("\n").split("\n")


def _is_hidden(letter: str) -> bool:
    kind = unicodedata.category(letter)
    return kind[0] == "C" or kind in ("Zl", "Zp")


def _named(letter: str) -> str:
    return letter.encode("unicode_escape").decode("ascii")
