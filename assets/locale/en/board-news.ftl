# The board game: what happens, told in the log and in large letters, and the table of points.
# $card: a card by name; $cards: cards by name, or how many; $why: an event; $pairs: names, each with
# a number, a square, cards or another name; $names: one name or more, as many as $people says.

# What just happened
board-log-cards = { $count ->
    [0] nothing
    [one] one card
   *[other] { $count } cards
}
board-log-dealt = Round { $round }: { $name } deals
board-log-order = { $name } begins ({ $pairs })
board-log-order-again = The highest are equal and roll again ({ $pairs })
board-log-laid-set-up = { $name } lays { $card } on { $square }{ $way ->
    [up] , pointing up
    [down] , pointing down
    [left] , pointing left
    [right] , pointing right
    [on] , pointing to the finish
    [back] , pointing to the start
   *[none] {""}
}
board-log-laid-turn = { $name } lays { $card } on { $square }{ $way ->
    [up] , pointing up
    [down] , pointing down
    [left] , pointing left
    [right] , pointing right
    [on] , pointing to the finish
    [back] , pointing to the start
   *[none] {""}
}
board-log-laid-wild = From the pile: { $card } on { $square }{ $way ->
    [up] , pointing up
    [down] , pointing down
    [left] , pointing left
    [right] , pointing right
    [on] , pointing to the finish
    [back] , pointing to the start
   *[none] {""}
}
board-log-laid-answer = After use, { $name } lays the { $card } on { $square }
board-log-thrown-in = { $name } throws in: { $card }!
board-log-silent = { $name } lets every roll stand until their next turn
board-log-not-blocked = { $name } does not block: { $card }
board-log-all-seen = Everybody has seen enough
board-log-rolled-move = { $name } rolls { $value }
board-log-rolled-teleport = { $name } rolls { $value } on the teleport
board-log-rolled-event = { $name } rolls { $value } for an event
board-log-rolled-each = { $why }: everybody rolls ({ $pairs })
board-log-rolled-again = { $name }’s die is rolled again: { $value }
board-log-remote = { $card }: { $name } moves with { $target }’s pawn
board-log-swap = { $card }: { $name } would change places with { $target }
board-log-swap-for = { $card }: { $name } lets { $pawn } and { $target } change places
board-log-blocked-remote = { $name } blocks the { $card }: nobody moves
board-log-blocked-swap = { $name } blocks the { $card }: everybody stays
board-log-swapped = { $card }: { $name } to { $there ->
    [0] the start
   *[other] { $there }
}, { $target } to { $here ->
    [0] the start
   *[other] { $here }
}
board-log-stayed = { $name }’s pawn can’t take a step: no roll
board-log-walked = { $name }’s pawn walks to { $square ->
    [0] the start
   *[other] { $square }
}
board-log-walked-by = { $cards }: { $name }’s pawn walks to { $square ->
    [0] the start
   *[other] { $square }
}
board-log-no-step = { $name }’s pawn stays: { $cards } is in the way
board-log-idle-push = { $card } on { $square } points nowhere: { $name }’s pawn stays
board-log-idle-swap = { $card } on { $square }: nobody stands elsewhere
board-log-acts-chance = { $card } on { $square }: { $name }’s pawn moves again
board-log-acts-reverse = { $card }: { $name } moves backwards
board-log-acts-trouble = { $card } on { $square }: { $name } sets off an event
board-log-put = { $card }: { $name }’s pawn goes to { $square ->
    [0] the start
   *[other] { $square }
}
board-log-put-idle = { $card }: { $name }’s pawn goes to { $square ->
    [0] the start
   *[other] { $square }
}. { $idle } acts on a step only: nothing happens
board-log-put-stays = { $card }: { $name }’s pawn stays on { $square ->
    [0] the start
   *[other] { $square }
}
board-log-took-up = { $name } has to take { $card } from { $square }
board-log-happened = { $name }’s event: { $why }
board-log-pawns-moved = { $why }: { $pairs }
board-log-pawns-moved-idle = { $why }: { $pairs }. That is no move: no card acts.
# A name with a number or with cards, in a row of such
board-log-pair = { $name }: { $what }
board-log-pair-given = { $name } to { $target }
board-log-pair-moved = { $name } to { $square ->
    [0] the start
   *[other] { $square }
}
board-log-nobody-moved = { $why }: nobody moves
board-log-teleports = { $why }: teleports now on { $squares }
board-log-cleared = { $why }: { $count ->
    [one] one { $colour } card leaves the board
   *[other] { $count } { $colour } cards leave the board
}
board-log-hands-left = { $why }: { $count ->
    [one] one card goes
   *[other] all hands, { $count } cards, go
} under the pile
board-log-doubles-left = { $why }: under the pile go – { $pairs }
board-log-hands-shuffled = { $why }: all hands are shuffled and dealt again
board-log-hands-given = { $why }: { $pairs }
board-log-gave = { $why }: { $name } gives { $target } { $cards }
board-log-market = On the market: { $cards }
board-log-picked = { $name } takes { $card }
board-log-drew = { $name } draws { $cards }
board-log-drew-why = { $why }: { $name } draws { $cards }
board-log-ran-out = { $count ->
    [one] The pile is used up: one card is missing for { $name }
   *[other] The pile is used up: { $count } cards are missing for { $name }
}
board-log-bomb-lit = The bomb is lit: { $turns ->
    [one] one more turn
   *[other] { $turns } more turns
} till points count double
board-log-ticks = { $left ->
    [0] The bomb goes off: in this turn and from now on points count double
    [one] The bomb ticks: one more turn
   *[other] The bomb ticks: { $left } more turns
}
board-log-round-over = Points – { $pairs }
board-log-round-doubled = The bomb doubles all points – { $pairs }

# Why a round is over
board-over-finish = { $people ->
    [one] { $names } has reached the finish
   *[other] { $names } have reached the finish
}
board-over-short = The pile is used up
board-over-early = { $why }
board-over-match = { $people ->
    [one] { $names } wins with { $points }
   *[other] { $names } win with { $points }
}

# The table of points between rounds
board-scores-title = Round { $round } · { $why }
board-scores-match = Match over · { $why }
board-scores-deals = { $name } deals next
board-scores-limit = The match ends at { NUMBER($limit, useGrouping: 0) } points. Fewest win
board-scores-of = Round { $round } of { $rounds }: the fewest points win
board-scores-what = What counts
board-scores-now = This round
board-scores-total = Total
board-scores-square = Square { $square }
board-scores-finish = Finish: { $square }
board-scores-start = Start: 0
board-scores-doubled = Bomb ×2

# Results
board-results-best = Best round
board-results-worst = Worst round
board-results-mean = Average a round
board-results-starts = { $name }: { $count ->
    [one] one round ended on the start
   *[other] { $count } rounds ended on the start
}
board-results-blocks = { $name }: { $count ->
    [one] one attack blocked
   *[other] { $count } attacks blocked
}
board-results-rerolls = { $name }: { $count ->
    [one] one roll changed
   *[other] { $count } rolls changed
}
board-results-worst-of-all = { $name } had the dearest round: { $n } points
