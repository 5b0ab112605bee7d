# The guided round of Frantic, step by step: the step, -done praises, -why refuses.
# At most 20 words a step. $press is how the player chooses: "press 1", "click in the frame".
lesson-frantic-goal = Get rid of your cards first. The same colour fits: red 7 on red 3, { $press }.
lesson-frantic-number = The same number fits as well: yellow 2 on blue 2, { $press }.
lesson-frantic-draw = Nothing fits the blue 9, or you would rather not play? Then draw one card: { $press }.
lesson-frantic-draw-done = After drawing you may still play one card.
lesson-frantic-wish = A Fantastic! Cards of all four colours go on anything: { $press }.
lesson-frantic-wish-then = Now wish for a colour or a number, say green: { $press }.
lesson-frantic-wish-why = Play the Fantastic, then wish for any colour or number.
lesson-frantic-wish-done = The next player has to play that, or draw.
lesson-frantic-symbol = The same symbol fits, too. Play the Skip on the Skip: { $press }.
lesson-frantic-symbol-then = Name who misses a turn, say { $bot1 }: { $press }.
lesson-frantic-symbol-why = This time the Skip: it fits on another Skip.
lesson-frantic-symbol-turn = Later in the round: your turn again
lesson-frantic-attack = { $bot1 } plays a Gift: two cards of that hand go to you. Without a Counterattack you take them.
lesson-frantic-attack-turn = Later: it is { $bot1 }’s turn
lesson-frantic-counter = You would miss a turn. A Counterattack stops an attack. Throw it in: { $press }.
lesson-frantic-counter-then = Send the attack on, say to { $bot1 }: { $press }.
lesson-frantic-counter-then-2 = It has all four colours: wish for one, { $press }.
lesson-frantic-counter-why = Throw in the Counterattack, and send the attack on.
lesson-frantic-counter-turn = Later: { $bot2 } attacks you with a Skip
lesson-frantic-black = A black 5 goes only on a 5, or on a wish for 5. It brings an event: { $press }.
lesson-frantic-black-done = Everybody drew three cards. Black never goes on black.
lesson-frantic-black-turn = Later: your turn, and a 5 lies there
lesson-frantic-try = { $bot1 } has played the last card. Right then, throw in your Nice Try: { $press }.
lesson-frantic-try-then = It has all four colours: wish for one, { $press }.
lesson-frantic-try-why = Throw in the Nice Try: whoever got rid of all cards draws three.
lesson-frantic-try-done = { $bot1 } drew three, and play goes on.
lesson-frantic-try-turn = Later: { $bot1 } holds one card
lesson-frantic-out = Your last card, and nobody has a Nice Try: { $press }.
lesson-frantic-out-done = Your hand is empty: the round is over. An empty draw pile or an event ends it, too.
lesson-frantic-out-turn = The end of the round: you hold one card
lesson-frantic-count = Cards left in a hand cost you: numbers their number, black ones too, specials 7, “Not You” 42.
lesson-frantic-end = When somebody reaches the limit, the match ends. The lowest total wins; equals share.

# What was learned, in short
lesson-frantic-sum-1 = The same colour, number or symbol fits. Cards of all four colours go on anything.
lesson-frantic-sum-2 = Nothing fits, or you won't: draw one card. Then you may still play one.
lesson-frantic-sum-3 = Counterattack: stops an attack and sends it on. Nice Try: whoever just played the last card draws three.
lesson-frantic-sum-4 = Black goes only on the same number or a wish for it, and brings an event for everybody.
lesson-frantic-sum-5 = Hand empty: cards left cost their number, specials 7, “Not You” 42. At the limit, lowest total wins; equals share.
