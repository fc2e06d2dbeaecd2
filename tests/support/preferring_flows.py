"""All that people choose for themselves: a part of the flows of everything."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from bot.tables.ids import UserId
from bot.tables.preferences import TurnCalls
from bot.text import DEFAULT_LOCALE
from tests.support.guild import CardRoom, shown_by


async def their_preferences(room: CardRoom) -> None:
    """Every choice of the panel, switched on and off again."""
    await room.ann.slash(room.channel, "preferences")
    for call in TurnCalls:
        await room.ann.select(_latest(room), [call.value], custom_id="preferences:set:turn_calls")
    another = next(each for each in room.bot.catalog.offered if each != DEFAULT_LOCALE)
    for language in (another, "discord"):
        await room.ann.select(_latest(room), [language], custom_id="preferences:set:language")
    for name in ("forced_cards", "more_time", "text_only", "four_colours"):
        for state in ("on", "off"):
            await room.ann.click(_latest(room), custom_id=f"preferences:put:{name}:{state}")


async def nights_and_a_vacation(room: CardRoom) -> None:
    """Quiet hours in a time zone from the list, then in one that is typed; a vacation at a slow table."""
    ann = room.ann
    await room.open(split="own", pace="86400")
    for person in (ann, room.ben):
        await room.click(person, "Join")
    await ann.slash(room.channel, "preferences")
    await ann.click(_latest(room), custom_id="preferences:page:quiet")
    for name, value in (("zone", "Asia/Tokyo"), ("quiet:0:start", "22"), ("quiet:0:hours", "9")):
        await ann.select(_latest(room), [value], custom_id=f"preferences:{name}")
    for name, value in (("quiet:1:start", "12"), ("quiet:1:hours", "1")):
        await ann.select(_latest(room), [value], custom_id=f"preferences:{name}")
    form = await ann.select(_latest(room), ["other"], custom_id="preferences:zone")
    await ann.submit_modal(form, {"zone": "UTC+5:45"})
    for page in ("all", "vacation"):
        await ann.click(_latest(room), custom_id=f"preferences:page:{page}")
    await ann.select(_latest(room), ["2"], custom_id="preferences:days")
    await ann.click(_latest(room), custom_id="preferences:leave:2")
    # A day later a new message of the table calls everyone who is not away.
    await room.env.advance_time(90_000)
    await room.click(ann, "Deal")
    await room.pause()
    await ann.slash(room.channel, "preferences")
    await ann.click(_latest(room), custom_id="preferences:page:vacation")
    await ann.click(_latest(room), custom_id="preferences:return")
    await room.pause()


def _latest(room: CardRoom) -> Any:
    """Return the latest message that Ann sees."""
    return room.channel.history(viewer=room.ann)[-1]


async def called_to_the_table(room: CardRoom) -> None:
    """Two people who are waited for: one is pinged, the other gets a direct message."""
    for person, way in ((room.ann, TurnCalls.PING), (room.ben, TurnCalls.DIRECT)):
        await room.bot.services.preferences.change(UserId(person.id), {"turn_calls": way})
    await room.open(split="own")
    for person in (room.ann, room.ben):
        await room.click(person, "Join")
    await room.click(room.ann, "Deal")
    table = room.table
    await room.env.advance_time(21)
    for person in (room.ann, room.ben):
        await person.click(shown_by(await room.click(person, "My hand", table)), label="No Ox")


PREFERRING_FLOWS: Final[tuple[Callable[[CardRoom], Awaitable[None]], ...]] = (
    their_preferences,
    nights_and_a_vacation,
    called_to_the_table,
)
