"""What the things of the board game's book look like."""

from game.board.deck import KINDS
from game.board.explain import COLOURS
from game.board.screen.pictures import (
    BACK,
    D20,
    FINISH,
    LIGHT_GOAL,
    LIGHT_PLACE,
    LIGHT_WAY,
    SPENT,
    START,
    STEP,
    die_sprite,
    event_picture,
    laid_sprite,
    sprite_of,
    square_sprite,
    teleport_sprite,
)
from game.core.explain import Kind, Thing
from game.ui.game_screens import Example

_ARROWS = {"push": "right", "jump": "left"}
_SQUARES = {
    "start": (START,),
    "plain": (square_sprite(1),),
    "finish": (FINISH,),
    "teleport": tuple(teleport_sprite(number) for number in (1, 2, 3)),
}
_SIGNS = {
    "arrow": (laid_sprite("push", "up"), laid_sprite("jump", "right")),
    "stack": (laid_sprite("snail"), laid_sprite("stop")),
    "spent": (SPENT,),
    "step": (STEP,),
    "light-place": (LIGHT_PLACE,),
    "light-way": (LIGHT_WAY,),
    "light-goal": (LIGHT_GOAL,),
    "bomb": ("frantic/mark-bomb",),
    "round": ("icons/flag",),
    "time": ("icons/clock",),
    "asked": ("icons/keyboard",),
    "answered": ("icons/check",),
    "new": ("icons/star",),
}


def picture_of(thing: Thing) -> Example | None:
    """Return the picture of a thing of the book."""
    match thing.kind:
        case Kind.CARD:
            laid = laid_sprite(thing.key, _ARROWS.get(thing.key, ""))
            return Example((sprite_of(thing.key), laid), beside=True)
        case Kind.EVENT:
            return Example((event_picture(thing.key),), large=True)
        case Kind.SQUARE:
            return _flat(_SQUARES[thing.key])
        case Kind.PILE:
            market = (sprite_of("push"), sprite_of("snail"), sprite_of("block"))
            return Example((BACK,) if thing.key == "draw" else market, beside=True)
        case Kind.SEAT:
            return Example(("faces/fox",), large=True)
        case Kind.DIE:
            return Example((die_sprite(5) if thing.key == "d6" else D20,), large=True)
        case Kind.SIGN if thing.key in COLOURS:
            return _flat(
                tuple(
                    laid_sprite(kind.text, _ARROWS.get(kind.text, ""))
                    for kind in KINDS
                    if kind.colour.value == thing.key
                )
            )
        case Kind.SIGN:
            return _flat(_SIGNS[thing.key])
        case _:
            return None


def _flat(drawings: tuple[str, ...]) -> Example:
    return Example(drawings, large=len(drawings) == 1, beside=True)
