# The guided round of Frappadingue Family, step by step: the step, -done praises, -why refuses.
# At most 20 words a step. $press is how the player chooses: "press 1", "click in the frame".
lesson-frappadingue-goal = Collect points: the most win, once somebody has 1,000. Throw five piles: { $press }.
lesson-frappadingue-eight = An 8 alone is 100 points, a 12 alone 50. Take just the 8, to throw four piles: { $press }.
lesson-frappadingue-eight-why = That is allowed too. This time, take the 8 alone.
lesson-frappadingue-eight-done = 100 in the wheelbarrow.
lesson-frappadingue-again = One of five is taken, so four piles are next. You could stop; throw once more: { $press }.
lesson-frappadingue-again-why = Stopping is safe. This time, see what a second throw does.
lesson-frappadingue-three = Three alike in one throw count together: three 9s are 200, three 8s even 1,000. Take them: { $press }.
lesson-frappadingue-three-done = A fourth would double it.
lesson-frappadingue-stop = One pile is left: three times in four it brings nothing, and all 300 are lost. Stop: { $press }.
lesson-frappadingue-stop-why = Too risky this time: stop, and 300 are yours.
lesson-frappadingue-stop-done = 300 written down: safe for good.
lesson-frappadingue-nothing = Something that scores must be taken from every throw. Watch { $bot } take 100, and throw again …
lesson-frappadingue-nothing-done = Nothing to take: the turn is over, and the 100 are lost.
lesson-frappadingue-turn = Your turn. Throw five piles: { $press }.
lesson-frappadingue-turn-then = Only the 12 counts here, 50 alone. Take it: { $press }.
lesson-frappadingue-hundreds = 50 can’t be written down: only full hundreds can, 100 at the least. So throw again: { $press }.
lesson-frappadingue-hundreds-why = 50 is no full hundred. You must throw again.
lesson-frappadingue-along = Specials ride along: +10 is 100 points, −10 takes 100 away. Take the 12: { $press }.
lesson-frappadingue-along-done = The two 12s are of two throws: 50 each.
lesson-frappadingue-choice = 50 + 50 + 100 = 200. Stop, or throw two piles? Your choice now.
lesson-frappadingue-crash = { $bot } collects 200, and does not stop. Watch …
lesson-frappadingue-crash-done = A crash ends the turn, and all 200 are lost. In a turn’s first throw it does nothing.
lesson-frappadingue-crash-turn = Later: it is { $bot }’s turn
lesson-frappadingue-full = Four cards are in the barrow, room is for five. Take the 8: { $press }.
lesson-frappadingue-full-then = Five in the barrow: a full hand! Stop, or throw five new piles: your choice.
lesson-frappadingue-full-turn = Later still: one place is left
lesson-frappadingue-end = Once somebody has 1,000, the round is played to its end. Then the most points win; equals share.

# What was learned, in short
lesson-frappadingue-sum-1 = An 8 alone is 100, a 12 is 50. Three alike in one throw; a fourth doubles, a fifth again.
lesson-frappadingue-sum-2 = Specials ride along with what you take: ±10 is 100 points, ±5 is 50.
lesson-frappadingue-sum-3 = Nothing to take, or a crash after the first throw: the turn is over, and all of it is lost.
lesson-frappadingue-sum-4 = Next come as many piles as are missing to five. Five in the barrow: stop, or five new piles.
lesson-frappadingue-sum-5 = Only full hundreds are written down. At 1,000 the round is played to its end; most points win, equals share.
lesson-frappadingue-special-turn = Later: your turn again
lesson-frappadingue-special = The special +5 adds 50 to whatever you take. Choose: with the 12 it makes 100, { $press }.
lesson-frappadingue-special-done = Nobody takes a special alone or leaves it lying: −5 and −10 come along, too.
