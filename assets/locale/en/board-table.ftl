# The table of the board game, while a match is on.
board-table-number = { NUMBER($n, useGrouping: 0) }
board-table-stack = ×{ $n }
board-table-points = { NUMBER($n, useGrouping: 0) } pts
board-table-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
# The round ends when this pile is used up.
board-table-pile = { $n ->
    [0] pile used up
    [one] { $n } card left
   *[other] { $n } cards left
}
board-table-hand-of = { $name }’s hand
board-table-round = Round { $round }
board-table-limit = · match ends at { $limit } points
board-table-rounds = of { $rounds }
# Turns of everybody together until the points count double.
board-table-bomb = · { $n ->
    [0] the bomb goes off: points × 2
    [one] bomb: { $n } turn
   *[other] bomb: { $n } turns
}
board-table-undone = { $name } takes the last choice back
board-table-over = { $people ->
    [one] { $names } wins with the fewest points!
   *[other] { $names } share the win!
}
board-table-hint-legend = cards
board-table-hint-stacks = stacks
board-table-hint-turn-over = turn over
board-table-stacks = What lies in the stacks, from the top
board-table-stacks-none = No card lies on another
board-table-legend = What each card does
board-table-legend-close = Any key closes this sheet
board-table-legend-turn = { $first } or { $second } turns over to the stacks. Any other key closes this sheet
board-table-legend-colour = { $colour } acts { $acts }

# What a die says that lies large on the track: who rolled, and what the number means
board-die-move = { $name } rolled { $value }
board-die-move-you = You rolled { $value }
board-die-move-again = Rolled again: { $value } for { $name }
board-die-move-again-you = Rolled again: { $value } for you
board-die-teleport = { $name } rolled { $value }: to teleport { $value }
board-die-teleport-you = You rolled { $value }: to teleport { $value }
board-die-event = The die with 20 sides picks the event: { $value } is { $event }
board-die-event-you = The die with 20 sides picks the event: { $value } is { $event }
board-die-event-again = Rolled again: { $value } is { $event }
board-die-event-again-you = Rolled again: { $value } is { $event }
board-die-no-reroll = You hold no Re-Roll to change it
