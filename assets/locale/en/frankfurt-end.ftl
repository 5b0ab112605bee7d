# The end of a round in the race, in large letters: who was first, who takes what.
frankfurt-end-first = { $name } emptied the columns first!
frankfurt-end-first-you = You emptied your columns first!
frankfurt-end-slap = { $name } slapped first!
frankfurt-end-slap-you = You slapped first!
frankfurt-end-fewest = { $name } has the fewest cards left.
frankfurt-end-fewest-you = You have the fewest cards left.
frankfurt-end-takes = { $name } takes { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
frankfurt-end-takes-you = You take { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
