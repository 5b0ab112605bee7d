"""What the tests that every game gets need to know about Highest Card."""

OPTION_SETS = ({}, {"hand": "3"}, {"hand": "7"})
OTHER_SEATS = "seat 1: 10 11 12"
"""What the examples of the position's lines, which are of one seat, need besides."""


def hidden_cards(text: str, seat: int | None) -> list[str]:
    """Return no card: everything lies open."""
    return []
