# The guided race of Frantic Frankfurt, step by step: the step, -done praises, -why refuses.
# At most 20 words a step, 12 where the clock runs. $column2 and $pile1 are "press S", "click pile 1", $pile1key is "S" alone.
lesson-frankfurt-goal = Get rid of your cards: four columns, and the stack above them. Today most cards are out of the game.
lesson-frankfurt-pick = No clock runs yet. The two piles are everybody’s. Lift column two’s open card, the red 9: { $column2 }.
lesson-frankfurt-lay = Another colour and a higher number fits. Lay the red 9 on the blue 5: { $pile1 }.
lesson-frankfurt-lay-done = One card less in your columns.
lesson-frankfurt-turn = The next one lies face down. Turn it up: { $column2 }.
lesson-frankfurt-wrong = Now a mistake, on purpose: even on odd in one colour. Lift the yellow 8: { $column3 }.
lesson-frankfurt-wrong-then = Lay it on the yellow 7: { $pile2 }.
lesson-frankfurt-wrong-done = It came back, and you had to wait a moment.
lesson-frankfurt-same = In one colour only odd goes on even, higher or lower. Lift the yellow 7: { $column2 }.
lesson-frankfurt-same-then = Lay it on the yellow 12: { $pile2 }.
lesson-frankfurt-same-done = Nothing else fits.
lesson-frankfurt-empty = An empty column takes any open card. Lift the blue 3: { $column4 }.
lesson-frankfurt-empty-then = Lay it into the empty column, and the card below it is free: { $column2 }.
lesson-frankfurt-empty-done = Moved: the card below is free.
lesson-frankfurt-stuck = Lift the yellow 13: { $column1 }.
lesson-frankfurt-stuck-then = Lay it down: { $pile1 }. Then nothing fits for anybody: after a count-down each pile gets a new card.
lesson-frankfurt-stuck-done = A new card from each player’s stack. The same comes when nobody goes for 10 s.
lesson-frankfurt-stuck-turn = Another moment, later in the round: little fits any more
lesson-frankfurt-slap = The end of a round. Lift your last card: { $column1 }.
lesson-frankfurt-slap-then = Lay it down: { $pile1 }. Over a pile: how many cards, and who laid last.
lesson-frankfurt-slap-then-2 = Your columns are empty: now slap the smaller pile, { $pile1 }.
lesson-frankfurt-slap-why = The pile that you slap leaves the game, { $bot } gets the other: leave { $bot } the large one.
lesson-frankfurt-slap-done = That pile leaves the game, { $bot } takes the rest. Every round’s new columns come from your own stack.
lesson-frankfurt-slap-turn = Another moment: the round is nearly over
lesson-frankfurt-smaller = Once more: slap the smaller pile, and leave the large one to { $bot }: { $pile2 }.
lesson-frankfurt-smaller-why = The pile that you slap leaves the game, { $bot } gets the other: leave { $bot } the large one.
lesson-frankfurt-smaller-turn = Another moment: the end of another round
lesson-frankfurt-smaller-done = { $bot } has the large pile, and what was left in the columns.
lesson-frankfurt-first = { $bot } has empty columns, too: whoever slaps first chooses. Be ready!
lesson-frankfurt-first-why = The pile that you slap leaves the game, { $bot } gets the other: leave { $bot } the large one.
lesson-frankfurt-first-done = You were first: { $bot } has to take the large pile.
lesson-frankfurt-first-again = { $bot } was first: the small pile is gone, the large one is yours. Once more!
lesson-frankfurt-first-turn = Another moment: the end of a third round
lesson-frankfurt-first-now = Slap the smaller pile: { $pile1 }!
lesson-frankfurt-race = Now a real round. After 3 s, cards that fit glow.
lesson-frankfurt-race-done-won = You slapped first: the other pile went to { $bot }.
lesson-frankfurt-race-done-lost = { $bot } slapped first: the other pile came to you, with your leftover cards.
lesson-frankfurt-race-turn = New cards, a new round, and this one in earnest
lesson-frankfurt-end = When a round ends and you have one card or none, stack included, you win. Otherwise another round begins.

# What was learned, in short
lesson-frankfurt-sum-1 = Another colour: higher fits. The same colour: only odd on even. A wrong card blocks you for a moment.
lesson-frankfurt-sum-2 = Turn the next card up. An empty column takes any open card, and frees the one below.
lesson-frankfurt-sum-3 = Nobody can lay: a count-down, then a new card on each pile.
lesson-frankfurt-sum-4 = Columns empty: slap the smaller pile, which leaves the game. The others take the rest, and their own columns.
lesson-frankfurt-sum-5 = One card or none at a round’s end wins. If several manage it: fewest cards, then the first slap.
