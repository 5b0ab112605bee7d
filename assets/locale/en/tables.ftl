# What tables of games of turns say besides, and how long posters of events hang.
table-any-key = Any key, button or click goes on
settings-poster = Event posters
poster-2 = 2 seconds
poster-5 = 5 seconds
poster-key = Until a key

# The whole log, which has the rule of an event below its line. $came: what players have gained and lost.
log-close-turns = Arrows or the wheel lead to older lines, anything else closes
log-came = So far: { $came }
table-came-cards = { $name } { $change } { $count ->
    [one] card
   *[other] cards
}
table-came-square = { $name } from { $from ->
    [0] start
   *[other] { $from }
} to { $to ->
    [0] start
   *[other] { $to }
}

# Hints that are given once to each person; switching them on again begins anew.
settings-bubbles = First-time hints
