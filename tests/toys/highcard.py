"""A toy game of turns with hidden hands and a die: play all your cards, most points win."""

import msgspec

from game.core.rng import Luck
from game.core.rules import (
    GameInfo,
    IllegalAction,
    MatchConfig,
    Option,
    Outcome,
    PositionError,
    Rejected,
    Seat,
    Turn,
)

CARDS = 12
HIDDEN = -1
DIE_WORTH = 4


class Play(msgspec.Struct, frozen=True, tag=True):
    card: int


class Roll(msgspec.Struct, frozen=True, tag=True):
    """Once a player: a die, added to the score."""


Action = Play | Roll


class Played(msgspec.Struct, frozen=True, tag=True):
    seat: Seat
    card: int


class Rolled(msgspec.Struct, frozen=True, tag=True):
    seat: Seat
    pips: int


class Drawn(msgspec.Struct, frozen=True, tag=True):
    seat: Seat
    card: int


Event = Played | Rolled | Drawn | Rejected


class State(msgspec.Struct, frozen=True):
    hands: tuple[tuple[int, ...], ...]
    draw: tuple[int, ...]
    pile: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    rolled: tuple[bool, ...] = ()
    turn: Seat = 0
    round: int = 1


class View(msgspec.Struct, frozen=True):
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    draw: int
    pile: tuple[int, ...]
    scores: tuple[int, ...]
    turn: Seat


def _swap(items, index, value):
    return (*items[:index], value, *items[index + 1 :])


