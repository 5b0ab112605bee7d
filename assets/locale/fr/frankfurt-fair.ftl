# Une course où chacun a sa chance : touches au repos, avances.

frankfurt-no-forgiven = carte arrivée juste trop tard : cette touche se repose un instant
frankfurt-no-caught = une carte était en main : un instant, et les touches agissent

option-start = Cartes au départ
value-start-all = Toutes les cartes
value-start-three-quarters = ¾ des cartes
value-start-half = Moitié des cartes
value-start-quarter = ¼ des cartes
short-start-three-quarters = ¾ des cartes
short-start-half = moitié des cartes
short-start-quarter = ¼ des cartes
explain-start-all = Toutes les cartes : chacun commence avec le même nombre.
explain-start-three-quarters = ¾ des cartes : qui a besoin de temps en a moins à poser. Cela ne vaut que pour la première donne.
explain-start-half = Moitié des cartes : qui a besoin de temps en a deux fois moins. Cela ne vaut que pour la première donne.
explain-start-quarter = ¼ des cartes : un grand pas, pour un petit enfant contre des grands. Seulement pour la première donne.
handicap-start-all = toutes les cartes
handicap-start-three-quarters = ¾ des cartes
handicap-start-half = moitié des cartes
handicap-start-quarter = ¼ des cartes

# Des niveaux à la mesure des joueurs
level-gentle = doux
level-first = débutant
level-frantic = frénétique

# Ce qu’un handicap change aux chances
frankfurt-chance-even = à peu près égal
frankfurt-chance-of-ten = environ { $n } parties sur 10
frankfurt-chance-never = presque aucune partie
frankfurt-chance-always = presque toutes les parties
