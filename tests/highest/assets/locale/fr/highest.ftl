game-highest = La plus haute
game-highest-line = Deux joueurs, mains ouvertes : la plus haute carte gagne.

highest-option-hand = Cartes en main
highest-value-hand = { NUMBER($n) } cartes
highest-short-hand = { NUMBER($n) } cartes chacun
highest-explain-hand = Chacun reçoit { NUMBER($n) } cartes.

help-highest-1-head = La plus haute gagne
help-highest-1-text = Chacun pose une carte, l’un après l’autre. La plus haute rapporte un point. Ensuite, l’autre commence.

highest-card = le { NUMBER($card) }
highest-played = { $name } joue le { NUMBER($card) }.
highest-won = { $name } gagne un point avec le { NUMBER($card) }.
highest-now-lead = { $name } commence : n’importe quelle carte.
highest-now-follow = { $name } répond : battre la carte, ou jeter la plus petite.
highest-over = Toutes les cartes sont jouées.

highest-book-card = Une carte
highest-book-card-does = La plus haute des deux cartes rapporte un point.
