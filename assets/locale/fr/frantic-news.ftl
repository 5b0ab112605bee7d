# Frantic : ce qui arrive, dans le journal et en grandes lettres, et la table des points.
# $cards : des cartes par leur nom, ou leur nombre ; $why : une carte spéciale ou un événement ;
# $names : un ou plusieurs noms, $people dit combien ; $pairs : des noms, chacun avec une carte ou
# un nombre.

# Ce qui vient d’arriver
frantic-log-cards = { $count ->
    [0] rien
    [one] une carte
   *[other] { $count } cartes
}
frantic-log-pair = { $name } : { $what }
frantic-log-dealt = Manche { $round } : { $name } distribue
frantic-log-turned-up = { $name } retourne { $cards } pour commencer
frantic-log-first-acts = La première carte agit : { $name }, qui a distribué, joue { $cards }
frantic-log-begins = { $name } commence
frantic-log-played = { $left ->
    [0] { $name } joue { $cards }, sa dernière carte !
    [1] { $name } joue { $cards } : plus qu’une carte !
   *[other] { $name } joue { $cards }
}
frantic-log-covered = { $left ->
    [0] { $name } couvre avec { $cards }, sa dernière carte !
    [1] { $name } couvre avec { $cards } : plus qu’une carte !
   *[other] { $name } couvre avec { $cards }
}
frantic-log-countered = { $name } contre-attaque : { $why } !
frantic-log-nice-try = { $name } joue { $cards } !
frantic-log-drew = { $name } pioche { $cards }
frantic-log-drew-why = { $why } : { $name } pioche { $cards }
frantic-log-gave = { $why } : { $name } donne à { $target } { $cards }
frantic-log-took = { $why } : { $name } prend à { $target } { $cards }
frantic-log-discarded = { $why } : { $name } défausse { $cards }
frantic-log-picked = { $name } choisit { $cards }
frantic-log-ran-out = { $count ->
    [one] La pioche est vide : il manque une carte pour { $name }
   *[other] La pioche est vide : il manque { $count } cartes pour { $name }
}
frantic-log-passed = { $name } ne joue rien
frantic-log-wished = { $name } demande : { $wish }
frantic-log-missed = { $name } passe ce tour
frantic-log-ticks = { $left ->
    [0] La bombe fait tic-tac : { $name } joue son dernier tour
    [one] La bombe fait tic-tac : encore un tour après celui-ci pour { $name }
   *[other] La bombe fait tic-tac : encore { $left } tours après celui-ci pour { $name }
}
frantic-log-declined = { $name } ne joue rien en réponse
frantic-log-defenceless = { $name } n’a pas de carte { $card }
frantic-log-nobody-tries = Personne ne s’y oppose
frantic-log-all-seen = Tout le monde en a assez vu
frantic-log-shared = { $name } partage { $why } – { $pairs }
frantic-log-attacked = { $count ->
    [0] { $name } attaque { $target } : { $why }
    [one] { $name } attaque { $target } : { $why }, une carte
   *[other] { $name } attaque { $target } : { $why }, { $count } cartes
}
frantic-log-sent-on = { $count ->
    [0] { $name } détourne vers { $target } : { $why }
    [one] { $name } détourne vers { $target } : { $why }, une carte
   *[other] { $name } détourne vers { $target } : { $why }, { $count } cartes
}
frantic-log-no-target = { $what ->
    [equality] { $why } : personne n’a moins de cartes, personne ne pioche
    [skip] { $why } : tous les autres passent déjà leur tour
   *[other] { $why } : personne à viser
}
frantic-log-not-used = { $name } fait seulement un vœu et épargne tout le monde : { $why }
frantic-log-stopped = { $name } arrête l’attaque : { $why }
frantic-log-skip-given = { $name } passera son prochain tour
frantic-log-happened = { $name } retourne un événement : { $why }
frantic-log-swapped = { $name } et { $target } échangent leurs mains – { $why }
frantic-log-hands-moved = Toutes les mains passent à droite – { $why }
frantic-log-hands-shuffled = Les mains sont mélangées et redistribuées – { $why }
frantic-log-gambled = { $rule ->
    [second] { $name } prend les { $count } cartes, avant-dernière valeur – { $pairs }
   *[highest] { $name } prend les { $count } cartes, plus haute valeur – { $pairs }
}
frantic-log-gambled-alone = Carte posée seule : { $cards }, { $name } la reprend
frantic-log-gambled-back = Trop peu de cartes posées, chacun les reprend – { $pairs }
frantic-log-gambled-none = Personne n’a de carte à poser
frantic-log-market = Au marché : { $cards }
frantic-log-bomb-lit = La bombe est allumée : encore { $turns } tours pour chacun
frantic-log-ending-set = { $points ->
    [0] La manche s’arrête, on compte les mains – { $why }
   *[other] La manche s’arrête, { $points } points pour chacun – { $why }
}
frantic-log-bomb-off = La bombe explose : { $name } n’aura pas de quatrième tour
frantic-log-round-over = Points – { $pairs }. { $name } distribuera
frantic-log-last-round-over = Points – { $pairs }
frantic-log-undone = { $name } revient en arrière

