# Sous les grands mots d’une annonce : ce qu’on peut répondre, et ce qui suit.
frantic-big-may-counter = Seule une carte Contre-attaque de { $name } peut l’arrêter.
frantic-big-cannot-counter = { $name } n’a pas de carte et ne peut pas répondre.
frantic-big-countered = Elle est arrêtée, et { $name } peut la détourner vers n’importe qui. Puis vient un vœu de couleur.
frantic-big-only-nice-try = Sa main est vide : la manche s’arrête. Seul un Bien essayé peut l’empêcher.
frantic-big-round-ends = Dès que tout le dû est fait, la manche s’arrête et on compte les mains.
