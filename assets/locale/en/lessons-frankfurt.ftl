# The guided race of Frantic Frankfurt, step by step: the step, -done praises, -why refuses.
# At most 20 words a step, 12 where the clock runs. $column2 and $pile1 are "press S", "click pile 1".
lesson-frankfurt-goal = Get rid of your cards first. These four columns are yours; the two piles belong to everybody.
lesson-frankfurt-pick = No clock runs yet. Lift the top card of your second column, the red 9: { $column2 }.
lesson-frankfurt-lay = Another colour and a higher number fits. Lay the red 9 on the blue 5: { $pile1 }.
lesson-frankfurt-turn = One card less! The next one lies face down. Turn it up: { $column2 }.
lesson-frankfurt-same = In one colour, only odd on even. Yellow 7 on yellow 12: { $column2 }, then { $pile2 }.
lesson-frankfurt-wrong = Now a mistake, on purpose. Yellow 8 on yellow 7: { $column3 }, then { $pile2 }.
lesson-frankfurt-empty = It came back and you had to wait, that's all. Move a card into the empty column: { $column4 }, { $column2 }.
lesson-frankfurt-slap = Your last card: { $column1 }, { $pile1 }. Then slap the smaller pile: { $pile1 } again.
lesson-frankfurt-slap-why = Slap the smaller pile: fewer cards come back into the game.
lesson-frankfurt-smaller = That pile is out of the game. Again: your columns are empty. Slap the smaller pile: { $pile2 }.
lesson-frankfurt-smaller-why = { $bot } gets the other pile. Leave the large one to { $bot }.
lesson-frankfurt-first = { $bot } is out, too. Be first on the smaller pile: { $pile1 }.
lesson-frankfurt-race = Well slapped! Now a real round: { $bot } plays, slowly. Empty your columns.
lesson-frankfurt-end = A round done. Whoever has one card or none at a round's end wins the match.
lesson-frankfurt-learned = You know what fits, how to turn and move cards, and when to slap.
