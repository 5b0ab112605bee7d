"""How a lobby is remembered: who sat where in a game, from one start of the program to the next.

Handicaps are not: they hold for an evening, and are asked for again.
"""

from collections.abc import Callable, Collection, Sequence

from msgspec.structs import replace

from game.core.game import AnyGame
from game.input.seating import Aid
from game.screens.nameless import Nameless
from game.screens.session import BOT_NAMES, Chair, Session
from game.storage import KeptChair
from game.ui.i18n import clean_name

HEAD_START = "start"
"""The option that is told the next evening, and has a row of its own on the card of a race."""
FIRST_LEVEL = "first"
"""Bots of this level are for a first match; a game without them has :data:`USUAL_LEVEL`."""
USUAL_LEVEL = "normal"


def usual_level(game: AnyGame, last: str = "") -> str:
    """Return the level of a new bot: that of the last one if there is such a level, or the first's.

    The last one may come from settings that somebody edited.
    """
    if game.has_level(last):
        return last
    levels = game.levels
    return next((level for level in (FIRST_LEVEL, USUAL_LEVEL) if level in levels), levels[0])


def keep(chairs: Sequence[Chair], names: Nameless) -> tuple[KeptChair, ...]:
    """Return chairs as settings keep them; who is only a number has no name there."""
    return tuple(
        KeptChair(
            chair.kind,
            names.kept(chair.name) if chair.kind == "human" else chair.name,
            chair.level if chair.kind == "bot" else "",
            chair.pad,
            chair.aid,
            dict(chair.handicap).get(HEAD_START, chair.last_start),
        )
        for chair in chairs
    )


def seat_again(
    session: Session,
    kept: Sequence[KeptChair],
    game: AnyGame,
    names: Nameless,
) -> list[Chair]:
    """Return the chairs of a lobby with all who sat there, as far as they can sit there now.

    A level that the game has not is the usual one. Nobody is ready in a race.
    """
    chairs = [Chair()] * session.places
    pads: set[str] = set()
    for number, one in enumerate(kept[: session.places]):
        name = clean_name(one.name)
        if one.kind == "bot":
            level = usual_level(game, one.level)
            chairs[number] = Chair("bot", name or BOT_NAMES[number], level, ready=True)
        elif one.kind == "human" and _can_play(session, number, one, pads):
            pads |= {one.pad} if one.pad else set()
            name = names.kept(name) or names.of_chair(number)
            chairs[number] = Chair(
                "human",
                name,
                ready=session.free,
                pad=one.pad,
                aid=one.aid,
                last_start=one.start,
            )
    return chairs


def moved_over(
    chairs: Sequence[Chair], last: Sequence[Chair], level: str, aid_of: Callable[[str], Aid]
) -> list[Chair]:
    """Return chairs that come from a game of another kind: from turns to a race, or back.

    The word for a level means something else here, so all bots have the given one. People are
    shown what they were when they sat here ``last``, or what is usual: there nothing was chosen.
    """
    known = {chair.name: chair.aid for chair in last if chair.kind == "human"}
    found = []
    for chair in chairs:
        if chair.kind == "bot":
            chair = replace(chair, level=level)
        elif chair.kind == "human":
            chair = replace(chair, aid=known.get(chair.name) or aid_of(chair.name))
        found.append(chair)
    return found


def _can_play(session: Session, number: int, one: KeptChair, pads: Collection[str]) -> bool:
    """Say whether somebody would have keys on a chair, or a pad that nobody else has."""
    if one.pad is not None:
        return one.pad not in pads
    return session.free or session.zone(number) is not None


def people(chairs: Sequence[Chair]) -> list[str]:
    """Return the names of the people on chairs."""
    return sorted(chair.name for chair in chairs if chair.kind == "human")
