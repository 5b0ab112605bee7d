# What the sheet of stacks says while there are none.
board-stacks-what = A stack is a square with several cards. A card may be laid on one of its own colour, and then only the top one acts. When it leaves the board, the one below acts again. This sheet shows what lies where, from the top.

# The event that a twenty-sided die shows, while a Re-Roll may still change it.
board-rolled-event = { $value }: { $event }
