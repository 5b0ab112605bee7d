# The guided round of the board game, step by step: the step, -done praises, -why refuses.
# At most 20 words a step. $press is how the player chooses: "press 1", "click it".
lesson-board-goal = A round adds the number of your square to your points. The fewest points win the match: stay behind!
lesson-board-jump = Each turn you lay one card, then your die rolls. Choose the Jump: { $press }.
lesson-board-jump-then = A red card goes on an empty square or on red. Lay the Jump on 4: { $press }.
lesson-board-jump-then-2 = A pawn whose move ends here goes two squares on. Choose the arrow to the right: { $press }.
lesson-board-jump-why = Not now. First the red Jump: { $press }.
lesson-board-jump-then-why = Now square 4 for the Jump: { $press }.
lesson-board-jump-then-2-why = Now the arrow to the right, beside 4: { $press }.
lesson-board-jump-done = You rolled 5, but the Stop ended your steps: blue acts when stepped on.
lesson-board-acts = You drew a card: each turn ends with four in hand. Watch { $bot1 }: { $ok }.
lesson-board-acts-came = The Snail took two of { $bot1 }’s five steps: three were left. Then the Jump: red acts where moves end.
lesson-board-back = The green Reverse acts when you lay it: this turn you move back. Choose it: { $press }.
lesson-board-back-then = It acts just this once, so any free square will do. Lay it on 20: { $press }.
lesson-board-back-why = Not now. First the Reverse: { $press }.
lesson-board-back-then-why = This time square 20: { $press }.
lesson-board-back-turn = Another situation, later in a round: it is your turn
lesson-board-back-done = A teleport makes the die roll again: a 1 led you to teleport 1, on square 5.
lesson-board-block = { $bot1 } plays a Remote: your pawn would move instead of { $bot1 }’s. Your Block stops that: { $press }.
lesson-board-block-then = It is stopped. The used Block is laid, too, but does nothing. Lay it on 25: { $press }.
lesson-board-block-why = Not now. First the Block: { $press }.
lesson-board-block-then-why = This time square 25: { $press }.
lesson-board-block-turn = Another situation: { $bot1 } attacks you
lesson-board-reroll = { $bot2 } rolled only 1. Your Re-Roll makes anybody’s die roll again. Throw it in: { $press }.
lesson-board-reroll-then = First lay the used Re-Roll on 21, then the die is rolled again: { $press }.
lesson-board-reroll-why = Not now. First the Re-Roll: { $press }.
lesson-board-reroll-then-why = This time square 21: { $press }.
lesson-board-reroll-came = { $bot2 } now rolled 5 and is farther on: that means more points.
lesson-board-trouble = Instead of your move, the Troublemaker brings an event: a surprise for all. Choose it: { $press }.
lesson-board-trouble-then = A white card goes on any colour, but nothing goes on white. Lay it on 20: { $press }.
lesson-board-trouble-why = Not now. First the Troublemaker: { $press }.
lesson-board-trouble-then-why = This time square 20: { $press }.
lesson-board-finish = A round ends when a pawn is on the finish or the draw pile is empty. Watch { $bot1 }: { $ok }.
lesson-board-finish-seen = You are on square 4: 4 points. { $bot2 } has 14, plus 13 for “Not You”, still in hand.
lesson-board-finish-turn = Another situation: the end of a round
lesson-board-end = The match ends at { $limit } points. The fewest points win; equals share the victory.

# What was learned, in short
lesson-board-sum-1 = The number of your square counts as points. The fewest points win; several may share the victory.
lesson-board-sum-2 = Lay a card on an empty square or its own colour, not on teleports. Roll. Draw up to four.
lesson-board-sum-3 = Blue acts when stepped on, red where a move ends, green when laid. White goes anywhere, nothing goes on white.
lesson-board-sum-4 = Anybody may throw in a Re-Roll for any die. A Block stops an attack on you.
lesson-board-sum-5 = From a teleport the die sends you to another. A Troublemaker brings an event. “Not You” in hand: 13 points.
