"""Who sat where in a match that is played again, as far as its record tells."""

from game.core.record import Playback
from game.input.seating import Player, Seating


def seating_of(playback: Playback, names: tuple[str, ...]) -> Seating:
    """Return who played; nobody has keys."""
    players = []
    for name, player in zip(names, playback.record.players, strict=False):
        kind, _, level = player.kind.partition(":")
        players.append(Player("human" if kind == "human" else "bot", name, level or "normal"))
    while len(players) < playback.match.config.seats:
        players.append(Player("human", ""))
    return Seating(tuple(players))
