# Le livre d’un jeu, et ce qu’est la chose qu’on montre.
book-title = Le livre de { $game }
book-with-you = Un nombre près d’un robot : il joue avec vous, aussi fort que ce niveau ou le suivant. Il monte quand vous gagnez une manche, et baisse quand vous la perdez.
book-page = { $page } sur { $pages }

# Les chapitres
book-chapter-rules = Règles
book-chapter-cards = Cartes
book-chapter-events = Événements
book-chapter-squares = Cases
book-chapter-signs = Signes
book-chapter-options = Options
book-chapter-keys = Touches

# Sur une page
book-ours = Notre choix
book-clause = Règle { $clause }
book-usual = { $value } (d’habitude)
book-not-asked = { $people ->
    [one] Pas maintenant : c’est à { $names }.
   *[other] Pas maintenant : on attend { $names }.
}
book-other = Un autre jeu
book-close = Fermer
book-nothing = Rien ici ne commence par « { $letters } ».

# Les touches
book-hint-chapter = chapitre
book-hint-entry = page
book-hint-next = page suivante
book-hint-letters = chercher
book-hint-game = un autre jeu

# Regarder la table
look-hint-walk = regarder
look-hint-book = livre
look-hint-back = reprendre le jeu
pause-look = Regarder la table
settings-tips = Aide sous la souris
tips-off = Jamais
tips-short = Vite
tips-long = Plus tard

# Conseils : ce que les bulles ont dit une fois.
book-chapter-tips = Conseils
book-tips-head = Les conseils jusqu’ici
book-tips-none = Pas encore de conseil. Ils viennent pendant la partie, chacun une fois, au bon moment. Ensuite, ils restent ici.
book-tips-alone = En solo
book-tips-all = Tous les conseils
book-tips-somebody = quelqu’un
book-tips-more = { $name } · { $n }
book-tips-forget = Redites-moi tout
book-tips-forgotten = { $name } : tous les conseils reviendront.
book-hint-forget = redire
