# La manche guidée de Frantic, étape par étape : l’étape, -done félicite, -why refuse.
# Au plus 26 mots par étape. $press dit comment choisir : « appuyez sur 1 », « cliquez dessus ».
lesson-frantic-goal = Soyez le premier à ne plus avoir de cartes. La même couleur va : votre 7 rouge sur le 3 rouge, { $press }.
lesson-frantic-number = Le même nombre va aussi : votre 2 jaune sur le 2 bleu, { $press }.
lesson-frantic-draw = Aucune de vos cartes ne va sur le 9 bleu. Piochez donc une carte : { $press }.
lesson-frantic-draw-done = On peut alors encore jouer une carte.
lesson-frantic-wish = Une carte aux quatre couleurs va sur tout. Jouez « Fais un vœu ! » : { $press }.
lesson-frantic-wish-then = Vous décidez de la prochaine couleur ou du prochain nombre. Demandez le vert : { $press }.
lesson-frantic-wish-why = Cette fois, jouez « Fais un vœu ! » et demandez le vert.
lesson-frantic-wish-done = { $bot1 } a joué du vert : une Pause contre { $bot2 }.
lesson-frantic-symbol = Le même symbole va aussi. Jouez Pause sur Pause : { $press }.
lesson-frantic-symbol-then = Qui passe son tour ? Choisissez { $bot1 } : { $press }.
lesson-frantic-symbol-why = Cette fois, jouez la Pause et choisissez { $bot1 }.
lesson-frantic-attack = Une carte jouée contre quelqu’un est une attaque. Regardez ce que fait { $bot2 }…
lesson-frantic-attack-done = Un Cadeau : vous avez dû prendre deux cartes de { $bot2 }.
lesson-frantic-five = À vous. Jouez votre 5 rouge : { $press }.
lesson-frantic-black = Un 5 noir ne va que sur un 5, ou quand on a demandé un 5. Jouez-le : { $press }.
lesson-frantic-black-done = Les cartes noires apportent des événements.
lesson-frantic-counter = { $bot2 } vous attaque. Une Contre-attaque arrête une attaque : { $press }.
lesson-frantic-counter-then = Elle renvoie aussi l’attaque. Choisissez { $bot1 } : { $press }.
lesson-frantic-counter-then-2 = Une carte aux quatre couleurs permet un vœu. Demandez le vert : { $press }.
lesson-frantic-counter-why = Cette fois, jouez la Contre-attaque, choisissez { $bot1 } et demandez le vert.
lesson-frantic-counter-done = C’est { $bot1 } qui passera son tour, pas vous.
lesson-frantic-try = { $bot1 } n’a plus de cartes. « Bien essayé » peut encore empêcher cela. Jouez cette carte : { $press }.
lesson-frantic-try-then = Encore un vœu. Demandez le rouge : { $press }.
lesson-frantic-try-why = Cette fois, jouez « Bien essayé » et demandez le rouge.
lesson-frantic-try-done = { $bot1 } a pioché trois cartes. { $bot2 } a joué du rouge, comme demandé.
lesson-frantic-try-turn = Une nouvelle table : la fin d’une manche. Il reste une carte à { $bot1 }
lesson-frantic-out = Jouez votre dernière carte : { $press }.
lesson-frantic-out-seen = Vous avez gagné la manche ! Elle finit aussi quand la pioche est vide.
lesson-frantic-count = Les cartes qui restent font des points : leur nombre, 7 pour une spéciale, 42 pour « Pas toi ! ».
lesson-frantic-end = Les points sont mauvais. Quand quelqu’un en a { $limit }, le plus petit total gagne. Plusieurs peuvent gagner ensemble.

# Ce qu’on a appris, en bref
lesson-frantic-sum-1 = La même couleur, le même nombre ou le même symbole va. Une carte aux quatre couleurs va sur toutes les cartes.
lesson-frantic-sum-2 = Aucune carte ne va, ou vous préférez garder les vôtres ? Piochez une carte. Vous pouvez encore en jouer une.
lesson-frantic-sum-3 = Une Contre-attaque arrête une attaque et la renvoie. « Bien essayé » : qui vient de jouer sa dernière carte en pioche trois.
lesson-frantic-sum-4 = Une carte noire va seulement sur son nombre, ou quand on l’a demandé. Elle apporte un événement.
lesson-frantic-sum-5 = Les cartes qui restent font des points : leur nombre, 7 les spéciales, 42 « Pas toi ! ». Peu de points gagnent ; plusieurs peuvent gagner ensemble.
