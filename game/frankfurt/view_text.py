"""A view of the race in the words of positions: ``?`` stands for what nobody may look at."""

from collections.abc import Iterator

from game.core.cards import HIDDEN
from game.core.notation import card_texts, listed_text
from game.frankfurt.deck import Deck
from game.frankfurt.position import OPTIONS, PHASE
from game.frankfurt.state import (
    NOTHING,
    ColumnView,
    Phase,
    PileStatus,
    PileView,
    SeatView,
    Step,
    View,
)

_UNKNOWN = "?"


def view_text(view: View, deck: Deck) -> str:
    """Return the lines of a position as far as they are seen; clocks are not."""
    return "\n".join(_lines(view, deck)) + "\n"


def _lines(view: View, deck: Deck) -> Iterator[str]:
    yield f"options {OPTIONS.write(view.rules, None)}"
    yield f"round {view.round}"
    ticks = f" {_UNKNOWN}" if view.phase.counting else ""
    after = f" {_UNKNOWN}" if view.phase is Phase.COUNTDOWN_RESUME else ""
    yield f"phase {PHASE.write(view.phase, None)}{ticks}{after}"
    if view.paused:
        yield "paused"
    for number, pile in enumerate(view.piles, 1):
        yield f"pile {number}: {_pile(pile, deck)}"
    for number, pile in enumerate(view.piles, 1):
        if pile.status is not PileStatus.OPEN:
            yield f"place {number}: {pile.status.value}"
    for seat, player in enumerate(view.seats):
        yield f"seat {seat}: {' | '.join(_columns(player, deck))}"
        yield f"draw {seat}: {_hidden(player.draw)}"
        state = _state(seat, player)
        if state:
            yield f"state {seat}: {state}"
    yield f"box: {_hidden(view.box)}"


def _hidden(count: int) -> str:
    return listed_text([_UNKNOWN] * count)


def _pile(pile: PileView, deck: Deck) -> str:
    if pile.top is None:
        return _hidden(0)
    top = f"{deck.text(pile.top)}@{pile.owner}"
    return " ".join([*[_UNKNOWN] * (pile.size - 1), top])


def _columns(player: SeatView, deck: Deck) -> Iterator[str]:
    for place, column in enumerate(player.columns):
        yield _column(column, deck) + ("^" if place == player.held else "")


def _column(column: ColumnView, deck: Deck) -> str:
    down = [f"({deck.text(HIDDEN)})"] * (column.size - len(column.up))
    up = [card_texts((card,), deck) for card in column.up]
    return listed_text(down + up)


def _state(seat: int, player: SeatView) -> str:
    """Return what is seen of a seat besides its cards; until when it is blocked is not."""
    found = []
    if player.place not in (seat, NOTHING):
        found.append(f"place={player.place}")
    if player.blocked:
        found.append(f"blocked={_UNKNOWN}")
    if player.step is not Step.RACING:
        found.append(f"step={player.step.value}")
    if player.shape:
        found.append(f"shape={','.join(map(str, player.shape))}")
    if player.slapped:
        found.append("slapped")
    return " ".join(found)
