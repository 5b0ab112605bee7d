# Frantic : ce qu’il faut faire, et ce qu’on peut choisir.

# Ce qu’il faut faire, après le nom de qui doit répondre
frantic-choose-now-deal = Distribuez la manche { $round }
frantic-choose-now-turn = Jouez une carte, ou piochez
frantic-choose-now-turn-drawn = Jouez une carte, ou passez
frantic-choose-now-turn-black = Convient : un { $number } de couleur, ou une carte à quatre couleurs. Sinon, piochez
frantic-choose-now-turn-black-drawn = Convient : un { $number } de couleur, ou une carte à quatre couleurs. Sinon, passez
frantic-choose-now-turn-wish = Convient : { $wish }, ou une carte à quatre couleurs. Sinon, piochez
frantic-choose-now-turn-wish-drawn = Convient : { $wish }, ou une carte à quatre couleurs. Sinon, passez
frantic-choose-now-cover = { $card } Couvrez-la d’une autre carte
frantic-choose-now-wish = Demandez une couleur
frantic-choose-now-wish-any = Demandez une couleur ou un nombre
frantic-choose-now-target-skip = { $card } : qui passera son tour ?
frantic-choose-now-target-gift = { $card } : qui aura vos cartes ?
frantic-choose-now-target-exchange = { $card } : avec qui échanger ?
frantic-choose-now-target-equality = { $card } : qui pioche pour vous égaler ?
frantic-choose-now-send-on = { $card } : attaque arrêtée. La détourner ?
frantic-choose-now-shares = { $left ->
    [0] Les quatre cartes sont réparties. On pioche ?
    [one] Qui pioche ? Encore une carte à répartir
   *[other] Qui pioche ? { $left } cartes à répartir
}
frantic-choose-now-counter = { $attacker } attaque : { $card } ! Une contre-attaque ?
frantic-choose-now-nice-try = { $names } { $people ->
    [one] n’a
   *[other] n’ont
} plus de cartes. { $card } ?
frantic-choose-now-give = { $card } : { $left ->
    [one] une carte
   *[other] { $left } cartes
} pour { $target }
frantic-choose-now-presents = { $left ->
    [one] Offrez une carte : laquelle, et à qui ?
   *[other] Offrez { $left } cartes : lesquelles, et à qui ?
}
frantic-choose-now-presents-to = Pour qui, cette carte ?
frantic-choose-now-presents-more = { $left ->
    [one] Quelle carte offrez-vous à { $target } ?
   *[other] Quelles cartes pour { $target } ? Encore { $left }
}
frantic-choose-now-discard = Défaussez { $left ->
    [one] une carte
   *[other] { $left } cartes
}
frantic-choose-now-put-down = Posez en secret un nombre { $colour }
frantic-choose-now-put-down-any = Posez une carte en secret
frantic-choose-now-pick = Prenez une carte du marché
frantic-choose-now-eye = Toutes les mains sont ouvertes. Tout vu ?

# Ce que les autres attendent, après le nom de qui doit répondre, ou pour plusieurs
frantic-choose-watch-over = La partie est finie
frantic-choose-watch-deal = distribue la manche suivante…
frantic-choose-watch-turn = joue ou pioche…
frantic-choose-watch-turn-drawn = a pioché : joue ou passe…
frantic-choose-watch-cover = doit couvrir la carte…
frantic-choose-watch-wish = fait une demande…
frantic-choose-watch-target = choisit une cible…
frantic-choose-watch-send-on = arrête l’attaque ! Et la détourne ?
frantic-choose-watch-shares = répartit quatre cartes…
frantic-choose-watch-counter = { $attacker } attaque : { $card } ! Une contre-attaque ?
frantic-choose-watch-nice-try = { $names } { $people ->
    [one] n’a
   *[other] n’ont
} plus de cartes. { $card } ?
frantic-choose-watch-give = choisit des cartes à donner…
frantic-choose-watch-presents = choisit ses cadeaux…
frantic-choose-watch-presents-all = Chacun choisit ses cadeaux…
frantic-choose-watch-discard = se défausse…
frantic-choose-watch-put-down = pose une carte…
frantic-choose-watch-put-down-all = Chacun pose une carte…
frantic-choose-watch-pick = prend une carte du marché…
frantic-choose-watch-eye = regarde toutes les mains…
frantic-choose-watch-eye-all = Chacun regarde toutes les mains…

# Ce que ferait une attaque, tant qu’on la choisit ou qu’elle peut être arrêtée
frantic-choose-would-skip = { $name } passerait son prochain tour.
frantic-choose-would-gift = { $count ->
    [0] { $name } ne recevrait rien : { $attacker } n’a plus de cartes.
    [one] { $name } recevrait une carte, offerte par { $attacker }.
   *[other] { $name } recevrait { $count } cartes, offertes par { $attacker }.
}
frantic-choose-would-exchange = { $count ->
    [0] { $attacker } prendrait à { $name } { $takes ->
        [one] une carte
       *[other] { $takes } cartes
    } au hasard.
    [one] { $attacker } donnerait une carte à { $name } et lui en prendrait { $takes ->
        [one] une
       *[other] { $takes }
    } au hasard.
   *[other] { $attacker } donnerait { $count } cartes à { $name } et lui en prendrait { $takes ->
        [one] une
       *[other] { $takes }
    } au hasard.
}
frantic-choose-would-four = { $count ->
    [one] { $name } piocherait une carte.
   *[other] { $name } piocherait { $count } cartes.
}
frantic-choose-would-equality = { $count ->
    [one] { $name } piocherait une carte, pour égaler { $attacker }.
   *[other] { $name } piocherait { $count } cartes, pour égaler { $attacker }.
}
frantic-choose-would-nice-try = { $people ->
    [one] { $names } piocherait { $count } cartes.
   *[other] { $names } piocheraient { $count } cartes chacun.
}

