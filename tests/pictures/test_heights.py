"""Public messages fit a phone: how high the browser draws them in a window of 400 pixels."""

import asyncio
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest
from simcord.backend.models import Message

from bot.players import GONGZHU, HEARTS, TrickGame
from bot.tables.tricks import Phase, TrickTable
from tests.pictures.camera import DRAWN, MISSING, PATIENCE_MS, READY, TRIES, emoji_assets
from tests.pictures.scenes import opened
from tests.support.browser import FLAGS, chromium, chromium_path
from tests.support.guild import CardRoom
from tests.support.quick_pictures import draw_for_real
from tests.support.quick_thinking import think_at_once
from tests.support.tournaments import Rally
from tests.support.tricks.people import finish_hand, play_on

pytestmark = [pytest.mark.browser, pytest.mark.thorough, pytest.mark.xdist_group("heights")]

WIDTH_PX: Final = 400
SCREEN_PX: Final = 800
# The most pixels of each message, with its buttons.
MOST_PX: Final = {
    "lobby 2": 320,
    "lobby 5": 380,
    # Its first line does not fit beside a name as long as this.
    "lobby 5 of kopitiam": 384,
    "lobby 10": 500,
    "lobby 19": 700,
    "dealt 5": 400,
    "dealt 19": SCREEN_PX,
    "reveal 2": 480,
    "reveal 5": 680,
    "reveal 5 with a banner": 680,
    "reveal 10": SCREEN_PX,
    "reveal 19": 2 * SCREEN_PX,
    # Those of kopitiam, which differ most. They are asked for, and longer than what a table says by itself.
    "rules": 1_250,
    "closed 5": 480,
    "closed 19": SCREEN_PX,
    "hearts lobby": 380,
    "hearts preparing": 400,
    "hearts playing": 400,
    "hearts between": 560,
    "hearts over": 560,
    "gongzhu lobby": 380,
    "gongzhu preparing": 400,
    "gongzhu playing": 400,
    "gongzhu between": 560,
    "gongzhu over": 560,
    # Partners stand one below the other.
    "gongzhu lobby in teams": 430,
    "gongzhu preparing in teams": 400,
    "gongzhu playing in teams": 400,
    "gongzhu between in teams": 600,
    "gongzhu over in teams": 600,
    "tournament 8 gathering": 460,
    "tournament 8 playing": 640,
    "tournament 8 over": 640,
}


class _Album:
    """Messages as they were at some moments."""

    def __init__(self, room: CardRoom) -> None:
        self.room = room
        self.kept: dict[str, Message] = {}

    def keep(self, name: str, message: Any) -> None:
        channel_id = self.room.channel.id
        self.kept[name] = deepcopy(self.room.env.backend.get_message(channel_id, message.id))


@pytest.fixture(scope="module")
def heights(tmp_path_factory: pytest.TempPathFactory) -> dict[str, int]:
    """The heights of all messages, in CSS pixels."""
    with chromium():
        pass
    return asyncio.run(_heights(tmp_path_factory.mktemp("heights")))


@pytest.mark.parametrize("name", MOST_PX)
def test_a_message_fits_a_phone(heights: dict[str, int], name: str):
    assert heights[name] <= MOST_PX[name]


async def _heights(folder: Path) -> dict[str, int]:
    with pytest.MonkeyPatch.context() as patch:
        draw_for_real(patch)
        think_at_once(patch)
        async with opened(folder) as room:
            album = _Album(room)
            for number in (2, 5, 10, 19):
                await _round_of(album, number)
            await _fullest(album)
            for game in (HEARTS, GONGZHU):
                await _game_of(album, game)
            await _game_of(album, GONGZHU, " in teams", teams=True)
            await _tournament_of(album, 8)
            return await _measured(album)


async def _round_of(album: _Album, number: int) -> None:
    room = album.room
    room.channel = room.guild.create_text_channel(f"gnau-{number}")
    people = [room.ann, *(room.person(f"Player {each}") for each in range(2, number + 1))]
    await room.pause()
    await room.open(stake=5)
    for person in people:
        await room.click(person, "Join")
    album.keep(f"lobby {number}", room.table)
    await room.click(room.ann, "Deal")
    album.keep(f"dealt {number}", room.table)
    await room.click(room.ann, "Reveal")
    album.keep(f"reveal {number}", room.table)
    await room.more(room.ann, "Close")
    album.keep(f"closed {number}", room.table)


