# La manche guidée de Frantic, étape par étape : l’étape, -done félicite, -why refuse.
# Au plus 26 mots par étape. $press dit comment choisir : « appuyez sur 1 », « cliquez dessus ».
lesson-frantic-goal = Videz votre main le premier. Jouez la même couleur : 7 rouge sur 3 rouge, { $press }.
lesson-frantic-number = Le même nombre aussi : votre 2 jaune sur le 2 bleu, { $press }.
lesson-frantic-draw = Aucune de vos cartes ne va sur le 9 bleu. Piochez : { $press }.
lesson-frantic-draw-done = On peut alors encore jouer une carte.
lesson-frantic-wish = Une carte aux quatre couleurs se pose sur tout. Jouez « Fais un vœu ! » : { $press }.
lesson-frantic-wish-then = Vous décidez de la prochaine couleur ou du prochain nombre. Demandez le vert : { $press }.
lesson-frantic-wish-then-why = Maintenant le vœu, pour le vert : { $press }.
lesson-frantic-wish-why = Pas maintenant. D’abord « Fais un vœu ! » : { $press }.
lesson-frantic-wish-came = { $bot1 } a joué du vert : une Pause contre { $bot2 }.
lesson-frantic-symbol = Le même symbole aussi : votre Pause rouge sur la Pause verte, { $press }.
lesson-frantic-symbol-then = Qui doit passer son tour ? Choisissez { $bot1 } : { $press }.
lesson-frantic-symbol-then-why = Cette fois, { $bot1 } : { $press }.
lesson-frantic-symbol-why = Pas maintenant. D’abord la Pause rouge : { $press }.
lesson-frantic-attack = Certaines cartes attaquent quelqu’un. Pour voir { $bot2 } attaquer, { $ok }.
lesson-frantic-attack-came = { $bot2 } vous fait un Cadeau : deux cartes, marquées « reçue ».
lesson-frantic-five = Votre 5 rouge va sur le Cadeau rouge : { $press }.
lesson-frantic-five-then = Un 5 noir ne va que sur un 5 ou un vœu pour le 5. Un événement suit : { $press }.
lesson-frantic-black = Sur le 5 noir va un 5 de couleur ou une carte aux quatre couleurs. Regardez { $bot1 } : { $ok }.
lesson-frantic-counter = { $bot2 } vous attaque : une Pause. Arrêtez-la par votre Contre-attaque : { $press }.
lesson-frantic-counter-then = Détournez la Pause vers n’importe qui. Cette fois, { $bot1 } : { $press }.
lesson-frantic-counter-then-why = Cette fois, { $bot1 } : { $press }.
lesson-frantic-counter-then-2 = Puis un vœu de couleur. Demandez le vert : { $press }.
lesson-frantic-counter-then-2-why = Maintenant le vœu, pour le vert : { $press }.
lesson-frantic-counter-why = Pas maintenant. D’abord la Contre-attaque : { $press }.
lesson-frantic-counter-done = Vous avez détourné la Pause : { $bot1 } passera son tour.
lesson-frantic-last = Qui joue sa dernière carte gagne, sauf si « Bien essayé » lui en fait piocher trois. Regardez : { $ok }.
lesson-frantic-last-turn = Plus tard : { $bot1 } n’a plus qu’une carte
lesson-frantic-try = { $bot1 } vient de jouer sa dernière carte. Jouez « Bien essayé » : { $press }.
lesson-frantic-try-then = Puis un vœu de couleur. Demandez le rouge : { $press }.
lesson-frantic-try-then-why = Maintenant le vœu, pour le rouge : { $press }.
lesson-frantic-try-why = Pas maintenant. D’abord « Bien essayé » : { $press }.
lesson-frantic-try-came = { $bot1 } a pioché trois cartes. { $bot2 } a joué du rouge.
lesson-frantic-out = Jouez votre dernière carte : { $press }.
lesson-frantic-out-seen = Vous avez gagné la manche ! Elle finit aussi quand la pioche est vide.
lesson-frantic-count = Les cartes restantes font des points : leur nombre, 7 pour une spéciale, 42 pour la seule carte « Pas toi ! ».
lesson-frantic-end = Les points sont mauvais. À { $limit }, la partie finit : le plus petit total gagne. Plusieurs peuvent gagner ensemble.

# Ce qu’on a appris, en bref
lesson-frantic-sum-1 = On pose la même couleur, le même nombre ou le même symbole. Une carte aux quatre couleurs se pose sur toutes. La première carte du donneur agit aussi.
lesson-frantic-sum-2 = Aucune carte ne se pose, ou vous préférez garder les vôtres ? Piochez une carte. Vous pouvez encore en jouer une.
lesson-frantic-sum-3 = Une Contre-attaque arrête une attaque et la détourne vers n’importe qui. « Bien essayé » : qui vient de jouer sa dernière carte en pioche trois.
lesson-frantic-sum-4 = Une carte noire se pose seulement sur son nombre en couleur, ou sur un vœu pour ce nombre. Elle apporte un événement.
lesson-frantic-sum-5 = Les cartes qui restent font des points : leur nombre, 7 une spéciale, 42 seulement la carte « Pas toi ! ». Peu de points gagnent ; plusieurs peuvent gagner ensemble.
