"""A second, mutable telling of a round for trying out many lines of play; proved by lock-step."""
