# The guided round of Frantic, step by step: the step, -done praises, -why refuses.
# At most 20 words a step. $press is how the player chooses: "press 1", "click in the frame".
lesson-frantic-goal = Be the first with no cards left. The same colour fits: your red 7 on the red 3, { $press }.
lesson-frantic-number = The same number fits, too: your yellow 2 on the blue 2, { $press }.
lesson-frantic-draw = No card of yours fits the blue 9. So draw a card: { $press }.
lesson-frantic-draw-done = After drawing you may still play a card.
lesson-frantic-wish = You drew a Fantastic. Cards with all four colours fit on any card. Play it: { $press }.
lesson-frantic-wish-then = Now you decide the next colour or number. Wish for green: { $press }.
lesson-frantic-wish-why = This time play the Fantastic, and wish for green.
lesson-frantic-wish-done = { $bot1 } had to play green, or draw. The Skip made { $bot2 } miss a turn.
lesson-frantic-symbol = The same symbol fits, too. Play your red Skip on the green Skip: { $press }.
lesson-frantic-symbol-then = Who misses a turn? Choose { $bot1 }: { $press }.
lesson-frantic-symbol-why = This time play the Skip, and choose { $bot1 }.
lesson-frantic-attack = A card that is played against somebody is an attack. Watch what { $bot2 } does …
lesson-frantic-attack-done = A Gift: you had to take two cards of { $bot2 }’s.
lesson-frantic-five = Your turn. Play your red 5: { $press }.
lesson-frantic-black = A black 5 fits only on a 5, or on a wish for 5. Play it: { $press }.
lesson-frantic-black-done = Black cards bring events. Black never fits on black.
lesson-frantic-counter = { $bot2 } attacks you with a Skip. A Counterattack stops an attack: { $press }.
lesson-frantic-counter-then = It also sends the attack on. Choose { $bot1 }: { $press }.
lesson-frantic-counter-then-2 = A card with four colours lets you wish, too. Wish for green: { $press }.
lesson-frantic-counter-why = This time play the Counterattack, choose { $bot1 }, and wish for green.
lesson-frantic-counter-done = { $bot1 } will miss a turn, not you.
lesson-frantic-try = { $bot1 } has no cards left. A Nice Try can still stop that. Play it: { $press }.
lesson-frantic-try-then = You may wish again. Wish for red: { $press }.
lesson-frantic-try-why = This time play the Nice Try, and wish for red.
lesson-frantic-try-done = { $bot1 } drew three cards. { $bot2 } played red, as you wished.
lesson-frantic-try-turn = A new table: the end of a round. { $bot1 } has one card left
lesson-frantic-out = Now play your last card. Nobody else has a Nice Try: { $press }.
lesson-frantic-out-seen = You have won the round! It also ends when the draw pile is empty.
lesson-frantic-count = Cards left count as points: number cards their number, special cards 7, “Not You” 42.
lesson-frantic-end = Points are bad. When somebody has { $limit }, the match ends: the fewest points win. Several may share the victory.

# What was learned, in short
lesson-frantic-sum-1 = The same colour, number or symbol fits. Cards with all four colours fit on any card.
lesson-frantic-sum-2 = No card fits, or you prefer to keep yours? Draw one card. Then you may still play one.
lesson-frantic-sum-3 = A Counterattack stops an attack and sends it on. A Nice Try: whoever just played the last card draws three.
lesson-frantic-sum-4 = A black card fits only on its number, or on a wish for that number. It brings an event.
lesson-frantic-sum-5 = Cards left are points: numbers their number, special cards 7, “Not You” 42. Few points win; several may share the victory.
