game-highest = Highest Card
game-highest-line = Two players, open hands: the higher card wins.

highest-option-hand = Cards in hand
highest-value-hand = { NUMBER($n) } cards
highest-short-hand = { NUMBER($n) } cards each
highest-explain-hand = Each player is dealt { NUMBER($n) } cards.

help-highest-1-head = The higher card wins
help-highest-1-text = Both play a card, one after the other. Whoever played the higher one has a point. Then the other begins.

highest-card = the { NUMBER($card) }
highest-played = { $name } plays the { NUMBER($card) }.
highest-won = { $name } wins a point with the { NUMBER($card) }.
highest-now-lead = { $name } begins: any card.
highest-now-follow = { $name } answers: beat it, or throw the lowest away.
highest-over = All cards are played.

highest-book-card = A card
highest-book-card-does = The higher of two cards brings a point.
