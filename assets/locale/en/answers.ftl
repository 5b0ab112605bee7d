# Questions that everybody at the table is asked alike, and hands that are opened.
answers-not-before = Let be until my turn
answers-not-before-about = I let it be, and all that is asked until my turn.
answers-let-be = let it be
answers-curtain-let-be = let it be, or press nothing
answers-curtain-not-before = let be until my turn
answers-look-away = Others, look away
answers-hand-of = { $name }’s hand
answers-new = new
answers-new-in-hand = New in your hand: { $cards }
answers-hint-own = Press nothing to let it be; your keys are on your plates
answers-hint-think = wait, let me look
answers-hint-none = none of us
answers-hint-again = ask us again
answers-asked-usual-alone = asked: only if I can answer
answers-asked-usual = asked: always
answers-asked-always = asked: always
answers-asked-never = asked: not this round
