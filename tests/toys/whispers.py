"""A toy game of hidden hands: a card a turn, a wish after even ones, a reaction of all others.

After a card that three divides everybody gives a card away, chosen in secret. Whoever holds a card
of ``HIGH`` or more may snap when asked to react.
"""

import msgspec

from game.core.rng import Luck
from game.core.rules import GameInfo, IllegalAction, MatchConfig, Outcome, Seat, Turn

CARDS = 40
HAND = 4
HIGH = 32
TURNS = 12


class Play(msgspec.Struct, frozen=True, tag=True):
    card: int


class Name(msgspec.Struct, frozen=True, tag=True):
    what: int


class Pass(msgspec.Struct, frozen=True, tag=True):
    pass


class Snap(msgspec.Struct, frozen=True, tag=True):
    pass


class Give(msgspec.Struct, frozen=True, tag=True):
    card: int


Action = Play | Name | Pass | Snap | Give


class State(msgspec.Struct, frozen=True):
    """``ask`` is play, name, react, give or over; each of ``seats`` has yet to answer."""

    hands: tuple[tuple[int, ...], ...]
    draw: tuple[int, ...] = ()
    ask: str = "play"
    seats: tuple[Seat, ...] = (0,)
    turn: Seat = 0
    given: tuple[tuple[Seat, int], ...] = ()
    pile: tuple[int, ...] = ()
    left: int = TURNS


class Happened(msgspec.Struct, frozen=True, tag=True):
    """One change, with the state after it."""

    what: str
    seat: Seat
    after: State


class View(msgspec.Struct, frozen=True):
    hand: tuple[int, ...]
    ask: str
    seats: tuple[Seat, ...]


def _with(state: State, **changes: object) -> State:
    return msgspec.structs.replace(state, **changes)


class WhispersRules:
    info = GameInfo("whispers", 2, 8, False, True)

    def initial_state(self, config: MatchConfig, luck: Luck) -> State:
        deck = luck.shuffled(range(CARDS))
        seats = range(config.seats)
        hands = tuple(deck[HAND * seat : HAND * (seat + 1)] for seat in seats)
        return State(hands, deck[HAND * config.seats :])

    def to_act(self, state: State) -> frozenset[Seat]:
        return frozenset(state.seats)

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if seat not in state.seats:
            return ()
        hand = state.hands[seat]
        match state.ask:
            case "play":
                return tuple(map(Play, sorted(hand)))
            case "name":
                return Name(0), Name(1)
            case "react":
                return (Snap(), Pass()) if max(hand, default=0) >= HIGH else (Pass(),)
            case _:
                return tuple(map(Give, sorted(hand)))

    def resolve(self, turn: Turn[State, Happened], seat: Seat, action: Action) -> None:
        if action not in self.legal_actions(turn.state, seat):
            raise IllegalAction(f"{action} is not possible now")
        if not isinstance(action, Give):
            turn.seal()
        state = turn.state
        others = tuple((seat + step) % len(state.hands) for step in range(1, len(state.hands)))
        match action:
            case Play(card):
                hand = (*(c for c in state.hands[seat] if c != card), *state.draw[:1])
                hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
                ask, asked = ("react", others) if card % 2 else ("name", (seat,))
                pile = (*state.pile, card)
                state = _with(state, hands=hands, draw=state.draw[1:], pile=pile)
                self._say(turn, "played", seat, _with(state, ask=ask, seats=asked))
            case Name():
                self._say(turn, "named", seat, _with(state, ask="react", seats=others))
            case Pass():
                left = tuple(other for other in state.seats if other != seat)
                self._say(turn, "passed", seat, _with(state, seats=left))
                if not left:
                    self._reacted(turn)
            case Snap():
                self._say(turn, "snapped", seat, state)
                self._reacted(turn)
            case Give(card):
                self._give(turn, seat, card)

    def _reacted(self, turn: Turn[State, Happened]) -> None:
        state = turn.state
        if state.pile[-1] % 3 == 0:
            seats = tuple(
                (state.turn + step + 1) % len(state.hands) for step in range(self._n(state))
            )
            self._say(turn, "asked", state.turn, _with(state, ask="give", seats=seats))
        else:
            self._next(turn)

    def _give(self, turn: Turn[State, Happened], seat: Seat, card: int) -> None:
        state = turn.state
        left = tuple(other for other in state.seats if other != seat)
        state = _with(state, seats=left, given=(*state.given, (seat, card)))
        self._say(turn, "chose", seat, state)
        if left:
            return
        turn.seal()
        hands = [list(hand) for hand in state.hands]
        for giver, gift in state.given:
            hands[giver].remove(gift)
            hands[(giver + 1) % len(hands)].append(gift)
        self._say(turn, "gave", seat, _with(state, hands=tuple(map(tuple, hands)), given=()))
        self._next(turn)

    def _next(self, turn: Turn[State, Happened]) -> None:
        state = turn.state
        following = (state.turn + 1) % self._n(state)
        over = state.left == 1
        after = _with(
            state,
            turn=following,
            left=state.left - 1,
            ask="over" if over else "play",
            seats=() if over else (following,),
        )
        self._say(turn, "turn", following, after)

    def _n(self, state: State) -> int:
        return len(state.hands)

    def _say(self, turn: Turn[State, Happened], what: str, seat: Seat, after: State) -> None:
        turn.emit(Happened(what, seat, after))

    def evolve(self, state: State, event: Happened) -> State:
        return event.after

    def view(self, state: State, seat: Seat | None) -> View:
        return View(() if seat is None else state.hands[seat], state.ask, state.seats)

    def redact(self, event: Happened, seat: Seat | None) -> Happened:
        return event

    def outcome(self, state: State) -> Outcome | None:
        if state.seats:
            return None
        return Outcome(tuple(map(sum, state.hands)), (0,))

    def action_text(self, action: Action) -> str:
        return " ".join(map(str, (type(action).__name__, *msgspec.structs.astuple(action))))

    def view_text(self, view) -> str:
        return f"{view}\n"

    def describe(self, state: State) -> str:
        return repr(state)
