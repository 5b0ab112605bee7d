# Tous les écrans sauf la partie elle-même.

# Les touches et ce qu’elles font, dans la ligne du bas.
key-enter = Entrée
key-escape = Échap
key-tab = Tab
hint-move = se déplacer
hint-change = changer
hint-keep-name = garder ce nom
hint-choose = choisir
hint-back = retour
hint-help = aide
hint-close = fermer
hint-cancel = annuler
hint-resume = reprendre
hint-begin = commencer
hint-title = menu principal
hint-quit = quitter
hint-fullscreen = plein écran
hint-pages = tourner les pages
hint-play = lire, arrêter
hint-step = pas à pas
hint-speed = vitesse

# Titre
attract-key = Appuyez sur une touche
title-play = Jouer
title-practise = Jouer contre des robots
practise-title = Jouer contre des robots
practise-line = Vous contre { $bots ->
    [one] un robot
   *[other] { $bots } robots
 }, tout de suite.
title-records = Revoir une partie
title-settings = Réglages
keys-question = Vos touches marchent ?
title-help = Livre de règles
title-quit = Quitter
title-no-games = Il n’y a pas encore de jeu ici.
game-frankfurt = Frantic Frankfurt
game-frankfurt-line = Course : tous à la fois, puis tapez un tas ! De 2 à 4, 7–11 min

# Premier démarrage
note-lang-gone = La langue « { $lang } » n’est plus là.
language-later = Les réglages permettent d’en changer à tout moment.

# Questions
confirm-quit = Voulez-vous quitter ?
confirm-leave = Quitter cette partie ? Rien n’en sera gardé.
confirm-leave-waits = Quitter cette partie ? Elle vous attend : reprenez-la depuis l’accueil ou la table de ce jeu.
confirm-forget-one = Oublier cette partie ? { $match }. Personne ne pourra plus la reprendre.
confirm-forget = Effacer la partie qui attend ? Personne ne pourra plus la reprendre.
confirm-restart = Recommencer la partie ? Cette partie ne comptera pas.

# Pause
pause-title = Pause
pause-who = { $name } a mis le jeu en pause
pause-all = Une pause pour tout le monde
pause-pad = { $name } n’a plus de manette. Rebranchez-la et appuyez sur un bouton.
pause-pad-turns = { $name } n’a plus de manette : flèches, Entrée et Tab suffisent, ou rebranchez-la.
pause-focus = La fenêtre n’est plus active : la partie attend
pause-stood-still = L’ordinateur s’est arrêté un instant : la partie attend
pause-resume = Reprendre
pause-restart = Recommencer la partie
pause-keys = Règles et touches
pause-settings = Réglages
pause-leave = Quitter la partie

