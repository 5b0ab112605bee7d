"""``python -m game`` is the same as ``python main.py``."""

from game.app import main

if __name__ == "__main__":
    raise SystemExit(main())
