"""How a command ends when it can't do what was asked: one line, and an exit code."""

OK = 0
FAILED = 1
WRONG_USE = 2


class CommandError(Exception):
    """Ends the program with one line on stderr and ``code``."""

    code = FAILED


class Failure(CommandError):
    """What was asked went wrong: exit code 1."""


class UsageError(CommandError):
    """The command was called wrongly, or the machine lacks something: exit code 2."""

    code = WRONG_USE
