"""Highest Card in the window."""
