"""Frappadingue Family: push your luck with cards, in turns."""
