# The guided round of the board game, step by step: the step, -done praises, -why refuses.
# At most 20 words a step. $press is how the player chooses: "press 1", "click it"; $sheet opens the sheet of cards.
lesson-board-sheet-keys = The key { $key }
lesson-board-sheet-mouse = A click on { $key } below
lesson-board-sheet-pad = The button { $key }
lesson-board-goal = The number of your square counts as points. Few points win: stay behind! { $sheet } explains every card.
lesson-board-jump = Before the first turn everybody laid three cards. Each turn: lay one, then roll. Choose the Jump: { $press }.
lesson-board-jump-then = Red goes on empty squares or on red. Lay the Jump on 4, in everybody’s way: { $press }.
lesson-board-jump-then-2 = A Jump leads two squares on. Choose the round arrow to the finish, beside 4: { $press }.
lesson-board-jump-why = Not now. First the red Jump: { $press }.
lesson-board-jump-then-why = Now square 4 for the Jump: { $press }.
lesson-board-jump-then-2-why = Now the round arrow to the finish, beside 4: { $press }.
lesson-board-jump-done = Blue acts when stepped on: the Stop ended your steps.
lesson-board-acts = Red acts where a move ends. Watch { $bot1 } …
lesson-board-acts-done = { $bot1 }’s Snail lies on the Stop: blue on blue. It cost two steps; the Jump then led two squares on.
lesson-board-back = Green acts at once: a Reverse lets you move back this turn. Choose it: { $press }.
lesson-board-back-then = The Reverse does nothing more once it lies: any free square will do. Lay it on 20: { $press }.
lesson-board-back-why = Not now. First the Reverse: { $press }.
lesson-board-back-then-why = This time square 20: { $press }.
lesson-board-back-turn = A new table, later in a round: it is your turn
lesson-board-back-done = You landed on a teleport, a square with a die. There you roll again for where to.
lesson-board-block = { $bot1 }’s Remote would make { $bot1 }’s move with your pawn. Your Block stops that: { $press }.
lesson-board-block-then = The Remote is stopped. A used Block does nothing, so any square will do: 25, { $press }.
lesson-board-block-why = Not now. First the Block: { $press }.
lesson-board-block-then-why = This time square 25: { $press }.
lesson-board-block-turn = A new table: { $bot1 } attacks you
lesson-board-reroll = { $bot2 } rolled only a 1. A Re-Roll makes any die roll again. Throw it in: { $press }.
lesson-board-reroll-then = First lay the used Re-Roll on 21, then the die is rolled again: { $press }.
lesson-board-reroll-why = Not now. First the Re-Roll: { $press }.
lesson-board-reroll-then-why = This time square 21: { $press }.
lesson-board-reroll-done = { $bot2 } rolled 5, not 1: more points, so worse.
lesson-board-trouble = White goes on every colour, nothing on white. Choose the Troublemaker: { $press }.
lesson-board-trouble-then = An event comes instead of your move, and whenever a move ends there. Lay it on 20: { $press }.
lesson-board-trouble-why = Not now. First the Troublemaker: { $press }.
lesson-board-trouble-then-why = This time square 20: { $press }.
lesson-board-finish = A pawn on the finish, or an empty draw pile, ends the round. Watch { $bot1 } …
lesson-board-finish-seen = Your square is 4: 4 points. { $bot2 } still held “Not You”: 14, and 13 more for that card.
lesson-board-finish-turn = A new table: the end of a round
lesson-board-end = When somebody has { $limit } points, the match ends: the fewest points win. Several may share the victory.

# What was learned, in short
lesson-board-sum-1 = The number of your square counts as points. The fewest points win; several may share the victory.
lesson-board-sum-2 = Lay a card on an empty square or its own colour, never on teleports. Roll. Fill up to four.
lesson-board-sum-3 = Blue acts when stepped on, red where a move ends, green at once. White goes anywhere, nothing on white.
lesson-board-sum-4 = Anybody may throw in a Re-Roll for any die. A Block stops an attack on you.
lesson-board-sum-5 = A teleport rolls where to, a Troublemaker brings an event, the finish ends the round. Holding “Not You”: 13 points.
