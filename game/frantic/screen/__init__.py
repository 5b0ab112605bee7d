"""How Frantic looks: its table in the window."""
