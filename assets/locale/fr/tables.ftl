# Ce que disent encore les tables des jeux au tour par tour, et la durée des affiches d’événements.
table-any-key = Une touche, un bouton ou un clic pour continuer
settings-poster = Affiches d’événements
poster-2 = 2 secondes
poster-5 = 5 secondes
poster-key = Une touche

# Le journal entier, où la règle d’un événement suit sa ligne. $came : ce que des joueurs ont gagné ou perdu.
log-close-turns = Les flèches ou la molette mènent aux lignes anciennes, tout le reste referme
log-came = Jusqu’ici : { $came }
table-came-cards = { $name } { $change } { $count ->
    [one] carte
   *[other] cartes
}
table-came-square = { $name } de { $from ->
    [0] départ
   *[other] { $from }
} à { $to ->
    [0] départ
   *[other] { $to }
}

# Conseils donnés une fois à chacun ; les remettre les fait tous revenir.
settings-bubbles = Premiers conseils
