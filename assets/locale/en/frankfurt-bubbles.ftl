# What the race tells a person once, before a round: twelve words at most.
frankfurt-bubble-goal = Empty your columns first. One card or none in all: you win.
frankfurt-bubble-fit = Another colour: a higher number goes, on any pile.
frankfurt-bubble-odd = The same colour: only an odd number goes, on an even one.
frankfurt-bubble-slap = Columns empty? Quick, slap a small pile!
frankfurt-bubble-turn = Under a laid card waits the next one: turn it up yourself.
frankfurt-bubble-turn-automatic = Under a card that you laid waits the next one.
frankfurt-bubble-wrong = A wrong card comes back, and your keys rest a moment.
frankfurt-bubble-wrong-free = A wrong card comes back at once.
frankfurt-bubble-wrong-table = A wrong card stays until another calls it, by that pile’s key.
frankfurt-bubble-empty = An empty column takes the open card of another one.
frankfurt-bubble-draw = Each round’s columns come from your stack. Cards left go under it.
frankfurt-bubble-aid-late = After 3 s without a move, the cards that fit glow.
frankfurt-bubble-aid-always = The cards that fit glow.
