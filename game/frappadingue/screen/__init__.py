"""The muddy run on the screen: where things are, how they move, what is heard and said."""
