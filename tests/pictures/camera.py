"""Takes the pictures: the page of the simulated server, in a browser, message by message."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import BytesIO
from typing import TYPE_CHECKING, Final

from PIL import Image
from simcord.backend.cdn import CDN_BASE

from bot.render.cards import emoji_name, emoji_png
from bot.rules.cards import build_deck
from tests.pictures.scenes import Shot
from tests.support.browser import FLAGS, chromium_path
from tests.support.guild import CardRoom

if TYPE_CHECKING:
    import simcord
    from playwright.async_api import Page

# As wide as a phone; every picture has twice as many pixels.
WIDTH_PX: Final = 460
HEIGHT_PX: Final = 1600
SCALE: Final = 2

READY: Final = "() => window.simcordPreview?.ready && simcordPreview.awaitingRevision === null"
DRAWN: Final = "() => [...document.images].every(each => each.complete) && document.fonts.status === 'loaded'"
# What the page shows where it has given up on a picture: on a busy machine it can't look through all of them.
MISSING: Final = ".emoji-unavailable, .media-unavailable"
TRIES: Final = 8
# A busy machine takes its time to draw.
PATIENCE_MS: Final = 180_000


class Camera:
    """Ann's view of the channel."""

    def __init__(self, preview: "simcord.Preview", page: "Page") -> None:
        self._preview = preview
        self._page = page

    async def take(self, shot: Shot) -> Image.Image:
        """Return a picture of a message as it is now."""
        await self._preview.refresh()
        for _ in range(TRIES):
            await self._page.goto("about:blank")
            await self._page.goto(self._preview.url)
            await self._page.wait_for_function(READY)
            frames = self._page.locator("#channel-message-list .component-container")
            frame = frames.nth(shot.place)
            await frame.scroll_into_view_if_needed()
            await self._page.wait_for_function(DRAWN, arg=await frame.element_handle())
            taken = Image.open(BytesIO(await frame.screenshot())).convert("RGB")
            if not await frame.locator(MISSING).count():
                return taken
        raise RuntimeError("the page does not show all pictures")


@asynccontextmanager
async def camera_in(room: CardRoom) -> AsyncIterator[Camera]:
    """Open a browser at the page of a room, as Ann sees it."""
    from playwright.async_api import async_playwright

    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium_path(), args=list(FLAGS))
        showing = room.env.preview(
            room.channel, viewers=[room.ann], layout="channel", assets=emoji_assets(room)
        )
        async with showing as preview:
            page = await browser.new_page(
                viewport={"width": WIDTH_PX, "height": HEIGHT_PX}, device_scale_factor=SCALE
            )
            page.set_default_timeout(PATIENCE_MS)
            yield Camera(preview, page)
        await browser.close()


def emoji_assets(room: CardRoom) -> dict[str, tuple[str, bytes]]:
    """Return the pictures of the bot's emoji by where Discord has them."""
    by_name = {emoji_name(card): emoji_png(card) for card in build_deck()}
    known = room.env.backend.application_emojis.values()
    return {f"{CDN_BASE}/emojis/{each.id}.png": (f"{each.name}.png", by_name[each.name]) for each in known}
