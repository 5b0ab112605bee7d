# La manche guidée de Frappadingue Family, étape par étape : l’étape, -done félicite, -why refuse.
# Au plus 26 mots par étape. $press dit comment choisir : « appuyez sur 1 », « cliquez dessus ».
lesson-frappadingue-goal = Récoltez des points. À 1 000, la manche se termine et le plus grand total gagne. Lancez cinq tas : { $press }.
lesson-frappadingue-eight = Un 8 seul vaut 100 points, un 12 seul en vaut 50. Ne prenez que le 8 : { $press }.
lesson-frappadingue-eight-why = C’est permis aussi. Cette fois, prenez le 8 seul.
lesson-frappadingue-again = 100 pour l’instant. Vous pourriez vous arrêter. Il reste quatre tas : lancez-les, { $press }.
lesson-frappadingue-again-done = 100 dans la brouette.
lesson-frappadingue-again-why = S’arrêter est sûr. Cette fois, voyez ce que donne un second lancer.
lesson-frappadingue-three = Trois cartes pareilles comptent ensemble : trois 9 font 200, trois 8 même 1 000. Prenez les 9 : { $press }.
lesson-frappadingue-stop = Il reste un tas : trois fois sur quatre il ne donne rien, et les 300 sont perdus. Arrêtez-vous : { $press }.
lesson-frappadingue-stop-done = Un brelan !
lesson-frappadingue-stop-why = Trop risqué cette fois : arrêtez-vous, et 300 points sont à vous.
lesson-frappadingue-crash = 300 inscrits : ils sont acquis. Regardez maintenant { $bot } récolter 200 et ne pas s’arrêter…
lesson-frappadingue-turn = Un accrochage ! Le tour finit aussitôt, et { $bot } perd ses 200. À vous : { $press }.
lesson-frappadingue-fifty = Ici, seul le 12 compte. Il faut prendre quelque chose à chaque lancer : { $press }.
lesson-frappadingue-hundreds = 50 ne s’inscrit pas : il faut une centaine entière. Lancez donc encore : { $press }.
lesson-frappadingue-hundreds-why = 50 n’est pas une centaine. Il faut lancer encore.
lesson-frappadingue-along = Les cartes spéciales suivent : le +10, qui vaut 100, vient avec le 12. Un −10 viendrait aussi : { $press }.
lesson-frappadingue-choice = 50 + 50 + 100 = 200. S’arrêter, ou lancer deux tas ? À vous de choisir.
lesson-frappadingue-end = C’est tout. Cinq cartes dans la brouette ? Continuez avec cinq nouveaux tas, si vous osez.
lesson-frappadingue-learned = Vous savez ce qui rapporte, quand s’arrêter, ce qui vient avec, et ce que coûte un accrochage.
