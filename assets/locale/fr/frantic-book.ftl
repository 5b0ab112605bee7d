# Le livre de Frantic : ce que sont ses choses, hors cartes et événements, et ce que nous avons décidé.

# Les cartes en général. $count : exemplaires dans le paquet ; $points : ce qu’une carte coûte en main.
frantic-book-number = Les nombres
frantic-book-black = Les cartes noires
frantic-book-facts = { $count ->
    [one] Une seule dans le paquet
   *[other] { $count } dans le paquet
} · { $points } points si elle reste en main
frantic-book-facts-number = { $count } dans le paquet · autant de points que son nombre si elle reste en main

# Les piles
frantic-book-draw = La pioche
frantic-book-draw-does = Qui ne peut ou ne veut pas jouer prend une carte ici, et peut encore en jouer une. S’il faut piocher et qu’elle est vide, la manche est finie.
frantic-book-discard = La défausse
frantic-book-discard-does = Jouez sur la carte du dessus : même couleur, même nombre ou même symbole. Les cartes à quatre couleurs vont partout.
frantic-book-events = Les événements
frantic-book-events-does = Chaque carte noire jouée retourne le suivant. Il a lieu aussitôt, en commençant par le joueur de droite.
frantic-book-market = Le marché
frantic-book-market-does = Un événement étale autant de cartes qu’il y a de joueurs. À tour de rôle, chacun en prend une.

# Joueurs et signes
frantic-book-seat = Un joueur
frantic-book-seat-does = On y lit le nom, les points et le nombre de cartes en main. On joue vers la droite.
frantic-book-wish = Demandé
frantic-book-wish-does = On ne peut jouer que ce qui est demandé, ou une carte à quatre couleurs. Cela vaut jusqu’à la prochaine carte jouée.
frantic-book-skip-sign = Passe un tour
frantic-book-skip-sign-does = Quelqu’un a joué une Pause : ce joueur passera son prochain tour.
frantic-book-dealer = Le donneur
frantic-book-dealer-does = Il a distribué ; son voisin de droite a commencé. Qui marque le plus de points distribue la manche suivante.
frantic-book-bomb = La bombe
frantic-book-bomb-does = C’est le nombre de tours qui restent à un joueur. La manche finit quand quelqu’un commencerait le quatrième.
frantic-book-attack = Attaqué
frantic-book-attack-does = Une carte spéciale vise ce joueur. On lui demande d’abord s’il a une Contre-attaque.
frantic-book-counter-sign = Arrêté
frantic-book-counter-sign-does = Une Contre-attaque a arrêté l’attaque. On peut la détourner vers n’importe quel adversaire, même l’attaquant.
frantic-book-round = Jusqu’où l’on joue
frantic-book-round-does = La partie finit avec la manche où quelqu’un atteint la limite, ou après tant de manches. Le moins de points gagne.
frantic-book-time = Le temps de répondre
frantic-book-time-does = La bande montre le temps qui reste pour répondre. Quand elle est vide, vous laissez faire.

frantic-book-asked = Des touches chez un joueur
frantic-book-asked-does = On demande à ce joueur : ces touches répondent, ou font attendre un instant. Qui n’appuie sur rien laisse faire.
frantic-book-answered = Une coche chez un joueur
frantic-book-answered-does = Ce joueur a répondu, ou on ne lui demande plus rien. Personne n’apprend ce qu’il a répondu.
frantic-book-new = Nouveau
frantic-book-new-does = Cette carte est arrivée dans votre main pendant qu’elle était fermée. À côté, on lit d’où elle vient.

