# What every table shows.
log-title = Ce qui s’est passé
log-close = F2 pour fermer
log-nothing = Encore rien
table-player = { $name }
table-with-you = { $people ->
    [one] Joue avec vous : force { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } sur { NUMBER($most, maximumFractionDigits: 0) }. Elle monte quand vous gagnez une manche et baisse quand vous la perdez.
   *[other] Joue avec vous : force { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } sur { NUMBER($most, maximumFractionDigits: 0) }. Elle monte quand le plus faible de vous gagne une manche et baisse quand il la perd.
}
table-with-you-now = { $name } joue maintenant avec la force { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
strength = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
table-and = { $names } et { $last }
table-hint-skip = passer
table-hint-log = journal
table-hint-pause = pause
key-space = Espace
table-hint-rush = jusqu’à mon tour
key-backspace = Retour arr.
table-hint-undo = annuler
table-hint-look = voir
table-hint-before = choix précédent
table-hint-after = choix suivant
table-hint-show = voir ou cacher ma main
table-curtain-key = appuyer ou maintenir pour voir ma main
table-curtain-button = bouton du haut : appuyer ou maintenir pour voir ma main
table-no-cards = aucune carte
table-note-first = Lisez d’abord la note, puis continuez
table-cannot-undo = Il n’y a rien à annuler maintenant
table-too-quick = Attendez un instant, puis appuyez une fois
table-points = { NUMBER($n) }
table-hint-first = choix marqué
