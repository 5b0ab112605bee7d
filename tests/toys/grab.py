"""A toy race: a card is turned up twice a second; who grabs an even one takes the pile."""

import msgspec

from game.core.bots import Press
from game.core.rng import Luck
from game.core.rules import (
    GameInfo,
    MatchConfig,
    Outcome,
    PositionError,
    Rejected,
    Seat,
    Turn,
)

CARDS = 40
PERIOD = 30


class Grab(msgspec.Struct, frozen=True):
    """Reach for the pile."""


class Turned(msgspec.Struct, frozen=True, tag=True):
    card: int


class Grabbed(msgspec.Struct, frozen=True, tag=True):
    seat: Seat


class Ticked(msgspec.Struct, frozen=True, tag=True):
    pass


class Suspended(msgspec.Struct, frozen=True, tag=True):
    pass


class Resumed(msgspec.Struct, frozen=True, tag=True):
    pass


Event = Turned | Grabbed | Ticked | Suspended | Resumed | Rejected


class State(msgspec.Struct, frozen=True):
    draw: tuple[int, ...]
    pile: tuple[int, ...]
    taken: tuple[tuple[int, ...], ...]
    clock: int = 0
    paused: bool = False


class View(msgspec.Struct, frozen=True):
    top: int
    size: int
    draw: int
    taken: tuple[int, ...]


class GrabRules:
    info = GameInfo("grab", 2, 4, True, True)

    def initial_state(self, config: MatchConfig, luck: Luck) -> State:
        return State(luck.shuffled(range(CARDS)), (), ((),) * config.seats)

    def to_act(self, state: State) -> frozenset[Seat]:
        return frozenset() if self.outcome(state) else frozenset(range(len(state.taken)))

    def legal_actions(self, state: State, seat: Seat) -> list[Grab]:
        ready = state.pile and state.pile[-1] % 2 == 0 and not state.paused
        return [Grab()] if ready else []

    def resolve(self, turn: Turn[State, Event], seat: Seat, action: Grab) -> None:
        if self.legal_actions(turn.state, seat):
            turn.emit(Grabbed(seat))
        else:
            turn.emit(Rejected(seat, "nothing to grab"))

    def tick(self, turn: Turn[State, Event]) -> None:
        if turn.state.paused or self.outcome(turn.state):
            return
        turn.emit(Ticked())
        if turn.state.clock % PERIOD == 0 and turn.state.draw:
            turn.emit(Turned(turn.state.draw[0]))

    def suspend(self, turn: Turn[State, Event]) -> None:
        if not turn.state.paused:
            turn.emit(Suspended())

    def resume(self, turn: Turn[State, Event]) -> None:
        if turn.state.paused:
            turn.emit(Resumed())

    def evolve(self, state: State, event: Event) -> State:
        match event:
            case Turned(card):
                return msgspec.structs.replace(state, draw=state.draw[1:], pile=(*state.pile, card))
            case Grabbed(seat):
                taken = list(state.taken)
                taken[seat] = (*taken[seat], *state.pile)
                return msgspec.structs.replace(state, pile=(), taken=tuple(taken))
            case Ticked():
                return msgspec.structs.replace(state, clock=state.clock + 1)
            case Suspended() | Resumed():
                return msgspec.structs.replace(state, paused=isinstance(event, Suspended))
            case _:
                return state

    def view(self, state: State, seat: Seat | None) -> View:
        top = state.pile[-1] if state.pile else -1
        return View(top, len(state.pile), len(state.draw), tuple(map(len, state.taken)))

    def redact(self, event: Event, seat: Seat | None) -> Event:
        return event

    def outcome(self, state: State) -> Outcome | None:
        if state.draw or state.clock % PERIOD != PERIOD - 1:
            return None
        scores = tuple(map(len, state.taken))
        best = max(scores)
        return Outcome(scores, tuple(s for s, score in enumerate(scores) if score == best))

    def action_text(self, action: Grab) -> str:
        return "grab"

    def parse_action(self, text: str) -> Grab:
        if text != "grab":
            raise ValueError(f"no action {text!r}")
        return Grab()

    def event_text(self, event: Event) -> str:
        match event:
            case Turned(card):
                return f"turned C{card}"
            case Grabbed(seat):
                return f"{seat} grabs"
            case Suspended():
                return "paused"
            case Resumed():
                return "resumed"
            case _:
                return ""

    def view_text(self, view) -> str:
        return f"{view}\n"

    def describe(self, state: State) -> str:
        def cards(some: tuple[int, ...]) -> str:
            return "".join(f" C{card}" for card in some)

        lines = [f"clock {state.clock}{' paused' if state.paused else ''}"]
        lines += [f"draw:{cards(state.draw)}", f"pile:{cards(state.pile)}"]
        lines += [f"seat:{cards(taken)}" for taken in state.taken]
        return "\n".join(lines) + "\n"

    def parse_position(self, text: str) -> State:
        clock, paused, draw, pile, taken = 0, False, (), (), []
        for number, line in enumerate(text.splitlines(), 1):
            word, *rest = line.split()
            try:
                if word == "clock":
                    clock, paused = int(rest[0]), "paused" in rest
                    continue
                cards = tuple(int(card[1:]) for card in rest)
            except (ValueError, IndexError):
                raise PositionError(number, f"can't read {line!r}") from None
            match word:
                case "draw:":
                    draw = cards
                case "pile:":
                    pile = cards
                case "seat:":
                    taken.append(cards)
                case _:
                    raise PositionError(number, f"no {word!r}")
        return State(draw, pile, tuple(taken), clock, paused)

    def content(self, config: MatchConfig) -> dict[str, str]:
        return {}

    def round_of(self, state: State) -> int:
        return 1

    def card_census(self, state: State) -> list[int]:
        return [*state.draw, *state.pile, *(card for cards in state.taken for card in cards)]


class GrabBot:
    """Grabs some ticks after it has seen an even card."""

    def __init__(self, seat: Seat, delay: int) -> None:
        self.delays: list[tuple[str, float]] = []
        self.seen: list[View] = []
        self._delay = delay + seat / 10
        self._due = None

    def step(self, now: int, view: View) -> Press[Grab] | None:
        if not self.seen or view is not self.seen[-1]:
            self.seen.append(view)
            even = view.top >= 0 and view.top % 2 == 0
            self._due = now + self._delay if even else None
        if self._due is None or self._due >= now + 1:
            return None
        press, self._due = Press(self._due, Grab()), None
        return press


def hidden_cards(text: str, seat: Seat | None) -> list[str]:
    """Return the cards of a position's text that a seat may not know."""
    draw = next(line for line in text.splitlines() if line.startswith("draw:"))
    return draw.split()[1:]
