# Frantic: its cards, its events, and why a card can't be played.

# Colours. Black is the colour of some cards, but no colour to wish for.
frantic-colour-red = red
frantic-colour-yellow = yellow
frantic-colour-green = green
frantic-colour-blue = blue
frantic-colour-black = black

# Cards. The last name is the printed one, only for tables that ask for it.
frantic-card-chance = 2nd Chance
frantic-card-skip = Skip
frantic-card-gift = Gift
frantic-card-exchange = Exchange
frantic-card-fantastic = Fantastic
frantic-card-four = Fantastic Four
frantic-card-equality = Equality
frantic-card-counter = Counterattack
frantic-strip-counter = Counter-attack
frantic-card-nice-try = Nice Try
frantic-card-not-you = Not You
frantic-card-not-you-printed = Fuck You

# One card of one colour. $card: its number or name.
frantic-kind-number = { $colour } { $card }
frantic-kind-special = { $card } ({ $colour })

# What a card does, in a line
frantic-does-number = Goes on the same colour or the same number.
frantic-does-black = Goes on the same number only, never on black. Turns up an event.
frantic-does-chance = Play another card on it at once. If nothing fits, draw one, and your turn is over.
frantic-does-skip = Name a player, who misses their next turn.
frantic-does-gift = Name a player and give them two cards of your hand.
frantic-does-exchange = Name a player, give them two cards, and take two of theirs at random.
frantic-does-fantastic = Wish for a number or a colour.
frantic-does-four = Others draw four cards in all, shared out as you like. Then wish for a number or a colour.
frantic-does-equality = Name a player with fewer cards, who draws up to your number. Then wish for a colour.
frantic-does-counter = Attacked? Play it at once: the attack stops, or you send it on to anybody. Then wish for a colour.
frantic-does-counter-in-turn = In your own turn it is a colour wish alone. Kept, it stops an attack on you.
frantic-does-nice-try = Somebody has no card left? Play it at once: they draw three. Then wish for a colour.
frantic-does-nice-try-in-turn = In your own turn it is a colour wish alone. Kept, it gives cards to somebody who has none.
frantic-does-not-you = Only with exactly ten cards in hand, on any card. Costs 42 points if it stays.

# Why a card can't be played; where the card lies open, -named says which is which. $wish: what is asked for.
frantic-refusal-not-ten = Only with exactly ten cards in hand, this one among them
frantic-refusal-wish = Something else is asked for
frantic-refusal-wish-named = { $card } won’t do: { $wish } is asked for
frantic-refusal-black = A black card goes on the same number only, and never on black
frantic-refusal-black-named = { $card } does not go on { $on }: the same number only, and never on black
frantic-refusal-other = Not the same colour, number or symbol
frantic-refusal-other-named = { $card } does not go on { $on }: not the same colour, number or symbol

# Events. The texts are read off a poster: what it does, and to whom.
frantic-event-charity = Charity
frantic-event-charity-text = One after another, all others take a card at random from whoever has most cards; if several have, from each of them.
frantic-event-communism = Communism
frantic-event-communism-text = All draw until everybody holds as many cards as the largest hand.
frantic-event-doomsday = Doomsday
frantic-event-doomsday-text = The round is over at once. Everybody scores 50, whatever they hold.
frantic-event-earthquake = Earthquake
frantic-event-earthquake-text = Everybody hands their whole hand to the player on their right.
frantic-event-expansion = Expansion
frantic-event-expansion-text = The first draws 1 card, the second 2, the third 3, and so on.
frantic-event-finish-line = Finish Line
frantic-event-finish-line-text = The round is over at once, and all hands are counted.
frantic-event-friday-the-13th = Friday the 13th
frantic-event-friday-the-13th-text = Nothing happens at all.
frantic-event-gambling-man = Gambling Man
frantic-event-gambling-man-text = All secretly put down a number of the last colour played. The highest takes them all. Who has none draws 2.
frantic-event-gambling-man-text-any-card = All secretly put down a card. The one second lowest in points takes them all.
frantic-event-market = Market
frantic-event-market-text = As many cards as players are turned up. One after another, each picks one.
frantic-event-mating-season = Mating Season
frantic-event-mating-season-text = Everybody discards all numbers that they hold more than once: pairs, threes and more, in any colour.
frantic-event-merry-christmas = Merry Christmas
frantic-event-merry-christmas-text = Everybody gives their whole hand away to the others, shared as they like. All at the same time.
frantic-event-mexican-standoff = Mexican Standoff
frantic-event-mexican-standoff-text = Everybody discards their whole hand, then draws 3 cards.
frantic-event-recession = Recession
frantic-event-recession-text = The first discards 1 card of their choice, the second 2, and so on. Who has fewer discards all.
frantic-event-robin-hood = Robin Hood
frantic-event-robin-hood-text = The smallest and the largest hand are swapped.
frantic-event-surprise-party = Surprise Party
frantic-event-surprise-party-text = Everybody gives one card to a player of their choice. All choose before any is handed over.
frantic-event-the-all-seeing-eye = The All-Seeing Eye
frantic-event-the-all-seeing-eye-text = All hands are shown, until everybody says go on.
frantic-event-third-time-lucky = Third Time Lucky
frantic-event-third-time-lucky-text = Everybody draws 3 cards.
frantic-event-time-bomb = Time Bomb
frantic-event-time-bomb-text = The round ends after 3 more turns each. Who gets out before: 10 points off, all others 10 more. Nobody out: points count double.
frantic-event-tornado = Tornado
frantic-event-tornado-text = All hands are shuffled together and dealt out again, one card at a time.
frantic-event-vandalism = Vandalism
frantic-event-vandalism-text = Everybody discards all cards of the last colour played, numbers and specials.
