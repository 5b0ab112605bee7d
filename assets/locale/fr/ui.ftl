# La fenêtre et le périphérique audio.
window-fullscreen-refused = Le plein écran est impossible ici ; le jeu continue dans sa fenêtre.
music-missing = Pas de musique ici : un de ses fichiers manque ou est abîmé.
audio-no-device = Pas de son : aucun périphérique audio ne répond sur cet ordinateur.
audio-closed = Le son est coupé.
