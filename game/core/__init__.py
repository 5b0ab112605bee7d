"""The pure heart of every game: no pygame, no clock, no files."""
