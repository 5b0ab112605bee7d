# La course boueuse de Frappadingue Family, telle qu’on la joue.
frappadingue-name = Frappadingue Family
frappadingue-crash = accrochage
frappadingue-card = { $card }
frappadingue-cards = { $cards }

frappadingue-round = Manche { NUMBER($round, useGrouping: 0) }
frappadingue-round-of = Manche { $round } sur { $rounds }
frappadingue-goal = fin à { NUMBER($goal) }
frappadingue-last-round = Dernière manche !
frappadingue-most-wins = le plus de points gagne
frappadingue-total = total
frappadingue-points = { $points } points
frappadingue-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

# Que faire maintenant
frappadingue-now-first = Lancez cinq tas !
frappadingue-now-take = Prenez ce qui rapporte
frappadingue-now-take-must = Fait { $points }, pas une centaine entière : il faudra relancer
frappadingue-now-take-not-positive = Fait { $points } : il faudra relancer
frappadingue-now-go = Inscrire, ou lancer { $piles ->
    [one] un tas
   *[other] { $piles } tas
} ?
frappadingue-now-full = Main pleine ! Inscrire, ou lancer cinq tas ?
frappadingue-now-must = { $points } n’est pas une centaine entière : il faut relancer
frappadingue-now-not-positive = { $points } ne s’inscrit pas : il faut relancer
frappadingue-now-in-vain = +5 fait 30 : plus aucune centaine entière n’est possible
frappadingue-now-watch = Regardez les cartes…
frappadingue-now-thinks = robot { $level } · réfléchit
frappadingue-now-over = { $count ->
    [one] { $names } gagne la partie !
   *[other] { $names } se partagent la victoire !
}

# Choisir
frappadingue-throw = { $piles ->
    [one] Lancer un tas
   *[other] Lancer { $piles } tas
}
frappadingue-throw-note = et prendre ce qui rapporte
frappadingue-risk = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de perdre ces { $points }
frappadingue-makes = { $points }, cela fait { $total }, { $what ->
    [stop] peut s’inscrire
    [vain] plus aucune centaine entière n’est possible
   *[go] il faut relancer
} : { $risk }
frappadingue-stop = Inscrire { NUMBER($points) }
frappadingue-stop-brings = cela ferait { NUMBER($total) }
frappadingue-stop-short = Inscrire
frappadingue-stop-not-now = il faut d’abord prendre ce qui rapporte
frappadingue-stop-not-positive = { $points } ne s’inscrit pas
frappadingue-stop-in-vain = plus aucune centaine entière n’est possible
frappadingue-stop-not-a-multiple = { $points } n’est pas une centaine entière

# Ce que peut une carte
frappadingue-scores-alone = { $card } rapporte seul
frappadingue-scores-in-combination = fait partie d’une combinaison
frappadingue-scores-alone-or-in-combination = seul ou en combinaison
frappadingue-special-goes-along = { $points } suit d’office
frappadingue-needs-three-of-a-kind = il faut trois { $card }
frappadingue-special-never-alone = jamais prise seule
frappadingue-crash-is-dead = sans effet au premier lancer

# Le compteur
frappadingue-counter = { $cards ->
    [0] Rien encore dans la brouette
    [5] Main pleine · relance : cinq tas
   *[other] { $cards } sur 5 dans la brouette · relance : { $piles ->
        [one] un tas
       *[other] { $piles } tas
    }
}
frappadingue-counter-anew = Nouvelle main · les points d’avant comptent encore
frappadingue-hands = { $count ->
    [one] une main pleine
   *[other] { $count } mains pleines
}
frappadingue-hands-lost = { $count ->
    [one] une main perdue
   *[other] { $count } mains perdues
}
frappadingue-in-deck = { $count } cartes
frappadingue-odds-next = Risque de tout perdre à la relance :
frappadingue-odds-after = Après ce choix, risque de tout perdre :
frappadingue-odds-open = Le risque dépend de ce qui est pris
frappadingue-odds-nothing = Rien à perdre encore
frappadingue-odds-below = Rien à perdre : aucun point à garder
frappadingue-risk-nothing = rien à perdre
frappadingue-odds-off = F3 montre le risque de tout perdre à la relance
frappadingue-hint-odds = risques

# En grand
frappadingue-big-full = Main pleine !
frappadingue-big-stopped = { NUMBER($points) } points pour { $name } !
frappadingue-big-nothing = { $points ->
    [0] Rien ne rapporte !
   *[other] Rien ne rapporte : { $points } perdus !
}
frappadingue-big-crashed = { $points ->
    [0] Accrochage !
   *[other] Accrochage ! { $points } perdus !
}
frappadingue-big-goal = { $name } atteint le but : dernière manche !
frappadingue-big-refilled = Les mains pleines reviennent dans le jeu

# Ce qui s’est passé
frappadingue-log-begins = { $name } commence, par tirage au sort
frappadingue-log-thrown = { $name } lance { $cards }
frappadingue-log-took = { $name } prend { $cards } : { $points }, soit { $total }
frappadingue-log-full = { $name } a une main pleine
frappadingue-log-stopped = { $name } inscrit { NUMBER($points) } et en a { NUMBER($total) }
frappadingue-log-nothing = { $points ->
    [0] Rien ne rapporte à { $name }
   *[other] Rien ne rapporte : { $name } perd { $points }
}
frappadingue-log-crashed = { $points ->
    [0] { $name } s’accroche
   *[other] { $name } s’accroche et perd { $points }
}
frappadingue-log-goal = { $name } atteint { NUMBER($goal) } : dernière manche
frappadingue-log-refilled = Trop peu de cartes : les mains pleines reviennent
frappadingue-log-round = La manche { $round } commence
frappadingue-log-undone = { $name } revient en arrière
frappadingue-log-over = La partie est finie
