"""How high a lobby is on a phone, measured in the browser: it has to leave room for the chat."""

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.players import HEARTS
from tests.pictures.camera import READY, emoji_assets
from tests.pictures.gallery import WIDTHS_PX
from tests.support.browser import FLAGS, chromium_path
from tests.support.guild import CardRoom

if TYPE_CHECKING:
    import simcord
    from playwright.async_api import Page

# By how many people sit there: at most so many pixels.
GNAU_PX = {2: 320, 5: 380, 10: 500, 19: 700}
HEARTS_PX = {2: 380, 4: 380}


async def height_px(page: "Page", preview: "simcord.Preview") -> float:
    """Return how high the newest message is."""
    await preview.refresh()
    await page.goto("about:blank")
    await page.goto(preview.url)
    await page.wait_for_function(READY)
    box = await page.locator("#channel-message-list .component-container").last.bounding_box()
    assert box is not None
    return box["height"]


@pytest.mark.skipif(chromium_path() is None, reason="there is no Chromium")
async def test_a_lobby_leaves_room_on_a_phone(tmp_path: Path):
    browsers = pytest.importorskip("playwright.async_api", reason="playwright not installed")
    async with CardRoom(tmp_path) as room, browsers.async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium_path(), args=list(FLAGS))
        page = await browser.new_page(viewport={"width": WIDTHS_PX[0], "height": 1600})
        people = [room.ann, room.ben, room.cat, room.dan, *(room.person(f"Player{n}") for n in range(15))]
        for game, limits in (("gnau", GNAU_PX), (HEARTS.name, HEARTS_PX)):
            if room.messages:
                await room.pause()
            await room.ann.slash(room.channel, f"{game} open", stake=5)
            showing = room.env.preview(
                room.channel, viewers=[room.ann], layout="channel", assets=emoji_assets(room)
            )
            seated = 1
            async with showing as preview:
                for count, most_px in limits.items():
                    for person in people[seated:count]:
                        await room.click(person, "Join")
                    seated = count
                    assert await height_px(page, preview) <= most_px, (game, count)
        await browser.close()