# Salon
join-title = Qui joue ?
join-people = Joueurs au clavier
join-sit = Asseyez-vous : une de ces touches
join-sit-free = Un ami ou un robot peut s’asseoir ici
join-person = Joueur
join-bot = Robot
join-sit-pad = Une manette ou un robot peut s’asseoir ici
join-press-again = Appuyez encore quand vous êtes prêt
join-press-other = Une autre touche quand vous êtes prêt
join-press-again-pad = Encore le bouton du bas quand vous êtes prêt
join-ready = Prêt !
join-leave = se lever
join-not-ready = attendez-moi
join-bot-easy = Prend son temps et se trompe parfois
join-bot-casual = Joue bien la plupart du temps
join-bot-normal = Joue bien, sans réfléchir longtemps
join-bot-keen = Rate peu de bons coups
join-bot-hard = Difficile à battre
join-bot-master = Réfléchit loin à l’avance
join-bot-professor = Calcule chaque chance
join-bot-with-you = Suit vos résultats. D’abord force { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } sur { NUMBER($most, maximumFractionDigits: 0) }
join-bot-with-you-at = Repart de la dernière fois : force { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } sur { NUMBER($most, maximumFractionDigits: 0) }
join-bot-frappadingue-easy = N’en a jamais assez et relance
join-bot-frappadingue-casual = En veut beaucoup, sans voir le risque
join-bot-frappadingue-normal = S’arrête à un total correct
join-bot-frappadingue-hard = Pèse le risque, mais espère trop
join-bot-frantic-easy = Débutant : oublie beaucoup de cartes
join-bot-frantic-casual = Pose ses cartes hautes, en oublie
join-bot-frantic-normal = Garde les bonnes cartes, oublie de contrer
join-bot-frantic-keen = Garde les bonnes cartes, attaque qui en a peu
join-bot-frantic-hard = Retient les cartes, pèse quelques cas
join-bot-frantic-master = Réfléchit jusqu’à la fin de la manche
join-bot-board-easy = Débutant : ne regarde que quelques cases
join-bot-board-casual = Pose des pièges, en oublie de meilleurs
join-bot-board-normal = Piège les autres et reste en arrière
join-bot-board-keen = Compare deux coups avant de poser
join-bot-board-hard = Compare cases, cartes et lancers
join-bot-board-master = Essaie chaque carte avec chaque lancer
join-rules = Règles de la partie
note-hands = { $n ->
    [one] Ce sont les touches d’une seule personne, et vous êtes plus au clavier. Quelqu’un doit d’abord se lever.
   *[other] Ce sont les touches de { $n } personnes, et vous êtes plus au clavier. Quelqu’un doit d’abord se lever.
 }
join-rebind = Changer les touches
join-start = C’est parti
join-go-on = Reprendre votre partie
join-go-on-note = Manche { $round } : { $names }
join-forget = Effacer cette partie
waiting-title = Parties en attente
waiting-others = Autres : { $n }
waiting-left = Quittée le { $day } à { $time }
waiting-left-now = Quittée à l’instant
join-pads-missing = Pas encore là : la manette de { $names }. Tant qu’aucun de ses boutons n’est pressé, les touches communes feront l’affaire.
join-tight = C’est serré ! Essayez-les. Un second clavier ou des manettes aident.
join-at-once = { $n } touches vues à la fois jusqu’ici
join-try-keys = Essayez-les : appuyez tous ensemble
join-now-turns = Entrée lance la partie. À tour de rôle : flèches et Entrée, ou chacun ses touches
join-now-turns-pad = Le bouton du bas lance la partie. À tour de rôle, à la manette ou au clavier
join-now-sit-free = Asseyez-vous : une de vos touches, une manette ou « Joueur »
join-now-more = « Jouer avec un robot », ou un ami s’assied aussi
join-now-ready = On attend encore : { $names }
join-now-choose-start = Tout le monde est prêt : « C’est parti » lance la partie
join-now-start = Tout le monde est prêt : Entrée lance la course
join-now-start-pad = Tout le monde est prêt : le bouton du bas lance la course
level-easy = facile
level-casual = détendu
level-normal = normal
level-keen = aguerri
level-hard = difficile
level-master = maître
level-professor = professeur
level-with-you = avec vous

# Règles de la partie.
options-title = Règles de la partie
options-table = Pour toute la table
options-own = Handicaps
options-players = Qui joue
options-nobody = Personne n’est encore assis.
options-nobody-own = Personne n’est encore assis. Les handicaps de chacun s’affichent ici.
options-done = Terminé
option-mode = Cartes fausses
value-mode-referee = Arbitre
value-mode-table = Table
short-mode-referee = arbitre
short-mode-table = on signale les erreurs
explain-mode-referee = Arbitre : le jeu renvoie aussitôt une carte fausse et bloque un instant celui qui l’a posée.
explain-mode-table = Table : une carte fausse reste jusqu’à ce qu’un adversaire la signale, main vide, par la touche de la pile. Signaler une bonne carte bloque.
option-turning = Retourner
value-turning-manual = À la main
value-turning-automatic = Tout seul
short-turning-manual = à la main
short-turning-automatic = cartes retournées seules
explain-turning-manual = À la main : la carte suivante d’une colonne se retourne en appuyant encore.
explain-turning-automatic = Tout seul : la carte suivante d’une colonne se retourne dès qu’elle est libre.
handicap-turning-manual = retourne
handicap-turning-automatic = cartes retournées seules
option-block = Attente après une erreur
short-block = erreur : { NUMBER($n, maximumFractionDigits: 1) } s d’attente
explain-block = Pendant ce temps aucune touche du joueur n’agit. Plus long pour les grands, plus court pour les petits.
handicap-block = attend { NUMBER($n, maximumFractionDigits: 1) } s
option-stress = Entre les manches
value-stress-off = On attend
value-stress-on = Sans attendre
short-stress-on = sans attendre entre les manches
explain-stress-off = On attend : après chaque manche on attend que chacun ait pris ses cartes.
explain-stress-on = Sans attendre, le « stress permanent » de la feuille : qui a pris ses cartes les étale aussitôt et continue.

