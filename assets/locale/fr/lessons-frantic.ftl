# La manche guidée de Frantic, étape par étape : l’étape, -done félicite, -why refuse.
# Au plus 26 mots par étape. $press dit comment choisir : « appuyez sur 1 », « cliquez dessus ».
lesson-frantic-goal = Débarrassez-vous le premier de vos cartes. La même couleur va : le 7 rouge sur le 3 rouge, { $press }.
lesson-frantic-number = Le même nombre va aussi : le 2 jaune sur le 2 bleu, { $press }.
lesson-frantic-number-done = Plus que deux cartes.
lesson-frantic-draw = Rien ne va sur le 9 bleu. Alors piochez une carte : { $press }.
lesson-frantic-wish = Vous avez pioché « Fais un vœu ! », qui va sur tout. Jouez-la, puis demandez une couleur que vous avez.
lesson-frantic-wish-why = Jouez « Fais un vœu ! », puis demandez rouge ou vert : vous en avez.
lesson-frantic-attack = Imaginez maintenant : { $bot1 } vous fait un Cadeau, deux cartes de plus. Sans Contre-attaque, il faut les prendre.
lesson-frantic-counter = Imaginez maintenant : { $bot2 } va attaquer. Jouez alors votre Contre-attaque, renvoyez l’attaque à { $bot1 }, puis demandez une couleur.
lesson-frantic-counter-done = Renvoyée !
lesson-frantic-counter-why = Jouez la Contre-attaque et renvoyez l’attaque à { $bot1 }.
lesson-frantic-black = Imaginez maintenant un 5 noir dans votre main. Il ne va que sur un autre 5 et dévoile un événement : { $press }.
lesson-frantic-black-done = L’événement : tout le monde a pioché trois cartes.
lesson-frantic-last = Imaginez maintenant : il vous reste une carte, et elle va. Jouez-la : { $press }.
lesson-frantic-last-done = Votre dernière carte ! Mais « Bien essayé » vous en a donné trois.
lesson-frantic-try = Imaginez maintenant : « Bien essayé » est à vous. Dès que { $bot1 } joue sa dernière carte, jouez-la.
lesson-frantic-try-why = Jouez « Bien essayé » : qui s’est débarrassé de tout en pioche trois.
lesson-frantic-end = Sortir le premier finit la manche. Les autres comptent leurs cartes : leur nombre, ou 7 pour les spéciales. Le plus petit total gagne.
lesson-frantic-learned = Vous savez ce qui va, comment répondre à une attaque, et ce que font une carte noire et la dernière carte.
