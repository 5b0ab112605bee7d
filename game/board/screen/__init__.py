"""How the board game looks: its track on the cliff, in the window."""