# Frappadingue Family
option-plus_five = +5 KM
value-plus_five = { NUMBER($n) } points
short-plus_five-30 = +5 KM comme imprimé
explain-plus_five-50 = 50 : le contraire de −5 KM. La règle imprime 30, qu’on ne peut presque jamais valider.
explain-plus_five-30 = 30, comme la règle l’imprime. De une à quatre dans la brouette, aucun total n’est un multiple de 100 : le tour est perdu.
option-first_crash = Accrochage d’entrée
value-first_crash-dead = Carte morte
value-first_crash-ends = Fin du tour
short-first_crash-ends = accrochage dès la mise
explain-first_crash-dead = Carte morte : à la première mise, un accrochage ne fait que gêner. La règle parle des relances.
explain-first_crash-ends = Il met fin au tour dès la première mise aussi.
option-goal = Durée
value-goal = jusqu’à { NUMBER($n) }
value-goal-rounds = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
short-goal = jusqu’à { NUMBER($n) }
short-goal-rounds = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
explain-goal = Qui y arrive le premier fait de cette manche la dernière. La règle ne dit pas de but ; on gagne environ 100 par tour.
explain-goal-rounds = Puis la partie finit : le plus grand total gagne.

# Frantic
option-limit = Durée
value-limit = jusqu’à { NUMBER($n) } points
value-limit-medium = Moyenne
value-limit-short = Courte
value-limit-long = Longue
value-limit-rounds = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
short-limit = jusqu’à { NUMBER($n) } points
short-limit-medium = partie moyenne
short-limit-short = partie courte
short-limit-long = partie longue
short-limit-rounds = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
explain-limit = La partie finit avec la manche où quelqu’un y arrive. Le moins de points gagne.
explain-limit-medium = Jusqu’à 154 points (137 dès cinq joueurs). Le moins de points gagne.
explain-limit-short = Jusqu’à 137 points (113 dès cinq joueurs). Le moins de points gagne.
explain-limit-long = Jusqu’à 179 points (154 dès cinq joueurs). Le moins de points gagne.
explain-limit-rounds = Puis la partie finit : le plus petit total gagne.
option-gambling = Le flambeur
value-gambling-last-colour = Dernière couleur
value-gambling-any-card = N’importe quelle carte
short-gambling-any-card = flambeur libre
explain-gambling-last-colour = Chacun pose en secret un nombre de la dernière couleur jouée ; le plus grand ramasse tout. Si on n’en a pas, on pioche deux cartes.
explain-gambling-any-card = La règle plus récente de l’éditeur : chacun pose une carte au choix, la deuxième en partant du bas ramasse tout.
option-names = Noms des cartes
value-names-family = En famille
value-names-printed = Comme imprimés
short-names-printed = noms imprimés
explain-names-family = En famille : la carte qui coûte 42 points si on la garde s’appelle « Pas toi ! ». Elle se joue de même.
explain-names-printed = Comme imprimés : « Pas toi ! », qui coûte 42 points si on la garde, porte son nom grossier.
option-answer = Temps de réponse
value-answer = { NUMBER($n) } s
value-answer-unlimited = Illimité
short-answer = { NUMBER($n) } s pour répondre
short-answer-unlimited = réponse libre
explain-answer = Pour décider d’une Contre-attaque ou d’un Bien essayé. On demande à chacun de la même façon, qu’il ait la carte ou non.
explain-answer-unlimited = Le jeu attend que chacun ait répondu pour une Contre-attaque ou un Bien essayé. On demande à tous de la même façon.