# Ce que fait une attaque qu’on ne peut plus arrêter
frantic-choose-effect-skip = { $name } passera son prochain tour.
frantic-choose-effect-gift = { $count ->
    [0] { $name } ne reçoit rien : { $attacker } n’a plus de cartes.
    [one] { $name } reçoit une carte, offerte par { $attacker }.
   *[other] { $name } reçoit { $count } cartes, offertes par { $attacker }.
}
frantic-choose-effect-exchange = { $count ->
    [0] { $attacker } prend à { $name } { $takes ->
        [one] une carte
       *[other] { $takes } cartes
    } au hasard.
    [one] { $attacker } donne une carte à { $name } et lui en prend { $takes ->
        [one] une
       *[other] { $takes }
    } au hasard.
   *[other] { $attacker } donne { $count } cartes à { $name } et lui en prend { $takes ->
        [one] une
       *[other] { $takes }
    } au hasard.
}
frantic-choose-effect-four = { $count ->
    [one] { $name } pioche une carte.
   *[other] { $name } pioche { $count } cartes.
}
frantic-choose-effect-equality = { $count ->
    [one] { $name } pioche une carte, pour égaler { $attacker }.
   *[other] { $name } pioche { $count } cartes, pour égaler { $attacker }.
}
frantic-choose-effect-nice-try = { $people ->
    [one] { $names } pioche { $count } cartes.
   *[other] { $names } piochent { $count } cartes chacun.
}
# La même chose en bref sur la plaque de la cible, tant qu’on choisit
frantic-choose-short-skip = passerait un tour
frantic-choose-short-gift = recevrait { $count }
frantic-choose-short-exchange = échangerait
frantic-choose-short-four = piocherait { $count }
frantic-choose-short-equality = piocherait { $count }
frantic-choose-short-share = { $place }. pioche { $count }

# Boutons
frantic-choose-draw = Piocher
frantic-choose-pass = Passer
frantic-choose-react = { $card }, ou laisser faire ?
frantic-choose-leave = Laisser faire
frantic-choose-leave-note = tout seul, le temps écoulé
frantic-choose-leave-curtain = Sans réponse, on laisse faire, le temps écoulé
frantic-choose-nothing = Rien à poser
frantic-choose-nobody = Personne
frantic-choose-nobody-note = il ne reste que la demande
frantic-choose-rest-there = En rester là
frantic-choose-rest-there-note = ne touche plus personne
frantic-choose-back = Annuler
frantic-choose-who-draws = Qui pioche ?
frantic-choose-share-out = Faire piocher
frantic-choose-go-on = Continuer
frantic-choose-deal = Distribuer
frantic-choose-give-rest = Les { $count } à { $name }
frantic-choose-draw-note = { $count ->
    [0] la pioche est vide : fin de la manche
    [one] la dernière carte de la pioche
   *[other] une carte sur { $count }
}
frantic-choose-chosen = { $done } sur { $all }
frantic-choose-goes-to = pour { $name }
frantic-choose-goes-away = à la défausse
frantic-choose-secret = face cachée, jusqu’à ce que chacun ait choisi
frantic-choose-new = reçue

# Pourquoi autre chose ne peut pas être choisi
frantic-choose-refusal-not-given = Cette carte ne se donne jamais
frantic-choose-refusal-no-counter = Seule une contre-attaque arrête une attaque
frantic-choose-refusal-no-nice-try = Seul un « Bien essayé » peut servir
frantic-choose-refusal-must-cover = Une carte en main convient : il faut la jouer
frantic-choose-refusal-draw-first = D’abord piocher : ensuite on peut passer
frantic-choose-refusal-drawn = Déjà pioché pendant ce tour
frantic-choose-refusal-gamble = Ce n’est pas un nombre de la dernière couleur jouée
frantic-choose-refusal-skipped = Passe déjà son prochain tour
frantic-choose-refusal-not-fewer = N’a pas moins de cartes
frantic-choose-refusal-share-four = Répartissez d’abord les quatre cartes
frantic-choose-refusal-shared-all = Les quatre cartes sont réparties

# Ce que fait le choix en cours
frantic-choose-about-draw-turn = Prenez une carte de la pioche. On peut ensuite encore en jouer une, celle-ci ou une autre.
frantic-choose-about-draw-cover = Rien ne convient : prenez une carte de la pioche, et le tour est fini.
frantic-choose-about-draw-empty = La pioche est vide. Qui pioche met fin à la manche.
frantic-choose-about-pass-turn = Ne rien jouer. C’est au suivant.
frantic-choose-about-pass-put-down = Aucune carte à poser. Personne ne le voit avant que chacun ait choisi.
frantic-choose-about-rest = Tout ce qui reste va à la même personne.
frantic-choose-about-back = Annule le dernier choix.
frantic-choose-about-target-nobody = Personne ne pioche. Il ne reste que la demande.
frantic-choose-about-send-on-nobody = L’attaque s’arrête, et ne touche personne d’autre.
frantic-choose-about-receiver = { $name } reçoit les cartes choisies ensuite.
frantic-choose-about-present = { $name } reçoit cette carte.
frantic-choose-about-presents = Choisissez cette carte, puis qui la reçoit.
frantic-choose-about-discard = Cette carte va à la défausse.
frantic-choose-about-put-down = Cette carte reste face cachée jusqu’à ce que chacun ait choisi.
frantic-choose-asked-weighty = question hors tour : 3 cartes, pauses
frantic-choose-asked-each = attaque et dernière carte
frantic-choose-from-now-weighty = Hors tour, question pour 3 cartes ou une pause. { $key } change cela.
