"""How long a frame takes while bots think and while things move, beside the least time."""

from collections.abc import Iterator

from msgspec.structs import replace

from game.board.content import BoardGame
from game.board.screen.pictures import TABLE
from game.board.screen.scene import BoardScene
from game.board.state import Ask, Job, Lain, Question, State, Task
from game.core.rng import Rng
from game.input.seating import MatchSetup
from game.ui.frame_bench import FRAMES, SEED, Floor, bots, measure_bots
from game.ui.match_scene import new_match
from game.ui.services import Services

SEATS = 6
LEVEL = "hard"
LARGE_HAND, HAND = 24, 4
CARDS = 80
FLOOR = Floor(TABLE, "board/push", 128)


def bots_scene(services: Services, game: BoardGame) -> BoardScene:
    """Return a match of six bots of the level that thinks most, on a board full of cards."""
    setup = MatchSetup("board", bots(SEATS, LEVEL), {"limit": "999"}, SEED)
    scene = BoardScene(services, setup, game, new_match(game, setup, crowded(game)))
    scene.enter()
    scene.board.prewarm()
    return scene


def crowded(game: BoardGame) -> State:
    """Return the middle of a round with cards on all squares, and many in one hand."""
    rules = game.rules
    config = rules.info.configure(SEATS, SEED, {"limit": "999"})
    state = rules.initial_state(config, Rng(SEED, "rules"))
    cards = list(Rng(SEED, "bench").shuffled(rules.deck.cards))
    hands = []
    for size in [LARGE_HAND] + [HAND] * (SEATS - 1):
        hands.append(tuple(cards[:size]))
        del cards[:size]
    stacks = list(state.stacks)
    for square in range(1, state.finish):
        if square not in state.teleports and len(cards) > LARGE_HAND // 2:
            card = cards.pop()
            stacks[square] = (Lain(card, rules.deck.kind(card).arrows[0]),)
    return replace(
        state,
        hands=tuple(hands),
        stacks=tuple(stacks),
        draw=tuple(cards),
        agenda=(Task(Job.END_TURN, 0),),
        question=Question(Ask.TURN, (0,)),
    )


def measure_frames(services: Services, game: BoardGame, frames: int = FRAMES) -> Iterator[str]:
    """Measure frames and their floor; return the figures as lines of text."""
    return measure_bots(services, bots_scene(services, game), FLOOR, CARDS, frames)
