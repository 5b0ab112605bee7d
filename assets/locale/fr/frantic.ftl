# Frantic : ses cartes, ses événements, et pourquoi une carte ne peut pas être jouée.

# Les couleurs. Le noir est celle de certaines cartes, mais on ne peut pas le demander.
frantic-colour-red = rouge
frantic-colour-yellow = jaune
frantic-colour-green = vert
frantic-colour-blue = bleu
frantic-colour-black = noir

# Les cartes. Le dernier nom est celui qui est imprimé, pour les tables qui le demandent.
frantic-card-chance = Encore une !
frantic-card-skip = Pause
frantic-card-gift = Cadeau
frantic-card-exchange = Vive le changement
frantic-card-fantastic = Fais un vœu !
frantic-card-four = 4 chances
frantic-card-equality = Égalité
frantic-card-counter = Contre-attaque
frantic-strip-counter = Contre-attaque
frantic-card-nice-try = Bien essayé
frantic-card-not-you = Pas toi !
frantic-card-not-you-printed = Fuck You

# Une carte d’une couleur. $card : son nombre ou son nom.
frantic-kind-number = { $card } { $colour }
frantic-kind-special = { $card } ({ $colour })

# Ce que fait une carte, en une ligne
frantic-does-number = Va sur la même couleur ou sur le même nombre.
frantic-does-black = Va seulement sur le même nombre, jamais sur du noir. Retourne un événement.
frantic-does-chance = Jouez aussitôt une autre carte dessus. Si rien ne va, piochez : le tour est fini.
frantic-does-skip = Désignez un joueur : il passera son prochain tour.
frantic-does-gift = Désignez un joueur et donnez-lui deux cartes de votre main.
frantic-does-exchange = Désignez un joueur, donnez-lui deux cartes et prenez-lui-en deux au hasard.
frantic-does-fantastic = Demandez un nombre ou une couleur.
frantic-does-four = Les autres piochent quatre cartes en tout, réparties à votre gré. Puis demandez un nombre ou une couleur.
frantic-does-equality = Un joueur qui a moins de cartes pioche pour en avoir autant que vous. Puis demandez une couleur.
frantic-does-counter = Attaqué ? Jouez-la aussitôt : l’attaque s’arrête, ou vous la détournez vers n’importe qui. Puis demandez une couleur.
frantic-does-counter-in-turn = À votre tour, elle ne fait que demander une couleur. Gardée, elle arrête une attaque contre vous.
frantic-does-nice-try = Quelqu’un n’a plus de cartes ? Jouez-la aussitôt : il en pioche trois. Puis demandez une couleur.
frantic-does-nice-try-in-turn = À votre tour, elle ne fait que demander une couleur. Gardée, elle redonne des cartes à qui n’en a plus.
frantic-does-not-you = Seulement avec dix cartes en main tout juste, sur n’importe laquelle. Coûte 42 points si elle reste.

# Pourquoi une carte ne peut pas être jouée ; si elle est ouverte, -named les nomme. $wish : ce qui est demandé.
frantic-refusal-not-ten = Seulement avec exactement dix cartes en main, celle-ci comprise
frantic-refusal-wish = On demande autre chose
frantic-refusal-wish-named = { $card } ne va pas : c’est { $wish } qui est demandé
frantic-refusal-black = Une carte noire ne va que sur le même nombre, jamais sur du noir
frantic-refusal-black-named = { $card } ne va pas sur { $on } : le même nombre seulement, jamais sur du noir
frantic-refusal-other = Ni même couleur, ni même nombre, ni même symbole
frantic-refusal-other-named = { $card } ne va pas sur { $on } : ni même couleur, ni même nombre, ni même symbole

# Les événements. On lit ces textes sur une affiche : ce qui arrive, et à qui.
frantic-event-charity = Charité
frantic-event-charity-text = À tour de rôle, les autres prennent une carte au hasard à qui en a le plus ; s’ils sont plusieurs, une à chacun.
frantic-event-communism = Communisme
frantic-event-communism-text = Tous piochent jusqu’à avoir autant de cartes que la plus grosse main.
frantic-event-doomsday = Fin du monde
frantic-event-doomsday-text = La manche s’arrête aussitôt. 50 points pour chacun, quelle que soit sa main.
frantic-event-earthquake = Tremblement de terre
frantic-event-earthquake-text = Chacun donne toute sa main à son voisin de droite.
frantic-event-expansion = Expansion
frantic-event-expansion-text = Le premier pioche 1 carte, le deuxième 2, le troisième 3, et ainsi de suite.
frantic-event-finish-line = Ligne d’arrivée
frantic-event-finish-line-text = La manche s’arrête aussitôt et on compte les mains.
frantic-event-friday-the-13th = Vendredi 13
frantic-event-friday-the-13th-text = Il ne se passe rien du tout.
frantic-event-gambling-man = Le flambeur
frantic-event-gambling-man-text = Chacun pose en secret un nombre de la dernière couleur jouée. Le plus grand ramasse tout. Si on n’en a pas, on pioche 2 cartes.
frantic-event-gambling-man-text-any-card = Chacun pose en secret une carte. La deuxième en partant du bas, selon les points, ramasse tout.
frantic-event-market = Jour de marché
frantic-event-market-text = On retourne autant de cartes qu’il y a de joueurs. Chacun à son tour en choisit une.
frantic-event-mating-season = Saison des amours
frantic-event-mating-season-text = Chacun se défausse des nombres qu’il a en double, en triple ou plus, quelle que soit leur couleur.
frantic-event-merry-christmas = Joyeux Noël
frantic-event-merry-christmas-text = Chacun distribue toute sa main aux autres comme il veut. Tous en même temps.
frantic-event-mexican-standoff = Impasse mexicaine
frantic-event-mexican-standoff-text = Chacun se défausse de toute sa main, puis pioche 3 cartes.
frantic-event-recession = Récession
frantic-event-recession-text = Le premier se défausse de 1 carte de son choix, le deuxième de 2, et ainsi de suite. Qui en a moins les jette toutes.
frantic-event-robin-hood = Robin des Bois
frantic-event-robin-hood-text = La plus petite et la plus grosse main sont échangées.
frantic-event-surprise-party = Fête surprise
frantic-event-surprise-party-text = Chacun donne une carte au joueur de son choix. Tous choisissent avant qu’on les remette.
frantic-event-the-all-seeing-eye = L’œil qui voit tout
frantic-event-the-all-seeing-eye-text = Toutes les mains sont montrées, jusqu’à ce que chacun dise de continuer.
frantic-event-third-time-lucky = Jamais deux sans trois
frantic-event-third-time-lucky-text = Chacun pioche 3 cartes.
frantic-event-time-bomb = Bombe à retardement
frantic-event-time-bomb-text = La manche s’arrête après 3 autres tours chacun. Main vide : 10 points de moins, aux autres 10 de plus. Si personne ne finit, tout double.
frantic-event-tornado = Tornade
frantic-event-tornado-text = Toutes les mains sont mélangées et redistribuées carte par carte.
frantic-event-vandalism = Vandalisme
frantic-event-vandalism-text = Chacun se défausse de toutes ses cartes de la dernière couleur jouée, nombres et spéciales.
