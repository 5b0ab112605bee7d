# The guided first rounds: choosing one, the note's buttons, the way out, and what comes after.
title-learn = Learn a game, guided
learn-offer = New here? Play to learn
learn-title = Learn a game, guided
learn-line = You play every step yourself. Nothing counts; stop and come back at any time.
learn-begin = Learn
learn-again = Once more
learn-go-on = Go on at step { $step }
learn-from-start = From the start
learn-frankfurt = The race of cards, slowly at first. About 3 minutes.
learn-frantic = Get rid of your cards, and survive the events. About 3 minutes.
learn-board = Stay behind, and let others step on your cards. About 3 minutes.
learn-frappadingue = Stop, or throw once more? About 2 minutes.

# The note. $key is a key or button as the player has it.
lesson-ok = Go on
lesson-finish = Finish
lesson-next = Skip step
lesson-end = Pause
lesson-press-key = press { $key }
lesson-press-mouse = click in the frame
lesson-click = click { $what }
lesson-not-now = Not now. First: { $press }.
lesson-refused = { $why }. Now { $press }.
lesson-read-first = Read this first, then go on: { $ok }.
lesson-seen = Seen it? Then { $ok }.
lesson-turn = A new situation
lesson-turn-new = The same players, other cards.
lesson-turn-go-on = Any key, button or click goes on
lesson-stood-still = The computer stood still for a moment. It goes on by itself …
level-guide = guide
lesson-again = That was by the rules. Once more, for this step.
lesson-other-deck = The guided round can’t be played with your own level files.

# The way out
lesson-menu = Guided round
lesson-menu-line = It waits here, and goes on at this step
lesson-go-on = Go on
lesson-step-again = This step again
lesson-next-step = Skip this step
lesson-end-now = End the lesson

# After it
lesson-done = Well played!
lesson-in-short = In short
lesson-play = Play against bots now
lesson-lobby = Play with friends: to the lobby
pause-ready = A calm start: after 3 s without a move, cards that fit begin to glow.
pause-ready-title = Ready?
pause-ready-start = Start
lesson-once-more = The lesson once more
lesson-others = Another lesson

# In the race every key has a place of its own.
lesson-click-column = click column { $n }
lesson-click-pile = click pile { $n }
lesson-name-column = column { $n }
lesson-name-pile = pile { $n }
