"""Where the data files are: beside the code in a wheel, at the top of a checkout."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def root() -> Path:
    """Return the folder that holds ``assets`` and ``levels``."""
    packaged = _PACKAGE / "data"
    return packaged if packaged.is_dir() else _PACKAGE.parent


def asset(*parts: str) -> Path:
    """Return the path of a file under ``assets``; it may not exist."""
    return root().joinpath("assets", *parts)


def level(*parts: str) -> Path:
    """Return the path of a file under ``levels``; it may not exist."""
    return root().joinpath("levels", *parts)
