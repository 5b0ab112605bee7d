# The book of Frappadingue Family: what its things are and score, and what we decided.

# Cards. $count: copies in play.
frappadingue-book-value = { $value } KM
frappadingue-book-value-alone = One is worth { $one }, two { $value ->
    [8] 200
   *[other] 100
}. Three in one throw make { $three }, four { $four }, five { $five }.
frappadingue-book-value-together = Alone it is worth nothing. Three in one throw make { $three }, four { $four }, five { $five }.
frappadingue-book-special = { $card } KM
frappadingue-book-special-does = { $points } points. It is never taken alone, but it always goes along with whatever is taken from its throw.
frappadingue-book-crash = Crash
frappadingue-book-crash-does = In a later throw it ends the turn at once, and all in the barrow is lost. In the first throw it is only in the way.
frappadingue-book-crash-ends = It ends the turn at once, in the first throw too, and all in the barrow is lost.
frappadingue-book-facts = { $count ->
    [one] One card in play
   *[other] { $count } cards in play
}

# Piles
frappadingue-book-throw = The throw
frappadingue-book-throw-does = What lies on top of the piles. At least one thing that scores must go into the barrow: an 8, a 12, or three and more of a kind.
frappadingue-book-deck = The deck
frappadingue-book-deck-does = All cards that are not in the barrow are shuffled and dealt over the piles before each throw.
frappadingue-book-counter = The barrow
frappadingue-book-counter-does = What you took lies here until the turn ends. As many new piles are thrown as cards are missing from five; what you left is shuffled back.

# Players and signs
frappadingue-book-seat = A player
frappadingue-book-seat-does = A row of the pad: what each turn brought, and the total.
frappadingue-book-points = Points in the barrow
frappadingue-book-points-does = They are only yours when you write them down: full hundreds, and more than 0.
frappadingue-book-full = Full hand
frappadingue-book-full-does = Five cards are in the barrow. Write it down, or throw five new piles: the points stay.
frappadingue-book-odds = The risk
frappadingue-book-odds-does = So likely is it that nothing scores in the next throw, or that a crash comes: then all in the barrow is lost.
frappadingue-book-flag = The flag
frappadingue-book-flag-does = This total is a full hundred: it may be written down.
frappadingue-book-lock = The lock
frappadingue-book-lock-does = This total can’t be written down: throw again.
frappadingue-book-again = The two cards
frappadingue-book-again-does = With this total you have to throw again: only full hundreds, and more than 0, can be written down.
frappadingue-book-pad = The pad
frappadingue-book-pad-does = What every turn has brought. Who reaches the goal makes this round the last one; the most points win.
frappadingue-book-lost = A dash
frappadingue-book-lost-does = This turn brought nothing.
frappadingue-book-way = The run
frappadingue-book-way-does = The pawns show how far everybody has come. The goal is the last post.
frappadingue-book-last-round = Last round
frappadingue-book-last-round-does = Somebody has reached the goal. The round is played to its end, so that all have had as many turns.
frappadingue-book-tick = The tick
frappadingue-book-tick-does = This card goes into the barrow with your choice.

# How things stand now
frappadingue-book-now-throw = { $count ->
    [0] Nothing lies there now.
    [one] One card lies open.
   *[other] { $count } cards lie open.
}
frappadingue-book-now-deck = { $count } cards are in it now.
frappadingue-book-now-points = { $count } of 5 cards, { $points } points: { $what ->
    [stop] may be written down.
   *[go] can’t be written down.
}
frappadingue-book-now-odds = Now: { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
frappadingue-book-now-goal = This match goes to { $goal }.
frappadingue-book-now-seat = { $points } points written down.
frappadingue-book-now-lacks = { $points } more to the goal.
frappadingue-book-now-in-turn = In turn.

# What we decided where the sheet is silent
frappadingue-book-ours-combination = How many copies there are is ours: six of each value. Cards of one value taken from a throw count as one combination.
frappadingue-book-ours-crash = Two crashes are in play. In a first throw a crash is a dead card; the lobby offers that it ends the turn.
frappadingue-book-ours-plus-five = The sheet prints +30, with which hardly any total is a full hundred. Ours is +50; the lobby offers the printed one.
frappadingue-book-ours-throw = Of three or four of a kind fewer may be taken, but no part that does not score.
frappadingue-book-ours-deck = 52 cards are in play. The two forced swaps stay in the box.
frappadingue-book-ours-full = Specials count as cards. When too few cards are left, those of earlier full hands go back in; their points stay.
frappadingue-book-ours-pad = The sheet names no goal: 1,000 is ours, and the lobby offers others.
frappadingue-book-ours-last-round = Equal totals share the win.
