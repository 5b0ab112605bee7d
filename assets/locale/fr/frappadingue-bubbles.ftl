# Ce que Frappadingue dit une fois à chacun, quand il en a besoin : une idée, vingt-six mots au plus.
frappadingue-bubble-goal = À { NUMBER($goal) } points, dernière manche ; puis le plus gagne. Un tour : lancer, prendre, puis inscrire ou relancer.
frappadingue-bubble-rounds = Après la dernière manche, le plus de points gagne. Un tour : lancer, prendre, puis inscrire ou relancer.
frappadingue-bubble-last-round = Quelqu’un a atteint le but. C’est la dernière manche : faites mieux que lui !
frappadingue-bubble-take = Prenez au moins une chose qui rapporte. Le reste est mélangé : d’autres cartes viennent.
frappadingue-bubble-special = Les spéciales comptent avec tout ce que vous prenez, en bien ou en mal. Jamais seules.
frappadingue-bubble-crash = Au premier lancer, un accrochage ne fait que gêner. Plus tard, il finit votre tour.
frappadingue-bubble-three = Trois { $card } comptent ensemble. Un quatrième double le tout, un cinquième encore.
frappadingue-bubble-stop = { $points } peuvent s’inscrire : ils sont alors acquis. Relancez et ils peuvent être perdus.
frappadingue-bubble-hundreds = On n’inscrit que des centaines entières : il faut relancer.
frappadingue-bubble-full = Les { $cards } cartes y sont : une main pleine. Continuez et cinq nouveaux tas viennent.
frappadingue-bubble-counter = Ce que vous avez pris est ici. On lance autant de tas qu’il manque de cartes.
frappadingue-bubble-odds = La chance que le prochain lancer perde tout.
frappadingue-bubble-in-vain = Avec ce +5, plus aucune centaine entière ne peut venir.
