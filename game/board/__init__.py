"""Frantic, the board game."""
