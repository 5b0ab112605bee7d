# Frantic: what to do now, and what may be chosen.

# What to do now, after the name of the player who is asked
frantic-choose-now-deal = Deal round { $round }
frantic-choose-now-turn = Play a card, or draw one
frantic-choose-now-turn-drawn = Play a card, or pass
frantic-choose-now-turn-black = Fits: a { $number } in colour, or any four-colour card. Else draw
frantic-choose-now-turn-black-drawn = Fits: a { $number } in colour, or any four-colour card. Else pass
frantic-choose-now-turn-wish = Fits: { $wish }, or any four-colour card. Else draw
frantic-choose-now-turn-wish-drawn = Fits: { $wish }, or any four-colour card. Else pass
frantic-choose-now-cover = Cover the { $card } with another card
frantic-choose-now-wish = Wish for a colour
frantic-choose-now-wish-any = Wish for a colour or a number
frantic-choose-now-target-skip = { $card }: who misses the next turn?
frantic-choose-now-target-gift = { $card }: who is to have your cards?
frantic-choose-now-target-exchange = { $card }: who swaps cards with you?
frantic-choose-now-target-equality = { $card }: who draws up to your number?
frantic-choose-now-send-on = { $card } is stopped. Send it on?
frantic-choose-now-shares = { $left ->
    [0] All four shared out. Let them draw?
    [one] Who draws? One more card to share out
   *[other] Who draws? { $left } cards to share out
}
frantic-choose-now-counter = { $attacker } attacks: { $card }! A counterattack?
frantic-choose-now-nice-try = { $names } { $people ->
    [one] has
   *[other] have
} no card left. { $card }?
frantic-choose-now-give = { $card }: { $left ->
    [one] one card
   *[other] { $left } cards
} for { $target }
frantic-choose-now-presents = { $left ->
    [one] Give a card away: which, and to whom?
   *[other] Give { $left } cards away: which, and to whom?
}
frantic-choose-now-presents-to = Who is to have this card?
frantic-choose-now-presents-more = { $left ->
    [one] Which card do you give { $target }?
   *[other] Which cards do you give { $target }? { $left } to go
}
frantic-choose-now-discard = Discard { $left ->
    [one] one card
   *[other] { $left } cards
}
frantic-choose-now-put-down = Secretly put down a { $colour } number
frantic-choose-now-put-down-any = Secretly put down a card
frantic-choose-now-pick = Take a card of the market
frantic-choose-now-eye = All hands lie open. Seen enough?

# What the others wait for, after the name of the player who is asked, or for several
frantic-choose-watch-over = The match is over
frantic-choose-watch-deal = deals the next round …
frantic-choose-watch-turn = plays or draws …
frantic-choose-watch-turn-drawn = has drawn: plays or passes …
frantic-choose-watch-cover = has to cover the card …
frantic-choose-watch-wish = makes a wish …
frantic-choose-watch-target = chooses a target …
frantic-choose-watch-send-on = stops it! Sends it on?
frantic-choose-watch-shares = shares out four cards …
frantic-choose-watch-counter = { $attacker } attacks: { $card }! A counterattack?
frantic-choose-watch-nice-try = { $names } { $people ->
    [one] has
   *[other] have
} no card left. { $card }?
frantic-choose-watch-give = chooses cards to give …
frantic-choose-watch-presents = chooses presents …
frantic-choose-watch-presents-all = Everybody chooses presents …
frantic-choose-watch-discard = discards cards …
frantic-choose-watch-put-down = puts a card down …
frantic-choose-watch-put-down-all = Everybody puts a card down …
frantic-choose-watch-pick = takes a card of the market …
frantic-choose-watch-eye = looks at all hands …
frantic-choose-watch-eye-all = Everybody looks at all hands …

# What an attack would do, while it is chosen or may still be stopped
frantic-choose-would-skip = { $name } would miss the next turn.
frantic-choose-would-gift = { $count ->
    [0] { $name } would get nothing: { $attacker } has no card left.
    [one] { $name } would get one card from { $attacker }.
   *[other] { $name } would get { $count } cards from { $attacker }.
}
frantic-choose-would-exchange = { $count ->
    [0] { $attacker } would take { $takes ->
        [one] one card
       *[other] { $takes } cards
    } from { $name } at random.
    [one] { $name } would get one card from { $attacker }, who takes { $takes ->
        [one] one
       *[other] { $takes }
    } at random.
   *[other] { $name } would get { $count } cards from { $attacker }, who takes { $takes ->
        [one] one
       *[other] { $takes }
    } at random.
}
frantic-choose-would-four = { $count ->
    [one] { $name } would draw one card.
   *[other] { $name } would draw { $count } cards.
}
frantic-choose-would-equality = { $count ->
    [one] { $name } would draw one card, up to the number that { $attacker } holds.
   *[other] { $name } would draw { $count } cards, up to the number that { $attacker } holds.
}
frantic-choose-would-nice-try = { $people ->
    [one] { $names } would draw { $count } cards.
   *[other] { $names } would draw { $count } cards each.
}

