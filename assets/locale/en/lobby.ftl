# The lobby: who sits where, names, and a match that waits.

hint-name = name
hint-letter = letter
hint-next-letter = next letter
hint-shorter = shorter
join-aid = Help me see
join-aid-off = off
join-aid-late = after 3 s
join-aid-always = always
confirm-new-match = A match waits: round { $round }, { $names }. A new one takes its place as soon as somebody has played in it.
join-start-new = Start a new one
