# La course guidée de Frantic Frankfurt, étape par étape : l’étape, -done félicite, -why refuse.
# Au plus 26 mots par étape. $column2 et $pile1 sont « appuyez sur S », « cliquez sur le tas 1 ».
lesson-frankfurt-goal = Débarrassez-vous le premier de vos cartes. Ces quatre colonnes sont à vous, les deux tas sont à tout le monde.
lesson-frankfurt-pick = Le temps est arrêté. Prenez la carte du dessus de votre deuxième colonne, le 9 rouge : { $column2 }.
lesson-frankfurt-lay = Une autre couleur et un nombre plus grand : ça va. Posez le 9 rouge sur le 5 bleu : { $pile1 }.
lesson-frankfurt-turn = Une carte de moins ! La suivante est face cachée. Retournez-la : { $column2 }.
lesson-frankfurt-same = Dans une même couleur : seulement impair sur pair. Le 7 jaune sur le 12 jaune : { $column2 }, puis { $pile2 }.
lesson-frankfurt-wrong = Maintenant une faute, exprès. Le 8 jaune sur le 7 jaune : { $column3 }, puis { $pile2 }.
lesson-frankfurt-empty = Elle est revenue et vous avez attendu, c’est tout. Mettez une carte dans la colonne vide : { $column4 }, { $column2 }.
lesson-frankfurt-slap = Votre dernière carte : { $column1 }, { $pile1 }. Puis tapez sur le plus petit tas : encore { $pile1 }.
lesson-frankfurt-slap-why = Tapez sur le plus petit tas : moins de cartes reviennent en jeu.
lesson-frankfurt-smaller = Ce tas est hors du jeu. Encore une fois : vos colonnes sont vides, tapez sur le plus petit tas : { $pile2 }.
lesson-frankfurt-smaller-why = { $bot } reçoit l’autre tas. Laissez-lui le grand.
lesson-frankfurt-first = { $bot } a fini aussi. Soyez le premier sur le petit tas : { $pile1 }.
lesson-frankfurt-race = Bien tapé ! Maintenant une vraie manche : { $bot } joue lentement. Videz vos colonnes.
lesson-frankfurt-end = Une manche est finie. Qui n’a plus qu’une carte, ou aucune, à la fin d’une manche gagne la partie.
lesson-frankfurt-learned = Vous savez ce qui va, comment retourner et déplacer, et quand taper.
