# Le jeu de plateau : ce qu’il faut faire, et ce qu’on peut choisir.

# Ce qu’il faut faire, après le nom de qui doit répondre
board-choose-now-deal = Distribuez la manche { $round }
board-choose-now-set-up = Avant le premier tour : posez { $left ->
    [one] la dernière carte
   *[other] une carte, encore { $left }
}
board-choose-now-turn = Posez une carte, puis votre pion avance
board-choose-now-square = { $card } : sur quelle case ?
board-choose-now-arrow = { $card } sur { $square } : dans quel sens ?
board-choose-now-square-hidden = Sur quelle case ?
board-choose-now-arrow-hidden = Sur { $square } : dans quel sens ?
board-choose-now-remote = { $card } : quel pion joue votre coup ?
board-choose-now-swap = { $card } : avec qui changer de place ?
board-choose-now-swap-other = { $card } : avec qui { $pawn } doit changer de place ?
board-choose-now-block = { $attacker } attaque : { $card } !
board-choose-now-reroll-move = { $name } lance un { $value }
board-choose-now-reroll-teleport = { $name } lance un { $value } pour le téléporteur
board-choose-now-reroll-event = { $name } lance un { $value } pour un événement
board-choose-now-reroll-each = Tous les dés sont jetés
board-choose-now-reroll-whose = { $card } : quel dé relancer ?
board-choose-now-place = Où va { $card }, déjà utilisée ?
board-choose-now-place-reroll = D’abord : une case pour { $card }
board-choose-now-name = En secret : à qui toute votre main ?
board-choose-now-give = En secret : donnez une carte
board-choose-now-give-to = Pour qui, cette carte ?
board-choose-now-pick = Prenez une carte du marché
board-choose-now-eye = Toutes les mains sont ouvertes. Tout vu ?

# Ce que les autres attendent, après le nom de qui doit répondre, ou pour plusieurs
board-choose-watch-over = La partie est finie
board-choose-watch-deal = distribue la manche suivante…
board-choose-watch-set-up = pose une carte avant le premier tour…
board-choose-watch-turn = pose une carte…
board-choose-watch-remote = choisit quel pion va avancer…
board-choose-watch-swap = choisit avec quel pion échanger…
board-choose-watch-block = { $attacker } attaque : { $card } ! Une parade ?
board-choose-watch-reroll-move = lance un { $value }. On relance ?
board-choose-watch-reroll-teleport = lance un { $value } pour le téléporteur. On relance ?
board-choose-watch-reroll-event = lance un { $value } pour un événement. On relance ?
board-choose-watch-reroll-each = Tous les dés sont jetés. On relance ?
board-choose-watch-place = pose { $card } quelque part…
board-choose-watch-name = choisit quelqu’un en secret…
board-choose-watch-name-all = Chacun choisit quelqu’un en secret…
board-choose-watch-give = choisit une carte en secret…
board-choose-watch-give-all = Chacun choisit une carte en secret…
board-choose-watch-pick = prend une carte du marché…
board-choose-watch-eye = regarde toutes les mains…
board-choose-watch-eye-all = Chacun regarde toutes les mains…

# La même chose pour qui doit répondre, au sujet du lancer de quelqu’un d’autre
board-choose-ask-reroll-move = { $name } lance un { $value }. On relance ?
board-choose-ask-reroll-teleport = { $name } lance un { $value } pour le téléporteur. On relance ?
board-choose-ask-reroll-event = { $name } lance un { $value } pour un événement. On relance ?
board-choose-ask-reroll-each = Tous les dés sont jetés. On relance ?

