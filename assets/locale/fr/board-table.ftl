# Le plateau pendant une partie.
board-table-number = { NUMBER($n, useGrouping: 0) }
board-table-stack = ×{ $n }
board-table-points = { NUMBER($n, useGrouping: 0) } pts
board-table-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
# La manche se termine quand cette pioche est épuisée.
board-table-pile = { $n ->
    [0] pioche épuisée
    [one] reste { $n } carte
   *[other] reste { $n } cartes
}
board-table-hand-of = En main : { $name }
board-table-round = Manche { $round }
board-table-limit = · fin à { $limit } points
board-table-rounds = sur { $rounds }
# Tours de tous ensemble avant que les points comptent double.
board-table-bomb = · { $n ->
    [0] la bombe éclate : points × 2
    [one] bombe : { $n } tour
   *[other] bombe : { $n } tours
}
board-table-undone = { $name } reprend son dernier choix
board-table-over = { $people ->
    [one] { $names } gagne avec le moins de points !
   *[other] { $names } partagent la victoire !
}
board-table-hint-legend = couleurs
board-table-hint-stacks = piles
board-table-hint-turn-over = tourner
board-table-stacks = Les piles, de haut en bas
board-table-stacks-none = Aucune carte n’en couvre une autre
board-table-legend = Ce que fait chaque couleur
board-table-legend-close = N’importe quelle touche ferme cette feuille
board-table-legend-turn = { $first } ou { $second } montre les piles. Toute autre touche ferme cette feuille
board-table-legend-colour = { $colour } : agit { $acts }
