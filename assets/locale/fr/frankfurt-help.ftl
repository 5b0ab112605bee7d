# Ce qui aide à voir pendant la course de Frantic Frankfurt.
frankfurt-now-idle = { $seconds } secondes sans une carte : chaque pile en reçoit une
frankfurt-now-waits = On attend { $names }
frankfurt-now-stood = L’ordinateur s’est arrêté un instant : la course reprend seule
frankfurt-now-soon = Nouvelles cartes dans { $seconds } …
frankfurt-you-can-go = Vous pouvez jouer
frankfurt-idle = { $seconds } secondes sans une carte

# Les signes des cartes : même couleur : (triangle) impair sur (deux carrés) pair
frankfurt-signs-colour = Même couleur :
frankfurt-signs-odd = impair
frankfurt-signs-on = sur
frankfurt-signs-even = pair

frankfurt-no-pile = cette pile n’existe pas

# Le rythme de chacun, annoncé entre deux manches
frankfurt-pace-card = { $name } : { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s par carte
frankfurt-pace-more = { $name } : { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
frankfurt-pace-you = Vous : { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
frankfurt-pace-level = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s par carte
frankfurt-pace-slower = un peu plus lent
frankfurt-pace-faster = un peu plus vif
frankfurt-pace-key-slower = robot plus lent
frankfurt-pace-key-faster = robot plus vif
frankfurt-told-for = { $names } : { $words }