# En grandes lettres
frantic-big-first-acts = La première carte agit !
frantic-big-first-acts-why = { $name } a distribué : elle compte comme jouée par { $name }.
frantic-big-one-left = { $name } n’a plus qu’une carte !
frantic-big-last-card = { $name } joue sa dernière carte !
frantic-big-ran-out = La pioche est vide !
frantic-big-chance = { $name } doit couvrir : { $why }
frantic-big-market = { $name } choisit en premier
frantic-big-gambled = { $name } prend tout !

# Pourquoi une manche est finie
frantic-over-out = { $people ->
    [one] { $names } n’a plus de carte
   *[other] { $names } n’ont plus de carte
}
frantic-over-short = La pioche est vide
frantic-over-counted = { frantic-event-finish-line }
frantic-over-scored = { frantic-event-doomsday } : { $points } pour chacun
frantic-over-bomb = La bombe a explosé
frantic-over-match = { $people ->
    [one] { $names } gagne avec { $points }
   *[other] { $names } gagnent avec { $points }
}

# La petite carte du dernier événement
frantic-last-event = Dernier événement
frantic-no-effect = Sans effet
frantic-as-many = Chacun en a autant qu’avant

# La table des points entre les manches
frantic-round-title = Manche { $round } · { $why }
frantic-round-match = Partie finie · { $why }
frantic-round-dealer = { $name } a le plus de points et distribuera
frantic-round-dealer-equal = { $name } distribuera : à droite, parmi ceux qui en ont le plus
frantic-round-limit = La partie finit à { NUMBER($limit) } points. Le moins gagne
frantic-round-of = Manche { $round } sur { $rounds } : le moins de points gagne
frantic-round-what = Cartes restantes
frantic-round-earlier = Avant
frantic-round-now = Manche
frantic-round-total = Total
frantic-round-out = Plus de carte !
frantic-round-bomb = Bombe { $points }
frantic-round-doubled = Bombe ×2
frantic-round-scored = { frantic-event-doomsday }
frantic-round-many = { $count } × { $points }
frantic-round-count = { $count } cartes

# Résultats
frantic-results-out = Manches gagnées
frantic-results-most = Pire manche
frantic-results-mean = Moyenne par manche
frantic-results-worst-of-all = La manche la plus chère : { $name }, { $n } points
frantic-results-counters = { $name } : { $count ->
    [one] une Contre-attaque hors de son tour
   *[other] { $count } Contre-attaques hors de son tour
 }
frantic-results-nice-try = { $name } : { $count ->
    [one] Bien essayé au bon moment
   *[other] Bien essayé au bon moment, { $count } fois
 }
frantic-results-rounds = { $name } : { $count ->
    [one] plus de carte dans une manche
   *[other] plus de carte dans { $count } manches
 }
