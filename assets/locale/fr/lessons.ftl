# Les premières manches guidées : en choisir une, les boutons de la note, la sortie, et la suite.
title-learn = Apprendre un jeu, guidé
learn-offer = Découvrir en jouant
learn-title = Apprendre un jeu, guidé
learn-line = C’est vous qui jouez. Rien ne compte : arrêtez et revenez quand vous voulez.
learn-begin = Apprendre
learn-again = Encore une fois
learn-go-on = Reprendre à l’étape { $step }
learn-from-start = Depuis le début
learn-frankfurt = La course aux cartes, d’abord au ralenti. Environ 3 minutes.
learn-frantic = Se débarrasser de ses cartes et survivre aux événements. Environ 3 minutes.
learn-board = Rester derrière et laisser les autres marcher sur vos cartes. Environ 3 minutes.
learn-frappadingue = S’arrêter, ou relancer ? Environ 2 minutes.

# La note. $key est une touche ou un bouton tel que le joueur l’a.
lesson-ok = Continuer
lesson-finish = Terminer
lesson-next = Passer l’étape
lesson-end = Pause
lesson-press-key = appuyez sur { $key }
lesson-press-mouse = cliquez dans le cadre
lesson-click = cliquez sur { $what }
lesson-not-now = Pas maintenant. D’abord : { $press }.
lesson-refused = { $why }. Maintenant, { $press }.
lesson-read-first = Lisez d’abord, puis continuez : { $ok }.
lesson-seen = Vu ? Continuez : { $ok }.
lesson-turn = Une nouvelle situation
lesson-turn-new = Les mêmes joueurs, d’autres cartes.
lesson-turn-go-on = Une touche, un bouton ou un clic pour continuer
lesson-stood-still = L’ordinateur s’est arrêté un instant. La course reprend toute seule…
level-guide = guide
lesson-again = C’était permis. Encore une fois, pour cette étape.
lesson-other-deck = La manche guidée ne peut pas se jouer avec vos propres fichiers de niveaux.

# La sortie
lesson-menu = Manche guidée
lesson-menu-line = Elle vous attend et reprendra à cette étape
lesson-go-on = Continuer
lesson-step-again = Refaire cette étape
lesson-next-step = Passer cette étape
lesson-end-now = Finir la leçon

# Après
lesson-done = Bien joué !
lesson-in-short = En bref
lesson-play = Jouer contre des robots
lesson-lobby = Jouer entre amis : s’installer
pause-ready = On commence en douceur : après 3 s, les cartes jouables s’illuminent.
pause-ready-title = Prêt ?
pause-ready-start = Commencer
lesson-once-more = Refaire la leçon
lesson-others = Une autre leçon

# À la course, chaque touche a sa propre place.
lesson-click-column = cliquez sur la colonne { $n }
lesson-click-pile = cliquez sur la pile { $n }
lesson-name-column = la colonne { $n }
lesson-name-pile = la pile { $n }
