# Les mots de tous les écrans, et que dire quand un fichier ou un appareil pose problème.
language-name = Français

word-yes = Oui
word-no = Non
word-on = Oui
word-off = Non
word-ok = OK
word-cancel = Annuler
word-back = Retour
word-continue = Continuer
word-delete = Supprimer

colour-yellow = jaune
colour-red = rouge
colour-blue = bleu
colour-green = vert

player-default = Joueur { $n }
bot-easy = robot facile
bot-normal = robot normal
bot-hard = robot difficile

# Les chiffres et leurs unités. $n est un simple nombre.
seconds = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
milliseconds = { NUMBER($n, maximumFractionDigits: 0) } ms
percent = { NUMBER($n, maximumFractionDigits: 0) } %

# Les fichiers. $file : lequel ; $line : où, 0 si ce n’est pas une ligne ; $why : en anglais.
problem-own-level = Votre fichier { $file } n’a pas été utilisé ; celui du jeu le remplace. { $line ->
    [0] Ce qui ne va pas (en anglais) : { $why }.
   *[other] Ce qui ne va pas, ligne { $line } (en anglais) : { $why }.
 } Corrigez-le ou supprimez-le.
problem-own-board = Votre plateau { $file } est laissé de côté. { $line ->
    [0] Ce qui ne va pas (en anglais) : { $why }.
   *[other] Ce qui ne va pas, ligne { $line } (en anglais) : { $why }.
 } Corrigez-le ou supprimez-le.
problem-own-level-part = Votre fichier { $file } n’a pas été utilisé ; celui du jeu le remplace. { $line ->
    [0] Ce qui ne va pas (en anglais) : { $part } { $why }.
   *[other] Ce qui ne va pas, ligne { $line } de { $part } (en anglais) : { $why }.
 } Corrigez ce fichier ou supprimez-le.
problem-own-board-part = Votre plateau { $file } est laissé de côté. { $line ->
    [0] Ce qui ne va pas (en anglais) : { $part } { $why }.
   *[other] Ce qui ne va pas, ligne { $line } de { $part } (en anglais) : { $why }.
 } Corrigez ce fichier ou supprimez-le.
problem-own-boards-many = Il y a place pour { $most } plateaux à vous. Laissés de côté : { $files }.
problem-game-file = Ce jeu ne peut pas s’ouvrir : { $why }. Réinstallez-le.
problem-texts = Des textes manquent : { $file } est abîmé{ $line ->
    [0] {""}
   *[other] {" "}à la ligne { $line }
 } ({ $why }). Réinstallez le jeu.
problem-texts-gone = Des textes manquent : { $file } n’existe pas, ou est vide. Réinstallez le jeu.
problem-damaged = { $file } était abîmé et le jeu repart de zéro. L’ancien fichier est gardé sous { $kept }.
problem-values = { $file } contient pour { $keys } des valeurs que cette version ne peut pas utiliser ; les valeurs habituelles les remplacent ici. Elles restent dans le fichier.
problem-parts = { $file } contient pour { $keys } des valeurs illisibles ; les valeurs habituelles les remplacent. L’ancien fichier est gardé sous { $kept }.
unfinished-damaged = Impossible de reprendre la partie en attente : son fichier est abîmé, ou vient d’une autre version du jeu ou de ses niveaux. Il est gardé sous { $kept }. Commencez simplement une nouvelle partie.
unfinished-newer = La partie en attente a été commencée avec une version plus récente du jeu. Pour la reprendre, mettez le jeu à jour, puis renommez { $kept } en { $file }.
unfinished-other-content = La partie en attente a été commencée avec d’autres niveaux. Pour la reprendre, remettez-les, puis renommez { $kept } en { $file }.
unfinished-not-kept = Cette partie ne peut pas être gardée pour l’instant : impossible d’écrire { $file } ({ $why }). Nouvel essai à chaque action.
unfinished-kept-again = Cette partie est de nouveau gardée, avec tout ce qui a été joué.
unfinished-taken = Une autre fenêtre a repris ou oublié cette partie.
problem-newer = { $file } vient d’une version plus récente du jeu (format { $format } ; celle-ci connaît { $known }). Il reste tel quel et vos changements ne sont pas enregistrés. Mettez le jeu à jour.
problem-unreadable = Impossible de lire { $file } ({ $why }). Vos changements ne sont pas enregistrés.
problem-not-saved = Impossible d’écrire { $file } pour l’instant ({ $why }). Vos changements valent ici ; nouvel essai toutes les quelques secondes et à la fin.
problem-saved-again = { $file } est de nouveau écrit, avec tous vos changements.
replay-not-kept = L’enregistrement de la partie ne peut pas être écrit pour l’instant : { $file } ({ $why }). La partie attend ; nouvel essai toutes les quelques secondes et au prochain démarrage.
replay-kept-again = L’enregistrement qui n’avait pas pu être écrit est maintenant gardé.
problem-in-the-way = { $file } gêne : ce n’est pas un fichier. Ce que le jeu veut y écrire est écrit à côté de son dossier.
problem-log-unreadable = Impossible de lire { $file } ({ $why }). Les parties qu’il contient ne sont pas comptées.
problem-log-newer = { $file } vient d’une version plus récente du jeu. Les parties qu’il contient ne sont pas comptées ici.
problem-log-lines = { $file } : { $n } lignes abîmées sont ignorées. Elles restent où elles sont.

# Pourquoi un fichier ne peut pas servir ; sinon, les mots du système.
reason-full = le disque est plein
reason-forbidden = la permission manque
reason-read-only = le disque ne peut être que lu
reason-broken = le disque est en panne
reason-gone = il n’est pas là
reason-large = il est trop gros
reason-no-file = ce n’est pas un fichier
reason-no-folder = autre chose se trouve à la place d’un dossier
reason-no-name = aucun nom n’est libre
reason-long = le nom est trop long
reason-many = trop de fichiers sont ouverts
reason-busy = un autre programme s’en sert
reason-silent = le disque ne répond pas
reason-loop = des liens tournent en rond
