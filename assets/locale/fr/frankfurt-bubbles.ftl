# Ce que la course dit une fois à chacun, pendant un compte à rebours : seize mots au plus.
frankfurt-bubble-goal = Videz d’abord vos quatre colonnes. Le moins de cartes gagne.
frankfurt-bubble-fit = Autre couleur : un nombre plus grand va, sur n’importe quelle pile.
frankfurt-bubble-odd = Même couleur : seul un impair va, sur un pair.
frankfurt-bubble-slap = Colonnes vides ? Vite, tapez une pile !
frankfurt-bubble-turn = Sous la carte posée attend la suivante.
frankfurt-bubble-wrong = Une carte fausse revient, et vos touches se reposent un instant.
frankfurt-bubble-empty = Une colonne vide prend la carte du dessus d’une autre.
frankfurt-bubble-draw = Ce qu’il vous reste à la fin revient dans votre pioche.
frankfurt-bubble-stuck = Personne ne pouvait poser : chaque pile reçoit une nouvelle carte.
