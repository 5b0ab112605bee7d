"""Highest Card: a fifth game from its own folder, to test all that is around games."""
