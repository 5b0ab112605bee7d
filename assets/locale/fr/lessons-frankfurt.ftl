# La course guidée de Frantic Frankfurt, étape par étape : l’étape, -done félicite, -why refuse.
# Au plus 26 mots par étape. $column2 et $pile1 sont « appuyez sur S », « cliquez sur la pile 1 ».
lesson-frankfurt-goal = Débarrassez-vous de vos cartes : quatre colonnes, et la pioche au-dessus. Aujourd’hui, la plupart des cartes sont hors du jeu.
lesson-frankfurt-pick = Le temps est arrêté. Les deux piles sont à tous. Prenez la carte visible de la deuxième colonne, le 9 rouge : { $column2 }.
lesson-frankfurt-lay = Une autre couleur et un nombre plus grand : ça va. Posez le 9 rouge sur le 5 bleu : { $pile1 }.
lesson-frankfurt-lay-done = Une carte de moins dans vos colonnes.
lesson-frankfurt-turn = La suivante est face cachée. Retournez-la : { $column2 }.
lesson-frankfurt-wrong = Maintenant une faute, exprès : pair sur impair, même couleur. Prenez le 8 jaune : { $column3 }.
lesson-frankfurt-wrong-then = Posez-le sur le 7 jaune : { $pile2 }.
lesson-frankfurt-wrong-done = Elle revient ; on attend un peu.
lesson-frankfurt-same = Dans une même couleur, seulement impair sur pair, plus grand ou non. Prenez le 7 jaune : { $column2 }.
lesson-frankfurt-same-then = Posez-le sur le 12 jaune : { $pile2 }.
lesson-frankfurt-same-done = Rien d’autre ne va.
lesson-frankfurt-empty = Une colonne vide accueille toute carte visible. Prenez le 3 bleu : { $column4 }.
lesson-frankfurt-empty-then = Posez-le dans la colonne vide, et la carte du dessous est libre : { $column2 }.
lesson-frankfurt-empty-done = C’est fait : celle du dessous est libre.
lesson-frankfurt-stuck = Prenez le 13 jaune : { $column1 }.
lesson-frankfurt-stuck-then = Posez-le : { $pile1 }. Alors plus rien ne va pour personne : après un décompte, une carte de plus par pile.
lesson-frankfurt-stuck-done = Une nouvelle carte de la pioche de chacun. De même si personne ne joue pendant 10 s.
lesson-frankfurt-stuck-turn = Un autre moment, plus tard dans la manche : presque rien ne va plus
lesson-frankfurt-slap = La fin d’une manche. Prenez votre dernière carte : { $column1 }.
lesson-frankfurt-slap-then = Posez-la : { $pile1 }. Au-dessus d’une pile : combien de cartes, et qui a posé la dernière.
lesson-frankfurt-slap-then-2 = Vos colonnes sont vides : tapez sur la plus petite pile, { $pile1 }.
lesson-frankfurt-slap-why = La pile que vous tapez sort du jeu, l’autre va à { $bot } : laissez-lui la grande.
lesson-frankfurt-slap-done = Cette pile sort du jeu, { $bot } prend le reste. À chaque manche, les nouvelles colonnes viennent de votre pioche.
lesson-frankfurt-slap-turn = Un autre moment : la manche est presque finie
lesson-frankfurt-smaller = Encore une fois : tapez sur la plus petite pile, et laissez la grande à { $bot } : { $pile2 }.
lesson-frankfurt-smaller-why = La pile que vous tapez sort du jeu, l’autre va à { $bot } : laissez-lui la grande.
lesson-frankfurt-smaller-turn = Un autre moment : la fin d’une autre manche
lesson-frankfurt-smaller-done = { $bot } a la grande pile, et ce qui restait dans ses colonnes.
lesson-frankfurt-first = { $bot } a aussi vidé ses colonnes : qui tape en premier choisit. Préparez-vous !
lesson-frankfurt-first-why = La pile que vous tapez sort du jeu, l’autre va à { $bot } : laissez-lui la grande.
lesson-frankfurt-first-done = Vous avez tapé en premier : { $bot } doit prendre la grande pile.
lesson-frankfurt-first-again = { $bot } a tapé en premier : la petite pile est partie, la grande est pour vous. Encore une fois !
lesson-frankfurt-first-turn = Un autre moment : la fin d’une troisième manche
lesson-frankfurt-first-now = Tapez sur la plus petite pile : { $pile1 } !
lesson-frankfurt-race = Maintenant une vraie manche. Après 3 s, les cartes qui vont s’illuminent.
lesson-frankfurt-race-done-won = Vous avez tapé en premier : l’autre pile est allée à { $bot }.
lesson-frankfurt-race-done-lost = { $bot } a tapé en premier : l’autre pile est pour vous, avec vos cartes restantes.
lesson-frankfurt-race-turn = De nouvelles cartes, une nouvelle manche, et cette fois pour de vrai
lesson-frankfurt-end = Si, à la fin d’une manche, il vous reste une carte ou aucune, pioche comprise, vous gagnez. Sinon, une autre manche commence.

# Ce qu’on a appris, en bref
lesson-frankfurt-sum-1 = Autre couleur : plus grand. Même couleur : seulement impair sur pair. Une carte fausse vous bloque un instant.
lesson-frankfurt-sum-2 = On retourne la carte suivante. Une colonne vide accueille toute carte visible et libère celle du dessous.
lesson-frankfurt-sum-3 = Personne ne peut poser : un décompte, puis une nouvelle carte sur chaque pile.
lesson-frankfurt-sum-4 = Colonnes vides : tapez sur la plus petite pile, qui sort du jeu. Les autres prennent le reste, et leurs colonnes.
lesson-frankfurt-sum-5 = Une carte ou aucune à la fin d’une manche : gagné. À plusieurs : le moins de cartes, puis qui a tapé en premier.
