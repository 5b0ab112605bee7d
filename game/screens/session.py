"""Who sits where, what was chosen, and who has won how often: kept from match to match."""

from collections.abc import Callable, Mapping, Sequence
from typing import Literal

import msgspec

from game.core.rules import GameInfo, MatchConfig, Option
from game.input.seating import Aid, MatchSetup, Player, Seating
from game.input.zones import KeyZone, ZonePreset
from game.storage import MOST_CHAIRS
from game.ui.fonts import seen_as
from game.ui.report import MatchReport

CHAIRS = 4
"""Places of a race: as many as there are key zones."""
BOT_NAMES = ("Main", "Zeil", "Römer", "Oper", "Dom", "Messe", "Taunus", "Ostend")

MOST_REPORTS = 4
"""So many of the last matches are known to the results."""

Kind = Literal["empty", "human", "bot"]


class Chair(msgspec.Struct, frozen=True):
    """One place in the lobby. A human has a zone by the chair's number, a pad, or shared keys.

    ``waits``: took the ready back; only then does the key that did so make the player get up.
    ``aid`` is what a person is shown (:class:`Player`).
    """

    kind: Kind = "empty"
    name: str = ""
    level: str = "normal"
    ready: bool = False
    waits: bool = False
    pad: str | None = None
    handicap: tuple[tuple[str, str], ...] = ()
    aid: Aid = "off"
    last_start: str = ""
    """The head start of another evening: only told."""

    @property
    def taken(self) -> bool:
        """Whether somebody sits here."""
        return self.kind != "empty"


class Standing(msgspec.Struct, frozen=True):
    """A name's matches in this session, and where they sat last: that gives the face."""

    name: str
    played: int = 0
    won: int = 0
    chair: int = 0
    human: bool = True


