# La manche guidée de Frappadingue Family, étape par étape : l’étape, -done félicite, -why refuse.
# Au plus 26 mots par étape. $press dit comment choisir : « appuyez sur 1 », « cliquez dessus ».
lesson-frappadingue-goal = Le premier à 1 000 points gagne. Formez cinq tas : { $press }.
lesson-frappadingue-eight = Un 8 seul vaut 100 points, un 12 seul en vaut 50. Ne prenez que le 8 : { $press }.
lesson-frappadingue-eight-why = C’est permis aussi. Cette fois, prenez le 8 seul.
lesson-frappadingue-again = 100 pour l’instant. Vous pourriez valider. Il reste quatre tas : relancez, { $press }.
lesson-frappadingue-again-done = 100 dans la brouette.
lesson-frappadingue-again-why = S’arrêter est sûr. Cette fois, voyez ce que donne un second lancer.
lesson-frappadingue-three = Trois cartes pareilles comptent ensemble : trois 9 font 200. Prenez-les : { $press }.
lesson-frappadingue-stop = Il reste un tas : trois fois sur quatre il ne donne rien, et les 300 sont perdus. Validez : { $press }.
lesson-frappadingue-stop-done = Un brelan !
lesson-frappadingue-stop-why = Trop risqué cette fois : validez, et 300 points sont à vous.
lesson-frappadingue-crash = 300 validés : ils sont acquis. Regardez maintenant { $bot }, qui a 200 et continue…
lesson-frappadingue-turn = Un accrochage finit le tour : rien n’est validé. À vous : { $press }.
lesson-frappadingue-fifty = Ici, seul le 12 compte. Il faut prendre quelque chose à chaque lancer : { $press }.
lesson-frappadingue-hundreds = 50 ne se valide pas : seules les centaines comptent. Relancez donc : { $press }.
lesson-frappadingue-hundreds-why = 50 n’est pas une centaine. Il faut relancer.
lesson-frappadingue-along = Prenez le 12. Le +10 vient avec, il vaut 100. Un −10 viendrait aussi : { $press }.
lesson-frappadingue-choice = 50 + 50 + 100 = 200. Valider, ou relancer deux tas ? À vous de choisir.
lesson-frappadingue-end = C’est tout. Cinq cartes dans la brouette ? Continuez avec cinq nouveaux tas, si vous osez.
lesson-frappadingue-learned = Vous savez ce qui rapporte, quand s’arrêter, ce qui vient avec, et ce que coûte un accrochage.
