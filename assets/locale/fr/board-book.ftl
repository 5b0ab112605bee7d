# Le livre du jeu de plateau : ce que sont ses choses, hors cartes et événements, et ce que nous avons décidé.

# D’une carte : sa couleur, et combien il y en a.
board-book-facts = { $colour } : agit { $acts } · { $count } dans le paquet
board-book-facts-event = Le dé à vingt faces montre { $n }

# Les cases
board-book-start = Le départ
board-book-start-does = Tous les pions y commencent la manche. Il compte 0.
board-book-plain = Une case
board-book-plain-does = Son numéro est ce qu’elle vous coûte si votre pion s’y trouve à la fin de la manche. On peut y poser une carte, si la case est vide ou de la même couleur.
board-book-finish = L’arrivée
board-book-finish-does = Si un pion s’y trouve à la fin d’un tour, la manche est finie, et son numéro est ce qu’elle coûte.
board-book-teleport-number = Téléporteur { $n } · { $square }
board-book-on-square = { $card } · { $square }

# Piles, dés, joueurs
board-book-draw = La pioche
board-book-draw-does = À la fin d’un tour, chacun complète ici sa main à { $n } cartes. Dès que quelqu’un ne le peut plus, la manche finit.
board-book-market = Le marché
board-book-market-does = Un événement étale autant de cartes qu’il y a de joueurs. À tour de rôle, chacun en prend une.
board-book-d6 = Le dé à six faces
board-book-d6-does = Il dit de combien de cases un pion avance, à quel téléporteur il va, et de combien dans certains événements.
board-book-d20 = Le dé à vingt faces
board-book-d20-does = Il dit qui commence la manche, et lequel des 20 événements a lieu.
board-book-seat = Un joueur
board-book-seat-does = On y lit le nom, les points des manches d’avant et le nombre de cartes en main. On joue vers la droite.

# Les couleurs des cartes. $acts : quand elles agissent.
board-book-colour = { $colour }
board-book-colour-does = Les cartes de cette couleur agissent { $acts }.
board-book-colour-red = Poussée, Saut, Seconde chance, Échange
board-book-colour-blue = Stop, Escargot, X
board-book-colour-green = Marche arrière, Télécommande
board-book-colour-multi = Parade, Relance
board-book-colour-white = « Pas toi ! », le Trublion et les téléporteurs. On ne pose rien sur du blanc.

# Les signes
board-book-arrow = Une flèche
board-book-arrow-does = Elle montre où une Poussée ou un Saut envoie un pion. On la choisit en posant la carte ; ensuite elle ne bouge plus.
board-book-stack = Une pile
board-book-stack-does = C’est le nombre de cartes sur cette case. Seule celle du dessus agit. F4 montre toutes les piles.
board-book-spent = La coche
board-book-spent-does = Cette carte a agi pendant ce tour. Jusqu’à la fin du tour, la case compte comme vide.
board-book-step = Le chemin
board-book-step-does = Les petites flèches montrent comment va le parcours, d’une case à la suivante.
board-book-light-place = Un cadre en tirets
board-book-light-place-does = Votre carte peut aller sur cette case.
board-book-light-way = Des coins éclairés
board-book-light-way-does = Le pion va passer sur cette case.
board-book-light-goal = Un cadre à flèches
board-book-light-goal-does = C’est ici que le pion finira ses pas.
board-book-bomb = La bombe
board-book-bomb-does = C’est le nombre de tours qui restent à chacun. Si la manche finit au dernier ou après, tous les points comptent double.
board-book-round = Jusqu’où l’on joue
board-book-round-does = La partie finit avec la manche où quelqu’un atteint la limite, ou après tant de manches. Le moins de points gagne.
board-book-time = Le temps de répondre
board-book-time-does = La bande montre le temps qui reste pour une Parade ou une Relance. Quand elle est vide, vous laissez faire.

board-book-asked = Des touches chez un joueur
board-book-asked-does = On demande à ce joueur : ces touches répondent, ou font attendre un instant. Qui n’appuie sur rien laisse faire.
board-book-answered = Une coche chez un joueur
board-book-answered-does = Ce joueur a répondu, ou on ne lui demande plus rien. Personne n’apprend ce qu’il a répondu.
board-book-new = Nouveau
board-book-new-does = Cette carte est arrivée dans votre main pendant qu’elle était fermée. À côté, on lit d’où elle vient.

