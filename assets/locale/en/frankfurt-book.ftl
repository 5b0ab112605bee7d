# The book of the race: what its things are, and what we decided.

# Cards. $count: copies in the deck.
frankfurt-book-odd = Odd cards
frankfurt-book-odd-does = An odd card goes on any even one of its colour, higher or lower, and on lower numbers of other colours.
frankfurt-book-even = Even cards
frankfurt-book-even-does = An even card goes only on lower numbers of other colours. Every odd card of its own colour goes on it.
frankfurt-book-numbers = Numbers: { $numbers }, in yellow, red and blue
frankfurt-book-facts = { $count ->
    [one] One in the deck
   *[other] { $count } in the deck
}

# Piles, columns, players
frankfurt-book-pile = A pile in the middle
frankfurt-book-pile-does = It belongs to everybody: lay what fits on its top card, faster than the others. At the end of a round it is slapped.
frankfurt-book-draw = A draw pile
frankfurt-book-draw-does = A player’s face-down cards. From here the columns are laid in each round; pile and leftovers come under it.
frankfurt-book-box = The box
frankfurt-book-box-does = Cards that are out of the game: the pile that is slapped first goes here.
frankfurt-book-column = A column
frankfurt-book-column-does = Only the top card is face up. When it has gone, the column’s key turns up the next one.
frankfurt-book-free = A free column
frankfurt-book-free-does = The top card of another column may be moved here, so that the card under it can be turned up.
frankfurt-book-seat = A player
frankfurt-book-seat-does = The number beside the draw pile is how many cards are in it. Who has one card or none at the end of a round wins.

# Signs
frankfurt-book-odd-sign = The triangle
frankfurt-book-odd-sign-does = This number is odd: in its own colour the card goes on every even one.
frankfurt-book-even-sign = The two squares
frankfurt-book-even-sign-does = This number is even: in its own colour the card goes nowhere, but every odd one goes on it.
frankfurt-book-badge = The number over a pile
frankfurt-book-badge-does = So many cards lie there. The colour says who laid the top card.
frankfurt-book-ring = The ring around a face
frankfurt-book-ring-does = Blocked after a mistake: so long no key of this player acts.
frankfurt-book-word = The word in a panel
frankfurt-book-word-does = It says why a card came back: too low, equal, odd on odd, even on even, or just too late.
frankfurt-book-countdown = Three, two, one
frankfurt-book-countdown-does = At the end of the count-down all turn up a card at the same moment. Until then no key acts.
frankfurt-book-stuck = Stuck!
frankfurt-book-stuck-does = Nobody can lay, turn or move a card. After a count-down each pile gets a new card.
frankfurt-book-slap = Slap a pile!
frankfurt-book-slap-does = A player’s columns are empty. That pile leaves the game; then the others slap for the rest, and each takes the cards of one pile.
frankfurt-book-glow = What glows
frankfurt-book-glow-does = Help to see: a card that fits glows in its player’s colour, and so does the pile that it fits. Each player chooses off, after 3 s, or always.
frankfurt-book-cross = A small cross
frankfurt-book-cross-does = A key of this player did nothing just now. Who plays alone is told why, at the card.
frankfurt-book-pace = Seconds a card
frankfurt-book-pace-does = So long a player needed for a card in the last round. A bot that plays with you follows your pace, never the score.
frankfurt-book-old = Slap only
frankfurt-book-old-does = Where nobody waits between rounds: this pile is from the round before. Nothing is laid on it, it is only slapped.
frankfurt-book-handicap = Handicap
frankfurt-book-handicap-does = Beside the name stands what is made easier or harder for a player: turning by itself, a shorter or longer block, fewer cards at the beginning.
frankfurt-book-rule = The line at the top
frankfurt-book-rule-does = It says what fits: a higher number of another colour, or odd on even in one colour.

# How things stand now
frankfurt-book-now-pile = Pile { $pile }: { $why }.
frankfurt-book-now-top = { $card } on top, laid by { $name }.
frankfurt-book-now-cards = { $count ->
    [0] No card.
    [one] One card.
   *[other] { $count } cards.
}
frankfurt-book-now-draw = { $count ->
    [0] It is empty.
    [one] One card is in it.
   *[other] { $count } cards are in it.
}
frankfurt-book-now-box = { $count ->
    [0] It is empty.
    [one] One card is out.
   *[other] { $count } cards are out.
}
frankfurt-book-now-turn = The next card can be turned up.
frankfurt-book-now-seat = { $count ->
    [one] One card left
   *[other] { $count } cards left
}, { $columns } of them in the columns.
frankfurt-book-now-block = { $seconds ->
    [0] Never blocked.
   *[other] Blocked for { NUMBER($seconds, maximumFractionDigits: 1) } s after a mistake.
}
frankfurt-book-now-automatic = Columns turn by themselves.

# What we decided where the sheet is silent
frankfurt-book-ours-odd = How many copies there are is ours: three of each, and four of 7 and 14. The sheet names only the total, 132.
frankfurt-book-ours-pile = Two cards at the same moment: the key that was pressed first decides.
frankfurt-book-ours-box = Who has no draw pile left when all are stuck gets a card from here.
frankfurt-book-ours-ring = The length is ours, and can be chosen for each player. The first slap lifts every block.
frankfurt-book-ours-word = A card that fitted a third of a second ago goes back without a block.
frankfurt-book-ours-countdown = On a table all say it together; here the game counts, 0.6 s a number.
frankfurt-book-ours-stuck = The game finds it by itself. Ten seconds in which nobody does anything count as stuck too.
frankfurt-book-ours-slap = Who waits longer than five seconds gets what is left, the smallest pile first.
frankfurt-book-ours-old = Who has not revealed a new pile after five seconds has it done by the game.
frankfurt-book-ours-badge = Any player may lay on any pile; the colour only tells who was the last.
