# Frantic: what happens, told in the log and in large letters, and the table of points.
# $cards: cards by name, or how many; $why: a special or an event; $names: one name or more, as many
# as $people says; $pairs: names, each with a card or a number.

# What just happened
frantic-log-cards = { $count ->
    [0] nothing
    [one] one card
   *[other] { $count } cards
}
frantic-log-pair = { $name }: { $what }
frantic-log-dealt = Round { $round }: { $name } deals
frantic-log-turned-up = { $name } turns up { $cards } to begin with
frantic-log-first-acts = The first card acts: { $name }, who dealt, plays { $cards }
frantic-log-begins = { $name } begins
frantic-log-played = { $left ->
    [0] { $name } plays { $cards }, the last card!
    [1] { $name } plays { $cards } and has one card left!
   *[other] { $name } plays { $cards }
}
frantic-log-covered = { $left ->
    [0] { $name } covers it with { $cards }, the last card!
    [1] { $name } covers it with { $cards } and has one card left!
   *[other] { $name } covers it with { $cards }
}
frantic-log-countered = { $name } counters { $why }!
frantic-log-nice-try = { $name } plays { $cards }!
frantic-log-drew = { $name } draws { $cards }
frantic-log-drew-why = { $why }: { $name } draws { $cards }
frantic-log-gave = { $why }: { $name } gives { $target } { $cards }
frantic-log-took = { $why }: { $name } takes { $cards } from { $target }
frantic-log-discarded = { $why }: { $name } discards { $cards }
frantic-log-picked = { $name } picks { $cards }
frantic-log-ran-out = { $count ->
    [one] The draw pile is empty: one card is missing for { $name }
   *[other] The draw pile is empty: { $count } cards are missing for { $name }
}
frantic-log-passed = { $name } plays nothing
frantic-log-wished = { $name } wishes for { $wish }
frantic-log-missed = { $name } misses this turn
frantic-log-ticks = { $left ->
    [0] The bomb ticks: { $name }’s last turn
    [one] The bomb ticks: { $name } has one more turn after this
   *[other] The bomb ticks: { $name } has { $left } more turns after this
}
frantic-log-declined = { $name } plays no card in answer
frantic-log-defenceless = { $name } holds no { $card }
frantic-log-nobody-tries = Nobody stops it
frantic-log-all-seen = Everybody has seen enough
frantic-log-shared = { $name } shares out { $why } – { $pairs }
frantic-log-attacked = { $count ->
    [0] { $name } attacks { $target }: { $why }
    [one] { $name } attacks { $target }: { $why }, one card
   *[other] { $name } attacks { $target }: { $why }, { $count } cards
}
frantic-log-sent-on = { $count ->
    [0] { $name } sends { $why } on to { $target }
    [one] { $name } sends { $why } on to { $target }: one card
   *[other] { $name } sends { $why } on to { $target }: { $count } cards
}
frantic-log-no-target = { $what ->
    [equality] { $why }: nobody has fewer cards, so nobody draws
    [skip] { $why }: all others are to miss a turn already
   *[other] { $why }: there is nobody to name
}
frantic-log-not-used = { $name } only wishes, and spares everybody: { $why }
frantic-log-stopped = { $name } stops { $why }
frantic-log-skip-given = { $name } will miss the next turn
frantic-log-happened = { $name } turns up an event: { $why }
frantic-log-swapped = { $name } and { $target } swap hands – { $why }
frantic-log-hands-moved = All hands go to the right – { $why }
frantic-log-hands-shuffled = All hands are shuffled and dealt again – { $why }
frantic-log-gambled = { $rule ->
    [second] { $name } takes all { $count } cards, second lowest – { $pairs }
   *[highest] { $name } takes all { $count } cards, highest – { $pairs }
}
frantic-log-gambled-alone = Only { $name } puts a card down, { $cards }, and takes it back
frantic-log-gambled-back = Too few cards are down, they go back – { $pairs }
frantic-log-gambled-none = Nobody has a card to put down
frantic-log-market = On the market: { $cards }
frantic-log-bomb-lit = The bomb is lit: { $turns } turns left for everybody
frantic-log-ending-set = { $points ->
    [0] The round ends at once, hands are counted – { $why }
   *[other] The round ends at once, { $points } points for everybody – { $why }
}
frantic-log-bomb-off = The bomb goes off before { $name }’s fourth turn
frantic-log-round-over = Points – { $pairs }. { $name } deals next
frantic-log-last-round-over = Points – { $pairs }
frantic-log-undone = { $name } takes that back

# In large letters
frantic-big-first-acts = The first card acts!
frantic-big-first-acts-why = { $name } has dealt: it counts as played by { $name }.
frantic-big-one-left = { $name } has one card left!
frantic-big-last-card = { $name } plays the last card!
frantic-big-ran-out = The draw pile is empty!
frantic-big-chance = { $name } has to cover { $why }
frantic-big-market = { $name } picks first
frantic-big-gambled = { $name } takes them all!

# Why a round is over
frantic-over-out = { $people ->
    [one] { $names } has no cards left
   *[other] { $names } have no cards left
}
frantic-over-short = The draw pile is empty
frantic-over-counted = { frantic-event-finish-line }
frantic-over-scored = { frantic-event-doomsday }: { $points } for everybody
frantic-over-bomb = The bomb has gone off
frantic-over-match = { $people ->
    [one] { $names } wins with { $points }
   *[other] { $names } win with { $points }
}

# The small card of the last event
frantic-last-event = Last event
frantic-no-effect = No effect
frantic-as-many = All hold as many as before

# The table of points between rounds
frantic-round-title = Round { $round } · { $why }
frantic-round-match = Match over · { $why }
frantic-round-dealer = { $name } got most points and deals next
frantic-round-dealer-equal = { $name } deals next: first to the right of those with most
frantic-round-limit = The match ends at { NUMBER($limit) } points. Fewest win
frantic-round-of = Round { $round } of { $rounds }: the fewest points win
frantic-round-what = Cards left
frantic-round-earlier = Earlier
frantic-round-now = This round
frantic-round-total = Total
frantic-round-out = No cards left!
frantic-round-bomb = Bomb { $points }
frantic-round-doubled = Bomb ×2
frantic-round-scored = { frantic-event-doomsday }
frantic-round-many = { $count } × { $points }
frantic-round-count = { $count } cards

# Results
frantic-results-out = Rounds won
frantic-results-most = Worst round
frantic-results-mean = Average a round
frantic-results-worst-of-all = { $name } had the dearest round: { $n } points
frantic-results-counters = { $name }: { $count ->
    [one] one Counterattack out of turn
   *[other] { $count } Counterattacks out of turn
 }
frantic-results-nice-try = { $name }: { $count ->
    [one] Nice Try at the right time
   *[other] Nice Try at the right time, { $count } times
 }
frantic-results-rounds = { $name }: { $count ->
    [one] no cards left in one round
   *[other] no cards left in { $count } rounds
 }
