"""What a match returns, as the tests ask for it."""

from game.core.rules import AnySteps


def events_in(steps: AnySteps) -> tuple:
    """Return the events alone."""
    return tuple(step.event for step in steps)
