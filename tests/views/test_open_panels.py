"""Which private panels can be kept up to date."""

from types import SimpleNamespace
from typing import Any

from discord import ui

from bot.players import GONGZHU, HEARTS, TrickGame
from bot.tables.ids import TableId, UserId
from bot.views import open_panels
from bot.views.open_panels import OpenPanel, OpenPanels
from tests.support.clock import FakeClock
from tests.support.tables import ANN, BEN
from tests.support.tricks.tables import started

HERE, THERE = TableId(1), TableId(2)


def panel_of(user_id: UserId, table_id: TableId = HERE, game: TrickGame = HEARTS) -> OpenPanel:
    visit: Any = SimpleNamespace(user_id=user_id)
    stored: Any = SimpleNamespace(game=game.name, table_id=table_id)
    return OpenPanel(visit, stored, started(game=game).table, lambda *_: ui.LayoutView())


def test_the_latest_panel_of_each_person_at_each_table():
    panels = OpenPanels(FakeClock())
    first, second, other, elsewhere = panel_of(ANN), panel_of(ANN), panel_of(BEN), panel_of(ANN, THERE)
    for panel in (first, other, elsewhere, second):
        panels.remember(panel)
    assert panels.open_at(HERE) == [other, second]
    assert panels.open_at(THERE) == [elsewhere]
    assert second.user_id == ANN


def test_a_panel_is_forgotten_unless_a_newer_has_taken_its_place():
    panels = OpenPanels(FakeClock())
    first, second = panel_of(ANN), panel_of(ANN)
    panels.remember(first)
    panels.remember(second)
    panels.forget(first)
    assert panels.open_at(HERE) == [second]
    panels.forget(second)
    panels.forget(second)
    assert panels.open_at(HERE) == []


def test_a_panel_is_open_for_as_long_as_its_click_can_be_answered():
    clock = FakeClock()
    panels = OpenPanels(clock)
    panels.remember(panel_of(ANN))
    clock.advance(14 * 60)
    panels.remember(panel_of(BEN))
    assert len(panels.open_at(HERE)) == 2
    clock.advance(0.001)
    assert [panel.user_id for panel in panels.open_at(HERE)] == [BEN]


def test_open_panels_do_not_become_more_and_more(monkeypatch):
    monkeypatch.setattr(open_panels, "LIMIT", 3)
    panels = OpenPanels(FakeClock())
    for number in range(10):
        panels.remember(panel_of(UserId(number)))
    assert [panel.user_id for panel in panels.open_at(HERE)] == [7, 8, 9]


def test_each_panel_ends_once_and_the_others_stay():
    clock = FakeClock()
    panels = OpenPanels(clock)
    assert panels.left_s(HEARTS.name) is None
    ann, ben = panel_of(ANN), panel_of(BEN)
    panels.remember(ann)
    panels.remember(panel_of(ANN, THERE, GONGZHU))
    clock.advance(60)
    panels.remember(ben)
    assert panels.left_s(HEARTS.name) == 13 * 60
    assert panels.take_expired(HEARTS.name) == []
    clock.advance(13 * 60)
    assert panels.left_s(HEARTS.name) == 0
    assert panels.take_expired(HEARTS.name) == [ann]
    assert panels.left_s(HEARTS.name) == 60
    assert panels.open_at(HERE) == [ben]
    assert len(panels.open_at(THERE)) == 1
    assert panels.latest(HERE, ANN) is None
    clock.advance(60)
    assert panels.take_expired(HEARTS.name) == [ben]


def test_who_listens_hears_of_each():
    heard: list[OpenPanel] = []
    panels = OpenPanels(FakeClock())
    panels.subscribe(heard.append)
    opened = [panel_of(ANN), panel_of(BEN)]
    for panel in opened:
        panels.remember(panel)
    assert heard == opened
