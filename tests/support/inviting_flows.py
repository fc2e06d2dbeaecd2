"""All that people do with the menu of a member: a part of the flows of everything."""

from collections.abc import Awaitable, Callable
from typing import Final

from tests.support.guild import CardRoom, shown_by

DEAL_ME_IN: Final = "Deal me in with…"
CHALLENGE: Final = "Challenge…"
GAMES: Final = ("gnau", "hearts", "gongzhu")


async def invitations(room: CardRoom) -> None:
    """Invitations to a table of each game, declined and accepted, by who may answer them and who may not."""
    await room.ann.context_menu(room.channel, DEAL_ME_IN, room.ann)
    await room.ann.context_menu(room.channel, DEAL_ME_IN, room.ben)
    await room.click(room.cat, "Deal me in")
    await room.click(room.ben, "Deal me in")
    await room.cat.context_menu(room.channel, DEAL_ME_IN, room.dan)
    await room.click(room.dan, "Not now")
    await room.cat.context_menu(room.channel, DEAL_ME_IN, room.dan)
    await room.ann.slash(room.channel, "gnau close")
    for game, invited in zip(GAMES, (room.ben, room.cat, room.dan), strict=True):
        await room.pause()
        asked = shown_by(await room.ann.context_menu(room.channel, CHALLENGE, invited))
        await room.ann.click(asked, custom_id=f"challenge:{game}:{invited.id}")
        await room.click(invited, "Not now")
        other = room.person(f"Guest of {game}")
        await room.ann.context_menu(room.channel, DEAL_ME_IN, other)
        await room.click(other, "Deal me in")
        await room.ann.slash(room.channel, f"{game} close")


INVITING_FLOWS: Final[tuple[Callable[[CardRoom], Awaitable[None]], ...]] = (invitations,)
