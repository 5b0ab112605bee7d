"""Frantic, the card game: rules, bots and screen."""
