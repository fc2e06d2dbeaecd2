"""All that people do who follow a table: a part of the flows of everything."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from tests.support.guild import CardRoom
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.people import begin, finish_hand, play_until


async def following(room: CardRoom) -> None:
    """A table of each game, followed by somebody who stops and goes on, and by a player."""
    await room.deal_to(room.ann, room.ben)
    await room.click(room.ann, "Reveal")
    followed = await room.behind(room.cat, "Follow")
    await room.press_old(room.ann, "follow:gnau:1")
    await _stop_and_go_on(room, room.cat, followed)
    await room.click(room.ann, "Deal again")
    await room.click(room.cat, "See round 1", followed)
    await room.click(room.ann, "Reveal")
    await room.env.advance_time(1)
    await room.click(room.cat, "Join")
    for game in TRICK_GAMES:
        ann, ben = await begin(room, game, room.ann, room.ben, target=10_000)
        followed = await room.behind(room.dan, "Follow", room.table_of(game))
        await play_until([ann, ben], lambda ann=ann: bool(ann.cards))  # type: ignore[misc]
        await _stop_and_go_on(room, room.dan, followed)
        await finish_hand(room, game)
        await room.env.advance_time(1)
        await room.click(room.dan, "Review hand 1", followed)


async def _stop_and_go_on(room: CardRoom, who: Any, followed: Any) -> None:
    for label in ("Stop following", "Keep following"):
        await room.click(who, label, followed)


FOLLOWING_FLOWS: Final[tuple[Callable[[CardRoom], Awaitable[None]], ...]] = (following,)
