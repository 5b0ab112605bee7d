# The board game: what to do now, and what may be chosen.

# What to do now, after the name of the player who is asked
board-choose-now-deal = Deal round { $round }
board-choose-now-set-up = Before the first turn: lay { $left ->
    [one] the last card
   *[other] a card, { $left } to go
}
board-choose-now-turn = Lay a card, then your pawn moves
board-choose-now-square = { $card }: on which square?
board-choose-now-arrow = { $card } on { $square }: which way does it point?
board-choose-now-square-hidden = On which square?
board-choose-now-arrow-hidden = On { $square }: which way does it point?
board-choose-now-remote = { $card }: whose pawn makes your move?
board-choose-now-swap = { $card }: with whom do you change places?
board-choose-now-swap-other = { $card }: with whom does { $pawn }’s pawn change places?
board-choose-now-block = { $attacker } attacks: { $card }!
board-choose-now-reroll-move = { $name } rolls { $value }
board-choose-now-reroll-teleport = { $name } rolls { $value } on the teleport
board-choose-now-reroll-event = { $name } rolls { $value } for an event
board-choose-now-reroll-each = Everybody’s dice have fallen
board-choose-now-reroll-whose = { $card }: whose die is rolled again?
board-choose-now-place = Where does the used { $card } go?
board-choose-now-place-reroll = First: a square for the used { $card }
board-choose-now-name = Secretly: who is to have your whole hand?
board-choose-now-give = Secretly: give a card away
board-choose-now-give-to = Who is to have this card?
board-choose-now-pick = Take a card of the market
board-choose-now-eye = All hands lie open. Seen enough?

# What the others wait for, after the name of the player who is asked, or for several
board-choose-watch-over = The match is over
board-choose-watch-deal = deals the next round …
board-choose-watch-set-up = lays a card before the first turn …
board-choose-watch-turn = lays a card …
board-choose-watch-remote = chooses whose pawn is to move …
board-choose-watch-swap = chooses a pawn to change places with …
board-choose-watch-block = { $attacker } attacks: { $card }! A Block?
board-choose-watch-reroll-move = rolls { $value }. A Re-Roll?
board-choose-watch-reroll-teleport = rolls { $value } on the teleport. A Re-Roll?
board-choose-watch-reroll-event = rolls { $value } for an event. A Re-Roll?
board-choose-watch-reroll-each = Everybody’s dice have fallen. A Re-Roll?
board-choose-watch-place = lays the { $card } somewhere …
board-choose-watch-name = names somebody in secret …
board-choose-watch-name-all = Everybody names somebody in secret …
board-choose-watch-give = chooses a card in secret …
board-choose-watch-give-all = Everybody chooses a card in secret …
board-choose-watch-pick = takes a card of the market …
board-choose-watch-eye = looks at all hands …
board-choose-watch-eye-all = Everybody looks at all hands …

# The same for whoever is asked, of somebody else’s roll
board-choose-ask-reroll-move = { $name } rolls { $value }. A Re-Roll?
board-choose-ask-reroll-teleport = { $name } rolls { $value } on the teleport. A Re-Roll?
board-choose-ask-reroll-event = { $name } rolls { $value } for an event. A Re-Roll?
board-choose-ask-reroll-each = Everybody’s dice have fallen. A Re-Roll?

