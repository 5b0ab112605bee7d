# Les mots de tous les écrans, et que dire quand un fichier ou un appareil pose problème.
language-name = Français
