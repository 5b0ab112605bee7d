# The table of Frantic, while a match is on.
frantic-table-number = { NUMBER($n, useGrouping: 0) }
frantic-table-points = { NUMBER($n, useGrouping: 0) } pts
frantic-table-draw-pile = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
# The round ends when this pile is needed and empty.
frantic-table-left = { $n ->
    [0] drawing ends the round!
    [one] { $n } left: at 0 the round ends
   *[other] { $n } left: at 0 the round ends
}
frantic-table-events = { $n ->
    [one] { $n } event
   *[other] { $n } events
}
frantic-table-wish = asked for
frantic-table-on = play on
frantic-table-any = any card goes
frantic-table-hand-of = { $name }’s hand
frantic-table-round = Round { $round }
frantic-table-limit = · ends at { $limit } points
frantic-table-rounds = of { $rounds }
frantic-table-undone = { $name } takes the last card back
frantic-table-over = { $people ->
    [one] { $names } wins with the fewest points!
   *[other] { $names } share the win!
}
frantic-table-dealing = deals the cards …
frantic-table-event = Event: { $event }
frantic-table-begins = begins the round
frantic-table-turn = plays now
frantic-table-counted = The hands are counted
frantic-table-dealer = { $name } has dealt
frantic-table-go-on = Any key goes on
