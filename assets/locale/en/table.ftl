# What every table shows.
log-title = What happened
log-close = F2 closes this
log-nothing = Nothing yet
table-player = { $name }
table-with-you = { $people ->
    [one] Plays with you: strength { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { NUMBER($most, maximumFractionDigits: 0) }. It rises when you win a round, and falls when you lose one.
   *[other] Plays with you: strength { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { NUMBER($most, maximumFractionDigits: 0) }. It rises when the weakest of you wins a round, and falls after a lost one.
}
table-with-you-now = { $name } now plays with strength { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
strength = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
table-and = { $names } and { $last }
table-hint-skip = skip
table-hint-log = log
table-hint-pause = pause
key-space = Space
table-hint-rush = to my turn
key-backspace = Backspace
table-hint-undo = take back
table-hint-look = look
table-hint-before = previous choice
table-hint-after = next choice
table-hint-show = show or hide my hand
table-curtain-key = press or hold to see my hand
table-curtain-button = upper button: press or hold to see my hand
table-no-cards = no cards
table-note-first = Read the note first, then go on
table-cannot-undo = Nothing can be taken back now
table-too-quick = Pause a moment, then press once
table-points = { NUMBER($n) }
table-hint-first = marked choice
