# What the race tells a person once, in a count-down: twelve words at most.
frankfurt-bubble-goal = Get rid of your four columns first. The fewest cards win.
frankfurt-bubble-fit = Another colour: a higher number goes, on any pile.
frankfurt-bubble-odd = The same colour: only an odd number goes, on an even one.
frankfurt-bubble-slap = Columns empty? Quick, slap a pile!
frankfurt-bubble-turn = Under a card that you laid waits the next one.
frankfurt-bubble-wrong = A wrong card comes back, and your keys rest a moment.
frankfurt-bubble-empty = An empty column takes the top card of another one.
frankfurt-bubble-draw = What you have left in the end, you draw from again.
frankfurt-bubble-stuck = Nobody could lay a card: each pile gets a new one.
