"""Starts Frantic Couch: ``python main.py`` opens the game, ``--help`` lists the rest."""

from game.app import main

if __name__ == "__main__":
    raise SystemExit(main())
