# Ce que dit la feuille des piles tant qu’il n’y en a pas.
board-stacks-what = Une pile, c’est une case avec plusieurs cartes. On peut poser une carte sur une autre de sa couleur ; seule celle du dessus agit. Quand elle quitte le plateau, celle du dessous agit à nouveau. Cette feuille montre ce qu’il y a où, en partant du haut.

# L’événement que montre le dé à vingt faces, tant qu’une relance peut le changer.
board-rolled-event = { $value } : { $event }