# What goes on by itself, after the name of the player who does it, or for several
board-doing-deals = deals the cards …
board-doing-order = begins: the highest roll
board-doing-order-again = The highest are equal and roll again …
board-doing-turn = takes a turn …
board-doing-wild = Cards go from the pile onto the board …
board-doing-lays = lays { $card } …
board-doing-throws-in = throws in: { $card }!
board-doing-rolls-move = rolls the die …
board-doing-rolls-teleport = rolls on the teleport …
board-doing-rolls-event = rolls for an event …
board-doing-rolls-each = { $why }: everybody rolls …
board-doing-rolls-again = rolls again …
board-doing-attacks = attacks { $target }: { $card }! { $effect }
board-doing-blocks = blocks the { $card }
board-doing-swaps = { $card }: changes places with { $target } …
board-doing-stays = can’t take a step
board-doing-walks = walks to { $square ->
    [0] the start
   *[other] { $square }
}
board-doing-walks-by = { $cards }: walks to { $square ->
    [0] the start
   *[other] { $square }
}
board-doing-no-step = stays: { $cards } is in the way
board-doing-acts = { $card } acts …
board-doing-acts-chance = { $card }: rolls and moves again …
board-doing-acts-reverse = { $card }: moves backwards this turn …
board-doing-acts-trouble = { $card }: an event comes …
board-doing-idle-push = stays: { $card } points off the board
board-doing-idle-swap = stays: nobody stands elsewhere
board-doing-put = { $card }: goes to { $square ->
    [0] the start
   *[other] { $square }
}
board-doing-put-stays = { $card }: stays
board-doing-put-idle = { $card }: goes to { $square ->
    [0] the start
   *[other] { $square }
}. { $idle } acts on steps only: nothing
board-doing-walks-pawn = moves { $pawn }’s pawn to { $square ->
    [0] the start
   *[other] { $square }
}
board-doing-walks-by-pawn = { $cards }: moves { $pawn }’s pawn to { $square ->
    [0] the start
   *[other] { $square }
}
board-doing-no-step-pawn = { $pawn }’s pawn stays: { $cards } is in the way
board-doing-acts-pawn = { $card } acts on { $pawn }’s pawn …
board-doing-acts-chance-pawn = { $card }: { $pawn }’s pawn moves again …
board-doing-acts-reverse-pawn = { $card }: { $pawn }’s pawn moves backwards …
board-doing-acts-trouble-pawn = { $card }: an event comes …
board-doing-idle-push-pawn = { $pawn }’s pawn stays: { $card } points off the board
board-doing-idle-swap-pawn = { $pawn }’s pawn stays: nobody stands elsewhere
board-doing-put-pawn = { $card }: { $pawn }’s pawn goes to { $square ->
    [0] the start
   *[other] { $square }
}
board-doing-put-stays-pawn = { $card }: { $pawn }’s pawn stays
board-doing-put-idle-pawn = { $card }: { $pawn }’s pawn goes to { $square ->
    [0] the start
   *[other] { $square }
}. { $idle } acts on steps only: nothing
board-doing-takes = has to take { $card }
board-doing-event = event: { $why } …
board-doing-gives = gives { $target } { $cards }
board-doing-picks = takes a card of the market …
board-doing-draws = draws …
board-doing-ran-out = The pile is used up
board-doing-counted = The round is counted …

# What would come of a roll, an attack, a choice: it may still be changed
board-choose-effect-move = { $pawn }’s pawn would go to { $square ->
    [0] the start
   *[other] square { $square }
}.
board-choose-effect-move-acts = { $pawn }’s pawn would go to square { $square }, where { $card } acts.
board-choose-effect-stuck = { $pawn }’s pawn could not take a step.
board-choose-effect-teleport = { $pawn }’s pawn would go to teleport { $value } on square { $square }.
board-choose-effect-teleport-stays = { $pawn }’s pawn would stay: it is the teleport on which it stands.
board-choose-effect-event = { $event }
board-choose-effect-each = { $event }: all dice count at once. One of them may be rolled again.
board-choose-effect-remote = { $name } would move { $target }’s pawn, from { $square ->
    [0] the start
   *[other] square { $square }
}, instead of { $name }’s own pawn.
board-choose-effect-swap = { $target }’s pawn would go to { $from ->
    [0] the start
   *[other] square { $from }
}, { $pawn }’s to { $to ->
    [0] the start
   *[other] { $to }
}.
board-choose-effect-reroll = The { $value } would be rolled again.
board-choose-effect-name = Would get your whole hand.
board-choose-effect-give = Would get this card.

# Squares and arrows
board-choose-square = { $square ->
    [0] The start
   *[other] Square { $square }
}
board-choose-empty = Nothing lies here.
board-choose-covers = { $count ->
    [0] Covers { $card }, which acts { $acts }.
   *[other] Covers { $card }, which acts { $acts }. Below: { $below }.
}
board-choose-covers-idle = { $count ->
    [0] Covers { $card }, which does nothing on the board.
   *[other] Covers { $card }, which does nothing on the board. Below: { $below }.
}
board-choose-way-up = Up
board-choose-way-down = Down
board-choose-way-left = Left
board-choose-way-right = Right
board-choose-way-on = Forward, towards the finish
board-choose-way-back = Back, towards the start
board-choose-leads = A pawn that ends its steps here goes to square { $square }.
board-choose-leads-finish = A pawn that ends its steps here goes to the finish, square { $square }.
board-choose-leads-start = A pawn that ends its steps here goes to the start.
board-choose-nowhere = It points off the board: it moves nobody.
board-choose-nowhere-sure = It moves nobody. Choose it again to lay it so.

# Buttons
board-choose-block = Block it
board-choose-reroll = Roll again
board-choose-let-be = Let it be
board-choose-let-be-on = Let all be until my turn
board-choose-back = Take back
board-choose-go-on = Go on
board-choose-deal = Deal

# Why something else can’t be chosen now
board-choose-refusal-no-block = Only a Block stops an attack
board-choose-refusal-no-reroll = Only a Re-Roll changes the dice
board-choose-refusal-same-square = Stands on the same square
board-choose-refusal-no-room = There is no square for it
board-choose-asked-weighty = asked out of turn: attacks on me
board-choose-asked-each = attack and roll
board-choose-from-now-weighty = Out of turn you are asked at attacks on you only. { $key } changes it.
