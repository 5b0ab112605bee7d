"""Frantic Frankfurt: a real-time card race for two to four players."""
