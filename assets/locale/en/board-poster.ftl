# On the poster of an event: whom it is about, and what it brings each player as things stand.
# $names: players; $count, $after: cards; $from, $to: squares, 0 is the start; $colour: of cards.
board-poster-nobody = Nobody has to do anything
board-poster-everybody = Everybody
board-poster-begins = In this order, { $name } first
board-poster-secret = { $seats ->
    [2] Both choose in secret
   *[other] All choose in secret
}
board-poster-both = The two hands change places
board-poster-rolls = Everybody’s dice are thrown together
board-poster-teleports = The teleports and all pawns
board-poster-shuffled = { $count } cards in all, the first one to { $name }
board-poster-goes = Right now:
board-poster-stays = Right now, all stay
board-poster-colour = Laid last: { $colour } – { $count ->
    [0] none lies on top
    [one] one card
   *[other] { $count } cards
}
board-poster-no-colour = Only white ones so far: nothing happens
board-poster-halfway = { $people ->
    [one] { $names } is on { $half } or further: the round ends now
   *[other] { $names } are on { $half } or further: the round ends now
}
board-poster-no-halfway = Nobody is on { $half } yet: nothing happens
board-poster-lit = A bomb ticks already: nothing changes
board-poster-bomb = { $turns } more turns each, then points count double

# Player by player, on a slip each
board-each-goes = { $name }: { $from ->
    [0] start
   *[other] { $from }
} to { $to ->
    [0] start
   *[other] { $to }
}
board-each-swaps = { $name } has { $count }, gets { $after }
board-each-renews = { $name } loses { $count }, draws { $drawn }
board-each-gives = { $name } gives { $count }
board-each-picks = { $count }. { $name }
board-each-moves = { $name } moves { $count }
