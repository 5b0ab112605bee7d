"""Plays random scripts on the rules and on the reference in lock step, and compares.

``python -m tests.frankfurt.compare 2000`` plays as many scripts and counts the events seen;
``python -m tests.frankfurt.compare 1 --first 1234`` shows one script again.
"""

import argparse
from collections import Counter
from collections.abc import Iterable
from typing import Any, get_args

from msgspec.structs import replace

from game.core.cards import conservation_error
from game.core.match import Match
from game.core.rng import Rng
from game.frankfurt.events import Event, Revealed
from game.frankfurt.rules import INFO, FrankfurtRules
from game.frankfurt.state import NOTHING, Key, Phase, PileStatus, Row, State, Step
from tests.steps import events_in

from .reference import Kind, Laid, Player, Reference
from .scenario import standard_deck

KEYS = tuple(Key(row, index) for row in Row for index in range(4))
BLOCKS = ("0", "0.1", "0.8", "3")
WAITS = (1, 1, 2, 3, 5, 6, 7, 8, 20, 21, 22, 47, 48, 49, 60, 108, 109, 150, 300, 301, 600, 601)
STEPS = 400
LONG, ENOUGH = 1000, 100
"""In a run of at least so many scripts each kind of event is seen so often."""
DEED_WEIGHTS = {
    "discard": 45,
    "act": 20,
    "call": 12,
    "rash": 12,
    "any": 15,
    "wait": 8,
    "pause": 1,
    "resume": 1,
}


class Disagreement(AssertionError):
    """The rules and the reference differ; the text tells where and what came before."""