# What an attack does that can’t be stopped any more
frantic-choose-effect-skip = { $name } misses the next turn.
frantic-choose-effect-gift = { $count ->
    [0] { $name } gets nothing: { $attacker } has no card left.
    [one] { $name } gets one card from { $attacker }.
   *[other] { $name } gets { $count } cards from { $attacker }.
}
frantic-choose-effect-exchange = { $count ->
    [0] { $attacker } takes { $takes ->
        [one] one card
       *[other] { $takes } cards
    } from { $name } at random.
    [one] { $name } gets one card from { $attacker }, who takes { $takes ->
        [one] one
       *[other] { $takes }
    } at random.
   *[other] { $name } gets { $count } cards from { $attacker }, who takes { $takes ->
        [one] one
       *[other] { $takes }
    } at random.
}
frantic-choose-effect-four = { $count ->
    [one] { $name } draws one card.
   *[other] { $name } draws { $count } cards.
}
frantic-choose-effect-equality = { $count ->
    [one] { $name } draws one card, up to the number that { $attacker } holds.
   *[other] { $name } draws { $count } cards, up to the number that { $attacker } holds.
}
frantic-choose-effect-nice-try = { $people ->
    [one] { $names } draws { $count } cards.
   *[other] { $names } draw { $count } cards each.
}
# The same in short on the target’s plate, while it is chosen
frantic-choose-short-skip = would miss a turn
frantic-choose-short-gift = would get { $count }
frantic-choose-short-exchange = would swap
frantic-choose-short-four = would draw { $count }
frantic-choose-short-equality = would draw { $count }
frantic-choose-short-share = { $place }. draws { $count }

# Buttons
frantic-choose-draw = Draw
frantic-choose-pass = Pass
frantic-choose-react = { $card }, or let it be?
frantic-choose-leave = Let it be
frantic-choose-leave-note = by itself when time is up
frantic-choose-leave-curtain = Answer nothing and it is left when the time is up
frantic-choose-nothing = Nothing to put down
frantic-choose-nobody = Nobody
frantic-choose-nobody-note = only the wish is left
frantic-choose-rest-there = Let it end here
frantic-choose-rest-there-note = it hits nobody else
frantic-choose-back = Take back
frantic-choose-who-draws = Who draws?
frantic-choose-share-out = Let them draw
frantic-choose-go-on = Go on
frantic-choose-deal = Deal
frantic-choose-give-rest = All { $count } to { $name }
frantic-choose-draw-note = { $count ->
    [0] the pile is empty: that ends the round
    [one] the last card of the pile
   *[other] a card of { $count }
}
frantic-choose-chosen = { $done } of { $all }
frantic-choose-goes-to = for { $name }
frantic-choose-goes-away = on the discard pile
frantic-choose-secret = face down, until all have chosen
frantic-choose-new = new

# Why something else can't be chosen now
frantic-choose-refusal-not-given = This card is never given away
frantic-choose-refusal-no-counter = Only a Counterattack stops an attack
frantic-choose-refusal-no-nice-try = Only Nice Try helps now
frantic-choose-refusal-must-cover = A card in hand fits: it has to be played
frantic-choose-refusal-draw-first = Draw first: then you may pass
frantic-choose-refusal-drawn = You have drawn already in this turn
frantic-choose-refusal-gamble = Not a number of the last colour played
frantic-choose-refusal-skipped = Misses the next turn already
frantic-choose-refusal-not-fewer = Does not hold fewer cards
frantic-choose-refusal-share-four = First share out all four cards
frantic-choose-refusal-shared-all = All four cards are shared out

# What whatever has the focus does
frantic-choose-about-draw-turn = Take a card from the pile. Then one card may still be played, the new one or another.
frantic-choose-about-draw-cover = Nothing fits: take a card from the pile, and the turn is over.
frantic-choose-about-draw-empty = The draw pile is empty. Whoever draws ends the round.
frantic-choose-about-pass-turn = Play nothing. The next player’s turn begins.
frantic-choose-about-pass-put-down = No card to put down. Nobody sees that until all have chosen.
frantic-choose-about-rest = All that is left goes to the same player.
frantic-choose-about-back = The last choice is undone.
frantic-choose-about-target-nobody = Nobody has to draw. Only the wish is left.
frantic-choose-about-send-on-nobody = The attack is stopped, and hits nobody else.
frantic-choose-about-receiver = { $name } gets the cards that are chosen next.
frantic-choose-about-present = { $name } gets this card.
frantic-choose-about-presents = Choose this card, then who gets it.
frantic-choose-about-discard = This card goes on the discard pile.
frantic-choose-about-put-down = This card lies face down until all have chosen.
frantic-choose-asked-weighty = asked out of turn: 3 cards, skips
frantic-choose-asked-each = attack and last card
frantic-choose-from-now-weighty = Out of turn you are asked at 3 cards or a Skip only. { $key } changes it.
