# Ce que la course dit une fois à chacun, pendant un compte à rebours : seize mots au plus.
frankfurt-bubble-goal = Videz vos colonnes en premier. Une carte ou aucune en tout : gagné.
frankfurt-bubble-fit = Autre couleur : un nombre plus grand va, sur n’importe quelle pile.
frankfurt-bubble-odd = Même couleur : seul un impair va, sur un pair.
frankfurt-bubble-slap = Colonnes vides ? Vite, tapez une petite pile !
frankfurt-bubble-turn = Sous la carte posée attend la suivante : retournez-la vous-même.
frankfurt-bubble-turn-automatic = Sous la carte posée attend la suivante.
frankfurt-bubble-wrong = Une carte fausse revient, et vos touches se reposent un instant.
frankfurt-bubble-wrong-free = Une carte fausse revient aussitôt.
frankfurt-bubble-wrong-table = Une carte fausse reste, jusqu’à ce qu’un autre la dénonce avec la touche de la pile.
frankfurt-bubble-empty = Une colonne vide accueille la carte visible d’une autre.
frankfurt-bubble-draw = Les colonnes de chaque manche viennent de votre pioche. Ce qui reste va dessous.
frankfurt-bubble-aid-late = Après 3 s sans jouer, les cartes jouables s’illuminent.
frankfurt-bubble-aid-always = Les cartes jouables s’illuminent.
