# Sur l’affiche d’un événement : qui est concerné, et ce que chacun y gagne ou y perd à cet instant.
# $names : des joueurs ; $count, $after : des cartes ; $wish : une couleur.
frantic-poster-nobody = Personne n’a rien à faire
frantic-poster-everybody = Tout le monde
frantic-poster-begins = Dans cet ordre, { $name } en premier
frantic-poster-most = { $people ->
    [one] { $names } en a le plus : { $count } cartes
   *[other] { $names } en ont le plus : { $count } cartes chacun
}
frantic-poster-level = Toutes les mains sont égales : il ne se passe rien
frantic-poster-swap = Ces deux mains sont échangées :
frantic-poster-colour = Dernière couleur jouée : { $wish }
frantic-poster-no-colour = Aucune couleur jouée : il ne se passe rien
frantic-poster-secret = { $seats ->
    [2] Les deux choisissent en secret, { $name } en premier
   *[other] Chacun choisit en secret, { $name } en premier
}
frantic-poster-both = Les deux mains sont échangées
frantic-poster-shuffled = { $count } cartes en tout, la première pour { $name }
frantic-poster-scores = { $points } points pour chacun, tout de suite
frantic-poster-counted = La manche s’arrête ici, avec ces mains :
frantic-poster-bomb = La manche continue : encore { $turns } tours chacun, sans compter celui-ci

# Joueur par joueur, une étiquette chacun
frantic-each-draws = { $name } pioche { $count }
frantic-each-takes = { $name } prend { $count }
frantic-each-discards = { $name } en jette { $count }
frantic-each-renews = { $name } en jette { $count }, pioche { $drawn }
frantic-each-hands-on = { $name } en donne { $count } à { $target }
frantic-each-swaps = { $name } en a { $count }, en reçoit { $after }
frantic-each-gives = { $name } en donne { $count }
frantic-each-picks = { $count }. { $name }
frantic-each-counts = { $name } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
