# Le salon : qui est assis où, les noms, et une partie en attente.

hint-name = nom
hint-letter = lettre
hint-next-letter = lettre suivante
hint-shorter = effacer
card-start-all = tout
card-start-three-quarters = ¾
card-start-half = ½
card-start-quarter = ¼
join-aid = Aide-moi à voir
join-aid-off = non
join-aid-late = après 3 s
join-aid-always = toujours
confirm-new-match = Une partie attend : manche { $round }, { $names }. Une nouvelle partie prendra sa place dès que quelqu’un y aura joué.
join-start-new = Nouvelle partie

# Durée d’une partie : mesurée, voir game/core/lengths.py.
length-short = { $minutes } min
length-about = { $rounds ->
    [one] Environ une manche
   *[other] Environ { $rounds } manches
 } à { $n } joueurs, soit { $minutes } min.

# L’accueil et l’entraînement
title-continue = Reprendre : { $game }
practise-level = Robots : { $level }
