# La manche guidée de Frantic, étape par étape : l’étape, -done félicite, -why refuse.
# Au plus 26 mots par étape. $press dit comment choisir : « appuyez sur 1 », « cliquez dessus ».
lesson-frantic-goal = Débarrassez-vous le premier de vos cartes. La même couleur va : le 7 rouge sur le 3 rouge, { $press }.
lesson-frantic-number = Le même nombre va aussi : le 2 jaune sur le 2 bleu, { $press }.
lesson-frantic-draw = Rien ne va sur le 9 bleu, ou vous ne voulez rien poser ? Piochez une carte : { $press }.
lesson-frantic-draw-done = Vous pouvez alors encore jouer une carte.
lesson-frantic-wish = Une carte des quatre couleurs va sur tout : { $press }.
lesson-frantic-wish-then = Demandez une couleur ou un nombre, par exemple le vert : { $press }.
lesson-frantic-wish-why = Jouez « Fais un vœu ! », puis demandez une couleur ou un nombre.
lesson-frantic-wish-done = Le suivant doit jouer cela, ou piocher.
lesson-frantic-symbol = Le même symbole va aussi. Jouez la Pause rouge sur la Pause jaune : { $press }.
lesson-frantic-symbol-then = Désignez qui passera son tour, par exemple { $bot1 } : { $press }.
lesson-frantic-symbol-why = Cette fois la Pause : elle va sur une autre Pause.
lesson-frantic-symbol-turn = Plus tard dans la manche : encore à vous
lesson-frantic-attack = { $bot1 } vous fait un Cadeau : deux cartes de sa main. Sans Contre-attaque, il faut les prendre.
lesson-frantic-attack-turn = Plus tard : au tour de { $bot1 }
lesson-frantic-counter = Vous passeriez votre tour. Une Contre-attaque arrête une attaque. Jouez-la : { $press }.
lesson-frantic-counter-then = Renvoyez l’attaque, par exemple à { $bot1 } : { $press }.
lesson-frantic-counter-then-2 = Elle a les quatre couleurs : demandez-en une, { $press }.
lesson-frantic-counter-why = Jouez la Contre-attaque et renvoyez l’attaque.
lesson-frantic-counter-turn = Plus tard : { $bot2 } vous attaque avec une Pause
lesson-frantic-black = Un 5 noir ne va que sur un 5, ou sur une demande de 5. Il apporte un événement : { $press }.
lesson-frantic-black-done = Tout le monde a pioché trois cartes. Jamais de noire sur une noire.
lesson-frantic-black-turn = Plus tard : à vous, sur un 5
lesson-frantic-try = { $bot1 } a joué sa dernière carte. Aussitôt après, jouez « Bien essayé » : { $press }.
lesson-frantic-try-then = Elle a les quatre couleurs : demandez-en une, { $press }.
lesson-frantic-try-why = Jouez « Bien essayé » : qui s’est débarrassé de tout en pioche trois.
lesson-frantic-try-done = { $bot1 } en a pioché trois, et le jeu continue.
lesson-frantic-try-turn = Plus tard : il reste une carte à { $bot1 }
lesson-frantic-out = Votre dernière carte, et personne n’a « Bien essayé » : { $press }.
lesson-frantic-out-done = Votre main est vide : la manche est finie. Une pioche vide ou un événement la finit aussi.
lesson-frantic-out-turn = La fin de la manche : il vous reste une carte
lesson-frantic-count = Les cartes restantes vous coûtent : leur nombre (noires aussi), 7 les spéciales, 42 « Pas toi ! ».
lesson-frantic-end = Quand quelqu’un atteint la limite, la partie finit. Le plus petit total gagne ; à égalité, on partage.

# Ce qu’on a appris, en bref
lesson-frantic-sum-1 = La même couleur, le même nombre ou le même symbole va. Les cartes des quatre couleurs vont sur tout.
lesson-frantic-sum-2 = Rien ne va, ou vous ne voulez pas : piochez une carte. Vous pouvez alors encore en jouer une.
lesson-frantic-sum-3 = Contre-attaque : arrête une attaque et la renvoie. Bien essayé : qui vient de jouer sa dernière carte en pioche trois.
lesson-frantic-sum-4 = Une noire va seulement sur le même nombre, posé ou demandé, et apporte un événement pour tous.
lesson-frantic-sum-5 = Une main est vide : les cartes restantes coûtent leur nombre, 7 les spéciales, 42 « Pas toi ! ». À la limite, le plus petit total gagne ; à égalité, on partage.
