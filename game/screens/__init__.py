"""The screens around the games: title, join, settings, results and their kin."""
