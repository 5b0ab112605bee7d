# What every table shows.
log-title = Ce qui s’est passé
log-close = F2 pour fermer
log-nothing = Encore rien
table-and = { $names } et { $last }
table-hint-skip = passer
table-hint-log = journal
table-hint-pause = pause
key-space = Espace
table-hint-rush = jusqu’à mon tour
key-backspace = Retour arr.
table-hint-undo = reprendre
table-hint-why = pourquoi ?
table-hint-before = choix précédent
table-hint-after = choix suivant
table-hint-show = voir ou cacher ma main
table-curtain-key = appuyer ou maintenir pour voir ma main
table-curtain-button = bouton du haut : appuyer ou maintenir pour voir ma main
