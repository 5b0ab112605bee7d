# Le jeu de plateau : ses cartes, ses couleurs, ses événements, ses plateaux, et pourquoi une carte ne peut pas être posée.

# Les couleurs. « Multicolore » en est une à part entière.
board-colour-red = rouge
board-colour-blue = bleu
board-colour-green = vert
board-colour-multi = multicolore
board-colour-white = blanc

# Quand agissent les cartes d’une couleur
board-acts-red = quand un pion y finit ses pas ou y est placé
board-acts-blue = quand un pion passe dessus
board-acts-green = quand on la joue
board-acts-multi = quand on la jette en réponse, au tour de n’importe qui
board-acts-white = à sa façon, carte par carte

# Les cartes, et les cases qui n’en sont pas. Pour qui veut les noms des cartes de la boîte : -printed.
board-card-push = Poussée
board-card-jump = Saut
board-card-chance = Seconde chance
board-card-swap = Échange
board-card-stop = Stop
board-card-snail = Escargot
board-card-x = X
board-card-reverse = Marche arrière
board-card-remote = Télécommande
board-card-block = Parade
board-card-reroll = Relance
board-card-notyou = Pas toi
board-card-trouble = Trublion
board-card-teleport = Téléporteur
board-card-push-printed = Push
board-card-jump-printed = Jump
board-card-chance-printed = Second Chance
board-card-swap-printed = Swap
board-card-stop-printed = Stop
board-card-snail-printed = Snail
board-card-x-printed = X
board-card-reverse-printed = Reverse
board-card-remote-printed = Remote
board-card-block-printed = Block
board-card-reroll-printed = Re-Roll
board-card-notyou-printed = Fuck You
board-card-trouble-printed = Troublemaker

# Noms trop longs pour le bas d’une carte en partie couverte, avec le trait d’union où les couper
board-strip-snail = Escar-got
board-strip-swap = Échan-ge
board-strip-remote = Télécom-mande
board-strip-trouble = Trou-blion
board-strip-trouble-printed = Trouble-maker

# Ce que fait une carte, en une ligne. $n : cases et points de cette seule carte sur le plateau joué.
board-does-push = Le pion va sur la case que montre la flèche. Ce qui s’y trouve agit aussi.
board-does-jump = Le pion saute de deux cases dans le sens de la flèche. Ce qui se trouve à l’arrivée agit aussi.
board-does-chance = Relancez le dé et déplacez-vous encore, dans le même sens.
board-does-swap = Échangez votre place avec un autre pion, à votre choix. Son joueur peut parer.
board-does-stop = Les pas d’un déplacement s’arrêtent ici.
board-does-snail = Y entrer coûte deux pas. S’il n’en reste qu’un, on s’arrête juste avant.
board-does-x = Ne compte pas comme une case : le pion continue jusqu’à la suivante.
board-does-reverse = Jouée : ce tour-ci, le déplacement se fait à reculons.
board-does-remote = Jouée : le pion d’un autre avance, pas le vôtre. Vous choisissez lequel, lancez et décidez. L’autre peut parer.
board-does-block = Jetée contre une Télécommande ou un Échange qui vous vise : il ne se passe rien. Posée à votre tour, sans effet.
board-does-reroll = Jetée après un lancer, de n’importe qui : on relance le dé. Posée à votre tour, sans effet.
board-does-notyou = Jouée : votre pion avance de { $n } cases, puis vous lancez. Qui finit dessus doit la prendre : { $n } points si elle reste en main.
board-does-trouble = Jouée : un événement au lieu de votre déplacement. Qui finit dessus en déclenche un aussi.
board-does-teleport = Lancez le dé : le pion va au téléporteur de ce numéro. Si c’est le sien, il reste.

# Pourquoi une carte ne peut pas être posée sur une case
board-refusal-end = On ne pose rien sur le départ ni sur l’arrivée
board-refusal-teleport = On ne pose rien sur un téléporteur
board-refusal-white = On ne pose rien sur une carte blanche
board-refusal-colour = Une autre couleur s’y trouve : seulement sur une case vide ou sur la même couleur

# Nos plateaux. Ceux des joueurs ont leur propre titre.
board-board-classic = Classique
board-board-short = Court
board-board-cliff = Falaise

# Les événements. On lit ces textes sur une affiche : ce qui arrive, et à qui.
board-event-friday-the-13th = Vendredi 13
board-event-friday-the-13th-text = Il ne se passe rien du tout.
board-event-expansion = Expansion
board-event-expansion-text = Chacun lance un dé et avance d’autant de cases.
board-event-recession = Récession
board-event-recession-text = Chacun lance un dé et recule d’autant de cases.
board-event-robin-hood = Robin des Bois
board-event-robin-hood-text = Le pion de tête et le dernier échangent leurs places. S’ils sont plusieurs à égalité, tous le font.
board-event-third-time-lucky = Jamais deux sans trois
board-event-third-time-lucky-text = À tour de rôle, chacun se déplace de trois cases. Les cartes agissent, sauf les Trublions.
board-event-communism = Communisme
board-event-communism-text = Tous les pions vont sur la même case : la moyenne des leurs, arrondie vers le bas.
board-event-charity = Charité
board-event-charity-text = Qui est en tête recule de cinq cases. Tous les autres avancent d’une.
board-event-tornado = Tornade
board-event-tornado-text = Toutes les mains sont mélangées et redistribuées carte par carte.
board-event-earthquake = Tremblement de terre
board-event-earthquake-text = Les téléporteurs sont redistribués. Puis chaque pion va là où se trouvait le pion du joueur à sa droite.
board-event-vandalism = Vandalisme
board-event-vandalism-text = Les cartes visibles de la dernière couleur posée quittent le plateau. Le blanc ne compte pas.
board-event-market = Jour de marché
board-event-market-text = On retourne autant de cartes qu’il y a de joueurs. Chacun à son tour en prend une.
board-event-merry-christmas = Joyeux Noël
board-event-merry-christmas-text = Chacun désigne en secret un autre joueur, qui reçoit toute sa main. Tout est remis en même temps.
board-event-surprise-party = Fête surprise
board-event-surprise-party-text = Chacun donne en secret une carte à un autre joueur. Tout est remis en même temps.
board-event-mexican-standoff = Impasse mexicaine
board-event-mexican-standoff-text = Toutes les mains vont sous la pioche. Puis chacun pioche 3 cartes.
board-event-the-all-seeing-eye = L’œil qui voit tout
board-event-the-all-seeing-eye-text = Toutes les mains sont montrées, jusqu’à ce que chacun dise de continuer.
board-event-gambling-man = Le flambeur
board-event-gambling-man-text = Chacun lance un dé. Le plus haut avance du double ; à égalité, tous le font.
board-event-mating-season = Saison des amours
board-event-mating-season-text = Les pions qui partagent une case retournent au départ. Les cartes en double ou plus quittent les mains.
board-event-time-bomb = Bombe à retardement
board-event-time-bomb-text = La manche continue. Après ce tour, encore 3 tours chacun ; à partir du tout dernier, tous les points comptent double.
board-event-finish-line = Ligne d’arrivée
board-event-finish-line-text = Si un pion est à mi-chemin ou plus loin, la manche s’arrête aussitôt et on la compte. Sinon, rien.
board-event-doomsday = Fin du monde
board-event-doomsday-text = Chaque pion fait la moitié du chemin qui lui reste jusqu’à l’arrivée, arrondie vers le bas.
