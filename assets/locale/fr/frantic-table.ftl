# La table de Frantic, pendant une partie.
frantic-table-number = { NUMBER($n, useGrouping: 0) }
frantic-table-points = { NUMBER($n, useGrouping: 0) } pts
frantic-table-draw-pile = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
# La manche finit quand il faut piocher et que la pioche est vide.
frantic-table-left = { $n ->
    [0] piocher finit la manche !
    [one] plus que { $n } ; à 0, fin de manche
   *[other] plus que { $n } ; à 0, fin de manche
}
frantic-table-events = { $n ->
    [one] { $n } événement
   *[other] { $n } événements
}
frantic-table-wish = demandé
frantic-table-on = jouer sur
frantic-table-any = toute carte va
frantic-table-hand-of = En main : { $name }
frantic-table-round = Manche { $round }
frantic-table-limit = · fin à { $limit } points
frantic-table-rounds = sur { $rounds }
frantic-table-undone = { $name } reprend la dernière carte
frantic-table-over = { $people ->
    [one] { $names } gagne avec le moins de points !
   *[other] { $names } partagent la victoire !
}
frantic-table-dealing = distribue les cartes…
frantic-table-event = Événement : { $event }
frantic-table-begins = commence la manche
frantic-table-turn = joue maintenant
frantic-table-counted = On compte les mains
frantic-table-dealer = { $name } a distribué
frantic-table-go-on = Une touche pour continuer
