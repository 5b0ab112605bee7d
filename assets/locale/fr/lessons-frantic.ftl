# La manche guidée de Frantic, étape par étape : l’étape, -done félicite, -why refuse.
# Au plus 26 mots par étape. $press dit comment choisir : « appuyez sur 1 », « cliquez dessus ».
lesson-frantic-goal = Débarrassez-vous le premier de vos cartes. La même couleur va : le 7 rouge sur le 3 rouge, { $press }.
lesson-frantic-number = Le même nombre va aussi : le 2 jaune sur le 2 bleu, { $press }.
lesson-frantic-number-done = Une carte de moins.
lesson-frantic-draw = Rien ne va sur le 9 bleu. Alors piochez une carte : { $press }.
lesson-frantic-draw-done = Plus que deux cartes.
lesson-frantic-wish = Vous avez pioché « Fais un vœu ! », qui va sur tout. Jouez-la, puis demandez une couleur que vous avez.
lesson-frantic-wish-why = Jouez « Fais un vœu ! », puis demandez rouge ou vert : vous en avez.
lesson-frantic-attack = { $bot1 } vous fait un Cadeau : deux cartes de plus. Sans Contre-attaque, il faut les prendre.
lesson-frantic-counter = { $bot2 } attaque et vous avez une Contre-attaque : jouez-la, renvoyez l’attaque à { $bot1 }, puis demandez une couleur.
lesson-frantic-counter-why = Jouez la Contre-attaque et renvoyez l’attaque à { $bot1 }.
lesson-frantic-black = Une carte noire ne va que sur le même nombre et dévoile un événement. Le 5 noir sur le 5 vert : { $press }.
lesson-frantic-black-done = Renvoyée !
lesson-frantic-last = Tout le monde a pioché trois cartes. Plus tard, il vous en reste une, et elle va. Jouez-la : { $press }.
lesson-frantic-try = « Bien essayé » vous a donné trois cartes ! À vous maintenant : { $bot1 } joue sa dernière carte, jouez « Bien essayé ».
lesson-frantic-try-why = Jouez « Bien essayé » : qui s’est débarrassé de tout en pioche trois.
lesson-frantic-end = Sortir le premier finit la manche. Les autres comptent leurs cartes : leur nombre, ou 7 pour les spéciales. Le plus petit total gagne.
lesson-frantic-learned = Vous savez ce qui va, comment répondre à une attaque, et ce que font une carte noire et la dernière carte.
