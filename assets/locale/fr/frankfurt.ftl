# La course de Frantic Frankfurt, pendant la partie.
frankfurt-name = Frantic Frankfurt
frankfurt-card = { $colour ->
    [Y] { $number } jaune
    [R] { $number } rouge
   *[B] { $number } bleu
}

# En haut
frankfurt-round = Manche { $round }
frankfurt-now-start = Préparez-vous : chacun va retourner une carte
frankfurt-now-stuck = Personne ne peut jouer : chaque pile reçoit une carte
frankfurt-now-resume = Doigts sur les touches : on reprend
frankfurt-now-race = Plus haut, autre couleur · impair sur pair, même couleur
frankfurt-now-table = Plus haut, autre couleur · impair sur pair, même couleur · signalez les erreurs !
frankfurt-now-out = { $count ->
    [1] { $names } a vidé ses colonnes : une pile à taper !
   *[other] { $names } ont vidé leurs colonnes : des piles à taper !
}
frankfurt-now-slap = Tapez une pile – la plus petite !
frankfurt-now-stress = Tapez une pile · posez vos colonnes · une touche de pile révèle
frankfurt-now-paused = Pause
frankfurt-now-over = { $count ->
    [0] La partie est finie
    [1] { $names } gagne !
   *[other] { $names } se partagent la victoire !
}

frankfurt-times = ×{ $count }

# Chez chaque joueur
frankfurt-cards-word = { $count ->
    [one] carte
   *[other] cartes
}
frankfurt-cards-left = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
frankfurt-auto = cartes retournées seules
frankfurt-block = erreur : { $seconds } s d’attente
frankfurt-no-block = erreur : sans attente
frankfurt-empty = libre
frankfurt-slap-now = Tapez une pile !
frankfurt-lay-now = Posez vos colonnes !
frankfurt-reveal-now = Une touche de pile révèle !
frankfurt-old = à taper
frankfurt-box = { $count } hors jeu
frankfurt-go = Partez !
frankfurt-stuck = Personne ne peut jouer
frankfurt-slap-ms = Tapé en { $ms } ms
frankfurt-photo = { $name } : { $ms } ms avant { $other }

# Pourquoi une carte revient
frankfurt-reason-lower = trop bas
frankfurt-reason-equal = égal n’est pas plus haut
frankfurt-reason-odd-on-odd = impair sur impair
frankfurt-reason-even-on-even = pair sur pair
frankfurt-reason-even-on-odd = même couleur : impair sur pair
frankfurt-reason-late = juste trop tard
frankfurt-reason-called = signalé par { $name }
frankfurt-reason-wrong-call = cette carte était bonne
frankfurt-reason-slap-refused = d’abord vos cartes fausses

# Ce qui vient d’arriver
frankfurt-log-round = La manche { $round } commence
frankfurt-log-revealed = Une nouvelle carte sur chaque pile
frankfurt-log-rotated = Plus de carte : celles du dessous remontent
frankfurt-log-stuck = Personne ne peut jouer
frankfurt-log-idle = Personne n’a rien fait depuis { $seconds } secondes
frankfurt-log-discarded = { $name } : { $card } sur la pile { $pile }
frankfurt-log-bounced = { $name } : { $card } revient – { $reason }
frankfurt-log-moved = { $name } déplace { $card }
frankfurt-log-called = { $name } signale : { $other } reprend { $count ->
    [one] { $card }
   *[other] { $count } cartes
}
frankfurt-log-wrong-call = { $name } signale la pile { $pile } – à tort
frankfurt-log-slap-refused = { $name } ne peut pas taper : { $count ->
    [one] une carte fausse revient
   *[other] { $count } cartes fausses reviennent
}
frankfurt-log-slapped = { $name } prend la pile { $pile } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
frankfurt-log-slapped-box = { $name } écarte la pile { $pile } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
frankfurt-log-given = { $name } garde la pile { $pile } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
frankfurt-log-given-box = La pile { $pile } est écartée pour { $name } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
frankfurt-log-new-pile = { $name } commence la pile { $pile } : { $card }
frankfurt-log-paused = Pause
frankfurt-log-resumed = On reprend
frankfurt-log-over = La partie est finie

# Ce que ferait une touche
frankfurt-does-column = Colonne { $number }
frankfurt-does-pile = Pile { $number }
frankfurt-does-pick-up = Prendre { $card }
frankfurt-does-put-back = Reposer { $card }
frankfurt-does-switch = Reposer { $card } et prendre { $other }
frankfurt-does-switch-turn = Reposer { $card } et retourner une carte de la colonne { $column }
frankfurt-does-turn = Retourner une carte de la colonne { $column }
frankfurt-does-move = Déplacer { $card } dans la colonne { $column }
frankfurt-does-lay = Poser la colonne { $column } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
frankfurt-does-discard = Poser { $card } sur { $other }
frankfurt-does-call = Signaler { $card }
frankfurt-does-slap = Taper la pile { $pile } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
frankfurt-does-reveal = Commencer une pile
frankfurt-does-fits = passe
frankfurt-does-fits-on = passe sur { $count ->
    [one] la pile { $piles }
   *[other] les piles { $piles }
}
frankfurt-does-fits-nowhere = ne passe nulle part
frankfurt-does-out = la pile est écartée
frankfurt-does-take = la pile va sous ses propres cartes

# Pourquoi une touche ne fait rien
frankfurt-no-over = la partie est finie
frankfurt-no-paused = la course est en pause
frankfurt-no-countdown = attendez la fin du compte à rebours
frankfurt-no-blocked = bloqué un instant
frankfurt-no-quiet = quelqu’un vient de signaler
frankfurt-no-done = plus de carte à jouer
frankfurt-no-slap-first = tapez d’abord une pile
frankfurt-no-wait = attendez les autres
frankfurt-no-laid = rien à poser ici
frankfurt-no-lay-first = posez d’abord les colonnes
frankfurt-no-empty = rien ne s’y trouve
frankfurt-no-hand = prenez d’abord une carte
