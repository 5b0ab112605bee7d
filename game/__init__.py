"""Frantic Couch: four tabletop games for friends at one keyboard."""