# Le jeu de plateau : seulement ce qu’il ne partage pas avec Frantic. Ses propres textes commencent par sa clé.
board-explain-limit-medium = Jusqu’à 121 points (99 dès quatre joueurs), moins sur un petit plateau. Le moins de points gagne.
board-explain-limit-short = Jusqu’à 99 points (83 dès quatre joueurs), moins sur un petit plateau. Le moins de points gagne.
board-explain-limit-long = Jusqu’à 157 points (121 dès quatre joueurs), moins sur un petit plateau. Le moins de points gagne.
board-option-board = Le plateau
board-value-board-classic = { board-board-classic }
board-value-board-short = { board-board-short }
board-value-board-cliff = { board-board-cliff }
board-value-board-titled = { $title }
board-short-board-classic = plateau classique
board-short-board-short = plateau court
board-short-board-cliff = plateau de la falaise
board-short-board-titled = plateau « { $title } »
board-explain-board-classic = 50 cases en cinq rangées qui se touchent.
board-explain-board-short = 30 cases en trois rangées, pour une partie rapide. Limites et points de « Pas toi ! » diminuent avec elles.
board-explain-board-cliff = 48 cases qui grimpent une falaise, passent sa crête et s’enroulent.
board-explain-board-titled = Un plateau à vous, dessiné dans Tiled. Limites et points de « Pas toi ! » suivent son arrivée.
board-option-wild = Départ sauvage
board-value-wild-off = Non
board-value-wild = { NUMBER($n) } cartes
board-short-wild-8 = 8 cartes sauvages
board-short-wild-16 = 16 cartes sauvages
board-explain-wild = Autant de cartes sont déjà posées avant le premier tour, flèches au hasard. Jusqu’à quatre joueurs.
board-explain-wild-off = Non : le plateau est vide jusqu’à ce que les joueurs posent leurs premières cartes.
board-explain-names-family = En famille : la carte qui coûte 21 points si on la garde s’appelle « Pas toi ! ». Elle se joue de même.
board-explain-names-printed = Comme imprimés : les noms anglais des cartes de la boîte. Celui de « Pas toi ! » (21 points) est grossier.
board-option-block = Temps pour répondre à une attaque
board-value-block = { NUMBER($n) } s
board-value-block-unlimited = Illimité
board-short-block = { NUMBER($n) } s pour répondre
board-short-block-unlimited = Parade libre
board-explain-block = Pour que le joueur attaqué se décide. On demande à chacun pareil, qu’il ait la carte ou non.
board-explain-block-unlimited = Le jeu attend que le joueur attaqué ait répondu.
board-option-reroll = Temps pour répondre à un lancer
board-value-reroll = { NUMBER($n) } s
board-value-reroll-unlimited = Illimité
board-short-reroll-unlimited = Relance libre
board-explain-reroll = Chacun peut faire relancer un dé pendant que son chemin est montré. On demande à tous pareil.
board-explain-reroll-unlimited = Après chaque lancer le jeu attend tout le monde ; on peut passer jusqu’à son prochain tour.
board-option-place = Temps de pose
board-value-place = { NUMBER($n) } s
board-value-place-unlimited = Illimité
board-short-place-unlimited = pose libre
board-explain-place = Pour choisir la case d’une carte jetée en réponse. Ensuite, le hasard en choisit une.
board-explain-place-unlimited = Le jeu attend que la carte jetée en réponse ait sa case.

