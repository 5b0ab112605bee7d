# Questions that everybody at the table is asked alike, and hands that are opened.
answers-not-before = Ask me nothing until my turn
answers-not-before-about = I let this be, and whatever else would be asked until my turn.
answers-let-be = let it be
answers-curtain-let-be = let it be, or press nothing
answers-curtain-not-before = ask me nothing until my turn
answers-look-away = Others, look away
answers-hand-of = { $name }’s hand
answers-new = new
answers-new-in-hand = New in your hand: { $cards }
answers-hint-own = Press nothing to let it be; your keys are on your plates
answers-hint-think = wait, let me look
answers-hint-none = none of us
answers-hint-again = ask us again
# Beside a key: what holds now.
answers-asked-usual-alone = asks me: only if I can answer
answers-asked-usual = asks me: always
answers-asked-always = asks me: always
answers-asked-never = asks me: not this round
# What holds from a press of that key on; $each: what a game asks about.
answers-from-now-usual-alone = From now on you are asked only if you can answer. { $key } changes it.
answers-from-now-usual = From now on you are asked at every { $each }. { $key } changes it.
answers-from-now-always = From now on you are asked at every { $each }. { $key } changes it.
answers-from-now-never = You are not asked any more in this round! { $key } changes it.
