"""What every screen is made of: canvas, sprites, text, motion, sound, language."""
