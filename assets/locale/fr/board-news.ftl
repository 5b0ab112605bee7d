# Le jeu de plateau : ce qui se passe, dans le journal, et le tableau des points.
# $card : une carte par son nom ; $cards : des cartes par leur nom, ou leur nombre ; $why : un
# événement ; $pairs : des noms, chacun avec un nombre, une case, des cartes ou un autre nom ; $names :
# un nom ou plusieurs, $people dit combien.

# Ce qui vient de se passer
board-log-cards = { $count ->
    [0] rien
    [one] une carte
   *[other] { $count } cartes
}
board-log-dealt = Manche { $round } : { $name } distribue
board-log-order = { $name } commence ({ $pairs })
board-log-order-again = Égalité en tête, on relance ({ $pairs })
board-log-laid-set-up = { $name } pose { $card } sur la { $square }{ $way ->
    [up] , vers le haut
    [down] , vers le bas
    [left] , vers la gauche
    [right] , vers la droite
    [on] , vers l’arrivée
    [back] , vers le départ
   *[none] {""}
}
board-log-laid-turn = { $name } pose { $card } sur la { $square }{ $way ->
    [up] , vers le haut
    [down] , vers le bas
    [left] , vers la gauche
    [right] , vers la droite
    [on] , vers l’arrivée
    [back] , vers le départ
   *[none] {""}
}
board-log-laid-wild = De la pioche : { $card } sur la { $square }{ $way ->
    [up] , vers le haut
    [down] , vers le bas
    [left] , vers la gauche
    [right] , vers la droite
    [on] , vers l’arrivée
    [back] , vers le départ
   *[none] {""}
}
board-log-laid-answer = Après usage, { $name } pose { $card } sur la { $square }
board-log-thrown-in = { $name } répond : { $card } !
board-log-silent = { $name } accepte tous les lancers jusqu’à son prochain tour
board-log-not-blocked = { $name } ne pare pas : { $card }
board-log-all-seen = Tout le monde a assez vu
board-log-rolled-move = { $name } lance un { $value }
board-log-rolled-teleport = { $name } lance un { $value } pour le téléporteur
board-log-rolled-event = { $name } lance un { $value } pour un événement
board-log-rolled-each = { $why } : tout le monde lance ({ $pairs })
board-log-rolled-again = Dé relancé, { $name } : { $value }
board-log-remote = { $card } : { $name } fait bouger { $target }
board-log-swap = { $card } : { $name } veut changer de place avec { $target }
board-log-swap-for = { $card } : { $name } fait changer de place { $pawn } et { $target }
board-log-blocked-remote = { $name } pare ({ $card }) : personne n’avance
board-log-blocked-swap = { $name } pare ({ $card }) : chacun reste
board-log-swapped = { $card } : { $name } { $there ->
    [0] au départ
   *[other] en { $there }
}, { $target } { $here ->
    [0] au départ
   *[other] en { $here }
}
board-log-stayed = { $name } ne peut pas faire un pas : pas de dé
board-log-walked = { $name } va { $square ->
    [0] au départ
   *[other] en { $square }
}
board-log-walked-by = { $cards } : { $name } va { $square ->
    [0] au départ
   *[other] en { $square }
}
board-log-no-step = { $name } s’arrête devant : { $cards }
board-log-idle-push = { $card } en { $square }, vers nulle part : { $name } reste
board-log-idle-swap = { $card } en { $square } : personne n’est ailleurs
board-log-acts-chance = { $card } en { $square } : { $name } rejoue
board-log-acts-reverse = { $card } : { $name } recule
board-log-acts-trouble = { $card } en { $square } : { $name } déclenche un événement
board-log-put = { $card } : { $name } va { $square ->
    [0] au départ
   *[other] en { $square }
}
board-log-put-idle = { $card } : { $name } va { $square ->
    [0] au départ
   *[other] en { $square }
}. { $idle } n’agit que sur un pas : rien ne se passe
board-log-put-stays = { $card } : { $name } reste { $square ->
    [0] au départ
   *[other] en { $square }
}
board-log-took-up = { $name } doit prendre { $card } de la { $square }
board-log-happened = { $name } déclenche : { $why }
board-log-pawns-moved = { $why } : { $pairs }
board-log-pawns-moved-idle = { $why } : { $pairs }. Ce n’est pas un déplacement : aucune carte n’agit.
# Un nom avec un nombre ou des cartes, dans une suite
board-log-pair = { $name } : { $what }
board-log-pair-given = { $name } à { $target }
board-log-pair-moved = { $name } { $square ->
    [0] au départ
   *[other] en { $square }
}
board-log-nobody-moved = { $why } : personne ne bouge
board-log-teleports = { $why } : téléporteurs en { $squares }
board-log-cleared = { $why } : { $count ->
    [one] une carte ({ $colour }) quitte le plateau
   *[other] { $count } cartes ({ $colour }) quittent le plateau
}
board-log-hands-left = { $why } : { $count ->
    [one] une carte va
   *[other] toutes les mains, { $count } cartes, vont
} sous la pioche
board-log-doubles-left = { $why } : sous la pioche – { $pairs }
board-log-hands-shuffled = { $why } : toutes les mains sont mêlées et redistribuées
board-log-hands-given = { $why } : { $pairs }
board-log-gave = { $why } : { $name } donne à { $target } { $cards }
board-log-market = Au marché : { $cards }
board-log-picked = { $name } prend { $card }
board-log-drew = { $name } pioche { $cards }
board-log-drew-why = { $why } : { $name } pioche { $cards }
board-log-ran-out = { $count ->
    [one] La pioche est vide : il manque une carte à { $name }
   *[other] La pioche est vide : il manque { $count } cartes à { $name }
}
board-log-bomb-lit = La bombe est allumée : encore { $turns ->
    [one] un tour
   *[other] { $turns } tours
} avant que les points comptent double
board-log-ticks = { $left ->
    [0] La bombe explose : dès ce tour, les points comptent double
    [one] Tic-tac : encore un tour
   *[other] Tic-tac : encore { $left } tours
}
board-log-round-over = Points – { $pairs }
board-log-round-doubled = La bombe double tous les points – { $pairs }

