# The window and the sound device.
window-fullscreen-refused = Full screen isn't possible here; the game goes on in its window.
music-missing = No music here: a file of it is missing or damaged.
audio-no-device = No sound: this computer has no sound device that answers.
audio-closed = The sound is off.
