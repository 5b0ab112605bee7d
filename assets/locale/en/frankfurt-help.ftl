# What helps people to see in the race of Frantic Frankfurt.
frankfurt-now-idle = Nobody has gone for { $seconds } seconds: each pile gets a new card
frankfurt-now-waits = Only { $names } can go
frankfurt-now-stood = The computer stood still for a moment: it goes on by itself
frankfurt-now-soon = New cards in { $seconds } …
frankfurt-you-can-go = You can go
frankfurt-idle = { $seconds } seconds without a card

# The signs on the cards: same colour: (triangle) odd goes on (two squares) even
frankfurt-signs-colour = Same colour:
frankfurt-signs-odd = odd
frankfurt-signs-on = goes on
frankfurt-signs-even = even

frankfurt-no-pile = there is no such pile

# How fast everybody plays, told between two rounds
frankfurt-pace-card = { $name }: { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s a card
frankfurt-pace-more = { $name }: { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
frankfurt-pace-you = You: { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
frankfurt-pace-level = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s a card
frankfurt-pace-slower = a little slower
frankfurt-pace-faster = a little faster
frankfurt-pace-key-slower = slower bot
frankfurt-pace-key-faster = faster bot

# What helps a person to see, told in the first count-down
frankfurt-told-for = { $names }: { $words }
