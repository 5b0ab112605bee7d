"""Who sat where in a match that is played again, as far as its record tells."""

from game.core.record import Playback
from game.input.seating import Kind, Player, Seating
from game.ui.services import Services


def seat_again(services: Services, playback: Playback, names: tuple[str, ...]) -> Seating:
    """Seat who played, on the chairs that they had; nobody has keys."""
    players = []
    for name, player in zip(names, playback.record.players, strict=False):
        kind, _, level = player.kind.partition(":")
        who: Kind = "human" if kind == "human" else "bot"
        players.append(Player(who, name, level or "normal", chair=player.chair))
    while len(players) < playback.match.config.seats:
        players.append(Player("human", ""))
    services.seating = Seating(tuple(players))
    return services.seating
