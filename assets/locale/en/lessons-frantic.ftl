# The guided round of Frantic, step by step: the step, -done praises, -why refuses.
# At most 20 words a step. $press is how the player chooses: "press 1", "click in the frame".
lesson-frantic-goal = Get rid of your cards first. The same colour fits: red 7 on red 3, { $press }.
lesson-frantic-number = The same number fits as well: yellow 2 on blue 2, { $press }.
lesson-frantic-number-done = Down to two cards.
lesson-frantic-draw = Nothing of yours fits the blue 9. Then draw a card: { $press }.
lesson-frantic-wish = You drew a Fantastic, which goes on anything. Play it, then wish for a colour that you hold.
lesson-frantic-wish-why = Play the Fantastic, and wish for red or green: you hold those.
lesson-frantic-attack = Now imagine: { $bot1 } has a Gift for you, two cards more. Without a Counterattack you can only take them.
lesson-frantic-counter = Now imagine: { $bot2 } will attack. Throw in your Counterattack, send the attack on to { $bot1 }, wish a colour.
lesson-frantic-counter-done = Sent on!
lesson-frantic-counter-why = Use the Counterattack, and send the attack on to { $bot1 }.
lesson-frantic-black = Now imagine a black 5 in your hand. It fits only another 5, and turns up an event: { $press }.
lesson-frantic-black-done = The event: everybody drew three cards.
lesson-frantic-last = Now imagine: one card is left, and it fits. Play it: { $press }.
lesson-frantic-last-done = Your last card! But a Nice Try gave you three.
lesson-frantic-try = Now imagine: the Nice Try is yours. As soon as { $bot1 } plays the last card, throw it in.
lesson-frantic-try-why = Throw in the Nice Try: whoever got rid of all cards draws three.
lesson-frantic-end = Out first ends the round. All others count their cards: numbers as printed, specials 7. The lowest total wins.
lesson-frantic-learned = You know what fits, how attacks are answered, and what black cards and a last card do.
