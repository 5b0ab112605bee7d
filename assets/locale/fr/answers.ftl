# Les questions posées à toute la table, et les mains qu’on ouvre.
answers-not-before = Laisser jusqu’à mon tour
answers-not-before-about = Je laisse faire, et tout ce qui vient jusqu’à mon tour.
answers-let-be = laisser faire
answers-curtain-let-be = laisser faire, ou ne rien presser
answers-curtain-not-before = laisser jusqu’à mon tour
answers-look-away = Les autres, fermez les yeux
answers-hand-of = En main : { $name }
answers-new = nouvelle
answers-new-in-hand = Nouveau en main : { $cards }
answers-hint-own = Ne rien presser, c’est laisser faire ; vos touches sont sur vos plaques
answers-hint-think = un instant, je regarde
answers-hint-none = personne de nous
answers-hint-again = nous demander de nouveau
answers-asked-usual-alone = questions : utiles
answers-asked-usual = questions : toutes
answers-asked-always = questions : toutes
answers-asked-never = questions : pas cette manche
