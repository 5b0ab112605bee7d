# La manche guidée du jeu de plateau, étape par étape : l’étape, -done félicite, -why refuse.
# Au plus 26 mots par étape. $press dit comment choisir : « appuyez sur 1 », « cliquez dessus » ; $sheet ouvre la feuille des cartes.
lesson-board-sheet-keys = La touche { $key }
lesson-board-sheet-mouse = Un clic sur { $key }, en bas,
lesson-board-sheet-pad = Le bouton { $key }
lesson-board-goal = Le numéro de votre case fait vos points : restez derrière ! { $sheet } explique les cartes.
lesson-board-jump = Avant le premier tour, chacun a posé trois cartes. À chaque tour : une carte, puis le dé. Choisissez le Saut : { $press }.
lesson-board-jump-then = Le rouge va sur une case vide ou sur du rouge. Posez le Saut sur la 4, sur la route : { $press }.
lesson-board-jump-then-2 = Un Saut mène deux cases plus loin. Choisissez la flèche ronde vers l’arrivée, près de la 4 : { $press }.
lesson-board-jump-why = Pas maintenant. D’abord le Saut rouge : { $press }.
lesson-board-jump-then-why = Maintenant la case 4, pour le Saut : { $press }.
lesson-board-jump-then-2-why = Maintenant la flèche ronde vers l’arrivée, près de la 4 : { $press }.
lesson-board-jump-done = Le bleu agit au passage : le Stop vous a arrêté.
lesson-board-acts = Le rouge agit où finit un déplacement. Regardez { $bot1 }…
lesson-board-acts-done = { $bot1 } a posé un Escargot sur le Stop, bleu sur bleu : deux pas perdus. Puis votre Saut l’a avancé de deux.
lesson-board-back = Le vert agit aussitôt. Choisissez la Marche arrière, pour reculer : { $press }.
lesson-board-back-then = Posée, la Marche arrière ne fait plus rien : toute case libre convient. Posez-la sur la 20 : { $press }.
lesson-board-back-why = Pas maintenant. D’abord la Marche arrière : { $press }.
lesson-board-back-then-why = Cette fois la case 20 : { $press }.
lesson-board-back-turn = Une nouvelle table, plus tard dans une manche : à vous
lesson-board-back-done = Vous voilà sur un téléporteur, une case avec un dé : le dé y dit où aller.
lesson-board-block = La Télécommande de { $bot1 } jouerait son coup avec votre pion. Votre Parade arrête cela : { $press }.
lesson-board-block-then = La Télécommande est arrêtée. Une Parade jouée ne fait rien, toute case convient : la 25, { $press }.
lesson-board-block-why = Pas maintenant. D’abord la Parade : { $press }.
lesson-board-block-then-why = Cette fois la case 25 : { $press }.
lesson-board-block-turn = Une nouvelle table : { $bot1 } vous attaque
lesson-board-reroll = { $bot2 } n’a lancé qu’un 1. Une Relance fait relancer tout dé. Jouez-la : { $press }.
lesson-board-reroll-then = Posez d’abord la Relance jouée sur la 21, puis on relance le dé : { $press }.
lesson-board-reroll-why = Pas maintenant. D’abord la Relance : { $press }.
lesson-board-reroll-then-why = Cette fois la case 21 : { $press }.
lesson-board-reroll-done = Un 5, et non un 1 : plus de points pour { $bot2 }.
lesson-board-trouble = Le blanc va sur tout, rien ne va sur lui. Choisissez le Trublion : { $press }.
lesson-board-trouble-then = Un événement remplace votre déplacement, et chaque fois qu’on finit là. Posez-le sur la 20 : { $press }.
lesson-board-trouble-why = Pas maintenant. D’abord le Trublion : { $press }.
lesson-board-trouble-then-why = Cette fois la case 20 : { $press }.
lesson-board-finish = L’arrivée, ou une pioche vide, finit la manche. Regardez { $bot1 }…
lesson-board-finish-seen = Vous, case 4 : 4 points. { $bot2 } avait encore « Pas toi » : 14, et 13 de plus pour cette carte.
lesson-board-finish-turn = Une nouvelle table : la fin d’une manche
lesson-board-end = Quand quelqu’un a { $limit } points, le plus petit total gagne. Plusieurs peuvent gagner ensemble.

# Ce qu’on a appris, en bref
lesson-board-sum-1 = Le numéro de votre case fait vos points. Le plus petit total gagne ; plusieurs peuvent gagner ensemble.
lesson-board-sum-2 = Posez une carte sur une case vide ou sur sa couleur, jamais sur un téléporteur. Le dé roule. La main remonte à quatre.
lesson-board-sum-3 = Le bleu agit quand on marche dessus, le rouge où finit un déplacement, le vert aussitôt. Le blanc va partout, rien sur lui.
lesson-board-sum-4 = Chacun peut jouer une Relance, pour n’importe quel dé. Une Parade arrête une attaque contre vous.
lesson-board-sum-5 = Un téléporteur : le dé dit où aller. Un Trublion : un événement. L’arrivée finit la manche. « Pas toi » en main : 13 points.
