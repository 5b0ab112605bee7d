# What Frappadingue tells a person once, when it is needed: one idea, twenty words at most.
frappadingue-bubble-goal = The last round comes at { NUMBER($goal) }: most points win. A turn: throw, take, then write down or throw.
frappadingue-bubble-rounds = After the last round the most points win. A turn: throw, take, then write down or throw.
frappadingue-bubble-last-round = Somebody has reached the goal. This is the last round: have more than they have!
frappadingue-bubble-take = Take at least one thing that scores. What you leave is shuffled back: new cards come.
frappadingue-bubble-special = Specials score with whatever you take, for better or worse. Never alone.
frappadingue-bubble-crash = In the first throw a crash only lies in the way. Later it ends your turn.
frappadingue-bubble-three = Three { $card }s count together. A fourth doubles that, a fifth doubles it again.
frappadingue-bubble-stop = { $points } may be written down, and are safe then. Throw on, and they may be lost.
frappadingue-bubble-hundreds = Only full hundreds can be written down, so you have to throw again.
frappadingue-bubble-full = All { $cards } cards are in: a full hand. Go on, and five new piles come.
frappadingue-bubble-counter = What you took lies here. As many piles are thrown as cards are missing.
frappadingue-bubble-odds = So likely the next throw loses everything.
frappadingue-bubble-in-vain = With this +5 no full hundred can come any more.