# Ce qui se passe tout seul, après le nom de qui le fait, ou pour plusieurs
board-doing-deals = distribue les cartes…
board-doing-order = commence : le plus haut lancer
board-doing-order-again = Égalité en tête : on relance…
board-doing-turn = joue son tour…
board-doing-wild = Des cartes de la pioche vont sur le plateau…
board-doing-lays = pose { $card }…
board-doing-throws-in = répond : { $card } !
board-doing-rolls-move = lance le dé…
board-doing-rolls-teleport = lance le dé pour le téléporteur…
board-doing-rolls-event = lance le dé pour un événement…
board-doing-rolls-each = { $why } : tout le monde lance…
board-doing-rolls-again = relance…
board-doing-attacks = attaque { $target } : { $card } ! { $effect }
board-doing-blocks = pare : { $card }
board-doing-swaps = { $card } : change de place avec { $target }…
board-doing-stays = ne peut pas faire un pas
board-doing-walks = va { $square ->
    [0] au départ
   *[other] en { $square }
}
board-doing-walks-by = { $cards } : va { $square ->
    [0] au départ
   *[other] en { $square }
}
board-doing-no-step = s’arrête devant : { $cards }
board-doing-acts = { $card } agit…
board-doing-acts-chance = { $card } : relance et rejoue…
board-doing-acts-reverse = { $card } : recule pendant ce tour…
board-doing-acts-trouble = { $card } : un événement arrive…
board-doing-idle-push = reste : { $card } mène hors du plateau
board-doing-idle-swap = reste : personne n’est ailleurs
board-doing-put = { $card } : va { $square ->
    [0] au départ
   *[other] en { $square }
}
board-doing-put-stays = { $card } : reste
board-doing-put-idle = { $card } : va { $square ->
    [0] au départ
   *[other] en { $square }
}. { $idle } n’agit que sur un pas : rien
board-doing-walks-pawn = fait aller { $pawn } { $square ->
    [0] au départ
   *[other] en { $square }
}
board-doing-walks-by-pawn = { $cards } : fait aller { $pawn } { $square ->
    [0] au départ
   *[other] en { $square }
}
board-doing-no-step-pawn = { $pawn } s’arrête devant : { $cards }
board-doing-acts-pawn = { $card } agit sur { $pawn }…
board-doing-acts-chance-pawn = { $card } : { $pawn } rejoue…
board-doing-acts-reverse-pawn = { $card } : { $pawn } recule…
board-doing-acts-trouble-pawn = { $card } : un événement arrive…
board-doing-idle-push-pawn = { $pawn } reste : { $card } mène hors du plateau
board-doing-idle-swap-pawn = { $pawn } reste : personne n’est ailleurs
board-doing-put-pawn = { $card } : { $pawn } va { $square ->
    [0] au départ
   *[other] en { $square }
}
board-doing-put-stays-pawn = { $card } : { $pawn } reste
board-doing-put-idle-pawn = { $card } : { $pawn } va { $square ->
    [0] au départ
   *[other] en { $square }
}. { $idle } n’agit que sur un pas : rien
board-doing-takes = doit prendre { $card }
board-doing-event = événement : { $why }…
board-doing-gives = donne à { $target } { $cards }
board-doing-picks = prend une carte du marché…
board-doing-draws = pioche…
board-doing-ran-out = La pioche est vide
board-doing-counted = On compte les points de la manche…

# Ce qui viendrait d’un lancer, d’une attaque, d’un choix : tout peut encore changer
board-choose-effect-move = { $pawn } irait { $square ->
    [0] au départ
   *[other] sur la case { $square }
}.
board-choose-effect-move-acts = { $pawn } irait sur la case { $square }, où agit { $card }.
board-choose-effect-stuck = { $pawn } ne pourrait pas faire un pas.
board-choose-effect-teleport = { $pawn } irait au téléporteur { $value }, case { $square }.
board-choose-effect-teleport-stays = { $pawn } resterait : c’est déjà ce téléporteur.
board-choose-effect-event = { $event }
board-choose-effect-each = { $event } : tous les dés comptent ensemble. L’un d’eux peut être relancé.
board-choose-effect-remote = { $name } ferait avancer { $target }, { $square ->
    [0] au départ
   *[other] case { $square }
}, au lieu de son propre pion.
board-choose-effect-swap = { $target } irait { $from ->
    [0] au départ
   *[other] sur la case { $from }
}, { $pawn } { $to ->
    [0] au départ
   *[other] sur la { $to }
}.
board-choose-effect-reroll = Le { $value } serait relancé.
board-choose-effect-name = Recevrait toute votre main.
board-choose-effect-give = Recevrait cette carte.

# Cases et flèches
board-choose-square = { $square ->
    [0] Le départ
   *[other] Case { $square }
}
board-choose-empty = La case est vide.
board-choose-covers = { $count ->
    [0] Couvre { $card }, qui agit { $acts }.
   *[other] Couvre { $card }, qui agit { $acts }. Dessous : { $below }.
}
board-choose-covers-idle = { $count ->
    [0] Couvre { $card }, qui ne fait rien sur le plateau.
   *[other] Couvre { $card }, qui ne fait rien sur le plateau. Dessous : { $below }.
}
board-choose-way-up = Vers le haut
board-choose-way-down = Vers le bas
board-choose-way-left = Vers la gauche
board-choose-way-right = Vers la droite
board-choose-way-on = En avant, vers l’arrivée
board-choose-way-back = En arrière, vers le départ
board-choose-leads = Un pion qui s’arrête ici va sur la case { $square }.
board-choose-leads-finish = Un pion qui s’arrête ici va à l’arrivée, case { $square }.
board-choose-leads-start = Un pion qui s’arrête ici retourne au départ.
board-choose-nowhere = Hors du plateau : elle ne déplace personne.
board-choose-nowhere-sure = Elle ne déplace personne. Rechoisissez pour la poser ainsi.

# Boutons
board-choose-block = Parer
board-choose-reroll = Relancer
board-choose-let-be = Laisser faire
board-choose-let-be-on = Tout laisser faire avant mon tour
board-choose-back = Annuler
board-choose-go-on = Continuer
board-choose-deal = Distribuer

# Pourquoi on ne peut pas choisir autre chose
board-choose-refusal-no-block = Seule une carte de parade arrête une attaque
board-choose-refusal-no-reroll = Seule une carte de relance change les dés
board-choose-refusal-same-square = Se trouve sur la même case
board-choose-refusal-no-room = Il n’y a pas de case pour elle
board-choose-asked-weighty = question hors tour : attaques sur moi
board-choose-asked-each = attaque et lancer
board-choose-from-now-weighty = Hors tour, question si on vous attaque. { $key } change cela.
