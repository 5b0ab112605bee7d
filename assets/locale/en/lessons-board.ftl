# The guided round of the board game, step by step: the step, -done praises, -why refuses.
# At most 20 words a step. $press is how the player chooses: "press 1", "click it".
lesson-board-goal = Stay behind! The number of your square counts as points, and the fewest points win. You stand on 3.
lesson-board-stop = Each turn you lay one card, then the die rolls. Lay the Stop right before yourself: { $press }.
lesson-board-stop-why = This time the Stop, on square 4.
lesson-board-stop-done = A 5, but the Stop ended your steps. Then your hand was filled up to four.
lesson-board-jump = Blue acts on whoever steps on it. Now red: lay the Jump before { $bot1 }, on 9, pointing on.
lesson-board-jump-why = Lay the Jump on square 9, and let it point on.
lesson-board-acts = Red acts where a move ends: the Jump leads two squares on, over whatever lies between. Watch { $bot1 } …
lesson-board-acts-done = Two squares further: more points for { $bot1 }.
lesson-board-push = Cards go on an empty square or on their own colour: the Push on the red Jump, pointing back.
lesson-board-push-why = This time on the Jump, pointing back. Never on the start, finish, teleports, white cards or another colour.
lesson-board-push-done = A 1, but the Push put you back by one. (Never cover start, finish, teleports or white cards.)
lesson-board-snail = A Stop ends the steps; a Snail only costs two of them. Lay it before yourself, on square 10.
lesson-board-snail-why = This time the Snail, on square 10.
lesson-board-snail-done = A 3, but only two squares: the Snail cost two steps.
lesson-board-back = Green acts at once: with Reverse you move back this turn. Lay it on any square.
lesson-board-back-why = This time the Reverse, on any square that is lit.
lesson-board-teleport = Your move ended on a teleport: you roll, and go to the teleport of that number. A 1 …
lesson-board-teleport-done = From 11 to 5: that is how to stay behind.
lesson-board-reroll = Now imagine a 6: far too far! Multicolour cards are thrown in. Your Re-Roll, then a square for it.
lesson-board-reroll-why = Throw in the Re-Roll: it works on every die, in anybody's turn.
lesson-board-reroll-done = Only a 1! A Re-Roll works on every die, in anybody's turn.
lesson-board-block = { $bot2 } wants your pawn to make the move: an attack. Throw in your Block, and lay it anywhere.
lesson-board-block-why = Throw in the Block: the attack does nothing then.
lesson-board-block-done = Blocked: the attack did nothing.
lesson-board-trouble = White cards each have their own way. Lay the Troublemaker anywhere: an event instead of your move.
lesson-board-trouble-why = This time the Troublemaker, on any square that is lit.
lesson-board-trouble-done = The event: the foremost and the hindmost changed places. You are on 4.
lesson-board-finish = A round ends with the turn in which a pawn reaches the finish. Watch { $bot1 } …
lesson-board-finish-done = Everybody's square was written down: 30 for { $bot1 }, 4 for you.
lesson-board-end = A round also ends when the draw pile is used up. At the limit the match ends: fewest points win.

# What was learned, in short
lesson-board-sum-1 = The number of your square counts as points. Stay behind: the fewest win.
lesson-board-sum-2 = Lay one card, roll and go, fill up to four. On an empty square or its own colour; never start, finish, white.
lesson-board-sum-3 = Blue acts when stepped on, red where a move ends, green at once.
lesson-board-sum-4 = Thrown in by anybody: a Re-Roll for any die, a Block against an attack.
lesson-board-sum-5 = Teleport: roll where to. Troublemaker: an event. A pawn on the finish ends the round.
