# Ce que disent encore les tables des jeux au tour par tour, et la durée des affiches d’événements.
table-any-key = Une touche, un bouton ou un clic pour continuer
settings-poster = Affiches d’événements
poster-2 = 2 secondes
poster-5 = 5 secondes
poster-key = Jusqu’à une touche