# Où en sont les choses
frantic-book-can = Possible maintenant.
frantic-book-now-ten = Vous avez { $count ->
    [one] une carte
   *[other] { $count } cartes
} : il en faut exactement { $ten }.
frantic-book-now-equality = Une fois jouée, il vous en reste { $count } : désignez qui en a moins.
frantic-book-now-left = { $count ->
    [0] Il ne reste aucune carte.
    [one] Il reste une carte.
   *[other] Il reste { $count } cartes.
}
frantic-book-now-events = { $count ->
    [0] Il ne reste aucun événement.
    [one] Il reste un événement.
   *[other] Il reste { $count } événements.
}
frantic-book-now-last = Le dernier : { $event }.
frantic-book-now-newest = C’est le dernier retourné.
frantic-book-now-market = { $count ->
    [one] Une carte s’y trouve.
   *[other] { $count } cartes s’y trouvent.
}
frantic-book-now-wish = Demandé maintenant : { $wish }.
frantic-book-now-any = N’importe quelle carte va maintenant.
frantic-book-on-black = Sur une noire va seulement son nombre en couleur, ou une carte aux quatre couleurs.
frantic-book-now-on = Sur le dessus : { $card }.
frantic-book-now-seat = { $points } points, { $cards ->
    [0] aucune carte en main.
    [one] une carte en main.
   *[other] { $cards } cartes en main.
}
frantic-book-now-in-turn = C’est son tour.
frantic-book-now-asked = On lui demande.
frantic-book-now-skipped = Passera son prochain tour.
frantic-book-now-dealer = A distribué.
frantic-book-now-bomb = Bombe : { $count ->
    [0] plus aucun tour.
    [one] encore un tour.
   *[other] encore { $count } tours.
}
frantic-book-now-limit = { $length ->
    [short] Cette partie va jusqu’à { $count } points : une partie courte à { $seats } selon la règle.
    [medium] Cette partie va jusqu’à { $count } points : une partie moyenne à { $seats } selon la règle.
    [long] Cette partie va jusqu’à { $count } points : une partie longue à { $seats } selon la règle.
   *[own] Cette partie va jusqu’à { $count } points, comme choisi.
}
frantic-book-now-rounds = Cette partie se joue en { $count ->
    [one] une manche.
   *[other] { $count } manches.
}

# Ce que nous avons décidé là où la règle ne dit rien
frantic-book-ours-skip = Si tous les autres doivent déjà passer un tour, elle est sans effet.
frantic-book-ours-gift = On contre avant que vous choisissiez les cartes : personne ne les voit pour rien.
frantic-book-ours-exchange = Vous prenez dans sa main d’avant le cadeau. Avec trop peu de cartes, on fait avec ce qu’il y a.
frantic-book-ours-four = On demande d’abord à tous ceux qui doivent piocher s’ils contrent ; puis ils piochent dans votre ordre.
frantic-book-ours-equality = On compte vos cartes sans Égalité. S’il n’y a personne à désigner, il ne reste que la demande.
frantic-book-ours-counter = L’attaque détournée est la vôtre : pour un Cadeau ou un Vive le changement, vous donnez deux de vos cartes.
frantic-book-ours-nice-try = On demande à tous, qu’ils l’aient ou non. Si c’est votre dernière carte, vous avez fini la manche.
frantic-book-ours-not-you = On continue sur la carte du dessous, avec sa demande. On ne peut pas la donner, mais on peut la prendre.
frantic-book-ours-charity = Les cartes sont prises au hasard.
frantic-book-ours-gambling-man = Entre nombres égaux, le premier dans l’ordre du tour prend tout.
frantic-book-ours-market = S’il reste trop peu de cartes, on étale ce qu’il y a ; puis la manche finit.
frantic-book-ours-mating-season = Les nombres noirs comptent aussi.
frantic-book-ours-merry-christmas = On ne redonne pas ce qu’on vient de recevoir.
frantic-book-ours-recession = Chacun choisit les cartes qu’il défausse.
frantic-book-ours-surprise-party = Qui n’a pas de carte n’en donne pas.
frantic-book-ours-time-bomb = Le tour en cours ne compte pas, un tour passé compte. Après Fin du monde, la bombe ne change rien.
frantic-book-ours-tornado = Le joueur de droite reçoit la première carte.
frantic-book-ours-wish = Piocher ne met pas fin à la demande.
frantic-book-ours-discard = Les cartes défaussées par un événement vont sous celle du dessus, sans effet.
frantic-book-ours-time = On demande à tous pareil et aussi longtemps, avec ou sans la carte : aucune main ne se trahit.