class Script:
    """One random script on both."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed, "script")
        self.rules = FrankfurtRules(standard_deck())
        self.seen: Counter[str] = Counter()
        self.lines: list[str] = []
        self.match = self._match(seed)
        self.start = self.rules.describe(self.match.state)
        self.reference = mirror(self.match.state, self.rules)
        self.cards = sorted(self.rules.card_census(self.match.state))
        # How rash the players are, and how often they wait: scripts differ in it.
        self.eager = (1, 3, 10)[self.rng.below(3)]

    def play(self) -> Counter[str]:
        """Play to the end of the match or of patience; return how often each event was seen."""
        self._compare()
        for _ in range(STEPS):
            if self.match.state.phase is Phase.OVER:
                break
            self._step()
            self._read_back()
        return self.seen

    # What to start from

    def _match(self, seed: int) -> Match[State, Any, Event, Any]:
        seats = 2 + self.rng.below(3)
        blocks = ",".join(self.rng.choice(BLOCKS) for _ in range(seats))
        turning = ",".join(self.rng.choice(("manual", "automatic")) for _ in range(seats))
        mode = self.rng.choice(("referee", "table"))
        stress = self.rng.choice(("off", "on"))
        options = {"mode": mode, "stress": stress, "turning": turning, "block": blocks}
        config = INFO.configure(seats, seed, options)
        if self.rng.below(4) == 0:
            return Match(self.rules, config)
        words = " ".join(f"{name}={value}" for name, value in options.items())
        text = f"options {words}\n" + self._small_position(seats)
        state = self.rules.parse_position(text)
        # All but a few of the other cards are left out, so that the box can become empty.
        box = state.box[: self.rng.choice((0, 0, 1, 4))]
        return Match(self.rules, config, state=replace(state, box=box))

    def _small_position(self, seats: int) -> str:
        """Return an end game: few cards in columns, draw piles and box."""
        deck = [self.rules.deck.text(card) for card in self.rng.shuffled(range(132))]
        few = 1 + self.rng.below(4)

        def take(most: int, least: int = 0) -> list[str]:
            return [deck.pop() for _ in range(least + self.rng.below(most - least + 1))]

        lines = ["clock 600", "phase countdown resume 1 race"]
        lines += [f"pile {pile}: {' '.join(take(few, 1))}" for pile in range(1, seats + 1)]
        for seat in range(seats):
            columns = [" ".join(f"({card})" for card in take(few)) for _ in range(4)]
            whole = [f"{column} {' '.join(take(1))}".strip() for column in columns]
            if not any(whole):
                whole[0] = deck.pop()
            lines.append(f"seat {seat}: {' | '.join(column or '-' for column in whole)}")
            lines.append(f"draw {seat}: {' '.join(take((0, 0, 2, 8)[self.rng.below(4)])) or '-'}")
        return "\n".join(lines)

    # What to do

    def _step(self) -> None:
        weights = DEED_WEIGHTS | {"wait": DEED_WEIGHTS["wait"] * 3 // self.eager}
        deed = self._weighted(weights)
        seat = self.rng.below(len(self.match.state.seats))
        if deed == "pause" or (deed == "resume" and not self.match.state.paused):
            self._pause()
        elif deed == "resume" or (self.match.state.paused and self.rng.below(4) == 0):
            self._resume()
        elif deed == "wait" or self.match.state.phase.counting:
            self._wait(self.rng.choice(WAITS))
        elif deed == "discard":
            self._press_all(seat, self._fitting(seat))
        elif deed == "call":
            self._press_all(seat, self._callable(seat))
        elif deed == "rash":
            self._press_all(seat, self._rash(seat))
        elif deed == "act":
            legal = self.rules.legal_actions(self.match.state, seat)
            self._press_all(seat, [self.rng.choice(legal)] if legal else [])
        else:
            self._press(seat, self.rng.choice(KEYS))

    def _weighted(self, weights: dict[str, int]) -> str:
        left = self.rng.below(sum(weights.values()))
        for name, weight in weights.items():
            left -= weight
            if left < 0:
                return name
        raise AssertionError(weights)

    def _fitting(self, seat: int) -> list[Key]:
        """Return keys that discard a fitting card; else a card to turn; else a slap if due."""
        state = self.match.state
        columns = state.seats[seat].columns
        for index in self.rng.shuffled(range(4)):
            top = columns[index].top
            for place, pile in enumerate(state.piles):
                if top is not None and pile.top and self.rules.deck.fits(top, pile.top.card):
                    held = state.seats[seat].held == index
                    return [Key(Row.COLUMN, index)] * (not held) + [Key(Row.PILE, place)]
        for index, column in enumerate(columns):
            if column.cards and not column.up:
                return [Key(Row.COLUMN, index)]
        return [Key(Row.PILE, self.rng.below(4))] if self.rng.below(3) == 0 else []

    def _callable(self, seat: int) -> list[Key]:
        """Return keys that empty the hand and call another's wrong card."""
        held = self.match.state.seats[seat].held
        for place, pile in enumerate(self.match.state.piles):
            if pile.top and pile.top.wrong and pile.top.owner != seat:
                return [Key(Row.COLUMN, held)] * (held != NOTHING) + [Key(Row.PILE, place)]
        return []

    def _rash(self, seat: int) -> list[Key]:
        """Return keys that lay any card, best on an own wrong one."""
        state = self.match.state
        tops = [pile.top for pile in state.piles]
        own = [place for place, top in enumerate(tops) if top and top.wrong and top.owner == seat]
        place = self.rng.choice(own or range(len(tops)))
        for index in self.rng.shuffled(range(4)):
            column = state.seats[seat].columns[index]
            if column.cards and not column.up:
                return [Key(Row.COLUMN, index)] * 2 + [Key(Row.PILE, place)]
            if column.cards:
                held = state.seats[seat].held == index
                return [Key(Row.COLUMN, index)] * (not held) + [Key(Row.PILE, place)]
        return []

    def _press_all(self, seat: int, keys: Iterable[Key]) -> None:
        for key in keys:
            if self.rng.below(20) == 0:
                self._wait(1 + self.rng.below(25))
            self._press(seat, key)

    # In lock step

    def _press(self, seat: int, key: Key) -> None:
        self._note(f"seat {seat} {self.rules.action_text(key)}")
        legal = key in self.rules.legal_actions(self.match.state, seat)
        before = self.match.state
        events = events_in(self.match.submit(seat, key))
        acted = self.reference.key(seat, key.row.value, key.index, out_of_box(before, events))
        if not legal == acted == (type(events[0]).__name__ != "Rejected"):
            raise Disagreement(self._story(f"acts by the clauses: {acted}, offered: {legal}"))
        self._watch(events)

    def _wait(self, ticks: int) -> None:
        self._note(f"wait {ticks}")
        for _ in range(ticks):
            before, phase = self.match.state, self.reference.phase
            events = events_in(self.match.tick())
            self.reference.tick(out_of_box(before, events))
            if len(events) > 1 or phase != self.reference.phase:
                self._watch(events)
        self._compare()

    def _pause(self) -> None:
        self._note("pause")
        self.reference.suspend()
        self._watch(events_in(self.match.suspend()))

    def _resume(self) -> None:
        self._note("resume")
        self.reference.resume()
        self._watch(events_in(self.match.resume()))

    def _watch(self, events: Iterable[Event]) -> None:
        self.seen.update(type(event).__name__ for event in events)
        self.lines += [f"    {self.rules.event_text(event)}" for event in events]
        self._compare()

    def _note(self, line: str) -> None:
        self.lines.append(line)

    def _compare(self) -> None:
        state = self.match.state
        error = conservation_error(self.rules.card_census(state), self.cards)
        ours, theirs = of_rules(state, self.rules), of_reference(self.reference)
        if error or ours != theirs:
            different = [
                f"{name}: by the clauses {theirs[name]}, got {ours[name]}"
                for name in ours
                if ours[name] != theirs[name]
            ]
            raise Disagreement(self._story(f"{error or ''}\n" + "\n".join(different)))

    def _read_back(self) -> None:
        """Check that a position's text gives the position, where it holds the whole deck."""
        state = self.match.state
        whole = len(self.cards) == len(self.rules.deck)
        if (
            whole
            and len(self.lines) % 16 == 0
            and self.rules.parse_position(self.rules.describe(state)) != state
        ):
            raise Disagreement(self._story("the position's text gives another position"))

    def _story(self, what: str) -> str:
        return "\n".join(
            [what, self.start, *self.lines[-60:], self.rules.describe(self.match.state)]
        )


