# Ce qui aide à voir pendant la course de Frantic Frankfurt.
frankfurt-now-idle = Dix secondes sans une carte : chacun ajoute une carte
frankfurt-now-waits = On attend { $names }
frankfurt-you-can-go = Vous pouvez jouer
frankfurt-idle = Dix secondes sans une carte

# Les signes des cartes : même couleur : (triangle) impair sur (deux carrés) pair
frankfurt-signs-colour = Même couleur :
frankfurt-signs-odd = impair
frankfurt-signs-on = sur
frankfurt-signs-even = pair

frankfurt-no-pile = cette pile n’existe pas
