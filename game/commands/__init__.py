"""The command line: one module a command, with ``HELP``, ``configure`` and ``run``."""
