"""Who sits where: people and bots, with their keys or pads, and what they are about to play."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from game.core.rules import GameInfo, MatchConfig, Seat
from game.input.zones import KeyZone, clash

Kind = Literal["human", "bot"]
Aid = Literal["off", "late", "always"]
"""When a person is shown what could be done: never, after a while without a move, or always."""
AIDS: tuple[Aid, ...] = ("off", "late", "always")


class Player(msgspec.Struct, frozen=True):
    """Somebody at the table; ``options`` are the player's own, such as ``turning`` (FF-20).

    A person plays with a key zone or a pad (its key in ``Pads``); a bot has a level instead.
    ``chair`` is where somebody sat in the lobby, and gives face, colour and shape; without one
    the seat does. ``aid`` is what a person is shown: no rule, so it stands in no record.
    """

    kind: Kind
    name: str
    level: str = "normal"
    zone: KeyZone | None = None
    pad: str | None = None
    options: dict[str, str] = {}
    chair: int | None = None
    aid: Aid = "off"

    @property
    def human(self) -> bool:
        """Say whether this is a person."""
        return self.kind == "human"


class Seating(msgspec.Struct, frozen=True):
    """The players in seat order; only these have live keys."""

    players: tuple[Player, ...]

    def __post_init__(self) -> None:
        """Refuse a key or a pad that two players have: ``ValueError`` names the seats."""
        owners = [seat for seat, player in enumerate(self.players) if player.zone]
        found = clash(player.zone for player in self.players if player.zone)
        if found:
            first, second, place = owners[found[0]], owners[found[1]], found[2]
            raise ValueError(f"seats {first} and {second} have the same key, scancode {place}")
        pads = [player.pad for player in self.players if player.pad]
        if len(set(pads)) != len(pads):
            raise ValueError("two seats have the same pad")
        if len({self.chair(seat) for seat in range(len(self))}) != len(self):
            raise ValueError("two seats have the same chair")

    def __len__(self) -> int:
        return len(self.players)

    def __getitem__(self, seat: Seat) -> Player:
        return self.players[seat]

    @property
    def humans(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(seat for seat, player in enumerate(self.players) if player.human)

    @property
    def bots(self) -> tuple[Seat, ...]:
        """The seats of bots."""
        return tuple(seat for seat, player in enumerate(self.players) if not player.human)

    def seat_of_pad(self, pad: str) -> Seat | None:
        """Return the seat of the person who plays with a pad, or ``None``."""
        for seat, player in enumerate(self.players):
            if player.human and player.pad == pad:
                return seat
        return None

    def chair(self, seat: Seat) -> int:
        """Return the chair of whoever sits at a seat: the one source of how a player looks."""
        chair = self.players[seat].chair
        return seat if chair is None else chair


class MatchSetup(msgspec.Struct, frozen=True):
    """All that a match starts from; ``seed`` is ``None`` for one that nobody chose."""

    game: str
    seating: Seating
    options: dict[str, str] = {}
    seed: int | None = None

    def config(self, info: GameInfo, seed: int) -> MatchConfig:
        """Return the match's configuration; a player's own options go before the table's.

        ``seed`` is used unless the setup has one. ``ValueError`` names an option that is wrong.
        """
        chosen = seed if self.seed is None else self.seed
        return info.configure(len(self.seating), chosen, self._options(info))

    def _options(self, info: GameInfo) -> Mapping[str, str]:
        merged = dict(self.options)
        for option in info.options:
            own = [player.options.get(option.name) for player in self.seating.players]
            if option.per_seat and any(value is not None for value in own):
                table = self._spread(merged.get(option.name, option.default))
                values = (mine or common for mine, common in zip(own, table, strict=True))
                merged[option.name] = ",".join(values)
        return merged

    def _spread(self, text: str) -> tuple[str, ...]:
        parts = tuple(text.split(","))
        return parts * len(self.seating) if len(parts) == 1 else parts
