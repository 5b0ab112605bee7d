# La manche guidée du jeu de plateau, étape par étape : l’étape, -done félicite, -why refuse.
# Au plus 26 mots par étape. $press dit comment choisir : « appuyez sur 1 », « cliquez dessus ».
lesson-board-goal = Restez derrière ! Le numéro de votre case fait vos points, et le moins de points gagne. Vous êtes sur la 3.
lesson-board-stop = À chaque tour on pose une carte, puis le dé roule. Posez le Stop juste devant vous : { $press }.
lesson-board-stop-why = Cette fois le Stop, sur la case 4.
lesson-board-jump = Un 5, mais le Stop vous a retenu ! Posez maintenant le Saut devant { $bot1 }, sur la case 9, vers l’avant.
lesson-board-jump-why = Posez le Saut sur la case 9, vers l’avant.
lesson-board-acts = Les cartes rouges agissent sur qui finit son déplacement dessus. Regardez { $bot1 } faire un 2…
lesson-board-six = Deux cases plus loin : plus de points pour { $bot1 }. Posez l’Escargot devant { $bot2 }, sur la case 14 : { $press }.
lesson-board-six-why = Cette fois l’Escargot, sur la case 14.
lesson-board-reroll = Un 6, c’est bien trop loin. Jouez votre Relance, et posez-la sur une case.
lesson-board-reroll-why = Jouez la Relance : elle vaut pour tous les dés, au tour de chacun.
lesson-board-block = Un 1 seulement ! Et voilà que { $bot2 } veut faire avancer votre pion. Jouez votre Parade, et posez-la où vous voulez.
lesson-board-block-why = Jouez la Parade : l’attaque n’a alors aucun effet.
lesson-board-end = Bloqué ! Quand un pion atteint l’arrivée ou que les cartes manquent, chacun note le numéro de sa case.
lesson-board-learned = Vous savez rester derrière, ce que font les cartes en chemin, et comment en jouer une en réponse.
