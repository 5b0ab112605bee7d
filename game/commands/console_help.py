"""What can be said in the console: the form of each line, what is answered, and examples."""

from typing import NamedTuple


class Word(NamedTuple):
    """A word of the console: its form, which stands in messages too, and what is answered."""

    form: str
    answer: str


WORDS = (
    Word("new KEY [seats=3] [seed=7] [option=value ...]", "ok; without seed= it is 0"),
    Word("position KEY [seed=7] [option=value ...]", 'ok; its text follows, and a line "."'),
    Word("act", "the seats that may act, or an empty line"),
    Word("legal SEAT [about]", "its legal actions; about: what each would do, behind a #"),
    Word("do SEAT ACTION", "events; or illegal: why, rejected: why"),
    Word("tick [N]", "(race) N steps of 1/60 s, 1 if not said: events"),
    Word("pause", "(race) the clock stands still: events"),
    Word("resume", "(race) a count-down, and it goes on: events"),
    Word("show", "the position, with all secrets"),
    Word("view SEAT", "what that seat may know, in the words of positions; ? is hidden"),
    Word("go SEAT LEVEL", "the action a bot would take, or none"),
    Word("outcome", "none, or scores 12 40 3 winners 2"),
    Word("record", "the match so far as a record"),
    Word("help", "these lines"),
    Word("quit", "nothing; the end of the input does the same"),
)
FORMS = {word.form.split()[0]: word.form for word in WORDS}
"""The form of each line by its first word."""
_WIDTH = max(len(word.form) for word in WORDS) + 2
HELP_TEXT = "\n".join(f"{word.form:{_WIDTH}}{word.answer}" for word in WORDS)
