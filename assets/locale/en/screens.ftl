# Every screen but the match itself.

# Keys and what they do, in the line at the bottom.
key-enter = Enter
key-escape = Esc
key-tab = Tab
hint-move = move
hint-change = change
hint-keep-name = keep this name
hint-choose = choose
hint-back = back
hint-help = help
hint-close = close
hint-cancel = cancel
hint-resume = go on
hint-begin = start
hint-title = main menu
hint-quit = quit
hint-fullscreen = full screen
hint-pages = turn pages
hint-play = play, pause
hint-step = step
hint-speed = speed

# Title
attract-key = Press any key
title-play = Play
title-practise = Play against bots
practise-title = Play against bots
practise-line = You against { $bots ->
    [one] a bot
   *[other] { $bots } bots
 }. It begins at once.
title-records = Replays
title-settings = Settings
keys-question = Do your keys work?
title-help = Rule book
title-quit = Quit
title-no-games = There are no games here yet.
game-frankfurt = Frantic Frankfurt
game-frankfurt-line = A race: lay, then slap a pile! For 2–4, 7–11 min

# First start
note-lang-gone = The language “{ $lang }” is not here any more.
language-later = You can change it in the settings at any time.

# Questions
confirm-quit = Do you want to quit?
confirm-leave = Leave this match? Nothing of it is kept.
confirm-leave-waits = Leave this match? It waits for you: go on with it from the title or from the lobby of the game.
confirm-forget-one = Forget this match? { $match }. Nobody can go on with it then.
confirm-forget = Delete the match that waits? Nobody can go on with it then.
confirm-restart = Start the match again? This match will not be counted.

# Pause
pause-title = Pause
pause-who = { $name } paused the game
pause-all = A break for everybody
pause-pad = The gamepad of { $name } is gone. Plug it in and press a button.
pause-pad-turns = The gamepad of { $name } is gone: arrows, Enter and Tab will do, or plug it in.
pause-focus = The window lost its focus, so the match stands still
pause-stood-still = The computer stood still for a moment, so the match waits
pause-resume = Go on
pause-restart = Start the match again
pause-keys = Rules and keys
pause-settings = Settings
pause-leave = Leave the match

