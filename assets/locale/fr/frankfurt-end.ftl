# La fin d’une manche de la course, en grand : qui a vidé ses colonnes en premier, qui prend quoi.
frankfurt-end-first = { $name } a vidé ses colonnes en premier !
frankfurt-end-first-you = Vous avez vidé vos colonnes en premier !
frankfurt-end-slap = { $name } tape en premier !
frankfurt-end-slap-you = Vous tapez en premier !
frankfurt-end-fewest = Il reste à { $name } le moins de cartes.
frankfurt-end-fewest-you = Il vous reste le moins de cartes.
frankfurt-end-takes = { $name } prend { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
frankfurt-end-takes-you = Vous prenez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
