# The guided round of Frappadingue Family, step by step: the step, -done praises, -why refuses.
# At most 20 words a step. $press is how the player chooses: "press 1", "click in the frame".
lesson-frappadingue-click = click “{ $what }”
lesson-frappadingue-goal = Five piles, face down; a throw shows a card of each. Most points win, from 1,000 on. Throw: { $press }.
lesson-frappadingue-eight = An 8 alone is 100 points, a 12 alone 50. Take just the 8, to throw four piles: { $press }.
lesson-frappadingue-eight-why = That is allowed too. This time, take the 8 alone: { $press }.
lesson-frappadingue-eight-done = 100 in the wheelbarrow.
lesson-frappadingue-again = The other four cards are shuffled back: four piles are next. Throw: { $press }.
lesson-frappadingue-again-why = Writing 100 down is safe. This time, see what a second throw does: { $press }.
lesson-frappadingue-three = Three alike in one throw count together: three 9s are 200, three 8s even 1,000. Take them: { $press }.
lesson-frappadingue-three-done = A fourth 9 would double the 200.
lesson-frappadingue-stop = One pile is left: three times in four all 300 are lost. Write them down: { $press }.
lesson-frappadingue-stop-why = Too risky this time. Write them down, and 300 are yours: { $press }.
lesson-frappadingue-stop-done = 300 written down: safe for good.
lesson-frappadingue-nothing = Something that scores must be taken from every throw. To see { $bot } throw twice, { $ok }.
lesson-frappadingue-nothing-seen = Nothing to take: the turn is over, and the 100 are lost.
lesson-frappadingue-turn = Your turn. Throw five piles: { $press }.
lesson-frappadingue-turn-then = Only the 12 counts here, 50 alone. Take it: { $press }.
lesson-frappadingue-hundreds = 50 can’t be written down: only full hundreds can, 100 at the least. So throw again: { $press }.
lesson-frappadingue-hundreds-then = Special cards come along: +10 is 100 points, −10 takes 100 away. Take the 12: { $press }.
lesson-frappadingue-hundreds-why = 50 is no full hundred. You must throw again: { $press }.
lesson-frappadingue-hundreds-done = The 12s come from two throws: 50 each.
lesson-frappadingue-choice = 50 + 50 + 100 = 200. Write down, or throw two piles?
lesson-frappadingue-choice-then = The 8 scores 100 more. Take it: { $press }.
lesson-frappadingue-choice-then-2 = 300 are in the barrow. Write them down, or throw the last pile? Your choice.
lesson-frappadingue-choice-done-won = Written down: it is safe.
lesson-frappadingue-choice-seen-lost = Nothing to take: these 300 are lost. What is written down stays.
lesson-frappadingue-crash = { $bot } collects 200, and does not stop. To see that, { $ok }.
lesson-frappadingue-crash-seen = A crash ends the turn: 200 are lost. In a first throw it does nothing.
lesson-frappadingue-more = Two cards in the barrow: three piles are next. Throw: { $press }.
lesson-frappadingue-more-then = Three 13s in one throw: 600. Take them: { $press }.
lesson-frappadingue-more-why = 100 would be safe. This time, throw the three piles: { $press }.
lesson-frappadingue-full = Five cards are in the barrow: a full hand! Write 700 down, or throw five new piles: your choice.
lesson-frappadingue-full-then = The 8 scores 100 more, and begins a new hand. Take it: { $press }.
lesson-frappadingue-full-then-2 = 800 are in the barrow. Write them down, or throw four piles? Your choice.
lesson-frappadingue-full-seen-lost = Nothing to take: these 800 are lost. What is written down stays.
lesson-frappadingue-end = Once somebody has 1,000, the round is played out. Then the most points win; several may share the victory.

# What was learned, in short
lesson-frappadingue-sum-1 = An 8 alone is 100, a 12 is 50. Three alike in one throw; a fourth doubles, a fifth again.
lesson-frappadingue-sum-2 = Special cards come along with what you take: ±10 is 100 points, ±5 is 50.
lesson-frappadingue-sum-3 = Nothing to take, or a crash after the first throw: the turn is over, and all of it is lost.
lesson-frappadingue-sum-4 = You throw as many piles as the barrow has room for. Five cards in it: write down, or five new piles.
lesson-frappadingue-sum-5 = Only full hundreds are written down. At 1,000 the round is played out: the most points win. Several may share the victory.
lesson-frappadingue-special = A new turn, with an empty barrow. Throw five piles: { $press }.
lesson-frappadingue-special-then = The special +5 adds 50 to whatever you take: with the 12 it makes 100. Take it: { $press }.
lesson-frappadingue-special-done = A −5 would come along, too, and cost 50.
