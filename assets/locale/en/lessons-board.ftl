# The guided round of the board game, step by step: the step, -done praises, -why refuses.
# At most 20 words a step. $press is how the player chooses: "press 1", "click it".
lesson-board-goal = Stay behind! The number of your square counts as points, and the fewest points win. You stand on 3.
lesson-board-stop = Each turn you lay one card, then the die rolls. Lay the Stop right before yourself: { $press }.
lesson-board-stop-why = This time the Stop, on square 4.
lesson-board-jump = A 5, but the Stop held you! Now lay the Jump before { $bot1 }, on square 9, pointing on.
lesson-board-jump-why = Lay the Jump on square 9, and let it point on.
lesson-board-acts = Red cards act on whoever ends a move there. Watch { $bot1 } roll a 2 …
lesson-board-six = Two squares further: more points for { $bot1 }. Lay the Snail before { $bot2 }, on square 14: { $press }.
lesson-board-six-why = This time the Snail, on square 14.
lesson-board-reroll = A 6 is far too far. Throw in your Re-Roll, and lay it on any square.
lesson-board-reroll-why = Throw in the Re-Roll: it works on every die, in anybody's turn.
lesson-board-block = Only a 1! Now { $bot2 } wants your pawn to move. Throw in your Block, and lay it anywhere.
lesson-board-block-why = Throw in the Block: the attack does nothing then.
lesson-board-end = Blocked! When a pawn reaches the finish or the cards run out, everybody's squares are written down.
lesson-board-learned = You know how to stay behind, what cards do on the way, and how to throw one in.
