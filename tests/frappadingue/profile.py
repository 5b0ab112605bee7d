"""What the tests that every game gets need to know about Frappadingue Family."""

OPTION_SETS = (
    {},
    {"first_crash": "ends", "goal": "rounds-4"},
    {"plus_five": "30", "goal": "rounds-3"},
)
OTHER_SEATS = "seat 1: 200 0 100"


def hidden_cards(text: str, seat: int | None) -> list[str]:
    """Return no card: everything lies open, and the deck has no order before a throw."""
    return []
