# The lobby: who sits where, names, and a match that waits.

hint-name = name
hint-letter = letter
hint-next-letter = next letter
hint-shorter = shorter
card-start-all = all
card-start-three-quarters = ¾
card-start-half = ½
card-start-quarter = ¼
join-aid = Help me see
join-aid-off = off
join-aid-late = after 3 s
join-aid-always = always
confirm-new-match = A match waits: round { $round }, { $names }. A new one takes its place as soon as somebody has played in it.
join-start-new = Start a new one

# How long a match is: measured, see game/core/lengths.py.
length-short = { $minutes } min
length-about = { $rounds ->
    [one] About one round
   *[other] About { $rounds } rounds
 } with { $n } players, some { $minutes } min.

# The title and practice
title-continue = Continue: { $game }
practise-level = Bots: { $level }
