# Le livre de Frappadingue Family : ce que sont et rapportent ses choses, et ce que nous avons décidé.

# Les cartes. $count : exemplaires en jeu.
frappadingue-book-value = { $value } KM
frappadingue-book-value-alone = Une vaut { $one }, deux { $value ->
    [8] 200
   *[other] 100
}. Trois dans un même lancer font { $three }, quatre { $four }, cinq { $five }.
frappadingue-book-value-together = Seule, elle ne vaut rien. Trois dans un même lancer font { $three }, quatre { $four }, cinq { $five }.
frappadingue-book-special = { $card } KM
frappadingue-book-special-does = { $points } points. On ne la prend jamais seule, mais elle suit toujours ce qu’on prend dans son lancer.
frappadingue-book-crash = Accrochage
frappadingue-book-crash-does = À la relance, il met fin au tour et toute la brouette est perdue. Au premier lancer, il gêne seulement.
frappadingue-book-crash-ends = Il met fin au tour, même au premier lancer, et toute la brouette est perdue.
frappadingue-book-facts = { $count ->
    [one] Une carte en jeu
   *[other] { $count } cartes en jeu
}

# Les tas
frappadingue-book-throw = Le lancer
frappadingue-book-throw-does = Ce qui se voit sur les tas. Il faut mettre au moins une chose qui rapporte dans la brouette : un 8, un 12, ou trois pareilles et plus.
frappadingue-book-deck = Le paquet
frappadingue-book-deck-does = Avant chaque lancer, toutes les cartes qui ne sont pas dans la brouette sont mélangées et réparties sur les tas.
frappadingue-book-counter = La brouette
frappadingue-book-counter-does = Ce que vous prenez y reste jusqu’à la fin du tour. On lance autant de nouveaux tas qu’il manque de cartes à cinq ; le reste est mélangé.

# Joueurs et signes
frappadingue-book-seat = Un joueur
frappadingue-book-seat-does = Une ligne du carnet : ce que chaque tour a rapporté, et le total.
frappadingue-book-points = Les points de la brouette
frappadingue-book-points-does = Ils ne sont à vous qu’une fois inscrits : des centaines entières, et plus que 0.
frappadingue-book-full = Main pleine
frappadingue-book-full-does = Cinq cartes sont dans la brouette. Arrêtez-vous, ou lancez cinq tas : les points restent.
frappadingue-book-odds = Le risque
frappadingue-book-odds-does = C’est la chance que rien ne rapporte au prochain lancer, ou qu’un accrochage arrive : toute la brouette est alors perdue.
frappadingue-book-flag = Le drapeau
frappadingue-book-flag-does = Ce total est une centaine entière : on peut s’arrêter.
frappadingue-book-lock = Le cadenas
frappadingue-book-lock-does = On ne peut pas s’arrêter à ce total : il faut relancer.
frappadingue-book-again = Les deux cartes
frappadingue-book-again-does = À ce total, il faut relancer : on n’inscrit que des centaines entières, et plus que 0.
frappadingue-book-pad = Le carnet
frappadingue-book-pad-does = Ce que chaque tour a rapporté. Qui atteint le but lance la dernière manche ; le plus de points gagne.
frappadingue-book-lost = Un tiret
frappadingue-book-lost-does = Ce tour n’a rien rapporté.
frappadingue-book-way = La course
frappadingue-book-way-does = Les pions montrent où en est chacun. Le but est la dernière borne.
frappadingue-book-last-round = Dernière manche
frappadingue-book-last-round-does = Quelqu’un a atteint le but. On finit la manche, pour que tous aient eu autant de tours.
frappadingue-book-tick = La coche
frappadingue-book-tick-does = Cette carte part dans la brouette avec votre choix.

# Où en sont les choses
frappadingue-book-now-throw = { $count ->
    [0] Il n’y a rien maintenant.
    [one] Une carte est visible.
   *[other] { $count } cartes sont visibles.
}
frappadingue-book-now-deck = Il contient { $count } cartes maintenant.
frappadingue-book-now-points = { $count } cartes sur 5, { $points } points : { $what ->
    [stop] on peut s’arrêter.
   *[go] on ne peut pas s’arrêter.
}
frappadingue-book-now-odds = Maintenant : { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
frappadingue-book-now-goal = Cette partie va jusqu’à { $goal }.
frappadingue-book-now-seat = { $points } points inscrits.
frappadingue-book-now-lacks = Encore { $points } jusqu’au but.
frappadingue-book-now-in-turn = C’est son tour.

# Ce que nous avons décidé là où la feuille ne dit rien
frappadingue-book-ours-combination = Le nombre d’exemplaires est de nous : six par valeur. Les cartes d’une valeur prises dans un lancer comptent comme une combinaison.
frappadingue-book-ours-crash = Deux accrochages sont en jeu. Au premier lancer, ils sont sans effet ; on peut choisir qu’ils mettent fin au tour.
frappadingue-book-ours-plus-five = La feuille imprime +30, avec quoi presque aucun total n’est une centaine entière. Le nôtre est +50 ; on peut choisir l’autre.
frappadingue-book-ours-throw = De trois ou quatre pareilles, on peut en prendre moins, mais rien qui ne rapporte pas.
frappadingue-book-ours-deck = 52 cartes sont en jeu. Les deux échanges forcés restent dans la boîte.
frappadingue-book-ours-full = Les spéciales comptent comme des cartes. S’il reste trop peu de cartes, celles des mains pleines reviennent ; leurs points restent.
frappadingue-book-ours-pad = La feuille ne donne aucun but : 1000 est de nous, et on peut en choisir un autre.
frappadingue-book-ours-last-round = À égalité, on partage la victoire.
