"""What a first-time bubble says is true of the hand and the table to which it is told."""

from collections.abc import Callable
from typing import Any

import pytest

from game.board.deck import Symbol as BoardSymbol
from game.board.events import Attacked as BoardAttack
from game.board.state import Ask as BoardAsk
from game.catalog import find
from game.core.bubbles import Bubble
from game.core.match import Match
from game.core.rng import Rng
from game.frantic.deck import BLACK
from game.frantic.deck import Symbol as FranticSymbol
from game.frantic.events import Attacked as FranticAttack
from game.frantic.questions import agree
from game.frantic.state import NOT_YOU_HAND, Play
from game.frantic.state import Ask as FranticAsk
from game.frappadingue.deck import CRASH, SPECIALS
from tests.table_play import seating, still_services
from tests.ui.test_bubbles import start

Told = tuple[Any, Any, int, Bubble]
"""The rules, the state, who is told, and what."""


def ends_by(rules: Any, state: Any, seat: int, text: str) -> bool:
    """Say whether a round ends with a last card, unless somebody answers with a Nice Try."""
    match = Match(rules, rules.info.configure(len(state.hands), 1), state=state)
    match.submit(seat, rules.parse_action(text))
    while match.state.question is not None and match.state.question.ask is not FranticAsk.DEAL:
        question = match.state.question
        if question.ask is FranticAsk.TURN:
            return False
        legal = rules.legal_actions(match.state, question.seats[0])
        passing = [one for one in legal if rules.action_text(one) == "pass"]
        match.submit(question.seats[0], (passing or legal)[0])
    return True


def frantic(told: Told) -> bool:
    """Say whether what Frantic tells is so."""
    rules, state, seat, bubble = told
    kind, hand, wish = rules.deck.kind, state.hands[seat], state.wish
    legal = rules.legal_actions(state, seat)
    goes = [one.kind for one in legal if isinstance(one, Play)]
    card = kind(bubble.card) if bubble.card >= 0 else None
    match bubble.key.removeprefix("frantic-bubble-"):
        case "fit":
            agreeing = [c for c in hand if kind(c).colour and agree(kind(c), kind(state.face))]
            return not wish and any(kind(c).text in goes for c in agreeing)
        case "draw":
            return not goes
        case "drawn":
            return bool(state.question.count)
        case "asked-for":
            return bool(wish)
        case "nearly":
            return len(state.hands[bubble.seat]) == 1
        case "last":
            return len(hand) == 1 and ends_by(rules, state, seat, f"play {card.text}")
        case "black":
            return (card.colour == BLACK and card.number == kind(state.face).number) or bool(wish)
        case "own-attack" | "chance":
            return card.text in goes
        case "own-counter":
            return card.symbol is FranticSymbol.COUNTER
        case "not-you":
            return (card.text in goes) == (len(hand) == NOT_YOU_HAND)
        case "attack":
            return state.question.ask is FranticAsk.COUNTER
        case "give" | "cover" | "pick" | "presents" | "nice-try":
            return len(legal) > 0
    return True


def board(told: Told) -> bool:
    """Say whether what the board game tells is so."""
    rules, state, seat, bubble = told
    card = rules.deck.kind(bubble.card) if bubble.card >= 0 else None
    match bubble.key.removeprefix("board-bubble-"):
        case "red" | "blue" | "green" | "white" | "multi" as colour:
            return card.colour.name.lower() == colour and bubble.card in state.hands[seat]
        case "not-you":
            return card.symbol is BoardSymbol.NOT_YOU
        case "turn":
            return (
                any(rules.action_text(a).startswith("lay ") for a in _legal(told))
                or not (state.hands[seat])
            )
        case "block":
            return state.question.ask is BoardAsk.BLOCK and seat in state.question.seats
        case "reroll" | "reroll-event":
            return bool(state.dice)
        case "pick":
            return bool(state.market)
    return True