class HighCardRules:
    info = GameInfo(
        "highcard", 2, 3, False, True, (Option("hand", ("2", "3"), "2"), Option("die", ("6",), "6"))
    )

    def initial_state(self, config: MatchConfig, luck: Luck) -> State:
        deck = luck.shuffled(range(CARDS))
        size = int(config.value("hand"))
        cut = [deck[seat * size : (seat + 1) * size] for seat in range(config.seats)]
        zeros = (0,) * config.seats
        return State(tuple(cut), deck[size * config.seats :], (), zeros, (False,) * config.seats)

    def to_act(self, state: State) -> frozenset[Seat]:
        return frozenset() if self.outcome(state) else frozenset({state.turn})

    def legal_actions(self, state: State, seat: Seat) -> list[Action]:
        if seat not in self.to_act(state):
            return []
        plays: list[Action] = [Play(card) for card in sorted(state.hands[seat])]
        return plays if state.rolled[seat] else [*plays, Roll()]

    def resolve(self, turn: Turn[State, Event], seat: Seat, action: Action) -> None:
        if action not in self.legal_actions(turn.state, seat):
            raise IllegalAction(f"{self.action_text(action)} is not possible now")
        match action:
            case Roll():
                turn.emit(Rolled(seat, 1 + turn.luck.below(6)))
            case Play(card):
                turn.emit(Played(seat, card))
                if turn.state.draw and len(turn.state.draw) % 2 == 0:
                    turn.emit(Drawn(seat, turn.state.draw[0]))
                    turn.seal()

    def evolve(self, state: State, event: Event) -> State:
        match event:
            case Played(seat, card):
                hand = tuple(c for c in state.hands[seat] if c != card)
                hands = _swap(state.hands, seat, hand)
                following = (seat + 1) % len(hands)
                while not hands[following] and any(hands):
                    following = (following + 1) % len(hands)
                return msgspec.structs.replace(
                    state,
                    hands=hands,
                    pile=(*state.pile, card),
                    scores=_swap(state.scores, seat, state.scores[seat] + card),
                    turn=following,
                )
            case Rolled(seat, pips):
                return msgspec.structs.replace(
                    state,
                    scores=_swap(state.scores, seat, state.scores[seat] + DIE_WORTH * pips),
                    rolled=_swap(state.rolled, seat, True),
                )
            case Drawn(seat, card):
                hands = _swap(state.hands, seat, (*state.hands[seat], card))
                turn = state.turn if state.hands[state.turn] else seat
                return msgspec.structs.replace(state, hands=hands, draw=state.draw[1:], turn=turn)
            case _:
                return state

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            () if seat is None else state.hands[seat],
            tuple(map(len, state.hands)),
            len(state.draw),
            state.pile,
            state.scores,
            state.turn,
        )

    def redact(self, event: Event, seat: Seat | None) -> Event:
        if isinstance(event, Drawn) and event.seat != seat:
            return Drawn(event.seat, HIDDEN)
        return event

    def outcome(self, state: State) -> Outcome | None:
        if any(state.hands):
            return None
        best = max(state.scores)
        return Outcome(
            state.scores, tuple(s for s, score in enumerate(state.scores) if score == best)
        )

    def action_text(self, action: Action) -> str:
        return "roll" if isinstance(action, Roll) else f"play K{action.card}"

    def parse_action(self, text: str) -> Action:
        if text == "roll":
            return Roll()
        word, _, card = text.partition(" K")
        if word != "play" or not card.isdigit():
            raise ValueError(f"no action {text!r}")
        return Play(int(card))

    def event_text(self, event: Event) -> str:
        match event:
            case Played(seat, card):
                return f"{seat} plays K{card}"
            case Rolled(seat, pips):
                return f"{seat} rolls {pips}"
            case Drawn(seat, card):
                return f"{seat} draws" + ("" if card == HIDDEN else f" K{card}")
            case _:
                return ""

    def view_text(self, view) -> str:
        return f"{view}\n"

    def describe(self, state: State) -> str:
        lines = [f"turn {state.turn}"]
        for seat, hand in enumerate(state.hands):
            rolled = " rolled" if state.rolled[seat] else ""
            cards = "".join(f" K{card}" for card in hand)
            lines.append(f"seat {seat}: {state.scores[seat]}{rolled}{cards}")
        lines.append("pile:" + "".join(f" K{card}" for card in state.pile))
        lines.append("draw:" + "".join(f" K{card}" for card in state.draw))
        return "\n".join(lines) + "\n"

    def parse_position(self, text: str) -> State:
        hands, scores, rolled, rest, turn = [], [], [], {}, 0
        for number, line in enumerate(text.splitlines(), 1):
            words = line.split()
            try:
                if words[0] == "turn":
                    turn = int(words[1])
                elif words[0] == "seat":
                    scores.append(int(words[2]))
                    rolled.append("rolled" in words)
                    hands.append(tuple(int(w[1:]) for w in words[3:] if w != "rolled"))
                else:
                    rest[words[0]] = tuple(int(w[1:]) for w in words[1:])
            except (ValueError, IndexError):
                raise PositionError(number, f"can't read {line!r}") from None
        return State(tuple(hands), rest["draw:"], rest["pile:"], tuple(scores), tuple(rolled), turn)

    def content(self, config: MatchConfig) -> dict[str, str]:
        return {}

    def round_of(self, state: State) -> int:
        return state.round

    def card_census(self, state: State) -> list[int]:
        return [*state.draw, *state.pile, *(card for hand in state.hands for card in hand)]


class HighBot:
    """Plays its highest card (``hard``) or its lowest (``easy``)."""

    def __init__(self, level: str) -> None:
        self.level = level

    def think(self, view: View, legal: list[Action], steps: int):
        yield
        rolls = [action for action in legal if isinstance(action, Roll)]
        if self.level == "hard" and rolls:
            return rolls[0]
        plays = [action for action in legal if isinstance(action, Play)]
        return plays[-1] if self.level == "hard" else plays[0]


class WatchingBot(HighBot):
    """Keeps what it is told of what happens."""

    def __init__(self, level: str) -> None:
        super().__init__(level)
        self.told: list[Event] = []

    def watch(self, event: Event) -> None:
        self.told.append(event)


def hidden_cards(text: str, seat: Seat | None) -> list[str]:
    """Return the cards of a position's text that a seat may not know."""
    found = []
    for line in text.splitlines():
        words = line.split()
        if words[0] == "draw:" or (words[0] == "seat" and words[1] != f"{seat}:"):
            found += [word for word in words if word.startswith("K")]
    return found
