# What every table shows.
log-title = What happened
log-close = F2 closes this
log-nothing = Nothing yet
table-and = { $names } and { $last }
table-hint-skip = skip
table-hint-log = log
table-hint-pause = pause
key-space = Space
table-hint-rush = to my turn
key-backspace = Backspace
table-hint-undo = take back
table-hint-why = why?
table-hint-before = previous choice
table-hint-after = next choice
table-hint-show = show or hide my hand
table-curtain-key = press or hold to see my hand
table-curtain-button = upper button: press or hold to see my hand
