# La manche guidée de Frappadingue Family, étape par étape : l’étape, -done félicite, -why refuse.
# Au plus 26 mots par étape. $press dit comment choisir : « appuyez sur 1 », « cliquez dessus ».
lesson-frappadingue-goal = Récoltez des points : le plus grand total gagne, dès que quelqu’un a 1 000. Lancez cinq tas : { $press }.
lesson-frappadingue-eight = Un 8 seul vaut 100 points, un 12 seul 50. Ne prenez que le 8, pour garder quatre tas : { $press }.
lesson-frappadingue-eight-why = C’est permis aussi. Cette fois, prenez le 8 seul.
lesson-frappadingue-eight-done = 100 dans la brouette.
lesson-frappadingue-again = Une carte est prise : restent quatre tas. Vous pourriez vous arrêter ; lancez encore : { $press }.
lesson-frappadingue-again-why = S’arrêter est sûr. Cette fois, voyez ce que donne un second lancer.
lesson-frappadingue-three = Trois pareilles d’un même lancer comptent ensemble : trois 9 font 200, trois 8 même 1 000. Prenez-les : { $press }.
lesson-frappadingue-three-done = Une quatrième doublerait.
lesson-frappadingue-stop = Il reste un tas : trois fois sur quatre, les 300 sont perdus. Arrêtez-vous : { $press }.
lesson-frappadingue-stop-why = Trop risqué cette fois : arrêtez-vous, et 300 points sont à vous.
lesson-frappadingue-stop-done = 300 inscrits : ils sont acquis.
lesson-frappadingue-nothing = À chaque lancer, il faut prendre quelque chose qui rapporte. Regardez { $bot } relancer…
lesson-frappadingue-nothing-done = Rien à prendre : le tour est fini, et les 100 sont perdus.
lesson-frappadingue-turn = À vous. Lancez cinq tas : { $press }.
lesson-frappadingue-turn-then = Ici, seul le 12 compte, 50 à lui seul. Prenez-le : { $press }.
lesson-frappadingue-hundreds = 50 ne s’inscrit pas : il faut des centaines entières, 100 au moins. Lancez donc encore : { $press }.
lesson-frappadingue-hundreds-why = 50 n’est pas une centaine entière. Il faut lancer encore.
lesson-frappadingue-along = Les spéciales suivent : +10 vaut 100 points, −10 en retire 100. Prenez le 12 : { $press }.
lesson-frappadingue-along-done = Les deux 12 sont de deux lancers : 50 chacun.
lesson-frappadingue-choice = 50 + 50 + 100 = 200. S’arrêter, ou lancer deux tas ? À vous de choisir.
lesson-frappadingue-crash = { $bot } récolte 200 et ne s’arrête pas. Regardez…
lesson-frappadingue-crash-done = Un accrochage finit le tour : les 200 sont perdus. Au premier lancer d’un tour, il ne fait rien.
lesson-frappadingue-crash-turn = Plus tard : c’est le tour de { $bot }
lesson-frappadingue-full = Quatre cartes sont dans la brouette, il y a place pour cinq. Prenez le 8 : { $press }.
lesson-frappadingue-full-then = Cinq dans la brouette : la main est pleine ! Arrêtez-vous, ou lancez cinq nouveaux tas : à vous de choisir.
lesson-frappadingue-full-turn = Encore plus tard : il reste une place
lesson-frappadingue-end = Dès que quelqu’un a 1 000, on joue la manche jusqu’au bout. Puis le plus grand total gagne ; à égalité, on partage.

# Ce qu’on a appris, en bref
lesson-frappadingue-sum-1 = Un 8 seul vaut 100, un 12 en vaut 50. Trois pareilles en un même lancer ; une quatrième double, une cinquième encore.
lesson-frappadingue-sum-2 = Les spéciales suivent ce que vous prenez : ±10 vaut 100 points, ±5 en vaut 50.
lesson-frappadingue-sum-3 = Rien à prendre, ou un accrochage après le premier lancer : le tour est fini, et tout est perdu.
lesson-frappadingue-sum-4 = On lance ensuite les tas qui manquent pour faire cinq. Cinq dans la brouette : s’arrêter, ou cinq nouveaux tas.
lesson-frappadingue-sum-5 = On n’inscrit que des centaines entières. À 1 000, on finit la manche ; le plus grand total gagne, à égalité on partage.
lesson-frappadingue-special-turn = Plus tard : encore à vous
lesson-frappadingue-special = La spéciale +5 ajoute 50 à ce que vous prenez. À vous de choisir : avec le 12, cela fait 100, { $press }.
lesson-frappadingue-special-done = Une spéciale ne se prend jamais seule et ne se laisse jamais : −5 et −10 suivent aussi.