def out_of_box(before: State, events: Iterable[Event]) -> list[int]:
    """Return the cards that events drew from the box: chance, which the reference is told."""
    for event in events:
        if isinstance(event, Revealed):
            return [card for _, card in event.cards if card in before.box]
    return []


def mirror(state: State, rules: FrankfurtRules) -> Reference:
    """Return a reference that stands where a fresh or small position does."""
    kinds = [Kind(kind.colour, kind.number) for kind in map(rules.deck.kind, range(132))]
    who = []
    for seat, player in enumerate(state.seats):
        columns = [
            [
                [card, place >= len(column.cards) - column.up]
                for place, card in enumerate(column.cards)
            ]
            for column in player.columns
        ]
        automatic, block = state.rules.automatic[seat], state.rules.block[seat]
        who.append(Player(automatic, block, list(player.draw), columns, place=seat))
    table, stress = state.rules.table_mode, state.rules.stress
    reference = Reference(kinds, table=table, stress=stress, who=who)
    reference.box = set(state.box)
    reference.piles = [[Laid(laid.card, laid.owner) for laid in pile.cards] for pile in state.piles]
    reference.clock = reference.active = state.clock
    reference.left = state.countdown
    if state.phase is Phase.COUNTDOWN_RESUME:
        reference.reason = ""
    return reference


def of_rules(state: State, rules: FrankfurtRules) -> dict[str, Any]:
    """Return everything that can be observed."""
    seen: dict[str, Any] = {
        "phase": state.phase.value,
        "left": state.countdown if state.phase.counting else 0,
        "paused": state.paused,
        "clock": state.clock,
        "round": state.round,
        "box": sorted(state.box),
        "outcome": None,
    }
    outcome = rules.outcome(state)
    if outcome:
        seen["outcome"] = (list(outcome.scores), list(outcome.winners))
    for place, pile in enumerate(state.piles):
        seen[f"pile {place}"] = [
            (laid.card, laid.owner, None if laid.column == NOTHING else laid.column, laid.wrong)
            for laid in pile.cards
        ]
        seen[f"open {place}"] = bool(pile.cards) and pile.status is PileStatus.OPEN
    for seat, player in enumerate(state.seats):
        hidden = [len(column.cards) - column.up for column in player.columns]
        seen[f"seat {seat}"] = {
            "draw": list(player.draw),
            "columns": [
                [(card, place >= down) for place, card in enumerate(column.cards)]
                for column, down in zip(player.columns, hidden, strict=True)
            ],
            "hand": None if player.held == NOTHING else player.held,
            "blocked": max(player.blocked_until - state.clock + 1, 0),
            "laying": player.step is Step.LAYING,
        }
    return seen


def of_reference(race: Reference) -> dict[str, Any]:
    """Return the same of the reference."""
    phase = f"countdown {race.reason or 'resume'}" if race.phase == "countdown" else race.phase
    over = race.phase == "over"
    seen: dict[str, Any] = {
        "phase": phase,
        "left": race.left if race.phase == "countdown" else 0,
        "paused": race.paused,
        "clock": race.clock,
        "round": race.round,
        "box": sorted(race.box),
        "outcome": ([player.counted for player in race.who], race.winners) if over else None,
    }
    for place, pile in enumerate(race.piles):
        seen[f"pile {place}"] = [(laid.card, laid.owner, laid.column, laid.wrong) for laid in pile]
        seen[f"open {place}"] = bool(pile) and race.open[place]
    for seat, player in enumerate(race.who):
        seen[f"seat {seat}"] = {
            "draw": player.draw,
            "columns": [[(card, bool(up)) for card, up in column] for column in player.columns],
            "hand": player.hand,
            "blocked": max(player.blocked_until - race.clock + 1, 0) if player.block else 0,
            "laying": player.stage == "lay",
        }
    return seen


def main() -> None:
    """Play many scripts; stop at the first disagreement."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scripts", type=int)
    parser.add_argument("--first", type=int, default=0)
    arguments = parser.parse_args()
    seen: Counter[str] = Counter()
    for seed in range(arguments.first, arguments.first + arguments.scripts):
        try:
            seen += Script(seed).play()
        except Disagreement as difference:
            raise SystemExit(f"script {seed}: {difference}") from difference
    for name, count in seen.most_common():
        print(f"{count:8} {name}")
    rare = [kind.__name__ for kind in get_args(Event) if seen[kind.__name__] < ENOUGH]
    if rare and arguments.scripts >= LONG:
        raise SystemExit(f"seen fewer than {ENOUGH} times: {', '.join(rare)}")


if __name__ == "__main__":
    main()
