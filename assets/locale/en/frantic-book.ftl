# The book of Frantic: what its things are, besides cards and events, and what we decided.

# Cards in general. $count: copies in the deck; $points: what one costs in a hand.
frantic-book-number = Number cards
frantic-book-black = Black cards
frantic-book-facts = { $count ->
    [one] One in the deck
   *[other] { $count } in the deck
} · { $points } points if it stays in your hand
frantic-book-facts-number = { $count } in the deck · its number in points if it stays in your hand

# Piles
frantic-book-draw = The draw pile
frantic-book-draw-does = Who can’t or won’t play takes a card here, and may then still play one. If a card is due and none is left, the round is over.
frantic-book-discard = The discard pile
frantic-book-discard-does = Play on its top card: the same colour, number or symbol. Four-colour cards go on anything.
frantic-book-events = The events
frantic-book-events-does = Each black card that is played turns up the next one. It is carried out at once, first by the player to the right.
frantic-book-market = The market
frantic-book-market-does = An event lays as many cards open as there are players. One after another, each takes one.

# Players and signs
frantic-book-seat = A player
frantic-book-seat-does = The plate shows name, points so far and the number of cards in hand. Play goes to the right.
frantic-book-wish = Asked for
frantic-book-wish-does = Only what was wished for may be played, or a four-colour card. It holds until the next card is played.
frantic-book-skip-sign = Misses a turn
frantic-book-skip-sign-does = Somebody played a Skip: this player’s next turn is left out.
frantic-book-dealer = The dealer
frantic-book-dealer-does = Has dealt this round; the player to the right began. Whoever scores most in a round deals the next.
frantic-book-bomb = The bomb
frantic-book-bomb-does = So many turns are left to a player. The round ends when somebody’s fourth would begin.
frantic-book-attack = Under attack
frantic-book-attack-does = A special is aimed at this player, who is asked for a Counterattack before anything happens.
frantic-book-counter-sign = Stopped
frantic-book-counter-sign-does = A Counterattack has stopped the attack. It may be sent on to any opponent, even to the attacker.
frantic-book-round = How far it goes
frantic-book-round-does = The match ends with the round in which somebody reaches the limit, or after so many rounds. The fewest points win.
frantic-book-time = Time to answer
frantic-book-time-does = The strip shows how long you may still think about an answer. When it has run out, you let it be.

frantic-book-asked = Keys on a plate
frantic-book-asked-does = This player is asked: the keys are those that answer, or that wait a moment. Who presses nothing lets it be.
frantic-book-answered = A tick on a plate
frantic-book-answered-does = This player has answered, or is not asked any more. Nobody learns what was answered.
frantic-book-new = New
frantic-book-new-does = This card came into your hand while it was closed. Beside the hand stands who or what brought it.

# How things stand now
frantic-book-can = It can be chosen now.
frantic-book-now-ten = You hold { $count ->
    [one] one card
   *[other] { $count } cards
}: it takes exactly { $ten }.
frantic-book-now-equality = Once it is played you hold { $count }: only who has fewer can be named.
frantic-book-now-left = { $count ->
    [0] No card is left.
    [one] One card is left.
   *[other] { $count } cards are left.
}
frantic-book-now-events = { $count ->
    [0] No event is left.
    [one] One event is left.
   *[other] { $count } events are left.
}
frantic-book-now-last = The last one: { $event }.
frantic-book-now-newest = It was turned up last.
frantic-book-now-market = { $count ->
    [one] One card lies there.
   *[other] { $count } cards lie there.
}
frantic-book-now-wish = Asked for now: { $wish }.
frantic-book-now-any = Any card goes now.
frantic-book-on-black = On a black card goes only its number in a colour, or a card with all four colours.
frantic-book-now-on = Now on top: { $card }.
frantic-book-now-seat = { $points } points, { $cards ->
    [0] no card in hand.
    [one] one card in hand.
   *[other] { $cards } cards in hand.
}
frantic-book-now-in-turn = In turn.
frantic-book-now-asked = Is asked.
frantic-book-now-skipped = Misses the next turn.
frantic-book-now-dealer = Has dealt.
frantic-book-now-bomb = Bomb: { $count ->
    [0] no turn left.
    [one] one turn left.
   *[other] { $count } turns left.
}
frantic-book-now-limit = { $length ->
    [short] This match goes to { $count } points: a short one of { $seats } players by the rules.
    [medium] This match goes to { $count } points: a medium one of { $seats } players by the rules.
    [long] This match goes to { $count } points: a long one of { $seats } players by the rules.
   *[own] This match goes to { $count } points, as was chosen.
}
frantic-book-now-rounds = This match goes over { $count ->
    [one] one round.
   *[other] { $count } rounds.
}

# What we decided where the printed rules are silent
frantic-book-ours-skip = If all others are to miss a turn already, it has no effect.
frantic-book-ours-gift = You are countered before you choose the cards, so nobody sees them for nothing.
frantic-book-ours-exchange = You take from their hand as it was before your gift. With too few cards it is done with fewer.
frantic-book-ours-four = All who are to draw are asked for a Counterattack first; then they draw in the order that you chose.
frantic-book-ours-equality = Your cards are counted after Equality has left your hand. With nobody to name, only the wish is left.
frantic-book-ours-counter = The attack that you send on is your own: for a Gift or an Exchange you give two cards of yours.
frantic-book-ours-nice-try = Everybody is asked, whoever holds it. Played as your own last card, it still ends the round for you.
frantic-book-ours-not-you = Play goes on with the card below it, its wish included. It can’t be given away, but it can be taken.
frantic-book-ours-charity = The cards are taken at random.
frantic-book-ours-gambling-man = Of equal highest numbers, the player who comes first in turn order takes all.
frantic-book-ours-market = If too few cards are left, as many as there are lie open; then the round ends.
frantic-book-ours-mating-season = Black numbers count as well.
frantic-book-ours-merry-christmas = Nothing that was just received is passed on.
frantic-book-ours-recession = Which cards go, everybody chooses.
frantic-book-ours-surprise-party = Who has no card gives none.
frantic-book-ours-time-bomb = The present turn does not count, a missed one does. After Doomsday the bomb changes nothing.
frantic-book-ours-tornado = The player to the right gets the first card.
frantic-book-ours-wish = Drawing a card does not end a wish.
frantic-book-ours-discard = Cards that an event discards go under the top card, and set nothing off.
frantic-book-ours-time = Everybody is asked alike and for the same time, with the card or without: nobody’s hand is told.
