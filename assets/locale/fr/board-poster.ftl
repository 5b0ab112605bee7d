# Sur l’affiche d’un événement : qui est concerné, et ce que chacun y gagne ou y perd à cet instant.
# $names : des joueurs ; $count, $after : des cartes ; $from, $to : des cases, 0 est le départ ; $colour : celle de cartes.
board-poster-nobody = Personne n’a rien à faire
board-poster-everybody = Tout le monde
board-poster-begins = Dans cet ordre, { $name } en premier
board-poster-secret = { $seats ->
    [2] Les deux choisissent en secret
   *[other] Chacun choisit en secret
}
board-poster-both = Les deux mains sont échangées
board-poster-rolls = Tous les dés sont lancés ensemble
board-poster-teleports = Les téléporteurs et tous les pions
board-poster-shuffled = { $count } cartes en tout, la première pour { $name }
board-poster-goes = En ce moment :
board-poster-stays = En ce moment, tous restent
board-poster-colour = Posée en dernier : { $colour } – { $count ->
    [0] aucune au-dessus
    [one] une carte
   *[other] { $count } cartes
}
board-poster-no-colour = Rien que des blanches jusqu’ici : il ne se passe rien
board-poster-halfway = { $people ->
    [one] { $names } est sur { $half } ou plus loin : la manche s’arrête ici
   *[other] { $names } sont sur { $half } ou plus loin : la manche s’arrête ici
}
board-poster-no-halfway = Personne n’est encore sur { $half } : il ne se passe rien
board-poster-lit = Une bombe est déjà allumée : rien ne change
board-poster-bomb = Encore { $turns } tours chacun, puis les points comptent double

# Joueur par joueur, une étiquette chacun
board-each-goes = { $name } : { $from ->
    [0] du départ
   *[other] de { $from }
} { $to ->
    [0] au départ
   *[other] à { $to }
}
board-each-swaps = { $name } en a { $count }, en reçoit { $after }
board-each-renews = { $name } en perd { $count }, pioche { $drawn }
board-each-gives = { $name } en donne { $count }
board-each-picks = { $count }. { $name }
board-each-moves = { $name } avance de { $count }
