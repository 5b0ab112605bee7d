"""A round of the board game that changes in place, for bots that try out what comes."""
