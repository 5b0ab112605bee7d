# À la fin d’une partie, quel que soit le jeu.
match-end-key = une touche
match-end-results = les résultats
match-end-click = clic
