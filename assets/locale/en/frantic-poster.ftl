# On the poster of an event: whom it is about, and what it brings each player as things stand.
# $names: players; $count, $after: cards; $wish: a colour.
frantic-poster-nobody = Nobody has to do anything
frantic-poster-everybody = Everybody
frantic-poster-begins = In this order, { $name } first
frantic-poster-most = { $people ->
    [one] { $names } has most: { $count } cards
   *[other] { $names } have most: { $count } cards each
}
frantic-poster-level = All hands are equally large: nothing happens
frantic-poster-swap = These two change hands:
frantic-poster-colour = The last colour played is { $wish }
frantic-poster-no-colour = No colour played yet: nothing happens
frantic-poster-secret = { $seats ->
    [2] Both choose in secret, { $name } first
   *[other] All choose in secret, { $name } first
}
frantic-poster-both = The two hands change places
frantic-poster-shuffled = { $count } cards in all, the first one to { $name }
frantic-poster-scores = { $points } points for everybody, now
frantic-poster-counted = The round ends now, with these hands:
frantic-poster-bomb = The round goes on: { $turns } more turns each, not counting this one

# Player by player, on a slip each
frantic-each-draws = { $name } draws { $count }
frantic-each-takes = { $name } takes { $count }
frantic-each-discards = { $name } discards { $count }
frantic-each-renews = { $name } discards { $count }, draws { $drawn }
frantic-each-hands-on = { $name } gives { $target } { $count }
frantic-each-swaps = { $name } has { $count }, gets { $after }
frantic-each-gives = { $name } gives { $count }
frantic-each-picks = { $count }. { $name }
frantic-each-counts = { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
