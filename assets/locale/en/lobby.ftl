# The lobby: who sits where, names, and a match that waits.

hint-name = name
hint-letter = letter
hint-next-letter = next letter
hint-shorter = shorter
card-start-all = all
card-start-three-quarters = ¾
card-start-half = ½
card-start-quarter = ¼
join-aid = Glow
join-aid-off = off
join-aid-late = after 3 s
join-aid-always = always
confirm-new-match = A match waits: round { $round }, { $names }. A new one takes its place as soon as somebody has played in it.
confirm-leave-other = Leave this match? Nothing of it is kept. The match that waits still does.
join-start-new = Start a new one

# How long a match is: measured, see game/core/lengths.py.
length-short = { $minutes } min
length-of-rounds = With { $n } players about { $minutes } min.
length-about = { $rounds ->
    [one] About one round
   *[other] About { $rounds } rounds
 } with { $n } players, { $minutes } min.

# The title and practice
title-continue = Continue: { $game }
practise-level = Bots: { $level }

# Levels of the race: for whom each is an even match.
join-bot-frankfurt-gentle = Like a child of six: 5 s a card
join-bot-frankfurt-first = Like a first race: 3 s a card
join-bot-frankfurt-easy = Like a second evening: 2.1 s a card
join-bot-frankfurt-normal = Like who plays at times: 1.5 s a card
join-bot-frankfurt-hard = Like who plays often: 1 s a card
join-bot-frankfurt-frantic = Like an expert: 0.6 s a card
join-bot-frankfurt-with-you = Keeps to your tempo. At first { NUMBER($n, maximumFractionDigits: 1) } s a card
join-bot-frankfurt-with-you-at = Begins with your last tempo: { NUMBER($n, maximumFractionDigits: 1) } s a card
join-bot-fine = { NUMBER($n, maximumFractionDigits: 1) } s a card
level-percent = { $n } %
join-start-last = Start with (last: { $value })
join-chance = chance: { $chance }
join-tempo = Tempo
join-tempo-step = { $n } %

# What the results offer so that the next match is more even.
results-next-level = Stronger bots: { $level }
results-chance = Chance then: { $chance }

# While something is read that takes a moment
screen-moment = One moment …

# The first match after a guided round
first-title = Your first match
first-line = You against { $bots ->
    [one] a bot
   *[other] { $bots } bots
 }. The easiest is chosen already: start at once, or choose otherwise.
first-level = Bots
first-length = Length
first-start-quarter = You both begin with a quarter of the cards: a short race.
first-start-half = You both begin with half the cards.
first-start-three-quarters = You both begin with three quarters of the cards.
first-start-all = You both begin with all the cards: a long race.
first-about = { $rounds ->
    [one] One round: about { $minutes } minutes.
   *[other] About { $rounds } rounds: { $minutes } minutes.
 }
join-start-bot = Start with a bot
join-now-turns-alone = Enter starts the match
join-now-turns-alone-pad = The lower button starts the match
join-now-go-on = A match waits: go on with it, or “Start” begins a new one
hint-choose-or-click = choose, or click
