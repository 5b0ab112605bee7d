# La manche guidée du jeu de plateau, étape par étape : l’étape, -done félicite, -why refuse.
# Au plus 26 mots par étape. $press dit comment choisir : « appuyez sur 1 », « cliquez dessus ».
lesson-board-goal = Restez derrière ! Le numéro de votre case fait vos points, et le moins de points gagne. Vous êtes sur la 3.
lesson-board-stop = À chaque tour on pose une carte, puis le dé roule. Posez le Stop juste devant vous : { $press }.
lesson-board-stop-why = Cette fois le Stop, sur la case 4.
lesson-board-stop-done = Un 5, mais le Stop vous a arrêté. Puis vous avez complété votre main à quatre.
lesson-board-jump = Le bleu agit sur qui marche dessus. Maintenant du rouge : posez le Saut devant { $bot1 }, sur la 9, vers l’avant.
lesson-board-jump-why = Posez le Saut sur la case 9, vers l’avant.
lesson-board-acts = Le rouge agit où finit un déplacement : le Saut mène deux cases plus loin, par-dessus ce qui est entre. Regardez { $bot1 }…
lesson-board-acts-done = Deux cases plus loin : plus de points pour { $bot1 }.
lesson-board-push = On pose sur une case vide ou sur la même couleur : la Poussée sur le Saut rouge, vers l’arrière.
lesson-board-push-why = Cette fois sur le Saut, vers l’arrière. Jamais sur départ, arrivée, téléporteurs, cartes blanches ou une autre couleur.
lesson-board-push-done = Un 1, mais la Poussée vous a reculé d’une case. (Ne couvrez jamais départ, arrivée, téléporteurs ni cartes blanches.)
lesson-board-snail = Un Stop met fin aux pas, un Escargot en coûte seulement deux. Posez-le devant vous, sur la case 10.
lesson-board-snail-why = Cette fois l’Escargot, sur la case 10.
lesson-board-snail-done = Un 3, mais deux cases seulement : l’Escargot a coûté deux pas.
lesson-board-back = Le vert agit aussitôt : avec la Marche arrière, vous reculez à ce tour. Posez-la où vous voulez.
lesson-board-back-why = Cette fois la Marche arrière, sur une case éclairée.
lesson-board-teleport = Vous finissez sur un téléporteur : on lance le dé, et vous allez au téléporteur de ce numéro. Un 1…
lesson-board-teleport-done = De la 11 à la 5 : voilà comment rester derrière.
lesson-board-reroll = Imaginez un 6 : bien trop loin ! Les multicolores se jouent en réponse. Votre Relance, puis une case pour elle.
lesson-board-reroll-why = Jouez la Relance : elle vaut pour tous les dés, au tour de chacun.
lesson-board-reroll-done = Un 1 seulement ! Une Relance vaut pour tous les dés, au tour de chacun.
lesson-board-block = { $bot2 } veut faire avancer votre pion : une attaque. Jouez votre Parade, et posez-la où vous voulez.
lesson-board-block-why = Jouez la Parade : l’attaque n’a alors aucun effet.
lesson-board-block-done = Parée : l’attaque n’a eu aucun effet.
lesson-board-trouble = Chaque carte blanche a sa façon. Posez le Trublion où vous voulez : un événement au lieu de votre déplacement.
lesson-board-trouble-why = Cette fois le Trublion, sur une case éclairée.
lesson-board-trouble-done = L’événement : le premier et le dernier ont changé de place. Vous êtes sur la 4.
lesson-board-finish = Une manche finit avec le tour où un pion atteint l’arrivée. Regardez { $bot1 }…
lesson-board-finish-done = Chacun a noté sa case : 30 pour { $bot1 }, 4 pour vous.
lesson-board-end = Une manche finit aussi quand la pioche est épuisée. À la limite, la partie finit : le moins de points gagne.

# Ce qu’on a appris, en bref
lesson-board-sum-1 = Le numéro de votre case fait vos points. Restez derrière : le moins de points gagne.
lesson-board-sum-2 = Posez une carte, lancez, avancez, complétez à quatre. Sur une case vide ou la même couleur ; jamais départ, arrivée, blanc.
lesson-board-sum-3 = Le bleu agit quand on marche dessus, le rouge où finit un déplacement, le vert aussitôt.
lesson-board-sum-4 = En réponse, au tour de chacun : une Relance pour tout dé, une Parade contre une attaque.
lesson-board-sum-5 = Téléporteur : le dé dit où aller. Trublion : un événement. Un pion à l’arrivée finit la manche.