# Pourquoi une manche est finie
board-over-finish = { $people ->
    [one] { $names } est à l’arrivée
   *[other] { $names } sont à l’arrivée
}
board-over-short = La pioche est vide
board-over-early = { $why }
board-over-match = { $people ->
    [one] { $names } gagne avec { $points }
   *[other] { $names } gagnent avec { $points }
}

# Le tableau des points entre les manches
board-scores-title = Manche { $round } · { $why }
board-scores-match = Partie finie · { $why }
board-scores-deals = Prochaine donne : { $name }
board-scores-limit = La partie finit à { NUMBER($limit, useGrouping: 0) } points. Le moins gagne
board-scores-of = Manche { $round } sur { $rounds } : le moins de points gagne
board-scores-what = Ce qui compte
board-scores-now = Manche
board-scores-total = Total
board-scores-square = Case { $square }
board-scores-finish = Arrivée : { $square }
board-scores-start = Départ : 0
board-scores-doubled = Bombe ×2

# Résultats
board-results-best = Meilleure manche
board-results-worst = Pire manche
board-results-mean = Moyenne par manche
board-results-starts = { $name } : { $count ->
    [one] une manche finie au départ
   *[other] { $count } manches finies au départ
}
board-results-blocks = { $name } : { $count ->
    [one] une attaque parée
   *[other] { $count } attaques parées
}
board-results-rerolls = { $name } : { $count ->
    [one] un dé relancé
   *[other] { $count } dés relancés
}
board-results-worst-of-all = La manche la plus chère : { $name }, { $n } points
