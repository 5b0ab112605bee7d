# The board game: its cards, its colours, its events, its boards, and why a card can’t be laid.

# Colours. Multicoloured is a colour of its own.
board-colour-red = red
board-colour-blue = blue
board-colour-green = green
board-colour-multi = multicoloured
board-colour-white = white

# When the cards of a colour act
board-acts-red = when a pawn ends its steps on it, or is put there
board-acts-blue = when a pawn steps on it
board-acts-green = when it is played
board-acts-multi = when it is thrown in as an answer, in anybody’s turn
board-acts-white = in its own way, card by card

# Cards, and the tiles that are none. For tables that ask for the names on the box’s cards: -printed.
board-card-push = Push
board-card-jump = Jump
board-card-chance = Second Chance
board-card-swap = Swap
board-card-stop = Stop
board-card-snail = Snail
board-card-x = X
board-card-reverse = Reverse
board-card-remote = Remote
board-card-block = Block
board-card-reroll = Re-Roll
board-card-notyou = Not You
board-card-trouble = Troublemaker
board-card-teleport = Teleport
board-card-push-printed = Push
board-card-jump-printed = Jump
board-card-chance-printed = Second Chance
board-card-swap-printed = Swap
board-card-stop-printed = Stop
board-card-snail-printed = Snail
board-card-x-printed = X
board-card-reverse-printed = Reverse
board-card-remote-printed = Remote
board-card-block-printed = Block
board-card-reroll-printed = Re-Roll
board-card-notyou-printed = Fuck You
board-card-trouble-printed = Troublemaker

# Names that are too long for the strip of a covered card, with the hyphen where they may be broken
board-strip-snail = Snail
board-strip-swap = Swap
board-strip-remote = Remote
board-strip-trouble = Trouble-maker
board-strip-trouble-printed = Trouble-maker

# What a card does, in a line. $n: squares and points of this one card on the board that is played.
board-does-push = The pawn moves one square where the arrow points. What lies there acts too.
board-does-jump = The pawn jumps two squares along the arrow, over the one between. What lies there acts too.
board-does-chance = Roll and move again, in the same direction.
board-does-swap = Change places with another pawn of your choice. Its owner may block it.
board-does-stop = The steps of a move end here.
board-does-snail = The step onto it costs two. With only one left, the steps end before it.
board-does-x = Not counted as a square: the pawn goes on to the next one.
board-does-reverse = Played: this turn’s move goes backwards.
board-does-remote = Played: another player’s pawn moves, not yours. You choose it, roll and decide. Its owner may block it.
board-does-block = Thrown in against a Remote or a Swap that is aimed at you: nothing happens. Laid in your turn it does nothing.
board-does-reroll = Thrown in after a roll, anybody’s: it is rolled again. Laid in your turn it does nothing.
board-does-notyou = Played: your pawn goes { $n } squares on, then you roll. Who ends a move on it must take it: { $n } points if it stays in hand.
board-does-trouble = Played: an event instead of your move. Who ends a move on it sets an event off too.
board-does-teleport = Roll: the pawn goes to the teleport of that number. On its own number it stays.

# Why a card can’t be laid on a square
board-refusal-end = Nothing is laid on the start or the finish
board-refusal-teleport = Nothing is laid on a teleport
board-refusal-white = Nothing is laid on a white card
board-refusal-colour = Another colour lies there: only empty squares and the card’s own colour will do

# Our boards. Those of the players’ own have a title.
board-board-classic = Classic
board-board-short = Short
board-board-cliff = Cliff

# Events. The texts are read off a poster: what it does, and to whom.
board-event-friday-the-13th = Friday the 13th
board-event-friday-the-13th-text = Nothing happens at all.
board-event-expansion = Expansion
board-event-expansion-text = Everybody rolls a die and advances as many squares.
board-event-recession = Recession
board-event-recession-text = Everybody rolls a die and goes back as many squares.
board-event-robin-hood = Robin Hood
board-event-robin-hood-text = The foremost and the hindmost pawn change places. Where several are level, all of them do.
board-event-third-time-lucky = Third Time Lucky
board-event-third-time-lucky-text = One after another, all make a move of three squares. Cards act on it, Troublemakers don’t.
board-event-communism = Communism
board-event-communism-text = All pawns go to the same square: the average of where they stand, rounded down.
board-event-charity = Charity
board-event-charity-text = Whoever is foremost goes back five squares. All others advance one.
board-event-tornado = Tornado
board-event-tornado-text = All hands are shuffled together and dealt out again, one card at a time.
board-event-earthquake = Earthquake
board-event-earthquake-text = The teleports are dealt out anew. Then each pawn goes to where the pawn of the player on its right stood.
board-event-vandalism = Vandalism
board-event-vandalism-text = All top cards of the colour laid last leave the board. White ones don’t count.
board-event-market = Market
board-event-market-text = As many cards as players are turned up. One after another, each takes one.
board-event-merry-christmas = Merry Christmas
board-event-merry-christmas-text = Everybody secretly names another player, who gets the whole hand. All are handed over at the same time.
board-event-surprise-party = Surprise Party
board-event-surprise-party-text = Everybody secretly gives one card to another player. All are handed over at the same time.
board-event-mexican-standoff = Mexican Standoff
board-event-mexican-standoff-text = All hands go under the draw pile. Then each draws 3 cards.
board-event-the-all-seeing-eye = The All-Seeing Eye
board-event-the-all-seeing-eye-text = All hands are shown, until everybody says go on.
board-event-gambling-man = Gambling Man
board-event-gambling-man-text = Everybody rolls a die. The highest advances twice that number; several highest all do.
board-event-mating-season = Mating Season
board-event-mating-season-text = Pawns that share a square go to the start. Cards held twice or more leave their hand.
board-event-time-bomb = Time Bomb
board-event-time-bomb-text = The round goes on. After this turn everybody has 3 more; from the very last of them on all points count double.
board-event-finish-line = Finish Line
board-event-finish-line-text = With a pawn half way or further, the round is over at once and is counted. Otherwise nothing happens.
board-event-doomsday = Doomsday
board-event-doomsday-text = Every pawn goes half of the way that it still has to the finish, rounded down.
