# La manche guidée de Frappadingue Family, étape par étape : l’étape, -done félicite, -why refuse.
# Au plus 26 mots par étape. $press dit comment choisir : « appuyez sur 1 », « cliquez dessus ».
lesson-frappadingue-click = cliquez sur « { $what } »
lesson-frappadingue-goal = Cinq tas cachés ; un lancer montre une carte de chacun. Le plus grand total gagne, à partir de 1 000. Lancez : { $press }.
lesson-frappadingue-eight = Un 8 seul vaut 100 points, un 12 seul 50. Ne prenez que le 8, pour garder quatre tas : { $press }.
lesson-frappadingue-eight-why = C’est permis aussi. Cette fois, prenez le 8 seul : { $press }.
lesson-frappadingue-eight-done = 100 dans la brouette.
lesson-frappadingue-again = Les quatre autres cartes sont remélangées : restent quatre tas. Lancez : { $press }.
lesson-frappadingue-again-why = Inscrire 100 est sûr. Cette fois, voyez ce que donne un second lancer : { $press }.
lesson-frappadingue-three = Trois pareilles d’un même lancer comptent ensemble : trois 9 font 200, trois 8 même 1 000. Prenez-les : { $press }.
lesson-frappadingue-three-done = Un quatrième 9 doublerait ces 200.
lesson-frappadingue-stop = Il reste un tas : trois fois sur quatre, tout est perdu. Inscrivez : { $press }.
lesson-frappadingue-stop-why = Trop risqué cette fois. Inscrivez-les, et 300 points sont à vous : { $press }.
lesson-frappadingue-stop-done = 300 inscrits : ils sont acquis.
lesson-frappadingue-nothing = À chaque lancer, il faut prendre quelque chose qui rapporte. Pour voir { $bot } lancer deux fois, { $ok }.
lesson-frappadingue-nothing-seen = Rien à prendre : le tour est fini, et les 100 sont perdus.
lesson-frappadingue-turn = À vous. Lancez cinq tas : { $press }.
lesson-frappadingue-turn-then = Ici, seul le 12 compte : il vaut 50. Prenez-le : { $press }.
lesson-frappadingue-hundreds = 50 ne s’inscrit pas : il faut des centaines entières, 100 au moins. Lancez donc encore : { $press }.
lesson-frappadingue-hundreds-then = Les cartes spéciales suivent : +10 vaut 100 points, −10 en retire 100. Prenez le 12 : { $press }.
lesson-frappadingue-hundreds-why = 50 n’est pas une centaine entière. Il faut lancer encore : { $press }.
lesson-frappadingue-hundreds-done = Les deux 12 viennent de deux lancers : 50 chacun.
lesson-frappadingue-choice = 50 + 50 + 100 = 200. Les inscrire, ou lancer deux tas ? À vous.
lesson-frappadingue-choice-then = Le 8 rapporte encore 100. Prenez-le : { $press }.
lesson-frappadingue-choice-then-2 = 300 sont dans la brouette. Les inscrire, ou lancer le dernier tas ? À vous de choisir.
lesson-frappadingue-choice-done-won = Inscrits et acquis.
lesson-frappadingue-choice-seen-lost = Rien à prendre : ces 300 sont perdus. Ce qui est inscrit le reste.
lesson-frappadingue-crash = { $bot } récolte 200 et ne s’arrête pas. Pour voir cela, { $ok }.
lesson-frappadingue-crash-seen = L’accrochage finit le tour : 200 perdus. Au premier lancer, il ne fait rien.
lesson-frappadingue-more = Deux cartes dans la brouette : restent trois tas. Lancez : { $press }.
lesson-frappadingue-more-then = Trois 13 d’un même lancer : 600. Prenez-les : { $press }.
lesson-frappadingue-more-why = 100 seraient acquis. Cette fois, lancez les trois tas : { $press }.
lesson-frappadingue-full = Cinq cartes dans la brouette : la main est pleine ! Inscrire les 700, ou lancer cinq nouveaux tas : à vous de choisir.
lesson-frappadingue-full-then = Le 8 rapporte encore 100 et commence une nouvelle main. Prenez-le : { $press }.
lesson-frappadingue-full-then-2 = 800 sont dans la brouette. Les inscrire, ou lancer quatre tas ? À vous de choisir.
lesson-frappadingue-full-seen-lost = Rien à prendre : ces 800 sont perdus. Ce qui est inscrit le reste.
lesson-frappadingue-end = Dès que quelqu’un a 1 000, on joue la manche jusqu’au bout. Puis le plus grand total gagne ; plusieurs peuvent gagner ensemble.

# Ce qu’on a appris, en bref
lesson-frappadingue-sum-1 = Un 8 seul vaut 100, un 12 en vaut 50. Trois pareilles en un même lancer ; une quatrième double, une cinquième encore.
lesson-frappadingue-sum-2 = Les spéciales suivent ce que vous prenez : ±10 vaut 100 points, ±5 en vaut 50.
lesson-frappadingue-sum-3 = Rien à prendre, ou un accrochage après le premier lancer : le tour est fini, et tout est perdu.
lesson-frappadingue-sum-4 = On lance autant de tas qu’il reste de places dans la brouette. Cinq cartes dedans : inscrire, ou cinq nouveaux tas.
lesson-frappadingue-sum-5 = On n’inscrit que des centaines entières. À 1 000, on finit la manche : le plus grand total gagne. Plusieurs peuvent gagner ensemble.
lesson-frappadingue-special = Un nouveau tour, la brouette est vide. Lancez cinq tas : { $press }.
lesson-frappadingue-special-then = La spéciale +5 ajoute 50 à ce que vous prenez : avec le 12, cela fait 100. Prenez-le : { $press }.
lesson-frappadingue-special-done = Un −5 suivrait aussi et coûterait 50.
