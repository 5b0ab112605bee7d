# The guided race of Frantic Frankfurt, step by step: the step, -done praises, -why refuses.
# At most 20 words a step, 12 where the clock runs. $column2 and $pile1 are "press S", "click pile 1", $pile1key is "S" alone.
lesson-frankfurt-goal = Get rid of your cards: the four columns, and the stack above them. Most cards stay in the box today.
lesson-frankfurt-pick = No clock runs yet. Both piles belong to everybody. Lift the red 9, open in column two: { $column2 }.
lesson-frankfurt-lay = Another colour fits if the number is higher. Lay the red 9 on the blue 5: { $pile1 }.
lesson-frankfurt-lay-done = One card less in your columns.
lesson-frankfurt-turn = The next card lies face down. Turn it up: { $column2 }.
lesson-frankfurt-wrong = Now a mistake, on purpose: even on odd in the same colour. Lift the yellow 8: { $column3 }.
lesson-frankfurt-wrong-then = Lay the yellow 8 on the yellow 7: { $pile2 }.
lesson-frankfurt-wrong-came = The card came back. You had to wait a moment.
lesson-frankfurt-same = In the same colour an odd number fits on an even one, higher or lower. Lift the yellow 7: { $column2 }.
lesson-frankfurt-same-then = Lay the yellow 7 on the yellow 12: { $pile2 }.
lesson-frankfurt-same-done = In the same colour nothing else fits.
lesson-frankfurt-empty = An empty column takes any open card. Lift the blue 3: { $column4 }.
lesson-frankfurt-empty-then = Lay the blue 3 into the empty column: { $column2 }.
lesson-frankfurt-empty-done = The card below is free now.
lesson-frankfurt-stuck = Lift the yellow 13: { $column1 }.
lesson-frankfurt-stuck-then = Lay it on the red 12: { $pile1 }. Then nobody can lay: after a count-down each pile gets a new card.
lesson-frankfurt-stuck-came = A new card from each player’s stack. The same happens when nobody lays one for 10 s.
lesson-frankfurt-stuck-turn = Later in a round: soon nobody can lay
lesson-frankfurt-slap = Lift your last card, the red 9: { $column1 }.
lesson-frankfurt-slap-then = Lay the red 9 on the blue 5: { $pile1 }. Above a pile: how many cards, and who laid last.
lesson-frankfurt-slap-then-2 = Your columns are empty: slap the smaller pile, { $pile1 }. { $bot } gets the large one.
lesson-frankfurt-slap-then-2-why = { $bot } gets the pile that you do not slap. Slap the smaller one: { $pile1 }.
lesson-frankfurt-slap-came = { $bot } takes the rest. Every round’s new columns come from your own stack.
lesson-frankfurt-slap-turn = The round is nearly over
lesson-frankfurt-smaller = Once more: slap the smaller one, { $pile2 }.
lesson-frankfurt-smaller-why = { $bot } gets the pile that you do not slap. Slap the smaller one: { $pile2 }.
lesson-frankfurt-smaller-turn = The end of another round
lesson-frankfurt-first = { $bot }’s columns are empty, too: whoever slaps first chooses. Be ready!
lesson-frankfurt-first-why = { $bot } gets the pile that you do not slap. Slap the smaller one: { $pile1 }.
lesson-frankfurt-first-done = You were first: { $bot } has to take the large pile.
lesson-frankfurt-first-again = { $bot } was first: the small pile is gone, the large one is yours. Once more!
lesson-frankfurt-first-turn = The end of a third round
lesson-frankfurt-first-now = Slap the smaller pile: { $pile1 }!
lesson-frankfurt-race = After 3 s, cards that fit glow.
lesson-frankfurt-race-done-won = The pile that you slapped left the game. The other one went to { $bot }.
lesson-frankfurt-race-came-lost = { $bot } slapped first: you took the other pile, and the cards left in your columns.
lesson-frankfurt-race-turn = A whole round, in earnest
lesson-frankfurt-end = You win when a round ends and you have one card or none, stack included. Otherwise another round begins.

# What was learned, in short
lesson-frankfurt-sum-1 = Another colour fits if higher, the same colour only odd on even. A wrong card blocks you for a moment.
lesson-frankfurt-sum-2 = Turn up the next card of a column. An empty column takes any open card.
lesson-frankfurt-sum-3 = When nobody can lay a card, each pile gets a new one after a count-down.
lesson-frankfurt-sum-4 = When your columns are empty, slap the smaller pile: it leaves the game. The others take the rest.
lesson-frankfurt-sum-5 = One card or none at a round’s end wins. If several have that, the fewest cards win, then the first slap.