# Où en sont les choses
board-book-can = Possible maintenant.
board-book-now-room = { $count ->
    [0] Aucune case n’est libre pour elle.
    [one] Une case est libre pour elle.
   *[other] { $count } cases sont libres pour elle.
}
board-book-now-newest = C’est le dernier arrivé.
board-book-now-spent = Elle a agi pendant ce tour : la case compte comme vide.
board-book-now-idle = Sur le plateau, elle est sans effet.
board-book-now-acts = Elle agit { $acts }.
board-book-now-below = ×{ $count } : de { $count } cartes, seule celle du dessus agit. Dessous : { $cards }.
board-book-now-pawns = { $people ->
    [one] Pion ici : { $names }.
   *[other] Pions ici : { $names }.
}
board-book-now-left = { $count ->
    [0] Il ne reste aucune carte.
    [one] Il reste une carte.
   *[other] Il reste { $count } cartes.
}
board-book-now-market = { $count ->
    [one] Une carte s’y trouve.
   *[other] { $count } cartes s’y trouvent.
}
board-book-now-seat = { $square ->
    [0] Au départ
   *[other] Case { $square }
}, { $points } points d’avant, { $cards ->
    [0] aucune carte en main.
    [one] une carte en main.
   *[other] { $cards } cartes en main.
}
board-book-now-in-turn = C’est son tour.
board-book-now-asked = On lui demande.
board-book-now-silent = Laisse valoir les lancers jusqu’à son prochain tour.
board-book-now-bomb = { $count ->
    [0] Elle explose : les points comptent double.
    [one] Il reste un tour.
   *[other] Il reste { $count } tours.
}
board-book-now-limit = { $length ->
    [short] Cette partie va jusqu’à { $count } points : une partie courte à { $seats } selon la règle.
    [medium] Cette partie va jusqu’à { $count } points : une partie moyenne à { $seats } selon la règle.
    [long] Cette partie va jusqu’à { $count } points : une partie longue à { $seats } selon la règle.
   *[own] Cette partie va jusqu’à { $count } points, comme choisi.
}
board-book-now-rounds = Cette partie se joue en { $count ->
    [one] une manche.
   *[other] { $count } manches.
}

# Ce que nous avons décidé
board-book-ours-event = Cet événement est de nous, d’après un de ceux du jeu de cartes.
board-book-ours-push = Si aucune case ne touche là, le pion reste. Le nombre d’exemplaires est de nous.
board-book-ours-jump = La flèche montre l’arrivée ou le départ. Un Stop sauté ne compte pas.
board-book-ours-chance = Le même pion relance, de la case où il est.
board-book-ours-swap = N’importe quel pion d’une autre case, même au départ ou à l’arrivée. Aucune carte n’agit sur les deux cases.
board-book-ours-stop = Un pion poussé ou qui saute dessus n’est pas arrêté : seuls les pas le sont.
board-book-ours-snail = Un pion poussé ou qui saute dessus ne perd rien : seuls les pas coûtent.
board-book-ours-x = Un pion poussé dessus continue dans son sens, même par-dessus plusieurs X.
board-book-ours-reverse = Les flèches restent comme elles sont.
board-book-ours-remote = Vous choisissez tout, même votre propre pion pour un Échange. Ce qu’il faut prendre va au joueur du pion.
board-book-ours-block = Les attaques sont la Télécommande et l’Échange. Tomber sur une carte ou un événement n’en est pas une.
board-book-ours-reroll = Celui qui lance peut s’en servir aussi. Si tous lancent ensemble, on désigne un seul dé.
board-book-ours-notyou = Sur un plateau plus long ou plus court, ses cases et ses points changent en proportion.
board-book-ours-trouble = Qui finit dessus déclenche un événement, et son déplacement est terminé.
board-book-ours-teleport = Le téléporteur d’arrivée n’agit pas. On ne couvre pas un téléporteur.
board-book-ours-start = On ne recule pas plus loin, et on ne pose rien ici.
board-book-ours-finish = Les pas en trop sont perdus. Le tour se joue toujours jusqu’au bout.
board-book-ours-spent = Cela vaut pour tous les pions, et aussi pour une carte parée ou sautée.
board-book-ours-time = On demande à tous pareil et aussi longtemps, avec ou sans la carte : aucune main ne se trahit.
board-book-ours-draw = Le joueur dont c’est le tour complète le premier.
board-book-ours-bomb = Une seconde bombe dans la même manche ne change rien.
