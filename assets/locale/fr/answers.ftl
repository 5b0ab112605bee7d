# Les questions posées à toute la table, et les mains qu’on ouvre.
answers-not-before = Rien demander avant mon tour
answers-not-before-about = Je laisse faire, et tout ce qu’on demanderait avant mon tour.
answers-let-be = laisser faire
answers-curtain-let-be = laisser faire, ou ne rien presser
answers-curtain-not-before = rien demander avant mon tour
answers-look-away = Les autres, fermez les yeux
answers-hand-of = En main : { $name }
answers-new = reçue
answers-new-in-hand = Nouveau en main : { $cards }
answers-hint-own = Ne rien presser, c’est laisser faire ; vos touches sont sur vos plaques
answers-hint-think = un instant, je regarde
answers-hint-none = personne de nous
answers-hint-again = nous demander de nouveau
# À côté d’une touche : ce qui vaut maintenant.
answers-asked-usual-alone = on me demande : si je peux répondre
answers-asked-usual = on me demande : toujours
answers-asked-always = on me demande : toujours
answers-asked-never = on me demande : plus cette manche
# Ce qui vaut dès qu’on presse cette touche ; $each : ce sur quoi un jeu questionne.
answers-from-now-usual-alone = Désormais, question seulement si vous pouvez répondre. { $key } change cela.
answers-from-now-usual = Désormais, question à chaque { $each }. { $key } change cela.
answers-from-now-always = Désormais, question à chaque { $each }. { $key } change cela.
answers-from-now-never = Plus de question pour vous dans cette manche ! { $key } change cela.
