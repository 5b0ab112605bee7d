# At the end of a match of any game.
match-end-key = any key
match-end-results = the results
match-end-click = click
