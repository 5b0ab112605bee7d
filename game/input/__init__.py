"""From keys, pads and the mouse to a seat and its intent."""
