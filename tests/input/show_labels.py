"""A window that prints labels and routed presses, for tests of layouts on a real display."""

import pygame

from game.input.keyboard import Keyboard
from game.input.places import name_of_place, place_of_name
from game.input.presses import Router
from game.input.seating import Player, Seating
from game.input.zones import load_zones

SHOWN = "Q W A Z Y M SEMICOLON LEFTBRACKET APOSTROPHE GRAVE EQUALS MINUS COMMA 1 KP_7"
SECONDS = 60


def main() -> None:
    pygame.display.init()
    pygame.display.set_mode((400, 300))
    keyboard = Keyboard()
    zones = load_zones().get("four").zones
    router = Router(Seating(tuple(Player("human", zone.name, zone=zone) for zone in zones)))
    print_labels(keyboard)
    end = pygame.time.get_ticks() + SECONDS * 1000
    while pygame.time.get_ticks() < end:
        event = pygame.event.wait(1000)
        if event.type == pygame.QUIT:
            return
        if keyboard.handle(event):
            print_labels(keyboard)
        if event.type == pygame.KEYDOWN:
            press = router.route(event)
            meaning = f"seat {press[0]} {press[1].row} {press[1].index}" if press else "nobody"
            print("press", name_of_place(event.scancode), meaning, flush=True)
        elif event.type in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST):
            print(pygame.event.event_name(event.type), flush=True)


def print_labels(keyboard: Keyboard) -> None:
    labels = (f"{name}={keyboard.label(place_of_name(name))}" for name in SHOWN.split())
    print("layout", keyboard.layout, *labels, flush=True)


if __name__ == "__main__":
    main()
