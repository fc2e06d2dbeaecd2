"""All that people can do outside of servers: a part of the flows of everything."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from bot.players import HEARTS
from tests.support.daily_deals import DailyPlayer
from tests.support.guild import CardRoom, shown_by, text_of
from tests.support.outside import Outside, Where
from tests.support.trainee import Trainee


async def friends_who_share_a_code(room: CardRoom) -> None:
    """Two friends with two codes: today and the month of a deal and of the drill, and one leaves."""
    ann, ben = (deal_player(room, who) for who in (room.ann, room.ben))
    for player in (ann, ben):
        await player.look()
        await player.finish()
    page = shown_by(await ann.press("👥 Friends"))
    await ann.who.click(page, label="New code")
    code = code_on(page)
    other = shown_by(await ben.press("👥 Friends"))
    form = await ben.who.click(other, label="Type a code")
    await ben.who.submit_modal(form, {"code": code.lower()})
    for label in ("This month", "✓ This month", "Today", "✓ Today", "New code"):
        await ben.who.click(other, label=label)
    await ben.who.click(other, label=f"Next: {code}")
    form = await ben.who.click(other, label="Type a code")
    await ben.who.submit_modal(form, {"code": code})
    await ben.who.click(other, label="This month")
    await ben.who.click(other, label="Leave")
    trainee = Trainee(room, ann.who)
    await trainee.start()
    await trainee.finish(wrong=1)
    page = shown_by(await trainee.say("👥 Friends"))
    for label in ("This month", "Today", "New code"):
        await ann.who.click(page, label=label)
    form = await ann.who.click(page, label="Type a code")
    await ann.who.submit_modal(form, {"code": code})
    await ann.who.click(page, label="Leave")


async def outside_of_servers(room: CardRoom) -> None:
    """What needs a server, help, and a result that a group sees."""
    ann: Any = Outside(room, room.ann, Where.DIRECT)
    for command in ("gnau open", "gnau stats", "help"):
        await ann.slash(None, command)
    cat: Any = Outside(room, room.cat, Where.GROUP)
    player = DailyPlayer(room, cat, HEARTS)
    await player.look()
    await player.finish()
    shared = shown_by(await player.press("Share"))
    await cat.click(shared, label="Play today's deal")
    trainee = Trainee(room, cat)
    await trainee.start()
    await trainee.finish()
    await cat.click(shown_by(await trainee.say("Share")), label="Today's set")


def deal_player(room: CardRoom, who: Any) -> DailyPlayer:
    """Return a person who plays the daily deal of Hearts in their direct messages with the bot."""
    outside: Any = Outside(room, who, Where.DIRECT)
    return DailyPlayer(room, outside, HEARTS)


def code_on(page: Any) -> str:
    """Return the code of the group on a page."""
    return text_of(page).split("Code: `")[1].split("`")[0]


OUTSIDE_FLOWS: Final[tuple[Callable[[CardRoom], Awaitable[None]], ...]] = (
    friends_who_share_a_code,
    outside_of_servers,
)