def frappadingue(told: Told) -> bool:
    """Say whether what Frappadingue tells is so."""
    rules, state, _, bubble = told
    kind = rules.deck.kind
    texts = {rules.action_text(action) for action in _legal(told)}
    match bubble.key.removeprefix("frappadingue-bubble-"):
        case "special":
            return kind(bubble.card) in SPECIALS
        case "crash":
            return kind(bubble.card) == CRASH
        case "stop":
            return "stop" in texts
        case "hundreds":
            return "stop" not in texts
        case "last-round":
            return max(own.total for own in state.seats) >= state.rules.goal > 0
    return True


def _legal(told: Told) -> Any:
    return told[0].legal_actions(told[1], told[2])


CLAIMS: dict[str, Callable[[Told], bool]] = {
    "frantic": frantic,
    "board": board,
    "frappadingue": frappadingue,
}


@pytest.mark.parametrize("game", CLAIMS)
def test_what_is_told_is_true_of_that_hand_and_table(game):
    module = __import__(f"game.{game}.bubbles", fromlist=["bubbles_of"])
    opened = find(game).open()
    rules, checked = opened.rules, 0
    for seed in range(14):
        match, luck = Match(rules, opened.info.configure(3, seed)), Rng(seed, "claims")
        for _ in range(260):
            acting = sorted(rules.to_act(match.state))
            if not acting:
                break
            more = {} if game == "frappadingue" else {"hand_open": True}
            for seat in acting:
                for bubble in module.bubbles_of(rules, match.state, seat, **more):
                    told = (rules, match.state, seat, bubble)
                    assert CLAIMS[game](told), (bubble.key, rules.describe(match.state))
                    checked += 1
            match.submit(acting[0], luck.choice(rules.legal_actions(match.state, acting[0])))
    assert checked > 300


ATTACKS = {
    "frantic": (FranticAttack, FranticSymbol.COUNTER),
    "board": (BoardAttack, BoardSymbol.BLOCK),
}


@pytest.mark.parametrize("game", ATTACKS)
def test_who_held_the_card_that_stops_an_attack_is_not_told_that_it_was_missing(game):
    """The Block was held the whole time, the time to answer ran out, and the tip denied it."""
    attacked, answer = ATTACKS[game]
    opened = find(game).open()
    rules, found = opened.rules, {True: 0, False: 0}
    view = table_of(game)
    for seed in range(40):
        match, luck = Match(rules, opened.info.configure(3, seed)), Rng(seed, "attacks")
        view.struck = frozenset()
        for _ in range(260):
            acting = sorted(rules.to_act(match.state))
            if not acting:
                break
            before = match.state
            action = luck.choice(rules.legal_actions(before, acting[0]))
            for step in match.submit(acting[0], action):
                event, state = step.event, step.state
                if isinstance(event, attacked):
                    hand = before.hands[event.target]
                    held = any(rules.deck.kind(card).symbol is answer for card in hand)
                    view._note_strike(view._tell(event, before, state, view._readers), before)
                    assert (event.target in view.struck) == (not held and bool(hand))
                    found[held] += 1
                before = state
    assert min(found.values()) >= 3, found


def table_of(game: str) -> Any:
    """Return the view of a table for three."""
    from game.input.seating import MatchSetup
    from game.ui.match_scene import new_match

    services = still_services(bubbles=True)
    opened, setup = find(game).open(), MatchSetup(game, seating("sbb"), {}, 5)
    module = __import__(f"game.{game}.screen.scene", fromlist=["x"])
    scene = getattr(module, {"frantic": "FranticScene", "board": "BoardScene"}[game])
    return scene(services, setup, opened, new_match(opened, setup)).view


def test_that_somebody_held_no_counterattack_is_told_in_their_open_hand_alone():
    scene = start("zz")
    scene.view.struck = frozenset({0})
    told = [b.key for b in scene.told_once(scene.match.state, 0, hand_open=False)]
    assert "frantic-bubble-struck" not in told
    told = [b.key for b in scene.told_once(scene.match.state, 0, hand_open=True)]
    assert "frantic-bubble-struck" in told, "it was kept until the hand was open"
    scene.services.scenes.quit()
