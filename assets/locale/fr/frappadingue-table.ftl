# Sur les cartes du lancer : ce qu’une rapporte, ou plusieurs de sa valeur ensemble.
frappadingue-worth-one = { $points }
frappadingue-worth-set = { $count } × { $card } : { $points }
frappadingue-click-again = 2e clic : pris
