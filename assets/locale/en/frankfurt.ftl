# The race of Frantic Frankfurt, as it is played.
frankfurt-name = Frantic Frankfurt
frankfurt-card = { $colour ->
    [Y] yellow { $number }
    [R] red { $number }
   *[B] blue { $number }
}

# At the top
frankfurt-round = Round { $round }
frankfurt-now-start = Get ready: everybody turns a card over
frankfurt-now-stuck = Nobody can go: each pile gets a new card
frankfurt-now-resume = Fingers on the keys: it goes on
frankfurt-now-race = Higher on another colour · odd on even in one colour
frankfurt-now-table = Higher on another colour · odd on even in one colour · call wrong cards!
frankfurt-now-out = { $count ->
    [one] { $names } has empty columns: slap a pile!
   *[other] { $names } have empty columns: slap piles!
}
frankfurt-now-slap = Slap a pile – the smaller, the better!
frankfurt-now-stress = Slap a pile · lay your columns · any pile key reveals
frankfurt-now-paused = Paused
frankfurt-now-over = { $count ->
    [0] The match is over
    [one] { $names } wins!
   *[other] { $names } share the win!
}

frankfurt-times = ×{ $count }

# In a player's panel
frankfurt-cards-word = { $count ->
    [one] card
   *[other] cards
}
frankfurt-cards-left = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
frankfurt-auto = turns by itself
frankfurt-block = mistake: { $seconds } s wait
frankfurt-no-block = mistake: no wait
frankfurt-empty = free
frankfurt-slap-now = Slap a pile!
frankfurt-lay-now = Lay your columns!
frankfurt-reveal-now = Any pile key reveals!
frankfurt-old = slap only
frankfurt-box = { $count } out of the game
frankfurt-go = Go!
frankfurt-stuck = Nobody can go
frankfurt-slap-ms = Slapped in { $ms } ms
frankfurt-photo = { $name } was { $ms } ms faster than { $other }

# Why a card came back
frankfurt-reason-lower = too low
frankfurt-reason-equal = equal is not higher
frankfurt-reason-odd-on-odd = odd on odd
frankfurt-reason-even-on-even = even on even
frankfurt-reason-even-on-odd = same colour needs odd on even
frankfurt-reason-late = just too late
frankfurt-reason-called = called by { $name }
frankfurt-reason-wrong-call = that card was right
frankfurt-reason-slap-refused = own wrong cards come back first

# What just happened
frankfurt-log-round = Round { $round } begins
frankfurt-log-revealed = A new card on every pile
frankfurt-log-rotated = No card left to turn: the bottom cards come up
frankfurt-log-stuck = Nobody can go
frankfurt-log-idle = Nobody did anything for { $seconds } seconds
frankfurt-log-discarded = { $name }: { $card } on pile { $pile }
frankfurt-log-bounced = { $name }: { $card } comes back – { $reason }
frankfurt-log-moved = { $name } moves { $card }
frankfurt-log-called = { $name } calls it: { $other } takes { $count ->
    [one] { $card }
   *[other] { $count } cards
} back
frankfurt-log-wrong-call = { $name } calls pile { $pile } – but it is right
frankfurt-log-slap-refused = { $name } can't slap: { $count ->
    [one] a wrong card comes
   *[other] { $count } wrong cards come
} back
frankfurt-log-slapped = { $name } takes pile { $pile }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
frankfurt-log-slapped-box = { $name } slaps pile { $pile } out of the game: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
frankfurt-log-given = { $name } is left with pile { $pile }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
frankfurt-log-given-box = Pile { $pile } goes out of the game for { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
frankfurt-log-new-pile = { $name } starts pile { $pile } with { $card }
frankfurt-log-paused = Pause
frankfurt-log-resumed = It goes on
frankfurt-log-over = The match is over

# What a key would do now
frankfurt-does-column = Column { $number }
frankfurt-does-pile = Pile { $number }
frankfurt-does-pick-up = Pick { $card } up
frankfurt-does-put-back = Put { $card } back
frankfurt-does-switch = Put { $card } back and pick { $other } up
frankfurt-does-switch-turn = Put { $card } back and turn a card of column { $column }
frankfurt-does-turn = Turn a card of column { $column }
frankfurt-does-move = Move { $card } to column { $column }
frankfurt-does-lay = Lay column { $column }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
frankfurt-does-discard = Lay { $card } on { $other }
frankfurt-does-call = Call { $card } wrong
frankfurt-does-slap = Slap pile { $pile }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
frankfurt-does-reveal = Start a new pile
frankfurt-does-fits = fits
frankfurt-does-fits-on = fits on { $count ->
    [one] pile { $piles }
   *[other] piles { $piles }
}
frankfurt-does-fits-nowhere = fits nowhere now
frankfurt-does-out = the pile goes out of the game
frankfurt-does-take = the pile goes under the own cards

# Why a key does nothing now
frankfurt-no-over = the match is over
frankfurt-no-paused = the race is paused
frankfurt-no-countdown = wait for the count-down
frankfurt-no-blocked = blocked for a moment
frankfurt-no-quiet = somebody has just called it
frankfurt-no-done = no card is left to play
frankfurt-no-slap-first = slap a pile first
frankfurt-no-wait = wait for the others
frankfurt-no-laid = nothing is to be laid here
frankfurt-no-lay-first = lay the columns first
frankfurt-no-empty = nothing lies there
frankfurt-no-hand = pick a card up first