# Lobby
join-title = Who plays?
join-people = People at the keyboard
join-sit = Press one of these keys to sit down
join-sit-free = A friend or a bot may sit here
join-person = Player
join-bot = Bot
join-sit-pad = A gamepad or a bot may sit here
join-press-again = Press again when you are ready
join-press-other = Another key when you are ready
join-press-again-pad = The lower button again when you are ready
join-ready = Ready!
join-leave = get up
join-not-ready = wait for me
join-bot-easy = Takes it easy, and slips now and then
join-bot-casual = Plays well most of the time
join-bot-normal = Plays well, without long thought
join-bot-keen = Seldom misses a good move
join-bot-hard = Hard to beat
join-bot-master = Thinks far ahead
join-bot-professor = Calculates every chance exactly
join-bot-with-you = Follows your results. At first strength { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { NUMBER($most, maximumFractionDigits: 0) }
join-bot-with-you-at = Begins where you two ended: strength { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { NUMBER($most, maximumFractionDigits: 0) }
join-bot-frappadingue-easy = Never has enough, and throws again
join-bot-frappadingue-casual = Wants a lot, whatever the risk
join-bot-frappadingue-normal = Stops at a fair total
join-bot-frappadingue-hard = Weighs the risk, but hopes for luck
join-bot-frantic-easy = A beginner: overlooks many cards
join-bot-frantic-casual = Sheds high cards, and overlooks some
join-bot-frantic-normal = Saves good cards, often forgets to counter
join-bot-frantic-keen = Saves good cards, attacks who has few left
join-bot-frantic-hard = Remembers all cards, weighs a few chances
join-bot-frantic-master = Thinks to the end of the round
join-bot-board-easy = A beginner: looks at a few squares only
join-bot-board-casual = Lays traps, but overlooks better ones
join-bot-board-normal = Lays traps for others and stays back
join-bot-board-keen = Compares two moves before it lays
join-bot-board-hard = Compares all squares, cards and rolls
join-bot-board-master = Tries every card with every roll first
join-rules = Rules of the match
note-hands = { $n ->
    [one] These are keys for one only, and more sit at the keyboard. Somebody must get up first.
   *[other] These are keys for { $n } only, and more sit at the keyboard. Somebody must get up first.
 }
join-rebind = Change keys
join-start = Start
join-go-on = Go on with your match
join-go-on-note = Round { $round }: { $names }
join-forget = Delete this match
waiting-title = Matches that wait
waiting-others = Others: { $n }
waiting-left = Left on { $day } at { $time }
waiting-left-now = Left just now
join-pads-missing = Not here yet: the gamepad of { $names }. Until one of its buttons is pressed, the keys that all share will do.
join-tight = A tight fit! Try them. A second keyboard or gamepads help.
join-at-once = { $n } keys seen at once so far
join-try-keys = Try them: all press together
join-now-turns = Enter starts. You take turns at the arrows and Enter, or each with own keys
join-now-turns-pad = The lower button starts. You take turns, each with a gamepad or keys
join-now-sit-free = Take a seat: by one of your keys, a pad, or “Player”
join-now-more = “Start with a bot”, or a friend takes a seat too
join-now-ready = Still waiting for: { $names }
join-now-start = All are ready: Enter starts the race
join-now-start-pad = All are ready: the lower button starts the race
join-now-choose-start = All are ready: “Start” begins the match
level-easy = easy
level-casual = casual
level-normal = normal
level-keen = keen
level-hard = hard
level-master = master
level-professor = professor
level-with-you = with you

# Rules of the match. short-…: in the lobby; explain-…: one line under the choice; handicap-…: beside a name.
options-title = Rules of the match
options-table = For the whole table
options-own = Handicaps
options-players = Who plays
options-nobody = Nobody sits at the table yet.
options-nobody-own = Nobody sits at the table yet. Handicaps by player appear here.
options-done = Done
option-mode = Wrong cards
value-mode-referee = Referee
value-mode-table = Table
short-mode-referee = with a referee
short-mode-table = players call mistakes
explain-mode-referee = Referee: the game sends a wrong card back at once, and blocks its owner for a moment.
explain-mode-table = Table: a wrong card stays until an opponent calls it, with an empty hand, by its pile’s key. Calling a right card blocks.
option-turning = Turning cards
value-turning-manual = By key
value-turning-automatic = By itself
short-turning-manual = turning by key
short-turning-automatic = turning by itself
explain-turning-manual = By key: the next card of a column is turned by a press of its own.
explain-turning-automatic = By itself: the next card of a column turns as soon as it is free.
handicap-turning-manual = turns by key
handicap-turning-automatic = turns by itself
option-block = Wait after a mistake
short-block = mistake: { NUMBER($n, maximumFractionDigits: 1) } s wait
explain-block = For this long after a mistake the player’s keys do nothing. Longer for grown-ups and shorter for children keeps it fair.
handicap-block = waits { NUMBER($n, maximumFractionDigits: 1) } s
option-stress = Between rounds
value-stress-off = All wait
value-stress-on = No waiting
short-stress-on = no waiting between rounds
explain-stress-off = All wait: after each round all wait until everybody has taken cards.
explain-stress-on = No waiting, “constant stress” on the sheet: who has taken cards lays them out at once and plays on.

# Frappadingue Family
option-plus_five = +5 KM
value-plus_five = { NUMBER($n) } points
short-plus_five-30 = +5 KM as printed
explain-plus_five-50 = 50: the opposite of −5 KM. The sheet prints 30, which can hardly ever be written down.
explain-plus_five-30 = 30, as the sheet prints. With one to four of them in the barrow no total is a multiple of 100: the turn is lost.
option-first_crash = Early crash
value-first_crash-dead = A dead card
value-first_crash-ends = Ends the turn
short-first_crash-ends = crash ends first throws
explain-first_crash-dead = A dead card: in the first throw a crash is only in the way. The sheet tells of re-throws.
explain-first_crash-ends = It ends the turn, in the first throw too.
option-goal = How long
value-goal = to { NUMBER($n) }
value-goal-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
short-goal = to { NUMBER($n) }
short-goal-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
explain-goal = Who gets there first makes this round the last one. The sheet names no goal; good players earn about 100 a turn.
explain-goal-rounds = Then the match ends, and the highest total wins.

# Frantic
option-limit = How long
value-limit = to { NUMBER($n) } points
value-limit-medium = Medium
value-limit-short = Short
value-limit-long = Long
value-limit-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
short-limit = to { NUMBER($n) } points
short-limit-medium = medium match
short-limit-short = short match
short-limit-long = long match
short-limit-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
explain-limit = The match ends with the round in which somebody gets there. Fewest points win.
explain-limit-medium = To 154 points (137 from five players on). Fewest points win.
explain-limit-short = To 137 points (113 from five players on). Fewest points win.
explain-limit-long = To 179 points (154 from five players on). Fewest points win.
explain-limit-rounds = Then the match ends, and the lowest total wins.
option-gambling = Gambling Man
value-gambling-last-colour = Last colour
value-gambling-any-card = Any card
short-gambling-any-card = gamble any card
explain-gambling-last-colour = All secretly put down a number of the last colour played; the highest takes them all. Who has none draws two.
explain-gambling-any-card = The publisher’s later rule: all put down any card, and the second lowest in points takes them all.
option-names = Names of cards
value-names-family = For families
value-names-printed = As printed
short-names-printed = printed names
explain-names-family = For families: the card that costs 42 points if you keep it is called “Not You”. It plays as printed.
explain-names-printed = As printed: the card that costs 42 points if you keep it, “Not You”, has its rude name.
option-answer = Time to answer
value-answer = { NUMBER($n) } s
value-answer-unlimited = Unlimited
short-answer = { NUMBER($n) } s to answer
short-answer-unlimited = no time limit
explain-answer = This is how long a person may think about a Counterattack or a Nice Try. Everybody is asked alike, with the card or without.
explain-answer-unlimited = The game waits until all have answered about a Counterattack or a Nice Try. All are asked alike.

# The board game: only what it does not share with Frantic. Its own texts begin with its key.
board-explain-limit-medium = To 121 points (99 from four players on), fewer on small boards. Fewest points win.
board-explain-limit-short = To 99 points (83 from four players on), fewer on small boards. Fewest points win.
board-explain-limit-long = To 157 points (121 from four players on), fewer on small boards. Fewest points win.
board-option-board = The board
board-value-board-classic = { board-board-classic }
board-value-board-short = { board-board-short }
board-value-board-cliff = { board-board-cliff }
board-value-board-titled = { $title }
board-short-board-classic = classic board
board-short-board-short = short board
board-short-board-cliff = cliff board
board-short-board-titled = board “{ $title }”
board-explain-board-classic = 50 squares in five rows that lie side by side.
board-explain-board-short = 30 squares in three rows, for a quick match. Limits and the points of “Not You” shrink with them.
board-explain-board-cliff = 48 squares that climb a cliff, cross its ridge and curl up.
board-explain-board-titled = A board of your own, drawn in Tiled. Limits and the points of “Not You” follow its finish.
board-option-wild = Wild start
board-value-wild-off = Off
board-value-wild = { NUMBER($n) } cards
board-short-wild-8 = wild 8
board-short-wild-16 = wild 16
board-explain-wild = This many cards lie about before the first turn, arrows at random. For up to four players.
board-explain-wild-off = Off: the board is empty until the players lay their first cards.
board-explain-names-family = For families: the card that costs 21 points if you keep it is called “Not You”. It plays as printed.
board-explain-names-printed = As printed on the cards of the box. “Not You”, 21 points if you keep it, has a rude name.
board-option-block = Answer an attack
board-value-block = { NUMBER($n) } s
board-value-block-unlimited = Unlimited
board-short-block = { NUMBER($n) } s to answer
board-short-block-unlimited = untimed Block
board-explain-block = This is how long the one who is attacked may think. All are asked alike, with the card or without.
board-explain-block-unlimited = The game waits until the one who is attacked has answered.
board-option-reroll = Answer a roll
board-value-reroll = { NUMBER($n) } s
board-value-reroll-unlimited = Unlimited
board-short-reroll-unlimited = untimed Re-Roll
board-explain-reroll = This is how long anybody may ask for another roll, while its way is shown. All are asked alike.
board-explain-reroll-unlimited = After each roll the game waits for all; one may pass until one’s next turn.
board-option-place = Time to place a card
board-value-place = { NUMBER($n) } s
board-value-place-unlimited = Unlimited
board-short-place-unlimited = untimed laying
board-explain-place = For this long one may look for a square for a card that was thrown in. Then luck chooses one.
board-explain-place-unlimited = The game waits until a card that was thrown in has a square.

# Results
results-winner = { $name } wins!
results-winners = { $names } and { $last } win!
podium-shared = A shared victory!
podium-soon = And first place goes to …
results-margin = { $lead ->
    [0] The faster slap decided
    [one] Ahead by { $lead } card
   *[other] Ahead by { $lead } cards
 } · { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
 }
results-shared = Shared victory · { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
 }
results-number = { NUMBER($n) }
results-cards = Cards left
results-best = Best slap
results-mean = Average slap
results-wrong = Mistakes
results-fastest = { $name }: fastest slap, { NUMBER($n, maximumFractionDigits: 0) } ms
results-photo = { $name } beat { $other } by { NUMBER($n, maximumFractionDigits: 0) } ms
results-calm = { $name }: { $count ->
    [0] not a single mistake
    [one] only { $count } mistake
   *[other] the fewest mistakes, { $count }
 }
results-best-of-all = { $name }: best turn, { $n }
results-curve = Cards left over time
results-time = minutes
results-no-curve = Too short for a curve.
results-margin-points = { $lead ->
    [0] Nobody was ahead
    [one] Ahead by { $lead } point
   *[other] Ahead by { $lead } points
 } · { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
 }
results-points = Points
results-best-turn = Best turn
results-mean-turn = Average turn
results-lost-turns = Lost turns
results-curve-points = Points over the rounds
results-rounds = rounds
results-session = { $n ->
    [one] This evening: { $n } match
   *[other] This evening: { $n } matches
 }
results-more = and { $n } more
results-won = { $won } of { $played }
results-rematch = Rematch
results-seats = Change seats
results-rules = Change rules
results-title = Main menu

# Key check and changing keys
keycheck-title = Key check
keycheck-at-once = most keys seen at once
keycheck-done = Done. Any key still shows whose it is.
keycheck-again = Start over
keycheck-use = Use “{ $preset }”
keycheck-why = Many keyboards lose a key when others are held. It is better to know before the race.
rebind-title = Change keys
rebind-who = Player
rebind-try = Choose an action and press Enter. Press keys to try them out.
note-keys-reset = Saved keys of one set of zones could not be used; the usual ones hold. You can change them again in the lobby.

# Settings
settings-title = Settings
settings-sound = Sound and motion
settings-look = Picture and words
settings-master = All sound
settings-effects = Effects
settings-music = Music ({ $key }: off or on)
note-music-off = The music is off.
note-music-on = The music is on.
settings-speed = Speed of cards
settings-bots = Pace of bots in turns
settings-odds = Odds of the next throw
pace-slow = Take their time
pace-normal = Normal
pace-fast = Quick
pace-off = At once
settings-motion = Less motion
settings-language = Language
settings-text = Size of text
settings-caps = Keys on the table
settings-fullscreen = Full screen
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = No flights

# Frappadingue Family
game-frappadingue = Frappadingue Family
game-frappadingue-line = Easy: stop, or dare one more. For 2–8, 5–11 min
help-keys-frappadingue = In your turn arrows and Enter, or the mouse, serve everybody; each choice shows its own key. Who has a zone may use its eight keys. Any key skips what is being shown.
help-frappadingue-1-head = Five piles
help-frappadingue-1-text = In your turn lay out five piles. What scores goes into the barrow: an 8 is worth 100, a 12 is worth 50. Take at least one thing, or the turn is lost.
help-frappadingue-2-head = Three of a kind
help-frappadingue-2-text = The other values score only as three, four or five of a kind in one throw. Three 8s are worth 1000!
help-frappadingue-3-head = They go along
help-frappadingue-3-text = All cards of ±5 and ±10 that lie open go along with whatever you take, for better or worse. Never alone.
help-frappadingue-4-head = One more pile?
help-frappadingue-4-text = Stop, if the total is a multiple of 100, or throw as many piles as cards are missing from five. Five cards are a full hand, and five new piles.
help-frappadingue-5-head = Crash!
help-frappadingue-5-text = A crash in a later throw tips the barrow over: all is lost. Nothing that scores: lost as well. The first to reach 1000 makes it the last round.

# Frantic
game-frantic = Frantic
game-frantic-line = In turns: shed cards, attack. For 2–8, 25–60 min
help-keys-frantic = In your turn arrows and Enter, or the mouse, serve everybody; each choice shows its own key. Who has a zone may use its eight keys. Any key skips what is being shown.
help-frantic-1-head = Out of the hand
help-frantic-1-text = Get rid of your seven cards first! The others count what they hold: numbers as they are, specials 7. Fewest points win the match. Play goes to the right.
help-frantic-2-head = Your turn
help-frantic-2-text = Play a card of the same colour, number or symbol, or what is asked for. Four-colour cards go on anything. Or draw one; then you may still play.
help-frantic-3-head = Attack!
help-frantic-3-text = Skip, Gift, Exchange, Fantastic Four and Equality hit somebody: you name whom. Four-colour cards end with a wish for a colour, some for a number too.
help-frantic-4-head = Not me!
help-frantic-4-text = Attacked? A Counterattack stops it, or sends it on. Somebody out? A Nice Try makes them draw three. All are asked alike, so that nobody’s hand is told.
help-frantic-5-head = Black means trouble
help-frantic-5-text = A black card goes on the same number only, never on black. It turns up one of 20 events: read the poster. A round also ends when the draw pile is empty.

# The board game
game-board = Frantic Board Game
game-board-line = In turns: furthest back wins. For 2–6, 13–25 min
help-keys-board = Choose the card, its square, then where its arrow points. Arrows and Enter, or the mouse, serve everybody; a zone’s eight keys do too. F3 tells what each colour does.
help-board-1-head = Stay behind!
help-board-1-text = Your square’s number is what a round costs you; the fewest points win. A round ends when a pawn stands on the finish after a turn, or the draw pile is used up.
help-board-2-head = Your turn
help-board-2-text = Lay a card on an empty square or on its own colour. Then roll and move: what lies on your way acts. Finally everybody fills up to four cards. Play goes to the right.
help-board-3-head = When cards act
help-board-3-text = Red: a pawn ends its steps there. Blue: it steps on it. Green: at once, when played. Multicoloured: thrown in as an answer. Each acts once a turn, and only the top one.
help-board-4-head = Not me!
help-board-4-text = A Remote or a Swap is aimed at you? Throw in a Block. You don’t like a roll? Throw in a Re-Roll. All are asked alike, so that nobody’s hand is told.
help-board-5-head = White means trouble
help-board-5-text = Teleports roll for where you go. “Not You” throws you far ahead, and costs points in hand. A Troublemaker sets off one of 20 events. How many cards of a kind there are, the track and most events were decided by us.

# Help
help-title = How to play
help-before = Previous
help-next = Next
help-close = Close
help-use-move = next choice
help-use-choose = choose
help-use-first = first choices
help-use-show = show hand
help-use-look = look around
help-use-undo = take back
help-use-pause = pause
help-use-asked = when to ask me
help-use-music = music off, on
help-use-piles = middle piles
help-use-columns = columns
help-keys-head = The keys
help-keys-frankfurt = The upper keys are the piles, as many as there are; the lower four your columns, from left to right. A column’s key takes its card up, a pile’s key lays it there. Alone, click.
help-frankfurt-1-head = The race
help-frankfurt-1-text = Everybody plays at once, there are no turns. You have four columns of 1, 2, 3 and 4 cards; only the top card of each is face up. Be the first to get rid of all ten!
help-frankfurt-2-head = Another colour: higher
help-frankfurt-2-text = On a card of another colour goes any higher number: blue 10 on yellow 8. Any pile will do, yours or not. Of two cards at once, the first to land stays.
help-frankfurt-3-head = Same colour: odd on even
help-frankfurt-3-text = In one colour an odd number goes on an even one, higher or lower: red 5 on red 14. Anything else is wrong: it comes back, and you are blocked for a moment.
help-frankfurt-3-text-mode-table = In one colour an odd number goes on an even one, higher or lower: red 5 on red 14. Anything else is wrong, but it stays until an opponent calls it.
help-frankfurt-mode-table-head = Call it!
help-frankfurt-mode-table-text = A wrong card on top of a pile? With an empty hand press that pile’s key: the card goes back, and its owner is blocked for a moment. If the card was right, you are. While a wrong card of yours is on top, you can’t slap.
help-frankfurt-stress-on-head = No waiting
help-frankfurt-stress-on-text = Nobody waits. Slap an old pile, take its cards, and lay out your columns at once, each by its key. Then any pile key starts your new pile. Who is faster races alone on the new piles.
help-frankfurt-4-head = Turn and move
help-frankfurt-4-text = Turn the next card of a column by the column’s key. Into an empty column you may move another column’s top card. If nobody can go on, each pile gets a new card.
help-frankfurt-5-head = Slap!
help-frankfurt-5-text = No cards left in your columns? Slap a pile: it is out of the game. Then the others slap for the rest, and take those cards. A small pile is a good pile! Who has one card or none at the end of a round wins.

# Replays
records-title = Replays
records-none = Nothing here yet. Every match that you finish is kept, and can be watched again.
records-newer = Newer
records-older = Older
record-players = { $names }
record-players-won = { $names } ({ $winners } won)
record-when = { $day }, { $time }
replay-play = Play
replay-pause = Pause
replay-step = Step
replay-start = From the start
replay-speed = Speed
replay-damaged = This record can’t be read: { $why }
replay-other-deck = This match was played with another deck of cards, or other events or boards, than those in use now. It can’t be shown.
replay-broken = The record does not go on from line { $line }: { $why }
replay-at = { $done } of { $all }