# Résultats
results-winner = { $name } a gagné !
results-winners = { $names } et { $last } ont gagné !
podium-shared = Victoire partagée !
podium-soon = Et la première place revient à…
results-margin = { $lead ->
    [0] La tape la plus rapide a décidé
    [one] { $lead } carte d’avance
   *[other] { $lead } cartes d’avance
 } · { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
 }
results-shared = Victoire partagée · { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
 }
results-number = { NUMBER($n) }
results-cards = Cartes restantes
results-best = Tape la plus rapide
results-mean = Tape en moyenne
results-wrong = Erreurs
results-fastest = { $name } : tape la plus rapide, { NUMBER($n, maximumFractionDigits: 0) } ms
results-photo = { $name } devant { $other } : { NUMBER($n, maximumFractionDigits: 0) } ms
results-calm = { $name } : { $count ->
    [0] aucune erreur
    [one] { $count } seule erreur
   *[other] le moins d’erreurs, { $count }
 }
results-best-of-all = { $name } : meilleur tour, { $n }
results-curve = Cartes restantes au fil du temps
results-time = minutes
results-no-curve = Trop court pour une courbe.
results-margin-points = { $lead ->
    [0] Personne n’était devant
    [one] { $lead } point d’avance
   *[other] { $lead } points d’avance
 } · { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
 }
results-points = Points
results-best-turn = Meilleur tour
results-mean-turn = Moyenne par tour
results-lost-turns = Tours perdus
results-curve-points = Points au fil des manches
results-rounds = manches
results-session = { $n ->
    [one] Ce soir : { $n } partie
   *[other] Ce soir : { $n } parties
 }
results-more = et { $n } de plus
results-won = { $won } sur { $played }
results-rematch = Revanche
results-seats = Changer de place
results-rules = Changer de règles
results-title = Menu principal

# Test du clavier et choix des touches
keycheck-title = Test du clavier
keycheck-at-once = touches vues à la fois au plus
keycheck-done = Terminé. Chaque touche montre encore à qui elle est.
keycheck-again = Recommencer
keycheck-use = Prendre « { $preset } »
keycheck-why = Beaucoup de claviers perdent une touche quand d’autres sont tenues. Mieux vaut le savoir avant la course.
rebind-title = Changer les touches
rebind-who = Joueur
rebind-try = Choisissez une action et appuyez sur Entrée. Essayez aussi vos touches.
note-keys-reset = Des touches enregistrées étaient inutilisables ; celles d’usage valent. Vous pouvez les changer dans le salon.

# Réglages
settings-title = Réglages
settings-sound = Son et mouvement
settings-look = Image et mots
settings-master = Tout le son
settings-effects = Effets
settings-music = Musique ({ $key } : oui ou non)
note-music-off = La musique est coupée.
note-music-on = La musique joue.
settings-speed = Vitesse des cartes
settings-bots = Robots à leur tour
settings-odds = Risques de la relance
pace-slow = Posé
pace-normal = Normal
pace-fast = Vif
pace-off = Immédiat
settings-motion = Moins de mouvement
settings-language = Langue
settings-text = Taille du texte
settings-caps = Touches sur la table
settings-fullscreen = Plein écran
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-off = Sans vol

# Frappadingue Family
game-frappadingue = Frappadingue Family
game-frappadingue-line = Tour à tour : osez relancer. Facile pour débuter. De 2 à 8, 5–11 min
help-keys-frappadingue = À votre tour, les flèches et Entrée servent à tous, ou la souris ; chaque choix montre sa touche. Qui a une zone peut utiliser ses huit touches. N’importe quelle touche passe ce qui se montre.
help-frappadingue-1-head = Cinq tas
help-frappadingue-1-text = À votre tour, formez cinq tas. Ce qui rapporte va dans la brouette : un 8 vaut 100, un 12 vaut 50. Il faut prendre au moins une chose, sinon le tour est perdu.
help-frappadingue-2-head = Trois pareilles
help-frappadingue-2-text = Les autres valeurs ne rapportent qu’à trois, quatre ou cinq pareilles dans une même mise. Trois 8 font 1000 !
help-frappadingue-3-head = Elles suivent
help-frappadingue-3-text = Les cartes ±5 et ±10 visibles partent toutes avec ce que vous prenez, bonnes ou mauvaises. Jamais seules.
help-frappadingue-4-head = Encore un tas ?
help-frappadingue-4-text = Arrêtez-vous, si le total est un multiple de 100, ou relancez autant de tas qu’il manque de cartes à cinq. Cinq cartes : main pleine, et cinq nouveaux tas.
help-frappadingue-5-head = Accrochage !
help-frappadingue-5-text = Un accrochage à la relance renverse la brouette : tout est perdu. Rien qui rapporte : perdu aussi. Le premier à 1000 lance la dernière manche.

