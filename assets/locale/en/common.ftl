# Words that every screen needs, and what to say when a file or a device is not all right.
language-name = English
