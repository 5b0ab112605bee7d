# La course guidée de Frantic Frankfurt, étape par étape : l’étape, -done félicite, -why refuse.
# Au plus 26 mots par étape. $column2 et $pile1 sont « appuyez sur S », « cliquez sur la pile 1 ».
lesson-frankfurt-goal = Débarrassez-vous de vos cartes : vos quatre colonnes, et la pioche au-dessus. La plupart des cartes restent dans la boîte.
lesson-frankfurt-pick = Le temps est arrêté. Les deux piles sont à tous. Prenez le 9 rouge de la deuxième colonne : { $column2 }.
lesson-frankfurt-lay = Une autre couleur va si le nombre est plus grand. Posez le 9 rouge sur le 5 bleu : { $pile1 }.
lesson-frankfurt-lay-done = Une carte de moins.
lesson-frankfurt-turn = La carte suivante est face cachée. Retournez-la : { $column2 }.
lesson-frankfurt-wrong = Une faute, exprès : pair sur impair, même couleur. Prenez le 8 jaune : { $column3 }.
lesson-frankfurt-wrong-then = Posez le 8 jaune sur le 7 jaune : { $pile2 }.
lesson-frankfurt-wrong-came = La carte revient ; vous attendez.
lesson-frankfurt-same = Dans la même couleur, un impair va sur un pair, plus grand ou plus petit. Prenez le 7 jaune : { $column2 }.
lesson-frankfurt-same-then = Posez le 7 jaune sur le 12 jaune : { $pile2 }.
lesson-frankfurt-same-done = Dans la même couleur, rien d’autre ne va.
lesson-frankfurt-empty = Une colonne vide accueille toute carte visible. Prenez le 3 bleu : { $column4 }.
lesson-frankfurt-empty-then = Posez le 3 bleu dans la colonne vide : { $column2 }.
lesson-frankfurt-empty-done = La carte du dessous est libre.
lesson-frankfurt-stuck = Prenez le 13 jaune : { $column1 }.
lesson-frankfurt-stuck-then = Posez-le sur le 12 rouge : { $pile1 }. Personne ne peut plus poser : après un décompte, chaque pile reçoit une carte.
lesson-frankfurt-stuck-came = Une nouvelle carte de la pioche de chacun. De même si personne ne pose pendant 10 s.
lesson-frankfurt-stuck-turn = Plus tard dans la manche
lesson-frankfurt-slap = Prenez le 9 rouge : { $column1 }.
lesson-frankfurt-slap-then = Posez le 9 rouge sur le 5 bleu : { $pile1 }. Au-dessus : combien de cartes, et qui a posé la dernière.
lesson-frankfurt-slap-then-2 = Vos colonnes sont vides : tapez sur la plus petite pile, { $pile1 }. La grande ira à { $bot }.
lesson-frankfurt-slap-then-2-why = La pile que vous ne tapez pas va à { $bot }. Tapez sur la plus petite : { $pile1 }.
lesson-frankfurt-slap-came = { $bot } prend l’autre pile, et ce qu’il lui reste. Vos prochaines colonnes viendront de votre pioche.
lesson-frankfurt-slap-turn = La manche est presque finie
lesson-frankfurt-smaller = Encore une fois : tapez sur la plus petite, { $pile2 }.
lesson-frankfurt-smaller-why = La pile que vous ne tapez pas va à { $bot }. Tapez sur la plus petite : { $pile2 }.
lesson-frankfurt-smaller-turn = La fin d’une autre manche
lesson-frankfurt-first = { $bot } a vidé ses colonnes aussi : qui tape en premier choisit.
lesson-frankfurt-first-why = La pile que vous ne tapez pas va à { $bot }. Tapez sur la plus petite : { $pile1 }.
lesson-frankfurt-first-done = Vous avez tapé en premier : { $bot } doit prendre la grande pile.
lesson-frankfurt-first-again = { $bot } a tapé en premier : la petite pile est partie, la grande est pour vous. Encore une fois !
lesson-frankfurt-first-turn = La fin d’une troisième manche
lesson-frankfurt-first-now = Tapez sur la plus petite pile : { $pile1 } !
lesson-frankfurt-race = Après 3 s, les cartes jouables s’illuminent.
lesson-frankfurt-race-done-won = La pile que vous avez tapée est sortie du jeu. L’autre est allée à { $bot }.
lesson-frankfurt-race-came-lost = { $bot } a tapé en premier : vous avez pris l’autre pile et les cartes de vos colonnes.
lesson-frankfurt-race-turn = Toute une manche, pour de vrai
lesson-frankfurt-end = Vous gagnez si, à la fin d’une manche, il vous reste une carte ou aucune, pioche comprise. Sinon, on continue.

# Ce qu’on a appris, en bref
lesson-frankfurt-sum-1 = Une autre couleur va si le nombre est plus grand. Dans la même couleur, un impair va sur un pair. Une faute vous bloque un instant.
lesson-frankfurt-sum-2 = Retournez la carte suivante d’une colonne. Une colonne vide accueille toute carte visible.
lesson-frankfurt-sum-3 = Quand personne ne peut poser, chaque pile reçoit une nouvelle carte après un décompte.
lesson-frankfurt-sum-4 = Quand vos colonnes sont vides, tapez sur la plus petite pile : elle sort du jeu. Les autres prennent le reste.
lesson-frankfurt-sum-5 = Avec une carte ou aucune à la fin d’une manche, vous gagnez. Si plusieurs y arrivent : le moins de cartes, puis qui a tapé en premier.
