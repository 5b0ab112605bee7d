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
board-table-hint-legend = cartes
board-table-hint-stacks = piles
board-table-hint-turn-over = tourner
board-table-stacks = Les piles, de haut en bas
board-table-stacks-none = Aucune carte n’en couvre une autre
board-table-legend = Ce que fait chaque carte
board-table-legend-close = N’importe quelle touche ferme cette feuille
board-table-legend-turn = { $first } ou { $second } montre les piles. Toute autre touche ferme cette feuille
board-table-legend-colour = { $colour } : agit { $acts }

# Ce que dit un dé en grand sur le plateau : qui l’a lancé, et ce que le nombre veut dire
board-die-move = { $name } a lancé un { $value }
board-die-move-you = Vous avez lancé un { $value }
board-die-move-again = Relancé : un { $value } pour { $name }
board-die-move-again-you = Relancé : un { $value } pour vous
board-die-teleport = { $name } a lancé un { $value } : au téléporteur { $value }
board-die-teleport-you = Vous avez lancé un { $value } : au téléporteur { $value }
board-die-event = Le dé à 20 faces désigne l’événement : { $value }, c’est { $event }
board-die-event-you = Le dé à 20 faces désigne l’événement : { $value }, c’est { $event }
board-die-event-again = Relancé : { $value }, c’est { $event }
board-die-event-again-you = Relancé : { $value }, c’est { $event }
board-die-no-reroll = Vous n’avez pas de Relance pour le changer
