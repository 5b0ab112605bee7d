# Below the large words of a notice: what may be answered, and what follows.
frantic-big-may-counter = Only a Counterattack card in { $name }’s hand can stop it.
frantic-big-cannot-counter = { $name } holds no card and can’t answer.
frantic-big-countered = It is stopped, and { $name } may send it on to anybody. Then comes a wish for a colour.
frantic-big-only-nice-try = This hand is empty: the round ends. Only a Nice Try can stop that.
frantic-big-round-ends = When all that is due is done the round ends, and hands are counted.
