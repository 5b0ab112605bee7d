# The guided race of Frantic Frankfurt, step by step: the step, -done praises, -why refuses.
# At most 20 words a step, 12 where the clock runs. $column2 and $pile1 are "press S", "click pile 1", $pile1key is "S" alone.
lesson-frankfurt-goal = Get rid of your cards first. These four columns are yours; the two piles belong to everybody.
lesson-frankfurt-pick = No clock runs yet. Lift the top card of your second column, the red 9: { $column2 }.
lesson-frankfurt-lay = Another colour and a higher number fits. Lay the red 9 on the blue 5: { $pile1 }.
lesson-frankfurt-lay-done = One card less in your columns. Over the pile: how many cards, and who laid last.
lesson-frankfurt-turn = The next one lies face down. Turn it up: { $column2 }.
lesson-frankfurt-same = In one colour, only odd on even. Yellow 7 on yellow 12: { $column2 }, then { $pile2key }.
lesson-frankfurt-wrong = Now a mistake, on purpose. Yellow 8 on yellow 7: { $column3 }, then { $pile2key }.
lesson-frankfurt-wrong-done = It came back, and you had to wait: that's all.
lesson-frankfurt-empty = An empty column takes any open card and frees the one below it: { $column4 }, then { $column2key }.
lesson-frankfurt-empty-done = Moved: the card below became free.
lesson-frankfurt-slap = Now imagine a round's end. Your last card: { $column1 }, then { $pile1key }. After that, slap the smaller pile: { $pile1key } again.
lesson-frankfurt-slap-why = The pile that you slap leaves the game, { $bot } gets the other: leave { $bot } the large one.
lesson-frankfurt-smaller = Your pile is out of the game; { $bot } must take the other. Once more, slap the smaller: { $pile2 }.
lesson-frankfurt-smaller-why = The pile that you slap leaves the game, { $bot } gets the other: leave { $bot } the large one.
lesson-frankfurt-first = { $bot } is out, too. Who slaps first chooses. The smaller pile: { $pile1 }!
lesson-frankfurt-first-why = The pile that you slap leaves the game, { $bot } gets the other: leave { $bot } the large one.
lesson-frankfurt-first-done = You were first: { $bot } has to take the large pile.
lesson-frankfurt-first-again = { $bot } was first: the small pile is gone, the large one is yours. Once more!
lesson-frankfurt-race = Now a real round, slowly. Nothing laid for ten seconds: new cards.
lesson-frankfurt-race-done-won = You slapped first: the other pile went to { $bot }.
lesson-frankfurt-race-done-lost = { $bot } slapped first: the other pile came to you, with your leftover cards.
lesson-frankfurt-end = A round done. Whoever has one card or none at a round's end wins the match.
lesson-frankfurt-learned = You know what fits, how to turn and move cards, and when to slap.
