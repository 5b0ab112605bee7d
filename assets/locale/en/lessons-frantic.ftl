# The guided round of Frantic, step by step: the step, -done praises, -why refuses.
# At most 20 words a step. $press is how the player chooses: "press 1", "click in the frame".
lesson-frantic-goal = Be the first with no cards left. The same colour fits: your red 7 on the red 3, { $press }.
lesson-frantic-number = The same number fits, too: your yellow 2 on the blue 2, { $press }.
lesson-frantic-draw = No card of yours fits on the blue 9. Then you draw a card: { $press }.
lesson-frantic-draw-done = After drawing you may still play a card.
lesson-frantic-wish = A card with all four colours fits on any card. Play your new Fantastic: { $press }.
lesson-frantic-wish-then = You decide the next colour or number. Wish for green: { $press }.
lesson-frantic-wish-then-why = Now the wish, for green: { $press }.
lesson-frantic-wish-why = Not now. First the Fantastic: { $press }.
lesson-frantic-wish-came = { $bot1 } played green, as you wished: a Skip. { $bot2 } missed a turn.
lesson-frantic-symbol = The same symbol fits, too: your red Skip on the green Skip, { $press }.
lesson-frantic-symbol-then = Who is to miss a turn? Choose { $bot1 }: { $press }.
lesson-frantic-symbol-then-why = This time { $bot1 }: { $press }.
lesson-frantic-symbol-why = Not now. First the red Skip: { $press }.
lesson-frantic-attack = Some cards attack somebody. To see { $bot2 } attack, { $ok }.
lesson-frantic-attack-came = { $bot2 } gave you two cards, marked “new”: a Gift.
lesson-frantic-five = Your red 5 fits on the red Gift: { $press }.
lesson-frantic-five-then = A black 5 fits only on a 5 or a wish for 5, and brings an event: { $press }.
lesson-frantic-black = On a black 5 fits only a coloured 5, or a four-colour card. Watch { $bot1 }: { $ok }.
lesson-frantic-counter = { $bot2 } attacks you: a Skip. Stop it with your Counterattack: { $press }.
lesson-frantic-counter-then = You may send the Skip on to anybody. This time, { $bot1 }: { $press }.
lesson-frantic-counter-then-why = This time { $bot1 }: { $press }.
lesson-frantic-counter-then-2 = Then comes a colour wish. Wish for green: { $press }.
lesson-frantic-counter-then-2-why = Now the wish, for green: { $press }.
lesson-frantic-counter-why = Not now. First the Counterattack: { $press }.
lesson-frantic-counter-done = You sent the Skip on: { $bot1 } will miss a turn.
lesson-frantic-last = Whoever plays their last card wins the round, unless a Nice Try makes them draw three. Watch: { $ok }.
lesson-frantic-last-turn = Later in a round: { $bot1 } has only one card
lesson-frantic-try = { $bot1 } has just played the last card. Play your Nice Try: { $press }.
lesson-frantic-try-then = Then comes a colour wish. Wish for red: { $press }.
lesson-frantic-try-then-why = Now the wish, for red: { $press }.
lesson-frantic-try-why = Not now. First the Nice Try: { $press }.
lesson-frantic-try-came = { $bot1 } drew three cards. { $bot2 } played red, as you wished.
lesson-frantic-out = Play your last card, the red 5: { $press }.
lesson-frantic-out-seen = You have won the round! It also ends when the draw pile is empty.
lesson-frantic-count = Cards left are points: a number counts itself, a special card 7. Only the card “Not You” counts 42.
lesson-frantic-end = Points are bad. At { $limit } points the match ends: the fewest win. Several may share the victory.

# What was learned, in short
lesson-frantic-sum-1 = The same colour, number or symbol fits. Cards with all four colours fit on any card. The dealer’s first card acts, too.
lesson-frantic-sum-2 = No card fits, or you prefer to keep yours? Draw one card. Then you may still play one.
lesson-frantic-sum-3 = A Counterattack stops an attack; send it on to anybody. Nice Try: whoever just played the last card draws three.
lesson-frantic-sum-4 = A black card fits only on its number in a colour, or on a wish for that number. It brings an event.
lesson-frantic-sum-5 = Cards left are points: numbers their number, special cards 7, the “Not You” 42. Few points win; several may share the victory.
