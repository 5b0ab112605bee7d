# Touches, zones, manettes et essai du clavier.

# Une touche par son inscription, ou par sa place si personne ne la connaît.
key-named = touche { $label }
key-at = rangée { $row }, touche { $number } depuis la gauche
key-nobody = touche à personne

# Jeux de zones.
preset-one = Moitié gauche
preset-two = Côte à côte
preset-three = À trois sur un clavier
preset-four = À quatre sur un clavier
preset-four-pad = À quatre, avec le pavé numérique
preset-one-right = Moitié droite
preset-one-pad = Pavé numérique
preset-one-left-hand = Moitié droite, pour la main gauche
preset-two-left-hand = Côte à côte, pour gauchers
preset-two-apart = Dans les coins opposés
preset-two-pad = Moitié gauche et pavé numérique
preset-three-corners = Dans trois coins
preset-three-pad = Deux moitiés et pavé numérique
preset-tight = On se serre : un second clavier ou des manettes donnent de la place à tous.
preset-needs-pad = Il faut un clavier avec pavé numérique.
preset-changed = Touches choisies

# Où une zone se trouve sur le clavier.
zone-left = gauche
zone-right = droite
zone-middle = milieu
zone-top-left = en haut à gauche
zone-top-right = en haut à droite
zone-bottom-left = en bas à gauche
zone-bottom-right = en bas à droite
zone-pad = pavé numérique

# Changer de touches.
rebind-pile = Pile { $n }
rebind-column = Colonne { $n }
rebind-press = Appuyez sur la nouvelle touche pour { $task }. Échap ne change rien.
rebind-same = C’est déjà sa touche.
rebind-conflict = La touche { $key } sert déjà : { $name }, { $task }.
rebind-swap = Échanger les deux touches
rebind-keep = Ne rien changer
rebind-done = { $key } sert maintenant pour { $task }.
rebind-reset = Touches habituelles
rebind-damaged = Les touches enregistrées de « { $preset } » étaient inutilisables ; les touches habituelles les remplacent.
forbidden-modifier = Maj, Ctrl, Alt, la touche système et Verr. maj. sont exclues : à force d’appuis, le système pose des questions.
forbidden-function = Les touches F sont au jeu et au système.
forbidden-menu = Cette touche sert dans les menus.
forbidden-system = Cette touche est au système.
forbidden-unknown = Cette touche n’est pas utilisable.

# Manettes. Les quatre boutons de droite par leur position, car leurs signes varient.
pad-button-west = bouton de gauche
pad-button-north = bouton du haut
pad-button-south = bouton du bas
pad-button-east = bouton de droite
pad-button-pad-left = croix à gauche
pad-button-pad-up = croix en haut
pad-button-pad-down = croix en bas
pad-button-pad-right = croix à droite
pad-button-start = start
pad-button-select = select
pad-button-shoulder-left = L1
pad-button-shoulder-right = R1
pad-button-stick-left = L3
# Les mêmes dans une phrase : appuyez sur …
pad-the-west = le bouton de gauche
pad-the-north = le bouton du haut
pad-the-south = le bouton du bas
pad-the-east = le bouton de droite
pad-the-pad-left = la croix, vers la gauche
pad-the-pad-up = la croix, vers le haut
pad-the-pad-down = la croix, vers le bas
pad-the-pad-right = la croix, vers la droite

pad-join = Appuyez sur un bouton de la manette pour vous asseoir.
pad-lost = { $name } n’a plus de manette. Rebranchez-la et appuyez sur un bouton, ou continuez au clavier.
pad-back = { $name } a retrouvé sa manette.
pad-help = Croix : colonnes. Boutons de droite : piles.

# L’essai du clavier.
keycheck-hold = Tous ensemble : tenez les touches marquées.
keycheck-progress = { $done } sur { $all }
keycheck-now = { $n ->
    [one] { $n } touche vue à la fois
   *[other] { $n } touches vues à la fois
 }
keycheck-give-up = Oui, mais certaines restent éteintes
keycheck-open = Le test n’est pas fini : tenez juste les touches marquées. Touches vues à la fois jusqu’ici : { $seen }.
keycheck-good = Tout va bien : ce clavier voit ce qu’il faut ({ $wanted } touches à la fois).
keycheck-few = Ce clavier ne voit que { $seen } touches sur { $wanted } à la fois. Dans le feu de la course, des appuis seront perdus.
keycheck-pair = { $first } et { $second } se bloquent des touches.
keycheck-alone = { $name } : certaines touches se bloquent entre elles.
keycheck-advice-preset = Essayez les zones « { $preset } » : aucune des combinaisons manquées ne s’y trouve.
keycheck-advice-hardware = D’autres touches n’y changeront rien. Un second clavier ou une manette, si.
