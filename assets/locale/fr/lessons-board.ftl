# La manche guidée du jeu de plateau, étape par étape : l’étape, -done félicite, -why refuse.
# Au plus 26 mots par étape. $press dit comment choisir : « appuyez sur 1 », « cliquez dessus ».
lesson-board-goal = En fin de manche, le numéro de votre case fait vos points. Le plus petit total gagne : restez derrière !
lesson-board-jump = À chaque tour, vous posez une carte, puis votre dé roule. Choisissez le Saut : { $press }.
lesson-board-jump-then = Une carte rouge va sur une case vide ou sur du rouge. Posez le Saut sur la case 4 : { $press }.
lesson-board-jump-then-2 = Un pion qui finit ici avance encore de deux cases. Choisissez la flèche vers la droite : { $press }.
lesson-board-jump-why = Pas maintenant. D’abord le Saut rouge : { $press }.
lesson-board-jump-then-why = Maintenant la case 4, pour le Saut : { $press }.
lesson-board-jump-then-2-why = Maintenant la flèche vers la droite, près de la 4 : { $press }.
lesson-board-jump-done = Vous aviez 5, mais le Stop vous a arrêté : le bleu agit au passage.
lesson-board-acts = Vous avez pioché : un tour finit avec quatre cartes en main. Regardez { $bot1 } : { $ok }.
lesson-board-acts-came = L’Escargot a pris deux des cinq pas de { $bot1 } : il en restait trois. Puis le Saut : le rouge agit où finit un déplacement.
lesson-board-back = La Marche arrière, verte, agit quand on la pose : vous reculez. Choisissez-la : { $press }.
lesson-board-back-then = Elle n’agit que cette fois : toute case libre convient. Posez-la sur la 20 : { $press }.
lesson-board-back-why = Pas maintenant. D’abord la Marche arrière : { $press }.
lesson-board-back-then-why = Cette fois la case 20 : { $press }.
lesson-board-back-turn = Une autre situation, plus tard dans une manche : à vous
lesson-board-back-done = Un téléporteur fait relancer le dé : un 1 vous a mené au téléporteur 1, case 5.
lesson-board-block = { $bot1 } joue une Télécommande : votre pion avancerait à la place du sien. Votre Parade l’arrête : { $press }.
lesson-board-block-then = C’est arrêté. La Parade jouée se pose aussi, mais n’agit plus. Posez-la sur la 25 : { $press }.
lesson-board-block-why = Pas maintenant. D’abord la Parade : { $press }.
lesson-board-block-then-why = Cette fois la case 25 : { $press }.
lesson-board-block-turn = Une autre situation : { $bot1 } vous attaque
lesson-board-reroll = { $bot2 } n’a fait qu’un 1. Votre Relance fait relancer n’importe quel dé. Jouez-la : { $press }.
lesson-board-reroll-then = Posez d’abord la Relance jouée sur la 21, puis le dé est relancé : { $press }.
lesson-board-reroll-why = Pas maintenant. D’abord la Relance : { $press }.
lesson-board-reroll-then-why = Cette fois la case 21 : { $press }.
lesson-board-reroll-came = { $bot2 } a maintenant un 5 : plus loin, donc plus de points.
lesson-board-trouble = Au lieu de votre déplacement, le Trublion amène un événement : une surprise pour tous. Choisissez-le : { $press }.
lesson-board-trouble-then = Une carte blanche va sur toute couleur, mais rien ne va dessus. Posez-la sur la 20 : { $press }.
lesson-board-trouble-why = Pas maintenant. D’abord le Trublion : { $press }.
lesson-board-trouble-then-why = Cette fois la case 20 : { $press }.
lesson-board-finish = La manche finit quand un pion est à l’arrivée ou la pioche vide. Regardez { $bot1 } : { $ok }.
lesson-board-finish-seen = Vous êtes sur la 4 : 4 points. { $bot2 } a 14, plus 13 pour « Pas toi », encore en main.
lesson-board-finish-turn = Une autre situation : la fin d’une manche
lesson-board-end = La partie finit à { $limit } points. Le plus petit total gagne ; plusieurs peuvent gagner ensemble.

# Ce qu’on a appris, en bref
lesson-board-sum-1 = Le numéro de votre case fait vos points. Le plus petit total gagne ; plusieurs peuvent gagner ensemble.
lesson-board-sum-2 = Posez une carte sur une case vide ou sur sa couleur, pas sur un téléporteur. Le dé roule. Vous piochez jusqu’à quatre.
lesson-board-sum-3 = Le bleu agit quand on marche dessus, le rouge où finit un déplacement, le vert quand on le pose. Le blanc va partout, rien ne va sur lui.
lesson-board-sum-4 = Chacun peut jouer une Relance, pour n’importe quel dé. Une Parade arrête une attaque contre vous.
lesson-board-sum-5 = Un téléporteur : le dé dit vers lequel aller. Un Trublion : un événement. L’arrivée finit la manche. « Pas toi » en main : 13 points.
