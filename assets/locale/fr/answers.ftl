# Les questions posées à toute la table, et les mains qu’on ouvre.
answers-not-before = Tout laisser faire avant mon tour
answers-not-before-about = Plus aucune question avant votre tour : ce que vous pourriez arrêter ou changer se fait.
answers-let-be = laisser faire
answers-curtain-let-be = laisser faire, ou ne rien presser
answers-curtain-not-before = tout laisser faire avant mon tour
answers-look-away = Les autres, fermez les yeux
answers-hand-of = En main : { $name }
answers-new = reçue
answers-new-in-hand = Nouveau en main : { $cards }
answers-hint-own = Ne rien presser, c’est laisser faire ; vos touches sont sur vos plaques
answers-hint-think = un instant, je regarde
answers-hint-none = personne de nous
answers-hint-again = nous demander de nouveau
# À côté d’une touche : ce qui vaut maintenant.
answers-asked-usual-alone = question hors tour : si je peux répondre
answers-asked-usual = question hors tour : toujours
answers-asked-always = question hors tour : toujours
answers-asked-never = question hors tour : plus cette manche
# Ce qui vaut dès qu’on presse cette touche ; $each : ce sur quoi un jeu questionne.
answers-from-now-usual-alone = Hors tour, question si vous avez la carte qu’il faut. { $key } change cela.
answers-from-now-usual = Hors tour, question à chaque { $each }. { $key } change cela.
answers-from-now-always = Hors tour, question à chaque { $each }. { $key } change cela.
answers-from-now-never = Plus de question : vous n’arrêtez plus rien cette manche ! { $key } change cela.
