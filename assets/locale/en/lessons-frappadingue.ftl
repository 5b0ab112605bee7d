# The guided round of Frappadingue Family, step by step: the step, -done praises, -why refuses.
# At most 20 words a step. $press is how the player chooses: "press 1", "click in the frame".
lesson-frappadingue-goal = Collect points. When somebody has 1,000, the round ends and most points win. Lay out five cards: { $press }.
lesson-frappadingue-eight = An 8 alone is 100 points, a 12 alone is 50. Take just the 8: { $press }.
lesson-frappadingue-eight-why = That is allowed too. This time, take the 8 alone.
lesson-frappadingue-again = 100 so far. You could write it down. Four piles are left: throw once more, { $press }.
lesson-frappadingue-again-done = 100 in the wheelbarrow.
lesson-frappadingue-again-why = Stopping is safe. This time, see what a second throw does.
lesson-frappadingue-three = Three alike count together: three 9s are 200, three 8s even 1,000. Take the 9s: { $press }.
lesson-frappadingue-stop = One pile is left: three times in four it brings nothing and all 300 are lost. Stop: { $press }.
lesson-frappadingue-stop-done = Three of a kind!
lesson-frappadingue-stop-why = Too risky this time: stop, and 300 are yours.
lesson-frappadingue-crash = 300 written down: safe for good. Now watch { $bot } collect 200, and not stop …
lesson-frappadingue-turn = A crash card! The turn ends at once, and { $bot } loses the 200. Your turn: { $press }.
lesson-frappadingue-fifty = Only the 12 counts here. Something must be taken from every throw: { $press }.
lesson-frappadingue-hundreds = 50 can't be written down: only full hundreds can. So throw again: { $press }.
lesson-frappadingue-hundreds-why = 50 is no full hundred. You must throw again.
lesson-frappadingue-along = Specials ride along: the +10, worth 100, comes with the 12. A −10 would, too. Take both: { $press }.
lesson-frappadingue-choice = 50 + 50 + 100 = 200. Stop, or throw two piles? Your choice now.
lesson-frappadingue-end = That's all. Five cards in the barrow? Go on with five new piles, if you dare.
lesson-frappadingue-learned = You know what scores, when to stop, what rides along, and what a crash costs.
