"""How long a frame takes while bots think and while cards fly, beside the least time."""

from collections.abc import Iterator

from msgspec.structs import replace

from game.content import load_frantic_deck, load_frantic_events
from game.core.rng import Rng
from game.frantic.rules import FranticRules
from game.frantic.screen.scene import FranticScene
from game.frantic.screen.table_view import BACKDROP
from game.frantic.state import Ask, Question, State
from game.input.seating import MatchSetup, Player, Seating
from game.ui.frame_timing import GOAL_MS, Floor, FrameTime, figures, time_floor, time_frame
from game.ui.services import Services

SEATS = 8
SEED = 7
LEVEL = "hard"
LARGE_HAND, HAND = 60, 5
WARM_FRAMES = 240
FRAMES = 1800
CARDS = 60
FLOOR = Floor(BACKDROP, "frantic/K8", 140)


def bots_scene(services: Services) -> FranticScene:
    """Return a match of eight bots of the level that thinks most; one holds 60 cards."""
    players = tuple(Player("bot", f"Bot {seat + 1}", level=LEVEL) for seat in range(SEATS))
    setup = MatchSetup("frantic", Seating(players), {"limit": "999"}, SEED)
    scene = FranticScene(services, setup, position=crowded())
    scene.enter()
    scene.frantic.prewarm()
    return scene


def crowded() -> State:
    """Return the middle of a round in which the seat in turn holds 60 cards."""
    rules = FranticRules(load_frantic_deck(), load_frantic_events())
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


def measure_frames(services: Services, frames: int = FRAMES) -> Iterator[str]:
    """Measure frames and their floor, taking turns, and yield the figures as lines of text."""
    scene = bots_scene(services)
    thinking: list[FrameTime] = []
    showing: list[FrameTime] = []
    floors: list[FrameTime] = []
    for number in range(frames + WARM_FRAMES):
        busy = scene.table.thinking is not None
        spent = time_frame(services, scene)
        least = time_floor(services, FLOOR, CARDS)
        if number >= WARM_FRAMES:
            (thinking if busy else showing).append(spent)
            floors.append(least)
    size = "x".join(map(str, services.canvas.size))
    yield f"{SEATS} bots ({LEVEL}), {size}, {len(thinking)} frames of thinking"
    yield from figures("frame while a bot thinks", thinking)
    yield from figures("frame while cards fly", showing)
    yield from figures("floor (background, as many cards, flip)", floors)
    yield f"goal: 99th percentile under {GOAL_MS:g} ms while a bot thinks"