class Session:
    """The lobby's state. It outlives matches; only the seed differs in a rematch.

    In games of turns seating is ``free``: nobody needs keys of their own, and who sits is ready.
    """

    def __init__(
        self, presets: Sequence[ZonePreset], names: Sequence[str] = (), game: str = ""
    ) -> None:
        self.game = game
        self.presets = tuple(presets)
        self.preset = self.presets[0]
        self.free = False
        self.chairs: list[Chair] = [Chair() for _ in range(CHAIRS)]
        self.options: dict[str, str] = {}
        self.names = [*names, *("",) * MOST_CHAIRS][:MOST_CHAIRS]
        self.standings: dict[str, Standing] = {}
        self.matches = 0
        self.reports: list[MatchReport] = []
        self.aid_of: Callable[[str], Aid] = lambda _: "off"
        """What a person is shown who sits down, until they choose otherwise."""
        self.numbers: dict[tuple[str, str], float] = {}
        """By game and name: tempo or strength in the last match of this evening."""
        self._before_practice: tuple[list[Chair], dict[str, str]] | None = None

    @property
    def last(self) -> MatchReport | None:
        """The last match of this evening."""
        return self.reports[-1] if self.reports else None

    @property
    def places(self) -> int:
        """How many chairs stand at the table."""
        return len(self.chairs)

    @property
    def taken(self) -> tuple[int, ...]:
        """The chairs on which somebody sits."""
        return tuple(i for i, chair in enumerate(self.chairs) if chair.taken)

    @property
    def humans(self) -> tuple[int, ...]:
        """The chairs of people."""
        return tuple(i for i, chair in enumerate(self.chairs) if chair.kind == "human")

    def zone(self, chair: int) -> KeyZone | None:
        """Return the key zone before a chair, if the preset has one."""
        return self.preset.zones[chair] if chair < len(self.preset.zones) else None

    def chair_of_key(self, place: int) -> int | None:
        """Return the chair whose zone holds a key place."""
        for chair, zone in enumerate(self.preset.zones[:CHAIRS]):
            if place in zone.upper or place in zone.lower:
                return chair
        return None

    def chair_of_pad(self, pad: str) -> int | None:
        """Return the chair where a pad's player sits."""
        for number, chair in enumerate(self.chairs):
            if chair.pad == pad:
                return number
        return None

    def back_key(self, chair: int) -> int | None:
        """Return the key place that takes a person one step back now, if one does.

        Who has just sat down has none: whatever own key comes next says "ready".
        """
        here, zone = self.chairs[chair], self.zone(chair)
        steps_back = here.ready or here.waits
        return zone.lower[0] if zone and self.at_keys(chair) and steps_back else None

    def fits(self, preset: ZonePreset) -> bool:
        """Return whether everybody who plays with keys would find some in a preset."""
        at_keys = sum(chair.kind == "human" and chair.pad is None for chair in self.chairs)
        return self.free or at_keys <= len(preset.zones)

    def at_keys(self, chair: int) -> bool:
        """Return whether a person plays with the zone before a chair."""
        here = self.chairs[chair]
        return here.kind == "human" and here.pad is None

    def suit(self, info: GameInfo) -> None:
        """Set up as many chairs as a game has seats; who can't play it gets up."""
        free = not info.real_time
        places = info.max_seats if free else CHAIRS
        if (places, free) == (self.places, self.free):
            return
        self.free = free
        self.chairs = [*self.chairs, *(Chair(),) * places][:places]
        self.choose_preset(self.preset)

    def choose_preset(self, preset: ZonePreset) -> None:
        """Use other zones: in a race, people move to a chair with keys; if none is left, they go.

        All have to be ready anew, but where seating is free.
        """
        self.preset = preset
        for number, chair in enumerate(self.chairs):
            if chair.kind == "human":
                kept = msgspec.structs.replace(chair, ready=self.free, waits=False)
                self.chairs[number] = kept
        if not self.free:
            for number in range(len(preset.zones), len(self.chairs)):
                self._find_keys(number)

    def _find_keys(self, number: int) -> None:
        """Move a person to keys that nobody plays with: a free chair's, a bot's, or a pad's."""
        if not self.at_keys(number):
            return
        zones = range(min(len(self.preset.zones), len(self.chairs)))
        better = ("empty", "bot", "human")
        others = (place for place in zones if not self.at_keys(place))
        to = min(others, key=lambda place: better.index(self.chairs[place].kind), default=None)
        here, self.chairs[number] = self.chairs[number], Chair()
        if to is not None:
            self.chairs[number], self.chairs[to] = self.chairs[to], here

    def replace_zones(self, preset: ZonePreset) -> None:
        """Take the same preset with rebound keys."""
        self.presets = tuple(preset if p.key == preset.key else p for p in self.presets)
        if self.preset.key == preset.key:
            self.preset = preset

    def sit(self, chair: int, name: str, pad: str | None = None) -> bool:
        """Seat a person; a bot there moves on or goes. ``False``: a person is there."""
        here = self.chairs[chair]
        if here.kind == "human":
            return False
        known = self.names[chair] or name
        aid = self.aid_of(known)
        self.chairs[chair] = Chair("human", known, ready=self.free, pad=pad, aid=aid)
        if here.kind == "bot":
            free = self.free_chair()
            if free is not None:
                self.chairs[free] = here
        return True

    @property
    def practising(self) -> bool:
        """Whether the chairs are those of practice, which is over when a lobby is opened."""
        return self._before_practice is not None

    def begin_practice(self) -> None:
        """Put the lobby aside, with its options."""
        if self._before_practice is None:
            self._before_practice = list(self.chairs), dict(self.options)

    def end_practice(self) -> None:
        """Come back to the lobby as it was before the practice."""
        if self._before_practice is not None:
            self.chairs, self.options = self._before_practice
            self._before_practice = None

    def clear(self) -> None:
        """Let everybody get up."""
        self.chairs = [Chair()] * self.places

    def keep_one(self, name: str) -> None:
        """Let everybody get up but the first person; without one, somebody sits down."""
        keep = self.humans[0] if self.humans else 0
        for number in range(self.places):
            if number != keep or self.chairs[number].kind != "human":
                self.chairs[number] = Chair()
        self.sit(keep, name)

    def sit_with_pad(self, pad: str, name: Callable[[int], str]) -> int | None:
        """Seat a pad's player on the best chair: free without a zone, free, or a bot's.

        ``name`` gives the usual name of a chair's player. ``None`` if people sit everywhere.
        """
        order = sorted(
            (i for i, chair in enumerate(self.chairs) if chair.kind != "human"),
            key=lambda i: (self.chairs[i].kind == "bot", self.zone(i) is not None, i),
        )
        if not order:
            return None
        self.sit(order[0], name(order[0]), pad)
        return order[0]

    def free_chair(self) -> int | None:
        """Return the leftmost chair on which nobody sits."""
        for number, chair in enumerate(self.chairs):
            if not chair.taken:
                return number
        return None

    def lose_pad(self, pad: str) -> str | None:
        """Free the chair of a pad that was unplugged; return the player's name, if one had it."""
        number = self.chair_of_pad(pad)
        if number is None:
            return None
        name = self.told_name(number)
        self.chairs[number] = Chair()
        return name

    def set_ready(self, chair: int, ready: bool = True) -> None:
        """Say that a person is ready, or not yet."""
        if self.chairs[chair].kind == "human":
            here = self.chairs[chair]
            self.chairs[chair] = msgspec.structs.replace(here, ready=ready, waits=not ready)

    def leave(self, chair: int) -> None:
        """Step back: who was ready sits, who sat gets up; a bot goes."""
        here = self.chairs[chair]
        if here.kind == "human" and here.ready and not self.free:
            self.set_ready(chair, False)
        else:
            self.chairs[chair] = Chair()

    def add_bot(self, chair: int, level: str = "normal") -> None:
        """Put a bot on a free chair, under a name that nobody has."""
        if self.chairs[chair].taken:
            return
        used = {c.name for c in self.chairs}
        name = next(n for n in (BOT_NAMES[chair], *BOT_NAMES) if n not in used)
        self.chairs[chair] = Chair("bot", name, level, ready=True)

    def set_aid(self, chair: int, aid: Aid) -> None:
        """Choose what a person is shown."""
        self.chairs[chair] = msgspec.structs.replace(self.chairs[chair], aid=aid)

    def set_level(self, chair: int, level: str) -> None:
        """Change a bot's level."""
        self.chairs[chair] = msgspec.structs.replace(self.chairs[chair], level=level)

    def rename(self, chair: int, name: str) -> None:
        """Change a name; a person's is remembered for the chair."""
        self.chairs[chair] = msgspec.structs.replace(self.chairs[chair], name=name)
        if self.chairs[chair].kind == "human":
            self.names[chair] = name

    def handicap(self, chair: int, option: Option) -> str:
        """Return a chair's value of an option that may differ by seat."""
        own = dict(self.chairs[chair].handicap)
        return own.get(option.name, self.value(option))

    def set_handicap(self, chair: int, option: Option, value: str) -> None:
        """Give a chair a value of its own; the table's value takes it away again."""
        own = {**dict(self.chairs[chair].handicap), option.name: value}
        if value == self.value(option):
            del own[option.name]
        self.chairs[chair] = msgspec.structs.replace(
            self.chairs[chair], handicap=tuple(sorted(own.items()))
        )

    def value(self, option: Option) -> str:
        """Return the table's value of an option; what is for fewer than sit here rests."""
        value = self.options.get(option.name, option.default)
        good = is_good(option, value)
        return option.settled(value, len(self.taken)) if good else option.default

    def set_value(self, option: Option, value: str) -> None:
        """Choose the table's value of an option."""
        self.options[option.name] = value

    def adopt(self, info: GameInfo, config: MatchConfig) -> None:
        """Choose the options of a match, also those that a chair has for itself."""
        for option in info.options:
            self.set_value(option, config.value(option.name))
            if option.per_seat:
                for seat, chair in enumerate(self.taken):
                    self.set_handicap(chair, option, config.value(option.name, seat))

    def enough(self, info: GameInfo) -> bool:
        """Return whether as many sit as a match needs."""
        return info.min_seats <= len(self.taken) <= info.max_seats

    @property
    def unready(self) -> tuple[int, ...]:
        """The chairs of people whom the others wait for; one person alone waits for nobody."""
        people = self.humans
        return tuple(i for i in people if not self.chairs[i].ready) if len(people) > 1 else ()

    def can_start(self, info: GameInfo) -> bool:
        """Return whether enough sit, and nobody waits for anybody else."""
        return self.enough(info) and not self.unready

    def setup(self, info: GameInfo, seed: int | None = None) -> MatchSetup:
        """Return the match to play: the taken chairs from left to right."""
        options = {option.name: self._option_text(option) for option in info.options}
        players = told_apart(tuple(self._player(i, info) for i in self.taken))
        return MatchSetup(info.key, Seating(players), options, seed)

    def note(self, report: MatchReport, seating: Seating | None = None) -> None:
        """Add a finished match to the score table, with where its players sat."""
        self.reports = [*self.reports, report][-MOST_REPORTS:]
        told = zip(report.names, report.numbers, strict=False)
        self.numbers |= {(report.game, name): one for name, one in told if one is not None}
        self.matches += 1
        for seat, name in enumerate(report.names):
            old = self.standings.get(name, Standing(name))
            won = old.won + (seat in report.outcome.winners)
            chair, human = seat, True
            if seating is not None and seat < len(seating):
                chair, human = seating.chair(seat), seating[seat].human
            self.standings[name] = Standing(name, old.played + 1, won, chair, human)

    def retell(self, told: Callable[[str], str]) -> None:
        """Tell all names anew: those that are only a number, in another language."""
        self.chairs = retold(self.chairs, told)
        if self._before_practice is not None:
            chairs, options = self._before_practice
            self._before_practice = retold(chairs, told), options
        self.numbers = {(game, told(name)): one for (game, name), one in self.numbers.items()}
        standings = (msgspec.structs.replace(s, name=told(s.name)) for s in self.standings.values())
        self.standings = {one.name: one for one in standings}
        self.reports = [
            msgspec.structs.replace(one, names=tuple(map(told, one.names))) for one in self.reports
        ]

    def score_table(self) -> tuple[Standing, ...]:
        """Return the standings: most won first, then fewest played, then by name."""
        return tuple(
            sorted(self.standings.values(), key=lambda s: (-s.won, s.played, s.name.casefold()))
        )

    def told_name(self, chair: int) -> str:
        """Return what somebody is called among those who sit here: Anna, Anna 2."""
        here = [Player("human", self.chairs[number].name) for number in self.taken]
        return told_apart(tuple(here))[self.taken.index(chair)].name

    def even_out(self, option: Option) -> None:
        """Take from all chairs a value of their own that gives more than the table's does now.

        Choices go from most to least: nobody begins a short race with more cards than the others.
        """
        order, most = option.choices, self.value(option)
        for chair in self.taken if option.per_seat else ():
            if order.index(self.handicap(chair, option)) < order.index(most):
                self.set_handicap(chair, option, most)

    def _option_text(self, option: Option) -> str:
        if not option.per_seat:
            return self.value(option)
        values = [self.handicap(i, option) for i in self.taken]
        return values[0] if len(set(values)) == 1 else ",".join(values)

    def _player(self, number: int, info: GameInfo) -> Player:
        chair = self.chairs[number]
        own = {o.name: self.handicap(number, o) for o in info.options if o.per_seat}
        zone = self.zone(number) if chair.kind == "human" and chair.pad is None else None
        return Player(
            kind="bot" if chair.kind == "bot" else "human",
            name=chair.name,
            level=chair.level,
            zone=zone,
            pad=chair.pad,
            options=own,
            chair=number,
            aid=chair.aid if chair.kind == "human" else "off",
        )


def remembered(options: Mapping[str, Mapping[str, str]], game: str) -> dict[str, str]:
    """Return the options that the players chose last time for a game."""
    return dict(options.get(game, {}))


def retold(chairs: Sequence[Chair], told: Callable[[str], str]) -> list[Chair]:
    """Return chairs with all names told anew."""
    return [msgspec.structs.replace(chair, name=told(chair.name)) for chair in chairs]


def is_good(option: Option, value: str) -> bool:
    """Say whether an option may have a value, offered in a menu or not."""
    try:
        option.check(value)
    except ValueError:
        return False
    return True


def told_apart(players: tuple[Player, ...]) -> tuple[Player, ...]:
    """Return the players, names that look alike with a number behind them: Anna, Anna 2."""
    told: list[Player] = []
    names: set[str] = set()
    for player in players:
        name, number = player.name, 1
        while seen_as(name).casefold() in names:
            number += 1
            name = f"{player.name} {number}"
        names.add(seen_as(name).casefold())
        told.append(msgspec.structs.replace(player, name=name))
    return tuple(told)