async def _fullest(album: _Album) -> None:
    """A lobby with house rules, and a result that is told with a banner."""
    room = album.room
    room.channel = room.guild.create_text_channel("full")
    people = [room.person(f"Guest {each}") for each in range(1, 6)]
    await room.pause()
    await room.open(people[0], stake=5, rules="kopitiam")
    for person in people:
        await room.click(person, "Join")
    album.keep("lobby 5 of kopitiam", room.table)
    room.deck.hands = ["KS 5H 5D 3C 3H", "AS KD 4C 6S 10S"]
    await room.click(people[0], "Deal")
    room.deck.hands = []
    await room.click(people[0], "Reveal")
    album.keep("reveal 5 with a banner", room.table)
    await people[0].slash(room.channel, "gnau rules")
    album.keep("rules", room.table)


async def _game_of(album: _Album, game: TrickGame, kind: str = "", **options: Any) -> None:
    room = album.room
    for host, target, end in ((room.ann, 1_000, "between"), (room.cat, 1, "over")):
        room.channel = room.guild.create_text_channel(f"{game.name}-{end}{kind.replace(' ', '-')}")
        await room.pause()
        await host.slash(room.channel, f"{game.name} open", target=target, **options)
        await room.click(room.ben, "Join", room.table_of(game))
        album.keep(f"{game.name} lobby{kind}", room.table_of(game))
        await room.click(host, "Start", room.table_of(game))
        album.keep(f"{game.name} preparing{kind}", room.table_of(game))
        await play_on(room, game, _is_in_the_middle)
        album.keep(f"{game.name} playing{kind}", room.table_of(game))
        await finish_hand(room, game)
        album.keep(f"{game.name} {end}{kind}", room.table_of(game))


async def _tournament_of(album: _Album, number: int) -> None:
    room = album.room
    room.channel = room.guild.create_text_channel("tournament")
    rally = Rally(room, room.boss())
    await rally.open(hands=2)
    await rally.join(*(room.person(f"Entrant {each}") for each in range(1, number + 1)))
    await rally.settle()
    album.keep(f"tournament {number} gathering", rally.message)
    await rally.begin()
    for table in (0, 1):
        await rally.finish_hand(table)
    album.keep(f"tournament {number} playing", rally.message)
    for table in (0, 1):
        await rally.finish_hand(table)
    album.keep(f"tournament {number} over", rally.message)


def _is_in_the_middle(table: TrickTable) -> bool:
    return table.phase is Phase.PLAYING and table.hand is not None and len(table.hand.play.finished) > 4


async def _measured(album: _Album) -> dict[str, int]:
    """Return the heights of messages as Ann sees them, all in one channel."""
    from playwright.async_api import async_playwright

    room = album.room
    channel = room.guild.create_text_channel("album")
    for message in album.kept.values():
        shown = replace(message, id=room.env.backend.snowflake(), channel_id=channel.id)
        room.env.backend.messages[channel.id][shown.id] = shown
    preview = room.env.preview(channel, viewers=[room.ann], layout="channel", assets=emoji_assets(room))
    async with async_playwright() as playwright, preview as shown_there:
        browser = await playwright.chromium.launch(executable_path=chromium_path(), args=list(FLAGS))
        for _ in range(TRIES):
            page = await browser.new_page(viewport={"width": WIDTH_PX, "height": 20_000})
            page.set_default_timeout(PATIENCE_MS)
            await page.goto(shown_there.url)
            await page.wait_for_function(READY)
            await page.wait_for_function(DRAWN)
            articles = page.locator("#channel-message-list .component-container")
            found = await articles.evaluate_all("all => all.map(each => Math.ceil(each.offsetHeight))")
            if not await page.locator(MISSING).count():
                return dict(zip(album.kept, found, strict=True))
            await page.close()
    raise RuntimeError("the page does not show all pictures")
