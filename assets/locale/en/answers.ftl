# Questions that everybody at the table is asked alike, and hands that are opened.
answers-not-before = Let all be until my turn
answers-not-before-about = Until your turn nothing is asked any more: what you could stop or change just happens.
answers-let-be = let it be
answers-curtain-let-be = let it be, or press nothing
answers-curtain-not-before = let all be until my turn
answers-look-away = Others, look away
answers-hand-of = { $name }’s hand
answers-new = new
answers-new-in-hand = New in your hand: { $cards }
answers-hint-own = Press nothing to let it be; your keys are on your plates
answers-hint-think = wait, let me look
answers-hint-none = none of us
answers-hint-again = ask us again
# Beside a key: what holds now.
answers-asked-usual-alone = asked out of turn: if I can answer
answers-asked-usual = asked out of turn: always
answers-asked-always = asked out of turn: always
answers-asked-never = asked out of turn: not this round
# What holds from a press of that key on; $each: what a game asks about.
answers-from-now-usual-alone = Out of turn you are asked if you hold the card for it. { $key } changes it.
answers-from-now-usual = Out of turn you are asked at every { $each }. { $key } changes it.
answers-from-now-always = Out of turn you are asked at every { $each }. { $key } changes it.
answers-from-now-never = This round nothing is asked: you can stop nothing! { $key } changes it.
