# Le salon : qui est assis où, les noms, et une partie en attente.

hint-name = nom
hint-letter = lettre
hint-next-letter = lettre suivante
hint-shorter = effacer
card-start-all = tout
card-start-three-quarters = ¾
card-start-half = ½
card-start-quarter = ¼
join-aid = Lueur
join-aid-off = non
join-aid-late = après 3 s
join-aid-always = toujours
confirm-new-match = Une partie attend : manche { $round }, { $names }. Une nouvelle partie prendra sa place dès que quelqu’un y aura joué.
confirm-leave-other = Quitter cette partie ? Rien n’en sera gardé. Celle qui attend vous attend toujours.
join-start-new = Nouvelle partie

# Durée d’une partie : mesurée, voir game/core/lengths.py.
length-short = { $minutes } min
length-of-rounds = À { $n } joueurs, environ { $minutes } min.
length-about = { $rounds ->
    [one] Environ une manche
   *[other] Environ { $rounds } manches
 } à { $n } joueurs, soit { $minutes } min.

# L’accueil et l’entraînement
title-continue = Reprendre : { $game }
practise-level = Robots : { $level }

# Niveaux de la course : pour qui chacun est un adversaire égal.
join-bot-frankfurt-gentle = Comme un enfant de six ans : 5 s par carte
join-bot-frankfurt-first = Comme à une première course : 3 s par carte
join-bot-frankfurt-easy = Comme après une soirée : 2,1 s par carte
join-bot-frankfurt-normal = Comme qui joue parfois : 1,5 s par carte
join-bot-frankfurt-hard = Comme un habitué : 1 s par carte
join-bot-frankfurt-frantic = Comme un champion : 0,6 s par carte
join-bot-frankfurt-with-you = Suit votre rythme. D’abord { NUMBER($n, maximumFractionDigits: 1) } s par carte
join-bot-frankfurt-with-you-at = Part de votre dernier rythme : { NUMBER($n, maximumFractionDigits: 1) } s par carte
join-bot-fine = { NUMBER($n, maximumFractionDigits: 1) } s par carte
level-percent = { $n } %
join-start-last = Cartes au départ (avant : { $value })
join-chance = chances : { $chance }
join-tempo = Rythme
join-tempo-step = { $n } %

# Ce que les résultats proposent pour une partie plus égale.
results-next-level = Robots plus forts : { $level }
results-chance = Chances alors : { $chance }

# While something is read that takes a moment
screen-moment = Un instant…

# La première partie après une leçon
first-title = Votre première partie
first-line = Vous contre { $bots ->
    [one] un robot
   *[other] { $bots } robots
 }. Le plus facile est déjà choisi : commencez, ou changez.
first-level = Robots
first-length = Durée
first-start-quarter = Vous commencez tous deux avec un quart des cartes : une course courte.
first-start-half = Vous commencez tous deux avec la moitié des cartes.
first-start-three-quarters = Vous commencez tous deux avec trois quarts des cartes.
first-start-all = Vous commencez tous deux avec toutes les cartes : une longue course.
first-about = { $rounds ->
    [one] Une manche : environ { $minutes } minutes.
   *[other] Environ { $rounds } manches : { $minutes } minutes.
 }
join-start-bot = Jouer avec un robot
join-now-turns-alone = Entrée lance la partie
join-now-turns-alone-pad = Le bouton du bas lance la partie
join-now-go-on = Une partie attend : reprenez-la, ou « C’est parti » en lance une autre
hint-choose-or-click = choisir, ou un clic