# Frantic
game-frantic = Frantic
game-frantic-line = Tour à tour : videz votre main, attaquez. De 2 à 8, 25–60 min
help-keys-frantic = À votre tour, les flèches et Entrée servent à tous, ou la souris ; chaque choix montre sa touche. Qui a une zone peut utiliser ses huit touches. N’importe quelle touche passe ce qui se montre.
help-frantic-1-head = Main vide
help-frantic-1-text = Débarrassez-vous le premier de vos sept cartes ! Les autres comptent leur main : les nombres tels quels, une spéciale 7. Le moins de points gagne. On joue vers la droite.
help-frantic-2-head = Votre tour
help-frantic-2-text = Jouez la même couleur, le même nombre ou symbole, ou ce qui est demandé. Les cartes à quatre couleurs vont partout. Ou piochez : vous pouvez encore jouer ensuite.
help-frantic-3-head = À l’attaque !
help-frantic-3-text = Pause, Cadeau, Vive le changement, 4 chances et Égalité touchent quelqu’un : à vous de dire qui. Une carte à quatre couleurs finit par une demande de couleur, parfois de nombre.
help-frantic-4-head = Pas moi !
help-frantic-4-text = Attaqué ? Une Contre-attaque arrête le coup ou le renvoie. Quelqu’un a fini ? Un Bien essayé lui fait piocher trois cartes. On demande à tous pareil : aucune main ne se trahit.
help-frantic-5-head = Noir, c’est noir
help-frantic-5-text = Une carte noire ne va que sur le même nombre, jamais sur du noir. Elle retourne un des 20 événements : lisez l’affiche. La manche finit aussi quand la pioche est vide.

# Le jeu de plateau
game-board = Frantic, jeu de plateau
game-board-line = Tour à tour : le plus en arrière gagne. De 2 à 6, 13–25 min
help-keys-board = Choisissez la carte, puis sa case, puis le sens de sa flèche. Les flèches et Entrée servent à tous, ou la souris, comme les huit touches d’une zone. F3 dit ce que fait chaque couleur.
help-board-1-head = Restez derrière !
help-board-1-text = Le numéro de votre case, voilà ce qu’une manche vous coûte ; le moins de points gagne. Elle finit quand un pion est à l’arrivée à la fin d’un tour, ou quand la pioche est vide.
help-board-2-head = Votre tour
help-board-2-text = Posez une carte sur une case vide ou sur sa couleur. Lancez ensuite le dé et avancez : les cartes sur votre route agissent. Enfin, chacun complète sa main à quatre cartes. On joue vers la droite.
help-board-3-head = Quand ça agit
help-board-3-text = Rouge : un pion y finit ses pas. Bleu : il passe dessus. Vert : aussitôt, en jouant. Multicolore : jetée en réponse. Chacune agit une fois par tour, et seulement celle du dessus.
help-board-4-head = Pas moi !
help-board-4-text = Une Télécommande ou un Échange vous vise ? Jetez une Parade. Un lancer vous déplaît ? Jetez une Relance. On demande à tous pareil : aucune main ne se trahit.
help-board-5-head = Blanc, ça chauffe
help-board-5-text = Un Téléporteur vous envoie là où le dé le dit. « Pas toi ! » vous jette loin devant et coûte des points en main. Un Trublion déclenche un des 20 événements. Le nombre de cartes de chaque sorte, la piste et la plupart des événements ont été décidés par nous.

