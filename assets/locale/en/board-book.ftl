# The book of the board game: what its things are, besides cards and events, and what we decided.

# Of a card: its colour, and how many there are.
board-book-facts = { $colour }: acts { $acts } · { $count } in the deck
board-book-facts-event = The twenty-sided die shows { $n }

# Squares
board-book-start = The start
board-book-start-does = Here all pawns stand when a round begins. It counts 0.
board-book-plain = A square
board-book-plain-does = Its number is what it costs you if your pawn stands here when the round ends. A card may be laid on it, on an empty square or on its own colour.
board-book-finish = The finish
board-book-finish-does = When a turn ends with a pawn here the round is over, and its number is what it costs.
board-book-teleport-number = Teleport { $n } · { $square }
board-book-on-square = { $card } · { $square }

# Piles, dice, players
board-book-draw = The draw pile
board-book-draw-does = At the end of a turn everybody fills up to { $n } cards here. Who can’t any more ends the round.
board-book-market = The market
board-book-market-does = An event lays as many cards open as there are players. One after another, each takes one.
board-book-d6 = The six-sided die
board-book-d6-does = It says how many squares a pawn goes on, to which teleport it goes, and how far in some events.
board-book-d20 = The twenty-sided die
board-book-d20-does = It says who begins a round, and which of the 20 events happens.
board-book-seat = A player
board-book-seat-does = The plate shows name, points of the rounds before, and the number of cards in hand. Play goes to the right.

# Colours of cards. $acts: when they act.
board-book-colour = { $colour }
board-book-colour-does = Cards of this colour act { $acts }.
board-book-colour-red = Push, Jump, Second Chance, Swap
board-book-colour-blue = Stop, Snail, X
board-book-colour-green = Reverse, Remote
board-book-colour-multi = Block, Re-Roll
board-book-colour-white = “Not You”, Troublemaker, and the teleports. Nothing is laid on white.

# Signs
board-book-arrow = An arrow
board-book-arrow-does = It shows where a Push or a Jump sends a pawn. You choose it when you lay the card; afterwards it stays as it is.
board-book-stack = A stack
board-book-stack-does = So many cards lie on this square. Only the top one acts. F4 shows all stacks.
board-book-spent = The tick
board-book-spent-does = This card has acted in this turn. Until the turn ends a pawn goes over the square as if it were empty.
board-book-step = The way
board-book-step-does = The small arrows show how the track goes on, from each square to the next.
board-book-light-place = A dashed frame
board-book-light-place-does = Your card may be laid on this square.
board-book-light-way = Lit corners
board-book-light-way-does = The pawn will go over this square.
board-book-light-goal = A frame with arrows
board-book-light-goal-does = Here the pawn’s steps will end.
board-book-bomb = The bomb
board-book-bomb-does = So many turns are left to everybody. If the round ends in the last of them or after it, all points count double.
board-book-round = How far it goes
board-book-round-does = The match ends with the round in which somebody reaches the limit, or after so many rounds. The fewest points win.
board-book-time = Time to answer
board-book-time-does = The strip shows how long you may still think about a Block or a Re-Roll. When it has run out, you let it be.

board-book-asked = Keys on a plate
board-book-asked-does = This player is asked: the keys are those that answer, or that wait a moment. Who presses nothing lets it be.
board-book-answered = A tick on a plate
board-book-answered-does = This player has answered, or is not asked any more. Nobody learns what was answered.
board-book-new = New
board-book-new-does = This card came into your hand while it was closed. Beside the hand stands who or what brought it.

# How things stand now
board-book-can = It can be chosen now.
board-book-now-room = { $count ->
    [0] No square is free for it.
    [one] One square is free for it.
   *[other] { $count } squares are free for it.
}
board-book-now-newest = It happened last.
board-book-now-spent = It has acted in this turn: the square counts as empty.
board-book-now-idle = On the board it does nothing.
board-book-now-acts = It acts { $acts }.
board-book-now-below = ×{ $count }: only the top one of { $count } cards acts. Below: { $cards }.
board-book-now-pawns = { $people ->
    [one] Here stands { $names }.
   *[other] Here stand { $names }.
}
board-book-now-left = { $count ->
    [0] No card is left.
    [one] One card is left.
   *[other] { $count } cards are left.
}
board-book-now-market = { $count ->
    [one] One card lies there.
   *[other] { $count } cards lie there.
}
board-book-now-seat = On { $square ->
    [0] the start
   *[other] square { $square }
}, { $points } points from before, { $cards ->
    [0] no card in hand.
    [one] one card in hand.
   *[other] { $cards } cards in hand.
}
board-book-now-in-turn = In turn.
board-book-now-asked = Is asked.
board-book-now-silent = Lets every roll stand until the own next turn.
board-book-now-bomb = { $count ->
    [0] It goes off: points count double now.
    [one] One turn is left.
   *[other] { $count } turns are left.
}
board-book-now-limit = { $length ->
    [short] This match goes to { $count } points: a short one of { $seats } players by the rules.
    [medium] This match goes to { $count } points: a medium one of { $seats } players by the rules.
    [long] This match goes to { $count } points: a long one of { $seats } players by the rules.
   *[own] This match goes to { $count } points, as was chosen.
}
board-book-now-rounds = This match goes over { $count ->
    [one] one round.
   *[other] { $count } rounds.
}

# What we decided
board-book-ours-event = We wrote this event after one of the card game.
board-book-ours-push = Where no square touches, the pawn stays. How many copies there are is ours.
board-book-ours-jump = The arrow points to the finish or to the start. A Stop that is jumped over does not count.
board-book-ours-chance = The same pawn rolls again, from where it stands.
board-book-ours-swap = Any pawn on another square will do, also on the start or the finish. No card acts on either square.
board-book-ours-stop = A pawn that is pushed or jumps onto it is not stopped: only steps are.
board-book-ours-snail = A pawn that is pushed or jumps onto it loses nothing: only steps cost.
board-book-ours-x = A pawn that is pushed onto it goes on in its direction, over several X too.
board-book-ours-reverse = Arrows stay as they lie.
board-book-ours-remote = You choose everything, even your own pawn for a Swap. What must be taken goes to the pawn’s owner.
board-book-ours-block = Attacks are Remote and Swap. Landing on a card and events are none.
board-book-ours-reroll = The roller may use it as well. Of dice that all throw together, one is named.
board-book-ours-notyou = On a longer or shorter board its squares and points change in proportion.
board-book-ours-trouble = Who ends a move on it sets an event off, and the move is over.
board-book-ours-teleport = The teleport reached does not act again. Teleports can’t be covered.
board-book-ours-start = Nobody goes back further than here, and nothing is laid here.
board-book-ours-finish = Surplus steps are lost. The turn is always played to its end first.
board-book-ours-spent = It counts for all pawns, and also for a card that was blocked or stepped over.
board-book-ours-time = Everybody is asked alike and for the same time, with the card or without: nobody’s hand is told.
board-book-ours-draw = The player in turn fills up first.
board-book-ours-bomb = A second bomb in the same round changes nothing.
