"""How long a frame takes while bots think and while things move, beside the least time."""

from collections.abc import Iterator

from msgspec.structs import replace

from game.core.rng import Rng
from game.frantic.content import FranticGame
from game.frantic.screen.scene import FranticScene
from game.frantic.screen.table_view import BACKDROP
from game.frantic.state import Ask, Question, State
from game.input.seating import MatchSetup
from game.ui.frame_bench import FRAMES, SEED, Floor, bots, measure_bots
from game.ui.match_scene import new_match
from game.ui.services import Services

SEATS = 8
LEVEL = "hard"
LARGE_HAND, HAND = 60, 5
CARDS = 60
FLOOR = Floor(BACKDROP, "frantic/K8", 140)


def bots_scene(services: Services, game: FranticGame) -> FranticScene:
    """Return a match of eight bots of the level that thinks most; one holds 60 cards."""
    setup = MatchSetup("frantic", bots(SEATS, LEVEL), {"limit": "999"}, SEED)
    scene = FranticScene(services, setup, game, new_match(game, setup, crowded(game)))
    scene.enter()
    scene.frantic.prewarm()
    return scene


def crowded(game: FranticGame) -> State:
    """Return the middle of a round in which the seat in turn holds 60 cards."""
    rules = game.rules
    config = rules.info.configure(SEATS, SEED, {"limit": "999"})
    state = rules.initial_state(config, Rng(SEED, "rules"))
    cards = list(Rng(SEED, "bench").shuffled(rules.deck.cards))
    sizes = [LARGE_HAND] + [HAND] * (SEATS - 1)
    hands = []
    for size in sizes:
        hands.append(tuple(cards[:size]))
        del cards[:size]
    number = next(card for card in cards if rules.deck.kind(card).number)
    cards.remove(number)
    return replace(
        state,
        hands=tuple(hands),
        draw=tuple(cards),
        discard=(number,),
        face=number,
        colour="",
        question=Question(Ask.TURN, (0,)),
        turn=0,
        dealer=SEATS - 1,
    )


def measure_frames(services: Services, game: FranticGame, frames: int = FRAMES) -> Iterator[str]:
    """Measure frames and their floor; return the figures as lines of text."""
    return measure_bots(services, bots_scene(services, game), FLOOR, CARDS, frames)