# Aide
help-title = Règles du jeu
help-before = Précédent
help-next = Suite
help-close = Fermer
help-use-move = autre choix
help-use-choose = choisir
help-use-first = premiers choix
help-use-show = montrer sa main
help-use-look = regarder la table
help-use-undo = annuler le choix
help-use-pause = pause
help-use-asked = m’interroger
help-use-music = musique oui, non
help-use-piles = piles du milieu
help-use-columns = vos colonnes
help-keys-head = Les touches
help-keys-frankfurt = Les touches du haut sont les piles du milieu, autant qu’il y en a ; celles du bas, vos quatre colonnes. La touche d’une colonne prend sa carte, celle d’une pile l’y pose. Si vous jouez seul, un clic suffit.
help-frankfurt-1-head = La course
help-frankfurt-1-text = Tout le monde joue en même temps. Vous avez quatre colonnes de 1, 2, 3 et 4 cartes ; seule celle du dessus est visible. Débarrassez-vous le premier des dix cartes !
help-frankfurt-2-head = Autre couleur : plus haut
help-frankfurt-2-text = Sur une autre couleur va tout nombre plus haut : un 10 bleu sur un 8 jaune. Toutes les piles sont à tous. De deux cartes à la fois, la première arrivée reste.
help-frankfurt-3-head = Même couleur : impair sur pair
help-frankfurt-3-text = Dans une couleur, un impair va sur un pair, plus haut ou plus bas : un 5 rouge sur un 14 rouge. Tout le reste est faux : la carte revient et vous êtes bloqué un instant.
help-frankfurt-3-text-mode-table = Dans une couleur, un impair va sur un pair, plus haut ou plus bas : un 5 rouge sur un 14 rouge. Tout le reste est faux, mais reste tant qu’un adversaire ne le signale pas.
help-frankfurt-mode-table-head = Signalez !
help-frankfurt-mode-table-text = Une carte fausse en haut d’une pile ? Main vide, appuyez sur la touche de cette pile : la carte revient et son propriétaire est bloqué un instant. Si la carte était bonne, c’est vous. Tant qu’une de vos cartes fausses est visible, vous ne pouvez pas taper.
help-frankfurt-stress-on-head = Sans attendre : stress permanent
help-frankfurt-stress-on-text = Personne n’attend. Tapez une ancienne pile, prenez ses cartes et posez aussitôt vos colonnes, chacune par sa touche. Puis n’importe quelle touche de pile ouvre la vôtre. Le plus rapide court seul sur les nouvelles piles.
help-frankfurt-4-head = Retourner et déplacer
help-frankfurt-4-text = La touche d’une colonne retourne sa carte suivante. Une colonne vide peut recevoir la carte du dessus d’une autre. Si plus personne ne peut jouer, chacun retourne une nouvelle carte pour les piles.
help-frankfurt-5-head = Tapez !
help-frankfurt-5-text = Plus de cartes dans vos colonnes ? Tapez une pile : elle sort du jeu. Les autres tapent pour le reste et prennent ces cartes. Petite pile, bonne pile ! Qui a une carte ou aucune à la fin d’une manche gagne.

# Parties enregistrées
records-title = Revoir une partie
records-none = Rien pour l’instant. Chaque partie terminée est gardée et peut être revue.
records-newer = Plus récentes
records-older = Plus anciennes
record-players = { $names }
record-players-won = { $names } (gagné par { $winners })
record-when = { $day }, { $time }
replay-play = Lire
replay-pause = Arrêter
replay-step = Pas à pas
replay-start = Du début
replay-speed = Vitesse
replay-damaged = Cette partie est illisible : { $why }
replay-other-deck = Cette partie a été jouée avec un autre paquet de cartes, ou d’autres événements ou plateaux, qu’aujourd’hui : impossible de la revoir.
replay-broken = L’enregistrement ne continue pas après la ligne { $line } : { $why }
replay-at = { $done } sur { $all }
