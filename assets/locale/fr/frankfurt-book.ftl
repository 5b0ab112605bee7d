# Le livre de la course : ce que sont ses choses, et ce que nous avons décidé.

# Les cartes. $count : exemplaires dans le paquet.
frankfurt-book-odd = Les impairs
frankfurt-book-odd-does = Un impair va sur tout pair de sa couleur, plus haut ou plus bas, et sur les nombres plus bas des autres couleurs.
frankfurt-book-even = Les pairs
frankfurt-book-even-does = Un pair ne va que sur les nombres plus bas des autres couleurs. Tout impair de sa couleur va sur lui.
frankfurt-book-numbers = Nombres : { $numbers }, en jaune, rouge et bleu
frankfurt-book-facts = { $count ->
    [one] Une seule dans le paquet
   *[other] { $count } dans le paquet
}

# Piles, colonnes, joueurs
frankfurt-book-pile = Une pile du milieu
frankfurt-book-pile-does = Elle est à tous : posez ce qui va sur sa carte du dessus, plus vite que les autres. À la fin de la manche, on la tape.
frankfurt-book-draw = Une pioche
frankfurt-book-draw-does = Les cartes cachées d’un joueur. À chaque manche, on en pose les colonnes ; pile et restes vont dessous.
frankfurt-book-box = La boîte
frankfurt-book-box-does = Les cartes hors jeu : la pile tapée en premier finit ici.
frankfurt-book-column = Une colonne
frankfurt-book-column-does = Seule la carte du dessus est visible. Quand elle est partie, la touche de la colonne retourne la suivante.
frankfurt-book-free = Une colonne libre
frankfurt-book-free-does = On peut y mettre la carte du dessus d’une autre colonne, pour retourner celle qui est dessous.
frankfurt-book-seat = Un joueur
frankfurt-book-seat-does = Le nombre près de la pioche dit combien de cartes elle contient. Qui a une carte ou aucune à la fin d’une manche gagne.

# Les signes
frankfurt-book-odd-sign = Le triangle
frankfurt-book-odd-sign-does = Ce nombre est impair : dans sa couleur, la carte va sur tous les pairs.
frankfurt-book-even-sign = Les deux carrés
frankfurt-book-even-sign-does = Ce nombre est pair : dans sa couleur, la carte ne va nulle part, mais tout impair va sur elle.
frankfurt-book-badge = Le nombre sur une pile
frankfurt-book-badge-does = C’est le nombre de cartes. La couleur dit qui a posé celle du dessus.
frankfurt-book-ring = L’anneau autour d’un visage
frankfurt-book-ring-does = Bloqué après une erreur : pendant ce temps, aucune touche de ce joueur n’agit.
frankfurt-book-word = Le mot chez un joueur
frankfurt-book-word-does = Il dit pourquoi une carte revient : trop bas, égal, impair sur impair, pair sur pair, ou juste trop tard.
frankfurt-book-countdown = Trois, deux, un
frankfurt-book-countdown-does = À la fin du compte, tous retournent une carte au même moment. Avant, aucune touche n’agit.
frankfurt-book-stuck = Plus rien ne passe !
frankfurt-book-stuck-does = Personne ne peut poser, retourner ni déplacer une carte. Après un compte, chaque pile reçoit une nouvelle carte.
frankfurt-book-slap = Tapez une pile !
frankfurt-book-slap-does = Un joueur n’a plus rien dans ses colonnes. Cette pile sort du jeu ; les autres tapent pour le reste, et chacun prend une pile.
frankfurt-book-glow = Ce qui brille
frankfurt-book-glow-does = Aide pour voir : une carte qui va brille dans la couleur de son joueur, et la pile aussi. Chacun choisit jamais, après 3 s ou toujours.
frankfurt-book-cross = Une petite croix
frankfurt-book-cross-does = Une touche de ce joueur n’a rien fait. Qui joue seul apprend pourquoi, près de la carte.
frankfurt-book-pace = Secondes par carte
frankfurt-book-pace-does = Le temps qu’il a fallu à un joueur pour une carte à la dernière manche. Un robot qui joue avec vous suit votre allure, jamais les points.
frankfurt-book-old = À taper
frankfurt-book-old-does = Quand on n’attend pas entre les manches : cette pile est de la manche d’avant. On n’y pose rien, on la tape seulement.
frankfurt-book-handicap = Handicap
frankfurt-book-handicap-does = Près du nom est écrit ce qui est plus facile ou plus dur pour un joueur : cartes retournées seules, blocage plus court ou plus long, moins de cartes au début.
frankfurt-book-rule = La ligne du haut
frankfurt-book-rule-does = Elle dit ce qui va : un nombre plus haut d’une autre couleur, ou impair sur pair dans la même.

# Où en sont les choses
frankfurt-book-now-pile = Pile { $pile } : { $why }.
frankfurt-book-now-top = Sur le dessus : { $card }, posé par { $name }.
frankfurt-book-now-cards = { $count ->
    [0] Aucune carte.
    [one] Une carte.
   *[other] { $count } cartes.
}
frankfurt-book-now-draw = { $count ->
    [0] Elle est vide.
    [one] Elle contient une carte.
   *[other] Elle contient { $count } cartes.
}
frankfurt-book-now-box = { $count ->
    [0] Elle est vide.
    [one] Une carte est hors jeu.
   *[other] { $count } cartes sont hors jeu.
}
frankfurt-book-now-turn = On peut retourner la suivante.
frankfurt-book-now-seat = { $count ->
    [one] Reste une carte
   *[other] Restent { $count } cartes
}, dont { $columns } dans les colonnes.
frankfurt-book-now-block = { $seconds ->
    [0] Jamais bloqué.
   *[other] Bloqué { NUMBER($seconds, maximumFractionDigits: 1) } s après une erreur.
}
frankfurt-book-now-automatic = Les colonnes se retournent seules.

# Ce que nous avons décidé là où la feuille ne dit rien
frankfurt-book-ours-odd = Le nombre d’exemplaires est de nous : trois de chaque, quatre du 7 et du 14. La feuille ne donne que le total, 132.
frankfurt-book-ours-pile = Deux cartes au même moment : c’est la touche pressée la première qui compte.
frankfurt-book-ours-box = Qui n’a plus de pioche quand tous sont bloqués reçoit une carte d’ici.
frankfurt-book-ours-ring = La durée est de nous, et se choisit pour chacun. La première tape libère tout le monde.
frankfurt-book-ours-word = Une carte qui allait il y a un tiers de seconde revient sans blocage.
frankfurt-book-ours-countdown = À une table, on le dit ensemble ; ici le jeu compte, 0,6 s par nombre.
frankfurt-book-ours-stuck = Le jeu le voit tout seul. Dix secondes où personne ne fait rien comptent aussi.
frankfurt-book-ours-slap = Qui attend plus de cinq secondes reçoit ce qui reste, la plus petite pile d’abord.
frankfurt-book-ours-old = Qui n’a pas révélé sa nouvelle pile après cinq secondes le voit fait par le jeu.
frankfurt-book-ours-badge = Chacun peut poser sur toutes les piles ; la couleur dit seulement qui a posé en dernier.
