# The muddy run of Frappadingue Family, as it is played.
frappadingue-name = Frappadingue Family
frappadingue-crash = crash
frappadingue-card = { $card }
frappadingue-cards = { $cards }

# Points are always 50s or 100s; $total and $points come as written, with a sign where they have one.
frappadingue-round = Round { NUMBER($round, useGrouping: 0) }
frappadingue-round-of = Round { $round } of { $rounds }
frappadingue-goal = last round at { NUMBER($goal) }
frappadingue-last-round = Last round!
frappadingue-most-wins = most points win
frappadingue-total = total
frappadingue-points = { $points } points
frappadingue-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

# What to do now
frappadingue-now-first = Throw five piles!
frappadingue-now-take = Take something that scores
frappadingue-now-take-must = Makes { $points }, no full hundred: then you must throw again
frappadingue-now-take-not-positive = Makes { $points }: then you must throw again
frappadingue-now-go = Write it down, or throw { $piles ->
    [one] one more pile
   *[other] { $piles } more piles
}?
frappadingue-now-full = Full hand! Write it down, or throw five new piles?
frappadingue-now-must = { $points } is no full hundred: you must throw again
frappadingue-now-not-positive = { $points } can’t be written down: you must throw again
frappadingue-now-in-vain = +5 makes 30: no full hundred can come any more
frappadingue-now-watch = Watch the cards …
frappadingue-now-thinks = { $level } bot · thinks it over
frappadingue-now-over = { $count ->
    [one] { $names } wins the match!
   *[other] { $names } share the win!
}

# Choosing
frappadingue-throw = { $piles ->
    [one] Throw one pile
   *[other] Throw { $piles } piles
}
frappadingue-throw-note = and take something that scores
frappadingue-risk = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } % to lose these { $points }
frappadingue-makes = { $points }, makes { $total }, { $what ->
    [stop] may be written down
    [vain] no full hundred can come any more
   *[go] go on
}: { $risk }
frappadingue-stop = Write { NUMBER($points) } down
frappadingue-stop-brings = you would have { NUMBER($total) }
frappadingue-stop-short = Write down
frappadingue-stop-not-now = first take something that scores
frappadingue-stop-not-positive = { $points } can’t be written down
frappadingue-stop-in-vain = no full hundred can come any more
frappadingue-stop-not-a-multiple = { $points } is no full hundred

# What a card of the throw can do
frappadingue-scores-alone = { $card } scores alone
frappadingue-scores-in-combination = part of a set
frappadingue-scores-alone-or-in-combination = scores alone or in a set
frappadingue-special-goes-along = { $points } goes along
frappadingue-needs-three-of-a-kind = needs three { $card }s
frappadingue-special-never-alone = never taken alone
frappadingue-crash-is-dead = dead card in a first throw

# The counter
frappadingue-counter = { $cards ->
    [0] Nothing in the barrow yet
    [5] Full hand · next throw: five piles
   *[other] { $cards } of 5 in the barrow · next throw: { $piles ->
        [one] one pile
       *[other] { $piles } piles
    }
}
frappadingue-counter-anew = New hand · earlier points still count
frappadingue-hands = { $count ->
    [one] one full hand
   *[other] { $count } full hands
}
frappadingue-hands-lost = { $count ->
    [one] one hand lost
   *[other] { $count } hands lost
}
frappadingue-in-deck = { $count } cards
frappadingue-odds-next = Risk that the next throw loses all:
frappadingue-odds-after = After this, risk that the next loses all:
frappadingue-odds-open = The risk depends on what is taken now
frappadingue-odds-nothing = Nothing to lose yet
frappadingue-odds-below = Nothing to lose: no points to keep
frappadingue-risk-nothing = nothing to lose
frappadingue-odds-off = F3 shows how likely the next throw loses everything
frappadingue-hint-odds = odds

# In large letters
frappadingue-big-full = Full hand!
frappadingue-big-stopped = { NUMBER($points) } points for { $name }!
frappadingue-big-nothing = { $points ->
    [0] Nothing scores!
   *[other] Nothing scores: { $points } lost!
}
frappadingue-big-crashed = { $points ->
    [0] Crash!
   *[other] Crash! { $points } lost!
}
frappadingue-big-goal = { $name } reaches the goal: last round!
frappadingue-big-refilled = Earlier full hands go back in

# What just happened
frappadingue-log-begins = { $name } begins, by lot
frappadingue-log-thrown = { $name } throws { $cards }
frappadingue-log-took = { $name } takes { $cards }: { $points }, makes { $total }
frappadingue-log-full = { $name } has a full hand
frappadingue-log-stopped = { $name } writes { NUMBER($points) } down and has { NUMBER($total) }
frappadingue-log-nothing = { $points ->
    [0] Nothing scores for { $name }
   *[other] Nothing scores: { $name } loses { $points }
}
frappadingue-log-crashed = { $points ->
    [0] { $name } crashes
   *[other] { $name } crashes and loses { $points }
}
frappadingue-log-goal = { $name } reaches { NUMBER($goal) }: the last round
frappadingue-log-refilled = Too few cards: earlier full hands go back in
frappadingue-log-round = Round { $round } begins
frappadingue-log-undone = { $name } takes that back
frappadingue-log-over = The match is over
