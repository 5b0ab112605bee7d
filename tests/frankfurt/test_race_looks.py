"""Whoever looks around in a race: keys told on nobody's cards, and the banner says the rule."""

from typing import Any

import pygame
import pytest

from game.core.explain import Kind
from game.frankfurt.screen.places import CAP, PILE_CAP
from game.ui.canvas import Box
from game.ui.pen import Pen
from tests.frankfurt.test_bubbles import raced
from tests.frankfurt.test_short_gaps import says
from tests.harness import frame


@pytest.mark.parametrize("kinds", ["hb", "hhb", "hhbb"])
@pytest.mark.parametrize("percent", [100, 200])
def test_the_keys_of_looking_cover_neither_panels_nor_the_log(kinds: str, percent: int) -> None:
    services, scene = raced(kinds, (1280, 720), percent)
    frame(services)
    scene.begin_look()
    frame(services)
    line, places = scene.looks.look.hints, scene.table_places
    for place in (*places.seats, places):
        panel = place.panel if hasattr(place, "panel") else place.log
        assert not line.meets(Box(panel.x, panel.y, panel.w, panel.h))
    signs = places.signs
    assert not line.meets(Box(signs.x, signs.y, signs.w, signs.h)), "nothing looks out below it"
    services.scenes.quit()


def test_the_banner_says_the_rule_that_is_told_of_it_and_not_that_it_is_a_pause() -> None:
    services, scene = raced()
    frame(services)
    scene.begin_look()
    frame(services)
    assert says(services, scene) == {"frankfurt-now-race"}
    escape = pygame.event.Event(
        pygame.KEYDOWN, scancode=pygame.KSCAN_ESCAPE, key=pygame.K_ESCAPE, mod=0, unicode=""
    )
    services.scenes.handle(escape)
    frame(services)
    assert "frankfurt-now-race" not in says(services, scene)
    services.scenes.quit()


@pytest.mark.parametrize("kinds", ["hb", "bh", "hbb", "bhb", "bbh", "hbbb", "bhbb", "bbhb", "bbbh"])
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("after", [0, 60])
def test_a_tip_in_the_race_covers_no_own_card_no_pile_and_no_key(
    kinds: str, percent: int, after: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The race goes on while a tip of the mouse is read: what is needed then stays in sight."""
    services, scene = raced(kinds, (1280, 720), percent)
    scene.fast_forward(after)
    scene.view.snap(scene.state)
    person, tips, caps = kinds.index("h"), [], []
    place, key_cap = scene.looks.look.place, Pen.key_cap

    def noted(*args: Any) -> Box:
        tips.append(place(*args))
        return tips[-1]

    def drawn(pen: Pen, text: str, box: Box, **more: Any) -> None:
        caps.append(box)
        key_cap(pen, text, box, **more)

    monkeypatch.setattr(Pen, "key_cap", drawn)
    frame(services)
    things = list(scene._things())
    own = {column.top for column in scene.state.seats[person].columns}
    places = scene.table_places.seats[person]
    needed = [Box(x - CAP / 2, places.caps_y - CAP / 2, CAP, CAP) for x in places.columns]
    for x, y in scene.table_places.piles:
        cap = y + scene.table_places.caps[person]
        needed.append(Box(x - PILE_CAP / 2, cap - PILE_CAP / 2, PILE_CAP, PILE_CAP))
    needed += caps
    needed += [one.box for one in things if one.thing.kind is Kind.CARD and one.thing.card in own]
    needed += [one.box for one in things if one.thing.key == "pile"]
    assert caps
    scene.looks.look.place = noted
    for one in things:
        scene.looks.look._here = one
        scene.looks.look.draw(lambda thing: scene._explain(thing)[1]())
        if scene._explain(one.thing)[1]() is None:
            continue
        tip = tips[-1]
        assert not [box for box in (one.box, *needed) if tip.meets(box)], one
        assert 0 <= tip.x < tip.right <= 1920
        assert 0 <= tip.y < tip.bottom <= 1080
    assert len(tips) >= 12
    services.scenes.quit()


@pytest.mark.parametrize("kinds", ["hb", "hbb", "hhbb"])
def test_the_keys_of_the_pause_grow_with_the_text(kinds: str) -> None:
    """Also above the title of four, where they have letters that one can read."""
    heights = {}
    for percent in (100, 200):
        services, scene = raced(kinds, (1280, 720), percent)
        pen = scene.view._pen
        pen.start()
        frame(services)
        drawn = {text.text: text.drawn for text in pen.placed}
        heights[percent] = drawn["pause"].h
        line, places = scene.view.key_lines[0], scene.table_places
        assert line.right < 800 or line.bottom <= places.title_y - 28, "the title is below"
        services.scenes.quit()
    assert heights[200] >= 1.35 * heights[100]
    assert heights[200] >= 36
