"""Where the data files are: beside the code in a wheel, at the top of a checkout.

Games from elsewhere bring their own: ``COUCH_FRANTIC_GAMES`` names their packages, with commas
between. Pictures, sounds and texts of such a game lie in the folder ``assets`` of its package.
"""

import os
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

GAMES_VARIABLE = "COUCH_FRANTIC_GAMES"

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


def further_games() -> tuple[str, ...]:
    """Return the packages of the games that come from elsewhere."""
    names = os.environ.get(GAMES_VARIABLE, "").split(",")
    return tuple(name.strip() for name in names if name.strip())


def asset_folders(kind: str) -> tuple[Path, ...]:
    """Return the folders with assets of a kind: ours, and those of games from elsewhere."""
    places = (place for package in further_games() for place in _folders_of(package))
    return (asset(kind), *(Path(place, "assets", kind) for place in places))


def _folders_of(package: str) -> Iterable[str]:
    try:
        spec = find_spec(package)
    except ImportError:  # a package around it is missing; that is told when the game is opened
        return ()
    return (spec and spec.submodule_search_locations) or ()
