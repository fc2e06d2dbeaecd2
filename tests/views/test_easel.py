"""Pictures are drawn beside the bot, the same as in it, and whatever becomes of the process that draws."""

from functools import partial

import pytest

from bot.render import draw_bars
from bot.render.bars import Bar
from bot.render.worker import NotDrawn
from bot.views.easel import Easel
from tests.support.imports import loaded_with, parts_of_bot

BARS = (Bar("Single", 0.5, "50%"),)


@pytest.fixture
def elsewhere():
    easel = Easel(processes=1)
    yield easel
    easel.close()


def process_of(easel: Easel):
    helper = easel._free.get()
    easel._free.put(helper)
    return helper._process


async def test_another_process_draws_the_same(elsewhere):
    drawn = await elsewhere.draw(partial(elsewhere.paint, draw_bars, (BARS,)))
    assert drawn == draw_bars(BARS) == Easel().paint(draw_bars, (BARS,))
    assert process_of(elsewhere).is_alive()
    assert elsewhere.waiting == 0


def test_what_cannot_be_drawn_there_says_where_and_not_what(elsewhere):
    with pytest.raises(NotDrawn) as found:
        elsewhere.paint(draw_bars, (("the queen of spades",),))
    assert str(found.value).startswith("AttributeError in ")
    assert "queen" not in str(found.value)
    # The process goes on.
    assert elsewhere.paint(draw_bars, (BARS,)) == draw_bars(BARS)


def test_where_the_process_is_gone_the_picture_is_drawn_here_and_the_next_in_another(elsewhere, caplog):
    elsewhere.paint(draw_bars, (BARS,))
    first = process_of(elsewhere)
    first.kill()
    first.join()
    assert elsewhere.paint(draw_bars, (BARS,)) == draw_bars(BARS)
    assert "a process that draws does not answer" in caplog.text
    elsewhere.paint(draw_bars, (BARS,))
    assert process_of(elsewhere).pid != first.pid


async def test_what_is_not_wanted_any_more_is_not_drawn():
    def draw():
        raise AssertionError

    assert await Easel().draw(draw, is_wanted=lambda: False) is None


def test_the_process_loads_pictures_and_nothing_else_of_the_bot():
    loaded = loaded_with("bot.render.worker")
    assert parts_of_bot(loaded) == {"render", "rules", "paths"}
    assert {"discord", "sqlalchemy", "asyncio"} & loaded == set()
