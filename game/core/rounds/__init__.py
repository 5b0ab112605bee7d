"""What games in rounds with events have in common: their rules stand on it, and know more."""
